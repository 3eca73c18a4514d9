"""Castles: the fifteen shapes of the data file, and castles that players draw themselves (C-87 to C-90)."""

from __future__ import annotations

from typing import Any, Final

from teahouse.core.errors import DataError, OptionError, Reason
from teahouse.core.options import did_you_mean, nearest
from teahouse.games.castle.rules.choices import CANVAS, CANVAS_COLUMNS, CANVAS_ROWS
from teahouse.games.castle.rules.pieces import DATA, TILES

OUTSIDE: Final = CANVAS  # a cell that is never there: every neighbour beyond the canvas


def _neighbours(columns: int, rows: int) -> bytes:
    """For every cell of the canvas the cell so many columns and rows further on."""
    cells: list[int] = []
    for cell in range(CANVAS):
        column, row = cell % CANVAS_COLUMNS + columns, cell // CANVAS_COLUMNS + rows
        inside = 0 <= column < CANVAS_COLUMNS and 0 <= row < CANVAS_ROWS
        cells.append(row * CANVAS_COLUMNS + column if inside else OUTSIDE)
    return bytes(cells)


# C-14: tiles lie upright, so long sides face left and right, short sides up and down
LEFT: Final[bytes] = _neighbours(-1, 0)
RIGHT: Final[bytes] = _neighbours(1, 0)
UP: Final[bytes] = _neighbours(0, -1)
DOWN: Final[bytes] = _neighbours(0, 1)

MAX_HEIGHT: Final[int] = DATA["castle"]["max_height"]
_GUIDELINE: Final[dict[str, list[int]]] = {
    str(n): list(DATA["castle"]["guideline"][f"first_floor_{n}p"]) for n in (2, 3, 4)
}
LONG_RUN: Final[int] = DATA["castle"]["guideline"]["upper_floor_run_warning"]


class Layout:
    """The shape of a castle: a height for each cell of the canvas, the shape in its top left corner."""

    def __init__(self, heights: list[int]) -> None:
        self.heights: list[int] = heights  # one more than the canvas has cells: OUTSIDE stays 0
        self.cells: list[int] = [cell for cell in range(CANVAS) if heights[cell] > 0]
        self.reaching: list[list[int]] = [  # floor -> the cells that have a tile there at the start
            [cell for cell in self.cells if heights[cell] >= floor] for floor in range(MAX_HEIGHT + 1)
        ]

    def floor(self, floor: int) -> int:
        """How many tiles lie on a floor."""
        return sum([1 for height in self.heights if height >= floor])

    def longest_run(self, floor: int) -> int:
        """The most neighbouring tiles in a row on a floor."""
        longest = run = 0
        for cell in range(CANVAS):
            if cell % CANVAS_COLUMNS == 0:
                run = 0
            run = run + 1 if self.heights[cell] >= floor else 0
            longest = max(longest, run)
        return longest

    def warnings(self, seats: int) -> list[Reason]:
        """C-89: allowed, but the rulebook advises against it."""
        found: list[Reason] = []
        low, high = _GUIDELINE[str(seats)]
        first = self.floor(1)
        if not low <= first <= high:
            values: dict[str, int | str] = {"tiles": first, "low": low, "high": high}
            found.append(Reason("C-89", "unusual-first-floor", values))
        for floor in (2, 3):
            run = self.longest_run(floor)
            if run >= LONG_RUN:
                found.append(Reason("C-89", "long-row-on-an-upper-floor", {"floor": floor, "tiles": run}))
        if self.floor(3) == 0:
            found.append(Reason("C-89", "no-third-floor"))
        return found


def drawn_rows(text: str) -> list[str]:
    """The rows of a drawing. Whatever is left blank before a stack or between rows is ground without one, so that a
    castle lies where it was drawn; only the line break that begins or ends a text is none of its rows."""
    lines = [line.rstrip() for line in text.split("\n") if not line.lstrip().startswith("#")]
    if lines and not lines[0]:
        lines = lines[1:]
    while lines and not lines[-1]:
        lines.pop()
    return ["." * (len(line) - len(line.lstrip(" "))) + line.lstrip(" ") for line in lines]


def with_dots(text: str) -> str:
    """The same drawing with a dot wherever it left a blank; as it is, where it left none."""
    return "\n".join([row or "." for row in drawn_rows(text)]) if leaves_blanks(text) else text


