"""How good a solo position of Tang Garden is: first of all whether the garden can still be completed (T-85, T-93)."""

from __future__ import annotations

from math import exp, log
from typing import Final

from teahouse.games.tang.rules.pieces import (
    BIT,
    CHARACTER_COUNT,
    EMPRESS_VIEW,
    FROM_DISPLAY,
    ICON_VIEW,
    LANTERN_COUNT,
    NO_TILE,
    REUSE,
    STACK_SIZE,
    SUN_MOON_VIEW,
    bit_count,
    bits_of,
)
from teahouse.games.tang.rules.scoring import icons_on
from teahouse.games.tang.rules.solo_characters import influences_open
from teahouse.games.tang.rules.solo_forms import is_playable
from teahouse.games.tang.rules.state import NOWHERE, Tang

COVERED: Final = 8.0
COIN: Final = 0.3
HARD: Final = 6.0  # how much the chance of filling a space weighs
UNEVEN: Final = 0.12  # the penalty of using one diagonal more than the other
EMPTY_STACK: Final = 9.0  # of each space to be covered after a stack has run out
REMOVAL: Final = 2.5  # four tokens of a size
READY: Final[list[float]] = [7.0, 9.0, 4.0, 7.0]  # lanterns
SPOTS_WANTED: Final[list[float]] = [4.0, 2.5, 2.0, 1.0]  # the penalty of having no free spot of a site
PLAYABLE: Final = 2.0  # of a pair that can be played


class SoloJudge:
    """Remembers how many tiles fit what a space asks."""

    def __init__(self) -> None:
        self.fits: dict[tuple[int, int], float] = {}

    def over(self, s: Tang) -> float:
        """A complete garden before everything else."""
        lost = s.ending == "solo-lost"
        return s.covered * COVERED - 100.0 if lost else 1000.0 + s.scores()[0]

    def value(self, s: Tang) -> float:
        worth = COVERED * s.covered + COIN * s.coins[0]
        if s.covered == len(s.board.inner):
            worth += 500.0 + s.scores()[0]
        worth += self.characters(s)
        for lantern in range(LANTERN_COUNT):
            if s.used[0] & BIT[lantern] == 0:
                worth += READY[lantern]
        if s.used[0] == 0:
            worth -= 0.1  # a lantern to copy is worth having
        for cell in s.open_spaces:
            worth -= self.hardness(s, s.asked[cell])
        worth -= stacks_penalty(s)
        for size in range(2):
            if s.owned[size] >= s.board.removal_cost:
                worth += REMOVAL
        for site in range(4):
            worth -= SPOTS_WANTED[site] * exp(-s.free[site] / 1.5)
        for stack in range(4):
            if is_playable(s, stack):
                worth += PLAYABLE
        return worth

    def hardness(self, s: Tang, asked: int) -> float:
        """By how many of the tiles to come fit; those in the display need a lantern."""
        coming = 0.0
        for stack in range(4):
            key = (asked, stack * 2**STACK_SIZE + s.unseen[stack])
            if key not in self.fits:
                count = 0.0
                for number in bits_of(s.unseen[stack]):
                    if s.faces.rotations(stack * STACK_SIZE + number, asked) != 0:
                        count += 1.0
                self.fits[key] = count
            coming += 0.5 * self.fits[key]  # the other half goes to the display
            tile = s.face_up[stack]
            if tile != NO_TILE and s.faces.rotations(tile, asked) != 0:
                coming += 0.8
        helpers = 0
        for lantern in (FROM_DISPLAY, REUSE):
            if s.used[0] & BIT[lantern] == 0:
                helpers += 1
        if helpers > 0:
            for tile in s.display:
                if s.faces.rotations(tile, asked) != 0:
                    coming += 0.5 * helpers
                    break
        return -HARD * log(1.0 - exp(-0.02 - 0.6 * coming))

    def characters(self, s: Tang) -> float:
        """T-94: what the characters kept could see; open influences count like a good one."""
        worth = 0.5 * max(0, influences_open(s))
        for character in range(CHARACTER_COUNT):
            if s.owner[character] == 0 and s.at[character] == NOWHERE:
                worth += 0.3 * best_view(s, character)
        return worth


def stacks_penalty(s: Tang) -> float:
    """T-93, T-95: both diagonals have to last until the garden is complete."""
    one, other = tiles_left(s, 0), NO_TILE
    for stack in range(1, 4):
        if stack != s.board.partner[0]:
            other = tiles_left(s, stack)
    penalty = UNEVEN * (one - other) ** 2
    if one == 0 or other == 0:
        penalty += EMPTY_STACK * (len(s.board.inner) - s.covered)
    return penalty


def tiles_left(s: Tang, stack: int) -> int:
    return bit_count(s.unseen[stack]) + (1 if s.face_up[stack] != NO_TILE else 0)


def best_view(s: Tang, character: int) -> float:
    """T-83: roughly what a character may earn by its preference, on the side that is best for it now."""
    card = s.board.characters[character]
    if card.view == EMPRESS_VIEW:
        return float(card.view_coins)
    if card.view in (ICON_VIEW, SUN_MOON_VIEW):
        best = 0
        for side in range(4):
            if card.view == ICON_VIEW:
                best = max(best, icons_on(s, side, card.view_icon))
            else:
                best = max(best, 1 if icons_on(s, side, 6) + icons_on(s, side, 7) > 0 else 0)
        return card.view_coins * (best + 0.7)
    return 8.0
