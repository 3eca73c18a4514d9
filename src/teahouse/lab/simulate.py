"""Simulated games: computer players against each other. `lab.spread` plays many of them, `lab.tally` sums them up.

Game number i of a run is played with a seed that follows from the run's seed and i alone. Results therefore do not
depend on how many processes share the work, nor on how busy the machine is. A player's fault is an error here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from teahouse import bots, games
from teahouse.bots.bot import Bot
from teahouse.bots.own import label
from teahouse.core.errors import OptionError
from teahouse.core.match import Match
from teahouse.core.record import SEATS
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State, play_out

SEED_STEP = 1_000_003  # how far the seeds of two runs lie apart: runs of up to a million games share no game


@dataclass(frozen=True)
class GameResult:
    """What one simulated game came to. `record` is empty unless it was asked for."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    turns: int
    decisions: int
    draws: int
    ending: str
    record: str = ""


@dataclass(frozen=True)
class Run:
    """A number of games to be played by the same players under the same options."""

    game: str
    seats: int
    bots: tuple[object, ...] = ("random",)  # one player for every seat, or a single one for all
    options: dict[str, str] = field(default_factory=dict)
    games: int = 100
    seed: int = 1
    records: bool = False
    begin: str = ""  # the position every game begins with, if not the first one

    def players(self) -> list[object]:
        """The computer player of every seat."""
        return list(self.bots) * self.seats if len(self.bots) == 1 else list(self.bots)

    def names(self) -> list[str]:
        return [label(player) for player in self.players()]

    def seed_of(self, number: int) -> int:
        """The seed of game `number`, counted from 0."""
        return self.seed * SEED_STEP + number

    def play(self, number: int) -> GameResult:
        """Game `number`, counted from 0."""
        players, seed = self.players(), self.seed_of(number)
        return play_game(self.game, self.seats, self.options, players, seed, self.records, self.begin)

    def check(self) -> None:
        """Raise OptionError if this cannot be played, before any work is spent on it."""
        game = games.find(self.game)
        game.start(self.seats, self.options)
        players = self.players()
        if len(players) != self.seats:
            raise OptionError(f"{self.seats} players need 1 or {self.seats} names of bots, not {len(players)}")
        for player in players:
            bots.find(player, game)


def play_game(
    game_name: str,
    seats: int,
    options: dict[str, str],
    players: Sequence[object],
    seed: int,
    record: bool = False,
    begin: str = "",
) -> GameResult:
    """One game from start to end; a pure function of its arguments, so it can run in any process.

    Chance and all players draw from one generator. That makes the quick loop for random players play exactly the
    games that asking them one by one would play.
    """
    game = games.find(game_name)
    rng = Rng(seed)
    if record:
        match = Match.from_position(game, begin) if begin else Match(game, seats, options)
        match.tags = {"seed": str(seed)} | {f"seat {SEATS[seat]}": label(one) for seat, one in enumerate(players)}
        decisions = _play_match(match, [bots.find(player, game) for player in players], rng)
        return _result(match.state, decisions, len(match.entries) - decisions, match.to_text())
    state = game.read_position(begin) if begin else game.start(seats, options)
    if all(player == "random" for player in players):
        decisions, draws = play_out(state, rng)
    else:
        decisions, draws = _play_state(state, [bots.find(player, game) for player in players], rng)
    return _result(state, decisions, draws)


def _play_state(state: State, players: list[Bot], rng: Rng) -> tuple[int, int]:
    """Ask the players until the game is over; gives back (decisions, chance draws)."""
    decisions = draws = 0
    while (actor := state.actor) != OVER:
        if actor == CHANCE:
            state.apply(state.draw(rng))
            draws += 1
        else:
            state.apply(players[actor].choose(state, rng))
            decisions += 1
    return decisions, draws


def _play_match(match: Match, players: list[Bot], rng: Rng) -> int:
    """The same game with its log; gives back the number of decisions."""
    decisions = 0
    match.settle(rng)
    while not match.over:
        match.play(players[match.state.actor].choose(match.state, rng))
        match.settle(rng)
        decisions += 1
    return decisions


def _result(state: State, decisions: int, draws: int, record: str = "") -> GameResult:
    return GameResult(tuple(state.scores()), places(state), state.turn, decisions, draws, state.ending, record)


def places(state: State) -> tuple[int, ...]:
    """The places of a game that is over; a game lost alone has no winner."""
    return tuple(place + 1 for place in state.ranking()) if state.lost() else tuple(state.ranking())