def pushed_together(text: str) -> str:
    """The drawing as earlier editions read it: every row from the first column on, and no row left blank."""
    return "\n".join([line.strip() for line in text.split("\n") if line.strip()]) if leaves_blanks(text) else text


def leaves_blanks(text: str) -> bool:
    return any(line.startswith(" ") or not line.strip() for line in text.strip("\n").split("\n"))


def read_grid(text: str) -> Layout:
    """A castle drawn with '.', 1, 2 and 3, one line per row; raises OptionError if C-88 is not met."""
    rows = drawn_rows(text)
    if not any(rows):
        said = "option 'layout': the drawing is empty; draw rows of '.', 1, 2 and 3 (C-88)"
        raise OptionError(said, "layout", "castle-empty")
    columns = max([len(row) for row in rows])
    if len(rows) > CANVAS_ROWS or columns > CANVAS_COLUMNS:
        raise OptionError(
            f"option 'layout': at most {CANVAS_COLUMNS}x{CANVAS_ROWS} cells, not {columns}x{len(rows)} (C-88)",
            "layout",
            "castle-size",
            {"columns": columns, "rows": len(rows), "wide": CANVAS_COLUMNS, "deep": CANVAS_ROWS},
        )
    heights = [0] * (CANVAS + 1)
    for row, line in enumerate(rows):
        for column, mark in enumerate(line):
            if mark not in ".0123":
                where = f"row {row + 1}, column {column + 1}"
                raise OptionError(
                    f"option 'layout': {where} is '{mark}'; heights are '.', 1, 2 or 3 (C-88)",
                    "layout",
                    "castle-mark",
                    {"row": row + 1, "column": column + 1, "mark": mark},
                    [row, column],
                )
            heights[row * CANVAS_COLUMNS + column] = 0 if mark == "." else int(mark)
    have = sum(heights)
    if have != TILES:
        side = "missing" if have < TILES else "over"
        values: dict[str, int | str] = {"have": have, "need": TILES, "differ": abs(TILES - have), "side": side}
        said = f"option 'layout': a castle has exactly {TILES} tiles, this one {have} (C-88)"
        raise OptionError(said, "layout", "castle-tiles", values)
    if max(heights) < 2:
        said = "option 'layout': at least one stack must be 2 or 3 high (C-88)"
        raise OptionError(said, "layout", "castle-flat")
    return Layout(heights)


def read_layouts(rows: list[dict[str, Any]]) -> dict[str, Layout]:
    """The castles of a data file; raises DataError for a key that nothing reads, or one that is missing."""
    found: dict[str, Layout] = {}
    for number, row in enumerate(rows, 1):
        where = f"layout {row.get('id', number)}"
        for key in row:
            if key not in KEYS:
                raise DataError(f"{where}: there is no key '{key}'; {did_you_mean(key, KEYS)}")
        for key in KEYS:
            if key not in row:
                raise DataError(f"{where}: '{key}' is missing")
        found[str(row["id"])] = read_grid(str(row["grid"]))
    return found


KEYS: Final[list[str]] = ["id", "name_en", "name_de", "kind", "players", "grid"]
LAYOUTS: Final[dict[str, Layout]] = read_layouts(DATA["layout"])
# the rulebook's «ideal for»: castle -> numbers of players
IDEAL: Final[dict[str, list[int]]] = {str(row["id"]): [int(n) for n in row["players"]] for row in DATA["layout"]}
GRIDS: Final[dict[str, str]] = {str(row["id"]): str(row["grid"]).strip("\n") for row in DATA["layout"]}
LAYOUT_NAMES: Final[list[str]] = list(LAYOUTS)


def find_layout(value: str, seats: int) -> Layout:
    """C-6: the layout that an option names or draws; 'basic' is the basic one for the number of players."""
    if value == "basic":
        return LAYOUTS[f"basic_{seats}"]
    if value in LAYOUTS:
        return LAYOUTS[value]
    if "\n" in value or not value or all(mark in ".0123" for mark in value):
        return read_grid(value)
    known = ["basic", *LAYOUT_NAMES]
    said = f"option 'layout': there is no castle '{value}'; {did_you_mean(value, known)}"
    raise OptionError(said, "layout", "no-such-castle", {"value": value[:40], "near": nearest(value[:40], known)})
