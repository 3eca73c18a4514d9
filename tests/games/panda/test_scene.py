"""Way of the Panda on the screen: every choice has a place, everything has a picture and words in each language."""

from __future__ import annotations

import gzip
import json
import os
import random
import time
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

import pytest

from teahouse import games
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.draw.patch import apply, patch
from teahouse.draw.scene import NOBODY, SHAPES, TALL, WIDE, Piece, Scene, Words
from teahouse.games.panda.art.geography import geography
from teahouse.games.panda.board import SHIPPED, find_board, read_board
from teahouse.games.panda.roads import Cover, complete_road, cover
from teahouse.games.panda.rulings import PRESETS
from teahouse.games.panda.scene import HELP, SHEET, scene, told, why
from teahouse.games.panda.scene_overlays import OVERLAYS
from teahouse.games.panda.state import Panda
from teahouse.games.panda.turn import Turn
from teahouse.text import Speaker
from tests.games.panda.eager import eager_choice

GAME = games.find("panda")
LANGUAGES = ("en", "de")
NAMES = ["Anna", "Ben", "Cleo", "Dan"]
SPEAKERS = {language: Speaker("panda", language, NAMES) for language in LANGUAGES}
SEEDS = range(int(os.environ.get("TEAHOUSE_SCENES", "5")))  # 200 for a thorough look
FEW = list(SEEDS)[:4]


def some_options(seed: int) -> tuple[int, dict[str, str]]:
    """A table of random options; each preset, board and green mission in its turn."""
    dice = random.Random(seed)
    free = ("board", "missions", "cards", "round_limit")
    options = {option.name: dice.choice(option.values) for option in GAME.options if option.name not in free}
    options |= list(PRESETS.values())[seed % len(PRESETS)]
    options["board"] = ("calibrated", "bamboo", "panda")[seed % 3]
    options["missions"] = "off" if seed % 9 == 8 else f"A{(9, 4, 7, 1, 8, 2, 5, 3, 6)[seed % 9]} B{seed % 9 + 1}"
    options |= {"round_limit": "18", "road_tile": "ask" if seed % 4 else "own"}
    return (2, 3, 4)[seed % 3], options


@lru_cache(maxsize=16)
def positions(seed: int) -> list[State]:
    """Every position of a random game, chance and the end included, each with what the last choice told."""
    seats, options = some_options(seed)
    state, rng, found = GAME.start(seats, options), Rng(seed), []
    while True:
        kept = state.clone()
        kept.events = state.events
        found.append(kept)
        if state.actor == OVER:
            return found
        state.events = []
        assert isinstance(state, Panda)
        state.apply(state.draw(rng) if state.actor == CHANCE else eager_choice(state, rng))


def scenes(seed: int, shape: str = WIDE, every: int = 1) -> Iterator[tuple[State, Scene]]:
    for state in positions(seed)[::every]:
        yield state, scene(state, max(state.actor, NOBODY), shape, state.events or [])


@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_choice_has_a_place_and_no_other(seed: int) -> None:
    for state, made in scenes(seed):
        offers = made.offers
        legal = set(state.legal()) if state.actor >= 0 else set()
        assert offers.reachable() == legal
        assert set(offers.choices) == legal
        for key, target in offers.targets.items():
            assert key in made.pieces or key in offers.spots
            assert len(set(target.do)) == len(target.do) > 0
        placed = [choice for target in offers.targets.values() for choice in target.do]
        assert len(placed) == len(set(placed)), "a choice lies on two pieces"
        pressed = [button.do for button in offers.buttons]
        assert len(pressed) == len(set(pressed)), "a choice has two buttons"
        assert not set(offers.spots) & set(made.pieces)
        assert set(offers.shows) <= set(offers.targets)


