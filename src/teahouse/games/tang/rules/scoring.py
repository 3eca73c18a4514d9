"""The final score of Tang Garden, a line per source (T-74 to T-83), and the tie-breaks (T-84)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.games.tang.rules.choices import CHARACTER_WORDS
from teahouse.games.tang.rules.pieces import (
    BIRDS,
    BRIDGE,
    CHARACTER_COUNT,
    EMPRESS_VIEW,
    EMPTY,
    FIRST_TREE,
    FISH,
    ICON_VIEW,
    KIND_COUNT,
    LOTUS,
    MOON,
    NO_LANDSCAPE,
    OFF,
    PAVILION,
    PEONIES,
    PLACES,
    SIDE_SLOTS,
    SPOTS,
    START_FACES,
    SUN,
    SUN_MOON_VIEW,
)

if TYPE_CHECKING:
    from teahouse.games.tang.rules.board import Character
    from teahouse.games.tang.rules.state import Tang

NOWHERE: Final = -1
VIEW_NAMES: Final = ["icons", "icons", "tiles", "court"]  # ICON_VIEW, SUN_MOON_VIEW, TILE_VIEW, EMPRESS_VIEW


def breakdown(s: Tang, seat: int) -> list[tuple[str, int]]:
    """T-74: coins gained in play, decoration cards, and every mini in the garden by its character."""
    lines = [("coins", s.coins[seat])]
    if s.seats > 1:
        first = seat * KIND_COUNT
        cards = s.cards[first : first + KIND_COUNT]
        pair = s.board.pair_value
        lines += [
            ("birds-fish", pair * min(cards[BIRDS], cards[FISH])),  # T-75
            ("lotus-peonies", pair * min(cards[LOTUS], cards[PEONIES])),
            ("bridges", s.board.bridge_value * cards[BRIDGE]),  # T-76
            ("pavilions", pavilion_points(s, seat)),
            ("trees", tree_points(s, cards[FIRST_TREE:])),
        ]
    for character in range(CHARACTER_COUNT):
        if s.owner[character] == seat and s.at[character] != NOWHERE:
            lines.append((CHARACTER_WORDS[character], character_points(s, character)))
    return lines


def pavilion_points(s: Tang, seat: int) -> int:
    """T-77: most and second most pavilion cards; ties share, rounded down; nobody scores without a card."""
    counts = [s.cards[other * KIND_COUNT + PAVILION] for other in range(s.seats)]
    own = counts[seat]
    if own == 0:
        return 0
    more = sum([1 for count in counts if count > own])
    equal = sum([1 for count in counts if count == own])
    if more == 0:
        whole = s.board.pavilion_first + s.board.pavilion_second if equal > 1 else s.board.pavilion_first
        return whole // equal
    return s.board.pavilion_second // equal if more == 1 else 0


def tree_points(s: Tang, trees: list[int]) -> int:
    """T-78: set number j contains every kind owned at least j times."""
    points = 0
    size = 1
    while True:
        kinds = sum([1 for count in trees if count >= size])
        if kinds == 0:
            return points
        points += s.board.tree_values[kinds]
        size += 1


def line_of_sight(s: Tang, character: int) -> list[int]:
    """T-80: the own cell and all further ones in the direction the mini faces, to the last on the board."""
    at = s.at[character]
    cell, facing = at // 4 // PLACES, at % 4
    cells: list[int] = []
    while cell != OFF:
        cells.append(cell)
        cell = s.board.near[cell * 4 + facing]
    return cells


def decorations_in_sight(s: Tang, cells: list[int]) -> int:
    count = 0
    for cell in cells:
        if s.standing[cell] != 0:
            for spot in range(SPOTS):
                if s.decoration(cell, spot) >= 0:
                    count += 1
    return count


def character_points(s: Tang, character: int) -> int:
    """T-79, T-94: a coin for each decoration in the line of sight, and the sight preference."""
    cells = line_of_sight(s, character)
    return s.sight_coin * decorations_in_sight(s, cells) + sight_preference(s, character, cells)


def parts(s: Tang, source: str) -> list[tuple[str, int]]:
    """The points of a character, apart: decorations in sight, and what it likes to see; nothing of other sources."""
    if source not in CHARACTER_WORDS:
        return []
    character = CHARACTER_WORDS.index(source)
    cells = line_of_sight(s, character)
    likes = VIEW_NAMES[s.board.characters[character].view]
    return [
        ("decorations", s.board.sight_coin * decorations_in_sight(s, cells)),
        (likes, sight_preference(s, character, cells)),
    ]


def sight_preference(s: Tang, character: int, cells: list[int]) -> int:
    """T-83."""
    card = s.board.characters[character]
    side = s.at[character] % 4
    if card.view == ICON_VIEW:
        return card.view_coins * icons_on(s, side, card.view_icon)
    if card.view == SUN_MOON_VIEW:
        sun, moon = icons_on(s, side, SUN) > 0, icons_on(s, side, MOON) > 0
        return card.view_both if sun and moon else card.view_coins if sun or moon else 0
    if card.view == EMPRESS_VIEW:
        return card.view_coins - card.malus * disliked_in_sight(s, card, cells)
    return min(card.view_max, card.view_coins * tiles_in_sight(s, card.view_terrain, cells))


def icons_on(s: Tang, side: int, icon: int) -> int:
    """T-82: the active landscape is all landscapes of the side."""
    count = 0
    for slot in range(SIDE_SLOTS):
        landscape = s.slots[side * SIDE_SLOTS + slot]
        if landscape != NO_LANDSCAPE:
            count += s.board.icon_count(landscape, icon, s.rulings.elements_are_all_icons)
    return count


def tiles_in_sight(s: Tang, terrain: int, cells: list[int]) -> int:
    """T-83: tiles that show a terrain; the starting tile counts once, or not at all."""
    count = 0
    start = False
    for cell in cells:
        face = s.lying[cell]
        if face == EMPTY or not s.faces.shows[face] >> terrain & 1:
            continue
        if face >= START_FACES:
            start = s.rulings.start_tile_in_view
        else:
            count += 1
    return count + 1 if start else count


def disliked_in_sight(s: Tang, card: Character, cells: list[int]) -> int:
    """T-83: the Emperor and the Lady, whoever owns them."""
    count = 0
    for other in card.disliked:
        at = s.at[other]
        if at != NOWHERE and at // 4 // PLACES in cells:
            count += 1
    return count


def tie_break(s: Tang, seat: int) -> list[int]:
    """T-84: landscape tokens still owned, then the cubes from the foremost."""
    cubes = sorted(s.cubes[seat * 3 : seat * 3 + 3], reverse=True)
    return [s.owned[seat * 2] + s.owned[seat * 2 + 1], *cubes]
