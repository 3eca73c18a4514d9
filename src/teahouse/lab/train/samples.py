"""Games of a searching player against itself, and what can be learned from them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from importlib import import_module
from math import log

from teahouse import games
from teahouse.bots.search.engine import Style
from teahouse.bots.search.lesson import LEAST, decision_of, seen
from teahouse.bots.search.lessons import from_text
from teahouse.bots.search.player import SearchBot
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State

CURIOUS = 150  # of a thousand choices are made by the visits of the search instead of the best result


@dataclass(frozen=True)
class Asked:
    """One decision: what was possible, how the knowledge saw it, and what the search made of it."""

    decision: str
    families: tuple[str, ...]
    promise: tuple[float, ...]  # logarithms
    visits: tuple[int, ...]


@dataclass
class Samples:
    """What a game showed. `rows`: a seat's numbers and the part of the game left; `targets`: its points in the end."""

    rows: list[list[float]] = field(default_factory=list)
    targets: list[float] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    games: int = 0

    def to_text(self) -> str:
        asked = [[one.decision, one.families, one.promise, one.visits] for one in self.asked]
        return json.dumps({"rows": self.rows, "targets": self.targets, "asked": asked, "games": self.games})

    @staticmethod
    def from_text(text: str) -> Samples:
        data = json.loads(text)
        asked = [Asked(name, tuple(who), tuple(hopes), tuple(tries)) for name, who, hopes, tries in data["asked"]]
        return Samples(data["rows"], data["targets"], asked, data["games"])

    def add(self, other: Samples) -> None:
        self.rows += other.rows
        self.targets += other.targets
        self.asked += other.asked
        self.games += other.games


@dataclass(frozen=True)
class Table:
    """Where the games are played: a game, its seats and options, and how hard its players think."""

    game: str
    seats: int
    options: dict[str, str]
    simulations: int


def player_of(table: Table, lesson: str) -> SearchBot:
    """A lesson travels as text, because compiled objects do not; without one the game's own knowledge has to do.

    It looks ahead one turn of each player: who sees less far depends more on its judgement, which is to be learned.
    """
    return SearchBot(
        games.find(table.game), table.simulations, style=Style(), lesson=from_text(lesson) if lesson else None
    )


@dataclass(frozen=True)
class SelfPlay:
    """Games of a player against itself; a series for `lab.spread`."""

    table: Table
    lesson: str
    games: int
    seed: int

    def play(self, number: int) -> Samples:
        return _play(self.table, player_of(self.table, self.lesson), self.seed + number)


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


def _play(table: Table, player: SearchBot, seed: int) -> Samples:
    game = player.game
    module = import_module(f"teahouse.games.{table.game}.numbers")
    state, rng = game.start(table.seats, table.options), Rng(seed)
    found, seats, turn = Samples(games=1), [], -1
    while (actor := state.actor) != OVER:
        if actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        if state.turn != turn:
            turn = state.turn
            left = module.left(state)
            for seat, numbers in enumerate(seen(player.knowledge(), module.numbers, state)):
                found.rows.append([*numbers, left])
                seats.append(seat)
        legal = state.legal()
        state.apply(legal[0] if len(legal) == 1 else _choose(state, player, rng, found))
    scores = state.scores()
    found.targets = [float(scores[seat]) for seat in seats]
    return found


def _choose(state: State, player: SearchBot, rng: Rng, found: Samples) -> int:
    search = player.search(state, rng)
    ranked = search.ranked()
    visits = sum(tried for _, tried, _ in ranked)
    if visits and len(ranked) > 1:
        choices = [choice for choice, _, _ in ranked]
        weights = player.know().weights(state, choices)
        total = sum(weights)
        families = player.game.families
        found.asked.append(
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
