"""Building, cities and their cards, the yellow locations, free actions (P-58 to P-66, P-73, P-74)."""

import pytest

from tests.games.panda.drawing import draw

STARTS = "baihe=g qingshan=m hongye=m taohua=p yueya=p"  # the start buildings of PX-23, Songlin's Gate apart


def test_PX22_P58_P61_first_building_with_an_opponents_guard():
    table = draw("r11:B r12:A", champions="Am=yunxi").play("space m3 a")
    assert table.offers() == {"build gate p15", "done"}
    table.play("build gate yunxi")
    assert table.vp[0] == 6 + 4 + 1
    assert (table.line("buildings"), table.line("foreign-guards")) == (4, 1)
    assert table.town("yunxi") == "g"
    table = draw("r11:B", champions="Am=yunxi").play("space m3 a")
    assert table.actor == "B"  # one guard around: nothing to build, nothing asked


def test_PX23_P62_PR36_PC9_the_third_building():
    table = draw("r02:B r03:A", f"songlin=gm {STARTS}", "Aw=songlin", row="c5 c1 c2", ap=[9, 9])
    assert table.s.pieces == [8, 7, 8]
    table.play("space w3 a, build pagoda songlin")
    assert table.vp[0] == 6 + 2 + 3
    assert table.s.pieces == [9, 8, 8]
    assert table.s.bases == 5
    assert table.town("songlin") == "C"
    table.play("card left")
    assert table.vp[0] == 6 + 9
    assert table.line("city-cards") == 4
    table.play("pass, space w6 a")
    assert table.refuses("build pagoda songlin") == "P-58"  # the fourth needs 5 guards


def test_PX24_P64_P91_the_sixth_building_and_the_second_capital():
    for other, trigger in (("", ""), ("baihe=Cgmp", "capitals")):
        table = draw("r05:A r06:N r15:A r19:B", f"yuqiao=Cgm {other}", "Aw=yuqiao", ap=[5, 4])
        assert table.s.guards[6] == 10
        table.play("space w6 a, build pagoda yuqiao")
        assert table.vp[0] == 6 + 9 + 4
        assert table.s.is_capital(6)
        assert table.s.trigger == trigger


def test_PX4_P61_P63_the_fourth_building():
    table = draw("r07:B r22:N r18=AAA", "lianchi=C", "Am=lianchi", ap=[9, 9])
    table.play("space n6 a, build gate lianchi")
    assert table.vp[0] == 6 + 5 + 2


def test_PX25_P59_PR35_what_is_not_legal():
    table = draw("r11:B r12:A r23:A", "yunxi=g", "Am=yunxi Aw=yunxi Ag=yueya", ap=[9, 9]).play("space m5 a")
    assert table.refuses("build gate yunxi") == "P-59"  # a Gate stands there
    table = draw("r11:B r12:A r23:A", "yunxi=C", "Am=yunxi", ap=[9, 9]).play("space m5 a")
    assert table.refuses("build gate yunxi") == "P-58"  # a village action in a city
    table = draw("r11:B r12:A r23:A", "yunxi=g", "Am=yunxi", ap=[9, 9]).play("space m6 a")
    assert table.refuses("build gate yunxi") == "P-58"  # a city action in a village
    table = draw("r11:B r12:A r23:A", champions="Ag=yueya Am=yueya", ap=[9, 9]).play("space g5 a")
    assert table.refuses("build market yunxi") == "P-58"  # the Governor is not there
    assert table.refuses("build gate yueya") == "P-58"  # it is the Governor who builds
    table = draw("r11:B r23:A", "yunxi=C", "Am=yunxi", ap=[9, 9]).play("space m6 a")
    assert table.s.guards[14] == 4
    assert table.refuses("build gate yunxi") == "P-58"  # 4 guards for a 4th building


def test_PR35_a_third_building_is_a_village_action():
    table = draw("r11:B r23:A", "yunxi=mp", "Am=yunxi", ap=[9, 9]).play("space m3 a")
    assert table.offers("build") == {"gate p15"}


def test_P60_a_start_building_counts_as_the_first():
    table = draw("r11:B r22:A", "taohua=p", "Am=taohua")
    assert table.s.guards[13] == 3  # enough for the second
    table.play("space m3 a, build gate taohua")
    assert table.vp[0] == 6 + 3 + 1


def test_PR36_the_third_building_needs_no_piece():
    table = draw("r02:B r03:A", "songlin=gm", "Aw=songlin")
    table.s.pieces[2] = 0
    table.play("space w3 a, build pagoda songlin")
    assert table.town("songlin") == "C"
    assert table.s.trigger == ""  # P-91 (b): third buildings take none


def test_PR37_no_base_no_third_building():
    table = draw("r02:B r03:A", "songlin=gm", "Aw=songlin", ap=[9, 9])
    table.s.bases = 0
    table.play("space w5 a")
    assert table.refuses("build pagoda songlin") == "PR-37"


def test_PR38_an_empty_row_gives_no_card():
    table = draw("r02:B r03:A", "songlin=gm", "Aw=songlin", row="").play("space w3 a, build pagoda songlin")
    assert table.actor == "B"


