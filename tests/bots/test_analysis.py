"""What choices cost: made and best with the same effort and dice, and better only beyond twice the error."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from teahouse import games
from teahouse.bots.analysis import LEAST_PAIRS, SURE, compared, decisions, judged, turns
from teahouse.bots.search.engine import Search
from teahouse.cli import main
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import State
from tests.bots.test_adviser import adviser_of


def match_of(game: str, choices: int, seed: int = 3) -> Match:
    """A match of players who choose anything."""
    match, rng = Match(games.find(game), 2), Rng(seed)
    match.settle(rng)
    for _ in range(choices):
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
        match.settle(rng)
    return match


def search_of(state: State, simulations: int) -> Search:
    return adviser_of("tang", simulations).player.search(state, Rng(1))


def test_every_choice_among_several_is_judged_and_no_other() -> None:
    match = match_of("tang", 14)
    found = decisions(match)
    for number, entry in enumerate(match.entries):
        several = entry.actor >= 0 and len(match.after(number).state.legal()) > 1
        assert (number in found) == several


def test_a_choice_compared_with_itself_costs_little_and_both_are_tried_equally_often() -> None:
    state = match_of("tang", 10).state
    search = search_of(state, 40)
    choice = search.best()
    before = search.tallies[choice].tried
    made, best, error = compared(search, choice, choice, 40, Rng(5))
    assert search.tallies[choice].tried == before + 80
    assert sum(made) == pytest.approx(1.0)
    assert abs(best[state.actor] - made[state.actor]) < 0.1
    assert error < 0.1


def test_a_better_choice_is_better_by_more_than_twice_the_error() -> None:
    match, adviser = match_of("tang", 16), adviser_of("tang", 60)
    found = [judged(adviser, match, number, 7, pairs=30) for number in decisions(match)]
    assert any(one.better for one in found)  # players who choose anything make mistakes
    for one in found:
        legal = match.after(one.number).state.legal()
        assert one.best in legal
        assert 0 <= one.chance <= 1
        if one.better:
            assert one.best != one.made
            assert one.cost > SURE * one.error * 0.99
        else:
            assert (one.best, one.cost, one.plan) == (one.made, 0.0, ())
    again = [judged(adviser_of("tang", 60), match, one.number, 7, pairs=30) for one in found[:3]]
    assert again == found[:3]


def test_turns_are_the_sum_of_their_decisions() -> None:
    match, adviser = match_of("tang", 16), adviser_of("tang", 40)
    found = [judged(adviser, match, number, 7, pairs=30) for number in decisions(match)]
    told = turns(found)
    assert [number for turn in told for number in turn.numbers] == [one.number for one in found]
    assert sum(turn.cost for turn in told) == pytest.approx(sum(one.cost for one in found))
    for turn in told:
        own = [one for one in found if one.number in turn.numbers]
        assert {(one.turn, one.seat) for one in own} == {(turn.turn, turn.seat)}
        assert turn.after == own[-1].chance
        assert turn.worst in [one for one in own if one.better] or turn.worst is None
        assert turn.error == 0.0 or turn.cost > SURE * turn.error * 0.99


def test_a_clock_ends_the_comparison_but_not_before_a_few_pairs() -> None:
    search = search_of(match_of("tang", 10).state, 10)
    choice = search.best()
    before = search.tallies[choice].tried
    compared(search, choice, choice, 1000, Rng(5), until=0.0)
    assert search.tallies[choice].tried == before + 2 * LEAST_PAIRS


def test_the_match_stays_as_it_is() -> None:
    match = match_of("tang", 10)
    before = match.to_text()
    judged(adviser_of("tang", 10), match, decisions(match)[-1], 1, pairs=10)
    assert match.to_text() == before


def test_the_command_analyses_a_record_and_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = match_of("tang", 8)
    file, few = tmp_path / "match.txt", ["--simulations", "12", "--pairs", "10"]
    file.write_text(match.to_text(), encoding="utf-8")
    assert main(["analyse", str(file), "--seat", "A", "--json", *few]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["decisions"]
    assert {one["seat"] for one in told["decisions"]} == {"A"}
    numbers = [number for turn in told["turns"] for number in turn["numbers"]]
    assert numbers == [one["number"] for one in told["decisions"]]
    assert main(["analyse", str(file), *few]) == 0
    assert "decisions" in capsys.readouterr().out
    assert main(["analyse", match.state.to_text(), "--json", *few]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {one["choice"] for one in told["choices"]} <= set(match.legal())
    assert main(["analyse", str(file), "--seat", "X"]) == 2
