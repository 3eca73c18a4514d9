"""The castle, what can be taken, and the four actions (C-14 to C-30; examples CX-1 to CX-8, CX-40)."""

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.games.castle.rules.choices import TAKE
from teahouse.games.castle.rules.game import GAME
from teahouse.games.castle.rules.pieces import COPIES, FACE_NAMES, KIND_OF, TILES, VALUE_OF
from tests.games.castle.drawing import draw


def test_C1_tiles():
    assert len(FACE_NAMES) == 29
    assert len(FACE_NAMES) * COPIES == TILES == 116
    assert [KIND_OF.count(kind) * COPIES for kind in range(6)] == [24, 24, 24, 16, 16, 12]
    assert VALUE_OF[FACE_NAMES.index("F6")] == 6
    assert VALUE_OF[FACE_NAMES.index("W4")] == 0


def test_C5_C8_C13_set_up():
    for seats in (2, 3, 4):
        state = GAME.start(seats)
        assert state.seats == seats
        assert state.supply == 40 - seats  # C-8
        for realm in state.realms:  # C-13
            assert (realm.pool, realm.tokens, realm.occupied, realm.set_points) == (1, 0, 0, 0)


def test_C5_play_goes_round_from_seat_0():
    match = Match(GAME, 3, {"spirits": "0"})
    seats = []
    for _ in range(4):
        match.settle(Rng(1))
        seats.append(match.state.actor)
        match.play(match.legal()[0])
        match.settle(Rng(1))
        match.play("discard")
    assert seats == [0, 1, 2, 0]


def test_C7_every_stack_is_seen_from_above_and_nothing_else():
    match = Match(GAME, 2, {"spirits": "0", "dragons": "0"})
    match.settle(Rng(3))
    state = match.state
    assert len(match.log) == len(state.layout.cells) == 68
    assert all(state.top[cell] >= 0 for cell in state.layout.cells)
    assert state.unseen.total == 116 - 68  # C-20: covered faces are known to nobody


def test_C10_C80_cards_are_drawn_by_chance_and_never_twice():
    match = Match(GAME, 2, {"spirits": "3", "dragons": "2"})
    first = match.legal()
    assert len(first) == 10
    assert all(words.startswith("spirit ") for words in first)
    match.play("spirit faith")
    assert "spirit faith" not in match.legal()
    match.play("spirit wind")
    match.play("spirit depth")
    assert len(match.legal()) == 10
    match.play("dragon power")
    assert len(match.legal()) == 9


def test_C11_simple_cards():
    match = Match(GAME, 2, {"cards": "simple"})
    assert set(match.legal()) == {f"spirit {s}" for s in ("strength", "faith", "destruction", "depth", "cunning")}
    assert Match(GAME, 2, {"spirits": "0", "dragons": "0"}).legal()[0].startswith("face ")


def test_CX1_C17_free_long_side():
    assert draw("?/?/M1 ?/?/S2 ?/?/F3").offers("take") == {"a1", "c1"}


def test_CX2_C18_the_first_tile_comes_from_the_top_floor():
    table = draw("?/M1 ?/?/S2 F3")
    assert [table.state.available(cell) for cell in (0, 1, 2)] == [True, True, True]
    assert table.offers("take") == {"b1"}
    assert table.refuses("take a1") == "C-18"


def test_CX3_blocked_on_both_long_sides():
    table = draw("?/?/M1 W2 ?/?/S1")
    assert not table.state.available(1)
    assert table.state.short_side(1)
    between = draw(".      S1 .     \n?/?/M1 W2 ?/?/S1\n.      S3 .")
    assert not between.state.short_side(15)
    assert not between.state.available(15)


def test_CX3_elegance_takes_it_as_a_second_tile():
    table = draw("?/?/W2 W2 ?/?/S1", spirits="elegance")
    table.play("take a1, face M1")
    assert table.offers("pair") == set()
    table.play("call elegance, pay shrine")
    assert table.offers() == {"pair b1"}


def test_CX4_C17_a_covered_neighbour_blocks_too():
    table = draw("?/S1 W2 ?/F1")
    assert not table.state.available(1)


