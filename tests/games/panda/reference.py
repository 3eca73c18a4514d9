"""Slow and plain reference model of Way of the Panda: an oracle for differential tests of the engine."""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

CHANCE = -1
OVER = -2
NEUTRAL = -1  # owner of neutral road tiles
SHEET = ""  # where a champion is that stands neither in a place nor in a border area
DONE = "done"
SEATS = "ABCD"

CHAMPIONS = ["monk", "governor", "warrior"]
BUILDINGS = {"monk": "gate", "governor": "market", "warrior": "pagoda"}  # P-2
STRENGTH = {"monk": "beads", "governor": "coin", "warrior": "sword"}
QUEST = {"monk": "lantern", "governor": "chest", "warrior": "mask"}
STRENGTH_TILES = list(STRENGTH.values())
QUEST_TILES = list(QUEST.values())
COLUMNS = {"m": "monk", "g": "governor", "w": "warrior", "n": "neutral"}  # left to right
SILENT = {"strength", "quest", "sell_chest", "gain_ap", "gain_vp"}  # no question when alone in an option

OPTIONS: dict[str, list[str]] = {  # the default first; an empty list is checked elsewhere
    "board": ["panda"],
    "missions": [],
    "cards": [],
    "freed_bonus": ["guard", "tile"],
    "road_tile": ["ask", "own"],
    "border_bonus": ["both", "one"],
    "city6": ["2", "3"],
    "b3": ["french", "german", "italian"],
    "b4": ["tiles", "figures"],
    "a9": ["round", "turn"],
    "building_end": ["any", "all"],
    "border": ["sides", "gates"],
    "b6_ties": ["all", "nobody"],
    "empty_spaces": ["allowed", "quest", "forbidden"],
    "round_limit": [],
    "free_build_bonus": ["yes", "no"],
    "debt": ["rising", "falling"],
}
FREE_DEFAULTS = {"missions": "random", "cards": "random", "round_limit": "40"}

Action = dict[str, Any]  # one effect as the data file writes it


@dataclass
class Question:
    """A decision: who is asked, and the possible answers with their weights."""

    actor: int
    answers: dict[str, int]


Steps = Generator[Question, str, None]
Answer = Generator[Question, str, str]


@cache
def load_data() -> dict[str, Any]:
    """Read the board file of the repository (nobody changes it)."""
    path = Path(__file__).absolute().parents[3] / "src/teahouse/games/panda/rules/data/panda.toml"
    return tomllib.loads(Path(os.environ.get("REFERENCE_DATA", path)).read_text(encoding="utf-8"))


def ask(actor: int, answers: Iterable[str], otherwise: str = "") -> Answer:
    """Ask if there is something besides `otherwise` (done, or nothing); else answer that silently."""
    offers = set(answers)
    if not offers:
        return otherwise
    if otherwise:
        offers.add(otherwise)
    return (yield Question(actor, dict.fromkeys(sorted(offers), 1)))


