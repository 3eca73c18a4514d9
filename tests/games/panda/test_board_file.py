"""Board files: the shipped ones, their properties, and precise complaints about broken ones (P-13, P-24 to P-26)."""

import re

import pytest

from teahouse.core.errors import DataError, OptionError
from teahouse.core.match import Match
from teahouse.games import read_match
from teahouse.games.panda.rules.board import BOARD_NAMES, SHIPPED, find_board, read_board
from teahouse.games.panda.rules.game import GAME
from teahouse.games.panda.rules.land import INNER
from tests.games.panda.drawing import draw
from tests.games.panda.eager import eager_match

TEXT = (SHIPPED / "panda.toml").read_text("utf-8")


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_P13_P24_shipped_boards(name):
    land = find_board(name, gates=False).land
    assert [sum(1 for side in land.side if side == number) for number in range(4)] == [4, 4, 4, 4]
    assert sum(land.yellow) == 3
    assert len(land.numbered) == 3
    assert all(1 <= ninjas <= 4 for ninjas in land.ninjas)
    assert min(land.ninjas_at) >= 8  # a capital is possible everywhere
    assert land.areas == 4
    assert find_board(name, gates=True).land.areas == 16


def test_P25_properties_of_the_reconstruction():
    land = find_board("panda", gates=False).land
    assert land.places == 16
    assert land.roads == 40
    assert all(len(land.roads_at[place]) == 4 for place in range(16))
    assert [land.ninjas.count(number) for number in (1, 2, 3, 4)] == [8, 9, 15, 8]
    assert (min(land.ninjas_at), max(land.ninjas_at), sum(land.ninjas_at)) == (8, 14, 160)
    assert len(land.circuits) == 9
    assert len(land.starts) == 6
    inner = [road for road in range(land.roads) if land.side[road] == INNER]
    for start in land.starts:  # every start location has one yellow and one numbered neighbour
        near = [land.across(road, start) for road in land.roads_at[start] if road in inner]
        assert sum(land.yellow[place] for place in near) == 1
        assert sum(place in land.numbered for place in near) == 1


def test_P76_circuits_of_the_small_board():
    assert len(find_board("bamboo", gates=False).land.circuits) == 4


