"""What tiles and stacks are called in sentences."""

from __future__ import annotations

from teahouse.core.words import Values
from teahouse.games.castle.rules.pieces import FACE_NAMES, NO_FACE, SHRINE_POINTS


def face_name(face: int) -> str:
    return "" if face == NO_FACE else FACE_NAMES[face]


def about_stack(height: int, face: int, shrine: bool) -> Values:
    """What a sentence may say about what stands on a space of a realm."""
    return {
        "face": face_name(face),
        "height": height,
        "points": SHRINE_POINTS[min(height, len(SHRINE_POINTS) - 1)],
        "piece": "shrine" if shrine else "back" if face == NO_FACE else "tile",
    }
