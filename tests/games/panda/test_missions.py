"""Green and blue missions (P-75 to P-90)."""

from teahouse.games.panda.rules.scoring import farthest, guards_on_map, most_connected, most_sides
from tests.games.panda.drawing import draw, turn_of

LAST_OF_X06 = "space m1 a, move monk x06, cover, tile own"
WEST_EAST = "x15:N r04:A r05:A r06:A"


def blue(table, seat=0):
    return table.line("blue-mission", seat)


# --- green: networks ---


def test_PX32_P78_opposite_sides():
    table = draw(f"{WEST_EAST} x06=A", champions="Am=qingshan", mission="A7")
    assert table.vp[0] == 6  # without x06: nothing
    table.play(LAST_OF_X06)
    assert table.vp[0] == 21
    assert table.s.green == -1
    assert table.line("green-mission") == 15


def test_P75_PR47_figures_other_tiles_and_the_border_do_not_link():
    assert draw("x15:N r04:B r05:A r06:A x06=A", champions="Am=qingshan", mission="A7").play(LAST_OF_X06).vp[0] == 6
    # x14 and x15 both lead to the west, but the border does not join them: a gap at Heishui
    table = draw("x14:A x15:A r04:A r05:A r06:A x06:A", missions="B3")
    assert most_sides(table.s, 0) == 2
    table = draw("x14:A r04:A r05:A r06:A x06:A", missions="B3")
    assert most_sides(table.s, 0) == 1


def test_PX33_P79_numbered_locations():
    roads = "r03:A r15:A r05:N r04:A r19:A"
    table = draw(f"{roads} r23=AA", champions="Am=jinding", mission="A8")
    table.play("space m1 a, move monk r23, cover, tile own")
    assert table.vp[0] == 26
    table = draw("r03:A r15:A r05:N r04:A r23:N r19=AAA", champions="Am=jinding", mission="A8")
    assert table.s.green == 7
    table.play("space m1 a, move monk r19, cover, tile neutral")
    assert table.vp[0] == 26  # own and neutral mixed


RING = "r03:A r16:A r06:A r15:N"


def test_PX34_P76_PC20_a_circuit_of_four():
    table = draw(f"{RING} r05:B", "songlin=g longyan=g qingshan=g yuqiao=mp", "Bm=yuqiao", mission="A1", order="BA")
    turn_of(table, "B")
    assert table.vp[0] == 6
    table.play("space m3 a, build gate yuqiao")  # B makes it a city: PR-45: scored at once, whoever built
    assert table.vp[0] == 16
    assert table.s.green == -1


def test_P76_exactly_four_tiles_and_the_building_at_each():
    towns = "songlin=g longyan=g qingshan=g yuqiao=g"
    table = draw("r03:A r16:A r06:A r15=AA", towns, "Am=yuqiao", mission="A1")
    table.play("space m1 a, move monk r15, cover, tile own")
    assert table.vp[0] == 16
    table = draw("r03:A r16:A r06:A r15=AA", towns, "Am=yuqiao", mission="A2")
    table.play("space m1 a, move monk r15, cover, tile own")
    assert table.vp[0] == 6  # no Markets
    table = draw("r03:A r16:B r06:A r15=AA", towns, "Am=yuqiao", mission="A1")
    table.play("space m1 a, move monk r15, cover, tile own")
    assert table.vp[0] == 6  # an opponent's tile in the ring


def test_PR45_P81_several_at_once_the_active_player_first():
    # all neutral tiles: whoever's turn it is scores
    neutral = "x15:N r04:N r05:N r06:N x06=B"
    table = draw(neutral, champions="Bm=qingshan", mission="A7", order="BA")
    table.play("space m1 a, move monk x06, cover, tile neutral")
    assert table.vp == [6, 21]
    roads = "x15:A r04:N r05:N r06:N x06=B"
    table = draw(roads, champions="Bm=qingshan", seats=3, mission="A7", order="BCA")
    table.play("space m1 a, move monk x06, cover, tile neutral")
    assert table.vp == [21, 6, 6]  # only A's network: scored on B's turn


# --- A4-A6 ---


