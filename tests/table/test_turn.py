"""A turn at a table: choosing, taking back, ending it, and every choice that is refused."""

from __future__ import annotations

import pytest

from teahouse.core.errors import IllegalChoice, NotationError
from teahouse.table.choose import choose
from teahouse.table.errors import Foreign, NotUndoable, NotYourMove, Refused, Repeated, Stale, WrongMoment
from teahouse.table.look import is_asked, may_choose, since_last_turn, turn_of
from teahouse.table.pause import pause, resume
from teahouse.table.prefer import prefer
from teahouse.table.seats import computer, person
from teahouse.table.table import NOBODY, OVER, fold
from teahouse.table.undo import earliest

from .inn import Party


def refused(party: Party, error: type[Exception], *words: object, verb: str = "choose", **more: object) -> str:
    before = party.table.key()
    with pytest.raises(error) as problem:
        getattr(party, verb)(*words, **more)
    assert party.table.key() == before
    return problem.value.reason.key if isinstance(problem.value, Refused) else str(problem.value)


def test_choices_of_a_turn_are_taken_back_one_by_one_and_all_at_once() -> None:
    party = Party().choose(0, "count 1").choose(0, "count 2").choose(0, "count 3")
    assert party.table.match.state.scores() == [6, 0]
    party.undo(0)
    assert party.log == ["count 1", "count 2"]
    party.undo(0, to=0)
    assert party.log == []
    assert party.table.match.state.scores() == [0, 0]
    assert refused(party, NotUndoable, 0, verb="undo") == "you-have-not-chosen-anything-yet"


def test_the_turn_waits_to_be_ended_and_the_draw_waits_with_it() -> None:
    party = Party().bring("weather sun").choose(0, "count 1").choose(0, "stop")
    assert party.log == ["count 1", "stop"]
    assert party.table.to_act == 0
    assert party.table.must_end_turn
    assert refused(party, WrongMoment, 0, "count 1") == "end-your-turn-or-take-something-back"
    assert refused(party, NotYourMove, 1, "count 1") == "it-is-not-your-move"
    party.undo(0).choose(0, "count 2").choose(0, "stop").end(0)
    assert party.log == ["count 1", "count 2", "stop", "weather sun"]
    assert party.table.to_act == 1
    assert refused(party, NotYourMove, 0, verb="undo") == "it-is-not-your-move"
    assert refused(party, NotUndoable, 1, verb="undo") == "you-have-not-chosen-anything-yet"


def test_undo_to_where_the_match_stands_takes_nothing_back_and_is_refused() -> None:
    party = Party().choose(0, "count 1").choose(0, "count 2")
    for to in (2, 3, -1):
        assert refused(party, NotUndoable, 0, verb="undo", to=to) == "only-so-much-can-be-taken-back"
    assert party.undo(0, to=1).log == ["count 1"]


def test_undo_stops_at_what_was_revealed() -> None:
    party = Party().bring("coin heads").choose(0, "count 1").choose(0, "flip")
    assert party.log[-1] == "coin heads"
    assert refused(party, NotUndoable, 0, verb="undo") == "something-new-has-been-revealed-since"
    party.choose(0, "count 2").choose(0, "count 3")
    assert refused(party, NotUndoable, 0, verb="undo", to=2) == "only-so-much-can-be-taken-back"
    party.undo(0, to=3)
    assert party.log == ["count 1", "flip", "coin heads"]
    assert refused(party, NotUndoable, 0, verb="undo") == "something-new-has-been-revealed-since"


def test_a_turn_that_chance_ended_needs_no_end_of_turn() -> None:
    party = Party().bring("coin tails").choose(0, "flip")
    if party.table.must_end_turn:  # the table guessed that the coin ends the turn, so it waits for a word
        party.end(0)
    assert party.log == ["flip", "coin tails"]
    assert party.table.to_act == 1


def test_who_has_two_turns_in_a_row_ends_each_of_them() -> None:
    party = Party(roof="tiles").bring("weather sun").choose(0, "stop")
    assert party.table.must_end_turn
    party.end(0)
    assert (party.table.to_act, party.table.match.state.turn) == (0, 2)
    assert refused(party, NotUndoable, 0, verb="undo") == "you-have-not-chosen-anything-yet"


def test_a_storm_brings_one_more_choice_after_the_end_of_the_turn() -> None:
    party = Party().bring("weather storm").choose(0, "stop").end(0)
    assert party.log == ["stop", "weather storm"]
    assert party.table.to_act == 0
    party.choose(0, "count 1").undo(0)
    assert refused(party, NotUndoable, 0, verb="undo") == "you-have-not-chosen-anything-yet"


def test_undo_never_crosses_somebody_elses_answer() -> None:
    party = Party().choose(0, "count 1").choose(0, "ask")
    assert party.table.must_end_turn  # Ben sees the question only when Anna lets go of it
    assert refused(party, NotYourMove, 1, "yes") == "it-is-not-your-move"
    party.undo(0).choose(0, "ask").end(0)
    assert party.table.to_act == 1
    party.choose(1, "no").undo(1).choose(1, "yes").end(1)
    assert party.table.to_act == 0
    assert refused(party, NotUndoable, 0, verb="undo") == "you-have-not-chosen-anything-yet"
    party.choose(0, "count 3").undo(0)
    assert party.log == ["count 1", "ask", "yes"]


