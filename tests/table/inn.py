"""A table at the inn (a game for tests), and short words for playing there."""

from __future__ import annotations

from teahouse.core.rng import Rng
from teahouse.table.choose import choose
from teahouse.table.create import Clock, Made, create
from teahouse.table.end_turn import end_turn
from teahouse.table.seats import Plan, person
from teahouse.table.start import start
from teahouse.table.table import Table
from teahouse.table.undo import undo


class Party:
    """A table with people at it; each word plays one verb and keeps the table that comes of it."""

    def __init__(
        self, *plans: Plan, seed: int = 1, clock: Clock | None = None, begin: bool = True, roof: str = "straw"
    ) -> None:
        self.rng = Rng(seed)
        self.now = 1_000_000
        plans = plans or (person("Anna"), person("Ben"))
        self.made: Made = create("inn", plans, {"roof": roof}, now=self.now, rng=self.rng, clock=clock)
        self.tokens = self.made.tokens
        self.table: Table = self.made.table
        if begin:
            self.table = start(self.table, self.made.owner, now=self.now, rng=self.rng)

    def choose(self, seat: int, words: str, revision: int | None = None) -> Party:
        self.now += 1000
        code = self.table.game.parse(words)
        shown = self.table.revision if revision is None else revision
        self.table = choose(self.table, self.tokens[seat], code, shown, now=self.now, rng=self.rng)
        return self

    def end(self, seat: int, revision: int | None = None) -> Party:
        self.now += 1000
        shown = self.table.revision if revision is None else revision
        self.table = end_turn(self.table, self.tokens[seat], shown, now=self.now, rng=self.rng)
        return self

    def undo(self, seat: int, to: int | None = None, revision: int | None = None) -> Party:
        self.now += 1000
        shown = self.table.revision if revision is None else revision
        self.table = undo(self.table, self.tokens[seat], shown, to, now=self.now)
        return self

    @property
    def log(self) -> list[str]:
        return [self.table.game.notation(choice) for choice in self.table.match.log]

    def bring(self, outcome: str) -> Party:
        """Pick a generator whose next draw brings this."""
        game, state = self.table.game, self.table.match.state
        for seed in range(100):
            trial, rng = state.clone(), Rng(seed)
            trial.apply(game.parse("stop" if outcome.startswith("weather") else "flip"))
            if game.notation(trial.draw(rng)) == outcome:
                self.rng = Rng(seed)
                return self
        raise AssertionError(outcome)
