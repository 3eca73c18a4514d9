"""Face-up tiles, landscapes, lanterns of building (T-20, T-33, T-46, T-47, T-67, T-70; TX-14, TX-16, TX-45, TX-46)."""

from teahouse.games.tang.rules.choices import CELL_NAMES
from teahouse.games.tang.rules.pieces import LANDSCAPE_NAMES, NO_LANDSCAPE
from tests.games.tang.drawing import cell_of, draw


def names(landscapes):
    return [LANDSCAPE_NAMES[landscape] for landscape in landscapes if landscape != NO_LANDSCAPE]


def test_TX14_T33_face_up_flow():
    table = draw(up="G01 W01 R01 T01", seats=4, tokens=True)
    table.play("build greenery, cell d3, rotate 0, done")  # A
    assert table.up() == ["-", "W01", "R01", "T01"]
    table.play("build water, cell f4, rotate 0, done")  # B
    assert table.up() == ["-", "-", "R01", "T01"]
    table.play("build rock, cell c5, rotate 0, done")  # C: one is left, fewer than two
    assert table.offers() == {f"tile G{n:02}" for n in range(2, 16)}
    table.play("tile G02, tile W02, tile R02")
    assert table.up() == ["G02", "W02", "R02", "T01"]


def test_TX14_decorating_turns_all_tops_up():
    table = draw(up="R01 T01", seats=4, tokens=True)
    table.play("decorate, card fish any, card fish rock, card birds any, card bridge any")
    table.play("keep birds any, put d4 0, step water, done")
    assert table.offers() == {f"tile G{n:02}" for n in range(1, 16)}
    table.play("tile G05, tile W05")
    assert table.up() == ["G05", "W05", "R01", "T01"]
    assert table.state.seat == 1


RIM = """
#  #  .      .  .  .  #  #
#  #  G01    .  .  .  #  #
.  .  G02    .  .  .  .  .
.  .  G03/3  S  S  .  .  .
"""


def test_TX16_T46_T47_landscape():
    table = draw(RIM, up="G04 W01", seats=4, tokens=True, visible="L1 L6 S1 S2", active="sword-dancer")
    table.play("build greenery, cell c1, rotate 1")
    assert table.state.owned[:2] == [1, 0]
    assert table.coins == 1  # the Sword Dancer
    assert table.offers() == {"pick L1", "pick L6", "lantern search"}
    assert table.refuses("pick L2") == "T-47"
    assert table.refuses("pick S1") == "T-47"
    table.play("pick L1")
    assert table.refuses("slot E 2") == "T-12"
    assert table.refuses("pick L6") == "T-47"
    table.play("slot E 1")
    assert table.offers() == {f"landscape L{n}" for n in (2, 3, 4, 5, 7, 8)}
    table.play("landscape L8")
    assert names(table.state.visible[:2]) == ["L6", "L8"]
    assert names(table.state.slots) == ["L1"]
    assert table.state.tokens_left == 15


def test_T47_a_filled_slot():
    table = draw(RIM, up="G04 W01", seats=4, tokens=True, slots="E L2")
    assert table.play("build greenery, cell c1, rotate 1, pick L6").refuses("slot E 0") == "T-47"
    assert len(table.offers("slot")) == 7


def test_TX45_T96_refresh_in_the_middle_of_a_turn():
    table = draw(
        RIM,
        up="G04 W01 R01",
        seats=3,
        tokens=True,
        owned=(2, 0),
        used="two-tiles two-decorations search",
        active="emperor",
        minis="poet e5 court N 0",
        visible="L6 L3 S1 S2",
    )
    assert table.refuses("refresh large search") == "T-71"
    table.play("build greenery, cell c1, rotate 1")
    assert "lantern search" not in table.offers()
    assert table.offers("refresh") == {"large two-tiles", "large two-decorations", "large search"}
    table.play("refresh large search")
    assert table.state.owned[:2] == [0, 0]
    table.play("lantern search")
    assert table.offers("pick") == {"L1", "L2", "L3", "L4", "L5", "L7", "L8"}  # the pile, not L6 beside it
    table.play("pick L4, slot N 0, landscape L1")
    assert table.state.seat == 1  # no other lantern this turn: not even reposition is asked


