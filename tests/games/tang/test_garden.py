"""The board, placing tiles, areas and enclosure, temples (T-9 to T-13, T-28 to T-45; examples TX-1 to TX-13)."""

import pytest

from teahouse.games.tang.rules.board import standard_board
from teahouse.games.tang.rules.pieces import EDGE_TYPES, OFF, START_FACES, TILE_NAMES
from tests.games.tang.drawing import cell_of, draw


def test_T9_T10_the_grid():
    board = standard_board()
    assert (len(board.inner), len(board.spaces), len(board.cells)) == (28, 44, 48)
    near = board.near
    assert near[cell_of("c1") * 4] == OFF  # north of the rim
    assert near[cell_of("c1") * 4 + 3] == OFF  # the cut corner beside it
    assert near[cell_of("c1") * 4 + 2] == cell_of("c2")


def test_T11_diagonals():
    assert standard_board().partner == [2, 3, 0, 1]


def test_TX1_T31_one_match():
    table = draw(up="G03").play("build greenery, cell d3, rotate 0")
    assert table.cubes == "1/0/0"
    assert table.coins == 0


STEP_AND_COIN = """
#  #  .  .  .      .      #  #
#  #  .  .  .      .      #  #
.  .  .  .  T02/3  .      .  .
.  .  .  S  S      W03/1  .  .
.  .  .  S  S      .      .  .
"""


def test_TX2_step_and_coin():
    table = draw(STEP_AND_COIN, up="W04").play("build water, cell f3, rotate 3")
    assert table.cubes == "0/1/0"
    assert table.coins == 1  # a single path edge cannot be exchanged


WALL = """
#  #  .      .      .  .  #  #
#  #  .      .      .  .  #  #
.  .  R07/2  G13/2  .  .  .  .
.  .  .      S      S  .  .  .
"""


def test_TX3_T35_a_wall_encloses_and_gives_nothing():
    table = draw(WALL, up="T03").play("build tao, cell c4, rotate 1")
    assert table.cubes == "2/0/0"
    assert table.coins == 0


PATCH_INSIDE_PATHS = """
#  #  .      .      .  .  #  #
#  #  .      .      .  .  #  #
.  .  .      G13/2  .  .  .  .
.  .  G03/1  S      S  .  .  .
"""


def test_TX4_T38_a_patch_inside_paths():
    table = draw(PATCH_INSIDE_PATHS, up="G15").play("build greenery, cell c3, rotate 0")
    assert table.cubes == "1/0/0"
    assert table.offers() == {"coins", "step greenery", "step water", "step rock"}
    table.play("coins")
    assert (table.cubes, table.coins) == ("1/0/0", 2)
    other = draw(PATCH_INSIDE_PATHS, up="G15").play("build greenery, cell c3, rotate 0, step rock")
    assert (other.cubes, other.coins) == ("1/0/1", 0)


CLOSING_WATER = """
#  #  .  .  .      .      #  #
#  #  .  .  .      .      #  #
.  .  .  .  .      .      .  .
.  .  .  S  S      W13/3  .  .
.  .  .  S  S      .      .  .
.  .  .  .  R07/2  G07/1  .  .
"""


def test_TX5_closing_water():
    table = draw(CLOSING_WATER, up="W14").play("build water, cell f5, rotate 3, coins")
    assert (table.cubes, table.coins) == ("0/2/0", 2)


TEMPLE = """
#  #  .      .      .  .  #  #
#  #  .      .      .  .  #  #
.  .  .      .      .  .  .  .
.  .  G07/0  S      S  .  .  .
.  .  .      S      S  .  .  .
.  .  .      R13/0  .  .  .  .
"""


def test_TX6_T43_temple():
    table = draw(TEMPLE, up="T15").play("build tao, cell c5, rotate 0")
    assert table.coins == 2
    assert table.cubes == "0/0/1"  # rock is enclosed; no step for the touching edge itself


