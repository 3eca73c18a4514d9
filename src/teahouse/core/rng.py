"""A small random generator, handed to whoever needs chance. Nothing in Teahouse uses the global one.

xorshift128 on 32-bit words: no intermediate value leaves 62 bits, so the numbers are the same in plain Python (where
integers grow) and compiled (where they would wrap).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

M32: Final = 0xFFFFFFFF


def _mix(word: i64) -> i64:
    """Scatter the bits of a 32-bit word, so that neighbouring seeds start far apart."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & M32
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & M32
    return word ^ (word >> 16)


class Rng:
    """A stream of random numbers that depends on nothing but its seed."""

    def __init__(self, seed: int) -> None:
        low: i64 = seed & M32
        high: i64 = (seed >> 32) & M32
        self.x: i64 = _mix(low ^ 0x075BCD15)
        self.y: i64 = _mix(high ^ 0x159A55E5)
        self.z: i64 = _mix(low ^ 0x1F123BB5)
        self.w: i64 = _mix(high ^ 0x05491333) | 1  # never all zero
        for _ in range(8):
            self.below(2)

    def below(self, n: i64) -> i64:
        """An integer from 0 to n-1, each equally likely; n below 2**30."""
        t = self.x ^ ((self.x << 11) & M32)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        w = self.w
        w = (w ^ (w >> 19)) ^ (t ^ (t >> 8))
        self.w = w
        return (w * n) >> 32

    def clone(self) -> Rng:
        """A generator that will give the same numbers from here on."""
        return resumed(self.x, self.y, self.z, self.w)

    # --- a generator is a value: equal ones give the same numbers from here on ---

    def words(self) -> tuple[int, int, int, int]:
        return self.x, self.y, self.z, self.w

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.words() == other.words()

    def __hash__(self) -> int:
        return hash(self.words())

    def __repr__(self) -> str:
        return f"resumed{self.words()}"

    def __reduce__(self) -> tuple[Callable[[int, int, int, int], Rng], tuple[int, int, int, int]]:
        return resumed, self.words()

    def __copy__(self) -> Rng:
        return self.clone()


def resumed(x: int, y: int, z: int, w: int) -> Rng:
    """The generator that stands there."""
    rng = Rng(0)
    rng.x = x
    rng.y = y
    rng.z = z
    rng.w = w
    return rng
