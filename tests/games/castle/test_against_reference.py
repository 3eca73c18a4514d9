"""Dragon Castle against an independent model of its rules (see `tests/contract/against.py`)."""

from __future__ import annotations

from functools import partial

import pytest

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from teahouse.games.castle.rules.choices import BUILD, CALL, PLACE
from teahouse.games.castle.rules.game import GAME
from teahouse.games.castle.rules.pieces import KIND_OF, NO_FACE, SPIRIT_NAMES, VALUE_OF
from teahouse.games.castle.rules.realm import Realm
from tests.contract.against import BATCH, GAMES, play_both, random_choice
from tests.games.castle.reference import Reference


def random_options(rng: Rng) -> dict[str, str]:
    """Any options; cards in numbers from none to all ten."""
    options = {}
    for option in GAME.options:
        if rng.below(2):
            options[option.name] = option.values[rng.below(len(option.values))]
    options["cards"] = "all"
    for name in ("spirits", "dragons"):
        options[name] = str([0, 1, 1, 2, 3, 3, 10][rng.below(7)])
    return options


def purposeful_choice(match: Match, rng: Rng, like: list[int]) -> int:
    """Random, but fond of calling spirits, building, and placing tiles beside their like: sets are rare otherwise."""
    state = match.state
    legal = state.legal()
    if state.actor == CHANCE:
        return state.draw(rng)
    calls = [choice for choice in legal if CALL.has(choice)]
    if calls and rng.below(3) == 0:
        return calls[rng.below(len(calls))]
    builds = [choice for choice in legal if BUILD.has(choice)]
    if builds and rng.below(4):
        return builds[rng.below(len(builds))]
    places = [choice for choice in legal if PLACE.has(choice)]
    if places and rng.below(4):
        realm = state.realms[state.actor]
        face = state.first if state.first != NO_FACE else state.second
        beside = [len(alike_beside(realm, PLACE.index(choice), like[face], like)) for choice in places]
        best = [choice for choice, count in zip(places, beside, strict=True) if count == max(beside)]
        return best[rng.below(len(best))]
    return legal[rng.below(len(legal))]


def alike_beside(realm: Realm, space: int, value: int, like: list[int]) -> list[int]:
    column = space % 6
    near = [space - 6, space + 6] + ([space - 1] if column else []) + ([space + 1] if column < 5 else [])
    shown = [realm.face[spot] for spot in near if 0 <= spot < len(realm.face)]
    return [face for face in shown if face != NO_FACE and like[face] == value]


def play(seed: int, options: dict[str, str], like: list[int] | None) -> Match:
    seats = 2 + seed % 3
    model = Reference(seats, options)
    choose = random_choice if like is None else partial(purposeful_choice, like=like)
    match = play_both(Match(GAME, seats, options), model, Rng(seed), choose)
    for seat in range(seats):
        assert dict(match.state.breakdown(seat)) == model.breakdown(seat)
    return match


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_the_same_games(first: int) -> None:
    for seed in range(first, first + BATCH):
        play(seed, random_options(Rng(seed)), [None, KIND_OF, VALUE_OF][seed % 3])


@pytest.mark.parametrize("spirit", SPIRIT_NAMES)
def test_the_same_game_with_every_spirit(spirit: str) -> None:
    """Seeds are tried until the spirit has really been called."""
    for seed in range(20):
        match = play(seed, {"spirits": spirit}, VALUE_OF if spirit == "beauty" else KIND_OF)
        if any(GAME.notation(entry.choice) == f"call {spirit}" for entry in match.entries):
            return
    raise AssertionError(f"{spirit} was never called")
