"""Computer players. Each sees the same state a person sees: nothing in a state is secret.

People meet the levels (`levels.LEVELS`). For experiments there are `random`, `greedy` and, with a number of simulations
or seconds per turn, `search:500`, `search:1s`, `uct:500` (random playouts, no knowledge), `search:500:lesson.toml`,
`search:500:unlearned`. Players of one's own are `file.py:Class`, `module:Class`, the name of an entry point, objects
(`own.py`), and `run:COMMAND` (`process.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from teahouse.bots import levels, own, process
from teahouse.bots.bot import Bot
from teahouse.bots.chance_player import RandomBot
from teahouse.bots.greedy import GreedyBot
from teahouse.bots.search import lessons
from teahouse.bots.search.player import SearchBot
from teahouse.bots.search.uct import UctBot
from teahouse.core.errors import OptionError
from teahouse.core.game import Game
from teahouse.core.options import did_you_mean

BOTS: dict[str, Callable[[Game], Bot]] = {name: partial(levels.player, name) for name in levels.LEVELS}
BOTS |= {"greedy": GreedyBot, "random": RandomBot}
SEARCHING: dict[str, type[SearchBot]] = {"search": SearchBot, "uct": UctBot}
WITHOUT_LIMIT = 1 << 40
UNLEARNED = "unlearned"


def find(name: object, game: Game, timed: bool = False) -> Bot:
    """The computer player of that name for a game, or one of one's own, by name or as an object.

    Only a table watches the clock (`timed`): elsewhere a level searches as often as it should, so that the same seed
    gives the same game on a busy machine, too.
    """
    if not isinstance(name, str):
        return own.seat(name, game)
    kind, _, size = name.partition(":")
    if kind in SEARCHING and size:
        return _searching(name, SEARCHING[kind], size, game)
    if kind == process.RUN:
        return process.ProcessBot(game, name)
    if ":" in name:
        return own.load(name, game)
    if name in BOTS:
        return BOTS[name](game) if name not in levels.LEVELS else levels.player(name, game, timed)
    if name in own.installed():
        return own.by_entry_point(name, game)
    known = [*BOTS, *own.installed(), *[f"{word}:500" for word in SEARCHING]]
    raise OptionError(f"there is no computer player '{name}'; {did_you_mean(name, known)}")


def _searching(name: str, kind: type[SearchBot], size: str, game: Game) -> Bot:
    """`search:500` simulates 500 times, `search:1.5s` takes a second and a half for a turn.

    It follows the lesson that comes with the package; `search:500:lesson.toml` another one of `teahouse train`, and
    `search:500:unlearned` none.
    """
    size, _, file = size.partition(":")
    try:
        player = kind(game, WITHOUT_LIMIT, float(size[:-1])) if size.endswith("s") else kind(game, int(size))
    except ValueError:
        raise OptionError(f"'{name}': simulations are a whole number, seconds like 1.5s") from None
    if file:
        player.lesson = None if file == UNLEARNED else lessons.read(Path(file), game)
    elif kind is SearchBot:
        player.lesson = lessons.shipped(game)
    return player
