"""Turn order, the end and dead rounds (T-22, T-23, T-72, T-73; example TX-26)."""

import pytest

from teahouse.games.tang.rules.influence import END_PHASE
from teahouse.games.tang.rules.turn import NEXT_TURN, TURN
from tests.games.tang.drawing import draw


def end_turn(table) -> None:
    """The turn of the player to move is over, whatever it was."""
    state = table.state
    state.pending = [NEXT_TURN]
    state.pending.pop().apply(state, -1)


@pytest.mark.parametrize(("before", "left"), [(0, 3), (1, 2), (3, 0)])
def test_TX26_T72_few_tokens(before, left):
    table = draw(seats=4, tokens=True)
    state = table.state
    for _ in range(before):
        state.round_placed = True
        end_turn(table)
    state.tokens, state.tokens_left = 0b111, 3
    end_turn(table)
    for _ in range(left):
        assert not state.ending
        end_turn(table)
    assert state.ending == "tokens-taken"
    assert table.match.over
    assert state.turn == 4


def test_TX26_an_emptied_stack_in_the_last_turn_of_the_round_ends_at_once():
    table = draw(seats=4, tokens=True)
    state = table.state
    for _ in range(3):
        end_turn(table)
    state.unseen[2], state.face_up[2] = 0, -1
    end_turn(table)
    assert state.ending == "stack-empty"


def test_T72_the_last_tile_of_a_stack():
    table = draw(seats=2, tokens=True, up="G01 W01 R01 T01", used="two-tiles")
    state = table.state
    state.unseen[0] = 0
    table.play("build greenery, cell d3, rotate 0")
    assert state.trigger == "stack-empty"
    assert state.seat == 1
    assert not state.ending
    table.play("build water, cell f4, rotate 0, done")
    assert state.ending == "stack-empty"


def test_T72_a_card_bonus_can_trigger_the_end():
    table = draw(seats=2, tokens=True, used="two-decorations")
    state = table.state
    state.tokens, state.tokens_left = 0b1111, 4
    table.play("decorate, card birds landscape, card fish any, keep birds landscape, put d4 0, token c2")
    table.play("pick L6, slot N 0").settle()
    assert state.trigger == "tokens-taken"


def test_T23_T22_clockwise_from_seat_0():
    table = draw(seats=3, tokens=True)
    seats = []
    for _ in range(4):
        seats.append(table.state.seat)
        table.state.round_placed = True
        end_turn(table)
    assert seats == [0, 1, 2, 0]


def dead_turn(table) -> None:
    table.play("decorate, card bridge any, card bridge landscape")


def test_T73_a_dead_round_in_which_nothing_fits_ends_the_game():
    table = draw(tokens=True)
    state = table.state
    state.open_spaces = []
    dead_turn(table)
    assert not state.ending
    dead_turn(table)
    assert state.ending == "nothing-fits"


def test_T73_otherwise_whoever_can_build_must_build():
    table = draw(tokens=True, used="reposition")
    state = table.state
    dead_turn(table)
    dead_turn(table)
    assert state.must_build
    assert not state.ending
    assert table.refuses("decorate") == "T-73"
    assert table.refuses("lantern two-decorations") == "T-73"
    assert table.offers() == {"build greenery", "build water", "build rock", "build tao", "lantern two-tiles"}
    table.play("build greenery, cell d3, rotate 0, done")
    assert not state.must_build
    assert "decorate" in table.offers()


def test_T73_who_cannot_build_still_decorates():
    table = draw(tokens=True)
    state = table.state
    state.must_build = True
    state.open_spaces = []
    assert "decorate" in table.offers()


def test_T73_option_a_dead_round_ends_the_game():
    table = draw(tokens=True, options={"dead_round": "end"})
    dead_turn(table)
    dead_turn(table)
    assert table.state.ending == "dead-round"


def test_T24_T25_phases_of_a_turn():
    table = draw(tokens=True, minis="poet e5 court N 0", row="hermit child")
    assert "lantern reposition" in table.offers()  # turn_start
    table.play("build greenery, cell d3, rotate 0")
    assert "lantern reposition" in table.offers()  # main
    table.play("done")
    assert table.offers() == {"done", "lantern reposition"}  # influence
    assert table.refuses("influence hermit") == "T-57"
    assert table.state.pending[0] is NEXT_TURN
    table.play("done")
    assert table.state.pending == [TURN[1]]
    assert END_PHASE.actor < 0


def test_T27_T2_nothing_is_secret_and_the_bank_is_full():
    table = draw(coins=500)
    table.state.gain_coins(100, "test")
    assert table.coins == 600
