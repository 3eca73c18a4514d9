"""Tracks, influence, skills, lanterns and the Official (T-55 to T-71, T-96, T-97; examples TX-20 to TX-25)."""

import pytest

from teahouse.games.tang.rules.pieces import TILE_NAMES
from tests.games.tang.drawing import cell_of, draw

BOTH_MATCH = """
#  #  .      .      .  .  #  #
#  #  .      .      .  .  #  #
.  .  .      G01/0  .  .  .  .
.  .  G02/0  S      S  .  .  .
"""


def test_TX20_T55_coin_columns():
    garden = "# # . . . . # #\n# # . . . . # #\n. . . . . . . .\n. . . S S W01 . .\n. . . S S . . ."
    table = draw(garden, up="W02", cubes="0/2/0").play("build water, cell f5, rotate 0")
    assert table.cubes == "0/4/0"  # west to the starting tile, north to W01
    assert table.coins == 1  # position 3 pays 1, position 4 nothing
    rocks = "# # . . . . # #\n# # . . . . # #\n. . . . . . . .\n. . . S S . . .\n. . R01 S S . . ."
    last = draw(rocks, up="R02", cubes="0/0/9").play("build rock, cell c6, rotate 0")
    assert last.cubes == "0/0/10"
    assert last.coins == 4


def test_TX20_the_second_step_is_lost():
    garden = "# # . . . . # #\n# # . . . . # #\n. . . . . . . .\n. . . S S W01 . .\n. . . S S . . ."
    table = draw(garden, up="W02", cubes="0/9/0").play("build water, cell f5, rotate 0")
    assert (table.cubes, table.coins) == ("0/10/0", 4)


@pytest.mark.parametrize(
    ("cubes", "card", "after", "reached"),
    [
        ("2/2/1", "birds rock", "2/2/2", 1),
        ("5/4/3", "birds rock", "5/4/4", 2),
        ("6/8/7", "birds greenery", "7/8/7", 3),
    ],
)
def test_TX21_T57_threshold(cubes, card, after, reached):
    table = draw(cubes=cubes, row="hermit child", used="two-decorations", tokens=True)
    table.play(f"decorate, card {card}, card lotus any, keep {card}, put d4 0")
    assert table.cubes == after
    assert table.state.reached[0] == reached
    assert table.state.opportunities == 1
    assert table.offers() == {"influence hermit", "influence child", "influence blind", "lantern search", "wait"}


def test_TX22_T60_token():
    table = draw(cubes="2/2/1", row="hermit child", used="two-decorations", tokens=True)
    table.play("decorate, card birds rock, card lotus any, keep birds rock, put d4 0, wait")
    assert table.state.holds_token[0]
    assert table.state.seat == 1
    later = draw(cubes="2/2/2", row="hermit child", tokens=True, active="empress")
    later.state.holds_token[0] = True
    assert later.refuses("influence hermit") == "T-25"  # not before the main action
    later.play("build greenery, cell d3, rotate 0, done")
    assert later.offers() == {"done", "influence hermit", "influence child", "influence blind", "lantern search"}
    later.play("influence hermit")
    assert later.offers() == {"send hermit", "send empress"}
    later.play("send empress, stand e5 court, face N")
    assert later.active == "hermit"
    assert not later.state.holds_token[0]
    assert len(later.offers("character")) == 8  # the row is refilled last: 12 - 2 dealt - 2 in the row


def test_TX22_T61_the_token_is_lost_at_the_next_column():
    table = draw(cubes="4/4/3", row="hermit child", used="two-decorations", tokens=True)
    table.state.holds_token[0] = True
    table.play("decorate, card birds rock, card lotus any, keep birds rock, put d4 0")
    assert not table.state.holds_token[0]
    assert table.state.opportunities == 1
    table.play("wait")
    assert table.state.holds_token[0]  # the new opportunity may be turned into a token again


def test_TX23_T64_hermit():
    garden = """
#  #  .      .      .  .  #  #
#  #  .      .      .  .  #  #
.  .  .      .      .  .  .  .
.  .  .      S      S  .  .  .
.  .  .      S      S  .  .  .
.  .  G15/0  R13/0  .  .  .  .
"""
    table = draw(garden, up="R14", active="hermit")
    table.play("build rock, cell c5, rotate 1")  # its only rock edge closes the rock of starting tile and R13
    assert table.cubes == "0/0/2"
    assert table.coins == 2  # a path, and once for two steps
    assert table.state.advanced == 0


