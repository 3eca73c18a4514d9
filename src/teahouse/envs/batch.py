"""Games being played for learners: one `Play`, or a `Batch` of them stepped in one call. Compiled with the rules.

Chance is drawn here, from a generator of each game's own, so whoever steps a game only ever sees decisions of players.
Observations, masks and rewards lie in rows of librt's `vec`; NumPy looks at them through the buffer protocol, without a
copy and without being needed to build this module.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from teahouse.core.errors import IllegalChoice
from teahouse.core.game import Game
from teahouse.core.observe import Observer, new_row
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.envs.payoffs import POINTS, final

NOBODY: Final = -1
HALF: Final = 1 << 30  # Rng gives so many different numbers at a time


class Play:
    """One game after the other in one place.

    Its mask lies in `masks` from `mask_at` on, and in `row` from `row_at` on what a seat was shown last.
    """

    def __init__(
        self, game: Game, observer: Observer, start: State, masks: vec[u8], mask_at: i64, row: vec[u8], row_at: i64
    ) -> None:
        self.game: Game = game
        self.observer: Observer = observer
        self.start: State = start  # every game begins as a copy of it
        self.state: State = start
        self.rng: Rng = Rng(0)
        self.seeder: Rng = Rng(0)
        self.masks: vec[u8] = masks
        self.mask_at: i64 = mask_at
        self.row: vec[u8] = row
        self.row_at: i64 = row_at
        self.actor: int = OVER  # who decides now
        self.shown_to: int = NOBODY
        self.legal: list[int] = []
        self.log: list[int] | None = None  # a list there receives every choice, those of chance included

    def seed(self, seed: int) -> None:
        """The first game's chance is `Rng(seed)`; the seeds of all further games follow from it, whatever is played."""
        self.seeder = Rng(seed)
        self._begin(seed)

    def next_game(self) -> None:
        high: int = self.seeder.below(HALF)
        low: int = self.seeder.below(HALF)
        self._begin(high * HALF + low)

    def _begin(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.state = self.start.clone()
        self.shown_to = NOBODY
        if self.log is not None:
            self.log = []
        self._settle()

    def step(self, choice: int) -> None:
        """One decision, and whatever chance adds to it. The choice must be legal."""
        if self.log is not None:
            self.log.append(choice)
        self.state.apply(choice)
        self._settle()

    def _settle(self) -> None:
        state = self.state
        actor = state.actor
        while actor == CHANCE:
            choice = state.draw(self.rng)
            if self.log is not None:
                self.log.append(choice)
            state.apply(choice)
            actor = state.actor
        self.actor = actor
        masks, at = self.masks, self.mask_at
        for choice in self.legal:
            masks[at + choice] = 0
        legal = state.legal()
        for choice in legal:
            masks[at + choice] = 1
        self.legal = legal

    def show(self, viewer: int) -> None:
        """Write what a seat sees into `row`: the whole of it the first time, then what has changed."""
        if self.shown_to == NOBODY:
            self.state.touched = []
            self.observer.write(self.state, viewer, self.row, self.row_at)
        else:
            self.observer.update(self.state, viewer, self.shown_to, self.row, self.row_at)
        self.shown_to = viewer

    def is_legal(self, choice: int) -> bool:
        return 0 <= choice < self.game.choices and self.masks[self.mask_at + choice] != 0

    def refuse(self, choice: int) -> None:
        """Say why a choice is not possible."""
        reason = self.game.why_not(self.state, choice)  # raises NotationError for what is no choice at all
        raise IllegalChoice(self.game.notation(choice), reason)

    def any_legal(self, rng: Rng) -> int:
        return self.legal[rng.below(len(self.legal))]


class Batch:
    """N games side by side. A finished one begins anew at once, with the next seed of its own."""

    def __init__(
        self, game: Game, observer: Observer, seats: int, options: dict[str, str], number: int, kind: int
    ) -> None:
        self.seats: int = seats
        self.number: int = number
        self.kind: int = kind  # of reward
        self.watched: bool = True  # False: observations are not written
        self.observations: vec[u8] = new_row(number * observer.size)
        self.masks: vec[u8] = new_row(number * game.choices)
        self.rewards: vec[float] = vec[float]([0.0 for _ in range(number * seats)])
        self.scores: vec[float] = vec[float]([0.0 for _ in range(number * seats)])
        self.done: vec[u8] = new_row(number)
        self.actors: vec[u8] = new_row(number)
        self.chosen: vec[i64] = vec[i64]([0 for _ in range(number)])
        start = game.start(seats, options)
        self.plays: list[Play] = [
            Play(game, observer, start, self.masks, slot * game.choices, self.observations, slot * observer.size)
            for slot in range(number)
        ]
        self.guides: list[Rng] = [Rng(0) for _ in range(number)]  # for `sample`
        self.points: list[list[int]] = [[] for _ in range(number)]  # scores before the step, for rewards by points

    def seed(self, seeds: list[int]) -> None:
        """Begin everywhere anew: a slot's games depend on its own seed and the choices made in it, on nothing else."""
        self._forget_rewards()
        for slot in range(self.number):
            self.plays[slot].seed(seeds[slot])
            self.guides[slot] = Rng(~seeds[slot] & 0xFFFFFFFFFFFFFFF)
            if self.kind == POINTS:
                self.points[slot] = self.plays[slot].state.scores()
            self.done[slot] = 0
            self._show(slot, self.plays[slot])

    def step(self, choices: list[int]) -> None:
        """One decision in every slot. Raises IllegalChoice before anything has changed."""
        plays = self.plays
        for slot in range(self.number):
            if not plays[slot].is_legal(choices[slot]):
                plays[slot].refuse(choices[slot])
        for slot in range(self.number):
            play = plays[slot]
            if self.done[slot]:
                self.done[slot] = 0
                self._forget(slot)
            elif self.kind == POINTS:
                self._forget(slot)
            play.step(choices[slot])
            if self.kind == POINTS:
                self._pay_points(slot, play)
            if play.actor == OVER:
                self._finish(slot, play)
            self._show(slot, play)

    def sample(self) -> None:
        """A legal choice for every slot, each as likely, into `chosen`."""
        for slot in range(self.number):
            choice: i64 = self.plays[slot].any_legal(self.guides[slot])
            self.chosen[slot] = choice

    def _finish(self, slot: int, play: Play) -> None:
        at: i64 = slot * self.seats
        scores = play.state.scores()
        paid = final(play.state, self.kind, scores)
        for seat in range(self.seats):
            self.scores[at + seat] = float(scores[seat])
            self.rewards[at + seat] += paid[seat]
        self.done[slot] = 1
        play.next_game()
        if self.kind == POINTS:
            self.points[slot] = play.state.scores()

    def _pay_points(self, slot: int, play: Play) -> None:
        at: i64 = slot * self.seats
        before, after = self.points[slot], play.state.scores()
        for seat in range(self.seats):
            self.rewards[at + seat] = float(after[seat] - before[seat])
        self.points[slot] = after

    def _forget(self, slot: int) -> None:
        at: i64 = slot * self.seats
        for seat in range(self.seats):
            self.rewards[at + seat] = 0.0

    def _forget_rewards(self) -> None:
        for slot in range(self.number):
            self._forget(slot)

    def _show(self, slot: int, play: Play) -> None:
        self.actors[slot] = play.actor
        if self.watched:
            play.show(play.actor)
