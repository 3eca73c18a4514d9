"""What `import teahouse` offers: find a game, begin a match, read a record."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import teahouse
from teahouse import games
from teahouse.core.errors import OptionError
from teahouse.core.state import CHANCE

PATH = f"import sys; sys.path.insert(0, {str(Path(teahouse.__file__).parents[1])!r}); "


@pytest.mark.parametrize("name", games.names())
def test_a_match_can_be_played_to_its_end_without_a_word_about_chance(name: str) -> None:
    match = teahouse.match(name, seats=3, seed=7)
    while not match.over:
        assert match.state.actor != CHANCE
        match.play(match.legal()[0])
    again = teahouse.read(match.to_text())
    assert (again.game.name, again.seats, again.log) == (name, 3, match.log)


def test_the_seed_is_that_of_a_generator_and_decides_everything() -> None:
    by_hand = teahouse.Match(teahouse.find("castle"), 2)
    rng = teahouse.Rng(5)
    by_hand.settle(rng)
    match = teahouse.match("castle", seed=5)
    for _ in range(20):
        assert match.log == by_hand.log
        match.play(match.legal()[0])
        by_hand.play(by_hand.legal()[0])
        by_hand.settle(rng)
    assert teahouse.match("castle", seed=6).log != teahouse.match("castle", seed=5).log
    assert len({tuple(teahouse.match("castle").log) for _ in range(5)}) > 1  # no seed: another one every time


def test_a_copy_goes_on_as_the_match_would_have() -> None:
    match = teahouse.match("tang", seed=2)
    twin = match.copy()
    for _ in range(20):
        twin.play(twin.legal()[0])
    assert twin.state.actor != CHANCE
    for _ in range(20):
        match.play(match.legal()[0])
    assert match.log == twin.log


def test_options_are_words_of_the_caller() -> None:
    match = teahouse.match("castle", 3, preset="first-game", spirits=2, layout="keep")
    assert (match.seats, match.options["spirits"], match.options["layout"]) == (3, "2", "keep")
    assert match.options["dragons"] == match.game.presets["first-game"]["dragons"]
    assert teahouse.match("tang").seats == 2  # alone only on request
    for wrong, said in (
        ({"game": "castel"}, "did you mean 'castle'"),
        ({"game": "castle", "seats": 9}, "not 9"),
        ({"game": "castle", "preset": "nothing"}, "no preset 'nothing'"),
        ({"game": "castle", "layuot": "keep"}, "'layuot'"),
    ):
        with pytest.raises(OptionError, match=said):
            teahouse.match(**wrong)  # type: ignore[arg-type]


def test_what_is_offered_is_seen_and_costs_nothing_until_it_is_used() -> None:
    assert {*teahouse.__all__, "__version__"} <= set(dir(teahouse))
    assert not hasattr(teahouse, "no_such_thing")
    code = "import sys, teahouse; dir(teahouse); print({'typing', 'teahouse.begin', 'teahouse.core'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", PATH + code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
