"""Families of choices: declared once, they give the integer code, its range and the text notation.

A game's integers are fixed for a rules version, whatever board or options a match uses, so that learned policies, masks
and stored games stay valid. A board must therefore fit the largest size its families are declared for.
"""

from __future__ import annotations

from typing import Any, Final

from teahouse.core.errors import NotationError

MOST: Final = 4096
# The integers of choices as objects. Above 256 Python makes a new one whenever a number is put into a list, and whoever
# plays at random throws almost all of them away.
NUMBERS: Final[list[Any]] = list(range(MOST))


class Family:
    """All choices `name word1 word2 ...`; code = base + index, index in row-major order of the axes."""

    def __init__(self, name: str, base: int, axes: list[list[str]]) -> None:
        self.name: str = name
        self.base: int = base
        self.axes: list[list[str]] = axes
        self.places: list[dict[str, int]] = [{word: i for i, word in enumerate(axis)} for axis in axes]
        size = 1
        for axis in axes:
            size *= len(axis)
        self.size: int = size
        self.width: int = len(axes[-1]) if axes else 1  # how far apart two neighbours on the last axis but one are
        self.end: int = base + size

    def of(self, index: int) -> int:
        return self.base + index

    def of2(self, first: int, second: int) -> int:
        return self.base + first * self.width + second

    def index(self, choice: int) -> int:
        return choice - self.base

    def has(self, choice: int) -> bool:
        return self.base <= choice < self.end

    def words(self, choice: int) -> list[str]:
        """The notation in words, the family's name first."""
        index = choice - self.base
        words: list[str] = []
        for axis in reversed(self.axes):
            words.append(axis[index % len(axis)])
            index //= len(axis)
        words.append(self.name)
        words.reverse()
        return words

    def read(self, words: list[str]) -> int:
        """The choice that these words (without the name) stand for."""
        if len(words) != len(self.axes):
            form = " ".join([self.name] + [f"<{axis[0]}…{axis[-1]}>" for axis in self.axes])
            raise NotationError(f"'{self.name}' is followed by {len(self.axes)} words, not {len(words)}: {form}")
        index = 0
        for word, axis, places in zip(words, self.axes, self.places, strict=True):
            place = places.get(word)
            if place is None:
                known = " ".join(axis) if len(axis) <= 12 else f"{axis[0]} … {axis[-1]}"
                raise NotationError(f"'{self.name}' knows no '{word}'; it takes {known}")
            index = index * len(axis) + place
        return self.base + index


class Choices:
    """The integer space of one game: its families side by side."""

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.by_name: dict[str, Family] = {}
        self.by_choice: list[Family] = []
        self.size: int = 0

    def family(self, name: str, *axes: list[str]) -> Family:
        """Declare a family; the words of an axis are single words."""
        family = Family(name, self.size, list(axes))
        self.families.append(family)
        self.by_name[name] = family
        self.by_choice += [family] * family.size
        self.size = family.end
        return family

    def family_of(self, choice: int) -> Family:
        if not 0 <= choice < self.size:
            raise NotationError(f"{choice} is no choice; choices are the numbers 0 to {self.size - 1}")
        return self.by_choice[choice]

    def notation(self, choice: int) -> str:
        return " ".join(self.family_of(choice).words(choice))

    def parse(self, text: str) -> int:
        words = text.split()
        family = self.by_name.get(words[0]) if words else None
        if family is None:
            known = ", ".join(sorted(self.by_name))
            raise NotationError(f"'{text.strip()}' is no choice; choices begin with one of: {known}")
        return family.read(words[1:])


def numbers(count: int) -> list[str]:
    """An axis of the numbers from 0."""
    return [str(i) for i in range(count)]


def grid(columns: int, rows: int) -> list[str]:
    """An axis of the cells of a board, `a1` in the top left corner, in reading order."""
    return [f"{chr(97 + column)}{row + 1}" for row in range(rows) for column in range(columns)]
