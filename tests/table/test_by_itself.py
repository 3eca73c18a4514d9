"""What the table does by itself: it answers where there is nothing to decide, and ends what has been ended."""

from __future__ import annotations

import random

import pytest

from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, NOTHING, OVER
from teahouse.games import find
from teahouse.table.choose import choose
from teahouse.table.create import create
from teahouse.table.end_turn import end_turn
from teahouse.table.facts import Chose
from teahouse.table.look import ANSWER, HAND, TURN, begins, decides_next, lets_go_of, round_of
from teahouse.table.seats import computer, person
from teahouse.table.table import NOBODY, PLAYING, Table, fold
from teahouse.table.undo import earliest, undo

from .inn import Party

NOW = 1_000_000


def people(game: str, seats: int, options: dict[str, str] | None = None, seed: int = 1) -> tuple[Table, dict[int, str]]:
    plans = [person(name) for name in ("Anna", "Ben", "Cleo")[:seats]]
    made = create(game, plans, options, now=NOW, rng=Rng(seed), starts_when_full=True)
    return made.table, made.tokens


def play_on(table: Table, tokens: dict[int, str], dice: random.Random, rng: Rng) -> Table:
    """One choice of whoever is asked, or the end of his turn."""
    token = tokens[table.to_act]
    if table.must_end_turn:
        return end_turn(table, token, table.revision, now=NOW, rng=rng)
    choice = dice.choice(table.match.state.legal())
    return choose(table, token, choice, table.revision, now=NOW, rng=rng)


# --- what somebody lets go of ---


def test_handing_a_decision_over_is_no_end_of_a_turn() -> None:
    party = Party().choose(0, "count 1").choose(0, "ask")
    assert (lets_go_of(party.table), decides_next(party.table)) == (HAND, 1)
    party.end(0)
    assert party.table.to_act == 1
    assert lets_go_of(party.table) == ""
    party.choose(1, "yes")
    assert (lets_go_of(party.table), decides_next(party.table)) == (HAND, 0), "it goes back to whose turn it is"
    party.end(1).bring("weather sun").choose(0, "stop")
    assert (lets_go_of(party.table), decides_next(party.table)) == (TURN, NOBODY)


def test_an_answer_in_the_turn_of_another_is_no_end_of_ones_own() -> None:
    """Where nobody goes on in this turn, whoever was asked confirms an answer."""
    party = Party().choose(0, "ask").end(0).choose(1, "no")
    party.table._next = (0, 2)  # as if the answer had been the last of the turn
    assert lets_go_of(party.table) == ANSWER


def test_rounds_are_counted_as_people_do() -> None:
    party = Party()
    seen = [round_of(party.table)]
    for number in range(4):
        party.bring("weather sun").choose(number % 2, "stop")
        assert round_of(party.table) == seen[-1], "a turn that may be taken back is not the next one"
        party.end(number % 2)
        seen.append(round_of(party.table))
    assert seen == [1, 1, 2, 2, 3]


def test_who_begins_is_who_decides_first() -> None:
    assert begins(Party(begin=False).table) == NOBODY
    assert begins(Party().table) == 0
    table, _ = people("panda", 3)
    first = next(event.values["seat"] for events in table.told for event in events if event.key == "panda-first")
    assert begins(table) == first


# --- the table answers ---


