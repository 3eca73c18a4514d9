"""Spirits that rearrange the realm: Wind moves a shrine, Strength moves tiles (C-61, C-62)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.core.errors import Reason
from teahouse.core.state import Step
from teahouse.games.castle.rules.calling import any_payment, every_payment_breaks
from teahouse.games.castle.rules.choices import DONE, DROP, LIFT, SPACE_NAMES, TURN
from teahouse.games.castle.rules.consolidating import CHECK
from teahouse.games.castle.rules.phases import finish_the_spirit, never_chosen
from teahouse.games.castle.rules.pieces import DATA, FACE_NAMES, NO_FACE, STRENGTH
from teahouse.games.castle.rules.realm import BIT, SHRINE_PAYS, Realm, spaces_of
from teahouse.games.castle.rules.state import Castle, Spirit
from teahouse.games.castle.rules.turn import why_not_on

if TYPE_CHECKING:
    from mypy_extensions import i64

STRENGTH_MOVES: Final[int] = DATA["spirit"][STRENGTH]["params"]["max_moves"]


class Wind(Spirit):
    """C-61: perhaps turn a tile face-down, then move a built shrine onto another face-down tile."""

    def payments(self, s: Castle, window: int) -> i64:
        realm = s.realms[s.seat]
        down = free_face_down(realm)
        if realm.shrines and down:
            return any_payment(realm)
        if realm.shrines == 0 and s.rulings.wind_must_move:
            return 0
        ways: i64 = SHRINE_PAYS if realm.pool > 0 and wind_works(s, realm.shown, down) else 0
        for space in spaces_of(realm.shown):
            bit: i64 = BIT[space]
            uncovered = bit if realm.height[space] > 1 else 0
            if wind_works(s, realm.shown & ~bit, down | uncovered):
                ways |= bit
        return ways

    def missing(self, s: Castle, window: int) -> Reason:
        realm = s.realms[s.seat]
        if realm.shrines == 0 and s.rulings.wind_must_move:
            return Reason("C-61", "no-shrine-to-move")
        if wind_works(s, realm.shown, free_face_down(realm)):
            return every_payment_breaks(self)
        key = "no-tile-for-the-shrine-to-go-to" if realm.shrines else "neither-a-tile-to-turn-nor-a-shrine-to-move"
        return Reason("C-61", key)

    def effect(self, s: Castle, window: int) -> None:
        realm = s.realms[s.seat]
        if realm.shown:
            s.push(TurnTile(s.seat))
        else:
            s.push(LiftShrine(s.seat, True))


def wind_works(s: Castle, shown: i64, down: i64) -> bool:
    """C-61: with these tiles face-up and these free face-down ones, is there anything the card can do?"""
    if s.realms[s.seat].shrines and (shown or down):  # a tile turned now can take the shrine
        return True
    return shown != 0 and not s.rulings.wind_must_move  # the option: turning a tile is enough


def free_face_down(realm: Realm) -> i64:
    """Where a moved shrine may go: face-down top tiles without a shrine."""
    return realm.face_down() & ~realm.shrines


class TurnTile(Step[Castle]):
    """C-61: turn one face-up tile face-down, or none; it does not count as consolidated."""

    def legal(self, s: Castle) -> list[int]:
        realm = s.realms[self.actor]
        choices = [TURN.of(space) for space in spaces_of(realm.shown)]
        if realm.shrines and free_face_down(realm):
            choices.append(DONE.base)
        return choices

    def apply(self, s: Castle, choice: int) -> None:
        realm = s.realms[self.actor]
        turned = choice != DONE.base
        if turned:
            space = TURN.index(choice)
            bit: i64 = BIT[space]
            if s.events is not None:
                s.tell("castle-turn", seat=self.actor, face=FACE_NAMES[realm.face[space]], space=SPACE_NAMES[space])
            realm.turn_down(bit)
        if realm.shrines:
            s.push(LiftShrine(self.actor, s.rulings.wind_must_move or not turned))

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        if choice == DONE.base:
            return Reason("C-61", "the-shrine-needs-a-face-down-tile-to-go-to")
        if not TURN.has(choice):
            return finish_the_spirit("wind", choice)
        return Reason("C-61", "only-a-face-up-tile-can-be-turned", {"space": SPACE_NAMES[TURN.index(choice)]})


class LiftShrine(Step[Castle]):
    """C-61: which shrine is moved."""

    def __init__(self, actor: int, must: bool) -> None:
        super().__init__(actor)
        self.must: Final = must

    def legal(self, s: Castle) -> list[int]:
        choices = [LIFT.of(space) for space in spaces_of(s.realms[self.actor].shrines)]
        if not self.must:
            choices.append(DONE.base)
        return choices

    def apply(self, s: Castle, choice: int) -> None:
        if choice != DONE.base:
            s.push(DropShrine(self.actor, LIFT.index(choice)))

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        if choice == DONE.base:
            return Reason("C-61", "the-shrine-has-to-move")
        if not LIFT.has(choice):
            return finish_the_spirit("wind", choice)
        return Reason("C-61", "no-shrine-stands-there", {"space": SPACE_NAMES[LIFT.index(choice)]})


class DropShrine(Step[Castle]):
    """C-61: onto another face-down top tile without a shrine, turned in whichever turn."""

    def __init__(self, actor: int, source: int) -> None:
        super().__init__(actor)
        self.source: Final = source

    def legal(self, s: Castle) -> list[int]:
        return [DROP.of(space) for space in spaces_of(free_face_down(s.realms[self.actor]))]

    def apply(self, s: Castle, choice: int) -> None:
        realm = s.realms[self.actor]
        target = DROP.index(choice)
        realm.shrines = realm.shrines & ~BIT[self.source] | BIT[target]
        realm.touched |= BIT[self.source] | BIT[target]
        for number, turned in enumerate(s.turned):
            if turned.tiles & BIT[self.source]:  # the tile the shrine left is no place for a new one
                s.turned[number] = turned.without(self.source)
        if s.events is not None:
            s.tell("castle-move-shrine", seat=self.actor, source=SPACE_NAMES[self.source], target=SPACE_NAMES[target])

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        if not DROP.has(choice):
            return finish_the_spirit("wind", choice)
        where: dict[str, int | str] = {"space": SPACE_NAMES[DROP.index(choice)]}
        return Reason("C-61", "a-shrine-moves-onto-a-face-down-tile-without-a-shrine", where)


class Strength(Spirit):
    """C-62: move one or two top tiles of the realm, then check for sets."""

    def payments(self, s: Castle, window: int) -> i64:
        realm = s.realms[s.seat]
        movable = movable_tiles(realm)
        spaces = realm.legal_spaces()
        if movable & (movable - 1) and spaces & (spaces - 1):
            return any_payment(realm)  # two tiles and two spaces: whatever pays, one tile can go somewhere
        ways: i64 = SHRINE_PAYS if realm.pool > 0 and can_move(movable, spaces) else 0
        for space in spaces_of(realm.shown):
            bit: i64 = BIT[space]
            rest = movable if realm.height[space] > 1 else movable & ~bit
            if can_move(rest, spaces | bit):
                ways |= bit
        return ways

    def missing(self, s: Castle, window: int) -> Reason:
        realm = s.realms[s.seat]
        if can_move(movable_tiles(realm), realm.legal_spaces()):
            return every_payment_breaks(self)
        return Reason("C-62", "no-tile-to-move" if movable_tiles(realm) == 0 else "no-space-to-move-a-tile-to")

    def effect(self, s: Castle, window: int) -> None:
        s.push(LiftTile(s.seat, 0, 0))


def movable_tiles(realm: Realm) -> i64:
    """C-62: top tiles without a shrine, face-up or face-down."""
    return realm.occupied & ~realm.shrines


def can_move(movable: i64, spaces: i64) -> bool:
    """Is there a tile to move and a legal space other than its own?"""
    if movable == 0 or spaces == 0:
        return False
    one_tile = movable & (movable - 1) == 0
    return not (one_tile and movable == spaces)


class LiftTile(Step[Castle]):
    """C-62: which tile is moved; after the first move it may be left at that."""

    def __init__(self, actor: int, moves: int, moved: int) -> None:
        super().__init__(actor)
        self.moves: Final = moves  # made so far
        self.moved: Final = moved  # the mask of the tile moved first, at its new place

    def liftable(self, s: Castle) -> i64:
        """Every movable tile but the one moved before, if another space can take it."""
        realm = s.realms[self.actor]
        spaces = realm.legal_spaces()
        tiles = movable_tiles(realm) & ~self.moved
        if spaces & (spaces - 1) == 0:
            tiles &= ~spaces  # the only legal space is the tile's own
        return tiles if spaces else 0

    def legal(self, s: Castle) -> list[int]:
        choices = [LIFT.of(space) for space in spaces_of(self.liftable(s))]
        if self.moves > 0:
            choices.append(DONE.base)
        return choices

    def apply(self, s: Castle, choice: int) -> None:
        if choice == DONE.base:
            s.push(CHECK)
        else:
            s.push(DropTile(self.actor, LIFT.index(choice), self.moves))

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        if choice == DONE.base:
            return Reason("C-62", "move-at-least-one-tile")
        if not LIFT.has(choice):
            if self.moves > 0:
                return never_chosen(choice) or Reason("C-62", "move-a-second-tile-or-no-more")
            return finish_the_spirit("strength", choice)
        space = LIFT.index(choice)
        where: dict[str, int | str] = {"space": SPACE_NAMES[space]}
        realm = s.realms[self.actor]
        if realm.shrines & BIT[space]:
            return Reason("C-62", "a-tile-with-a-shrine-cannot-move", where)
        if self.moved & BIT[space]:
            return Reason("C-62", "two-different-tiles-are-moved", where)
        if realm.occupied & BIT[space]:
            return Reason("C-62", "no-other-space-for-this-tile", where)
        return Reason("C-62", "no-tile-lies-there-to-move", where)


class DropTile(Step[Castle]):
    """C-62: where the tile goes, by the placing rules (C-32); it keeps its side."""

    def __init__(self, actor: int, source: int, moves: int) -> None:
        super().__init__(actor)
        self.source: Final = source
        self.moves: Final = moves

    def legal(self, s: Castle) -> list[int]:
        targets = s.realms[self.actor].legal_spaces() & ~BIT[self.source]
        return [DROP.of(space) for space in spaces_of(targets)]

    def apply(self, s: Castle, choice: int) -> None:
        realm = s.realms[self.actor]
        target = DROP.index(choice)
        face = realm.face[self.source]
        if face != NO_FACE:
            realm.put(realm.take_off(self.source), target)
        else:
            floor = realm.height[self.source]
            realm.take_off_face_down(self.source)
            realm.put_face_down(target)
            for number, turned in enumerate(s.turned):
                if turned.tiles & BIT[self.source] and turned.floors[self.source] == floor:
                    s.turned[number] = turned.moved(self.source, target, realm.height[target])
        if s.events is not None:
            s.tell("castle-move-tile", seat=self.actor, source=SPACE_NAMES[self.source], target=SPACE_NAMES[target])
        again = LiftTile(self.actor, self.moves + 1, BIT[target])
        if self.moves + 1 < STRENGTH_MOVES and again.liftable(s):
            s.push(again)
        else:
            s.push(CHECK)

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        if not DROP.has(choice):
            return finish_the_spirit("strength", choice)
        space = DROP.index(choice)
        if space == self.source:
            return Reason("C-62", "the-tile-comes-from-there", {"space": SPACE_NAMES[space]})
        return why_not_on(s.realms[self.actor], space)
