"""A hint as it is told: the gain is that of the whole plan, and each choice of the plan is said at its moment."""

from __future__ import annotations

import msgspec
import pytest

from teahouse import games
from teahouse.bots.adviser import Advised
from teahouse.cli._hints import odds, reasons
from teahouse.core.forecast import Before, along
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import State
from teahouse.table.create import create
from teahouse.table.seats import person
from teahouse.table.start import start
from teahouse.text import Speaker
from teahouse.web.advice import told


def gainful_turn(game: str) -> tuple[State, list[int]]:
    """A position and the next choices of the same player, which bring points together."""
    match, rng = Match(games.find(game), 2), Rng(4)
    know = games.face(game).mind.knowledge()
    match.settle(rng)
    while not match.over:
        state, line = match.state.clone(), []
        after = state.clone()
        while after.actor == state.actor and after.turn == state.turn and len(line) < 6:
            line.append(know.pick(after, after.legal(), rng))
            after.apply(line[-1])
        if len(line) > 1 and after.scores()[state.actor] > state.scores()[state.actor]:
            return state, line
        match.play(know.pick(match.state, match.state.legal(), rng))
        match.settle(rng)
    raise AssertionError("no turn brought points")


@pytest.mark.parametrize("game", ["panda", "tang"])
def test_a_hint_tells_what_the_whole_plan_brings_and_says_each_step(game: str) -> None:
    state, line = gainful_turn(game)
    one = Advised(line[0], 0.61234, 0.04, False, 50, tuple(line[1:]), (0.61234, 0.38766))
    made = told(games.find(game), state, one)
    assert made.gain["total"] == along(Before(state), line).gain > 0
    assert (made.chance, made.chances) == (0.612, [0.612, 0.388])
    assert len(made.plan) == len(line) - 1
    for language in ("en", "de", "fr", "it"):
        speaker = Speaker(game, language, ["Ann", "Bea"])
        assert all(speaker.has(words[0]) for words in made.plan)
    assert msgspec.json.decode(msgspec.json.encode(made))["choice"] == line[0]


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_the_terminal_says_the_same_in_words(language: str) -> None:
    rng = Rng(2)
    made = create("tang", [person("Ann"), person("Bea")], {}, now=1, rng=rng, starts_when_full=False)
    table = start(made.table, made.owner, now=2, rng=rng)
    speaker = Speaker("tang", language, ["Ann", "Bea"])
    state, line = gainful_turn("tang")
    table.match.state = state
    said = reasons(speaker, table, Advised(line[0], 0.5, 0.0, False, 9, tuple(line[1:])))
    assert len(said) == 2
    assert "+" in said[0]
    seen = [odds(speaker.say, Advised(0, chance, margin, sure, 1)) for chance, margin, sure in CHANCES]
    assert len(set(seen)) == len(seen)
    assert "62" in seen[0]
    assert "5" in seen[1]


CHANCES = [(0.617, 0.0, False), (0.617, 0.041, False), (1.0, 0.0, True), (0.0, 0.0, True)]
