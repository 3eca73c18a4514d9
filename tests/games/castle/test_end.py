"""Countdown, last round, final score and ties (C-9, C-81 to C-86; examples CX-35, CX-36, CX-38, CX-39)."""

import pytest

from teahouse.games.castle.rules.pieces import DATA, TOKENS
from tests.games.castle.drawing import draw
from tests.games.castle.test_dragons import P


def test_CX35_C9_tokens_at_the_start():
    for seats in (2, 3, 4):
        split = DATA["countdown"]["players"][str(seats)]
        assert (split["single_tokens"], split["stack_tokens"]) == (seats, TOKENS - seats)


@pytest.mark.parametrize(("before", "turns_left"), [(0, 2), (1, 1), (2, 0)], ids=["by A", "by B", "by C"])
def test_CX36_C81_C82_the_current_round_is_played_to_its_end(before, turns_left):
    table = draw("M1 . S1 . F1 . W1 . Z1", seats=3)
    state = table.state
    for _ in range(before):
        table.play(sorted(table.offers("take"))[0].join(["take ", ""])).settle().play("discard")
    state.summons = 2
    table.play("summon")
    for _ in range(turns_left):
        assert not state.ending
        table.play(sorted(table.offers("take"))[0].join(["take ", ""])).settle().play("discard")
    assert state.ending == "dragon-summoned"
    assert table.match.over
    assert table.offers() == set()


def test_C82_option_one_more_round():
    table = draw("M1 . S1 . F1 . W1 . Z1 . M2", options={"last_round": "next"})
    table.play("summon, summon")
    for _ in range(2):
        assert not table.match.over
        table.play(f"take {min(table.offers('take'))}").play("discard")
    assert table.match.over


def test_C83_summon_stays_possible_in_the_last_round():
    table = draw("M1 . S1", seats=2).play("summon, summon")
    assert table.match.over  # seat 1 took the second token
    again = draw("M1 . S1", seats=2)
    again.state.summons = 1
    again.play("summon, summon")
    assert [realm.tokens for realm in again.state.realms] == [1, 1]


def test_CX38_C84_final_score():
    table = draw("", P, dragons="courage")
    table.realm.set_points = 14
    table.realm.tokens = 2
    assert table.state.scores()[0] == 14 + 10 + 4 + 5 == 33


def test_CX39_C85_ties():
    down = "1xx " * 6
    ten = f"{down}\n1xx 1xx 1xx 1xx"
    nine = f"{down}\n1xx 1xx 1xx"
    state = draw("", ten, nine).state
    assert state.ranking() == [1, 2]
    fewer_shrines = draw("", "1xx 1xx 1##\n", "1xx 1## 1##").state
    fewer_shrines.realms[0].set_points = 1
    assert fewer_shrines.scores() == [2, 2]
    assert fewer_shrines.ranking() == [2, 1]
    assert draw("", "1xx 1##", "1## 1xx").state.ranking() == [1, 1]  # shared


def test_C85_option_stacks_under_shrines_do_not_count():
    state = draw("", "1xx 1xx", "1xx 1##", options={"tie_break": "without-shrines"}).state
    state.realms[0].set_points = 1
    assert state.ranking() == [1, 2]
    usual = draw("", "1xx 1xx", "1xx 1##").state
    usual.realms[0].set_points = 1
    assert usual.ranking() == [2, 1]


def test_C86_scores_are_open_at_any_time():
    table = draw("M1 . S1", "1## 2##")
    assert table.state.scores() == [3, 0]


def test_C2_components():
    parts = DATA["components"]
    assert (parts["shrines_total"], parts["countdown_tokens"], parts["vp_tokens_total"]) == (40, 7, 85)
    assert len(DATA["spirit"]) == parts["spirit_cards"] == 10
    assert len(DATA["dragon"]) == parts["dragon_cards"] == 10
