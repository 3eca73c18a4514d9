"""Perft: the number of sequences of decisions from positions of the records, pinned."""

from __future__ import annotations

import pytest

from teahouse.core.state import CHANCE
from teahouse.lab.perft import perft
from tests.contract.records import read

# record, choices played, counts
POSITIONS = [
    ("capitals", 7, [32, 992, 29760]),
    ("capitals", 13, [16, 256, 4096]),
    ("capitals", 300, [7, 134, 2785]),
    ("italian", 120, [3, 54, 828, 15214]),
    ("italian", 201, [3, 54, 1452, 18566]),
    ("german", 130, [2, 58, 707, 12401]),
    ("gates-forbidden", 150, [4, 35, 391, 4509]),
    ("a9", 60, [2, 22, 48, 562, 4522]),
    ("a9", 140, [4, 100, 580, 9892]),
    ("tie-shared", 400, [25, 688, 5212]),
    ("city-bases", 150, [41, 362, 5131]),
]


@pytest.mark.parametrize(("name", "number", "counts"), POSITIONS)
def test_perft(name, number, counts):
    state = read("panda", name).after(number).state
    assert state.actor != CHANCE
    assert perft(state, len(counts)) == counts
