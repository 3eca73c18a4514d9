"""Way of the Panda on the screen: every choice has a place, everything has a picture and words in each language."""

from __future__ import annotations

import time
from functools import partial
from itertools import pairwise

import pytest

from teahouse import games
from teahouse.draw.scene import LOW, TALL, WIDE
from teahouse.games.panda.rules.board import SHIPPED, find_board, read_board
from teahouse.games.panda.rules.roads import Cover, complete_road, cover
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.rules.turn import Turn
from teahouse.games.panda.screen.art.desk import MARK, RAIL, ap_place, desk
from teahouse.games.panda.screen.art.geography import SHAPES, geography
from teahouse.games.panda.screen.art.ground import LINE
from teahouse.games.panda.screen.map import NAME_SIZES
from teahouse.games.panda.screen.scene import SHEET, scene, told
from teahouse.text import Speaker
from tests.contract import on_screen
from tests.contract.on_screen import NAMES, SEEDS

GAME = games.find("panda")
positions = partial(on_screen.positions, "panda")
scenes = partial(on_screen.scenes, "panda")
SPEAKER = Speaker("panda", names=NAMES)
FEW = list(SEEDS)[:4]


def test_random_games_meet_every_decision() -> None:
    seeds = range(max(5, len(SEEDS)))
    asked = {type(state.pending[-1]).__name__ for seed in seeds for state in positions(seed) if state.actor >= 0}
    assert asked >= {"Turn", "Act", "OneRoad", "Cover", "ChooseTile", "SetUpGuard", "SetUpChampion", "JoinRace"}
    assert asked >= {"TakeCard", "Reward"}


def said(key: str, values: dict[str, int | str]) -> str:
    assert SPEAKER.has(key), key
    text = SPEAKER.say(key, **SPEAKER.words(values))
    assert text.strip(), key
    assert "{" not in text, text  # a value is missing
    return text


def test_every_option_and_event_has_words() -> None:
    for option in GAME.options:
        for value in option.values:
            assert SPEAKER.has(f"option-{option.name}-{value}"), (option.name, value)
    for event, names in GAME.events.items():
        assert SPEAKER.has(event), (event, names)


def test_a_scene_is_made_quickly() -> None:
    state = positions(2)[-30]
    best = 1.0
    for _ in range(30):
        start = time.process_time()
        scene(state, max(0, state.actor)).wire()
        best = min(best, time.process_time() - start)
    print(f"scene: {best * 1000:.1f} ms")
    assert best < 0.012  # of work, plain Python on a busy machine; 0.005 on a quiet one


def test_guards_on_the_action_board_belong_to_somebody() -> None:
    for state, made in scenes(2, every=7):
        assert isinstance(state, Panda)
        for seat in range(state.seats):
            letter = "ABCD"[seat]
            lie = [
                p for key, p in made.pieces.items() if key.startswith(f"guard-{letter}:") and p.art.startswith("guards")
            ]
            assert sum(int(piece.text) for piece in lie) == state.on_board[seat]


def test_the_tile_is_asked_of_the_right_player_and_says_whose_turn_it_is() -> None:
    state = next(state for state in positions(1) if state.actor >= 0 and isinstance(state.pending[-1], Turn)).clone()
    assert isinstance(state, Panda)
    land, active = state.board.land, state.actor
    other = (active + 1) % state.seats
    road = next(road for road in range(land.roads) if land.ninjas[road] == 3 and state.uncovered[road] == 3)
    for _ in range(2):
        cover(state, other, road)
    cover(state, active, road)
    complete_road(state, active, road)
    assert state.actor == other
    made = scene(state, other)
    assert made.offers.prompt is not None
    assert made.offers.prompt[0] == "ask-tile-other"
    assert NAMES[active] in said("ask-tile-other.hint", made.offers.prompt[1])
    assert set(made.offers.targets) == {"here.own", "here.neutral"}
    assert not scene(state, active).offers.reachable()


def test_the_last_guard_is_warned_about() -> None:
    state = next(state for state in positions(1) if state.actor >= 0 and isinstance(state.pending[-1], Turn)).clone()
    assert isinstance(state, Panda)
    road = next(road for road, left in enumerate(state.uncovered) if left == 3)
    for guards, key in ((5, "ask-cover"), (2, "ask-cover-stranded")):
        state.supply[state.actor], state.on_board[state.actor] = guards, 0
        state.push(Cover(state.actor, road, 1))
        offers = scene(state, state.actor).offers
        assert offers.prompt is not None
        assert offers.prompt[0] == key
        main = [button.say[0] for button in offers.buttons if button.kind == "main"]
        assert main == (["button-cover"] if guards == 5 else ["button-done"])
        state.pending.pop()


