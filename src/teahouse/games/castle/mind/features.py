"""A realm in numbers, for evaluations that are learned (lab/train): what is safe, what grows, what is in the way.

The judgement made by hand is one of them: learning begins with it and corrects it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.core.state import State
from teahouse.games.castle.mind.growth import count, high_stacks, largest_with_one_more, shrine_points, turns_left
from teahouse.games.castle.mind.judge import standing
from teahouse.games.castle.rules.dragons import dragon_points
from teahouse.games.castle.rules.pieces import FACTIONS, KINDS, TOKEN_POINTS, set_points, shrines_allowed
from teahouse.games.castle.rules.realm import groups, size_of
from teahouse.games.castle.rules.state import Castle

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_TURNS: Final = 14.0

# Every number, and what one more of it adds in the end by a player's guess: where learning begins.
GUESSES: Final[dict[str, float]] = {
    "judged": 1.0,  # what the knowledge made by hand makes of it
    "safe": 0.0,  # points nobody can take away
    "dragons": 0.0,  # as the cards stand now
    "sets": 0.0,  # that wait for their check
    "one-away": 0.0,  # points of the sets that one more tile would make
    "singles": 0.0,  # groups that can grow, by size; then groups of the special kinds, and those that cannot grow
    "pairs": 0.0,
    "threes": 0.0,
    "special": 0.0,
    "walled-in": 0.0,
    "floors": 0.0,  # above the first, under face-up groups
    "bases": 0.0,  # floors of free face-down stacks
    "shrine": 0.0,  # one in the pool, and more
    "shrines": 0.0,
    "last-spaces": 0.0,  # one space left, or none
    "spaces": 0.0,
    "turn": 0.0,  # it is one's turn
}


def left(state: State) -> float:
    """The part of the game that is still to come, about."""
    assert isinstance(state, Castle)
    return min(1.0, turns_left(state, state.seat) / MOST_TURNS)


def numbers(state: State) -> list[list[float]]:
    """For every seat one number for each of GUESSES."""
    assert isinstance(state, Castle)
    return [held(state, seat) for seat in range(state.seats)]


def held(state: Castle, seat: int) -> list[float]:
    realm = state.realms[seat]
    safe = float(realm.set_points + realm.discard_points + realm.shrine_points() + realm.tokens * TOKEN_POINTS)
    dragons = 0.0
    for dragon in state.dragons:
        dragons += dragon_points(dragon, state.realms, seat, state.rulings)
    legal = realm.legal_spaces()
    high = high_stacks(realm)
    two: i64 = high[1]
    three: i64 = high[2]
    pool = realm.pool
    sets = one_away = special = walled_in = floors = 0.0
    sizes = [0.0, 0.0, 0.0, 0.0]
    for kind in range(KINDS):
        mask: i64 = realm.up[kind]
        if mask == 0:
            continue
        reach = largest_with_one_more(mask, legal)
        if reach >= 4:
            one_away += set_points(kind, reach)
        for found in groups(mask):
            group: i64 = found
            size = size_of(group)
            if size >= 4:
                shrines = min(pool, shrines_allowed(kind))
                sets += set_points(kind, size) + shrine_points(shrines, count(group & two), count(group & three))
                pool -= shrines
                continue
            if reach == 0:
                walled_in += size
            else:
                sizes[size] += 1.0
                if kind >= FACTIONS:
                    special += size
            if group & two:
                floors += 2.0 if group & three else 1.0
    spaces = size_of(legal)
    bases = realm.face_down() & ~realm.shrines
    return [
        standing(state, seat, turns_left(state, seat)),
        safe,
        dragons,
        sets,
        one_away,
        sizes[1],
        sizes[2],
        sizes[3],
        special,
        walled_in,
        floors,
        float(size_of(bases) + size_of(bases & two)),
        1.0 if pool > 0 else 0.0,
        float(pool),
        1.0 if spaces < 2 else 0.0,
        float(min(spaces, 12)),
        1.0 if seat == state.seat else 0.0,
    ]
