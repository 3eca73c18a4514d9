"""Where things lie around the garden: cells, the frame of landscapes, stacks, and what is on offer beside it.

Wide: the garden with two rows of landscapes on each side; what is on offer is a strip below it. Tall: one row of
landscapes, so that the cells stay large on a phone; the player's own board is a surface of its own, too. Tablet: as
tall, but tilted it has the large paintings of the wide one. Low: as wide, with what is on offer in a panel on its
right. All but the low one may be shown tilted (theatre.py).
"""

from __future__ import annotations

from teahouse.core.words import words
from teahouse.draw.scene import LOW, MAIN, SHELF, TABLET, TALL, WIDE, Label, Plate, Stroke, Surface
from teahouse.games.tang.rules.board import Board
from teahouse.games.tang.rules.pieces import LARGE, SIDE_SLOTS, SLOTS, WIDTH
from teahouse.games.tang.screen.art.landscapes import ICON, LARGE_SIZE, SMALL_SIZE
from teahouse.games.tang.screen.art.people import GUEST
from teahouse.games.tang.screen.art.player import PlayerPlaces, player_places
from teahouse.games.tang.screen.art.standing import LARGE_PAINTING, SMALL_PAINTING
from teahouse.games.tang.screen.art.theatre import Theatre
from teahouse.games.tang.screen.art.tiles import PITCH, T

Point = tuple[int, int]
Place = tuple[int, int, int, int]  # x, y, size in per cent, turn

GARDEN, OFFER = "garden", "offer"
CORNERS = [(0, 0), (6, 0), (6, 6), (0, 6)]  # the cut corners, clockwise from the north-west
CORNER_KEYS = ["north_west", "north_east", "south_east", "south_west"]
GAP = 4
CARD_W, CARD_H = 52, 70
PANEL = 196
STRIP_W, STRIP_H = 1040, 108  # of what is on offer below the garden
MORE = 72  # two guests on the shelf take so much more than two cards of a player


