"""Positions to think about, the first decisions of a game and some in the middle of it; and whole games."""

from __future__ import annotations

from teahouse import bots, games
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State

# every game with as few and as many as there may be, and with two
SETTINGS = [
    (name, seats)
    for name in games.names()
    for seats in games.find(name).seats
    if seats in (2, min(games.find(name).seats), max(games.find(name).seats))
]


def position(name: str, seats: int, decisions: int, seed: int = 1) -> State:
    """After so many random decisions, where somebody has several choices."""
    game = games.find(name)
    state, rng = game.start(seats, game.complete(game.presets.get("recommended", {}))), Rng(seed)
    made = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        legal = state.legal()
        if made >= decisions and len(legal) > 1:
            break
        state.apply(legal[rng.below(len(legal))])
        made += 1
    return state


def play(name: str, players: list[str], seed: int, options: dict[str, str] | None = None) -> State:
    """A whole game among players called by their names."""
    game = games.find(name)
    state, rng = game.start(len(players), game.complete(options)), Rng(seed)
    bots_at = [bots.find(player, game) for player in players]
    while state.actor != OVER:
        state.apply(state.draw(rng) if state.actor == CHANCE else bots_at[state.actor].choose(state, rng))
    return state
