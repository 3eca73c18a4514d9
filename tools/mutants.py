"""Mutants: small faults put into the rules one at a time, to see whether a test notices (mutation testing).

    python -m tools.mutants --number 300 --jobs 2
    python -m tools.mutants castle/rules/realm.py:157 castle/rules/turn.py    # those of a line, or of a file

A mutant is a file of `games/*/rules` with one fault in it (faults.py). It is killed if a test of its game, or one of
the contract of all games, fails or no longer ends. A survivor is a rule that no test guards, or the same game in other
words: those that were read and found so stand in mutants.toml with the reason.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

from tools.faults import GAMES, SOURCES, Mutant, mutants_of

ROOT = SOURCES.parent
KNOWN = Path(__file__).with_suffix(".toml")
CONTRACT = [f"tests/contract/test_{name}.py" for name in ("perft", "records", "contract", "values")]
TESTS = [*CONTRACT, "tests/games/{game}"]


class Fate(NamedTuple):
    mutant: Mutant
    survived: bool
    test: str  # that noticed


def games() -> list[str]:
    return sorted(folder.parent.name for folder in (SOURCES / GAMES).glob("*/rules"))


@cache
def every(game: str) -> list[Mutant]:
    files = sorted((SOURCES / GAMES / game / "rules").glob("*.py"))
    return [mutant for file in files for mutant in mutants_of(file.relative_to(SOURCES))]


def chosen(number: int, seed: int, games: list[str]) -> list[Mutant]:
    """As many of every game, at random among all there are."""
    found: list[Mutant] = []
    for at, game in enumerate(games):
        there = every(game)
        share = (number + at) // len(games)
        found += random.Random(seed).sample(there, min(share, len(there)))
    return found


# --- hunting them ----------------------------------------------------------------------------------------------------


def hunt_in(game: str, wanted: list[Mutant], tests: list[str], slowest: float = 0.0) -> Iterator[Fate]:
    """The mutants of one game, as their fates are known. Raises RuntimeError if a test fails without any fault."""
    orders: dict[str, Any] = {"game": game, "others": [other for other in games() if other != game], "slowest": slowest}
    named = [(number, str(mutant.file), mutant.number) for number, mutant in enumerate(wanted)]
    late: list[int] = []
    took: dict[str, float] | None = None
    for line in _tested(orders | {"mutants": named}, tests):
        head, rest = line.split(" ", 1)
        if head == "took":
            took = json.loads(rest)
        elif head == "failed":
            raise RuntimeError(f"a test of {game} fails without any fault in the rules: {rest}")
        elif rest.startswith("late"):
            late.append(int(head))
        else:
            fate, test = rest.split(" ", 1)
            yield Fate(wanted[int(head)], fate == "survived", test)
    if took is None:
        raise RuntimeError(f"the tests of {game} were not found: {' '.join(tests)}")
    for number in late:
        _, file, fault = named[number]
        told = list(_tested(orders | {"number": number, "file": file, "import": fault, "took": took}, tests))
        # Rules that cannot be imported tell nothing.
        yield Fate(wanted[number], any(" survived " in line for line in told), "import")


def _tested(orders: dict[str, Any], tests: list[str]) -> Iterator[str]:
    """What the plugin tells about its orders."""
    ears, mouth = os.pipe()
    places = [place.format(game=orders["game"]) for place in tests]
    with os.fdopen(ears, encoding="utf-8") as told:
        try:
            hunt = subprocess.Popen(
                [sys.executable, "-m", "pytest", "-p", "tools.infect", "-q", "-n0", "-p", "no:cacheprovider", *places],
                cwd=ROOT,
                env=os.environ
                | {
                    "PYTHONPATH": str(SOURCES),
                    "TEAHOUSE_MUTANTS": json.dumps(orders | {"fates": f"/dev/fd/{mouth}"}),
                },
                pass_fds=[mouth],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        finally:
            os.close(mouth)
        with hunt:
            for line in told:
                yield line.rstrip("\n")


def hunt(wanted: list[Mutant], jobs: int, tests: list[str] = TESTS, slowest: float = 0.0) -> Iterator[Fate]:
    """Every mutant and its fate, as they are known; each game in a process of its own."""
    yield from (Fate(mutant, True, "") for mutant in wanted if mutant.idle)
    lots = [(game, [mutant for mutant in wanted if mutant.game == game and not mutant.idle]) for game in games()]
    found: SimpleQueue[Fate | BaseException | None] = SimpleQueue()

    def one(game: str, lot: list[Mutant]) -> None:
        try:
            for fate in hunt_in(game, lot, tests, slowest):
                found.put(fate)
        except BaseException as problem:
            found.put(problem)
        found.put(None)

    with ThreadPoolExecutor(jobs) as pool:
        begun = [pool.submit(one, game, lot) for game, lot in lots if lot]
        left = len(begun)
        while left:
            fate = found.get()
            if fate is None:
                left -= 1
            elif isinstance(fate, Fate):
                yield fate
            else:
                raise fate


# --- telling ---------------------------------------------------------------------------------------------------------


def equivalents() -> dict[tuple[str, str, str], str]:
    """(file, line as it stands, what is changed) -> why it is the same game."""
    entries = tomllib.loads(KNOWN.read_text("utf-8")).get("equivalent", [])
    return {(entry["file"], entry["line"], entry["what"]): entry["why"] for entry in entries}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", help="game/rules/file.py or game/rules/file.py:line: all of these instead")
    parser.add_argument("--number", type=int, default=300, help="how many, shared by the games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 1)))
    parser.add_argument("--game", action="append", help="only this one; may be given several times")
    parser.add_argument("--slowest", type=float, default=0.0, metavar="S", help="leave out tests over S CPU seconds")
    asked = parser.parse_args()
    here = asked.game or games()
    if asked.only:
        there = [mutant for game in here for mutant in every(game)]
        wanted = [mutant for mutant in there if any(mutant.name.startswith(f"{only}:") for only in asked.only)]
    else:
        wanted = chosen(asked.number, asked.seed, here)
    known, fates = equivalents(), Counter[str]()
    for mutant, survived, test in hunt(wanted, asked.jobs, slowest=asked.slowest):
        same = mutant.idle or (mutant.file.relative_to(GAMES).as_posix(), mutant.was, mutant.what) in known
        fate = "killed" if not survived else "equivalent" if same else "survived"
        fates[fate] += 1
        print(
            f"{fates.total()}/{len(wanted)} {fate} {mutant.name}  {mutant.was if survived else test[:100]}", flush=True
        )
    told = [f"{fates[fate]} {fate}" for fate in ("killed", "equivalent", "survived")]
    share = 100 * (len(wanted) - fates["survived"]) / max(1, len(wanted))
    print(f"{len(wanted)} mutants: {', '.join(told)}; {share:.1f} % accounted for")
    return 1 if fates["survived"] else 0


if __name__ == "__main__":
    sys.exit(main())
