"""What a searching player of Tang Garden sees: a turn still to come, what can still be had, who ends the game."""

from __future__ import annotations

from pathlib import Path

from teahouse import bots, games
from teahouse.bots.ahead import look_ahead
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games import read_match
from teahouse.games.tang.mind.features import GUESSES, numbers
from teahouse.games.tang.mind.judge import Judge
from teahouse.games.tang.rules.choices import KEEP, LANTERN
from teahouse.games.tang.rules.pieces import BIT, FIRST_TREE, KIND_COUNT, REPOSITION, SEARCH
from teahouse.games.tang.rules.state import Tang

RECORDS = Path(__file__).resolve().parents[2] / "records" / "tang"


def last_turn() -> Tang:
    """The second player is eight points behind, and one more token ends the game."""
    match = read_match((RECORDS / "ended-behind.txt").read_text("utf-8"))
    turn = match.entries[-1].turn
    state = match.after(next(at for at, entry in enumerate(match.entries) if entry.turn == turn)).state
    assert isinstance(state, Tang)
    assert (state.actor, state.scores(), state.tokens_left) == (1, [79, 71], state.board.end_tokens + 1)
    return state


def number(state: Tang, seat: int, name: str) -> float:
    return numbers(state)[seat][list(GUESSES).index(name)]


def test_T72_who_is_behind_does_not_end_the_game() -> None:
    state, rng = last_turn(), Rng(1)
    player, turn = bots.find("search:150", games.find("tang")), state.turn
    while state.actor != OVER and state.turn == turn:
        state.apply(state.draw(rng) if state.actor == CHANCE else player.choose(state, rng))
    assert state.actor != OVER


def thrown_away() -> Match:
    """An expert of old won it, but used two lanterns for nothing."""
    return read_match((RECORDS / "wasted-lanterns.txt").read_text("utf-8"))


def test_T70_5_a_pile_is_not_searched_while_nobody_looks_at_landscapes() -> None:
    state, rng = thrown_away().after(58).state, Rng(1)
    assert isinstance(state, Tang)
    player, turn, seat = bots.find("search:150", games.find("tang")), state.turn, state.actor
    while state.turn == turn:
        state.apply(state.draw(rng) if state.actor == CHANCE else player.choose(state, rng))
    assert state.owned[seat * 2] + state.owned[seat * 2 + 1] == 1
    assert state.used[seat] & BIT[SEARCH] == 0


def test_T70_3_a_mini_is_not_moved_before_the_turn_shows_what_for() -> None:
    state = thrown_away().after(197).state
    assert LANTERN.base + REPOSITION in state.legal()
    assert bots.find("search:150", games.find("tang")).choose(state, Rng(1)) != LANTERN.base + REPOSITION


def test_T57_a_card_that_completes_a_column_is_not_promised_for_twice_as_much() -> None:
    """Drawn cards, one of which brings a character: to put off the choice is not worth more than to make it."""
    state = thrown_away().after(197).state
    judge = Judge(state.actor)
    best = max(look_ahead(state, choice, judge) for choice in state.legal() if KEEP.has(choice))
    assert look_ahead(state, LANTERN.base + REPOSITION, judge) < best


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
