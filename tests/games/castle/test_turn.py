"""A whole turn, in its order (C-21, C-23), and the notation of its decisions."""

from teahouse.core.rng import Rng
from tests.games.castle.drawing import draw


def test_C21_C23_the_order_of_a_turn():
    """Take, pair, place both, the set is consolidated, build, then the end window, then the next player."""
    table = draw("?/W1 . W1 . ?/S2", "1W2 1W3 --\n1F1", spirits="destruction", pool=2)
    table.play("take a1, face M1")
    assert table.offers() == {"pair c1", "shrine", "discard", "call destruction"}  # window picked
    table.play("pair c1")
    assert table.offers("call") == {"destruction"}  # window acted
    table.play("place c1")
    assert table.offers("call") == {"destruction"}  # still window acted (C-33)
    table.play("place d1")
    assert table.points == 2
    table.play("build c1, build d1")
    assert table.offers() == {"call destruction", "done"}  # window end
    assert table.refuses("take e1") == "C-21"
    table.play("done")
    assert table.state.seat == 1
    assert table.state.called == 0  # C-59: no effect outlasts the turn


def test_C23_after_discard_the_turn_goes_straight_to_its_end():
    table = draw("M1 . S2", "1M1 1M2 1M3\n1W1", spirits="cunning", pool=0).play("take a1, discard")
    assert table.offers() == {"call cunning", "done"}


def test_C21_what_is_told_about_a_turn():
    table = draw("?/W1 . W1 . ?/S2", "1W2 1W3 --", pool=1)
    table.state.events = []
    table.play("take a1, face M1, pair c1, place c1, place d1, build c1")
    keys = [event.key for event in table.state.events]
    assert keys == [
        "castle-take",
        "castle-uncover",
        "castle-pair",
        "castle-place",
        "castle-place",
        "castle-set",
        "castle-build",
    ]
    assert table.state.events[5].values == {"seat": 0, "kind": "wind", "size": 4, "points": 2}


def test_section_13_undo_inside_placing_but_not_over_an_uncovered_tile():
    from teahouse.core.match import Match  # noqa: PLC0415
    from teahouse.games.castle.rules.game import GAME  # noqa: PLC0415

    match = Match(GAME, 2, {"spirits": "0", "dragons": "0"})
    match.settle(Rng(2))
    match.play(match.legal()[0])
    match.settle(Rng(2))
    match.play("shrine")
    match.play("place a1")
    match.undo()
    match.play("place b1")
    assert match.state.realms[0].height[1] == 1
    assert match.state.seat == 1
