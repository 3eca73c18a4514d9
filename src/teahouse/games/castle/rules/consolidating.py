"""Checks, consolidating and building shrines (C-35 to C-48, C-91)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, Step
from teahouse.games.castle.rules.calling import any_call, call, calls, why_not_call
from teahouse.games.castle.rules.choices import BUILD, CALL, DONE, SPACE_NAMES
from teahouse.games.castle.rules.phases import never_chosen
from teahouse.games.castle.rules.pieces import CONSOLIDATE, KIND_NAMES, SEATS, set_points, shrines_allowed
from teahouse.games.castle.rules.realm import BIT, size_of, spaces_of
from teahouse.games.castle.rules.state import FORFEITED, Castle, TurnedSet

if TYPE_CHECKING:
    from mypy_extensions import i64


class Check(Step[Castle]):
    """C-42, C-91 (a): look for sets after placing, and after a spirit that changed the realm."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Castle, choice: int) -> None:
        check(s)


def check(s: Castle) -> None:
    """C-42, C-91 (a): sets that were found are consolidated next."""
    if not s.realms[s.seat].sets():
        return
    s.push(CONSOLIDATE_SETS)
    if any_call(s, CONSOLIDATE):
        s.push(ENLARGE[s.seat])


class Enlarge(Step[Castle]):
    """C-91 (b): before the sets are turned, Change may enlarge one or join several."""

    def legal(self, s: Castle) -> list[int]:
        return [*calls(s, CONSOLIDATE), DONE.base]

    def apply(self, s: Castle, choice: int) -> None:
        if choice != DONE.base:
            call(s, choice, CONSOLIDATE)

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        because = why_not_call(s, choice, CONSOLIDATE) or never_chosen(choice)
        return because or Reason("C-91", "the-set-turns-before-anything-else")


class ConsolidateSets(Step[Castle]):
    """C-37, C-41, C-91 (c), (d): all mandatory sets are turned and scored, then the owner builds on them."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Castle, choice: int) -> None:
        realm = s.realms[s.seat]
        for group in realm.sets():
            kind = realm.kind_at(group)
            consolidate(s, group, KIND_NAMES[kind], set_points(kind, size_of(group)), shrines_allowed(kind))
        s.push(BUILDING)


def consolidate(s: Castle, group: i64, kind: str, points: int, allowance: int) -> None:
    """C-38: turn the set face-down, gain the points, note how many shrines may be built on it. `kind` is only told."""
    realm = s.realms[s.seat]
    realm.turn_down(group)
    realm.set_points += points
    s.turned.append(TurnedSet(group, realm.height[:], allowance))
    if s.events is not None:
        s.tell("castle-set", seat=s.seat, kind=kind, size=size_of(group), points=points)


class Building(Step[Castle]):
    """C-44, C-91 (d), (e): as long as a shrine can be built or Faith called, the owner is asked."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Castle, choice: int) -> None:
        if building_spaces(s) or any_call(s, CONSOLIDATE):
            s.push(BUILD_ON[s.seat])
        else:
            finish_building(s)


class Build(Step[Castle]):
    """C-44 to C-47: build a shrine on a set just consolidated, or declare the building finished."""

    def legal(self, s: Castle) -> list[int]:
        base = BUILD.base
        choices = [base + space for space in spaces_of(building_spaces(s))]
        choices += calls(s, CONSOLIDATE)
        choices.append(DONE.base)
        return choices

    def apply(self, s: Castle, choice: int) -> None:
        if choice == DONE.base:
            finish_building(s)
            return
        s.push(BUILDING)
        if CALL.has(choice):
            call(s, choice, CONSOLIDATE)
            return
        space = BUILD.index(choice)
        for number, turned in enumerate(s.turned):
            if turned.allowance > 0 and turned.free_tiles(s.realms[self.actor]) & BIT[space]:
                s.turned[number] = turned.with_allowance(turned.allowance - 1)
                break
        build_shrine(s, space)

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        if not BUILD.has(choice):
            because = why_not_call(s, choice, CONSOLIDATE) or never_chosen(choice)
            return because or Reason("C-91", "finish-building-before")
        space = BUILD.index(choice)
        realm = s.realms[self.actor]
        where: dict[str, int | str] = {"space": SPACE_NAMES[space]}
        if realm.shrines & BIT[space]:
            return Reason("C-45", "a-shrine-stands-there-already", where)
        if realm.pool == 0:
            return Reason("C-44", "no-shrine-in-the-pool")
        for turned in s.turned:
            if turned.allowance <= 0 and turned.free_tiles(realm) & BIT[space]:
                key = "building-on-this-set-is-over" if turned.allowance == FORFEITED else "no-more-shrines-on-this-set"
                return Reason("C-45" if turned.allowance == FORFEITED else "C-44", key, where)
        return Reason("C-45", "only-on-a-set-consolidated-just-now", where)


def building_spaces(s: Castle) -> i64:
    """C-45: free tiles of the sets that may still carry a shrine."""
    realm = s.realms[s.seat]
    spaces: i64 = 0
    if realm.pool > 0:
        for turned in s.turned:
            if turned.allowance > 0:
                spaces |= turned.free_tiles(realm)
    return spaces


def build_shrine(s: Castle, space: int) -> None:
    realm = s.realms[s.seat]
    realm.pool -= 1
    realm.shrines |= BIT[space]
    realm.touched |= BIT[space]
    if s.events is not None:
        s.tell("castle-build", seat=s.seat, space=SPACE_NAMES[space], floor=realm.height[space])


def finish_building(s: Castle) -> None:
    """C-45: what was not built now is not built later."""
    for number, turned in enumerate(s.turned):
        if turned.allowance > 0:
            s.turned[number] = turned.with_allowance(FORFEITED)


# Steps never change, so one of each is enough.
CHECK: Final = Check()
CONSOLIDATE_SETS: Final = ConsolidateSets()
BUILDING: Final = Building()
ENLARGE: Final[list[Enlarge]] = [Enlarge(seat) for seat in range(SEATS)]
BUILD_ON: Final[list[Build]] = [Build(seat) for seat in range(SEATS)]
