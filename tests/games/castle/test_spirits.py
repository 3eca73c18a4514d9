"""The ten spirits: payments, windows, effects (C-49 to C-69, C-91 to C-94; examples CX-19 to CX-30, CX-37, CX-41 …)."""

import pytest

from teahouse.games.castle.rules.pieces import DATA, SPIRIT_NAMES, WINDOW_NAMES, WINDOWS
from tests.games.castle.drawing import at_end, draw, holding, picked
from tests.games.castle.test_realm import FULL

# --- paying ----------------------------------------------------------------------------------------------------------


def test_C49_once_per_turn_and_never_compulsory():
    table = draw("?/M1 . ?/S2 . F3", "1W1", spirits="destruction", pool=2)
    table.play("call destruction, pay shrine, destroy c1, face M1")
    assert table.refuses("call destruction") == "C-49"
    assert "take a1" in table.offers()


def test_C49_a_summon_turn_has_the_windows_start_and_end():
    table = draw("M1 . S2", "1M1 1M2 1M3\n1W1", spirits="cunning", pool=0).play("summon")
    assert table.offers() == {"call cunning", "done"}
    table.play("call cunning, pay a2, set a1")
    assert table.points == 2
    assert table.state.seat == 1


def test_C50_C51_C52_what_pays():
    table = draw("?/M1 . S2", "2M1 1xx 1##", spirits="destruction", pool=1, supply=10).play("call destruction")
    assert table.offers() == {"pay a1", "pay shrine"}
    assert table.refuses("pay b1") == "C-51"  # face-down
    assert table.refuses("pay c1") == "C-51"  # a shrine of the realm never pays
    table.play("pay a1, destroy c1")
    assert table.show().startswith("1xx 1xx 1##")  # C-51: the tile below is face-down
    assert table.realm.discards == 2
    shrine = draw("?/M1 . S2", "2M1", spirits="destruction", pool=1, supply=10)
    shrine.play("call destruction, pay shrine")
    assert (shrine.realm.pool, shrine.state.supply) == (0, 11)


def test_C50_nothing_to_pay_with():
    assert draw("?/M1 . S2", spirits="destruction", pool=0).refuses("call destruction") == "C-50"


def test_C51_tiles_in_hand_do_not_pay_but_placed_ones_do():
    table = draw("M1 . S2 . F1", spirits="destruction", pool=0).play("take a1")
    assert table.offers("call") == set()
    table.play("shrine, place b2")
    assert table.offers() == {"call destruction", "done"}
    assert table.play("call destruction").offers() == {"pay b2", "pay shrine"}


def test_C52_a_shrine_gained_this_turn_can_pay():
    table = draw("M1 . S2 . F1", spirits="destruction", pool=0).play("take a1, shrine")
    assert table.offers("call") == {"destruction"}


def test_C52_option_paid_shrines_go_into_the_box():
    table = draw("?/M1 . S2", spirits="destruction", supply=10, options={"paid_shrine": "box"})
    table.play("call destruction, pay shrine")
    assert (table.state.supply, table.state.realms[0].pool) == (10, 0)


def test_C53_no_call_without_an_effect():
    table = draw("?/M1 . S2", "1M1 1M2", spirits="cunning")
    assert table.refuses("call cunning") == "C-69"
    assert table.refuses("call wind") == "C-49"


def test_C58_C59_C92_windows():
    for spirit, card in enumerate(DATA["spirit"]):
        assert WINDOWS[spirit] == sum(1 << WINDOW_NAMES.index(name) for name in card["windows"])
    assert draw("?/M1 . M2", "1F1", spirits="depth").refuses("call depth") == "C-92"


# C-92, read from the table of the rules: start, picked, acted, consolidate, end
TABLE = {
    "beauty": "yyy-y",
    "wind": "yyy-y",
    "strength": "yyy-y",
    "elegance": "yy---",
    "deception": "-y---",
    "change": "yyyyy",
    "faith": "---y-",
    "destruction": "yyy-y",
    "depth": "-y---",
    "cunning": "yyy-y",
}