def test_a_quick_seat_ends_its_turns_by_itself() -> None:
    party = Party().choose(0, "count 1").choose(0, "stop")
    party.table = prefer(party.table, party.tokens[0], True, now=party.now, rng=party.rng)
    assert not party.table.must_end_turn  # the waiting turn too
    assert party.log[:2] == ["count 1", "stop"]
    party = Party()
    party.table = prefer(party.table, party.tokens[0], True, now=party.now, rng=party.rng)
    party.bring("weather sun").choose(0, "count 1").undo(0).choose(0, "stop")
    assert party.table.to_act == 1


def test_a_stale_a_repeated_and_an_impossible_choice_change_nothing() -> None:
    party = Party()
    shown = party.table.revision
    party.choose(0, "count 1")
    assert refused(party, Repeated, 0, "count 1", revision=shown) == "this-choice-was-made-already"
    assert refused(party, Stale, 0, "count 2", revision=shown) == "the-table-has-changed-since"
    assert refused(party, Stale, 0, "count 2", revision=shown + 99) == "the-table-has-changed-since"
    assert refused(party, Stale, 0, verb="undo", revision=shown) == "the-table-has-changed-since"
    assert refused(party, Stale, 0, verb="end", revision=shown) == "the-table-has-changed-since"
    assert "now is the moment for" in refused(party, IllegalChoice, 0, "yes")
    assert refused(party, WrongMoment, 0, verb="end") == "your-turn-is-not-finished"
    for nonsense in (-1, 999):
        with pytest.raises(NotationError):
            choose(party.table, party.tokens[0], nonsense, party.table.revision, now=party.now, rng=party.rng)


def test_an_answer_to_a_position_that_undo_brought_back_is_stale() -> None:
    party = Party()
    first = party.table.revision
    party.choose(0, "count 1").undo(0)
    assert party.log == []
    refused(party, Stale, 0, "count 2", revision=first)
    assert party.choose(0, "count 1").log == ["count 1"]  # the same choice again is a new one


def test_a_whole_match_ends_when_the_last_turn_is_ended() -> None:
    party = Party()
    for turn in range(8):
        party.bring("weather sun").choose(turn % 2, "count 2").choose(turn % 2, "stop")
        assert party.table.status == "playing"
        party.end(turn % 2)
    assert (party.table.status, party.table.ending) == (OVER, "all-turns-played")
    assert party.table.to_act == NOBODY
    assert refused(party, WrongMoment, 0, "count 1") == "the-match-is-over"
    assert refused(party, WrongMoment, 1, verb="undo") == "the-match-is-over"
    assert fold(party.table.facts).key() == party.table.key()


def test_a_foreign_or_empty_token_chooses_nothing() -> None:
    party, other = Party(), Party()
    for token in ("", "guess", other.tokens[0], party.made.owner, party.table.seats[0].key, "\ud800"):
        with pytest.raises(Foreign):
            choose(party.table, token, 0, party.table.revision, now=party.now, rng=party.rng)


def test_what_happened_since_the_last_turn() -> None:
    party = Party(person("Anna"), person("Ben"), person("Cleo"))
    assert since_last_turn(party.table, 0) == 0
    party.bring("weather sun").choose(0, "count 1").choose(0, "stop").end(0)
    assert since_last_turn(party.table, 0) == 3  # nothing new: her own choices and what they revealed
    assert since_last_turn(party.table, 1) == 0
    party.bring("weather sun").choose(1, "count 2").choose(1, "stop").end(1)
    party.bring("weather sun").choose(2, "stop").end(2)
    assert since_last_turn(party.table, 0) == 3
    party.choose(0, "count 3")
    assert since_last_turn(party.table, 0) == 3  # still, while she is choosing
    assert since_last_turn(party.table, 1) == 6
    assert [event.key for events in party.table.told[3:] for event in events] == ["inn-count", "inn-count"]


def test_only_whoever_is_asked_may_choose() -> None:
    party = Party(person("Anna"), computer("random", "Bao"))
    assert [may_choose(party.table, seat) for seat in (NOBODY, 0, 1)] == [False, True, False]
    assert (party.table.to_act, turn_of(party.table)) == (0, 0)
    party.choose(0, "count 1").choose(0, "stop")
    assert (is_asked(party.table, 0), may_choose(party.table, 0)) == (True, False)  # to end the turn
    assert (earliest(party.table), turn_of(party.table)) == (0, 0)
    party.table = pause(party.table, party.tokens[0], now=party.now)
    assert not is_asked(party.table, 0)
    party.table = resume(party.table, party.tokens[0], now=party.now, rng=party.rng)
    party.end(0)
    assert not any(is_asked(party.table, seat) for seat in (NOBODY, 0, 1))  # a computer is
