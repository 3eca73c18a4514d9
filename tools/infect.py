"""A plugin of pytest that puts faults into the rules and tells which of them the tests notice (`tools.mutants`).

Tests are found once. Then every mutant gets a fork of this process, in which the code of one function is exchanged, and
the tests that noticed most so far come first: so most mutants cost a fraction of a second. That is as good as a process
of its own only if the function has not been called yet. Whatever runs while modules are imported and tests are found
is therefore exchanged as it is imported, in a process of its own.
"""

from __future__ import annotations

import contextlib
import gc
import importlib.abc
import importlib.machinery
import json
import os
import resource
import signal
import struct
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tools.faults import GAMES, SOURCES, code_of

PATIENCE = 5.0  # a test that needs so many times the CPU seconds it should need does not end
IMPORTED = 60.0  # CPU seconds in which everything is imported and all tests are found
QUICKEST = 3.0  # CPU seconds that it has anyway
MEMORY = 8 << 30  # bytes of addresses: who collects without end is stopped as well
RULES = str(SOURCES / GAMES)
PROGRESS = struct.Struct("!If")  # number of a test, and how long it took if it has passed
BEGUN = -1.0

Place = tuple[str, str, int]  # of a function: file, name, line
Orders = dict[str, Any]

orders: Orders = json.loads(os.environ.get("TEAHOUSE_MUTANTS", "{}"))
called: set[Place] = set()


# --- what is exchanged ------------------------------------------------------------------------------------------------


def place(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def changed(honest: CodeType, wrong: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The functions in which two codes of one file differ, the outermost ones; the file itself if it is at fault."""
    outer = [[part for part in code.co_consts if isinstance(part, CodeType)] for code in (honest, wrong)]
    if not _same(honest, wrong):
        yield honest, wrong
        return
    for mine, other in zip(*outer, strict=True):
        if "<locals>" not in mine.co_qualname and not mine.co_flags & 0x2:  # CO_NEWLOCALS: a class has none
            yield from changed(mine, other)
        elif mine != other:
            yield mine, other


def _same(mine: CodeType, other: CodeType) -> bool:
    """But for the functions and classes inside them."""
    consts = [[part for part in code.co_consts if not isinstance(part, CodeType)] for code in (mine, other)]
    kinds = [[type(part) for part in parts] for parts in consts]  # True == 1
    return mine.co_code == other.co_code and consts[0] == consts[1] and kinds[0] == kinds[1]


def infect(file: Path, number: int) -> bool:
    """Exchange the code of the function at fault; False if it is too late for that."""
    pairs = list(changed(code_of(file, None), code_of(file, number)))
    wrong = {place(mine): other for mine, other in pairs}
    if any(at in called or at[1] == "<module>" for at in wrong):
        return False
    found = [thing for thing in gc.get_objects() if isinstance(thing, FunctionType) and place(thing.__code__) in wrong]
    if {place(thing.__code__) for thing in found} != set(wrong):
        return False
    for function in found:
        function.__code__ = wrong[place(function.__code__)]
    return True


class Wrong(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module with a fault in it."""

    def __init__(self, file: Path, number: int) -> None:
        self.name, self.code = ".".join(file.with_suffix("").parts), code_of(file, number)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        return None if name != self.name else importlib.machinery.ModuleSpec(name, self, origin=self.code.co_filename)

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = self.code.co_filename
        exec(self.code, module.__dict__)


def _note(frame: Any, event: str, _: object) -> None:
    if event == "call" and frame.f_code.co_filename.startswith(RULES):
        called.add(place(frame.f_code))


if "import" in orders:
    signal.setitimer(signal.ITIMER_VIRTUAL, IMPORTED)
    sys.meta_path.insert(0, Wrong(Path(orders["file"]), orders["import"]))
elif orders:
    sys.setprofile(_note)


# --- the tests --------------------------------------------------------------------------------------------------------


class Hunt:
    def __init__(self, items: list[pytest.Item]) -> None:
        self.items = items
        self.took = [0.0] * len(items)
        self.kills = [0] * len(items)

    def go(self, order: list[int], tell: Callable[[int, float], object]) -> bool:
        """Whether all tests pass, in a fork."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        for at, number in enumerate(order):
            tell(number, BEGUN)
            if self.took[number]:
                signal.setitimer(signal.ITIMER_VIRTUAL, max(QUICKEST, PATIENCE * self.took[number]))
            begun = time.process_time()
            after = self.items[order[at + 1]] if at + 1 < len(order) else None
            if any(report.failed for report in runtestprotocol(self.items[number], nextitem=after, log=False)):
                return False
            tell(number, time.process_time() - begun)
        return True

    def fork(self, order: list[int], file: Path | None = None, fault: int = 0) -> tuple[str, int]:
        """The fate ('late' if it has to be imported), and the test that was the last to run."""
        ears, mouth = os.pipe()
        child = os.fork()
        if child == 0:
            with contextlib.suppress(BaseException):
                if file is not None and not infect(file, fault):
                    os._exit(2)
                passed = self.go(order, lambda number, took: os.write(mouth, PROGRESS.pack(number, took)))
                os._exit(0 if passed else 1)
            os._exit(1)
        os.close(mouth)
        last = -1
        with os.fdopen(ears, "rb") as told:
            while line := told.read(PROGRESS.size):
                last, took = PROGRESS.unpack(line)
                if file is None and took != BEGUN:
                    self.took[last] = max(took, 0.001)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        return {0: "survived", 2: "late"}.get(code, "killed"), last

    def order(self) -> list[int]:
        """Who killed most comes first, then who is quick; who is too slow does not come."""
        slowest = orders["slowest"] or float("inf")
        quick = [number for number in range(len(self.items)) if self.took[number] <= slowest]
        return sorted(quick, key=lambda number: self.took[number] / (1 + self.kills[number]))


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    if not orders or session.config.option.collectonly:
        return None
    sys.setprofile(None)
    signal.setitimer(signal.ITIMER_VIRTUAL, 0.0)
    game, others = orders["game"], orders["others"]
    items = [item for item in session.items if game in item.name or not any(other in item.name for other in others)]
    hunt = Hunt(items)
    with open(orders["fates"], "a", encoding="utf-8", buffering=1) as out:
        if "import" in orders:
            every = sorted(range(len(items)), key=lambda at: orders["took"].get(items[at].nodeid, 0.0))
            hunt.took = [orders["took"].get(item.nodeid, QUICKEST) for item in items]
            quick = set(hunt.order())
            print(orders["number"], *hunt.fork([at for at in every if at in quick]), file=out)
            return True
        fate, last = hunt.fork(list(range(len(items))))
        if fate != "survived":
            print("failed", items[last].nodeid, file=out)
            return True
        print("took", json.dumps(dict(zip((item.nodeid for item in items), hunt.took, strict=True))), file=out)
        for number, file, fault in orders["mutants"]:
            fate, last = hunt.fork(hunt.order(), Path(file), fault)
            if fate == "killed":
                hunt.kills[last] += 1
            print(number, fate, items[last].nodeid if last >= 0 else "-", file=out)
    return True