def test_PR39_a_kind_without_pieces_cannot_be_built():
    table = draw("r11:B r12:A", champions="Am=yunxi", ap=[9, 9])
    table.s.pieces[0] = 0
    table.play("space m5 a")
    assert table.refuses("build gate yunxi") == "PR-39"


def test_PR40_order_mission_before_card_before_border_bonus():
    # Tiemen becomes a city; the Pagoda is P1's fourth for A6; then the card; then the bonus
    table = draw("r10:A r21:A", "tiemen=gm", "Aw=tiemen", row="c2 c5", ap=[9, 9], mission="A6", joined="A3")
    table.s.events = []
    table.play("space w3 a, build pagoda tiemen")
    assert table.s.green == -1
    assert table.vp[0] == 6 + 2 + 10
    assert table.offers() == {"card left", "card right"}
    assert table.refuses("reward") == "P-62"
    table.play("card left")
    assert table.ap[0] == 9 - 2 + 3
    assert table.offers("free") >= {"2", "3"}
    table.play("done, reward")
    keys = [event.key for event in table.s.events]
    assert [key for key in keys if key in ("panda-build", "panda-mission", "panda-city-card", "panda-reward")] == [
        "panda-build",
        "panda-mission",
        "panda-city-card",
        "panda-reward",
    ]


def test_P63_a_neutral_build_is_any_own_champions_in_a_city():
    table = draw("r07:B r22:N r18=AAA r15:A r06:A", "lianchi=Cg yuqiao=C", "Am=lianchi Ag=lianchi Aw=yuqiao", ap=[9, 9])
    table.play("space n6 a")
    assert table.offers("build") == {"market p10", "pagoda p07"}  # 7 and 5 guards


def test_P17_PR18_both_parts_in_any_order_or_one_or_none():
    here = {"roads": "r11:B r12:A", "champions": "Am=yunxi", "ap": [9, 9]}
    table = draw(**here).play("space m5 a")
    assert table.offers() == {"move monk r11", "move monk r12", "build gate p15", "done"}
    table.play("build gate yunxi")
    assert table.offers() == {"move monk r11", "move monk r12", "done"}
    table.play("move monk r12")
    assert table.at("Am") == "yueya"
    assert table.actor == "B"
    table = draw(**here).play("space m5 a, done")
    assert table.actor == "B"
    table = draw("r11:B r12:A", champions="Am=yueya", ap=[9, 9]).play("space m5 a, move monk r12, build gate yunxi")
    assert table.town("yunxi") == "g"
    # a two-road move is not split by the other part
    table = draw(**here).play("space m6 b, move monk r12")
    assert table.offers("build") == set()
    table.play("move monk r12, build gate yunxi")
    assert table.actor == "B"


def test_P17_strength_with_quest():
    table = draw(towns="yuqiao=g", champions="Am=yuqiao", ap=[9, 9]).play("space m5 b")
    assert table.offers() == {"take beads", "take lantern", "done"}
    table.play("take lantern, take beads")
    assert (table.s.quests[0], table.s.strength[0]) == (1, 2)
    table = draw(champions="Am=yuqiao", ap=[9, 9]).play("space m5 b")
    assert table.refuses("take lantern") == "P-68"
    assert table.offers() == {"take beads", "done"}
    table = draw(sheet="A.beads=4", champions="Am=yuqiao", towns="yuqiao=g", ap=[9, 9]).play("space m5 b")
    assert table.refuses("take beads") == "P-67"


# --- city cards ---


def test_PX31_PC13_from_either_end_of_the_row():
    table = draw("r02:B r03:A", "songlin=gm", "Aw=songlin", row="c3 c7 c1 c5 c2 c8").play(
        "space w3 a, build pagoda songlin"
    )
    assert table.offers() == {"card left", "card right"}
    table.play("card right")  # city8
    assert table.vp[0] == 6 + 5 + 1
    assert table.s.row == [2, 6, 0, 4, 1]  # then city3 or city2
    table = draw("r02:B r03:A", "songlin=gm", "Aw=songlin", row="c7").play("space w3 a, build pagoda songlin")
    assert table.offers() == {"card left"}
    assert table.refuses("card right") == "P-62"
    assert table.refuses("done") == "P-62"  # must take


@pytest.mark.parametrize(
    ("card", "vp", "ap"), [("c2", 0, 3), ("c4", 0, 2), ("c5", 4, 0), ("c6", 2, 0), ("c7", 3, 0), ("c8", 1, 0)]
)
def test_P73_points_and_action_points_of_city_cards(card, vp, ap):
    table = draw("r02:B r03:A", "songlin=gm", "Aw=songlin", row=card).play(
        "space w3 a, build pagoda songlin, card left"
    )
    assert table.vp[0] == 6 + 5 + vp
    assert table.ap[0] == 4 - 2 + ap


def test_PC4_PO4_city6():
    table = draw("r02:B r03:A", "songlin=gm", "Aw=songlin", row="c6", city6="3")
    table.play("space w3 a, build pagoda songlin, card left")
    assert table.vp[0] == 6 + 5 + 3


