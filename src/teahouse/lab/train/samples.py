"""Games of players against themselves, and what can be learned from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log

import numpy as np

from teahouse import games
from teahouse.bots.search.lesson import LEAST, decision_of
from teahouse.bots.search.lessons import features_of, from_text
from teahouse.bots.search.player import SearchBot
from teahouse.core.knowledge import draw_weighted
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.lab.train.evidence import Shown

CURIOUS = 150  # of a thousand choices are made by the visits of the search instead of the best result
DARING = 200  # of a thousand choices at a glance are any promising ones, so that unusual positions are seen
TOO_LONG = 4000  # decisions: players at a glance may never come to an end, and such a game teaches nothing


@dataclass(frozen=True)
class Asked:
    """One decision: what was possible, how the knowledge saw it, and what the search made of it."""

    decision: str
    families: tuple[str, ...]
    promise: tuple[float, ...]  # logarithms
    visits: tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """What one game showed."""

    shown: Shown
    asked: list[Asked]


@dataclass(frozen=True)
class Table:
    """Where the games are played: a game, its seats and options, and how hard its players think."""

    game: str
    seats: int
    options: dict[str, str]
    simulations: int


def player_of(table: Table, lesson: str) -> SearchBot:
    """The expert, but for the simulations; without a lesson the game's own guesses have to do.

    A lesson travels as text, because compiled objects do not.
    """
    return SearchBot(games.find(table.game), table.simulations, lesson=from_text(lesson) if lesson else None)


@dataclass(frozen=True)
class Glances:
    """Many quick games of players who choose at a glance, as a search plays on; a series for `lab.spread`."""

    table: Table
    games: int
    seed: int

    def play(self, number: int) -> Played:
        know, rng = player_of(self.table, "").know, Rng(self.seed + number)

        def choose(state: State) -> int:
            knowledge, legal = know(), state.legal()
            if rng.below(1000) < DARING:
                return draw_weighted(legal, knowledge.weights(state, legal), rng)
            return knowledge.pick(state, legal, rng)

        return Played(_watch(self.table, rng, choose), [])


@dataclass(frozen=True)
class SelfPlay:
    """Games of a searching player against itself; a series for `lab.spread`."""

    table: Table
    lesson: str
    games: int
    seed: int

    def play(self, number: int) -> Played:
        player, rng = player_of(self.table, self.lesson), Rng(self.seed + number)
        asked: list[Asked] = []
        shown = _watch(self.table, rng, lambda state: _searched(state, player, rng, asked))
        return Played(shown, asked)


@dataclass(frozen=True)
class Comparison:
    """Games of one player with the new lesson among others with the old one; a series for `lab.spread`.

    Every deal is played once from every seat. A result is the newcomer's share of the win.
    """

    table: Table
    new: str
    old: str
    games: int
    seed: int

    def play(self, number: int) -> float:
        challenger, others = player_of(self.table, self.new), player_of(self.table, self.old)
        deal, own = divmod(number, self.table.seats)
        chance, mind = Rng(self.seed + deal), Rng(self.seed + deal + 500_000)
        state = challenger.game.start(self.table.seats, self.table.options)
        while (actor := state.actor) != OVER:
            if actor == CHANCE:
                state.apply(state.draw(chance))
            else:
                state.apply((challenger if actor == own else others).choose(state, mind))
        places = state.ranking()
        return 1.0 / places.count(1) if places[own] == 1 else 0.0


def _watch(table: Table, rng: Rng, choose: Callable[[State], int]) -> Shown:
    """Play a game and keep how everybody stood at the beginning of each turn, and what became of it."""
    game = games.find(table.game)
    features, state = features_of(game), game.start(table.seats, table.options)
    rows: list[list[float]] = []
    turn, decisions = -1, 0
    while (actor := state.actor) != OVER and decisions < TOO_LONG:
        if actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        if state.turn != turn:
            turn, left = state.turn, features.left(state)
            for held in features.numbers(state):
                rows.append([*held, left])
        legal = state.legal()
        state.apply(legal[0] if len(legal) == 1 else choose(state))
        decisions += 1
    if state.actor != OVER:
        rows = rows[:0]
    found = np.array(rows, np.float32).reshape(-1, state.seats, len(features.guesses) + 1)
    found[:, :, :-1] -= found[:, :, :-1].mean(axis=1, keepdims=True)
    scores = np.array(state.scores(), np.float32)
    points = np.tile(scores - scores.mean(), len(found))
    return Shown(found.reshape(-1, found.shape[2]), points)


def _searched(state: State, player: SearchBot, rng: Rng, asked: list[Asked]) -> int:
    search = player.search(state, rng)
    ranked = search.ranked()
    visits = sum(tried for _, tried, _ in ranked)
    if visits and len(ranked) > 1:
        choices = [choice for choice, _, _ in ranked]
        weights = player.know().weights(state, choices)
        total = sum(weights)
        families = player.game.families
        asked.append(
            Asked(
                decision_of(state),
                tuple(families.family_of(choice).name for choice in choices),
                tuple(log(max(weight / total, LEAST)) for weight in weights),
                tuple(tried for _, tried, _ in ranked),
            )
        )
    if visits and rng.below(1000) < CURIOUS:
        at = rng.below(visits)
        for choice, tried, _ in ranked:
            at -= tried
            if at < 0:
                return choice
    return search.best()
