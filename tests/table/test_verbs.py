"""The register of verbs: message, right and function fit together, or the program does not start."""

from __future__ import annotations

import pytest

from teahouse.core.rng import Rng
from teahouse.table.errors import Foreign
from teahouse.table.rename import Rename
from teahouse.table.seats import person
from teahouse.table.stop import Resign
from teahouse.table.table import Table
from teahouse.table.verbs import VERBS, Call, Name, OfSeat, by_seat, carry_out, verb

from .inn import Party

NOW = 2_000_000


class Sing(OfSeat, tag="sing", kw_only=True):
    song: Name


def test_a_verb_gets_what_its_message_says_and_what_it_asks_the_host_for() -> None:
    party = Party(person("Anna"), person("Ben"))
    call = Call([party.tokens[1]], NOW, Rng(1), "random")
    after = carry_out(party.table, Rename(name="Benno"), call).table
    assert [seat.name for seat in after.seats] == ["Anna", "Benno"]
    assert after.facts[-1].at == NOW
    assert carry_out(after, Resign(), call).table.seats[1].bot == "random"  # the usual one
    with pytest.raises(Foreign):
        carry_out(after, Rename(name="Annette", seat=0), call)


def test_a_field_that_nobody_takes_or_a_parameter_that_nobody_fills_is_told_at_once() -> None:
    def deaf(table: Table, token: str, *, now: int) -> Table:
        return table

    def greedy(table: Table, token: str, song: str, voice: str, *, now: int) -> Table:
        return table

    with pytest.raises(TypeError, match="Sing says seat, song, but deaf takes nothing"):
        verb(Sing, by_seat)(deaf)
    with pytest.raises(TypeError, match="Sing says seat, song, but greedy takes song, voice"):
        verb(Sing, by_seat)(greedy)
    assert Sing not in VERBS
