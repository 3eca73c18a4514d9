"""A game as a PettingZoo AEC environment, version 0; docs/research.md says what it promises.

PettingZoo's users import an environment by its name and version: `from teahouse.envs import castle_v0`. This file is
that module for every game: `teahouse.envs` lets it be imported under the name of each of them.
"""

from __future__ import annotations

from typing import Final

from teahouse.envs.aec import TableEnv, Wrapped, wrap

GAME: Final = __name__.rpartition(".")[2].removesuffix("_v0")


def raw_env(
    *,
    players: int | None = None,
    rewards: str = "place",
    observation: str = "bytes",
    render_mode: str | None = None,
    preset: str | None = None,
    **options: str | int | bool,
) -> TableEnv:
    """The bare environment: an illegal action raises IllegalChoice with the rule that forbids it."""
    return TableEnv(GAME, 0, players, rewards, observation, render_mode, preset, **options)


def env(
    *,
    players: int | None = None,
    rewards: str = "place",
    observation: str = "bytes",
    render_mode: str | None = None,
    preset: str | None = None,
    **options: str | int | bool,
) -> Wrapped:
    """With PettingZoo's wrappers. Further keywords are the game's options."""
    return wrap(TableEnv(GAME, 0, players, rewards, observation, render_mode, preset, **options))