def test_PX35_PR48_P77_P82_the_fourth_own_building():
    table = draw(
        "r11:A r12:A r10:A r21:A",
        "taohua=m tiemen=Cmp",
        "Am=yunxi Bm=yueya",
        mission="A4",
        joined="A3",
        ap=[9, 9, 9],
        seats=3,
    )
    assert table.s.guards[12] == 6
    table.s.progress[2] = 1
    table.s.supply[2] -= 1
    table.play("space m3 a, build gate yunxi")
    assert table.vp[0] == 6 + 4 + 10
    assert table.s.green == -1
    assert table.s.progress == [-1, -1, -1]  # all guards on the card go home
    assert (table.supply("A"), table.supply("C")) == (8, 9)


def test_PX35_PR48_free_and_third_buildings_count_and_outsiders_do_not():
    table = draw("r10:A r21:A", "tiemen=mp", "Am=tiemen", row="", mission="A4", joined="A2")
    table.play("space m3 a, build gate tiemen")  # a third building
    assert table.s.progress[0] == 3
    table = draw("r11:A r12:A", champions="Am=yunxi", mission="A4", joined="B0")
    table.play("space m3 a, build gate yunxi")
    assert table.s.progress == [-1, 0]
    table = draw("r11:A r12:A", champions="Am=yunxi", mission="A5", joined="A3")
    table.play("space m3 a, build gate yunxi")
    assert table.s.progress[0] == 3  # a Gate is no Market


def test_PR48_a_free_build_is_counted():
    table = draw("r10:A r21:A x12=AA", "tiemen=Cmp", "Am=tiemen Ag=tiemen Aw=tiemen", mission="A4", joined="A3")
    table.s.built[12] = 8  # an empty base
    table.s.pieces = [10, 10, 10]
    table.s.ap[0] = 9
    table.play("space w6 a, build pagoda tiemen, free 6, build gate tiemen")
    assert table.line("green-mission") == 10


def test_PX46_PR61_PR11_taking_the_guard_back():
    table = draw(champions="Am=yuqiao", mission="A5", joined="A2", ap=[1, 9]).keep("A", 0)
    turn_of(table, "A")
    assert table.offers() == {"leave", "pass"}
    table.play("leave")
    assert table.s.progress[0] == -1
    table.play("space w2 b")
    assert table.ap[0] == 0
    assert table.s.on_board[0] > 0
    # without the guard on the card A would have to pass
    table = draw(mission="A5", ap=[1, 9]).keep("A", 0)
    turn_of(table, "A")
    assert table.actor == "B"
    # a guard on the card that opens nothing: the engine passes
    table = draw(mission="A5", joined="A2", ap=[-2, 9], last="A=m2").keep("A", 0)
    turn_of(table, "A")
    assert table.actor == "B"


def test_P82_leaving_is_free_and_the_turn_goes_on():
    table = draw(mission="A5", joined="A2 B1")
    assert "leave" in table.offers()
    table.play("leave")
    assert table.actor == "A"
    assert table.refuses("leave") == "P-82"  # and may not return
    assert table.supply("A") == 10


# --- A9 ---


def test_PX36_P80_P83_special_actions():
    table = draw(champions="Am=yuqiao", seats=3, mission="A9", last="A=g3")
    table.play("mission 2")
    assert table.vp[0] == 12
    assert table.ap[0] == 4
    assert table.s.position[0] == 9  # position unchanged
    table.play("pass, pass")
    assert table.refuses("mission 5") == "P-83"  # once per round
    table.play("pass, mission 5")  # a new round, whoever is first
    assert table.refuses("mission 2") == "P-83"  # taken


def test_PX36_the_sixth_guard_sends_all_home():
    table = draw(champions="Am=yuqiao", seats=3, mission="A9")
    table.s.special = [0, 1, 2, 1, 0, -1]
    table.s.supply = [7, 7, 8]
    table.play("mission 6, lead A, move monk r05, cover, tile own")
    assert table.s.green == -1
    assert table.s.supply == [9, 9, 9]
    assert table.ap == [4, 4, 4]