def test_random_games_meet_every_decision() -> None:
    seeds = range(max(5, len(SEEDS)))
    asked = {type(state.pending[-1]).__name__ for seed in seeds for state in positions(seed) if state.actor >= 0}
    assert asked >= {"Turn", "Act", "OneRoad", "Cover", "ChooseTile", "SetUpGuard", "SetUpChampion", "JoinRace"}
    assert asked >= {"TakeCard", "Reward"}


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_picture_exists_and_every_piece_lies_on_its_surface(seed: int, shape: str) -> None:
    for state, made in scenes(seed, shape, every=5):
        shown = [piece for pieces in made.offers.shows.values() for piece in pieces.values()]
        for piece in [*made.pieces.values(), *made.offers.spots.values(), *shown]:
            assert piece.art in SHEET.symbols, piece.art
            w, h = SHEET.sizes[piece.art]
            surface = made.surfaces[piece.on]
            wide, high = w * piece.size // 100, h * piece.size // 100
            slack = 12 + (abs(wide - high) // 2 if piece.turn else 0)  # turned about its middle
            assert -slack <= piece.x <= surface.w - wide + slack, piece
            assert -slack <= piece.y <= surface.h - high + slack, piece
        for surface in made.surfaces.values():
            assert {plate.style for plate in surface.plates} <= set(SHEET.plates)
            assert {style for style, _ in surface.strokes} <= set(SHEET.plates)
            assert {style for style, *_ in surface.labels} <= set(SHEET.labels)
            for _, x, y, _ in surface.labels:
                assert 0 <= x <= surface.w
                assert 0 <= y <= surface.h
        assert isinstance(state, Panda)


def said(language: str, key: str, values: dict[str, int | str]) -> str:
    speaker = SPEAKERS[language]
    assert speaker.has(key), key
    text = speaker.say(key, **speaker.words(values))
    assert text.strip(), key
    assert "{" not in text, text  # a value is missing
    return text


def lying(made: Scene, key: str) -> Piece:
    return made.pieces.get(key) or made.offers.spots[key]


def values_of(piece: Piece) -> dict[str, int | str]:
    return piece.say[1] if piece.say else {}


def all_words(made: Scene) -> list[Words]:
    offers = made.offers
    pieces = [*made.pieces.values(), *offers.spots.values()]
    labels = [piece.say for piece in pieces if piece.say]
    for surface in made.surfaces.values():
        labels += [surface.say, *[label[3] for label in surface.labels]]
        labels += [(surface.tab, {})] if surface.tab else []
    labels += [button.say for button in offers.buttons] + [note for seat in made.seats for note in seat.notes]
    labels += [target.gain for target in offers.targets.values() if target.gain]
    labels += [part for part in (offers.prompt, offers.hint) if part]
    labels += [(key, {}) for key, _ in offers.steps] + [(piece.tells, {}) for piece in pieces if piece.tells]
    labels += [(key, {}) for key in [*offers.help, *made.help]] + [(f"{key}.title", {}) for key in made.help]
    labels += [(key, {}) for _, key in made.overlays]
    return labels + [line for _, line in made.log]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_everything_has_words(seed: int, language: str) -> None:
    known: set[str] = set()
    for state, made in scenes(seed, every=2):
        offers = made.offers
        sentences = all_words(made)
        for key, target in offers.targets.items():
            assert lying(made, key).say, f"{key} can be chosen and says nothing"
            for choice in target.do:
                name, values = offers.choices[choice]
                sentences.append((name, values_of(lying(made, key)) | values))
        for key in made.pieces:
            reason = why(state, state.actor, key)
            if reason is not None:
                sentences.append((reason.say[0], values_of(lying(made, key)) | reason.say[1]))
        for key, values in sentences:
            mark = f"{key} {sorted(values)}"
            if mark not in known:  # the same sentence with the same values is the same but for numbers
                known.add(mark)
                said(language, key, values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_game_is_there_in_each_language(language: str) -> None:
    """German lacks nothing that English has, and neither has more."""
    folder = SHIPPED.parent / "text"
    keys = {}
    for name in LANGUAGES:
        text = (folder / f"{name}.ftl").read_text("utf-8")
        keys[name] = {line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha() and " =" in line}
        keys[name] |= {line.split(" =")[0] for line in text.splitlines() if line.startswith("    .") and " =" in line}
    assert keys[language] == keys["en"]
    for option in GAME.options:
        for value in option.values:
            assert SPEAKERS[language].has(f"option-{option.name}-{value}"), (option.name, value)
    for event, names in GAME.events.items():
        assert SPEAKERS[language].has(event), (event, names)


@pytest.mark.parametrize("seed", FEW)
def test_patches_lead_from_scene_to_scene(seed: int) -> None:
    found = positions(seed)
    for first in range(0, len(found) - 1, 5):
        before, after = (scene(state, 0, WIDE, state.events or []).wire() for state in found[first : first + 2])
        change = patch(before, after)
        kept = json.dumps(before)
        assert apply(before, json.loads(json.dumps(change))) == after
        assert json.dumps(before) == kept
        assert patch(after, after) == {}


def size(wire: object) -> int:
    return len(gzip.compress(json.dumps(wire, separators=(",", ":"), ensure_ascii=False).encode()))


def test_scenes_and_patches_are_small() -> None:
    """What a choice changes travels in less than 2 kB; a whole scene, sent once, in less than 9 kB."""
    whole, changes = [], []
    for seed in FEW:
        for old, new in list(pairwise(positions(seed)))[::2]:
            viewer = max(0, new.actor)
            a, b = (scene(state, viewer, WIDE, state.events or []).wire() for state in (old, new))
            changes.append(size(patch(a, b)))
            whole.append(size(b))
    print(
        f"scene: {max(whole)} bytes at most; patch: {max(changes)} at most, {sum(changes) // len(changes)} on average"
    )
    assert max(changes) < 2048
    assert max(whole) < 9216
    assert size(SHEET.wire()) < 12_000


def test_a_scene_is_made_quickly() -> None:
    state = positions(2)[-30]
    best = 1.0
    for _ in range(30):
        start = time.perf_counter()
        scene(state, max(0, state.actor)).wire()
        best = min(best, time.perf_counter() - start)
    print(f"scene: {best * 1000:.1f} ms")
    assert best < 0.012  # on a busy machine; 0.005 on a quiet one


@pytest.mark.parametrize("seed", FEW)
def test_who_watches_is_offered_nothing(seed: int) -> None:
    for state in positions(seed)[::9]:
        for viewer in [NOBODY, *[seat for seat in range(state.seats) if seat != state.actor]]:
            for shape in SHAPES:
                made = scene(state, viewer, shape)
                assert not made.offers.reachable()
                assert not made.offers.veils
                assert made.offers.prompt is not None


@pytest.mark.parametrize("seed", FEW)
def test_overlays_lie_above_and_change_nothing_else(seed: int) -> None:
    for state in positions(seed)[20::40]:
        plain = scene(state, 0)
        assert plain.overlays == list(OVERLAYS)
        for name, _ in OVERLAYS:
            made = scene(state, 0, TALL if seed % 2 else WIDE, overlay=name)
            over = {key for key in made.pieces if key.startswith("over.")}
            assert over or name == "roads"
            assert set(made.pieces) - over == set(scene(state, 0, made.shape).pieces)
            assert all(made.pieces[key].art in SHEET.symbols for key in over)


@pytest.mark.parametrize("seed", FEW)
def test_the_end_tells_every_point(seed: int) -> None:
    state = positions(seed)[-1]
    made = scene(state, 0)
    assert state.actor == OVER
    assert [seat.score for seat in made.seats] == state.scores()
    assert [seat.place for seat in made.seats] == state.ranking()
    for seat in made.seats:
        assert sum(points for _, points in seat.lines) == seat.score
        assert [key for key, _ in seat.lines if not SPEAKERS["de"].has(key)] == []


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
    assert NAMES[active] in said("en", "ask-tile-other.hint", made.offers.prompt[1])
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
            text = said("en", key, values)
            assert " p0" not in text
            assert " r1" not in text


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
    label = SHEET.labels["place-small" if shape == TALL else "place"]
    points = float(label.split('font-size="')[1].split('"')[0])
    assert points * (374 if shape == TALL else 660) / geo.shape.w >= 11  # pixels on a phone of 390, on a desktop


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
    assert scene(state, 0).surfaces["map"].labels


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


def test_help_has_a_chapter_for_everything_asked() -> None:
    asked = {key for seed in FEW for _, made in scenes(seed, every=3) for key in made.offers.help}
    assert asked <= set(HELP)
    for key in HELP:
        assert SPEAKERS["de"].has(f"{key}.title")
