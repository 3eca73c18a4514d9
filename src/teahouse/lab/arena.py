"""Tournaments of computer players: everybody against everybody, on every seat equally often.

A round has one game for every line-up, all with the same deal, so that nobody is lucky with the seat. Game number i of
an arena follows from its seed and i alone: how many processes or machines share the work changes nothing, as long as
the players search by simulations and not by the clock.

A player who answers illegally, too late or not at all has lost that game; `fault` says what happened.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, product

from teahouse import bots, games
from teahouse.bots.fault import PlayerFault
from teahouse.bots.own import label
from teahouse.core.errors import OptionError
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.lab.simulate import SEED_STEP, places

FORFEIT = "forfeit"  # how a game ended that a player lost by a fault


@dataclass(frozen=True)
class Fought:
    """One game of an arena. `traits`: what was in play (table, item, seat or -1), for tables of balance."""

    number: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    turns: int
    ending: str
    traits: tuple[tuple[str, str, int], ...] = ()
    fault: str = ""  # what the player did who lost by it


@dataclass(frozen=True)
class Arena:
    """A tournament to be played: `rounds` times all line-ups. Players are names or objects (docs/players.md)."""

    game: str
    seats: int
    bots: tuple[object, ...]
    options: dict[str, str] = field(default_factory=dict)
    rounds: int = 10
    seed: int = 1
    timed: bool = False  # players stop by the clock, too: as at a table, but not reproducible
    within: int = 0  # only players at most so many places apart in `bots` meet; 0: everybody meets everybody

    @property
    def games(self) -> int:
        return self.rounds * len(self.line_ups())

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(label(player) for player in self.bots)

    def line_ups(self) -> list[tuple[str, ...]]:
        return line_ups(self.names, self.seats, self.within)

    def check(self) -> None:
        """Raise OptionError if this cannot be played, before any work is spent on it."""
        game = games.find(self.game)
        game.start(self.seats, self.options)
        if len(set(self.names)) < len(self.bots):
            raise OptionError(f"an arena needs every computer player once, not {', '.join(self.names)}")
        if len(self.bots) < 2 and self.seats > 1:
            raise OptionError("an arena needs two computer players at least")
        if not self.line_ups():
            raise OptionError(f"{self.seats} players never meet when they must stand within {self.within} places")
        for player in self.bots:
            bots.find(player, game)

    def play(self, number: int) -> Fought:
        """Game `number`, counted from 0."""
        ups = self.line_ups()
        players = ups[number % len(ups)]
        deal = self.seed * SEED_STEP + number // len(ups)
        game = games.find(self.game)
        state = game.start(self.seats, self.options)
        known = dict(zip(self.names, self.bots, strict=True))
        seated = [bots.find(known[name], game, timed=self.timed) for name in players]
        chance = Rng(deal)
        minds = [Rng(deal | (number % len(ups) * self.seats + seat + 1) << 32) for seat in range(self.seats)]
        loser, fault = -1, ""
        while (actor := state.actor) != OVER:
            if actor == CHANCE:
                state.apply(state.draw(chance))
                continue
            try:
                state.apply(seated[actor].choose(state, minds[actor]))
            except PlayerFault as told:
                loser, fault = actor, str(told)
                break
        placed = forfeited(state, loser) if fault else places(state)
        ending = FORFEIT if fault else state.ending
        found = tuple(traits(self.game, state, self.options))
        return Fought(number, players, tuple(state.scores()), placed, state.turn, ending, found, fault)


def forfeited(state: State, loser: int) -> tuple[int, ...]:
    """The places when one player is out: that one is last, the others are placed as they stand."""
    placed = [place - (place > state.ranking()[loser]) for place in state.ranking()]
    placed[loser] = max(2, state.seats)  # alone, too, it is not won
    return tuple(placed)


def line_ups(names: tuple[str, ...], seats: int, within: int = 0) -> list[tuple[str, ...]]:
    """Who sits where, so that everybody meets everybody, or those `within` so many places, on every seat as often."""
    if seats == 1:
        return [(name,) for name in names]
    if len(names) < seats:
        return [up for up in product(names, repeat=seats) if len(set(up)) > 1]
    return [
        tuple(group[(seat + turn) % seats] for seat in range(seats))
        for group in combinations(names, seats)
        if not within or names.index(group[-1]) - names.index(group[0]) <= within
        for turn in range(seats)
    ]


def traits(game: str, state: State, options: dict[str, str]) -> list[tuple[str, str, int]]:
    """What was in play, in a game that tells; options that offer a choice of boards or layouts belong to it."""
    found = [(name, options[name], -1) for name in ("layout", "board") if "\n" not in options.get(name, "\n")]
    return [*found, *games.face(game).study.traits(state)]
