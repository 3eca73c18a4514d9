"""Placing, consolidating and shrines (C-31 to C-48, C-91; examples CX-9 to CX-18)."""

import pytest

from teahouse.games.castle.rules.pieces import set_points
from tests.games.castle.drawing import draw, holding

FULL = """
1M1 1S1 1M2 1S2 1M3 1S3
1S4 1M4 1S5 1M5 1S6 1M6
1## 1S1 1M1 1S2 1M2 1S3
1S4 1M3 1S5 1M4 1S6 1M5
"""


def test_CX9_C35_floors_do_not_matter():
    table = holding(draw("", "1M1 2M4\n--  3M4\n--  --"), "M6").play("place b3")
    assert table.points == 2
    assert table.show().startswith("1xx 2xx")


def test_CX10_C35_diagonals_do_not_count():
    table = holding(draw("", "1M1 1M4 --\n--  --  1M4\n--  --  --"), "M6").play("place c3")
    assert table.points == 0
    assert table.show().startswith("1M1 1M4 --")


@pytest.mark.parametrize(("size", "points"), [(4, 2), (5, 3), (6, 5), (7, 6), (8, 8), (9, 9), (10, 10), (12, 12)])
def test_CX11_C39_points_by_size(size, points):
    assert set_points(0, size) == points
    assert set_points(4, size) == points
    assert set_points(5, size) == points + 1  # C-40


def test_CX12_C40_a_set_of_dragons_with_two_shrines():
    realm = """
--  --  --
--  2D1 3D2
--  1D1 1D3
--  --  --
"""
    table = holding(draw("", realm, pool=2), "D3").play("place b4")
    assert table.points == 3 + 1
    assert table.offers("build") == {"b2", "c2", "b3", "c3", "b4"}
    table.play("build b2, build c2")
    assert table.realm.pool == 0
    assert table.state.seat == 1  # nothing is left to build, so nothing is asked
    assert table.realm.shrine_points() == 5


TWO_SETS = """
1S1 1S2 1S5 --  --  1S6
--  --  --  --  --  1S1
--  --  --  --  --  1S4
"""


def test_CX13_C41_C47_two_sets_at_once():
    table = holding(draw("", TWO_SETS, pool=3), "S3", "S3").play("place a2, place f4")
    assert table.points == 2 + 2
    table.play("build a1")
    assert table.offers("build") == {"f1", "f2", "f3", "f4"}  # each set has its own allowance
    assert table.refuses("build a2") == "C-44"
    table.play("build f4")
    assert table.realm.pool == 1


def test_CX14_one_set_of_eight():
    table = holding(draw("", TWO_SETS, pool=3), "S3", "S3").play("place d1, place e1")
    assert table.points == 8
    table.play("build d1")
    assert table.state.seat == 1  # a faction set carries one shrine


def test_CX15_C32_legal_spaces():
    realm = """
--  1xx 1## 1M3 2xx 3##
1S1 1M1 1S2 1M2 1S3 1M4
1M1 1S1 1M2 1S2 1M5 1S5
1S1 1M1 1S2 1M2 1S3 1M4
"""
    table = holding(draw("", realm), "F1")
    assert table.offers("place") == {"a1", "b1", "e1"}
    assert table.refuses("place c1") == "C-32"
    assert table.refuses("place d1") == "C-32"


def test_CX16_C34_full_realm():
    table = draw("?/F1 . F1 . S5", FULL, spirits="destruction").play("take a1, face W1")
    assert table.offers() == {"discard", "call destruction"}
    assert table.refuses("pair c1") == "C-34"
    assert table.refuses("shrine") == "C-34"
    table.play("call destruction, pay a1, destroy e1")
    assert table.offers() == {"discard", "shrine"}  # one legal space: no pair
    assert table.play("shrine").offers("place") == {"a1"}


def test_CX16_summon_instead():
    assert draw("F1 . S5", FULL).offers() == {"take a1", "take c1", "summon"}


def test_CX17_C38_on_a_face_down_tile():
    table = holding(draw("", "1M1 1M2 1M3 1xx 1M5", pool=0), "M4").play("place d1")
    assert table.points == 3
    assert table.show().startswith("1xx 1xx 1xx 2xx 1xx")


def test_CX18_C44_C45_allowances():
    farmers = holding(draw("", "1F1 1F2 1F3 --\n1xx --  --  --", pool=3), "F4").play("place d1")
    assert farmers.offers("build") == {"a1", "b1", "c1", "d1"}
    assert farmers.refuses("build a2") == "C-45"  # turned in an earlier turn
    farmers.play("build a1")
    assert farmers.state.seat == 1
    winds = holding(draw("", "1W1 1W2 1W3 --", pool=3), "W4").play("place d1, build a1")
    assert winds.refuses("build a1") == "C-45"
    assert winds.play("build b1").state.seat == 1
    assert winds.realm.pool == 1


