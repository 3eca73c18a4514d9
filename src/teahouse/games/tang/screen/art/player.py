"""A player's board: tracks, lanterns, characters, cards. As a card, or one's own as a strip in the tall shape."""

from __future__ import annotations

from functools import lru_cache

from teahouse.core.words import words
from teahouse.draw.scene import Label, Plate, Stroke, Surface
from teahouse.games.tang.rules.board import Board
from teahouse.games.tang.rules.pieces import KIND_COUNT

Point = tuple[int, int]

CARD_BOX = (340, 252)
STRIP_W, STRIP_H = 600, 156
SOLO_BOX = (340, 330)
STEP_H = 24  # between the tracks
HEAD = 18  # above them: coins and guests of the columns
SIGN = 20  # before them: the sign of the terrain

SIGNS = {  # the terrains, drawn from their middle
    "sign-greenery": "m-5 5c-1-7 4-11 11-11c0 7-4 12-11 11zl7-7",
    "sign-water": "m-6.500-3q3.200-3 6.500 0t6.500 0m-13 4q3.200-3 6.500 0t6.500 0m-13 4q3.200-3 6.500 0t6.500 0",
    "sign-rock": "m-6.500 5.500l3.500-7.500l2.500 3l3-7l4 11.500z",
}
GUEST = "a3 3 0 1 1 6 0a3 3 0 1 1-6 0m-2 10q5-8 10 0z"  # a head and shoulders, from the left of the head


class PlayerPlaces:
    """Coordinates inside the board of a player; `x`, `y` is its corner on the surface."""

    def __init__(self, board: Board, solo: bool, strip: bool, x: int, y: int, width: int) -> None:
        self.x, self.y = x, y
        self.solo = solo
        self.strip = strip
        self.board = board
        self.w = width if strip else CARD_BOX[0]
        self.h = STRIP_H if strip else (SOLO_BOX if solo else CARD_BOX)[1]
        self.track_w = 318 if not strip else 304
        self.step = (self.track_w - SIGN - 4) // (board.last_position + 1)
        self.plates, self.strokes, self.labels = self._background()

    # --- the tracks ---

    def cube(self, terrain: int, position: int) -> Point:
        x = self.x + 8 + SIGN + position * self.step + (self.step - 22) // 2
        return x, self.y + 4 + HEAD + terrain * STEP_H + 1

    # --- what lies there ---

    def coins(self) -> Point:
        if self.solo:
            return self.x + 10, self.y + 8
        return (self.x + self.w - 58, self.y + 6) if self.strip else (self.x + 250, self.y + 180)

    def guest_token(self) -> Point:
        x, y = self.coins()
        return x + 29, y - 1

    def engineer(self) -> Point:
        x, y = self.coins()
        return (x + 2, y + 32) if self.strip else (x + 61, y + 2)

    def character(self, number: int) -> Point:
        """The active one first, larger; those in the garden follow."""
        if self.solo:
            left, top = (self.x + 6, self.y + 78) if not self.strip else (self.x + 8, self.y + 46)
            return left + number * 48, top
        left, top = (self.x + 318, self.y + 5) if self.strip else (self.x + 6, self.y + 103)
        if number == 0:
            return left, top
        return (left + 57 + (number - 1) * 40, top) if self.strip else (self.x + 194 + (number - 1) * 36, top + 4)

    def lantern(self, number: int) -> Point:
        if self.solo:
            left, top = (self.x + 162, self.y + 4) if not self.strip else (self.x + 212, self.y + 48)
            return left + number * 43, top
        left, top = (self.x + 8, self.y + 106) if self.strip else (self.x + 6, self.y + 174)
        return left + number * 40, top

    def token(self, size: int) -> Point:
        """Landscape tokens with their number, the large ones first."""
        if self.solo:
            left, top = (self.x + 172, self.y + 74) if not self.strip else (self.x + 224, self.y + 120)
            return left + size * 44, top
        left, top = (self.x + 186, self.y + 120) if self.strip else (self.x + 182, self.y + 187)
        return left + size * 36, top

    def kept(self, kind: int) -> Point:
        """A kind of decoration among the cards kept."""
        if self.strip:
            return self.x + 322 + kind % 6 * ((self.w - 326) // 6), self.y + 80 + kind // 6 * 37
        return self.x + 7 + kind * 30, self.y + 221

    # --- solo ---

    def display(self, number: int, count: int) -> tuple[int, int, int]:
        """Tiles set aside: x, y, size; many of them are drawn smaller."""
        small = count > (15 if self.strip else 24)
        size, step = (44, 30) if small else (60, 41)
        left, top, wide = (self.x + 394, self.y + 6, 207) if self.strip else (self.x + 7, self.y + 172, 328)
        per_row = wide // step
        return left + number % per_row * step, top + number // per_row * step, size

    def goal(self, number: int) -> Point:
        """The steps of the coins at which a character comes."""
        return self.x + 46 + number * 36, self.y + 10

    # --- the background ---

    def _background(self) -> tuple[list[Plate], list[Stroke], list[Label]]:
        plates = [Plate("track", self.x, self.y, self.w, self.h, 12)]
        if self.solo:
            return plates, [], self._solo_labels()
        columns = self.board.last_position + 1
        left, top = self.x + 8 + SIGN, self.y + 4
        strokes: list[Stroke] = []
        labels: list[Label] = []
        wide, high = columns * self.step, 3 * STEP_H - 2
        plates.append(Plate("steps", left, top + HEAD, wide, high, 4))
        lines = "".join(f"M{left + column * self.step} {top + HEAD}v{high}" for column in range(1, columns))
        strokes.append(("step", lines + "".join(f"M{left} {top + HEAD + row * STEP_H - 1}h{wide}" for row in (1, 2))))
        for row, (style, d) in enumerate(SIGNS.items()):
            strokes.append((style, f"M{self.x + 18} {top + HEAD + row * STEP_H + STEP_H // 2}{d}"))
        heads = [left + column * self.step for column in self.board.character_columns]
        strokes.append(("column", "".join(f"M{x} {top}h{self.step}v{HEAD + high + 2}h-{self.step}z" for x in heads)))
        middle = self.step // 2
        strokes.append(("guest", "".join(f"M{x + middle - 3} {top + 5}{GUEST}" for x in heads)))
        for column, coins in enumerate(self.board.column_coins):
            if coins:
                middle = left + column * self.step + self.step // 2
                if column in self.board.character_columns:  # its head is taken: the coin hangs below it
                    continue
                plates.append(Plate("purse", middle - 8, top, 16, 16, 8))
                labels.append(("purse", middle, top + 8, words("literal", text=str(coins))))
        return plates, strokes, labels

    def _solo_labels(self) -> list[Label]:
        if self.strip:
            return []
        return [("caption", self.x + self.w // 2, self.y + 160, words("label-display"))]


@lru_cache(maxsize=32)
def _player_places(board: Board, solo: bool, strip: bool, x: int, y: int, width: int) -> PlayerPlaces:
    return PlayerPlaces(board, solo, strip, x, y, width)


def player_places(
    board: Board, solo: bool, strip: bool = False, x: int = 0, y: int = 0, width: int = 0
) -> PlayerPlaces:
    """The places of a player's board; made once."""
    return _player_places(board, solo, strip, x, y, width)


def player_surface(places: PlayerPlaces, seat: int, role: str) -> Surface:
    said = words("scene-player", seat=seat)
    return Surface(
        places.w,
        places.h,
        role,
        said,
        places.plates,
        seat,
        strokes=places.strokes,
        labels=places.labels,
        lot="lot-players",
    )


assert KIND_COUNT == 11
