"""The rules as they are told follow board and options: every preset, board, number of players and language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from teahouse import games
from teahouse.games.panda.rules.board import BOARD_NAMES, find_board
from teahouse.games.panda.rules.game import GAME
from teahouse.games.panda.rules.rulings import OPTIONS, PRESETS
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.words.facts import facts
from teahouse.games.panda.words.questions import HELP
from teahouse.text import Speaker
from teahouse.text.languages import languages
from tests.games.panda.drawing import draw

VOICES = {language: Speaker("panda", language) for language in languages()}
# Words for numbers above one, in the four languages: what a board may change is said in digits.
IN_WORDS = re.compile(
    r"\b(two|three|four|five|six|eight|ten|second|third|fourth|fifth|sixth"
    r"|zwei|drei|vier|fünf|sechs|acht|zehn|zweite[rns]?|dritte[rns]?|vierte[rns]?|fünfte[rns]?|sechste[rns]?"
    r"|deux|trois|quatre|cinq|six|huit|dix|deuxième|troisième|quatrième|cinquième|sixième"
    r"|due|tre|quattro|cinque|sei|otto|dieci|seconda|terza|quarta|quinta|sesta|secondo|terzo|quarto|quinto|sesto)\b",
    re.IGNORECASE,
)
OWN = set(re.findall(r"(?m)^([\w-]+) =", (games.face("panda").texts / "en.ftl").read_text("utf-8")))
RULES = ("term-", "mission-", "help-", "rule-", "ruling-", "ending-", "welcome-", "example-")


def starts() -> Iterator[Panda]:
    """First positions: no preset and every preset, on every board, with every number of players."""
    for board in BOARD_NAMES:
        for chosen in [{}, *PRESETS.values()]:
            for seats in (2, 3, 4):
                state = GAME.start(seats, chosen | {"board": board})
                assert isinstance(state, Panda)
                yield state


def say(voice: Speaker, key: str, s: Panda) -> str:
    """A text with the facts of the match; anything missing fails."""
    name, _, attribute = key.partition(".")
    assert voice.bundle is not None
    message = voice.bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = voice.bundle.format_pattern(pattern, voice.words(facts(s)))
    assert errors == [], (key, errors)
    return str(text)


def numbers(text: str) -> Counter[int]:
    """All numbers of a text. `1, 2, 3 …` stands for any number of tiles."""
    text = re.sub(r"1, 2, 3[\s\u00a0]…", "", text).replace("−", "-")
    return Counter(int(found) for found in re.findall(r"(?<![\w.])-?\d+", text))


def test_every_text_about_the_rules_finds_its_values() -> None:
    for number, state in enumerate(starts()):
        voice = list(VOICES.values())[number % len(VOICES)]
        for key in voice.keys:
            if key.startswith(RULES) and key.partition(".")[0] in OWN:
                assert "{" not in say(voice, key, state), key


@pytest.mark.parametrize("language", VOICES)
def test_the_numbers_of_the_rules_are_those_of_the_board(language: str) -> None:
    voice = VOICES[language]
    for s in starts():
        board, at = s.board, s.seats - 2
        limit = [s.rulings.round_limit] if s.rulings.round_limit else []
        # one base or one capital is said without a digit, and as "one" without a number above it
        end = [n for n in (board.last_base, board.last_capital) if n > 1] + limit
        for key in ("welcome-6", "term-end.effect", "help-end", "rule-p-91"):
            text = say(voice, key, s)
            assert numbers(text) == Counter(end), (key, text)
            assert not IN_WORDS.findall(text), (key, text)
        setting_up = [board.ap_start, board.vp_start, board.guards[at], board.setup_guards[at], board.setup_ninjas]
        setting_up += [len(board.land.starts), board.strength_tiles[at], board.quest_tiles[at]]
        setting_up += [len(board.cards) - board.removed]
        text = say(voice, "help-setup", s)
        assert numbers(text) == Counter(setting_up), text
        assert not IN_WORDS.findall(text), text
        debts = [s.debt(ap) for ap in range(-1, board.ap_min - 1, -1)]
        track = [board.ap_min, board.ap_max, *range(-1, board.ap_min - 1, -1), *debts, 0, 1]  # below 0; 1 AP per guard
        assert numbers(say(voice, "term-ap.effect", s)) == Counter(track)
        steps = [*board.guards_needed, *board.build_vp, board.foreign_vp, 1, 6]
        assert numbers(say(voice, "term-build.effect", s)) == Counter(steps)
        table = [*board.guards_needed, *board.build_vp, board.foreign_vp, *board.pieces, board.bases]
        assert numbers(re.sub(r"(?m)^- \d\w*", "", say(voice, "help-building", s))) == Counter(table)
        bonus = Counter([board.reward_vp, board.reward_tiles])
        assert numbers(say(voice, "term-bonus.effect", s)) == bonus
        assert numbers(say(voice, "term-free.effect", s)) == Counter([board.freed_vp, board.guard_vp])
        assert numbers(say(voice, "term-border.effect", s)) == Counter([board.land.areas])
        tiles = [*board.strength[1:], *board.multiplier[1:], board.most_strength]
        assert numbers(say(voice, "term-strength.effect", s).replace("×", "")) == Counter(tiles)
        assert numbers(say(voice, "term-quest.effect", s)) == Counter([*board.quest_value[1:], board.most_quests])
        guards = [board.first_guards[0], board.first_guards[3], board.more_guards, *board.costs]
        assert numbers(say(voice, "term-space.effect", s)) == Counter(guards)


@pytest.mark.parametrize("language", VOICES)
def test_missions_say_what_they_pay(language: str) -> None:
    voice = VOICES[language]
    for s in starts():
        for at, green in enumerate(s.board.green):
            paid = [n for n in (green.vp, green.target) if n]
            assert numbers(say(voice, f"mission-A{at + 1}.effect", s)) == Counter(paid)
        for at, blue in enumerate(s.board.blue):
            paid = [n for n in (blue.vp, blue.vp_capital, blue.least_places) if n]
            if blue.by_sides:
                paid = [*blue.by_sides[s.rulings.b3], 4, 3, 2, 1]
            text = say(voice, f"mission-B{at + 1}.effect", s)
            assert numbers(text) == Counter(paid), text


@pytest.mark.parametrize("language", VOICES)
def test_city_cards_say_what_they_give(language: str) -> None:
    voice = VOICES[language]
    for s in starts():
        for at, card in enumerate(s.board.cards):
            paid = [words.steps for words in card.effects if words.do == "move" and words.steps > 1]
            for words in card.effects:
                if words.amount:
                    paid.append(s.rulings.city6 if card.name == "city6" and words.do == "gain_vp" else words.amount)
            assert numbers(say(voice, f"city-c{at + 1}.effect", s)) == Counter(paid)
        most = max(words.extra for cell in s.board.cells for option in cell.options for words in option) + 1
        assert numbers(say(voice, "term-cover.effect", s)) == Counter([most])


READINGS = {  # what two readings make different
    "freed_bonus": ["term-free.effect", "help-freed", "rule-p-57"],
    "road_tile": ["help-roads"],
    "border_bonus": ["term-bonus.effect", "help-bonus", "rule-p-65"],
    "b3": ["mission-B3.effect", "rule-p-86"],
    "b4": ["mission-B4.effect", "rule-p-87"],
    "a9": ["mission-A9.effect", "help-missions", "rule-p-83"],
    "building_end": ["term-end.effect", "help-end", "welcome-6", "ending-building-supply", "rule-p-91"],
    "border": ["term-border.effect", "help-border", "rule-p-26"],
    "b6_ties": ["mission-B6.effect", "rule-p-89"],
    "empty_spaces": ["term-void.effect", "help-board", "rule-p-42", "rule-po-12"],
    "round_limit": ["term-end.effect", "help-end", "welcome-6", "rule-pr-66"],
    "free_build_bonus": ["term-bonus.effect", "help-bonus", "rule-p-65"],
    "debt": ["term-ap.effect", "help-points", "rule-p-40"],
    "missions": ["help-missions"],
}


@pytest.mark.parametrize("language", VOICES)
def test_every_reading_is_told(language: str) -> None:
    """No option that changes a rule leaves its words as they were; the other texts stay."""
    told = {option.name for option in OPTIONS} - {"board", "cards", "city6"}  # these are seen on the table
    assert set(READINGS) == told
    voice = VOICES[language]
    for option in OPTIONS:
        for key in READINGS.get(option.name, []):
            texts = []
            for value in option.values:
                state = GAME.start(3, {option.name: value})
                assert isinstance(state, Panda)
                texts.append(say(voice, key, state))
            assert len(set(texts)) == len(texts), (option.name, key)


def test_the_help_has_every_chapter() -> None:
    assert all(VOICES["en"].has(key) and VOICES["en"].has(f"{key}.title") for key in HELP)


def test_the_small_board_ends_as_it_is_said() -> None:
    """Bamboo Grove: the third base or the first capital, in the text as on the map."""
    here = find_board("bamboo", gates=False).land.ids.index("zhongting")
    table = draw(towns="zhongting=Cgm", champions="Aw=zhongting", board="bamboo", row="c1 c2", ap=[9, 9])
    s = table.s
    s.guards[here] = 8
    table.play("space n6 a, build pagoda zhongting")
    assert (s.capitals, s.trigger) == (1, "capitals")
    assert say(VOICES["en"], "ending-capitals", s) == "there is a capital"
    assert "3 city bases" in say(VOICES["en"], "welcome-6", s)
    usual = draw().s
    assert say(VOICES["en"], "ending-capitals", usual) == "there are 2 capitals"
    assert "5 city bases" in say(VOICES["en"], "welcome-6", usual)
