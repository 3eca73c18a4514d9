"""What can be looked up: every page has its texts, every example is true on the board, every cited rule has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import teahouse
from teahouse import games
from teahouse.core.match import Match
from teahouse.games.panda.rules.game import GAME
from teahouse.games.panda.rules.rulings import OPTIONS
from teahouse.games.panda.words.pages import EXAMPLES, PAGES
from teahouse.text import Speaker
from teahouse.text.languages import languages

SOURCES = Path(teahouse.__file__).parent / "games" / "panda"
VOICES = {language: Speaker("panda", language) for language in languages()}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_true_on_the_board(name: str) -> None:
    example = EXAMPLES[name]
    match = Match.from_position(GAME, example.position)
    before = match.state.scores()
    for choice in example.line:
        match.play(choice)
    legal = [GAME.notation(choice) for choice in match.state.legal()]
    assert set(example.legal) <= set(legal)
    for choice, key in example.refused.items():
        assert choice not in legal
        assert GAME.why_not(match.state, GAME.parse(choice)).key == key
    gained = [after - first for after, first in zip(match.state.scores(), before, strict=True)]
    assert not example.points or gained == list(example.points)
    assert example.line or example.legal or example.refused


@pytest.mark.parametrize("language", VOICES)
def test_pages_and_examples_have_their_texts(language: str) -> None:
    voice = VOICES[language]
    for page in PAGES.values():
        assert voice.has(page.title)
        assert voice.has(page.text)
        for example in page.examples:
            assert voice.has(example.says)
        for rule in page.rules:
            assert voice.has(f"rule-{rule.lower()}"), rule
    for example in EXAMPLES.values():
        assert any(example in page.examples for page in PAGES.values())


def test_every_rule_that_a_refusal_or_an_option_cites_is_there_in_words() -> None:
    cited = {option.rule for option in OPTIONS}
    for file in SOURCES.rglob("*.py"):
        cited |= set(re.findall(r'"(P[ROC]?-\d+)"', file.read_text("utf-8")))
    assert len(cited) > 40
    for voice in VOICES.values():
        assert [rule for rule in sorted(cited) if not voice.has(f"rule-{rule.lower()}")] == []


def test_rulings_belong_to_a_page_and_are_numbered_from_1() -> None:
    found = [key.removeprefix("ruling-").rpartition("-") for key in VOICES["en"].keys if key.startswith("ruling-")]
    assert len(found) > 25
    for name in {page for page, _, _ in found}:
        assert name in PAGES
        assert sorted(int(number) for page, _, number in found if page == name) == list(
            range(1, sum(1 for page, _, _ in found if page == name) + 1)
        )


def test_the_face_offers_facts_and_pages() -> None:
    words = games.face("panda").words
    assert words.pages is PAGES
    assert words.facts(GAME.start(2))["last_base"] == 5
