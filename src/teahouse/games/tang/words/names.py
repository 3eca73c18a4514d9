"""What edges, icons and cards are called in sentences.

An edge is a sign in the terminal and a letter on a screen, where its sentence is said to people who do not see it.
"""

from __future__ import annotations

from teahouse.core.words import Say, Values
from teahouse.games.tang.rules.choices import KIND_WORDS
from teahouse.games.tang.rules.faces import Faces
from teahouse.games.tang.rules.pieces import BONUS_COUNT, BONUSES, ICON_COUNT, ICONS, NO_TILE, TERRAINS, TILE_NAMES
from teahouse.games.tang.rules.state import Tang

EDGE_SIGNS = '"~^·#TTT'  # greenery, water, rock, path, wall, temples
EDGE_LETTERS = "gwrpxttti"  # by edge type: greenery, water, rock, path, wall, temples, inside the starting tile
assert TERRAINS[0] == "greenery"  # the order of both


def edge_letters(faces: Faces, face: int) -> Values:
    """What a tile shows, for people who do not see it: a letter for each side."""
    return {side: EDGE_LETTERS[faces.edge[face * 4 + d]] for d, side in enumerate("nesw")}


def tile_signs(s: Tang, tile: int, rotation: int = 0) -> Values:
    """A tile by its name and the signs of its edges."""
    if tile == NO_TILE:
        return {}
    edges = s.faces.edge[(tile * 4 + rotation) * 4 :][:4]
    return {"tile": TILE_NAMES[tile], "edges": "".join(EDGE_SIGNS[edge] for edge in edges)}


def icons(s: Tang, landscape: int, say: Say | None = None) -> str:
    """The icons of a landscape, as the board file calls them or in words."""
    found = [(ICONS[icon], s.board.icons[landscape * ICON_COUNT + icon]) for icon in range(ICON_COUNT)]
    named = [(say(f"icon-{name}") if say else name, count) for name, count in found if count]
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in named)


def card_name(say: Say, card: int) -> str:
    kind, bonus = KIND_WORDS[card // BONUS_COUNT], BONUSES[card % BONUS_COUNT]
    return say("sketch-card", kind=say(f"kind-{kind}"), bonus=say(f"bonus-{bonus}"))
