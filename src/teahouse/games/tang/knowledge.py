"""What a searching player knows about Tang Garden: the greedy player's judgement, for all seats at once."""

from __future__ import annotations

from math import sqrt
from typing import Final

from teahouse.core.knowledge import Knowledge, best_of, by_value, lead, share, some_of
from teahouse.core.rng import Rng
from teahouse.core.state import OVER, State, Step
from teahouse.games.tang.building import ChooseTile
from teahouse.games.tang.choices import LANTERN, REFRESH, SLOT
from teahouse.games.tang.decorating import PutDecoration
from teahouse.games.tang.features import Judge, holdings, views
from teahouse.games.tang.glance import Glance
from teahouse.games.tang.growth import turns_left
from teahouse.games.tang.influence import SendMini
from teahouse.games.tang.landscapes import ChooseSlot
from teahouse.games.tang.minis import Face, Stand, Whom
from teahouse.games.tang.pieces import REPOSITION
from teahouse.games.tang.placing import ChooseCell, Rotate
from teahouse.games.tang.state import Tang

QUICK_WEIGHTS = True
NOISE = 0.5
WARM = 1.5  # points of difference that make a choice e times as promising
AT_A_GLANCE: Final = 6  # choices that are looked at while playing on
TILE_WORTH: Final = 3.5  # what laying a tile usually brings
SOLO_WARM: Final = 4.0
SOLO_MIDDLE: Final = 290.0  # the judgement of a solo position that is as likely lost as won
SOLO_UNIT: Final = 60.0


class TangKnowledge(Knowledge):
    def __init__(self) -> None:
        self.judges: list[Judge] = [Judge(seat) for seat in range(4)]

    def worths(self, state: State) -> list[float]:
        assert isinstance(state, Tang)
        found: list[float] = []
        for seat in range(state.seats):
            turns = turns_left(state, seat)
            worth = holdings(state, seat, turns) + views(state, seat, turns)
            if state.seat == seat:
                worth += self.judges[seat].promised(state, turns)
            found.append(worth)
        return found

    def unit(self, state: State) -> float:
        assert isinstance(state, Tang)
        return 3.0 + 3.0 * sqrt(turns_left(state, 0))

    def chances(self, state: State) -> list[float]:
        if state.seats > 1:
            return super().chances(state)
        assert isinstance(state, Tang)
        solo = self.judges[0].solo
        if state.actor == OVER:
            if state.ending == "solo-lost":
                return [0.3 * state.covered / len(state.board.inner)]
            return [0.6 + 0.4 * share(state.scores()[0] - 80.0, 20.0)]
        return [share(solo.value(state) - SOLO_MIDDLE, SOLO_UNIT)]

    def weights(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Tang)
        if state.seats > 1 and QUICK_WEIGHTS:
            return by_value(Glance(state).values(legal), WARM)
        return by_value(self.values(state, legal), SOLO_WARM if state.seats == 1 else WARM)

    def pick(self, state: State, legal: list[int], rng: Rng) -> int:
        assert isinstance(state, Tang)
        if state.seats > 1:
            return best_of(legal, Glance(state).values(legal), NOISE, rng)
        seen = some_of(legal, AT_A_GLANCE, rng)
        return best_of(seen, self.values(state, seen), 0.5, rng)

    def settled(self, state: State) -> bool:
        """What the rest of a turn will bring is part of the judgement, but for the small decisions."""
        step: Step[Tang] = state.pending[-1]
        return not isinstance(
            step, (ChooseCell, Rotate, Stand, Face, SendMini, Whom, ChooseTile, PutDecoration, ChooseSlot)
        )

    def ahead(self, s: Tang, seat: int) -> float:
        """Through the last of the small decisions; what a tile still to be laid will bring is guessed."""
        if s.actor != seat:
            return self.quick(s, seat)
        step: Step[Tang] = s.pending[-1]
        if isinstance(step, (ChooseCell, ChooseTile)):
            return self.quick(s, seat) + TILE_WORTH
        if not isinstance(step, (Rotate, Stand, Face, SendMini, Whom)):
            return self.quick(s, seat)
        highest = -1.0e9
        for choice in s.legal():
            after = s.clone()
            after.apply(choice)
            value = self.quick(after, seat)
            highest = max(highest, value)
        return highest

    def quick(self, s: Tang, seat: int) -> float:
        judge = self.judges[seat]
        if s.seats == 1:
            return judge.solo.over(s) if s.actor == OVER else judge.solo.value(s)
        if s.actor == OVER:
            return lead([float(points) for points in s.scores()], seat)
        return judge.own(s)

    def values(self, s: Tang, legal: list[int]) -> list[float]:
        seat = s.actor
        judge = self.judges[seat]
        step: Step[Tang] = s.pending[-1]
        sides = isinstance(step, ChooseSlot)
        seen = 0
        judge.known = {}  # remembered for one decision only
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
            value = self.ahead(after, seat)
            if REFRESH.has(choice) or choice == LANTERN.base + REPOSITION:
                value -= 3.0
            found.append(value)
        return found
