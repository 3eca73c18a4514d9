"""The ten dragon cards, one function each, scored once after the last turn (C-70 to C-79)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.games.castle.rules.choices import REALM_COLUMNS
from teahouse.games.castle.rules.pieces import DATA, DRAGON, DRAGON_NAMES, FACTIONS, KIND_OF, KINDS, VALUE_OF
from teahouse.games.castle.rules.realm import BIT, Realm, groups, neighbours, size_of, spaces_of
from teahouse.games.castle.rules.rulings import Rulings

if TYPE_CHECKING:
    from mypy_extensions import i64

HUMILITY: Final = 0
RIGHTEOUSNESS: Final = 1
TRANQUILITY: Final = 2
BRAVERY: Final = 3
DOMINION: Final = 4
POWER: Final = 5
KNOWLEDGE: Final = 6
HARMONY: Final = 7
DEVOTION: Final = 8
COURAGE: Final = 9

_NUMBERS: Final[dict[str, dict[str, int]]] = {str(card["id"]): card["params"] for card in DATA["dragon"]}


def _number(dragon: int, name: str) -> int:
    return _NUMBERS[DRAGON_NAMES[dragon]][name]


HUMILITY_POINTS: Final = _number(HUMILITY, "vp_per_shrine")
RIGHTEOUSNESS_POINTS: Final = _number(RIGHTEOUSNESS, "vp_per_shrine")
FULL_LINE_BONUS: Final = _number(RIGHTEOUSNESS, "full_line_bonus")
TRANQUILITY_POINTS: Final = _number(TRANQUILITY, "vp_per_group")
BRAVERY_POINTS: Final = _number(BRAVERY, "vp_per_stack")
DOMINION_FLOOR: Final = _number(DOMINION, "min_floor")
POWER_WIN: Final = _number(POWER, "vp_win")
POWER_TIE: Final = _number(POWER, "vp_tie")
KNOWLEDGE_POINTS: Final = _number(KNOWLEDGE, "vp_per_symbol")
MIRRORED_TILES: Final = _number(HARMONY, "vp_tiles_per_axis")
MIRRORED_SHRINES: Final = _number(HARMONY, "vp_shrines_per_axis")
DEVOTION_POINTS: Final = _number(DEVOTION, "vp_per_shrine")
COURAGE_POINTS: Final = _number(COURAGE, "vp_per_shrine")


def dragon_points(dragon: int, realms: list[Realm], seat: int, rulings: Rulings) -> int:
    """What one dragon card gives to a seat."""
    realm = realms[seat]
    if dragon == HUMILITY:
        return humility(realm)
    if dragon == RIGHTEOUSNESS:
        return righteousness(realm)
    if dragon == TRANQUILITY:
        return tranquility(realm, rulings)
    if dragon == BRAVERY:
        return bravery(realm)
    if dragon == DOMINION:
        return dominion(realm)
    if dragon == POWER:
        return power(realms, seat)
    if dragon == KNOWLEDGE:
        return knowledge(realm)
    if dragon == HARMONY:
        return harmony(realm, rulings)
    if dragon == DEVOTION:
        return devotion(realm)
    return courage(realm)


def beside(realm: Realm, space: int) -> i64:
    """C-35: the spaces of the realm that share a side with this one."""
    bit: i64 = BIT[space]
    return neighbours(bit) & realm.shape.spaces


def humility(realm: Realm) -> int:
    """C-70: per shrine whose stack has a higher stack beside it."""
    points = 0
    for space in spaces_of(realm.shrines):
        for near in spaces_of(beside(realm, space)):
            if realm.height[near] > realm.height[space]:
                points += HUMILITY_POINTS
                break
    return points


def righteousness(realm: Realm) -> int:
    """C-71: per shrine in the best row and in the best column, more for a line full of shrines."""
    columns, rows = realm.shape.columns, realm.shape.rows
    best_row = best_column = 0
    for row in range(rows):
        line = [row * REALM_COLUMNS + column for column in range(columns)]
        best_row = max(best_row, line_points(realm, line))
    for column in range(columns):
        line = [row * REALM_COLUMNS + column for row in range(rows)]
        best_column = max(best_column, line_points(realm, line))
    return best_row + best_column


def line_points(realm: Realm, line: list[int]) -> int:
    shrines = 0
    for space in line:
        if realm.shrines & BIT[space]:
            shrines += 1
    points = shrines * RIGHTEOUSNESS_POINTS
    return points + FULL_LINE_BONUS if shrines == len(line) else points


def tranquility(realm: Realm, rulings: Rulings) -> int:
    """C-72: per connected group of face-down top tiles; tiles under shrines belong to groups."""
    down = realm.face_down()
    if not rulings.tranquility_counts_shrines:
        down &= ~realm.shrines
    return len(groups(down)) * TRANQUILITY_POINTS


def bravery(realm: Realm) -> int:
    """C-73: per stack strictly higher than every stack beside it."""
    points = 0
    for space in spaces_of(realm.occupied):
        highest = 0
        for near in spaces_of(beside(realm, space)):
            highest = max(highest, realm.height[near])
        if realm.height[space] > highest:
            points += BRAVERY_POINTS
    return points


def dominion(realm: Realm) -> int:
    """C-74: the highest face-up value of each faction on floor 3 or higher."""
    best = [0] * KINDS
    for space in spaces_of(realm.shown):
        if realm.height[space] >= DOMINION_FLOOR:
            face = realm.face[space]
            best[KIND_OF[face]] = max(best[KIND_OF[face]], VALUE_OF[face])
    return sum(best)


def power(realms: list[Realm], seat: int) -> int:
    """C-75: each faction's most valuable group against those of the neighbours left and right."""
    seats = len(realms)
    rivals = [(seat + 1) % seats]
    if seats > 2:
        rivals.append((seat - 1) % seats)
    points = 0
    for kind in range(FACTIONS):
        own = most_valuable_group(realms[seat], kind)
        if own == 0:
            continue
        for rival in rivals:
            other = most_valuable_group(realms[rival], kind)
            if own > other:
                points += POWER_WIN
            elif own == other:
                points += POWER_TIE
    return points


