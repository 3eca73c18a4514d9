"""A course of lessons: play, learn, compare, and go on with what plays better. It can be stopped and taken up again.

What was learned is tried twice: all of it, and the worth of positions alone. A promise that foresees the search well
makes it narrow, which can cost more than it gains.

A folder holds all of it: `lesson.toml` the best lesson so far, `log.jsonl` a line per generation, `samples-NNN.json`
what the last generations showed. A generation that was interrupted is simply played again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from time import perf_counter

from teahouse import __version__, games
from teahouse.bots.search.lesson import Lesson, names_of
from teahouse.bots.search.lessons import to_text
from teahouse.lab.simulate import SEED_STEP
from teahouse.lab.spread import results
from teahouse.lab.train.fit import error, fit
from teahouse.lab.train.samples import Comparison, Samples, SelfPlay, Table

REMEMBERED = 4  # generations whose samples are learned from
WORTH, WORTH_AND_PROMISE = "worth", "worth and promise"


@dataclass(frozen=True)
class Course:
    """What is to be learned and how: `games` of self-play and `matches` of comparison in each generation."""

    table: Table
    folder: Path
    games: int = 200
    matches: int = 100
    seed: int = 1

    @property
    def lesson(self) -> str:
        """The best lesson so far, as text; empty at the beginning."""
        file = self.folder / "lesson.toml"
        return file.read_text("utf-8") if file.is_file() else ""

    def generations(self) -> list[dict[str, object]]:
        """The log so far."""
        file = self.folder / "log.jsonl"
        return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.is_file() else []


@dataclass(frozen=True)
class Tried:
    """What became of a lesson against the best one so far: its share of the wins in so many matches."""

    text: str
    wins: float
    matches: int


def generation(
    course: Course, advance: Callable[[int], None], jobs: int | None = None, executor: Executor | None = None
) -> dict[str, object]:
    """One more generation; gives back its line of the log. `advance` hears of every game played."""
    course.folder.mkdir(parents=True, exist_ok=True)
    number, began = len(course.generations()) + 1, perf_counter()
    table, old, seed = course.table, course.lesson, course.seed * SEED_STEP + number * 2_000
    fresh = Samples()
    for found in results(SelfPlay(table, old, course.games, seed), jobs, executor):
        fresh.add(found)
        advance(1)
    _remember(course, number, fresh)
    lesson = fit(names_of(games.find(table.game)), _remembered(course, number))
    story = {"generation": str(number), "teahouse": __version__} | _story(course)
    tried: dict[str, Tried] = {}
    half = course.matches // 2
    for part, candidate, matches in (
        (WORTH, Lesson(lesson.names, lesson.early, lesson.late), course.matches - half),
        (WORTH_AND_PROMISE, lesson, half),
    ):
        text, shares = to_text(candidate, story | {"learned": part}), []
        for share in results(Comparison(table, text, old, matches, seed + 1_000), jobs, executor):
            shares.append(share)
            advance(1)
        tried[part] = Tried(text, sum(shares) / matches, matches)
    part, best = max(tried.items(), key=lambda item: item[1].wins)
    fair = 1.0 / table.seats
    kept = best.wins >= fair
    line: dict[str, object] = {
        "generation": number,
        "games": course.games,
        "positions": len(fresh.rows),
        "decisions": len(fresh.asked),
        "error": round(error(lesson, fresh), 3),
        "learned": part,
        "wins": round(best.wins, 4),
        "fair": round(fair, 4),
        "spread": round(sqrt(best.wins * (1 - best.wins) / best.matches), 4),
        "wins by part": {name: round(one.wins, 4) for name, one in tried.items()},
        "kept": kept,
        "seconds": round(perf_counter() - began, 1),
    }
    if kept:
        _write(course.folder / "lesson.toml", best.text)
    with (course.folder / "log.jsonl").open("a", encoding="utf-8") as log:
        log.write(json.dumps(line) + "\n")
    return line


def _story(course: Course) -> dict[str, str]:
    table = course.table
    options = " ".join(f"{name}={value}" for name, value in sorted(table.options.items()) if "\n" not in value)
    return {
        "game": f"{table.game}, {table.seats} players, {table.simulations} simulations, {options}".rstrip(", "),
        "self-play": f"{course.games} games a generation, seed {course.seed}",
    }


def _write(path: Path, text: str) -> None:
    """A reader finds the old file or the new one, never half of it."""
    beside = path.with_suffix(".new")
    beside.write_text(text, "utf-8")
    beside.replace(path)


def _remember(course: Course, number: int, samples: Samples) -> None:
    _write(course.folder / f"samples-{number:03}.json", samples.to_text())
    (course.folder / f"samples-{number - REMEMBERED:03}.json").unlink(missing_ok=True)


def _remembered(course: Course, number: int) -> Samples:
    found = Samples()
    for earlier in range(max(1, number - REMEMBERED + 1), number + 1):
        file = course.folder / f"samples-{earlier:03}.json"
        if file.is_file():
            found.add(Samples.from_text(file.read_text("utf-8")))
    return found
