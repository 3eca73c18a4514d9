"""Mutants: small faults put into the rules one at a time, to see whether a test notices (mutation testing).

    python -m tools.mutants --number 300 --jobs 2

A mutant is one changed operator, number or condition, or a statement left out, in a file of `games/*/rules`. It is
killed if the tests of its game, or the contract of all games, fail or no longer end. A survivor is a rule that no test
guards, or the same game in other words: those that were read and found so stand in mutants.toml with the reason.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
GAMES = Path("teahouse", "games")
KNOWN = Path(__file__).with_suffix(".toml")
PATIENCE = 5.0  # tests that take so many times as long as they should do not end
QUICKEST = 60.0  # seconds that they have anyway
FIRST = ("tests/games/{game}",)  # most die here
THEN = tuple(f"tests/contract/test_{name}.py" for name in ("perft", "records", "contract", "values"))
Rounds = tuple[tuple[str, ...], ...]  # places of tests, one lot after the other

SIGNS: dict[type[ast.AST], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Add: "+",
    ast.Sub: "-",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.And: "and",
    ast.Or: "or",
}
PAIRS = [(ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.In, ast.NotIn), (ast.Add, ast.Sub)]
OTHER: dict[type[ast.AST], type[ast.AST]] = {
    a: b for pair in [*PAIRS, (ast.BitAnd, ast.BitOr), (ast.And, ast.Or)] for a, b in (pair, pair[::-1])
}


class Fault(NamedTuple):
    """A place of a syntax tree that can be changed."""

    line: int
    what: str
    change: Callable[[], None]


class Mutant(NamedTuple):
    file: Path  # below src
    number: int  # of the file's faults
    line: int
    what: str
    was: str  # the line as it stands

    @property
    def game(self) -> str:
        return self.file.parts[2]

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


# --- making them -----------------------------------------------------------------------------------------------------


def faults(tree: ast.AST) -> Iterator[Fault]:
    """Every fault that can be put into a tree; the same ones in the same order for every copy of it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and type(node.ops[0]) in OTHER:
            new = OTHER[type(node.ops[0])]()
            yield Fault(node.lineno, _told(node.ops[0], new), partial(node.ops.__setitem__, 0, new))
        elif isinstance(node, (ast.BinOp, ast.AugAssign, ast.BoolOp)) and type(node.op) in OTHER and not _text(node):
            new = OTHER[type(node.op)]()
            yield Fault(node.lineno, _told(node.op, new), partial(setattr, node, "op", new))
        elif isinstance(node, ast.If):
            yield Fault(node.lineno, "if -> if not", partial(setattr, node, "test", ast.UnaryOp(ast.Not(), node.test)))
        elif isinstance(node, ast.Constant) and type(node.value) in (bool, int):
            value = not node.value if isinstance(node.value, bool) else int(str(node.value)) + 1
            yield Fault(node.lineno, f"{node.value!r} -> {value}", partial(setattr, node, "value", value))
        if isinstance(node, (ast.FunctionDef, ast.If, ast.For, ast.While)):
            for at, part in enumerate(node.body):
                if isinstance(part, ast.AugAssign) or (isinstance(part, ast.Expr) and isinstance(part.value, ast.Call)):
                    yield Fault(part.lineno, "left out", partial(node.body.__setitem__, at, ast.Pass()))


def _told(old: ast.AST, new: ast.AST) -> str:
    return f"{SIGNS[type(old)]} -> {SIGNS[type(new)]}"


def _text(node: ast.AST) -> bool:
    """Texts and lists are joined with `+` as well; there is nothing to subtract."""
    parts = (ast.JoinedStr, ast.List, ast.ListComp)
    return any(isinstance(part, parts) or isinstance(getattr(part, "value", None), str) for part in ast.walk(node))


def mutants_of(file: Path) -> list[Mutant]:
    source = (SOURCES / file).read_text("utf-8")
    lines = source.splitlines()
    found = enumerate(faults(ast.parse(source)))
    return [Mutant(file, number, fault.line, fault.what, lines[fault.line - 1].strip()) for number, fault in found]


