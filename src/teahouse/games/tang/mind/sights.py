"""What minis see, at a glance: of a tile, a decoration or a landscape, and where a mini itself would stand best."""

from __future__ import annotations

from typing import Final

from teahouse.games.tang.mind.growth import Hopes, mini_worth
from teahouse.games.tang.rules.choices import BLIND
from teahouse.games.tang.rules.pieces import (
    CHARACTER_COUNT,
    FIRST_SLOT,
    ICON_VIEW,
    LARGE,
    LARGE_LANDSCAPES,
    NO_LANDSCAPE,
    SIDE_SLOTS,
    SMALL,
    SUN_MOON_VIEW,
    TILE_VIEW,
)
from teahouse.games.tang.rules.scoring import line_of_sight, sight_preference
from teahouse.games.tang.rules.state import NOWHERE, Tang

UNKNOWN: Final = -1.0e9  # the value of a choice nobody has looked at


class View:
    """T-83: cells where a mini likes to see one more tile with a terrain."""

    def __init__(self, terrain: int, cells: list[int], gain: float) -> None:
        self.terrain: Final = terrain
        self.cells: Final = cells
        self.gain: Final = gain


def views_of_terrain(s: Tang, seat: int, hopes: Hopes) -> list[View]:
    """Of all minis in the garden; what the others gain is nearly as bad as the own gain is good."""
    found: list[View] = []
    for mini in range(CHARACTER_COUNT):
        card = s.board.characters[mini]
        if card.view == TILE_VIEW and s.at[mini] != NOWHERE and s.owner[mini] >= 0:
            cells = line_of_sight(s, mini)
            if sight_preference(s, mini, cells) < card.view_max:
                gain = float(card.view_coins) if s.owner[mini] == seat else -hopes.theirs * card.view_coins
                found.append(View(card.view_terrain, cells, gain))
    return found


class Sights:
    """What is in sight, in points, for a seat that still has so many turns."""

    def __init__(self, s: Tang, seat: int, turns: float, hopes: Hopes) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.turns: Final = turns
        self.hopes: Final = hopes
        self.known_views: list[View] | None = None  # worked out when they are needed

    # --- what comes into sight ---

    def shown(self, face: int, cell: int) -> float:
        """T-83: what minis that like to see a terrain make of the tile."""
        if self.known_views is None:
            self.known_views = views_of_terrain(self.s, self.seat, self.hopes)
        value = 0.0
        for view in self.known_views:
            if self.s.faces.shows[face] >> view.terrain & 1 and cell in view.cells:
                value += view.gain
        return value

    def looked_at(self, cell: int) -> float:
        """T-79: own minis that will see a decoration there, less the others'."""
        s = self.s
        value = 0.0
        for mini in range(CHARACTER_COUNT):
            if s.at[mini] != NOWHERE and s.owner[mini] >= 0 and cell in line_of_sight(s, mini):
                value += s.sight_coin if s.owner[mini] == self.seat else -self.hopes.theirs * s.sight_coin
        return value

    def landscape(self, landscape: int) -> float:
        best = UNKNOWN
        size = LARGE if landscape < LARGE_LANDSCAPES else SMALL
        for slot in self.s.free_slots(size):
            if slot % 3 == 0 or best == UNKNOWN:
                best = max(best, self.landscape_on(landscape, slot // 3))
        return best

    def landscape_on(self, landscape: int, side: int) -> float:
        """T-82, T-83: what minis that look there make of it; the own one that is still to come will choose its side."""
        s = self.s
        first = side * SIDE_SLOTS + FIRST_SLOT[LARGE if landscape < LARGE_LANDSCAPES else SMALL]
        slot = first
        while s.slots[slot] != NO_LANDSCAPE:
            slot += 1
        value = -self.seen_on(side)
        s.slots[slot] = landscape
        value += self.seen_on(side)
        s.slots[slot] = NO_LANDSCAPE
        return value

    def seen_on(self, side: int) -> float:
        s = self.s
        value = 0.0
        for mini in range(CHARACTER_COUNT):
            card = s.board.characters[mini]
            if s.owner[mini] < 0 or card.view not in (ICON_VIEW, SUN_MOON_VIEW):
                continue
            if s.at[mini] == NOWHERE:
                if mini == s.active[self.seat] and self.turns > 0.0:
                    s.at[mini] = side
                    value += 0.4 * sight_preference(s, mini, [])
                    s.at[mini] = NOWHERE
            elif s.at[mini] % 4 == side:
                seen = sight_preference(s, mini, [])
                value += seen if s.owner[mini] == self.seat else -self.hopes.theirs * seen
        return value

    # --- who comes into the garden, and where ---

    def influence(self, character: int) -> float:
        if character == BLIND:
            row = [self.influence(other) for other in self.s.row]
            return max(row) - 1.0 if row else 0.0
        return max(self.send(character, character), self.send(self.s.active[self.seat], character))

    def send(self, mini: int, new: int) -> float:
        """T-59: one of both goes into the garden, the skill of the other one is kept."""
        s = self.s
        best = 0.0
        for space in s.character_spaces():
            best = max(best, self.stand(mini, space))
        active = s.active[self.seat] if mini == new else new
        return best + self.hopes.skills[s.board.characters[active].skill] * self.turns

    def stand(self, mini: int, space: int) -> float:
        best = UNKNOWN
        for side in range(4):
            best = max(best, self.facing(mini, space * 4 + side))
        return best

    def facing(self, mini: int, at: int) -> float:
        s = self.s
        before = s.at[mini]
        s.at[mini] = at
        value = mini_worth(s, mini, self.turns, self.hopes)
        s.at[mini] = before
        return value

    def moved(self, mini: int) -> float:
        """T-70.3: what moving or turning a mini gains."""
        s = self.s
        at = s.at[mini]
        best = self.stand(mini, at // 4)
        for space in s.character_spaces():
            best = max(best, self.stand(mini, space))
        return best - mini_worth(s, mini, self.turns, self.hopes)
