"""What a searching player knows about Way of the Panda: a guess of what a clan comes to, and a glance at choices."""

from __future__ import annotations

from math import sqrt
from typing import Final

from teahouse.core.knowledge import Knowledge, best_of, by_value, draw_weighted, lead, share, weighed, without
from teahouse.core.rng import Rng
from teahouse.core.state import State, Step
from teahouse.games.panda.mind.features import GUESSES, numbers
from teahouse.games.panda.mind.growth import ROUNDS, WEIGHTS, rounds_left, rounds_to_come
from teahouse.games.panda.mind.judge import pointless, standing
from teahouse.games.panda.mind.prior import Glance
from teahouse.games.panda.rules.setting_up import JoinRace, SetUpChampion, SetUpGuard
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.rules.turn import Turn

GUESSED: Final[list[float]] = list(GUESSES.values())
WARM: Final = 1.5  # points of difference that make a choice e times as promising
VARIED: Final = 0.9  # the same while playing on: one line would be no sample of what may come,
NOISE: Final = 0.1  # and points that are overlooked in carrying out what was decided
LEAD_UNIT: Final = 12.0  # points, for a round that is still to come
CLOSE: Final = 0.5  # how much of a chance is that of a close game
REST: Final = 0.5  # the part of the time of a turn that is left for carrying out what was decided


class PandaKnowledge(Knowledge):
    def worths(self, state: State) -> list[float]:
        assert isinstance(state, Panda)
        return [weighed(held, GUESSED, GUESSED, 0.0) for held in numbers(state)]

    def unit(self, state: State) -> float:
        assert isinstance(state, Panda)
        return 4.0 + LEAD_UNIT * sqrt(rounds_to_come(state) + 0.3)

    def odds(self, state: State, worth: list[float]) -> list[float]:
        """Games are won and lost by far: even who lies far behind has to see which choice is the better one."""
        unit = self.unit(state)
        found: list[float] = []
        for seat in range(state.seats):
            margin = lead(worth, seat)
            found.append(CLOSE * share(margin, unit) + (1.0 - CLOSE) * share(margin, 4.0 * unit))
        return found

    def result(self, state: State) -> list[float]:
        """A win counts like a lead that is certain to stay: who lies far ahead need not hurry to the end."""
        worth = [float(points) for points in state.scores()]
        places = state.ranking()
        winners = places.count(1)
        unit = self.unit(state)
        found: list[float] = []
        for seat in range(state.seats):
            won = 1.0 / winners if places[seat] == 1 else 0.0
            found.append(CLOSE * won + (1.0 - CLOSE) * share(lead(worth, seat), 4.0 * unit))
        return found

    def weights(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Panda)
        return by_value(without(state, legal, self.values(state, legal), pointless), WARM)

    def pick(self, state: State, legal: list[int], rng: Rng) -> int:
        assert isinstance(state, Panda)
        values = self.values(state, legal)
        step: Step[Panda] = state.pending[-1]
        if isinstance(step, Turn):
            return draw_weighted(legal, by_value(values, VARIED), rng)
        return best_of(legal, values, NOISE, rng)

    def settled(self, state: State) -> bool:
        step: Step[Panda] = state.pending[-1]
        return isinstance(step, (Turn, SetUpGuard, SetUpChampion, JoinRace))

    def importance(self, state: State) -> float:
        return 1.0 if self.settled(state) else REST

    def values(self, s: Panda, legal: list[int]) -> list[float]:
        """What each choice is worth to the actor: at a glance, and during the set-up by trying it."""
        seat = s.actor
        step: Step[Panda] = s.pending[-1]
        if not isinstance(step, (SetUpGuard, SetUpChampion, JoinRace)):
            return Glance(s, seat).rate(legal)
        found: list[float] = []
        for choice in legal:
            after = s.clone()
            after.apply(choice)
            found.append(standing(after, seat, rounds_left(after) / ROUNDS, WEIGHTS, True))
        return found