def test_log_lines_name_places_not_numbers() -> None:
    state = positions(0)[-1]
    for earlier in positions(0):
        for event in earlier.events or []:
            _, (key, values) = told(state, event)
            text = said(key, values)
            assert " p0" not in text
            assert " r1" not in text


# --- the tracks ------------------------------------------------------------------------------------------------------


def apart(boxes: list[tuple[float, float, float, float]]) -> bool:
    """None of these (left, top, right, bottom) hides another; a unit may be shared."""
    return all(
        min(a[2], b[2]) - max(a[0], b[0]) <= 1 or min(a[3], b[3]) - max(a[1], b[1]) <= 1
        for at, a in enumerate(boxes)
        for b in boxes[:at]
    )


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_P20_markers_on_one_space_of_the_track_do_not_hide_each_other(shape: str, count: int) -> None:
    board = find_board("panda", False)
    for ap in (board.ap_min, 4, board.ap_max):
        boxes = []
        for under in range(count):
            x, y, size = ap_place(board, shape, ap, under, count)
            boxes.append((x, y, x + MARK * size / 100, y + MARK * size / 100))
        assert apart(boxes)
        middles = {round((box[0] + box[2]) / 2) for box in boxes}
        assert max(middles) - min(middles) <= 1  # one column: which lies on which is seen
        assert [box[1] for box in boxes] == sorted([box[1] for box in boxes], reverse=True)  # the last one is on top
        top = desk(board, shape).tracks
        assert all(box[1] >= top - 1 and box[3] <= top + RAIL + 1 for box in boxes)


@pytest.mark.parametrize("shape", SHAPES)
def test_P39_guards_on_one_space_do_not_hide_each_other(shape: str) -> None:
    most = 0
    for seed in FEW:
        for state in positions(seed)[::7]:
            spaces: dict[str, list[tuple[float, float, float, float]]] = {}
            for key, piece in scene(state, 0, shape).pieces.items():
                if piece.on == "actions" and piece.art.startswith("guards-"):
                    w, h = (side * piece.size / 100 for side in SHEET.sizes[piece.art])
                    box = (piece.x, piece.y, piece.x + w, piece.y + h)
                    spaces.setdefault(key.split(":")[1].split(".")[0], []).append(box)
            for boxes in spaces.values():
                lefts = sorted(box[0] for box in boxes)
                most = max(most, len(boxes))
                assert all(b - a >= 8 for a, b in pairwise(lefts)), boxes
    assert most > 1


def test_a_phone_held_sideways_gets_a_board_that_lies() -> None:
    state = GAME.start(4, {})
    made = scene(state, 0, LOW)
    for name in ("map", "actions"):
        assert made.surfaces[name].w > made.surfaces[name].h * 1.3
    assert made.surfaces["cards"].lot


# --- the map ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("board", ["panda", "bamboo"])
@pytest.mark.parametrize("gates", [False, True])
def test_places_lie_apart_and_names_are_readable(board: str, shape: str, gates: bool) -> None:
    land = find_board(board, gates).land
    geo = geography(land, shape)
    for a in range(land.places):
        for b in range(a):
            (x, y), (p, q) = geo.places[a], geo.places[b]
            assert abs(x - p) + abs(y - q) > 48 * geo.size / 100
    points = LINE * 0.76 * NAME_SIZES[shape] / 100
    pixels = {WIDE: 660, TALL: 374, LOW: 530}[shape]  # on a desktop, on a phone of 390, on one held sideways
    assert points * pixels / geo.shape.w >= 11


def file_without_coordinates() -> str:
    lines = (SHIPPED / "panda.toml").read_text("utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith(("x = ", "y = ")))


def test_a_file_without_coordinates_is_drawn_all_the_same() -> None:
    land = read_board("mine.toml", file_without_coordinates()).land
    for shape in SHAPES:
        geo = geography(land, shape)
        middles = geo.places[: land.places]
        near = min(abs(x - p) + abs(y - q) for n, (x, y) in enumerate(middles) for p, q in middles[:n])
        assert near > 30
    state = GAME.start(2, {"board": file_without_coordinates()})
    assert scene(state, 0).surfaces["map"].scenery


def test_a_wide_map_is_transposed_for_a_phone() -> None:
    text = (SHIPPED / "panda.toml").read_text("utf-8").splitlines()
    number = 0
    for at, line in enumerate(text):  # six columns and three rows
        if line.startswith("x = "):
            text[at] = f"x = {number % 6 * 18 + 4}"
        elif line.startswith("y = "):
            text[at] = f"y = {number // 6 * 40 + 8}"
            number += 1
    land = read_board("wide.toml", "\n".join(text)).land
    wide, tall = geography(land, WIDE), geography(land, TALL)
    assert wide.places[5][0] > wide.places[0][0] + 300
    assert tall.places[5][1] > tall.places[0][1] + 300
    assert tall.places[5][0] < tall.places[0][0] + 40
