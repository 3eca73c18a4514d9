"""A glance at choices: it changes nothing, and adds up what a tile really brings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from teahouse import games
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, fingerprint
from teahouse.games.tang.mind.growth import TRIED, track_worth
from teahouse.games.tang.mind.prior import Glance
from teahouse.games.tang.rules.choices import LANTERN
from teahouse.games.tang.rules.influence import EndOfTurn
from teahouse.games.tang.rules.landscapes import PickLandscape, pile
from teahouse.games.tang.rules.pieces import CHARACTER_COUNT, REPOSITION, SEARCH, TILE_VIEW, TWO_TILES, bits_of
from teahouse.games.tang.rules.placing import Paths, Rotate
from teahouse.games.tang.rules.state import NOWHERE, Tang
from tests.games.tang.drawing import draw
from tests.share import share


def decisions(seats: int, seed: int) -> Iterator[Tang]:
    """Every decision of a random game that leaves a choice."""
    game = games.find("tang")
    state, rng = game.start(seats, {"board": "balanced"}), Rng(seed)
    assert isinstance(state, Tang)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        legal = state.legal()
        if len(legal) > 1:
            yield state
        state.apply(legal[rng.below(len(legal))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_glance_values_every_choice_and_changes_nothing(seats: int) -> None:
    kinds: set[str] = set()
    for number, state in enumerate(decisions(seats, seats)):
        kind = type(state.pending[-1]).__name__
        if kind in kinds and number % 6 >= share(6):
            continue
        before = fingerprint(state)
        legal = state.legal()
        assert len(Glance(state, TRIED).values(legal)) == len(legal)
        assert fingerprint(state) == before
        kinds.add(kind)
    assert {"Turn", "ChooseCell", "Rotate", "ChooseCard", "PutDecoration", "Stand", "Face", "ChooseSlot"} <= kinds


def test_T67_the_monk_counts_on_his_coins_whatever_was_placed_before() -> None:
    """`placed` is of the action before until a new one begins."""
    values = []
    for active in ("monk", "emperor"):
        for placed in (0, 1, 2):
            state = draw(up="G01 W01", active=active).state
            state.placed = placed
            values.append(Glance(state, TRIED).build(state.face_up[0]))
    assert len(set(values[:3])) == len(set(values[3:])) == 1
    assert values[0] == values[3] + 2
    state = draw(up="G01 W01", active="monk").state
    before = fingerprint(state)
    state.apply(LANTERN.base + TWO_TILES)  # now he has been paid
    assert state.coins[0] == 2
    assert Glance(state, TRIED).build(state.face_up[0]) == values[3]
    assert fingerprint(state) != before


def test_T31_a_glance_at_a_tile_adds_up_what_laying_it_brings() -> None:
    compared = 0
    for seed in range(6):
        for state in decisions(2, seed):
            step = state.pending[-1]
            if not isinstance(step, Rotate) or state.token_on(step.cell) >= 0 or watched(state):
                continue
            seat = state.actor
            for choice in state.legal():
                look = Glance(state, TRIED)
                after = state.clone()
                after.apply(choice)
                if not any(isinstance(later, Paths) for later in after.pending):
                    brought = after.coins[seat] - state.coins[seat] + track_worth(after, seat, look.turns, TRIED)
                    brought += TRIED.character * (after.reached[seat] - state.reached[seat])
                    brought -= track_worth(state, seat, look.turns, TRIED)
                    assert look.values([choice])[0] == pytest.approx(brought)
                    compared += 1
    assert compared > 50


def watched(state: Tang) -> bool:
    """Does a mini look for a terrain (T-83)? What a tile brings to it is a guess."""
    return any(
        state.at[mini] != NOWHERE and state.board.characters[mini].view == TILE_VIEW for mini in range(CHARACTER_COUNT)
    )


def test_T70_5_searching_a_pile_is_worth_what_lies_in_it() -> None:
    compared = 0
    for seed in range(4):
        for state in decisions(2, seed):
            step = state.pending[-1]
            if isinstance(step, PickLandscape) and LANTERN.base + SEARCH in state.legal():
                look = Glance(state, TRIED)
                best = max(look.sights.landscape(landscape) for landscape in bits_of(pile(state, step.size)))
                assert look.values([LANTERN.base + SEARCH])[0] == pytest.approx(best - look.ready(SEARCH))
                compared += 1
    assert compared > 5


def test_T70_3_moving_a_mini_waits_for_the_end_of_the_turn() -> None:
    compared = 0
    for seed in range(4):
        for state in decisions(2, seed):
            legal = state.legal()
            if LANTERN.base + REPOSITION in legal and not isinstance(state.pending[-1], EndOfTurn):
                values = Glance(state, TRIED).values(legal)
                assert max(values) > values[legal.index(LANTERN.base + REPOSITION)]
                compared += 1
    assert compared > 5
