"""The games under contract: all there are. A new game brings an `invariants.py` beside its own tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module

from hypothesis import strategies as st

from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, State
from teahouse.games import find, names

GAMES = names()

LONGEST = 20_000  # choices of a match, draws included; no game of the house comes near it


def invariants(name: str) -> Callable[[State], None]:
    """The game's own check of one position: pieces conserved, whatever its rules promise."""
    check: Callable[[State], None] = import_module(f"tests.games.{name}.invariants").check
    return check


@st.composite
def tables(draw: st.DrawFn) -> tuple[Game, int, dict[str, str], int]:
    """A game, a number of seats, any options, a seed."""
    game = find(draw(st.sampled_from(GAMES)))
    seats = draw(st.sampled_from(game.seats))
    changed = draw(st.lists(st.sampled_from(game.options), unique_by=lambda option: option.name, max_size=6))
    options = {option.name: draw(st.sampled_from(option.values)) for option in changed}
    return game, seats, options, draw(st.integers(0, 2**40))


def walk(match: Match, seed: int, limit: int = LONGEST) -> Iterator[int]:
    """Play at random; yields every choice before it is made."""
    rng = Rng(seed)
    while not match.over and limit:
        limit -= 1
        state = match.state
        legal = state.legal()
        choice = state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))]
        yield choice
        match.play(choice)


def played(game: Game, seats: int, options: dict[str, str], seed: int, limit: int = LONGEST) -> Match:
    match = Match(game, seats, options)
    for _ in walk(match, seed, limit):
        pass
    return match