def test_P74_moves_of_cards():
    table = draw("r02:B r03:A", "songlin=gm", "Aw=songlin Am=yuqiao", row="c8")
    table.play("space w3 a, build pagoda songlin, card left")
    assert table.offers() == {"move warrior r02", "move warrior r03", "move monk r05", "done"}
    table.play("move monk r05, cover, tile own, move monk r05")  # up to twice
    assert table.actor == "B"
    table = draw("r02:B r03:A", "songlin=gm", "Aw=songlin Am=yuqiao", row="c6")
    table.play("space w3 a, build pagoda songlin, card left, move monk r05, done")
    assert table.actor == "B"  # once


def test_PR43_tiles_of_cards_two_different_kinds_as_supply_and_sheet_allow():
    table = draw("r02:B r03:A", "songlin=gm", "Aw=songlin", row="c1", sheet="A.coin=4")
    table.play("space w3 a, build pagoda songlin, card left")
    assert table.offers() == {"take beads", "take sword"}  # the Coin column is full
    assert table.refuses("take lantern") == "P-73"
    table.play("take sword")
    assert table.offers() == {"take beads"}
    assert table.refuses("take sword") == "PR-43"
    table.play("take beads")
    table = draw("r02:B r03:A", "songlin=gm", "Aw=songlin", row="c3", sheet="A.lantern=4 A.chest=4 A.mask=3")
    table.play("space w3 a, build pagoda songlin, card left, take mask")
    assert table.actor == "B"  # one was all


# --- yellow locations ---


def test_PX28_P65_P66_PR42_PR65_border_bonus():
    table = draw("r01:A", champions="Ag=xuefeng").play("space g3 a, build market xuefeng")
    assert table.vp[0] == 10
    assert table.refuses("reward") == "P-65"  # PR-65: the action first
    table.play("free 3")
    assert table.ap[0] == 4 - 2 + 4  # PR-42: no payment
    assert "beads" in table.offers("take")
    table.play("reward")
    assert table.vp[0] == 15
    assert table.line("border-bonus") == 5
    assert table.supply("A") == 9  # PR-41: no guards
    assert table.s.needs[11] == 2


def test_PX28_PC3_PO3_choose_one():
    for choice, vp, ap in (("free 3", 10, 6), ("reward", 15, 2), ("take coin, take mask", 10, 2)):
        table = draw("r01:A", champions="Ag=xuefeng", border_bonus="one").play("space g3 a, build market xuefeng")
        assert "done" not in table.offers()
        table.play(choice)
        assert (table.vp[0], table.ap[0]) == (vp, ap)
        assert table.actor == "B"


def test_P65_two_different_tiles_of_six_kinds():
    table = draw("r01:A", champions="Ag=xuefeng", sheet="A.mask=4").play("space g3 a, build market xuefeng, done")
    assert table.offers() == {"reward", "take beads", "take coin", "take sword", "take lantern", "take chest"}
    assert table.refuses("take mask") == "P-68"
    table.play("take lantern")
    assert table.offers("take") == {"beads", "coin", "sword", "chest"}
    table.play("take beads")
    assert table.actor == "B"


def test_P66_PR41_only_neutral_actions_with_an_effect_are_offered():
    table = draw("r01:A", champions="Ag=xuefeng").play("space g3 a, build market xuefeng")
    assert table.offers("free") == {"1", "2", "3", "4", "5"}  # r01 is open; no city to build in
    assert table.refuses("free 6") == "P-66"
    assert table.refuses("free 7") == "P-15"
    table.play("free 1, move governor r01")
    assert table.at("Ag") == "baihe"


TIEMEN = {
    "roads": "r10:A r21:A x12=AA",
    "towns": "tiemen=gm",
    "champions": "Am=tiemen Ag=tiemen Aw=tiemen",
    "row": "c7 c1",
}


def test_PX45_PR41_PR67_PR64_nested_border_bonuses():
    table = draw(**TIEMEN)
    table.play("space w3 a, build pagoda tiemen, card left")
    assert table.vp[0] == 6 + 2 + 3
    table.play("free 6, build gate tiemen, free 6, build market tiemen, free 6, build pagoda tiemen, free 3")
    assert table.vp[0] == 6 + 2 + 3 + 5 + 7 + 9
    table.play("reward, reward, reward, reward")  # innermost first
    assert table.vp[0] == 6 + 46
    assert table.s.capitals == 1
    assert table.actor == "B"


def test_PX45_PO14_one_border_bonus_per_turn():
    table = draw(**TIEMEN, free_build_bonus="no")
    table.play("space w3 a, build pagoda tiemen, card left, free 6, build gate tiemen, reward")
    assert table.vp[0] == 6 + 15
    assert table.actor == "B"


def test_PR65_tiles_of_the_reward_cannot_help_the_free_action():
    table = draw("r01:A", champions="Ag=xuefeng").play("space g3 a, build market xuefeng")
    assert table.offers("take") == set()
    table.play("free 4")
    assert "governor r02" not in table.offers("move")  # three ninjas, strength 1, one ignored
