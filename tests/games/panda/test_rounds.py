"""Rounds and turns: spaces, guards, action points, passing, turn order (P-15 to P-22, P-36 to P-45)."""

from teahouse.core.state import OVER
from tests.games.panda.drawing import draw, take_back, turn_of


def spaces(table):
    return {words.split()[0] for words in table.offers("space")}


# --- choosing a space ---


def test_PX8_P38_open_are_the_same_space_those_to_the_right_and_all_rows_below():
    table = draw(ap=[15, 4], last="A=g3")
    below = {f"{column}{row}" for column in "mgwn" for row in (4, 5, 6)}
    assert spaces(table) == {"g3", "w3", "n3"} | below
    assert len(spaces(table)) == 15
    assert table.refuses("space m3 a") == "P-38"
    assert table.refuses("space n2 a") == "P-38"
    table.play("space g3 b, pass, space g3 a")  # the same space again


def test_P38_P45_everything_is_open_and_empty_again_in_the_next_round():
    table = draw(ap=[15, 15]).play("space w6 b, space w6 b, pass, pass")
    assert table.s.round == 2
    assert len(spaces(table)) == 24
    assert table.s.needs == [1, 1, 1, 2] * 6  # P-45


def test_P15_P16_one_option_in_row_1_and_in_neutral_spaces():
    table = draw(ap=[15, 15])
    assert {words for words in table.offers("space") if words[1] == "1"} == {"m1 a", "g1 a", "w1 a", "n1 a"}
    assert table.refuses("space m1 b") == "P-16"
    assert table.refuses("space n4 b") == "P-16"
    assert table.refuses("space m7 a") == "P-15"
    assert len(table.offers("space")) == 4 + 5 * 7  # P-15, P-18: 24 spaces


def test_PX6_P39_guards_on_a_coloured_space():
    table = draw(ap=[9, 9]).play("space w1 a")
    assert table.supply("A") == 9
    table.play("space w1 a")
    assert table.supply("B") == 8
    table.play("space w1 a")
    assert table.supply("A") == 6


def test_PX7_PR17_guards_on_a_neutral_space():
    table = draw(ap=[9, 9]).play("space n3 a, space n3 a, space n3 a")
    assert table.supply("A") == 10 - 2 - 4
    assert table.supply("B") == 10 - 3
    assert table.s.needs[11] == 5  # PR-17: 2, 3, 4, 5: four choices would need 14
    table.keep("B", 4)
    assert table.refuses("space n3 a") == "P-39"


def test_PR15_both_options_share_the_guard_count():
    table = draw(ap=[9, 9]).play("space w2 b, space w2 a")
    assert table.supply("B") == 8


def test_PR16_a9_and_free_actions_are_no_space_on_the_board():
    table = draw(ap=[9, 9], mission="A9", last="A=g3").play("mission 2")
    turn_of(table, "A")
    assert "g3" in spaces(table)
    assert "m3" not in spaces(table)


def test_PR14_PC21_a_space_without_effect_may_be_chosen_and_costs_everything():
    table = draw(ap=[9, 9]).play("space m3 a")  # the Monk is on the sheet
    assert (table.supply("A"), table.ap[0]) == (9, 7)
    assert table.actor == "B"


def test_PR14_PO12_a_space_without_effect_may_not_be_chosen():
    table = draw(champions="Aw=yuqiao", ap=[15, 9], empty_spaces="forbidden")
    assert table.refuses("space m1 a") == "PO-12"
    assert {"w1 a", "m2 b", "w2 a", "w2 b", "n2 a"} <= table.offers("space")
    assert "m2 a" not in table.offers("space")
    assert "n3 a" in table.offers("space")  # AP 15, but 13 after paying
    assert "w3 a" not in table.offers("space")
    assert "m5 b" in table.offers("space")  # Beads alone are something


# --- paying ---


def test_PX5_P40_paying():
    assert draw(ap=[5, 4]).play("space w3 a").ap[0] == 3


