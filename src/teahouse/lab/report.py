"""A report on the balance of a game: who wins from which seat, how scores spread, what cards and layouts change.

Everything comes from simulated games with one seed, so the same report can be made again on any machine. What cards and
characters do is read from the records: what chance drew (known to all), and what players chose during the game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from math import sqrt

from teahouse import games
from teahouse.core.record import SEATS, read
from teahouse.lab.simulate import GameResult, Run
from teahouse.lab.spread import results
from teahouse.lab.tally import Spread, Tally

VARIED = ["layout", "board"]  # options whose shipped values are compared
LEAST = 5  # a word seen in fewer games says nothing
Advance = Callable[[int], None]


@dataclass
class Word:
    """What happened in games with a card, or to players who chose something."""

    games: int = 0
    wins: float = 0.0
    scores: Spread = field(default_factory=Spread)
    turns: Spread = field(default_factory=Spread)

    def summary(self) -> dict[str, float]:
        return {
            "games": self.games,
            "win_share": self.wins / self.games,
            "mean_score": self.scores.mean,
            "mean_turns": self.turns.mean,
        }


@dataclass
class Report:
    """All figures of a report; `summary` depends on the games alone."""

    run: Run
    tally: Tally
    scores: list[list[int]]  # seat -> all scores
    turns: list[int]
    drawn: dict[str, Word]
    chosen: dict[str, Word]
    variants: dict[str, Tally]  # `layout basic` -> its games

    def summary(self) -> dict[str, object]:
        return {
            "game": self.run.game,
            "players": self.run.seats,
            "bots": self.run.names(),
            "options": self.run.options,
            "seed": self.run.seed,
            **self.tally.summary(),
            "win_error": [share_error(self.tally.win_share(seat), self.tally.games) for seat in range(self.run.seats)],
            "drawn": {name: word.summary() for name, word in sorted(self.drawn.items())},
            "chosen": {name: word.summary() for name, word in sorted(self.chosen.items())},
            "variants": {name: tally.summary() for name, tally in self.variants.items()},
        }


def share_error(share: float, number: int) -> float:
    """Half the width of a 95 % interval around a share (Wilson)."""
    z = 1.96
    return z * sqrt(share * (1 - share) / number + z * z / (4 * number * number)) / (1 + z * z / number)


def variants(run: Run) -> list[Run]:
    """The same players on every shipped layout or board, fewer games each; none where there is nothing to compare."""
    found: list[Run] = []
    for option in games.find(run.game).options:
        if option.name in VARIED and len(option.values) > 1:
            number = max(1, run.games // len(option.values))
            for value in option.values:
                found.append(replace(run, options={**run.options, option.name: value}, games=number, records=False))
    return found


def total(run: Run) -> int:
    """How many games a report plays."""
    return run.games + sum(variant.games for variant in variants(run))


def make(run: Run, jobs: int | None, executor: Executor | None, advance: Advance) -> Report:
    """Play all games and count; `advance` hears of every game."""
    run = replace(run, records=True)
    report = Report(run, Tally(run.seats), [[] for _ in range(run.seats)], [], {}, {}, {})
    drawn: defaultdict[str, Word] = defaultdict(Word)
    chosen: defaultdict[str, Word] = defaultdict(Word)
    for result in results(run, jobs, executor):
        report.tally.add(result)
        report.turns.append(result.turns)
        for seat, score in enumerate(result.scores):
            report.scores[seat].append(score)
        _count_words(run, result, drawn, chosen)
        advance(1)
    report.drawn = {name: word for name, word in drawn.items() if word.games >= LEAST}
    report.chosen = {name: word for name, word in chosen.items() if word.games >= LEAST}
    for variant in variants(run):
        tally = Tally(run.seats)
        for result in results(variant, jobs, executor):
            tally.add(result)
            advance(1)
        name = next(name for name in VARIED if name in variant.options)
        report.variants[f"{name} {variant.options[name]}"] = tally
    return report


def _count_words(run: Run, result: GameResult, drawn: dict[str, Word], chosen: dict[str, Word]) -> None:
    study, winners = games.face(run.game).study, result.places.count(1)
    by_chance: set[str] = set()
    by_seat: set[tuple[int, str]] = set()
    for item in read(result.record).items:
        family = item.text.split(" ", 1)[0]
        if item.by == "*" and family in study.drawn:
            by_chance.add(item.text)
        elif item.by != "*" and family in study.chosen:
            by_seat.add((SEATS.index(item.by or item.seat), item.text))
    for name in sorted(by_chance):
        word = drawn[name]
        word.games += 1
        word.wins += 1.0 if result.places[0] == 1 else 0.0  # of the first seat: does the card help to begin?
        word.turns.add(result.turns)
        for score in result.scores:
            word.scores.add(score)
    for seat, name in sorted(by_seat):
        word = chosen[name]
        word.games += 1
        word.wins += 1.0 / winners if result.places[seat] == 1 else 0.0
        word.turns.add(result.turns)
        word.scores.add(result.scores[seat])
