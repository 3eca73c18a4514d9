"""The rules are told as this match follows them: numbers and readings of every preset and castle, in every language."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from teahouse import games
from teahouse.core.words import Values
from teahouse.games.castle.rules.game import GAME
from teahouse.games.castle.rules.layouts import LAYOUT_NAMES
from teahouse.text import Speaker
from teahouse.text.languages import languages
from tests.games.castle.drawing import draw, holding

FACTS = games.face("castle").words.facts
SPEAKERS = {language: Speaker("castle", language) for language in languages()}
SHEET = re.compile(r"(welcome-\d|help-|term-|about-board|ending-|rule-c-|ruling-|spirit-|dragon-)")
IN_WORDS = re.compile(
    r"\b(two|three|four|seven|second|third|fourth|zwei|drei|vier|sieben|zweite[rns]?|dritte[rns]?|vierte[rns]?"
    r"|deux|trois|quatre|sept|deuxième|troisième|quatrième|due|tre|quattro|sette|second[ao]|terz[ao]|quart[ao])\b",
    re.IGNORECASE,
)
# what a reading changes, by the texts that have to say so; the option's other value must read otherwise
TELLS = {
    "last_round": ["help-end", "term-countdown.effect", "rule-c-82"],
    "shrine_supply": ["help-shrines", "term-pool.effect", "rule-c-26"],
    "paid_shrine": ["help-cards", "rule-c-52"],
    "deception": ["spirit-deception.effect", "ruling-deception-1", "rule-c-64"],
    "wind": ["spirit-wind.effect", "rule-c-61"],
    "change_in_check": ["spirit-change.effect", "rule-c-65"],
    "faith": ["spirit-faith.effect", "ruling-faith-2", "rule-c-66"],
    "cunning_dragons": ["spirit-cunning.effect", "ruling-cunning-1", "rule-c-69"],
    "tranquility": ["dragon-tranquility.effect", "rule-c-72"],
    "harmony": ["dragon-harmony.effect", "rule-c-77"],
    "tie_break": ["term-tie.effect", "rule-c-85"],
    "between_placings": ["help-placing", "rule-c-33"],
    "realm": ["help-placing", "term-realm.effect", "rule-c-3"],
    "spirits": ["help-cards"],
    "dragons": ["help-cards"],
}


def said(language: str, key: str, facts: Values) -> str:
    """A text with nothing but the facts; anything missing fails."""
    speaker = SPEAKERS[language]
    name, _, attribute = key.partition(".")
    message = speaker.bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    text, errors = speaker.bundle.format_pattern(pattern, facts)
    assert errors == [], (language, key, errors)
    return str(text)


def sheet(language: str, facts: Values) -> dict[str, str]:
    keys = [key for key in SPEAKERS[language].keys if SHEET.match(key)]
    return {key: said(language, key, facts) for key in keys}


def tables() -> list[tuple[int, dict[str, str]]]:
    """Every preset and every castle, with each number of players."""
    chosen = [*GAME.presets.values(), *({"layout": name} for name in LAYOUT_NAMES)]
    return [(seats, options) for seats in GAME.seats for options in chosen]


@pytest.mark.parametrize("language", list(SPEAKERS))
def test_the_rule_sheet_of_every_preset_and_castle(language):
    for seats, options in tables():
        state = GAME.start(seats, options)
        told = sheet(language, FACTS(state))
        assert str(seats) in told["help-end"]  # the summons that starts the last round
        assert str(seats) in told["welcome-5"]
        assert re.findall(r"\d+", told["term-countdown.effect"])[:3] == ["7", str(seats), str(7 - seats)]
        assert str(GAME.complete(options)["realm"]).split("x") == re.findall(r"\d+", told["term-realm.effect"])
        assert "{" not in "".join(told.values())
        for key in (
            "help-end",
            "welcome-5",
            "term-summon.effect",
            "term-countdown.effect",
            "rule-c-83",
            "term-realm.effect",
        ):
            assert not IN_WORDS.findall(told[key]), (key, told[key])  # what changes is said in digits


@pytest.mark.parametrize("language", list(SPEAKERS))
@pytest.mark.parametrize("name", list(TELLS))
def test_a_reading_is_told_as_it_is_played(language, name):
    option = next(option for option in GAME.options if option.name == name)
    for first, second in pairwise(option.values):
        texts = [FACTS(GAME.start(3, {name: value})) for value in (first, second)]
        for key in TELLS[name]:
            assert said(language, key, texts[0]) != said(language, key, texts[1]), (key, first, second)


def test_every_option_about_the_rules_is_told():
    """An option that is added has to say where the rules tell of it; a castle and which cards are drawn are seen."""
    assert {option.name for option in GAME.options} - set(TELLS) == {"layout", "cards"}


@pytest.mark.parametrize("language", list(SPEAKERS))
def test_the_points_of_sets_are_those_of_the_engine(language):
    """Sets of four to ten, made on the table; the texts say as much."""
    facts = FACTS(GAME.start(2, {}))
    numbers = [int(word) for word in re.findall(r"\d+", said(language, "term-set.effect", facts))]
    table = dict(zip(numbers[1:11:2], numbers[2:12:2], strict=True))
    assert list(table) == [4, 5, 6, 7, 8]
    beyond, dragons = numbers[11:13]
    for size in range(4, 11):
        points = made(size, "M")
        assert points == (table[size] if size < 9 else table[8] + beyond * (size - 8))
        assert made(size, "D") == points + dragons


def made(size: int, letter: str) -> int:
    """The points of a set of so many tiles, by the engine."""
    row = [f"1{letter}{1 + n % 3}" for n in range(size - 1)]
    rows = [" ".join(row[:6]), " ".join(row[6:])]
    table = holding(draw("", "\n".join(line for line in rows if line), pool=0), f"{letter}1")
    table.play("place a2" if size <= 7 else f"place {'abcdef'[size - 7]}2")
    return int(table.realm.set_points)


@pytest.mark.parametrize("language", list(SPEAKERS))
def test_shrines_tokens_and_what_is_thrown_away(language):
    facts = FACTS(GAME.start(2, {}))
    floors = draw("", "1## 2## 3## 4##").realm
    worth = [1, 2, 3]
    assert floors.shrine_points() == sum(worth) + worth[-1]
    assert re.findall(r"\d+", said(language, "term-shrine.effect", facts))[:3] == [str(points) for points in worth]
    table = draw("M1 . S2").play("take a1, discard")
    assert f"+{table.realm.discard_points}" in said(language, "term-discard.effect", facts)
    table = draw("M1 . S2")
    before = table.state.scores()[0]
    gained = table.play("summon").state.scores()[0] - before
    assert f"+{gained}" in said(language, "welcome-5", facts)
    assert f"+{gained}" in said(language, "help-end", facts)


def test_facts_do_not_change_in_a_match():
    state = GAME.start(2, {"spirits": "3", "dragons": "2"})
    before = FACTS(state)
    while state.pending and state.turn == 0:
        state.apply(state.legal()[0])
    assert FACTS(state) == before
    assert (before["spirits"], before["dragons"]) == (3, 2)
