"""What can be looked up is true: every example of every page is played and drawn, in every language; every rule that a
refusal cites has words; the facts that the rules are told with belong to board and options."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from teahouse import games
from teahouse.core.errors import TeahouseError
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.draw.scene import SHAPES
from teahouse.games.face import Example
from teahouse.text import LANGUAGE, Speaker
from teahouse.text.judge import NUMBER, look_up, page, rule_key, shown, viewer
from teahouse.text.languages import languages
from tests.contract.cases import GAMES

SAMPLE = "sample"
# games whose rules are not in words yet: a name is taken out when they are, and never comes back
NOT_YET: set[str] = set()


@pytest.fixture(autouse=True)
def one_more_game(monkeypatch: pytest.MonkeyPatch) -> None:
    more = Path(__file__).parents[1] / "e2e" / "games"
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(more)])


def spoken(name: str) -> list[str]:
    """The languages of a game: the game of the tests has one."""
    return [LANGUAGE] if name == SAMPLE else list(languages())


def cited(name: str) -> set[str]:
    """Every number that a refusal of a game may cite, as its rules write it."""
    folder = Path(str(games.face(name).folder)) / "rules"
    source = "".join(file.read_text("utf-8") for file in sorted(folder.rglob("*.py")))
    return {number for found in re.findall(r'Reason\(\s*"([^"]+)"', source) for number in NUMBER.findall(found)}


def every_example() -> list[tuple[str, str, int]]:
    met = [(name, face.words.pages) for name in GAMES for face in [games.face(name)]]
    found = [(name, key, at) for name, pages in met for key, one in pages.items() for at in range(len(one.examples))]
    return [*found, (SAMPLE, "stones", 0), (SAMPLE, "stones", 1)]


def example_of(name: str, key: str, at: int) -> Example:
    return games.face(name).words.pages[key].examples[at]


@pytest.mark.parametrize(("name", "key", "at"), every_example(), ids=str)
def test_an_example_shows_what_it_says(name: str, key: str, at: int) -> None:
    example, game = example_of(name, key, at), games.find(name)
    before = game.read_position(example.position).scores()
    match = shown(Speaker(name), example)
    legal = match.legal()
    for choice in example.legal:
        assert choice in legal
    for choice, reason in example.refused.items():
        assert choice not in legal
        assert game.why_not(match.state, game.parse(choice)).key == reason
    if example.points:
        change = [now - then for now, then in zip(match.state.scores(), before, strict=True)]
        assert change == list(example.points)
    assert example.legal or example.refused or example.points, "it shows nothing"


@pytest.mark.parametrize(("name", "key", "at"), every_example(), ids=str)
def test_an_example_is_drawn(name: str, key: str, at: int) -> None:
    example, face = example_of(name, key, at), games.face(name)
    match = shown(Speaker(name), example)
    state = match.state
    if example.line:  # whoever has made these choices sees his own side of the table, also when his turn is over
        assert viewer(match) == games.find(name).read_position(example.position).actor
    for shape in SHAPES if face.screen is not None else ():
        assert face.screen is not None
        assert face.screen.scene(state, viewer(match), shape).wire()["pieces"]
    for language in spoken(name):
        voice = Speaker(name, language, ["Anna", "Ben", "Cleo", "Dan"]).learn_from(state)
        assert voice.has(example.says), f"{example.says} has no text in {language}"
        if face.sketch is not None:
            voice.local = face.words.vocabulary(state, voice.say, voice.names)
            assert face.sketch.table(state, voice.say, 100, viewer(match), voice.names)


@pytest.mark.parametrize("name", [*GAMES, SAMPLE])
def test_every_page_is_told(name: str) -> None:
    pages = games.face(name).words.pages
    if not pages and name in NOT_YET:
        pytest.skip(f"{name} has no pages yet")
    assert pages
    for language in spoken(name):
        voice = Speaker(name, language).learn(games.find(name).seats[0], {})
        for key, found in pages.items():
            missing = [text for text in (found.title, found.text) if not voice.has(text)]
            missing += [number for number in found.rules if not voice.has(rule_key(voice, number))]
            assert not missing, f"{key} in {language}: {', '.join(missing)} have no text"
            entry = page(voice, key)
            assert not [text for text in (entry.title, entry.text, *entry.rulings) if "{" in text or "$" in text]
            assert entry.name in [one.name for one in look_up(voice, key)], f"{key} is not found by its name"
        told = {key.rpartition("-")[0].removeprefix("ruling-") for key in voice.keys if key.startswith("ruling-")}
        assert told <= set(pages), "a ruling belongs to a page"


@pytest.mark.parametrize("name", [*GAMES, SAMPLE])
def test_every_rule_that_a_refusal_cites_has_words(name: str) -> None:
    assert cited(name)
    missing = {
        language: sorted(number for number in cited(name) if not voice.has(rule_key(voice, number)))
        for language in spoken(name)
        for voice in [Speaker(name, language)]
    }
    lacking = {language: numbers for language, numbers in missing.items() if numbers}
    if name in NOT_YET:
        if not lacking:
            pytest.fail(f"all rules of {name} have words: take it out of NOT_YET")
        pytest.skip(f"{name} has no words yet for: {lacking}")
    assert not lacking


@pytest.mark.parametrize("name", [*GAMES, SAMPLE])
def test_facts_belong_to_board_and_options(name: str) -> None:
    """They are told once: nothing that happens in a match changes them. A text of the rules finds all its values."""
    game, face = games.find(name), games.face(name)
    if name == SAMPLE:
        assert face.words.facts(game.start(2, {})) != face.words.facts(game.start(2, {"parts": "few"}))
    for number, chosen in enumerate([{}, *game.presets.values()]):
        seats = game.seats[number % len(game.seats)]
        try:
            match = Match(game, seats, chosen)
        except TeahouseError:
            continue  # a preset for another number of players
        facts, rng, dice = face.words.facts(match.state), Rng(number), random.Random(number)
        assert all(isinstance(value, int | str) for value in facts.values())
        while match.state.actor != OVER and len(match.entries) < 150:
            chance = match.state.actor == CHANCE
            match.play(match.state.draw(rng) if chance else dice.choice(match.state.legal()))
            assert face.words.facts(match.state) == facts
        for language in spoken(name):
            check_rule_texts(Speaker(name, language).learn(seats, game.complete(chosen)))


RULES = re.compile(r"(welcome-\d|help-(?!\d)|term-|about-board|ending-|rule-[a-z]{1,3}-\d|ruling-|preset-)")


def check_rule_texts(voice: Speaker) -> None:
    """Every text about the rules is said with nothing but the facts."""
    assert voice.bundle is not None
    for key in voice.keys:
        if not RULES.match(key) or key in FRAME_ONLY:
            continue
        name, _, attribute = key.partition(".")
        message = voice.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            continue
        _, errors = voice.bundle.format_pattern(pattern, voice.facts)
        assert not errors, f"{key} in {voice.language}: {errors}"


FRAME_ONLY = {"rule-title"}
