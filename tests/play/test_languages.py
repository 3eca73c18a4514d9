"""Every language says exactly what English says: the same messages, attributes and values, and all of them resolve."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import teahouse
from teahouse import games
from teahouse.core.errors import Reason
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, Event, State
from teahouse.core.words import Words
from teahouse.draw.scene import NOBODY, SHAPES
from teahouse.games.castle.rules.pieces import DRAGON_NAMES, SPIRIT_NAMES
from teahouse.games.castle.screen.scene import scene, why
from teahouse.games.castle.sketch import table as sketch
from teahouse.text import LANGUAGE, Speaker
from teahouse.text.languages import NAMES as LANGUAGE_NAMES
from teahouse.text.languages import choose_language, language_of_the_system, languages
from teahouse.web.words import game_info, texts

SOURCES = Path(teahouse.__file__).parent
FOLDERS = {"frame": SOURCES / "text", **{name: SOURCES / "games" / name / "words" for name in games.names()}}
OTHERS = [language for language in languages() if language != LANGUAGE]
NAMES = ["Anna", "Ben", "Cleo", "Dan"]
GAME = games.find("castle")

Values = dict[str, int | str]


class Parts(Visitor):
    """The variables and messages that a text refers to. What selectors tell apart is the language's own affair."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


@cache
def source(room: str, language: str) -> str:
    return (FOLDERS[room] / f"{language}.ftl").read_text("utf-8")


@cache
def read(room: str, language: str) -> dict[str, set[str]]:
    """Every message and attribute of a file with what it refers to. Broken entries and repeated keys fail."""
    resource = FluentParser().parse(source(room, language))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if not isinstance(entry, ast.Message):
            continue
        own = [(entry.id.name, entry.value), *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes)]
        for key, value in own:
            parts = Parts()
            parts.visit(value)
            assert key not in found, f"{key} is there twice"
            found[key] = parts.found
    return found


def test_every_language_has_a_name_and_a_file_in_every_room() -> None:
    assert {"en", "de", "fr"} <= set(languages())
    assert set(languages()) <= set(LANGUAGE_NAMES)
    for folder in FOLDERS.values():
        assert {file.stem for file in folder.glob("*.ftl")} == set(languages())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("room", FOLDERS)
def test_a_language_has_exactly_the_messages_of_English(room: str, language: str) -> None:
    english, other = read(room, LANGUAGE), read(room, language)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    assert {key: parts for key, parts in other.items() if parts != english[key]} == {}
    assert len(re.findall(r"(?m)^[\w-]+ =", source(room, LANGUAGE))) == len([key for key in english if "." not in key])


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("room", FOLDERS)
def test_nothing_was_left_in_English(room: str, language: str) -> None:
    """A whole sentence that is the same in both languages has been forgotten."""
    line = re.compile(r"^([\w-]+|    \.\w+) = (.+)$", re.MULTILINE)
    english, other = (dict(line.findall(source(room, code))) for code in (LANGUAGE, language))
    same = [key for key, text in english.items() if other.get(key) == text and len(text.split()) > 4]
    assert [key for key in same if "{" not in english[key]] == []


@pytest.mark.parametrize("room", FOLDERS)
def test_French_is_set_as_French(room: str) -> None:
    """No line breaks before high marks and inside quotes, and apostrophes are apostrophes."""
    text = re.sub(r"^#.*$|`[^`]*`", "", source(room, "fr"), flags=re.MULTILINE)
    assert re.findall(r".* [;!?»%](?! bonus)|.* :(?: .*|$)|.*« .*|.*\w'\w.*", text, re.MULTILINE) == []
    assert re.findall(r".*\w[;!?»]|.*\w:(?: .*|$)", text, re.MULTILINE) == []  # without any space


class Strict:
    """Says like a client, in every language: values in words first; anything missing, or any error of Fluent, fails."""

    def __init__(self) -> None:
        self.speakers = [Speaker("castle", language, NAMES) for language in languages()]
        self.said: set[str] = set()
        self.known: set[str] = set()

    def tell(self, key: str, values: Values) -> None:
        mark = f"{key} {sorted(values.items())}"
        if mark in self.known:
            return
        self.known.add(mark)
        self.said.add(key)
        name, _, attribute = key.partition(".")
        for speaker in self.speakers:
            assert speaker.has(key), key
            message = speaker.bundle.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
            text, errors = speaker.bundle.format_pattern(pattern, speaker.words(values))
            assert errors == [], (key, values, errors)
            assert str(text).strip(), key


@cache
def positions(seed: int) -> list[State]:
    """The positions of a random match; all spirits and the dragons come up over the seeds."""
    options = {"spirits": " ".join(SPIRIT_NAMES[seed % 2 * 5 :][:5]), "wind": "may-move"}
    options["dragons"] = " ".join(random.Random(seed).sample(DRAGON_NAMES, 3))
    state, rng, found = GAME.start(2 + seed % 3, options), Rng(seed), []
    while state.actor != -2:
        kept = state.clone()
        kept.events = state.events
        found.append(kept)
        state.events = []
        legal = state.legal()
        state.apply(state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))])
    return [*found, state]