def test_CX5_C25_the_twin_lay_below():
    table = draw("W1/W1 S2/S3").play("take a1, face W1")
    assert table.offers("pair") == {"a1"}
    table.play("pair a1")
    assert table.state.height[0] == 0
    assert draw("S1/S1 W1/W1 S2/S3").offers("take") == {"a1", "c1"}


def test_CX6_C25_the_twin_lay_beside():
    table = draw("?/M2 ?/M2 ?/S4")
    assert table.refuses("take b1") == "C-17"
    assert table.play("take a1, face S1").offers("pair") == {"b1"}


def test_CX7_C24_the_twin_may_lie_on_any_floor():
    table = draw("?/?/M2 . ?/M2 . S5")
    assert table.offers("take") == {"a1"}
    table.play("take a1, face F1")
    assert table.offers("pair") == {"c1"}
    table.play("shrine, place a1")
    assert table.state.top_floor() == 2  # C-18: the next player starts there
    assert table.offers("take") == {"a1", "c1"}


def test_CX8_C27_only_discard_remains():
    table = draw("?/M1 . S2 .", supply=0).play("take a1, face F1")
    assert table.offers() == {"discard"}
    assert table.refuses("shrine") == "C-26"
    assert table.play("discard").points == 1


def test_C15_no_tile_no_pick():
    assert draw("?/M1 . S2").refuses("take b1") == "C-15"


def test_C16_nothing_drops():
    table = draw("?/M1 ?/S2").play("take a1, face F1")
    assert table.state.height[:2] == [1, 2]


def test_C19_there_is_always_a_first_tile():
    for layout in GAME.options[0].values:
        if layout == "basic":
            continue
        state = GAME.start(4, {"layout": layout, "spirits": "0", "dragons": "0"})
        rng = Rng(5)
        while state.actor == -1:
            state.apply(state.draw(rng))
        while state.top_floor() > 0:
            takes = state.first_takes()
            assert takes
            state.remove_tile(TAKE.index(takes[rng.below(len(takes))]))


def test_C22_the_first_tile_cannot_be_put_back():
    table = draw("?/M1 . S2").play("take a1, face F1")
    assert table.refuses("take c1") == "C-22"
    assert table.refuses("summon") == "C-29"


def test_C24_identical_means_type_and_face():
    table = draw("?/M1 . M2 . S1").play("take a1, face F1")
    assert table.offers("pair") == set()
    assert table.refuses("pair c1") == "C-24"


def test_C26_a_shrine_comes_from_the_supply():
    table = draw("?/M1 . S2", supply=5).play("take a1, face F1, shrine")
    assert (table.state.supply, table.realm.pool) == (4, 2)


def test_C26_option_unlimited_supply():
    table = draw("?/M1 . S2", supply=0, options={"shrine_supply": "unlimited"}).play("take a1, face F1")
    assert "shrine" in table.offers()
    assert table.play("shrine").state.supply == 0, "never below nothing"


def test_C28_C29_summon():
    table = draw("M1 . S2")
    assert "summon" in table.offers()
    table.play("summon")
    assert table.realm.tokens == 1
    assert table.state.seat == 1  # nothing is placed, the turn is over
    assert draw("?/M1 . S2").refuses("summon") == "C-29"


def test_C29_an_empty_castle_leaves_only_summon():
    assert draw("").offers() == {"summon"}


def test_CX40_C29_no_summon_after_the_first_pick():
    table = draw("?/M1 . S2").play("take a1, face F1")
    assert "summon" not in table.offers()
    table.play("discard")
    assert "summon" in table.offers()  # the next player may


def test_C30_discards_leave_the_game():
    table = draw("?/M1 . S2").play("take a1, face F1, discard")
    assert table.realm.discards == 1
    assert table.show() == "\n".join(["-- -- -- -- -- --"] * 4)


def test_C83_a_turn_without_tile_and_token_is_skipped():
    table = draw("M1", spirits="destruction", seats=4, options={"last_round": "next"})
    state = table.state
    state.summons, state.last_turn = 7, 4
    assert "summon" not in table.offers()
    assert table.refuses("summon") == "C-83"
    table.play("call destruction, pay shrine, destroy a1")  # the last tile of all: nobody has anything to do any more
    assert state.turn == 4
    assert state.ending == "castle-empty"
