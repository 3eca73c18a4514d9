"""Where things lie beside the map: the action board, the tracks, the cards, the supply and the clan sheets."""

from __future__ import annotations

from functools import lru_cache

from teahouse.draw.scene import MAIN, SHELF, WIDE, Label, Plate, Surface, Words, words
from teahouse.games.panda.art.icons import CELL, MISSION
from teahouse.games.panda.board import Board, Cell
from teahouse.games.panda.pieces import (
    ANY,
    BUILDING_NAMES,
    CHAMPION_NAMES,
    CHAMPIONS,
    COLUMN_NAMES,
    COLUMNS,
    TILE_NAMES,
)
from teahouse.games.panda.words import ActionWords

Spot = tuple[int, int]

WIDTH = 374
LEFT, PITCH = 33, 85  # of the columns
HEAD = 27
FOOT = 17  # of a space: what it takes now, and the guards on it
TRACKS = 74
CARDS = 206
SHEET = (300, 98)


class Desk:
    """The action board of one board file: the place of every row, space and option."""

    def __init__(self, board: Board) -> None:
        self.tops: list[int] = []
        self.deep: list[int] = []  # options beneath each other in the row
        y = HEAD
        for row in range(len(board.costs)):
            cells = board.cells[row * COLUMNS : (row + 1) * COLUMNS]
            deep = max(len(cell.options) for cell in cells)
            self.tops.append(y)
            self.deep.append(deep)
            y += deep * CELL[1] + FOOT + 4
        self.h = y + 4

    def option(self, cell: Cell, number: int) -> Spot:
        """The corner of an option; a single one takes the middle of its space."""
        spare = (self.deep[cell.row] - len(cell.options)) * CELL[1] // 2
        return LEFT + cell.column * PITCH, self.tops[cell.row] + spare + number * CELL[1]

    def foot(self, space: int) -> Spot:
        row, column = divmod(space, COLUMNS)
        return LEFT + column * PITCH, self.tops[row] + self.deep[row] * CELL[1] + 1


@lru_cache(maxsize=64)
def desk(board: Board) -> Desk:
    return Desk(board)


