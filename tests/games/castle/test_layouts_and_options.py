"""Castles from the data file and from players (C-6, C-87 to C-90), and the options of a match (C-11, C-12, C-80)."""

import pytest

from teahouse.core.errors import OptionError
from teahouse.core.match import Match
from teahouse.games import read_match
from teahouse.games.castle.rules.game import GAME
from teahouse.games.castle.rules.layouts import LAYOUTS, find_layout, read_grid
from teahouse.games.castle.rules.pieces import DATA

# C-87: floors, longest runs on floors 2 and 3, available tiles of floor 3, as the table of the rules lists them
SHAPES = {
    "basic_2": ((68, 32, 16), (4, 2), 16),
    "basic_3": ((62, 36, 18), (3, 3), 12),
    "basic_4": ((48, 44, 24), (4, 3), 16),
    "four_seasons": ((68, 32, 16), (2, 2), 16),
    "thousand_towers": ((76, 20, 20), (1, 1), 20),
    "barracks": ((72, 28, 16), (2, 2), 16),
    "pillars_of_creation": ((72, 28, 16), (2, 2), 16),
    "fortress": ((60, 36, 20), (4, 2), 20),
    "blockhouse": ((56, 40, 20), (5, 5), 8),
    "parade_ground": ((60, 40, 16), (4, 1), 16),
    "keep": ((52, 36, 28), (5, 5), 14),
    "dragons_head": ((49, 42, 25), (4, 2), 25),
    "abbey_of_the_abyss": ((44, 40, 32), (4, 4), 24),
    "gates_of_fate": ((52, 40, 24), (2, 2), 24),
    "forbidden_city": ((52, 40, 24), (5, 5), 12),
}


@pytest.mark.parametrize("name", list(SHAPES))
def test_C87_the_fifteen_castles(name):
    floors, runs, available = SHAPES[name]
    layout = LAYOUTS[name]
    assert tuple(layout.floor(floor) for floor in (1, 2, 3)) == floors
    assert (layout.longest_run(2), layout.longest_run(3)) == runs
    state = GAME.start(2, {"layout": name})
    assert len(state.first_takes()) == available


def test_C87_names_and_player_counts():
    assert list(SHAPES) == list(LAYOUTS)
    for row in DATA["layout"]:
        assert not any(LAYOUTS[row["id"]].warnings(seats) for seats in row["players"])  # C-89


def test_C6_basic_follows_the_number_of_players():
    for seats in (2, 3, 4):
        assert find_layout("basic", seats) is LAYOUTS[f"basic_{seats}"]


OWN = """
# three towers and a wall: gaps, islands and asymmetry are allowed (C-90)
33333.33333.33
33333.33333.33
..............
33333.33333...
2.2.2.2.2.2.2.
"""


def test_C88_C90_a_castle_drawn_by_a_player():
    layout = read_grid(OWN)
    assert sum(layout.heights) == 116
    match = Match(GAME, 2, {"layout": OWN, "spirits": "0", "dragons": "0"})
    assert read_match(match.to_text()).options["layout"] == OWN


@pytest.mark.parametrize(
    ("grid", "told"),
    [
        ("111\n111", "exactly 116 tiles, this one 6"),
        ("33x3", "row 1, column 3 is 'x'"),
        ("3" * 15, "at most 14x10 cells, not 15x1"),
        ("3\n" * 11, "at most 14x10 cells, not 1x11"),
        ("", "the drawing is empty"),
        ("14", "row 1, column 2 is '4'"),
        ("11111111111111\n" * 8 + "1111", "at least one stack must be 2 or 3 high"),
    ],
)
def test_C88_hard_conditions(grid, told):
    with pytest.raises(OptionError, match=told.replace("(", r"\(")) as problem:
        read_grid(grid)
    assert "C-88" in str(problem.value)


def test_C89_warnings():
    keys = {reason.key for reason in read_grid(OWN).warnings(2)}
    assert keys == {"unusual-first-floor"}
    flat = "\n".join(["22222222222222"] * 4 + ["1111"])
    assert {reason.key for reason in read_grid(flat).warnings(3)} == {"long-row-on-an-upper-floor", "no-third-floor"}
    assert GAME.advice(2, GAME.complete({"layout": flat}))
    assert not GAME.advice(2, GAME.complete())


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"layout": "kepe"}, "did you mean 'keep'"),
        ({"layout": "nowhere at all"}, "there are: basic"),
        ({"spirits": "11"}, "11 cards cannot be drawn, there are 10"),
        ({"spirits": "6", "cards": "simple"}, "6 cards cannot be drawn, there are 5"),
        ({"spirits": "fiath"}, "did you mean 'faith'"),
        ({"dragons": "power power"}, "named twice"),
        ({"dragons": ""}, "takes a number"),
        ({"cards": "many"}, "takes all, simple; not 'many'"),
        ({"realm": "5x5"}, "takes 6x4"),
        ({"spirit": "1"}, "did you mean 'spirits'"),
    ],
)
def test_options_that_are_refused(options, told):
    with pytest.raises(OptionError, match=told):
        GAME.start(2, options)


def test_players_that_are_refused():
    with pytest.raises(OptionError, match="2, 3, 4 players, not 5"):
        GAME.start(5)


def test_C12_seat_0_begins_and_the_table_decides_who_sits_there():
    match = Match(GAME, 4, {"spirits": "0", "dragons": "0"})
    assert match.state.seat == 0


def test_C80_named_cards_and_all_ten():
    state = GAME.start(2, {"spirits": "faith change", "dragons": "0"})
    assert [spirit.name for spirit in state.spirits] == ["faith", "change"]
    assert len(GAME.start(2, {"spirits": "10", "dragons": "10"}).pending) == 1 + 68 + 20


def test_presets_are_complete_options():
    for preset in GAME.presets.values():
        for seats in GAME.seats:
            GAME.start(seats, preset)
    assert list(GAME.presets) == ["standard", "first-game", "simple-cards", "many-cards"]