def test_TX23_with_a_free_step_still_one_coin_and_two_tiles_two():
    garden = """
#  #  .      .      .  .  #  #
#  #  .      .      .  .  #  #
.  .  .      .      .  .  .  .
.  .  G15/0  S      S  .  .  .
.  .  .      S      S  .  .  .
.  .  W15/0  R13/0  .  .  .  .
"""
    table = draw(garden, up="R14", active="hermit")
    table.play("build rock, cell c5, rotate 1, step rock")
    assert table.cubes == "0/0/3"
    assert table.coins == 2  # column 3, and the skill once for edge, enclosure and free step
    both = draw(up="R01 T05", active="hermit")
    both.play("lantern two-tiles, build rock, cell d6, rotate 0, build tao, cell c5, rotate 3")
    assert both.cubes == "0/0/2"
    assert both.coins == 2


def test_T64_once_per_decoration():
    table = draw(active="student").play("decorate, card birds greenery, card lotus any, keep birds greenery, put d4 0")
    assert table.coins == 1
    assert (
        draw(active="poet").play("decorate, card birds greenery, card lotus any, keep birds greenery, put d4 0").coins
        == 0
    )


@pytest.mark.parametrize(("up", "coins"), [("G01 W01", 2), ("G01 W01 R01", 0), ("G01 W01 R01 T01", 0)])
def test_TX24_T67_monk_builds(up, coins):
    assert draw(up=up, active="monk").play("build greenery").coins == coins


@pytest.mark.parametrize(
    ("up", "cards", "coins"),
    [
        ("G01 W01 R01 T01", "card bridge any, card bridge landscape", 2),  # paid although neither is playable
        ("G01 W01 R01", "card bridge any, card bridge landscape, card fish any", 0),
    ],
)
def test_TX24_T67_monk_decorates(up, cards, coins):
    assert draw(up=up, active="monk").play(f"decorate, {cards}").coins == coins


def test_TX25_T71_refresh():
    table = draw(seats=4, owned=(4, 2), used="two-tiles search", tokens=True)
    assert table.offers("refresh") == {"large two-tiles", "large search"}
    table.play("refresh large search")
    assert table.state.owned[:2] == [1, 2]
    assert table.refuses("refresh large two-tiles") == "T-71"
    assert table.refuses("refresh small two-tiles") == "T-71"
    assert table.state.used[0] == 1
    two = draw(seats=2, owned=(4, 3), used="two-tiles", tokens=True)
    assert two.offers("refresh") == {"large two-tiles"}
    two.play("refresh large two-tiles")
    assert two.state.owned[:2] == [0, 3]


def test_T71_nothing_to_refresh():
    assert draw(owned=(8, 0)).refuses("refresh large search") == "T-71"


def test_T69_one_lantern_per_turn():
    table = draw(minis="poet e5 court N 0", used="two-decorations search", tokens=True)
    table.play("lantern reposition, move poet, stand e5 court")
    assert table.offers("face") == {"E", "S", "W"}  # turning means looking elsewhere
    assert table.refuses("face N") == "T-70.3"
    table.play("face S")
    assert table.refuses("lantern two-tiles") == "T-69"
    assert table.offers() == {"build greenery", "build water", "build rock", "build tao", "decorate"}


def test_T70_3_reposition_to_another_space():
    table = draw(
        minis="poet e5 court N 0, lady d5 0 E 1",
        standing="pavilion d5 0, bridge f4 bridge",
        garden="# # . . . . # #\n# # . . . . # #\n. . . . . . . .\n. . . S S W10/1 . .",
        tokens=True,
    )
    table.play("lantern reposition")
    assert table.offers() == {"move poet"}
    assert table.refuses("move lady") == "T-70.3"
    table.play("move poet")
    assert table.offers("stand") == {"e5 court", "f4 bridge"}
    assert table.refuses("stand d5 0") == "T-59"
    assert table.refuses("stand a1 court") == "T-59"
    table.play("stand f4 bridge")
    assert table.offers("face") == {"N", "E", "S", "W"}
    table.play("face N")
    assert table.state.at[4] == (cell_of("f4") * 7 + 4) * 4