def source_of(mutant: Mutant) -> str:
    tree = ast.parse((SOURCES / mutant.file).read_text("utf-8"))
    list(faults(tree))[mutant.number].change()
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def chosen(number: int, seed: int, games: list[str]) -> list[Mutant]:
    """As many of every game, at random among all there are."""
    found: list[Mutant] = []
    for at, game in enumerate(games):
        files = sorted((SOURCES / GAMES / game / "rules").glob("*.py"))
        every = [mutant for file in files for mutant in mutants_of(file.relative_to(SOURCES))]
        share = (number + at) // len(games)
        found += random.Random(seed).sample(every, min(share, len(every)))
    return found


# --- hunting them ----------------------------------------------------------------------------------------------------


class Hunter:
    """A copy of the sources into which faults are put, and the tests run on it."""

    def __init__(self, folder: Path) -> None:
        self.sources = folder / "src"
        shutil.copytree(SOURCES, self.sources, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        self.took: dict[tuple[str, ...], float] = {}

    def passes(self, tests: tuple[str, ...], game: str) -> bool:
        """Whether the tests pass; those that do not end do not."""
        places = [place.format(game=game) for place in tests]
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-n0", "-p", "no:cacheprovider", *places]
        env = os.environ | {"PYTHONPATH": str(self.sources), "PYTHONDONTWRITEBYTECODE": "1"}
        known = self.took.get((*tests, game))
        patience = None if known is None else max(QUICKEST, PATIENCE * known)
        begun = time.monotonic()
        try:
            done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, timeout=patience, check=False)
        except subprocess.TimeoutExpired:
            return False
        if known is None:
            self.took[(*tests, game)] = time.monotonic() - begun
            if done.returncode:
                raise RuntimeError(f"the tests of {game} fail without any fault in it:\n{done.stdout.decode()[-2000:]}")
        return done.returncode == 0

    def survives(self, mutant: Mutant, rounds: Rounds) -> bool:
        file = self.sources / mutant.file
        whole = file.read_text("utf-8")
        file.write_text(source_of(mutant), "utf-8")
        try:
            return all(self.passes(tests, mutant.game) for tests in rounds)
        finally:
            file.write_text(whole, "utf-8")


def hunt(wanted: list[Mutant], jobs: int, rounds: Rounds = (FIRST, THEN)) -> Iterator[tuple[Mutant, bool]]:
    """Every mutant and whether it survived, as they are known. Raises RuntimeError if the tests fail without one."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        free: SimpleQueue[Hunter] = SimpleQueue()
        for number in range(jobs):
            free.put(Hunter(Path(folder, str(number))))
        hunter = free.get()
        for game in sorted({mutant.game for mutant in wanted}):
            for tests in rounds:  # how long they take
                hunter.passes(tests, game)
        took = hunter.took
        free.put(hunter)

        def one(mutant: Mutant) -> tuple[Mutant, bool]:
            hunter = free.get()
            hunter.took = took
            try:
                return mutant, hunter.survives(mutant, rounds)
            finally:
                free.put(hunter)

        yield from pool.map(one, wanted)


# --- telling ---------------------------------------------------------------------------------------------------------


def equivalents() -> dict[tuple[str, str, str], str]:
    """(file, line as it stands, what is changed) -> why it is the same game."""
    entries = tomllib.loads(KNOWN.read_text("utf-8")).get("equivalent", []) if KNOWN.exists() else []
    return {(entry["file"], entry["line"], entry["what"]): entry["why"] for entry in entries}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--number", type=int, default=300, help="how many, shared by the games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 1)))
    parser.add_argument("--game", action="append", help="only this one; may be given several times")
    asked = parser.parse_args()
    here = sorted(folder.parent.name for folder in (SOURCES / GAMES).glob("*/rules"))
    wanted = chosen(asked.number, asked.seed, asked.game or here)
    known, same, alive = equivalents(), 0, []
    for number, (mutant, survived) in enumerate(hunt(wanted, asked.jobs), 1):
        if survived and (str(mutant.file), mutant.was, mutant.what) in known:
            same += 1
        elif survived:
            alive.append(mutant)
            print(f"{number}/{len(wanted)} survived  {mutant.name}\n    {mutant.was}", flush=True)
    dead = len(wanted) - same - len(alive)
    share = 100 * (dead + same) / max(1, len(wanted))
    print(
        f"{len(wanted)} mutants: {dead} killed, {same} equivalent, {len(alive)} survived; {share:.1f} % accounted for"
    )
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
