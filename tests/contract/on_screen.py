"""Games played at random to be looked at, and what every scene of any game has to keep.

A game may say which tables it wants to be seen at, and how to play there so that much happens: `tables.py` beside its
own tests, with `some_options(seed)` and, if need be, `choose(state, rng)` and `SLACK`.
"""

from __future__ import annotations

import gzip
import json
import os
import random
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from math import cos, radians, sin
from types import ModuleType
from typing import Any

from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.core.words import Words
from teahouse.draw.scene import NOBODY, WIDE, Piece, Scene
from teahouse.games import face, find
from teahouse.games.face import Screen
from teahouse.text import Speaker
from teahouse.text.languages import languages
from tests.share import share

LANGUAGES = tuple(languages())
NAMES = ["Anna", "Ben", "Cleo", "Dan"]
MANY = int(os.environ.get("TEAHOUSE_SCENES", "0"))  # so many random games instead of a handful
SEEDS = range(MANY or 5)
SHARE = range(MANY or share(5))  # of them, for what is looked at in every scene of every game
KILOBYTE = 1024
SLACK = 16  # units that a piece may stand out of its surface
GAP = "\N{WHITE SQUARE}"

Options = tuple[int, dict[str, str]]
Choose = Callable[[State, Rng], int]


def screen_of(name: str) -> Screen:
    there = face(name)
    return there.must_have(there.screen, "picture")


@cache
def _tables(name: str) -> ModuleType | None:
    module = f"tests.games.{name}.tables"
    return import_module(module) if find_spec(module) else None


def some_options(name: str, seed: int) -> Options:
    """A number of seats and random options; the game may prefer others."""
    wished = _tables(name)
    if wished is not None:
        found: Options = wished.some_options(seed)
        return found
    game, dice = find(name), random.Random(seed)
    return game.seats[seed % len(game.seats)], {option.name: dice.choice(option.values) for option in game.options}


def at_random(state: State, rng: Rng) -> int:
    legal = state.legal()
    return legal[rng.below(len(legal))]


