"""A board: the map, the tracks, the action board, the cards and every number of a match, read from one TOML file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from teahouse.core.errors import DataError, OptionError
from teahouse.core.options import did_you_mean
from teahouse.core.reading import Part, read_file
from teahouse.games.panda.rules.action_words import BOARD_ACTIONS, CARD_ACTIONS, ActionWords, read_action
from teahouse.games.panda.rules.choices import MOST_CARDS, MOST_ROWS
from teahouse.games.panda.rules.file_keys import refuse_unknown_keys
from teahouse.games.panda.rules.land import Land, read_land
from teahouse.games.panda.rules.missions import BlueCard, GreenCard, read_blue, read_green
from teahouse.games.panda.rules.pieces import (
    BUILDING_NAMES,
    CHAMPION_NAMES,
    COLUMN_NAMES,
    COLUMNS,
    NEUTRAL_COLUMN,
    STEPS,
    TILE_NAMES,
)

BOARD_NAMES: Final[list[str]] = ["panda", "calibrated", "bamboo"]
MANY: Final = 999  # more than any number of a board
SHIPPED: Final = Path(__file__).parent / "data"


class Cell:
    """A space of the action board: row and column from 0, one or two options of one or two actions (P-16, P-17)."""

    def __init__(self, row: int, column: int, options: list[list[ActionWords]]) -> None:
        self.row: int = row
        self.column: int = column
        self.options: list[list[ActionWords]] = options


class CityCard:
    """P-73: what a city card gives."""

    def __init__(self, name: str, effects: list[ActionWords]) -> None:
        self.name: str = name
        self.effects: list[ActionWords] = effects


class Board:
    """Everything of a match that never changes, shared by all clones."""

    def __init__(self, file: Part, gates: bool) -> None:
        self.title: str = file.part("meta").text("title")
        self.made_for: int = file.part("meta").number("players_max", 2, 4)
        self.land: Land = read_land(file, gates)
        self._read_tracks(file)
        self._read_pieces(file)
        self._read_sheet(file)
        self._read_points(file)
        self._read_actions(file)
        self._check(file)
        refuse_unknown_keys(file)

    def _read_tracks(self, file: Part) -> None:
        """P-19 to P-21, and what P-3, P-30 and P-33 say for 2, 3 and 4 players."""
        track = file.part("tracks").part("action_points")
        self.ap_min: int = track.number("min", -9, 0)
        self.ap_max: int = track.number("max", 5, MANY)
        self.ap_start: int = track.number("start", 0, self.ap_max)
        self.penalty: list[int] = [track.part("penalty").number(str(ap), 0, MANY) for ap in range(self.ap_min, 0)]
        track.rising("penalty", self.penalty[::-1])
        self.vp_start: int = file.part("tracks").part("victory_points").number("start", 0, MANY)
        counts = [file.part("setup").part("by_players").part(str(seats)) for seats in (2, 3, 4)]
        self.guards: list[int] = [part.number("guards", 1, MANY) for part in counts]
        self.setup_guards: list[int] = [part.number("setup_guards_on_map", 0, 3) for part in counts]
        self.strength_tiles: list[int] = [part.number("strength_tiles_each", 0, MANY) for part in counts]
        self.quest_tiles: list[int] = [part.number("quest_tiles_each", 0, MANY) for part in counts]
        self.setup_ninjas: int = file.part("setup").part("common").number("setup_guard_min_ninjas", 2, 4)

    def _read_pieces(self, file: Part) -> None:
        """P-4, P-5, P-28."""
        box = file.part("components")
        self.pieces: list[int] = [box.number(name, 2, MANY) for name in ("gates", "markets", "pagodas")]
        self.bases: int = box.number("city_bases", 1, MANY)
        tiles = file.part("road_tiles")
        self.own_tiles: list[int] = [tiles.part("per_colour").number(kind, 0, MANY) for kind in ("1", "3_2", "4")]
        self.neutral_tiles: list[int] = [tiles.part("neutral").number(kind, 0, MANY) for kind in ("1", "3_2", "4")]
        starts = file.part("start_building_cards")
        self.start_cards: list[int] = [starts.number(name, 0, MANY) for name in BUILDING_NAMES]

    def _read_sheet(self, file: Part) -> None:
        """P-2, P-23."""
        _champions(file)
        sheet = file.part("clan_sheet")
        self.printed: int = sheet.number("printed_strength_tiles", 1, 1)
        self.most_strength: int = sheet.number("max_strength_tiles", 1, 9)
        self.most_quests: int = sheet.number("max_quest_tiles", 1, 9)
        self.strength: list[int] = sheet.table_of("strength_value", 1, self.most_strength, 1, 9)
        self.multiplier: list[int] = sheet.table_of("strength_multiplier", 1, self.most_strength, 0, MANY)
        self.quest_value: list[int] = sheet.table_of("quest_value", 0, self.most_quests, 0, MANY)
        sheet.rising("strength_value", self.strength)
        sheet.rising("strength_multiplier", self.multiplier)
        sheet.rising("quest_value", self.quest_value)

    def _read_points(self, file: Part) -> None:
        """Building, freeing, the border bonus, the end: P-57, P-58, P-61, P-65, P-91."""
        steps = file.parts("building_step")
        if len(steps) != STEPS or [step.number("nth", 1, STEPS) for step in steps] != [1, 2, 3, 4, 5, 6]:
            raise file.wrong(
                "building_step",
                "there are six, with nth = 1 to 6 in this order (P-58)",
                "file-order",
                {"known": "1, 2, 3, 4, 5, 6"},
            )
        self.guards_needed: list[int] = [step.number("guards_needed", 0, MANY) for step in steps]
        file.rising("building_step.guards_needed", self.guards_needed)
        self.build_vp: list[int] = [step.number("vp", 0, MANY) for step in steps]
        self.foreign_vp: int = file.part("building_rules").number("vp_per_opponent_guard", 0, MANY)
        self.freed_vp: int = file.part("freed_location").number("vp_last_guard", 0, MANY)
        self.guard_vp: int = file.part("freed_location").number("vp_per_own_guard", 0, MANY)
        self.reward_vp: int = file.part("border_bonus").number("reward_vp", 0, MANY)
        self.reward_tiles: int = file.part("border_bonus").number("reward_different_tiles", 1, 6)
        self.last_base: int = file.part("end_triggers").number("city_bases_placed", 1, self.bases)
        self.last_capital: int = file.part("end_triggers").number("capitals", 1, self.bases)

    def _read_actions(self, file: Part) -> None:
        """The action board (P-15 to P-18, P-39) and the cards (P-73, section 7)."""
        actions = file.part("action_board")
        self.costs: list[int] = actions.numbers("row_cost", 0, MANY)
        actions.rising("row_cost", self.costs)
        self.first_guards: list[int] = [actions.number("guards_first_coloured", 1, 9)] * NEUTRAL_COLUMN
        self.first_guards.append(actions.number("guards_first_neutral", 1, 9))
        self.more_guards: int = actions.number("guards_increment", 1, 9)
        self.cells: list[Cell] = _read_cells(actions, len(self.costs))
        self.cards: list[CityCard] = _read_cards(file)
        self.removed: int = file.part("setup").part("common").number("city_cards_removed", 0, len(self.cards))
        self.green: list[GreenCard] = read_green(file)
        self.blue: list[BlueCard] = read_blue(file)

    def _check(self, file: Part) -> None:
        """What several parts of the file must agree on."""
        if sum(self.start_cards) != len(self.land.starts):
            symbols = f"{len(self.land.starts)} locations have a start symbol"
            raise file.wrong(
                "start_building_cards",
                f"{symbols}, but there are {sum(self.start_cards)} cards (P-28)",
                "board-start-cards",
                {"need": len(self.land.starts), "have": sum(self.start_cards)},
            )
        for kind, count in enumerate(self.start_cards):
            if count > self.pieces[kind]:
                raise file.wrong(
                    "start_building_cards",
                    f"more than there are pieces: {BUILDING_NAMES[kind]}",
                    "board-start-pieces",
                    {"found": BUILDING_NAMES[kind], "most": self.pieces[kind]},
                )
        open_roads = len([1 for ninjas in self.land.ninjas if ninjas >= self.setup_ninjas])
        if open_roads < 12:
            said = f"set-up needs twelve roads for its guards (P-33), only {open_roads} will do"
            raise file.wrong("map.road", said, "board-guard-roads", {"need": 12, "have": open_roads})
        for seats in (2, 3, 4):
            if self.guards[seats - 2] <= self.setup_guards[seats - 2] + 1:
                raise file.wrong(
                    f"setup.by_players.{seats}.guards", "leaves no guard for the action board", "board-guards-left"
                )
        row = len(self.cards) - self.removed
        file.part("setup").part("common").number("city_cards_row", row, row)
        file.part("components").number("city_cards", len(self.cards), len(self.cards))
        file.part("components").number("start_building_cards", len(self.land.starts), len(self.land.starts))
        if self.land.places < 3:
            raise file.wrong("map.location", "three champions need three locations (P-34)", "file-least", {"least": 3})


def _champions(file: Part) -> None:
    """P-2 is the same on every board; a file that says otherwise is not for this game."""
    for number, name in enumerate(CHAMPION_NAMES):
        part = file.part("champions").part(name)
        part.word("building", [BUILDING_NAMES[number]])
        part.word("strength_tile", [TILE_NAMES[number]])
        part.word("quest_tile", [TILE_NAMES[number + 3]])


def _read_cells(part: Part, rows: int) -> list[Cell]:
    if not 1 <= rows <= MOST_ROWS:
        raise part.wrong(
            "row_cost",
            f"1 to {MOST_ROWS} rows, not {rows}",
            "file-between",
            {"least": 1, "most": MOST_ROWS, "have": rows},
        )
    cells: list[Cell | None] = [None] * (rows * COLUMNS)
    for entry in part.parts("cell"):
        row = entry.number("row", 1, rows) - 1
        column = COLUMN_NAMES.index(entry.word("column", COLUMN_NAMES))
        if cells[row * COLUMNS + column] is not None:
            where = f"row {row + 1}, {COLUMN_NAMES[column]}"
            raise entry.wrong("column", f"{where} is given twice", "file-twice", {"found": where})
        cells[row * COLUMNS + column] = Cell(row, column, _read_options(entry, column))
    found: list[Cell] = []
    for number, cell in enumerate(cells):
        if cell is None:
            name = COLUMN_NAMES[number % COLUMNS]
            where = f"row {number // COLUMNS + 1}, {name}"
            raise part.wrong("cell", f"{where} is missing", "file-lacks", {"need": where})
        found.append(cell)
    return found


def _read_options(entry: Part, column: int) -> list[list[ActionWords]]:
    options: list[list[ActionWords]] = []
    for number, option in enumerate(entry.list_of("options")):
        key = f"options {number + 1}"
        if not isinstance(option, list) or not 1 <= len(option) <= 2:
            raise entry.wrong(key, "an option is a list of one or two actions (P-17)", "board-actions")
        rows = Part(entry.file, entry.key, {key: option}, entry.seen).parts(key)
        actions = [read_action(row, BOARD_ACTIONS) for row in rows]
        if len(actions) == 2 and actions[0].do == actions[1].do:
            raise entry.wrong(
                key,
                f"the two actions of an option differ, not twice '{actions[0].do}'",
                "file-twice",
                {"found": actions[0].do},
            )
        options.append(actions)
    most = 1 if column == NEUTRAL_COLUMN else 2
    if not 1 <= len(options) <= most:
        raise entry.wrong(
            "options",
            f"1 to {most} options here (P-16), not {len(options)}",
            "file-between",
            {"least": 1, "most": most, "have": len(options)},
        )
    return options


def _read_cards(file: Part) -> list[CityCard]:
    cards: list[CityCard] = []
    for row in file.parts("city_card"):
        effects = [read_action(effect, CARD_ACTIONS) for effect in row.parts("effects")]
        cards.append(CityCard(row.text("id"), effects))
    if len(cards) > MOST_CARDS:
        said = f"at most {MOST_CARDS} city cards, not {len(cards)}"
        raise file.wrong("city_card", said, "file-most", {"most": MOST_CARDS})
    return cards


_KNOWN: Final[dict[str, Board]] = {}  # boards are read once
MOST_KNOWN: Final = 32


def read_board(name: str, text: str, gates: bool = False) -> Board:
    """A board from the text of its file; raises DataError."""
    return Board(read_file(name, text), gates)


def find_board(value: str, gates: bool) -> Board:
    """The board that the option `board` names or spells out."""
    key = f"{value} {gates}"
    board = _KNOWN.get(key)
    if board is None:
        if value in BOARD_NAMES:
            board = read_board(f"{value}.toml", (SHIPPED / f"{value}.toml").read_text("utf-8"), gates)
        elif "\n" in value:
            try:
                board = read_board("the given board", value, gates)
            except DataError as problem:
                raise problem.of_option("board") from None
        else:
            raise OptionError(
                f"option 'board': there is no board '{value}'; {did_you_mean(value, BOARD_NAMES)}",
                "board",
                "no-such-board",
                {"value": value[:40]},
            )
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        _KNOWN[key] = board
    return board
