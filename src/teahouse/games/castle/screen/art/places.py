"""Where things lie: the coordinates of the castle, the realms, the hand and the shelf."""

from __future__ import annotations

from functools import lru_cache

from teahouse.core.words import words
from teahouse.draw.scene import HAND, LOW, MAIN, SHELF, TABLET, TALL, WIDE, Box, Eye, Frame, Label, Plate, Surface, Tilt
from teahouse.games.castle.rules.choices import CANVAS_COLUMNS, REALM_COLUMNS
from teahouse.games.castle.screen.art.cards import CARD, ICON, NAMED
from teahouse.games.castle.screen.art.tiles import DX, DY, H, W

FLOOR = 1000  # between the layers of two floors: what lies higher is painted later, then row by row
ROW = 20
ABOVE = 500  # a shrine stands over the tiles of its floor

# --- the castle ------------------------------------------------------------------------------------------------------

CASTLE_X, CASTLE_Y = W + 1, H + 1
AROUND = 10  # what is seen around the tiles that still stand
MARGIN = {WIDE: (34, 38), TALL: (18, 26), LOW: (18, 26), TABLET: (18, 26)}


@lru_cache(maxsize=64)
def castle_surface(cells: tuple[int, ...], shape: str) -> Surface:
    """A mat as large as the castle, with a footprint wherever a stack stood at the start."""
    columns = 1 + max(cell % CANVAS_COLUMNS for cell in cells)
    rows = 1 + max(cell // CANVAS_COLUMNS for cell in cells)
    left, top = MARGIN[shape]
    w, h = 2 * left + columns * CASTLE_X + DX, 2 * top + rows * CASTLE_Y + DY
    plates = [
        Plate("mat-shadow", 1, 5, w, h, 26),
        Plate("mat", 0, 0, w, h, 26),
        Plate("mat-clouds", 0, 0, w, h, 26),
        Plate("mat-rim", 7, 7, w - 14, h - 14, 20),
        Plate("mat-rim-2", 11, 11, w - 22, h - 22, 16),
    ]
    for cell in cells:
        x, y = castle_place(cell, 1, shape)
        plates.append(Plate("ground", x + 2, y + 2, W - 4, H - 4, 6))
    surface = Surface(w, h, MAIN, words("scene-castle"), plates, lot="lot-castle")
    if shape == WIDE:  # elsewhere they would be too small to be read
        across = [(left + column * CASTLE_X + W // 2, top // 2 + 3) for column in range(columns)]
        down = [(left // 2 + 3, top + row * CASTLE_Y + H // 2 + DY) for row in range(rows)]
        surface.labels = edges("edge", across, down)
    return surface


def castle_focus(cells: list[int], heights: tuple[int, ...], shape: str) -> Box:
    """The tiles that still stand, with a little around them."""
    tops = [castle_place(cell, heights[cell], shape) for cell in cells]  # the higher, the further left and up
    left, top = min([x for x, _ in tops]), min([y for _, y in tops])
    column = max([cell % CANVAS_COLUMNS for cell in cells])
    right, low = castle_place(max(cells) // CANVAS_COLUMNS * CANVAS_COLUMNS + column, 1, shape)
    right, low = right + W + DX, low + H + DY
    return left - AROUND, top - AROUND, right - left + 2 * AROUND, low - top + 2 * AROUND


def edges(style: str, across: list[tuple[int, int]], down: list[tuple[int, int]]) -> list[Label]:
    """The letters of the columns and the numbers of the rows, as the log calls places."""
    names = [chr(97 + column) for column in range(len(across))] + [str(row + 1) for row in range(len(down))]
    return [(style, x, y, words("literal", text=name)) for name, (x, y) in zip(names, across + down, strict=True)]


@lru_cache(maxsize=2048)
def castle_place(cell: int, floor: int, shape: str) -> tuple[int, int]:
    left, top = MARGIN[shape]
    column, row = cell % CANVAS_COLUMNS, cell // CANVAS_COLUMNS
    return left + column * CASTLE_X - (floor - 1) * DX, top + row * CASTLE_Y - (floor - 1) * DY + DY


# --- a realm ---------------------------------------------------------------------------------------------------------

CELL_X, CELL_Y = 47, 61
REALM_LEFT, REALM_TOP = 15, 24
LIFT_X, LIFT_Y = 4, 6
STRIP = 36  # below the board: the shrines and tokens of the player
STEEP = 4  # stacks higher than this are drawn steeper, or they would hide the row behind


@lru_cache(maxsize=64)
def realm_surface(columns: int, rows: int, seat: int, role: str, flat: bool = False) -> Surface:
    w, h = 2 * REALM_LEFT + columns * CELL_X, REALM_TOP + rows * CELL_Y + 14
    plates = [
        Plate("mat-shadow", 2, 4, w - 2, h - 2, 18),
        Plate("board", 0, 0, w, h, 18),
        Plate("board-rim", 5, 5, w - 10, h - 10, 14),
    ]
    for row in range(rows):
        for column in range(columns):
            style = "cell" if (row + column) % 2 else "cell-light"
            x, y = REALM_LEFT + column * CELL_X + 1, REALM_TOP + row * CELL_Y + 1
            plates.append(Plate(style, x, y, CELL_X - 2, CELL_Y - 2, 6))
    # the centre lines that Harmony looks at, bold as on the printed boards
    plates.append(Plate("axis", w // 2 - 1, REALM_TOP - 10, 3, rows * CELL_Y + 16, 1))
    plates.append(Plate("axis", REALM_LEFT - 8, REALM_TOP + rows * CELL_Y // 2 - 1, columns * CELL_X + 16, 3, 1))
    plates.append(Plate("pool", 0, h + 4, w, STRIP - 4, 10))
    across = [(REALM_LEFT + column * CELL_X + CELL_X // 2, REALM_TOP - 9) for column in range(columns)]
    down = [(REALM_LEFT - 6, REALM_TOP + row * CELL_Y + CELL_Y // 2) for row in range(rows)]
    said = words("scene-realm", seat=seat)
    labels = edges("realm-edge", across, down)
    tilt = None if flat else Tilt((8, 14, w - 16, rows * CELL_Y + 18), _eye(columns, rows))
    return Surface(w, h + STRIP, role, said, plates, seat, labels=labels, lot="lot-realm", tilt=tilt)


HIGH = 80  # per cent: how high the rows of a realm are, seen from the front
FRONT = 11  # of its tray
TOP = 32  # above it: room for stacks in the first row


def _eye(columns: int, rows: int) -> Eye:
    """A realm seen from the front, so that its stacks are read by their height."""
    w, high = 2 * REALM_LEFT + columns * CELL_X, (rows * CELL_Y + 18) * HIGH // 100
    return Eye((w, TOP + high + FRONT + STRIP + 2), (w // 2, TOP), 930, 990, high, FRONT, 100)


def strip_frame(rows: int, x: int, size: int, down: int = 0) -> Frame:
    """A place in the strip below the tray."""
    y = TOP + (rows * CELL_Y + 18) * HIGH // 100 + FRONT + 6 + down
    return size * 10, 0, 0, size * 10, x, y


@lru_cache(maxsize=4096)
def realm_place(space: int, floor: int) -> tuple[int, int]:
    """The place of a tile; floor 1 lies on the board."""
    column, row = space % REALM_COLUMNS, space // REALM_COLUMNS
    shift = floor - 1 if floor <= STEEP else STEEP - 1 + (floor - STEEP) / 3
    return REALM_LEFT + column * CELL_X + 1 - int(shift * LIFT_X), REALM_TOP + row * CELL_Y + 1 - int(shift * LIFT_Y)


def pool_place(columns: int, rows: int, number: int, count: int) -> tuple[int, int]:
    """The place of a shrine in the strip below the board; many shrines stand closer together."""
    room = columns * CELL_X - 70
    step = min(24, room // max(1, count))
    return REALM_LEFT + number * step, REALM_TOP + rows * CELL_Y + 14 + 6


def token_place(columns: int, rows: int, number: int) -> tuple[int, int]:
    return REALM_LEFT + columns * CELL_X - 24 - number * 14, REALM_TOP + rows * CELL_Y + 14 + 7


HAND_SURFACE = Surface(112, 76, HAND, words("scene-hand"))
HAND_PLACES = ((8, 6), (60, 6))

# --- the shelf: countdown, supply, cards -----------------------------------------------------------------------------

FEW = 3  # so many cards have words, more have names; on a telephone they are pictures
ACROSS = 3
GAP = 10
CARDS = "cards"


class Shelf:
    """How the shelf is laid out for a shape and a number of cards."""

    def __init__(self, cards: int, shape: str) -> None:
        small = shape != WIDE
        w, h = ICON if shape in (TALL, LOW) else CARD if cards <= FEW else NAMED
        self.art = {ICON: "-icon", CARD: "", NAMED: "-named"}[w, h]
        self.step = 29 if small else 34  # between the spaces of the countdown
        self.margin = 9 if small else 14
        self.tray = (self.margin * 2 + 5 * self.step + 74, 72)
        left = 0 if small else self.tray[0] + GAP
        self.cards = [(left + number % ACROSS * (w + GAP), number // ACROSS * (h + GAP)) for number in range(cards)]
        right = max([x + w for x, _ in self.cards], default=0)
        low = max([y + h for _, y in self.cards], default=0)
        plates = [Plate("mat-shadow", 1, 3, *self.tray, 14), Plate("tray", 0, 0, *self.tray, 14)]
        self.surfaces: dict[str, Surface] = {}
        if small:  # the cards have a surface of their own, so that both can be as large as there is room
            self.cards_on = CARDS
            self.surfaces["shelf"] = Surface(self.tray[0] + 2, self.tray[1] + 6, SHELF, words("scene-shelf"), plates)
            if cards:
                self.surfaces[CARDS] = Surface(right + 2, low + 4, SHELF, words("scene-cards"))
        else:
            self.cards_on = "shelf"
            w, h = max(right, self.tray[0]) + 2, max(low, self.tray[1]) + 6
            self.surfaces["shelf"] = Surface(w, h, SHELF, words("scene-shelf"), plates)

    def track(self, space: int) -> tuple[int, int]:
        """A space of the countdown; 0 is the stack."""
        return self.margin + space * self.step + (6 if space else 0), 17

    def supply(self) -> tuple[int, int]:
        return self.tray[0] - 74, 8

    def count(self) -> tuple[int, int]:
        return self.tray[0] - 28, 51


@lru_cache(maxsize=64)
def shelf(cards: int, shape: str) -> Shelf:
    return Shelf(cards, shape)