def test_PR49_a9_with_ap_below_0_and_a_guard_in_supply():
    table = draw(champions="Am=yuqiao", mission="A9", ap=[-2, 9], last="A=m2").keep("A", 1)
    turn_of(table, "A")
    assert table.offers() == {f"mission {n}" for n in range(1, 7)} | {"pass"}
    table.play("mission 4, move monk r05")  # no guard left to cover with
    assert table.actor == "B"
    table = draw(mission="A9").keep("A", 0)
    assert table.refuses("mission 1") == "PR-49"


def test_PR49_guards_left_on_the_card_stay_there():
    table = draw(mission="A9").play("mission 2, pass, pass")
    assert table.supply("A") == 9
    assert table.ap[0] == 4


def test_PR50_a9_space_1():
    table = draw(champions="Am=yuqiao Ag=b03", mission="A9").play("mission 1")
    assert "monk p07" not in table.offers("appear")  # any other location
    assert "governor p07" in table.offers("appear")
    assert table.refuses("appear warrior baihe") == "PR-50"  # on the sheet
    table.play("appear governor tiemen")
    assert table.at("Ag") == "tiemen"
    assert table.actor == "B"  # no guard is placed


def test_PR63_a9_space_3_builds_anywhere():
    table = draw("r10:A r21:B x12=AA", "tiemen=gm", row="c7 c1", mission="A9").play("mission 3")
    assert table.offers("build") == {
        "pagoda p13",
        "gate p14",
        "market p14",
        "pagoda p14",
        "gate p09",
        "market p09",
        "pagoda p09",
    }
    assert table.refuses("build gate tiemen") == "P-59"
    assert table.refuses("build gate p20") == "P-24"
    table.play("build pagoda tiemen, card left, done, reward")
    assert table.vp[0] == 6 + 2 + 3 + 3 + 5


def test_P83_a9_space_4_ignores_two_ninjas():
    table = draw(champions="Am=yuqiao", mission="A9").play("mission 4")
    assert table.offers("move") == {"monk r05", "monk r06", "monk r15"}


def test_PR53_a9_space_6_moves_anybody_with_own_guards():
    table = draw(champions="Bm=yuqiao", sheet="B.beads=2", mission="A9").play("mission 6")
    assert table.offers() == {"lead B", "done"}
    assert table.refuses("lead A") == "P-47"
    assert table.refuses("lead C") == "P-1"
    table.s.events = []
    table.play("lead B, move monk r06, cover, cover")  # B's strength, A's guards
    assert table.s.events[0].key == "panda-lead"
    assert table.s.events[0].values == {"seat": 0, "other": "B", "champion": "monk", "way": "r06"}
    assert table.actor == "A"  # A is the placer and has the majority
    table.play("tile own")
    assert table.at("Bm") == "qingshan"
    assert table.road("r06") == ":A"


def test_PC6_PO7_italian_a9():
    table = draw(champions="Am=yuqiao Bm=yuqiao", mission="A9", a9="turn").play("mission 2, pass")
    table.play("mission 6")
    assert table.offers() == {"move monk r05", "done"}  # own champions, and twice in a round


def test_PO12_a9_spaces_without_effect():
    table = draw(mission="A9", empty_spaces="forbidden")
    assert table.offers("mission") == {"2", "5"}
    assert table.refuses("mission 1") == "PO-12"


# --- blue ---


def test_P84_b1_most_own_tiles():
    table = draw("r05:A r06:A r15:B r19:N", missions="B1")
    assert (blue(table, 0), blue(table, 1)) == (25, 0)
    table = draw("r05:A r15:B", missions="B1")
    assert (blue(table, 0), blue(table, 1)) == (25, 25)


def test_PR46_a_best_value_of_0_scores_nothing():
    for card in ("B1", "B4", "B5", "B7", "B8", "B9", "B6"):
        table = draw(towns="yuqiao=C", missions=card)
        assert (blue(table, 0), blue(table, 1)) == (0, 0)


def test_P85_PC18_b2_champions_together():
    for towns, champions, points in (
        ("yuqiao=C", "Am=yuqiao Ag=yuqiao Aw=yuqiao", 15),
        ("yuqiao=Cgmp", "Am=yuqiao Ag=yuqiao Aw=yuqiao", 30),
        ("yuqiao=C baihe=C", "Am=yuqiao Ag=yuqiao Aw=baihe", 0),
        ("yuqiao=gm", "Am=yuqiao Ag=yuqiao Aw=yuqiao", 0),
        ("yuqiao=C", "Am=b01 Ag=b01 Aw=b01", 0),  # PR-51
        ("yuqiao=C", "", 0),
    ):
        assert blue(draw(towns=towns, champions=champions, missions="B2")) == points


