"""A clan in numbers, for evaluations that are learned (lab/train): points, tiles, means, what champions can do."""

from __future__ import annotations

from typing import Final

from teahouse.core.state import State
from teahouse.games.panda.mind.blue_mission import BlueMission
from teahouse.games.panda.mind.growth import QUICK, ROUNDS, green, prospect, rounds_to_come, still_to_place
from teahouse.games.panda.rules.missions import BLUE_KINDS
from teahouse.games.panda.rules.pieces import CHAMPIONS, NO_TILE
from teahouse.games.panda.rules.state import Panda

# Every number, and what one more of it adds in the end by a player's guess, also once the end was triggered: where
# learning begins.
GOING: Final[dict[str, float]] = {
    "points": 1.0,
    "sheet": 1.0,  # P-23: strength times quests as they are
    "factors": 0.0,  # of the strength tiles, of the quests
    "quests": 0.0,
    "balance": 0.0,  # the best column
    "ap": 1.5,
    "much-ap": 0.0,  # beyond nine
    "supply": 1.5,
    "placeable": 1.0,  # guards of the supply that can still go onto the action board in this round
    "on-board": 2.5,  # guards on the action board
    "unfinished": 0.0,  # guards on roads that are not complete yet, the ninjas that each of them still faces
    "facing": 0.0,
    "bound": -1.0,  # guards on complete roads
    "stranded": -2.0,  # how many guards are lacking to three outside the roads
    "road-tiles": 0.0,
    "prospects": 1.0,  # of the three champions
    "best-prospect": 0.0,
    "strength": 0.0,
    "green": 1.0,
    "acting": 0.0,  # can still do something in this round, and now
    "turn": 0.0,
    **{f"{kind}-now": 0.5 for kind in BLUE_KINDS},  # points of the blue mission as things stand
    **{f"{kind}-ahead": 0.0 for kind in BLUE_KINDS},  # and what it counts
}
AT_LAST: Final[dict[str, float]] = {"points": 1.0, "sheet": 1.0, "ap": 0.5, "placeable": 0.5, "prospects": 0.7}
NOW_AT_LAST: Final = 1.0
GUESSES: Final[dict[str, float]] = GOING | {
    f"last-{name}": AT_LAST.get(name, NOW_AT_LAST if name.endswith("-now") else 0.0) for name in GOING
}


def left(state: State) -> float:
    """The part of the game that is still to come, about."""
    assert isinstance(state, Panda)
    return min(1.0, rounds_to_come(state) / ROUNDS)


def numbers(state: State) -> list[list[float]]:
    """For every seat one number for each of GUESSES."""
    assert isinstance(state, Panda)
    mission = BlueMission(state)
    other = [0.0] * len(GOING)
    found: list[list[float]] = []
    for seat in range(state.seats):
        own = held(state, seat, mission)
        found.append(other + own if state.trigger else own + other)
    return found


def held(s: Panda, seat: int, mission: BlueMission) -> list[float]:
    """One number for each of GOING."""
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
        1.0 if seat == s.actor else 0.0,
    ]
    kinds = len(BLUE_KINDS)
    blue = [0.0] * (2 * kinds)
    if mission.kind >= 0:
        blue[mission.kind] = float(mission.now[seat])
        blue[kinds + mission.kind] = mission.ahead[seat]
    return found + blue
