"""Advice: the best choices with honest chances, and the plan behind them.

The strongest level searches; then the best choices are tried equally often, so that they can be compared. Chances are
counted wins, calibrated (`core/chances.py`); only what is proven is told as certain.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from time import perf_counter

from teahouse import games
from teahouse.bots.search.engine import Search
from teahouse.bots.search.player import NO_HURRY, SearchBot
from teahouse.bots.search.proof import LOST, OPEN, WON, proven
from teahouse.bots.search.tree import Node
from teahouse.core.chances import ALMOST, Curve
from teahouse.core.game import Game
from teahouse.core.knowledge import Knowledge
from teahouse.core.mind import Style
from teahouse.core.rng import Rng
from teahouse.core.state import State

COMPARED = 3  # choices that are tried equally often
HALVED = 2  # times as many are tried half as often before: those with the better results are compared
LOOKING = 1.0  # of a search is spent on finding them
APART = 1.0  # errors that make a difference between the results of two choices,
SAME = 0.01  # and what is none, however often both were tried
NEARLY = 0.97  # counted wins from which on it is worth while to look for a proof, and the same of losses
LONGEST = 8  # choices of a plan
MET = 1.0  # the widening of a search that advises: whatever chance reveals is met
EVEN_SECONDS = 1.2  # for trying the others as often, where there is a clock
HARDLY = 10  # choices tried so many times less than the best, for want of time, cannot be compared with it


@dataclass(frozen=True)
class Advised:
    """A choice and what is thought of it, in plain values."""

    choice: int
    chance: float  # of winning, for whoever chooses
    margin: float  # two standard deviations of what searches of one position say; 0 where that was never measured
    sure: bool  # the chance is proven: 1 or 0
    tries: int  # how often the search has tried it
    plan: tuple[int, ...] = ()  # the choices of the same player after it, as far as nobody and nothing comes between
    chances: tuple[float, ...] = ()  # of all seats


@dataclass(frozen=True)
class Counted:
    """What one search has counted of a choice, before anything is made of it."""

    choice: int
    tries: int
    wins: tuple[float, ...]
    worth: float  # to the search


class Adviser:
    """Gives advice on any position of a game; `player` does the searching."""

    def __init__(self, game: Game, player: SearchBot) -> None:
        self.game = game
        self.player = player
        player.counting = True
        player.style = wide(player.style)
        self.mind = games.face(game.name).mind

    def advise(self, state: State, rng: Rng, most: int = COMPARED) -> list[Advised]:
        """The best few choices, the best first."""
        legal = state.legal()
        if len(legal) == 1:
            return [self.only(state, legal[0])]
        counted, search = self.compare(state, rng, most)
        found = [self.judged(state, one, search) for one in counted]
        worth = {one.choice: one.worth for one in counted}
        found.sort(key=lambda one: (-round(one.chance, 2), -worth[one.choice]))
        best = best_first([one.choice for one in counted], search)[0]
        if not found[0].sure:
            found.sort(key=lambda one: one.choice != best or one.sure)
        return found

    def compare(self, state: State, rng: Rng, most: int = COMPARED) -> tuple[list[Counted], Search]:
        """The choices with the best results, tried equally often: first twice as many, half as often."""
        player = self.player
        search = player.search(state, rng, LOOKING)
        until = perf_counter() + EVEN_SECONDS if player.seconds else NO_HURRY
        most_tried = max((tally.tried for tally in search.tallies.values()), default=0)
        some = [choice for choice, _, _ in search.ranked()[: HALVED * most]]
        search.even_out(some, most_tried // HALVED, until)
        best = best_first(some, search)[:most]
        search.even_out(best, most_tried, until)
        kids = search.root.kids or {}
        counted = [
            Counted(choice, tally.tried, tuple(tally.chances()), kids[choice].mean(state.actor))
            for choice in best
            if (tally := search.tallies.get(choice)) is not None and tally.tried * HARDLY >= most_tried
        ]
        return counted or [Counted(search.best(), 0, (1.0 / state.seats,) * state.seats, 0.5)], search

    def judged(self, state: State, counted: Counted, search: Search) -> Advised:
        plan = planned(state, counted.choice, search)
        chance, margin, sure, chances = self.chance(state, counted)
        return Advised(counted.choice, chance, margin, sure, counted.tries, tuple(plan), chances)

    def only(self, state: State, choice: int) -> Advised:
        """There is nothing to advise on; what is known without a search is told."""
        know: Knowledge = self.player.know()
        wins = tuple(know.wins(state, know.worths(state)))
        chance, margin, sure, chances = self.chance(state, Counted(choice, 0, wins, 0.0))
        return Advised(choice, chance, margin, sure, 0, (), chances)

    def chance(self, state: State, counted: Counted) -> tuple[float, float, bool, tuple[float, ...]]:
        """The chance of whoever chooses, its margin, whether it is proven, and the chances of all."""
        seat, seen = state.actor, counted.wins[state.actor]
        proof = certain(state, counted.choice, seen)
        if proof == WON:
            return 1.0, 0.0, True, tuple(1.0 if one == seat else 0.0 for one in range(state.seats))
        chances = self.calibrated(state, list(counted.wins))
        if proof == LOST:
            others = sum(chances) - chances[seat] or 1.0
            return 0.0, 0.0, True, tuple(0.0 if at == seat else one / others for at, one in enumerate(chances))
        chance = min(1.0 - ALMOST, max(ALMOST, chances[seat]))
        return chance, self.curve(state.seats).margin(self.left(state)), False, tuple(chances)

    def calibrated(self, state: State, wins: list[float]) -> list[float]:
        """The chance of every seat, from the shares of the wins that were counted for who decides here."""
        return self.curve(state.seats).chances(wins, state.actor, self.left(state))

    def left(self, state: State) -> float:
        """The part of the game that is still to come, as far as the game can tell."""
        return self.mind.features.left(state) if self.mind.features is not None else 0.5

    def curve(self, seats: int) -> Curve:
        """That of the seats that were measured and are nearest; who plays alone has nothing from those who do not."""
        curves = self.mind.curves
        measured = [one for one in curves if (one == 1) == (seats == 1)]
        if not measured:
            return Curve()
        return curves[min(measured, key=lambda one: (abs(one - seats), one))]


def wide(style: Style) -> Style:
    """The same search, but meeting more of what chance may reveal: a few draws are enough to choose well,
    but they would colour a chance, and each search draws others."""
    same = (style.curiosity, style.caution, style.belief, style.own_belief, style.fairness, style.turns, style.random)
    widening = max(MET, style.widening) if style.widening else 0.0
    return Style(*same, style.weigh_after, style.at_a_glance, widening, style.open_mind)


def best_first(choices: list[int], search: Search) -> list[int]:
    """By their results; of those that cannot be told apart from the best, the most promising at first sight.

    So the advice at one position does not change from one search to the next for nothing.
    """
    kids = search.root.kids or {}
    tried = [kids[choice] for choice in choices if choice in kids and kids[choice].visits]
    if not tried:
        return choices
    seat = search.seat
    top = max(tried, key=lambda kid: kid.mean(seat))

    def rank(kid: Node) -> tuple[bool, float]:
        error = search.deviation * sqrt(1.0 / kid.visits + 1.0 / top.visits)
        equal = kid.mean(seat) >= top.mean(seat) - max(SAME, APART * error)
        return equal, kid.weight if equal else kid.mean(seat)

    return [kid.choice for kid in sorted(tried, key=rank, reverse=True)]


def certain(state: State, choice: int, seen: float) -> int:
    """Whether the choice wins or loses for certain; looked for only where all that was counted says so."""
    if NEARLY > seen > 1.0 - NEARLY:
        return OPEN
    after = state.clone()
    after.apply(choice)
    return proven(after, state.actor, seen >= NEARLY)


def planned(state: State, choice: int, search: Search) -> list[int]:
    """What the search would choose next, as long as the same player decides in the same turn and nothing is drawn."""
    after = state.clone()
    after.apply(choice)
    node = (search.root.kids or {}).get(choice)
    plan: list[int] = []
    while after.actor == state.actor and after.turn == state.turn and len(plan) < LONGEST:
        legal = after.legal()
        if len(legal) == 1:
            best = legal[0]
        else:
            kids = node.kids if node is not None else None
            tried = [kids[one] for one in legal if one in kids and kids[one].visits] if kids is not None else []
            if not tried:
                break
            node = max(tried, key=lambda kid: kid.visits)
            best = node.choice
        after.apply(best)
        plan.append(best)
    return plan
