"""Scoring and ties (T-74 to T-84; examples TX-27 to TX-36, TX-43)."""

import pytest

from teahouse.games.tang.rules.scoring import pavilion_points, tree_points
from tests.games.tang.drawing import draw, give_cards


def test_TX27_T75_pairs():
    table = draw(cards="3 birds, 2 fish, 1 lotus, 2 peonies")
    assert (table.line("birds-fish"), table.line("lotus-peonies")) == (12, 6)
    assert sum(table.state.scores()) == 18


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ((3, 3, 1, 0), [9, 9, 0, 0]),
        ((4, 2, 2, 1), [12, 3, 3, 0]),
        ((2, 2, 2, 0), [6, 6, 6, 0]),
        ((2, 2, 2, 2), [4, 4, 4, 4]),
        ((3, 1, 1, 1), [12, 2, 2, 2]),
        ((1, 0), [12, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((4, 3, 2), [12, 6, 0]),
    ],
)
def test_TX28_T77_pavilions(cards, points):
    state = draw(seats=len(cards)).state
    for seat, count in enumerate(cards):
        give_cards(state, seat, f"{count} pavilion")
    assert [pavilion_points(state, seat) for seat in range(len(cards))] == points


@pytest.mark.parametrize(
    ("trees", "points"),
    [([2, 1, 1, 0, 3], 21), ([1, 1, 1, 1, 1], 25), ([3, 0, 0, 0, 0], 3), ([2, 2, 2, 1, 0], 25), ([0] * 5, 0)],
)
def test_TX29_T78_trees(trees, points):
    assert tree_points(draw().state, trees) == points


def test_T76_bridges():
    assert draw(cards="3 bridge").line("bridges") == 6


SIGHT = """
#  #  .  .  .      .  #  #
#  #  .  .  .      .  #  #
.  .  .  .  T02/3  .  .  .
.  .  .  S  S      .  .  .
.  .  .  S  S      .  .  .
.  .  .  .  R07/2  .  .  .
"""


def test_TX30_T80_T81_line_of_sight():
    table = draw(SIGHT, minis="poet e3 court S 0")
    assert table.line("poet") == 4  # T02, and the starting tile once
    full = draw(SIGHT, minis="poet e3 court S 0", standing="fish e3 1, lotus e4 0, pavilion e6 0")
    assert full.line("poet") == 7
    aside = draw(SIGHT, minis="poet e3 court N 0", standing="fish e3 1, lotus e4 0, pavilion e6 0")
    assert aside.line("poet") == 3  # its own tile, and the fish on it


def test_TX31_T82_emperor_and_monk():
    table = draw(slots="N L1 L2 S5 S10", minis="emperor e5 court N 0", visible="")
    assert table.line("emperor") == 15
    monk = draw(slots="N L1 L2 S5 S10", minis="monk e5 court N 0", visible="")
    assert monk.line("monk") == 3
    assert draw(slots="N L1 L2 S5 S10", minis="emperor e5 court E 0", visible="").line("emperor") == 0


@pytest.mark.parametrize(("landscapes", "points"), [("L3", 6), ("L4", 6), ("L3 L4", 12), ("L1", 0)])
def test_TX32_lady(landscapes, points):
    assert draw(slots=f"S {landscapes}", minis="lady e5 court S 0", visible="").line("lady") == points


EMPRESS = """
#  #  .  .  .      .  #  #
#  #  .  .  .      .  #  #
.  .  .  .  T02/3  .  .  .
.  .  .  S  S      .  .  .
.  .  .  S  S      .  .  .
.  .  .  .  R09/2  .  .  .
"""


def test_TX33_T83_empress():
    one = draw(EMPRESS, minis="empress e3 court S 0, lady e5 court N 1, emperor d5 0 N 1", standing="pavilion d5 0")
    assert one.line("empress") == 6  # the Emperor stands on another column
    both = draw(EMPRESS, minis="empress e3 court S 0, lady e5 court N 1, emperor e6 court W 0")
    assert both.line("empress") == 3
    assert draw(EMPRESS, minis="empress e3 court N 0, lady e5 court N 1").line("empress") == 9


def test_TX34_official():
    table = draw(slots="E L5 S3 S1", minis="official e5 court E 0", visible="")
    assert table.line("official") == 5
    other = draw(
        slots="E L5 S3 S1", minis="official e5 court E 0", visible="", options={"elements_are_all_icons": "no"}
    )
    assert other.line("official") == 0


def test_TX35_cap():
    row = "# # . . . . # #\n# # . . . . # #\nG14/1 G01 G02 G03/1 G04/1 G05/1 . ."
    table = draw(row, up="W01", minis="student a3 court E 0")
    assert table.line("student") == 10  # six greenery tiles, not 12


def test_TX36_T84_tie():
    state = draw().state
    state.coins = [63, 63]
    state.owned = [1, 1, 2, 0]
    state.cubes = [7, 5, 4, 7, 6, 2]
    assert state.ranking() == [2, 1]
    state.cubes = [7, 5, 4, 4, 7, 5]
    assert state.ranking() == [1, 1]  # nothing tells them apart
    state.owned = [2, 1, 2, 0]
    assert state.ranking() == [1, 2]


SMALL_SCORE = """
#  #  .  .  .      .      #      #
#  #  .  .  .      .      #      #
.  .  .  .  T02/3  .      .      .
.  .  .  S  S      .      .      .
.  .  .  S  S      .      .      .
.  .  .  .  R09/1  R02/0  R03/0  R04/0
"""


def test_TX43_complete_small_score():
    table = draw(
        SMALL_SCORE,
        up="G01 W01",
        seats=3,
        coins=14,
        cards="1 pine, 1 willow, 1 maple, 1 birds, 1 fish, 2 bridge, 2 pavilion",
        slots="N L1",
        visible="",
        minis="emperor e5 court N 0, hermit e6 court E 0",
        standing="lotus e4 0, fish e3 1, pavilion e6 0, pavilion f6 0, pavilion g6 0",
    )
    give_cards(table.state, 1, "3 pavilion")
    assert table.line("trees") == 9
    assert (table.line("birds-fish"), table.line("bridges"), table.line("pavilions")) == (6, 4, 6)
    assert table.line("emperor") == 10 + 2
    assert table.line("hermit") == 8 + 3
    assert table.state.scores()[0] == 14 + 25 + 23 == 62


def test_T74_T79_the_mini_on_the_card_scores_nothing():
    table = draw(slots="N L1", active="emperor", visible="")
    assert dict(table.state.breakdown(0)) == {
        "coins": 0,
        "birds-fish": 0,
        "lotus-peonies": 0,
        "bridges": 0,
        "pavilions": 0,
        "trees": 0,
    }
