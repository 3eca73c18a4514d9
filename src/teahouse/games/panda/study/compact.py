"""Way of the Panda in some hundred numbers, reckoned for small networks; docs/observations/panda.md is made from them.

Roads and locations as they matter to the viewer: what is still in the way, where it has guards and champions, where it
could build. Everything is a fact of the position; nothing is judged.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from teahouse.core.observe import Block, Observer, after, put_cut, put_decider, put_flag, put_zeros
from teahouse.core.state import State, Step
from teahouse.games.panda.rules.choices import FIRST_AREA, MOST_CARDS, MOST_PLACES, MOST_ROWS
from teahouse.games.panda.rules.moving import OneRoad
from teahouse.games.panda.rules.pieces import (
    CHAMPIONS,
    COLUMNS,
    MISSIONS,
    MOST_NINJAS,
    NO_TILE,
    QUEST,
    SEATS,
    STANDING,
    STEPS,
)
from teahouse.games.panda.rules.roads import Cover
from teahouse.games.panda.rules.scoring import champion_points
from teahouse.games.panda.rules.setting_up import SetUpChampion
from teahouse.games.panda.rules.state import Panda

ROADS: Final = FIRST_AREA  # inner roads r01 to r48, then the exits x01 to x16
SPACES: Final = 32
GUARDS: Final = 12
TILES: Final = 9
POINTS: Final = 100
AP_ZERO: Final = 16  # what is written for 0 AP, as there may be fewer
AP: Final = 40
ROUNDS: Final = 12
_ROADS: Final[list[int]] = [ROADS]
_PLACES: Final[list[int]] = [MOST_PLACES]
_HERE: Final[list[int]] = [CHAMPIONS, MOST_PLACES]
_SHEETS: Final[list[int]] = [SEATS, CHAMPIONS]
_SEATS: Final[list[int]] = [SEATS]

BLOCKS: Final[list[Block]] = [
    Block("ninjas", _ROADS, MOST_NINJAS + 1, "each road: 0 not on this board, else 1 + uncovered ninjas"),
    Block("complete", _ROADS, 1, "1 for a road that is complete"),
    Block("own", _ROADS, GUARDS, "the viewer's guards on each road, those of its tiles included"),
    Block("others", _ROADS, GUARDS, "guards of the other players"),
    Block("standing", _PLACES, STEPS, "buildings at each location; a city base counts as three"),
    Block("guards", _PLACES, GUARDS, "guards around it, whoever's"),
    Block("own_guards", _PLACES, GUARDS, "the viewer's guards around it"),
    Block("freed", _PLACES, 1, "1 for a freed location"),
    Block("may_build", _HERE, 1, "1 where gate, market and pagoda could be built now, but for the champion"),
    Block("champion", _HERE, 1, "1 where the viewer's monk, governor and warrior stand"),
    Block("rival", _PLACES, GUARDS, "champions of other players at each location"),
    Block("out", [CHAMPIONS], 1, "1 for each champion of the viewer that is at no location"),
    Block("strength", _SHEETS, TILES, "strength tiles of each champion"),
    Block("quests", _SHEETS, TILES, "quest tiles of each champion"),
    Block("on_map", _SHEETS, 1, "1 for each champion that is at a location"),
    Block("sheet", _SEATS, POINTS, "what the sheet is worth at the end"),
    Block("points", _SEATS, POINTS, "victory points so far"),
    Block("ap", _SEATS, AP, f"action points + {AP_ZERO}"),
    Block("supply", _SEATS, GUARDS, "guards in each supply"),
    Block("on_board", _SEATS, GUARDS, "guards on the action board"),
    Block("road_tiles", _SEATS, 20, "road tiles each player has left"),
    Block("order", _SEATS, SEATS, "place in the turn order, from 1; 0 for an empty seat"),
    Block("position", _SEATS, SPACES, "1 + the last space chosen in this round; 0 for an empty seat"),
    Block("passed", _SEATS, 1, "1 for whoever has passed"),
    Block("progress", _SEATS, TILES, "green missions A4 to A6: 0 not joined, else 1 + buildings"),
    Block("special_used", _SEATS, 1, "1 for whoever used mission A9 in this round"),
    Block("needs", [MOST_ROWS, COLUMNS], GUARDS, "guards each space of the action board takes now"),
    Block("affords", [MOST_ROWS, COLUMNS], 1, "1 for each that the viewer has the guards for and has not gone past"),
    Block("tiles", [2 * QUEST], 20, "strength and quest tiles left"),
    Block("pieces", [CHAMPIONS], 20, "gates, markets and pagodas left"),
    Block("bases", [1], 20, "city bases left"),
    Block("capitals", [1], TILES, "capitals built"),
    Block("next_cards", [2], MOST_CARDS, "the first and the last card of the city row: 0 none, else 1 + card", True),
    Block("green", [1], MISSIONS, "green mission: 0 none, else 1 + card", categories=True),
    Block("blue", [1], MISSIONS, "blue mission: 0 none, else 1 + card", categories=True),
    Block("round", [1], ROUNDS, "rounds begun"),
    Block("last_round", [1], 1, "1 once the end is triggered"),
    Block("about_champion", [1], CHAMPIONS + 1, "the champion it is about: 0 none, else 1 + champion (4 any)", True),
    Block("roads_left", [1], GUARDS, "roads or guards that may still follow in this move"),
    Block("decides", [1], SEATS, "who decides: 0 nobody, else 1 + seat", categories=True),
    Block("turn_of", [1], SEATS, "whose turn it is: 0 nobody, else 1 + seat", categories=True),
]

# where some of them begin
_PLACES_AT: Final = 4 * ROADS
_HERE_AT: Final = _PLACES_AT + 4 * MOST_PLACES
_RIVAL_AT: Final = _HERE_AT + 2 * CHAMPIONS * MOST_PLACES
_SHEETS_AT: Final = _RIVAL_AT + MOST_PLACES + CHAMPIONS
_PLAYERS_AT: Final = _SHEETS_AT + 3 * SEATS * CHAMPIONS
_NEEDS_AT: Final = _PLAYERS_AT + 11 * SEATS
_STOCK_AT: Final = _NEEDS_AT + 2 * SPACES


class CompactObserver(Observer):
    def __init__(self) -> None:
        super().__init__(0, BLOCKS)

    def write(self, state: State, viewer: int, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Panda)
        s = state
        put_zeros(row, at, self.size)
        for road in range(s.board.land.roads):
            _road(s, road, viewer, row, at)
        for place in range(s.board.land.places):
            _place(s, place, viewer, row, at)
        _champions(s, viewer, row, at)
        _players(s, viewer, row, at + _PLAYERS_AT)
        supply = s.supply[viewer]
        for space, needed in enumerate(s.needs):
            put_cut(row, at + _NEEDS_AT + space, needed, GUARDS)
            put_flag(row, at + _NEEDS_AT + SPACES + space, needed <= supply and space >= s.position[viewer])
        _rest(s, viewer, row, at + _STOCK_AT)


def _road(s: Panda, road: int, viewer: int, row: vec[u8], at: i64) -> None:
    here: i64 = at + s.board.land.way[road]
    put_cut(row, here, s.uncovered[road] + 1, MOST_NINJAS + 1)
    put_flag(row, here + ROADS, s.tile[road] != NO_TILE)
    others = 0
    for seat in range(s.seats):
        guards = s.guards_of(road, seat)
        if seat == viewer:
            put_cut(row, here + 2 * ROADS, guards, GUARDS)
        else:
            others += guards
    put_cut(row, here + 3 * ROADS, others, GUARDS)


def _place(s: Panda, place: int, viewer: int, row: vec[u8], at: i64) -> None:
    here: i64 = at + _PLACES_AT + place
    row[here] = STANDING[s.built[place]]
    put_cut(row, here + MOST_PLACES, s.guards[place], GUARDS)
    put_cut(row, here + 2 * MOST_PLACES, s.own_guards(place, viewer), GUARDS)
    put_flag(row, here + 3 * MOST_PLACES, s.freed[place])
    here = at + _HERE_AT + place
    for kind in range(CHAMPIONS):
        put_flag(row, here, s.may_build(kind, place))
        here += MOST_PLACES


def _champions(s: Panda, viewer: int, row: vec[u8], at: i64) -> None:
    """Where everybody's champions are, and their sheets."""
    seats: i64 = s.seats
    size: i64 = SEATS * CHAMPIONS
    here: i64 = at + _SHEETS_AT
    seat: i64 = viewer
    for number in range(s.seats):
        for champion in range(CHAMPIONS):
            mine: i64 = seat * CHAMPIONS + champion
            place = s.place[mine]
            there = s.at_location(place)
            if number == 0:
                put_flag(row, at + _RIVAL_AT + MOST_PLACES + champion, not there)
                if there:
                    row[at + _HERE_AT + (CHAMPIONS + champion) * MOST_PLACES + place] = 1
            elif there:
                rivals: i64 = at + _RIVAL_AT + place
                row[rivals] = row[rivals] + 1
            put_cut(row, here, s.strength[mine], TILES)
            put_cut(row, here + size, s.quests[mine], TILES)
            put_flag(row, here + 2 * size, there)
            here += 1
        seat = after(seat, seats)