def test_PX9_PR6_the_marker_may_not_leave_the_track():
    table = draw(ap=[1, 4], last="A=m5")
    assert table.refuses("space m5 a") == "P-40"
    turn_of(table, "A")
    assert table.actor == "B"  # A had to pass
    assert table.s.passed == [True, False]
    table = draw(ap=[2, 4], last="A=m5")
    assert spaces(table) == {"m5", "g5", "w5", "n5"}
    table.play("space m5 b")
    assert (table.ap[0], table.vp[0]) == (-2, 1)


def test_PX10_PR11_PR12_who_must_pass_and_who_may():
    table = draw(seats=3, ap=[1, 0, 2]).keep("A", 0).keep("B", 2).keep("C", 2)
    turn_of(table, "A")
    assert table.actor == "B"  # Walter: no guard, must pass
    assert spaces(table) == {f"{column}{row}" for column in "mgwn" for row in (1, 2, 3)}
    table.play("pass")  # Alberto: could choose row 2 (to -1, minus 2 VP: PC-2)
    assert table.actor == "C"
    table.play("pass")  # Andrea saves 2 AP
    assert table.s.round == 2
    assert table.ap[2] == 2 + 7  # and the guards taken back


def test_PX11_PR7_PC2_penalty_spaces():
    table = draw(seats=3, ap=[0, 0, 9]).play("space m2 b, space m3 b")
    assert table.ap[:2] == [-1, -2]
    assert table.vp[:2] == [4, 1]  # PR-7: 5, not 7
    table.play("space m2 b, space m2 b")
    assert (table.ap[0], table.vp[0]) == (-2, 0)  # again
    assert table.line("penalties") == -6  # PR-8: only what there was


def test_PX12_P71_gain_4_ap_after_paying_2():
    table = draw(ap=[0, 2]).play("space n3 a, space n3 a")
    assert table.ap == [2, 4]
    assert table.vp == [1, 6]


def test_PX13_PR8_P21_points_never_below_0():
    table = draw(ap=[1, 4], vp=[3, 6]).play("space w4 a")
    assert (table.ap[0], table.vp[0]) == (-2, 0)
    assert draw(ap=[1, 4], vp=[1, 6]).play("space w4 a").vp[0] == 0  # PR-8: 1 VP may still pay down to -2


def test_PX48_PR7_a_cost_of_0_is_no_payment():
    table = draw(ap=[-1, 4], vp=[3, 6]).play("space m1 a")
    assert (table.ap[0], table.vp[0]) == (-1, 3)
    table.play("space m1 a, space m2 b")
    assert (table.ap[0], table.vp[0]) == (-2, 0)


def test_PR5_gains_beyond_15_are_lost():
    table = draw(ap=[14, 15]).play("space n3 a")
    assert table.ap[0] == 15  # 14 - 2 + 4 = 16
    table = draw(ap=[15, 15], mission="A9").play("mission 5")
    assert table.ap == [15, 15]
    assert table.s.by_ap() == [0, 1]  # a marker on 15 does not move: A stays on top


def test_P19_P31_the_track():
    s = draw().s
    assert (s.board.ap_min, s.board.ap_max, s.board.ap_start, s.board.vp_start) == (-2, 15, 4, 6)


# --- stacks and turn order ---


def test_PX1_PR9_P43_P44_taking_back_and_the_new_order():
    table = draw(seats=4, ap=[0, 0, 1, 1])
    table.s.arrivals = [1, 0, 3, 2]  # AP 0: P2 below P1; AP 1: P4 below P3
    for seat, guards in zip("ABCD", (6, 7, 5, 5), strict=True):
        table.keep(seat, 8 - guards)
    assert table.s.by_ap() == [0, 1, 2, 3]
    take_back(table)
    assert table.ap == [6, 7, 6, 6]
    assert [seat for seat in table.s.arrivals if table.ap[seat] == 6] == [0, 2, 3]  # from the bottom
    assert table.s.order == [3, 2, 0, 1]
    assert table.actor == "D"


def test_PR2_P20_no_move_leaves_the_marker_in_its_stack():
    table = draw().play("space m1 a, space m1 a")  # cost 0
    assert table.s.by_ap() == [0, 1]


