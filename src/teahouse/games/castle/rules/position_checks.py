"""Whether a position of Dragon Castle is possible: pieces are conserved, and somebody may have come to decide this."""

from __future__ import annotations

from teahouse.core.errors import PositionError
from teahouse.core.record import SEATS
from teahouse.core.state import AUTO, CHANCE
from teahouse.games.castle.rules.calling import find_spirit
from teahouse.games.castle.rules.choices import CANVAS, CELL_NAMES
from teahouse.games.castle.rules.pieces import (
    COPIES,
    FACE_NAMES,
    FACES,
    NO_FACE,
    SHRINES,
    SPIRIT_NAMES,
    TILES,
    TOKENS,
)
from teahouse.games.castle.rules.position_steps import step_word
from teahouse.games.castle.rules.realm import spaces_of
from teahouse.games.castle.rules.state import Castle
from teahouse.games.castle.rules.turn import (
    Continue,
    End,
    Place,
    Turn,
    Uncover,
)


def check(s: Castle) -> None:
    """Raises PositionError where pieces are missing or too many, or nobody could have come to this decision."""
    _check_tiles(s)
    _check_shrines(s)
    if s.summons > TOKENS:
        raise PositionError("owns-A", f"there are {TOKENS} countdown tokens, not {s.summons} (C-29)")
    if s.turn and s.seat != (s.turn - 1) % s.seats:
        whose = SEATS[(s.turn - 1) % s.seats]
        raise PositionError("turn", f"turn {s.turn} is one of {whose}, not of {SEATS[s.seat]} (C-5)")
    for number in range(len(SPIRIT_NAMES)):
        if s.is_called(number) and find_spirit(s, number) is None:
            raise PositionError("called", f"the spirit '{SPIRIT_NAMES[number]}' is not in play (C-49)")
    if not s.pending:
        if not s.ending:
            raise PositionError("pending", "is missing, but the game is not over")
        return
    if s.ending:
        raise PositionError("pending", f"nothing is decided any more once the game is over ({s.ending})")
    _check_decision(s)


def _check_tiles(s: Castle) -> None:
    """C-1: 116 tiles, four of each face."""
    hand = [face for face in (s.first, s.second) if face != NO_FACE]
    places = sum(s.height) + sum([sum(realm.height) + realm.discards for realm in s.realms]) + len(hand)
    if places != TILES:
        raise PositionError("castle", f"{places} tiles in castle, realms, hand and away; there are {TILES} (C-1)")
    seen = [face for face in s.top if face != NO_FACE] + hand
    for realm in s.realms:
        seen += [face for face in realm.face if face != NO_FACE]
    for face in range(FACES):
        if s.unseen.counts[face] + seen.count(face) > COPIES:
            number = s.unseen.counts[face] + seen.count(face)
            raise PositionError("unseen", f"{number} copies of {FACE_NAMES[face]}; there are {COPIES} (C-1)")
    covered = sum([height - 1 for height in s.height if height > 0])
    unknown = sum([1 for cell in range(CANVAS) if s.height[cell] > 0 and s.top[cell] == NO_FACE])
    if s.unseen.total != covered + unknown:
        right = covered + unknown
        raise PositionError("unseen", f"{s.unseen.total} tiles, but {right} lie unseen in the castle (C-20)")
    waiting = [step.cell for step in s.pending if isinstance(step, Uncover)]
    for cell in range(CANVAS):
        if s.height[cell] and s.top[cell] == NO_FACE and cell not in waiting:
            raise PositionError("castle", f"{CELL_NAMES[cell]} is unknown, and no step uncovers it (C-20)")
    for cell in waiting:
        if s.height[cell] == 0 or s.top[cell] != NO_FACE or waiting.count(cell) > 1:
            raise PositionError("pending", f"there is nothing to uncover at {CELL_NAMES[cell]} (C-20)")


def _check_shrines(s: Castle) -> None:
    """C-26, C-52: shrines are in the supply, in pools, on stacks, or in the box where they leave the game."""
    if not s.rulings.supply_limited:
        return
    out = sum([realm.pool + len(spaces_of(realm.shrines)) for realm in s.realms])
    boxed = SHRINES - s.supply - out
    if boxed < 0 or (boxed > 0 and s.rulings.paid_shrine_returns):
        raise PositionError("supply", f"{s.supply} and {out} with the players; there are {SHRINES} shrines (C-26)")


def _check_decision(s: Castle) -> None:
    """Who decides has something to choose, and holds what the decision is about."""
    step = s.pending[-1]
    word = step_word(step)
    if step.actor == AUTO:
        raise PositionError("pending", f"'{word}' waits for nobody: a position ends with a decision or a draw")
    if step.actor != CHANCE and s.turn == 0:
        raise PositionError("turn", "nobody decides before the first turn")
    holding = (s.first != NO_FACE) + (s.second != NO_FACE)
    if isinstance(step, Turn) and holding:
        raise PositionError("hand", "is empty when a turn begins (C-22)")
    if isinstance(step, Continue) and (s.first == NO_FACE or s.second != NO_FACE):
        raise PositionError("hand", "holds one tile while a second one may be taken (C-24)")
    if isinstance(step, Place) and not holding:
        raise PositionError("hand", "is empty, but a tile is to be placed (C-31)")
    if isinstance(step, (Turn, End)) and any(realm.sets() for realm in s.realms):
        raise PositionError(f"realm-{SEATS[s.seat]}", "a group of four or more is not consolidated (C-37)")
    if not s.legal():
        raise PositionError("pending", f"'{word}' offers nothing to choose")
