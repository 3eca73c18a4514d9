"""Positions of Way of the Panda drawn as text, and transcripts played on them.

Roads: `r06=AB` figures of A and B, `r03:A` a tile of A, `r16:N` a neutral tile, `r09!AAAA`
complete, but no tile was left.
Towns: `yuqiao=gm` a village with Gate and Market, `yuqiao=C` a city, `yuqiao=Cgmp` a capital.
Champions: `Am=yuqiao Bg=b01`: player and first letter of the champion; all others are on the sheet.
Places of the shipped board go by their names, in transcripts too.

Most drawings are whole positions and are read back from the notation of positions. The others are sketches: a mission
at a table without missions, a space chosen last without a guard on it, a complete road without its tile.
"""

from __future__ import annotations

from teahouse.games.panda.rules.choices import PLACE_NAMES, ROAD_NAMES, SPACE_NAMES, WAY_NAMES
from teahouse.games.panda.rules.game import GAME
from teahouse.games.panda.rules.pieces import (
    CAPITAL,
    CITY,
    FIGURES,
    GREEN_NAMES,
    NEUTRAL,
    SEAT_NAMES,
    SOURCES,
    START,
    TILE_NAMES,
)
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.rules.turn import TURN, begin_turn, end_round
from tests.contract.drawn import DrawnTable, as_notated

LETTERS = {"m": 0, "g": 1, "w": 2}
PIECES = {"g": 1, "m": 2, "p": 4}


class Table(DrawnTable[Panda]):
    """A table whose places go by their names."""

    @property
    def s(self) -> Panda:
        return self.state

    def words(self, text: str) -> str:
        """Names of places become their numbers."""
        ids = self.s.board.land.ids
        return " ".join(PLACE_NAMES[ids.index(word)] if word in ids else word for word in text.split())

    @property
    def actor(self) -> str:
        return SEAT_NAMES[self.s.actor]

    @property
    def vp(self) -> list[int]:
        return self.s.points

    @property
    def ap(self) -> list[int]:
        return self.s.ap

    def at(self, champion: str) -> str:
        """Where `Am` stands: the name of a location, an area, or `sheet`."""
        place = self.s.place[SEAT_NAMES.index(champion[0]) * 3 + LETTERS[champion[1]]]
        land = self.s.board.land
        if place < 0:
            return "sheet"
        return land.ids[place] if place < land.places else f"b{place - land.places + 1:02}"

    def road(self, name: str) -> str:
        """What lies on a road, in the words of the drawing: `:A`, `:N`, `=AB`, or nothing."""
        road = self.s.board.land.road_of[ROAD_NAMES.index(name)]
        tile = self.s.tile[road]
        figures = "".join(SEAT_NAMES[seat] * self.s.figures_of(road, seat) for seat in range(self.s.seats))
        if tile == FIGURES:
            return "!" + figures
        if tile >= 0:
            return ":N" if tile == NEUTRAL else ":" + SEAT_NAMES[tile]
        return "=" + figures if figures else ""

    def town(self, name: str) -> str:
        built = self.s.built[self.s.board.land.ids.index(name)]
        return ("C" if built >= CITY else "") + "".join(letter for letter, bit in PIECES.items() if built & bit)

    def keep(self, seat: str, guards: int) -> Table:
        """So many guards stay in the supply; the others go to the action board."""
        number = SEAT_NAMES.index(seat)
        self.s.on_board[number] += self.s.supply[number] - guards
        self.s.supply[number] = guards
        return self

    def supply(self, seat: str) -> int:
        return self.s.supply[SEAT_NAMES.index(seat)]

    def end_round(self) -> Table:
        """Everybody passes."""
        number = self.s.round
        while not self.match.over and self.s.round == number:
            self.play("pass")
        return self


