"""Tang Garden for 1 to 4 players, as a PettingZoo AEC environment; docs/research.md says what it promises."""

from __future__ import annotations

from typing import Any

from teahouse.envs.aec import TableEnv, Wrapped, wrap


def raw_env(**words: Any) -> TableEnv:
    """The bare environment: an illegal action raises IllegalChoice with the rule that forbids it."""
    return TableEnv("tang", 0, **words)


def env(**words: Any) -> Wrapped:
    """With PettingZoo's wrappers. Keywords: players, rewards, planes, render_mode, preset, and the game's options."""
    return wrap(raw_env(**words))
