"""Advice: the best choices with honest chances, and the plan behind them.

The strongest level searches; then the best choices are tried equally often in trees begun anew, so that they can be
compared (`trial.py`). Those that cannot be told apart are told with one chance, the most promising at first sight
first. Chances are counted wins, calibrated (`core/chances.py`); only what is proven is told as certain.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from teahouse import games
from teahouse.bots.search.engine import Search
from teahouse.bots.search.player import NO_HURRY, SearchBot
from teahouse.bots.search.proof import LOST, OPEN, WON, proven
from teahouse.bots.search.tally import Tally
from teahouse.bots.search.tree import Node
from teahouse.bots.trial import TREES, Trial
from teahouse.core.chances import ALMOST, Curve
from teahouse.core.game import Game
from teahouse.core.knowledge import Knowledge
from teahouse.core.mind import Style
from teahouse.core.rng import Rng
from teahouse.core.state import State

COMPARED = 3  # choices that are tried equally often
HALVED = 2  # times as many are tried first: those that are clearly worse are left out soon
ROUNDS = (0.25, 0.5, 1.0)  # parts of the effort, one after the other while a difference that matters would not show
EFFORT = 1.6  # times the simulations of a decision, for each of the choices that are compared
NEARLY = 0.97  # counted wins from which on it is worth while to look for a proof, and the same of losses
SEARCHES = 2.0  # standard deviations of what searches say make a margin
LONGEST = 8  # choices of a plan
MET = 1.0  # the widening of a search that advises: whatever chance reveals is met


@dataclass(frozen=True)
class Advised:
    """A choice and what is thought of it, in plain values."""

    choice: int
    chance: float  # of winning, for whoever chooses
    margin: float  # two standard deviations of what searches of one position say; 0 where that is not known
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
    luck: float = 0.0  # a standard deviation of the share of the wins, by which another search may differ


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
        counted, trial = self.compare(state, rng, most)
        found = [self.judged(state, one, trial) for one in counted]
        best = found[0].choice
        found.sort(key=lambda one: -round(one.chance, 2))
        if not found[0].sure:
            found.sort(key=lambda one: one.choice != best or one.sure)
        return found

    def compare(self, state: State, rng: Rng, most: int = COMPARED) -> tuple[list[Counted], Trial]:
        """The choices with the best results, the best first. Twice as many are tried equally often, and then those that
        have not fallen behind."""
        player = self.player
        until = perf_counter() + player.seconds if player.seconds else NO_HURRY
        search = player.search(state, rng)
        trial = Trial(search, [self.anew(search, rng) for _ in range(TREES)])
        choices = trial.worth_it()[: HALVED * most]
        effort = EFFORT * search.knowledge.importance(state) * player.simulations
        for part in ROUNDS:
            trial.even_out(choices, max(TREES, int(part * effort)), until)
            if trial.known(choices) or perf_counter() > until:
                break
            choices = trial.ranked(choices)[: max(most, len(trial.equals(choices)))]
        choices = [choice for choice in choices if trial.tries(choice)]
        if not choices:
            return [hurried(search)], trial
        equal = trial.equals(choices)
        found = []
        for one in trial.ranked(choices)[:most]:
            together = equal if one in equal else [one]
            told = trial.wins(together), trial.worth(one), trial.luck(together)
            found.append(Counted(one, trial.tries(one), *told))
        return found, trial

    def anew(self, search: Search, rng: Rng) -> Search:
        """The same search, which has found out nothing yet."""
        return Search(search.state.clone(), self.player.know(), self.player.style, Rng(rng.below(1 << 29)))

    def judged(self, state: State, counted: Counted, trial: Trial) -> Advised:
        plan = planned(state, counted.choice, trial.roots)
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
        margin = max(self.curve(state.seats).margin(self.left(state)), SEARCHES * counted.luck)
        return chance, margin, False, tuple(chances)

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


def hurried(search: Search) -> Counted:
    """What a search says for which there was hardly any time."""
    best = search.best()
    wins = search.tallies.get(best, Tally(search.state.seats)).chances()
    return Counted(best, 0, tuple(wins), wins[search.seat])


def certain(state: State, choice: int, seen: float) -> int:
    """Whether the choice wins or loses for certain; looked for only where all that was counted says so."""
    if NEARLY > seen > 1.0 - NEARLY:
        return OPEN
    after = state.clone()
    after.apply(choice)
    return proven(after, state.actor, seen >= NEARLY)


def planned(state: State, choice: int, roots: list[Node]) -> list[int]:
    """What these trees tried most next, as long as the same player decides in the same turn and nothing is drawn."""
    after = state.clone()
    after.apply(choice)
    nodes = below(roots, choice)
    plan: list[int] = []
    while after.actor == state.actor and after.turn == state.turn and len(plan) < LONGEST:
        legal = after.legal()
        best = legal[0]
        if len(legal) > 1:
            tried = {one: sum(node.visits for node in below(nodes, one)) for one in legal}
            best = max(legal, key=lambda one: tried[one])
            if not tried[best]:
                break
            nodes = below(nodes, best)
        after.apply(best)
        plan.append(best)
    return plan


def below(nodes: list[Node], choice: int) -> list[Node]:
    return [kid for node in nodes if (kid := (node.kids or {}).get(choice)) is not None]
