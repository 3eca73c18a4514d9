"""The chapters of the help, and which of them belong to what is being decided."""

from __future__ import annotations

from teahouse.games.tang.rules.building import BuildAgain, ChooseTile
from teahouse.games.tang.rules.decorating import BeforeDrawing, BonusStep, ChooseCard, DecorateAgain, PutDecoration
from teahouse.games.tang.rules.influence import EndOfTurn, InfluenceNow, Seek, SendMini
from teahouse.games.tang.rules.landscapes import ChooseSlot, ChooseToken, PickLandscape, PickTwo, SearchPile
from teahouse.games.tang.rules.minis import Face, Stand, Whom
from teahouse.games.tang.rules.placing import ChooseCell, Paths, Rotate
from teahouse.games.tang.rules.solo import ChooseCopy, ChooseDisplay, ChooseStack, PairDecoration, SoloTurn
from teahouse.games.tang.rules.solo_characters import KeepCharacter, LastInfluence, SendOwn
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.rules.turn import Turn

HELP: tuple[str, ...] = (
    "help-aim",
    "help-turn",
    "help-build",
    "help-rewards",
    "help-enclose",
    "help-temples",
    "help-decorate",
    "help-tracks",
    "help-landscapes",
    "help-characters",
    "help-sight",
    "help-skills",
    "help-lanterns",
    "help-end",
    "help-scoring",
    "help-solo",
    "help-solo-lanterns",
    "help-solo-end",
    "help-screen",
    "help-board",
)

_BUILDING = ("help-build", "help-rewards", "help-enclose", "help-temples")
_DECORATING = ("help-decorate", "help-scoring")
_PEOPLE = ("help-characters", "help-sight", "help-skills")
NOW: dict[type, tuple[str, ...]] = {
    Turn: ("help-turn", "help-build", "help-decorate", "help-lanterns"),
    **dict.fromkeys((ChooseTile, ChooseCell, Rotate), _BUILDING),
    BuildAgain: ("help-lanterns", "help-build"),
    Paths: ("help-rewards", "help-tracks"),
    **dict.fromkeys((PickLandscape, SearchPile, PickTwo, ChooseSlot), ("help-landscapes", "help-sight")),
    ChooseToken: ("help-landscapes", "help-end"),
    **dict.fromkeys((BeforeDrawing, ChooseCard, PutDecoration), _DECORATING),
    BonusStep: ("help-tracks",),
    DecorateAgain: ("help-lanterns", "help-decorate"),
    **dict.fromkeys((InfluenceNow, Seek, SendMini, Stand, Face, Whom), _PEOPLE),
    EndOfTurn: ("help-lanterns", "help-characters"),
    **dict.fromkeys((SoloTurn, ChooseCopy, ChooseStack, ChooseDisplay), ("help-solo", "help-solo-lanterns")),
    PairDecoration: ("help-solo", "help-decorate"),
    **dict.fromkeys((KeepCharacter, LastInfluence, SendOwn), ("help-solo-end", "help-sight", "help-skills")),
}


def chapters_now(s: Tang) -> list[str]:
    """What belongs to the decision that is asked now; at the end the scoring."""
    if not s.pending:
        return ["help-solo-end" if s.seats == 1 else "help-scoring", "help-sight"]
    for kind in type(s.pending[-1]).__mro__:
        if kind in NOW:
            found = list(NOW[kind])
            return ["help-solo", *found] if s.seats == 1 and "help-solo" not in found else found
    return []
