"""The solo variant Yin & Yang (T-85 to T-95; examples TX-37 to TX-41, TX-44)."""

import pytest

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.games.tang.rules.choices import CELL_NAMES
from teahouse.games.tang.rules.game import GAME
from teahouse.games.tang.rules.pieces import LANDSCAPE_NAMES, NEUTRAL, TILE_NAMES
from teahouse.games.tang.rules.solo import BEGIN_SOLO_TURN
from teahouse.games.tang.rules.solo_characters import influences_open
from tests.games.tang.drawing import card_of, cell_of, solo


def test_T86_set_up():
    match = Match(GAME, 1)
    match.play("start A 0")
    for tile in ("G01", "W01", "R01", "T01"):
        match.play(f"tile {tile}")
    assert set(match.legal()) == {
        f"character {c}" for c in ("architect", "child", "empress", "hermit", "poet", "student")
    }
    match.play("character poet")
    match.play("character child")
    assert set(match.legal()) == {"influence poet", "influence child"}
    match.play("influence poet")
    assert match.legal() == ["stand e5 court"]
    match.play("stand e5 court")
    state = match.state
    assert state.owner[1] == NEUTRAL
    assert len(match.legal()) == 10
    match.play("character emperor")
    match.play("character lady")
    for _ in range(4):
        match.play(match.legal()[0])
    for name in ("S1", "S2", "S3", "S4", "S5", "S6", "L1", "L2"):
        match.play(f"landscape {name}")
    for size in ["large"] * 4:
        match.play(f"size {size}")
    assert match.legal() == ["size small"]
    for _ in range(4):
        match.play("size small")
    assert state.turn == 1
    assert state.tokens_left == 8
    assert [CELL_NAMES[cell] for cell in state.layout.cells] == ["c2", "f2", "b3", "g3", "b6", "g6", "c7", "f7"]
    assert bin(state.large).count("1") == 4


PAIRS = "fish any, pine rock, lotus water, bridge any"


def test_TX37_T87_solo_turn():
    table = solo(beside=PAIRS, visible="")
    state = table.state
    assert table.offers("build") == {"greenery", "water", "rock"}  # no bridge spot, none on T01
    assert table.refuses("build tao") == "T-87"
    table.play("build rock, cell c5, rotate 0")
    assert table.offers("put") == {"e4 0"}
    table.play("put e4 0")
    assert state.discard == [card_of("lotus water"), card_of("fish any")]
    assert state.display == [TILE_NAMES.index("G01")]
    table.play("tile R05, tile G05, card birds any, card peonies any")
    assert table.up() == ["G05", "W01", "R05", "T01"]
    assert state.beside == [card_of(c) for c in ("peonies any", "pine rock", "birds any", "bridge any")]
    assert bin(state.unseen[0]).count("1") + 1 == bin(state.unseen[2]).count("1") + 1 == 14
    assert state.turn == 2


COINS = """
#  #  .      .      .  .  #  #
#  #  G15/0  .      .  .  #  #
.  .  .      G08/2  .  .  .  .
.  .  G09/0  S      S  .  .  .
"""


def test_TX38_T88_solo_coins():
    table = solo(COINS, up="G07 W01 R01 T01").play("build greenery, cell c3, rotate 1")
    assert table.coins == 2 + 0 + 1  # two edges, a path contact, an enclosure
    assert table.cubes == "0/0/0"
    garden = COINS.replace("G15/0", ".    ")
    temple = solo(garden, up="G07 W01 R01 T13", beside="birds any, fish any, pavilion rock, birds rock")
    temple.play("build tao, cell c3, rotate 0")
    assert temple.coins == 1 + 2 + 1  # the temple, two greenery edges at it, the area it closes


def test_TX39_T89_solo_landscapes():
    table = solo(
        small="c2",
        visible="L6 L7 S2 S9",
        up="G13 W01 R01 T01",
        garden="# # . . . . # #\n# # . G15 . . # #\n. . . G14/2 . . . .",
    )
    table.play("build greenery, cell c2, rotate 0")
    assert table.offers() == {"pick S2", "pick S9"}
    table.play("pick S2, slot W 0")
    slots = {i: LANDSCAPE_NAMES[x] for i, x in enumerate(table.state.slots) if x >= 0}
    assert slots == {3 * 5 + 2: "S2", 1 * 5 + 2: "S9"}
    table.play("landscape S1, landscape S3")
    assert table.offers("put")
    assert table.refuses("refresh small search") == "T-90"


def test_TX39_T89_all_tokens_fill_all_slots():
    for seed in range(40):
        match = Match(GAME, 1)
        rng = Rng(seed)
        while not match.over:
            match.settle(rng)
            if match.over:
                break
            legal = match.state.legal()
            match.play(legal[rng.below(len(legal))])
        state = match.state
        filled = sum(1 for landscape in state.slots if landscape >= 0)
        assert filled == 4 + 2 * (8 - state.tokens_left)
        for side in range(4):
            for slot in range(5):
                opposite = state.slots[(side ^ 2) * 5 + slot]
                assert (state.slots[side * 5 + slot] >= 0) == (opposite >= 0)


