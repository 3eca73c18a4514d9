"""The painted land of Way of the Panda: on every board, also on one's own, nothing hides what matters."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest

from teahouse import games
from teahouse.draw.scene import LOW, SHAPES, TALL, WIDE, Piece
from teahouse.games.panda.rules.board import SHIPPED, find_board, read_board
from teahouse.games.panda.rules.choices import PLACE_NAMES
from teahouse.games.panda.rules.land import Land
from teahouse.games.panda.rules.pieces import CHAMPIONS, SEAT_NAMES
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.screen.art.berths import HOUSES, NEAREST, NINJA, ROAD, SIZES, Box, box_of, covers, meet
from teahouse.games.panda.screen.art.geography import LINE, Geography, geography, name_half
from teahouse.games.panda.screen.map import champion_key, map_surface
from teahouse.games.panda.screen.scene import SHEET, scene

GAME = games.find("panda")
BOARDS = [(name, gates) for name in ("panda", "calibrated", "bamboo") for gates in (False, True)]


def own_board() -> str:
    """A board file that says nothing about where places lie."""
    lines = (SHIPPED / "panda.toml").read_text("utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith(("x = ", "y = ")))


def lands() -> list[Land]:
    return [find_board(name, gates).land for name, gates in BOARDS] + [read_board("mine.toml", own_board()).land]


LANDS = lands()


def names_of(land: Land, geo: Geography) -> list[Box]:
    halves = [name_half(land, place) for place in range(land.places)]
    return [(x - w, y - LINE / 2, x + w, y + LINE / 2) for (x, y), w in zip(geo.names, halves, strict=True)]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("land", LANDS, ids=range(len(LANDS)))
def test_no_berth_lies_on_a_road_a_ninja_a_house_or_a_name(land: Land, shape: str) -> None:
    geo = geography(land, shape)
    scale = geo.size / 100
    names = names_of(land, geo)
    taken: list[tuple[int, Box]] = []
    for place, berths in enumerate(geo.berths):
        assert berths.spots, place
        assert berths.size in SIZES
        for spot in berths.spots:
            box = box_of(spot, berths.size, scale)
            assert box[0] >= 0
            assert box[2] <= geo.shape.w
            assert box[1] >= 0
            assert box[3] <= geo.shape.h
            for road in geo.roads:
                assert not any(covers(box, (x, y, NINJA * scale)) for x, y in road.slots), (place, spot)
                assert not any(covers(box, (*road.at(n / 14), ROAD * scale)) for n in range(15)), (place, spot)
            assert not any(meet(box, name) for name in names), (place, spot)
            for x, y in geo.places[: land.places]:
                assert not covers(box, (x, y, HOUSES * scale)), (place, spot)
            assert not any(meet(box, other) for where, other in taken if where != place), (place, spot)
            taken.append((place, box))
        for n, (x, y) in enumerate(berths.spots):  # every face is seen
            assert all(hypot(x - p, y - q) >= NEAREST * scale - 0.01 for p, q in berths.spots[:n])


def crowded(place: int, board: str = "calibrated") -> Panda:
    state = GAME.start(4, {"board": board})
    assert isinstance(state, Panda)
    state.place[:] = [place] * len(state.place)
    return state


def champions(state: Panda, viewer: int, shape: str) -> dict[str, Piece]:
    made = scene(state, viewer, shape)
    keys = [champion_key(seat, number) for seat in range(state.seats) for number in range(CHAMPIONS)]
    return {key: made.pieces[key] for key in keys}


@pytest.mark.parametrize("shape", SHAPES)
def test_twelve_champions_at_one_place_are_five_and_a_stack_with_its_number(shape: str) -> None:
    state = crowded(5)
    made, viewer = scene(state, 2, shape), 2
    room = len(geography(state.board.land, shape).berths[5].spots)
    all_of_them = champions(state, viewer, shape)
    stack = next(piece for key, piece in made.pieces.items() if key.startswith("crowd."))
    assert stack.text == str(12 - room + 1)
    assert len(stack.holds) == 12 - room + 1
    assert set(stack.holds) < set(all_of_them)
    alone = {(piece.x, piece.y) for key, piece in all_of_them.items() if key not in stack.holds}
    assert len(alone) == room - 1
    own = [champion_key(viewer, number) for number in range(CHAMPIONS)]
    assert not set(own) & set(stack.holds)  # the own ones can always be seen


def test_few_champions_need_no_stack_and_keep_their_berths_whoever_looks() -> None:
    state = crowded(5)
    state.place[3:] = [7] * 9
    for shape in SHAPES:
        for viewer in range(4):
            made = scene(state, viewer, shape)
            assert [key for key in made.pieces if key.startswith("crowd.")] == [f"crowd.{PLACE_NAMES[7]}"]
        assert champions(state, 0, shape)["champion.A.monk"].x == champions(state, 3, shape)["champion.A.monk"].x


def test_whose_a_champion_is_can_be_told_by_shape() -> None:
    made = scene(crowded(3), 0)
    for seat, letter in enumerate(SEAT_NAMES[:4]):
        art = made.pieces[f"champion.{letter}.monk"].art
        assert art == f"monk-{seat}"
        assert f"seat-{seat}" in SHEET.links(SHEET.symbols[art])


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("land", LANDS, ids=range(len(LANDS)))
def test_every_board_gets_a_land(land: Land, shape: str) -> None:
    """Scenery lies off the places and names, the river runs through no place, and roads cross it on bridges."""
    geo = geography(land, shape)
    scale, found = geo.size / 100, geo.terrain.scenery
    stands = [one for one in found if not one[0].startswith("tint-")]
    assert len(stands) > 12
    assert {"peak", "hill", "pine", "bamboo", "rice"} <= {art for art, *_ in stands}
    for art, x, y, size in found:
        reach = size if art.startswith("tint-") else 0  # a colour ends where the map does
        assert reach - 1 <= x <= geo.shape.w - reach + 1
        assert reach - 1 <= y <= geo.shape.h - reach + 1
    for _, x, y, _ in stands:
        assert all(hypot(x - p, y - q) > 22 * scale for p, q in geo.places[: land.places])
    assert geo.terrain.bridges
    for (a, b), (c, d) in geo.terrain.bridges:
        middle = ((a + c) / 2, (b + d) / 2)
        near = min(hypot(middle[0] - x, middle[1] - y) for road in geo.roads for x, y in _points(road))
        assert near < 8 * scale


def _points(road: object) -> list[tuple[float, float]]:
    return [road.at(n / 40) for n in range(41)]  # type: ignore[attr-defined]


def test_scenery_lies_below_the_roads_and_names_above_everything_but_champions() -> None:
    state = crowded(3)
    for shape in (WIDE, TALL, LOW):
        made = scene(state, 0, shape)
        surface = map_surface(state.board.land, shape)
        styles = [style.removesuffix("-small") for style, _ in surface.strokes]
        assert styles.index("river") < styles.index("sea") < styles.index("road") < styles.index("bridge")
        assert styles[-1].startswith("ninjas")
        names = [piece.z for key, piece in made.pieces.items() if key.startswith("name.")]
        roads = [piece.z for key, piece in made.pieces.items() if key.startswith(("road-", "guard-", "flag."))]
        assert min(names) > max(z for z in roads if z < 8)
        assert max(names) < min(piece.z for piece in champions(state, 0, shape).values())


def test_village_city_and_capital_have_different_outlines() -> None:
    """Not by colour alone: a round rim, battlements, an octagon with flags."""
    village, city, capital = (SHEET.symbols[art] for art in ("place", "city", "capital"))
    assert village.count("<rect") == 0
    assert city.count("<rect") == 12
    assert capital.count("<circle") == 0
    assert "V-34" in capital  # a flagstaff
    assert SHEET.symbols["yellow"].count("<path") > village.count("<path")  # studs


def test_borders_have_berths_in_a_row() -> None:
    for land in (find_board("panda", False).land, find_board("panda", True).land):
        geo = geography(land, WIDE)
        for area in range(land.areas):
            spots = geo.berths[land.places + area].spots
            assert len(spots) >= 2
            assert all(a != b for a, b in pairwise(spots))
