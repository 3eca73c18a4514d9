"""Set-up: what is drawn, guards and champions placed by the players, missions (P-1 to P-8, P-27 to P-35)."""

import pytest

from teahouse.core.errors import OptionError
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from teahouse.games.panda.rules.game import GAME
from teahouse.games.panda.rules.pieces import SEAT_NAMES
from tests.games.panda.drawing import draw, set_up

CARDS = "city c3, city c7, city c1, city c5, city c2, city c8"
STARTS = "start gate, start market, start pagoda, start gate, start market, start pagoda"


def drawn(seats=2, first="A", **options):
    return set_up(seats, **options).play(CARDS).play(STARTS).play(f"first {first}")


def placed(seats=2, first="A", **options):
    """Guards and champions somewhere, in the order of the questions."""
    table = drawn(seats, first, **options)
    while table.s.actor != CHANCE and table.s.round == 0:
        family = table.match.legal()[0].split()[0]
        if family not in ("guard", "camp"):
            break
        table.play(table.match.legal()[0])
    return table


def test_P27_six_of_eight_city_cards_in_a_row():
    table = set_up()
    assert table.offers("city") == {f"c{n}" for n in range(1, 9)}
    table.play("city c3, city c7")
    assert "c3" not in table.offers("city")
    table.play("city c1, city c5, city c2, city c8")
    assert table.s.row == [2, 6, 0, 4, 1, 7]
    assert table.offers() == {"start gate", "start market", "start pagoda"}


def test_P28_start_buildings_two_of_each_kind():
    table = set_up().play(CARDS).play("start gate, start gate")
    assert table.offers("start") == {"market", "pagoda"}
    assert table.s.outcomes() == [(GAME.parse("start market"), 2), (GAME.parse("start pagoda"), 2)]
    assert table.refuses("start gate") == "chance"
    table.play("start pagoda, start market, start pagoda, start market")
    where = ["baihe", "songlin", "qingshan", "hongye", "taohua", "yueya"]  # P-13: the six start symbols
    assert [table.town(name) for name in where] == ["g", "g", "p", "m", "p", "m"]
    assert table.s.pieces == [8, 8, 8]


def test_PX43_P3_P29_P30_P31_supplies_after_set_up():
    for seats, strength, quest in ((2, 4, 6), (3, 6, 9), (4, 8, 12)):
        table = placed(seats, missions="off")
        assert table.s.round == 1
        assert table.s.supply == [7] * seats
        assert table.s.tiles == [strength] * 3 + [quest] * 3
        assert table.s.pieces == [8, 8, 8]
        assert table.s.bases == 6
        assert table.vp == [6] * seats
        assert table.ap == [4] * seats
        assert table.s.road_tiles == [2, 6, 2] * seats + [5, 7, 4]  # P-4: kinds 1, 3/2, 4
    table = placed(3, missions="A4").play("join, done, join")
    assert table.s.supply == [6, 7, 6]  # minus 1 for those who join


def test_P32_PR1_random_first_player_then_clockwise_with_the_first_on_top_of_the_stack():
    table = drawn(4, "C")
    assert [SEAT_NAMES[seat] for seat in table.s.order] == ["C", "D", "A", "B"]
    assert table.s.by_ap() == table.s.order  # PR-1: turn order = top to bottom
    assert set_up(3).play(CARDS).play(STARTS).offers() == {"first A", "first B", "first C"}


def test_P33_guards_one_at_a_time_in_turn_order():
    table = drawn(3, "B")
    asked = []
    for road in ("r01", "r02", "r04", "r06", "r07", "r09"):
        asked.append(table.actor)
        table.play(f"guard {road}")
    assert asked == ["B", "C", "A", "B", "C", "A"]
    assert table.offers("guard") == set()
    assert table.match.legal()[0].startswith("camp")


def test_P33_not_beside_others_and_not_on_a_single_ninja():
    table = drawn(2).play("guard r15")
    assert table.refuses("guard r15") == "P-33"  # A's guard is there
    assert table.refuses("guard r03") == "P-33"  # one printed ninja
    assert table.refuses("guard r40") == "P-24"
    assert "x16" in table.offers("guard")  # exit roads included