# --- surfaces --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def action_surface(board: Board, shape: str) -> Surface:
    """The action board, the tracks, and in a wide window the cards below them."""
    made = desk(board)
    h = made.h + TRACKS + (CARDS if shape == WIDE else 0)
    surface = Surface(WIDTH, h, MAIN, words("scene-actions"), tab="tab-actions")
    surface.plates = [Plate("shadow", 2, 5, WIDTH - 2, h - 4, 16), Plate("board", 0, 0, WIDTH, h - 2, 16)]
    for column, name in enumerate(COLUMN_NAMES):
        x = LEFT + column * PITCH
        surface.plates.append(Plate(f"head-{name}", x, 4, CELL[0], 20, 8))
        surface.labels.append(("head", x + CELL[0] // 2, 14, words(f"column-{name}")))
    for row, cost in enumerate(board.costs):
        high = made.deep[row] * CELL[1] + FOOT
        middle = made.tops[row] + high // 2
        surface.plates.append(Plate("cost", 5, middle - 12, 24, 24, 12))
        surface.labels.append(("cost", 17, middle, words("literal", text=str(cost))))
    for cell in board.cells:
        _space(surface, made, cell)
    surface.strokes.append(("cell-line", _lines(board, made)))
    _tracks(surface, board, made.h)
    if shape == WIDE:
        surface.plates.append(Plate("rail", 4, made.h + TRACKS + CARDS - 46, WIDTH - 8, 42, 9))
    return surface


def _space(surface: Surface, made: Desk, cell: Cell) -> None:
    name = COLUMN_NAMES[cell.column]
    x, top = LEFT + cell.column * PITCH, made.tops[cell.row]
    deep = made.deep[cell.row] * CELL[1]
    surface.plates.append(Plate(f"cell-{name}", x, top, CELL[0], deep + FOOT, 8))
    for number, actions in enumerate(cell.options):
        ox, oy = made.option(cell, number)
        for line, action in enumerate(actions):
            surface.labels.append(_action_label(ox, oy, action, line, len(actions)))


def _lines(board: Board, made: Desk) -> str:
    """Between the options of a space, and above its foot."""
    drawn = ""
    for row in range(len(board.costs)):
        for number in range(1, made.deep[row] + 1):
            drawn += f"M{LEFT + 6} {made.tops[row] + number * CELL[1]}"
            drawn += f"h70m15 0h70m15 0h70m15 0h{70 if number == made.deep[row] else 0}"
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


def ap_step(board: Board) -> float:
    return (WIDTH - LEFT - 8) / (board.ap_max - board.ap_min + 1)


def ap_place(board: Board, ap: int, under: int) -> Spot:
    """P-20: where a marker lies on the AP track; `under` markers lie below it in the stack."""
    step = ap_step(board)
    x = LEFT + (ap - board.ap_min + 0.5) * step - 8
    return round(x + under * 1.5), desk(board).h + 5 - 5 * under


VP_TICKS = 10


def vp_scale(points: list[int]) -> int:
    """The right end of the VP rail: it grows with the leader."""
    return max(40, -(-(max(points) + 5) // 20) * 20)


def vp_places(board: Board, points: list[int]) -> list[Spot]:
    """Where the markers lie on the VP rail, by seat: those that would hide each other move apart."""
    most, last = vp_scale(points), -99
    found: dict[int, Spot] = {}
    for seat in sorted(range(len(points)), key=lambda seat: (points[seat], seat)):
        wish = round(LEFT + 14 + (WIDTH - LEFT - 44 - 33 * len(points)) * points[seat] / most)
        last = max(wish, last + 33)
        found[seat] = (last, desk(board).h + 33)
    return [found[seat] for seat in range(len(points))]


def order_place(board: Board, number: int) -> Spot:
    return LEFT + 34 + number * 26, desk(board).h + 53


def _tracks(surface: Surface, board: Board, top: int) -> None:
    step = ap_step(board)
    surface.labels.append(("title", 17, top + 13, words("sketch-ap")))
    wide = WIDTH - LEFT - 8
    low = round(-board.ap_min * step)
    surface.plates += [Plate("rail", LEFT, top + 3, wide, 20, 5), Plate("step-low", LEFT, top + 3, low, 20, 5)]
    ticks = [LEFT + round(number * step) for number in range(1, board.ap_max - board.ap_min + 1)]
    surface.strokes.append(("cell-line", "".join(f"M{x} {top + 6}v14" for x in ticks)))
    for ap in range(board.ap_min, board.ap_max + 1):
        x = round(LEFT + (ap - board.ap_min + 0.5) * step)
        surface.labels.append(("step", x, top + 13, words("literal", text=str(ap))))
    surface.labels.append(("title", 17, top + 39, words("sketch-vp")))
    surface.plates.append(Plate("rail", LEFT, top + 33, WIDTH - LEFT - 8, 12, 6))
    surface.labels.append(("title", 34, top + 61, words("scene-order")))


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
    [Plate("board", 0, 0, WIDTH, CARDS + 2, 16), Plate("rail", 4, CARDS - 42, WIDTH - 8, 42, 9)],
    tab="tab-cards",
)


@lru_cache(maxsize=64)
def cards(board: Board, shape: str) -> Cards:
    return Cards("actions", 0, desk(board).h + TRACKS) if shape == WIDE else Cards("cards", 0, 4)


# --- clan sheets -----------------------------------------------------------------------------------------------------

COLUMN = 98


@lru_cache(maxsize=256)
def sheet_surface(board: Board, seat: int, role: str) -> Surface:
    made = Surface(*SHEET, role, words("scene-sheet", seat=seat), seat=seat, tab="tab-clans")
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
