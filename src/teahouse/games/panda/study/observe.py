"""Way of the Panda as numbers for learners; docs/observations/panda.md is made from the blocks below."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from teahouse.core.observe import (
    MOST,
    Block,
    Observer,
    after,
    from_viewer,
    look_from,
    put_all,
    put_count,
    put_counts,
    put_decider,
    put_flag,
    put_zeros,
)
from teahouse.core.state import State, Step
from teahouse.games.panda.rules.choices import FIRST_AREA, MOST_CARDS, MOST_EXITS, MOST_PLACES, MOST_ROWS
from teahouse.games.panda.rules.moving import OneRoad
from teahouse.games.panda.rules.pieces import (
    CAPITAL,
    CHAMPIONS,
    COLUMNS,
    FIGURES,
    MISSIONS,
    MOST_NINJAS,
    NO_TILE,
    QUEST,
    ROAD_TILE_KINDS,
    SEATS,
    SPECIAL_SPACES,
)
from teahouse.games.panda.rules.roads import ChooseTile, Cover
from teahouse.games.panda.rules.setting_up import SetUpChampion
from teahouse.games.panda.rules.state import NEED, NEEDS, PLACES, SHEETS, STOCK, Panda

ROADS: Final = FIRST_AREA  # inner roads r01 to r48, then the exits x01 to x16
SPACES: Final = 32
AP_ZERO: Final = 16  # what is written for 0 AP, as there may be fewer
_ROADS: Final[list[int]] = [ROADS]
_SHEETS: Final[list[int]] = [SEATS, CHAMPIONS]

BLOCKS: Final[list[Block]] = [
    Block("ninjas", _ROADS, MOST_NINJAS + 1, "each road: 0 not on this board, else 1 + uncovered ninjas"),
    Block(
        "road_tile",
        _ROADS,
        FIGURES + 1,
        "what lies on it: 0 nothing, 1 to 4 the tile of 1 + seat, 5 a neutral one, 6 figures only",
        categories=True,
    ),
    Block("figures", [SEATS, ROADS], MOST, "guard figures on each road, one row per seat"),
    Block("built", [MOST_PLACES], CAPITAL, "each location: gate 1 + market 2 + pagoda 4, + 8 on a city base", True),
    Block("guards", [MOST_PLACES], MOST, "guards around it, whoever's"),
    Block("freed", [MOST_PLACES], 1, "1 for a freed location"),
    Block(
        "champion_at",
        _SHEETS,
        MOST_PLACES + MOST_EXITS,
        "where each champion is: 0 on the sheet, 1 to 24 at that location, then border areas",
        categories=True,
    ),
    Block("strength", _SHEETS, 9, "strength tiles of each champion"),
    Block("quests", _SHEETS, 9, "quest tiles of each champion"),
    Block("own_roads", [SEATS, ROAD_TILE_KINDS], MOST, "road tiles each player has left, by kind: 1, 3/2, 4 ninjas"),
    Block("supply", [SEATS], MOST, "guards in each supply"),
    Block("on_board", [SEATS], MOST, "guards on the action board"),
    Block("points", [SEATS], MOST, "victory points"),
    Block("ap", [SEATS], MOST, f"action points + {AP_ZERO}"),
    Block("ap_rank", [SEATS], SEATS, "1 for the AP marker moved last … ; 0 for an empty seat"),
    Block("order", [SEATS], SEATS, "place in the turn order, from 1; 0 for an empty seat"),
    Block("position", [SEATS], SPACES, "1 + the last space chosen in this round; 0 for an empty seat"),
    Block("passed", [SEATS], 1, "1 for whoever has passed"),
    Block("progress", [SEATS], MOST, "green missions A4 to A6: 0 not joined, else 1 + buildings"),
    Block("special_used", [SEATS], 1, "1 for whoever used mission A9 in this round"),
    Block("special", [SPECIAL_SPACES], SEATS, "guards on the spaces of A9: 0 none, else 1 + seat", categories=True),
    Block("needs", [MOST_ROWS, COLUMNS], MOST, "guards each space of the action board takes now"),
    Block("neutral_roads", [ROAD_TILE_KINDS], MOST, "neutral road tiles left, by kind"),
    Block("tiles", [2 * QUEST], MOST, "strength and quest tiles left"),
    Block("pieces", [CHAMPIONS], MOST, "gates, markets and pagodas left"),
    Block("bases", [1], MOST, "city bases left"),
    Block("capitals", [1], MOST, "capitals built"),
    Block("cards", [MOST_CARDS], MOST_CARDS, "the row of city cards: 0 none, else 1 + card", categories=True),
    Block("green", [1], MISSIONS, "green mission: 0 none, else 1 + card", categories=True),
    Block("blue", [1], MISSIONS, "blue mission: 0 none, else 1 + card", categories=True),
    Block("round", [1], MOST, "rounds begun"),
    Block("last_round", [1], 1, "1 once the end is triggered"),
    Block("about_road", [1], ROADS, "the road the decision is about: 0 none, else 1 + road", categories=True),
    Block("about_champion", [1], CHAMPIONS + 1, "the champion it is about: 0 none, else 1 + champion (4 any)", True),
    Block("roads_left", [1], MOST, "roads or guards that may still follow in this move"),
    Block("decides", [1], SEATS, "who decides: 0 nobody, else 1 + seat", categories=True),
    Block("turn_of", [1], SEATS, "whose turn it is: 0 nobody, else 1 + seat", categories=True),
]

# where some of them begin
_PLACES_AT: Final = (2 + SEATS) * ROADS
_SHEETS_AT: Final = _PLACES_AT + 3 * MOST_PLACES
_PLAYERS_AT: Final = _SHEETS_AT + 4 * SEATS * CHAMPIONS
_SPECIAL_AT: Final = _PLAYERS_AT + 10 * SEATS
_NEEDS_AT: Final = _SPECIAL_AT + SPECIAL_SPACES
_STOCK_AT: Final = _NEEDS_AT + SPACES
_MISSIONS_AT: Final = _STOCK_AT + ROAD_TILE_KINDS + 2 * QUEST + CHAMPIONS + 2 + MOST_CARDS


class PandaObserver(Observer):
    def __init__(self) -> None:
        super().__init__(0, BLOCKS)

    def write(self, state: State, viewer: int, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Panda)
        s = state
        put_zeros(row, at, _SPECIAL_AT)  # empty seats and what is not on this board stay so
        for road in range(s.board.land.roads):
            _road(s, road, viewer, row, at)
        for place in range(s.board.land.places):
            _place(s, place, row, at)
        put_zeros(row, put_counts(row, at + _NEEDS_AT, s.needs), SPACES - len(s.needs))
        _sheets(s, viewer, row, at + _SHEETS_AT)
        _stock(s, row, at + _STOCK_AT)
        _rest(s, viewer, row, at)

    def update(self, state: State, viewer: int, before: int, row: vec[u8], at: i64) -> None:
        """Boards, sheets and stock where they were touched; all else is a few numbers, written anew."""
        assert isinstance(state, Panda)
        s = state
        sheets = stock = False
        if viewer != before:
            _roads_from(viewer - before, s.seats, row, at + ROADS)
        touched = s.touched
        if touched:
            for what in touched:
                if what < PLACES:
                    _road(s, what, viewer, row, at)
                elif what < NEEDS:
                    _place(s, what - PLACES, row, at)
                elif what == NEEDS:
                    put_counts(row, at + _NEEDS_AT, s.needs)
                elif what == SHEETS:
                    sheets = True
                elif what == STOCK:
                    stock = True
                else:
                    put_count(row, at + _NEEDS_AT + what - NEED, s.needs[what - NEED])
            touched.clear()
        if sheets:
            _sheets(s, viewer, row, at + _SHEETS_AT)
        elif viewer != before:
            _sheets_from(viewer - before, s.seats, row, at + _SHEETS_AT)
        if stock:
            _stock(s, row, at + _STOCK_AT)
        _rest(s, viewer, row, at)


def _road(s: Panda, road: int, viewer: int, row: vec[u8], at: i64) -> None:
    at += s.board.land.way[road]
    row[at] = s.uncovered[road] + 1
    tile: i64 = s.tile[road]  # nobody's is below 0
    row[at + ROADS] = from_viewer(tile, viewer, s.seats) if tile < SEATS else u8(tile + 1)
    figures = s.figures
    seats: i64 = s.seats
    first: i64 = road * seats
    seat: i64 = viewer
    at += 2 * ROADS
    end: i64 = at + seats * ROADS
    while at < end:
        row[at] = figures[first + seat]
        seat = after(seat, seats)
        at += ROADS


def _roads_from(steps: i64, seats: i64, row: vec[u8], at: i64) -> None:
    """Tiles and figures of all roads as they are: the viewer sits so many seats further on, so others own them."""
    if steps < 0:
        steps += seats
    end: i64 = at + ROADS
    while at < end:
        owner: i64 = i64(row[at])
        if 0 < owner <= SEATS:
            row[at] = from_viewer(owner - 1, steps, seats)
        at += 1
    look_from(row, end, ROADS, seats, steps)


def _place(s: Panda, place: int, row: vec[u8], at: i64) -> None:
    at += _PLACES_AT + place
    row[at] = s.built[place]
    put_count(row, at + MOST_PLACES, s.guards[place])
    put_flag(row, at + 2 * MOST_PLACES, s.freed[place])


def _rest(s: Panda, viewer: int, row: vec[u8], at: i64) -> None:
    """What lies on no map and changes often."""
    _players(s, viewer, row, at + _PLAYERS_AT)
    here: i64 = at + _SPECIAL_AT
    seats: i64 = s.seats
    for seat in s.special:
        row[here] = from_viewer(seat, viewer, seats)
        here += 1
    at = put_count(row, at + _MISSIONS_AT, s.green + 1)
    at = put_count(row, at, s.blue + 1)
    at = put_count(row, at, s.round)
    at = put_flag(row, at, s.trigger != "")
    at = _decision(s, row, at)
    put_decider(row, at, s, viewer)


def _sheets(s: Panda, viewer: int, row: vec[u8], at: i64) -> None:
    size: i64 = SEATS * CHAMPIONS
    stands, strength, quests, road_tiles = s.place, s.strength, s.quests, s.road_tiles
    places: i64 = s.board.land.places
    champions: i64 = s.seats * CHAMPIONS
    last: i64 = at + champions
    champion: i64 = viewer * CHAMPIONS
    while at < last:
        if champion == champions:
            champion = 0
        place: i64 = stands[champion]
        row[at] = u8(place + 1) if place < places else u8(MOST_PLACES + 1 + place - places)
        row[at + size] = strength[champion]
        row[at + 2 * size] = quests[champion]
        put_count(row, at + 3 * size, road_tiles[champion])  # there are as many kinds of tiles as champions
        champion += 1
        at += 1


def _sheets_from(steps: i64, seats: i64, row: vec[u8], at: i64) -> None:
    """The sheets as they are, seen from so many seats further on."""
    end: i64 = at + 4 * SEATS * CHAMPIONS
    while at < end:
        look_from(row, at, CHAMPIONS, seats, steps)
        at += SEATS * CHAMPIONS


def _players(s: Panda, viewer: int, row: vec[u8], at: i64) -> None:
    seats: i64 = s.seats
    ranks: i64 = at + 4 * SEATS - 1  # where the seat counted as 1 has its place
    arrivals, order = s.arrivals, s.order
    number: i64 = 0
    while number < seats:
        row[ranks + i64(from_viewer(arrivals[number], viewer, seats))] = u8(seats - number)
        row[ranks + SEATS + i64(from_viewer(order[number], viewer, seats))] = u8(number + 1)
        number += 1
    seat: i64 = viewer
    last: i64 = at + seats
    while at < last:
        put_count(row, at, s.supply[seat])
        put_count(row, at + SEATS, s.on_board[seat])
        put_count(row, at + 2 * SEATS, s.points[seat])
        put_count(row, at + 3 * SEATS, s.ap[seat] + AP_ZERO)
        row[at + 6 * SEATS] = s.position[seat] + 1
        put_flag(row, at + 7 * SEATS, s.passed[seat])
        put_count(row, at + 8 * SEATS, s.progress[seat] + 1)
        put_flag(row, at + 9 * SEATS, s.special_used[seat])
        seat = after(seat, seats)
        at += 1


def _stock(s: Panda, row: vec[u8], at: i64) -> None:
    road_tiles = s.road_tiles
    neutral: i64 = s.seats * ROAD_TILE_KINDS
    end: i64 = at + ROAD_TILE_KINDS
    while at < end:
        at = put_count(row, at, road_tiles[neutral])
        neutral += 1
    at = put_counts(row, at, s.tiles)
    at = put_counts(row, at, s.pieces)
    at = put_count(row, at, s.bases)
    at = put_count(row, at, s.capitals)
    put_zeros(row, put_all(row, at, s.row, 1), MOST_CARDS - len(s.row))


def _decision(s: Panda, row: vec[u8], at: i64) -> i64:
    """What only the decision at hand knows."""
    put_zeros(row, at, 3)
    if s.pending:
        step: Step[Panda] = s.pending[-1]
        if isinstance(step, Cover):
            row[at] = s.board.land.way[step.road] + 1
            put_count(row, at + 2, step.left)
        elif isinstance(step, ChooseTile):
            row[at] = s.board.land.way[step.road] + 1
        elif isinstance(step, OneRoad):
            row[at + 1] = step.who + 1
            put_count(row, at + 2, step.left)
        elif isinstance(step, SetUpChampion):
            row[at + 1] = step.champion + 1
    return at + 3


assert NO_TILE < 0  # as nobody's seat
OBSERVER: Final = PandaObserver()
