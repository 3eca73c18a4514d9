"""Real processes: one is killed in the middle of a game, two race for the same entry."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import teahouse
from teahouse.core.rng import Rng
from teahouse.store.store import open_store
from teahouse.table.computers import play_computers
from teahouse.table.create import create
from teahouse.table.seats import computer
from teahouse.table.table import OVER, Table

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = os.environ | {"PYTHONPATH": os.pathsep.join([str(Path(teahouse.__file__).parents[1]), str(ROOT)])}
ROUNDS = 15


def player(address: str, match: str, *more: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.store.player", address, match, *map(str, more)]
    return subprocess.Popen(
        command, cwd=ROOT, env=ENVIRONMENT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def new_match(address: str) -> Table:
    plans = [computer("random", "Lin"), computer("random", "Bao")]
    made = create("castle", plans, now=1, rng=Rng(1), starts_when_full=True)

    async def keep() -> None:
        async with open_store(address) as store:
            await store.create(made.table)

    asyncio.run(keep())
    return made.table


def load(address: str, match: str) -> Table:
    async def main() -> Table:
        async with open_store(address) as store:
            return await store.load(match)

    return asyncio.run(main())


def test_kill_9_in_the_middle_of_a_game_loses_nothing_that_was_acknowledged(address: str) -> None:
    table = new_match(address)
    promised = len(table.facts)
    for seed, choices in ((1, 3), (2, 25)):
        process = player(address, table.id, seed)
        assert process.stdout is not None
        for _ in range(choices):
            promised = int(process.stdout.readline())
        process.kill()  # SIGKILL: no goodbye
        said = process.stdout.read().split()  # what it had said before it died
        process.wait()
        assert process.stdin is not None
        process.stdin.close()
        process.stdout.close()
        promised = int(said[-1]) if said else promised
        kept = load(address, table.id)
        assert len(kept.facts) >= promised
        assert kept.facts[: len(table.facts)] == table.facts
        table = kept
    assert play_computers(table, now=2, rng=Rng(4)).status == OVER  # and it can be played to its end


def test_two_processes_race_for_every_entry_and_one_of_them_wins(address: str) -> None:
    table = new_match(address)
    racers = [player(address, table.id, seed, ROUNDS) for seed in (1, 2)]
    results: list[list[str]] = []
    for _ in range(ROUNDS):
        ready = [process.stdout.readline().split() for process in racers]
        assert ready[0] == ready[1]  # both are about to write the same number
        for step in range(2):
            for process in racers:
                print(file=process.stdin, flush=True)
            if step == 0:
                results.append([process.stdout.readline().strip() for process in racers])
    for process in racers:
        process.communicate(timeout=60)
        assert process.returncode == 0
    assert [sorted(result) for result in results] == [["lost", "won"]] * ROUNDS
    kept = load(address, table.id)
    chosen = [fact for fact in kept.facts if type(fact).__name__ == "Chose"]
    assert len(chosen) == ROUNDS
