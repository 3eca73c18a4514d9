"""The text of a match: written, read back, and every kind of damage told with its line (see also the contract)."""

import pytest

from teahouse.core.errors import RecordError
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.games import find, read_match

GAME = find("castle")


def record() -> list[str]:
    match = Match(GAME, 2, {"spirits": "destruction", "dragons": "0"})
    rng = Rng(11)
    for _ in range(6):
        match.settle(rng)
        match.play(match.legal()[0])
        match.settle(rng)
        match.play("shrine")
        match.play(match.legal()[0])
        if "done" in match.legal():
            match.play("done")
    text = match.to_text()
    return [line for line in text.split("\n") if not line.startswith("check")]


LINES = record()


def turn_line(number: int) -> int:
    return next(i for i, line in enumerate(LINES) if line.startswith(f"{number} "))


def problem(lines: list[str]) -> RecordError:
    with pytest.raises(RecordError) as error:
        read_match("\n".join(lines))
    return error.value


def with_line(index: int, text: str) -> list[str]:
    return [*LINES[:index], text, *LINES[index + 1 :]]


def test_a_record_is_readable():
    text = "\n".join(LINES)
    assert text.startswith("Teahouse record 1\ngame: castle\nrules: 1\nseats: 2\n")
    assert "\n1 A: take " in text
    assert "\n2 B: take " in text
    assert "\n0 -: *face " in text
    assert max(len(line) for line in LINES) <= 112
    assert read_match(text).to_text().split("\n")[: len(LINES) - 1] == LINES[:-1]


def test_illegal_choice_names_line_choice_and_rule():
    at = turn_line(2)
    error = problem(with_line(at, "2 B: take n10, shrine, place a1"))
    assert (error.line, error.choice, error.rule) == (at + 1, "take n10", "C-15")


@pytest.mark.parametrize(
    ("change", "told", "rule"),
    [
        (lambda line: line.replace("2 B", "2 A"), "but this is turn 2 of B", "turn"),
        (lambda line: line.replace("2 B", "3 B"), "but this is turn 2 of B", "turn"),
        (lambda line: line.replace("shrine", "srhine"), "choices begin with one of", "notation"),
        (lambda line: line.replace("shrine", "place g9"), "'place' knows no 'g9'", "notation"),
        (lambda line: line.replace("*face", "face"), "now chance decides, not B", "turn"),
        (lambda line: line.replace("take", "(A) take"), "now B decides, not A", "turn"),
        (lambda line: line.replace("shrine", "summon"), "C-29", "C-29"),
    ],
)
def test_damage_inside_a_turn(change, told, rule):
    at = turn_line(2)
    assert change(LINES[at]) != LINES[at]
    error = problem(with_line(at, change(LINES[at])))
    assert told in str(error)
    assert (error.line, error.rule) == (at + 1, rule)


@pytest.mark.parametrize(
    ("index", "line", "told"),
    [
        (0, "Something else", "a record begins with 'Teahouse record 1'"),
        (0, "Teahouse record 9", "version '9' is not known"),
        (1, "game: checkers", "there is no game 'checkers'"),
        (4, "seats: 2", "given twice, first in line 4"),
        (2, "rules: 99", "played by version 99"),
        (3, "seats: two", "'two' is not a whole number"),
        (3, "seats: --5", "'--5' is not a whole number"),
        (3, "seats: " + "9" * 5000, "is not a whole number"),
        (3, "seats: 7", "2, 3, 4 players, not 7"),
        (5, "layout: kepe", "did you mean 'keep'"),
        (5, "layot: basic", "there is no option 'layot'"),
        (5, "nonsense", "a line of the header reads 'name: value'"),
    ],
)
def test_damage_in_the_header(index, line, told):
    error = problem(with_line(index, line))
    assert told in str(error)
    assert error.line in (index + 1, index + 2)


def test_missing_turns():
    at = turn_line(4)
    assert "choices are here" in str(problem(LINES[:at]))
    assert "but this is turn 4 of B" in str(problem(LINES[:at] + LINES[at + 1 :]))


def test_result_is_verified():
    finished = Match(GAME, 2, {"spirits": "0", "dragons": "0"})
    rng = Rng(1)
    while not finished.over:
        finished.settle(rng)
        finished.play(finished.legal()[-1])
        finished.settle(rng)
    lines = [line for line in finished.to_text().split("\n") if not line.startswith("check")]
    at = next(i for i, line in enumerate(lines) if line.startswith("result"))
    wrong = [*lines[:at], "result: 99 0", *lines[at + 1 :]]
    assert "the result is" in str(problem(wrong))
    assert "after the end of the game" in str(problem([*lines[: at - 1], f"{lines[at - 2].split()[0]} A: summon"]))


def test_a_result_needs_an_end():
    unfinished = "\n".join(LINES).rstrip().split("\n")
    assert "the game is not over" in str(problem([*unfinished, "", "result: 1 2"]))


def test_the_check_notices_any_change():
    match = read_match("\n".join(LINES))
    text = match.to_text()
    assert read_match(text).log == match.log
    faces = text.replace("tie_break: with-shrines", "tie_break: without-shrines")
    assert faces != text
    with pytest.raises(RecordError, match="changed after the record was written"):
        read_match(faces)


def test_line_ends_of_other_systems():
    assert read_match("\r\n".join(LINES)).log == read_match("\n".join(LINES)).log