def test_PR3_a_real_move_goes_on_top_also_pay_then_gain():
    table = draw(ap=[5, 3])
    table.play("space m3 b")  # A arrives on 3, above B
    assert table.s.by_ap() == [0, 1]
    table = draw(ap=[2, 4])
    table.play("space n3 a")  # 2 -> 0 -> 4: on top of B
    assert table.ap == [4, 4]
    assert table.s.by_ap() == [0, 1]


def test_PR10_P22_without_guards_on_the_board_nothing_moves():
    table = draw(ap=[4, 4], order="BA").play("pass, pass")
    # B on top of A, both without guards: a stalemate round too
    assert table.ap == [4, 4]
    assert table.s.order == [1, 0]


def test_PX44_P43_only_guards_from_the_action_board_give_ap():
    table = draw("r06=A", champions="Am=yuqiao", ap=[1, 9])
    table.play("space m1 a, move monk r06, cover, tile own")
    assert table.ap[0] == 1  # P-55: two figures came home
    table.keep("A", 5)
    table.end_round()
    assert table.ap[0] == 1 + 5


# --- passing ---


def test_P36_P42_turns_go_round_until_all_have_passed():
    table = draw(seats=3, ap=[9, 9, 9])
    order = []
    for choice in ("space m1 a", "pass", "space m1 a", "space g1 a", "pass", "space w1 a"):
        order.append(table.actor)
        table.play(choice)
    assert order == ["A", "B", "C", "A", "C", "A"]
    assert table.actor == "A"  # alone
    assert table.s.round == 1
    table.play("pass")
    assert table.s.round == 2


def test_PR13_guards_that_come_back_do_not_bring_a_player_back():
    table = draw("r15=BB", champions="Am=songlin", ap=[9, 9], order="BA").keep("B", 0)
    table.s.on_board[1] -= 2
    table.s.supply[1] += 2
    table.play("pass, space m1 a, move monk r15, cover")
    assert table.actor == "B"  # PR-28: chooses the tile after passing
    table.play("tile own")
    assert table.supply("B") == 4
    assert table.actor == "A"
    table.play("pass")
    assert table.s.round == 2


def test_PR11_PC14_the_engine_passes_for_a_player_who_can_do_nothing():
    table = draw(ap=[-2, 9], last="A=g2")
    assert table.refuses("space g2 a") == "P-40"
    table.s.events = []
    turn_of(table, "A")
    assert table.actor == "B"
    assert [event.key for event in table.s.events] == ["panda-cannot-act"]


def test_PR57_a_round_in_which_nobody_does_anything_ends_the_game():
    table = draw(ap=[9, 9])
    table.s.active = False
    table.play("pass, pass")
    assert table.s.ending == "stalemate"
    table = draw(ap=[9, 9], mission="A9")
    table.s.active = False
    table.play("mission 2, pass, pass")
    assert table.s.ending == ""  # A9 counts
    table = draw(ap=[9, 9], mission="A5", joined="A1")
    table.s.active = False
    table.play("leave, pass, pass")
    assert table.s.ending == "stalemate"  # taking a guard back is not choosing a space


def test_PR66_PO13_round_limit():
    table = draw(ap=[9, 9], round_limit="2").play("space m1 a, pass, pass")
    assert table.s.round == 2
    table.play("space m1 a, pass, pass")
    assert table.s.ending == "round-limit"
    assert table.s.actor == OVER
    assert draw(round_limit="none").s.rulings.round_limit == 0


def test_P37_P41_what_is_told_about_a_turn():
    table = draw(ap=[0, 4])
    table.s.events = []
    table.play("space w2 b")
    assert [(event.key, event.values) for event in table.s.events] == [
        ("panda-space", {"seat": 0, "space": "w2", "option": "b", "guards": 1}),
        ("panda-penalty", {"seat": 0, "ap": -1, "points": 2}),
        ("panda-take", {"seat": 0, "tile": "sword"}),
    ]
