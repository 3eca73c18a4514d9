"""Everything a player can meet has a text: events, reasons, choices, prompts, options, cards, scores."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from teahouse import games
from teahouse.core.errors import Reason
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, Event, State
from teahouse.games.castle.rules.layouts import LAYOUT_NAMES
from teahouse.games.castle.rules.pieces import (
    DRAGON_NAMES,
    FACE_NAMES,
    KIND_LETTERS,
    KIND_NAMES,
    SPIRIT_NAMES,
    WINDOW_NAMES,
)
from teahouse.games.castle.sketch import table as sketch
from teahouse.text import Speaker

GAMES = ["castle", "panda"]
GAME = games.find("castle")
SPEAKER = Speaker("castle", names=["Anna", "Ben"])
SPEAKERS = {name: Speaker(name, names=["Anna", "Ben"]) for name in GAMES}
SOURCES = Path(__file__).parents[2] / "src" / "teahouse"
VALUES: dict[str, dict[str, int | str]] = {
    "castle": {"face": "M3", "kind": "merchant", "spirit": "beauty", "dragon": "power", "ending": "castle-empty"},
    "panda": {"champion": "monk", "building": "gate", "tile": "beads", "mission": "A4", "ending": "stalemate"},
}


def sources(name: str) -> str:
    return "".join(file.read_text("utf-8") for file in sorted((SOURCES / "games" / name).rglob("*.py")))


def reason_keys(name: str) -> list[str]:
    core = "".join(file.read_text("utf-8") for file in (SOURCES / "core").glob("*.py"))
    return sorted(set(re.findall(r'Reason\(\s*(?:"[^"]+"|rule),\s*"([a-z0-9-]+)"', core + sources(name))))


@pytest.mark.parametrize("name", GAMES)
def test_every_event_reads_as_a_sentence(name: str) -> None:
    speaker = SPEAKERS[name]
    for key, names in games.find(name).events.items():
        assert speaker.has(key), key
        values = VALUES[name] | {"seat": 0}
        text = speaker.event(Event(key, {word: values.get(word, 2) for word in names.split()}))
        assert "{" not in text
        assert key not in text


@pytest.mark.parametrize("name", GAMES)
def test_every_event_told_in_the_sources_is_declared(name: str) -> None:
    told = re.findall(r'tell\(\s*"([a-z-]+)"', sources(name))
    assert len(told) > 12
    assert set(told) <= set(games.find(name).events)


@pytest.mark.parametrize(("name", "many"), [("castle", 45), ("panda", 40)])
def test_the_sources_give_many_reasons(name: str, many: int) -> None:
    assert len(reason_keys(name)) > many  # else the search above finds too little and the next test checks nothing


@pytest.mark.parametrize(("name", "key"), [(name, key) for name in GAMES for key in reason_keys(name)])
def test_every_reason_is_a_sentence_with_its_rule(name: str, key: str) -> None:
    speaker = SPEAKERS[name]
    assert speaker.has(f"reason-{key}")
    text = (SOURCES / "games" / name / "words" / "en.ftl").read_text("utf-8")
    values: dict[str, int | str] = dict.fromkeys(re.findall(r"\$(\w+)", text), 3)
    sentence = speaker.reason(Reason("C-17", key, {**values, "asked": "take", **VALUES[name]}))
    assert "{" not in sentence
    assert sentence.endswith("(rule C-17)")


@pytest.mark.parametrize("name", GAMES)
def test_options_presets_and_what_every_game_says(name: str) -> None:
    game, speaker = games.find(name), SPEAKERS[name]
    keys = [f"option-{option.name}" for option in game.options] + [f"preset-{preset}" for preset in game.presets]
    keys += ["title", "goal", "welcome-1", "first-game", "tie-break-1"]
    assert [key for key in keys if not speaker.has(key)] == []


def test_names_of_pieces_cards_options_and_scores() -> None:
    keys = [f"face-{face}" for face in FACE_NAMES] + [f"kind-{kind}" for kind in KIND_NAMES]
    keys += [f"letter-{letter}" for letter in KIND_LETTERS] + [f"window-{window}" for window in WINDOW_NAMES]
    for kind, names in (("spirit", SPIRIT_NAMES), ("dragon", DRAGON_NAMES)):
        keys += [f"{kind}-{name}" for name in names] + [f"{kind}-{name}.effect" for name in names]
    keys += [f"option-{option.name}" for option in GAME.options] + [f"preset-{name}" for name in GAME.presets]
    keys += [f"layout-{name}" for name in ("basic", *LAYOUT_NAMES)]
    keys += [f"score-{source}" for source in ("sets", "discards", "shrines", "tokens", *DRAGON_NAMES)]
    keys += ["tie-break-1", "tie-break-2", "ending-dragon-summoned", "ending-castle-empty"]
    assert [key for key in keys if not SPEAKER.has(key)] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_key_the_frame_and_the_sketch_say(name: str) -> None:
    frame = [*(SOURCES / "cli").glob("_*.py"), SOURCES / "cli" / "play.py"]
    files = [
        *frame,
        *(SOURCES / "games" / name / "sketch").glob("*.py"),
        *(SOURCES / "games" / name / "words").glob("*.py"),
    ]
    keys = {key for file in files for key in re.findall(r'say\(\s*[\'"]([a-z0-9-]+)[\'"][,)]', file.read_text("utf-8"))}
    assert len(keys) > 35
    assert sorted(key for key in keys if not SPEAKERS[name].has(key)) == []


@pytest.mark.parametrize("language", ["en", "xx"])
def test_a_missing_text_or_language_falls_back(language: str) -> None:
    speaker = Speaker("castle", language)
    assert speaker.say("title") == "Dragon Castle"
    assert speaker.say("some-new-key", cell="d2") == "some new key d2"


def random_positions(options: dict[str, str], seats: int, seed: int) -> list[State]:
    """The positions of a random game in which a player decides."""
    state, rng, found = GAME.start(seats, options), Rng(seed), []
    while state.actor != -2:
        if state.actor != CHANCE:
            found.append(state.clone())
        legal = state.legal()
        state.apply(state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))])
    return found


def test_every_choice_and_prompt_of_games_with_all_cards() -> None:
    families, prompts = set(), set()
    for seed in range(4):
        cards = SPIRIT_NAMES[seed % 2 * 5 :][:5]
        options = {"spirits": " ".join(cards), "dragons": "0", "wind": "may-move"}  # the spirit a random game can call
        for state in random_positions(options, 2, seed):
            prompts.add(type(state.pending[-1]).__name__)
            text = SPEAKER.prompt(state)
            assert "{" not in text
            assert not text.startswith("prompt")
            for choice in state.legal():
                families.add(GAME.families.family_of(choice).name)
                for sentence in (SPEAKER.choice(GAME, choice, state), SPEAKER.choice(GAME, choice)):
                    assert not sentence.startswith("choice"), GAME.notation(choice)
                    assert "{" not in sentence, GAME.notation(choice)
    assert len(prompts) >= 12
    assert families >= {"take", "pair", "place", "build", "call", "pay", "lift", "drop", "destroy", "turn", "done"}


@pytest.mark.parametrize(("name", "many"), [("castle", 16), ("panda", 12)])
def test_every_decision_has_a_prompt(name: str, many: int) -> None:
    steps = re.split(r"^class ", sources(name), flags=re.MULTILINE)[1:]
    decisions = [
        step.partition("(")[0] for step in steps if "(Step[" in step and not re.search(r"__init__\((AUTO|CHANCE)", step)
    ]
    assert len(decisions) >= many
    keys = [re.sub(r"(?<=[a-z])(?=[A-Z])", "-", step).lower() for step in decisions]
    assert [key for key in keys if not SPEAKERS[name].has(f"prompt-{key}")] == []


@pytest.mark.parametrize("family", ["take", "pair", "place", "build", "pay", "set", "lift", "wild", "destroy"])
def test_a_family_with_many_choices_has_a_heading(family: str) -> None:
    assert "b2" in SPEAKER.say(f"choice-{family}.many", example="b2")


@pytest.mark.parametrize(("seats", "width"), [(2, 100), (2, 80), (3, 80), (4, 100), (4, 80)])
def test_the_sketch_fits_the_width(seats: int, width: int) -> None:
    for options in ({"layout": "pillars_of_creation"}, {"spirits": "3", "dragons": "3"}, {"realm": "6x6"}):
        for state in random_positions(options, seats, seats)[::9]:
            for tight in (False, True):
                lines = sketch.sketch(state, SPEAKER.say, width, 1, ["A" * 40] * seats, tight=tight)
                texts = ["".join(text for text, _ in line).rstrip() for line in lines]
                assert max(map(len, texts)) <= width
                assert {style for line in lines for _, style in line} <= {"", *sketch.STYLES}
                assert all(len(line) <= width for line in texts)


def test_the_sketch_marks_exactly_what_can_be_taken() -> None:
    state = random_positions({"spirits": "0", "dragons": "0"}, 2, 3)[0]
    text = "\n".join("".join(words for words, _ in line) for line in sketch.sketch(state, SPEAKER.say, 100, 0))
    assert text.count(sketch.FREE) == len(state.legal())
    other = "\n".join("".join(words for words, _ in line) for line in sketch.sketch(state, SPEAKER.say, 100, 1))
    assert sketch.FREE not in other  # what somebody else may choose is not marked