def played(name: str, seats: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """Every position of a random game, chance and the end included, each with what the last choice told."""
    choose: Choose = getattr(_tables(name), "choose", at_random)
    state, rng = find(name).start(seats, options), Rng(seed)
    while True:
        kept = state.clone()
        kept.events = state.events
        yield kept
        if state.actor == OVER:
            return
        state.events = []
        state.apply(state.draw(rng) if state.actor == CHANCE else choose(state, rng))


@lru_cache(maxsize=12)
def positions(name: str, seed: int) -> list[State]:
    return list(played(name, *some_options(name, seed), seed))


def scenes(name: str, seed: int, shape: str = WIDE, every: int = 1) -> Iterator[tuple[State, Scene]]:
    """As whoever decides sees it."""
    look = screen_of(name)
    for state in positions(name, seed)[seed % every :: every]:
        yield state, look.scene(state, max(state.actor, NOBODY), shape, state.events or [])


# --- what a scene keeps ----------------------------------------------------------------------------------------------


def check_offers(state: State, made: Scene) -> None:
    """Every legal choice can be reached, once, and nothing else; whatever is offered lies somewhere."""
    offers = made.offers
    legal = set(state.legal()) if state.actor >= 0 else set()
    there = {*made.lying(), *offers.spots}
    assert offers.reachable() == legal
    assert set(offers.choices) == legal
    assert {*offers.targets, *offers.instead} <= there
    assert not set(offers.instead) & set(offers.targets)
    assert not set(offers.spots) & set(made.lying())
    assert set(offers.shows) <= set(offers.targets)
    placed = [choice for target in offers.targets.values() for choice in target.do] + [one.do for one in offers.tries]
    assert len(placed) == len(set(placed)), "a choice lies on two pieces"
    assert all(target.do for target in offers.targets.values())
    pressed = [button.do for button in offers.buttons]
    assert len(pressed) == len(set(pressed)), "a choice has two buttons"
    veiled = [key for keys in offers.veils.values() for key in keys]
    assert len(veiled) == len(set(veiled))
    assert set(veiled) <= set(made.lying())
    assert not set(veiled) & {*offers.targets, *offers.instead}, "a piece is both offered and dimmed"


def check_reasons(state: State, made: Scene) -> None:
    """What is dimmed says why when it is asked; nobody but who decides is told."""
    look = screen_of(made.game)
    veiled = {key for keys in made.offers.veils.values() for key in keys}
    for key in [*made.lying(), *made.offers.spots]:
        why = look.why(state, state.actor, key)
        assert why is not None or key not in veiled, f"{key} is dimmed and says nothing"
        assert look.why(state, state.actor + 1, key) is None, "only who decides is told why not"


def every_piece(made: Scene) -> list[Piece]:
    offers = made.offers
    found = [*made.lying().values(), *offers.spots.values()]
    found += [piece for one in offers.tries for piece in one.pieces.values()]
    return found + [piece for shown in offers.shows.values() for piece in shown.values()]


def check_pictures(made: Scene) -> None:
    """Every picture and style is in the sheet, and every piece lies on its surface, also when it is turned."""
    sheet, slack = screen_of(made.game).sheet, getattr(_tables(made.game), "SLACK", SLACK)
    for piece in every_piece(made):
        assert piece.art in sheet.symbols, piece.art
        w, h = (side * piece.size / 100 for side in sheet.sizes[piece.art])
        x, y, turn = piece.x + w / 2, piece.y + h / 2, radians(piece.turn)
        across = (w * abs(cos(turn)) + h * abs(sin(turn))) / 2 - slack
        down = (h * abs(cos(turn)) + w * abs(sin(turn))) / 2 - slack
        surface = made.surfaces[piece.on]
        assert across <= x <= surface.w - across, piece
        assert down <= y <= surface.h - down, piece
    for surface in made.surfaces.values():
        assert {plate.style for plate in surface.plates} <= set(sheet.plates)
        assert {style for style, _ in surface.strokes} <= set(sheet.plates)
        assert {art for art, *_ in surface.scenery} <= set(sheet.symbols)
        assert all(0 <= x <= surface.w and 0 <= y <= surface.h for _, x, y, _ in surface.scenery)
        assert {style for style, *_ in surface.labels} <= set(sheet.labels)
        assert all(0 <= x <= surface.w and 0 <= y <= surface.h for _, x, y, _ in surface.labels)
    lying = made.lying()
    for key, piece in lying.items():
        assert all(held in lying and lying[held].say is not None for held in piece.holds), key  # they are listed
    assert {art for art, _ in made.legend} <= set(sheet.symbols)
    assert not made.offers.ghost or made.offers.ghost in sheet.symbols


@cache
def speakers(name: str) -> list[Speaker]:
    return [Speaker(name, language, NAMES) for language in LANGUAGES]


def said(name: str, key: str, values: dict[str, int | str]) -> None:
    """A sentence, whole in each language. What only tells variants apart may be missing, what is read may not."""
    for speaker in speakers(name):
        assert speaker.has(key), key
        words = speaker.words(values)
        text, missing = formatted(speaker, key, words)
        if missing:
            text, _ = formatted(speaker, key, {**dict.fromkeys(missing, GAP), **words})
        assert text.strip(), key
        assert "{" not in text, text
        assert GAP not in text, (key, values, missing)


def formatted(speaker: Speaker, key: str, words: dict[str, int | str]) -> tuple[str, list[str]]:
    """A text, and the names of the values that it asked for in vain."""
    name, _, attribute = key.partition(".")
    message = speaker.bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    text, errors = speaker.bundle.format_pattern(pattern, words)
    return str(text), [str(error).rpartition(": ")[2] for error in errors]


def lying(made: Scene, key: str) -> Piece:
    return made.find(key) or made.offers.spots[key]


def values_of(piece: Piece) -> dict[str, int | str]:
    return piece.say[1] if piece.say else {}


def all_words(made: Scene) -> Iterator[Words]:
    offers = made.offers
    for piece in every_piece(made):
        if piece.say:
            yield piece.say
        if piece.tells:
            yield piece.tells, {}
    for surface in made.surfaces.values():
        yield surface.say
        yield from [words for *_, words in surface.labels]
        if surface.lot:
            yield surface.lot, {}
    for button in offers.buttons:
        yield button.say
    yield from [part for part in [offers.prompt, offers.hint] if part]
    yield from [note for seat in made.seats for note in seat.notes]
    yield from [(key, {}) for key, _ in offers.steps]
    yield from [(key, {}) for key in [*offers.help, *made.help]]
    yield from [(f"{key}.title", {}) for key in made.help]
    yield from [(key, {}) for _, key in made.overlays]
    yield from [said for _, said in made.legend]
    yield from [words for _, words in made.log]


def check_words(state: State, made: Scene, known: set[str]) -> None:
    """Each different sentence once: most are the same from scene to scene."""
    offers, why = made.offers, screen_of(made.game).why
    facts = face(made.game).words.facts(state)
    sentences = list(all_words(made))
    for key, target in offers.targets.items():
        assert lying(made, key).say, f"{key} can be chosen and says nothing"
        for choice in target.do:
            name, values = offers.choices[choice]
            sentences.append((name, values_of(lying(made, key)) | values))
    sentences += [offers.choices[one.do] for one in offers.tries]
    for key in [*made.lying(), *offers.spots]:
        reason = why(state, state.actor, key)
        if reason is not None:
            sentences.append((reason.say[0], values_of(lying(made, key)) | reason.say[1]))
    for key, values in sentences:
        texts = {name: value for name, value in values.items() if isinstance(value, str)}
        mark = f"{key} {sorted(values)} {sorted(texts.items())}"  # the same but for numbers is the same
        if mark not in known:
            known.add(mark)
            said(made.game, key, facts | values)


def zipped(value: Any) -> int:
    """How many bytes it has on its way."""
    return len(gzip.compress(json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()))
