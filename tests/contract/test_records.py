"""Recorded matches of every game: old ones stay readable, and there is one for every way a game can end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import teahouse
from teahouse import games
from tests.contract.records import RECORDED, names, read, text

SHARED = {"tang": "dead-round"}
# events too rare for a recorded match; the tests of the game tell them
UNTOLD = {
    "castle": {"castle-move-shrine", "castle-move-tile", "castle-turn"},
    "panda": {"panda-empty-card", "panda-lead"},
    "tang": {"tang-character-token-lost", "tang-flip", "tang-neutral-out", "tang-opportunity-lapsed", "tang-swap"},
}


def test_every_game_of_the_house_is_recorded() -> None:
    assert set(games.names()) == set(RECORDED)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in RECORDED for name in names(game)])
def test_records_replay_and_are_written_the_same_again(game: str, name: str) -> None:
    match = read(game, name)
    assert match.over
    assert match.to_text() == text(game, name)


@pytest.mark.parametrize("game", RECORDED)
def test_every_ending_that_has_words_has_a_record_of_its_name(game: str) -> None:
    (words,) = (Path(teahouse.__file__).parent / "games" / game).rglob("en.ftl")
    endings = set(re.findall(r"^ending-([a-z-]+) =", words.read_text("utf-8"), re.MULTILINE))
    assert len(endings) >= 2
    assert endings == {read(game, name).state.ending for name in names(game)}
    for ending in endings:
        assert read(game, ending).state.ending == ending


@pytest.mark.parametrize("game", RECORDED)
def test_a_tie_is_broken_and_a_victory_shared(game: str) -> None:
    broken = read(game, "tie-broken").state
    first, second = sorted(broken.scores())[-2:]
    assert first == second
    assert broken.ranking().count(1) == 1
    assert read(game, SHARED.get(game, "tie-shared")).state.ranking().count(1) == 2


@pytest.mark.parametrize("game", RECORDED)
def test_events_of_the_game_are_told_in_some_record(game: str) -> None:
    told: set[str] = set()
    for name in names(game):
        match = read(game, name)
        state = match.game.start(match.seats, match.options)
        state.events = []
        for choice in match.log:
            state.apply(choice)
        told |= {event.key for event in state.events}
    assert set(match.game.events) - told == UNTOLD.get(game, set())
