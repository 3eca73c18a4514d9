"""Many games side by side, stepped in one call; on some seats others than the learner decide. Compiled with the rules.

A `Batch` has so many slots, each with a `Play` and a role for every seat. A step is one decision of the learner in
every slot, and whatever the others do until it is asked again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from teahouse.core.game import Game
from teahouse.core.observe import Observer, new_row
from teahouse.core.rng import Rng, resumed
from teahouse.core.state import OVER, State
from teahouse.envs.payoffs import POINTS, final, forfeit
from teahouse.envs.play import GeneratorState, Play, Saved

# who decides on a seat
LEARNER: Final = 0  # whoever calls `step`
RANDOM: Final = 1  # any legal choice, found right here
PLAYER: Final = 2  # a computer player of this slot, asked with the state
POLICY: Final = 3  # somebody who is asked for many slots at once, by way of `answer`

SAME_STEP: Final = 0  # a game that ends is replaced at once: the step shows the next one
NEXT_STEP: Final = 1  # the step shows the end; the next one, whatever its action, begins the next game
STAYS: Final = 2  # nothing begins by itself

APART: Final = 0x851F42D4C957F2D  # the generator of `sample` is not that of the others
SIXTY_BITS: Final = 0xFFFFFFFFFFFFFFF

Choose = Callable[[State, Rng], int]
# the game, generators, (over, opening, done, fault, last seat), rewards, scores, points: plain values, which travel
SlotSaved = tuple[Saved, GeneratorState, GeneratorState, list[int], list[float], list[float], list[int]]


class Batch:
    """`observations`, `masks`, `rewards` and so on are rows of all slots, one behind the other."""

    def __init__(
        self, game: Game, observer: Observer, seats: int, options: dict[str, str], number: int, kind: int
    ) -> None:
        self.seats: int = seats
        self.number: int = number
        self.kind: int = kind  # of reward
        self.size: int = observer.size
        self.watched: bool = True  # False: observations are not written
        self.keeps_finals: bool = False  # True: what was seen at the end of a game stays in `finals`
        self.renewal: int = SAME_STEP
        self.lenient: bool = False  # True: an illegal action loses instead of being refused
        self.observations: vec[u8] = new_row(number * observer.size)
        self.finals: vec[u8] = new_row(0)
        self.masks: vec[u8] = new_row(number * game.choices)
        self.rewards: vec[float] = vec[float]([0.0 for _ in range(number * seats)])
        self.scores: vec[float] = vec[float]([0.0 for _ in range(number * seats)])
        self.done: vec[u8] = new_row(number)
        self.faults: vec[u8] = new_row(number)  # 1 where an illegal action ended the game
        self.waiting: vec[u8] = new_row(number)  # 1 where a policy has to decide before the step is complete
        self.actors: vec[u8] = new_row(number)
        self.chosen: vec[i64] = vec[i64]([0 for _ in range(number)])
        start = game.start(seats, options)
        self.plays: list[Play] = [
            Play(game, observer, start, self.masks, slot * game.choices, self.observations, slot * observer.size)
            for slot in range(number)
        ]
        self.roles: list[list[int]] = [[LEARNER for _ in range(seats)] for _ in range(number)]
        self.players: list[list[Choose | None]] = [[None for _ in range(seats)] for _ in range(number)]
        self.guides: list[Rng] = [Rng(0) for _ in range(number)]  # for `sample`
        self.thoughts: list[Rng] = [Rng(0) for _ in range(number)]  # of the others
        self.points: list[list[int]] = [[] for _ in range(number)]  # scores before the step, for rewards by points
        self.last: list[int] = [0 for _ in range(number)]  # the learner's seat that decided last
        self.over: list[bool] = [True for _ in range(number)]  # no game is being played
        self.opening: list[bool] = [True for _ in range(number)]  # the learner has not decided yet

    def keep_finals(self) -> None:
        self.keeps_finals = True
        self.finals = new_row(self.number * self.size)

    # --- stepping ---

    def seed(self, seeds: list[int]) -> None:
        """Begin everywhere anew: a slot's games depend on its own seed and the choices made in it, on nothing else."""
        for slot in range(self.number):
            self.seed_slot(slot, seeds[slot])

    def seed_slot(self, slot: int, seed: int) -> None:
        self.plays[slot].seed(seed)
        self.guides[slot] = Rng((seed + APART) & SIXTY_BITS)
        self.thoughts[slot] = Rng(~seed & SIXTY_BITS)
        self._forget(slot)
        self._open(slot, self.plays[slot])

    def renew_slot(self, slot: int) -> None:
        """The next game of a slot, at once."""
        self.plays[slot].next_game()
        self._forget(slot)
        self._open(slot, self.plays[slot])

    def step(self, choices: list[int]) -> None:
        """One decision in every slot. Raises IllegalChoice before anything has changed."""
        plays, over = self.plays, self.over
        if not self.lenient:
            for slot in range(self.number):
                if not plays[slot].is_legal(choices[slot]) and not over[slot]:
                    plays[slot].refuse(choices[slot])
        for slot in range(self.number):
            play = plays[slot]
            self._forget(slot)
            if over[slot]:
                if self.renewal == NEXT_STEP:
                    play.next_game()
                    self._open(slot, play)
            elif self.lenient and not play.is_legal(choices[slot]):
                self._lose(slot, play)
            else:
                self.last[slot] = play.actor
                self.opening[slot] = False
                play.step(choices[slot])
                self._go_on(slot, play)

    def answer(self, slot: int, choice: int) -> None:
        """What a policy chose where one is waited for."""
        play = self.plays[slot]
        if not play.is_legal(choice):
            play.refuse(choice)
        play.step(choice)
        self._go_on(slot, play)

    def sample(self) -> None:
        """A legal choice for every slot, each as likely, into `chosen`; 0 where a game is over."""
        for slot in range(self.number):
            choice: i64 = 0 if self.over[slot] else self.plays[slot].any_legal(self.guides[slot])
            self.chosen[slot] = choice

    def _open(self, slot: int, play: Play) -> None:
        """A new game: whoever begins it, the learner is paid from its own first decision on."""
        self.over[slot] = False
        self.opening[slot] = True
        self._let_others(slot, play)
        while play.actor == OVER:  # the learner was not asked at all
            play.next_game()
            self._let_others(slot, play)
        self._count_points(slot, play)
        self._show(slot, play)

    def _go_on(self, slot: int, play: Play) -> None:
        """Let the others decide until the learner or a policy has to, and show what is seen then."""
        self._let_others(slot, play)
        self._count_points(slot, play)
        if play.actor == OVER:
            self._finish(slot, play)
        else:
            self._show(slot, play)

    def _let_others(self, slot: int, play: Play) -> None:
        roles = self.roles[slot]
        while play.actor != OVER:
            role = roles[play.actor]
            if role == RANDOM:
                play.step(play.any_legal(self.thoughts[slot]))
            elif role == PLAYER:
                player = self.players[slot][play.actor]
                assert player is not None
                choice = player(play.state, self.thoughts[slot])
                if not play.is_legal(choice):
                    play.refuse(choice)
                play.step(choice)
            else:
                return

    def _finish(self, slot: int, play: Play) -> None:
        at: i64 = slot * self.seats
        scores = play.state.scores()
        paid = final(play.state, self.kind, scores)
        for seat in range(self.seats):
            self.scores[at + seat] = float(scores[seat])
            self.rewards[at + seat] += paid[seat]
        self._end(slot, play)

    def _lose(self, slot: int, play: Play) -> None:
        """An illegal action: the game is over, and no legal way to lose it would have cost more."""
        at: i64 = slot * self.seats
        seat: i64 = play.actor
        scores = play.state.scores()
        for other in range(self.seats):
            self.scores[at + other] = float(scores[other])
        self.rewards[at + seat] = forfeit(self.kind)
        self.faults[slot] = 1
        self.last[slot] = play.actor
        self._end(slot, play)

    def _end(self, slot: int, play: Play) -> None:
        self.done[slot] = 1
        self.over[slot] = True
        self.waiting[slot] = 0
        if self.watched and (self.keeps_finals or self.renewal != SAME_STEP):
            play.show(self.last[slot])
        if self.keeps_finals:
            at: i64 = slot * self.size
            end: i64 = at + self.size
            while at < end:
                self.finals[at] = self.observations[at]
                at += 1
        if self.renewal == SAME_STEP:
            play.next_game()
            self._open(slot, play)
        else:
            self.actors[slot] = self.last[slot]

    # --- rewards ---

    def _count_points(self, slot: int, play: Play) -> None:
        if self.kind != POINTS:
            return
        after = play.state.scores()
        if not self.opening[slot]:
            at: i64 = slot * self.seats
            before = self.points[slot]
            for seat in range(self.seats):
                self.rewards[at + seat] += float(after[seat] - before[seat])
        self.points[slot] = after

    def _forget(self, slot: int) -> None:
        at: i64 = slot * self.seats
        self.done[slot] = 0
        self.faults[slot] = 0
        for seat in range(self.seats):
            self.rewards[at + seat] = 0.0

    def _show(self, slot: int, play: Play) -> None:
        self.actors[slot] = play.actor
        self.waiting[slot] = 1 if self.roles[slot][play.actor] == POLICY else 0
        if self.watched:
            play.show(play.actor)

    # --- a slot can be put away and taken up again ---

    def save_slot(self, slot: int) -> SlotSaved:
        at = slot * self.seats
        seats = range(at, at + self.seats)
        flags = [int(self.over[slot]), int(self.opening[slot]), int(self.done[slot]), int(self.faults[slot])]
        return (
            self.plays[slot].save(),
            self.guides[slot].words(),
            self.thoughts[slot].words(),
            [*flags, self.last[slot]],
            [float(self.rewards[place]) for place in seats],
            [float(self.scores[place]) for place in seats],
            self.points[slot][:],
        )

    def restore_slot(self, slot: int, saved: SlotSaved) -> None:
        game, guide, thoughts, flags, rewards, scores, points = saved
        play = self.plays[slot]
        play.restore(game)
        self.guides[slot] = resumed(guide[0], guide[1], guide[2], guide[3])
        self.thoughts[slot] = resumed(thoughts[0], thoughts[1], thoughts[2], thoughts[3])
        self.over[slot], self.opening[slot] = bool(flags[0]), bool(flags[1])
        done: i64 = flags[2]
        fault: i64 = flags[3]
        self.done[slot], self.faults[slot] = u8(done), u8(fault)
        self.last[slot] = flags[4]
        at: i64 = slot * self.seats
        for seat in range(self.seats):
            self.rewards[at + seat] = rewards[seat]
            self.scores[at + seat] = scores[seat]
        self.points[slot] = list(points)
        if not self.over[slot]:
            self._show(slot, play)
            return
        self.actors[slot] = self.last[slot]
        if self.watched:
            play.show(self.last[slot])
