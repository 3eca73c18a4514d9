"""Playing again, and matches that go through their record."""

from __future__ import annotations

import pytest

from teahouse.core.errors import RecordError
from teahouse.core.rng import Rng
from teahouse.table.choose import choose
from teahouse.table.computers import play_computers
from teahouse.table.create import Clock, create
from teahouse.table.errors import WrongMoment
from teahouse.table.facts import Created
from teahouse.table.look import places
from teahouse.table.pause import resume
from teahouse.table.prefer import prefer
from teahouse.table.recording import from_record, to_record
from teahouse.table.rematch import AlreadyRematched, rematch
from teahouse.table.rights import HOUSE
from teahouse.table.seats import computer, person
from teahouse.table.sit import join
from teahouse.table.stop import abandon, resign
from teahouse.table.table import PLAYING
from teahouse.table.take_over import take_over

from .inn import Party

RNG = Rng(7)
NOW = 2_000_000


def test_a_rematch_has_the_same_people_and_the_next_one_begins() -> None:
    party = Party(person("Anna"), person("Ben"), computer("random", "Bao"))
    party.table = prefer(party.table, party.tokens[0], True, now=NOW, rng=RNG)
    with pytest.raises(WrongMoment):
        rematch(party.table, party.tokens[0], now=NOW, rng=RNG)
    over = abandon(party.table, HOUSE, now=NOW)
    again = rematch(over, party.tokens[0], now=NOW, rng=RNG)
    assert [seat.name for seat in again.new.seats] == ["Ben", "Bao", "Anna"]
    assert again.new.seats[2].quick
    assert (again.new.status, again.new.to_act, again.new.created.previous) == (PLAYING, 0, over.id)
    choose(again.new, party.tokens[1], 0, again.new.revision, now=NOW, rng=RNG)  # Ben's link still works
    with pytest.raises(AlreadyRematched) as told:
        rematch(again.old, party.tokens[1], now=NOW, rng=RNG)
    assert told.value.match == again.new.id


def test_a_rematch_is_set_to_whatever_the_match_before_was() -> None:
    made = create(
        "inn",
        [person("Anna"), person("Ben")],
        now=NOW,
        rng=RNG,
        listed=False,
        spectators=False,
        starts_when_full=True,
        clock=Clock(60_000, 500),
        hints=True,
        previews=False,
    )
    first = made.table.created
    again = rematch(abandon(made.table, HOUSE, now=NOW), made.tokens[1], now=NOW + 1, rng=RNG).new.created
    other = {name for name in Created.__slots__ if getattr(first, name) != getattr(again, name)}
    assert other == {"match", "previous", "seating"}
    assert (again.hints, again.previews, again.bonus) == (True, False, 500)


def test_what_a_table_is_set_to_goes_through_its_record() -> None:
    made = create("inn", [person("Anna"), person("Ben")], now=NOW, rng=RNG, hints=True, previews=False)
    text = to_record(abandon(made.table, HOUSE, now=NOW))
    again = from_record(text, now=NOW)
    assert (again.created.hints, again.created.previews) == (True, False)
    assert to_record(again) == text


def test_a_finished_match_goes_through_a_record_unchanged() -> None:
    party = Party(person("Anna: the first"), computer("random", "Bao"))
    party.table = take_over(party.table, HOUSE, 0, "random", now=NOW, rng=RNG)
    table = play_computers(party.table, now=NOW, rng=RNG)
    text = to_record(table)
    again = from_record(text, now=NOW + 5)
    assert to_record(again) == text
    assert again.id == table.id
    assert again.match.log == table.match.log
    assert (again.status, again.ending, places(again)) == (table.status, table.ending, places(table))


@pytest.mark.parametrize("end", ["resigned", "abandoned", "playing"])
def test_a_match_that_ended_early_or_not_at_all_goes_through_a_record(end: str) -> None:
    party = Party(person("Anna"), person("Ben")).choose(0, "count 1").choose(0, "stop")
    table = party.table
    if end == "resigned":
        table = resign(table, party.tokens[1], "random", now=NOW, rng=RNG)
    elif end == "abandoned":
        table = abandon(table, HOUSE, now=NOW)
    again = from_record(to_record(table), now=NOW)
    assert to_record(again) == to_record(table)
    assert (again.status, again.ending, places(again)) == (table.status, table.ending, places(table))
    if end == "playing":
        assert again.paused
        joined = join(again, "Anna", now=NOW, rng=RNG)
        joined = join(joined.table, "Ben", now=NOW, rng=RNG)
        table = resume(joined.table, joined.token, now=NOW, rng=RNG)
        assert table.match.log[:2] == party.table.match.log
        assert len(table.match.log) > 2  # the draw that had waited


def test_a_damaged_record_is_refused() -> None:
    text = to_record(Party().choose(0, "count 1").table)
    with pytest.raises(RecordError):
        from_record(text.replace("count 1", "count 2"), now=NOW)