BREAKS = [
    ('b = "xuefeng"', 'b = "nowhere"', "map.road 1.b: there is no location 'nowhere'"),
    ('b = "xuefeng"', 'b = "baihe"', "map.road 1.b: a road leads from one location to another"),
    (
        'id = "r01"\na = "baihe"\nb = "xuefeng"\nninjas = 3',
        'id = "r01"\na = "baihe"\nb = "xuefeng"\nninjas = 5',
        "must be 1 to 4, not 5",
    ),
    ('id = "r02"', 'id = "r01"', "map.road 2.id: 'r01' is given twice"),
    (
        'location = "baihe"\nside = "N"',
        'location = "baihe"\nside = "E"',
        "map.exit: four exits lead off each side (P-24), but 3 off side N",
    ),
    ('side = "N"\nring = 1', 'side = "X"\nring = 1', "map.exit 1.side: must be one of N, E, S, W; not 'X'"),
    ("ring = 2\n", "ring = 1\n", "map.exit 2.ring: 1 is given twice"),
    ('location = "baihe"\nside = "N"', 'location = "b"\nside = "N"', "map.exit 1.location: there is no location 'b'"),
    ("number = 3", "number = 1", "exactly one location has the number 1 (P-13), not 2"),
    ("number = 3", "number = 4", "number: must be 0 to 3, not 4"),
    ("border_bonus = true", "border_bonus = 1", "must be true or false, not 1"),
    ("border_bonus = true", "border_bonus = false", "three locations have a yellow box (P-13), not 2"),
    ("start_building = true", "start_building = false", "start_building_cards: 5 locations have a start symbol"),
    ("row_cost = [0, 1, 2, 3, 4, 5]", "row_cost = [0, 1, 2, 3, 4]", "row: must be 1 to 5, not 6"),
    ("row_cost = [0, 1, 2, 3, 4, 5]", "row_cost = [0, 1, 2, 3, 4, -5]", "action_board.row_cost: must be numbers"),
    ("row_cost = [0, 1, 2, 3, 4, 5]", "row_cost = [0, 1, 2, 3, 4, 5, 6]", "action_board.cell: row 7, monk is missing"),
    ('do = "vanish_appear"', 'do = "fly"', "do: must be one of move, build"),
    ('{ do = "gain_ap", amount = 4 }', '{ do = "gain_ap" }', "amount: is missing"),
    ('do = "vanish_appear"', 'do = "teleport"', "do: must be one of move, build"),
    (
        'effects = [{ do = "gain_ap", amount = 3 }]',
        'effects = [{ do = "build" }]',
        "city_card 2.effects 1.do: must be one of",
    ),
    ('who = "monk", where', 'who = "any_player", where', "who: must be one of monk, governor, warrior, any, own"),
    ("options = [[{ do", "options = [[5, { do", "action_board.cell 1.options 1 1: must be a table, not 5"),
    ("steps = 1 }]]", "steps = 3 }]]", "steps: must be 1 to 2, not 3"),
    ('column = "neutral"', 'column = "grey"', "must be one of monk, governor, warrior, neutral; not 'grey'"),
    (
        '[[{ do = "vanish_appear" }]]',
        '[[{ do = "vanish_appear" }], [{ do = "vanish_appear" }]]',
        "1 to 1 options here (P-16), not 2",
    ),
    (
        '[[{ do = "vanish_appear" }]]',
        '[[{ do = "vanish_appear" }, { do = "vanish_appear" }]]',
        "the two actions of an option differ",
    ),
    ('[[{ do = "vanish_appear" }]]', "[[]]", "an option is a list of one or two actions"),
    ('border_adjacent = [["N","E"]', 'border_adjacent = [["N","Q"]', "map.border_adjacent: must be pairs"),
    ("city_cards_removed = 2", "city_cards_removed = 3", "setup.common.city_cards_row: must be 5 to 5, not 6"),
    ("city_cards = 8", "city_cards = 7", "components.city_cards: must be 8 to 8, not 7"),
    ("nth = 6", "nth = 5", "building_step: there are six, with nth = 1 to 6"),
    ('id = "xuefeng"', 'id = "baihe"', "map.location 2.id: 'baihe' is given twice"),
    ("{ n = 6, do", "{ n = 5, do", "mission_during 9.spaces: there are six"),
    (
        'row = 1\ncolumn = "governor"',
        'row = 1\ncolumn = "monk"',
        "action_board.cell 2.column: row 1, monk is given twice",
    ),
    ("setup_guard_min_ninjas = 2", "setup_guard_min_ninjas = 4", "map.road: set-up needs twelve roads"),
    ("canvas = [100, 100]", "road = 5\ncanvas = [100, 100]", "is not a TOML file"),
    ("border_adjacent = [[", "border_adjacent = 5 # [[", "map.border_adjacent: must be a list, not 5"),
    ("[tracks.victory_points]", "[tracks.points]", "tracks.victory_points: is missing"),
    ("nth = 6", "nth = 7", "nth: must be 1 to 6, not 7"),
    ("guards = 10\n", "guards = 4\n", "setup.by_players.2.guards: leaves no guard"),
    ('id = "A1"', 'id = "A0"', "mission_during: the cards are A1, A2"),
    ('kind = "opposite_sides"', 'kind = "else"', "kind: must be one of opposite_sides; not 'else'"),
    ('strength_tile = "coin"', 'strength_tile = "sword"', "champions.governor.strength_tile: must be one of coin"),
    ("[clan_sheet]", "[other_sheet]", "clan_sheet: is missing"),
    ("max = 15", 'max = "15"', "tracks.action_points.max: must be a whole number, not '15'"),
    ('title = "Way of the Panda"', "title = 5", "meta.title: must be a text, not 5"),
    ("[meta]", "[meta", "is not a TOML file"),
    ('name = "Baihe"', 'name = ""', "map.location 1.name: must be a text"),
    # what nobody reads is a slip of the pen
    ("ninjas = 3", "ninjaz = 1\nninjas = 3", "map.road 1.ninjaz: board files have no such key here; did you mean"),
    ("[clan_sheet]", "[clan_sheets]\nx = 1\n[clan_sheet]", "clan_sheets: board files have no such key here"),
    ("steps = 1 }]]", "steps = 1, ignores = 1 }]]", "options 1 1.ignores: board files have no such key here"),
    ('do = "vanish_appear"', 'do = "vanish_appear", steps = 1', "steps: board files have no such key here"),
    ("[meta]", '[meta]\nauthor = "me"', "meta.author: board files have no such key here"),
    ("[clans]", "[clans]\nblue = 1", "clans.blue: board files have no such key here"),
    # what is a rule, or an option of the match
    ('"action_and_reward"', '"choose_one"', "border_bonus.mode: is always 'action_and_reward'; option 'border_bonus'"),
    ('"any_type_empty"', '"all_types_empty"', "end_triggers.building_supply: is always"),
    ("champions_per_player = 3", "champions_per_player = 4", "components.champions_per_player: is always 3"),
    ('kind = "most_guards"', 'kind = "most_road_tiles"', "mission_end 4.kind: must be one of most_guards"),
    ('building = "market"\nroad_tiles', 'building = "gate"\nroad_tiles', "mission_during 2.building: must be one of"),
    # steps that fall
    ('"2" = 4, "3" = 6', '"2" = 4, "3" = 3', "clan_sheet.quest_value: must not fall, but 3 follows 4"),
    ('"2" = 1, "3" = 2', '"2" = 1, "3" = 0', "clan_sheet.strength_multiplier: must not fall, but 0 follows 1"),
    ('"2" = 2, "3" = 3', '"2" = 2, "3" = 1', "clan_sheet.strength_value: must not fall, but 1 follows 2"),
    ("guards_needed = 5", "guards_needed = 3", "building_step.guards_needed: must not fall, but 3 follows 4"),
    ('"3" = 20', '"3" = 40', "mission_end 3.vp_by_sides: must not fall, but 30 follows 40"),
    ("row_cost = [0, 1, 2, 3, 4, 5]", "row_cost = [0, 1, 2, 3, 4, 3]", "row_cost: must not fall, but 3 follows 4"),
    ('"-1" = 2, "-2" = 5', '"-1" = 5, "-2" = 2', "tracks.action_points.penalty: must not fall, but 2 follows 5"),
    ("vp_capital = 30", "vp_capital = 10", "mission_end 2.vp_capital: must be 15 to 999, not 10"),
]


