"""From runs to figures: medians with their spread, ratios round by round, and the goals beside them."""

from __future__ import annotations

import os
import platform
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from statistics import median
from typing import Any, Final

from bench.engine.contenders import CATANATRON, COMPILED, DECISIONS, GAMES, INSIDE, OUTSIDE, PLAIN, SPIEL_CHESS, Entry
from bench.engine.contenders import cloner as clones_of
from bench.engine.contenders import player as play_of

# Ratios of two runs differ by up to a third on a shared machine, so a goal counts as met only with that much to spare.
MARGIN: Final = 1.3

MET: Final = "met"
NARROW: Final = "within noise"
MISSED: Final = "not met"
UNKNOWN: Final = "not measured"


@dataclass(frozen=True)
class Spread:
    """A middle, and the rounds that were farthest from it."""

    median: float
    smallest: float
    largest: float


@dataclass(frozen=True)
class Goal:
    """A figure beside what it should be."""

    title: str
    unit: str
    goal: float
    value: Spread | None
    more_is_better: bool = True
    exact: bool = False  # no noise in it: the worst value counts, and needs nothing to spare

    def verdict(self) -> str:
        if self.value is None:
            return UNKNOWN
        if self.exact:
            return MET if self.value.largest <= self.goal else MISSED
        better = self.value.median / self.goal if self.more_is_better else self.goal / self.value.median
        if better < 1:
            return MISSED
        return MET if better >= MARGIN else NARROW


def spread(values: list[float]) -> Spread | None:
    return Spread(median(values), min(values), max(values)) if values else None


def described(part: str, rounds: int, seconds: float) -> dict[str, Any]:
    """How the record of a part begins."""
    return {
        "part": part,
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} CPUs",
        "rounds": rounds,
        "seconds": seconds,
    }


def summed_up(speeds: dict[str, Spread | None], aims: list[Goal]) -> dict[str, Any]:
    """What bench/page.py shows of a part."""
    return {
        "speeds": {name: asdict(line) if line else None for name, line in speeds.items()},
        "goals": [{**asdict(aim), "verdict": aim.verdict()} for aim in aims],
    }


def rates(contender: dict[str, Any], what: str = "done") -> list[float]:
    """Per CPU second, one for every round."""
    return [run[what] / run["cpu"] for run in contender["runs"]]


def corrected(contender: dict[str, Any]) -> dict[int, float]:
    """Round -> rate in units of what the machine could do around it."""
    return {run["round"]: run["done"] / run["cpu"] / run["calibration"] for run in contender["runs"]}


def ratio(result: dict[str, Any], upper: str, lower: str) -> Spread | None:
    """How many times as fast, over the rounds in which both ran."""
    ours = corrected(result["contenders"][upper])
    theirs = corrected(result["contenders"][lower])
    return spread([ours[number] / theirs[number] for number in ours if number in theirs])


def goals(result: dict[str, Any], entry: Entry) -> list[Goal]:
    """What a game of the house should reach."""
    inside, outside = play_of(entry, COMPILED, INSIDE).name, play_of(entry, COMPILED, OUTSIDE).name
    plain = play_of(entry, PLAIN, INSIDE).name
    found = [
        Goal(
            f"{entry.label}: compiled play_out / Catanatron",
            "x",
            entry.compiled,
            ratio(result, inside, CATANATRON.name),
        ),
        Goal(
            f"{entry.label}: compiled / chess, both Python loops",
            "x",
            1,
            ratio(result, outside, SPIEL_CHESS.name),
        ),
    ]
    if entry.plain:
        faster = ratio(result, plain, CATANATRON.name)
        found.append(Goal(f"{entry.label}: plain play_out / Catanatron", "x", entry.plain, faster))
    for seats in entry.clone_seats:
        copies = clones_of(entry, COMPILED, seats).name
        measured = result["contenders"][copies]
        micros = spread([1e6 / rate for rate in rates(measured)])
        title = f"{entry.label}: clone, compiled, {seats} players"
        found.append(Goal(title, "µs", entry.clone, micros, more_is_better=False))
    for seats in entry.clone_seats:
        for build in (COMPILED, PLAIN):
            facts = result["contenders"][clones_of(entry, build, seats).name]["facts"]
            weights = facts.get("bytes", [])
            title = f"{entry.label}: state, {build}, {seats} players"
            found.append(Goal(title, "bytes", 8192, spread(weights), more_is_better=False, exact=True))
    return found


def same_games(result: dict[str, Any]) -> dict[str, bool]:
    """Did all ways of running a Teahouse game play the same games? Else their rates say nothing about each other."""
    proofs: dict[str, list[Any]] = {}
    for contender in result["contenders"].values():
        if contender["twins"] and "proof" in contender["facts"]:
            proofs.setdefault(contender["twins"], []).append(contender["facts"]["proof"])
    return {name: all(proof == seen[0] for proof in seen) for name, seen in proofs.items()}


def speed(result: dict[str, Any], name: str) -> dict[str, Any] | None:
    """One line of the table of speeds; nothing for a contender that did not run."""
    contender = result["contenders"][name]
    rate = spread(rates(contender))
    if rate is None:
        return None
    line: dict[str, Any] = asdict(rate)
    line["cpu_share"] = median([run["cpu"] / run["wall"] for run in contender["runs"]])
    if contender["unit"] == DECISIONS:
        line["games"] = median(rates(contender, "games"))
        for key, peer in (("by_catanatron", CATANATRON), ("by_chess", SPIEL_CHESS)):
            found = ratio(result, name, peer.name)
            line[key] = asdict(found) if found else None
    return line


def summary(result: dict[str, Any]) -> dict[str, Any]:
    """The part of the record that people quote."""
    judged = [goal for entry in GAMES if entry.judged for goal in goals(result, entry)]
    calibration = spread(result["calibrations"])
    return {
        "speeds": {name: speed(result, name) for name in result["contenders"]},
        "goals": [{**asdict(goal), "verdict": goal.verdict()} for goal in judged],
        "same_games": same_games(result),
        "calibration": asdict(calibration) if calibration else None,
    }
