"""Which computer players sit down where nobody chose one."""

from __future__ import annotations

from functools import cache

from teahouse import bots
from teahouse.bots import levels
from teahouse.core.game import Game


@cache
def bots_for(game: Game) -> list[str]:
    """The levels of this game, the weakest first; other computer players where a game has no levels yet."""
    for names in (levels.LEVELS, ("greedy",), ("random",)):
        try:
            for name in names:
                bots.find(name, game)
        except ModuleNotFoundError:  # a game without `knowledge` or `features` yet
            continue
        return list(names)
    return []


def default_bot(game: Game) -> str:
    """Whom one meets who did not choose: a level in the middle."""
    names = bots_for(game)
    return levels.DEFAULT if levels.DEFAULT in names else names[0]
