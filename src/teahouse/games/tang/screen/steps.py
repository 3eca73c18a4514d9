"""The parts of a turn, and which of them is going on."""

from __future__ import annotations

from teahouse.games.tang.rules.building import AfterTile, BuildAgain, ChooseTile
from teahouse.games.tang.rules.decorating import BeforeDrawing, ChooseCard, DecorateAgain, PutDecoration
from teahouse.games.tang.rules.influence import EndOfTurn, InfluenceNow, Seek, SendMini
from teahouse.games.tang.rules.minis import Face, Stand, Whom
from teahouse.games.tang.rules.placing import ChooseCell, Rotate
from teahouse.games.tang.rules.solo import ChooseCopy, ChooseDisplay, ChooseStack, PairDecoration, SoloTurn
from teahouse.games.tang.rules.solo_characters import KeepCharacter, LastInfluence, SendOwn
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.rules.turn import Turn

Steps = list[tuple[str, str]]

BUILDING = ("step-tile", "step-cell", "step-rotate", "step-reward", "step-guests")
DECORATING = ("step-cards", "step-spot", "step-reward", "step-guests")
SOLO = ("step-pair", "step-cell", "step-rotate", "step-reward", "step-spot")
WHERE: dict[type, str] = {
    ChooseTile: "step-tile",
    ChooseCell: "step-cell",
    Rotate: "step-rotate",
    BuildAgain: "step-tile",
    BeforeDrawing: "step-cards",
    ChooseCard: "step-cards",
    DecorateAgain: "step-cards",
    PutDecoration: "step-spot",
    PairDecoration: "step-spot",
    SoloTurn: "step-pair",
    ChooseCopy: "step-pair",
    ChooseStack: "step-pair",
    ChooseDisplay: "step-pair",
    **dict.fromkeys((InfluenceNow, Seek, SendMini, Stand, Face, Whom, EndOfTurn), "step-guests"),
}


def steps_of(s: Tang) -> Steps:
    step = s.pending[-1]
    if isinstance(step, Turn):
        return [("step-action", "now"), ("step-reward", "later"), ("step-guests", "later")]
    if isinstance(step, (KeepCharacter, LastInfluence, SendOwn)):
        return [("step-guests", "now")]
    now = next((WHERE[kind] for kind in type(step).__mro__ if kind in WHERE), "step-reward")
    if now == "step-guests" and s.seats > 1:  # whatever the action was, it is done
        return [("step-action", "was"), ("step-reward", "was"), ("step-guests", "now")]
    if s.seats == 1:
        order: tuple[str, ...] = SOLO
    elif s.drawn or isinstance(step, (BeforeDrawing, PutDecoration)) or not _building(s):
        order = DECORATING
    else:
        order = BUILDING
    if now not in order:
        return [(now, "now")]
    at = order.index(now)
    return [(key, "was" if n < at else "now" if n == at else "later") for n, key in enumerate(order)]


def _building(s: Tang) -> bool:
    return any(isinstance(step, (AfterTile, ChooseTile, BuildAgain, ChooseCell, Rotate)) for step in s.pending)
