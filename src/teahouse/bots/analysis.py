"""What a choice cost: the one that was made and the best one, judged by the same search with the same effort and luck.

A search looks for what would have been best. Then both choices are tried in turn, each pair of simulations with the
same dice (common random numbers): what counts is the mean difference of the wins, and its error. One is called better
than the other only where the difference is more than twice its error. Simulations learn from those before, so the error
is only about right: of many equal choices a few are called worse.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from time import perf_counter

from teahouse.bots.adviser import Adviser, planned
from teahouse.bots.search.engine import Search
from teahouse.core.match import Match
from teahouse.core.rng import Rng

SURE = 2.0  # errors by which a difference has to be greater to count
PAIRS = 100  # of simulations, one for each of the two choices
FEWEST = 0.001  # no difference of counted wins is taken for a way to measure by
NORMAL_SECONDS = 110.0  # for all the decisions of a match on one core
MOST_SECONDS = 2.0  # for one of them
LOOKING = 0.6  # of that is the search for the best choice; the rest compares it with the one that was made
LEAST_PAIRS = 16  # whatever the clock says
NO_HURRY = 1.0e9


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


@dataclass(frozen=True)
class Turn:
    """The decisions of one seat in one turn. `before` is its chance with the best choice at the first of them, `after`
    that after the last one as it was made; `cost` what all clearly better choices would have saved together."""

    turn: int
    seat: int
    numbers: tuple[int, ...]
    before: float
    after: float
    cost: float
    error: float
    worst: Judged | None  # the decision that cost most, if any was clearly worse


def turns(found: list[Judged]) -> list[Turn]:
    """The judged decisions by turns, in their order."""
    together: dict[tuple[int, int], list[Judged]] = {}
    for one in sorted(found, key=lambda one: one.number):
        together.setdefault((one.turn, one.seat), []).append(one)
    return [
        Turn(
            turn,
            seat,
            tuple(one.number for one in all_of_it),
            all_of_it[0].chance + all_of_it[0].cost,
            all_of_it[-1].chance,
            sum(one.cost for one in all_of_it),
            sqrt(sum(one.error**2 for one in all_of_it if one.better)),
            max((one for one in all_of_it if one.better), key=lambda one: one.cost, default=None),
        )
        for (turn, seat), all_of_it in together.items()
    ]


def seconds_for(count: int) -> float:
    """For each of so many decisions at normal depth."""
    return min(MOST_SECONDS, NORMAL_SECONDS / max(1, count))


def judged(adviser: Adviser, match: Match, number: int, seed: int, pairs: int = PAIRS, seconds: float = 0.0) -> Judged:
    """The choice of this number. The same seed gives the same judgement, as long as no clock is set (`seconds`)."""
    entry, state = match.entries[number], match.after(number).state
    rng, seat = Rng(seed), state.actor
    begun = perf_counter()
    adviser.player.seconds = 2.0 * LOOKING * seconds  # the first decision of a turn has nearly half of it
    search = adviser.player.search(state, rng)
    best = search.best()
    if best == entry.choice:
        wins = wins_of(search, best, state.seats)
        chance = adviser.calibrated(state, wins)[seat]
        return Judged(number, entry.turn, seat, best, best, chance, 0.0, 0.0, False)
    until = begun + seconds if seconds else NO_HURRY
    made_wins, best_wins, error = compared(search, entry.choice, best, pairs, rng, until)
    made_chance, best_chance = adviser.calibrated(state, made_wins)[seat], adviser.calibrated(state, best_wins)[seat]
    apart = best_wins[seat] - made_wins[seat]
    steep = (best_chance - made_chance) / apart if abs(apart) > FEWEST else 1.0
    better = apart > SURE * error
    plan = tuple(planned(state, best, [search.root])) if better else ()
    told = best if better else entry.choice
    cost = max(0.0, best_chance - made_chance) if better else 0.0
    return Judged(number, entry.turn, seat, entry.choice, told, made_chance, cost, abs(steep) * error, better, plan)


def compared(
    search: Search, made: int, best: int, pairs: int, rng: Rng, until: float = NO_HURRY
) -> tuple[list[float], list[float], float]:
    """The shares of the wins after both choices, and the error of their difference for whoever chooses. From that
    moment of `perf_counter` on no further pair is begun."""
    seat, seats = search.seat, search.state.seats
    totals = [[0.0] * seats, [0.0] * seats]
    apart, squares = 0.0, 0.0
    search.deadline = NO_HURRY
    done = 0
    while done < pairs and (done < LEAST_PAIRS or perf_counter() < until):
        done += 1
        dice, won = int(rng.below(1 << 29)), []
        for at, choice in enumerate((made, best)):
            search.rng = Rng(dice)
            search.simulate(choice)
            totals[at] = [one + two for one, two in zip(totals[at], search.won, strict=True)]
            won.append(search.won[seat])
        apart += won[1] - won[0]
        squares += (won[1] - won[0]) ** 2
    mean = apart / done
    error = sqrt(max(0.0, squares / done - mean * mean) / max(1, done - 1))
    return [one / done for one in totals[0]], [one / done for one in totals[1]], error


def wins_of(search: Search, choice: int, seats: int) -> list[float]:
    tally = search.tallies.get(choice)
    return tally.chances() if tally is not None else [1.0 / seats] * seats