def sentences(state: State, shape: str) -> Iterator[Words]:
    """Everything that the scene of a position says, and why what cannot be chosen cannot."""
    made = scene(state, max(state.actor, NOBODY), shape, state.events or [])
    own = {key: piece.say for key, piece in [*made.lying().items(), *made.offers.spots.items()]}
    yield from [surface.say for surface in made.surfaces.values()]
    yield from filter(None, own.values())
    lying = {choice: key for key, target in made.offers.targets.items() for choice in target.do}
    for choice, (key, values) in made.offers.choices.items():
        about = own.get(lying.get(choice, ""))
        yield key, {**(about[1] if about else {}), **values}
    for piece, about in own.items():
        reason = why(state, state.actor, piece)
        if reason is not None:
            yield reason.say[0], {**(about[1] if about else {}), **reason.say[1]}
    buttons = [button.say for button in made.offers.buttons]
    yield from filter(None, [made.offers.prompt, made.offers.hint, *buttons])
    yield from [(key, {}) for key, _ in made.offers.steps]
    yield from [said for _, said in made.log]
    for seat in made.seats:
        yield from [*seat.notes, *[(key, {}) for key, _ in seat.lines]]


def test_everything_a_scene_says_resolves() -> None:
    voice = Strict()
    for seed in range(4):
        for number, state in enumerate(positions(seed)):
            if number % 3 == 0 or state.actor == -2:
                for key, values in sentences(state, SHAPES[seed % 2]):
                    voice.tell(key, values)
    for start, many in (("scene-", 10), ("prompt-", 10), ("choice-", 8), ("reason-", 10), ("castle-", 10)):
        assert sum(key.startswith(start) for key in voice.said) >= many, start


@pytest.mark.parametrize("language", OTHERS)
def test_every_event_and_reason_reads_as_a_sentence(language: str) -> None:
    speaker = Speaker("castle", language, NAMES)
    values: dict[str, int | str] = {"face": "M3", "kind": "wind", "spirit": "faith", "dragon": "power", "seat": 1}
    for key, names in GAME.events.items():
        said = {word: values.get(word, "castle-empty" if word == "ending" else 2) for word in names.split()}
        assert "{" not in speaker.event(Event(key, said)), key
    keys = [key for key in read("castle", LANGUAGE) | read("frame", LANGUAGE) if key.startswith("reason-")]
    assert len(keys) > 80
    filled = dict.fromkeys(re.findall(r"\$(\w+)", source("castle", LANGUAGE)), 3) | values
    for key in keys:
        reason = Reason("C-17", key.removeprefix("reason-"), {**filled, "asked": "take", "seats": 2, "missing": 1})
        text = speaker.reason(reason)
        assert "{" not in text
        assert re.search(r"\(\w+ C-17\)$", text), text


@pytest.mark.parametrize("language", languages())
def test_every_option_value_has_words(language: str) -> None:
    info = game_info(GAME, language)
    raw = [(option.name, value.value) for option in info.options for value in option.values]
    speaker = Speaker("castle", language)
    assert [pair for pair in raw if not (speaker.has("-".join(("option", *pair))) or speaker.has("-".join(pair)))] == []
    assert all(bot.says != bot.name for bot in info.bots)
    assert len(texts("castle", language).sources) == (2 if language == LANGUAGE else 4)


@pytest.mark.parametrize(("seats", "width"), [(2, 100), (3, 80), (4, 80)])
def test_the_table_fits_the_terminal_in_every_language(seats: int, width: int) -> None:
    for speaker in [Speaker("castle", language, NAMES) for language in languages()]:
        for state in positions(seats - 2)[::20]:
            if state.actor == CHANCE:
                continue
            for lines in (sketch.sketch(state, speaker.say, width, 0, NAMES), sketch.unseen(state, speaker.say)):
                assert max(sum(len(text) for text, _ in line) for line in lines) <= width
        words = sketch.unseen(positions(0)[9], speaker.say)
        assert all(line[0][0].endswith(" ") for line in words[1:])  # long names do not run into the tiles


def test_every_game_can_be_spoken_of_in_every_language() -> None:
    for name in games.names():
        for language in languages():
            assert Speaker(name, language).say("title") != "title"


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("de", "de"),
        ("de-CH,de;q=0.9,en;q=0.5", "de"),
        ("fi,en;q=0.4,de;q=0.6", "de"),
        ("en-GB,de", "en"),
        ("xx", "en"),
        ("de_AT", "de"),
        ("", "en"),
        (";q=x,,de;q=nan", "de"),
        ("fr-CA,fr;q=0.9,en;q=0.5", "fr"),
        ("fr_BE.UTF-8", "fr"),
    ],
)
def test_the_wished_language(wish: str, language: str) -> None:
    assert choose_language(wish) == language


def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert language_of_the_system() == "de"
    monkeypatch.setenv("LC_MESSAGES", "en_US.UTF-8")
    assert language_of_the_system() == "en"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert language_of_the_system() == "en"