@pytest.mark.parametrize("spirit", list(TABLE))
def test_C92_table(spirit):
    windows = WINDOWS[SPIRIT_NAMES.index(spirit)]
    assert "".join("y" if windows >> i & 1 else "-" for i in range(5)) == TABLE[spirit]


REALM_CARDS = {  # a realm in which the card works, and its choices after the payment with f4
    "beauty": ("1M3 1S3 1F3 1M3", "set a1"),
    "wind": ("1## 1xx", "lift a1, drop b1"),
    "strength": ("1F1 1F2 1F5", "lift a1, drop d1, done"),
    "change": ("1M1 1M2 1W1 1M3", "wild c1 M"),
    "cunning": ("1M1 1M2 1M3", "set a1"),
}


@pytest.mark.parametrize("spirit", list(REALM_CARDS))
@pytest.mark.parametrize("window", ["start", "picked", "acted", "end"])
def test_C58_realm_cards_work_in_all_their_windows(spirit, window):
    first_row, choices = REALM_CARDS[spirit]
    table = draw("?/M1 . S2", first_row + "\n--\n--\n-- -- -- -- -- 1Z1", spirits=spirit, pool=0)
    if window == "picked":
        picked(table, "W1")
    elif window == "acted":
        holding(table, "W1")
    elif window == "end":
        at_end(table)
    before = table.offers()
    table.play(f"call {spirit}, pay f4, {choices}")
    if window == "end":
        assert table.state.seat == 1
    else:
        assert {words.split()[0] for words in table.offers()} == {words.split()[0] for words in before} - {"call"}


# --- Beauty ----------------------------------------------------------------------------------------------------------

THREES = """
1M3 1S3 1F3
--  --  1M3 -- -- 1W1
"""


def test_CX19_C60_beauty():
    table = draw("?/M1 . S2", THREES, spirits="beauty", pool=2).play("call beauty")
    assert table.offers() == {"pay f2", "pay shrine"}
    table.state.events = []
    table.play("pay f2, set a1")
    assert table.points == 2 + 1
    assert table.state.events[-1].values == {"seat": 0, "kind": "number", "size": 4, "points": 3}
    table.play("build a1, build c2")
    assert table.realm.pool == 0


def test_CX30_C54_beauty_cannot_pay_with_its_own_tiles():
    realm = "1M3 1S3 1F3\n-- -- 1M3"
    assert draw("?/M1 . S2", realm, spirits="beauty", pool=0).refuses("call beauty") == "C-54"


def test_C60_the_set_is_the_whole_group_of_the_number():
    table = draw("?/M1 . S2", "1M3 1M3 1S3 1F3 1S3", spirits="beauty", pool=1).play("call beauty")
    assert table.offers() == {"pay a1", "pay e1", "pay shrine"}  # an inner tile would leave fewer than four together
    table.play("pay shrine, set a1")
    assert table.points == 3 + 1


def test_C60_several_sets_to_choose_from():
    realm = "1M3 1S3 1F3 1M3\n1Z1 1Z1 1W1 1W1\n1M4 1S4 1F4 1M4"
    table = draw("?/M1 . S2", realm, spirits="beauty", pool=1).play("call beauty, pay shrine")
    assert table.offers() == {"set a1", "set a3"}
    assert table.refuses("set b1") == "C-60"


def test_C57_a_mandatory_set_comes_before_beauty():
    realm = "1M3 1S3 1F3\n-- -- 1M3\n-- -- 1M5\n-- -- 1M6"
    table = holding(draw("?/M1 . S2", realm, spirits="beauty", pool=0), "M2").play("place d2")
    assert table.points == 2  # the Merchants were turned, three 3s are left
    assert table.state.seat == 1