def most_valuable_group(realm: Realm, kind: int) -> int:
    """C-75: the highest sum of values in one group of a faction; 0 without a face-up tile of it."""
    best = 0
    for group in groups(realm.up[kind]):
        value = 0
        for space in spaces_of(group):
            value += VALUE_OF[realm.face[space]]
        best = max(best, value)
    return best


def knowledge(realm: Realm) -> int:
    """C-76: per different face-up special symbol."""
    symbols: list[int] = []
    for kind in range(FACTIONS, KINDS):
        for space in spaces_of(realm.up[kind]):
            if realm.face[space] not in symbols:
                symbols.append(realm.face[space])
    return len(symbols) * KNOWLEDGE_POINTS


def harmony(realm: Realm, rulings: Rulings) -> int:
    """C-77: per centre line that mirrors the heights, and per centre line that mirrors the shrines."""
    columns, rows = realm.shape.columns, realm.shape.rows
    tiles = realm.occupied != 0 or rulings.harmony_empty_counts
    shrines = realm.shrines != 0 or rulings.harmony_empty_counts
    points = 0
    for left_right in (True, False):
        same_heights = same_shrines = True
        for row in range(rows):
            for column in range(columns):
                space = row * REALM_COLUMNS + column
                if left_right:
                    mirror = row * REALM_COLUMNS + columns - 1 - column
                else:
                    mirror = (rows - 1 - row) * REALM_COLUMNS + column
                level = realm.height[space] == realm.height[mirror]
                here = realm.shrines & BIT[space] != 0
                there = realm.shrines & BIT[mirror] != 0
                same_heights = same_heights and level
                same_shrines = same_shrines and here == there and (level or not here)
        if tiles and same_heights:
            points += MIRRORED_TILES
        if shrines and same_shrines:
            points += MIRRORED_SHRINES
    return points


def devotion(realm: Realm) -> int:
    """C-78: per shrine with a face-up Dragon beside it."""
    dragons: i64 = realm.up[DRAGON]
    return size_of(neighbours(dragons) & realm.shrines) * DEVOTION_POINTS


def courage(realm: Realm) -> int:
    """C-79: per shrine on an edge space of the realm."""
    points = 0
    for space in spaces_of(realm.shrines):
        column, row = space % REALM_COLUMNS, space // REALM_COLUMNS
        if column in (0, realm.shape.columns - 1) or row in (0, realm.shape.rows - 1):
            points += COURAGE_POINTS
    return points