class Reference:
    """One game, played by answering questions."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        if seats not in (2, 3, 4):
            raise ValueError("2 to 4 players")
        self.seats = seats
        self.data = load_data()
        self.read_options(options)
        self.read_board()
        self.lay_out()
        self.ending = ""
        self.question = Question(OVER, {})
        self.script = self.play()
        self.question = next(self.script)

    # ------------------------------------------------------------------ interface

    @property
    def actor(self) -> int:
        return self.question.actor

    def legal(self) -> set[str]:
        return set(self.question.answers)

    def weights(self) -> dict[str, int]:
        return dict(self.question.answers) if self.actor == CHANCE else {}

    def apply(self, choice: str) -> None:
        if choice not in self.question.answers:
            raise ValueError(f"not legal: {choice}")
        try:
            self.question = self.script.send(choice)
        except StopIteration:
            self.question = Question(OVER, {})

    def scores(self) -> list[int]:
        """P-94, PR-56: track, sheet and blue mission, never below 0."""
        mission = self.blue_scores()
        return [max(0, self.vp[s] + self.sheet_score(s) + mission[s]) for s in range(self.seats)]

    def places(self) -> list[int]:
        """P-95: more points, then more AP; equal in both share a place."""
        totals = self.scores()
        keys = [(totals[s], self.ap(s)) for s in range(self.seats)]
        return [1 + sum(other > key for other in keys) for key in keys]

    # ------------------------------------------------------------------ options and board

    def read_options(self, options: dict[str, str]) -> None:
        for key, value in options.items():
            if key not in OPTIONS or (OPTIONS[key] and value not in OPTIONS[key]):
                raise ValueError(f"unknown option or value: {key} = {value}")
        self.options = {key: values[0] for key, values in OPTIONS.items() if values} | FREE_DEFAULTS | options

        limit = self.options["round_limit"]
        if limit != "none" and (not limit.isdecimal() or int(limit) < 1):
            raise ValueError(f"round_limit = {limit}")

        self.green_cards = {card["id"]: card for card in self.data["mission_during"]}
        self.blue_cards = {card["id"]: card for card in self.data["mission_end"]}
        self.named_missions: list[str] = []
        if self.options["missions"] not in ("random", "off"):
            self.named_missions = self.options["missions"].split()
            greens = [name for name in self.named_missions if name in self.green_cards]
            blues = [name for name in self.named_missions if name in self.blue_cards]
            if len(greens) > 1 or len(blues) > 1 or not 0 < len(self.named_missions) == len(greens) + len(blues):
                raise ValueError(f"missions = {self.options['missions']}")

        self.city_cards = {f"c{n}": card for n, card in enumerate(self.data["city_card"], 1)}
        self.named_row: list[str] = []
        if self.options["cards"] != "random":
            self.named_row = self.options["cards"].split()
            fits = len(set(self.named_row)) == len(self.named_row) == self.data["setup"]["common"]["city_cards_row"]
            if not fits or not set(self.named_row) <= set(self.city_cards):
                raise ValueError(f"cards = {self.options['cards']}")

    def read_board(self) -> None:
        chart = self.data["map"]
        place_of = {location["id"]: f"p{n:02}" for n, location in enumerate(chart["location"], 1)}
        self.all_places = list(place_of.values())
        self.start_places = [place_of[loc["id"]] for loc in chart["location"] if loc["start_building"]]
        self.yellow = {place_of[loc["id"]] for loc in chart["location"] if loc["border_bonus"]}
        self.numbered = {place_of[loc["id"]] for loc in chart["location"] if loc["number"] > 0}

        # P-26, PO-9: border areas and which are next to each other
        gates = self.options["border"] == "gates"
        area_of_side = {side: f"b{n:02}" for n, side in enumerate(chart["border_areas"], 1)}
        if gates:
            ring = [f"b{n:02}" for n in sorted(road["ring"] for road in chart["exit"])]
            pairs = [*zip(ring, ring[1:] + ring[:1], strict=True)]
        else:
            pairs = [(area_of_side[a], area_of_side[b]) for a, b in chart["border_adjacent"]]
        self.next_areas: dict[str, set[str]] = {}
        for one, two in pairs:
            self.next_areas.setdefault(one, set()).add(two)
            self.next_areas.setdefault(two, set()).add(one)

        # roads: an exit road runs from its place to its area
        self.ends: dict[str, tuple[str, str]] = {}
        self.ninjas: dict[str, int] = {}
        self.side: dict[str, str] = {}
        for road in chart["road"]:
            self.ends[road["id"]] = (place_of[road["a"]], place_of[road["b"]])
            self.ninjas[road["id"]] = road["ninjas"]
        for road in chart["exit"]:
            area = f"b{road['ring']:02}" if gates else area_of_side[road["side"]]
            self.ends[road["id"]] = (place_of[road["location"]], area)
            self.ninjas[road["id"]] = road["ninjas"]
            self.side[road["id"]] = road["side"]

        # action board: space -> row, column number, options
        self.cells: dict[str, list[list[Action]]] = {}
        letters = list(COLUMNS)
        names = list(COLUMNS.values())
        for cell in self.data["action_board"]["cell"]:
            self.cells[f"{letters[names.index(cell['column'])]}{cell['row']}"] = cell["options"]

        self.a9_actions: dict[int, Action] = {}
        for action in self.green_cards["A9"]["spaces"]:
            self.a9_actions[action["n"]] = dict(action)
            if action.get("who") == "any_player" and self.options["a9"] == "turn":  # PO-7
                self.a9_actions[action["n"]]["who"] = "own"

        self.build_steps = {step["nth"]: step for step in self.data["building_step"]}

    def lay_out(self) -> None:
        everyone = range(self.seats)
        self.numbers = self.data["setup"]["by_players"][str(self.seats)]
        parts = self.data["components"]
        tracks = self.data["tracks"]
        sheet = self.data["clan_sheet"]

        self.vp = [tracks["victory_points"]["start"] for _ in everyone]
        self.supply = [self.numbers["guards"] for _ in everyone]  # P-3
        self.on_board = [0 for _ in everyone]  # guards on the action board
        self.figures: dict[str, Counter[int]] = {road: Counter() for road in self.ends}
        self.laid: dict[str, int] = {}  # road -> owner of the tile on it
        coloured, neutral = self.data["road_tiles"]["per_colour"], self.data["road_tiles"]["neutral"]
        self.hand: dict[int, dict[str, int]] = {seat: dict(coloured) for seat in everyone} | {NEUTRAL: dict(neutral)}
        self.where = {(seat, champion): SHEET for seat in everyone for champion in CHAMPIONS}

        # P-23, P-30: tiles on the sheets (the printed ones included) and in supply
        self.most: dict[str, int] = dict.fromkeys(STRENGTH_TILES, sheet["max_strength_tiles"])
        self.most |= dict.fromkeys(QUEST_TILES, sheet["max_quest_tiles"])
        self.printed: dict[str, int] = dict.fromkeys(QUEST_TILES, 0)
        self.printed |= dict.fromkeys(STRENGTH_TILES, sheet["printed_strength_tiles"])
        self.sheet = {(seat, tile): self.printed[tile] for seat in everyone for tile in self.printed}
        self.tiles_at_setup: dict[str, int] = dict.fromkeys(STRENGTH_TILES, self.numbers["strength_tiles_each"])
        self.tiles_at_setup |= dict.fromkeys(QUEST_TILES, self.numbers["quest_tiles_each"])
        self.tiles = dict(self.tiles_at_setup)

        # P-5: pieces in supply, villages, and what stands on the bases of cities
        self.all_pieces = {"gate": parts["gates"], "market": parts["markets"], "pagoda": parts["pagodas"]}
        self.pieces = dict(self.all_pieces)
        self.bases = parts["city_bases"]
        self.village: dict[str, set[str]] = {place: set() for place in self.all_places}
        self.on_base: dict[str, set[str]] = {}  # only for cities and capitals
        self.freed: set[str] = set()
        self.row: list[str] = []

        self.track_min = tracks["action_points"]["min"]
        self.track_max = tracks["action_points"]["max"]
        self.stacks: dict[int, list[int]] = {n: [] for n in range(self.track_min, self.track_max + 1)}  # bottom first
        self.stacks[tracks["action_points"]["start"]] = list(everyone)  # put right when the first player is known

        self.green = ""
        self.blue = ""
        for name in self.named_missions:  # named ones lie on the table from the start
            if name in self.green_cards:
                self.green = name
            else:
                self.blue = name
        self.race: dict[int, int] = {}  # A4-A6: seat -> step of its guard on the card
        self.a9_guards: dict[int, int] = {}  # A9: space -> seat of the guard on it
        self.trigger = ""  # the first end trigger noted

        self.order = list(everyone)
        self.seat = 0  # whose turn it is
        self.rounds = 0
        self.acted = False  # somebody chose a space or used A9 in this round
        self.passed: set[int] = set()
        self.a9_used: set[int] = set()
        self.last_space: dict[int, str] = {}
        self.last_guards: dict[str, int] = {}  # space -> guards placed when it was chosen last

    # ------------------------------------------------------------------ the course of the game

    def play(self) -> Steps:
        yield from self.setup()
        while not self.ending:
            yield from self.round()
            self.end_round()

    def setup(self) -> Steps:
        yield from self.setup_chance()
        for _ in range(self.numbers["setup_guards_on_map"]):  # P-33
            for seat in self.order:
                road = (yield from ask(seat, self.setup_roads(seat))).split()[1]
                self.figures[road][seat] += 1
                self.supply[seat] -= 1
        for champion, backwards in (("monk", True), ("governor", False), ("warrior", True)):  # P-34
            for seat in reversed(self.order) if backwards else self.order:
                taken = {self.where[seat, own] for own in CHAMPIONS}
                choice = yield from ask(seat, (f"camp {place}" for place in self.all_places if place not in taken))
                self.where[seat, champion] = choice.split()[1]
        yield from self.setup_missions()

    def setup_chance(self) -> Steps:
        self.row = list(self.named_row)  # P-27
        while len(self.row) < self.data["setup"]["common"]["city_cards_row"]:
            choice = yield from ask(CHANCE, (f"city {card}" for card in self.city_cards if card not in self.row))
            self.row.append(choice.split()[1])

        deck = dict(self.data["start_building_cards"])  # P-28
        for place in self.start_places:
            choice = yield Question(CHANCE, {f"start {kind}": left for kind, left in deck.items() if left > 0})
            kind = choice.split()[1]
            deck[kind] -= 1
            self.pieces[kind] -= 1
            self.village[place].add(kind)

        choice = yield from ask(CHANCE, (f"first {SEATS[seat]}" for seat in range(self.seats)))  # P-32
        first = SEATS.index(choice.split()[1])
        self.order = [(first + n) % self.seats for n in range(self.seats)]
        self.stacks[self.ap(first)] = self.order[::-1]  # PR-1: the first player on top

    def setup_roads(self, seat: int) -> Iterator[str]:
        for road in self.ends:
            alone = all(owner == seat for owner in self.owners_of_figures(road))
            if self.ninjas[road] >= 2 and alone and self.uncovered(road) >= 2:  # PR-4: one stays uncovered
                yield f"guard {road}"

    def setup_missions(self) -> Steps:
        if self.options["missions"] == "random":  # P-35
            self.green = (yield from ask(CHANCE, (f"green {name}" for name in self.green_cards))).split()[1]
            self.blue = (yield from ask(CHANCE, (f"blue {name}" for name in self.blue_cards))).split()[1]
        if self.green and self.green_cards[self.green]["kind"] == "builder_race":  # P-82, PR-61
            for seat in self.order:
                if (yield from ask(seat, ["join"], DONE)) == "join":
                    self.supply[seat] -= 1
                    self.race[seat] = 0

    def round(self) -> Steps:
        self.rounds += 1
        self.acted = False
        self.passed = set()
        self.a9_used = set()
        self.last_space = {}
        self.last_guards = {}  # P-45
        while len(self.passed) < self.seats:  # P-36
            for seat in self.order:
                if seat not in self.passed:
                    self.seat = seat
                    yield from self.turn()

    def end_round(self) -> None:
        for seat in self.by_track():  # P-43; PR-9: the order is fixed before the first marker moves
            guards, self.on_board[seat] = self.on_board[seat], 0
            self.supply[seat] += guards
            self.gain_ap(seat, guards)
        self.order = self.by_track()  # P-44
        if self.trigger:  # P-91, P-92
            self.ending = self.trigger
        elif not self.acted:  # PR-57
            self.ending = "stalemate"
        elif self.options["round_limit"] != "none" and self.rounds >= int(self.options["round_limit"]):  # PO-13
            self.ending = "round-limit"

    def turn(self) -> Steps:
        seat = self.seat
        choice = "leave"
        while choice == "leave":
            offers = self.open_spaces(self.supply[seat]) | self.open_missions()
            if seat in self.race and (offers or self.open_spaces(self.supply[seat] + 1)):  # PR-11
                offers.add("leave")
            choice = yield from ask(seat, offers, "pass")
            if choice == "leave":  # P-82, PR-61
                del self.race[seat]
                self.supply[seat] += 1

        words = choice.split()
        if words[0] == "pass":
            self.passed.add(seat)
        elif words[0] == "space":
            self.acted = True
            space = words[1]
            guards = self.guards_needed(space)
            self.supply[seat] -= guards
            self.on_board[seat] += guards
            self.last_guards[space] = guards
            self.last_space[seat] = space
            self.pay(seat, self.cost(space))
            yield from self.run(self.cells[space]["ab".index(words[2])], free=False)
        else:  # P-83
            self.acted = True
            self.supply[seat] -= 1
            self.a9_used.add(seat)
            self.a9_guards[int(words[1])] = seat
            yield from self.run([self.a9_actions[int(words[1])]], free=False)
            if len(self.a9_guards) == len(self.a9_actions):
                for owner in self.a9_guards.values():
                    self.supply[owner] += 1
                self.a9_guards = {}
                self.green = ""

    def open_spaces(self, guards: int) -> set[str]:
        """Choices of spaces open to the player whose turn it is, with so many guards in supply."""
        found = set()
        for space, options in self.cells.items():
            last = self.last_space.get(self.seat)
            reachable = last is None or self.position(space) >= self.position(last)  # P-38
            cost = self.cost(space)
            payable = cost == 0 or self.ap(self.seat) - cost >= self.track_min  # P-40, PR-6
            if reachable and payable and self.guards_needed(space) <= guards:  # P-39
                for letter, actions in zip("ab", options, strict=False):
                    if self.worth_choosing(actions, cost):
                        found.add(f"space {space} {letter}")
        return found

    def open_missions(self) -> set[str]:
        if self.green != "A9" or self.supply[self.seat] == 0:
            return set()
        if self.seat in self.a9_used and self.options["a9"] == "round":  # PO-7
            return set()
        free = {n: action for n, action in self.a9_actions.items() if n not in self.a9_guards}
        return {f"mission {n}" for n, action in free.items() if self.worth_choosing([action], 0)}

    def worth_choosing(self, actions: list[Action], cost: int) -> bool:
        """PO-12: forbidden: an action must have an effect; quest: a lone quest tile needs its champion there."""
        if self.options["empty_spaces"] == "quest":
            return len(actions) > 1 or actions[0]["do"] != "quest" or self.quest_ready(actions[0]["tile"])
        return self.options["empty_spaces"] == "allowed" or any(self.choices(action, cost) for action in actions)

    @staticmethod
    def position(space: str) -> tuple[int, int]:
        """Row and column; larger is further down, or further right in the same row."""
        return int(space[1:]), list(COLUMNS).index(space[0])

    def cost(self, space: str) -> int:
        return int(self.data["action_board"]["row_cost"][int(space[1:]) - 1])

    def guards_needed(self, space: str) -> int:
        """P-39, PR-17."""
        board = self.data["action_board"]
        if space in self.last_guards:
            return self.last_guards[space] + int(board["guards_increment"])
        return int(board["guards_first_neutral"] if space[0] == "n" else board["guards_first_coloured"])

    # ------------------------------------------------------------------ AP track

    def ap(self, seat: int) -> int:
        return next(space for space, stack in self.stacks.items() if seat in stack)

    def by_track(self) -> list[int]:
        """Fewest AP first, in a stack from top to bottom (P-43)."""
        return [seat for space in sorted(self.stacks) for seat in reversed(self.stacks[space])]

    def put_marker(self, seat: int, space: int) -> None:
        """PR-2, PR-3: a marker that really moves goes on top."""
        old = self.ap(seat)
        if space != old:
            self.stacks[old].remove(seat)
            self.stacks[space].append(seat)

    def gain_ap(self, seat: int, amount: int) -> None:
        self.put_marker(seat, min(self.track_max, self.ap(seat) + amount))  # PR-5

    def pay(self, seat: int, cost: int) -> None:
        """P-40, PR-7, PR-8."""
        if cost > 0:
            self.put_marker(seat, self.ap(seat) - cost)
            costs = self.data["tracks"]["action_points"]["penalty"]
            here = self.ap(seat)
            if self.options["debt"] == "falling" and here < 0:  # PO-15
                here = self.track_min - 1 - here
            penalty = costs.get(str(here), 0)
            self.vp[seat] = max(0, self.vp[seat] - penalty)

    # ------------------------------------------------------------------ actions

    def run(self, actions: list[Action], free: bool) -> Steps:
        """Carry out an option: one action, or two in the order the player likes (P-17, PR-18)."""
        if len(actions) == 1:
            offers = self.choices(actions[0])
            if actions[0]["do"] in SILENT:
                choice = offers.pop() if offers else DONE
            else:
                choice = yield from ask(self.seat, offers, DONE)
            if choice != DONE:
                yield from self.perform(actions[0], choice, free)
            return
        one, two = actions
        choice = yield from ask(self.seat, self.choices(one) | self.choices(two), DONE)
        if choice == DONE:
            return
        first, other = (one, two) if choice in self.choices(one) else (two, one)
        yield from self.perform(first, choice, free)
        choice = yield from ask(self.seat, self.choices(other), DONE)
        if choice != DONE:
            yield from self.perform(other, choice, free)

    def choices(self, action: Action, cost: int = 0) -> set[str]:
        """What the decision of an action offers besides done; empty if it has no effect now.

        The cost is what the player would still have to pay first.
        """
        seat = self.seat
        do = action["do"]
        if do == "move" and action["who"] == "any_player":
            leaders = [s for s in range(self.seats) if self.moves(s, CHAMPIONS, action)]
            return {f"lead {SEATS[s]}" for s in leaders}
        if do == "move":
            return self.moves(seat, self.named(action), action)
        if do == "build":
            return self.builds(self.named(action), action["where"])
        if do == "build_anywhere":
            return {f"build {kind} {place}" for place in self.all_places for kind in self.legal_kinds(place)}
        if do == "vanish_appear":  # P-69, PR-59
            away = [champion for champion in CHAMPIONS if self.where[seat, champion] == SHEET]
            vanish = {f"vanish {champion}" for champion in CHAMPIONS if champion not in away}
            return vanish | {f"appear {champion} {place}" for champion in away for place in self.all_places}
        if do == "teleport":  # PR-50
            here = {champion: self.where[seat, champion] for champion in CHAMPIONS}
            on_map = [champion for champion in CHAMPIONS if here[champion] != SHEET]
            return {f"appear {who} {place}" for who in on_map for place in self.all_places if place != here[who]}
        if do in ("strength", "quest"):
            tile = action["tile"]
            possible = self.can_take(tile) and (do == "strength" or self.quest_ready(tile))
            return {f"take {tile}"} if possible else set()
        if do == "sell_chest":  # P-70
            return {"sell"} if self.sheet[seat, "chest"] > 0 and self.quest_ready("chest") else set()
        if do == "gain_ap":
            return {"gain ap"} if self.ap(seat) - cost < self.track_max else set()
        assert do == "gain_vp"
        return {"gain vp"}

    def perform(self, action: Action, choice: str, free: bool) -> Steps:
        """Carry out one choice of an action with everything it sets off."""
        seat = self.seat
        words = choice.split()
        if words[0] == "lead":  # PR-53
            leader = SEATS.index(words[1])
            choice = yield from ask(seat, self.moves(leader, CHAMPIONS, action), DONE)
            if choice != DONE:
                yield from self.move(leader, choice, action)
        elif words[0] == "move":
            yield from self.move(seat, choice, action)
        elif words[0] == "build":
            yield from self.build(words[1], words[2], free)
        elif words[0] == "vanish":
            self.where[seat, words[1]] = SHEET
        elif words[0] == "appear":
            self.where[seat, words[1]] = words[2]
        elif words[0] == "take":
            self.take(words[1])
        elif words[0] == "sell":
            self.sheet[seat, "chest"] -= 1
            self.tiles["chest"] += 1
            self.vp[seat] += action["vp"]
        elif choice == "gain ap":
            self.gain_ap(seat, action["amount"])
        else:
            self.vp[seat] += action["amount"]

    @staticmethod
    def named(action: Action) -> list[str]:
        return CHAMPIONS if action["who"] in ("any", "own") else [action["who"]]

    # ------------------------------------------------------------------ moving and roads

    def moves(self, seat: int, champions: list[str], action: Action) -> set[str]:
        """P-46, P-47, P-50, P-52."""
        found = set()
        for champion in champions:
            here = self.where[seat, champion]
            tiles = self.sheet[seat, STRENGTH[champion]]
            power = self.data["clan_sheet"]["strength_value"][str(tiles)] + action.get("ignore", 0)
            for road, ends in self.ends.items():
                if here in ends and self.uncovered(road) <= power:
                    found.add(f"move {champion} {road}")
            for area in self.next_areas.get(here, ()):
                found.add(f"move {champion} {area}")
        return found

    def move(self, seat: int, choice: str, action: Action) -> Steps:
        """Move a champion of this seat; guards come from the player whose turn it is."""
        champion = choice.split()[1]
        for step in range(action["steps"]):
            if step > 0:  # P-49, PR-27
                choice = yield from ask(self.seat, self.moves(seat, [champion], action), DONE)
            if choice == DONE:
                return
            way = choice.split()[2]
            if way in self.ends:
                one, two = self.ends[way]
                self.where[seat, champion] = two if self.where[seat, champion] == one else one
                yield from self.cover(way, 1 + action.get("extra_guards", 0))
            else:
                self.where[seat, champion] = way

    def cover(self, road: str, times: int) -> Steps:
        """P-48, P-53."""
        for _ in range(times):
            if self.uncovered(road) == 0 or self.supply[self.seat] == 0:
                return
            if (yield from ask(self.seat, ["cover"], DONE)) == DONE:
                return
            self.supply[self.seat] -= 1
            self.figures[road][self.seat] += 1
            if self.uncovered(road) == 0:
                yield from self.complete(road)

    def complete(self, road: str) -> Steps:
        """P-54 to P-57."""
        most = max(self.figures[road].values())
        leaders = [seat for seat, number in self.figures[road].items() if number == most]
        chooser = self.seat if self.seat in leaders else leaders[0]
        kind = self.tile_kind(road)
        fitting = [owner for owner in (chooser, NEUTRAL) if self.hand[owner][kind] > 0]
        if len(fitting) == 2 and self.options["road_tile"] == "ask":
            choice = yield from ask(chooser, ["tile own", "tile neutral"])
            fitting = [chooser if choice == "tile own" else NEUTRAL]
        if fitting:
            self.hand[fitting[0]][kind] -= 1
            self.laid[road] = fitting[0]
            for owner, number in self.figures[road].items():
                self.supply[owner] += number
            self.figures[road] = Counter()

        rules = self.data["freed_location"]
        for place in self.ends[road]:
            if place not in self.all_places or place in self.freed:
                continue
            if all(self.uncovered(near) == 0 for near in self.around(place)):  # P-12
                self.freed.add(place)
                lucky = chooser if self.options["freed_bonus"] == "tile" and fitting else self.seat  # PO-1
                self.vp[lucky] += rules["vp_last_guard"]
                for seat in range(self.seats):
                    self.vp[seat] += rules["vp_per_own_guard"] * self.guards_around(place)[seat]
        if fitting:
            self.check_green(built="")

    def tile_kind(self, road: str) -> str:
        """P-4: one piece serves as 3 or as 2."""
        return "3_2" if self.ninjas[road] in (2, 3) else str(self.ninjas[road])

    def owners_of_figures(self, road: str) -> list[int]:
        return [owner for owner, number in self.figures[road].items() if number > 0]

    def uncovered(self, road: str) -> int:
        return 0 if road in self.laid else self.ninjas[road] - sum(self.figures[road].values())

    def around(self, place: str) -> list[str]:
        return [road for road, ends in self.ends.items() if place in ends]  # P-10

    def guards_around(self, place: str) -> Counter[int]:
        """P-11: guards by owner, the neutral ones included."""
        guards: Counter[int] = Counter()
        for road in self.around(place):
            guards.update(self.figures[road])
            if road in self.laid:
                guards[self.laid[road]] += self.ninjas[road]
        return guards

    # ------------------------------------------------------------------ building

    def buildings(self, place: str) -> int:
        return 3 + len(self.on_base[place]) if place in self.on_base else len(self.village[place])  # P-8

    def kinds(self, place: str) -> Counter[str]:
        """Buildings of each kind; a base is one of each (P-8, PR-52)."""
        if place in self.on_base:
            return Counter(self.all_pieces.keys()) + Counter(self.on_base[place])
        return Counter(self.village[place])

    def legal_kinds(self, place: str) -> list[str]:
        """What may be built here next, apart from the champion (P-58, P-59, PR-36, PR-37, PR-39)."""
        nth = self.buildings(place) + 1
        if nth not in self.build_steps or self.guards_around(place).total() < self.build_steps[nth]["guards_needed"]:
            return []
        present = self.on_base[place] if place in self.on_base else self.village[place]
        new = [kind for kind in self.all_pieces if kind not in present]
        if nth == 3:
            return new if self.bases > 0 else []
        return [kind for kind in new if self.pieces[kind] > 0]

    def builds(self, champions: list[str], where: str) -> set[str]:
        """P-58, P-63: the champion stands there, and the place is a village or a city as the action says."""
        found = set()
        for champion in champions:
            place = self.where[self.seat, champion]
            right_place = place in self.all_places and (where == "city") == (place in self.on_base)
            if right_place and BUILDINGS[champion] in self.legal_kinds(place):
                found.add(f"build {BUILDINGS[champion]} {place}")
        return found

    def build(self, kind: str, place: str, free: bool) -> Steps:
        """PR-40; free: this build is part of a free neutral action."""
        seat = self.seat
        nth = self.buildings(place) + 1
        foreign = sum(n for owner, n in self.guards_around(place).items() if owner not in (seat, NEUTRAL))
        self.vp[seat] += self.build_steps[nth]["vp"]  # P-61
        self.vp[seat] += foreign * self.data["building_rules"]["vp_per_opponent_guard"]
        if nth == 3:  # P-62
            for old in self.village[place]:
                self.pieces[old] += 1
            self.village[place] = set()
            self.on_base[place] = set()
            self.bases -= 1
        else:
            self.pieces[kind] -= 1
            (self.on_base if nth > 3 else self.village)[place].add(kind)
        self.note_end(nth)
        self.check_green(built=kind)
        if nth == 3 and self.row:
            yield from self.city_card()
        if place in self.yellow and not (free and self.options["free_build_bonus"] == "no"):  # PO-14
            yield from self.border_bonus()

    def note_end(self, nth: int) -> None:
        """P-91; the first trigger counts."""
        rules = self.data["end_triggers"]
        empty = [self.pieces[kind] == 0 for kind in self.pieces]
        capitals = sum(self.buildings(place) == 6 for place in self.all_places)
        found = ""
        if nth == 3 and len(self.on_base) >= rules["city_bases_placed"]:
            found = "city-bases"
        elif nth != 3 and (all(empty) if self.options["building_end"] == "all" else any(empty)):  # PO-8
            found = "building-supply"
        elif nth == 6 and capitals >= rules["capitals"]:
            found = "capitals"
        self.trigger = self.trigger or found

    def city_card(self) -> Steps:
        """P-62, P-73, P-74."""
        offers = ["card left", "card right"] if len(self.row) > 1 else ["card left"]
        choice = yield from ask(self.seat, offers)
        card = self.city_cards[self.row.pop(0 if choice == "card left" else -1)]
        for effect in card["effects"]:
            if effect["do"] == "gain_vp":
                changed = card["id"] == "city6"  # PO-4
                self.vp[self.seat] += int(self.options["city6"]) if changed else effect["amount"]
            elif effect["do"] == "gain_ap":
                self.gain_ap(self.seat, effect["amount"])
        for effect in card["effects"]:
            if effect["do"] == "move":
                yield from self.run([effect], free=False)
            elif effect["do"] == "strength_tiles":
                yield from self.take_tiles(STRENGTH_TILES, effect["different"])
            elif effect["do"] == "quest_tiles":
                yield from self.take_tiles(QUEST_TILES, effect["different"])

    def border_bonus(self) -> Steps:
        """P-65, P-66, PR-41, PR-65, PO-3."""
        rows = [space[1:] for space in self.cells if space[0] == "n"]
        free = {f"free {row}" for row in rows if any(self.choices(act) for act in self.cells[f"n{row}"][0])}
        if self.options["border_bonus"] == "both":
            choice = yield from ask(self.seat, free, DONE)
            if choice != DONE:
                yield from self.run(self.cells[f"n{choice.split()[1]}"][0], free=True)
            choice = yield from ask(self.seat, self.rewards())
        else:
            choice = yield from ask(self.seat, free | self.rewards())
        words = choice.split()
        if words[0] == "free":
            yield from self.run(self.cells[f"n{words[1]}"][0], free=True)
        elif words[0] == "reward":
            self.vp[self.seat] += self.data["border_bonus"]["reward_vp"]
        else:
            self.take(words[1])
            others = [tile for tile in self.tiles if tile != words[1]]
            yield from self.take_tiles(others, self.data["border_bonus"]["reward_different_tiles"] - 1)

    def rewards(self) -> set[str]:
        return {"reward"} | {f"take {tile}" for tile in self.tiles if self.can_take(tile)}

    # ------------------------------------------------------------------ tiles

    def can_take(self, tile: str) -> bool:
        return self.tiles[tile] > 0 and self.sheet[self.seat, tile] < self.most[tile]  # P-67, PR-60

    def take(self, tile: str) -> None:
        self.tiles[tile] -= 1
        self.sheet[self.seat, tile] += 1

    def take_tiles(self, kinds: list[str], number: int) -> Steps:
        """PR-43: different kinds, as many as supply and sheet allow."""
        left = list(kinds)
        for _ in range(number):
            choice = yield from ask(self.seat, (f"take {tile}" for tile in left if self.can_take(tile)))
            if choice:
                tile = choice.split()[1]
                self.take(tile)
                left.remove(tile)

    def quest_ready(self, tile: str) -> bool:
        """P-68, P-70: the tile's champion stands at a place with its own kind of building."""
        champion = next(who for who in CHAMPIONS if QUEST[who] == tile)
        place = self.where[self.seat, champion]
        return place in self.all_places and self.kinds(place)[BUILDINGS[champion]] > 0

    # ------------------------------------------------------------------ missions

    def links(self, seat: int) -> list[str]:
        """P-75: roads with an own or a neutral tile."""
        return [road for road, owner in self.laid.items() if owner in (seat, NEUTRAL)]

    def distances(self, seat: int, start: str) -> dict[str, int]:
        """Tiles on the shortest way from a place to every place connected with it; border areas do not link (PR-47)."""
        inner = [self.ends[road] for road in self.links(seat) if road not in self.side]
        found = {start: 0}
        queue = [start]
        for here in queue:
            for one, two in inner:
                for there in ([two] if one == here else []) + ([one] if two == here else []):
                    if there not in found:
                        found[there] = found[here] + 1
                        queue.append(there)
        return found

    def networks(self, seat: int) -> list[set[str]]:
        """The connected places, seen from every place (so networks may occur several times)."""
        return [set(self.distances(seat, place)) for place in self.all_places]

    def sides_reached(self, seat: int, network: set[str]) -> set[str]:
        return {self.side[road] for road in self.links(seat) if road in self.side and self.ends[road][0] in network}

    def check_green(self, built: str) -> None:
        """P-81, PR-45; built: the kind of building just built by the player whose turn it is, if any."""
        if not self.green:
            return
        card = self.green_cards[self.green]
        if card["kind"] == "builder_race":  # P-77, P-82, PR-48
            if built == card["building"] and self.seat in self.race:
                self.race[self.seat] += 1
                if self.race[self.seat] == card["target"]:
                    self.vp[self.seat] += card["vp"]
                    for owner in self.race:
                        self.supply[owner] += 1
                    self.race = {}
                    self.green = ""
            return
        turn = self.order.index(self.seat)
        for seat in self.order[turn:] + self.order[:turn]:
            if self.meets_green(seat, card):
                self.vp[seat] += card["vp"]
                self.green = ""
                return

    def meets_green(self, seat: int, card: dict[str, Any]) -> bool:
        if card["kind"] == "circuit":  # P-76
            fit = {place for place in self.all_places if self.kinds(place)[card["building"]] > 0}
            usable = [self.ends[road] for road in self.links(seat) if set(self.ends[road]) <= fit]
            return any(self.is_circuit(roads) for roads in combinations(usable, card["road_tiles"]))
        if card["kind"] == "opposite_sides":  # P-78
            reached = [self.sides_reached(seat, network) for network in self.networks(seat)]
            return any({"N", "S"} <= sides or {"W", "E"} <= sides for sides in reached)
        if card["kind"] == "numbered_locations":  # P-79
            return any(self.numbered <= network for network in self.networks(seat))
        return False  # A9

    @staticmethod
    def is_circuit(roads: tuple[tuple[str, str], ...]) -> bool:
        """Four roads through four places, each place on exactly two of them."""
        visits = Counter(place for road in roads for place in road)
        return len(visits) == 4 and set(visits.values()) == {2} and len(set(map(frozenset, roads))) == 4

    def blue_scores(self) -> list[int]:
        """P-84 to P-90: what the blue card gives each player now."""
        everyone = range(self.seats)
        if not self.blue:
            return [0 for _ in everyone]
        card = self.blue_cards[self.blue]
        kind = card["kind"]
        if kind == "most_road_tiles":
            return self.to_the_best([len(self.own_tiles(s)) for s in everyone], card["vp"])
        if kind == "champions_together":
            return [self.together(s, card) for s in everyone]
        if kind == "sides_connected":  # PO-5
            key = {"french": "vp_by_sides", "german": "vp_by_sides_de", "italian": "vp_by_sides_it"}[self.options["b3"]]
            best = [max(len(self.sides_reached(s, network)) for network in self.networks(s)) for s in everyone]
            return [card[key][str(sides)] for sides in best]
        if kind == "most_guards":
            return self.to_the_best([self.guards_on_map(s) for s in everyone], card["vp"])
        if kind == "farthest_champions":
            return self.to_the_best([self.farthest(s) for s in everyone], card["vp"])
        if kind == "guards_around_cities":
            return self.around_cities(card["vp_each"])
        connected = [self.connected(s, card) for s in everyone]
        most = max(connected)
        return [card["vp_each"] * number if number == most else 0 for number in connected]

    @staticmethod
    def to_the_best(values: list[int], vp: int) -> list[int]:
        """PR-46: ties all score, a best value of 0 scores nothing."""
        return [vp if value == max(values) and value > 0 else 0 for value in values]

    def own_tiles(self, seat: int) -> list[str]:
        return [road for road, owner in self.laid.items() if owner == seat]

    def together(self, seat: int, card: dict[str, Any]) -> int:
        """P-85, PR-51."""
        spots = {self.where[seat, champion] for champion in CHAMPIONS}
        if len(spots) > 1 or not spots <= set(self.on_base):
            return 0
        return int(card["vp_capital"] if self.buildings(spots.pop()) == 6 else card["vp_city"])

    def guards_on_map(self, seat: int) -> int:
        """P-87, PO-6."""
        printed = sum(self.ninjas[road] for road in self.own_tiles(seat))
        figures = sum(self.figures[road][seat] for road in self.figures)
        return printed + figures if self.options["b4"] == "figures" else printed

    def farthest(self, seat: int) -> int:
        """P-88, PR-51."""
        spots = [self.where[seat, champion] for champion in CHAMPIONS]
        spots = [spot for spot in spots if spot in self.all_places]
        return max((self.distances(seat, one).get(two, 0) for one in spots for two in spots), default=0)

    def around_cities(self, vp: int) -> list[int]:
        """P-89, PR-46, PO-11."""
        points = [0] * self.seats
        for place in self.on_base:
            guards = [self.guards_around(place)[seat] for seat in range(self.seats)]
            best = [seat for seat in range(self.seats) if guards[seat] == max(guards) > 0]
            if len(best) == 1 or self.options["b6_ties"] == "all":
                for seat in best:
                    points[seat] += vp
        return points

    def connected(self, seat: int, card: dict[str, Any]) -> int:
        """P-90, PR-62."""
        best = 0
        for network in self.networks(seat):
            numbers = [self.kinds(place)[card["building"]] for place in network]
            if sum(number > 0 for number in numbers) >= card["min_locations_with_building"]:
                best = max(best, sum(numbers))
        return best

    def sheet_score(self, seat: int) -> int:
        """P-23, P-94."""
        rules = self.data["clan_sheet"]
        total = 0
        for champion in CHAMPIONS:
            factor = rules["strength_multiplier"][str(self.sheet[seat, STRENGTH[champion]])]
            total += factor * rules["quest_value"][str(self.sheet[seat, QUEST[champion]])]
        return total

    # ------------------------------------------------------------------ invariants

    def check_invariants(self) -> None:
        """Section 9 of the rules."""
        everyone = range(self.seats)
        for seat in everyone:
            on_roads = sum(self.figures[road][seat] for road in self.figures)
            on_cards = int(seat in self.race) + list(self.a9_guards.values()).count(seat)
            assert self.supply[seat] >= 0
            assert self.on_board[seat] >= 0
            assert self.supply[seat] + self.on_board[seat] + on_roads + on_cards == self.numbers["guards"]
            assert self.track_min <= self.ap(seat) <= self.track_max
            assert self.vp[seat] >= 0
            for champion in CHAMPIONS:
                assert self.where[seat, champion] in {SHEET, *self.all_places, *self.next_areas}
        assert min(self.scores()) >= 0
        assert sorted(seat for stack in self.stacks.values() for seat in stack) == list(everyone) == sorted(self.order)

        for kind, number in self.all_pieces.items():
            standing = [*self.village.values(), *self.on_base.values()]
            assert self.pieces[kind] >= 0
            assert self.pieces[kind] + sum(kind in spot for spot in standing) == number
        assert self.bases >= 0
        assert self.bases + len(self.on_base) == self.data["components"]["city_bases"]
        assert all(len(self.village[place]) <= (0 if place in self.on_base else 2) for place in self.all_places)

        for tile, number in self.tiles_at_setup.items():
            on_sheets = [self.sheet[seat, tile] for seat in everyone]
            assert all(self.printed[tile] <= count <= self.most[tile] for count in on_sheets)
            assert self.tiles[tile] >= 0
            assert self.tiles[tile] + sum(on_sheets) - self.seats * self.printed[tile] == number

        for owner in [*everyone, NEUTRAL]:
            start = self.data["road_tiles"]["neutral" if owner == NEUTRAL else "per_colour"]
            for kind, number in start.items():
                used = [road for road in self.own_tiles(owner) if self.tile_kind(road) == kind]
                assert self.hand[owner][kind] >= 0
                assert self.hand[owner][kind] + len(used) == number

        for road, figures in self.figures.items():
            assert figures.total() <= self.ninjas[road]
            assert road not in self.laid or figures.total() == 0
        bare = {place for place in self.all_places if any(self.uncovered(road) > 0 for road in self.around(place))}
        assert not self.freed & bare  # PR-34
        assert (self.actor == OVER) == bool(self.ending)
        assert self.actor == OVER or self.legal()
