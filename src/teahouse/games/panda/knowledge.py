"""What a searching player knows about Way of the Panda: the greedy player's judgement, for all seats at once."""

from __future__ import annotations

from math import sqrt
from typing import Final

from teahouse.core.knowledge import Knowledge, best_of, by_value, some_of
from teahouse.core.rng import Rng
from teahouse.core.state import OVER, State, Step
from teahouse.games.panda.features import ROUNDS, WEIGHTS, Judge, rounds_left, standing
from teahouse.games.panda.setting_up import JoinRace, SetUpChampion, SetUpGuard
from teahouse.games.panda.state import Panda
from teahouse.games.panda.turn import Turn

WARM: Final = 1.5  # points of difference that make a choice e times as promising
AT_A_GLANCE: Final = 6  # choices that are looked at while playing on


class PandaKnowledge(Knowledge):
    def __init__(self) -> None:
        self.judges: list[Judge] = [Judge(seat) for seat in range(4)]

    def worths(self, state: State) -> list[float]:
        assert isinstance(state, Panda)
        blue = self.judges[0].blue_points(state)
        left = rounds_left(state) / ROUNDS
        found: list[float] = []
        for seat in range(state.seats):
            acting = not state.passed[seat] and state.supply[seat] > 0
            found.append(standing(state, seat, left, WEIGHTS, acting) + blue[seat])
        return found

    def unit(self, state: State) -> float:
        assert isinstance(state, Panda)
        return 4.0 + 5.0 * sqrt(rounds_left(state) + 0.3)

    def weights(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Panda)
        return by_value(self.values(state, legal), WARM)

    def pick(self, state: State, legal: list[int], rng: Rng) -> int:
        assert isinstance(state, Panda)
        seen = some_of(legal, AT_A_GLANCE, rng)
        return best_of(seen, self.values(state, seen), 0.5, rng)

    def settled(self, state: State) -> bool:
        step: Step[Panda] = state.pending[-1]
        return isinstance(step, (Turn, SetUpGuard, SetUpChampion, JoinRace))

    def values(self, s: Panda, legal: list[int]) -> list[float]:
        seat = s.actor
        judge = self.judges[seat]
        judge.round = s.round
        found: list[float] = []
        for choice in legal:
            if not judge.worth_trying(s, choice):
                found.append(-1.0e9)
                continue
            after = s.clone()
            after.apply(choice)
            if after.actor == OVER:
                found.append(float(after.scores()[seat]))
                continue
            left = rounds_left(after) / ROUNDS
            acting = after.round == s.round and not after.passed[seat] and after.supply[seat] > 0
            found.append(standing(after, seat, left, WEIGHTS, acting) + judge.blue_points(after)[seat])
        return found
