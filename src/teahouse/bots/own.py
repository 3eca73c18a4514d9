"""Players of one's own: by file, by module, by an entry point, or as an object. docs/players.md is their manual.

A player is a `Bot`; or anything with `choose(state, rng)`; or such a function itself. A class, or a function of the
game alone, makes one. What it answers is checked, and what is wrong with it is told with player, position and choice.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from teahouse.bots.bot import Bot
from teahouse.bots.fault import PlayerFault, checked, position_of
from teahouse.core.errors import OptionError
from teahouse.core.game import Game
from teahouse.core.options import did_you_mean
from teahouse.core.rng import Rng
from teahouse.core.state import State

GROUP = "teahouse.players"  # of entry points: `first = "my_package.players:First"`
HOUSE = "teahouse."
EXPLAINED = "a player has choose(state, rng), or is such a function, or is made by a class or function of the game"


class OwnBot(Bot):
    """Somebody's player under the house's eyes: it gets a copy of the state, and its answers are looked at."""

    def __init__(self, game: Game, name: str, ask: Callable[[State, Rng], Any]) -> None:
        super().__init__(game)
        self.name = name
        self.ask = ask

    def choose(self, state: State, rng: Rng) -> int:
        try:
            answer = self.ask(state.clone(), rng)
        except PlayerFault:
            raise
        except Exception as problem:
            told = f"failed: {type(problem).__name__}: {problem}{_place(problem)}"
            raise PlayerFault(self.name, told, position_of(state)) from problem
        return checked(answer, self.name, self.game, state)


def _place(problem: Exception) -> str:
    """Where it happened, as far as that is the player's own code."""
    at = problem.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    return "" if at is None else f" ({Path(at.tb_frame.f_code.co_filename).name}, line {at.tb_lineno})"


def label(player: object) -> str:
    """What a player is called in tables: its name, or what it was given as."""
    if isinstance(player, str):
        return player
    own = getattr(player, "name", "")
    if isinstance(own, str) and own:
        return own
    return str(getattr(player, "__qualname__", type(player).__qualname__))


def seat(player: object, game: Game, name: str = "") -> Bot:
    """A player of that kind for a game, ready to be asked; raises OptionError for what is none."""
    name = name or label(player)
    if isinstance(player, type):
        return seat(_made(player, game, name), game, name)
    if isinstance(player, Bot) and type(player).__module__.startswith(HOUSE):
        return player  # one of ours
    ask = getattr(player, "choose", None)
    if callable(ask):
        return OwnBot(game, name, ask)
    if not callable(player):
        raise OptionError(f"'{name}' is no player: {EXPLAINED}")
    wanted = _parameters(player)
    if wanted == 2:
        return OwnBot(game, name, player)
    if wanted == 1:
        return seat(_made(player, game, name), game, name)
    raise OptionError(f"'{name}' takes {wanted} arguments: {EXPLAINED}")


def _made(maker: Callable[..., Any], game: Game, name: str) -> Any:
    try:
        return maker(game) if _parameters(maker) else maker()
    except (OptionError, PlayerFault):
        raise
    except Exception as problem:
        told = f"{type(problem).__name__}: {problem}{_place(problem)}"
        raise OptionError(f"the player '{name}' could not be made: {told}") from problem


def _parameters(thing: Callable[..., Any]) -> int:
    """How many arguments it must be given."""
    try:
        known = inspect.signature(thing).parameters.values()
    except (TypeError, ValueError):  # written in C
        return 2
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(one.default is one.empty for one in known if one.kind in kinds)


# --- by name ---


def load(name: str, game: Game) -> Bot:
    """The player `file.py:Name` or `module:Name`."""
    where, _, what = name.rpartition(":")
    module = _file(where) if where.endswith(".py") else _module(where, name)
    if not hasattr(module, what):
        own = [word for word, thing in vars(module).items() if getattr(thing, "__module__", "") == module.__name__]
        raise OptionError(f"{where} has no '{what}'; {did_you_mean(what, own)}")
    return seat(getattr(module, what), game, name)


def _file(where: str) -> ModuleType:
    path = Path(where).resolve()
    if not path.is_file():
        raise OptionError(f"there is no file '{where}' to take a player from")
    known = f"teahouse_player_{sha256(str(path).encode()).hexdigest()[:12]}"
    if known in sys.modules:
        return sys.modules[known]
    spec = spec_from_file_location(known, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))  # what lies beside it can be imported
    sys.modules[known] = module
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        del sys.modules[known]
        raise OptionError(f"{where}: {type(problem).__name__}: {problem}{_place(problem)}") from problem
    return module


def _module(where: str, name: str) -> ModuleType:
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))  # as `python -m` does; an installed command does not
    try:
        return import_module(where)
    except ImportError as problem:
        raise OptionError(f"there is no computer player '{name}': {problem}") from None


@cache
def installed() -> dict[str, EntryPoint]:
    """The players that installed packages bring, by their names."""
    return {found.name: found for found in entry_points(group=GROUP)}


def by_entry_point(name: str, game: Game) -> Bot:
    found = installed()[name]
    try:
        player = found.load()
    except Exception as problem:
        raise OptionError(f"the player '{name}' of {found.value} cannot be loaded: {problem}") from problem
    return seat(player, game, name)
