"""The compact observation means what its blocks say: what it reckons is found out again by playing."""

from __future__ import annotations

import numpy as np
import pytest

from teahouse import games
from teahouse.core.errors import OptionError
from teahouse.core.observe import observe
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.envs.single import SingleEnv
from teahouse.envs.spaces import Sight
from teahouse.envs.vector import Vector
from teahouse.envs.vector_env import TableVectorEnv
from tests.envs.seen import SEEN, observations

COMPACT = [name for name in SEEN if "compact" in observations(name)]


def seen(sight: Sight, state: State, viewer: int) -> dict[str, np.ndarray]:
    return sight.split(np.array(observe(sight.observer, state, viewer), np.uint8))


def decisions(name: str, seats: int, seeds: int, **options: str):
    """Positions in which somebody decides, of random games."""
    game = games.find(name)
    for seed in range(seeds):
        state, rng = game.start(seats, game.complete(options)), Rng(seed)
        while state.actor != OVER:
            if state.actor != CHANCE:
                yield state
            legal = state.legal()
            state.apply(state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))])


@pytest.mark.parametrize("name", COMPACT)
def test_seats_are_counted_from_the_viewer(name):
    sight = Sight(games.find(name), "compact")
    by_seat = [block.name for block in sight.observer.blocks if block.shape[0] == 4 and "seat" not in block.text]
    by_seat = [name for name in by_seat if name in ("points", "score", "tokens", "strength", "cubes", "ap", "largest")]
    assert by_seat
    for number, state in enumerate(decisions(name, 3, 1)):
        if number % 20:
            continue
        views = [seen(sight, state, viewer) for viewer in range(3)]
        for block in by_seat:
            for viewer in range(3):
                for other in range(3):
                    assert np.array_equal(views[viewer][block][other], views[(viewer + other) % 3][block][0]), block
        assert [int(view["decides"][0]) for view in views] == [(state.actor - viewer) % 3 + 1 for viewer in range(3)]


def test_castle_says_what_a_tile_in_hand_would_join():
    """`joins` of a space is the group that is there once the tile lies there, where no set is consolidated at once."""
    game = games.find("castle")
    sight = Sight(game, "compact")
    checked = 0
    for state in decisions("castle", 2, 6):
        seat = state.actor
        places = [choice for choice in state.legal() if game.notation(choice).startswith("place ")]
        if not places or checked > 400:
            continue
        now = seen(sight, state, seat)
        assert np.count_nonzero(now["joins"]) == len(places) == now["open"].sum()
        for choice in places[::4]:
            row, column = space = divmod(game.families.family_of(choice).index(choice), 6)
            size = int(now["joins"][space])
            assert now["open"][row, column]
            after = state.clone()
            after.apply(choice)
            if size < 4 and after.realms[seat].shown >> (row * 6 + column) & 1:  # type: ignore[attr-defined]
                assert seen(sight, after, seat)["group"][row, column] == size
                checked += 1
    assert checked > 100


def test_castle_twins_can_be_taken_as_a_pair():
    """A tile with a twin can be followed by a second one, where there is room for two."""
    game = games.find("castle")
    sight = Sight(game, "compact")
    followed = 0
    for state in decisions("castle", 2, 1, spirits="0", dragons="0"):
        takes = [choice for choice in state.legal() if game.notation(choice).startswith("take ")]
        now = seen(sight, state, state.actor)
        if not takes or now["open"].sum() < 2:
            continue
        assert np.count_nonzero(now["twins"]) == len(takes) == now["to_take"].sum()
        for choice in takes:
            if now["twins"].flat[game.families.family_of(choice).index(choice)] > 1:
                after, rng = state.clone(), Rng(1)
                after.apply(choice)
                while after.actor == CHANCE:
                    after.apply(after.draw(rng))
                assert any(game.notation(one).startswith("pair ") for one in after.legal())
                followed += 1
    assert followed > 20


def test_panda_says_where_champions_stand_and_what_can_be_built():
    game = games.find("panda")
    sight = Sight(game, "compact")
    built = 0
    for state in decisions("panda", 2, 5):
        builds = [game.notation(choice) for choice in state.legal() if game.notation(choice).startswith("build ")]
        if not builds:
            continue
        now = seen(sight, state, state.actor)
        kinds = ["gate", "market", "pagoda"]
        for words in builds:
            _, kind, place = words.split()
            where = int(place[1:]) - 1
            assert now["may_build"][kinds.index(kind), where], words
            built += 1
        assert now["champion"].sum() == now["on_map"][0].sum()
    assert built > 5


def test_tang_says_where_the_tile_in_hand_fits():
    game = games.find("tang")
    sight = Sight(game, "compact")
    turned = 0
    for state in decisions("tang", 2, 1):
        words = [game.notation(choice) for choice in state.legal()]
        now = seen(sight, state, state.actor)
        cells = [one for one in state.legal() if game.notation(one).startswith("cell ")]
        if cells:
            found = {game.families.family_of(choice).index(choice) for choice in cells}
            assert set(np.flatnonzero(now["fits"]).tolist()) == found
            assert all(now["beside"].flat[cell] for cell in found)
        if words and all(one.startswith("rotate ") for one in words):
            assert now["fits"].sum() == len(words)
            turned += 1
        builds = [one for one in words if one.startswith("build ")]
        if builds and not any(one.startswith("decorate") for one in words):
            assert len(builds) <= np.count_nonzero(now["stack_cells"])
    assert turned > 5


@pytest.mark.parametrize("name", COMPACT)
def test_every_environment_shows_the_same_numbers(name):
    single = SingleEnv(name, observation="compact", mask=False)
    bare, _ = single.reset(seed=4)
    vector = TableVectorEnv(name, 1, observation="compact")
    many, _ = vector.reset(seed=4)
    table = Vector(name, 1, observation="compact")
    now = table.reset([4])
    numbers = table.sight.planes(now.observations)
    assert bare.dtype == np.float32
    assert single.observation_space.contains(bare)
    assert np.array_equal(bare, many["observation"][0])
    if now.actors[0] == 0:
        assert np.array_equal(bare, numbers[0])
    assert table.sight.width < 1000


def test_wrong_words_are_named():
    with pytest.raises(OptionError, match="'bytes', 'planes', 'compact', not 'pixels'"):
        SingleEnv("castle", observation="pixels")
    with pytest.raises(OptionError, match="here it is 'bytes' or 'compact'"):
        Vector("castle", 1, observation="planes")