AT_THE_TEMPLE = """
#  #      .      .      .  .  #  #
#  #      .      .      .  .  #  #
.  .      .      .      .  .  .  .
.  G14/0  G07/0  S      S  .  .  .
.  .      T15/0  S      S  .  .  .
.  .      .      R13/0  .  .  .  .
"""


def test_TX7_T44_at_the_temple():
    table = draw(AT_THE_TEMPLE, up="R14").play("build rock, cell b5, rotate 1")
    assert table.coins == 2
    assert table.cubes == "0/0/1"


def test_TX8_T29_illegal():
    table = draw(up="W01 G01")
    table.play("build water")
    assert table.refuses("cell d3") == "T-29"
    assert "d3" in draw(up="G01 W01").play("build greenery").offers("cell")


BOARD_RIM = """
#  #  .  .      .  .  #  #
#  #  .  G15/0  .  .  #  #
.  .  .  G13/2  .  .  .  .
.  .  .  S      S  .  .  .
"""


def test_TX9_T35_the_board_rim_encloses_nothing():
    table = draw(BOARD_RIM, up="G14").play("build greenery, cell d1, rotate 0")
    assert table.coins == 1
    assert table.cubes == "0/0/0"


TWO_AREAS = """
#  #  .  .  .      .      #  #
#  #  .  .  .      .      #  #
.  .  .  .  G13/1  .      .  .
.  .  .  S  S      W07/3  .  .
.  .  .  S  S      W14/3  .  .
"""


def test_TX10_T38_two_areas_at_once():
    table = draw(TWO_AREAS, up="T13").play("build tao, cell f3, rotate 0")
    assert table.coins == 2
    assert table.cubes == "1/1/0"


TWO_EDGES = """
#  #  .      .      .  .  #  #
#  #  .      .      .  .  #  #
.  .  .      G01/0  .  .  .  .
.  .  G02/0  S      S  .  .  .
"""


def test_TX11_two_edges():
    table = draw(TWO_EDGES, up="G03").play("build greenery, cell c3, rotate 0")
    assert (table.cubes, table.coins) == ("2/0/0", 0)


def test_TX12_T13_rotated_starting_tile():
    faces = standard_board().faces
    order = [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3), (0, 3)]  # quadrant and direction of index 0 ... 7
    turned = [EDGE_TYPES[faces.edge[(START_FACES + 1 * 4 + quadrant) * 4 + d]] for quadrant, d in order]
    assert turned == ["rock", "greenery", "greenery", "path", "water", "water", "path", "rock"]
    spots = [faces.spots[START_FACES + 1 * 4 + quadrant] for quadrant in range(4)]
    assert spots == [[2], [0], [1], []]  # quadrants NW -> NE -> SE -> SW -> NW
    assert [faces.courts[START_FACES + 1 * 4 + quadrant] for quadrant in range(4)] == [0, 0, 0, 1]


CROSSROADS = {
    2: "# # . . . . # #\n# # . . . . # #\n. . . G13/2 . . . .\n. . G03/1 S S . . .",
    3: "# # . . . . # #\n# # G15 . . . # #\n. . . G13/2 . . . .\n. . G03/1 S S . . .",
    4: "# # . . . . # #\n# # G15 . . . # #\n. W15 . G13/2 . . . .\n. . G03/1 S S . . .",
}


@pytest.mark.parametrize(
    ("paths", "choices", "coins", "cubes"),
    [
        (2, "coins", 2, "0/0/1"),
        (2, "step water", 0, "0/1/1"),
        (3, "coins", 3, "0/0/1"),
        (3, "step water", 1, "0/1/1"),
        (4, "coins", 4, "0/0/1"),
        (4, "step greenery, coins", 2, "1/0/1"),
        (4, "step greenery, step water", 0, "1/1/1"),
        (4, "step rock, step rock", 1, "0/0/3"),  # the coin is that of column 3
    ],
)
def test_TX13_paths(paths, choices, coins, cubes):
    table = draw(CROSSROADS[paths], up="R15").play(f"build rock, cell c3, rotate 0, {choices}")
    assert (table.coins, table.cubes) == (coins, cubes)