def test_C4_stacks_have_no_limit():
    table = holding(draw("", "5xx"), "M1").play("place a1")
    assert table.show().startswith("6M1")


def test_C31_C33_both_tiles_are_placed_and_a_spirit_may_come_between():
    table = holding(draw("?/M1 . S2", "1S1 --", spirits="destruction"), "M1", "M2").play("place b1")
    assert table.offers("call") == {"destruction"}
    assert "b1" not in table.offers("place")
    table.play("call destruction, pay shrine, destroy a1, face F1")
    assert table.offers("call") == set()
    assert table.offers("place") == {f"{column}{row}" for column in "abcdef" for row in "1234"} - {"a1", "b1"}


def test_C33_what_cunning_turns_between_the_two_placings_can_be_built_on_at_once():
    """Three with the first tile, turned by the card, and the second tile goes on top of them."""
    table = holding(draw("", "1M1 1M2 -- 1S1", spirits="cunning", pool=0), "M3", "S2")
    table.play("place c1, call cunning, pay d1, set a1")
    assert table.points == 2
    table.play("place b1")
    assert table.show().split("\n")[0] == "1xx 2S2 1xx -- -- --"


def test_C33_C37_a_set_is_due_when_both_tiles_lie():
    """Until then one of its tiles may still pay, and three may be left for Cunning."""
    table = holding(draw("", "1M1 1M2 1M4 --", spirits="cunning", pool=0), "M3", "S2").play("place d1")
    assert table.points == 0
    table.play("call cunning")
    assert table.offers("pay") == {"a1", "d1"}
    table.play("pay d1, set a1, place f4")
    assert table.points == 2


def test_C33_strength_between_the_placings_checks_for_sets_at_once():
    table = holding(draw("", "1M1 1M2 -- 1M4 1S1 1S3", spirits="strength", pool=1), "M3", "S2")
    table.play("place c1, call strength, pay shrine, lift e1, drop f4, done")
    assert table.points == 2
    assert table.offers("place") == {f"{column}{row}" for column in "abcdef" for row in "1234"} - {"f1", "f4"}


def test_C31_C33_the_option_both_tiles_are_placed_and_nothing_comes_between():
    options = {"between_placings": "no"}
    table = holding(draw("?/M1 . S2", "1S1 --", spirits="destruction", options=options), "M1", "M2")
    assert "call destruction" in table.offers()
    table.play("place b1")
    assert table.offers("call") == set()
    assert table.refuses("call destruction") == "C-33"
    assert "b1" not in table.offers("place")


def test_C36_C37_the_whole_group_consolidates():
    table = holding(draw("", "1M1 1M2 --  1M4 1M5\n--  --  1M6 --  --", pool=0), "M3").play("place c1")
    assert table.points == set_points(0, 6)
    assert table.realm.shown == 0


def test_C38_only_the_top_tile_turns():
    table = holding(draw("", "2M1 1M2 1M3 --", pool=0), "M4").play("place d1")
    assert table.realm.height[:4] == [2, 1, 1, 1]


def test_C43_one_check_suffices():
    table = holding(draw("", "1M1 1M2 1M3 --\n1S1 1S2 1S3 --", pool=0), "M4").play("place d1")
    assert table.show().split("\n")[1].startswith("1S1 1S2 1S3")


def test_C44_building_is_optional_and_C45_not_later():
    table = holding(draw("", "1M1 1M2 1M3 --", pool=2), "M4").play("place d1")
    assert "done" in table.offers()
    table.play("done")
    assert table.realm.pool == 2
    assert table.state.seat == 1


def test_C45_what_was_not_built_is_not_built_later_in_the_turn_either():
    realm = "1F1 1F2 1F3 -- -- --\n-- -- -- -- -- --\n1M1 1M2 1M3 -- -- 1W1"
    table = holding(draw("", realm, spirits="cunning", pool=3), "F4").play("place d1, done")
    table.play("call cunning, pay f3, set a3")  # a set of its own, at the end of the same turn
    assert table.offers("build") == {"a3", "b3", "c3"}
    assert table.refuses("build a1") == "C-45"  # forfeited


def test_C46_nothing_is_placed_on_a_shrine():
    table = holding(draw("", "1##"), "M1")
    assert "a1" not in table.offers("place")


@pytest.mark.parametrize(("height", "worth"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_C48_shrines_by_floor(height, worth):
    table = draw("", f"{height}##", pool=3)
    assert dict(table.state.breakdown(0))["shrines"] == worth


def test_C3_realm_sizes():
    for size, (last, beyond) in {
        "6x4": ("f4", "a5"),
        "4x4": ("d4", "e1"),
        "4x6": ("d6", "e1"),
        "6x6": ("f6", ""),
    }.items():
        table = holding(draw("", options={"realm": size}), "M1")
        columns, rows = (int(n) for n in size.split("x"))
        assert len(table.offers("place")) == columns * rows
        assert last in table.offers("place")
        if beyond:
            assert table.refuses(f"place {beyond}") == "C-3"
