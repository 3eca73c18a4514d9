"""The greedy player at Way of the Panda (see `tests/bots/test_greedy.py` for what it does at every game)."""

from __future__ import annotations

from teahouse import bots
from teahouse.core.rng import Rng
from teahouse.games.panda.rules.game import GAME
from tests.games.panda.drawing import draw


def test_builds_where_everything_is_ready() -> None:
    """A place with its guards and its champion: it builds before the game is over."""
    champions = "Am=yunxi Ag=baihe Aw=hongye Bm=huguan Bg=huguan Bw=huguan"
    table = draw("r11:B r12:A", "", champions, ap=[2, 4], last="A=n2")
    table.s.passed[1] = True
    table.s.trigger = "city-bases"
    greedy = bots.find("greedy", GAME)
    seen: list[str] = []
    while not table.match.over:
        seen.append(GAME.notation(greedy.choose(table.s, Rng(1))))
        table.play(seen[-1])
    assert "build gate p15" in seen