def finale(coins: int, **more):
    """All inner spaces but the last are covered: the last tile is placed from the display."""
    table = solo(up="G15 W15 R15 T13", coins=coins, beside="-, -, -, -", display="T14", **more)
    state = table.state
    for cell in state.board.inner[:-1]:
        state.lying[cell] = TILE_NAMES.index("T13") * 4
        state.asked[cell] = 0
        state.covered += 1
    state.asked[state.board.inner[-1]] = 5
    state.open_spaces = [state.board.inner[-1]]
    return table


def test_TX40_T91_T94_solo_result():
    table = finale(
        30,
        own="emperor",
        row="lady monk",
        minis="poet e5 court N neutral",
        standing="pavilion d5 0",
        slots="N L1 L2, S L3 L4",
    )
    assert influences_open(table.state) == 3  # 10, 20, 30
    table.play("lantern from-display, display 0, cell f7, rotate 0")
    assert table.coins == 31
    assert table.offers() == {"influence lady", "influence monk", "done"}
    table.play("influence lady")
    assert table.offers("stand") == {"d5 0"}
    table.play("stand d5 0").settle()
    table.play("done")
    assert table.state.ending == "solo-fair"  # no space was left for the own minis
    assert table.state.scores() == [31]


def test_TX40_four_own_characters_and_the_grade():
    table = finale(
        30,
        own="emperor empress child lady",
        row="monk hermit",
        influenced=3,
        standing="fish e4 0",
        slots="N L1, E L8 S1 S2 S3, S L3 L4",
        visible="",
        options={"solo_views": "and-decorations"},
    )
    for cell, tile in (("b3", "G09"), ("c2", "W09"), ("b6", "R09")):  # three more character spaces
        table.state.lying[cell_of(cell)] = TILE_NAMES.index(tile) * 4
    table.play("lantern from-display, display 0, cell f7, rotate 0")
    assert table.offers() == {"send emperor", "send empress", "send child", "send lady"}
    assert table.refuses("send poet") == "T-94"
    table.play("send emperor, stand e5 court, face N, send empress, stand b3 court, face W")
    table.play("send child, stand c2 court, face E, send lady, stand b6 court, face S")
    assert dict(table.state.breakdown(0)) == {"coins": 31, "emperor": 11, "empress": 9, "child": 8, "lady": 12}
    assert table.state.scores() == [71]
    assert table.state.ending == "solo-good"


def test_T94_only_the_preference_counts_unless_the_option_says_otherwise():
    """Two sentences of the rulebook name the preferred views alone; `and-decorations` is the other reading."""
    for views, seen in (("preference", 10), ("and-decorations", 11)):
        table = finale(
            30, own="emperor", row="", influenced=3, standing="fish e4 0", slots="N L1", options={"solo_views": views}
        )
        table.play("lantern from-display, display 0, cell f7, rotate 0, send emperor, stand e5 court, face N")
        assert dict(table.state.breakdown(0)) == {"coins": 31, "emperor": seen}


@pytest.mark.parametrize(
    ("coins", "grade"),
    [(59, "solo-fair"), (60, "solo-good"), (74, "solo-good"), (75, "solo-impressive"), (95, "solo-outstanding")],
)
def test_TX40_T94_grades(coins, grade):
    table = finale(coins, own="", influenced=3)
    table.play("lantern from-display, display 0, cell f7, rotate 0")
    assert table.state.scores() == [coins + 1]
    assert table.state.ending == grade


def test_TX41_T93_T95_depletion():
    """Both stacks of a diagonal run out together; then only *tile only* and *from display* are left."""
    table = solo(up="G01 R01", beside="birds any, -, pavilion rock, -", display="G02 W02", used="tile-only")
    state = table.state
    state.unseen[1] = state.unseen[3] = 0
    table = solo_again(table)
    assert table.offers() == {"lantern from-display", "lantern reuse"}
    assert table.refuses("build greenery") == "T-93"
    assert table.refuses("lantern new-cards") == "T-93"
    table.play("lantern reuse")
    assert table.offers() == {"copy tile-only"}
    assert table.refuses("copy new-cards") == "T-87"
    table.play("copy tile-only, build rock, cell c5, rotate 0").settle()
    assert table.offers() == {"lantern from-display"}
    table.play("lantern from-display, display 0, cell d3, rotate 0")
    assert state.ending == "solo-lost"


def solo_again(table):
    """Ask for the turn anew after the position was changed by hand."""
    table.state.pending = [BEGIN_SOLO_TURN]
    table.state.pending.pop().apply(table.state, -1)
    return table


