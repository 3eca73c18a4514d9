"""Refusals of drawn positions: which condition is missing. Each reason is judged by `reasons.py`, too."""

from __future__ import annotations

import pytest

from teahouse.games.castle.rules.game import GAME
from tests.games.castle.drawing import Table, at_end, draw, holding, picked
from tests.games.castle.reasons import TRUE

FULL = "1M1 1S1 1M2 1S2 1M3 1S3\n1S4 1M4 1S5 1M5 1S6 1M6\n1## 1S1 1M1 1S2 1M2 1S3\n1S4 1M3 1S5 1M4 1S6 1M5"
ROW = "S1/M4 S2/W1 S3/F2"


def why(table: Table, choice: str) -> str:
    """The key of the reason, if it is true."""
    code = GAME.parse(choice)
    assert code not in table.state.legal(), choice
    reason = GAME.why_not(table.state, code)
    assert TRUE[reason.key](table.state, code, reason.values), reason
    return reason.key


def test_deception_tells_a_lower_neighbour_from_a_tile_elsewhere():
    table = draw("?/M4 S5 . ?/F1\n?/W1", "1F1 1F2", spirits="deception")
    table.play("take a1, face S2, call deception, pay shrine")
    assert table.offers("pair") == {"a2"}
    assert why(table, "pair b1") == "the-tile-beside-the-first-is-lower"
    assert why(table, "pair d1") == "deception-needs-a-tile-beside-the-first"
    assert why(table, "pair a1") == "deception-takes-no-tile-from-under-the-first"
    assert why(table, "shrine") == why(table, "discard") == "a-called-spirit-promised-a-pair"


def test_deception_on_any_floor_takes_the_lower_neighbour():
    table = draw("?/M4 S5 . ?/F1\n?/W1", "1F1 1F2", spirits="deception", options={"deception": "any-floor"})
    table.play("take a1, face S2, call deception, pay shrine")
    assert table.offers("pair") == {"a2", "b1"}


def test_elegance_tells_the_floor_before_the_obligation():
    table = draw(f"{ROW}\n. . . . .\nM1 W2 M3", "1F1", spirits="elegance").play("call elegance, pay shrine")
    assert table.offers("take") == {"b1"}
    assert why(table, "take b3") == "the-first-tile-comes-from-the-top-floor"  # though free above and below only
    assert why(table, "take a1") == "elegance-and-no-short-side-twin-in-sight"
    assert why(table, "summon") == "elegance-promised-a-pick"


def test_elegance_once_fulfilled_wants_any_of_four_sides():
    table = draw(f"{ROW}\n. . . . .\n. . S3 .\n. M1 W1 M3\n. . S6 .", "1F1", spirits="elegance")
    table.play("call elegance, pay shrine, take b1, face S2")
    assert why(table, "pair c4") == "tiles-on-all-four-sides"
    assert why(table, "pair b4") == "not-identical-to-the-first"


def test_elegance_needs_room_for_the_pair_it_is_called_for():
    table = draw("S1/M4 . S2/W1\n. . . .\nS1 M4 S2", FULL, spirits="elegance", pool=1)
    assert why(table, "call elegance") == "no-room-for-the-pair-of-a-spirit"


