"""What a person sees who looks at a position of Dragon Castle: plain questions about heights, faces and shrines.

Written from the rulebook over the plain fields of the state, for tests that judge what the program says. Nothing here
asks the engine what is legal, free or possible.
"""

from __future__ import annotations

from collections.abc import Iterator

from teahouse.core.state import State
from teahouse.games.castle.rules.choices import CELL_NAMES, CHOICES, SPACE_NAMES
from teahouse.games.castle.rules.pieces import FACE_NAMES, SPIRIT_NAMES
from teahouse.games.castle.rules.state import Castle

COLUMNS, ROWS = 14, 10
ACROSS = 6
SPECIAL = "ZWD"


class Look:
    """One position, as whoever decides sees it."""

    def __init__(self, state: State, choice: int) -> None:
        assert isinstance(state, Castle)
        self.s = state
        self.realm = state.realms[state.seat]
        self.option = state.rulings.options
        self.step = type(state.pending[-1]).__name__ if state.pending else "Over"
        self.verb, *self.words = CHOICES.notation(choice).split()
        self.word = self.words[0] if self.words else ""

    # --- the castle ---

    @property
    def cell(self) -> int:
        return CELL_NAMES.index(self.word)

    def high(self, cell: int | None) -> int:
        return 0 if cell is None else self.s.height[cell]

    def step_from(self, cell: int, right: int, down: int) -> int | None:
        column, row = cell % COLUMNS + right, cell // COLUMNS + down
        return row * COLUMNS + column if 0 <= column < COLUMNS and 0 <= row < ROWS else None

    def long_side_free(self, cell: int) -> bool:
        """Nothing lies left, or nothing lies right, as high as this tile."""
        here = self.high(cell)
        return here > 0 and min(self.high(self.step_from(cell, side, 0)) for side in (-1, 1)) < here

    def short_side_free(self, cell: int) -> bool:
        here = self.high(cell)
        return here > 0 and min(self.high(self.step_from(cell, 0, side)) for side in (-1, 1)) < here

    def only_short_side_free(self, cell: int) -> bool:
        return self.short_side_free(cell) and not self.long_side_free(cell)

    def shut_in(self, cell: int) -> bool:
        return self.high(cell) > 0 and not self.long_side_free(cell) and not self.short_side_free(cell)

    @property
    def top_floor(self) -> int:
        return max(self.s.height)

    def face(self, cell: int) -> str:
        return FACE_NAMES[self.s.top[cell]] if self.high(cell) else ""

    def cells(self) -> list[int]:
        return [cell for cell in range(COLUMNS * ROWS) if self.high(cell)]

    def beside_first(self) -> list[int]:
        first = self.s.first_cell
        sides = ((0, -1), (-1, 0), (1, 0), (0, 1))
        near = [self.step_from(first, *side) for side in sides]
        return [cell for cell in near if cell is not None]

    def without(self, cell: int) -> Look:
        """The same castle with one tile fewer."""
        twin = self.s.clone()
        twin.height[cell] -= 1
        twin.top[cell] = -1
        look = Look.__new__(Look)
        look.__dict__.update(self.__dict__, s=twin, realm=twin.realms[twin.seat])
        return look

    def twin_with_only_a_short_side(self, cell: int) -> bool:
        """Once the tile here is gone, an identical one in sight has only its upper or lower side free."""
        face, after = self.face(cell), self.without(cell)
        return any(
            after.s.top[other] >= 0 and after.face(other) == face and after.only_short_side_free(other)
            for other in after.cells()
            if other != cell
        )

    # --- the turn ---

    @property
    def first(self) -> str:
        return FACE_NAMES[self.s.first] if self.s.first >= 0 else ""

    def called(self, spirit: str) -> bool:
        return bool(self.s.called >> SPIRIT_NAMES.index(spirit) & 1)

    @property
    def elegance_is_owed(self) -> bool:
        return self.called("elegance") and not self.s.short_side_taken

    def in_play(self, spirit: str) -> bool:
        return spirit in [card.name for card in self.s.spirits]

    # --- the realm ---

    @property
    def space(self) -> int:
        return SPACE_NAMES.index(self.word)

    def spaces(self) -> list[int]:
        """All spaces of the realm, by its size."""
        columns, rows = map(int, self.option["realm"].split("x"))
        return [row * ACROSS + column for row in range(rows) for column in range(columns)]

    def tower(self, space: int) -> int:
        return self.realm.height[space] if space in self.spaces() else 0

    def shrine(self, space: int) -> bool:
        return bool(self.realm.shrines >> space & 1)

    def up(self, space: int) -> str:
        """The face-up tile on top, if there is one."""
        return FACE_NAMES[self.realm.face[space]] if self.tower(space) and self.realm.face[space] >= 0 else ""

    def tiles_up(self) -> dict[int, str]:
        return {space: self.up(space) for space in self.spaces() if self.up(space)}

    def open_down(self) -> list[int]:
        """Face-down top tiles that carry no shrine."""
        return [space for space in self.spaces() if self.tower(space) and not self.up(space) and not self.shrine(space)]

    def room(self) -> list[int]:
        """Where a tile may be placed: empty, or a face-down tile without a shrine."""
        return [space for space in self.spaces() if not self.up(space) and not self.shrine(space)]

    def shrines(self) -> list[int]:
        return [space for space in self.spaces() if self.shrine(space)]

    def after_paying(self, way: str) -> Look:
        """The same position when this tile, or a shrine of the pool, has been paid."""
        twin = self.s.clone()
        realm = twin.realms[twin.seat]
        if way == "shrine":
            realm.pool -= 1
        else:
            space = SPACE_NAMES.index(way)
            realm.face[space] = -1
            realm.height[space] -= 1
        look = Look.__new__(Look)
        look.__dict__.update(self.__dict__, s=twin, realm=realm)
        return look

    def ways_to_pay(self) -> list[str]:
        tiles = [SPACE_NAMES[space] for space in self.tiles_up()]
        return [*tiles, "shrine"] if self.realm.pool else tiles

    def groups(self, labels: dict[int, str]) -> Iterator[list[int]]:
        """Spaces with the same label that hang together."""
        left = dict(labels)
        while left:
            start, label = left.popitem()
            group, edge = [start], [start]
            while edge:
                for other in beside(edge.pop()):
                    if left.get(other) == label:
                        del left[other]
                        group.append(other)
                        edge.append(other)
            yield sorted(group)

    def type_groups(self) -> list[list[int]]:
        return list(self.groups({space: face[0] for space, face in self.tiles_up().items()}))

    def due_sets(self) -> list[list[int]]:
        return [group for group in self.type_groups() if len(group) >= 4]

    def number_groups(self) -> list[list[int]]:
        numbers = {space: face[1] for space, face in self.tiles_up().items() if face[0] not in SPECIAL}
        return [group for group in self.groups(numbers) if len(group) >= 4]

    def threes(self) -> list[list[int]]:
        return [group for group in self.type_groups() if len(group) == 3]

    def changed(self, space: int, letter: str) -> list[int]:
        """The group around a tile that counts as another type."""
        labels = {other: face[0] for other, face in self.tiles_up().items()} | {space: letter}
        return next(group for group in self.groups(labels) if space in group)

    def changes(self, in_check: bool) -> list[tuple[int, str]]:
        """Every face-up special tile with every type by which it makes, or in a check enlarges, a set."""
        due = self.due_sets() if in_check else []
        found = []
        for space, face in self.tiles_up().items():
            if face[0] not in SPECIAL or any(space in group for group in due):
                continue
            for letter in "MSFZWD":
                group = self.changed(space, letter)
                fits = not in_check or any(set(one) <= set(group) for one in due)
                if letter != face[0] and len(group) >= 4 and fits:
                    found.append((space, letter))
        return found

    # --- sets of this turn: their tiles that lie on top and carry nothing, and how many shrines they still take ---

    def turned(self) -> list[tuple[list[int], int]]:
        found = []
        for one in self.s.turned:
            on_top = [space for space in self.open_down() if one.tiles >> space & 1]
            found.append(([space for space in on_top if self.tower(space) == one.floors[space]], one.allowance))
        return found


def beside(space: int) -> list[int]:
    column = space % ACROSS
    near = [space - ACROSS, space + ACROSS]
    return near + ([space - 1] if column else []) + ([space + 1] if column < ACROSS - 1 else [])
