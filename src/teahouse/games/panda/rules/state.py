"""Way of the Panda: the pieces on the table, clone, and the questions a player asks about them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from teahouse.core.errors import Reason
from teahouse.core.state import State
from teahouse.core.value import Value, attributes
from teahouse.games.panda.rules.board import Board
from teahouse.games.panda.rules.choices import FIRST_AREA, MOST_PLACES
from teahouse.games.panda.rules.pieces import (
    CAPITAL,
    CHAMPIONS,
    CITY,
    NO_CARD,
    NO_TILE,
    NOBODY,
    PENALTIES,
    PIECE,
    QUEST,
    SHEET,
    SOURCES,
    SPECIAL_SPACES,
    STANDING,
    START,
    THIRD,
    TILE_NAMES,
)
from teahouse.games.panda.rules.rulings import Rulings
from teahouse.games.panda.rules.scoring import blue_now, breakdown, scores

# What `touch` is told: a road; else one of these.
PLACES: Final = FIRST_AREA  # + location
NEEDS: Final = PLACES + MOST_PLACES  # the guards that all spaces of the action board take
SHEETS: Final = NEEDS + 1  # where the champions are, their tiles, the road tiles of the players
STOCK: Final = NEEDS + 2  # what else is left, and the row of city cards
NEED: Final = NEEDS + 3  # + space: the guards that this one takes


class Action(Value):
    """One action of the action board, of a city card or of mission A9. One subclass per kind; never changed."""

    asks: bool = True  # False: happens at once where it is the only action of an option

    def arguments(self) -> tuple[Any, ...]:
        """Compiled, `asks` is an attribute like the others; it follows from the kind of action."""
        return tuple([getattr(self, name) for name in attributes(self) if name != "asks"])

    def effective(self, s: Panda, seat: int) -> bool:
        """Would it do anything now? For actions that ask: does its decision offer anything?"""
        raise NotImplementedError

    def choices(self, s: Panda, seat: int) -> list[int]:
        """What its decision offers, without `done`."""
        raise NotImplementedError

    def choose(self, s: Panda, seat: int, choice: int, free: bool) -> None:
        """Carry one of these choices out. `free`: as part of a free neutral action (PO-14)."""
        raise NotImplementedError

    def has(self, choice: int) -> bool:
        """Is this a choice of the kind this action offers?"""
        raise NotImplementedError

    def run(self, s: Panda, seat: int) -> None:
        """Do it without a question; nothing happens if it has no effect. Only for actions that do not ask."""
        raise NotImplementedError

    def why_not(self, s: Panda, seat: int, choice: int) -> Reason | None:
        return None

    def why_void(self, s: Panda, seat: int) -> Reason:
        """What is missing where it would do nothing; not asked where it has an effect."""
        raise NotImplementedError

    def closed(self, s: Panda, seat: int) -> bool:
        """PO-12, `quest`: may an option of this action alone not be chosen now?"""
        return False


class Option:
    """What one chooses with guards: one or two actions (P-16, P-17)."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions: list[Action] = actions


class Actions:
    """All the actions of a match, made from its board and rulings; shared by all clones."""

    def __init__(self) -> None:
        self.costs: list[int] = []  # space -> AP
        self.affordable: bytes = b""  # AP that may be paid -> the first space that costs more
        self.first_guards: list[int] = []  # space -> guards while it is empty
        self.codes: list[list[Any]] = []  # space -> its choices, as objects
        self.options: list[Option] = []  # space * 2 + option
        self.neutral: list[Option] = []  # row -> the neutral space
        self.special: list[Action] = []  # the spaces of A9
        self.cards: list[list[Action]] = []  # city card -> what it gives