@pytest.mark.parametrize(
    ("table", "spirit", "key"),
    [
        (draw("?/M1 . S2", "1M1 1S3", spirits="beauty"), "beauty", "no-group-of-equal-numbers"),
        (
            draw("?/M1 . S2", "1M3 1S3 1F3\n-- -- 1M3", spirits="beauty", pool=0),
            "beauty",
            "every-payment-would-break-it",
        ),
        (draw("?/M1 . S2", "1M3 1M4", spirits="cunning"), "cunning", "no-group-of-three"),
        (draw("?/M1 . S2", "1M3 1M4 1M5", spirits="cunning", pool=0), "cunning", "every-payment-would-break-it"),
        (draw("?/M1 . S2", "1M3 1W4", spirits="change"), "change", "no-special-tile-completes-a-set"),
        (draw("?/M1 . S2", "1M3 1xx", spirits="wind"), "wind", "no-shrine-to-move"),
        (draw("?/M1 . S2", "1##", spirits="wind"), "wind", "no-tile-for-the-shrine-to-go-to"),
        (draw("?/M1 . S2", "1## 1M1", spirits="wind", pool=0), "wind", "every-payment-would-break-it"),
        (
            draw("?/M1 . S2", "1xx", spirits="wind", options={"wind": "may-move"}),
            "wind",
            "neither-a-tile-to-turn-nor-a-shrine-to-move",
        ),
        (draw("?/M1 . S2", "1##", spirits="strength"), "strength", "no-tile-to-move"),
        (draw("", "1M1", spirits="destruction"), "destruction", "the-castle-is-empty"),
        (draw("", "1M1", spirits="elegance"), "elegance", "the-castle-is-empty"),
        (draw("?/M1 . S2", "1M1", spirits="elegance"), "elegance", "no-short-side-tile-to-begin-with"),
        (picked(draw("M1 . S2", "1M1", spirits="elegance"), "M4"), "elegance", "no-short-side-twin"),
        (picked(draw("S1 . S2", "1M1", spirits="depth"), "M4"), "depth", "no-free-tile-of-the-type"),
        (picked(draw("M1 . S2", FULL, spirits="depth", pool=0), "M4"), "depth", "no-room-for-the-pair-of-a-spirit"),
        (picked(draw("M1 . S2", "1M1", spirits="deception"), "M4"), "deception", "no-tile-beside-the-first"),
        (draw("M1 . S2", "", spirits="beauty", pool=0), "beauty", "nothing-to-pay-a-spirit-with"),
        (draw("M1 . S2", "1M1", spirits="beauty"), "wind", "spirit-not-in-play"),
        (draw("M1 . S2", "1M1", spirits="depth"), "depth", "spirit-not-in-this-window"),
    ],
)
def test_what_a_spirit_lacks(table, spirit, key):
    assert why(table, f"call {spirit}") == key


def test_strength_has_nowhere_to_go():
    full = FULL.replace("1##", "1M6")
    shut = "1xx 1## 1## 1## 1## 1##\n" + "1## 1## 1## 1## 1## 1##\n" * 3
    assert why(draw("?/M1 . S2", shut, spirits="strength", pool=1), "call strength") == "no-space-to-move-a-tile-to"
    table = draw("?/M1 . S2", full.replace("1M1", "1xx", 1).replace("1S1", "1##", 1), spirits="strength")
    table.play("call strength, pay shrine")
    assert why(table, "lift a1") == "no-other-space-for-this-tile"


def test_one_spirit_bars_another():
    table = draw("?/M4 ?/S5 . ?/M1\n?/M2", "1F1 1F2 1F3", spirits="deception depth elegance", pool=2)
    table.play("take a1, face S2, call deception, pay shrine")
    assert why(table, "call depth") == why(table, "call elegance") == "another-spirit-bars-it"
    table = draw("?/M4 . M1 S2", "1F1 1F2", spirits="depth destruction", pool=3)
    table.play("take a1, face S2, call depth, pay shrine, call destruction, pay shrine")
    assert why(table, "destroy c1") == "a-called-spirit-still-needs-this-tile"


def test_strength_after_a_move():
    table = draw("?/M1 . S2", "1M1 1S1 --", spirits="strength").play("call strength, pay shrine")
    assert why(table, "done") == "move-at-least-one-tile"
    assert why(table, "take a1") == "finish-the-spirit-first"
    table.play("lift a1")
    assert why(table, "drop a1") == "the-tile-comes-from-there"
    assert why(table, "drop b1") == "a-face-up-tile-lies-there"
    table.play("drop f4")
    assert why(table, "take a1") == "move-a-second-tile-or-no-more"
    assert why(table, "lift f4") == "two-different-tiles-are-moved"
    assert why(table, "lift a1") == "no-tile-lies-there-to-move"