# --- Wind ------------------------------------------------------------------------------------------------------------


def test_CX20_C61_wind():
    table = draw("?/M1 . S2", "1## 3W1\n-- -- -- -- -- 1F1", spirits="wind", pool=0)
    assert table.realm.shrine_points() == 1
    table.play("call wind")
    assert table.offers() == {"pay b1", "pay f2"}
    table.play("pay f2")
    assert table.offers() == {"turn b1"}  # nothing else could take the shrine
    table.play("turn b1, lift a1, drop b1")
    assert table.realm.shrine_points() == 3
    assert table.points == 0  # not consolidated
    assert table.realm.legal_spaces() & 1  # a1 may be built on again


def test_C61_wind_needs_a_built_shrine_and_a_target():
    assert draw("?/M1 . S2", "1M1 1xx", spirits="wind").refuses("call wind") == "C-61"
    assert draw("?/M1 . S2", "1##", spirits="wind").refuses("call wind") == "C-61"
    only = draw("?/M1 . S2", "1## 1M1", spirits="wind", pool=0)
    assert only.refuses("call wind") == "C-54"  # the payment takes the only tile that could be turned
    uncovered = draw("?/M1 . S2", "1## 2M1", spirits="wind", pool=0).play("call wind, pay b1")
    assert uncovered.offers() == {"lift a1"}
    assert uncovered.play("lift a1").offers() == {"drop b1"}


def test_C61_no_shrine_of_the_pool_on_the_turned_tile():
    table = draw("?/M1 . S2", "1## 1M1 1xx", spirits="wind", pool=3)
    table.play("call wind, pay shrine, turn b1, lift a1, drop c1")
    assert table.offers("build") == set()


def test_C61_option_may_move():
    options = {"wind": "may-move"}
    table = draw("?/M1 . S2", "1M1", spirits="wind", pool=1, options=options).play("call wind")
    assert table.offers() == {"pay shrine"}
    table.play("pay shrine, turn a1")
    assert table.show().startswith("1xx")
    both = draw("?/M1 . S2", "1M1 1## 1xx", spirits="wind", pool=1, options=options).play("call wind, pay shrine")
    assert both.offers() == {"turn a1", "done"}
    assert both.play("turn a1").offers() == {"lift b1", "done"}


# --- Strength --------------------------------------------------------------------------------------------------------

STRENGTH_REALM = """
1F1 1F2 1F5 --
--  --  --  --  1xx 1F6
--
1S1
"""


def test_CX21_C62_strength():
    table = draw("?/M1 . S2", STRENGTH_REALM, spirits="strength", pool=1)
    table.play("call strength, pay a4, lift e2, drop d1, lift f2, drop d1")
    assert table.points == 2
    assert table.offers() == {"build a1", "build b1", "build c1", "build d1", "done"}
    table.play("build d1")
    assert table.realm.shrine_points() == 2


def test_C56_C62_the_check_comes_after_the_last_move():
    realm = "1F1 1F2 1F5 -- 1F6\n1S1"
    table = draw("?/M1 . S2", realm, spirits="strength", pool=0).play("call strength, pay a2, lift e1, drop d1")
    assert table.points == 0
    assert "done" in table.offers()
    assert table.play("done").points == 2


def test_C62_rulings():
    realm = "1F1 2xx 1##\n1S1"
    table = draw("?/M1 . S2", realm, spirits="strength", pool=1).play("call strength, pay shrine")
    assert table.offers() == {"lift a1", "lift b1", "lift a2"}
    assert table.refuses("lift c1") == "C-62"  # a tile with a shrine
    assert table.refuses("done") == "C-62"  # at least one move
    table.play("lift b1")
    assert "a1" not in table.offers("drop")  # a face-up tile lies there
    assert "b1" not in table.offers("drop")  # its own space
    table.play("drop d1")
    assert table.offers() == {"lift a1", "lift b1", "lift a2", "done"}  # the tile uncovered at b1, not the moved one
    assert table.refuses("lift d1") == "C-62"
    assert {"d1", "b1"} <= table.play("lift a1").offers("drop")  # onto the first, which is face-down