class Panda(State):
    """A position of Way of the Panda."""

    def __init__(self, seats: int, board: Board, rulings: Rulings, actions: Actions) -> None:
        """Only stores: `new_panda` and `clone` fill it."""
        super().__init__(seats)
        self.board: Board = board
        self.rulings: Rulings = rulings
        self.actions: Actions = actions
        # the map
        self.uncovered: list[int] = []  # road -> ninjas not covered
        self.figures: list[int] = []  # road * seats + seat -> guard figures
        self.tile: list[int] = []  # road -> what lies on it
        self.guards: list[int] = []  # location -> guards around it, whoever's (P-11)
        self.freed: list[bool] = []
        self.built: list[int] = []  # location -> mask of pieces, plus CITY
        self.place: list[int] = []  # seat * 3 + champion
        # players
        self.strength: list[int] = []  # seat * 3 + champion -> strength tiles, the printed one included
        self.quests: list[int] = []
        self.supply: list[int] = []  # guards
        self.on_board: list[int] = []  # guards on the action board
        self.points: list[int] = []
        self.earned: list[int] = []  # seat * SOURCES + source
        self.ap: list[int] = []
        self.arrivals: list[int] = []  # P-20: seats by the last move of their AP marker; the later lies on top
        self.order: list[int] = []  # turn order
        self.position: list[
            int
        ] = []  # seat -> the last space chosen this round (P-38: it and all after it are open), at first 0
        self.passed: list[bool] = []
        # supplies
        self.road_tiles: list[int] = []  # owner * 3 + kind; the neutral ones last
        self.tiles: list[int] = []  # strength and quest tiles
        self.pieces: list[int] = []  # buildings
        self.bases: int = board.bases
        self.capitals: int = 0
        self.row: list[int] = []  # city cards
        # the round
        self.round: int = 0
        self.needs: list[int] = []  # space -> guards it takes now
        self.placed: list[int] = []  # space * SEATS + seat, in order: for the eye, no rule looks at it
        self.active: bool = False  # PR-57: somebody chose a space or used A9
        self.trigger: str = ""  # P-91
        # missions
        self.green: int = NO_CARD
        self.blue: int = NO_CARD
        self.progress: list[int] = []  # A4-A6: seat -> buildings, NOBODY without a guard there
        self.special: list[int] = []  # A9: space -> seat of the guard, or NOBODY
        self.special_used: list[bool] = []  # A9: seat -> in this round

    def clone(self) -> Panda:
        s = Panda(self.seats, self.board, self.rulings, self.actions)
        s.pending = self.pending[:]
        s.turn = self.turn
        s.seat = self.seat
        s.ending = self.ending
        s.uncovered = self.uncovered[:]
        s.figures = self.figures[:]
        s.tile = self.tile[:]
        s.guards = self.guards[:]
        s.freed = self.freed[:]
        s.built = self.built[:]
        s.place = self.place[:]
        s.strength = self.strength[:]
        s.quests = self.quests[:]
        s.supply = self.supply[:]
        s.on_board = self.on_board[:]
        s.points = self.points[:]
        s.earned = self.earned[:]
        s.ap = self.ap[:]
        s.arrivals = self.arrivals[:]
        s.order = self.order[:]
        s.position = self.position[:]
        s.passed = self.passed[:]
        s.road_tiles = self.road_tiles[:]
        s.tiles = self.tiles[:]
        s.pieces = self.pieces[:]
        s.bases = self.bases
        s.capitals = self.capitals
        s.row = self.row[:]
        s.round = self.round
        s.needs = self.needs[:]
        s.placed = self.placed[:]
        s.active = self.active
        s.trigger = self.trigger
        s.green = self.green
        s.blue = self.blue
        s.progress = self.progress[:]
        s.special = self.special[:]
        s.special_used = self.special_used[:]
        return s

    # --- the map ---

    def figures_of(self, road: int, seat: int) -> int:
        return self.figures[road * self.seats + seat]

    def guards_of(self, road: int, seat: int) -> int:
        """P-11: figures, or the guards printed on the own tile."""
        return self.board.land.ninjas[road] if self.tile[road] == seat else self.figures[road * self.seats + seat]

    def own_guards(self, place: int, seat: int) -> int:
        """P-11: a player's guards around a location."""
        count = 0
        for road in self.board.land.roads_at[place]:
            count += self.guards_of(road, seat)
        return count

    def foreign_guards(self, place: int, seat: int) -> int:
        """P-61: guards around a location that belong to opponents."""
        count = 0
        for road in self.board.land.roads_at[place]:
            for other in range(self.seats):
                if other != seat:
                    count += self.guards_of(road, other)
        return count

    def is_city(self, place: int) -> bool:
        """P-8: a city or a capital."""
        return self.built[place] >= CITY

    def is_capital(self, place: int) -> bool:
        return self.built[place] == CAPITAL

    def standing(self, place: int) -> int:
        """P-8: how many buildings a location has; the base counts as three."""
        return STANDING[self.built[place]]

    def has_building(self, place: int, kind: int) -> bool:
        """P-8: a city base counts as one of each kind."""
        built = self.built[place]
        return built >= CITY or built & PIECE[kind] != 0

    def may_build(self, kind: int, place: int) -> bool:
        """P-58, P-59, PR-36, PR-37, PR-39: everything a building needs but the champion."""
        built = self.built[place]
        if built & PIECE[kind]:
            return False
        number = STANDING[built]
        if self.guards[place] < self.board.guards_needed[number]:
            return False
        return self.bases > 0 if number == THIRD else self.pieces[kind] > 0

    def at_location(self, place: int) -> bool:
        """PR-22, PR-24: at a location, not on the sheet and not in a border area."""
        return 0 <= place < self.board.land.places

    # --- the sheet ---

    def reach(self, seat: int, champion: int) -> int:
        """P-47: how many uncovered ninjas a champion passes."""
        return self.board.strength[self.strength[seat * CHAMPIONS + champion]]

    def may_take(self, seat: int, tile: int) -> bool:
        """P-67, P-68, PR-43, PR-60: supply, and room on the sheet."""
        if self.tiles[tile] == 0:
            return False
        if tile < QUEST:
            return self.strength[seat * CHAMPIONS + tile] < self.board.most_strength
        return self.quests[seat * CHAMPIONS + tile - QUEST] < self.board.most_quests

    def take_tile(self, seat: int, tile: int) -> None:
        self.tiles[tile] -= 1
        self.touch(STOCK)
        self.touch(SHEETS)
        if tile < QUEST:
            self.strength[seat * CHAMPIONS + tile] += 1
        else:
            self.quests[seat * CHAMPIONS + tile - QUEST] += 1

    def at_own_building(self, seat: int, champion: int) -> bool:
        """P-68, P-70: the champion stands at a location with its own kind of building."""
        place = self.place[seat * CHAMPIONS + champion]
        return self.at_location(place) and self.has_building(place, champion)

    # --- tracks ---

    def gain(self, seat: int, points: int, source: int) -> None:
        """P-41: points are marked at once."""
        at = seat * SOURCES + source
        self.points[seat] = self.points[seat] + points
        self.earned[at] = self.earned[at] + points

    def lose(self, seat: int, points: int) -> int:
        """P-21, PR-8: never below 0; gives back what was really lost."""
        lost = min(points, self.points[seat])
        self.points[seat] -= lost
        self.earned[seat * SOURCES + PENALTIES] -= lost
        return lost

    def debt(self, ap: int) -> int:
        """P-40: what a payment costs that ends on this space below 0; PO-15: the first one most."""
        return self.board.penalty[-1 - ap if self.rulings.first_debt_costs_most else ap - self.board.ap_min]

    def move_ap(self, seat: int, steps: int) -> None:
        """P-20, PR-2, PR-3, PR-5: a marker that really moves goes on top of what is there."""
        before = self.ap[seat]
        ap = min(before + steps, self.board.ap_max)
        if ap != before:
            self.ap[seat] = ap
            arrivals = self.arrivals
            if arrivals[-1] != seat:
                arrivals.remove(seat)
                arrivals.append(seat)

    def by_ap(self) -> list[int]:
        """P-43, P-44: fewest AP first, stacks from top to bottom."""
        found: list[int] = []
        ap = self.ap
        for seat in reversed(self.arrivals):
            own = ap[seat]
            at = len(found)
            while at > 0 and ap[found[at - 1]] > own:
                at -= 1
            found.insert(at, seat)
        return found

    def from_active(self) -> list[int]:
        """PR-45: the player whose turn it is, then the others in turn order."""
        at = self.order.index(self.seat)
        return self.order[at:] + self.order[:at]

    def to_text(self) -> str:
        from teahouse.games.panda.rules.position import to_text  # noqa: PLC0415  it knows all steps

        return to_text(self)

    def options(self) -> dict[str, str]:
        return self.rulings.options

    def reader(self) -> Callable[[str], State]:
        from teahouse.games.panda.rules.position import from_text  # noqa: PLC0415

        return from_text

    # --- points ---

    def breakdown(self, seat: int) -> list[tuple[str, int]]:
        return breakdown(self, seat, blue_now(self))

    def breakdowns(self) -> list[list[tuple[str, int]]]:
        blue = blue_now(self)
        return [breakdown(self, seat, blue) for seat in range(self.seats)]

    def scores(self) -> list[int]:
        return scores(self)

    def goods(self, seat: int) -> list[tuple[str, int]]:
        first = seat * CHAMPIONS
        lines = [("ap", self.ap[seat]), ("guards", self.supply[seat])]
        for champion in range(CHAMPIONS):
            lines.append((TILE_NAMES[champion], self.strength[first + champion]))
        for champion in range(CHAMPIONS):
            lines.append((TILE_NAMES[QUEST + champion], self.quests[first + champion]))
        return lines

    def due(self, seat: int) -> list[tuple[str, int]]:
        """P-62, P-65: what a building brings besides points, still to be taken."""
        from teahouse.games.panda.rules.bonus import BorderBonus, OneBonus, Reward  # noqa: PLC0415  they import this file
        from teahouse.games.panda.rules.building import TakeCard  # noqa: PLC0415

        bonuses = cards = 0
        for step in self.pending:
            if isinstance(step, BorderBonus):  # it waits until the card is taken
                bonuses += 1 if step.seat == seat else 0
            elif step.actor == seat:
                if isinstance(step, TakeCard):
                    cards += 1
                elif isinstance(step, (Reward, OneBonus)):
                    bonuses += 1
        return [("city-cards", cards), ("border-bonuses", bonuses)]

    def round_number(self) -> int:
        """P-42: a round ends when all have passed; set-up is none."""
        return self.round

    def closing(self) -> str:
        return self.trigger

    def void_events(self) -> list[str]:
        return ["panda-no-effect"]

    def tie_break(self, seat: int) -> list[int]:
        """P-95, PR-58: more AP."""
        return [self.ap[seat]]


