"""The board file, set-up for two to four players and options (T-1 to T-8, T-14 to T-21)."""

from importlib.resources import files

import pytest

from teahouse.core.errors import OptionError
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.games import read_match
from teahouse.games.tang.rules.board import standard_board
from teahouse.games.tang.rules.choices import CELL_NAMES
from teahouse.games.tang.rules.game import GAME
from teahouse.games.tang.rules.pieces import (
    CHARACTERS,
    ICON_COUNT,
    ICONS,
    SKILLS,
    TEMPLE,
    TILE_NAMES,
    WALL,
)

TEXT = (files("teahouse.games.tang") / "rules" / "data" / "tang.toml").read_text("utf-8")
BOARD = standard_board()
STANDARD_TILES = [number for number in range(80) if BOARD.faces.stacks[number // 20] >> number % 20 & 1]


def test_T1_T3_material():
    assert len(STANDARD_TILES) == 60
    assert [bin(mask).count("1") for mask in BOARD.faces.stacks] == [15] * 4
    assert sum(BOARD.supply) == 36
    assert sum(BOARD.cards) == 54
    assert len(BOARD.characters) == 12
    assert [len(layout.cells) for layout in BOARD.layouts] == [8, 16, 16, 16]


def test_T4_only_tao_tiles_are_mixed_and_three_are_temples():
    faces = BOARD.faces
    temples = []
    for tile in STANDARD_TILES:
        edges = faces.edge[tile * 16 : tile * 16 + 4]
        if tile < 60:
            assert set(edges) <= {tile // 20, 3}
        elif edges[0] >= TEMPLE:
            temples.append(edges[0])
    assert temples == [5, 6, 7]


def test_T5_T6_T7_key_numbers():
    faces = BOARD.faces
    edges = [edge for tile in STANDARD_TILES for edge in faces.edge[tile * 16 : tile * 16 + 4]]
    assert [edges.count(kind) for kind in range(5)] == [45, 45, 45, 87, 6]
    assert sum(1 for edge in edges if edge >= TEMPLE) == 12
    patches = [terrain for tile in STANDARD_TILES for terrain in faces.spots[tile * 4]]
    assert [patches.count(terrain) for terrain in range(3)] == [26, 23, 26]
    assert sum(1 for tile in STANDARD_TILES if faces.bridge[tile * 4]) == 6
    assert sum(faces.courts[tile * 4] for tile in STANDARD_TILES) == 9
    for tile in STANDARD_TILES:
        assert faces.edge[tile * 16 : tile * 16 + 4].count(WALL) <= 1
        for d in range(4):
            assert (faces.patch[tile * 16 + d] >= 0) == (faces.edge[tile * 16 + d] <= 2)


def test_T1_cards_decorations_icons_and_tracks():
    assert BOARD.supply == [4, 4, 4, 4, 4, 6, 2, 2, 2, 2, 2]
    assert [sum(BOARD.cards[kind * 6 : kind * 6 + 6]) for kind in range(11)] == [6, 6, 6, 6, 6, 9, 3, 3, 3, 3, 3]
    assert [sum(BOARD.cards[bonus::6]) for bonus in range(6)] == [12, 12, 12, 9, 9, 0]
    large = [sum(BOARD.icons[n * ICON_COUNT + icon] for n in range(8)) for icon in range(8)]
    small = [sum(BOARD.icons[n * ICON_COUNT + icon] for n in range(8, 20)) for icon in range(8)]
    assert dict(zip(ICONS, large, strict=False)) == {
        **{"dragon": 3, "construction": 2, "temple": 2, "waterfall": 2},
        **{"animal": 1, "village": 1, "sun": 1, "moon": 1},
    }
    assert dict(zip(ICONS, small, strict=False)) == {
        **{"dragon": 0, "construction": 2, "temple": 1, "waterfall": 4},
        **{"animal": 4, "village": 4, "sun": 0, "moon": 0},
    }
    assert BOARD.character_columns == [2, 4, 7]
    assert BOARD.column_coins == [0, 0, 0, 1, 0, 0, 2, 0, 0, 3, 4]


def test_T41_temples_and_their_terrains():
    assert [TILE_NAMES[tile] for tile in STANDARD_TILES if BOARD.faces.edge[tile * 16] >= TEMPLE] == [
        "T13",
        "T14",
        "T15",
    ]
    assert BOARD.temple_coins == BOARD.temple_edge_coins == [1, 1, 1]


def set_up(seats: int) -> Match:
    match = Match(GAME, seats)
    match.settle(Rng(3))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T14_to_T20_set_up(seats):
    match = set_up(seats)
    state = match.state
    words = [match.game.notation(entry.choice).split()[0] for entry in match.entries]
    assert (
        words == ["start"] + ["tile"] * 4 + ["character"] * (seats + 2) + ["landscape"] * 8
    )  # T-14, T-15, T-18 to T-20
    assert state.turn == 1
    assert state.face_up_count() == 4
    assert state.deck_size == 54  # T-16
    assert state.supply == BOARD.supply
    watching = [CHARACTERS.index(name) for name in ("hermit", "poet", "student")]
    assert state.coins == [int(state.active[seat] in watching) for seat in range(seats)]  # T-17, T-18
    assert state.used == [0] * seats
    for seat in range(seats):  # T-18
        character = BOARD.characters[state.active[seat]]
        assert character.starting
        cubes = [0, 0, 0]
        cubes[character.start_bonus] = 1
        assert state.cubes[seat * 3 : seat * 3 + 3] == cubes
    assert len(state.row) == 2
    assert bin(state.characters).count("1") == 12 - seats - 2  # T-19
    assert [side * 5 + 3 for side in range(4) if state.slots[side * 5 + 3] >= 8] == [3, 8, 13, 18]  # T-20: centre slots
    assert sum(1 for landscape in state.slots if landscape >= 0) == 4


def test_T21_token_layouts():
    def cells(seats: int) -> tuple[set[str], set[str]]:
        layout = BOARD.layouts[seats - 1]
        large = {CELL_NAMES[c] for n, c in enumerate(layout.cells) if layout.large >> n & 1}
        return large, {CELL_NAMES[c] for c in layout.cells} - large

    large, small = cells(4)
    assert cells(3) == (large, small)
    assert large == {"c1", "f1", "a3", "h3", "a6", "h6", "c8", "f8"}
    assert small == {"d1", "e1", "a4", "h4", "a5", "h5", "d8", "e8"}
    large, small = cells(2)
    assert large == {"c2", "f2", "b3", "g3", "b6", "g6", "c7", "f7"}
    assert small == {"d2", "e2", "b4", "g4", "b5", "g5", "d7", "e7"}


def test_T14_option_start_tile():
    match = Match(GAME, 2, {"start_tile": "B3"})
    assert match.legal()[0].startswith("tile")
    assert match.state.lying[27] == 320 + 7 * 4
    assert set(Match(GAME, 2).legal()) == {f"start {side} {turn}" for side in "AB" for turn in range(4)}


def test_T8_a_board_of_its_owner():
    own = TEXT.replace('supply = 6\nscoring = "pavilion"', 'supply = 5\nscoring = "pavilion"')
    match = Match(GAME, 2, {"board": own})
    assert match.state.supply[5] == 5
    match.settle(Rng(1))
    again = read_match(match.to_text())
    assert again.options["board"] == own
    assert again.log == match.log


def test_T8_patches_walls_and_bonuses_of_another_board():
    own = TEXT.replace('bonus = "landscape"', 'bonus = "none"').replace(
        "character_columns = [2,4,7]", "character_columns = [3]"
    )
    match = Match(GAME, 3, {"board": own})
    assert sum(match.state.deck[5::6]) == 9
    rng = Rng(4)
    while not match.over:
        match.settle(rng)
        if not match.over:
            legal = match.state.legal()
            match.play(legal[rng.below(len(legal))])
    assert max(match.state.reached) <= 1


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('id = "G05"', 'id = "G04"', "tile 'G04', key 'id': there is another tile 'G04'"),
        ('id = "G05"', 'id = "W05"', "key 'id': must be one of G01, G02"),
        (
            'stack = "tao"',
            'stack = "mixed"',
            "tile 'T01', key 'stack': must be one of greenery, water, rock, tao; not 'mixed'",
        ),
        ('["greenery", "path", "water", "path"]', '["greenery", "path", "water"]', "takes four edges"),
        ('["greenery", "path", "water", "path"]', '["greenery", "path", "sand", "path"]', "not 'sand'"),
        ('{terrain="water",edges=["S","W"]}', '{terrain="water",edges=["S"]}', "the water edge W belongs to no patch"),
        ('{terrain="water",edges=["S","W"]}', '{terrain="rock",edges=["S","W"]}', "the edge S shows water, not rock"),
        ('temple = "hua_ting"', 'temple = ""', "tile 'T13', key 'temple': a temple edge needs"),
        ("bridge = true", 'bridge = "yes"', "tile 'W07', key 'bridge': must be true or false, not 'yes'"),
        ("columns = 11 ", "columns = 99 ", "player_board, key 'columns': must be 2 to 31, not 99"),
        ("character_columns = [2,4,7]", "character_columns = [4,2]", "takes rising numbers"),
        ("start_cells = [[3,3],", "start_cells = [[2,3],", "a 2x2 square"),
        ("inner_spaces = [[2,1],", "inner_spaces = [[9,1],", "takes cells"),
        ("inner_spaces = [[2,1],", "inner_spaces = [[3,1],", "twice"),
        ("outer_spaces = [[2,0],", "outer_spaces = [[2,1],", "two meanings"),
        ('north_west = "greenery"', 'north_west = "rock"', "each stack lies in one corner"),
        ("large = [[2,0],", "large = [[0,0],", "the cell [0, 0] is no space for a token"),
        ("large = [[2,0],", "large = [[3,0],", "holds two tokens"),
        ('id = "S12"', 'id = "S13"', "key 'landscape': takes L1"),
        ('icons = ["sun", "waterfall"]', 'icons = ["star"]', "landscape 'L3', key 'icons'"),
        ('kind = "birds"\nname', 'kind = "bird"\nname', "key 'decoration': takes birds"),
        ('id = "poet"', 'id = "singer"', "key 'character': takes architect"),
        ("refresh_cost = {", "refresh = {", "rules, key 'refresh': is not known here; did you mean 'refresh_cost'?"),
        ("end_tokens_left = 3", "", "rules, key 'end_tokens_left': is missing"),
        ("spaces_to_cover = 28", "spaces_to_cover = 30", "must be the number of inner spaces, 28"),
        ("small_per_side = 3", "small_per_side = 4", "must be 3"),
        ("face_up_characters = 2", "face_up_characters = 3", "rules, key 'face_up_characters': must be 2"),
        ("card_bonuses = false", "card_bonuses = true", "solo, key 'card_bonuses': must be false"),
        ("tiles_per_stack = 15", "tiles_per_stack = 14", "must have the tiles G01 to G14"),
        ("[meta]", "[meta", "not a TOML file"),
    ],
)
def test_T8_errors_of_a_board_file(old, new, told):
    assert old in TEXT
    with pytest.raises(OptionError) as problem:
        GAME.start(2, {"board": TEXT.replace(old, new, 1)})
    assert str(problem.value).startswith("option 'board': ")
    assert told in str(problem.value)


def test_T1_advice_about_an_unusual_board():
    own = TEXT.replace('supply = 6\nscoring = "pavilion"', 'supply = 5\nscoring = "pavilion"')
    told = GAME.advice(2, GAME.complete({"board": own}))
    assert [(reason.key, reason.values) for reason in told] == [
        ("unusual-number-of-decorations", {"number": 35, "usual": 36})
    ]
    for seats in GAME.seats:
        assert GAME.advice(seats, GAME.complete()) == []


def test_options_that_are_refused():
    with pytest.raises(OptionError, match="whole text of a board file"):
        GAME.start(2, {"board": "mine"})
    with pytest.raises(OptionError, match="takes random, A0"):
        GAME.start(2, {"start_tile": "C1"})
    with pytest.raises(OptionError, match="1, 2, 3, 4 players, not 5"):
        GAME.start(5)
    assert len(SKILLS) == 7
