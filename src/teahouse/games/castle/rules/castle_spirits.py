"""Spirits that work on the castle: Destruction, Elegance, Deception and Depth (C-63, C-64, C-67, C-68, C-93, C-94)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.core.errors import Reason
from teahouse.core.state import Step
from teahouse.games.castle.rules.calling import any_payment, barred_by, no_room_for_a_pair, payments_leaving_a_pair
from teahouse.games.castle.rules.choices import CELL_NAMES, DESTROY
from teahouse.games.castle.rules.phases import finish_the_spirit
from teahouse.games.castle.rules.pieces import DECEPTION, DEPTH, ELEGANCE, FACE_NAMES, PICKED, SPIRIT_NAMES, START
from teahouse.games.castle.rules.state import Castle, Spirit
from teahouse.games.castle.rules.turn import UNCOVER

if TYPE_CHECKING:
    from mypy_extensions import i64


class Destruction(Spirit):
    """C-67: put one available castle tile out of play."""

    def payments(self, s: Castle, window: int) -> i64:
        if s.top_floor() == 0:
            return 0
        if s.called and not destroyable_tiles(s, window):  # only another spirit can stand in the way (C-94)
            return 0
        return any_payment(s.realms[s.seat])

    def missing(self, s: Castle, window: int) -> Reason:
        if s.top_floor() == 0:
            return Reason("C-67", "the-castle-is-empty")
        return barred_by(self, owing(s))

    def effect(self, s: Castle, window: int) -> None:
        s.push(Destroy(s.seat, window))


class Destroy(Step[Castle]):
    """C-67: which tile."""

    def __init__(self, actor: int, window: int) -> None:
        super().__init__(actor)
        self.window: Final = window

    def legal(self, s: Castle) -> list[int]:
        return [DESTROY.of(cell) for cell in destroyable_tiles(s, self.window)]

    def apply(self, s: Castle, choice: int) -> None:
        cell = DESTROY.index(choice)
        s.realms[self.actor].discards += 1
        if s.events is not None:
            s.tell("castle-destroy", seat=self.actor, cell=CELL_NAMES[cell], face=FACE_NAMES[s.top[cell]])
        if s.remove_tile(cell):
            s.push(UNCOVER[cell])

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        if not DESTROY.has(choice):
            return finish_the_spirit("destruction", choice)
        cell = DESTROY.index(choice)
        where: dict[str, int | str] = {"cell": CELL_NAMES[cell]}
        if s.height[cell] == 0:
            return Reason("C-15", "no-tile-lies-there", where)
        if not s.available(cell):
            return Reason("C-17", "tiles-on-both-long-sides", where)
        return Reason("C-94", "a-called-spirit-still-needs-this-tile", {**where, "other": SPIRIT_NAMES[owing(s)]})


def destroyable_tiles(s: Castle, window: int) -> list[int]:
    """C-67: any available tile; C-94 (4): but none without which a promised pick would become impossible."""
    cells = s.available_tiles()
    promised = s.owes_short_side() if window == START else window == PICKED and s.owes_pair()
    return [cell for cell in cells if leaves_promised_pick(s, cell, window)] if promised else cells


def leaves_promised_pick(s: Castle, cell: int, window: int) -> bool:
    """Take the tile off, look, and put it back. What lies below it is not known."""
    face = s.top[cell]
    s.remove_tile(cell)
    possible = len(s.first_takes() if window == START else s.second_pairs()) > 0
    s.put_back(cell, face)
    return possible


def owing(s: Castle) -> int:
    """C-93: the spirit that was promised a certain pick."""
    return DECEPTION if s.is_called(DECEPTION) else DEPTH if s.is_called(DEPTH) else ELEGANCE


class Elegance(Spirit):
    """C-63: this turn, tiles with a free short side may be taken too, and one must be."""

    def payments(self, s: Castle, window: int) -> i64:
        realm = s.realms[s.seat]
        if window == START:
            floor = s.top_floor()
            if floor == 0:
                return 0
            for cell in s.layout.reaching[floor]:
                if s.height[cell] == floor and s.short_side(cell):
                    return any_payment(realm)
            return payments_leaving_a_pair(realm) if s.short_side_pair_in_sight() else 0
        if s.is_called(DECEPTION):
            return 0  # C-94 (3)
        depth = s.is_called(DEPTH)
        for cell in s.layout.cells if depth else s.showing[s.first]:
            if s.short_side(cell) and (not depth or s.of_first_kind(cell)):
                return payments_leaving_a_pair(realm)
        return 0

    def missing(self, s: Castle, window: int) -> Reason:
        if s.top_floor() == 0:
            return Reason("C-63", "the-castle-is-empty")
        if window == START:
            if s.short_side_pair_in_sight():
                return no_room_for_a_pair(s, self)
            return Reason("C-63", "no-short-side-tile-to-begin-with", {"floor": s.top_floor()})
        if s.is_called(DECEPTION):
            return barred_by(self, DECEPTION)
        depth = s.is_called(DEPTH)
        for cell in s.layout.cells:
            fits = s.of_first_kind(cell) if depth else s.height[cell] > 0 and s.top[cell] == s.first
            if fits and s.short_side(cell):
                return no_room_for_a_pair(s, self)
        key = "no-short-side-tile-of-the-type" if depth else "no-short-side-twin"
        return Reason("C-63", key, {"face": FACE_NAMES[s.first]})

    def effect(self, s: Castle, window: int) -> None:
        pass  # from now on `first_takes` and `second_pairs` know


class Deception(Spirit):
    """C-64: the second tile is one beside the first, neither identical nor available."""

    def payments(self, s: Castle, window: int) -> i64:
        if s.is_called(DEPTH) or s.owes_short_side() or not s.tiles_beside_first():  # C-94 (1), (3)
            return 0
        return payments_leaving_a_pair(s.realms[s.seat])

    def missing(self, s: Castle, window: int) -> Reason:
        if s.is_called(DEPTH) or s.owes_short_side():
            return barred_by(self, owing(s))
        if not s.tiles_beside_first():
            reach = "floor" if s.rulings.deception_same_floor else "any"
            return Reason("C-64", "no-tile-beside-the-first", {"cell": CELL_NAMES[s.first_cell], "reach": reach})
        return no_room_for_a_pair(s, self)

    def effect(self, s: Castle, window: int) -> None:
        pass  # from now on `second_pairs` knows


class Depth(Spirit):
    """C-68: the second tile need only be of the same type; it must be available."""

    def payments(self, s: Castle, window: int) -> i64:
        if s.is_called(DECEPTION) or not s.has_tile_of_first_kind():  # C-94 (1)
            return 0
        return payments_leaving_a_pair(s.realms[s.seat])

    def missing(self, s: Castle, window: int) -> Reason:
        if s.is_called(DECEPTION):
            return barred_by(self, DECEPTION)
        if s.has_tile_of_first_kind():
            return no_room_for_a_pair(s, self)
        if any(s.of_first_kind(cell) and s.available(cell) for cell in s.layout.cells):
            return barred_by(self, ELEGANCE)  # it still wants a tile with a free short side
        return Reason("C-68", "no-free-tile-of-the-type", {"face": FACE_NAMES[s.first]})

    def effect(self, s: Castle, window: int) -> None:
        pass  # from now on `second_pairs` knows
