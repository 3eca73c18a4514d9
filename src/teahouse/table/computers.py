"""Computer players at the table. The table asks a question that can travel to another process; the host lets it be
answered there with a limit on time, or right here by `think`. A person's wish for advice travels in the same way."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from teahouse import bots, games
from teahouse.bots.adviser import Advised
from teahouse.bots.bot import Bot
from teahouse.bots.levels import EXPERT, adviser
from teahouse.bots.search.player import SearchBot
from teahouse.core.rng import Rng
from teahouse.core.state import State
from teahouse.table.deciding import must_be_legal
from teahouse.table.errors import NotYourMove, Stale, WrongMoment
from teahouse.table.facts import Chose
from teahouse.table.run_on import moment, run_on
from teahouse.table.table import NOBODY, Table


@dataclass(frozen=True)
class Position:
    """What lies on the table for the seat that has to choose, in plain values: states do not travel, logs do. As it is
    it asks for advice; `seed` is the chance of whoever thinks about it."""

    match: str
    revision: int
    game: str
    seats: int
    options: dict[str, str]
    log: tuple[int, ...]
    seat: int
    seed: int
    begin: str = field(default="", kw_only=True)  # the position the log begins with, if it is not the first one

    def state(self) -> State:
        """Built from the log."""
        game = games.find(self.game)
        state = game.read_position(self.begin) if self.begin else game.start(self.seats, self.options)
        for choice in self.log:
            state.apply(choice)
        return state


@dataclass(frozen=True)
class Question(Position):
    """Everything a computer player has to know to choose. `spare` are seconds that the strongest may think about the
    turn, even when it has done what makes its level."""

    bot: str
    spare: float = field(default=0.0, kw_only=True)


Ask = Callable[[Question], int]
Advice = list[Advised]  # the best first
REMEMBERED = 50  # players that go on with what they thought about before

_players: dict[tuple[str, int, str], Bot] = {}


def has_to_think(table: Table) -> bool:
    """Whether everybody waits for a computer player."""
    seat = table.to_act
    return seat != NOBODY and not table.paused and bool(table.seats[seat].bot)


def question(table: Table, rng: Rng) -> Question | None:
    """What a computer player is to decide now; None while everybody waits for a person or for nobody."""
    if not has_to_think(table):
        return None
    return Question(**vars(_position(table, rng)), bot=table.seats[table.to_act].bot)


def ask_advice(table: Table, seats: Collection[int], rng: Rng) -> Position:
    """What somebody who decides for these seats would like advice on; raises NotYourMove or WrongMoment."""
    if table.to_act not in seats:
        raise NotYourMove("it-is-not-your-move", seat=table.to_act)
    if table.paused:
        raise WrongMoment("the-match-is-paused")
    if table.must_end_turn:
        raise WrongMoment("end-your-turn-or-take-something-back")
    return _position(table, rng)


def _position(table: Table, rng: Rng) -> Position:
    made = table.created
    log, seed = tuple(table.match.log), int(rng.below(1 << 29))
    whose, begin = table.to_act, made.position
    return Position(made.match, table.revision, made.game, made.seats, made.options, log, whose, seed, begin=begin)


def think(asked: Question) -> int:
    """The computer player's choice, found here and now."""
    player = _player(asked)
    if isinstance(player, SearchBot):
        player.spare = asked.spare if asked.bot == EXPERT else 0.0
    return player.choose(asked.state(), Rng(asked.seed))


def advise(asked: Position) -> Advice:
    """The best choices for the seat and what is thought of them, found here and now."""
    return adviser(games.find(asked.game)).advise(asked.state(), Rng(asked.seed))


def _player(asked: Question) -> Bot:
    """The same player for all questions of a seat: what it found out about the rest of a turn is not lost."""
    key = asked.match, asked.seat, asked.bot
    if key not in _players:
        while len(_players) >= REMEMBERED:
            del _players[next(iter(_players))]
        _players[key] = bots.find(asked.bot, games.find(asked.game), timed=True)
    return _players[key]


def answer(table: Table, asked: Question, choice: int | None, *, now: int, rng: Rng) -> Table:
    """The computer player chooses; None is any choice, for one that took too long. Raises Stale if the table no longer
    asks this, IllegalChoice for a bad answer."""
    if (asked.match, asked.revision) != (table.id, table.revision) or table.paused or table.to_act != asked.seat:
        raise Stale("the-table-has-changed-since", answered=asked.revision, now=table.revision)
    if table.seats[asked.seat].bot != asked.bot:
        raise Stale("somebody-else-decides-there-now", seat=asked.seat)
    if choice is None:
        legal = table.match.state.legal()
        choice = legal[asked.seed % len(legal)]
    must_be_legal(table, choice)
    after = table.copy()
    after.add(Chose(moment(table, now), asked.seat, choice, asked.revision, asked.bot))
    return run_on(after, rng)


def play_computers(table: Table, *, now: int, rng: Rng, ask: Ask = think) -> Table:
    """Let computer players decide until a person has to: for hosts that wait for them and keep it all at once."""
    asked = question(table, rng)
    while asked is not None:
        table = answer(table, asked, ask(asked), now=now, rng=rng)
        asked = question(table, rng)
    return table