def test_PX37_P86_PR47_PC5_b3_sides():
    for roads, sides, points in (
        (f"{WEST_EAST} x06:A", 2, 10),
        (f"{WEST_EAST} x06:A r15:A x03:N", 3, 20),
        ("x01:A x16:A", 2, 10),
        ("x01:A x03:A", 1, -5),
        ("", 0, -5),
    ):
        table = draw(roads, missions="B3")
        assert most_sides(table.s, 0) == sides
        assert blue(table) == points


def test_PC5_PO5_b3_in_german_and_italian():
    three, two, one = f"{WEST_EAST} x06:A r15:A x03:N", f"{WEST_EAST} x06:A", "x01:A"
    assert [blue(draw(roads, missions="B3", b3="german")) for roads in (three, two, one, "")] == [10, 0, -5, -5]
    assert [blue(draw(roads, missions="B3", b3="italian")) for roads in (three, two, one, "")] == [20, 10, 0, -5]
    four = f"{three} r17:A x14:A r21:N x12:A"
    assert [blue(draw(four, missions="B3", b3=edition)) for edition in ("french", "german", "italian")] == [30] * 3


def test_PX38_P87_PC7_PO6_b4_guards():
    roads = "r19:A r17:A x01:B r09=BBB"
    table = draw(roads, missions="B4")
    assert [guards_on_map(table.s, seat) for seat in (0, 1)] == [5, 2]
    assert (blue(table, 0), blue(table, 1)) == (25, 0)
    table = draw(roads, missions="B4", b4="figures")
    assert (blue(table, 0), blue(table, 1)) == (25, 25)


def test_PX39_P88_PR51_b5_distance():
    table = draw(RING, champions="Am=songlin Ag=qingshan Aw=tiemen", missions="B5")
    assert farthest(table.s, 0) == 2
    assert (blue(table, 0), blue(table, 1)) == (25, 0)
    assert farthest(draw(RING, champions="Am=songlin Ag=songlin Aw=b01", missions="B5").s, 0) == 0


def test_PX40_P89_PR46_PO11_b6_cities():
    here = {"roads": "r19:A r15:B r17:B r21=C", "towns": "yuqiao=C hongye=C", "seats": 3}
    table = draw(**here, missions="B6")
    assert [blue(table, seat) for seat in range(3)] == [15, 15, 15]
    table = draw(**here, missions="B6", b6_ties="nobody")
    assert [blue(table, seat) for seat in range(3)] == [15, 0, 0]


GATES = "songlin=g longyan=g qingshan=g"


def test_PX41_P90_PR52_b7_connected_gates():
    for yuqiao, points in (("yuqiao=C", 8), ("yuqiao=Cg", 10)):
        assert blue(draw(RING, f"{GATES} {yuqiao}", missions="B7")) == points


def test_PX47_PR62_b7_a_lone_city_counts_nothing():
    table = draw("r06:B", "yuqiao=Cg", missions="B7")
    assert blue(table) == 0
    card = table.s.board.blue[6]
    assert most_connected(table.s, 0, card) == 0
    table = draw("r05:A", "yuqiao=Cg zhuyuan=g", missions="B7")
    assert blue(table) == 6
    # nobody has more: B with four Gates would take it
    table = draw("r05:A r03:B r16:B", "yuqiao=Cg zhuyuan=g longyan=Cg qingshan=g songlin=g", missions="B7")
    assert (blue(table, 0), blue(table, 1)) == (0, 8)


def test_P90_b8_and_b9():
    assert blue(draw("r05:A", "yuqiao=m zhuyuan=m", missions="B8")) == 4
    assert blue(draw("r05:A", "yuqiao=p zhuyuan=p", missions="B9")) == 4
    assert blue(draw("r05:A", "yuqiao=p zhuyuan=m", missions="B9")) == 0
