"""The ten spirit cards, one class each with the decisions it asks for (C-60 to C-69, C-92 to C-94)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.core.errors import Reason
from teahouse.core.state import Step
from teahouse.games.castle.calling import any_payment, payments_leaving_a_pair
from teahouse.games.castle.choices import BUILD, CELL_NAMES, DESTROY, DONE, DROP, LIFT, SET, SPACE_NAMES, TURN, WILD
from teahouse.games.castle.consolidating import BUILDING, CHECK, build_shrine, consolidate
from teahouse.games.castle.pieces import (
    BEAUTY,
    CHANGE,
    CONSOLIDATE,
    CUNNING,
    DATA,
    DECEPTION,
    DEPTH,
    DESTRUCTION,
    DRAGON,
    ELEGANCE,
    FACE_NAMES,
    FACTIONS,
    FAITH,
    KIND_OF,
    KINDS,
    NO_FACE,
    PICKED,
    START,
    STRENGTH,
    WIND,
    set_points,
    shrines_allowed,
)
from teahouse.games.castle.realm import (
    BIT,
    SHRINE_PAYS,
    Realm,
    connected,
    groups,
    has_four,
    neighbours,
    size_of,
    spaces_of,
)
from teahouse.games.castle.state import Castle, Spirit
from teahouse.games.castle.turn import UNCOVER

if TYPE_CHECKING:
    from mypy_extensions import i64

_PARAMS: Final[dict[str, dict[str, int]]] = {str(card["id"]): card["params"] for card in DATA["spirit"]}
BEAUTY_BONUS: Final[int] = _PARAMS["beauty"]["bonus_vp"]
BEAUTY_SHRINES: Final[int] = _PARAMS["beauty"]["max_shrines"]
CUNNING_POINTS: Final[int] = _PARAMS["cunning"]["set_vp"]
STRENGTH_MOVES: Final[int] = _PARAMS["strength"]["max_moves"]


def first_space(group: i64) -> int:
    """A group is named by its first space in reading order."""
    return spaces_of(group & -group)[0]


# --- cards that make a set ---


class Beauty(Spirit):
    """C-60: consolidate four or more connected faction tiles that show the same number, whatever their types."""

    def payments(self, s: Castle, window: int) -> i64:
        realm = s.realms[s.seat]
        ways: i64 = 0
        for group in realm.number_groups():
            ways |= any_payment(realm) & ~group
            if size_of(group) > 4:  # a tile of the set may pay if four that hang together are left
                for space in spaces_of(group):
                    for part in groups(group & ~BIT[space]):
                        if has_four(part):
                            ways |= BIT[space]
        return ways

    def effect(self, s: Castle, window: int) -> None:
        s.push(BeautySet(s.seat))


class BeautySet(Step[Castle]):
    """C-60: which of the sets of equal numbers."""

    def legal(self, s: Castle) -> list[int]:
        return [SET.of(first_space(group)) for group in s.realms[self.actor].number_groups()]

    def apply(self, s: Castle, choice: int) -> None:
        for group in s.realms[self.actor].number_groups():
            if SET.of(first_space(group)) == choice:
                points = set_points(0, size_of(group)) + BEAUTY_BONUS
                s.push(BUILDING)
                consolidate(s, group, s.realms[self.actor].kind_at(group), points, BEAUTY_SHRINES)
                return

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        return Reason("C-60", "choose-a-set-of-equal-numbers-by-its-first-space")


class Cunning(Spirit):
    """C-69: consolidate a group of exactly three tiles of one type."""

    def payments(self, s: Castle, window: int) -> i64:
        realm = s.realms[s.seat]
        ways: i64 = 0
        for group in realm.groups_of_three():
            ways |= any_payment(realm) & ~group
        return ways

    def effect(self, s: Castle, window: int) -> None:
        s.push(CunningSet(s.seat))


class CunningSet(Step[Castle]):
    """C-69: which of the groups of three."""

    def legal(self, s: Castle) -> list[int]:
        return [SET.of(first_space(group)) for group in s.realms[self.actor].groups_of_three()]

    def apply(self, s: Castle, choice: int) -> None:
        realm = s.realms[self.actor]
        for group in realm.groups_of_three():
            if SET.of(first_space(group)) == choice:
                kind = realm.kind_at(group)
                bonus = set_points(DRAGON, 4) - set_points(0, 4) if kind == DRAGON else 0
                if not s.rulings.cunning_dragon_bonus:
                    bonus = 0
                s.push(BUILDING)
                consolidate(s, group, kind, CUNNING_POINTS + bonus, shrines_allowed(kind))
                return

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        return Reason("C-69", "choose-a-group-of-three-by-its-first-space")


class Change(Spirit):
    """C-65: a face-up special tile counts as another type, to consolidate a set with it."""

    def payments(self, s: Castle, window: int) -> i64:
        if window == CONSOLIDATE and (not s.rulings.change_in_check or not s.realms[s.seat].sets()):
            return 0  # building has begun, or the option keeps Change out of checks
        realm = s.realms[s.seat]
        mandatory = mandatory_tiles(realm) if window == CONSOLIDATE else 0
        payable = any_payment(realm) & ~mandatory  # C-55
        ways: i64 = 0
        for choice in wild_choices(realm, window):
            space, kind = wild_space(choice), wild_kind(choice)
            group = wild_group(realm, space, kind)
            ways |= payable & ~group
            for other in spaces_of(group & payable & ~BIT[space]):
                left = wild_group_without(realm, space, kind, other)
                if has_four(left) and (window != CONSOLIDATE or left & mandatory & realm.up[kind]):
                    ways |= BIT[other]
        return ways

    def effect(self, s: Castle, window: int) -> None:
        s.push(Wild(s.seat, window))


class Wild(Step[Castle]):
    """C-65: which tile, and as what it counts. The set is the whole group of that type around it."""

    def __init__(self, actor: int, window: int) -> None:
        super().__init__(actor)
        self.window: Final = window

    def legal(self, s: Castle) -> list[int]:
        return wild_choices(s.realms[self.actor], self.window)

    def apply(self, s: Castle, choice: int) -> None:
        group = wild_group(s.realms[self.actor], wild_space(choice), wild_kind(choice))
        kind = wild_kind(choice)
        if self.window != CONSOLIDATE:  # inside a check the building waits for all sets (C-91)
            s.push(BUILDING)
        consolidate(s, group, kind, set_points(kind, size_of(group)), shrines_allowed(kind))

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        return Reason("C-65", "the-changed-tile-must-complete-a-set")


def wild_space(choice: int) -> int:
    return WILD.index(choice) // KINDS


def wild_kind(choice: int) -> int:
    return WILD.index(choice) % KINDS


def wild_choices(realm: Realm, window: int) -> list[int]:
    """C-65: every special tile with every type by which it makes a set; in a check one with a mandatory set in it."""
    mandatory: i64 = mandatory_tiles(realm) if window == CONSOLIDATE else 0
    choices: list[int] = []
    for own in range(FACTIONS, KINDS):
        for space in spaces_of(realm.up[own] & ~mandatory):
            bit: i64 = BIT[space]
            near = neighbours(bit)
            for kind in range(KINDS):
                if kind == own or near & realm.up[kind] == 0 or not has_four(realm.up[kind] | bit):
                    continue
                group = wild_group(realm, space, kind)
                if has_four(group) and (window != CONSOLIDATE or group & mandatory & realm.up[kind]):
                    choices.append(WILD.of2(space, kind))
    return choices


def wild_group(realm: Realm, space: int, kind: int) -> i64:
    bit: i64 = BIT[space]
    return connected(bit, realm.up[kind] | bit)


def wild_group_without(realm: Realm, space: int, kind: int, other: int) -> i64:
    bit: i64 = BIT[space]
    return connected(bit, (realm.up[kind] | bit) & ~BIT[other])


def mandatory_tiles(realm: Realm) -> i64:
    """C-37: all tiles of mandatory sets."""
    tiles: i64 = 0
    for group in realm.sets():
        tiles |= group
    return tiles


class Faith(Spirit):
    """C-66: one shrine more than allowed, on a set of this turn whose allowance has been built in full."""

    def payments(self, s: Castle, window: int) -> i64:
        realm = s.realms[s.seat]
        if realm.pool == 0 or not s.turned or realm.sets():
            return 0  # sets that are not turned yet come first (C-91)
        if faith_spaces(s):
            return realm.shown | SHRINE_PAYS if realm.pool > 1 else realm.shown
        ways: i64 = 0
        for turned in s.turned:  # a tile that pays may uncover a tile turned earlier in this turn
            if counts_for_faith(s, turned.allowance):
                for space in spaces_of(turned.tiles & realm.shown):
                    if realm.height[space] - 1 == turned.floors[space]:
                        ways |= BIT[space]
        return ways

    def effect(self, s: Castle, window: int) -> None:
        s.push(ExtraShrine(s.seat))


class ExtraShrine(Step[Castle]):
    """C-66: where the extra shrine is built."""

    def legal(self, s: Castle) -> list[int]:
        return [BUILD.of(space) for space in spaces_of(faith_spaces(s))]

    def apply(self, s: Castle, choice: int) -> None:
        build_shrine(s, BUILD.index(choice))

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        return Reason("C-66", "the-extra-shrine-goes-on-a-full-set-of-this-turn")


def counts_for_faith(s: Castle, allowance: int) -> bool:
    return allowance == 0 or not s.rulings.faith_needs_full_allowance


def faith_spaces(s: Castle) -> i64:
    spaces: i64 = 0
    for turned in s.turned:
        if counts_for_faith(s, turned.allowance):
            spaces |= turned.free_tiles(s.realms[s.seat])
    return spaces


# --- cards that rearrange the realm ---


class Wind(Spirit):
    """C-61: perhaps turn a tile face-down, then move a built shrine onto another face-down tile."""

    def payments(self, s: Castle, window: int) -> i64:
        realm = s.realms[s.seat]
        down = free_face_down(realm)
        if realm.shrines and down:
            return any_payment(realm)
        ways: i64 = SHRINE_PAYS if realm.pool > 0 and wind_works(s, realm.shown, down) else 0
        for space in spaces_of(realm.shown):
            bit: i64 = BIT[space]
            uncovered = bit if realm.height[space] > 1 else 0
            if wind_works(s, realm.shown & ~bit, down | uncovered):
                ways |= bit
        return ways

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
        return Reason("C-61", "only-a-face-up-tile-can-be-turned")


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
        return Reason("C-61", "lift-a-shrine-that-stands-in-the-realm")


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
        for number, turned in enumerate(s.turned):
            if turned.tiles & BIT[self.source]:  # the tile the shrine left is no place for a new one
                s.turned[number] = turned.without(self.source)
        if s.events is not None:
            s.tell("castle-move-shrine", seat=self.actor, source=SPACE_NAMES[self.source], target=SPACE_NAMES[target])

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        return Reason("C-61", "a-shrine-moves-onto-a-face-down-tile-without-a-shrine")


class Strength(Spirit):
    """C-62: move one or two top tiles of the realm, then check for sets."""

    def payments(self, s: Castle, window: int) -> i64:
        realm = s.realms[s.seat]
        movable = movable_tiles(realm)
        spaces = realm.legal_spaces()
        ways: i64 = SHRINE_PAYS if realm.pool > 0 and can_move(movable, spaces) else 0
        for space in spaces_of(realm.shown):
            bit: i64 = BIT[space]
            rest = movable if realm.height[space] > 1 else movable & ~bit
            if can_move(rest, spaces | bit):
                ways |= bit
        return ways

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
        if not LIFT.has(choice):
            return Reason("C-62", "move-at-least-one-tile")
        space = LIFT.index(choice)
        where: dict[str, int | str] = {"space": SPACE_NAMES[space]}
        if s.realms[self.actor].shrines & BIT[space]:
            return Reason("C-62", "a-tile-with-a-shrine-cannot-move", where)
        if self.moved & BIT[space]:
            return Reason("C-62", "two-different-tiles-are-moved", where)
        return Reason("C-62", "no-tile-that-can-move-lies-there", where)


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
        return Reason("C-62", "a-moved-tile-goes-to-another-legal-space")


# --- cards that work on the castle ---


class Destruction(Spirit):
    """C-67: put one available castle tile out of play."""

    def payments(self, s: Castle, window: int) -> i64:
        if s.top_floor() == 0:
            return 0
        if s.called and not destroyable_tiles(s, window):  # only another spirit can stand in the way (C-94)
            return 0
        return any_payment(s.realms[s.seat])

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
            return None
        cell = DESTROY.index(choice)
        where: dict[str, int | str] = {"cell": CELL_NAMES[cell]}
        if s.height[cell] == 0:
            return Reason("C-15", "no-tile-lies-there", where)
        if not s.available(cell):
            return Reason("C-17", "tiles-on-both-long-sides", where)
        return Reason("C-94", "a-called-spirit-still-needs-this-tile", where)


def destroyable_tiles(s: Castle, window: int) -> list[int]:
    """C-67: any available tile; C-94 (4): but none without which a promised pick would become impossible."""
    cells = s.available_tiles()
    if window == START and s.owes_short_side():
        return [cell for cell in cells if leaves_first_tile(s, cell)]
    if window == PICKED and s.owes_pair():
        return [cell for cell in cells if leaves_second_tile(s, cell)]
    return cells


def leaves_first_tile(s: Castle, cell: int) -> bool:
    face = s.top[cell]
    s.remove_tile(cell)
    possible = len(s.first_tiles()) > 0
    restore_tile(s, cell, face)
    return possible


def leaves_second_tile(s: Castle, cell: int) -> bool:
    face = s.top[cell]
    s.remove_tile(cell)
    possible = len(s.second_tiles()) > 0
    restore_tile(s, cell, face)
    return possible


def restore_tile(s: Castle, cell: int, face: int) -> None:
    s.height[cell] += 1
    s.floors[s.height[cell]] += 1
    s.top[cell] = face


class Elegance(Spirit):
    """C-63: this turn, tiles with a free short side may be taken too, and one must be."""

    def payments(self, s: Castle, window: int) -> i64:
        realm = s.realms[s.seat]
        if window == START:
            floor = s.top_floor()
            tiles = [cell for cell in s.layout.reaching[floor] if s.height[cell] == floor and floor > 0]
            for cell in tiles:
                if s.short_side(cell):
                    return any_payment(realm)
            for cell in tiles:
                if s.available(cell) and s.leaves_short_side_twin(cell):
                    return payments_leaving_a_pair(realm)
            return 0
        if s.is_called(DECEPTION):
            return 0  # C-94 (3)
        kind = KIND_OF[s.first] if s.is_called(DEPTH) else NO_FACE
        for cell in s.layout.cells:
            top = s.top[cell]
            if (top == s.first or (top != NO_FACE and KIND_OF[top] == kind)) and s.short_side(cell):
                return payments_leaving_a_pair(realm)
        return 0

    def effect(self, s: Castle, window: int) -> None:
        pass  # from now on `first_tiles` and `second_tiles` know


class Deception(Spirit):
    """C-64: the second tile is one beside the first, neither identical nor available."""

    def payments(self, s: Castle, window: int) -> i64:
        if s.is_called(DEPTH) or s.owes_short_side() or not s.tiles_beside_first():  # C-94 (1), (3)
            return 0
        return payments_leaving_a_pair(s.realms[s.seat])

    def effect(self, s: Castle, window: int) -> None:
        pass  # from now on `second_tiles` knows


class Depth(Spirit):
    """C-68: the second tile need only be of the same type; it must be available."""

    def payments(self, s: Castle, window: int) -> i64:
        if s.is_called(DECEPTION) or not s.fitting_tiles(True):  # C-94 (1)
            return 0
        return payments_leaving_a_pair(s.realms[s.seat])

    def effect(self, s: Castle, window: int) -> None:
        pass  # from now on `second_tiles` knows


SPIRITS: Final[list[Spirit]] = [
    Beauty(BEAUTY),
    Wind(WIND),
    Strength(STRENGTH),
    Elegance(ELEGANCE),
    Deception(DECEPTION),
    Change(CHANGE),
    Faith(FAITH),
    Destruction(DESTRUCTION),
    Depth(DEPTH),
    Cunning(CUNNING),
]
