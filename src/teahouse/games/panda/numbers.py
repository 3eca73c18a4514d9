"""A clan in numbers, for evaluations that are learned (lab/train): points, tiles, means, what champions can do."""

from __future__ import annotations

from typing import Final

from teahouse.core.state import State
from teahouse.games.panda.features import ROUNDS, WEIGHTS, green, prospect, rounds_left
from teahouse.games.panda.pieces import CHAMPIONS, NO_CARD, NO_TILE
from teahouse.games.panda.scoring import blue_points
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
    "on-board",  # guards on the action board
    "unfinished",  # guards on roads that are not complete yet, and on others
    "bound",
    "stranded",  # how many guards are lacking to three outside the roads
    "road-tiles",
    "prospects",  # of the three champions
    "best-prospect",
    "strength",
    "green",
    "blue",
    "acting",  # can still do something in this round
]


def left(state: State) -> float:
    """The part of the game that is still to come, about."""
    assert isinstance(state, Panda)
    return min(1.0, rounds_left(state) / ROUNDS)


def numbers(state: State, seat: int) -> list[float]:
    """One number for each of NAMES."""
    assert isinstance(state, Panda)
    s = state
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
        hope = prospect(s, seat, champion, WEIGHTS)
        prospects += hope
        best = max(best, hope)
    unfinished = bound = tiles = 0.0
    for road in range(board.land.roads):
        figures = s.figures[road * s.seats + seat]
        if figures > 0:
            if s.tile[road] != NO_TILE:
                bound += figures
            else:
                unfinished += figures
        if s.tile[road] == seat:
            tiles += 1.0
    blue = 0.0
    if s.blue != NO_CARD:
        blue = float(blue_points(s, board.blue[s.blue])[seat])
    ap = float(s.ap[seat])
    acting = not s.passed[seat] and s.supply[seat] > 0
    return [
        float(s.points[seat]),
        sheet,
        factors,
        quests,
        best_column,
        ap,
        max(0.0, ap + s.on_board[seat] - 9.0),
        float(s.supply[seat]),
        float(s.on_board[seat]),
        unfinished,
        bound,
        float(max(0, 3 - s.supply[seat] - s.on_board[seat])),
        tiles,
        prospects,
        best,
        strength,
        green(s, seat, rounds_left(s) / ROUNDS, WEIGHTS),
        blue,
        1.0 if acting else 0.0,
    ]
