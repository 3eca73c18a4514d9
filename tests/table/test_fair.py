"""Nobody plays against the rules by the rights he has: owners and those who are away, pauses and clocks."""

from __future__ import annotations

import pytest

from teahouse.core.rng import Rng
from teahouse.table.create import Clock
from teahouse.table.errors import Foreign, WrongMoment
from teahouse.table.facts import from_plain, to_plain
from teahouse.table.pause import HOLD, MOST_PAUSES, REST, Paused, pause, resume
from teahouse.table.seats import MOST_MARKS, clean_name, person
from teahouse.table.table import Table, fold
from teahouse.table.take_over import AWAY, TakenOver, come_back, mind_the_clock, take_over
from tests.table.inn import Party

RNG = Rng(1)
NOW = 1_000_000
CLOCK = Clock(600_000, 10_000)


def replace(table: Table, caller: str, seat: int, away: dict[int, int], now: int, bot: str = "random") -> Table:
    return take_over(table, caller, seat, bot, now=now, rng=RNG, usual="random", away=away)


def test_the_owner_lets_a_computer_play_only_for_somebody_who_is_away_long_enough() -> None:
    party = Party()
    owner = party.made.owner
    with pytest.raises(WrongMoment, match="somebody is here"):
        replace(party.table, owner, 1, {0: 0}, NOW)
    with pytest.raises(WrongMoment, match="so soon") as refused:
        replace(party.table, owner, 1, {1: NOW}, NOW + AWAY - 1500)
    assert refused.value.reason.values == {"seat": 1, "seconds": 2}
    table = replace(party.table, owner, 1, {1: NOW}, NOW + AWAY)
    assert table.seats[1].bot == "random"
    assert [fact.why for fact in table.facts if isinstance(fact, TakenOver)] == ["owner"]
    assert not come_back(table, party.tokens[1], now=NOW + AWAY, rng=RNG).seats[1].bot


def test_no_owner_chooses_a_weaker_computer_for_others() -> None:
    party = Party()
    with pytest.raises(WrongMoment, match="only oneself"):
        replace(party.table, party.made.owner, 1, {1: 0}, NOW, bot="greedy")


def test_nobody_else_replaces_anybody_and_everybody_himself() -> None:
    party = Party()
    for caller in (party.tokens[0], "x" * 43):
        with pytest.raises(Foreign):
            replace(party.table, caller, 1, {1: 0}, NOW)
    assert replace(party.table, party.tokens[1], 1, {}, NOW).seats[1].bot == "random"


def clocked() -> Party:
    return Party(person("Anna"), person("Ben"), clock=CLOCK)


def test_a_pause_stops_the_clock_for_some_minutes_and_no_longer() -> None:
    party = clocked()
    assert party.table.to_act == 0
    start = party.table.facts[-1].at
    left = party.table.time_left(0, start)
    table = pause(party.table, party.tokens[0], now=start)
    assert (table.pausers, table.rest) == ((0,), REST)
    assert table.time_left(0, start + REST) == left
    assert table.time_left(0, start + REST + 7000) == left - 7000
    assert table.time_up_at(0) == start + REST + left
    table = resume(table, party.tokens[0], now=start + REST + 7000, rng=RNG)
    assert table.seats[0].time_left == left - 7000
    assert fold(table.facts).key() == table.key()


def test_time_can_be_up_in_a_pause_which_is_over_then() -> None:
    party = clocked()
    start = party.table.facts[-1].at
    table = pause(party.table, party.tokens[0], now=start)
    up = table.time_up_at(0)
    assert mind_the_clock(table, "random", now=up - 1, rng=RNG) is table
    table = mind_the_clock(table, "random", now=up, rng=RNG)
    assert (table.paused, table.seats[0].bot) == (False, "random")


def test_others_end_a_pause_after_a_while() -> None:
    party = clocked()
    start = party.table.facts[-1].at
    table = pause(party.table, party.tokens[0], now=start)
    with pytest.raises(WrongMoment, match="just begun"):
        resume(table, party.tokens[1], now=start + HOLD - 1, rng=RNG)
    assert not resume(table, party.tokens[1], now=start + HOLD, rng=RNG).paused
    assert not resume(table, party.tokens[0], now=start + 1, rng=RNG).paused


def test_everybody_has_a_few_pauses_on_the_clock_and_any_number_without() -> None:
    for party, enough in ((clocked(), True), (Party(), False)):
        table, now = party.table, NOW
        for _ in range(MOST_PAUSES):
            table = pause(table, party.tokens[0], now=now)
            table = resume(table, party.tokens[0], now=now, rng=RNG)
        if enough:
            with pytest.raises(WrongMoment, match="often enough"):
                pause(table, party.tokens[0], now=now)
            assert pause(table, party.tokens[1], now=now).pausers == (1,)
        else:
            assert pause(table, party.tokens[0], now=now).rest == 0


def test_a_pause_that_all_want_stops_the_clock_for_good() -> None:
    party = clocked()
    start = party.table.facts[-1].at
    left = party.table.time_left(0, start)
    table = pause(party.table, party.tokens[0], now=start)
    with pytest.raises(WrongMoment, match="is paused"):
        pause(table, party.tokens[0], now=start)
    table = pause(table, party.tokens[1], now=start)
    assert (table.pausers, table.rest) == ((0, 1), 0)
    assert table.time_left(0, start + 10**9) == left
    assert not resume(table, party.tokens[1], now=start, rng=RNG).paused


def test_a_pause_of_an_older_program_stops_the_clock_as_it_did() -> None:
    old = from_plain("paused", NOW, {"seat": 0})
    assert old == Paused(NOW, 0, 0)
    assert to_plain(Paused(NOW, 1, 5)) == {"seat": 1, "rest": 5}


def test_names_without_towers() -> None:
    tower = clean_name("Z" + "\u0300\u0316\u0489" * 20 + "oe")
    assert (tower[0], tower[-2:], len(tower)) == ("Z", "oe", 1 + MOST_MARKS + 2)
    assert clean_name("\u0301\u0301") == ""
    assert clean_name("Nguye\u0302\u0303n") == "Nguy\u1ec5n"
    assert clean_name("שָׁלוֹם") == "שָׁלוֹם"
    assert len(clean_name("e\u0316\u0317\u0318" * 40)) <= 40