def test_TX13_a_single_path_is_a_coin_without_a_question():
    table = draw(up="G15").play("build greenery, cell e3, rotate 0")
    assert (table.coins, table.cubes) == (1, "1/0/0")


def test_T28_only_face_up_tiles_on_spaces_beside_a_tile():
    table = draw(up="G01 W01")
    assert table.refuses("build rock") == "T-28"
    table.play("build greenery")
    assert table.offers("cell") == {"d3", "c4"}
    assert table.refuses("cell c3") == "T-28"
    assert table.refuses("cell d4") == "T-28"
    assert table.refuses("cell a1") == "T-9"
    table.play("cell d3")
    assert table.offers() == {"rotate 0"}  # all four rotations look the same
    assert table.refuses("rotate 1") == "T-28"


def test_T29_only_rotations_that_fit():
    table = draw(up="G07").play("build greenery, cell e3")
    assert table.offers("rotate") == {"0", "3"}
    assert table.refuses("rotate 1") == "T-29"


def test_T30_a_placement_without_reward():
    table = draw(up="T03").play("build tao, cell e3, rotate 3")  # the wall against the path
    assert (table.coins, table.cubes) == (0, "0/0/0")


def test_T34_patches_and_areas_are_different_things():
    garden = "# # . . . . # #\n# # . . . . # #\n. . . G10/0 . . . ."
    state = draw(garden).state
    assert state.free[0] == 3  # one on the starting tile, two on G10


def test_T39_T40_an_enclosed_area_can_be_decorated():
    table = draw(PATCH_INSIDE_PATHS.replace(".      G13", "G15    G13"), up="G01 W01 R01 T01")
    table.play("decorate, card birds any, card fish any, keep birds any")
    assert "c3 0" in table.offers("put")


def test_T45_a_temple_has_no_spot():
    faces = standard_board().faces
    for name in ("T13", "T14", "T15"):
        face = TILE_NAMES.index(name) * 4
        assert (faces.spots[face], faces.courts[face], faces.shows[face]) == ([], 0, 0)


def test_T42_T44_temples_beside_each_other_pay_once():
    garden = "# # . . . . # #\n# # . . . . # #\n. . . T13 . . . ."
    table = draw(garden, up="T14").play("build tao, cell c3, rotate 0")
    assert table.coins == 1


FAR = """
#  #  .  .  .  .      #      #
#  #  .  .  .  .      #      #
.  .  .  .  .  .      .      .
.  .  .  S  S  W13/3  .      .
.  .  .  S  S  W08/2  .      .
.  .  .  .  .  .      .      .
"""


def test_T36_T37_an_area_is_enclosed_far_from_its_other_end():
    """The water of the starting tile runs through W08 to the south; its other end lies three tiles away."""
    table = draw(FAR, up="W14").play("build water, cell f6, rotate 0")
    assert table.cubes == "0/2/0"  # the edge, and the area {starting tile, W13, W08, W14}
    more = draw(FAR, up="W11").play("build water, cell f6, rotate 0")
    assert more.cubes == "0/1/0"  # still open to the south
    temple = draw(FAR, up="T14").play("build tao, cell f6, rotate 0")
    assert (temple.cubes, temple.coins) == ("0/1/0", 2)


def test_T32_walls_give_nothing_by_themselves():
    wall = draw(up="T03").play("build tao, cell e3, rotate 3")
    assert (wall.coins, wall.cubes) == (0, "0/0/0")


def test_T56_cubes_never_move_back():
    table = draw(cubes="3/3/3").play("build greenery, cell d3, rotate 0")
    assert table.cubes == "4/3/3"