def test_TX46_search_and_the_pile():
    table = draw(RIM, up="G04 W01", seats=3, tokens=True, visible="L6 L3 S1 S2", slots="S L2 L4, W L5 L7")
    table.play("build greenery, cell c1, rotate 1, lantern search")
    assert table.offers() == {"pick L3", "pick L8", "pick L1"}
    assert table.refuses("pick L6") == "T-70.5"
    table.play("pick L1, slot N 1")
    assert table.offers() == {"landscape L3", "landscape L8"}  # shuffled
    table.play("landscape L8")
    assert names(table.state.visible[:2]) == ["L6", "L8"]
    without = draw(RIM, up="G04 W01", seats=3, tokens=True, visible="L6 L3 S1 S2")
    assert "pick L6" in without.play("build greenery, cell c1, rotate 1").offers()


def test_T20_the_one_beside_is_replaced_by_the_top():
    table = draw(RIM, up="G04 W01", seats=3, tokens=True, visible="L6 L3 S1 S2")
    table.play("build greenery, cell c1, rotate 1, pick L6, slot N 0, landscape L8")
    assert names(table.state.visible[:2]) == ["L3", "L8"]


def test_T70_5_search_is_not_for_an_empty_pile():
    table = draw(RIM, up="G04 W01", seats=3, tokens=True, visible="L6 S1 S2", slots="N L1 L2, E L3 L4, S L5 L7, W L8")
    table.play("build greenery, cell c1, rotate 1")
    assert table.refuses("lantern search") == "T-70.5"
    table.play("pick L6, slot W 1")


def test_T70_1_two_tiles_declared_before():
    table = draw(up="G01 W01 R01", seats=3, tokens=True)
    table.play("lantern two-tiles")
    assert table.offers() == {"build greenery", "build water", "build rock"}
    table.play("build greenery, cell d3, rotate 0")
    assert table.offers() == {"build water", "build rock"}
    assert table.refuses("done") == "T-70.1"
    table.play("build rock, cell c5, rotate 0")
    assert table.cubes == "1/0/1"
    table.settle()  # one tile was left, so the others are turned up
    assert "-" not in table.up()
    assert table.state.used[0] == 1
    assert table.state.seat == 1


def test_T70_1_two_tiles_declared_after_the_first():
    table = draw(up="G01 W01", seats=3, tokens=True).play("build greenery, cell d3, rotate 0")
    assert table.offers() == {"done", "lantern two-tiles"}
    assert table.refuses("build water") == "T-70.1"
    table.play("lantern two-tiles, build water, cell f4, rotate 0")
    assert table.cubes == "1/1/0"
    assert table.offers("tile") == {f"G{n:02}" for n in range(2, 16)}  # T-33: checked once, after both


def test_T70_1_a_second_tile_that_fits_nowhere_is_forfeited():
    """Only one space is left open beside the garden, so the second tile finds none."""
    table = draw(up="G01 W01", tokens=True)
    state = table.state
    for cell in state.spaces:  # everything but d3 is out of reach
        if CELL_NAMES[cell] != "d3":
            state.asked[cell] = 0
    state.open_spaces = [cell_of("d3")]
    table.play("lantern two-tiles, build greenery, cell d3, rotate 0")
    assert state.used[0] == 1
    for cell in ("d2", "c3", "e3"):
        assert state.asked[cell_of(cell)]
    assert table.up()[0] == "-"


def test_T70_1_two_tiles_needs_two():
    table = draw(up="G01")
    assert table.refuses("lantern two-tiles") == "T-70.1"
    table = draw(up="G01 W01", used="two-tiles")
    assert table.refuses("lantern two-tiles") == "T-69"
    assert draw(up="G01 W01", used="two-tiles").play("build greenery, cell d3, rotate 0").settle().state.seat == 1


def test_T96_refresh_two_tiles_after_the_first():
    table = draw(up="G01 W01", used="two-tiles", owned=(0, 4), tokens=True)
    table.play("build greenery, cell d3, rotate 0")
    assert table.offers() == {"done", "refresh small two-tiles"}
    table.play("refresh small two-tiles")
    assert table.offers() == {"done", "lantern two-tiles"}
    table.play("lantern two-tiles, build water, cell f4, rotate 0")
    assert table.cubes == "1/1/0"


def test_T67_monk_with_two_tiles_is_paid_once():
    table = draw(up="G01 W01", active="monk", tokens=True)
    table.play("lantern two-tiles")
    assert table.coins == 2
    table.play("build greenery, cell d3, rotate 0, build water, cell f4, rotate 0")
    assert table.coins == 2


def test_T26_nothing_fits_so_decorate():
    table = draw(up="G01 W01")
    state = table.state
    state.open_spaces = []
    assert table.offers() == {"decorate", "lantern two-decorations"}
    assert table.refuses("build greenery") == "T-29"
