"""Moving, the border, covering, road tiles and freed locations (P-9 to P-12, P-46 to P-57)."""

from tests.games.panda.drawing import draw


def test_PX14_P46_P47_P48_strength_and_covering():
    table = draw(champions="Aw=yuqiao Ag=yuqiao", sheet="A.sword=2")
    table.play("space w1 a")
    assert table.offers("move") == {"warrior r05", "warrior r06"}
    table.play("move warrior r06, cover")
    assert table.at("Aw") == "qingshan"
    assert table.road("r06") == "=A"
    table = draw(champions="Ag=yuqiao").play("space g1 a")
    assert table.refuses("move governor r06") == "P-47"  # strength 1
    assert table.refuses("move governor r20") == "P-46"
    assert table.refuses("move monk r05") == "P-46"
    assert table.refuses("move governor b01") == "P-46"


def test_PX15_P54_P55_a_tie_goes_to_the_last_placer():
    table = draw(champions="Aw=yuqiao Bg=qingshan", sheet="A.sword=2")
    table.play("space w1 a, move warrior r06, cover, space g1 a, move governor r06, cover")
    assert table.actor == "B"
    table.play("tile own")
    assert table.road("r06") == ":B"
    assert table.s.road_tiles[1 * 3 + 1] == 5  # a 3/2 piece is used up
    assert (table.supply("A"), table.supply("B")) == (9, 9)


def test_PX16_P49_two_guards_on_one_road_by_going_there_and_back():
    table = draw("r15=A", champions="Am=yuqiao", sheet="A.beads=2").play("space m4 a")
    assert table.supply("A") == 8
    table.play("move monk r06, cover")
    assert table.supply("A") == 7
    table.play("move monk r06, cover")
    assert table.supply("A") == 6
    table.play("tile own")
    assert table.supply("A") == 8
    assert table.at("Am") == "yuqiao"


def test_PX17_PR28_the_majority_player_lays_the_tile_on_another_turn():
    table = draw("r15=AA", champions="Bw=songlin", order="BA")
    table.play("space w1 a, move warrior r15, cover")
    assert table.actor == "A"
    assert table.s.seat == 1
    assert table.offers() == {"tile own", "tile neutral"}
    assert table.refuses("done") == "P-54"
    table.play("tile own")
    assert table.road("r15") == ":A"
    assert (table.supply("A"), table.supply("B")) == (10, 9)


def test_PX18_PR31_two_against_two():
    table = draw("r19=AAB", champions="Bw=yuqiao", order="BA")
    table.play("space w1 a, move warrior r19, cover")
    assert table.actor == "B"
    table.play("tile own")
    assert table.road("r19") == ":B"
    assert table.s.road_tiles[1 * 3 + 2] == 1


def test_PR31_one_each():
    table = draw("r15=AB", champions="Cw=songlin", seats=3, order="CAB")
    table.play("space w1 a, move warrior r15, cover")
    assert table.actor == "C"


def test_PX19_PR29_PR30_no_tile_at_all():
    table = draw("r19=AAA", champions="Aw=yuqiao")
    table.s.road_tiles[2] = table.s.road_tiles[2 * 3 + 2] = 0
    table.play("space w1 a, move warrior r19, cover")
    assert table.road("r19") == "!AAAA"
    assert table.supply("A") == 10 - 3 - 1 - 1
    assert table.s.own_guards(table.s.board.land.ids.index("yuqiao"), 0) == 4
    assert table.s.own_guards(table.s.board.land.ids.index("jinding"), 0) == 4
    assert table.actor == "B"


def test_PR29_P56_neutral_or_own_is_compulsory_when_only_one_exists():
    table = draw("r19=AAA", champions="Aw=yuqiao")
    table.s.road_tiles[2] = 0
    assert table.play("space w1 a, move warrior r19, cover").road("r19") == ":N"
    table = draw("r19=AAA", champions="Aw=yuqiao")
    table.s.road_tiles[2 * 3 + 2] = 0
    assert table.play("space w1 a, move warrior r19, cover").road("r19") == ":A"


def test_P54_PO2_always_the_own_tile():
    table = draw("r15=AA", champions="Bw=songlin", order="BA", road_tile="own")
    table.play("space w1 a, move warrior r15, cover")
    assert table.road("r15") == ":A"
    assert table.actor == "A"  # A's turn, not a question


LONGYAN = "r03:A r16:N x04:B"


def test_PX20_PR33_P57_freeing_a_location():
    table = draw(f"{LONGYAN} x05=BA", champions="Am=longyan", seats=3)
    table.play("space m1 a, move monk x05, cover")
    assert table.actor == "A"
    table.play("tile own")
    assert table.vp == [6 + 2 + 1 + 3, 6 + 3, 6]
    assert table.line("freed") == 6


def test_PX21_PC1_PO1_who_gets_the_2_points():
    for option, expected in (("guard", [7, 12, 8]), ("tile", [7, 14, 6])):
        table = draw(f"{LONGYAN} x05=BB", champions="Cm=longyan", seats=3, order="CAB", freed_bonus=option)
        table.play("space m1 a, move monk x05, cover, tile own")
        assert table.vp == expected


def test_PC1_without_a_tile_the_guard_placer_gets_the_2_points():
    table = draw(f"{LONGYAN} x05=BB", champions="Cm=longyan", seats=3, order="CAB", freed_bonus="tile")
    table.s.road_tiles[1 * 3 + 1] = table.s.road_tiles[3 * 3 + 1] = 0
    table.play("space m1 a, move monk x05, cover")
    assert table.vp == [7, 6 + 3 + 2, 6 + 2 + 1]  # figures count for their owners