def new_panda(seats: int, board: Board, rulings: Rulings, actions: Actions) -> Panda:
    """P-29 to P-31: everything in its place before anything is drawn."""
    s = Panda(seats, board, rulings, actions)
    land = board.land
    s.uncovered = land.ninjas[:]
    s.figures = [0] * (land.roads * seats)
    s.tile = [NO_TILE] * land.roads
    s.guards = [0] * land.places
    s.freed = [False] * land.places
    s.built = [0] * land.places
    s.place = [SHEET] * (seats * CHAMPIONS)
    s.strength = [board.printed] * (seats * CHAMPIONS)
    s.quests = [0] * (seats * CHAMPIONS)
    s.supply = [board.guards[seats - 2]] * seats
    s.on_board = [0] * seats
    s.points = [board.vp_start] * seats
    s.earned = [0] * (seats * SOURCES)
    for seat in range(seats):
        s.earned[seat * SOURCES + START] = board.vp_start
    s.ap = [board.ap_start] * seats
    s.arrivals = list(range(seats))
    s.order = list(range(seats))
    s.position = [0] * seats
    s.passed = [False] * seats
    s.road_tiles = board.own_tiles * seats + board.neutral_tiles
    s.tiles = [board.strength_tiles[seats - 2]] * QUEST + [board.quest_tiles[seats - 2]] * QUEST
    s.pieces = board.pieces[:]
    s.needs = actions.first_guards[:]
    s.progress = [NOBODY] * seats
    s.special = [NOBODY] * SPECIAL_SPACES
    s.special_used = [False] * seats
    return s