def test_TX41_the_last_space_wins_even_if_a_stack_is_empty():
    table = finale(5)
    state = table.state
    state.unseen[1] = state.unseen[3] = 0
    state.face_up[1] = state.face_up[3] = -1
    solo_again(table)
    table.play("lantern from-display, display 0, cell f7, rotate 0, send poet, stand e5 court, face N")
    assert state.ending == "solo-fair"


def test_TX44_T87_solo_lanterns():
    table = solo(beside="bridge any, bridge any, bridge landscape, bridge landscape")
    state = table.state
    assert table.offers() == {"lantern tile-only", "lantern new-cards"}
    assert table.refuses("lantern from-display") == "T-87"
    assert table.refuses("lantern reuse") == "T-87"
    table.play("lantern new-cards")
    assert state.discard == [card_of(c) for c in ("bridge any", "bridge any", "bridge landscape", "bridge landscape")]
    table.play("card bridge any, card bridge landscape, card pavilion rock, card pavilion water")
    assert table.offers() == {"build rock", "build tao", "lantern tile-only", "lantern reuse"}
    table.play("lantern tile-only, build tao, cell d3, rotate 1")
    assert state.display == [TILE_NAMES.index("W01")]
    table.settle()
    assert state.turn == 3
    table.play("lantern reuse")
    assert table.offers() == {"copy tile-only", "copy new-cards"}
    table.play("copy new-cards").settle()
    assert state.used[0] == 0b1101
    assert "lantern reuse" not in table.offers()


def test_T90_removing_decorations():
    table = solo(owned=(4, 0), standing="birds d4 0, pavilion d5 0", minis="lady d5 0 N neutral")
    assert table.offers("remove") == {"d4 0"}
    assert table.refuses("remove d5 0") == "T-90"  # a mini stands on it
    assert table.refuses("remove c3 0") == "T-90"
    table.play("remove d4 0")
    assert table.state.owned == [0, 0]
    assert table.state.supply[0] == 3  # it does not return to the supply
    assert table.state.removed == 1
    assert solo(owned=(3, 3), standing="birds d4 0").refuses("remove d4 0") == "T-90"


def test_T90_between_tile_and_decoration():
    beside = "fish any, bridge any, bridge any, bridge landscape"
    table = solo(
        owned=(3, 0),
        standing="lotus e4 0",
        large="c2",
        up="G01 W10 R01 T13",
        beside=beside,
        garden="# # . . . . # #\n# # . G02 . . # #\n. . . G03 . . . .",
    )
    assert table.offers("build") == {"greenery", "water"}
    table.play("build greenery")
    assert table.offers("cell") == {"c2"}  # only there the fourth token is gained
    assert table.refuses("cell c4") == "T-87"
    table.play("cell c2, rotate 0, pick L6, slot N 0, landscape L1, landscape L2")
    assert table.offers() == {"remove e4 0"}
    table.play("remove e4 0")
    assert table.offers() == {"put e4 0"}


def test_T91_influence_between_turns_and_before_the_decoration():
    table = solo(coins=10, row="emperor lady")
    assert table.offers("influence") == {"emperor", "lady"}
    assert table.refuses("influence monk") == "T-91"
    assert table.refuses("influence blind") == "T-91"
    table.play("influence lady, stand e5 court").settle()
    assert table.offers("influence") == set()
    assert len(table.state.row) == 2
    assert table.state.owner[6] == NEUTRAL
    later = solo(coins=9, row="emperor lady").play("build greenery, cell d3, rotate 0")
    assert later.coins == 10
    assert later.offers("influence") == {"emperor", "lady"}
    assert solo(coins=9).refuses("influence lady") == "T-91"


def test_T91_without_a_space_the_neutral_mini_leaves_the_game():
    table = solo(coins=10, row="emperor lady", minis="monk e5 court N neutral").play("influence lady").settle()
    assert table.state.at[6] == -1
    assert table.state.owner[6] == NEUTRAL


def test_T85_outer_spaces_are_not_used():
    garden = "# # . . . . # #\n# # . G02 . . # #\n. . . G03 . . . ."
    table = solo(garden).play("build greenery")
    assert "d1" not in table.offers("cell")
    assert table.refuses("cell d1") == "T-85"


def test_T92_reshuffle():
    table = solo()
    state = table.state
    state.deck, state.deck_size = [0] * 66, 0
    table.play("build greenery, cell d3, rotate 0, put d4 0, tile G05, tile R05")
    assert table.offers() == {"card birds any", "card pavilion rock"}


def test_T93_lost_at_once():
    table = solo(
        beside="bridge any, bridge any, bridge landscape, bridge landscape",
        used="tile-only new-cards from-display reuse",
    )
    assert table.state.ending == "solo-lost"
    assert table.match.over
