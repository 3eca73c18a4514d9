"""A turn with two to four players: the Official, the main action, the end (T-23 to T-26, T-66, T-72, T-73)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, Step
from teahouse.games.tang.rules.building import begin_building, build, declare_two_tiles, why_not_build
from teahouse.games.tang.rules.choices import BUILD, DECORATE, FLIP, LANTERN, SWAP
from teahouse.games.tang.rules.dealing import turn_up, turn_up_all
from teahouse.games.tang.rules.decorating import begin_decorating, declare_two_decorations
from teahouse.games.tang.rules.influence import INFLUENCE_PHASE
from teahouse.games.tang.rules.lanterns import do_free_action, free_actions, is_free_action, why_not_lantern
from teahouse.games.tang.rules.pieces import (
    NO_TILE,
    OFFICIAL,
    SEATS,
    STACKS,
    TILE_NAMES,
    TWO_DECORATIONS,
    TWO_TILES,
)
from teahouse.games.tang.rules.state import PLAYERS, UNDER, Tang


class NextTurn(Step[Tang]):
    """T-23, T-72, T-73: clockwise, until a round ends that was the last."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Tang, choice: int) -> None:
        if s.turn > 0:
            check_end(s)
            if s.seat == s.seats - 1:
                end_round(s)
                if s.ending:
                    if s.events is not None:
                        s.tell("tang-over", ending=s.ending)
                    return
        s.seat = s.turn % s.seats
        s.turn += 1
        s.lantern_used = False
        s.official_used = False
        s.opportunities = 0
        s.column_reached = False
        s.push(TURN[s.seat])


def check_end(s: Tang) -> None:
    """T-72: few tokens on the board, or an empty stack."""
    if s.trigger:
        return
    if s.tokens_left <= s.board.end_tokens:
        s.trigger = "tokens-taken"
    else:
        for stack in range(4):
            if s.is_empty(stack):
                s.trigger = "stack-empty"
    if s.trigger and s.events is not None:
        s.tell("tang-last-round", seat=s.seat, trigger=s.trigger)


def end_round(s: Tang) -> None:
    """T-72, T-73: all have had the same number of turns."""
    if s.trigger:
        s.ending = s.trigger
    elif not s.round_placed:
        if not s.round_could_build:
            s.ending = "nothing-fits"
        elif s.rulings.dead_round_ends:
            s.ending = "dead-round"
        else:
            s.must_build = True
            if s.events is not None:
                s.tell("tang-must-build")
    s.round_placed = False
    s.round_could_build = False


class Turn(Step[Tang]):
    """T-25, T-26: the Official's skill, free actions, and the commitment to a main action."""

    def legal(self, s: Tang) -> list[int]:
        stacks = s.stacks_that_fit()
        choices = [BUILD.base + stack for stack in stacks]
        if stacks and s.usable(TWO_TILES) and s.face_up_count() >= 2:
            choices.append(LANTERN.base + TWO_TILES)
        if not stacks or not s.must_build:
            choices.append(DECORATE.base)
            if s.usable(TWO_DECORATIONS):
                choices.append(LANTERN.base + TWO_DECORATIONS)
        if s.skill() == OFFICIAL and not s.official_used:
            choices += official_choices(s)
        choices += free_actions(s)
        return choices

    def apply(self, s: Tang, choice: int) -> None:
        if is_free_action(choice) or choice == FLIP.base or SWAP.has(choice):
            s.push(self)
            if choice == FLIP.base:
                flip(s)
            elif SWAP.has(choice):
                swap(s, SWAP.index(choice))
            else:
                do_free_action(s, choice)
            return
        s.then(INFLUENCE_PHASE, NEXT_TURN)
        if BUILD.has(choice):
            begin_building(s)
            build(s, BUILD.index(choice))
        elif choice == LANTERN.base + TWO_TILES:
            begin_building(s)
            declare_two_tiles(s)
        else:
            if s.any_tile_fits():
                s.round_could_build = True
            begin_decorating(s)
            if s.events is not None:
                s.tell("tang-decorate", seat=self.actor)
            if choice == LANTERN.base + TWO_DECORATIONS:
                declare_two_decorations(s)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if choice == DECORATE.base:
            return Reason("T-73", "after-a-dead-round-whoever-can-build-must-build")
        if LANTERN.has(choice):
            if choice == LANTERN.base + TWO_DECORATIONS and s.usable(TWO_DECORATIONS):
                return Reason("T-73", "after-a-dead-round-whoever-can-build-must-build")
            if choice == LANTERN.base + TWO_TILES and s.usable(TWO_TILES):
                if s.face_up_count() < 2:
                    return Reason("T-70.1", "no-two-tiles-are-face-up", {"tiles": s.face_up_count()})
                return Reason("T-26", "no-face-up-tile-fits")
        if choice == FLIP.base or SWAP.has(choice):
            return why_not_official(s, choice, True)
        return why_not_build(s, choice) or why_not_lantern(s, choice)


