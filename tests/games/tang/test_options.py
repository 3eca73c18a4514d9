"""Tang Garden: readings with a name, and how matches are read that were written before a reading had one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.games.tang.rules.game import GAME
from teahouse.games.tang.rules.pieces import CHARACTERS, ELEMENT
from teahouse.games.tang.rules.state import Tang
from teahouse.table.facts import Created
from teahouse.table.table import new_table
from tests.games.tang.drawing import draw

LATER = {"start_step_coin": "no", "start_tile_in_view": "yes", "solo_views": "and-decorations"}
RECORDS = Path(__file__).parents[2] / "records" / "tang"


def without_later_names(text: str) -> str:
    """As it was written before these readings had names."""
    return re.sub(rf"^(?:{'|'.join(LATER)}): .*\n|^check: .*\n", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("name", ["solo-good", "solo-outstanding", "tokens-taken", "three-players"])
def test_an_old_record_is_read_as_it_was_played(name: str) -> None:
    old = without_later_names((RECORDS / f"{name}.txt").read_text("utf-8"))
    assert "solo_views" not in old
    match = Match.from_text(GAME, old)  # its result is checked: it would differ under today's defaults
    assert {option: match.options[option] for option in LATER} == LATER
    assert all(f"{option}: {value}\n" in match.to_text() for option, value in LATER.items())


def test_a_running_table_of_old_goes_on_as_it_began() -> None:
    kept = {name: value for name, value in GAME.complete().items() if name not in LATER}
    table = new_table(Created(0, "m", "tang", GAME.rules, 1, kept, "-"))
    assert {name: table.match.options[name] for name in LATER} == LATER
    assert table.created.options == table.match.options  # so it is shown, and a rematch is played so


def test_an_old_position_is_read_as_it_was_played_and_a_short_one_as_usual() -> None:
    match = Match(GAME, 2)
    match.settle(Rng(1))
    text = match.state.to_text()
    for name in LATER:
        text = re.sub(rf" {name}=[a-z-]+", "", text)
    assert {name: GAME.read_position(text).options()[name] for name in LATER} == LATER
    short = re.sub(r"options [^;]*", "options", text)
    assert GAME.read_position(short).options() == GAME.complete()


def test_todays_defaults_and_the_letter() -> None:
    usual = GAME.complete()
    assert [usual[name] for name in LATER] == ["yes", "yes", "preference"]
    letter = GAME.complete(GAME.presets["letter"])
    assert letter == {**usual, "start_tile_in_view": "no"}
    assert letter["board"] == "standard"  # all of its cards have a bonus, as the rulebook's sentence supposes


@pytest.mark.parametrize("coin", ["yes", "no"])
def test_T18_the_coin_of_the_starting_step(coin: str) -> None:
    """The skill is active when the cube of the starting bonus moves: Hermit, Poet and Student watch their own track."""
    met = set()
    for seed in range(12):
        match = Match(GAME, 4, {"start_step_coin": coin})
        match.settle(Rng(seed))
        state = match.state
        assert isinstance(state, Tang)
        for seat in range(4):
            name = CHARACTERS[state.active[seat]]
            met.add(name)
            paid = coin == "yes" and name in ("hermit", "poet", "student")
            assert state.coins[seat] == int(paid)
    assert len(met) == 6


@pytest.mark.parametrize(("counts", "points"), [("yes", 4), ("no", 2)])
def test_T83_whether_the_starting_tile_is_a_tile_in_view(counts: str, points: int) -> None:
    """TX-30: the Poet sees water on his own tile and on the starting tile."""
    table = draw(
        ". . . . . .\n. . . . . .\n. . . . T02/3 .",
        minis="poet e3 court S 0",
        options={"start_tile_in_view": counts},
    )
    assert dict(table.state.breakdown(0))["poet"] == points


def test_T83_the_option_that_leaves_the_official_nothing_to_see_is_told() -> None:
    """No landscape of a shipped board shows an icon that is called an element."""
    for board in ("standard", "balanced"):
        told = GAME.advice(2, GAME.complete({"board": board, "elements_are_all_icons": "no"}))
        assert [(reason.rule, reason.key) for reason in told] == [("T-83", "no-landscape-shows-an-element")]
        assert GAME.advice(2, GAME.complete({"board": board})) == []
        state = GAME.start(2, {"board": board, "elements_are_all_icons": "no"})
        assert isinstance(state, Tang)
        assert all(state.board.icon_count(landscape, ELEMENT, False) == 0 for landscape in range(20))
