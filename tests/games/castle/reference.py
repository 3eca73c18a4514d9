"""Slow, plain reference model of Dragon Castle: an oracle for differential tests of the fast engine.

Rule numbers (C-n) refer to docs/rules/castle.md, the choices to docs/notation/castle.md. Brute force on purpose.
"""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

DATA_FILE = Path(__file__).resolve().parents[3] / "src/teahouse/games/castle/rules/data/castle.toml"
DATA: dict[str, Any] = tomllib.loads(DATA_FILE.read_text(encoding="utf-8"))
SPIRITS: dict[str, Any] = {card["id"]: card for card in DATA["spirit"]}
DRAGONS: dict[str, Any] = {card["id"]: card for card in DATA["dragon"]}
LAYOUTS: dict[str, str] = {layout["id"]: layout["grid"] for layout in DATA["layout"]}

TYPES = "MSFZWD"
FACTION = "MSF"
SPECIAL = "ZWD"
FACES = [kind + str(n + 1) for kind, many in zip(TYPES, (6, 6, 6, 4, 4, 3), strict=True) for n in range(many)]  # C-1
COPIES = 4
ALL_TILES = 116
ALL_SHRINES = 40
ALL_TOKENS = 7

DEFAULTS = {
    "layout": "basic",
    "spirits": "1",
    "dragons": "1",
    "cards": "all",
    "realm": "6x4",
    "last_round": "current",
    "shrine_supply": "limited",
    "paid_shrine": "supply",
    "deception": "same-floor",
    "wind": "must-move",
    "change_in_check": "yes",
    "faith": "closed-sets",
    "cunning_dragons": "bonus",
    "tranquility": "shrines-count",
    "harmony": "empty-nothing",
    "tie_break": "with-shrines",
    "between_placings": "yes",
}

# The decision in which a window of C-58 shows itself. Inside a check the two cards have a decision each (C-91).
WINDOW_OF_STAGE = {"start": "start", "picked": "picked", "place": "acted", "end": "end"}
FIRST_STAGE = {
    "beauty": "set",
    "cunning": "set",
    "wind": "turn",
    "strength": "lift",
    "change": "wild",
    "faith": "faith",
    "destruction": "destroy",
}

Place = tuple[int, int]  # (row, column) of a castle cell or of a realm space


class Tile(NamedTuple):
    """One tile; number tells the copies apart, face is empty as long as nobody has seen the tile."""

    number: int
    face: str
    up: bool
    shrine: bool


Grid = list[list[list[Tile]]]


@dataclass
class TurnedSet:
    """A set consolidated in the present turn."""

    tiles: set[int]
    allowance: int
    built: int = 0


class Found(NamedTuple):
    """A set about to be consolidated."""

    spaces: list[Place]
    points: int
    allowance: int


def name(place: Place) -> str:
    return "abcdefghijklmn"[place[1]] + str(place[0] + 1)


def place_of(text: str) -> Place:
    return int(text[1:]) - 1, "abcdefghijklmn".index(text[0])


def neighbours(place: Place) -> list[Place]:
    row, col = place
    return [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]


def group_of(start: Place, labels: dict[Place, str]) -> list[Place]:
    """The maximal connected group of equal labels around one place, in reading order (C-35, C-36)."""
    group = {start}
    todo = [start]
    while todo:
        for near in neighbours(todo.pop()):
            if near not in group and labels.get(near) == labels[start]:
                group.add(near)
                todo.append(near)
    return sorted(group)


def groups(labels: dict[Place, str]) -> list[list[Place]]:
    """All such groups, in the reading order of their first places."""
    found: list[list[Place]] = []
    seen: set[Place] = set()
    for start in sorted(labels):
        if start not in seen:
            found.append(group_of(start, labels))
            seen.update(found[-1])
    return found


def size_points(size: int) -> int:
    """C-39."""
    return {4: 2, 5: 3, 6: 5, 7: 6, 8: 8}.get(size, size)


def type_bonus(kind: str) -> int:
    """C-40."""
    return 1 if kind == "D" else 0


def type_allowance(kind: str) -> int:
    """C-44."""
    return 1 if kind in FACTION else 2


