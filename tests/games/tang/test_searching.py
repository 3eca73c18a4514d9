"""What a searching player of Tang Garden sees: a turn still to come, what can still be had, who ends the game."""

from __future__ import annotations

from pathlib import Path

from teahouse import games
from teahouse.bots.search.player import SearchBot
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games import read_match
from teahouse.games.tang.numbers import GUESSES, numbers
from teahouse.games.tang.pieces import FIRST_TREE, KIND_COUNT
from teahouse.games.tang.state import Tang

RECORD = Path(__file__).resolve().parents[2] / "records" / "tang" / "ended-behind.txt"


def last_turn() -> Tang:
    """The second player is eight points behind, and one more token ends the game."""
    match = read_match(RECORD.read_text("utf-8"))
    turn = match.entries[-1].turn
    state = match.after(next(at for at, entry in enumerate(match.entries) if entry.turn == turn)).state
    assert isinstance(state, Tang)
    assert (state.actor, state.scores(), state.tokens_left) == (1, [79, 71], state.board.end_tokens + 1)
    return state


def number(state: Tang, seat: int, name: str) -> float:
    return numbers(state)[seat][list(GUESSES).index(name)]


def test_T72_who_is_behind_does_not_end_the_game() -> None:
    state, rng = last_turn(), Rng(1)
    player, turn = SearchBot(games.find("tang"), 150), state.turn
    while state.actor != OVER and state.turn == turn:
        state.apply(state.draw(rng) if state.actor == CHANCE else player.choose(state, rng))
    assert state.actor != OVER


def test_T23_who_has_still_a_turn_in_this_round_knows_it() -> None:
    state = last_turn()
    assert [number(state, seat, "turn-to-come") for seat in (0, 1)] == [0.0, 1.0]


def test_T49_trees_that_nobody_can_plant_any_more_are_no_hope() -> None:
    state = last_turn()
    state.cards[KIND_COUNT + FIRST_TREE] = 1  # a kind of tree that is worth 1, the next one 3, the one after it 5
    for tree in range(1, 5):
        state.cards[KIND_COUNT + FIRST_TREE + tree] = 0
        state.supply[FIRST_TREE + tree] = 1 if tree < 3 else 0
    assert [number(state, 1, name) for name in ("trees", "next-tree", "tree-after-next")] == [1.0, 3.0, 5.0]
    state.supply[FIRST_TREE + 1] = 0
    assert [number(state, 1, name) for name in ("next-tree", "tree-after-next")] == [3.0, 0.0]
    state.supply[FIRST_TREE + 2] = 0
    assert [number(state, 1, name) for name in ("next-tree", "tree-after-next")] == [0.0, 0.0]
