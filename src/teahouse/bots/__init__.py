"""Computer players. Each sees the same state a person sees: nothing in a state is secret."""

from __future__ import annotations

from collections.abc import Callable

from teahouse.bots.bot import Bot
from teahouse.bots.chance_player import RandomBot
from teahouse.bots.greedy import GreedyBot
from teahouse.core.errors import OptionError
from teahouse.core.game import Game
from teahouse.core.options import did_you_mean

BOTS: dict[str, Callable[[Game], Bot]] = {"greedy": GreedyBot, "random": RandomBot}


def find(name: str, game: Game) -> Bot:
    """A new computer player of that name for a game."""
    if name not in BOTS:
        raise OptionError(f"there is no computer player '{name}'; {did_you_mean(name, list(BOTS))}")
    return BOTS[name](game)
