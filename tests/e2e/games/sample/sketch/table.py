"""Walkers in letters: a line per place, whoever has laid a stone there beside it."""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.games.sample.rules.game import Walkers

from teahouse.core.state import Event, State
from teahouse.games.face import Row, Say


def table(
    state: State,
    say: Say,
    width: int = 100,
    viewer: int = 0,
    names: Sequence[str] = (),
    recent: Sequence[Event] = (),
    tight: bool = False,
) -> list[Row]:
    assert isinstance(state, Walkers)
    lines: list[Row] = [[(f"{names[seat]}: {points}", "")] for seat, points in enumerate(state.points)]
    for place, name in enumerate(state.names):
        owner = names[state.stones[place][0]] if place in state.stones else "-"
        lines.append([(f"{place + 1:2} {name} ", ""), (owner, "")])
    return lines
