"""The points a choice brings at once, in words, where a glance shows them."""

from __future__ import annotations

from teahouse.core.choices import Family
from teahouse.core.words import Words, words
from teahouse.games.castle.rules.choices import BUILD, DISCARD, DROP, PLACE, SUMMON
from teahouse.games.castle.rules.pieces import (
    DISCARD_POINTS,
    KIND_OF,
    NO_FACE,
    SHRINE_POINTS,
    TOKEN_POINTS,
    set_points,
)
from teahouse.games.castle.rules.realm import BIT, Realm, connected, has_four, size_of
from teahouse.games.castle.rules.realm_spirits import DropTile
from teahouse.games.castle.rules.state import Castle


def gain(s: Castle, family: Family, choice: int) -> Words | None:
    points = 0
    realm = s.realms[s.actor]
    if family is PLACE:
        points = _set_by(realm, s.first if s.first != NO_FACE else s.second, PLACE.index(choice))
    elif family is DROP:
        step = s.pending[-1]
        if isinstance(step, DropTile) and realm.face[step.source] != NO_FACE:
            points = _set_by(realm, realm.face[step.source], DROP.index(choice), step.source)
    elif family is BUILD:
        points = SHRINE_POINTS[min(realm.height[BUILD.index(choice)], 3)]
    elif family is DISCARD:
        points = DISCARD_POINTS
    elif family is SUMMON:
        points = TOKEN_POINTS
    return words("gain-points", points=points) if points else None


def _set_by(realm: Realm, face: int, space: int, source: int = -1) -> int:
    """C-37, C-39: the points of the set that this tile would complete there."""
    kind = KIND_OF[face]
    tiles = realm.up[kind] | BIT[space]
    if source >= 0:
        tiles &= ~BIT[source]
    if not has_four(tiles):
        return 0
    group = connected(BIT[space], tiles)
    return set_points(kind, size_of(group)) if has_four(group) else 0
