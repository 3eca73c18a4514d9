"""A course of lessons: play, learn, compare, and go on with what plays better. It can be stopped and taken up again.

The first generation learns from very many games played at a glance, all others from games of the searching player
against itself. Those are tried twice: all that was learned, and the worth of positions alone, because a promise that
foresees the search well makes it narrow, which can cost more than it gains.

A folder holds all of it: `lesson.toml` the best lesson so far, `log.jsonl` a line per generation, `evidence-NNN.npz`
and `asked-NNN.json` what the generations showed. A generation that was interrupted is simply played again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import astuple, dataclass
from math import sqrt
from pathlib import Path
from time import perf_counter

from teahouse import __version__, games
from teahouse.bots.search.lesson import Lesson
from teahouse.bots.search.lessons import features_of, to_text
from teahouse.core.errors import OptionError
from teahouse.lab.simulate import SEED_STEP
from teahouse.lab.spread import results
from teahouse.lab.train.evidence import Evidence
from teahouse.lab.train.fit import fit_worth, teach_promise
from teahouse.lab.train.samples import Asked, Comparison, Glances, SelfPlay, Table

REMEMBERED = 4  # generations whose decisions are learned from; what positions were worth is never forgotten
AT_A_GLANCE, SELF_PLAY = "at a glance", "self-play"
WORTH, WORTH_AND_PROMISE = "worth", "worth and promise"


@dataclass(frozen=True)
class Course:
    """What is to be learned and how: `glances` in the first generation, then `games` of self-play in each.

    `matches` compare what was learned with the best so far.
    """

    table: Table
    folder: Path
    glances: int = 10_000
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

    def games_next(self) -> int:
        """How many games the next generation is going to play, those of comparison included."""
        return (self.games if self.generations() else self.glances) + self.matches


@dataclass(frozen=True)
class Tried:
    """What became of a lesson against the best one so far: its share of the wins in so many matches."""

    text: str
    wins: float
    matches: int

    @property
    def spread(self) -> float:
        return sqrt(self.wins * (1 - self.wins) / self.matches)


def generation(
    course: Course, advance: Callable[[int], None], jobs: int | None = None, executor: Executor | None = None
) -> dict[str, object]:
    """One more generation; gives back its line of the log. `advance` hears of every game played."""
    course.folder.mkdir(parents=True, exist_ok=True)
    number, began = len(course.generations()) + 1, perf_counter()
    table, old, seed = course.table, course.lesson, course.seed * SEED_STEP + number * 2_000
    guesses = features_of(games.find(table.game)).guesses
    first = number == 1
    _check(course, number)
    series = Glances(table, course.glances, seed) if first else SelfPlay(table, old, course.games, seed)
    evidence, asked = Evidence(len(guesses)), list[Asked]()
    for game, played in enumerate(results(series, jobs, executor)):
        evidence.add(game, played.shown)
        asked += played.asked
        advance(1)
    _remember(course, number, evidence, asked)
    lesson, off = fit_worth(guesses, _stages(course, number))
    candidates = {WORTH: lesson}
    if not first:
        candidates[WORTH_AND_PROMISE] = with_promise = Lesson(lesson.names, lesson.early, lesson.late)
        teach_promise(with_promise, _asked(course, number))
    story = {"generation": str(number), "teahouse": __version__} | _story(course)
    tried: dict[str, Tried] = {}
    for part, candidate in candidates.items():
        text, shares = to_text(candidate, story | {"learned": part}), list[float]()
        matches = course.matches // len(candidates)
        for share in results(Comparison(table, text, old, matches, seed + 1_000), jobs, executor):
            shares.append(share)
            advance(1)
        tried[part] = Tried(text, sum(shares) / matches, matches)
    part, best = max(tried.items(), key=lambda item: item[1].wins)
    fair = 1.0 / table.seats
    kept = best.wins - best.spread >= fair  # more than luck
    line: dict[str, object] = {
        "generation": number,
        "games": series.games,
        "played": AT_A_GLANCE if first else SELF_PLAY,
        "positions": int(evidence.positions.sum()),
        "decisions": len(asked),
        "off": round(off, 3),
        "learned": part,
        "wins": round(best.wins, 4),
        "fair": round(fair, 4),
        "spread": round(best.spread, 4),
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
        "games": f"{course.glances} at a glance, then {course.games} of self-play a generation, seed {course.seed}",
    }


def _write(path: Path, text: str) -> None:
    """A reader finds the old file or the new one, never half of it."""
    beside = path.with_suffix(".new")
    beside.write_text(text, "utf-8")
    beside.replace(path)


def _remember(course: Course, number: int, evidence: Evidence, asked: list[Asked]) -> None:
    evidence.write(_evidence(course, number))
    _write(course.folder / f"asked-{number:03}.json", json.dumps([astuple(one) for one in asked]))
    (course.folder / f"asked-{number - REMEMBERED:03}.json").unlink(missing_ok=True)


def _check(course: Course, number: int) -> None:
    """Better before hours of play than after: is there all that the generations so far have shown?"""
    for earlier in range(1, number):
        file = _evidence(course, earlier)
        if not file.is_file():
            raise OptionError(
                f"{course.folder} cannot be gone on with, {file.name} is missing; begin in another --folder"
            )


def _evidence(course: Course, number: int) -> Path:
    return course.folder / f"evidence-{number:03}.npz"


def _stages(course: Course, number: int) -> list[Evidence]:
    """What glances showed, and what self-play showed, all of it together."""
    found: list[Evidence] = []
    for earlier in range(1, number + 1):
        evidence = Evidence.read(_evidence(course, earlier))
        if len(found) < 2:
            found.append(evidence)
        else:
            found[-1].merge(evidence)
    return found


def _asked(course: Course, number: int) -> list[Asked]:
    found: list[Asked] = []
    for earlier in range(max(2, number - REMEMBERED + 1), number + 1):
        file = course.folder / f"asked-{earlier:03}.json"
        for name, families, promise, visits in json.loads(file.read_text("utf-8")):
            found.append(Asked(name, tuple(families), tuple(promise), tuple(visits)))
    return found
