"""A clan in numbers, for evaluations that are learned (lab/train): points, tiles, means, what champions can do."""

from __future__ import annotations

from typing import Final

from teahouse.core.state import State
from teahouse.games.panda.ending import rounds_to_come
from teahouse.games.panda.features import ROUNDS, green, prospect, still_to_place
from teahouse.games.panda.missions import BLUE_KINDS
from teahouse.games.panda.outlook import Outlook
from teahouse.games.panda.pieces import CHAMPIONS, NO_TILE
from teahouse.games.panda.quick import QUICK
from teahouse.games.panda.state import Panda

NAMES: Final[list[str]] = [
    "points",
    "sheet",  # P-23: strength times quests as they are
    "factors",  # of the strength tiles, of the quests
    "quests",
    "balance",  # the best column
    "ap",
    "much-ap",  # beyond nine
    "supply",
    "placeable",  # guards of the supply that can still go onto the action board in this round
    "on-board",  # guards on the action board
    "unfinished",  # guards on roads that are not complete yet, the ninjas that each of them still faces
    "facing",
    "bound",  # guards on complete roads
    "stranded",  # how many guards are lacking to three outside the roads
    "road-tiles",
    "prospects",  # of the three champions
    "best-prospect",
    "strength",
    "green",
    "acting",  # can still do something in this round
    *[f"{kind}-now" for kind in BLUE_KINDS],  # points of the blue mission as things stand
    *[f"{kind}-ahead" for kind in BLUE_KINDS],  # and what it counts
]


def left(state: State) -> float:
    """The part of the game that is still to come, about."""
    assert isinstance(state, Panda)
    return min(1.0, rounds_to_come(state) / ROUNDS)


def numbers(state: State, seat: int) -> list[float]:
    """One number for each of NAMES."""
    assert isinstance(state, Panda)
    return held(state, seat, Outlook(state))


def held(s: Panda, seat: int, outlook: Outlook) -> list[float]:
    """The same, for who knows the outlook already."""
    board = s.board
    sheet = factors = quests = best_column = strength = 0.0
    prospects = 0.0
    best = -10.0
    for champion in range(CHAMPIONS):
        at = seat * CHAMPIONS + champion
        factor = float(board.multiplier[s.strength[at]])
        worth = float(board.quest_value[s.quests[at]])
        sheet += factor * worth
        factors += factor
        quests += worth
        best_column = max(best_column, factor * worth)
        strength += s.strength[at]
        hope = prospect(s, seat, champion, QUICK)
        prospects += hope
        best = max(best, hope)
    unfinished = facing = bound = tiles = 0.0
    for road in range(board.land.roads):
        figures = s.figures[road * s.seats + seat]
        if figures > 0:
            if s.tile[road] != NO_TILE:
                bound += figures
            else:
                unfinished += figures
                facing += figures * s.uncovered[road]
        if s.tile[road] == seat:
            tiles += 1.0
    ap = float(s.ap[seat])
    acting = not s.passed[seat] and s.supply[seat] > 0
    found = [
        float(s.points[seat]),
        sheet,
        factors,
        quests,
        best_column,
        ap,
        max(0.0, ap + s.on_board[seat] - 9.0),
        float(s.supply[seat]),
        still_to_place(s, s.position[seat], s.supply[seat], s.ap[seat]) if acting else 0.0,
        float(s.on_board[seat]),
        unfinished,
        facing,
        bound,
        float(max(0, 3 - s.supply[seat] - s.on_board[seat])),
        tiles,
        prospects,
        best,
        strength,
        green(s, seat, rounds_to_come(s) / ROUNDS, QUICK),
        1.0 if acting else 0.0,
    ]
    kinds = len(BLUE_KINDS)
    blue = [0.0] * (2 * kinds)
    if outlook.kind >= 0:
        blue[outlook.kind] = float(outlook.now[seat])
        blue[kinds + outlook.kind] = outlook.ahead[seat]
    return found + blue
