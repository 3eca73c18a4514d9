"""Sitting down, getting up, computers that stand in, pausing, resigning, stopping, clocks, playing again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import teahouse
from teahouse.core.errors import OptionError, Reason
from teahouse.core.rng import Rng
from teahouse.games import find
from teahouse.table.choose import choose
from teahouse.table.computers import Question, answer, play_computers, question, think
from teahouse.table.create import Clock, create
from teahouse.table.end_turn import end_turn
from teahouse.table.errors import Foreign, NoSuchSeat, NotUndoable, NotYourMove, Refused, Stale, TimeUp, WrongMoment
from teahouse.table.look import places
from teahouse.table.pause import pause, resume
from teahouse.table.prefer import prefer
from teahouse.table.rematch import rematch
from teahouse.table.rename import rename
from teahouse.table.rights import HOUSE, must_be_welcome, owns, seats_of
from teahouse.table.seats import anybody, computer, key_of, person
from teahouse.table.sit import join, leave, open_seat, seat_computer
from teahouse.table.start import start
from teahouse.table.stop import abandon, resign
from teahouse.table.table import ABANDONED, GATHERING, NOBODY, OVER, PLAYING, Table, fold
from teahouse.table.take_over import come_back, mind_the_clock, take_over
from teahouse.table.undo import undo
from teahouse.text import Speaker

from .inn import Party

RNG = Rng(7)
NOW = 2_000_000


def gathering(**more: bool) -> Party:
    party = Party(person("Anna"), anybody(), computer("random", "Bao"), begin=False)
    if more:
        plans = (person("Anna"), anybody(), computer("random", "Bao"))
        party.made = create("inn", plans, now=NOW, rng=RNG, **more)
        party.table, party.tokens = party.made.table, party.made.tokens
    return party


# --- before the match ---


def test_before_the_match_nothing_has_changed_the_position() -> None:
    party = gathering()
    assert party.table.revision == 0
    joined = join(party.table, "Ben", now=NOW, rng=RNG).table
    assert joined.revision == 0
    table = start(joined, party.made.owner, now=NOW, rng=RNG)
    assert 0 < table.revision <= len(table.facts)


def test_nobody_sits_down_once_the_match_is_over() -> None:
    party = Party(person("Anna"), computer("random", "Bao"))
    table = abandon(party.table, HOUSE, now=NOW)
    for verb in (
        lambda: join(table, "Ben", now=NOW, rng=RNG),
        lambda: leave(table, party.tokens[0], now=NOW, rng=RNG),
        lambda: open_seat(table, HOUSE, 1, now=NOW, rng=RNG),
        lambda: seat_computer(table, HOUSE, 1, "random", now=NOW, rng=RNG),
    ):
        with pytest.raises(WrongMoment, match="over"):
            verb()


def test_somebody_joins_and_the_owner_starts() -> None:
    party = gathering()
    with pytest.raises(WrongMoment, match="some seats are still open"):
        start(party.table, party.made.owner, now=NOW, rng=RNG)
    joined = join(party.table, " Ben\n the \x1b[2J Great" + "!" * 80, now=NOW, rng=RNG)
    assert joined.seat == 1
    assert joined.table.seats[1].name == "Ben the [2J Great" + "!" * 23
    with pytest.raises(NoSuchSeat):
        join(joined.table, "Cleo", now=NOW, rng=RNG)
    with pytest.raises(Foreign):
        start(joined.table, joined.token, now=NOW, rng=RNG)
    table = start(joined.table, party.made.owner, now=NOW, rng=RNG)
    assert (table.status, table.to_act) == (PLAYING, 0)
    with pytest.raises(WrongMoment, match="begun already"):
        start(table, party.made.owner, now=NOW, rng=RNG)


def test_a_table_may_start_by_itself_when_it_is_full() -> None:
    party = gathering(starts_when_full=True)
    assert party.table.status == GATHERING
    assert join(party.table, "Ben", now=NOW, rng=RNG).table.status == PLAYING
    assert seat_computer(party.table, party.made.owner, 1, "random", now=NOW, rng=RNG).status == PLAYING


def test_seats_are_left_and_given_to_computers_before_the_match() -> None:
    party = gathering()
    table = leave(party.table, party.tokens[0], now=NOW, rng=RNG)
    assert [seat.kind for seat in table.seats] == ["open", "open", "computer"]
    with pytest.raises(Foreign):
        rename(table, party.tokens[0], "Anna again", now=NOW)
    table = seat_computer(table, party.made.owner, 0, "random", "Lin", now=NOW, rng=RNG)
    assert table.seats[0].name == "Lin"
    again = seat_computer(table, party.made.owner, 0, "random", now=NOW, rng=RNG)
    assert again.seats[0].name == "Lin"  # without a name the seat keeps its own
    table = open_seat(table, party.made.owner, 2, now=NOW, rng=RNG)
    assert [seat.kind for seat in table.seats] == ["computer", "open", "open"]
    with pytest.raises(NoSuchSeat):
        join(table, "Ben", 0, now=NOW, rng=RNG)
    with pytest.raises(NoSuchSeat):
        join(table, "Ben", 3, now=NOW, rng=RNG)


def test_what_a_table_cannot_be_made_of() -> None:
    for game, plans, options in (
        ("inm", [person("A"), person("B")], {}),
        ("inn", [person("A")], {}),
        ("inn", [person("A"), computer("nobody")], {}),
        ("inn", [person("A"), computer("greedy")], {}),  # knows no inn
        ("inn", [person("A"), person("B")], {"roof": "glass"}),
    ):
        with pytest.raises(OptionError):
            create(game, plans, options, now=NOW, rng=RNG)
    with pytest.raises(Refused):
        create("inn", [person("A"), person("B")], now=NOW, rng=RNG, clock=Clock(0, 5))


def test_tokens_are_long_different_and_never_in_the_facts() -> None:
    party = gathering()
    joined = join(party.table, "Ben", now=NOW, rng=RNG)
    tokens = [party.made.owner, party.tokens[0], joined.token]
    assert len(set(tokens)) == 3
    assert all(len(token) >= 43 for token in tokens)
    text = repr(joined.table.facts)
    assert all(token not in text and key_of(token) in text for token in tokens)


# --- every verb asks for the token ---

VERBS: dict[str, Callable[[Table, str], object]] = {
    "start": lambda table, token: start(table, token, now=NOW, rng=RNG),
    "choose": lambda table, token: choose(table, token, 0, table.revision, now=NOW, rng=RNG),
    "undo": lambda table, token: undo(table, token, table.revision, now=NOW),
    "end_turn": lambda table, token: end_turn(table, token, table.revision, now=NOW, rng=RNG),
    "leave": lambda table, token: leave(table, token, now=NOW, rng=RNG),
    "open_seat": lambda table, token: open_seat(table, token, 1, now=NOW, rng=RNG),
    "seat_computer": lambda table, token: seat_computer(table, token, 1, "random", now=NOW, rng=RNG),
    "rename": lambda table, token: rename(table, token, "Eve", now=NOW),
    "prefer": lambda table, token: prefer(table, token, True, now=NOW, rng=RNG),
    "take_over": lambda table, token: take_over(table, token, 0, "random", now=NOW, rng=RNG),
    "come_back": lambda table, token: come_back(table, token, now=NOW, rng=RNG),
    "pause": lambda table, token: pause(table, token, now=NOW),
    "resume": lambda table, token: resume(table, token, now=NOW, rng=RNG),
    "resign": lambda table, token: resign(table, token, "random", now=NOW, rng=RNG),
    "abandon": lambda table, token: abandon(table, token, now=NOW),
    "rematch": lambda table, token: rematch(table, token, now=NOW, rng=RNG),
}
OWNERS = {"start", "open_seat", "seat_computer"}


@pytest.mark.parametrize("verb", VERBS)
def test_a_foreign_token_is_refused_for_every_verb_at_every_moment(verb: str) -> None:
    other = Party()
    begun = Party().choose(0, "count 1")
    over = abandon(begun.table, HOUSE, now=NOW)
    for table in (gathering().table, begun.table, pause(begun.table, HOUSE, now=NOW), over):
        before = table.key()
        for token in ("", "guess", other.tokens[0], other.made.owner, table.seats[0].key, table.created.owner):
            with pytest.raises(Foreign):
                VERBS[verb](table, token)
        assert table.key() == before


@pytest.mark.parametrize("verb", sorted(OWNERS))
def test_a_seat_is_no_ownership(verb: str) -> None:
    party = gathering()
    with pytest.raises(Foreign):
        VERBS[verb](party.table, party.tokens[0])


def test_nobody_hands_over_somebody_elses_seat() -> None:
    party = Party()
    with pytest.raises(Foreign):
        take_over(party.table, party.tokens[1], 0, "random", now=NOW, rng=RNG)


def test_spectators_only_where_they_are_welcome() -> None:
    made = create("inn", [person("A"), person("B")], now=NOW, rng=RNG, spectators=False)
    with pytest.raises(Foreign):
        must_be_welcome(made.table, belongs=False)
    must_be_welcome(made.table, belongs=True)
    must_be_welcome(Party().table, belongs=False)
    assert not owns(made.table, "guess")
    assert not seats_of(made.table, "guess")
    assert owns(made.table, made.owner)
    assert seats_of(made.table, made.tokens[1]) == [1]


# --- during the match ---


def test_a_computer_takes_over_in_mid_turn_and_gives_the_seat_back() -> None:
    party = Party().choose(0, "count 1")
    table = take_over(party.table, party.tokens[0], 0, "random", now=NOW, rng=RNG)
    with pytest.raises(NotYourMove, match="a computer plays for you"):
        choose(table, party.tokens[0], 0, table.revision, now=NOW, rng=RNG)
    with pytest.raises(WrongMoment):
        take_over(table, party.made.owner, 0, "random", now=NOW, rng=RNG)
    asked = question(table, RNG)
    assert asked is not None
    assert asked.seat == 0
    table = answer(table, asked, table.game.parse("count 3"), now=NOW, rng=RNG)
    table = come_back(table, party.tokens[0], now=NOW, rng=RNG)
    assert question(table, RNG) is None
    assert table.to_act == 0
    with pytest.raises(NotUndoable):  # neither the computer's choice nor the one it built on
        undo(table, party.tokens[0], table.revision, now=NOW)
    with pytest.raises(WrongMoment, match="decide here already"):
        come_back(table, party.tokens[0], now=NOW, rng=RNG)


def test_a_computer_that_takes_over_ends_a_waiting_turn() -> None:
    party = Party().bring("weather sun").choose(0, "stop")
    assert party.table.must_end_turn
    table = take_over(party.table, HOUSE, 0, "random", now=NOW, rng=party.rng)
    assert table.to_act == 1


def test_somebody_joins_a_match_whose_seat_a_computer_kept_warm() -> None:
    party = Party().bring("weather sun").choose(0, "stop").end(0)
    table = leave(party.table, party.tokens[1], "random", now=NOW, rng=RNG)
    assert (table.seats[1].kind, table.seats[1].name) == ("open", "Ben")
    table = play_computers(table, now=NOW, rng=RNG)
    joined = join(table, "Cleo", now=NOW, rng=RNG)
    assert (joined.seat, joined.table.seats[1].name) == (1, "Cleo")
    with pytest.raises(Foreign):
        resign(joined.table, party.tokens[1], "random", now=NOW, rng=RNG)


def test_a_computers_seat_is_offered_to_people_during_the_match() -> None:
    party = Party(person("Anna"), computer("random", "Bao"))
    with pytest.raises(WrongMoment):
        open_seat(party.table, party.made.owner, 0, now=NOW, rng=RNG)
    table = open_seat(party.table, party.made.owner, 1, "random", now=NOW, rng=RNG)
    assert join(table, "Ben", now=NOW, rng=RNG).seat == 1
    waiting = open_seat(party.table, party.made.owner, 1, now=NOW, rng=RNG)
    party.table = waiting
    party.bring("weather sun").choose(0, "stop").end(0)
    assert party.table.to_act == 1  # everybody waits for somebody to sit down
    assert question(party.table, RNG) is None


def test_computers_are_asked_through_the_function_of_the_host() -> None:
    party = Party(computer("random", "Bao"), computer("random", "Lin"))
    asked: list[Question] = []

    def ask(one: Question) -> int:
        asked.append(one)
        return think(one) if len(asked) % 2 else one.state().legal()[0]

    table = play_computers(party.table, now=NOW, rng=Rng(3), ask=ask)
    assert table.status == OVER
    assert {one.seat for one in asked} == {0, 1}
    assert fold(table.facts).key() == table.key()


def test_a_late_answer_of_a_computer_is_stale() -> None:
    party = Party(computer("random", "Bao"), person("Ben"))
    asked = question(party.table, RNG)
    assert asked is not None
    after = answer(party.table, asked, 0, now=NOW, rng=RNG)
    with pytest.raises(Stale):
        answer(after, asked, 0, now=NOW, rng=RNG)
    opened = open_seat(party.table, HOUSE, 0, now=NOW, rng=RNG)
    with pytest.raises(Stale):
        answer(opened, asked, 0, now=NOW, rng=RNG)
    with pytest.raises(Stale):
        answer(pause(party.table, HOUSE, now=NOW), asked, 0, now=NOW, rng=RNG)


def test_pause_and_resume() -> None:
    party = Party().choose(0, "count 1")
    table = pause(party.table, party.tokens[1], now=NOW)
    for verb in ("choose", "undo", "end_turn", "pause"):
        with pytest.raises(WrongMoment, match="paused"):
            VERBS[verb](table, party.tokens[0])
    later = resume(fold(table.facts), party.tokens[0], now=NOW + 10**9, rng=RNG)
    assert undo(later, party.tokens[0], later.revision, now=NOW).match.log == []
    with pytest.raises(WrongMoment, match="not paused"):
        resume(later, party.tokens[0], now=NOW, rng=RNG)


def test_who_resigns_of_two_loses() -> None:
    party = Party().choose(0, "count 3")
    table = resign(party.table, party.tokens[0], "random", now=NOW, rng=RNG)
    assert (table.status, table.ending, places(table)) == (OVER, "resigned", [2, 1])


def test_who_resigns_of_three_is_played_for_and_comes_last() -> None:
    party = Party(person("Anna"), person("Ben"), person("Cleo")).choose(0, "count 3")
    table = resign(party.table, party.tokens[0], "random", now=NOW, rng=RNG)
    assert table.status == PLAYING
    for verb in ("resign", "come_back", "leave", "abandon"):
        with pytest.raises(WrongMoment, match="resigned"):
            VERBS[verb](table, party.tokens[0])
    table = resign(play_computers(table, now=NOW, rng=RNG), party.tokens[2], "random", now=NOW, rng=RNG)
    assert table.status == OVER
    assert places(table)[1] == 1
    assert min(places(table)[0], places(table)[2]) == 2


def test_people_agree_to_stop_and_a_choice_takes_the_wish_back() -> None:
    party = Party()
    party.table = abandon(party.table, party.tokens[0], now=NOW)
    assert party.table.seats[0].wants_to_stop
    party.choose(0, "count 1")
    assert not party.table.seats[0].wants_to_stop
    with pytest.raises(WrongMoment, match="together"):
        abandon(party.table, party.made.owner, now=NOW)
    table = abandon(party.table, party.tokens[0], now=NOW)
    table = abandon(table, party.tokens[0], False, now=NOW)
    table = abandon(table, party.tokens[1], now=NOW)
    assert table.status == PLAYING
    table = abandon(table, party.tokens[0], now=NOW)
    assert (table.status, places(table)) == (ABANDONED, [])
    assert abandon(gathering().table, HOUSE, now=NOW).status == ABANDONED


# --- clocks ---


def test_a_clock_runs_for_the_person_who_decides_and_stands_while_paused() -> None:
    party = Party(clock=Clock(10_000, 2_000))
    began = party.now
    party.choose(0, "count 1").choose(0, "stop")
    assert party.table.time_left(0, party.now) == 8_000
    for seat in (0, 1):
        party.table = pause(party.table, party.tokens[seat], now=party.now)
    party.now += 86_400_000
    party.table = resume(party.table, party.tokens[1], now=party.now, rng=party.rng)
    assert party.table.time_left(0, party.now + 500) == 7_500
    party.undo(0).bring("weather sun").choose(0, "stop").end(0)
    assert party.table.to_act == 1
    assert party.table.time_left(0, party.now) == 10_000 - 5_000 + 2_000
    assert party.table.time_left(1, party.now + 3_000) == 7_000
    assert party.now > began


def test_when_time_is_up_a_computer_takes_over_until_the_person_returns() -> None:
    party = Party(clock=Clock(10_000, 2_000))
    late = party.now + 10_000  # the very last moment is too late
    assert mind_the_clock(party.table, "random", now=late - 1, rng=RNG) is party.table
    assert choose(party.table, party.tokens[0], 0, party.table.revision, now=late - 1, rng=RNG).match.log == [0]
    with pytest.raises(TimeUp):
        choose(party.table, party.tokens[0], 0, party.table.revision, now=late, rng=RNG)
    table = mind_the_clock(party.table, "random", now=late, rng=RNG)
    assert table.seats[0].bot == "random"
    table = come_back(table, party.tokens[0], now=late, rng=RNG)
    assert table.time_left(0, late) == 2_000
    assert fold(table.facts).key() == table.key()
    strict = Party(clock=Clock(10_000))
    table = mind_the_clock(strict.table, "random", now=late, rng=RNG)
    with pytest.raises(TimeUp):
        come_back(table, strict.tokens[0], now=late, rng=RNG)


def test_a_host_whose_clock_is_behind_turns_no_time_back() -> None:
    party = Party(clock=Clock(10_000)).choose(0, "count 1")
    party.now -= 500_000
    party.choose(0, "count 2")
    assert [fact.at for fact in party.table.facts] == sorted(fact.at for fact in party.table.facts)
    assert party.table.time_left(0, party.now) == 9_000


# --- words ---


def test_every_refusal_has_words() -> None:
    folder = Path(teahouse.__file__).parent / "table"
    text = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    errors = "Refused|Foreign|Stale|Repeated|NotYourMove|WrongMoment|NoSuchSeat|NotUndoable|TimeUp"
    keys = set(re.findall(rf'(?:{errors})\(\s*"([a-z-]+)"', text)) | set(re.findall(r'return "([a-z]+-[a-z-]+)"', text))
    keys |= set(re.findall(r'super\(\).__init__\("([a-z-]+)"', text)) | {"a-computer-plays-for-you"}
    assert len(keys) > 30
    speaker = Speaker(find("castle").name, names=["Anna", "Ben"])
    assert sorted(key for key in keys if not speaker.has(f"reason-{key}")) == []
    values: dict[str, int | str] = {"seat": 0, "seats": 2, "missing": 1, "answered": 1, "now": 2}
    for key in keys:
        assert "{" not in speaker.reason(Reason("table", key, values))


def test_nobody_waits_where_nobody_plays() -> None:
    assert gathering().table.to_act == NOBODY