def draw(
    roads: str = "",
    towns: str = "",
    champions: str = "",
    *,
    seats: int = 2,
    ap: list[int] | None = None,
    vp: list[int] | None = None,
    sheet: str = "",
    row: str | None = None,
    mission: str = "",
    joined: str = "",
    order: str = "",
    last: str = "",
    **options: str,
) -> Table:
    """A position in which the first player of the order is asked for a turn; sheet: `A.coin=2 B.mask=1`. Each city has
    brought somebody a card, so those that are left are the first ones, if no others are named."""
    options.setdefault("missions", "off")
    start = GAME.start(seats, options)
    assert isinstance(start, Panda)
    s = start
    s.pending = []
    s.order = [SEAT_NAMES.index(seat) for seat in order] if order else list(range(seats))
    s.arrivals = s.order[::-1]
    for item in roads.split():
        _draw_road(s, item)
    for item in towns.split():
        _draw_town(s, item)
    left = 6 - sum(built >= CITY for built in s.built)
    cards = ["c1", "c2", "c3", "c4", "c5", "c6"][:left] if row is None else row.split()
    s.row = [int(card[1:]) - 1 for card in cards]
    land = s.board.land
    for place in range(land.places):
        s.freed[place] = s.guards[place] == land.ninjas_at[place]
    for item in champions.split():
        who, where = item.split("=")
        area = land.places + int(where[1:]) - 1 if where in WAY_NAMES else -1
        place = land.ids.index(where) if where in land.ids else area
        s.place[SEAT_NAMES.index(who[0]) * 3 + LETTERS[who[1]]] = place
    for item in sheet.split():
        _draw_sheet(s, item)
    if ap is not None:
        s.ap = ap[:]
        s.arrivals = s.by_ap()[::-1]
    if vp is not None:
        s.points = vp[:]
        for seat in range(seats):
            s.earned[seat * SOURCES + START] = vp[seat]
    if mission in GREEN_NAMES:
        s.green = GREEN_NAMES.index(mission)
    for item in joined.split():
        s.progress[SEAT_NAMES.index(item[0])] = int(item[1:])
        s.supply[SEAT_NAMES.index(item[0])] -= 1
    s.round = 1
    for item in last.split():  # `A=g3`: A chose this space last
        s.position[SEAT_NAMES.index(item[0])] = SPACE_NAMES.index(item[2:])
    s.seat = s.order[0]
    s.turn = 1
    s.active = True
    s.pending = [TURN[s.seat]]
    return Table(GAME, as_notated(GAME, s))


def _draw_road(s: Panda, item: str) -> None:
    mark = item[3]
    road = s.board.land.road_of[ROAD_NAMES.index(item[:3])]
    ninjas = s.board.land.ninjas[road]
    if mark == ":":
        owner = NEUTRAL if item[4] == "N" else SEAT_NAMES.index(item[4])
        s.tile[road] = owner
        s.road_tiles[min(owner, s.seats) * 3 + s.board.land.tile_kind[road]] -= 1
        covered = ninjas
    else:
        covered = len(item) - 4
        for letter in item[4:]:
            s.figures[road * s.seats + SEAT_NAMES.index(letter)] += 1
            s.supply[SEAT_NAMES.index(letter)] -= 1
        if mark == "!":
            s.tile[road] = FIGURES
    s.uncovered[road] = ninjas - covered
    for place in (s.board.land.end_a[road], s.board.land.end_b[road]):
        if place < s.board.land.places:
            s.guards[place] += covered


def _draw_town(s: Panda, item: str) -> None:
    name, what = item.split("=")
    place = s.board.land.ids.index(name)
    for letter in what:
        if letter == "C":
            s.built[place] |= CITY
            s.bases -= 1
        else:
            s.built[place] |= PIECES[letter]
            s.pieces[PIECES[letter] // 2] -= 1
    if s.built[place] == CAPITAL:
        s.capitals += 1


def _draw_sheet(s: Panda, item: str) -> None:
    """Strength tiles are counted with the printed one."""
    who, _, what = item.partition(".")
    name, _, number = what.partition("=")
    tile = TILE_NAMES.index(name)
    seat = SEAT_NAMES.index(who)
    if tile < 3:
        s.strength[seat * 3 + tile] = int(number)
        s.tiles[tile] -= int(number) - 1
    else:
        s.quests[seat * 3 + tile - 3] = int(number)
        s.tiles[tile] -= int(number)


def set_up(seats: int = 2, **options: str) -> Table:
    """The very beginning: chance has to draw."""
    state = GAME.start(seats, options)
    assert isinstance(state, Panda)
    table = Table(GAME, state)
    table.match.options = GAME.complete(options)
    return table


def take_back(table: Table) -> None:
    """P-43, P-44 alone, on a drawn position."""
    table.s.pending = []
    end_round(table.s)


def turn_of(table: Table, seat: str) -> None:
    """Let this player be asked."""
    table.s.pending = []
    begin_turn(table.s, table.s.order.index(SEAT_NAMES.index(seat)))
