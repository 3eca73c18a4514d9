"""What can be looked up about Dragon Castle: a page for every card, its rulings, and examples that are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from teahouse import games
from teahouse.core.match import Match
from teahouse.games.castle.rules.game import GAME
from teahouse.games.castle.rules.pieces import DRAGON_NAMES, SPIRIT_NAMES
from teahouse.text import Speaker
from teahouse.text.languages import languages

WORDS = games.face("castle").words
RULES = Path(games.__file__).parent / "castle" / "rules"
SPEAKERS = {language: Speaker("castle", language) for language in languages()}
# how many questions the rulebook answers about each card; about the four others the readings are our own
ANSWERS = {
    "wind": 2,
    "strength": 4,
    "elegance": 1,
    "change": 2,
    "faith": 3,
    "destruction": 3,
    "depth": 1,
    "humility": 3,
    "righteousness": 2,
    "tranquility": 3,
    "bravery": 2,
    "power": 4,
    "knowledge": 2,
    "harmony": 3,
    "devotion": 2,
    "courage": 1,
}
OURS = {"beauty": 1, "deception": 1, "cunning": 1, "dominion": 1}


def test_the_rulebook_answers_38_questions():
    assert sum(ANSWERS.values()) == 38
    assert set(ANSWERS | OURS) == {*SPIRIT_NAMES, *DRAGON_NAMES}


@pytest.mark.parametrize("language", list(SPEAKERS))
def test_every_card_has_a_page_with_its_rulings(language):
    speaker = SPEAKERS[language]
    for name, number in (ANSWERS | OURS).items():
        page = WORDS.pages[name]
        assert speaker.has(page.title)
        assert speaker.has(page.text)
        assert page.examples, "each card has a small position"
        assert [n for n in range(1, 9) if speaker.has(f"ruling-{name}-{n}")] == list(range(1, number + 1))


@pytest.mark.parametrize("language", list(SPEAKERS))
def test_every_rule_that_a_reason_or_an_option_cites_is_told(language):
    source = "".join(file.read_text("utf-8") for file in RULES.glob("*.py"))
    cited = set(re.findall(r'"(C-\d+)"', source)) | {option.rule for option in GAME.options}
    assert len(cited) > 40
    assert [number for number in cited if not SPEAKERS[language].has(f"rule-{number.lower()}")] == []
    for page in WORDS.pages.values():
        assert [number for number in page.rules if not SPEAKERS[language].has(f"rule-{number.lower()}")] == []


@pytest.mark.parametrize("language", list(SPEAKERS))
def test_every_reason_has_a_text(language):
    source = "".join(file.read_text("utf-8") for file in RULES.glob("*.py"))
    keys = set(re.findall(r'"([a-z]+(?:-[a-z]+){2,})"', source)) & {
        key.removeprefix("reason-") for key in SPEAKERS["en"].keys if key.startswith("reason-")
    }
    assert len(keys) > 90
    assert [key for key in keys if not SPEAKERS[language].has(f"reason-{key}")] == []


@pytest.mark.parametrize("name", [name for name, page in WORDS.pages.items() if page.examples])
def test_an_example_shows_what_it_says(name):
    for example in WORDS.pages[name].examples:
        match = Match.from_position(GAME, example.position)
        before = match.state.scores()
        for choice in example.line:
            match.play(choice)
        assert set(example.legal) <= set(match.legal())
        for choice, key in example.refused.items():
            assert choice not in match.legal()
            assert GAME.why_not(match.state, GAME.parse(choice)).key == key
        if example.points:
            now = match.state.scores()
            assert [after - then for after, then in zip(now, before, strict=True)] == list(example.points)
        assert example.legal or example.refused or example.points
        assert all(speaker.has(example.says) for speaker in SPEAKERS.values())
