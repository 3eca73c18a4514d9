"""Plain, slow reference model of Tang Garden (1-4 players), an oracle for differential tests.

The whole game is one generator: every decision and every draw is a `yield`. T-n are rule numbers of docs/rules/tang.md,
words in the choices are those of docs/notation/tang.md.
"""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
Edge = tuple[Cell, str]  # one side of one cell
Spot = tuple[Cell, str]  # a decoration spot or a character space: cell and its name
PatchId = tuple[Cell, int]
Card = tuple[str, str]  # kind and bonus
Flow = Generator[None, str, None]
Ask = Generator[None, str, str]

CHANCE, OVER = -1, -2
NEUTRAL = -1
SIDES = ["N", "E", "S", "W"]
DELTA = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
STACKS = ["greenery", "water", "rock", "tao"]
TERRAINS = ["greenery", "water", "rock"]
SIZES = ["large", "small"]
LANTERNS = ["two-tiles", "two-decorations", "reposition", "search"]
SOLO_FORMS = ["tile-only", "from-display", "new-cards"]
GRADES = ["solo-fair", "solo-good", "solo-impressive", "solo-outstanding"]
QUADRANTS = ["NW", "NE", "SE", "SW"]
# T-13: quadrant and side of the eight outward edges of the starting tile
START_EDGES = [(0, "N"), (1, "N"), (1, "E"), (2, "E"), (2, "S"), (3, "S"), (3, "W"), (0, "W")]
DEFAULTS = {
    "board": ["standard"],
    "start_tile": ["random", "A0", "A1", "A2", "A3", "B0", "B1", "B2", "B3"],
    "official_swap_cost": ["0", "1"],
    "elements_are_all_icons": ["yes", "no"],
    "search_on_bonus": ["no", "yes"],
    "dead_round": ["force-build", "end"],
    "start_step_coin": ["yes", "no"],
    "start_tile_in_view": ["yes", "no"],
    "solo_views": ["preference", "and-decorations"],
}


def data_file() -> Path:
    """Where the board file is."""
    if "REFERENCE_DATA" in os.environ:
        return Path(os.environ["REFERENCE_DATA"])
    return Path(__file__).resolve().parents[3] / "src" / "teahouse" / "games" / "tang" / "rules" / "data" / "tang.toml"


