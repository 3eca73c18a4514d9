"""The greedy player of Tang Garden with any number of players (see `tests/bots/test_greedy.py` for the rest)."""

from __future__ import annotations

from tests.bots.positions import play
from tests.share import share


def test_beats_three_random_players() -> None:
    assert play("tang", ["random", "greedy", "random", "random"], 3).ranking()[1] == 1


def test_completes_solo_gardens() -> None:
    """Random placing does in one game of seventy."""
    endings = [play("tang", ["greedy"], seed).ending for seed in range(share(6))]
    assert sum(ending != "solo-lost" for ending in endings) >= len(endings) / 2