def test_PR4_a_second_own_guard_but_never_the_last_ninja():
    table = drawn(2).play("guard r15, guard r06, guard r15, guard r01")
    assert table.road("r15") == "=AA"
    assert table.refuses("guard r15") == "PR-4"
    assert not any(table.s.freed)


def test_P34_champions_back_and_forth_into_different_villages():
    table = drawn(3, "B").play("guard r01, guard r02, guard r04, guard r06, guard r07, guard r09")
    asked = []
    for place in ("baihe", "baihe", "baihe", "xuefeng", "xuefeng", "songlin", "longyan", "longyan", "longyan"):
        asked.append(table.actor)
        table.play(f"camp {place}")
    # Monks in reverse turn order, Governors in turn order, Warriors in reverse
    assert asked == ["A", "C", "B", "B", "C", "A", "A", "C", "B"]
    assert table.at("Am") == table.at("Bm") == "baihe"  # P-51: sharing with others is fine
    assert table.at("Aw") == "longyan"


def test_P34_not_two_own_champions_in_one_village():
    table = drawn(2).play("guard r01, guard r02, guard r04, guard r06, guard r07, guard r09")
    table.play("camp baihe, camp yueya")
    assert table.actor == "A"
    assert table.refuses("camp yueya") == "P-34"
    assert table.refuses("camp p17") == "P-24"
    assert table.offers("camp") == {f"p{n:02}" for n in range(1, 16)}  # border areas are not villages


def test_P35_missions_are_drawn_after_the_champions():
    table = placed(2)
    assert table.s.actor == CHANCE
    assert table.offers("green") == {f"A{n}" for n in range(1, 10)}
    table.play("green A7, blue B3")
    assert table.s.round == 1
    assert table.match.legal()[-1] == "pass"


def test_PR61_joining_is_asked_in_turn_order_right_after_the_card():
    table = placed(3, "B").play("green A5, blue B1")
    asked = []
    for answer in ("join", "done", "join"):
        asked.append(table.actor)
        assert table.offers() == {"join", "done"}
        table.play(answer)
    assert asked == ["B", "C", "A"]
    assert table.s.progress == [0, 0, -1]


def test_P35_no_join_for_other_cards_and_named_or_no_missions():
    assert placed(2, missions="A7 B2").s.round == 1
    assert placed(2, missions="off").s.green == -1
    state = placed(2, missions="B2").s
    assert (state.green, state.blue) == (-1, 1)
    for wrong in ("A10", "A1 A2", "B1 B2", ""):
        with pytest.raises(OptionError, match="missions"):
            set_up(2, missions=wrong)


def test_P27_a_named_row_is_not_drawn():
    table = set_up(cards="c8 c7 c6 c5 c4 c3")
    assert table.s.row == [7, 6, 5, 4, 3, 2]
    assert table.offers("start") == {"gate", "market", "pagoda"}
    for wrong in ("c1 c2", "c1 c1 c2 c3 c4 c5", "c9 c1 c2 c3 c4 c5"):
        with pytest.raises(OptionError, match="cards"):
            set_up(cards=wrong)


def test_P14_nothing_is_drawn_after_set_up():
    match = Match(GAME, 3)
    match.settle(Rng(5))
    rng = Rng(7)
    while not match.over:
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
        if match.state.round > 0:
            assert match.state.actor != CHANCE
        else:
            match.settle(rng)


def test_P1_two_to_four_players():
    for seats in (1, 5):
        with pytest.raises(OptionError, match="2, 3, 4"):
            GAME.start(seats)


def test_P2_P5_P6_P7_P8_what_is_in_the_box():
    table = draw(towns="baihe=gm songlin=C yuqiao=Cgmp")
    s = table.s
    assert [s.standing(s.board.land.ids.index(name)) for name in ("longyan", "baihe", "songlin", "yuqiao")] == [
        0,
        2,
        3,
        6,
    ]
    assert s.is_city(2)
    assert not s.is_capital(2)
    assert s.is_capital(6)
    assert all(s.has_building(2, kind) for kind in range(3))  # P-8: the base is one of each
    assert s.board.pieces == [10, 10, 10]
    assert s.board.bases == 6
    assert (len(s.board.cards), len(s.board.green), len(s.board.blue)) == (8, 9, 9)