def test_room_and_supply():
    table = picked(draw("M4 . S2", FULL, pool=0), "M4")
    assert why(table, "shrine") == "no-legal-space-for-the-tile"
    assert why(table, "pair a1") == "a-pair-needs-two-legal-spaces"
    assert why(picked(draw("M4 . S2", "", supply=0), "M4"), "shrine") == "no-shrine-is-left-in-the-supply"


def test_the_moment():
    table = draw("?/M1 . S2", "1M1", spirits="cunning")
    assert why(table, "pair c1") == why(table, "shrine") == "take-a-first-tile-before"
    assert why(table, "done") == "a-turn-cannot-be-passed"
    assert why(table, "place a1") == "no-tile-in-hand-to-place"
    assert why(table, "build a1") == "no-set-has-just-turned"
    assert why(table, "pay a1") == "no-spirit-has-been-called-to-pay-for"
    assert why(table, "set a1") == why(table, "lift a1") == "only-a-spirit-does-that"
    assert why(table, "face M1") == why(table, "spirit wind") == "only-chance-draws"
    table.play("take a1, face M2")
    assert why(table, "place b1") == why(table, "done") == "decide-about-the-first-tile-before"
    table.play("shrine")
    assert why(table, "take a1") == why(table, "discard") == "place-the-tile-before"
    empty = draw("", "1M1")
    assert why(empty, "pair c1") == why(empty, "done") == "the-castle-is-empty-and-you-must-summon"
    end = at_end(draw("M1", "1M1 1M2 1M3 1S1", spirits="cunning"))
    assert why(end, "take a1") == "the-action-of-this-turn-is-done"


def test_building_and_faith():
    table = holding(draw("", "1F1 1F2 1F3 --\n1M1", spirits="faith change", pool=3), "F4").play("place d1")
    assert why(table, "call faith") == "build-the-ordinary-shrines-before"
    assert why(table, "call change") == "change-comes-before-the-sets-turn"
    assert why(table, "build a2") == "only-on-a-set-consolidated-just-now"
    assert why(table, "take a1") == "finish-building-before"
    table.play("build a1")
    assert why(table, "build b1") == "no-more-shrines-on-this-set"
    table.play("call faith, pay shrine")
    assert why(table, "build a1") == "a-shrine-stands-there-already"
    assert why(table, "build a2") == "only-on-a-set-of-this-turn"
    assert table.offers("build") == {"b1", "c1", "d1"}


def test_C66_faith_reaches_a_set_whose_building_was_declined():
    """The rulebook: with several sets any tile that lies in one of them."""
    realm = "3M1 3M2 3M3 -- -- 1S1\n1F1 1F2 1F3 -- -- 1S2"
    for reading, spaces in (("closed-sets", {"a1", "b1", "c1"}), ("full-allowance", set())):
        table = draw("F4 . S2", realm, spirits="cunning faith", pool=3, options={"faith": reading})
        table.play("call cunning, pay f1, set a1, done, take a1, shrine, place d2, build a2")
        assert why(table, "build a1") == "building-on-this-set-is-over"
        table.play("call faith, pay f2")
        assert table.offers("build") == spaces | {"b2", "c2", "d2"}
        if not spaces:
            assert why(table, "build a1") == "that-set-was-not-full"


def test_change_in_a_check():
    table = holding(draw("", "1M1 1M2 1M3 -- 1W1 1M5\n1W2", spirits="change", pool=0), "M4").play("place d1")
    assert table.offers("call") == {"change"}
    assert why(table, "place a1") == "the-set-turns-before-anything-else"
    table.play("call change")
    assert why(table, "pay a1") == "payment-would-make-the-effect-impossible"
    table.play("pay a2")
    assert why(table, "wild a1 S") == "only-a-face-up-special-tile-changes"
    assert why(table, "wild e1 W") == "it-is-of-that-type-already"
    assert why(table, "wild e1 S") == "the-changed-tile-must-complete-a-set"
