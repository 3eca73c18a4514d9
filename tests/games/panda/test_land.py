"""The painted land of Way of the Panda: on every board, also on one's own, nothing hides what matters."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest

from teahouse import games
from teahouse.core.rng import Rng
from teahouse.draw.scene import LOW, TALL, WIDE, Piece
from teahouse.games.panda.rules.board import SHIPPED, find_board, read_board
from teahouse.games.panda.rules.choices import PLACE_NAMES
from teahouse.games.panda.rules.green import joins_opposite_sides, meets
from teahouse.games.panda.rules.land import Land
from teahouse.games.panda.rules.pieces import CHAMPIONS, NEUTRAL, NO_TILE, SEAT_NAMES
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.screen.art.berths import HOUSES, NEAREST, NINJA, ROAD, SIZES, Box, box_of, covers, meet
from teahouse.games.panda.screen.art.geography import COAST, LINE, SHAPES, Geography, geography, name_half
from teahouse.games.panda.screen.art.ground import DARK
from teahouse.games.panda.screen.map import NAME_INK, champion_key, map_surface
from teahouse.games.panda.screen.overlays import OVERLAYS, beside
from teahouse.games.panda.screen.scene import SHEET, scene
from teahouse.games.panda.words.standing import missing
from tests.draw.test_palette import contrast

GAME = games.find("panda")
SHIPPED_BOARDS = ("panda", "calibrated", "bamboo")
BOARDS = [(name, gates) for name in SHIPPED_BOARDS for gates in (False, True)]


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


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("board", SHIPPED_BOARDS)
def test_names_hide_no_ninja_and_stay_on_the_land(board: str, shape: str) -> None:
    land = find_board(board, False).land
    geo = geography(land, shape)
    ninja = NINJA * geo.size / 100 - 1
    for place, (left, top, right, bottom) in enumerate(names_of(land, geo)):
        inner = left + 2, top + 1, right - 2, bottom - 1
        hidden = [slot for road in geo.roads for slot in road.slots if covers(inner, (*slot, ninja))]
        assert not hidden, land.names[place]
        assert left >= COAST
        assert right <= geo.shape.w - COAST


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
    assert capital.count("<path") == 5  # octagons with their shade and ring, and two flags in one line
    assert SHEET.symbols["yellow"].count("<path") > village.count("<path")  # studs


def test_borders_have_berths_in_a_row() -> None:
    for land in (find_board("panda", False).land, find_board("panda", True).land):
        geo = geography(land, WIDE)
        for area in range(land.areas):
            spots = geo.berths[land.places + area].spots
            assert len(spots) >= 2
            assert all(a != b for a, b in pairwise(spots))


# --- what is drawn can be told apart ---------------------------------------------------------------------------------


def on_land(theme: str) -> list[str]:
    """The colours of the land as they are seen: at night a veil lies over them."""
    tokens = SHEET.tokens[theme]
    night = float("0" + tokens["--night"]) if tokens["--night"].startswith(".") else 0.0
    veil = (0x10, 0x15, 0x1C)
    seen = []
    for name in ("--land", "--land-2", "--land-3"):
        parts = [int(tokens[name][at : at + 2], 16) for at in (1, 3, 5)]
        mixed = [round(part * (1 - night) + dark * night) for part, dark in zip(parts, veil, strict=True)]
        seen.append("#" + "".join(f"{part:02x}" for part in mixed))
    return seen


def test_names_ninjas_and_medallions_stand_out_by_day_and_by_night() -> None:
    assert contrast(NAME_INK["--text-ink"], "#fdf6e2") >= 4.5
    assert 'fill="#fdf6e2"' in SHEET.symbols["name-5"]
    road = SHEET.plates["road"].split('stroke="')[1][:7]
    ninja = SHEET.defs["m-ninja"]
    assert 'fill="#2b2a31"' in ninja
    assert 'fill="#eed9b4"' in ninja
    assert contrast("#2b2a31", road) >= 3  # the head on its road
    assert contrast("#2b2a31", "#eed9b4") >= 3  # the face in it
    assert contrast("#1d1812", "#eed9b4") >= 3  # the eyes
    for theme in SHEET.tokens:
        for ground in on_land(theme):
            assert contrast(DARK, ground) >= 3, (theme, ground)  # the line around a medallion
            assert contrast("#fdf6e2", ground) >= 3 or contrast("#6b5226", ground) >= 2  # a plate has both


@pytest.mark.parametrize("shape", SHAPES)
def test_overlays_stand_beside_what_they_are_about(shape: str) -> None:
    """Marks of owners and champions cover no ninja; what each place needs covers no house."""
    state = crowded(3)
    land = state.board.land
    geo = geography(land, shape)
    scale = geo.size / 100
    for road in range(land.roads):
        for count in (1, 2, 3):
            for x, y in beside(land, geo, road, count):
                near = min(hypot(x - a, y - b) for a, b in geo.roads[road].slots)
                assert near >= (NINJA + 5) * scale or not 10 < x < geo.shape.w - 10 or not 10 < y < geo.shape.h - 10
    made = scene(state, 0, shape, overlay="needs")
    for place in range(land.places):
        x, y = geo.places[place]
        houses = (x - 9 * scale, y - 9 * scale, x + 9 * scale, y + 9 * scale)
        for key, piece in made.pieces.items():
            if key.startswith(f"over.{PLACE_NAMES[place]}"):
                w, h = (side * piece.size / 100 for side in SHEET.sizes[piece.art])
                assert not meet(houses, (piece.x, piece.y, piece.x + w, piece.y + h)), key


def test_every_overlay_has_a_legend_that_explains_its_signs() -> None:
    state = crowded(3)
    for overlay, _ in OVERLAYS:
        made = scene(state, 0, overlay=overlay)
        assert made.legend
        explained = {art.partition("-")[0] for art, _ in made.legend}
        shown = {piece.art.partition("-")[0] for key, piece in made.pieces.items() if key.startswith("over.")}
        assert shown <= explained | {"seat"}, overlay
    assert scene(state, 0).legend == []


def test_markers_that_share_a_space_say_which_is_on_top() -> None:
    state = crowded(3)
    state.ap[:] = [4, 4, 4, 2]
    state.arrivals = [1, 0, 3, 2]
    made = scene(state, 0)
    top, middle, low = (made.pieces[f"ap.{letter}"] for letter in "CAB")
    assert top.y < middle.y < low.y
    assert top.say == ("scene-ap-stack", {"seat": 2, "ap": 4, "number": 1, "count": 3})
    assert low.say is not None
    assert low.say[1]["number"] == 3
    assert made.pieces["ap.D"].say == ("scene-ap", {"seat": 3, "ap": 2})


def test_a_tap_on_a_mission_lists_how_everybody_stands() -> None:
    state = GAME.start(3, {"board": "calibrated", "missions": "A9 B1"})
    assert isinstance(state, Panda)
    state.round = 2
    state.tile[0] = state.tile[1] = 1
    made = scene(state, 0)
    card = made.pieces["card.blue"]
    assert card.holds == ["blue.A", "blue.B", "blue.C"]
    told = [made.pieces[key].say for key in card.holds]
    assert [said[1]["count"] for said in told if said] == [0, 2, 0]
    assert [said[1]["behind"] for said in told if said] == [2, 0, 2]
    spaces = made.pieces["card.green"].holds
    assert spaces == [f"a9.{number}" for number in range(1, 7)]
    amounts = {key: piece.text for key, piece in made.pieces.items() if key.startswith("a9.") and key.endswith(".n")}
    assert sorted(amounts.values()) == sorted(
        str(action.amount) for action in state.board.green[state.green].spaces if action.amount
    )
    assert amounts


def green_mission(name: str) -> Panda:
    state = GAME.start(2, {"board": "calibrated", "missions": f"{name} B1"})
    assert isinstance(state, Panda)
    state.round = 2
    return state


def test_a_tap_on_a_green_mission_tells_what_is_missing() -> None:
    """P-76, P-78, P-79: own and neutral tiles count, those of others are in the way."""
    across = green_mission("A7")
    land = across.board.land
    first = missing(across)[0]["tiles"]
    assert first == missing(across)[1]["tiles"]
    assert int(first) >= 3
    for road in range(land.inner, land.roads):  # every way out is another player's
        across.tile[road] = 1
    assert [values["open"] for values in missing(across)] == ["no", "yes"]
    assert missing(across)[1]["tiles"] == int(first) - 2
    for road in range(land.roads):
        across.tile[road] = NEUTRAL
    assert [values["tiles"] for values in missing(across)] == [0, 0]
    assert joins_opposite_sides(across, 0)
    numbered = green_mission("A8")
    needed = int(missing(numbered)[0]["tiles"])
    assert needed >= 2
    numbered.tile[:] = [0] * land.roads
    assert next(values["tiles"] for values in missing(numbered)) == 0
    assert missing(numbered)[1]["open"] == "no"
    ring = green_mission("A1")
    assert missing(ring)[0]["tiles"] == 4
    circuit = land.circuits[0]
    ring.tile[circuit.roads[0]] = 0
    for place in circuit.places:
        ring.built[place] |= 1
    assert missing(ring)[0] == {"seat": 0, "tiles": 3, "buildings": 0, "open": "yes"}
    made = scene(ring, 0)
    assert made.pieces["card.green"].holds == ["green.A", "green.B"]
    assert made.pieces["green.A"].text == "3"
    assert missing(green_mission("A9")) == []


def test_what_is_missing_comes_to_nothing_just_when_the_card_is_met() -> None:
    for name in ("A1", "A7", "A8"):
        state, rng = green_mission(name), Rng(3)
        for _ in range(200):
            state.tile[:] = [(NO_TILE, NO_TILE, 0, 1, NEUTRAL)[rng.below(5)] for _ in state.tile]
            state.built[:] = [rng.below(8) for _ in state.built]
            done = [values["tiles"] == 0 == values["buildings"] for values in missing(state)]
            assert done == [meets(state, seat) for seat in range(2)]
