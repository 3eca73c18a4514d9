"""The end: triggers, the last round, final score and ties (P-91 to P-95)."""

from teahouse.core.state import OVER
from tests.games.panda.drawing import draw

FOUR_CITIES = "baihe=C xuefeng=C longyan=C heishui=C songlin=gm"


def test_PX2_P94_final_scores():
    cases = (
        ((3, 2, 2), (2, 2, 4), 24, 44),
        ((2, 3, 1), (2, 3, 2), 27, 43),
        ((3, 3, 3), (4, 1, 3), 19, 51),
        ((2, 2, 4), (3, 4, 2), 22, 48),
    )
    sheet = ""
    for seat, (strength, quests, _, _) in zip("ABCD", cases, strict=True):
        names = ("beads", "coin", "sword", "lantern", "chest", "mask")
        sheet += "".join(f" {seat}.{name}={number}" for name, number in zip(names, (*strength, *quests), strict=True))
    table = draw(seats=4, sheet=sheet, vp=[case[2] for case in cases])
    assert table.s.scores() == [44, 43, 51, 48]
    assert table.s.ranking() == [3, 4, 1, 2]


def test_PX3_P23_multiplier_times_quest_value():
    table = draw(sheet="A.beads=2 A.lantern=3 A.coin=3 A.chest=1 A.sword=4 A.mask=2")
    assert [table.line(name) for name in ("monk", "governor", "warrior")] == [6, 4, 12]


def test_PX42_P95_PR58_ties():
    table = draw(vp=[51, 51], ap=[2, 0])
    assert table.s.ranking() == [1, 2]
    assert draw(vp=[51, 51], ap=[2, 2]).s.ranking() == [1, 1]
    assert draw(vp=[51, 51], ap=[-1, -2]).s.ranking() == [1, 2]  # PR-58


def test_P91_P92_PR55_the_fifth_base_and_the_sixth_in_the_last_round():
    towns = f"{FOUR_CITIES} yunxi=mp"
    table = draw("r02:B r03:A r12:B r23:A", towns, "Aw=songlin Am=yunxi", row="c7 c5", ap=[9, 9])
    table.play("space w3 a, build pagoda songlin")
    assert table.s.trigger == "city-bases"
    table.play("card left, space m1 a")  # the round goes on
    assert table.s.bases == 1
    table.play("space m5 a, build gate yunxi, card left, done")  # PR-55: the sixth base and its card
    assert table.s.bases == 0
    table.end_round()
    assert table.s.ending == "city-bases"


def test_PR54_PC16_a_second_trigger_changes_nothing():
    table = draw("r02:B r03:A", FOUR_CITIES, "Aw=songlin", row="c7", ap=[9, 9])
    table.s.trigger = "capitals"
    table.play("space w3 a, build pagoda songlin, card left").end_round()
    assert table.s.ending == "capitals"


def test_P91_PC8_PO8_the_last_piece_of_a_kind():
    for option, pieces, trigger in (
        ("any", [1, 5, 5], "building-supply"),
        ("all", [1, 5, 5], ""),
        ("all", [1, 0, 0], "building-supply"),
    ):
        table = draw("r11:B r12:A", champions="Am=yunxi", building_end=option)
        table.s.pieces = pieces
        table.play("space m3 a, build gate yunxi")
        assert table.s.trigger == trigger


def test_P91_one_build_with_two_triggers_is_named_after_the_supply():
    table = draw("r05:A r06:N r15:A r19:B", "yuqiao=Cgm baihe=Cgmp", "Aw=yuqiao", ap=[5, 4])
    table.s.pieces[2] = 1
    table.play("space n6 a, build pagoda yuqiao").end_round()
    assert table.s.ending == "building-supply"
    assert table.s.capitals == 2


def test_P93_PR56_PC10_guards_are_taken_back_before_the_score():
    table = draw("r11:B r12:A x01=AA", champions="Am=yunxi", ap=[4, 4], missions="B3")
    table.s.pieces[0] = 1
    table.play("space m3 a, build gate yunxi, space m1 a").end_round()
    assert table.s.ending == "building-supply"
    assert table.ap == [2 + 1, 4 + 1]  # only guards from the action board
    assert table.road("x01") == "=AA"
    assert table.s.on_board == [0, 0]
    assert table.s.actor == OVER


def test_PR56_the_final_score_is_never_below_0():
    table = draw(vp=[3, 6], missions="B3")
    assert table.line("blue-mission") == -3
    assert table.s.scores() == [0, 1]


def test_PC22_P95_ap_decide_only_between_equal_scores():
    assert draw(vp=[50, 51], ap=[9, 0]).s.ranking() == [2, 1]