def test_T59_blind_and_search():
    table = draw(cubes="2/2/1", row="hermit child", used="two-decorations", tokens=True, active="emperor lady")
    table.play("decorate, card birds rock, card lotus any, keep birds rock, put d4 0")
    assert table.refuses("influence poet") == "T-59"
    table.play("influence blind")
    assert len(table.offers("character")) == 8
    table.play("character poet, send poet, stand e5 court, face W")
    assert table.active == "emperor"
    assert table.state.row == [3, 1]  # untouched
    search = draw(cubes="2/2/1", row="hermit child", used="two-decorations", tokens=True, active="emperor lady")
    search.play("decorate, card birds rock, card lotus any, keep birds rock, put d4 0, lantern search")
    assert search.refuses("influence hermit") == "T-70.4"
    assert len(search.offers("influence")) == 8
    search.play("influence monk")
    assert search.refuses("send lady") == "T-59"
    search.play("send emperor, stand e5 court, face W")
    assert search.active == "monk"
    assert search.state.seat == 1


def test_T58_T60_no_free_space_means_a_token():
    table = draw(cubes="2/2/1", row="hermit child", used="two-decorations reposition", minis="poet e5 court N 1")
    table.play("decorate, card birds rock, card lotus any, keep birds rock, put d4 0")
    assert table.state.holds_token[0]
    assert table.state.seat == 1


def test_T62_no_character_left_the_opportunity_lapses():
    table = draw(cubes="2/2/1", used="two-decorations")
    table.state.characters = 0
    table.play("decorate, card birds rock, card lotus any, keep birds rock, put d4 0")
    assert not table.state.holds_token[0]
    assert table.state.seat == 1


def test_T97_two_opportunities_in_one_turn():
    table = draw(cubes="4/4/1", row="hermit child", used="two-tiles two-decorations", tokens=True)
    state = table.state
    state.reached[0] = 0
    state.cubes[2] = 3
    table.play("decorate, card birds rock, card lotus any, keep birds rock, put d4 0")
    assert state.opportunities == 2
    table.play("wait")
    assert state.holds_token[0]
    assert "wait" in table.offers()
    table.play("wait")  # the second one lapses
    assert state.holds_token[0]
    assert state.seat == 1  # a token taken this turn cannot be spent this turn


def test_T97_one_used_one_kept():
    table = draw(cubes="4/4/3", row="hermit child", used="two-tiles two-decorations reposition", tokens=True)
    table.state.reached[0] = 0
    table.play("decorate, card birds rock, card lotus any, keep birds rock, put d4 0")
    table.play("influence hermit, send hermit, stand e5 court, face N, character poet")
    assert table.state.holds_token[0]  # no space is left for the second opportunity
    assert table.state.seat == 1


def test_T66_official_flips():
    table = draw(up="G01 W01", active="official", coins=1)
    assert table.offers("swap") == {"greenery", "water"}
    table.play("flip")
    assert table.coins == 0
    table.play("tile R05, tile T05")
    assert table.up() == ["G01", "W01", "R05", "T05"]
    assert table.refuses("swap greenery") == "T-66"  # once per turn
    assert draw(up="G01 W01", active="official").refuses("flip") == "T-66"  # no coin
    assert draw(active="official", coins=3).refuses("flip") == "T-66"  # nothing lies face down
    assert draw(coins=3).refuses("flip") == "T-66"


def test_T66_official_swaps_and_the_tile_stays_known():
    table = draw(up="G01 W01", active="official")
    state = table.state
    state.unseen[0] = 2  # only G02 is left below
    table.play("swap greenery, tile G02")
    assert table.up()[0] == "G02"
    assert state.under[0] == [TILE_NAMES.index("G01")]
    table.play("build greenery, cell d3, rotate 0, done")
    assert table.up()[:2] == ["G01", "W01"]  # fewer than two were left: the known tile is turned up without a draw
    assert len(table.offers("tile")) == 15  # rock comes next


def test_T66_option_swap_cost():
    table = draw(up="G01 W01", active="official", options={"official_swap_cost": "1"})
    assert table.refuses("swap greenery") == "T-66"
    paid = draw(up="G01 W01", active="official", coins=1, options={"official_swap_cost": "1"})
    assert paid.play("swap greenery").coins == 0


def test_T66_the_last_tile_of_a_stack_is_not_swapped():
    table = draw(up="G01 W01", active="official")
    table.state.unseen[0] = 0
    assert table.refuses("swap greenery") == "T-66"
    assert table.refuses("swap rock") == "T-66"


def test_T25_free_actions_do_not_block_the_official():
    table = draw(up="G01 W01", active="official", coins=1, minis="poet e5 court N 0")
    table.play("lantern reposition, move poet, stand e5 court, face S")
    assert "flip" in table.offers()


def test_T68_emperor_and_lady_have_no_skill():
    for name in ("emperor", "lady"):
        table = draw(active=name).play("decorate, card birds rock, card fish any, keep birds rock, put d4 0")
        assert table.coins == 0
