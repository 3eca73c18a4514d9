"""Where things lie beside the map: the action board, the tracks, the cards, the supply and the clan sheets."""

from __future__ import annotations

from functools import lru_cache

from teahouse.core.words import Words, words
from teahouse.draw.scene import LOW, MAIN, SHELF, WIDE, Label, Plate, Surface
from teahouse.games.panda.rules.action_words import ActionWords
from teahouse.games.panda.rules.board import Board, Cell
from teahouse.games.panda.rules.pieces import (
    ANY,
    BUILDING_NAMES,
    CHAMPION_NAMES,
    CHAMPIONS,
    COLUMN_NAMES,
    COLUMNS,
    TILE_NAMES,
)
from teahouse.games.panda.screen.art.icons import CELL, MISSION

Spot = tuple[int, int]

WIDTH = 374
LEFT, PITCH = 33, 85  # of the columns
HEAD = 27
NAMES = 52  # the room for the names of the champions where they stand in front of their row
FOOT = 17  # of a space: what it takes now, and the guards on it
TRACKS = 100
RAIL = 46  # how high the AP track is: room for a stack of four
STEP = 11  # of it, at its foot: the number of a space
ORDER = 150  # the room for the turn order where it stands beside the VP rail
CARDS = 206
SHEET = (300, 98)


class Desk:
    """The action board of one board file: the place of every space and option.

    Spaces of one cost lie in a row, those of one champion in a column; in a low window it is the other way round.
    """

    def __init__(self, board: Board, across: bool) -> None:
        self.across = across
        self.left = NAMES if across else LEFT
        self.tops: list[int] = []  # of the rows as they are drawn
        self.deep: list[int] = []  # options beneath each other in the row
        rows, columns = len(board.costs), COLUMNS
        if across:
            rows, columns = columns, rows
        y = HEAD
        for row in range(rows):
            deep = max(len(cell.options) for cell in board.cells if self.drawn(cell.row, cell.column)[0] == row)
            self.tops.append(y)
            self.deep.append(deep)
            y += deep * CELL[1] + FOOT + 4
        self.w = self.left + columns * PITCH + 1
        self.tracks = y + 4  # the upper edge of the tracks
        self.h = self.tracks + TRACKS - (22 if across else 0)

    def drawn(self, row: int, column: int) -> Spot:
        """The row and column of the picture."""
        return (column, row) if self.across else (row, column)

    def corner(self, row: int, column: int) -> Spot:
        row, column = self.drawn(row, column)
        return self.left + column * PITCH, self.tops[row]

    def depth(self, row: int, column: int) -> int:
        return self.deep[self.drawn(row, column)[0]] * CELL[1]

    def option(self, cell: Cell, number: int) -> Spot:
        """The corner of an option; a single one takes the middle of its space."""
        x, y = self.corner(cell.row, cell.column)
        spare = (self.depth(cell.row, cell.column) - len(cell.options) * CELL[1]) // 2
        return x, y + spare + number * CELL[1]

    def foot(self, space: int) -> Spot:
        row, column = divmod(space, COLUMNS)
        x, y = self.corner(row, column)
        return x, y + self.depth(row, column) + 1

    @property
    def vp_end(self) -> int:
        return self.w - (ORDER + 8 if self.across else 8)


@lru_cache(maxsize=64)
def desk(board: Board, shape: str) -> Desk:
    return Desk(board, shape == LOW)


