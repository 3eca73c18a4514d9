"""Perft: how many sequences of decisions begin at a position, pinned. A change here is a change of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from teahouse import games
from teahouse.core.state import CHANCE
from teahouse.lab.perft import perft

GAMES = Path(__file__).parents[1] / "games"
MOST = 120_000  # sequences; what is longer is for `teahouse perft`


def pinned(game: str) -> list[tuple[list[int], str]]:
    """The counts and the position of every entry of a game's perft.txt, a line each."""
    file = GAMES / game / "perft.txt"
    text = file.read_text("utf-8") if file.is_file() else ""
    lines = [line for line in text.splitlines() if line and line[0] != "#"]
    return [([int(word) for word in lines[at].split()], lines[at + 1]) for at in range(0, len(lines), 2)]


ENTRIES = [(game, counts, text) for game in games.names() for counts, text in pinned(game)]


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_its_counts(game):
    assert pinned(game), f"tests/games/{game}/perft.txt has no counts with a position (`teahouse perft` tells both)"


@pytest.mark.parametrize(("game", "counts", "text"), ENTRIES, ids=lambda value: value if isinstance(value, str) else "")
def test_perft(game, counts, text):
    state = games.face(game).game.read_position(text)
    assert state.actor != CHANCE
    wanted = [count for count in counts if count <= MOST]
    assert len(wanted) > 1
    assert perft(state, len(wanted)) == wanted