def test_PR32_one_guard_can_free_both_ends():
    around_both = "r05:N r15:N r19:N r16:N r20:N x06:N r06=A"  # all roads of Yuqiao and Qingshan but r06
    table = draw(around_both, champions="Am=yuqiao").play("space m1 a, move monk r06, cover, tile own")
    assert table.vp[0] == 6 + 2 * (2 + 2)


def test_PR34_P12_a_location_is_freed_once():
    table = draw(f"{LONGYAN} x05=BA", champions="Am=longyan", seats=3)
    table.s.freed[3] = True
    table.play("space m1 a, move monk x05, cover, tile own")
    assert table.vp == [6, 6, 6]


# --- steps, supply, sheet ---


def test_PR18_PR20_each_step_is_complete_before_the_next():
    table = draw("r06=A", champions="Am=yuqiao", sheet="A.beads=2").keep("A", 2)
    table.play("space m4 a")
    assert table.supply("A") == 1
    table.play("move monk r06, cover, tile own")  # the last guard; two come home
    assert table.supply("A") == 2
    assert table.offers("move") == {"monk r16", "monk r06", "monk x06"}
    table.play("move monk x06, cover")
    assert table.road("x06") == "=A"
    assert table.actor == "B"


def test_PR19_P47_without_uncovered_ninjas_everybody_passes_and_covers_nothing():
    table = draw("r19:B", champions="Am=yuqiao").play("space m1 a, move monk r19")
    assert table.at("Am") == "jinding"
    assert table.actor == "B"  # no question about covering


def test_PR21_P48_no_guard_left_after_paying():
    table = draw(champions="Am=yuqiao").keep("A", 1).play("space m1 a, move monk r05")
    assert table.at("Am") == "zhuyuan"
    assert table.actor == "B"


def test_P48_covering_is_optional():
    table = draw(champions="Am=yuqiao").play("space m1 a, move monk r05, done")
    assert table.road("r05") == ""
    assert table.actor == "B"


def test_PR22_a_champion_on_the_sheet_does_nothing_but_keeps_its_strength():
    table = draw(champions="Aw=yuqiao", sheet="A.beads=3").play("space n1 a")
    assert table.refuses("move monk r05") == "PR-22"
    assert table.offers("move") == {"warrior r05"}
    assert table.s.reach(0, 0) == 3


def test_PR27_a_neutral_two_road_move_uses_one_champion():
    table = draw(champions="Am=yuqiao Aw=songlin").play("space n5 a")
    assert table.offers("move") == {"monk r05", "warrior r03"}
    table.play("move monk r05, done")
    assert table.offers("move") == {"monk r05"}
    assert table.refuses("move warrior r03") == "P-46"
    table.play("done")
    assert table.actor == "B"


def test_P46_the_second_road_is_optional_and_silent_when_there_is_none():
    table = draw("r05=A", champions="Am=yuqiao")
    table.play("space m4 a, move monk r05, done")
    assert table.actor == "B"


# --- ignoring, extra guards ---


def test_P52_PR25_ignoring_a_ninja_lowers_the_strength_needed_not_the_guards():
    table = draw(champions="Am=yuqiao").play("space n4 a")
    assert table.offers("move") == {"monk r05", "monk r06"}
    table.play("move monk r06, cover")
    assert table.road("r06") == "=A"
    assert table.actor == "B"  # one guard only


def test_P53_PR26_the_monks_extra_guard():
    table = draw(champions="Am=yuqiao", sheet="A.beads=2").play("space m4 b, move monk r06, cover")
    assert table.offers() == {"cover", "done"}
    table.play("cover, tile neutral")
    assert table.road("r06") == ":N"
    table = draw(champions="Am=yuqiao").play("space m4 b, move monk r05, cover, tile own")
    assert table.actor == "B"  # PR-26: a one-ninja road has no place for the second


# --- the border ---


def test_PX27_P50_PR23_PR24_along_the_border():
    table = draw(champions="Am=baihe", sheet="A.beads=2", ap=[9, 4])
    table.play("space m4 a, move monk x01, cover")
    assert table.at("Am") == "b01"
    assert table.offers("move") == {"monk x01", "monk x03", "monk b02", "monk b04"}  # x02, x04: too many ninjas
    table.play("move monk b02")
    assert table.at("Am") == "b02"  # PR-24: may stay there
    assert table.actor == "B"  # nothing to cover between areas
    table.play("pass, space m5 a")
    assert table.refuses("move monk b04") == "P-50"
    table.play("move monk x06, cover")
    assert table.at("Am") == "qingshan"
    assert (table.road("x01"), table.road("x06")) == ("=A", "=A")


def test_P26_PC12_PO9_gates():
    table = draw(champions="Am=baihe", sheet="A.beads=2", border="gates", ap=[9, 9])
    table.play("space m4 a, move monk x01, done")
    assert table.offers("move") == {"monk x01", "monk b02", "monk b16"}
    table.play("move monk b16")
    assert table.at("Am") == "b16"
    table.play("pass, space m5 a")
    assert table.offers("move") == {"monk b01", "monk b15"}  # x16 has three ninjas


def test_P10_P11_guards_around_count_exit_roads_tiles_and_figures():
    s = draw("x04:B r16:N r03=A").s
    longyan = s.board.land.ids.index("longyan")
    assert s.guards[longyan] == 3 + 1 + 1
    assert s.own_guards(longyan, 1) == 3
    assert s.foreign_guards(longyan, 0) == 3  # P-61: neutral ones are nobody's
    assert s.own_guards(longyan, 0) == 1


def test_P9_P51_any_number_of_champions_in_one_place():
    table = draw("r05:N", champions="Am=zhuyuan Aw=yuqiao Bm=yuqiao Bw=yuqiao").play("space m1 a, move monk r05")
    assert table.at("Am") == table.at("Bm") == "yuqiao"