def test_C62_a_face_up_tile_moved_first_takes_no_second():
    table = draw("?/M1 . S2", "1F1 1S1", spirits="strength", pool=1).play("call strength, pay shrine, lift a1, drop c1")
    assert "c1" not in table.play("lift b1").offers("drop")


# --- Elegance --------------------------------------------------------------------------------------------------------

ROW = "S1/M4 S2/W1 S3/F2"


def test_CX22_CX43_C63_elegance_at_the_start():
    table = draw(ROW, spirits="elegance")
    assert table.offers("take") == {"a1", "c1"}
    table.play("call elegance, pay shrine")
    assert table.offers() == {"take b1"}
    table.play("take b1, face S1")
    assert table.offers() == {"shrine", "discard"}  # the promise is kept


def test_C63_a_twin_with_a_free_short_side_in_sight():
    castle = "S1/M4 S2/M4 S3/F2 . S4/F2"
    table = draw(castle, spirits="elegance", pool=1).play("call elegance, pay shrine")
    # b1 itself has a free short side; a1 would free b1's long side; e1 is a twin of c1, which then is free too
    assert table.offers("take") == {"b1"}
    castle = "S1/M4 . S1/F1 S2/M4 S3/F2"
    table = draw(castle, spirits="elegance", pool=1).play("call elegance, pay shrine")
    assert table.offers("take") == {"a1", "d1"}
    table.play("take a1, face S2")
    assert table.offers() == {"pair d1"}  # now the pair is owed
    assert table.refuses("discard") == "C-93"


def test_C63_the_pair_needs_two_legal_spaces():
    castle = "S1/M4 . S1/F1 S2/M4 S3/F2\n.  . . ?/?/W1"
    assert draw("F1 F2 F3\n.  W1 .", spirits="elegance").offers("call") == {"elegance"}
    full = draw(castle, FULL, spirits="elegance", pool=1)
    assert full.refuses("call elegance") == "C-63"  # the top floor is w1's; no short-side tile is there


def test_C63_summon_is_out():
    table = draw("F1 F2 F3", spirits="elegance")
    assert "summon" in table.offers()
    table.play("call elegance, pay shrine")
    assert table.offers() == {"take b1"}
    assert table.refuses("summon") == "C-63"


def test_C63_a_guessed_tile_below_does_not_count():
    assert draw("M4/M4 . S1", spirits="elegance").refuses("call elegance") == "C-63"


def test_C63_freed_by_the_first_pick():
    table = draw("?/F1 ?/M1 ?/F2\n?/S3 ?/M1 ?/S4\n?/S5 ?/W1 ?/S6", spirits="elegance", pool=1)
    table.play("call elegance, pay shrine")
    assert table.offers("take") == {"b1", "b3"}  # b2 has neighbours on all four sides
    table.play("take b1, face Z1")
    assert table.offers("pair") == {"b2"}  # its short side is free now, and Elegance works for both picks


# --- Deception -------------------------------------------------------------------------------------------------------


def test_CX23_C64_deception():
    table = draw(ROW, spirits="deception").play("take a1, face S1, call deception, pay shrine")
    assert table.offers() == {"pair b1"}
    assert table.refuses("pair a1") == "C-64"
    assert table.refuses("pair c1") == "C-64"
    table.play("pair b1, face S2, place a1")
    assert table.play("place b1").show().startswith("1M4 1W1")


def test_CX44_C93_deception_obliges():
    table = draw(ROW + " . S5/M4", spirits="deception").play("take a1, face S1")
    assert table.offers() == {"pair e1", "shrine", "discard", "call deception"}
    table.play("call deception, pay shrine")
    assert table.offers() == {"pair b1"}
    assert table.refuses("shrine") == "C-93"


