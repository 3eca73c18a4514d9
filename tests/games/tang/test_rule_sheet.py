"""Tang Garden: what is said about the rules holds for the match that is played: its board, its options, solo or not."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest

from teahouse import games
from teahouse.core.state import State
from teahouse.games.tang.rules.board import SHIPPED
from teahouse.games.tang.rules.game import GAME
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.words.facts import facts
from teahouse.games.tang.words.pages import PAGES
from teahouse.games.tang.words.questions import help_for
from teahouse.text import Speaker
from teahouse.text.languages import languages

TEXT = (files("teahouse.games.tang") / "rules" / "data" / "tang.toml").read_text("utf-8")
RULES = ("welcome-", "help-", "term-", "rule-t-", "ruling-", "about-board", "ending-")
MATCHES = [
    *GAME.presets.values(),
    *[{"board": name} for name in SHIPPED],
    {"dead_round": "end", "search_on_bonus": "yes"},
]
WORDS = {  # numbers below ten that are spelt out, but for those that no board and no option changes
    "en": "four|five|six|seven|eight|nine",
    "de": "vier|fünf|sechs|sieben|acht|neun",
    "fr": "quatre|cinq|six|sept|huit|neuf",
    "it": "quattro|cinque|sette|otto|nove",
}


@cache
def speaker(language: str) -> Speaker:
    return Speaker("tang", language)


def say(language: str, key: str, state: State) -> str:
    return speaker(language).say(key, **facts(state))


def sheet(language: str, state: Tang) -> dict[str, str]:
    """Every text about the rules that this match shows."""
    shown = set(help_for(state))
    keys = [key for key in speaker(language).keys if key.startswith(RULES) and not key.startswith("help-sheet")]
    game = [key for key in keys if not key.startswith("help-") or key.partition(".")[0] in shown]
    cards = [page.text for page in PAGES.values()]
    return {key: say(language, key, state) for key in [*game, *cards] if key in own_keys()}


@cache
def own_keys() -> set[str]:
    """The frame has texts with such names, too."""
    source = (games.face("tang").texts / "en.ftl").read_text("utf-8")
    found: set[str] = set()
    name = ""
    for line in source.split("\n"):
        message, attribute = re.match(r"([a-z][\w-]*) =", line), re.match(r"    \.(\w+) =", line)
        if message:
            name = message[1]
            found.add(name)
        elif attribute:
            found.add(f"{name}.{attribute[1]}")
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("options", MATCHES, ids=str)
def test_every_number_on_the_rule_sheet_is_one_of_the_match(language: str, seats: int, options: dict[str, str]) -> None:
    state = GAME.start(seats, options)
    assert isinstance(state, Tang)
    known = {str(number) for value in facts(state).values() for number in re.findall(r"\d+", str(value))}
    known |= {"1", "2", "3", "4", "5"}  # kinds of trees; one card more
    for key, text in sheet(language, state).items():
        assert "{" not in text, (key, text)
        assert "$" not in text, (key, text)
        if key.startswith(("about-board", "rule-t-1", "help-board")):
            continue  # they tell of the box and of the shipped boards
        assert set(re.findall(r"\d+", text)) <= known, (key, text)


def changed() -> str:
    """A board on which every number is another one."""
    numbers = {
        "refresh_cost": "{ two_players = 7, three_or_four_players = 5 }",
        "min_face_up_tiles": "3",
        "base_draw": "4",
        "end_tokens_left": "8",
        "pair_value": "17",
        "bridge_value": "23",
        "pavilion_first": "41",
        "pavilion_second": "29",
        "tree_values": "[31,32,33,34,35]",
        "coin_per_decoration_in_sight": "37",
        "character_columns": "[1,5,8]",
        "coin_columns": "[ {column=2,coins=43} ]",
        "character_coin_thresholds": "[11,22]",
        "max_own_characters": "3",
        "tokens_to_remove_decoration": "6",
        "path_coins": "9",
    }
    text = TEXT
    for key, value in numbers.items():
        text = re.sub(rf"^{key} = .*$", f"{key} = {value}", text, count=1, flags=re.MULTILINE)
    text = text.replace("{max=60,", "{max=51,").replace("{max=75,", "{max=62,").replace("{max=95,", "{max=84,")
    number = iter(range(100))
    text = re.sub(
        r"^(skill_coins|view_coins|view_max|view_both_coins|view_malus|skill_cost|skill_extra_cards) = [1-9]\d*",
        lambda found: f"{found[1]} = {7 if 'extra' in found[1] else 50 + next(number)}",
        text,
        flags=re.MULTILINE,
    )
    return re.sub(r"^(coins_\w+) = 1", r"\1 = 13", text, flags=re.MULTILINE)


SAID = {  # a text of the rules, and the numbers of that board which it has to say, with four players
    "term-decorate.effect": "4",
    "term-stack.effect": "3",
    "term-track.effect": "2 43 1 5 8",
    "term-sight.effect": "37",
    "term-token.effect": "5 8",
    "term-pairs.effect": "17",
    "term-bridge.effect": "23",
    "term-pavilion.effect": "41 29 70",
    "term-tree.effect": "31 32 33 34 35",
    "term-temple.effect": "13",
    "help-build": "3",
    "help-decorate": "4",
    "help-tracks": "2 43 1 5 8",
    "help-landscapes": "5",
    "help-lanterns": "5",
    "help-sight": "37",
    "help-end": "8",
    "help-scoring": "17 23 41 29 70 31 32 33 34 35",
    "welcome-5": "8",
}
SAID_ALONE = {
    "welcome-1": "28",
    "welcome-3": "11 22",
    "term-solo.effect": "28 11 22",
    "term-remove.effect": "6",
    "term-token.effect": "6",
    "help-aim": "28",
    "help-solo": "28 9",
    "help-solo-lanterns": "6",
    "help-solo-end": "11 22 3 28 51 52 62 63 84 85",
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("seats", "expected"), [(4, SAID), (1, SAID_ALONE)], ids=["table", "solo"])
def test_texts_follow_a_board_on_which_every_number_is_another_one(
    language: str, seats: int, expected: dict[str, str]
) -> None:
    state = GAME.start(seats, {"board": changed()})
    assert isinstance(state, Tang)
    for key, numbers in expected.items():
        text = say(language, key, state)
        assert set(numbers.split()) <= set(re.findall(r"\d+", text)), (key, text)
        old = set(re.findall(r"\d+", say(language, key, GAME.start(seats)))) - set(numbers.split())
        assert not old & set(re.findall(r"\d+", text)) - {"1", "2", "3", "4", "5", "10", "28"}, (key, text)
    for character, name in zip(state.board.characters, list(PAGES)[:12], strict=True):
        text = say(language, f"character-{name}.effect", state)
        told = set(re.findall(r"\d+", text))
        worth = {character.view_coins, character.view_max, character.view_both, character.malus} - {0}
        paid = {character.coins, character.cost} - {0} if seats > 1 else set()
        assert {str(number) for number in worth | paid} <= told, text
        assert seats > 1 or len(told) == len(worth), text  # skills do not work alone


@pytest.mark.parametrize("language", languages())
def test_no_number_that_can_change_is_spelt_out(language: str) -> None:
    fixed = {"help-lanterns", "help-solo-lanterns", "help-landscapes", "rule-t-86", "rule-t-87"}
    fixed |= {"term-lantern.effect", "term-lantern-table"}
    for seats in (1, 3):
        state = GAME.start(seats)
        assert isinstance(state, Tang)
        for key, text in sheet(language, state).items():
            if key not in fixed and not key.startswith(("lantern-", "rule-t-", "about-board", "help-board")):
                assert not re.search(rf"\b({WORDS[language]})\b", text, re.IGNORECASE), (key, text)


def test_the_help_says_how_many_cards_have_no_bonus() -> None:
    for language in languages():
        assert {"24", "54"} <= set(
            re.findall(r"\d+", say(language, "help-decorate", GAME.start(2, {"board": "balanced"})))
        )
        assert not {"0", "54"} & set(re.findall(r"\d+", say(language, "help-decorate", GAME.start(2))))


def test_the_preset_says_how_many_cards_have_no_bonus() -> None:
    usual = GAME.start(2, GAME.presets["recommended"])
    plain = facts(usual)
    for language in languages():
        text = say(language, "preset-recommended", usual)
        assert {str(plain["plain-cards"]), str(plain["all-cards"])} == set(re.findall(r"\d+", text))
    assert facts(GAME.start(2))["plain-cards"] == 0


def test_the_official_is_told_that_he_sees_nothing() -> None:
    nothing = GAME.start(2, {"elements_are_all_icons": "no"})
    for language in languages():
        assert "0" in say(language, "character-official.effect", nothing)
        assert "0" not in say(language, "character-official.effect", GAME.start(2))


def test_every_rule_that_is_cited_can_be_read_in_every_language() -> None:
    source = "".join(
        path.read_text("utf-8")
        for path in (files("teahouse.games.tang") / "rules").iterdir()
        if path.name.endswith(".py")
    )
    cited = set(re.findall(r'Reason\(\s*"(T-[\d.]+)"', source)) | set(
        re.findall(r'why_not_pick\(.*"(T-[\d.]+)"', source)
    )
    cited |= set(re.findall(r'\(\w+,\), "(T-[\d.]+)"', source)) | {option.rule for option in GAME.options}
    cited |= {rule for page in PAGES.values() for rule in page.rules} | {"T-25", "T-87"}
    assert len(cited) > 40
    for language in languages():
        missing = [
            rule for rule in sorted(cited) if not speaker(language).has(f"rule-{rule.lower().replace('.', '-')}")
        ]
        assert missing == []


def test_every_page_has_its_texts_and_answers_in_order() -> None:
    for language in languages():
        for name, page in PAGES.items():
            assert speaker(language).has(page.title), name
            assert speaker(language).has(page.text), name
    answers = [key for key in own_keys() if key.startswith("ruling-")]
    assert len(answers) == 40
    for key in answers:
        page, _, number = key.removeprefix("ruling-").rpartition("-")
        assert page in PAGES, key
        assert number == "1" or f"ruling-{page}-{int(number) - 1}" in answers, key
