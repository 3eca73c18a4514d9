"""What a player is asked on a screen: prompt, one sentence more, the parts of the turn, and chapters of the help."""

from __future__ import annotations

from teahouse.core.words import LATER, NOW, WAS, Question, Steps, Values, decision, in_order, words
from teahouse.games.tang.rules.building import AfterTile, BuildAgain, ChooseTile
from teahouse.games.tang.rules.decorating import BeforeDrawing, BonusStep, ChooseCard, DecorateAgain, PutDecoration
from teahouse.games.tang.rules.influence import EndOfTurn, InfluenceNow, Seek, SendMini
from teahouse.games.tang.rules.landscapes import ChooseSlot, ChooseToken, PickLandscape, PickTwo, SearchPile
from teahouse.games.tang.rules.minis import Face, Stand, Whom
from teahouse.games.tang.rules.placing import ChooseCell, Paths, Rotate
from teahouse.games.tang.rules.solo import ChooseCopy, ChooseDisplay, ChooseStack, PairDecoration, SoloTurn
from teahouse.games.tang.rules.solo_characters import KeepCharacter, LastInfluence, SendOwn
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.rules.turn import Turn
from teahouse.games.tang.words.sentences import asked, hinted

# decisions whose prompt on a screen is shorter than in the terminal: nobody need name what he sees
ON_SCREEN = {
    *("choose-cell", "pair-cell", "rotate", "choose-slot", "choose-slots"),
    *("turn", "influence-now", "send-mini", "solo-turn", "keep-character", "last-influence"),
}


def question(s: Tang, count: int, dead: int = 0) -> Question:
    """What is to be decided; so many places and turns of a tile can be chosen, so many spaces are drawn as dead."""
    name = decision(s)
    prompt = f"{'ask' if name in ON_SCREEN else 'prompt'}-{name}", _asked(s)
    hint = words(f"hint-{name}", count=count, dead=dead)
    hint[1].update(hinted(s))
    step = s.pending[-1]
    if isinstance(step, Rotate):
        hint[1]["spaces"] = len(s.cells_for(step.tile))
    for made in ("now", "forms"):  # the sentence below the prompt asks for the same
        if made in prompt[1]:
            hint[1][made] = prompt[1][made]
    return Question(prompt, hint, steps_of(s), chapters_now(s))


def _asked(s: Tang) -> Values:
    """What the prompt says; icons go by their names."""
    values = asked(s)
    step = s.pending[-1]
    if isinstance(step, ChooseSlot):
        values["icons"] = s.board.icon_code(step.landscape)
    for name in ("tile", "edges"):
        values.pop(name, None)
    return values


# --- the parts of a turn ---------------------------------------------------------------------------------------------

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
        return [("step-action", NOW), ("step-reward", LATER), ("step-guests", LATER)]
    if isinstance(step, (KeepCharacter, LastInfluence, SendOwn)):
        return [("step-guests", NOW)]
    now = next((WHERE[kind] for kind in type(step).__mro__ if kind in WHERE), "step-reward")
    if now == "step-guests" and s.seats > 1:  # whatever the action was, it is done
        return [("step-action", WAS), ("step-reward", WAS), ("step-guests", NOW)]
    if s.seats == 1:
        order: tuple[str, ...] = SOLO
    elif s.drawn or isinstance(step, (BeforeDrawing, PutDecoration)) or not _building(s):
        order = DECORATING
    else:
        order = BUILDING
    if now not in order:
        return [(now, NOW)]
    return in_order(order, order.index(now))


def _building(s: Tang) -> bool:
    return any(isinstance(step, (AfterTile, ChooseTile, BuildAgain, ChooseCell, Rotate)) for step in s.pending)


# --- the help --------------------------------------------------------------------------------------------------------

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

# solo has chapters of its own, and those of the others that hold for it
HELP_SOLO: tuple[str, ...] = (
    "help-aim",
    "help-solo",
    "help-build",
    "help-enclose",
    "help-temples",
    "help-solo-lanterns",
    "help-solo-end",
    "help-sight",
    "help-screen",
    "help-board",
)
ALONE = ("help-solo", "help-solo-lanterns", "help-solo-end")


def help_for(s: Tang) -> list[str]:
    """The chapters of the help, those of this match alone."""
    return list(HELP_SOLO) if s.seats == 1 else [key for key in HELP if key not in ALONE]


_BUILDING = ("help-build", "help-rewards", "help-enclose", "help-temples")
_DECORATING = ("help-decorate", "help-scoring")
_PEOPLE = ("help-characters", "help-sight", "help-skills")
CHAPTERS: dict[type, tuple[str, ...]] = {
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
        if kind in CHAPTERS:
            found = [key for key in CHAPTERS[kind] if key in help_for(s)]
            return ["help-solo", *found] if s.seats == 1 and "help-solo" not in found else found
    return []