def test_C64_same_floor_on_all_four_sides():
    castle = ". ?/S2 .\n?/S3 ?/M1 S4\n. ?/S5 ."
    table = draw(castle, spirits="deception").play("take b2, face S1, call deception, pay shrine")
    assert table.offers("pair") == {"b1", "a2", "b3"}  # c2 lies on floor 1


def test_C64_option_any_floor():
    castle = ". ?/S2 .\n?/S3 ?/M1 S4\n. ?/S5 ."
    options = {"deception": "any-floor"}
    table = draw(castle, spirits="deception", options=options).play("take b2, face S1, call deception, pay shrine")
    assert table.offers("pair") == {"b1", "a2", "b3", "c2"}


# --- Change ----------------------------------------------------------------------------------------------------------


def test_CX24_C65_change():
    table = draw("?/M1 . S2", "1M1 1M2 1W1 1M3 1M4\n--\n--\n1S1", spirits="change", pool=0).play("call change")
    assert table.offers() == {"pay a1", "pay e1", "pay a4"}  # an end of the row can pay too: four are left
    table.play("pay a4")
    assert table.offers() == {"wild c1 M"}
    table.play("wild c1 M")
    assert table.points == 3
    assert table.realm.shown == 0


def test_C65_points_and_shrines_follow_the_chosen_type():
    table = draw("?/M1 . S2", "1D1 1D2 1Z1 1D3", spirits="change", pool=3).play("call change, pay shrine, wild c1 D")
    assert table.points == 2 + 1
    assert table.play("build a1, build b1").realm.pool == 0


def test_CX41_change_inside_a_check():
    realm = "1M1 1M2 1M3 -- 1W1 1M5\n--\n--\n1S1"
    table = holding(draw("?/M1 . S2", realm, spirits="change", pool=0), "M4").play("place d1")
    assert table.offers() == {"call change", "done"}
    table.play("call change")
    assert table.offers() == {"pay f1", "pay a4"}
    table.play("pay a4, wild e1 M")
    assert table.points == 5
    without = holding(draw("?/M1 . S2", realm, spirits="change", pool=0), "M4").play("place d1, done")
    assert without.points == 2
    assert without.show().startswith("1xx 1xx 1xx 1xx 1W1 1M5")


def test_CX41_option_not_inside_a_check():
    realm = "1M1 1M2 1M3 -- 1W1 1M5\n--\n--\n1S1"
    table = draw("?/M1 . S2", realm, spirits="change", pool=0, options={"change_in_check": "no"})
    assert holding(table, "M4").play("place d1").points == 2


def test_CX29_C55_a_tile_of_a_mandatory_set_cannot_pay():
    realm = "1S1 1S2 1S3 -- 1W1 1F5"
    table = holding(draw("?/M1 . S2", realm, spirits="change", pool=1), "S4").play("place d1")
    assert table.play("call change").offers() == {"pay f1", "pay shrine"}
    assert table.refuses("pay a1") == "C-54"


def test_C65_inside_a_check_only_with_a_mandatory_set_in_it():
    realm = "1S1 1S2 1S3 --\n--\n1M1 1M2 1W1 1M3 -- 1F1"
    table = holding(draw("?/M1 . S2", realm, spirits="change", pool=0), "S4").play("place d1")
    assert table.points == 2  # no question in the check; the Merchants wait for the end
    assert table.offers() == {"call change", "done"}
    assert table.play("call change, pay f3").offers() == {"wild c3 M"}


def test_C65_a_tile_of_a_mandatory_set_of_its_own_cannot_change():
    realm = "1W1 1W2 1W3 --\n1M1 1M2 1M3 --\n-- -- -- -- -- 1F1"
    table = holding(draw("?/M1 . S2", realm, spirits="change", pool=0), "W4").play("place d1")
    assert table.offers("call") == set()


