"""A position as numbers for learners: blocks of small whole numbers, written one behind the other into a row of bytes.

Every game has an `observe.py` with an Observer. A viewer's row has a fixed length for a version of the observation,
whatever board, options and number of players: what is not there is 0. Seats are counted from the viewer: 0 is itself,
1 the player after it. A block holds counts, or *categories*: numbers that name something, where 0 stands for
nothing. `teahouse.envs` turns categories into one-hot planes for those who want them.

The row is a `vec` of librt, which compiled code fills at about a nanosecond a number and NumPy sees without a copy. So
this module and the `observe.py` of the games need the package librt; nothing else in `core` and the rules does.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from teahouse.core.state import State

MOST: Final = 255  # what a byte holds; counts that go beyond are cut


class Block:
    """Some numbers of an observation that belong together: one plane, several planes, or a few scalars."""

    def __init__(self, name: str, shape: list[int], most: int, text: str, categories: bool = False) -> None:
        self.name: str = name
        self.shape: list[int] = shape
        self.most: int = most  # the largest number it can hold; for categories: the number of the last one
        self.text: str = text
        self.categories: bool = categories
        self.start: int = 0  # in the row; set by the Observer
        size = 1
        for length in shape:
            size *= length
        self.size: int = size


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """How a game is observed. `version` is raised when the numbers change their meaning."""

    def __init__(self, version: int, blocks: list[Block]) -> None:
        self.version: int = version
        self.blocks: list[Block] = blocks
        size = 0
        for block in blocks:
            block.start = size
            size += block.size
        self.size: int = size

    def write(self, state: State, viewer: int, row: vec[u8], at: i64) -> None:
        """Write the whole observation of a viewer's seat into `row`, from `at` on."""
        raise NotImplementedError

    def update(self, state: State, viewer: int, before: int, row: vec[u8], at: i64) -> None:
        """The same where `row` shows an earlier moment of the same state, as the seat `before` saw it.

        A game may leave out what has not changed: `State.touched` has listened since then, and is empty afterwards.
        """
        self.write(state, viewer, row, at)


def new_row(size: int) -> vec[u8]:
    """A row of zeros."""
    return vec[u8]([0 for _ in range(size)])


def observe(observer: Observer, state: State, viewer: int) -> list[int]:
    """One observation as a list: for tests and for people without NumPy."""
    row = new_row(observer.size)
    observer.write(state, viewer, row, 0)
    return [int(number) for number in row]


def put_all(row: vec[u8], at: i64, numbers: list[int], plus: i64) -> i64:
    """Numbers in order, each with `plus` added; gives back where the next one goes."""
    for number in numbers:
        value: i64 = number
        row[at] = u8(value + plus)
        at += 1
    return at


def put_counts(row: vec[u8], at: i64, numbers: list[int]) -> i64:
    """Counts that may in principle leave a byte: they are cut at both ends."""
    for number in numbers:
        put_count(row, at, number)
        at += 1
    return at


def put_count(row: vec[u8], at: i64, number: i64) -> i64:
    if number > MOST:
        number = MOST
    elif number < 0:
        number = 0
    row[at] = u8(number)
    return at + 1


def put_cut(row: vec[u8], at: i64, number: i64, most: i64) -> i64:
    """A count that is cut at both ends: what a block says is its largest number is written for all beyond."""
    if number > most:
        number = most
    elif number < 0:
        number = 0
    row[at] = u8(number)
    return at + 1


def put_flag(row: vec[u8], at: i64, flag: bool) -> i64:
    row[at] = 1 if flag else 0
    return at + 1


def put_bits(row: vec[u8], at: i64, mask: i64, count: i64) -> i64:
    """The lowest bits of a mask, one number each."""
    end = at + count
    while at < end:
        row[at] = 1 if mask & 1 else 0
        mask >>= 1
        at += 1
    return at


def put_zeros(row: vec[u8], at: i64, count: i64) -> i64:
    end = at + count
    while at < end:
        row[at] = 0
        at += 1
    return at


def from_viewer(seat: i64, viewer: i64, seats: i64) -> u8:
    """A seat as the viewer counts it, plus 1; 0 for nobody, for chance, and after the end."""
    if seat < 0:
        return u8(0)
    return u8(seat - viewer + 1) if seat >= viewer else u8(seat - viewer + 1 + seats)


def put_decider(row: vec[u8], at: i64, state: State, viewer: i64) -> i64:
    """Who decides, and whose turn it is."""
    seats: i64 = state.seats
    row[at] = from_viewer(state.actor, viewer, seats)
    row[at + 1] = from_viewer(state.seat, viewer, seats)
    return at + 2


def look_from(row: vec[u8], at: i64, width: i64, seats: i64, steps: i64) -> None:
    """One stretch of `width` numbers per seat, lying side by side: the viewer now sits so many seats further on.

    Each stretch moves up by one and the first becomes the last, `steps` times. Where neighbours are equal nothing is
    written; on a board most are, because they are empty.
    """
    if steps < 0:
        steps += seats
    last: i64 = at + (seats - 1) * width
    while steps > 0:
        here: i64 = at
        while here < last:
            number = row[here]
            beyond = row[here + width]
            if number != beyond:
                row[here] = beyond
                row[here + width] = number
            here += 1
        steps -= 1


def after(seat: i64, seats: i64) -> i64:
    """The seat to the left. Cheaper than a division, which compiled code feels."""
    return seat + 1 if seat + 1 < seats else 0
