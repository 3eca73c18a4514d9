"""The words of steps in a position of Dragon Castle: `name:this:that`, written and read."""

from __future__ import annotations

from typing import Any, Final

from teahouse.core.position import Fields
from teahouse.core.state import Step
from teahouse.games.castle.rules.calling import Payment, find_spirit
from teahouse.games.castle.rules.castle_spirits import Destroy
from teahouse.games.castle.rules.choices import CELL_NAMES
from teahouse.games.castle.rules.choices import SPACE_NAMES as SPACES
from teahouse.games.castle.rules.consolidating import (
    BUILD_ON,
    BUILDING,
    CHECK,
    CONSOLIDATE_SETS,
    ENLARGE,
    Build,
    Building,
    Check,
    ConsolidateSets,
    Enlarge,
)
from teahouse.games.castle.rules.pieces import (
    SPIRIT_NAMES,
    WINDOW_NAMES,
)
from teahouse.games.castle.rules.realm import BIT, spaces_of
from teahouse.games.castle.rules.realm_spirits import DropShrine, DropTile, LiftShrine, LiftTile, TurnTile
from teahouse.games.castle.rules.rulings import read_cards
from teahouse.games.castle.rules.set_spirits import BeautySet, CunningSet, ExtraShrine, Wild
from teahouse.games.castle.rules.setting_up import DrawDragon, DrawSpirit
from teahouse.games.castle.rules.state import Castle
from teahouse.games.castle.rules.turn import (
    BEGIN,
    CONTINUE,
    END_OF_TURN,
    END_WINDOW,
    NEXT_TURN,
    PLACE_TILE,
    TURN,
    UNCOVER,
    Begin,
    Continue,
    End,
    EndOfTurn,
    NextTurn,
    Place,
    Turn,
    Uncover,
)

MANY: Final = 9999


def step_word(step: Step[Any]) -> str:
    """A step and what it has to remember, as `name:this:that`; whose it is says the turn."""
    for name, kind in PLAIN.items():
        if type(step) is kind:
            return name
    if isinstance(step, Uncover):
        return f"uncover:{CELL_NAMES[step.cell]}"
    if isinstance(step, Payment):
        return f"payment:{step.spirit.name}:{WINDOW_NAMES[step.window]}"
    if isinstance(step, Destroy):
        return f"destroy:{WINDOW_NAMES[step.window]}"
    if isinstance(step, Wild):
        return f"wild:{WINDOW_NAMES[step.window]}"
    if isinstance(step, LiftShrine):
        return f"lift-shrine:{MUST[1] if step.must else MUST[0]}"
    if isinstance(step, DropShrine):
        return f"drop-shrine:{SPACES[step.source]}"
    if isinstance(step, LiftTile):
        return f"lift-tile:{step.moves}:{SPACES[spaces_of(step.moved)[0]] if step.moved else '-'}"
    if isinstance(step, DropTile):
        return f"drop-tile:{SPACES[step.source]}:{step.moves}"
    raise ValueError(f"{type(step).__name__} has no word")


PLAIN: Final[dict[str, type[Step[Any]]]] = {
    "turn": Turn,
    "continue": Continue,
    "place": Place,
    "end": End,
    "enlarge": Enlarge,
    "build": Build,
    "turn-tile": TurnTile,
    "beauty-set": BeautySet,
    "cunning-set": CunningSet,
    "extra-shrine": ExtraShrine,
    "next-turn": NextTurn,
    "begin": Begin,
    "end-of-turn": EndOfTurn,
    "check": Check,
    "consolidate-sets": ConsolidateSets,
    "building": Building,
    "draw-spirit": DrawSpirit,
    "draw-dragon": DrawDragon,
}
MUST: Final[list[str]] = ["may", "must"]
STEPS: Final[dict[str, int]] = dict.fromkeys(PLAIN, 0) | {  # name -> how much it has to remember
    "uncover": 1,
    "payment": 2,
    "destroy": 1,
    "wild": 1,
    "lift-shrine": 1,
    "drop-shrine": 1,
    "lift-tile": 2,
    "drop-tile": 2,
}


def read_step(f: Fields, s: Castle, word: str, options: dict[str, str]) -> Step[Any]:
    name, *rest = word.split(":")
    if name not in STEPS:
        f.pick("pending", name, list(STEPS))
    if len(rest) != STEPS[name]:
        raise f.wrong("pending", f"'{name}' is followed by {STEPS[name]} words, not {len(rest)}")
    seat = s.seat
    ready: dict[str, Step[Any]] = {
        "turn": TURN[seat],
        "continue": CONTINUE[seat],
        "place": PLACE_TILE[seat],
        "end": END_WINDOW[seat],
        "enlarge": ENLARGE[seat],
        "build": BUILD_ON[seat],
        "next-turn": NEXT_TURN,
        "begin": BEGIN,
        "end-of-turn": END_OF_TURN,
        "check": CHECK,
        "consolidate-sets": CONSOLIDATE_SETS,
        "building": BUILDING,
    }
    if name in ready:
        return ready[name]
    if name == "draw-spirit":
        return DrawSpirit(read_cards("spirits", options["spirits"], options["cards"]).pool)
    if name == "draw-dragon":
        return DrawDragon(read_cards("dragons", options["dragons"], options["cards"]).pool)
    if name == "turn-tile":
        return TurnTile(seat)
    if name == "beauty-set":
        return BeautySet(seat)
    if name == "cunning-set":
        return CunningSet(seat)
    if name == "extra-shrine":
        return ExtraShrine(seat)
    if name == "uncover":
        return UNCOVER[f.pick("pending", rest[0], CELL_NAMES)]
    if name == "payment":
        spirit = find_spirit(s, f.pick("pending", rest[0], SPIRIT_NAMES))
        if spirit is None:
            raise f.wrong("pending", f"the spirit '{rest[0]}' is not in play")
        return Payment(seat, spirit, f.pick("pending", rest[1], WINDOW_NAMES))
    if name == "destroy":
        return Destroy(seat, f.pick("pending", rest[0], WINDOW_NAMES))
    if name == "wild":
        return Wild(seat, f.pick("pending", rest[0], WINDOW_NAMES))
    if name == "lift-shrine":
        return LiftShrine(seat, f.pick("pending", rest[0], MUST) == 1)
    if name == "drop-shrine":
        return DropShrine(seat, _space(f, s, rest[0]))
    if name == "lift-tile":
        moved = 0 if rest[1] == "-" else BIT[_space(f, s, rest[1])]
        return LiftTile(seat, f.number("pending", rest[0], 0, MANY), moved)
    return DropTile(seat, _space(f, s, rest[0]), f.number("pending", rest[1], 0, MANY))


def _space(f: Fields, s: Castle, word: str) -> int:
    space = f.pick("pending", word, SPACES)
    if not s.realms[s.seat].shape.spaces & BIT[space]:
        raise f.wrong("pending", f"{word} is no space of this realm")
    return space