# --- Faith -----------------------------------------------------------------------------------------------------------


WINDS = "1W1 1W2 1W3 -- -- 1F1"


def test_CX25_C66_faith_on_a_special_set():
    table = holding(draw("?/M1 . S2", WINDS, spirits="faith", pool=3), "W4").play("place d1")
    assert table.offers("call") == set()  # the allowance comes first
    table.play("build a1, build b1")
    assert table.offers() == {"call faith", "done"}
    assert table.play("call faith").offers() == {"pay f1"}  # a shrine cannot pay: none would be left to build
    table.play("pay f1")
    assert table.offers() == {"build c1", "build d1"}
    table.play("build d1")
    assert table.realm.pool == 0
    rich = holding(draw("?/M1 . S2", WINDS, spirits="faith", pool=4), "W4").play("place d1, build a1, build b1")
    assert rich.play("call faith").offers() == {"pay f1", "pay shrine"}


def test_CX42_C66_faith_with_a_small_pool():
    farmers = "1F1 1F2 1F3 -- -- 1S1"
    table = holding(draw("?/M1 . S2", farmers, spirits="faith", pool=2), "F4")
    table.play("place d1, build a1, call faith, pay f1, build b1")
    assert table.realm.pool == 0
    poor = holding(draw("?/M1 . S2", farmers, spirits="faith", pool=1), "F4").play("place d1, build a1")
    assert poor.state.seat == 1


def test_C66_with_several_sets_any_of_their_tiles():
    realm = "1S1 1S2 1S5 -- -- 1S6\n-- -- -- -- -- 1S1\n-- -- -- -- -- 1S4\n-- -- 1W1"
    table = holding(draw("?/M1 . S2", realm, spirits="faith", pool=3), "S3", "S3").play("place a2, place f4, build a1")
    table.play("call faith, pay c4")
    assert table.offers() == {"build b1", "build c1", "build a2"}  # only the first set is built in full


def test_C66_option_any_set():
    options = {"faith": "any-set"}
    table = holding(draw("?/M1 . S2", WINDS, spirits="faith", pool=1, options=options), "W4").play("place d1")
    table.play("call faith, pay f1, build a1")
    assert table.realm.pool == 0


# --- Destruction -----------------------------------------------------------------------------------------------------


def test_CX26_C29_C67_destruction_opens_summon():
    table = draw("S1/F3 . M2 M3", spirits="destruction")
    assert "summon" not in table.offers()
    table.play("call destruction, pay shrine, destroy a1, face S1")
    assert "summon" in table.offers()


def test_C67_any_floor_but_only_available_tiles():
    table = draw("?/F3 ?/M1 ?/F4 M2 M3", spirits="destruction").play("call destruction, pay shrine")
    assert table.offers("destroy") == {"a1", "c1", "e1"}
    assert table.refuses("destroy b1") == "C-17"


def test_C67_the_last_tile_of_all():
    table = draw("M1", spirits="destruction").play("call destruction, pay shrine, destroy a1")
    assert table.offers() == {"summon"}
    assert draw("", spirits="destruction").refuses("call destruction") == "C-67"


def test_CX37_empty_castle():
    realm = "1M3 1S3 1F3 1M3\n1M1 1M2 1W1 1M4\n1## 1xx 1Z1"
    table = draw("", realm, spirits="beauty wind strength change cunning destruction", pool=1)
    assert table.offers() == {"summon", "call beauty", "call wind", "call strength", "call change", "call cunning"}
    assert table.refuses("call destruction") == "C-67"


# --- Depth -----------------------------------------------------------------------------------------------------------


def test_CX27_C68_depth():
    table = draw("?/M4 . M1 S2", spirits="depth").play("take a1, face F1")
    assert table.offers("pair") == set()
    table.play("call depth, pay shrine")
    assert table.offers() == {"pair c1"}
    assert table.refuses("pair d1") == "C-68"


