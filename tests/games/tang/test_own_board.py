"""Tang Garden: boards of one's own. What they may say, and that they play, draw and observe."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from teahouse import games
from teahouse.core.errors import OptionError
from teahouse.core.observe import observe
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.draw.scene import SHAPES
from teahouse.games.tang.rules.board import find_board, standard_board
from teahouse.games.tang.rules.game import GAME
from teahouse.games.tang.rules.pieces import BRIDGE_SPOT, SPOTS
from teahouse.games.tang.rules.state import Tang
from teahouse.text import Speaker
from tests.contract.on_screen import check_offers, check_pictures
from tests.games.tang import invariants

TEXT = (files("teahouse.games.tang") / "rules" / "data" / "tang.toml").read_text("utf-8")
Change = Callable[[str], str]


def line(key: str, value: str) -> Change:
    """The first line of this key, with another value."""
    return lambda text: re.sub(rf"^{key} = .*$", f"{key} = {value}", text, count=1, flags=re.MULTILINE)


def grown(text: str) -> str:
    """All 64 cells: nothing is cut from the corners."""
    inner = [
        [int(x), int(y)] for x, y in re.findall(r"\[(\d),(\d)\]", re.findall(r"^inner_spaces = .*$", text, re.M)[0])
    ]
    start = [[3, 3], [4, 3], [4, 4], [3, 4]]
    outer = [[x, y] for y in range(8) for x in range(8) if [x, y] not in inner + start]
    return line("outer_spaces", str(outer))(text)


def shrunk(text: str) -> str:
    """A grid of six by six: the inner spaces and nothing around them."""

    def moved(found: re.Match[str]) -> str:
        return re.sub(r"\[(\d),(\d)\]", lambda m: f"[{int(m[1]) - 1},{int(m[2]) - 1}]", found[0])

    for key in ("start_cells", "inner_spaces", "spaces"):
        text = re.sub(rf"^{key} = .*$", moved, text, count=1, flags=re.MULTILINE)
    inside = re.findall(r"\[token_layout.players_2\].*?(large = .*?)\n(small = .*?)\n", text, re.DOTALL)[0]
    for found in inside:
        text = text.replace(found, re.sub(r"\[(\d),(\d)\]", lambda m: f"[{int(m[1]) - 1},{int(m[2]) - 1}]", found))
    two = re.findall(r"\[token_layout.players_2\].*?(large = .*?\nsmall = .*?\n)", text, re.DOTALL)[0]
    text = re.sub(r"large = \[\[2,0\].*?\nsmall = .*?\n", two, text, count=1, flags=re.DOTALL)
    return line("width", "6")(line("height", "6")(line("outer_spaces", "[]")(text)))


def walled(text: str) -> str:
    """A wall and a bridge on side A of the starting tile."""
    text = line("edges", '["greenery","wall","water","water","path","rock","rock","greenery"]')(text)
    return text.replace('character_spaces = ["SE"]\n', 'character_spaces = ["SE"]\nbridges = ["NE"]\n', 1)


@pytest.mark.parametrize("change", [grown, shrunk, walled])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_an_own_board_plays_draws_and_observes(change: Change, seats: int) -> None:
    face = games.face("tang")
    state = GAME.start(seats, {"board": change(TEXT), "start_tile": "A0"})
    assert isinstance(state, Tang)
    rng, number = Rng(seats), 0
    observer = face.observer
    assert observer is not None
    assert face.screen is not None
    assert face.sketch is not None
    while state.actor != OVER:
        number += 1
        if number % 50 == 0 and state.actor != CHANCE:
            invariants.check(state)
            for shape in SHAPES:
                made = face.screen.scene(state, state.actor, shape)
                check_pictures(made)
                check_offers(state, made)
            assert face.sketch.table(state, Speaker("tang").say, 110, state.actor, ["A"] * seats)
            assert len(observe(observer, state, state.actor)) == observer.size
        legal = state.legal()
        state.apply(state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))])
    assert GAME.read_position(state.to_text()) == state


def test_walls_and_bridges_of_the_starting_tile() -> None:
    state = GAME.start(2, {"board": walled(TEXT), "start_tile": "A0"})
    assert isinstance(state, Tang)
    north_east = state.board.start_cells[1]
    assert state.spots(3, False) == [north_east * SPOTS + BRIDGE_SPOT]
    above = north_east - 8
    assert state.asked[above] >> 6 & 7 == 5  # T-29: whatever lies north of the wall fits
    assert all(state.rotations(tile, above) for tile in range(15))


WRONG = {
    "thresholds fall": (
        line("character_coin_thresholds", "[30,10]"),
        "solo, key 'character_coin_thresholds'",
        "10 comes",
    ),
    "grades fall": (lambda text: text.replace("{max=60,", "{max=99,"), "solo, key 'ratings'", "75 comes after 99"),
    "unknown table": (lambda text: text + "\n[colours]\nsky = 1\n", "key 'colours'", "there are"),
    "unknown rule": (
        lambda text: text.replace("[rules]\n", "[rules]\nofficial_swap_cost = 1\n"),
        "rules, key 'official_swap_cost'",
        "it is an option of the match",
    ),
    "misspelt key": (
        lambda text: text.replace("base_draw = 2", "base_draw = 2\nbase_drow = 3"),
        "rules, key 'base_drow'",
        "did you mean 'base_draw'?",
    ),
    "key of a tile": (
        lambda text: text.replace('id = "G01"', 'id = "G01"\nwall = true'),
        "tile 'G01', key 'wall'",
        "there are",
    ),
    "key of a card": (
        lambda text: text.replace('id = "D01"', 'id = "D01"\nvalue = 1'),
        "card 'D01', key 'value'",
        "there are",
    ),
    "key of a lantern": (
        lambda text: text.replace('id = "reposition"', 'id = "reposition"\ncost = 1'),
        "lantern 'reposition', key 'cost'",
        "there are",
    ),
    "key of the head": (
        lambda text: text.replace("[meta]", '[meta]\nauthor = "me"'),
        "meta, key 'author'",
        "there are",
    ),
    "grid too large": (line("width", "9"), "board, key 'width'", "must be 4 to 8, not 9"),
    "cell beyond": (line("width", "7"), "board, key 'outer_spaces'", "beyond the grid of 7 by 8"),
    "temple on the starting tile": (
        line("edges", '["greenery","hua_ting","water","water","path","rock","rock","greenery"]'),
        "start_tile 'A', key 'edges'",
        "not 'hua_ting'",
    ),
    "bridge nowhere": (
        lambda text: text.replace('character_spaces = ["SE"]\n', 'character_spaces = ["SE"]\nbridges = ["N"]\n', 1),
        "start_tile 'A', key 'bridges'",
        "must be one of NW, NE, SE, SW; not 'N'",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_named_with_its_block_its_key_and_what_would_be_right(name: str) -> None:
    change, where, right = WRONG[name]
    text = change(TEXT)
    assert text != TEXT
    with pytest.raises(OptionError) as refused:
        find_board(text)
    assert where in str(refused.value)
    assert right in str(refused.value)


def test_another_card_than_the_rulebooks_is_told() -> None:
    text = TEXT.replace('skill_targets = ["pavilion","bridge"]', 'skill_targets = ["pavilion","birds"]')
    told = GAME.advice(2, GAME.complete({"board": text}))
    assert [(reason.key, reason.values) for reason in told] == [
        ("another-card-than-in-the-rulebook", {"character": "architect"})
    ]
    assert standard_board().warnings(2) == []