@pytest.mark.parametrize("game", ["castle", "panda", "tang"])
def test_nothing_is_asked_that_has_one_answer_and_undo_leads_to_the_last_question(game: str) -> None:
    options = {"castle": {"spirits": "strength faith"}}.get(game, {})
    answered = undone = 0
    for seed in range(3):
        table, tokens = people(game, 2, options, seed)
        dice, rng = random.Random(seed), Rng(seed)
        for _ in range(250):
            if table.status != PLAYING:
                break
            before = table
            table = play_on(table, tokens, dice, rng)
            own = [fact for fact in table.facts[len(before.facts) :] if isinstance(fact, Chose)]
            answered += sum(not fact.answers for fact in own)
            state = table.match.state
            if table.tentative and not table.must_end_turn and state.actor == table.chooser:
                (only, *others) = state.legal()
                after = state.clone()
                after.apply(only)
                asked = after.actor == CHANCE or table.game.asks_in_any_case(state)
                assert others or asked, "a question with one answer"
            if table.tentative and own and not own[-1].answers and table.to_act == own[-1].seat:
                assert any(fact.answers for fact in own)
                back = undo(table, tokens[table.to_act], table.revision, now=NOW)
                while back.match.log != before.match.log:
                    assert len(back.match.state.legal()) > 1, "undo leads to a question"
                    back = undo(back, tokens[table.to_act], back.revision, now=NOW)
                undone += 1
            assert not table.tentative or table.tentative[0][2], "what can be taken back begins with a choice"
            assert earliest(table) <= len(table.match.entries)
        assert fold(table.facts).key() == table.key()
    assert (answered > 0 and undone > 0) or game == "panda", "there everything can be declined"


def pair_of_tiles() -> tuple[str, int]:
    """A position of Way of the Panda before a space of two tiles is chosen, and that choice."""
    game = find("panda")
    for seed in range(200):
        state, rng = game.start(2, {}), Rng(seed)
        while state.actor != OVER:
            legal = state.legal()
            before = state.clone()
            choice = state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))]
            state.apply(choice)
            same = state.actor == before.actor != CHANCE and len(state.legal()) == 3
            if same and game.goes_without_saying(state) != NOTHING:
                return before.to_text(), choice
    raise AssertionError("no such position")


def test_an_order_that_changes_nothing_is_not_asked_for() -> None:
    """Two tiles of one space are taken by the table; undo asks for the second, then the first, then the space."""
    position, choice = pair_of_tiles()
    begun = find("panda").read_position(position)
    made = create(
        "panda", [person("Anna"), person("Ben")], now=NOW, rng=Rng(1), starts_when_full=True, position=position
    )
    token = made.tokens[begun.actor]
    table = choose(made.table, token, choice, made.table.revision, now=NOW, rng=Rng(1))
    assert [table.game.notation(code).split()[0] for code in table.match.log[:3]] == ["space", "take", "take"]
    assert [fact.answers > 0 for fact in table.facts if isinstance(fact, Chose)][:3] == [True, False, False]
    steps = []
    while table.tentative:
        table = undo(table, token, table.revision, now=NOW)
        steps.append((len(table.match.log), len(table.match.state.legal())))
    assert steps[-3:-1] == [(2, 2), (1, 3)], "each tile may be declined"
    assert steps[-1][0] == 0


def test_a_computer_is_asked_everything() -> None:
    made = create("panda", [person("Anna"), computer("random")], now=NOW, rng=Rng(1), starts_when_full=True)
    assert all(fact.answers for fact in made.table.facts if isinstance(fact, Chose))


# --- what ends by itself ---


def test_placing_in_set_up_ends_by_itself() -> None:
    table, tokens = people("panda", 3)
    dice, rng = random.Random(1), Rng(1)
    while table.match.state.round_number() == 0:
        assert not table.must_end_turn
        seat = table.to_act
        table = play_on(table, tokens, dice, rng)
        assert table.chooser != seat or not table.must_end_turn


def test_a_turn_that_was_ended_by_a_choice_is_not_ended_again() -> None:
    """Dragon Castle: a spirit could still be called, so there is a choice of doing nothing more."""
    ended = 0
    for seed in range(8):
        table, tokens = people("castle", 2, {"spirits": "strength"}, seed)
        dice, rng = random.Random(seed), Rng(seed)
        done = table.game.parse("done")
        for _ in range(120):
            if table.status != PLAYING:
                break
            state = table.match.state
            asked = "End" in type(state.pending[-1]).__name__ if state.pending else False
            if asked and not table.must_end_turn and done in state.legal() and len(state.legal()) > 1:
                seat = table.to_act
                table = choose(table, tokens[seat], done, table.revision, now=NOW, rng=rng)
                assert not table.must_end_turn
                assert table.to_act != seat
                ended += 1
            else:
                table = play_on(table, tokens, dice, rng)
    assert ended > 0