class Places:
    """The coordinates of the main surface for a board, a shape and a kind of game."""

    def __init__(self, board: Board, shape: str, solo: bool) -> None:
        self.tall = tall = shape in (TALL, TABLET)
        self.strip = shape == WIDE  # what is on offer lies in a strip below the garden
        self.solo = solo
        self.pad = 4 if tall else 13
        self.depth = 34 if tall else GAP * 3 + SMALL_SIZE[1] + LARGE_SIZE[1]  # of the frame of landscapes
        self.band = 26 if tall else 0  # above and below the frame: the counters of the sides
        self.side = WIDTH * PITCH + 2 * self.pad - 2  # of the bed
        self.left = self.depth
        self.top = self.depth + self.band
        self.whole = self.side + 2 * self.depth
        self.stacks_below = _corners_used(board)
        low = self.whole + 2 * self.band
        self.stack_row = low + 6
        if self.stacks_below:
            low += T + 14
        if tall:
            self.shelf, self.shelf_on = (0, 3), OFFER
            self.w, self.h = self.whole, low
            self.own: PlayerPlaces | None = player_places(board, solo, True, 0, 0, self.w)
        elif self.strip:
            self.shelf, self.shelf_on = (0, 0), OFFER
            self.w, self.h = self.whole, low
            self.own = None
        else:
            self.shelf, self.shelf_on = (self.whole + 12, 0), GARDEN
            self.own = None
            self.w, self.h = self.whole + 12 + PANEL, low
        self._icons: dict[tuple[int, int, int, int], list[Point]] = {}
        self.slots = [
            [[self.slot(side, size, slot) for slot in range(SLOTS[size])] for size in (0, 1)] for side in range(4)
        ]
        self.cells = [self.cell(cell) for cell in range(WIDTH * WIDTH)]
        bed = (self.left, self.top, self.side, self.side)
        flat = shape == LOW or self.stacks_below  # stacks that lie beside the bed have no place in the tray
        self.theatre = None if flat else Theatre(bed, self.cells[0], shape)
        self.surface = self._surface(board)
        focus = (self.left - 4, self.top - 4, self.side + 8, self._bed_end() - self.top + 8)
        self.bed = self.surface.focused(focus)
        self.plane = self.surface.focused(focus, rise=True)
        self.risen = self.surface.focused((0, 0, self.w, self.h), rise=True)  # lying flat, all of it is asked about
        wide, high = (STRIP_W, STRIP_H) if self.strip else (self.w, CARD_H + 10)
        panel = [Plate("panel", 0, 0, wide, high, 10)]
        self.offer = Surface(wide, high, SHELF, words("scene-on-offer"), panel)

    def _bed_end(self) -> int:
        """The lower edge of all that is touched while building: the bed, or the stacks below it."""
        return self.stack_row + T + 4 if self.stacks_below else self.top + self.side

    # --- the garden ---

    def cell(self, cell: int) -> Point:
        """The top left corner of a tile on a cell."""
        return self.left + self.pad + cell % WIDTH * PITCH, self.top + self.pad + cell // WIDTH * PITCH

    def stack(self, stack: int, corner: int) -> Place:
        """A stack in its corner, large where nothing else lies there."""
        if self.stacks_below:
            return self.left + stack * 134, self.stack_row, 100, 0
        size = 100 if self.solo else 160
        wide = T * size // 100
        room = 2 * PITCH - 2
        x, y = self.cell(CORNERS[corner][1] * WIDTH + CORNERS[corner][0])
        if self.solo:  # a card lies beside it, towards the middle
            west, north = corner in (0, 3), corner in (0, 1)
            return x + (4 if west else room - wide - 9), y + (5 if north else room - wide - 9), size, 0
        return x + (room - wide) // 2 - 2, y + (room - wide) // 2 - 2, size, 0

    def beside(self, stack: int, corner: int) -> Point:
        """Solo: the card beside a stack."""
        x, y, size, _ = self.stack(stack, corner)
        wide = T * size // 100
        if self.stacks_below or corner in (0, 3):
            return x + wide + 8, y + (-3 if not self.stacks_below and corner == 3 else 0)
        return x - CARD_W - 4, y + (-3 if corner == 2 else 0)

    # --- the frame ---

    def slot(self, side: int, size: int, slot: int) -> Place:
        """A slot for a landscape; the picture is turned so that its sky is outside."""
        w, h = LARGE_SIZE if size == LARGE else SMALL_SIZE
        if self.tall:
            return self._slot_in_one_row(side, size, slot)
        count = SLOTS[size]
        step = (self.side - 8) // count
        along = self.left + 4 + step * slot + (step - w) // 2
        near = GAP + (0 if size != LARGE else SMALL_SIZE[1] + GAP)  # from the bed outwards
        return self._turned(side, along, near, w, h, 100)

    def _slot_in_one_row(self, side: int, size: int, slot: int) -> Place:
        """Small, large, small, large, small."""
        per_cent = 80 if size != LARGE else 64
        w, h = LARGE_SIZE if size == LARGE else SMALL_SIZE
        order = 2 * slot + (1 if size == LARGE else 0)
        wide = [SMALL_SIZE[0] * 80 // 100, LARGE_SIZE[0] * 64 // 100]
        along = (
            self.left + sum(wide[n % 2] + 3 for n in range(order)) + (self.side - 3 * wide[0] - 2 * wide[1] - 12) // 2
        )
        return self._turned(side, along, 3, w, h, per_cent)

    def _turned(self, side: int, along: int, near: int, w: int, h: int, per_cent: int) -> Place:
        """A picture of w by h at a side, `along` it from the west or north and `near` the bed."""
        wide, high = w * per_cent // 100, h * per_cent // 100
        down = along + self.band  # the frame begins below the band
        if side == 0:
            return along, self.top - near - high, per_cent, 0
        if side == 2:
            return along, self.top + self.side + near, per_cent, 180
        middle_x = self.left + self.side + near + high // 2 if side == 1 else self.left - near - high // 2
        # turned about the middle of the unscaled picture, then scaled about the top left corner
        return middle_x - wide // 2, down + wide // 2 - high // 2, per_cent, 90 if side == 1 else 270

    def offered_size(self, size: int) -> tuple[int, int]:
        """The picture of a landscape on offer."""
        if self.strip:
            return LARGE_PAINTING if size == LARGE else SMALL_PAINTING
        return LARGE_SIZE if size == LARGE else SMALL_SIZE

    def icons(self, side: int, size: int, slot: int, count: int) -> list[Point]:
        """The icons on a landscape, upright."""
        key = (side, size, slot, count)
        if key not in self._icons:
            x, y, per_cent, turn = self.slot(side, size, slot)
            w, h = LARGE_SIZE if size == LARGE else SMALL_SIZE
            self._icons[key] = icons_on(x, y, w * per_cent // 100, h * per_cent // 100, turn, count)
        return self._icons[key]

    def counters(self, side: int, count: int) -> list[Point]:
        """Where the sums of a side's icons stand: in a corner of the frame, or in the band."""
        x, y = self._compass(side)
        if self.tall:
            return [(x + 34 + 36 * number, y - 8) for number in range(count)]
        left, step = x - self.depth // 2, 22 if count <= 6 else 18
        return [(left + 28 + number % 2 * 44, y + 15 + number // 2 * step) for number in range(count)]

    def _compass(self, side: int) -> Point:
        """The middle of the arrow that says which side is counted there."""
        if self.tall:
            return 18 if side in (
                0,
                3,
            ) else self.whole // 2 + 18, 14 if side < 2 else self.top + self.side + self.depth + 13
        far = self.left + self.side
        return (0, far, far, 0)[side] + self.depth // 2, (0, 0, far, far)[side] + 17

    def _arrows(self) -> list[Stroke]:
        made: list[Stroke] = []
        for side in range(4):
            x, y = self._compass(side)
            turned = []
            for px, py in ((0, -10), (6, 8), (0, 4), (-6, 8)):
                a, b = px, py
                for _ in range(side):
                    a, b = -b, a
                turned.append(f"{x + a} {y + b}")
            made.append(("compass", f"M{'L'.join(turned)}z"))
        return made

    # --- what is on offer ---

    def people(self, number: int) -> Point:
        """The characters on offer; the deck is number -1."""
        x, y = self.shelf
        if self.tall:
            return x + 60 + number * (CARD_W + 4), y + 2
        if self.strip:
            return (x + 8, y + 19) if number < 0 else (x + 66 + number * (GUEST[0] + 5), y + 4)
        if number < 0:
            return x + 132, y + 324 + MORE
        return x + 6, y + 24 + number * (GUEST[1] + 4)

    def offered(self, size: int, number: int) -> Place:
        """A visible landscape: the one beside the pile, and its top."""
        x, y = self.shelf
        if self.tall:
            wide = (LARGE_SIZE[0] * 62 // 100, SMALL_SIZE[0] * 78 // 100)[size]
            left = x + 294 + number * (wide + 6) + (0 if size == LARGE else 10)
            return left, y + (4 if size == LARGE else 40), 62 if size == LARGE else 78, 0
        if self.strip:  # as paintings
            return x + 454 + number * 102, y + (6 if size == LARGE else 57), 50 if size == LARGE else 76, 0
        if size == LARGE:
            return x + 9, y + 178 + MORE + number * 47, 94, 0
        return x + 6 + number * 94, y + 273 + MORE, 72, 0

    def deck(self) -> Point:
        x, y = self.shelf
        if self.strip:
            return x + 670, y + 19
        return (x + 178, y + 2) if self.tall else (x + 8, y + 324 + MORE)

    def discard(self) -> Point:
        x, y = self.deck()
        return x + CARD_W + (4 if self.tall else 9), y

    def progress(self) -> Point:
        """How far the game is: tokens left, or spaces to cover."""
        x, y = self.shelf
        if self.strip:
            return x + STRIP_W - 44, y + 36
        return (self.w - 60, y + 20) if self.tall else (x + 62, y + 682)

    def tray(self) -> Point:
        """Tall: drawn cards lie over what is on offer."""
        x, y = self.shelf
        return (x + 448, y + 2) if self.strip else (x + 290, y - 2)

    def drawn(self, number: int, count: int) -> Point:
        x, y = self.shelf
        if self.tall:
            room = self.w - 298 - CARD_W - 4
            step = min(CARD_W + 4, room // max(1, count - 1))
            return x + 296 + number * step, y + 2
        if self.strip:
            return x + 792 + number * min(CARD_W + 6, 140 // max(1, count - 1)), y + 19
        return x + 8 + number % 3 * (CARD_W + 9), y + 406 + MORE + number // 3 * (CARD_H + 8)

    def found(self, number: int, kind: str) -> Place:
        """What a search lays open: large or small landscapes, or characters."""
        x, y = self.shelf
        if self.strip:
            if kind == "character":
                return x + 454 + number % 12 * 48, y + 24 + number // 12 * 4, 86, 0
            return x + 454 + number % 6 * 97, y + 6 + number // 6 * 50, 49 if kind == "large" else 75, 0
        if kind == "character":
            if self.tall:
                return x + 292 + number % 7 * 43, y - 1 + number // 7 * 36, 50, 0
            return x + 4 + number % 4 * 48, y + 406 + MORE + number // 4 * 62, 86, 0
        if self.tall:
            return x + 294 + number % 4 * 78, y + number // 4 * 25, 40 if kind == "large" else 60, 0
        per_cent = 48 if kind == "large" else 74
        return x + 3 + number % 2 * 97, y + 406 + MORE + number // 2 * 32, per_cent, 0

    # --- the background ---

    def _surface(self, board: Board) -> Surface:
        side = self.side
        plates = [
            Plate("bed-shadow", self.left + 1, self.top + 4, side, side, 12),
            Plate("bed", self.left, self.top, side, side, 12),
        ]
        strokes = self._arrows()
        for column, row in CORNERS:
            if not self.stacks_below:
                x, y = self.cell(row * WIDTH + column)
                plates.append(Plate("corner", x, y, 2 * PITCH - 2, 2 * PITCH - 2, 10))
        if self.solo and not self.stacks_below:
            strokes += self._diagonals()
        ground, lines = self._ground(board)
        plates += ground
        strokes += lines
        for number in range(4 * SIDE_SLOTS):
            plates.append(self._notch(number // SIDE_SLOTS, number % SIDE_SLOTS))
        labels: list[Label] = []
        x, y = self.shelf
        if not self.tall and not self.strip:
            plates.append(Plate("panel", x, y, PANEL, self.h, 14))
            labels = [
                ("caption", x + PANEL // 2, y + 13, words("label-people")),
                ("caption", x + PANEL // 2, y + 168 + MORE, words("label-landscapes")),
                ("caption", x + PANEL // 2, y + 312 + MORE, words("label-cards")),
            ]
        said = words("scene-garden")
        tilt = self.theatre.tilt if self.theatre is not None else None
        return Surface(self.w, self.h, MAIN, said, plates, strokes=strokes, labels=labels, lot="lot-garden", tilt=tilt)

    def _ground(self, board: Board) -> tuple[list[Plate], list[Stroke]]:
        """The spaces: a plate for each block of equal rows, and the lines between them."""
        blocks: dict[tuple[str, int, int, int], int] = {}  # style, column, columns, first row -> rows
        for row in range(WIDTH):
            for style, column, columns in self._runs(board, row):
                above = [top for top in range(row) if blocks.get((style, column, columns, top)) == row - top]
                top = above[0] if above else row
                blocks[style, column, columns, top] = row - top + 1
        plates: list[Plate] = []
        lines = ""
        for (style, column, columns, row), rows in blocks.items():
            x, y = self.cell(row * WIDTH + column)
            w, h = columns * PITCH - 2, rows * PITCH - 2
            plates.append(Plate(style, x, y, w, h, 5))
            lines += "".join(f"M{x + n * PITCH - 1} {y}v{h}" for n in range(1, columns))
            lines += "".join(f"M{x} {y + n * PITCH - 1}h{w}" for n in range(1, rows))
        return plates, [("lines", lines), ("rake", self._raked(board))]

    def _raked(self, board: Board) -> str:
        """Raked sand: the rows of neighbours lie across."""
        made = ""
        for cell in board.cells:
            x, y = self.cell(cell)
            across = (cell + cell // WIDTH) % 2
            for line in range(4):
                along = 11 + line * 14
                made += f"M{x + 8} {y + along}h48" if across else f"M{x + along} {y + 8}v48"
        return made

    def _runs(self, board: Board, row: int) -> list[tuple[str, int, int]]:
        """The spaces of a row that lie side by side: style, column, how many."""
        found: list[tuple[str, int, int]] = []
        for column in range(WIDTH):
            cell = row * WIDTH + column
            if cell in board.cells:
                style = "outer" if self.solo and cell in board.spaces and cell not in board.inner else "ground"
                if found and found[-1][0] == style and found[-1][1] + found[-1][2] == column:
                    found[-1] = (style, found[-1][1], found[-1][2] + 1)
                else:
                    found.append((style, column, 1))
        return found

    def _diagonals(self) -> list[Stroke]:
        """Solo: which corners belong together."""
        low, high = self.left + self.pad + 2 * PITCH - 8, self.left + self.pad + 6 * PITCH + 6
        shift = self.band
        made = []
        for ax, ay, dx, dy in ((low, low, -1, -1), (high, low, 1, -1), (high, high, 1, 1), (low, high, -1, 1)):
            made.append(("diagonal", f"M{ax - dx * 4} {ay + shift - dy * 4}l{dx * 26} {dy * 26}"))
        return made

    def _notch(self, side: int, number: int) -> Plate:
        size = LARGE if number < SLOTS[LARGE] else 1
        slot = number - (0 if size == LARGE else SLOTS[LARGE])
        x, y, per_cent, turn = self.slot(side, size, slot)
        w, h = LARGE_SIZE if size == LARGE else SMALL_SIZE
        wide, high = w * per_cent // 100, h * per_cent // 100
        if turn in (90, 270):
            return Plate("notch", x + wide // 2 - high // 2, y + high // 2 - wide // 2, high, wide, 5)
        return Plate("notch", x, y, wide, high, 5)


def icons_on(x: int, y: int, wide: int, high: int, turn: int, count: int, size: int = 100) -> list[Point]:
    """Icons in a row in the middle of a picture that may stand on its side."""
    icon = ICON[0] * size // 100
    middle_x, middle_y = x + wide // 2, y + high // 2
    step = min(icon + 10, max(8, (wide - icon - 6) // max(1, count - 1))) if count > 1 else 0
    first = -step * (count - 1) // 2
    found = []
    for number in range(count):
        along = first + number * step
        dx, dy = (0, along) if turn in (90, 270) else (along, 0)
        found.append((middle_x + dx - icon // 2, middle_y + dy - icon // 2))
    return found


def _corners_used(board: Board) -> bool:
    cut = [(y + dy) * WIDTH + x + dx for x, y in CORNERS for dx in (0, 1) for dy in (0, 1)]
    return any(cell in board.cells for cell in cut)


_KNOWN: dict[tuple[int, str, bool], tuple[Board, Places]] = {}


def places_for(board: Board, shape: str, solo: bool) -> Places:
    """The places for a board; made once."""
    key = (id(board), shape, solo)
    known = _KNOWN.get(key)
    if known is None or known[0] is not board:
        if len(_KNOWN) > 40:
            _KNOWN.clear()
        known = _KNOWN[key] = (board, Places(board, shape, solo))
    return known[1]
