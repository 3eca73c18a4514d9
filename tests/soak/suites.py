"""The suites of Gymnasium, PettingZoo and OpenSpiel over every setting of every game that learners can see.

    python -m tests.soak.suites            # some minutes; --game castle, --suite gymnasium, --seed 1

Every number of players with every kind of reward and observation; every preset, and every value of every option, each
with players, reward and observation at random. `make test` asks the suites for the usual settings alone.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import random
import sys
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import teahouse.envs  # noqa: F401  makes the ids known
from teahouse.begin import read_options
from teahouse.core.errors import TeahouseError
from teahouse.core.game import Game
from teahouse.envs.payoffs import NAMES as REWARDS
from teahouse.envs.spaces import OBSERVATIONS
from teahouse.games import face, find, names

# what PettingZoo's own board games are told as well: an observation with a mask is a dictionary
USUAL = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


class Setting(NamedTuple):
    game: str
    players: int
    rewards: str
    observation: str
    options: dict[str, str]  # with a preset among them

    def words(self) -> dict[str, Any]:
        """As keywords of an environment."""
        usual = {"players": self.players, "rewards": self.rewards, "observation": self.observation}
        return usual | self.options


def possible(game: Game, players: int, options: dict[str, str]) -> bool:
    rest = {name: value for name, value in options.items() if name != "preset"}
    try:
        game.start(players, read_options(game, options.get("preset"), rest))
    except TeahouseError:
        return False
    return True


def settings(name: str, dice: random.Random) -> Iterator[Setting]:
    game = find(name)
    for players in game.seats:
        for rewards in REWARDS:
            for observation in OBSERVATIONS:
                yield Setting(name, players, rewards, observation, {})
    chosen = [{"preset": preset} for preset in game.presets]
    chosen += [{option.name: value} for option in game.options for value in option.values]
    for options in chosen:
        seats = [players for players in game.seats if possible(game, players, options)]
        if seats:
            yield Setting(name, dice.choice(seats), dice.choice(REWARDS), dice.choice(OBSERVATIONS), options)


def in_gymnasium(setting: Setting, seat: int) -> None:
    known = f"teahouse/{setting.game.capitalize()}-v0"
    env = gymnasium.make(known, render_mode="ansi", seat=seat, **setting.words())
    check_env(env.unwrapped)


def in_pettingzoo(setting: Setting, seat: int) -> None:
    module = import_module(f"teahouse.envs.{setting.game}_v0")
    for made in (module.env, module.raw_env):
        api_test(made(**setting.words()), num_cycles=40)
    seed_test(lambda: module.env(**setting.words()), num_cycles=20)


def in_openspiel(setting: Setting, seat: int) -> None:
    import pyspiel  # noqa: PLC0415  not made for every system

    import_module("teahouse.envs.spiel")
    words = {name: value for name, value in setting.words().items() if name not in setting.options}
    options = " ".join(f"{name}:{value}" for name, value in setting.options.items() if name != "preset")
    words |= {"options": options, "preset": setting.options.get("preset", "")}
    game = pyspiel.load_game(f"python_teahouse_{setting.game}", words)
    pyspiel.random_sim_test(game, 1, not setting.options, False)  # written down and read back with usual options


SUITES: dict[str, Callable[[Setting, int], None]] = {
    "gymnasium": in_gymnasium,
    "pettingzoo": in_pettingzoo,
    "openspiel": in_openspiel,
}


def complaint(suite: str, setting: Setting, seat: int) -> str:
    """What the suite has against it; empty if nothing."""
    with warnings.catch_warnings(record=True) as said, contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("always")
        try:
            SUITES[suite](setting, seat)
        except Exception as problem:
            return f"{type(problem).__name__}: {problem}"
    return "; ".join(str(word.message) for word in said if not str(word.message).startswith(USUAL))


def main() -> int:
    seen = [name for name in names() if face(name).observer is not None]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=seen)
    parser.add_argument("--suite", action="append", choices=SUITES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="only every so manieth setting")
    asked = parser.parse_args()
    failed = 0
    for suite in asked.suite or SUITES:
        dice, count = random.Random(asked.seed), 0
        for name in asked.game or seen:
            for setting in list(settings(name, dice))[:: asked.every]:
                count += 1
                if told := complaint(suite, setting, dice.randrange(setting.players)):
                    failed += 1
                    print(f"{suite}, {setting}: {told}", flush=True)
        print(f"{suite}: {count} settings", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
