"""Observations: every number is written, stays in its range, and means what its block says."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from teahouse import games
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.observe import Observer, new_row, observe
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.envs.batch import Play
from teahouse.envs.describe import page
from teahouse.envs.spaces import Actions, Sight
from teahouse.games.castle.rules.pieces import SPIRIT_NAMES
from tests.envs.seen import SEEN, TABLES, observations

ROOT = Path(__file__).resolve().parent.parent.parent


def find_observer(name: str, observation: str = "bytes") -> Observer:
    return Sight(games.find(name), observation).observer


def positions(game: Game, seats: int, seed: int, every: int = 9) -> list[State]:
    """Positions of a random game, from the empty table to the end."""
    state, rng, found = game.start(seats), Rng(seed), []
    number = 0
    while state.actor != OVER:
        if number % every == 0:
            found.append(state.clone())
        number += 1
        legal = state.legal()
        state.apply(state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))])
    return [*found, state]


def seen(sight: Sight, state: State, viewer: int) -> dict[str, np.ndarray]:
    return sight.split(np.array(observe(sight.observer, state, viewer), np.uint8))


@pytest.mark.parametrize(
    ("name", "seats", "observation"),
    [(name, seats, observation) for name, seats in TABLES for observation in observations(name)],
)
def test_every_number_is_written_and_in_its_range(name, seats, observation):
    observer = find_observer(name, observation)
    for number, state in enumerate(positions(games.find(name), seats, seed=seats)):
        viewer = number % seats
        rows = []
        for before in (0, 77):
            row = new_row(observer.size + 2)
            for at in range(observer.size + 2):
                row[at] = before
            observer.write(state, viewer, row, 1)
            assert row[0] == before, "written before its place"
            assert row[observer.size + 1] == before, "written behind its place"
            rows.append(list(row)[1:-1])
        assert rows[0] == rows[1], "something was not written"
        for block in observer.blocks:
            assert max(rows[0][block.start : block.start + block.size]) <= block.most, block.name


# beside all presets: each spirit by itself, as some of them move what nobody else moves
FURTHER = {"castle": [{"spirits": name, "dragons": "0"} for name in SPIRIT_NAMES]}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_brought_up_to_date_is_what_would_be_written_anew(name, seats):
    """Random games; now and then several decisions pass unseen, and another seat looks than the one that decides."""
    game, observer = games.find(name), find_observer(name)
    for seed, options in enumerate([{}, *game.presets.values(), *FURTHER.get(name, [])]):
        start, row = game.start(seats, game.complete(options)), new_row(observer.size)
        play = Play(game, observer, start, new_row(game.choices), 0, row, 0)
        play.seed(seed)
        rng = Rng(seed + seats)
        while play.state.actor != OVER:
            if rng.below(5):
                viewer = play.state.actor if rng.below(4) else rng.below(seats)
                play.show(viewer)
                assert list(row) == observe(observer, play.state, viewer)
            play.step(play.any_legal(rng))
        play.show(0)
        assert list(row) == observe(observer, play.state, 0)


# blocks with a stretch per seat
PER_SEAT = {
    "castle": ["realm_height", "realm_face", "realm_shrine", "shrines", "set_points", "tokens", "playing"],
    "panda": ["figures", "champion_at", "strength", "quests", "supply", "points", "ap", "order", "passed"],
    "tang": ["coins", "cubes", "tokens_owned", "lanterns", "active", "collected", "playing"],
}


@pytest.mark.parametrize("name", SEEN)
def test_seats_are_counted_from_the_viewer(name):
    """What a viewer sees of itself is what another one sees of it, a plane further on."""
    game = games.find(name)
    sight, most = Sight(game), max(game.seats)
    assert PER_SEAT.get(name), f"PER_SEAT names no block of {name} with a stretch per seat"
    seats = min(3, most)
    state = positions(game, seats, seed=5, every=2)[-4]
    views = [seen(sight, state, viewer) for viewer in range(seats)]
    by_seat = [block.name for block in sight.observer.blocks if block.shape[0] == most and block.name in PER_SEAT[name]]
    assert sorted(by_seat) == sorted(PER_SEAT[name])
    for block in by_seat:
        for viewer in range(seats):
            for number in range(seats):
                other = (viewer + number) % seats
                assert np.array_equal(views[viewer][block][number], views[other][block][0]), block
            assert not views[viewer][block][seats:].any(), "nobody sits in the fourth seat"
    turn_of = [int(view["turn_of"][0]) for view in views]
    assert turn_of == [(state.seat - viewer) % seats + 1 for viewer in range(seats)]


def test_castle_planes_show_the_table():
    game = games.find("castle")
    match = Match(game, 2, {"spirits": "0", "dragons": "0"})
    match.settle(Rng(3))
    before = seen(Sight(game), match.state, 0)
    match.play(match.legal()[0])  # take the first tile
    after = seen(Sight(game), match.state, 0)
    cell = np.argwhere(before["height"] != after["height"])
    assert len(cell) == 1
    row, column = cell[0]
    assert before["height"][row, column] - after["height"][row, column] == 1
    assert after["in_hand"][0] == before["face"][row, column] > 0
    assert before["unseen"].sum() + np.count_nonzero(before["face"]) == 29 * 4


def test_tang_shows_the_tile_in_hand():
    game = games.find("tang")
    match = Match(game, 2)
    match.settle(Rng(3))
    match.play(next(choice for choice in match.legal() if choice.startswith("build ")))
    view = seen(Sight(game), match.state, match.state.actor)
    assert view["about_tile"][0] in view["face_up"]
    assert view["about_cell"][0] == 0
    match.play(next(choice for choice in match.legal() if choice.startswith("cell ")))
    assert seen(Sight(game), match.state, 0)["about_cell"][0] > 0


@pytest.mark.parametrize(
    ("name", "observation"), [(name, observation) for name in SEEN for observation in observations(name)]
)
def test_planes_are_one_hot(name, observation):
    game = games.find(name)
    sight = Sight(game, observation)
    row = np.array(observe(sight.observer, positions(game, 2, seed=1)[-2], 0), np.uint8)
    planes = sight.planes(np.stack([row, row]))
    assert planes.shape == (2, sight.width)
    assert planes.dtype == np.float32
    assert planes.min() >= 0.0
    assert planes.max() <= 1.0
    categories = sum(
        np.count_nonzero(row[block.start : block.start + block.size])
        for block in sight.observer.blocks
        if block.categories
    )
    at = ones = 0
    for block in sight.observer.blocks:
        width = block.size * (block.most if block.categories else 1)
        if block.categories:
            ones += int(planes[0, at : at + width].sum())
        at += width
    assert ones == categories


@pytest.mark.parametrize("name", SEEN)
def test_the_page_about_the_blocks_is_up_to_date(name):
    """Run `python -m teahouse.envs.describe docs/observations` after changing an observer."""
    written = (ROOT / "docs" / "observations" / f"{name}.md").read_text("utf-8")
    assert written == page(games.find(name))


@pytest.mark.parametrize("name", SEEN)
def test_actions_come_apart_and_together(name):
    actions = Actions(games.find(name))
    table = actions.table()
    assert len({tuple(parts) for parts in table.tolist()}) == actions.n
    assert (table < np.array(actions.nvec)).all()
    for action in range(actions.n):
        assert actions.join(actions.factor(action)) == action
        assert actions.parse(actions.describe(action)) == action
