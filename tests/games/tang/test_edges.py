"""Edges of the rules at which a small fault would be overlooked elsewhere: `make mutants` has found them."""

from __future__ import annotations

from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from teahouse.games.tang.rules.game import GAME
from teahouse.games.tang.rules.state import AROUND, PLAYERS, UNDER, Tang
from tests.games.tang.drawing import draw
from tests.games.tang.test_position import TWO, read


def test_a_lantern_used_in_this_turn_is_written_down():
    used = read(TWO.replace("pending turn", "used-A search; this-turn lantern; pending turn"))
    assert used.lantern_used
    assert "this-turn lantern" in used.to_text()
    assert not read(used.to_text().replace("this-turn lantern; ", "")).lantern_used


def test_a_player_owns_one_token_or_none():
    state = read(TWO)
    for seat in range(2):
        state.holds_token[seat] = True
        assert [dict(state.goods(one))["character-tokens"] for one in range(2)] == [
            int(one <= seat) for one in range(2)
        ]


def test_only_who_is_on_owes_invitations():
    state = read(TWO)
    state.opportunities = 2
    assert [dict(state.due(seat)).get("invitations") for seat in range(2)] == [2, None]


def test_whatever_moves_says_which_places_it_changes():
    """Whoever draws the table draws only these again: landscapes, coins, cubes and miniatures that change."""
    met = set()
    swapped = 0
    for seed in range(3):
        state, rng = GAME.start(2, {}), Rng(seed)
        assert isinstance(state, Tang)
        for _ in range(160):
            if state.actor < CHANCE:
                break
            before = (state.slots[:], (state.coins[:], state.cubes[:], state.active[:]))
            state.touched = []
            legal = [state.draw(rng)] if state.actor == CHANCE else state.legal()
            state.apply(legal[rng.below(len(legal))])
            after = (state.slots, (state.coins, state.cubes, state.active))
            swapped += before[1][2] != state.active
            for place, then, now in zip((AROUND, PLAYERS), before, after, strict=True):
                if then != now:
                    assert place in state.touched
                    met.add(place)
    assert met == {AROUND, PLAYERS}
    assert swapped


def test_T66_a_swap_changes_what_is_known_under_the_stacks():
    table = draw(up="G01 W01", active="official")
    table.state.touched = touched = []
    table.play("swap greenery")
    assert UNDER in touched
