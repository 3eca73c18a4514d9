"""Refusals of Tang Garden that only a board of one's own can come to, on drawn positions; all others are in
refused.txt."""

from __future__ import annotations

from collections.abc import Callable

from teahouse.games.tang.rules.decorating import CHOOSE_CARD
from teahouse.games.tang.rules.influence import END_OF_TURN
from teahouse.games.tang.rules.state import Tang
from tests.games.tang.drawing import Table, draw, solo

ELSEWHERE = {"another-card-than-in-the-rulebook", "no-landscape-shows-an-element"}  # advice before a match


def no_cards() -> Table:
    """Fewer cards than the printed game has: all of them have been kept."""
    table = draw(active="merchant", coins=3, standing="")
    table.play("decorate")
    s = table.state
    s.deck, s.deck_size = [0] * len(s.deck), 0
    s.drawn = [6]
    s.pending[-1] = CHOOSE_CARD[0]
    return table


def nobody_left() -> Table:
    """All twelve guests have been invited; A kept a token from an earlier turn."""
    table = draw(minis="hermit e5 court N 0", cubes="2/2/2")
    s = table.state
    s.row, s.characters = [], 0
    s.holds_token[0] = True
    s.pending[-1] = END_OF_TURN[0]
    return table


TABLES: dict[str, tuple[Callable[[], Table], str]] = {
    "no-two-tiles-are-face-up": (lambda: draw(up="G13"), "lantern two-tiles"),
    "no-card-is-there-for-the-merchant": (no_cards, "merchant cards"),
    "no-card-lies-beside-the-stack": (lambda: solo(beside="-, fish any, pavilion rock, bridge any"), "build greenery"),
    "no-character-is-left": (nobody_left, "influence child"),
}


def _state(make: Callable[[], Table]) -> Callable[[], Tang]:
    return lambda: make().state


CASES = {key: (_state(make), choice) for key, (make, choice) in TABLES.items()}
