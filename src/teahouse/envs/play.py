"""One game after the other in one place, for a learner. Compiled with the rules.

Chance is drawn here, from a generator of each game's own, so whoever steps a game only ever sees decisions of players.
Observations and masks lie in rows of librt's `vec`; NumPy looks at them through the buffer protocol, without a copy and
without being needed to build this module.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from teahouse.core.errors import IllegalChoice, OptionError
from teahouse.core.game import Game
from teahouse.core.observe import Observer
from teahouse.core.rng import Rng, resumed
from teahouse.core.state import CHANCE, OVER, State

NOBODY: Final = -1
HALF: Final = 1 << 30  # Rng gives so many different numbers at a time

GeneratorState = tuple[int, int, int, int]  # of a generator
Saved = tuple[
    GeneratorState, GeneratorState, list[int]
]  # the seeds of further games, the chance of this one, its choices


class Play:
    """Its mask lies in `masks` from `mask_at` on, and in `row` from `row_at` on what a seat was shown last.

    Both are windows for others, who may write into them: what is legal is asked of `legal`, not of the mask.
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
        self.log: list[int] = []  # every choice of this game, those of chance included
        self.begun: bool = False

    def seed(self, seed: int) -> None:
        """The first game's chance is `Rng(seed)`; the seeds of all further games follow from it, whatever is played."""
        self.seeder = Rng(seed)
        self._begin(seed)

    def next_game(self) -> None:
        high: int = self.seeder.below(HALF)
        low: int = self.seeder.below(HALF)
        self._begin(high * HALF + low)

    def _begin(self, seed: int) -> None:
        self.begun = True
        self.rng = Rng(seed)
        self.state = self.start.clone()
        self.shown_to = NOBODY
        self.log = []
        self._settle()

    def step(self, choice: int) -> None:
        """One decision, and whatever chance adds to it. The choice must be legal."""
        self.log.append(choice)
        self.state.apply(choice)
        self._settle()

    def _settle(self) -> None:
        state = self.state
        actor = state.actor
        while actor == CHANCE:
            choice = state.draw(self.rng)
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
        for one in self.legal:  # noqa: SIM110  compiled, the plain loop is quicker
            if one == choice:
                return True
        return False

    def refuse(self, choice: int) -> None:
        """Say why a choice is not possible."""
        reason = self.game.why_not(self.state, choice)  # raises NotationError for what is no choice at all
        raise IllegalChoice(self.game.notation(choice), reason)

    def any_legal(self, rng: Rng) -> int:
        return self.legal[rng.below(len(self.legal))]

    # --- a game can be put away and taken up again; its choices say it all, to the last number of an observation ---

    def save(self) -> Saved:
        return self.seeder.words(), self.rng.words(), self.log[:]

    def restore(self, saved: Saved) -> None:
        """Raises OptionError where the choices are not those of a game that begins as this one does."""
        seeder, rng, log = saved
        state = self.start.clone()
        for choice in log:
            if choice not in state.legal():
                raise OptionError(f"what was saved is not a game of {self.game.title} with these players and options")
            state.apply(choice)
        self.seeder = resumed(seeder[0], seeder[1], seeder[2], seeder[3])
        self.rng = resumed(rng[0], rng[1], rng[2], rng[3])
        self.state = state
        self.log = list(log)
        self.shown_to = NOBODY
        self.begun = True
        self._settle()
