"""What a guest sees, piece by piece: what counts lights up, and the sum says for what it is."""

from __future__ import annotations

from teahouse.core.words import words
from teahouse.draw.scene import Scene, Sight
from teahouse.games.tang.rules.choices import CELL_NAMES, CHARACTER_WORDS
from teahouse.games.tang.rules.pieces import (
    ELEMENT,
    EMPRESS_VIEW,
    ICON_COUNT,
    ICON_VIEW,
    ICONS,
    LANDSCAPE_NAMES,
    MOON,
    NO_LANDSCAPE,
    PLACES,
    SIDE_SLOTS,
    SIDES,
    SITES,
    SPOTS,
    SUN,
    SUN_MOON_VIEW,
)
from teahouse.games.tang.rules.scoring import character_points, line_of_sight, parts, tiles_in_sight
from teahouse.games.tang.rules.state import NOWHERE, Tang
from teahouse.games.tang.screen.art.places import Places
from teahouse.games.tang.screen.art.tiles import T


def sight_of(made: Scene, s: Tang, places: Places, mini: int) -> Sight:
    """T-79 to T-83, T-94: the line of a guest in the garden and what it brings as things stand."""
    word, side = CHARACTER_WORDS[mini], s.at[mini] % 4
    cells = line_of_sight(s, mini)
    (_, decorations), (_, likes) = parts(s, word)
    what, icon, picture, count = _liked(s, mini, cells)
    said = words(
        "scene-sum",
        character=word,
        seat=s.owner[mini],
        cell=CELL_NAMES[cells[0]],
        side=SIDES[side],
        points=character_points(s, mini),
        decorations=decorations,
        likes=likes,
        what=what,
        icon=icon,
        count=count,
    )
    sight = Sight(said, character_points(s, mini), f"score-{word}")
    sight.cells = [(*places.cell(cell), T, T) for cell in cells]
    sight.parts = [("part-decorations", decorations, "deco-peonies"), (f"part-{what}", likes, picture)]
    for cell in cells:
        for spot in range(SPOTS):
            if s.standing[cell] and s.decoration(cell, spot) >= 0:
                sight.counts.append((f"deco:{CELL_NAMES[cell]}.{spot}", s.sight_coin))
    _courtiers(s, mini, cells, sight)
    for name, each in _counted_icons(s, mini, side):
        if name in made.pieces:
            sight.icons.append((name, each))
    if what == "icons" and icon and f"count.{SIDES[side]}.{icon}" in made.pieces:
        sight.icons.append((f"count.{SIDES[side]}.{icon}", 0))
    return sight


def _liked(s: Tang, mini: int, cells: list[int]) -> tuple[str, str, str, int]:
    """What a guest likes to see: its kind, the icon, a picture, and how often it is seen."""
    card = s.board.characters[mini]
    if card.view == ICON_VIEW:
        count = sum(1 for _ in _counted_icons(s, mini, s.at[mini] % 4))
        return "icons", ICONS[card.view_icon], f"icon-{ICONS[card.view_icon]}", count
    if card.view == SUN_MOON_VIEW:
        return "heaven", "", "icon-sun", sum(1 for _ in _counted_icons(s, mini, s.at[mini] % 4))
    if card.view == EMPRESS_VIEW:
        return "court", "", f"mini-{CHARACTER_WORDS[card.disliked[0]]}" if card.disliked else "mini-empress", 0
    return "tiles", "", f"site-{SITES[card.view_terrain]}", tiles_in_sight(s, card.view_terrain, cells)


def _counted_icons(s: Tang, mini: int, side: int) -> list[tuple[str, int]]:
    """T-82: the icons of the side's landscapes that count, and how much each of them."""
    card = s.board.characters[mini]
    if card.view == ICON_VIEW:
        every = card.view_icon == ELEMENT and s.rulings.elements_are_all_icons
        wanted, each = (range(ICON_COUNT) if every else [card.view_icon]), card.view_coins
    elif card.view == SUN_MOON_VIEW:
        wanted, each = [SUN, MOON], 0  # both together are worth more than twice one of them
    else:
        return []
    found = []
    for slot in range(SIDE_SLOTS):
        landscape = s.slots[side * SIDE_SLOTS + slot]
        if landscape == NO_LANDSCAPE:
            continue
        first = landscape * ICON_COUNT
        shown = [icon for icon in range(ICON_COUNT) for _ in range(s.board.icons[first + icon])]
        name = LANDSCAPE_NAMES[landscape]
        found += [(f"icon.{name}.{number}", each) for number, icon in enumerate(shown) if icon in wanted]
    return found


def _courtiers(s: Tang, mini: int, cells: list[int], sight: Sight) -> None:
    """T-83: those whom the Empress does not like to see, whoever owns them."""
    card = s.board.characters[mini]
    for other in card.disliked if card.view == EMPRESS_VIEW else []:
        if s.at[other] != NOWHERE and s.at[other] // 4 // PLACES in cells:
            sight.counts.append((f"mini:{CHARACTER_WORDS[other]}", -card.malus))