@cache
def board_file(path: Path) -> dict[str, Any]:
    """The board file; nobody changes what is returned."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def word(identifier: str) -> str:
    """An id of the board file as the notation writes it."""
    return identifier.removeprefix("tree_").replace("_", "-")


def show(cell: Cell) -> str:
    """The name of a cell, `a1` is (0,0)."""
    return "abcdefgh"[cell[0]] + str(cell[1] + 1)


def read_spot(cell: str, name: str) -> Spot:
    """A spot or character space from its two words."""
    return ("abcdefgh".index(cell[0]), int(cell[1]) - 1), name


def step_to(cell: Cell, side: str) -> Cell:
    """The next cell on this side."""
    return cell[0] + DELTA[side][0], cell[1] + DELTA[side][1]


@dataclass
class Patch:
    """One connected piece of terrain on one tile (T-6)."""

    terrain: str
    edges: set[Edge]


@dataclass
class Stack:
    """Unseen tiles lie above the known ones that the Official put under the stack."""

    unseen: set[str]
    known: list[str] = field(default_factory=list)
    face_up: str = ""

    def size(self) -> int:
        """All tiles of the stack, the face-up one included."""
        return len(self.unseen) + len(self.known) + (self.face_up != "")


@dataclass
class Mini:
    """A miniature in the garden."""

    owner: int
    at: Spot
    facing: str


@dataclass
class Player:
    """Everything that belongs to one seat."""

    cubes: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TERRAINS, 0))
    coins: int = 0
    cards: list[Card] = field(default_factory=list)
    active: str = ""  # 2-4 players: the character on the card
    own: list[str] = field(default_factory=list)  # solo: all own characters
    tokens: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SIZES, 0))
    lanterns: dict[str, bool] = field(default_factory=dict)  # True: ready
    columns_reached: int = 0
    character_token: bool = False


@dataclass
class Rewards:
    """What the contacts of one placed tile are worth."""

    edges: list[str]
    enclosed: list[str]
    temple_coins: int
    paths: int


class Reference:
    """One game of Tang Garden; see the module docstring."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        if seats not in (1, 2, 3, 4):
            raise ValueError("1 to 4 seats")
        for name, value in options.items():
            if name not in DEFAULTS or value not in DEFAULTS[name]:
                raise ValueError(f"option {name} = {value}")
        self.option = {name: options.get(name, values[0]) for name, values in DEFAULTS.items()}
        self.seats = seats
        self.ending = ""
        self.solo = seats == 1
        data = board_file(data_file())
        self.data = data
        self.rules: dict[str, Any] = data["rules"]
        self.tiles: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in data["tile"]}
        self.temples: dict[str, dict[str, Any]] = {temple["id"]: temple for temple in data["temple"]}
        self.characters: dict[str, dict[str, Any]] = {word(c["id"]): c for c in data["character"]}
        self.landscapes: dict[str, dict[str, Any]] = {item["id"]: item for item in data["landscape"]}
        self.sites = {word(d["kind"]): str(d["site"]) for d in data["decoration"]}
        self.standable = {word(d["kind"]) for d in data["decoration"] if d["character_space"]}
        self.kind_scoring = {word(d["kind"]): str(d["scoring"]) for d in data["decoration"]}
        self.last_position: int = data["player_board"]["columns"] - 1
        self.character_columns: list[int] = data["player_board"]["character_columns"]
        self.coin_columns: dict[int, int] = {c["column"]: c["coins"] for c in data["player_board"]["coin_columns"]}

        # board (T-9)
        cut: int = data["board"]["corner_cut"]
        width: int = data["board"]["width"]
        height: int = data["board"]["height"]
        self.start_cells: list[Cell] = [(x, y) for x, y in data["board"]["start_cells"]]
        self.board_cells: set[Cell] = {
            (x, y)
            for x in range(width)
            for y in range(height)
            if cut <= x < width - cut or cut <= y < height - cut  # the corners are off the board (T-10)
        }
        inner: set[Cell] = {(x, y) for x, y in data["board"]["inner_spaces"]}
        outer: set[Cell] = {(x, y) for x, y in data["board"]["outer_spaces"]}
        self.spaces = inner if self.solo else inner | outer  # T-85
        self.tile_at: dict[Cell, str] = {}  # "start" on the four cells of the starting tile
        self.edge_at: dict[Edge, str] = {}
        self.patches: dict[PatchId, Patch] = {}
        self.terrains_at: dict[Cell, set[str]] = {}
        self.spot_site: dict[Spot, str] = {}
        self.decoration_at: dict[Spot, str] = {}
        self.courts: list[Spot] = []
        self.minis: dict[str, Mini] = {}
        self.token_at: dict[Cell, str] = {}
        self.slots: dict[tuple[str, str, int], str] = {}  # size, side, index
        self.removed_decorations = 0
        self.spent_tokens = 0

        self.prepare_piles()
        self.prepare_players()
        self.actor = CHANCE
        self.outcomes: dict[str, int] = {}
        self.flow: Flow = self.play_solo() if self.solo else self.play()
        next(self.flow)

    def prepare_piles(self) -> None:
        """Stacks, decks and what is in somebody's hand."""
        data = self.data
        self.stacks = {name: Stack({t for t in self.tiles if self.tiles[t]["stack"] == name}) for name in STACKS}
        self.all_cards: Counter[Card] = Counter((word(card["kind"]), word(card["bonus"])) for card in data["card"])
        self.deck = Counter(self.all_cards)
        self.discard: list[Card] = []
        self.full_supply = {word(d["kind"]): int(d["supply"]) for d in data["decoration"]}
        self.supply = dict(self.full_supply)
        self.character_deck = set(self.characters)
        self.row: list[str] = []
        self.unseen_landscapes = {
            size: {i for i in self.landscapes if self.landscapes[i]["size"] == size} for size in SIZES
        }
        self.visible: dict[str, list[str]] = {size: [] for size in SIZES}  # beside, top

        # pieces in somebody's hand in the middle of an action
        self.hand_tile = ""
        self.hand_landscape = ""
        self.hand_characters: list[str] = []
        self.drawn: list[Card] = []

    def prepare_players(self) -> None:
        """Players, the turn, and what only the solo game has."""
        self.players = [Player() for _ in range(self.seats)]
        self.seat = 0
        self.lantern_used = False
        self.official_used = False
        self.merchant_used = False
        self.opportunities = 0  # of this turn, not yet resolved
        self.opportunity_gained = False
        self.token_taken = False  # a character token, this turn
        self.advanced: set[str] = set()  # cubes moved by the present tile or decoration (T-64)
        self.round_progress = False
        self.round_could_build = False
        self.force_build = False  # T-73 (b)
        self.end_reason = ""

        # solo
        self.pair_card: dict[str, Card] = {}
        self.display: list[str] = []
        self.sizes_left: Counter[str] = Counter()
        self.influences_used = 0
        self.characters_gone: list[str] = []

    # ------------------------------------------------------------------ interface

    def legal(self) -> set[str]:
        """All choices or outcomes now."""
        return set(self.outcomes)

    def weights(self) -> dict[str, int]:
        """At chance the outcomes with their weights, otherwise nothing."""
        return dict(self.outcomes) if self.actor == CHANCE else {}

    def apply(self, choice: str) -> None:
        """Make one choice."""
        if choice not in self.outcomes:
            raise ValueError(f"not legal: {choice}")
        try:
            self.flow.send(choice)
        except StopIteration:
            self.actor = OVER
            self.outcomes = {}

    def ask(self, options: set[str]) -> Ask:
        """A decision of the player whose turn it is."""
        assert options
        self.actor = self.seat
        self.outcomes = dict.fromkeys(options, 1)
        choice = yield
        return choice

    def chance(self, name: str, outcomes: dict[str, int]) -> Ask:
        """A draw; returns the outcome without its first word."""
        assert outcomes
        self.actor = CHANCE
        self.outcomes = {f"{name} {outcome}": weight for outcome, weight in outcomes.items()}
        choice = yield
        return choice.removeprefix(name + " ")

    # ------------------------------------------------------------------ draws

    def draw_tile(self, stack: Stack) -> Flow:
        """Turn up the top of a stack that is not empty."""
        if stack.unseen:
            stack.face_up = yield from self.chance("tile", dict.fromkeys(stack.unseen, 1))
            stack.unseen.remove(stack.face_up)
        else:
            stack.face_up = stack.known.pop(0)

    def turn_up_tops(self) -> Flow:
        """T-33, T-52, T-66."""
        for name in STACKS:
            stack = self.stacks[name]
            if stack.face_up == "" and stack.size() > 0:
                yield from self.draw_tile(stack)

    def draw_card(self) -> Generator[None, str, Card | None]:
        """The next decoration card, None if there is none (T-53)."""
        if self.deck.total() == 0:
            self.deck = Counter(self.discard)
            self.discard = []
        if self.deck.total() == 0:
            return None
        text = yield from self.chance("card", {" ".join(card): n for card, n in self.deck.items() if n > 0})
        kind, bonus = text.split()
        self.deck[kind, bonus] -= 1
        return kind, bonus

    def draw_character(self, among: set[str]) -> Ask:
        """A character of the deck."""
        name = yield from self.chance("character", dict.fromkeys(among, 1))
        self.character_deck.remove(name)
        return name

    def refill_row(self) -> Flow:
        """T-59.4."""
        while len(self.row) < self.rules["face_up_characters"] and self.character_deck:
            name = yield from self.draw_character(self.character_deck)
            self.row.append(name)

    def draw_landscape(self, size: str) -> Ask:
        """One unseen landscape."""
        name = yield from self.chance("landscape", dict.fromkeys(self.unseen_landscapes[size], 1))
        self.unseen_landscapes[size].remove(name)
        return name

    def refill_landscapes(self, size: str) -> Flow:
        """The first of the list lies beside the pile, the second is its top (T-20)."""
        while len(self.visible[size]) < self.rules["visible_landscapes_per_size"] and self.unseen_landscapes[size]:
            name = yield from self.draw_landscape(size)
            self.visible[size].append(name)

    # ------------------------------------------------------------------ set-up

    def set_up_board(self) -> Flow:
        """T-14, T-15."""
        text = self.option["start_tile"]
        if text == "random":
            outcome = yield from self.chance("start", {f"{side} {r}": 1 for side in "AB" for r in range(4)})
            text = outcome.replace(" ", "")
        self.lay_start_tile(text[0], int(text[1]))
        yield from self.turn_up_tops()

    def set_up_landscapes(self) -> Flow:
        """T-20."""
        for side in SIDES:
            name = yield from self.draw_landscape("small")
            self.slots["small", side, self.data["board"]["landscape_slots"]["initial_small_slot"]] = name
        yield from self.refill_landscapes("small")
        yield from self.refill_landscapes("large")

    def starting_characters(self) -> set[str]:
        """Those still in the deck."""
        return {name for name in self.character_deck if self.characters[name]["starting"]}

    def set_up_players(self) -> Flow:
        """T-17 to T-19, T-21."""
        layout = self.data["token_layout"]["players_2" if self.seats == 2 else "players_3_4"]
        for size in SIZES:
            for x, y in layout[size]:
                self.token_at[x, y] = size
        for player in self.players:
            player.lanterns = dict.fromkeys(LANTERNS, True)
        for player in self.players:
            player.active = yield from self.draw_character(self.starting_characters())
            character = self.characters[player.active]
            player.cubes[character["start_bonus"]] += 1
            watched = character["skill"] == "coin_on_track" and character["start_bonus"] in character["skill_targets"]
            if watched and self.option["start_step_coin"] == "yes":
                player.coins += character["skill_coins"]
        yield from self.refill_row()
        yield from self.set_up_landscapes()

    # ------------------------------------------------------------------ the garden

    def lay_start_tile(self, side: str, rotation: int) -> None:
        """T-13: edge i goes to i+2 per quarter turn, quadrant q to q+1."""
        tile = next(t for t in self.data["start_tile"] if t["side"] == side)

        def edge(index: int) -> Edge:
            quadrant, direction = START_EDGES[(index + 2 * rotation) % 8]
            return self.start_cells[quadrant], direction

        def quadrant_cell(name: str) -> Cell:
            return self.start_cells[(QUADRANTS.index(name) + rotation) % 4]

        for cell in self.start_cells:
            self.tile_at[cell] = "start"
        for index, kind in enumerate(tile["edges"]):
            self.edge_at[edge(index)] = kind
        for area in tile["areas"]:
            cell = quadrant_cell(area["spot"])
            number = sum(1 for patch_cell, _ in self.patches if patch_cell == cell)
            self.add_patch(cell, number, area["terrain"], {edge(index) for index in area["edges"]})
        for name in tile["character_spaces"]:
            self.add_court(quadrant_cell(name))
        for name, terrains in tile["quadrant_terrains"].items():
            self.terrains_at[quadrant_cell(name)] = set(terrains)

    def add_patch(self, cell: Cell, number: int, terrain: str, edges: set[Edge]) -> None:
        """A patch is also a decoration spot (T-7)."""
        self.patches[cell, number] = Patch(terrain, edges)
        self.spot_site[cell, str(number)] = terrain

    def add_court(self, cell: Cell) -> None:
        """A printed character space."""
        taken = sum(1 for court_cell, _ in self.courts if court_cell == cell)
        self.courts.append((cell, "court" if taken == 0 else f"court{taken + 1}"))

    def edges_of(self, tile: str, rotation: int) -> dict[str, str]:
        """Edge types by side after turning (T-13)."""
        edges = self.tiles[tile]["edges"]
        return {SIDES[d]: edges[(d - rotation) % 4] for d in range(4)}

    def patch_sides(self, tile: str, rotation: int) -> list[tuple[str, set[str]]]:
        """Terrain and sides of every patch after turning, in the order of the file."""
        return [
            (area["terrain"], {SIDES[(SIDES.index(side) + rotation) % 4] for side in area["edges"]})
            for area in self.tiles[tile]["areas"]
        ]

    def fits_against_all(self, edge: str) -> bool:
        """Walls and temples (T-29)."""
        return edge == "wall" or edge in self.temples

    def fits(self, tile: str, cell: Cell, rotation: int) -> bool:
        """T-28, T-29."""
        if cell not in self.spaces or cell in self.tile_at:
            return False
        touching = [side for side in SIDES if step_to(cell, side) in self.tile_at]
        edges = self.edges_of(tile, rotation)
        for side in touching:
            mine, other = edges[side], self.edge_at[step_to(cell, side), OPPOSITE[side]]
            if mine != other and not self.fits_against_all(mine) and not self.fits_against_all(other):
                return False
        return bool(touching)

    def fitting_cells(self, tile: str) -> set[Cell]:
        """Spaces where the tile fits in some rotation."""
        return {cell for cell in self.spaces if any(self.fits(tile, cell, r) for r in range(4))}

    def fitting_stacks(self) -> list[str]:
        """Stacks whose face-up tile fits somewhere."""
        return [name for name in STACKS if self.stacks[name].face_up and self.fitting_cells(self.stacks[name].face_up)]

    def rotations(self, tile: str, cell: Cell) -> list[int]:
        """Fitting rotations; of those that look the same only the smallest."""
        looks: list[tuple[dict[str, str], set[frozenset[str]]]] = []
        found = []
        for rotation in range(4):
            division = {frozenset(sides) for _, sides in self.patch_sides(tile, rotation)}
            look = (self.edges_of(tile, rotation), division)
            if look not in looks and self.fits(tile, cell, rotation):
                found.append(rotation)
            looks.append(look)
        return found

    def area(self, start: PatchId) -> tuple[set[PatchId], bool]:
        """The area of a patch and whether it has an open edge (T-34, T-35)."""
        terrain = self.patches[start].terrain
        members = {start}
        is_open = False
        todo = [start]
        while todo:
            for cell, side in self.patches[todo.pop()].edges:
                other: Edge = (step_to(cell, side), OPPOSITE[side])
                if other[0] not in self.tile_at:
                    is_open = True  # an empty space or off the board
                elif self.edge_at[other] == terrain:
                    patch = self.patch_of(other)
                    if patch not in members:
                        members.add(patch)
                        todo.append(patch)
        return members, is_open

    def patch_of(self, edge: Edge) -> PatchId:
        """The patch that owns a terrain edge."""
        return next(name for name, patch in self.patches.items() if edge in patch.edges)

    def lay_tile(self, tile: str, cell: Cell, rotation: int) -> Rewards:
        """Put a tile down and look what it is worth (T-31, sections 6 and 7)."""
        card = self.tiles[tile]
        edges = self.edges_of(tile, rotation)
        self.tile_at[cell] = tile
        for side in SIDES:
            self.edge_at[cell, side] = edges[side]
        for number, (terrain, sides) in enumerate(self.patch_sides(tile, rotation)):
            self.add_patch(cell, number, terrain, {(cell, side) for side in sides})
        if card["bridge"]:
            self.spot_site[cell, "bridge"] = "bridge"
        for _ in range(card["character_spaces"]):
            self.add_court(cell)
        self.terrains_at[cell] = {area["terrain"] for area in card["areas"]}

        contacts: list[tuple[str, str, Edge]] = []  # own type, other type, other edge
        for side in SIDES:
            other: Edge = (step_to(cell, side), OPPOSITE[side])
            if other[0] in self.tile_at:
                contacts.append((edges[side], self.edge_at[other], other))

        candidates = [name for name in self.patches if name[0] == cell]
        candidates += [self.patch_of(other) for _, kind, other in contacts if kind in TERRAINS]
        seen: set[PatchId] = set()
        enclosed = []
        for patch in candidates:  # T-37
            if patch not in seen:
                members, is_open = self.area(patch)
                seen |= members
                if not is_open:
                    enclosed.append(self.patches[patch].terrain)

        coins = 0
        if card["temple"]:  # T-43
            temple = self.temples[card["temple"]]
            coins += temple["coins_on_placement"]
            coins += temple["coins_per_matching_edge"] * sum(kind == temple["terrain"] for _, kind, _ in contacts)
        for mine, kind, _ in contacts:  # T-44
            if kind in self.temples and mine == self.temples[kind]["terrain"]:
                coins += self.temples[kind]["coins_per_matching_edge"]
        return Rewards(
            edges=[mine for mine, kind, _ in contacts if mine == kind and mine in TERRAINS],
            enclosed=enclosed,
            temple_coins=coins,
            paths=sum(mine == kind == "path" for mine, kind, _ in contacts),
        )

    def ask_cell_and_rotation(self, tile: str, cells: set[Cell]) -> Generator[None, str, tuple[Cell, Rewards]]:
        """Where and how; the tile then lies there."""
        self.hand_tile = tile
        choice = yield from self.ask({f"cell {show(cell)}" for cell in cells})
        cell = read_spot(choice.split()[1], "")[0]
        choice = yield from self.ask({f"rotate {r}" for r in self.rotations(tile, cell)})
        self.hand_tile = ""
        return cell, self.lay_tile(tile, cell, int(choice.split()[1]))

    def free_spots(self, site: str) -> set[Spot]:
        """T-49."""
        return {spot for spot, kind in self.spot_site.items() if kind == site and spot not in self.decoration_at}

    def character_spaces(self) -> set[Spot]:
        """Printed ones, pavilions and bridges (T-54)."""
        return set(self.courts) | {spot for spot, kind in self.decoration_at.items() if kind in self.standable}

    def free_spaces(self) -> set[Spot]:
        """Character spaces without a miniature."""
        return self.character_spaces() - {mini.at for mini in self.minis.values()}

    def ask_stand(self, spaces: set[Spot]) -> Generator[None, str, Spot]:
        """Choose a character space."""
        choice = yield from self.ask({f"stand {show(cell)} {name}" for cell, name in spaces})
        _, cell, name = choice.split()
        return read_spot(cell, name)

    def free_slots(self, size: str) -> set[tuple[str, int]]:
        """Free landscape slots of a size (T-12)."""
        count = self.data["board"]["landscape_slots"][f"{size}_per_side"]
        return {(side, i) for side in SIDES for i in range(count) if (size, side, i) not in self.slots}

    def ask_slot(self, size: str) -> Generator[None, str, tuple[str, int]]:
        """Put the landscape in hand into a slot."""
        choice = yield from self.ask({f"slot {side} {i}" for side, i in self.free_slots(size)})
        _, side, index = choice.split()
        self.slots[size, side, int(index)] = self.hand_landscape
        self.hand_landscape = ""
        return side, int(index)

    # ------------------------------------------------------------------ players

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.seat]

    def skill(self, name: str) -> dict[str, Any] | None:
        """The active character if it has this skill."""
        character = self.characters[self.player.active]
        return character if character["skill"] == name else None

    def step(self, terrain: str) -> None:
        """One step of a cube (T-55, T-57, T-61)."""
        player = self.player
        if player.cubes[terrain] == self.last_position:
            return
        player.cubes[terrain] += 1
        self.advanced.add(terrain)
        player.coins += self.coin_columns.get(player.cubes[terrain], 0)
        reached = sum(min(player.cubes.values()) >= column for column in self.character_columns)
        if reached > player.columns_reached:
            self.opportunities += reached - player.columns_reached
            player.columns_reached = reached
            self.opportunity_gained = True
            player.character_token = False

    def steppable(self) -> list[str]:
        """Cubes that are not on their last position."""
        return [terrain for terrain in TERRAINS if self.player.cubes[terrain] < self.last_position]

    def pay_track_skill(self) -> None:
        """Hermit, Poet, Student: once per tile or decoration (T-64)."""
        character = self.skill("coin_on_track")
        if character and self.advanced & set(character["skill_targets"]):
            self.player.coins += character["skill_coins"]

    def take_token(self, cell: Cell) -> str:
        """Take a landscape token from the board (T-46, T-68)."""
        size = self.token_at.pop(cell)
        self.player.tokens[size] += 1
        if not self.solo:
            character = self.skill("coin_on_landscape_token")
            if character:
                self.player.coins += character["skill_coins"]
        return size

    # ------------------------------------------------------------------ lanterns and free actions

    def usable(self, lantern: str) -> bool:
        """T-69."""
        return self.player.lanterns[lantern] and not self.lantern_used

    def use(self, lantern: str) -> None:
        """Turn a lantern over."""
        assert self.usable(lantern)
        self.player.lanterns[lantern] = False
        self.lantern_used = True

    def refresh_cost(self) -> int:
        """T-71."""
        cost: dict[str, int] = self.rules["refresh_cost"]
        return cost["two_players"] if self.seats == 2 else cost["three_or_four_players"]

    def ready_or_refreshable(self, lantern: str) -> bool:
        """Could this lantern be ready now, after handing in tokens if need be?"""
        return self.player.lanterns[lantern] or max(self.player.tokens.values()) >= self.refresh_cost()

    def own_minis(self) -> list[str]:
        """Own miniatures in the garden."""
        return [name for name, mini in self.minis.items() if mini.owner == self.seat]

    def free_actions(self) -> set[str]:
        """T-24, T-96."""
        options = {
            f"refresh {size} {lantern}"
            for size in SIZES
            for lantern in LANTERNS
            if self.player.tokens[size] >= self.refresh_cost() and not self.player.lanterns[lantern]
        }
        if self.usable("reposition") and self.own_minis():
            options.add("lantern reposition")
        return options

    def ask_free(self, own: Callable[[], set[str]]) -> Ask:
        """A decision with free actions, asked as long as `own` offers something; "" if it is (no longer) asked."""
        while True:
            options = own()
            if not options:
                return ""
            free = self.free_actions()
            choice = yield from self.ask(options | free)
            if choice not in free:
                return choice
            yield from self.free_action(choice)

    def free_action(self, choice: str) -> Flow:
        """Refresh or reposition."""
        if choice == "lantern reposition":
            yield from self.reposition()
        else:
            _, size, lantern = choice.split()
            self.player.tokens[size] -= self.refresh_cost()
            self.spent_tokens += self.refresh_cost()
            self.player.lanterns[lantern] = True

    def reposition(self) -> Flow:
        """T-70.3."""
        self.use("reposition")
        choice = yield from self.ask({f"move {name}" for name in self.own_minis()})
        mini = self.minis[choice.split()[1]]
        at = yield from self.ask_stand(self.free_spaces() | {mini.at})
        sides = {f"face {side}" for side in SIDES if at != mini.at or side != mini.facing}
        choice = yield from self.ask(sides)
        mini.at = at
        mini.facing = choice.split()[1]

    # ------------------------------------------------------------------ a game with 2-4 players

    def play(self) -> Flow:
        """Set-up, rounds, end (T-72, T-73)."""
        yield from self.set_up_board()
        yield from self.set_up_players()
        while self.ending == "":
            self.round_progress = False
            self.round_could_build = False
            for seat in range(self.seats):
                self.seat = seat
                yield from self.turn()
                if self.end_reason == "" and len(self.token_at) <= self.rules["end_tokens_left"]:
                    self.end_reason = "tokens-taken"
                if self.end_reason == "" and any(stack.size() == 0 for stack in self.stacks.values()):
                    self.end_reason = "stack-empty"
            self.ending = self.end_reason
            if self.ending == "" and not self.round_progress:
                if not self.round_could_build:
                    self.ending = "nothing-fits"
                elif self.option["dead_round"] == "end":
                    self.ending = "dead-round"
                else:
                    self.force_build = True

    def turn(self) -> Flow:
        """T-25."""
        self.lantern_used = False
        self.official_used = False
        self.opportunities = 0
        self.opportunity_gained = False
        self.token_taken = False
        assert self.face_up_count() >= 2 or not self.no_stack_empty()  # T-33
        while True:
            choice = yield from self.ask_free(self.turn_choices)
            words = choice.split()
            if choice == "flip":
                self.official_used = True
                self.player.coins -= self.characters["official"]["skill_cost"]
                yield from self.turn_up_tops()
            elif words[0] == "swap":
                self.official_used = True
                self.player.coins -= int(self.option["official_swap_cost"])
                stack = self.stacks[words[1]]
                stack.known.append(stack.face_up)
                stack.face_up = ""
                yield from self.draw_tile(stack)
            else:
                break
        if choice == "lantern two-tiles":
            self.use("two-tiles")
            yield from self.build("")
        elif words[0] == "build":
            yield from self.build(words[1])
        else:
            if self.fitting_stacks():
                self.round_could_build = True
            if choice == "lantern two-decorations":
                self.use("two-decorations")
            yield from self.decorate(declared=choice != "decorate")
        while self.opportunities > 0:
            self.opportunities -= 1
            yield from self.resolve_opportunity()
        yield from self.end_of_turn()

    def face_up_count(self) -> int:
        """Face-up tiles."""
        return sum(stack.face_up != "" for stack in self.stacks.values())

    def turn_choices(self) -> set[str]:
        """The beginning of a turn (T-25, T-26, T-66, T-70.1 to T-70.3, T-73)."""
        fitting = self.fitting_stacks()
        options = {f"build {name}" for name in fitting}
        if fitting and self.usable("two-tiles") and self.face_up_count() >= 2:
            options.add("lantern two-tiles")
        if not (self.force_build and fitting):
            options.add("decorate")
            if self.usable("two-decorations"):
                options.add("lantern two-decorations")
        official = self.skill("official")
        if official and not self.official_used:
            face_down = [s for s in self.stacks.values() if s.face_up == "" and s.size() > 0]
            if face_down and self.player.coins >= official["skill_cost"]:
                options.add("flip")
            if self.player.coins >= int(self.option["official_swap_cost"]):
                options |= {f"swap {n}" for n, s in self.stacks.items() if s.face_up != "" and s.size() >= 2}
        return options

    # ------------------------------------------------------------------ build the garden

    def tile_choices(self) -> set[str]:
        """Face-up tiles that fit."""
        return {f"build {name}" for name in self.fitting_stacks()}

    def again_choices(self) -> set[str]:
        """Declare the two-tiles lantern after the first tile?"""
        if not self.fitting_stacks() or self.lantern_used or not self.ready_or_refreshable("two-tiles"):
            return set()
        return {"done"} | ({"lantern two-tiles"} if self.usable("two-tiles") else set())

    def build(self, first: str) -> Flow:
        """Section 5. `first` is empty if the two-tiles lantern was declared before the first tile."""
        declared = first == ""
        monk = self.skill("monk")
        if monk and self.face_up_count() == 2:  # T-67
            self.player.coins += monk["skill_coins"]
        if declared:
            choice = yield from self.ask_free(self.tile_choices)
            first = choice.split()[1]
        yield from self.place_tile(first)
        if not declared:
            choice = yield from self.ask_free(self.again_choices)
            if choice == "lantern two-tiles":
                self.use("two-tiles")
                declared = True
        if declared:
            choice = yield from self.ask_free(self.tile_choices)
            if choice:
                yield from self.place_tile(choice.split()[1])
        if self.face_up_count() < self.rules["min_face_up_tiles"]:  # T-33
            yield from self.turn_up_tops()

    def place_tile(self, name: str) -> Flow:
        """One tile with all its rewards (T-31)."""
        stack = self.stacks[name]
        tile = stack.face_up
        stack.face_up = ""
        cell, rewards = yield from self.ask_cell_and_rotation(tile, self.fitting_cells(tile))
        self.round_progress = True
        self.force_build = False
        self.advanced = set()
        for terrain in rewards.edges + rewards.enclosed:
            self.step(terrain)
        self.player.coins += rewards.temple_coins
        paths = rewards.paths
        while paths >= 2:
            choice = yield from self.ask_free(self.path_choices)
            if choice in ("", "coins"):
                break
            self.step(choice.split()[1])
            paths -= 2
        self.player.coins += paths
        self.pay_track_skill()
        if cell in self.token_at:
            yield from self.insert_landscape(self.take_token(cell), from_card=False)

    def path_choices(self) -> set[str]:
        """Coins or a step for two paths."""
        steps = {f"step {terrain}" for terrain in self.steppable()}
        return steps | {"coins"} if steps else set()

    def insert_landscape(self, size: str, *, from_card: bool) -> Flow:
        """T-47, T-70.5."""
        searchable = not from_card or self.option["search_on_bonus"] == "yes"

        def choices() -> set[str]:
            options = {f"pick {name}" for name in self.visible[size]}
            if searchable and self.usable("search") and (self.visible[size][1:] or self.unseen_landscapes[size]):
                options.add("lantern search")
            return options

        choice = yield from self.ask_free(choices)
        if choice == "lantern search":
            self.use("search")
            pile = self.unseen_landscapes[size] | set(self.visible[size][1:])
            choice = yield from self.ask({f"pick {name}" for name in pile})
            self.unseen_landscapes[size] = pile - {choice.split()[1]}
            self.visible[size] = self.visible[size][:1]
        else:
            self.visible[size].remove(choice.split()[1])
        self.hand_landscape = choice.split()[1]
        yield from self.ask_slot(size)
        yield from self.refill_landscapes(size)

    # ------------------------------------------------------------------ place a decoration

    def playable(self, card: Card) -> bool:
        """T-49."""
        return self.supply[card[0]] > 0 and bool(self.free_spots(self.sites[card[0]]))

    def merchant_choices(self) -> set[str]:
        """T-65."""
        merchant = self.skill("merchant")
        if not merchant or self.merchant_used or self.player.coins < merchant["skill_cost"]:
            return set()
        options = set()
        if self.deck.total() > 0 or self.discard:
            options.add("merchant cards")
        if self.discard:
            options.add("merchant discard")
        return options

    def merchant(self, choice: str) -> Flow:
        """Pay for more cards."""
        self.merchant_used = True
        self.player.coins -= self.characters["merchant"]["skill_cost"]
        if choice == "merchant discard":
            self.drawn.append(self.discard.pop())
        else:
            yield from self.draw_cards(self.characters["merchant"]["skill_extra_cards"])

    def draw_cards(self, count: int) -> Flow:
        """Draw up to so many cards."""
        for _ in range(count):
            card = yield from self.draw_card()
            if card is not None:
                self.drawn.append(card)

    def first_card_choices(self) -> set[str]:
        """Which card; nothing has been kept yet."""
        options = self.second_card_choices()
        merchant = self.merchant_choices()
        if options and self.usable("two-decorations") and len(self.drawn) >= 2:
            options.add("lantern two-decorations")
        elif not options and merchant:
            options.add("done")
        return options | merchant

    def second_card_choices(self) -> set[str]:
        """The playable cards."""
        return {f"keep {kind} {bonus}" for kind, bonus in self.drawn if self.playable((kind, bonus))}

    def more_choices(self) -> set[str]:
        """Declare the two-decorations lantern after the first decoration?"""
        if not self.second_card_choices() or self.lantern_used or not self.ready_or_refreshable("two-decorations"):
            return set()
        return {"done"} | ({"lantern two-decorations"} if self.usable("two-decorations") else set())

    def decorate(self, *, declared: bool) -> Flow:
        """Section 8.2."""
        self.merchant_used = False
        options = self.merchant_choices()
        if options:
            choice = yield from self.ask(options | {"done"})
            if choice != "done":
                yield from self.merchant(choice)
        before = len(self.drawn)
        face_down = len(STACKS) - self.face_up_count()
        yield from self.draw_cards(self.rules["base_draw"] + face_down)  # T-48
        monk = self.skill("monk")
        if monk and len(self.drawn) - before == 2:  # T-67
            self.player.coins += monk["skill_coins"]
        while True:
            choice = yield from self.ask_free(self.first_card_choices)
            if choice.startswith("merchant"):
                yield from self.merchant(choice)
            elif choice == "lantern two-decorations":
                self.use("two-decorations")
                declared = True
            else:
                break
        if choice.startswith("keep"):
            yield from self.place_decoration(choice)
            if not declared:
                choice = yield from self.ask_free(self.more_choices)
                if choice == "lantern two-decorations":
                    self.use("two-decorations")
                    declared = True
            if declared:
                choice = yield from self.ask_free(self.second_card_choices)
                if choice:
                    yield from self.place_decoration(choice)
        self.discard += self.drawn  # T-51
        self.drawn = []
        yield from self.turn_up_tops()  # T-52

    def ask_put(self, kind: str) -> Ask:
        """The choices for a decoration of this kind."""
        spots = self.free_spots(self.sites[kind])
        return self.ask({f"put {show(cell)} {name}" for cell, name in spots})

    def put(self, kind: str, choice: str) -> None:
        """A decoration goes from the supply into the garden."""
        _, cell, name = choice.split()
        self.supply[kind] -= 1
        self.decoration_at[read_spot(cell, name)] = kind

    def place_decoration(self, keep: str) -> Flow:
        """Keep a card, place its decoration, take its bonus (T-50)."""
        _, kind, bonus = keep.split()
        self.drawn.remove((kind, bonus))  # the first of equal ones
        self.player.cards.append((kind, bonus))
        choice = yield from self.ask_put(kind)
        self.put(kind, choice)
        self.round_progress = True
        self.force_build = False
        self.advanced = set()
        character = self.skill("coins_on_decoration")
        if character and kind in [word(target) for target in character["skill_targets"]]:  # T-63
            self.player.coins += character["skill_coins"]
        if bonus in TERRAINS:
            self.step(bonus)
        elif bonus == "any":
            choice = yield from self.ask_free(lambda: {f"step {terrain}" for terrain in self.steppable()})
            if choice:
                self.step(choice.split()[1])
        elif bonus == "landscape":
            choice = yield from self.ask_free(lambda: {f"token {show(cell)}" for cell in self.token_at})
            if choice:
                size = self.take_token(read_spot(choice.split()[1], "")[0])
                yield from self.insert_landscape(size, from_card=True)
        self.pay_track_skill()

    # ------------------------------------------------------------------ characters

    def influence_choices(self) -> set[str]:
        """Characters to be had (T-59.1, T-70.4)."""
        options = {f"influence {name}" for name in self.row}
        if self.character_deck:
            options.add("influence blind")
            if self.usable("search"):
                options.add("lantern search")
        return options

    def resolve_opportunity(self) -> Flow:
        """T-57 to T-62, T-97."""
        if not self.row and not self.character_deck:
            return
        choice = "wait"
        if self.free_spaces():
            choice = yield from self.ask_free(lambda: self.influence_choices() | {"wait"})
        if choice != "wait":
            yield from self.influence(choice)
        elif not self.token_taken:
            self.player.character_token = True
            self.token_taken = True

    def influence(self, choice: str) -> Flow:
        """T-59."""
        if choice == "influence blind":
            new = yield from self.draw_character(self.character_deck)
        elif choice == "lantern search":
            self.use("search")
            choice = yield from self.ask({f"influence {name}" for name in self.character_deck})
            new = choice.split()[1]
            self.character_deck.remove(new)
        else:
            new = choice.split()[1]
            self.row.remove(new)
        self.hand_characters = [new]
        choice = yield from self.ask_free(lambda: {f"send {name}" for name in (new, self.player.active)})
        sent = choice.split()[1]
        at = yield from self.ask_stand(self.free_spaces())
        choice = yield from self.ask({f"face {side}" for side in SIDES})
        self.minis[sent] = Mini(self.seat, at, choice.split()[1])
        if sent != new:
            self.player.active = new
        self.hand_characters = []
        yield from self.refill_row()

    def end_choices(self) -> set[str]:
        """Spend a character token held since an earlier turn (T-60)."""
        if self.player.character_token and not self.opportunity_gained and self.free_spaces():
            return self.influence_choices()
        return set()

    def end_of_turn(self) -> Flow:
        """Asked as long as there is anything to do."""

        def choices() -> set[str]:
            options = self.end_choices() | self.free_actions()
            return options | {"done"} if options else set()

        while True:
            choice = yield from self.ask_free(choices)
            if choice in ("", "done"):
                return
            self.player.character_token = False
            yield from self.influence(choice)

    # ------------------------------------------------------------------ solo

    def play_solo(self) -> Flow:
        """T-86 and the turns."""
        player = self.player
        yield from self.set_up_board()
        for _ in range(2):
            name = yield from self.draw_character(self.starting_characters())
            self.hand_characters.append(name)
        choice = yield from self.ask({f"influence {name}" for name in self.hand_characters})
        yield from self.keep_one(choice.split()[1])
        yield from self.refill_row()
        for name in STACKS:
            yield from self.deal_pair_card(name)
        yield from self.set_up_landscapes()
        layout = self.data["token_layout"]["solo"]
        self.sizes_left = Counter({size: layout[f"{size}_count"] for size in SIZES})
        for x, y in layout["spaces"]:
            size = yield from self.chance("size", {size: n for size, n in self.sizes_left.items() if n > 0})
            self.sizes_left[size] -= 1
            self.token_at[x, y] = size
        player.lanterns = dict.fromkeys([*SOLO_FORMS, "reuse"], True)
        while not self.solo_won():
            yield from self.solo_turn()
            if self.ending:
                return
        yield from self.solo_finish()

    def solo_won(self) -> bool:
        """T-94."""
        return all(space in self.tile_at for space in self.spaces)

    def keep_one(self, name: str) -> Flow:
        """Keep one of the two characters in hand, the other one becomes neutral (T-86.1, T-91)."""
        self.player.own.append(name)
        self.hand_characters.remove(name)
        other = self.hand_characters[0]
        if self.free_spaces():
            at = yield from self.ask_stand(self.free_spaces())
            self.minis[other] = Mini(NEUTRAL, at, "")
        else:
            self.characters_gone.append(other)
        self.hand_characters = []

    def deal_pair_card(self, name: str) -> Flow:
        """A card beside a stack."""
        card = yield from self.draw_card()
        assert card is not None
        self.pair_card[name] = card

    def no_stack_empty(self) -> bool:
        """T-93."""
        return all(stack.size() > 0 for stack in self.stacks.values())

    def pair_cells(self, name: str) -> set[Cell]:
        """Cells on which the tile of the pair can be placed so that the pair can be completed."""
        tile = self.stacks[name].face_up
        kind = self.pair_card[name][0]
        site = self.sites[kind]
        if self.supply[kind] == 0:
            return set()
        on_tile = {area["terrain"] for area in self.tiles[tile]["areas"]}
        if self.tiles[tile]["bridge"]:
            on_tile.add("bridge")
        cells = self.fitting_cells(tile)
        if site in on_tile or self.free_spots(site):
            return cells
        if not self.removable(site):
            return set()
        return {cell for cell in cells if self.can_pay_remove(cell)}

    def can_pay_remove(self, cell: Cell | None = None) -> bool:
        """Four tokens of a size, the one on the cell counted (T-90)."""
        tokens = Counter(self.player.tokens)
        if cell is not None and cell in self.token_at:
            tokens[self.token_at[cell]] += 1
        cost: int = self.data["solo"]["tokens_to_remove_decoration"]
        return max(tokens.values()) >= cost

    def removable(self, site: str = "") -> set[Spot]:
        """Decorations without a miniature, if a site is given only on spots of that site."""
        carrying = {mini.at for mini in self.minis.values()}
        return {
            spot for spot in self.decoration_at if spot not in carrying and (site == "" or self.spot_site[spot] == site)
        }

    def remove_choices(self, site: str = "") -> set[str]:
        """T-90."""
        if not self.can_pay_remove():
            return set()
        return {f"remove {show(cell)} {name}" for cell, name in self.removable(site)}

    def remove(self, choice: str) -> None:
        """Hand in tokens, large ones first, and take a decoration out of the game."""
        cost: int = self.data["solo"]["tokens_to_remove_decoration"]
        size = "large" if self.player.tokens["large"] >= cost else "small"
        self.player.tokens[size] -= cost
        self.spent_tokens += cost
        _, cell, name = choice.split()
        del self.decoration_at[read_spot(cell, name)]
        self.removed_decorations += 1

    def solo_influence_choices(self) -> set[str]:
        """T-91: one influence for each threshold of coins reached."""
        thresholds = self.data["solo"]["character_coin_thresholds"]
        opened = sum(self.player.coins >= coins for coins in thresholds)
        if opened <= self.influences_used or len(self.player.own) >= self.data["solo"]["max_own_characters"]:
            return set()
        return {f"influence {name}" for name in self.row}

    def solo_influence(self, choice: str) -> Flow:
        """Keep one of the row."""
        self.influences_used += 1
        self.hand_characters = self.row
        self.row = []
        yield from self.keep_one(choice.split()[1])
        yield from self.refill_row()

    def form_possible(self, form: str) -> bool:
        """Could this lantern form be carried out, were it ready (T-87, T-93)?"""
        if form == "tile-only":
            return bool(self.fitting_stacks())
        if form == "from-display":
            return any(self.fitting_cells(tile) for tile in self.display)
        return self.no_stack_empty()

    def copies(self) -> set[str]:
        """Used lanterns that *reuse* could copy now."""
        return {form for form in SOLO_FORMS if not self.player.lanterns[form] and self.form_possible(form)}

    def solo_forms(self) -> set[str]:
        """The forms of a solo turn that are possible (T-87)."""
        forms = set()
        if self.no_stack_empty():
            forms |= {f"build {name}" for name in STACKS if self.pair_cells(name)}
        forms |= {f"lantern {f}" for f in SOLO_FORMS if self.player.lanterns[f] and self.form_possible(f)}
        if self.player.lanterns["reuse"] and self.copies():
            forms.add("lantern reuse")
        return forms

    def solo_turn(self) -> Flow:
        """One form; before it removals and influences."""
        while True:
            forms = self.solo_forms()
            if not forms:
                self.ending = "solo-lost"
                return
            choice = yield from self.ask(forms | self.solo_influence_choices() | self.remove_choices())
            words = choice.split()
            if words[0] == "influence":
                yield from self.solo_influence(choice)
            elif words[0] == "remove":
                self.remove(choice)
            else:
                break
        if words[0] == "build":
            yield from self.solo_pair(words[1])
            return
        form = words[1]
        self.player.lanterns[form] = False
        if form == "reuse":
            # *reuse* itself is turned over too, but it is none of the three forms
            choice = yield from self.ask({f"copy {name}" for name in self.copies()})
            form = choice.split()[1]
        if form == "tile-only":
            choice = yield from self.ask({f"build {name}" for name in self.fitting_stacks()})
            name = choice.split()[1]
            yield from self.solo_tile(self.take_face_up(name), None)
            if not self.solo_won():
                self.discard.append(self.pair_card.pop(name))
                yield from self.solo_refill(name)
        elif form == "from-display":
            fitting = [n for n, tile in enumerate(self.display) if self.fitting_cells(tile)]
            choice = yield from self.ask({f"display {n}" for n in fitting})
            yield from self.solo_tile(self.display.pop(int(choice.split()[1])), None)
        else:
            for name in STACKS:
                self.discard.append(self.pair_card.pop(name))
            for name in STACKS:
                yield from self.deal_pair_card(name)

    def take_face_up(self, name: str) -> str:
        """Take the face-up tile of a stack."""
        tile = self.stacks[name].face_up
        self.stacks[name].face_up = ""
        return tile

    def solo_pair(self, name: str) -> Flow:
        """Tile and decoration (T-87)."""
        kind = self.pair_card[name][0]
        cells = self.pair_cells(name)
        yield from self.solo_tile(self.take_face_up(name), cells)
        while True:
            spots = self.free_spots(self.sites[kind])
            options = {f"put {show(cell)} {spot}" for cell, spot in spots}
            if options:
                options |= self.remove_choices() | self.solo_influence_choices()
            else:
                options = self.remove_choices(self.sites[kind])
            choice = yield from self.ask(options)
            if choice.startswith("influence"):
                yield from self.solo_influence(choice)
            elif choice.startswith("remove"):
                self.remove(choice)
            else:
                break
        self.put(kind, choice)
        self.discard.append(self.pair_card.pop(name))
        if not self.solo_won():
            yield from self.solo_refill(name)

    def solo_tile(self, tile: str, cells: set[Cell] | None) -> Flow:
        """Place a tile, take its coins and the token (T-88, T-89)."""
        if cells is None:
            cells = self.fitting_cells(tile)
        cell, rewards = yield from self.ask_cell_and_rotation(tile, cells)
        self.player.coins += len(rewards.edges) + len(rewards.enclosed) + rewards.temple_coins
        self.player.coins += rewards.paths * self.data["solo"]["path_coins"]
        if cell in self.token_at:
            size = self.take_token(cell)
            choice = yield from self.ask({f"pick {name}" for name in self.visible[size]})
            self.hand_landscape = choice.split()[1]
            self.visible[size].remove(self.hand_landscape)
            side, index = yield from self.ask_slot(size)
            assert (size, OPPOSITE[side], index) not in self.slots
            self.slots[size, OPPOSITE[side], index] = self.visible[size].pop()
            yield from self.refill_landscapes(size)

    def solo_refill(self, name: str) -> Flow:
        """The other half of the diagonal goes, both are refilled; the card of the stack has gone already."""
        diagonal = next(pair for pair in self.data["board"]["stacks"]["diagonals"] if name in pair)
        partner = next(other for other in diagonal if other != name)
        self.discard.append(self.pair_card.pop(partner))
        self.display.append(self.take_face_up(partner))
        for each in (name, partner):
            if self.stacks[each].size() > 0:
                yield from self.draw_tile(self.stacks[each])
        for each in (name, partner):
            if self.stacks[each].size() > 0:
                yield from self.deal_pair_card(each)

    def solo_finish(self) -> Flow:
        """T-94."""
        while self.solo_influence_choices():
            choice = yield from self.ask(self.solo_influence_choices() | {"done"})
            if choice == "done":
                break
            yield from self.solo_influence(choice)
        while True:
            waiting = [name for name in self.player.own if name not in self.minis]
            if not waiting or not self.free_spaces():
                break
            choice = yield from self.ask({f"send {name}" for name in waiting})
            name = choice.split()[1]
            at = yield from self.ask_stand(self.free_spaces())
            choice = yield from self.ask({f"face {side}" for side in SIDES})
            self.minis[name] = Mini(self.seat, at, choice.split()[1])
        total = self.scores()[0]
        ratings = self.data["solo"]["ratings"]
        self.ending = next(grade for grade, rating in zip(GRADES, ratings, strict=True) if total <= rating["max"])

    # ------------------------------------------------------------------ scoring

    def scores(self) -> list[int]:
        """Coins, cards and characters (T-74)."""
        pavilions = self.pavilion_scores()
        totals = []
        for seat, player in enumerate(self.players):
            total = player.coins + self.card_score(player) + pavilions[seat]
            total += sum(self.mini_score(name) for name, mini in self.minis.items() if mini.owner == seat)
            totals.append(total)
        return totals

    def card_score(self, player: Player) -> int:
        """All cards but the pavilions (T-75, T-76, T-78)."""
        kinds = Counter(kind for kind, _ in player.cards)
        score: int = self.rules["pair_value"] * min(kinds["birds"], kinds["fish"])
        score += self.rules["pair_value"] * min(kinds["lotus"], kinds["peonies"])
        score += self.rules["bridge_value"] * kinds["bridge"]
        trees = [kinds[kind] for kind, scoring in self.kind_scoring.items() if scoring == "tree"]
        while any(trees):  # one more set with every tree that is left
            different = sum(n > 0 for n in trees)
            score += self.rules["tree_values"][different - 1]
            trees = [max(n - 1, 0) for n in trees]
        return score

    def pavilion_scores(self) -> list[int]:
        """T-77."""
        first: int = self.rules["pavilion_first"]
        second: int = self.rules["pavilion_second"]
        counts = [sum(kind == "pavilion" for kind, _ in player.cards) for player in self.players]
        ranks = sorted({n for n in counts if n > 0}, reverse=True)
        result = [0] * self.seats
        if not ranks:
            return result
        leaders = [seat for seat in range(self.seats) if counts[seat] == ranks[0]]
        if len(leaders) > 1:
            for seat in leaders:
                result[seat] = (first + second) // len(leaders)
            return result
        result[leaders[0]] = first
        if len(ranks) > 1:
            runners_up = [seat for seat in range(self.seats) if counts[seat] == ranks[1]]
            for seat in runners_up:
                result[seat] = second // len(runners_up)
        return result

    def line_of_sight(self, mini: Mini) -> list[Cell]:
        """T-80."""
        cells = []
        cell = mini.at[0]
        while cell in self.board_cells:
            cells.append(cell)
            cell = step_to(cell, mini.facing)
        return cells

    def mini_score(self, name: str) -> int:
        """T-79 to T-83."""
        mini = self.minis[name]
        character = self.characters[name]
        line = self.line_of_sight(mini)
        score: int = sum(cell in line for cell, _ in self.decoration_at) * self.rules["coin_per_decoration_in_sight"]
        if self.seats == 1 and self.option["solo_views"] == "preference":
            score = 0
        view = character["view_type"]
        icons = [
            icon
            for (_, side, _), landscape in self.slots.items()
            if side == mini.facing
            for icon in self.landscapes[landscape]["icons"]
        ]
        if view == "landscape_icons":
            everything = character["view_target"] == "element" and self.option["elements_are_all_icons"] == "yes"
            count = len(icons) if everything else icons.count(character["view_target"])
            score += count * character["view_coins"]
        elif view == "landscape_sun_moon":
            different = len({"sun", "moon"} & set(icons))
            score += [0, character["view_coins"], character["view_both_coins"]][different]
        elif view == "line_of_sight_tiles":
            cells = [cell for cell in line if character["view_target"] in self.terrains_at.get(cell, set())]
            tiles = {self.tile_at[cell] for cell in cells}  # the starting tile once, or not at all
            if self.option["start_tile_in_view"] == "no":
                tiles.discard("start")
            score += min(len(tiles) * character["view_coins"], character["view_max"])
        else:  # the Empress
            rivals = [word(rival) for rival in character["view_malus_characters"]]
            seen = [rival for rival in rivals if rival in self.minis and self.minis[rival].at[0] in line]
            score += character["view_coins"] - character["view_malus"] * len(seen)
        return score

    def places(self) -> list[int]:
        """T-84."""
        totals = self.scores()
        keys = [
            (totals[seat], sum(player.tokens.values()), sorted(player.cubes.values(), reverse=True))
            for seat, player in enumerate(self.players)
        ]
        return [1 + sum(other > key for other in keys) for key in keys]

    # ------------------------------------------------------------------ invariants

    def check_invariants(self) -> None:
        """Nothing is lost, everything stands where it may stand."""
        # tiles
        laid = [tile for tile in self.tile_at.values() if tile != "start"]
        everywhere = laid + self.display + [self.hand_tile] * (self.hand_tile != "")
        for name, stack in self.stacks.items():
            in_stack = sorted(stack.unseen) + stack.known + [stack.face_up] * (stack.face_up != "")
            assert len(in_stack) == stack.size()
            assert all(self.tiles[tile]["stack"] == name for tile in in_stack)
            everywhere += in_stack
        assert sorted(everywhere) == sorted(self.tiles)
        assert set(self.tile_at) <= self.spaces | set(self.start_cells)
        owners = Counter(edge for patch in self.patches.values() for edge in patch.edges)
        for (cell, side), mine in self.edge_at.items():
            other: Edge = (step_to(cell, side), OPPOSITE[side])
            if other in self.edge_at:
                kind = self.edge_at[other]
                assert mine == kind or self.fits_against_all(mine) or self.fits_against_all(kind)
            assert owners[cell, side] == (mine in TERRAINS)  # T-6
        # decorations and cards
        placed = Counter(self.decoration_at.values())
        assert sum(self.supply.values()) + placed.total() + self.removed_decorations == sum(self.full_supply.values())
        for kind, left in self.supply.items():
            assert left >= 0
            assert self.solo or left + placed[kind] == self.full_supply[kind]
        for spot, kind in self.decoration_at.items():
            assert self.spot_site[spot] == self.sites[kind]
        cards = self.deck + Counter(self.discard) + Counter(self.drawn) + Counter(self.pair_card.values())
        for player in self.players:
            cards += Counter(player.cards)
        assert cards == self.all_cards
        # landscape tokens and landscapes
        owned = sum(sum(player.tokens.values()) for player in self.players)
        on_board = len(self.token_at) + self.sizes_left.total()
        assert on_board + owned + self.spent_tokens in ({8, 0} if self.solo else {16, 0})
        assert all(n >= 0 for player in self.players for n in player.tokens.values())
        covered = set(self.token_at) & set(self.tile_at)  # until the paths of the new tile are paid
        assert len(covered) <= (0 if self.solo else 1)
        scenery = list(self.slots.values()) + [self.hand_landscape] * (self.hand_landscape != "")
        for size in SIZES:
            scenery += [*self.unseen_landscapes[size], *self.visible[size]]
            assert len(self.visible[size]) <= self.rules["visible_landscapes_per_size"]
        assert sorted(scenery) == sorted(self.landscapes)
        assert all(self.landscapes[name]["size"] == size for (size, _, _), name in self.slots.items())
        # characters
        people = [*self.character_deck, *self.row, *self.hand_characters, *self.characters_gone, *self.minis]
        for player in self.players:
            in_front = [player.active] * (player.active != "") + player.own
            people += [name for name in in_front if name not in self.minis or not self.solo]
        assert sorted(people) == sorted(self.characters)
        taken = [mini.at for mini in self.minis.values()]
        assert len(taken) == len(set(taken))
        assert set(taken) <= self.character_spaces()
        # players
        for player in self.players:
            assert player.coins >= 0
            assert all(0 <= position <= self.last_position for position in player.cubes.values())
            low = min(player.cubes.values())
            assert player.columns_reached == sum(low >= column for column in self.character_columns)
            assert len(player.own) <= self.data["solo"]["max_own_characters"]
        # the game
        assert (self.actor == OVER) == (self.ending != "") == (not self.outcomes)
        assert all(weight > 0 for weight in self.outcomes.values())
