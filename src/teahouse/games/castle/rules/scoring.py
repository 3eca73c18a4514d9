"""The final score of Dragon Castle, a line per source (C-84), and the tie-breaks (C-85)."""

from __future__ import annotations

from teahouse.games.castle.rules.dragons import dragon_points
from teahouse.games.castle.rules.pieces import DRAGON_NAMES, TOKEN_POINTS
from teahouse.games.castle.rules.realm import Realm, size_of
from teahouse.games.castle.rules.rulings import Rulings


def breakdown(realms: list[Realm], seat: int, dragons: list[int], rulings: Rulings) -> list[tuple[str, int]]:
    """C-84: points gained in play, shrines, countdown tokens, and every dragon card."""
    realm = realms[seat]
    lines = [
        ("sets", realm.set_points),
        ("discards", realm.discard_points),
        ("shrines", realm.shrine_points()),
        ("tokens", realm.tokens * TOKEN_POINTS),
    ]
    for dragon in dragons:
        lines.append((DRAGON_NAMES[dragon], dragon_points(dragon, realms, seat, rulings)))
    return lines


def tie_break(realm: Realm, rulings: Rulings) -> list[int]:
    """C-85: most stacks with a face-down top tile, then most shrines in the realm."""
    down = realm.face_down()
    if not rulings.tie_counts_shrine_stacks:
        down &= ~realm.shrines
    return [size_of(down), size_of(realm.shrines)]
