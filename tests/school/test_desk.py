"""A lesson being played: what counts as the goal, what is lost, what is taken back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from teahouse.core.errors import DataError, IllegalChoice
from teahouse.school.courses import of_game
from teahouse.school.desk import LONGEST, Desk

COURSE = of_game("castle")[0]


def desk(name: str, *line: str) -> Desk:
    lesson = COURSE.lesson(name)
    assert lesson is not None
    made = Desk("castle", lesson)
    for words in line:
        made.play(made.game.parse(words))
    return made


def test_any_way_that_reaches_the_goal_wins() -> None:
    """No line of the author's: the last tile elsewhere, a shrine instead of the twin."""
    for line in (["place d1", "place c2"], ["place c2", "place d1"], ["place d1", "place b2"]):
        assert desk("bigger", "take c3", "pair c2", *line).done
    assert desk("bigger", "take c3", "shrine", "place d1", "build a1").done


def test_a_choice_is_wrong_only_if_no_way_leads_to_the_goal_any_more() -> None:
    assert not desk("rare", "take c3", "pair c2", "place c3").lost()  # the other order
    assert desk("rare", "take c3", "pair c2", "place a1").lost()


def test_what_was_lost_is_over_for_the_learner_and_can_be_taken_back() -> None:
    lost = desk("twin", "take f3")
    assert lost.lost()
    again = Desk("castle", lost.lesson, lost.line[: lost.own[-1]])
    assert not again.lost()
    assert again.step == 0


def test_the_rules_refuse_as_at_the_table() -> None:
    with pytest.raises(IllegalChoice, match="tiles on both long sides"):
        desk("free", "take d3")


def test_a_step_leaves_what_it_is_about() -> None:
    lesson = COURSE.lessons[0]
    narrow = replace(lesson, steps=(replace(lesson.steps[0], only=(("take", "c3"),)),))
    made = Desk("castle", narrow)
    assert [made.game.notation(one) for one in made.legal()] == ["take c3"]
    with pytest.raises(IllegalChoice, match="not in this step"):
        made.play(made.game.parse("take e3"))


def test_chance_shows_what_is_fixed() -> None:
    """And whatever is not fixed is the same for everybody."""
    assert "face W1" in [COURSE_GAME.notation(one) for one in desk("twin", "take b3").line]
    assert desk("twin", "take f3").line == desk("twin", "take f3").line


def test_a_line_that_cannot_be_is_refused() -> None:
    lesson = COURSE.lessons[0]
    with pytest.raises(IllegalChoice):
        Desk("castle", lesson, [COURSE_GAME.parse("summon")])
    with pytest.raises(DataError, match="at most"):
        Desk("castle", lesson, [0] * (LONGEST + 1))


def test_nothing_can_be_played_after_the_end() -> None:
    done = desk("free", "take c3")
    assert done.done
    assert done.legal() == []
    with pytest.raises(IllegalChoice):
        done.play(done.state.legal()[0])


COURSE_GAME = desk("free").game
