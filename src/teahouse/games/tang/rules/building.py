"""Build the Garden: which tile, the second tile of the lantern, and turning up new ones (T-28, T-33, T-67, T-70.1)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, Step
from teahouse.games.tang.rules.choices import BUILD, DONE, LANTERN
from teahouse.games.tang.rules.dealing import turn_up_all
from teahouse.games.tang.rules.lanterns import do_free_action, free_actions, use_lantern, why_not_lantern
from teahouse.games.tang.rules.pieces import MONK, NO_TILE, SEATS, STACKS, TWO_TILES
from teahouse.games.tang.rules.placing import CHOOSE_CELL
from teahouse.games.tang.rules.state import Tang


def begin_building(s: Tang) -> None:
    """T-67: the Monk is paid for exactly two tiles to choose from, once per action."""
    s.placed = 0
    s.two = False
    if s.skill() == MONK and s.face_up_count() == 2:
        s.gain_coins(s.board.characters[s.active[s.seat]].coins, "skill")


def build(s: Tang, stack: int) -> None:
    s.then(CHOOSE_CELL[s.seat * 4 + stack], AFTER_TILE)


def declare_two_tiles(s: Tang) -> None:
    """T-70.1: before the first tile, or after it."""
    use_lantern(s, TWO_TILES)
    s.two = True
    s.push(CHOOSE_TILE[s.seat])


def why_not_build(s: Tang, choice: int) -> Reason | None:
    if not BUILD.has(choice):
        return None
    stack: dict[str, int | str] = {"stack": STACKS[BUILD.index(choice)]}
    if s.is_empty(BUILD.index(choice)):
        return Reason("T-28", "this-stack-is-empty", stack)
    if s.face_up[BUILD.index(choice)] == NO_TILE:
        return Reason("T-28", "its-top-tile-lies-face-down", stack)
    return Reason("T-29", "its-tile-fits-nowhere", stack)


class ChooseTile(Step[Tang]):
    """T-70.1: with the lantern of two tiles; those that fit. As second tile one must be placed."""

    def legal(self, s: Tang) -> list[int]:
        return [BUILD.base + stack for stack in s.stacks_that_fit()] + free_actions(s)

    def apply(self, s: Tang, choice: int) -> None:
        if BUILD.has(choice):
            build(s, BUILD.index(choice))
        else:
            s.push(self)
            do_free_action(s, choice)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if choice == DONE.base:
            return Reason("T-70.1", "a-tile-that-fits-must-be-placed")
        return why_not_build(s, choice) or why_not_lantern(s, choice)


class AfterTile(Step[Tang]):
    """T-70.1, T-33: a second tile, forced, offered or none; then new tiles are turned up if fewer than two are left."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Tang, choice: int) -> None:
        if s.placed == 1 and (s.two or s.may_become_usable(TWO_TILES)) and s.any_tile_fits():
            s.push(CHOOSE_TILE[s.seat] if s.two else BUILD_AGAIN[s.seat])
        else:
            if s.events is not None and s.two and s.placed == 1:
                s.tell("tang-forfeit", seat=s.seat, what="tile")
            finish_building(s)


def finish_building(s: Tang) -> None:
    """T-33."""
    if s.face_up_count() < s.board.min_face_up:
        turn_up_all(s)


class BuildAgain(Step[Tang]):
    """T-70.1, T-96: the lantern may be declared after the first tile has been scored."""

    def legal(self, s: Tang) -> list[int]:
        choices = [DONE.base]
        if s.usable(TWO_TILES):
            choices.append(LANTERN.base + TWO_TILES)
        choices += free_actions(s)
        return choices

    def apply(self, s: Tang, choice: int) -> None:
        if choice == DONE.base:
            finish_building(s)
        elif choice == LANTERN.base + TWO_TILES:
            declare_two_tiles(s)
        else:
            s.push(AFTER_TILE)
            do_free_action(s, choice)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if BUILD.has(choice):
            return Reason("T-70.1", "a-second-tile-needs-the-lantern")
        return why_not_lantern(s, choice)


AFTER_TILE: Final = AfterTile()
CHOOSE_TILE: Final[list[ChooseTile]] = [ChooseTile(seat) for seat in range(SEATS)]
BUILD_AGAIN: Final[list[BuildAgain]] = [BuildAgain(seat) for seat in range(SEATS)]
