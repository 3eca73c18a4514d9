"""What tiles would add to a realm is counted only where they change something: it must be what counting all gives."""

from __future__ import annotations

from teahouse import games
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games.castle.mind.growth import Outlook, best_spot, best_spots, turns_left
from teahouse.games.castle.mind.judge import standing
from teahouse.games.castle.rules.pieces import FACES, KIND_OF, KINDS
from teahouse.games.castle.rules.realm import BIT, size_of, spaces_of
from teahouse.games.castle.rules.state import Castle


def positions(seed: int) -> list[Castle]:
    """Every position of a random game without cards at which somebody has to decide."""
    rng = Rng(seed)
    state = games.find("castle").start(2, {"spirits": "0", "dragons": "0"})
    found: list[Castle] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        assert isinstance(state, Castle)
        found.append(state.clone())
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return found


def test_the_gain_of_a_tile_is_the_difference_it_makes_to_the_whole_realm() -> None:
    rng = Rng(7)
    seen = 0
    for state in [state for seed in range(3) for state in positions(seed)]:
        realm, turns = state.realms[0], turns_left(state, 0)
        outlook, before = Outlook(realm, turns), standing(state, 0, turns)
        for space in spaces_of(realm.legal_spaces()):
            face = rng.below(FACES)
            gain = outlook.gain(KIND_OF[face], BIT[space], 0)
            realm.put(face, space)
            assert abs(standing(state, 0, turns) - before - gain) < 1e-9
            realm.take_off(space)
            seen += 1
    assert seen > 1000


def test_the_best_spots_are_free_and_no_single_space_is_better() -> None:
    for state in positions(11)[::5]:
        realm = state.realms[1]
        legal = realm.legal_spaces()
        if size_of(legal) < 2:
            continue
        outlook = Outlook(realm, turns_left(state, 1))
        for kind in range(KINDS):
            single = best_spot(outlook, kind, 1)
            double = best_spots(outlook, kind, single)
            assert single.first & legal == single.first != 0
            assert size_of(double.first | double.second) == 2
            assert (double.first | double.second) & ~legal == 0
            for space in spaces_of(legal):
                assert outlook.gain(kind, BIT[space], 1) + outlook.room(BIT[space]) <= single.gain + 1e-9
