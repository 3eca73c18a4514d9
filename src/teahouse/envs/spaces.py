"""What a learner sees and does in a game: the blocks of its observation, and its actions, whole and in parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from teahouse import games
from teahouse.core.errors import NotationError, OptionError
from teahouse.core.game import Game
from teahouse.core.observe import Block, Observer, new_row
from teahouse.core.state import State

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]

PARTS = 3  # an action in parts: family, first word, second word

# what an observation is made of
BYTES = "bytes"  # the pieces, as whole numbers
PLANES = "planes"  # the same as numbers from 0 to 1, categories one-hot
COMPACT = "compact"  # some hundred numbers from 0 to 1, reckoned from the pieces
OBSERVATIONS = (BYTES, PLANES, COMPACT)


class Sight:
    """How a game is observed. An observation is a row of `size` bytes; `planes` makes numbers from 0 to 1 of it.

    With "compact" the row is the compact one; it is split, scaled and described in the same way.
    """

    def __init__(self, game: Game, observation: str = BYTES) -> None:
        self.game = game
        self.observation = check_observation(observation)
        face = games.face(game.name)
        found: Observer = face.must_have(face.observer, "observer, so learners cannot see it")
        if observation == COMPACT:
            found = face.must_have(face.compact, "compact observation; take 'bytes' or 'planes'")
        self.observer: Observer = found
        self.size = self.observer.size
        self.version = self.observer.version
        self.blocks: dict[str, Block] = {block.name: block for block in self.observer.blocks}
        self.width = sum(_width(block) for block in self.observer.blocks)
        self.high: Bytes = np.concatenate([np.full(block.size, block.most, np.uint8) for block in self.observer.blocks])
        self._stretches = list(_stretches(self.observer.blocks))

    def observe(self, state: State, seat: int) -> Bytes:
        """What a seat sees of any state: the row of bytes that every environment shows in that position."""
        row = new_row(self.size)
        self.observer.write(state, seat, row, 0)
        return view(row)

    def split(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The blocks by name, each in its shape; leading axes (a batch, time) are kept. Nothing is copied."""
        head = observation.shape[:-1]
        return {
            name: observation[..., block.start : block.start + block.size].reshape(*head, *block.shape)
            for name, block in self.blocks.items()
        }

    def planes(self, observation: NDArray[np.uint8]) -> Floats:
        """The observation for a network: `width` numbers; counts are divided by the largest, categories one-hot.

        Category 0, nothing, is all zeros. A category plane of shape (rows, columns) becomes one plane per category.
        """
        head = observation.shape[:-1]
        made = np.empty((*head, self.width), np.float32)
        at = 0
        for start, end, most in self._stretches:
            part = observation[..., start:end]
            if isinstance(most, int):
                width = (end - start) * most
                kinds = np.arange(1, most + 1, dtype=np.uint8)
                one_hot = part[..., None, :] == kinds[:, None]
                made[..., at : at + width] = one_hot.reshape(*head, width)
            else:
                width = end - start
                np.divide(part, most, out=made[..., at : at + width])
            at += width
        return made

    def show(self, row: Bytes) -> NDArray[Any]:
        """A row as an environment shows it: a copy of the bytes, or numbers from 0 to 1."""
        return row.copy() if self.observation == BYTES else self.planes(row)


def check_observation(observation: str) -> str:
    if observation not in OBSERVATIONS:
        words = ", ".join(f"'{one}'" for one in OBSERVATIONS)
        raise OptionError(f"observation: it can be {words}, not {observation!r}")
    return observation


def _stretches(blocks: Sequence[Block]) -> Iterator[tuple[int, int, int | Floats]]:
    """From where to where, and the number of categories or what counts are divided by; counts side by side are one."""
    at = 0
    for categories, group in groupby(blocks, lambda block: block.categories):
        if categories:
            for block in group:
                yield at, at + block.size, block.most
                at += block.size
        else:
            most = np.concatenate([np.full(block.size, block.most, np.float32) for block in group])
            yield at, at + len(most), most
            at += len(most)


def _width(block: Block) -> int:
    return prod(block.shape) * (block.most if block.categories else 1)


class Actions:
    """The actions of a game: the numbers below `n`, fixed for a version of its rules whatever is played."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.n = game.choices
        families = game.families.families
        axes = [[len(axis) for axis in family.axes] for family in families]
        self.nvec = [len(families), *(max([1, *[sizes[k] for sizes in axes if len(sizes) > k]]) for k in range(2))]

    def describe(self, action: int) -> str:
        """An action in words, as records write it: `take c4`."""
        return self.game.notation(int(action))

    def parse(self, words: str) -> int:
        return self.game.parse(words)

    def factor(self, action: int) -> tuple[int, int, int]:
        """An action in parts: its family, and its place on the first and on the second axis (0 where there is none)."""
        family = self.game.families.family_of(int(action))
        index = family.index(int(action))
        number = self.game.families.families.index(family)
        if len(family.axes) < PARTS - 1:
            return number, index, 0
        return number, index // family.width, index % family.width

    def join(self, parts: tuple[int, int, int]) -> int:
        """The action of these parts; raises NotationError if there is none."""
        number, first, second = parts
        families = self.game.families.families
        if 0 <= number < len(families):
            family = families[number]
            sizes = [len(axis) for axis in family.axes] + [1, 1]
            if 0 <= first < sizes[0] and 0 <= second < sizes[1]:
                return family.of2(first, second) if len(family.axes) == PARTS - 1 else family.of(first)
        raise NotationError(f"there is no action with the parts {number}, {first}, {second}")

    def mask(self, state: State) -> NDArray[np.bool_]:
        """Which actions are legal in a state."""
        allowed = np.zeros(self.n, np.bool_)
        allowed[state.legal()] = True
        return allowed

    def table(self) -> NDArray[np.int64]:
        """All actions in parts: row `a` is `factor(a)`; for networks with one head per part."""
        return np.array([self.factor(action) for action in range(self.n)], np.int64)


class _Memory:
    """The memory of a row, offered to NumPy as one that may be written to."""

    def __init__(self, row: object, kind: str) -> None:
        self.row = row  # stays as long as anybody looks at it
        there = np.frombuffer(memoryview(row), kind)  # type: ignore[arg-type]  # a vec has the buffer protocol
        self.__array_interface__ = {**there.__array_interface__, "data": (there.ctypes.data, False)}


def view(row: object, kind: str = "u1") -> NDArray[Any]:
    """A row as an array that is always up to date. It can be written to, as torch wants it, but nobody should: the
    rules do not read it, and whoever looks next sees what was written."""
    return np.asarray(_Memory(row, kind))


def find_game(name: str) -> Game:
    return games.find(name)