@pytest.mark.parametrize(("old", "new", "problem"), BREAKS, ids=[problem[:30] for _, _, problem in BREAKS])
def test_a_broken_board_is_refused_with_file_key_and_reason(old, new, problem):
    assert old in TEXT
    with pytest.raises(DataError) as refusal:
        read_board("my board", TEXT.replace(old, new, 1))
    assert str(refusal.value).startswith("my board: ")
    assert problem in str(refusal.value)


def test_a_yellow_location_needs_an_exit_and_every_location_a_way():
    inland = re.sub(r'(id = "yuqiao".*?)border_bonus = false', r"\1border_bonus = true", TEXT, count=1, flags=re.DOTALL)
    with pytest.raises(DataError, match=r"'yuqiao' has a yellow box but no exit road"):
        read_board("my board", inland)
    island = TEXT
    for road in ("r01", "r13"):  # Baihe's two inner roads
        island = re.sub(
            rf'\[\[map.road\]\]\n# source: reconstruction\nid = "{road}".*?\n\n', "", island, flags=re.DOTALL
        )
    with pytest.raises(DataError, match="no way leads from 'baihe' to 'xuefeng'"):
        read_board("my board", island)


def test_an_owners_board_is_an_option_and_travels_in_the_record():
    text = TEXT.replace('name = "Baihe"', 'name = "Somewhere"').replace("start = 6", "start = 9")
    match = eager_match(Match(GAME, 2, {"board": text, "round_limit": "2"}), 1)
    assert match.state.board.land.names[0] == "Somewhere"
    again = read_match(match.to_text())
    assert again.options == match.options
    assert again.state.scores() == match.state.scores()
    assert dict(match.state.breakdown(0))["start"] == 9


def test_a_wrong_board_option():
    with pytest.raises(OptionError, match="did you mean 'bamboo'"):
        GAME.start(2, {"board": "bambo"})
    with pytest.raises(OptionError, match="option 'board': the given board: map: is missing"):
        GAME.start(2, {"board": '[meta]\ntitle = "x"\nplayers_max = 4\n'})


def test_P1_advice_for_more_players_than_a_board_is_made_for():
    options = GAME.complete({"board": "bamboo"})
    assert [reason.key for reason in GAME.advice(3, options)] == ["this-board-is-made-for-fewer-players"]
    assert GAME.advice(2, options) == []


def test_a_board_with_more_rows_fits_the_choices():
    """PC-19: reviews disagree about the number of spaces; seven rows are fine."""
    row = "".join(
        f'\n[[action_board.cell]]\nrow = 7\ncolumn = "{column}"\noptions = [[{{ do = "gain_vp", amount = 7 }}]]\n'
        for column in ("monk", "governor", "warrior", "neutral")
    )
    text = TEXT.replace("row_cost = [0, 1, 2, 3, 4, 5]", "row_cost = [0, 1, 2, 3, 4, 5, 6]")
    board = read_board("seven rows", text.replace("[map]", row + "\n[map]", 1))
    assert len(board.cells) == 28


def test_P17_any_two_actions_may_be_combined_on_an_owners_board():
    """Actions without a question become choices beside another one."""
    text = TEXT.replace(
        'options = [[{ do = "move", who = "any", steps = 1 }]]',
        'options = [[{ do = "gain_vp", amount = 2 }, { do = "gain_ap", amount = 1 }]]',
        1,
    ).replace(
        'options = [[{ do = "vanish_appear" }]]',
        'options = [[{ do = "sell_chest", vp = 6 }, { do = "vanish_appear" }]]',
        1,
    )
    here = {"towns": "yuqiao=m", "champions": "Ag=yuqiao", "sheet": "A.chest=1", "ap": [5, 5]}
    table = draw(**here, board=text).play("space n1 a")
    assert table.offers() == {"gain vp", "gain ap", "done"}
    table.play("gain ap")
    assert table.offers() == {"gain vp", "done"}
    table.play("gain vp, pass, space n2 a")
    assert (table.ap[0], table.vp[0]) == (5, 8)
    assert {"sell", "vanish governor"} <= table.offers()
    table.play("vanish governor")
    assert "pass" in table.offers()  # the Governor is gone, and with it the sale: the turn is over
    table = draw(**here, board=text).play("space n2 a, sell, vanish governor")
    assert table.vp[0] == 12