def test_C68_an_identical_one_will_do():
    table = draw("?/M4 . M4 S2", spirits="depth").play("take a1, face F1, call depth, pay shrine")
    assert table.offers() == {"pair c1"}


# --- Cunning ---------------------------------------------------------------------------------------------------------


def test_CX28_C69_cunning():
    soldiers = draw("?/M1 . S2", "1S1 1S2 1S3", spirits="cunning", pool=2).play("call cunning")
    assert soldiers.offers() == {"pay shrine"}  # none of the three can pay
    soldiers.play("pay shrine, set a1")
    assert soldiers.points == 2
    soldiers.play("build a1")
    assert "take a1" in soldiers.offers()
    dragons = draw("?/M1 . S2", "1D1 1D2 1D3", spirits="cunning", pool=3).play("call cunning, pay shrine, set a1")
    assert dragons.points == 2 + 1
    assert dragons.play("build a1, build b1").realm.pool == 0


def test_C69_option_no_bonus_for_dragons():
    table = draw("?/M1 . S2", "1D1 1D2 1D3", spirits="cunning", options={"cunning_dragons": "plain"})
    assert table.play("call cunning, pay shrine, set a1").points == 2


# --- several spirits -------------------------------------------------------------------------------------------------


def test_CX45_C94_destruction_may_not_take_what_depth_needs():
    table = draw("?/M4 . M1 . S2", spirits="depth destruction", pool=2).play("take a1, face F1")
    table.play("call depth, pay shrine, call destruction, pay shrine")
    assert table.offers() == {"destroy a1", "destroy e1"}
    assert table.refuses("destroy c1") == "C-94"


def test_CX46_C34_full_realm_no_pair_cards():
    for spirit in ("depth", "deception"):
        table = draw("?/F4 ?/F5 . F1", FULL, spirits=spirit, pool=0).play("take a1, face W1")
        assert table.offers() == {"discard"}
        assert table.refuses(f"call {spirit}") == "C-34"


def test_C80_C94_each_spirit_once_each_with_its_own_payment():
    table = draw("?/M4 M5 M1 . S2", "1W1 1Z1", spirits="depth deception destruction", pool=1)
    table.play("call destruction, pay shrine, destroy e1").play("take a1, face F1, call depth, pay a1")
    assert table.offers("call") == set()  # C-94 (1): only one second tile
    assert table.refuses("call deception") == "C-94"


def test_C94_elegance_widens_depth_and_deception_does_not_fulfil_it():
    castle = "?/M4 . S1 M1 S2"
    table = draw(castle, spirits="elegance depth deception", pool=3).play("take a1, face F1")
    assert table.offers("call") == set()  # no identical tile, no available Merchant, nothing beside
    castle = "?/M4 . S1 M1 S2 . M3"
    table = draw(castle, spirits="elegance depth", pool=3).play("take a1, face F1, call depth, pay shrine")
    assert table.offers("pair") == {"g1"}
    table.play("call elegance, pay shrine")
    assert table.offers("pair") == {"d1"}  # Elegance owes a short-side tile


def test_C91_C94_faith_at_a_set_made_by_another_spirit():
    table = draw("?/M1 . S2", "1M1 1M2 1M3\n1W1 1Z1", spirits="cunning faith", pool=3)
    table.play("call cunning, pay a2, set a1, build a1, call faith, pay b2, build b1")
    assert table.realm.pool == 1
    assert "take a1" in table.offers()


def test_C66_a_set_of_the_same_turn_made_earlier():
    realm = "1M1 1M2 1M3\n1S1 1S2 1S3 --\n1W1 1Z1"
    table = draw("F1 . S2", realm, spirits="cunning faith", pool=2)
    table.play("call cunning, pay a3, set a1, build a1, done")
    table.play("take c1, shrine, place d2, build a2, call faith, pay b3")
    assert table.offers() == {"build b1", "build c1", "build b2", "build c2", "build d2"}
