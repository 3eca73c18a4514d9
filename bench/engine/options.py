"""The options of the benchmark. argparse, because run.py reads them before anything is installed."""

from __future__ import annotations

import argparse
from dataclasses import dataclass


@dataclass(frozen=True)
class Options:
    rounds: int
    seconds: float
    json: bool


def read_options(words: list[str] | None = None) -> Options:
    parser = argparse.ArgumentParser(description="Teahouse's engine and its peers, side by side in one run.")
    parser.add_argument("--quick", action="store_true", help="about 40 seconds: 3 short rounds, for a first look")
    parser.add_argument("--rounds", type=int, help="how often everybody runs (9; quick: 3)")
    parser.add_argument("--seconds", type=float, help="CPU seconds of each run (1.2; quick: 0.6)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    found = parser.parse_args(words)
    rounds = found.rounds if found.rounds is not None else (3 if found.quick else 9)
    seconds = found.seconds if found.seconds is not None else (0.6 if found.quick else 1.2)
    if rounds < 1 or seconds <= 0:
        parser.error("there must be at least one round and some time to run")
    return Options(rounds, seconds, found.json)
