"""Reading the pending steps of a position: the rest of the set-up, or steps that lie on each other as in play."""

from __future__ import annotations

from typing import Any, Final

from teahouse.core.errors import PositionError
from teahouse.core.position import Fields
from teahouse.core.state import Step
from teahouse.games.tang.rules.choices import CELL_NAMES
from teahouse.games.tang.rules.landscapes import ChooseSlot
from teahouse.games.tang.rules.pieces import LANDSCAPE_NAMES
from teahouse.games.tang.rules.position_reading import take_landscape
from teahouse.games.tang.rules.position_steps import read_step, step_word
from teahouse.games.tang.rules.position_words import UNKNOWN
from teahouse.games.tang.rules.setting_up import plan_set_up
from teahouse.games.tang.rules.state import Tang, new_garden

BOTTOM: Final = "bottom"
FREE: Final = (  # T-96: what is asked, or done, after a mini has been moved by the lantern
    "turn tile paths landscape after-tile choose bonus token after-decoration influence-phase mini end-phase"
)
# what lies directly below a step, when the set-up is done
ON: Final[dict[str, str]] = {
    "next-turn": BOTTOM,
    "turn": BOTTOM,
    "influence-phase": "next-turn",
    "end-phase": "next-turn",
    "end": "next-turn",
    "turn-up": "turn influence-phase turn-up deal-beside",
    "whom": FREE,
    "stand": f"{FREE} refill-row place-minis",
    "face": f"{FREE} refill-row place-minis",
    # building
    "after-tile": "influence-phase",
    "tile": "influence-phase",
    "again": "influence-phase",
    "cell": "after-tile after-pair next-solo-turn",
    "rotate": "after-tile decoration after-pair next-solo-turn",
    "take-token": "after-tile",
    "pay-skill": "after-tile take-token",
    "paths": "pay-skill",
    "landscape": "after-tile after-decoration",
    "search": "after-tile after-decoration",
    "slot": "after-tile after-decoration",
    "refill-landscapes": "after-tile after-decoration decoration after-pair next-solo-turn",
    "reveal-landscape": "refill-landscapes",
    # decorating
    "choose": "influence-phase",
    "cards-drawn": "choose",
    "draw-cards": "cards-drawn",
    "before": "draw-cards",
    "draw": "draw-cards cards-drawn choose",
    "draw-card": "draw",
    "card": "influence-phase",
    "after-decoration": "influence-phase",
    "put": "after-decoration",
    "bonus": "after-decoration",
    "token": "after-decoration",
    "more": "influence-phase",
    # characters
    "influence": "influence-phase",
    "seek": "influence-phase end-phase",
    "blind": "influence-phase end-phase",
    "mini": "influence-phase end-phase",
    "refill-row": "influence-phase end-phase begin-solo-turn decoration finale",
    "reveal-character": "refill-row",
    # solo
    "begin-solo-turn": BOTTOM,
    "solo-turn": BOTTOM,
    "next-solo-turn": BOTTOM,
    "finale": BOTTOM,
    "last-influence": BOTTOM,
    "place-minis": BOTTOM,
    "send-own": BOTTOM,
    "after-pair": "next-solo-turn",
    "decoration": "after-pair",
    "pair-cell": "decoration",
    "copy": "next-solo-turn",
    "stack": "next-solo-turn",
    "display": "next-solo-turn",
    "pick": "decoration after-pair next-solo-turn",
    "slots": "decoration after-pair next-solo-turn",
    "deal-beside": "next-solo-turn deal-beside",
    "draw-beside": "next-solo-turn deal-beside",
    "stand-neutral": "refill-row",
}
OF_A_TABLE: Final[list[str]] = ["next-turn", "turn"]  # the bottom with two to four players; all others are of solo
REFILLING: Final[dict[str, str]] = {  # steps that a step of the set-up adds on top of itself
    "reveal-landscape:large": "refill-landscapes:large",
    "reveal-landscape:small": "refill-landscapes:small",
    "reveal-character": "refill-row",
    "stand-neutral": "refill-row",
}


def name_of(word: str) -> str:
    return word.partition(":")[0]


def in_set_up(s: Tang, words: list[str]) -> bool:
    """Before the first decision of turn 1; solo draws more after its first decision (T-86)."""
    return s.turn == 0 or (s.seats == 1 and s.turn == 1 and words[:2] == plan(s)[:2])


def plan(s: Tang) -> list[str]:
    """The words of the whole set-up."""
    fresh = new_garden(s.seats, s.board, s.rulings)
    plan_set_up(fresh)
    return [step_word(fresh, step) for step in fresh.pending]


def read_pending(f: Fields, s: Tang) -> None:
    words = f.some("pending")
    below = BOTTOM
    for word in words:
        step: Step[Any] = read_step(f, s, word, below)
        if isinstance(step, ChooseSlot):
            take_landscape(f, s, "pending", LANDSCAPE_NAMES[step.landscape])
        s.pending.append(step)
        below = name_of(word)
    for number, word in enumerate(words):
        if word in words[:number] and word != "draw-starter":
            raise f.wrong("pending", f"'{word[:40]}' is named twice")
    unknown = [CELL_NAMES[cell] for cell in s.layout.cells if f"{CELL_NAMES[cell]}.{UNKNOWN}" in f.some("tokens")]
    if unknown != [CELL_NAMES[cell] for cell in s.layout.cells if f"size:{CELL_NAMES[cell]}" in words]:
        raise f.wrong("tokens", f"the size is '{UNKNOWN}' where a step 'size' is pending, and only there (T-86)")
    if words and in_set_up(s, words):
        _check_set_up(s, words)
    elif words:
        _check_order(s, words)


def _check_set_up(s: Tang, words: list[str]) -> None:
    """T-14 to T-22, T-86: what is left of it."""
    planned = words[:]
    top = planned[-1]
    refilled = REFILLING.get(top if top in REFILLING else name_of(top), "")
    if refilled and planned[-2:-1] == [refilled]:
        planned.pop()
    elif top == "keep-character":
        planned[-1] = "begin-solo"
    elif name_of(top) == "draw-beside":
        planned[-1] = "deal-" + top.removeprefix("draw-")
    if s.seats == 1 and planned[-1] == "refill-row":
        planned[-1] = "begin-solo"
    right = plan(s)
    if planned != right[: len(planned)]:
        raise PositionError("pending", f"is no rest of the set-up, which is '{' '.join(right)}' (T-14 to T-22, T-86)")
    if s.seats == 1 and (s.turn == 0) != ("begin-solo" in words):
        raise PositionError("turn", f"{s.turn}: the first turn begins when two starting characters are drawn (T-86)")


def _check_order(s: Tang, words: list[str]) -> None:
    below = BOTTOM
    for word in words:
        name = name_of(word)
        if name not in ON:
            raise PositionError("pending", f"'{word}' belongs to the set-up, but this is turn {s.turn}")
        if name_of(below) not in ON[name].split():
            places = " or ".join(ON[name].split())
            raise PositionError("pending", f"'{word}' comes after {places}, not after '{below}'")
        below = word
    if (words[0] in OF_A_TABLE) != (s.seats > 1):
        raise PositionError("pending", f"'{words[0]}' is no step of a game for {s.seats}")
