"""What a searching player knows about Tang Garden: a guess of what holdings come to, and a glance at every choice."""

from __future__ import annotations

from math import sqrt
from typing import Final

from teahouse.core.knowledge import Knowledge, best_of, by_value, share, some_of, weighed, without
from teahouse.core.rng import Rng
from teahouse.core.state import OVER, State, Step
from teahouse.games.tang.mind.features import GUESSES, numbers
from teahouse.games.tang.mind.growth import TRIED, turns_left
from teahouse.games.tang.mind.judge import pointless
from teahouse.games.tang.mind.prior import Glance
from teahouse.games.tang.mind.solo_judge import SoloJudge
from teahouse.games.tang.rules.building import ChooseTile
from teahouse.games.tang.rules.choices import SLOT
from teahouse.games.tang.rules.decorating import PutDecoration
from teahouse.games.tang.rules.influence import SendMini
from teahouse.games.tang.rules.landscapes import ChooseSlot
from teahouse.games.tang.rules.minis import Face, Stand, Whom
from teahouse.games.tang.rules.placing import ChooseCell, Rotate
from teahouse.games.tang.rules.state import Tang

GUESSED: Final[list[float]] = list(GUESSES.values())
WARM: Final = 1.5  # points of difference that make a choice e times as promising
NOISE: Final = 0.5  # points; playing on is not always the same
AT_A_GLANCE: Final = 6  # choices that are looked at while playing on alone
TILE_WORTH: Final = 3.5  # what a tile still to be laid usually brings alone
SOLO_WARM: Final = 4.0
SOLO_MIDDLE: Final = 290.0  # the judgement of a solo position that is as likely lost as won
SOLO_UNIT: Final = 60.0


class TangKnowledge(Knowledge):
    def __init__(self) -> None:
        self.solo: Final = SoloJudge()

    def worths(self, state: State) -> list[float]:
        assert isinstance(state, Tang)
        return [weighed(held, GUESSED, GUESSED, 0.0) for held in numbers(state)]

    def unit(self, state: State) -> float:
        assert isinstance(state, Tang)
        return 3.0 + 3.0 * sqrt(turns_left(state, 0, TRIED))

    def odds(self, state: State, worth: list[float]) -> list[float]:
        if state.seats > 1:
            return super().odds(state, worth)
        assert isinstance(state, Tang)
        return [share(self.solo.value(state) - SOLO_MIDDLE, SOLO_UNIT)]

    def result(self, state: State) -> list[float]:
        if state.seats > 1:
            return super().result(state)
        assert isinstance(state, Tang)
        if state.ending == "solo-lost":
            return [0.3 * state.covered / len(state.board.inner)]
        return [0.6 + 0.4 * share(state.scores()[0] - 80.0, 20.0)]

    def weights(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Tang)
        if state.seats > 1:
            return by_value(without(state, legal, Glance(state, TRIED).values(legal), pointless), WARM)
        return by_value(self.solo_values(state, legal), SOLO_WARM)

    def pick(self, state: State, legal: list[int], rng: Rng) -> int:
        assert isinstance(state, Tang)
        if state.seats > 1:
            return best_of(legal, Glance(state, TRIED).values(legal), NOISE, rng)
        seen = some_of(legal, AT_A_GLANCE, rng)
        return best_of(seen, self.solo_values(state, seen), NOISE, rng)

    def settled(self, state: State) -> bool:
        """Not in the middle of laying or moving something, nor in the last round: what is left then is played."""
        assert isinstance(state, Tang)
        if state.trigger:
            return False
        step: Step[Tang] = state.pending[-1]
        return not isinstance(
            step, (ChooseCell, Rotate, Stand, Face, SendMini, Whom, ChooseTile, PutDecoration, ChooseSlot)
        )

    def solo_values(self, s: Tang, legal: list[int]) -> list[float]:
        """What each choice leads to, looking through the last of the small decisions."""
        sides = isinstance(s.pending[-1], ChooseSlot)
        seen = 0
        found: list[float] = []
        for choice in legal:
            if sides and SLOT.has(choice):  # T-82: slots of one side are as good as each other
                bit = 2 ** (SLOT.index(choice) // 3)
                if seen & bit:
                    found.append(-1.0e9)
                    continue
                seen |= bit
            after = s.clone()
            after.apply(choice)
            found.append(self.solo_ahead(after))
        return found

    def solo_ahead(self, s: Tang) -> float:
        if s.actor == 0 and isinstance(s.pending[-1], ChooseCell):
            return self.solo_value(s) + TILE_WORTH
        if s.actor != 0 or not isinstance(s.pending[-1], (Rotate, Stand, Face)):
            return self.solo_value(s)
        highest = -1.0e9
        for choice in s.legal():
            after = s.clone()
            after.apply(choice)
            highest = max(highest, self.solo_value(after))
        return highest

    def solo_value(self, s: Tang) -> float:
        return self.solo.over(s) if s.actor == OVER else self.solo.value(s)