# --- the Official ---


def official_choices(s: Tang) -> list[int]:
    """T-66: turn all face-down tops up for a coin, or put a face-up tile under its stack."""
    choices: list[int] = []
    coins = s.coins[s.seat]
    if coins >= s.board.characters[s.active[s.seat]].cost:
        for stack in range(4):
            if s.face_up[stack] == NO_TILE and s.more_below(stack):
                choices.append(FLIP.base)
                break
    if coins >= s.rulings.official_swap_cost:
        for stack in range(4):
            if s.face_up[stack] != NO_TILE and s.more_below(stack):
                choices.append(SWAP.base + stack)
    return choices


def flip(s: Tang) -> None:
    """T-66 (a)."""
    s.official_used = True
    s.coins[s.seat] -= s.board.characters[s.active[s.seat]].cost
    s.touch(PLAYERS)
    if s.events is not None:
        s.tell("tang-flip", seat=s.seat)
    turn_up_all(s)


def swap(s: Tang, stack: int) -> None:
    """T-66 (b): everybody has seen the tile that now lies at the bottom."""
    s.official_used = True
    s.coins[s.seat] -= s.rulings.official_swap_cost
    s.touch(PLAYERS)
    tile = s.face_up[stack]
    s.face_up[stack] = NO_TILE
    s.under = [[*known, tile] if number == stack else known for number, known in enumerate(s.under)]
    s.touch(UNDER)
    if s.events is not None:
        s.tell("tang-swap", seat=s.seat, stack=STACKS[stack], tile=TILE_NAMES[tile])
    turn_up(s, stack)


def why_not_official(s: Tang, choice: int, before_the_action: bool) -> Reason | None:
    """T-66: what the Official lacks; None if it is nothing but another decision that comes first."""
    if s.skill() != OFFICIAL:
        return Reason("T-66", "the-official-is-not-active")
    if s.official_used:
        return Reason("T-66", "the-official-acts-once-per-turn")
    if not before_the_action:
        return Reason("T-66", "the-official-acts-before-the-action")
    if choice in official_choices(s):
        return None
    coins: dict[str, int | str] = {"coins": s.coins[s.seat], "needed": s.rulings.official_swap_cost}
    if choice == FLIP.base:
        coins["needed"] = s.board.characters[s.active[s.seat]].cost
        if s.coins[s.seat] < s.board.characters[s.active[s.seat]].cost:
            return Reason("T-66", "too-few-coins-for-the-official", coins)
        return Reason("T-66", "no-top-tile-lies-face-down")
    stack: dict[str, int | str] = {"stack": STACKS[SWAP.index(choice)]}
    if s.is_empty(SWAP.index(choice)):
        return Reason("T-66", "this-stack-is-empty", stack)
    if s.face_up[SWAP.index(choice)] == NO_TILE:
        return Reason("T-66", "its-top-tile-lies-face-down", stack)
    if not s.more_below(SWAP.index(choice)):
        return Reason("T-66", "it-is-the-last-tile-of-its-stack", stack)
    return Reason("T-66", "too-few-coins-for-the-official", coins)


NEXT_TURN: Final = NextTurn()
TURN: Final[list[Turn]] = [Turn(seat) for seat in range(SEATS)]