# --- surfaces --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def action_surface(board: Board, shape: str) -> Surface:
    """The action board, the tracks, and in a wide window the cards below them."""
    made = desk(board, shape)
    w, h = made.w, made.h + (CARDS if shape == WIDE else 0)
    surface = Surface(w, h, MAIN, words("scene-actions"), lot="lot-actions")
    surface.plates = [Plate("shadow", 2, 5, w - 2, h - 4, 16), Plate("board", 0, 0, w, h - 2, 16)]
    for column, name in enumerate(COLUMN_NAMES):
        x, y = made.corner(0, column)
        box = (4, y, NAMES - 7, made.depth(0, column) + FOOT) if made.across else (x, 4, CELL[0], 20)
        surface.plates.append(Plate(f"head-{name}", *box, 8))
        middle = box[0] + box[2] // 2, box[1] + box[3] // 2
        surface.labels.append(("head-small" if made.across else "head", *middle, words(f"column-{name}")))
    for row, cost in enumerate(board.costs):
        x, y = made.corner(row, 0)
        middle = (x + CELL[0] // 2, 14) if made.across else (17, y + (made.depth(row, 0) + FOOT) // 2)
        surface.plates.append(Plate("cost", middle[0] - 12, middle[1] - 12, 24, 24, 12))
        surface.labels.append(("cost", *middle, words("literal", text=str(cost))))
    for cell in board.cells:
        _space(surface, made, cell)
    surface.strokes.append(("cell-line", _lines(board, made)))
    _tracks(surface, board, made)
    if shape == WIDE:
        surface.plates.append(Plate("trough", 4, h - 46, w - 8, 42, 9))
    surface.focus = (0, 0, w, made.tracks - 2)  # what the tracks say stands with the players, too
    return surface


def _space(surface: Surface, made: Desk, cell: Cell) -> None:
    name = COLUMN_NAMES[cell.column]
    x, top = made.corner(cell.row, cell.column)
    surface.plates.append(Plate(f"cell-{name}", x, top, CELL[0], made.depth(cell.row, cell.column) + FOOT, 8))
    for number, actions in enumerate(cell.options):
        ox, oy = made.option(cell, number)
        for line, action in enumerate(actions):
            surface.labels.append(_action_label(ox, oy, action, line, len(actions)))


def _lines(board: Board, made: Desk) -> str:
    """Between the options of a space, and above its foot."""
    drawn = ""
    for cell in board.cells:
        x, y = made.corner(cell.row, cell.column)
        deep = made.depth(cell.row, cell.column)
        between = [number * CELL[1] for number in range(1, len(cell.options))] if len(cell.options) > 1 else []
        drawn += "".join(f"M{x + 6} {y + line}h70" for line in [*between, deep])
    return drawn


def _action_label(x: int, y: int, action: ActionWords, line: int, lines: int) -> Label:
    said = act_words(action)
    if lines == 1:
        return "act", x + 54, y + CELL[1] // 2, said
    return "act-small", x + 46, y + 8 + line * 13, said


def act_words(action: ActionWords) -> Words:
    """An action in as few words as a space has room for."""
    do = action.do
    if do == "move" and not action.any_player:
        if action.extra:
            return words("act-cover", covers=action.extra + 1)
        return words("act-sneak" if action.ignore else "act-two" if action.steps > 1 else "act-one")
    if do == "build":
        return words("act-city" if action.in_city else "act-build")
    if do in ("strength", "quest"):
        return words(f"tile-{TILE_NAMES[action.tile]}")
    return words(f"act-{do}", amount=action.amount) if action.amount else words(f"act-{do}")


def icon_of(action: ActionWords) -> str:
    do = action.do
    if action.any_player:
        return "icon-lead"
    if do == "move":
        return "icon-cover" if action.extra else "icon-sneak" if action.ignore else f"icon-move-{action.steps}"
    if do in ("build", "build_anywhere"):
        kind = BUILDING_NAMES[action.who] if action.who != ANY else "any"
        return f"icon-city-{kind}" if action.in_city else f"icon-build-{kind}"
    if do in ("strength", "quest"):
        return f"icon-{TILE_NAMES[action.tile]}"
    names = {"vanish_appear": "vanish", "sell_chest": "sell", "gain_ap": "ap", "gain_vp": "vp"}
    names |= {"strength_tiles": "strength", "quest_tiles": "quest", "teleport": "teleport"}
    return f"icon-{names[do]}"


# --- tracks ----------------------------------------------------------------------------------------------------------


def ap_step(board: Board, made: Desk) -> float:
    return (made.w - LEFT - 8) / (board.ap_max - board.ap_min + 1)


MARK = 24  # the size of a player's mark
STACK = (0, 70, 70, 63, 47)  # per cent of it, by how many share a space of the AP track: none hides another


def ap_place(board: Board, shape: str, ap: int, under: int, count: int) -> tuple[int, int, int]:
    """P-20: where a marker lies on the AP track, and its size; `under` of the `count` markers there came before it.

    They lie one above the other, so that their order is seen: whoever came last is on top. Two leave the number of the
    space in sight.
    """
    made = desk(board, shape)
    size = STACK[min(count, len(STACK) - 1)]
    side = MARK * size / 100
    x = LEFT + (ap - board.ap_min + 0.5) * ap_step(board, made) - side / 2
    foot = made.tracks + RAIL - (STEP if count < 3 else (RAIL - count * side) / 2)
    return round(x), round(foot - (under + 1) * side), size


def vp_scale(points: list[int]) -> int:
    """The right end of the VP rail: it grows with the leader."""
    return max(40, -(-(max(points) + 5) // 20) * 20)


def vp_places(board: Board, shape: str, points: list[int]) -> list[Spot]:
    """Where the markers lie on the VP rail, by seat: those that would hide each other move apart."""
    made, most, last = desk(board, shape), vp_scale(points), -99
    found: dict[int, Spot] = {}
    for seat in sorted(range(len(points)), key=lambda seat: (points[seat], seat)):
        wish = round(LEFT + 14 + (made.vp_end - LEFT - 36 - 33 * len(points)) * points[seat] / most)
        last = max(wish, last + 33)
        found[seat] = (last, made.tracks + RAIL + 13)
    return [found[seat] for seat in range(len(points))]


def order_place(board: Board, shape: str, number: int) -> Spot:
    made = desk(board, shape)
    x, y = (made.vp_end + 66, made.tracks + RAIL + 11) if made.across else (LEFT + 34, made.tracks + RAIL + 33)
    return x + number * (22 if made.across else 26), y


def _tracks(surface: Surface, board: Board, made: Desk) -> None:
    step, top = ap_step(board, made), made.tracks
    surface.labels.append(("title", 17, top + RAIL // 2, words("sketch-ap")))
    wide, low = made.w - LEFT - 8, round(-board.ap_min * step)
    surface.plates += [Plate("trough", LEFT, top, wide, RAIL, 5), Plate("step-low", LEFT, top, low, RAIL, 5)]
    ticks = [LEFT + round(number * step) for number in range(1, board.ap_max - board.ap_min + 1)]
    surface.strokes.append(("cell-line", "".join(f"M{x} {top + 4}v{RAIL - 8}" for x in ticks)))
    for ap in range(board.ap_min, board.ap_max + 1):
        x = round(LEFT + (ap - board.ap_min + 0.5) * step)
        surface.labels.append(("step", x, top + RAIL - STEP // 2 - 1, words("literal", text=str(ap))))
    low = top + RAIL + 19
    surface.labels.append(("title", 17, low, words("sketch-vp")))
    surface.plates.append(Plate("trough", LEFT, low - 6, made.vp_end - LEFT, 12, 6))
    order = (made.vp_end + 33, low) if made.across else (34, low + 22)
    surface.labels.append(("title", *order, words("scene-order")))


# --- cards and supply ------------------------------------------------------------------------------------------------


class Cards:
    """The city row, the missions and the supply: below the action board, or on a surface of their own."""

    def __init__(self, on: str, x: int, y: int) -> None:
        self.on = on
        self.x = x
        self.y = y

    def city(self, number: int, count: int) -> Spot:
        step = min(60, (WIDTH - 16 - 56) // max(1, count - 1))
        return self.x + 8 + number * step + 19, self.y + 4 + 28

    def mission(self, blue: bool) -> Spot:
        return self.x + 4, self.y + 56 + (MISSION[1] + 4 if blue else 0)

    def special(self, number: int) -> Spot:
        x, y = self.mission(False)
        return x + 192 + number * 28, y + 10

    def supply(self, number: int) -> Spot:
        return self.x + 6 + number * 33 + 10, self.y + CARDS - 22


CARDS_SURFACE = Surface(
    WIDTH,
    CARDS + 4,
    SHELF,
    words("scene-cards"),
    [Plate("board", 0, 0, WIDTH, CARDS + 2, 16), Plate("trough", 4, CARDS - 42, WIDTH - 8, 42, 9)],
    lot="lot-cards",
)


@lru_cache(maxsize=64)
def cards(board: Board, shape: str) -> Cards:
    return Cards("actions", 0, desk(board, shape).h) if shape == WIDE else Cards("cards", 0, 4)


# --- clan sheets -----------------------------------------------------------------------------------------------------

COLUMN = 98


@lru_cache(maxsize=256)
def sheet_surface(board: Board, seat: int, role: str) -> Surface:
    made = Surface(*SHEET, role, words("scene-sheet", seat=seat), seat=seat, lot="lot-clans")
    made.plates = [Plate("board", 0, 0, SHEET[0], SHEET[1] - 1, 12)]
    slots = ""
    for champion in range(CHAMPIONS):
        x = 3 + champion * COLUMN
        made.plates.append(Plate(f"cell-{CHAMPION_NAMES[champion]}", x, 3, COLUMN - 3, 60, 9))
        spots = [tile_place(board, champion, number, False) for number in range(board.most_strength)]
        spots += [tile_place(board, champion, number, True) for number in range(board.most_quests)]
        slots += "".join(f"M{tx + 7} {ty + 7}h0" for tx, ty in spots)
    made.strokes.append(("slot", slots))
    return made


def tile_place(board: Board, champion: int, number: int, quest: bool) -> Spot:
    most = board.most_quests if quest else board.most_strength
    step = min(16, 62 // max(1, most))
    return 3 + champion * COLUMN + 30 + number * step, 26 if quest else 7


def champion_place(champion: int) -> Spot:
    return 3 + champion * COLUMN + 2, 6


def worth_place(champion: int) -> Spot:
    return 3 + champion * COLUMN + 42, 45


def guard_place() -> Spot:
    return 34, 73


def road_pile(kind: int) -> Spot:
    """Piles of road tiles: of 4 guards, of 3 or 2, of 1."""
    return (146, 212, 258)[kind], 74
