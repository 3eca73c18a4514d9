"""Spirits that make a set or build on one: Beauty, Cunning, Change and Faith (C-60, C-65, C-66, C-69)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.core.errors import Reason
from teahouse.core.state import Step
from teahouse.games.castle.rules.calling import any_payment, every_payment_breaks
from teahouse.games.castle.rules.choices import BUILD, SET, SPACE_NAMES, WILD
from teahouse.games.castle.rules.consolidating import BUILDING, build_shrine, consolidate
from teahouse.games.castle.rules.phases import finish_the_spirit
from teahouse.games.castle.rules.pieces import (
    CONSOLIDATE,
    DATA,
    DRAGON,
    DRAGON_SET_BONUS,
    FACTIONS,
    KIND_LETTERS,
    KIND_NAMES,
    KINDS,
    set_points,
    shrines_allowed,
)
from teahouse.games.castle.rules.realm import (
    BIT,
    SHRINE_PAYS,
    Realm,
    connected,
    groups,
    has_four,
    has_three,
    neighbours,
    size_of,
    spaces_of,
)
from teahouse.games.castle.rules.state import FORFEITED, Castle, Spirit

if TYPE_CHECKING:
    from mypy_extensions import i64

_PARAMS: Final[dict[str, dict[str, int]]] = {str(card["id"]): card["params"] for card in DATA["spirit"]}
BEAUTY_BONUS: Final[int] = _PARAMS["beauty"]["bonus_vp"]
BEAUTY_SHRINES: Final[int] = _PARAMS["beauty"]["max_shrines"]
CUNNING_POINTS: Final[int] = _PARAMS["cunning"]["set_vp"]


def first_space(group: i64) -> int:
    """A group is named by its first space in reading order."""
    return spaces_of(group & -group)[0]


def pays_beside(s: Castle, found: list[int]) -> bool:
    """C-54: is there something to pay with beside one of these groups?"""
    payable = any_payment(s.realms[s.seat])
    for group in found:  # noqa: SIM110  `any` would leave the 64-bit numbers
        if payable & ~group != 0:
            return True
    return False


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

    def possible(self, s: Castle, window: int) -> bool:
        found = s.realms[s.seat].number_groups()
        return len(found) > 0 and (pays_beside(s, found) or self.payments(s, window) != 0)

    def missing(self, s: Castle, window: int) -> Reason:
        if s.realms[s.seat].number_groups():
            return every_payment_breaks(self)
        return Reason("C-60", "no-group-of-equal-numbers")

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
                consolidate(s, group, "number", points, BEAUTY_SHRINES)
                return

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        if not SET.has(choice):
            return finish_the_spirit("beauty", choice)
        where: dict[str, int | str] = {"space": SPACE_NAMES[SET.index(choice)]}
        return Reason("C-60", "choose-a-set-of-equal-numbers-by-its-first-space", where)


class Cunning(Spirit):
    """C-69: consolidate a group of exactly three tiles of one type."""

    def payments(self, s: Castle, window: int) -> i64:
        realm = s.realms[s.seat]
        ways: i64 = 0
        for group in realm.groups_of_three():
            ways |= any_payment(realm) & ~group
        for group in realm.sets():  # C-33: between two placings; a tile that pays may leave three of a larger group
            for space in spaces_of(group):
                for part in groups(group & ~BIT[space]):
                    if size_of(part) == 3:
                        ways |= BIT[space]
        return ways

    def possible(self, s: Castle, window: int) -> bool:
        realm = s.realms[s.seat]
        return pays_beside(s, realm.groups_of_three()) or (len(realm.sets()) > 0 and self.payments(s, window) != 0)

    def missing(self, s: Castle, window: int) -> Reason:
        if s.realms[s.seat].groups_of_three():
            return every_payment_breaks(self)
        return Reason("C-69", "no-group-of-three")

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
                bonus = DRAGON_SET_BONUS if kind == DRAGON and s.rulings.cunning_dragon_bonus else 0
                s.push(BUILDING)
                consolidate(s, group, KIND_NAMES[kind], CUNNING_POINTS + bonus, shrines_allowed(kind))
                return

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        if not SET.has(choice):
            return finish_the_spirit("cunning", choice)
        where: dict[str, int | str] = {"space": SPACE_NAMES[SET.index(choice)]}
        return Reason("C-69", "choose-a-group-of-three-by-its-first-space", where)


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

    def possible(self, s: Castle, window: int) -> bool:
        if window != CONSOLIDATE:
            realm = s.realms[s.seat]
            choices = wild_choices(realm, window)
            if not choices:
                return False
            if any_payment(realm) & ~wild_group(realm, wild_space(choices[0]), wild_kind(choices[0])):
                return True
        return self.payments(s, window) != 0

    def missing(self, s: Castle, window: int) -> Reason:
        realm = s.realms[s.seat]
        if window == CONSOLIDATE:
            if not realm.sets():
                return Reason("C-91", "change-comes-before-the-sets-turn")
            if not s.rulings.change_in_check:
                return Reason("C-65", "change-stays-out-of-this")
            if not wild_choices(realm, window):
                return Reason("C-65", "no-special-tile-enlarges-the-set")
        elif not wild_choices(realm, window):
            return Reason("C-65", "no-special-tile-completes-a-set")
        return every_payment_breaks(self)

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
        consolidate(s, group, KIND_NAMES[kind], set_points(kind, size_of(group)), shrines_allowed(kind))

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        if not WILD.has(choice):
            return finish_the_spirit("change", choice)
        realm = s.realms[self.actor]
        space, kind = wild_space(choice), wild_kind(choice)
        where: dict[str, int | str] = {"space": SPACE_NAMES[space]}
        special = realm.up[FACTIONS] | realm.up[FACTIONS + 1] | realm.up[FACTIONS + 2]
        if special & BIT[space] == 0:
            return Reason("C-65", "only-a-face-up-special-tile-changes", where)
        where["letter"] = KIND_LETTERS[kind]
        if realm.up[kind] & BIT[space]:
            return Reason("C-65", "it-is-of-that-type-already", where)
        if self.window == CONSOLIDATE and mandatory_tiles(realm) & BIT[space]:
            return Reason("C-65", "it-belongs-to-a-set-that-has-to-turn", {"space": SPACE_NAMES[space]})
        if self.window == CONSOLIDATE and has_four(wild_group(realm, space, kind)):
            return Reason("C-65", "in-a-check-it-has-to-enlarge-the-set", where)
        return Reason("C-65", "the-changed-tile-must-complete-a-set", where)


def wild_space(choice: int) -> int:
    return WILD.index(choice) // KINDS


def wild_kind(choice: int) -> int:
    return WILD.index(choice) % KINDS


def wild_choices(realm: Realm, window: int) -> list[int]:
    """C-65: every special tile with every type by which it makes a set; in a check one with a mandatory set in it."""
    kinds = [kind for kind in range(KINDS) if has_three(realm.up[kind])]  # with the changed tile they are four
    if not kinds:
        return []
    mandatory: i64 = mandatory_tiles(realm) if window == CONSOLIDATE else 0
    reach: i64 = 0
    for kind in kinds:
        reach |= neighbours(realm.up[kind])
    choices: list[int] = []
    for own in range(FACTIONS, KINDS):
        changing = realm.up[own] & reach & ~mandatory
        if changing == 0:
            continue
        for space in spaces_of(changing):
            bit: i64 = BIT[space]
            near = neighbours(bit)
            for kind in kinds:
                if kind == own or near & realm.up[kind] == 0:
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
    """C-66: one shrine more than allowed, on a set of this turn that takes no ordinary one any more."""

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

    def missing(self, s: Castle, window: int) -> Reason:
        realm = s.realms[s.seat]
        if realm.sets():
            return Reason("C-91", "faith-comes-after-the-sets-have-turned")
        if realm.pool == 0:
            return Reason("C-66", "no-shrine-in-the-pool")
        if faith_spaces(s):
            return every_payment_breaks(self)
        if any(counts_for_faith(s, turned.allowance) for turned in s.turned):
            return Reason("C-66", "no-free-tile-for-the-extra-shrine")
        return Reason("C-66", "build-the-ordinary-shrines-before")

    def effect(self, s: Castle, window: int) -> None:
        s.push(ExtraShrine(s.seat))


class ExtraShrine(Step[Castle]):
    """C-66: where the extra shrine is built."""

    def legal(self, s: Castle) -> list[int]:
        return [BUILD.of(space) for space in spaces_of(faith_spaces(s))]

    def apply(self, s: Castle, choice: int) -> None:
        build_shrine(s, BUILD.index(choice))

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        if not BUILD.has(choice):
            return finish_the_spirit("faith", choice)
        space = BUILD.index(choice)
        realm = s.realms[self.actor]
        where: dict[str, int | str] = {"space": SPACE_NAMES[space]}
        if realm.shrines & BIT[space]:
            return Reason("C-45", "a-shrine-stands-there-already", where)
        for turned in s.turned:
            if turned.free_tiles(realm) & BIT[space]:
                still_open = turned.allowance > 0
                return Reason(
                    "C-66", "that-set-takes-an-ordinary-shrine" if still_open else "that-set-was-not-full", where
                )
        return Reason("C-45", "only-on-a-set-of-this-turn", where)


def counts_for_faith(s: Castle, allowance: int) -> bool:
    """While a set still takes an ordinary shrine, one more on it would not be an extra one (C-53)."""
    if s.rulings.faith_on_any_set:
        return True
    return allowance == 0 or (allowance == FORFEITED and not s.rulings.faith_needs_full_allowance)


def faith_spaces(s: Castle) -> i64:
    spaces: i64 = 0
    for turned in s.turned:
        if counts_for_faith(s, turned.allowance):
            spaces |= turned.free_tiles(s.realms[s.seat])
    return spaces
