"""A board file as the rules ask for it: the grid, token layouts, tracks, cards, landscapes, characters and numbers."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from teahouse.core.errors import DataError, OptionError, Reason
from teahouse.core.toml import read_toml
from teahouse.games.tang.rules.board_keys import CARD_KEYS, COMPONENTS, KNOWN, META, NUMBERS, OPTIONS_NOW, PRINTED
from teahouse.games.tang.rules.faces import Faces, read_faces
from teahouse.games.tang.rules.pieces import (
    BIT,
    BONUS_COUNT,
    BONUSES,
    CARDS,
    CELLS,
    CHARACTER_COUNT,
    CHARACTERS,
    DECORATION_COINS,
    ELEMENT,
    EMPRESS_VIEW,
    GRADES,
    ICON_COUNT,
    ICON_VIEW,
    ICONS,
    KIND_COUNT,
    KINDS,
    LANDSCAPE_COUNT,
    LANDSCAPE_NAMES,
    LANTERNS,
    LARGE,
    LARGE_LANDSCAPES,
    MERCHANT,
    NOBODY,
    OFF,
    OFFICIAL,
    ROW,
    SCORINGS,
    SITES,
    SIZES,
    SKILLS,
    SLOTS,
    SMALL,
    SOLO_LANTERNS,
    STACKS,
    SUN_MOON_VIEW,
    TEMPLES,
    TERRAINS,
    TILE_VIEW,
    TRACK_COIN,
    VIEWS,
    WIDTH,
    bit_count,
    word,
)
from teahouse.games.tang.rules.reading import Block

STANDARD: Final = "standard"
BALANCED: Final = "balanced"  # the same with other reconstructed numbers, see docs/fidelity.md
SHIPPED: Final[dict[str, list[str]]] = {STANDARD: ["tang.toml"], BALANCED: ["tang.toml", "balanced.toml"]}
NO_TOKEN: Final = -1
MANY: Final = 99  # the largest number of coins or cards that a file may name


class Layout:
    """Where the landscape tokens lie at the start, numbered; solo draws their sizes (T-21, T-86)."""

    def __init__(self, cells: list[int], large: int, large_count: int) -> None:
        self.cells: list[int] = cells
        self.large: int = large  # mask of the tokens that are large
        self.large_count: int = large_count
        self.at: list[int] = [NO_TOKEN] * CELLS  # cell -> number of its token
        for number, cell in enumerate(cells):
            self.at[cell] = number


class Character:
    """What a character card says (T-18, T-63 to T-68, T-83)."""

    def __init__(self, block: Block) -> None:
        self.starting: bool = block.flag("starting")
        self.start_bonus: int = block.place("start_bonus", TERRAINS) if self.starting else NOBODY
        self.skill: int = block.place("skill", SKILLS)
        self.coins: int = block.number("skill_coins", 0, MANY)
        self.cost: int = block.number("skill_cost", 0, MANY) if self.skill in (MERCHANT, OFFICIAL) else 0
        self.extra_cards: int = block.number("skill_extra_cards", 1, 10) if self.skill == MERCHANT else 0
        self.kinds: list[int] = block.places("skill_targets", KINDS) if self.skill == DECORATION_COINS else []
        self.terrain: int = NOBODY
        if self.skill == TRACK_COIN:
            terrains = block.places("skill_targets", TERRAINS)
            if len(terrains) != 1:
                raise block.wrong("skill_targets", "takes one terrain", "file-exactly", {"need": 1})
            self.terrain = terrains[0]
        self.view: int = block.place("view_type", VIEWS)
        self.view_coins: int = block.number("view_coins", 0, MANY)
        self.view_icon: int = block.place("view_target", ICONS) if self.view == ICON_VIEW else NOBODY
        self.view_terrain: int = block.place("view_target", TERRAINS) if self.view == TILE_VIEW else NOBODY
        self.view_max: int = block.number("view_max", 0, MANY) if self.view == TILE_VIEW else 0
        self.view_both: int = block.number("view_both_coins", 0, MANY) if self.view == SUN_MOON_VIEW else 0
        self.malus: int = block.number("view_malus", 0, MANY) if self.view == EMPRESS_VIEW else 0
        self.disliked: list[int] = (
            block.places("view_malus_characters", CHARACTERS) if self.view == EMPRESS_VIEW else []
        )

    def targets(self) -> list[str]:
        """What the skill watches, by name."""
        kinds = [KINDS[kind] for kind in sorted(self.kinds)]
        return [TERRAINS[self.terrain]] if self.terrain != NOBODY else kinds

    def preferred(self) -> list[str]:
        """What the view is about, by name."""
        if self.view_icon != NOBODY:
            return [ICONS[self.view_icon]]
        liked = [TERRAINS[self.view_terrain]] if self.view_terrain != NOBODY else []
        return liked + [CHARACTERS[other] for other in sorted(self.disliked)]


SMALLEST: Final = 4  # the side of a grid: the starting tile and a space on each side of it


class Board:
    """Everything a file says, as tables. Never changed, shared by all states of a match."""

    def __init__(self, file: Block) -> None:
        file.only(KNOWN)
        if "meta" in file.table:
            file.block("meta").only(META)
        file.block("components").only(COMPONENTS)
        self.faces: Faces = read_faces(file)
        self._read_grid(file.block("board"))
        self._read_slots(file.block("board").block("landscape_slots"))
        self._read_tokens(file)
        self._read_tracks(file.block("player_board"))
        self._read_decorations(file)
        self._read_landscapes(file)
        self._read_characters(file)
        self._read_temples(file)
        self._read_numbers(file.block("rules"))
        self._read_solo(file)

    def _read_grid(self, block: Block) -> None:
        """T-9 to T-11: cells, neighbours, corners."""
        block.only(
            [
                "width",
                "height",
                "corner_cut",
                "start_cells",
                "inner_spaces",
                "outer_spaces",
                "stacks",
                "landscape_slots",
            ]
        )
        self.width: int = block.number("width", SMALLEST, WIDTH)
        self.height: int = block.number("height", SMALLEST, WIDTH)
        for key in ("start_cells", "inner_spaces", "outer_spaces"):
            for cell in block.cells(key):
                if cell % WIDTH >= self.width or cell // WIDTH >= self.height:
                    where = f"[{cell % WIDTH}, {cell // WIDTH}]"
                    raise block.wrong(
                        key,
                        f"the cell {where} lies beyond the grid of {self.width} by {self.height}",
                        "board-beyond",
                        {"cell": where, "width": self.width, "height": self.height},
                    )
        self.start_cells: list[int] = block.cells("start_cells")
        corner = self.start_cells[0] if self.start_cells else 0
        if self.start_cells != [corner, corner + 1, corner + WIDTH + 1, corner + WIDTH]:
            raise block.wrong(
                "start_cells",
                "takes the four cells of a 2x2 square, clockwise from the north-west one",
                "board-start-square",
            )
        self.inner: list[int] = sorted(block.cells("inner_spaces"))
        outer = block.cells("outer_spaces")
        self.spaces: list[int] = sorted(self.inner + outer)
        self.is_inner: list[bool] = [cell in self.inner for cell in range(CELLS)]
        self.is_space: list[bool] = [cell in self.spaces for cell in range(CELLS)]
        self.cells: list[int] = sorted(self.spaces + self.start_cells)
        for cell in self.cells:
            if self.cells.count(cell) > 1:
                where = f"[{cell % WIDTH}, {cell // WIDTH}]"
                raise block.wrong("outer_spaces", f"the cell {where} has two meanings", "file-twice", {"found": where})
        near: list[int] = []
        for cell in range(CELLS):
            for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
                x, y = cell % WIDTH + dx, cell // WIDTH + dy
                inside = 0 <= x < WIDTH and 0 <= y < WIDTH and y * WIDTH + x in self.cells
                near.append(y * WIDTH + x if inside else OFF)
        self.near: bytes = bytes(near)  # cell * 4 + direction -> cell or OFF
        corners = block.block("stacks")
        corners.only(["north_west", "north_east", "south_east", "south_west", "diagonals"])
        self.partner: list[int] = [OFF] * 4  # stack -> the one diagonally opposite
        for first, second in (("north_west", "south_east"), ("north_east", "south_west")):
            one, other = corners.place(first, STACKS), corners.place(second, STACKS)
            self.partner[one], self.partner[other] = other, one
        if OFF in self.partner:
            raise corners.wrong("north_west", "each stack lies in one corner", "board-corners")

    def _read_slots(self, block: Block) -> None:
        """T-12, T-20."""
        block.only(["sides", "small_per_side", "large_per_side", "slot_order", "initial_small_slot"])
        check_fixed(block, "small_per_side", SLOTS[SMALL])
        check_fixed(block, "large_per_side", SLOTS[LARGE])
        self.initial_slot: int = block.number("initial_small_slot", 0, SLOTS[SMALL] - 1)

    def _read_tokens(self, file: Block) -> None:
        """T-21, T-86."""
        self.layouts: list[Layout] = []  # by number of players, from 1
        tables = file.block("token_layout")
        tables.only(["players_3_4", "players_2", "solo"])
        solo = tables.block("solo")
        solo.only(["spaces", "large_count", "small_count", "shuffled"])
        spaces = solo.cells("spaces")
        self._check_spaces(solo, "spaces", spaces, self.inner)
        large = solo.number("large_count", 0, 4)
        if large + solo.number("small_count", 0, 4) != len(spaces):
            raise solo.wrong(
                "large_count",
                "large and small tokens together must be as many as the spaces",
                "board-token-sum",
                {"need": len(spaces)},
            )
        self.layouts.append(Layout(spaces, 0, large))
        for seats in (2, 3, 4):
            table = tables.block("players_2" if seats == 2 else "players_3_4")
            table.only(["large", "small"])
            cells = table.cells("large") + table.cells("small")
            count = len(table.cells("large"))
            self._check_spaces(table, "small", cells, self.spaces)
            if count > 8 or len(cells) - count > 8:
                raise table.wrong(
                    "large", "there are 8 large and 8 small tokens (and slots) at most", "file-most", {"most": 8}
                )
            self.layouts.append(Layout(cells, 2**count - 1, count))

    def _check_spaces(self, block: Block, key: str, cells: list[int], spaces: list[int]) -> None:
        for number, cell in enumerate(cells):
            where = f"[{cell % WIDTH}, {cell // WIDTH}]"
            if cell not in spaces:
                raise block.wrong(key, f"the cell {where} is no space for a token", "board-no-space", {"cell": where})
            if cell in cells[:number]:
                raise block.wrong(key, f"the cell {where} holds two tokens", "file-twice", {"found": where})

    def _read_tracks(self, block: Block) -> None:
        """T-55, T-57."""
        block.only(["tracks", "columns", "start_position", "character_columns", "coin_columns"])
        self.last_position: int = block.number("columns", 2, 31) - 1
        self.character_columns: list[int] = block.numbers("character_columns", 1, self.last_position)
        if self.character_columns != sorted(set(self.character_columns)):
            raise block.wrong("character_columns", "takes rising numbers", "file-rise")
        self.column_coins: list[int] = [0] * (self.last_position + 1)
        for entry in block.blocks("coin_columns", "column"):
            entry.only(["column", "coins"])
            self.column_coins[entry.number("column", 1, self.last_position)] = entry.number("coins", 0, MANY)

    def _read_decorations(self, file: Block) -> None:
        """T-49, T-54 and the cards."""
        blocks = file.blocks("decoration", "kind")
        self.supply: list[int] = []
        self.site: list[int] = []
        self.has_space: list[bool] = []  # T-54: it is a character space once it stands
        for number, kind in enumerate(KINDS):
            if len(blocks) != KIND_COUNT or blocks[number].value("kind") != kind:
                raise _order(file, "decoration", KINDS)
            block = blocks[number]
            block.only(["kind", "name", "supply", "site", "scoring", "character_space"])
            block.place("scoring", [SCORINGS[number]])
            self.supply.append(block.number("supply", 0, MANY))
            self.site.append(block.place("site", SITES))
            self.has_space.append(block.flag("character_space"))
        self.cards: list[int] = [0] * CARDS  # how many of each kind and bonus
        for block in file.blocks("card", "id"):
            block.only(["id", "kind", "bonus"])
            self.cards[block.place("kind", KINDS) * BONUS_COUNT + block.place("bonus", BONUSES)] += 1
        if sum(self.cards) < 8:
            raise file.wrong("card", "takes at least 8 cards", "file-least", {"least": 8})

    def _read_landscapes(self, file: Block) -> None:
        """T-20, T-83: eight large and twelve small ones."""
        blocks = file.blocks("landscape", "id")
        self.icons: list[int] = [0] * (LANDSCAPE_COUNT * ICON_COUNT)  # landscape * 9 + icon -> how many it shows
        for number, name in enumerate(LANDSCAPE_NAMES):
            if len(blocks) != LANDSCAPE_COUNT or blocks[number].value("id") != name:
                raise _order(file, "landscape", LANDSCAPE_NAMES)
            block = blocks[number]
            block.only(["id", "size", "icons"])
            block.place("size", [SIZES[LARGE if number < LARGE_LANDSCAPES else SMALL]])
            for icon in block.places("icons", ICONS):
                self.icons[number * ICON_COUNT + icon] += 1

    def icon_count(self, landscape: int, icon: int, all_are_elements: bool) -> int:
        """T-83: how often a landscape shows an icon; elements are all icons, or those called so."""
        first = landscape * ICON_COUNT
        if icon == ELEMENT and all_are_elements:
            return sum(self.icons[first : first + ICON_COUNT])
        return self.icons[first + icon]

    def icon_code(self, landscape: int) -> str:
        """The icons of a landscape as a key: `dragon-temple` has its words in the texts of the shipped boards."""
        shown = [ICONS[icon] for icon in range(ICON_COUNT) for _ in range(self.icons[landscape * ICON_COUNT + icon])]
        return "-".join(shown) or "none"

    def shows_elements(self) -> bool:
        """T-83: is there an icon that is called an element?"""
        return any(self.icon_count(landscape, ELEMENT, False) > 0 for landscape in range(LANDSCAPE_COUNT))

    def _read_characters(self, file: Block) -> None:
        blocks = file.blocks("character", "id")
        self.characters: list[Character] = []
        self.starting: int = 0  # mask of the starting characters (T-18)
        for number, name in enumerate(CHARACTERS):
            if len(blocks) != CHARACTER_COUNT or blocks[number].value("id") != name:
                raise _order(file, "character", CHARACTERS)
            blocks[number].only(CARD_KEYS)
            character = Character(blocks[number])
            self.characters.append(character)
            if character.starting:
                self.starting |= BIT[number]
        if sum([1 for character in self.characters if character.starting]) < 4:
            raise file.wrong("character", "needs at least four starting characters", "board-starting", {"least": 4})

    def _read_temples(self, file: Block) -> None:
        """T-41, T-43, T-44: coins by terrain."""
        self.temple_coins: list[int] = [0, 0, 0]
        self.temple_edge_coins: list[int] = [0, 0, 0]
        for block in file.blocks("temple", "id"):
            block.only(["id", "name", "terrain", "coins_on_placement", "coins_per_matching_edge"])
            terrain = block.place("id", TEMPLES)
            block.place("terrain", [TERRAINS[terrain]])
            self.temple_coins[terrain] = block.number("coins_on_placement", 0, MANY)
            self.temple_edge_coins[terrain] = block.number("coins_per_matching_edge", 0, MANY)

    def _read_numbers(self, block: Block) -> None:
        block.only(NUMBERS, OPTIONS_NOW)
        for key, fixed in (
            ("max_character_tokens_per_player", 1),
            ("face_up_characters", ROW),
            ("visible_landscapes_per_size", 2),
        ):
            check_fixed(block, key, fixed)
        costs = block.block("refresh_cost")
        costs.only(["two_players", "three_or_four_players"])
        two, more = costs.number("two_players", 1, 8), costs.number("three_or_four_players", 1, 8)
        self.refresh_cost: list[int] = [MANY, two, more, more]  # by number of players, from 1 (T-71)
        self.min_face_up: int = block.number("min_face_up_tiles", 1, 4)
        self.base_draw: int = block.number("base_draw", 1, 10)
        self.end_tokens: int = block.number("end_tokens_left", 0, 15)
        self.pair_value: int = block.number("pair_value", 0, MANY)
        self.bridge_value: int = block.number("bridge_value", 0, MANY)
        self.pavilion_first: int = block.number("pavilion_first", 0, MANY)
        self.pavilion_second: int = block.number("pavilion_second", 0, MANY)
        self.tree_values: list[int] = [0, *block.numbers("tree_values", 0, MANY)]
        if len(self.tree_values) != 6:
            raise block.wrong("tree_values", "takes five numbers", "file-exactly", {"need": 5})
        self.sight_coin: int = block.number("coin_per_decoration_in_sight", 0, MANY)

    def _read_solo(self, file: Block) -> None:
        block = file.block("solo")
        block.only(
            [
                *("spaces_to_cover", "character_coin_thresholds", "max_own_characters", "tokens_to_remove_decoration"),
                *("path_coins", "card_bonuses", "ratings"),
            ]
        )
        if block.number("spaces_to_cover", 1, CELLS) != len(self.inner):
            said = f"must be the number of inner spaces, {len(self.inner)}"
            raise block.wrong("spaces_to_cover", said, "board-inner", {"need": len(self.inner)})
        if len(self.inner) > 36:
            said = "at most 36 inner spaces can be covered in solo"
            raise block.wrong("spaces_to_cover", said, "board-solo-most", {"most": 36, "have": len(self.inner)})
        if block.flag("card_bonuses"):
            said = "must be false: solo ignores the bonuses of cards (T-88)"
            raise block.wrong("card_bonuses", said, "file-fixed", {"known": "false"})
        self.thresholds: list[int] = block.numbers("character_coin_thresholds", 1, 999)
        check_rising(block, "character_coin_thresholds", self.thresholds)
        self.most_characters: int = block.number("max_own_characters", 1, 5)
        self.removal_cost: int = block.number("tokens_to_remove_decoration", 1, 8)
        self.solo_path_coins: int = block.number("path_coins", 0, MANY)
        ratings = block.blocks("ratings", "title")
        if len(ratings) != len(GRADES):
            raise block.wrong("ratings", f"takes {len(GRADES)} grades", "file-exactly", {"need": len(GRADES)})
        for rating in ratings:
            rating.only(["max", "title"])
        self.ratings: list[int] = [rating.number("max", 0, 9999) for rating in ratings]
        check_rising(block, "ratings", self.ratings)
        for key, names in (("lantern", LANTERNS), ("solo_lantern", SOLO_LANTERNS)):
            lanterns = file.blocks(key, "id")
            for lantern in lanterns:
                lantern.only(["id", "effect"])
            if [lantern.value("id") for lantern in lanterns] != names:
                raise _order(file, key, names)

    def warnings(self, seats: int) -> list[Reason]:
        """T-1: allowed, but not what is in the box."""
        found: list[Reason] = []
        tokens = 8 if seats == 1 else 16
        for key, number, usual in (
            ("unusual-number-of-garden-tiles", sum([bit_count(mask) for mask in self.faces.stacks]), 60),
            ("unusual-number-of-decoration-cards", sum(self.cards), 54),
            ("unusual-number-of-decorations", sum(self.supply), 36),
            ("unusual-number-of-landscape-tokens", len(self.layouts[seats - 1].cells), tokens),
            ("unusual-number-of-inner-spaces", len(self.inner), 28),
        ):
            if number != usual:
                found.append(Reason("T-1", key, {"number": number, "usual": usual}))
        for name, card, printed in zip(CHARACTERS, self.characters, PRINTED, strict=True):
            if [SKILLS[card.skill], *card.targets(), VIEWS[card.view], *card.preferred()] != printed.split():
                found.append(Reason("T-8", "another-card-than-in-the-rulebook", {"character": word(name)}))
        return found


def check_rising(block: Block, key: str, numbers: list[int]) -> None:
    """Grades and thresholds go up."""
    for before, after in pairwise(numbers):
        if after <= before:
            said = f"takes rising numbers; {after} comes after {before}"
            raise block.wrong(key, said, "file-rises", {"first": before, "then": after})


def _order(file: Block, key: str, names: list[str]) -> DataError:
    """Tables that stand there by name, in one order."""
    known = ", ".join(names)
    return file.wrong(key, f"takes {known}, in this order", "file-order", {"known": known})


def check_fixed(block: Block, key: str, value: int) -> None:
    """Numbers that the choices of the game are made for."""
    if block.number(key, 0, MANY) != value:
        raise block.wrong(key, f"must be {value}", "file-fixed", {"known": value})


def read_board(text: str) -> Board:
    """A board from the text of its file; raises DataError: which block, which key, what is wrong."""
    return Board(Block("", read_toml(text)))


_READ: Final[dict[str, Board]] = {}
_OWN: Final[dict[str, Board]] = {}


def shipped_board(name: str) -> Board:
    """A board of the data folder, read once; a later file replaces whole blocks of the first."""
    if name not in _READ:
        values: dict[str, Any] = {}
        for file in SHIPPED[name]:
            values |= tomllib.loads((Path(__file__).parent / "data" / file).read_text("utf-8"))
        _READ[name] = Board(Block("", values))
    return _READ[name]


def standard_board() -> Board:
    """The board of data/tang.toml."""
    return shipped_board(STANDARD)


def find_board(value: str) -> Board:
    """The board that the option names or contains (T-8)."""
    if value in SHIPPED:
        return shipped_board(value)
    if "\n" not in value:
        raise OptionError(
            f"option 'board' takes 'standard', 'balanced' or the whole text of a board file; not '{value[:40]}'",
            "board",
            "no-such-board",
            {"value": value[:40]},
        )
    if value not in _OWN:
        try:
            board = read_board(value)
        except DataError as problem:
            raise problem.of_option("board") from None
        _OWN.clear()  # the last one is enough: matches on it share its tables
        _OWN[value] = board
    return _OWN[value]