class Reference:
    # ------------------------------------------------------------------ set-up

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        if not 2 <= seats <= 4:
            raise ValueError("2 to 4 seats")
        unknown = set(options) - set(DEFAULTS)
        if unknown:
            raise ValueError(f"unknown options {unknown}")
        self.option = {**DEFAULTS, **options}
        self.seats = seats

        # C-6, C-7: the castle lies in the top left corner of its canvas
        layout = self.option["layout"]
        if layout == "basic":
            layout = f"basic_{seats}"
        grid = layout if set(layout) <= set(".123\n") else LAYOUTS[layout]
        rows = grid.strip("\n").split("\n")
        self.castle: Grid = []
        numbers = iter(range(1000))
        for line in rows:
            heights = [0 if mark == "." else int(mark) for mark in line.strip()]
            self.castle.append([[Tile(next(numbers), "", True, False) for _ in range(high)] for high in heights])
        if sum(len(stack) for row in self.castle for stack in row) != ALL_TILES:
            raise ValueError("a castle has 116 tiles")

        # C-3, C-8, C-9, C-13
        columns, lines = self.option["realm"].split("x")
        self.columns, self.lines = int(columns), int(lines)
        self.realms: list[Grid] = [[[[] for _ in range(self.columns)] for _ in range(self.lines)] for _ in range(seats)]
        self.discards: list[list[Tile]] = [[] for _ in range(seats)]
        self.pools = [1] * seats
        self.supply = ALL_SHRINES - seats
        self.box = 0  # shrines out of the game (option paid_shrine)
        self.tokens = [0] * seats
        self.track = ALL_TOKENS
        self.set_points = [0] * seats
        self.discard_points = [0] * seats
        self.turns = [0] * seats

        # C-10, C-80; the chance events still to come, in their order
        self.spirits: list[str] = []
        self.dragons: list[str] = []
        self.chance: list[str] = []
        for kind, names in (("spirit", self.spirits), ("dragon", self.dragons)):
            text = self.option[kind + "s"]
            if text.strip().isdigit():
                self.chance += [kind] * int(text)
            else:
                names.extend(text.split())
        self.chance += [name(cell) for cell in self._cells()]

        self.seat = 0
        self.last_round = False
        self.more_rounds = 0
        self.choices: list[str] = []
        self._begin_turn()
        self._settle()

    @classmethod
    def position(
        cls,
        seats: int,
        options: dict[str, str],
        castle: list[list[list[str]]],
        realms: list[list[list[str]]],
        pools: list[int] | None = None,
    ) -> Reference:
        """A drawn position at the start of a turn of seat 0, in the notation of section 14 of the rules.

        castle[row][column] = faces from bottom to top (of a stack only the top face is known, whatever is written);
        realms[seat][row][column] = "--", "2M4", "2xx", "2##". No random cards; 116 tiles are not required.
        """
        model = cls(seats, {"spirits": "", "dragons": "", **options})
        model.chance = []
        numbers = iter(range(1000))
        model.castle = [
            [
                [
                    Tile(next(numbers), face if floor == len(stack) - 1 else "", True, False)
                    for floor, face in enumerate(stack)
                ]
                for stack in row
            ]
            for row in castle
        ]
        for seat, realm in enumerate(realms):
            for row, line in enumerate(realm):
                for col, text in enumerate(line):
                    if text == "--":
                        continue
                    stack = [Tile(next(numbers), "", False, False) for _ in range(int(text[0]) - 1)]
                    if text[1:] in FACES:
                        stack.append(Tile(next(numbers), text[1:], True, False))
                    else:
                        stack.append(Tile(next(numbers), "", False, text[1:] == "##"))
                    model.realms[seat][row][col] = stack
        if pools is not None:
            model.pools = list(pools)
        model.supply = ALL_SHRINES - sum(model.pools) - sum(len(model._shrines(seat)) for seat in range(seats))
        model._settle()
        return model

    def _begin_turn(self) -> None:
        self.stage = "start"
        self.caller = ""  # the decision in which the card now being resolved was called
        self.after = ""  # the decision that follows the consolidation now going on
        self.card = ""  # the card now being resolved
        self.used: list[str] = []  # spirits called in this turn (C-80)
        self.payments = 0
        self.hand: list[Tile] = []
        self.first: Tile | None = None  # the first tile of the turn, and where it lay
        self.first_cell: Place = (-1, -1)
        self.first_floor = 0
        self.placed = False
        self.rule = "identical"  # what the second tile must be: identical, depth or deception
        self.elegance = ""  # "owed" = called, no short-side tile taken yet; "paid" = one was taken
        self.turned_sets: list[TurnedSet] = []  # every set consolidated in this turn
        self.current: list[TurnedSet] = []  # the sets of the consolidation now going on
        self.lost_shrine: set[int] = set()  # tiles a shrine left in this turn (C-61)
        self.wind_turned = False
        self.moved: list[int] = []  # tiles moved by Strength
        self.lifted: Place = (-1, -1)

    # ------------------------------------------------------------------ interface

    @property
    def actor(self) -> int:
        if self.stage == "over":
            return -2
        return -1 if self.chance else self.seat

    def legal(self) -> set[str]:
        return set(self.choices)

    def weights(self) -> dict[str, int]:
        if self.actor != -1:
            return {}
        kind = self.chance[0]
        if kind in ("spirit", "dragon"):
            cards, drawn = (SPIRITS, self.spirits) if kind == "spirit" else (DRAGONS, self.dragons)
            simple_only = self.option["cards"] == "simple"
            ids = [card for card in cards if card not in drawn and (cards[card]["simple"] or not simple_only)]
            return {f"{kind} {card}": 1 for card in ids}
        unseen = Counter(dict.fromkeys(FACES, COPIES))
        unseen.subtract(tile.face for tile in self._all_tiles() if tile.face)
        return {f"face {face}": many for face, many in unseen.items() if many > 0}

    def apply(self, choice: str) -> None:
        if choice not in self.choices:
            raise ValueError(f"not legal: {choice}")
        if self.chance:
            self._apply_chance(choice)
        else:
            self._apply_decision(choice)
        self._settle()

    def breakdown(self, seat: int) -> dict[str, int]:
        heights = self._heights(seat)
        result = {
            "sets": self.set_points[seat],
            "discards": self.discard_points[seat],
            "shrines": sum(min(heights[space], 3) for space in self._shrines(seat)),  # C-48
            "tokens": 2 * self.tokens[seat],  # C-28
        }
        for card in self.dragons:
            result[card] = self._dragon(card, seat)
        return result

    def scores(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(self.seats)]  # C-84

    def places(self) -> list[int]:
        """C-85."""
        scores = self.scores()
        keys: list[tuple[int, int, int]] = []
        for seat in range(self.seats):
            shrines = self._shrines(seat)
            stacks = [space for space, tile in self._tops(seat).items() if not tile.up]
            if self.option["tie_break"] == "without-shrines":
                stacks = [space for space in stacks if space not in shrines]
            keys.append((scores[seat], len(stacks), len(shrines)))
        return [1 + sum(other > mine for other in keys) for mine in keys]

    def check_invariants(self) -> None:
        """Section 13 of the rules, as far as one position can show it."""
        tiles = self._all_tiles()
        assert len(tiles) == ALL_TILES
        assert len({tile.number for tile in tiles}) == ALL_TILES
        known = Counter(tile.face for tile in tiles if tile.face)
        assert set(known) <= set(FACES)
        assert all(many <= COPIES for many in known.values())
        waiting = [place_of(item) for item in self.chance if item not in ("spirit", "dragon")]
        for cell in self._cells():
            stack = self.castle[cell[0]][cell[1]]
            assert all(tile.face == "" for tile in stack[:-1])  # C-20
            assert (stack[-1].face == "") == (cell in waiting)
            assert all(tile.up and not tile.shrine for tile in stack)
        assert all(tile.face for realm in self.realms for row in realm for stack in row for tile in stack)
        built = sum(len(self._shrines(seat)) for seat in range(self.seats))
        assert self.supply + self.box + sum(self.pools) + built == ALL_SHRINES
        assert all(pool >= 0 for pool in self.pools)
        assert self.box >= 0
        assert self.supply >= 0 or self.option["shrine_supply"] == "unlimited"
        assert self.box == 0 or self.option["paid_shrine"] == "box"
        assert self.track >= 0
        assert self.track + sum(self.tokens) == ALL_TOKENS
        for seat, realm in enumerate(self.realms):
            for row in realm:
                for stack in row:
                    assert not any(tile.up or tile.shrine for tile in stack[:-1])
                    assert not any(tile.up and tile.shrine for tile in stack)
            quiet = self.stage in ("start", "picked", "end", "over") or (self.stage == "place" and not self.placed)
            assert self._mandatory(seat) == [] or (seat == self.seat and not quiet)
        if self._cells() and not waiting:
            top = self._top_floor()
            assert any(self._castle_height(cell) == top and self._long_free(cell) for cell in self._cells())  # C-19
        assert len(self.used) == len(set(self.used)) == self.payments
        assert (self.choices == []) == (self.stage == "over")
        if self.stage == "over":
            assert len(set(self.turns)) == 1
            assert self.last_round
        else:
            assert max(self.turns) - min(self.turns) <= 1
            assert sum(self.turns) <= ALL_TILES + 3 * self.seats

    # ------------------------------------------------------------------ looking at castle and realms

    def _all_tiles(self) -> list[Tile]:
        grids = [self.castle, *self.realms]
        tiles = [tile for grid in grids for row in grid for stack in row for tile in stack]
        return tiles + self.hand + [tile for pile in self.discards for tile in pile]

    def _cells(self) -> list[Place]:
        return [(r, c) for r, row in enumerate(self.castle) for c, stack in enumerate(row) if stack]

    def _castle_height(self, cell: Place) -> int:
        row, col = cell
        if 0 <= row < len(self.castle) and 0 <= col < len(self.castle[row]):
            return len(self.castle[row][col])
        return 0

    def _castle_top(self, cell: Place) -> Tile:
        return self.castle[cell[0]][cell[1]][-1]

    def _top_floor(self) -> int:
        return max((self._castle_height(cell) for cell in self._cells()), default=0)  # C-18

    def _long_free(self, cell: Place) -> bool:
        """The top tile is available (C-17)."""
        row, col = cell
        high = self._castle_height(cell)
        return self._castle_height((row, col - 1)) < high or self._castle_height((row, col + 1)) < high

    def _short_side(self, cell: Place) -> bool:
        """The top tile can be taken through Elegance only (C-63)."""
        row, col = cell
        high = self._castle_height(cell)
        free = self._castle_height((row - 1, col)) < high or self._castle_height((row + 1, col)) < high
        return free and not self._long_free(cell)

    def _stack(self, space: Place) -> list[Tile]:
        return self.realms[self.seat][space[0]][space[1]]

    def _spaces(self) -> list[Place]:
        return [(row, col) for row in range(self.lines) for col in range(self.columns)]

    def _heights(self, seat: int) -> dict[Place, int]:
        return {(row, col): len(self.realms[seat][row][col]) for row, col in self._spaces()}

    def _tops(self, seat: int) -> dict[Place, Tile]:
        realm = self.realms[seat]
        return {(row, col): realm[row][col][-1] for row, col in self._spaces() if realm[row][col]}

    def _shrines(self, seat: int) -> list[Place]:
        return [space for space, tile in self._tops(seat).items() if tile.shrine]

    def _face_up(self, seat: int) -> dict[Place, str]:
        return {space: tile.face for space, tile in self._tops(seat).items() if tile.up}

    def _free_down(self) -> list[Place]:
        """Face-down top tiles of the actor without a shrine."""
        return [space for space, tile in self._tops(self.seat).items() if not tile.up and not tile.shrine]

    def _legal_spaces(self) -> list[Place]:
        """C-32."""
        return [space for space in self._spaces() if not self._stack(space)] + self._free_down()

    def _type_groups(self, seat: int) -> list[list[Place]]:
        return groups({space: face[0] for space, face in self._face_up(seat).items()})

    def _mandatory(self, seat: int) -> list[list[Place]]:
        return [group for group in self._type_groups(seat) if len(group) >= 4]  # C-37

    # ------------------------------------------------------------------ picks and obligations

    def _first_picks(self) -> list[Place]:
        top = self._top_floor()
        picks: list[Place] = []
        for cell in self._cells():
            if self._castle_height(cell) != top:
                continue
            if self.elegance == "owed":  # C-63
                if self._short_side(cell) or (self._long_free(cell) and self._short_twin_in_sight(cell)):
                    picks.append(cell)
            elif self._long_free(cell):
                picks.append(cell)
        return picks

    def _short_twin_in_sight(self, cell: Place) -> bool:
        """Without the tile of this cell, an identical short-side tile can be seen and a pair could be placed."""
        stack = self.castle[cell[0]][cell[1]]
        tile = stack.pop()
        twins = [other for other in self._cells() if self._castle_top(other).face == tile.face]
        seen = tile.face != "" and any(self._short_side(other) for other in twins)
        stack.append(tile)
        return seen and len(self._legal_spaces()) >= 2

    def _second_picks(self) -> list[Place]:
        if len(self._legal_spaces()) < 2:  # C-34
            return []
        assert self.first is not None
        picks: list[Place] = []
        for cell in self._cells():
            face = self._castle_top(cell).face
            if self.rule == "deception":  # C-64
                same_floor = self._castle_height(cell) == self.first_floor
                if cell in neighbours(self.first_cell) and (same_floor or self.option["deception"] == "any-floor"):
                    picks.append(cell)
                continue
            if self.rule == "depth":
                fits = face[:1] == self.first.face[0]  # C-68
            else:
                fits = face == self.first.face  # C-24
            if self.elegance == "owed":
                reachable = self._short_side(cell)  # C-63, C-93
            elif self.elegance == "paid":
                reachable = self._long_free(cell) or self._short_side(cell)
            else:
                reachable = self._long_free(cell)
            if fits and reachable:
                picks.append(cell)
        return picks

    def _owes(self) -> bool:
        return self.elegance == "owed" or self.rule != "identical"  # C-93

    def _can_meet_obligations(self) -> bool:
        """C-93, C-94 (4). Tiles nobody has seen have no face and so fit nothing but a mere position."""
        if not self._owes():
            return True
        return bool(self._first_picks() if self.first is None else self._second_picks())

    # ------------------------------------------------------------------ calling spirits

    def _may_call(self, card: str, stage: str) -> bool:
        """Windows and the limits for several cards; whether the card can be resolved is another question."""
        if card in self.used:
            return False
        if stage == "enlarge":
            return card == "change" and self.option["change_in_check"] == "yes"
        if stage == "build":
            return card == "faith"
        if WINDOW_OF_STAGE[stage] not in SPIRITS[card]["windows"]:
            return False
        if card == "deception":  # C-94
            return self.rule == "identical" and self.elegance != "owed"
        if card == "depth":
            return self.rule == "identical"
        if card == "elegance":
            return self.rule != "deception"
        return True

    def _calls(self) -> list[str]:
        return [
            f"call {card}"
            for card in self.spirits
            if self._may_call(card, self.stage)
            and any(self._may_pay(card, self.stage, payer) for payer in self._payers(self.stage))
        ]

    def _payers(self, stage: str) -> list[str]:
        """C-50, C-51."""
        payers = [name(space) for space in self._face_up(self.seat)]
        if stage == "enlarge":  # C-55
            bound = [name(space) for group in self._mandatory(self.seat) for space in group]
            payers = [space for space in payers if space not in bound]
        return [*payers, "shrine"] if self.pools[self.seat] > 0 else payers

    def _may_pay(self, card: str, stage: str, payer: str) -> bool:
        """After this payment the card, called in this stage, can still be carried out (C-53, C-54)."""
        trial = self._clone()
        trial.card, trial.caller = card, stage
        trial._pay(payer)
        if card not in FIRST_STAGE:  # Elegance, Deception and Depth only make the turn owe something
            return trial._can_meet_obligations()
        return bool(trial._options())

    def _clone(self) -> Reference:
        """A copy with its own castle, realms, pools, discards and turn lists; tiles are immutable."""
        twin = copy.copy(self)
        twin.castle = [[list(stack) for stack in row] for row in self.castle]
        twin.realms = [[[list(stack) for stack in row] for row in realm] for realm in self.realms]
        twin.discards = [list(pile) for pile in self.discards]
        twin.pools = list(self.pools)
        twin.used = list(self.used)
        twin.moved = list(self.moved)
        return twin

    def _pay(self, payer: str) -> None:
        """Pay for self.card and go to its first decision."""
        if payer == "shrine":
            self.pools[self.seat] -= 1
            if self.option["paid_shrine"] == "box":
                self.box += 1
            else:
                self.supply += 1  # C-52
        else:
            self.discards[self.seat].append(self._stack(place_of(payer)).pop())  # C-51
        self.used.append(self.card)
        self.payments += 1
        if self.card == "elegance":
            self.elegance = "owed"
        elif self.card in ("depth", "deception"):
            self.rule = self.card
        self.wind_turned = False
        self.moved = []
        self.stage = FIRST_STAGE.get(self.card, self.caller)

    # ------------------------------------------------------------------ what can be chosen now

    def _options(self) -> list[str]:
        """The choices of the present decision; an empty list or a bare "done" means that it is not asked."""
        pool = self.pools[self.seat]
        if self.stage == "start":
            actions = [f"take {name(cell)}" for cell in self._first_picks()]
            if self._top_floor() <= 1 and self.track > 0 and not self._owes():  # C-29
                actions.append("summon")
            return actions + self._calls() if actions else []  # C-83: nothing to do, the turn is skipped
        if self.stage == "picked":
            actions = [f"pair {name(cell)}" for cell in self._second_picks()]
            if not self._owes():
                enough = self.supply > 0 or self.option["shrine_supply"] == "unlimited"  # C-26
                if enough and self._legal_spaces():
                    actions.append("shrine")
                actions.append("discard")
            return actions + self._calls()
        if self.stage == "place":
            if not self.hand:
                return []
            places = [f"place {name(space)}" for space in self._legal_spaces()]
            between = self.option["between_placings"] == "yes"  # C-33
            return places if self.placed and not between else places + self._calls()
        if self.stage in ("enlarge", "end"):
            return [*self._calls(), "done"]
        if self.stage == "build":
            return [f"build {name(space)}" for space in self._build_spaces()] + self._calls() + ["done"]
        if self.stage == "pay":
            payers = self._payers(self.caller)
            return [f"pay {payer}" for payer in payers if self._may_pay(self.card, self.caller, payer)]
        if self.stage == "set":
            return [f"set {name(found.spaces[0])}" for found in self._card_sets()]
        if self.stage == "wild":
            return self._wilds()
        if self.stage == "faith":
            return [f"build {name(space)}" for space in self._faith_spaces()] if pool > 0 else []
        if self.stage == "destroy":
            return [f"destroy {name(cell)}" for cell in self._cells() if self._may_destroy(cell)]
        if self.stage == "turn":
            return self._wind_turns()
        if self.stage == "lift":
            return self._wind_lifts() if self.card == "wind" else self._strength_lifts()
        if self.stage == "drop":
            targets = self._free_down() if self.card == "wind" else self._legal_spaces()
            return [f"drop {name(space)}" for space in targets if space != self.lifted]
        assert self.stage in ("check", "over")
        return []

    def _build_spaces(self) -> list[Place]:
        """C-44, C-45, C-47."""
        if self.pools[self.seat] == 0:
            return []
        open_tiles = {number for one in self.current if one.built < one.allowance for number in one.tiles}
        return [space for space in self._free_down() if self._stack(space)[-1].number in open_tiles]

    def _faith_spaces(self) -> list[Place]:
        """C-66."""
        reading = self.option["faith"]
        past = [one for one in self.turned_sets if one not in self.current]
        sets = [one for one in self.turned_sets if reading == "any-set" or one.built >= one.allowance]
        if reading == "closed-sets":
            sets += past
        numbers = {number for one in sets for number in one.tiles} - self.lost_shrine
        return [space for space in self._free_down() if self._stack(space)[-1].number in numbers]

    def _card_sets(self) -> list[Found]:
        """The sets Beauty or Cunning may consolidate."""
        up = self._face_up(self.seat)
        if self.card == "beauty":  # C-60
            numbers = {space: face[1] for space, face in up.items() if face[0] in FACTION}
            return [Found(group, size_points(len(group)) + 1, 2) for group in groups(numbers) if len(group) >= 4]
        result: list[Found] = []
        for group in self._type_groups(self.seat):  # C-69
            if len(group) == 3:
                kind = up[group[0]][0]
                bonus = type_bonus(kind) if self.option["cunning_dragons"] == "bonus" else 0
                result.append(Found(group, 2 + bonus, type_allowance(kind)))
        return result

    def _wild_group(self, space: Place, kind: str) -> list[Place]:
        labels = {other: face[0] for other, face in self._face_up(self.seat).items()}
        labels[space] = kind
        return group_of(space, labels)

    def _wilds(self) -> list[str]:
        """C-65."""
        due = not (self.caller == "place" and self.placed)  # C-33: between the two placings no set is due yet
        mandatory = self._mandatory(self.seat) if due else []
        result: list[str] = []
        for space, face in self._face_up(self.seat).items():
            if face[0] not in SPECIAL or any(space in group for group in mandatory):
                continue
            for kind in TYPES:
                group = self._wild_group(space, kind)
                enlarges = any(set(one) <= set(group) for one in mandatory)
                if kind != face[0] and len(group) >= 4 and (enlarges or self.caller != "enlarge"):
                    result.append(f"wild {name(space)} {kind}")
        return result

    def _may_destroy(self, cell: Place) -> bool:
        """C-67; C-94 (3) and (4)."""
        if not self._long_free(cell):
            return False
        stack = self.castle[cell[0]][cell[1]]
        tile = stack.pop()
        fine = self._can_meet_obligations()
        stack.append(tile)
        return fine

    def _wind_turns(self) -> list[str]:
        """C-61, first part; "done" = turn nothing, which is possible only if a shrine can be moved all the same."""
        result: list[str] = []
        for space in self._face_up(self.seat):
            trial = self._clone()
            trial._turn_down(space)
            if self.option["wind"] == "may-move" or trial._wind_can_move():
                result.append(f"turn {name(space)}")
        return [*result, "done"] if self._wind_can_move() else result

    def _wind_can_move(self) -> bool:
        return bool(self._shrines(self.seat)) and bool(self._free_down())

    def _wind_lifts(self) -> list[str]:
        lifts = [f"lift {name(space)}" for space in self._shrines(self.seat)] if self._wind_can_move() else []
        optional = self.option["wind"] == "may-move" and self.wind_turned
        return [*lifts, "done"] if optional else lifts

    def _strength_lifts(self) -> list[str]:
        """C-62."""
        lifts: list[str] = []
        for space, tile in self._tops(self.seat).items():
            elsewhere = [other for other in self._legal_spaces() if other != space]
            if not tile.shrine and tile.number not in self.moved and elsewhere:
                lifts.append(f"lift {name(space)}")
        return [*lifts, "done"] if self.moved else lifts

    # ------------------------------------------------------------------ carrying out

    def _settle(self) -> None:
        """Pass over everything that is not asked; then note the choices of what is."""
        while not self.chance and self.stage != "over":
            self.choices = self._options()
            if any(choice != "done" for choice in self.choices):
                return
            self._go_on()
        self.choices = list(self.weights())

    def _go_on(self) -> None:
        """The choice "done", or a decision that has nothing to offer."""
        if self.stage == "place":
            self.after = "end"
            self.stage = "check"
        elif self.stage == "check":
            self.stage = "enlarge" if self._mandatory(self.seat) else self.after  # C-91 (a)
        elif self.stage == "enlarge":
            self._consolidate([self._type_set(group) for group in self._mandatory(self.seat)])
        elif self.stage == "build":
            self.current = []
            self.stage = self.after
        elif self.stage == "turn":
            self.stage = "lift"
        elif self.stage == "lift":
            self._moves_finished()
        else:
            assert self.stage in ("start", "end")
            self._end_turn()

    def _apply_chance(self, choice: str) -> None:
        kind, value = choice.split()
        item = self.chance.pop(0)
        if kind == "spirit":
            self.spirits.append(value)
        elif kind == "dragon":
            self.dragons.append(value)
        else:
            row, col = place_of(item)
            self.castle[row][col][-1] = self.castle[row][col][-1]._replace(face=value)

    def _apply_decision(self, choice: str) -> None:
        verb, *rest = choice.split()
        if verb == "done":
            self._go_on()
        elif verb == "call":
            self.card = rest[0]
            self.caller = self.stage
            self.stage = "pay"
        elif verb == "pay":
            self._pay(rest[0])
        elif verb == "summon":  # C-28
            self.track -= 1
            self.tokens[self.seat] += 1
            if sum(self.tokens) == self.seats:  # C-81
                self.last_round = True
                if self.option["last_round"] == "next" and self.seat == self.seats - 1:
                    self.more_rounds = 1
            self.stage = "end"
        elif verb == "shrine":  # C-26
            self.supply -= 1
            self.pools[self.seat] += 1
            self.stage = "place"
        elif verb == "discard":  # C-27
            self.discards[self.seat].append(self.hand.pop())
            self.discard_points[self.seat] += 1
            self.stage = "end"
        elif verb in ("take", "pair", "destroy"):
            self._remove_castle_tile(verb, place_of(rest[0]))
        else:
            self._apply_realm(verb, place_of(rest[0]), rest[1:])

    def _remove_castle_tile(self, verb: str, cell: Place) -> None:
        if verb != "destroy" and self.elegance == "owed" and self._short_side(cell):
            self.elegance = "paid"
        floor = self._castle_height(cell)
        tile = self.castle[cell[0]][cell[1]].pop()
        if verb == "destroy":
            self.discards[self.seat].append(tile)
            self.stage = self.caller
        elif verb == "take":
            self.hand.append(tile)
            self.first, self.first_cell, self.first_floor = tile, cell, floor
            self.stage = "picked"
        else:
            self.hand.append(tile)
            self.rule = "identical"  # nothing is owed any more
            self.stage = "place"
        if floor > 1:
            self.chance.append(name(cell))

    def _apply_realm(self, verb: str, space: Place, rest: list[str]) -> None:
        stack = self._stack(space)
        if verb == "place":
            stack.append(self.hand.pop(0)._replace(up=True))
            self.placed = True
        elif verb == "build":
            self.pools[self.seat] -= 1
            stack[-1] = stack[-1]._replace(shrine=True)
            if self.stage == "build":
                for one in self.current:
                    if stack[-1].number in one.tiles:
                        one.built += 1
            self.stage = "build"
        elif verb == "set":
            self.after = self.caller
            self._consolidate([found for found in self._card_sets() if found.spaces[0] == space])
        elif verb == "wild":
            kind = rest[0]
            group = self._wild_group(space, kind)
            joined = Found(group, size_points(len(group)) + type_bonus(kind), type_allowance(kind))
            others = [one for one in self._mandatory(self.seat) if not set(one) <= set(group)]
            if self.caller != "enlarge":
                self.after = self.caller
            self._consolidate([joined] + [self._type_set(one) for one in others])
        elif verb == "turn":
            self._turn_down(space)
            self.wind_turned = True
            self.stage = "lift"
        elif verb == "lift":
            self.lifted = space
            self.stage = "drop"
        else:
            assert verb == "drop"
            self._drop(space)

    def _turn_down(self, space: Place) -> None:
        stack = self._stack(space)
        stack[-1] = stack[-1]._replace(up=False)

    def _drop(self, space: Place) -> None:
        source, target = self._stack(self.lifted), self._stack(space)
        if self.card == "wind":
            source[-1] = source[-1]._replace(shrine=False)
            target[-1] = target[-1]._replace(shrine=True)
            self.lost_shrine.add(source[-1].number)
            self._moves_finished()
            return
        tile = source.pop()
        target.append(tile)
        self.moved.append(tile.number)
        if len(self.moved) == 2:
            self._moves_finished()
        else:
            self.stage = "lift"

    def _moves_finished(self) -> None:
        """Wind or Strength is over: look for sets, then back to the window (C-42, C-56)."""
        self.after = self.caller
        between = self.caller == "place" and self.placed
        # C-33: a set that the first of two tiles made is due when the second lies; Wind makes none of its own
        self.stage = self.caller if between and self.card == "wind" else "check"

    def _type_set(self, group: list[Place]) -> Found:
        kind = self._stack(group[0])[-1].face[0]
        return Found(group, size_points(len(group)) + type_bonus(kind), type_allowance(kind))

    def _consolidate(self, sets: list[Found]) -> None:
        """C-38, C-41: turn all, then score; the building follows as a decision."""
        self.current = []
        for found in sets:
            for space in found.spaces:
                self._turn_down(space)
            self.set_points[self.seat] += found.points
            tiles = {self._stack(space)[-1].number for space in found.spaces}
            self.current.append(TurnedSet(tiles, found.allowance))
        self.turned_sets += self.current
        self.stage = "build"

    def _end_turn(self) -> None:
        self.turns[self.seat] += 1
        round_over = self.seat == self.seats - 1
        if round_over and self.last_round and self.more_rounds == 0:  # C-82
            self.stage = "over"
            return
        if round_over and self.last_round:
            self.more_rounds -= 1
        self.seat = (self.seat + 1) % self.seats
        self._begin_turn()

    # ------------------------------------------------------------------ dragon cards

    def _dragon(self, card: str, seat: int) -> int:
        heights = self._heights(seat)
        tops = self._tops(seat)
        up = self._face_up(seat)
        shrines = self._shrines(seat)
        if card == "humility":  # C-70
            return sum(any(heights.get(near, 0) > heights[at] for near in neighbours(at)) for at in shrines)
        if card == "righteousness":  # C-71
            rows = [sum(space[0] == row for space in shrines) for row in range(self.lines)]
            columns = [sum(space[1] == col for space in shrines) for col in range(self.columns)]
            best_row = max(many + (2 if many == self.columns else 0) for many in rows)
            best_column = max(many + (2 if many == self.lines else 0) for many in columns)
            return best_row + best_column
        if card == "tranquility":  # C-72
            down = {space: "down" for space, tile in tops.items() if not tile.up}
            if self.option["tranquility"] == "shrines-split":
                down = {space: label for space, label in down.items() if space not in shrines}
            return len(groups(down))
        if card == "bravery":  # C-73
            return sum(all(heights.get(near, 0) < heights[at] for near in neighbours(at)) for at in tops)
        if card == "dominion":  # C-74
            high = [face for space, face in up.items() if heights[space] >= 3]
            return sum(max((int(face[1]) for face in high if face[0] == kind), default=0) for kind in FACTION)
        if card == "power":  # C-75
            near_seats = {(seat - 1) % self.seats, (seat + 1) % self.seats}
            total = 0
            for kind in FACTION:
                mine = self._best_group(seat, kind)
                for other in near_seats:
                    theirs = self._best_group(other, kind)
                    if mine > 0:
                        total += 2 if mine > theirs else 1 if mine == theirs else 0
            return total
        if card == "knowledge":  # C-76
            return 2 * len({face for face in up.values() if face[0] in SPECIAL})
        if card == "harmony":  # C-77
            return self._harmony(seat)
        if card == "devotion":  # C-78
            return sum(any(up.get(near, " ")[0] == "D" for near in neighbours(at)) for at in shrines)
        assert card == "courage"  # C-79
        return sum(row in (0, self.lines - 1) or col in (0, self.columns - 1) for row, col in shrines)

    def _best_group(self, seat: int, kind: str) -> int:
        up = self._face_up(seat)
        sums = [sum(int(up[at][1]) for at in group) for group in self._type_groups(seat) if up[group[0]][0] == kind]
        return max(sums, default=0)

    def _harmony(self, seat: int) -> int:
        heights = self._heights(seat)
        shrines = self._shrines(seat)
        under = {space: heights[space] if space in shrines else 0 for space in heights}
        empty_counts = self.option["harmony"] == "empty-counts"
        total = 0
        for points, pattern in ((4, heights), (2, under)):
            if not any(pattern.values()) and not empty_counts:
                continue
            left_right = all(pattern[row, self.columns - 1 - col] == high for (row, col), high in pattern.items())
            up_down = all(pattern[self.lines - 1 - row, col] == high for (row, col), high in pattern.items())
            total += points * (left_right + up_down)
        return total
