"""Calibration: a fixed piece of ordinary Python that shows how fast the machine is at this moment."""

from __future__ import annotations

from typing import Any

from bench.engine.task import Task

LENGTH = 1500


def batch() -> tuple[int, int]:
    """A bit of everything an interpreter does: arithmetic, a list, a dict, a branch."""
    seen: dict[int, int] = {}
    row = [0] * 64
    number = 12345
    for turn in range(LENGTH):
        number = (number * 75 + 74) % 65537
        row[number & 63] += turn
        if number & 1:
            seen[number & 127] = row[number & 63]
    return 1, 0


def prepare(_task: dict[str, Any]) -> Task:
    return Task(batch)