def _players(s: Panda, viewer: int, row: vec[u8], at: i64) -> None:
    seats: i64 = s.seats
    seat: i64 = viewer
    last: i64 = at + seats
    while at < last:
        put_cut(row, at, sheet(s, seat), POINTS)
        put_cut(row, at + SEATS, s.points[seat], POINTS)
        put_cut(row, at + 2 * SEATS, s.ap[seat] + AP_ZERO, AP)
        put_cut(row, at + 3 * SEATS, s.supply[seat], GUARDS)
        put_cut(row, at + 4 * SEATS, s.on_board[seat], GUARDS)
        first: i64 = seat * CHAMPIONS
        put_cut(row, at + 5 * SEATS, s.road_tiles[first] + s.road_tiles[first + 1] + s.road_tiles[first + 2], 20)
        put_cut(row, at + 6 * SEATS, s.order.index(seat) + 1, SEATS)
        put_cut(row, at + 7 * SEATS, s.position[seat] + 1, SPACES)
        put_flag(row, at + 8 * SEATS, s.passed[seat])
        put_cut(row, at + 9 * SEATS, s.progress[seat] + 1, TILES)
        put_flag(row, at + 10 * SEATS, s.special_used[seat])
        seat = after(seat, seats)
        at += 1


def sheet(s: Panda, seat: int) -> int:
    """P-94: strength times quests, champion by champion."""
    worth = 0
    for champion in range(CHAMPIONS):
        worth += champion_points(s, seat, champion)
    return worth


def _rest(s: Panda, viewer: int, row: vec[u8], at: i64) -> None:
    for left in s.tiles:
        at = put_cut(row, at, left, 20)
    for left in s.pieces:
        at = put_cut(row, at, left, 20)
    at = put_cut(row, at, s.bases, 20)
    at = put_cut(row, at, s.capitals, TILES)
    if s.row:
        row[at] = s.row[0] + 1
        row[at + 1] = s.row[-1] + 1
    at = put_cut(row, at + 2, s.green + 1, MISSIONS)
    at = put_cut(row, at, s.blue + 1, MISSIONS)
    at = put_cut(row, at, s.round, ROUNDS)
    at = put_flag(row, at, s.trigger != "")
    if s.pending:
        step: Step[Panda] = s.pending[-1]
        if isinstance(step, Cover):
            put_cut(row, at + 1, step.left, GUARDS)
        elif isinstance(step, OneRoad):
            row[at] = step.who + 1
            put_cut(row, at + 1, step.left, GUARDS)
        elif isinstance(step, SetUpChampion):
            row[at] = step.champion + 1
    put_decider(row, at + 2, s, viewer)


COMPACT: Final = CompactObserver()
