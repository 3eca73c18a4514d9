"""Castles from the data file and from players (C-6, C-87 to C-90), and the options of a match (C-11, C-12, C-80)."""

import pytest

from teahouse.core.errors import DataError, OptionError
from teahouse.core.match import Match
from teahouse.games import read_match
from teahouse.games.castle.rules.game import GAME
from teahouse.games.castle.rules.layouts import LAYOUTS, find_layout, read_grid, read_layouts
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


INDENTED = """
    333333
    333333

    333333333
    333333
    3333333333
    22
  1
"""


def test_C88_a_castle_lies_where_it_was_drawn():
    """Blanks before a stack and blank lines are ground without one."""
    heights = read_grid(INDENTED).heights
    assert heights[:12] == [0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 0, 0]
    assert sum(heights[28:42]) == 0
    assert heights[42:56] == [0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0]
    assert heights[7 * 14 + 2] == 1
    match = Match(GAME, 2, {"layout": INDENTED, "spirits": "0", "dragons": "0"})
    assert match.options["layout"].split("\n")[:3] == ["....333333", "....333333", "."]
    assert set(match.state.first_takes()) == {GAME.parse(f"take {cell}") for cell in ends_of_rows()}
    again = read_match(match.to_text())
    assert again.options == match.options
    assert again.state.to_text() == match.state.to_text()


def ends_of_rows() -> list[str]:
    return ["e1", "j1", "e2", "j2", "e4", "m4", "e5", "j5", "e6", "n6"]


def test_C88_a_drawing_of_an_earlier_record_stays_where_it_was_played():
    """Earlier editions pushed the rows together; the option that came later is not named in such a record."""
    text = Match(GAME, 2, NO_BLANKS | {"spirits": "0", "dragons": "0"}).to_text()
    lines = [line for line in text.split("\n") if not line.startswith(("between_placings", "check"))]
    earlier = "\n".join(lines).replace("layout: |\n  |33333.", "layout: |\n  |\n  |   33333.")
    again = read_match(earlier)
    assert again.state.layout.heights == read_grid(NO_BLANKS["layout"]).heights


NO_BLANKS = {"layout": "\n".join(line for line in OWN.split("\n") if line and not line.startswith("#"))}


def test_C87_a_key_that_nothing_reads_is_refused():
    row = {**DATA["layout"][0], "plyers": [2]}
    with pytest.raises(DataError, match="layout basic_2: there is no key 'plyers'; did you mean 'players'"):
        read_layouts([row])
    with pytest.raises(DataError, match="layout basic_2: 'kind' is missing"):
        read_layouts([{key: value for key, value in DATA["layout"][0].items() if key != "kind"}])


def test_C87_the_option_says_for_how_many_players_a_castle_is_ideal():
    layout = next(option for option in GAME.options if option.name == "layout")
    assert layout.ideal["thousand_towers"] == [2]
    assert layout.ideal["keep"] == [3, 4]
    assert set(layout.ideal) == set(LAYOUTS)


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
    assert list(GAME.presets) == ["standard", "first-game", "simple-cards", "many-cards", "letter"]
