"""Edges of the rules at which a small fault would be overlooked elsewhere: `make mutants` has found them."""

from __future__ import annotations

import pytest

from teahouse.core.errors import OptionError
from teahouse.core.position import Fields
from teahouse.games.castle.rules.calling import SHRINE_PAYS, payments_leaving_a_pair
from teahouse.games.castle.rules.choices import DROP, REALM
from teahouse.games.castle.rules.consolidating import build_shrine
from teahouse.games.castle.rules.game import GAME
from teahouse.games.castle.rules.layouts import LONG_RUN, read_grid
from teahouse.games.castle.rules.pieces import CONSOLIDATE, NO_FACE
from teahouse.games.castle.rules.position_steps import read_step, step_word
from teahouse.games.castle.rules.realm import BIT, spaces_of
from teahouse.games.castle.rules.realm_spirits import DropShrine, DropTile
from teahouse.games.castle.rules.state import TurnedSet
from tests.games.castle.drawing import draw, picked, read_realm
from tests.games.castle.test_refusals import FULL, ROW, why

TWO_FREE = FULL.replace("1M1 1S1", "-- --", 1)
ONE_FREE = FULL.replace("1M1 1S1", "-- 1S1", 1)


def test_C34_with_two_legal_spaces_a_shrine_may_pay_for_a_pair():
    roomy, narrow, full = (read_realm(text) for text in (TWO_FREE, ONE_FREE, FULL))
    for realm in (roomy, narrow, full):
        realm.pool = 1
    assert payments_leaving_a_pair(roomy) == roomy.shown | SHRINE_PAYS
    assert payments_leaving_a_pair(narrow) == narrow.shown
    assert payments_leaving_a_pair(full) == 0


def test_C34_a_pair_that_has_room_is_refused_for_its_own_reason():
    assert why(picked(draw(ROW, TWO_FREE), "M1"), "pair a1") != "a-pair-needs-two-legal-spaces"
    assert why(picked(draw(ROW, ONE_FREE), "M1"), "pair a1") == "a-pair-needs-two-legal-spaces"


def test_C65_change_stays_out_of_a_check_where_the_table_plays_it_so():
    for played, reason in (("no", "change-stays-out-of-this"), ("yes", "no-special-tile-enlarges-the-set")):
        state = draw("", "1M1 1M2 1M3 1M4", spirits="change", options={"change_in_check": played}).state
        assert state.spirits[0].missing(state, CONSOLIDATE).key == reason


def test_C62_a_moved_tile_joins_no_set_that_it_was_not_of():
    table = draw("", "1xx 1xx --", spirits="strength")
    state = table.state
    state.turned = [TurnedSet(BIT[1], [1] * 24, 1)]  # b1 alone was turned in this turn
    DropTile(0, 0, 1).apply(state, DROP.of(2))
    assert state.turned[0].tiles == BIT[1]


def test_C62_a_moved_tile_of_a_set_stays_of_it():
    state = draw("", "1xx 1xx --", spirits="strength").state
    state.turned = [TurnedSet(BIT[0] | BIT[1], [1] * 24, 1)]
    DropTile(0, 0, 1).apply(state, DROP.of(2))
    assert state.turned[0].tiles == BIT[1] | BIT[2]


def test_C61_the_tile_that_a_shrine_left_is_no_place_for_a_new_one():
    state = draw("", "1## 1xx 1xx", spirits="wind").state
    state.turned = [TurnedSet(BIT[0] | BIT[1], [1] * 24, 1)]
    DropShrine(0, 0).apply(state, DROP.of(2))
    assert state.turned[0].tiles == BIT[1]


def test_C63_what_nobody_has_seen_has_no_twin():
    state = draw("S1/M4 . S2/M4", "1F1", spirits="elegance").state
    state.top[0] = NO_FACE
    assert not state.leaves_short_side_twin(0)


def test_a_realm_remembers_which_spaces_to_draw_anew():
    realm = read_realm("1xx")
    realm.touched = 0
    realm.put(0, 3)
    realm.put(1, 7)
    assert realm.touched == BIT[3] | BIT[7]


@pytest.mark.parametrize(
    "word",
    [
        *("wild:acted", "destroy:start", "lift-shrine:may", "lift-shrine:must", "drop-shrine:a1"),
        *("lift-tile:0:-", "lift-tile:1:a1", "lift-tile:1:c2", "drop-tile:b1:1"),
    ],
)
def test_steps_of_spirits_are_read_as_they_are_written(word: str):
    state = draw("S1/M4", "1F1 1F2 1F3", spirits="change").state
    assert step_word(read_step(Fields(f"castle 1; pending {word}"), state, word, {})) == word


def test_the_spaces_of_a_mask_are_its_bits():
    for first in range(REALM):
        assert spaces_of(BIT[first]) == [first]
        for second in range(first):
            assert spaces_of(BIT[first] | BIT[second]) == [second, first]


def test_C44_a_shrine_that_is_built_is_drawn_anew():
    state = draw("", "1xx 1xx").state
    state.realms[0].touched = 0
    build_shrine(state, 1)
    assert state.realms[0].touched == BIT[1]


def test_C89_a_row_is_long_from_the_number_on_that_the_data_say():
    for run, told in ((LONG_RUN - 1, False), (LONG_RUN, True)):
        rows = ["2" * run + "1" * (14 - run), *["1" * 14] * 6, "1" * (18 - run)]  # 116 tiles
        layout = read_grid("\n".join(rows))
        keys = {reason.key for reason in layout.warnings(2)}
        assert ("long-row-on-an-upper-floor" in keys) == told, run


def test_a_card_that_is_named_twice_is_named_in_the_refusal():
    with pytest.raises(OptionError) as refusal:
        GAME.start(2, {"spirits": "wind change change"})
    assert refusal.value.values == {"listed": "spirit-change"}
