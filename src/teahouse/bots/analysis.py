"""What a choice cost: the one that was made and the best one, judged by the same search with the same effort and luck.

A search looks for what would have been best. Then both choices are tried in turn, each pair of simulations with the
same dice (common random numbers): what counts is the mean difference of the wins, and its error. One is called better
than the other only where the difference is more than twice its error. Simulations learn from those before, so the error
is only about right: of many equal choices a few are called worse.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from teahouse.bots.adviser import Adviser, planned
from teahouse.bots.search.engine import Search
from teahouse.core.match import Match
from teahouse.core.rng import Rng

SURE = 2.0  # errors by which a difference has to be greater to count
PAIRS = 100  # of simulations, one for each of the two choices
FEWEST = 0.001  # no difference of counted wins is taken for a way to measure by


@dataclass(frozen=True)
class Judged:
    """A decision of a match. Chances are those of whoever chose; `cost` is by how much the made choice is worse."""

    number: int  # of the choice in the match
    turn: int
    seat: int
    made: int
    best: int  # the made one, where nothing is clearly better
    chance: float  # after the choice that was made
    cost: float
    error: float  # of the cost, one standard deviation
    better: bool  # there was a clearly better choice
    plan: tuple[int, ...] = ()  # what was to follow the better one in the same turn


def decisions(match: Match) -> list[int]:
    """The numbers of the choices that somebody made among several."""
    state, found = match.first(), []
    for number, entry in enumerate(match.entries):
        if entry.actor >= 0 and len(state.legal()) > 1:
            found.append(number)
        state.apply(entry.choice)
    return found


def judged(adviser: Adviser, match: Match, number: int, seed: int, pairs: int = PAIRS) -> Judged:
    """The choice of this number. The same seed gives the same judgement, as long as no clock is set."""
    entry, state = match.entries[number], match.after(number).state
    rng, seat = Rng(seed), state.actor
    search = adviser.player.search(state, rng)
    best = search.best()
    if best == entry.choice:
        wins = wins_of(search, best, state.seats)
        chance = adviser.calibrated(state, wins)[seat]
        return Judged(number, entry.turn, seat, best, best, chance, 0.0, 0.0, False)
    made_wins, best_wins, error = compared(search, entry.choice, best, pairs, rng)
    made_chance, best_chance = adviser.calibrated(state, made_wins)[seat], adviser.calibrated(state, best_wins)[seat]
    apart = best_wins[seat] - made_wins[seat]
    steep = (best_chance - made_chance) / apart if abs(apart) > FEWEST else 1.0
    better = apart > SURE * error
    plan = tuple(planned(state, best, search)) if better else ()
    told = best if better else entry.choice
    cost = max(0.0, best_chance - made_chance) if better else 0.0
    return Judged(number, entry.turn, seat, entry.choice, told, made_chance, cost, abs(steep) * error, better, plan)


def compared(search: Search, made: int, best: int, pairs: int, rng: Rng) -> tuple[list[float], list[float], float]:
    """The shares of the wins after both choices, and the error of their difference for whoever chooses."""
    seat, seats = search.seat, search.state.seats
    totals = [[0.0] * seats, [0.0] * seats]
    apart, squares = 0.0, 0.0
    for _ in range(pairs):
        dice, won = int(rng.below(1 << 29)), []
        for at, choice in enumerate((made, best)):
            search.rng = Rng(dice)
            search.simulate(choice)
            totals[at] = [one + two for one, two in zip(totals[at], search.won, strict=True)]
            won.append(search.won[seat])
        apart += won[1] - won[0]
        squares += (won[1] - won[0]) ** 2
    mean = apart / pairs
    error = sqrt(max(0.0, squares / pairs - mean * mean) / max(1, pairs - 1))
    return [one / pairs for one in totals[0]], [one / pairs for one in totals[1]], error


def wins_of(search: Search, choice: int, seats: int) -> list[float]:
    tally = search.tallies.get(choice)
    return tally.chances() if tally is not None else [1.0 / seats] * seats
