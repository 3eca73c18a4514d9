"""Tang Garden: everything a player can meet has a text, and the table fits the screen and tells all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from teahouse import games
from teahouse.core.errors import Reason
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, Event, State
from teahouse.games.tang.rules.choices import CHARACTER_WORDS, KIND_WORDS, LANTERN_WORDS, SOLO_LANTERN_WORDS
from teahouse.games.tang.rules.pieces import BONUSES, EMPTY, GRADES, ICONS, OFF, SITES, SIZES, STACKS, TERRAINS
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.sketch import table as sketch
from teahouse.games.tang.sketch.garden import FREE, STYLES, choosable, edge_between
from teahouse.text import Speaker

GAME = games.find("tang")
SPEAKER = Speaker("tang", names=["Anna", "Ben", "Cleo", "Dan"])
SOURCES = Path(__file__).parents[2] / "src" / "teahouse"
FILES = sorted((SOURCES / "games" / "tang").rglob("*.py"))
WORDS = {
    **{"terrain": "rock", "stack": "tao", "kind": "lotus", "bonus": "any", "character": "monk", "lantern": "search"},
    **{"size": "large", "side": "N", "why": "paths", "trigger": "stack-empty", "ending": "solo-good", "what": "cards"},
    **{"seat": 0, "site": "water", "landscape": "L1", "tile": "G01", "cell": "c3", "spot": "0"},
}
QUIET = ["card", "character-up", "landscape-up", "first-landscape", "tile-up", "token-laid", "display"]


def reason_keys() -> list[str]:
    found = [re.findall(r'Reason\(\s*"[^"]+",\s*"([a-z-]+)"', file.read_text("utf-8")) for file in FILES]
    found += [re.findall(r'why_not_pick\(.*"([a-z-]+)"\)', file.read_text("utf-8")) for file in FILES]
    return sorted({key for keys in found for key in keys})


@pytest.mark.parametrize("key", list(GAME.events))
def test_every_event_reads_as_a_sentence(key: str) -> None:
    assert SPEAKER.has(key)
    text = SPEAKER.event(Event(key, {name: WORDS.get(name, 2) for name in GAME.events[key].split()}))
    assert "{" not in text
    assert (text == "") == (key.removeprefix("tang-") in QUIET)


def test_the_sources_give_many_reasons() -> None:
    assert len(reason_keys()) > 70  # else the search above finds too little and the next test checks nothing


@pytest.mark.parametrize("key", reason_keys())
def test_every_reason_is_a_sentence_with_its_rule(key: str) -> None:
    assert SPEAKER.has(f"reason-{key}")
    values = {**WORDS, **dict.fromkeys(("rotation", "same", "slot", "coins", "needed", "owned", "tiles"), 3)}
    text = SPEAKER.reason(Reason("T-28", key, values))
    assert "{" not in text
    assert text.endswith("(rule T-28)")


def test_names_of_pieces_options_and_scores() -> None:
    lists = {
        **{"terrain": TERRAINS, "stack": STACKS, "kind": KIND_WORDS, "bonus": BONUSES, "site": SITES, "size": SIZES},
        **{"icon": ICONS, "character": CHARACTER_WORDS, "lantern": [*LANTERN_WORDS, *SOLO_LANTERN_WORDS]},
        "sketch-lantern": [*LANTERN_WORDS, *SOLO_LANTERN_WORDS],
        "score": ["coins", "birds-fish", "lotus-peonies", "bridges", "pavilions", "trees", *CHARACTER_WORDS],
        "ending": ["tokens-taken", "stack-empty", "nothing-fits", "dead-round", "solo-lost", *GRADES],
        "option": [option.name for option in GAME.options],
        "preset": list(GAME.presets),
        "board": [value for option in GAME.options if option.name == "board" for value in option.values],
        "tie-break": ["1", "2", "3", "4"],
        "help-sheet": list(sketch.SHEETS),
    }
    keys = [f"{kind}-{name}" for kind, names in lists.items() for name in names]
    keys += [f"character-{name}.{part}" for name in CHARACTER_WORDS for part in ("skill", "effect")]
    keys += [f"lantern-{name}.effect" for name in lists["lantern"]]
    assert [key for key in keys if not SPEAKER.has(key)] == []


def test_every_key_the_sketch_says() -> None:
    files = [file for file in FILES if file.parent.name in ("sketch", "words")]
    keys = {key for file in files for key in re.findall(r'say\(\s*[\'"]([a-z0-9-]+)[\'"][,)]', file.read_text("utf-8"))}
    assert len(keys) > 20
    assert sorted(key for key in keys if not SPEAKER.has(key)) == []


def random_positions(seats: int, seed: int) -> list[Tang]:
    """The positions of a random game in which a player decides."""
    state, rng, found = GAME.start(seats, GAME.complete()), Rng(seed), []
    while state.actor != OVER:
        if state.actor != CHANCE:
            found.append(state.clone())
        legal = state.legal()
        state.apply(state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))])
    return [position for position in found if isinstance(position, Tang)]


def test_every_choice_and_prompt_of_random_games() -> None:
    families, prompts = set(), set()
    for seats in (1, 1, 2, 4):
        for state in random_positions(seats, seats):
            prompts.add(type(state.pending[-1]).__name__)
            text = SPEAKER.prompt(state)
            assert "{" not in text
            assert not text.startswith("prompt")
            for choice in state.legal():
                families.add(GAME.families.family_of(choice).name)
                for sentence in (SPEAKER.choice(GAME, choice, state), SPEAKER.choice(GAME, choice)):
                    assert not sentence.startswith("choice"), GAME.notation(choice)
                    assert "{" not in sentence, GAME.notation(choice)
    assert len(prompts) >= 20
    assert families >= {
        "build",
        "decorate",
        "cell",
        "rotate",
        "keep",
        "put",
        "pick",
        "slot",
        "influence",
        "send",
        "face",
    }


def test_every_decision_has_a_prompt() -> None:
    text = "".join(file.read_text("utf-8") for file in FILES)
    steps = re.split(r"^class ", text, flags=re.MULTILINE)[1:]
    names = [s.partition("(")[0] for s in steps if "(Step[Tang])" in s and not re.search("AUTO|CHANCE|def pool", s)]
    assert len(names) >= 26
    keys = [re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower() for name in names if name != "DrawLandscape"]
    assert [key for key in keys if not SPEAKER.has(f"prompt-{key}")] == []


def lines_of(state: State, width: int = 100, viewer: int = 0, tight: bool = False) -> list[str]:
    lines = sketch.sketch(state, SPEAKER.say, width, viewer, ["A" * 50] * state.seats, tight=tight)
    assert {style for line in lines for _, style in line} <= {"", *STYLES}
    return ["".join(text for text, _ in line).rstrip() for line in lines]


@pytest.mark.parametrize(("seats", "width"), [(1, 100), (1, 80), (2, 100), (2, 80), (3, 80), (4, 100), (4, 80)])
def test_the_table_and_its_sheets_fit_the_width(seats: int, width: int) -> None:
    for state in random_positions(seats, seats)[::9]:
        for tight in (False, True):
            assert max(map(len, lines_of(state, width, seats - 1, tight))) <= width
        for sheet in sketch.SHEETS.values():
            for line in sheet(state, SPEAKER.say, width):
                assert sum(len(text) for text, _ in line) <= width


def test_the_garden_marks_exactly_what_can_be_chosen() -> None:
    for state in random_positions(2, 7)[::7]:
        marked = "\n".join(line[:59] for line in lines_of(state, viewer=state.actor)).count(FREE)
        stacks = {choice for choice in state.legal() if GAME.families.family_of(choice).name in ("build", "swap")}
        assert marked == len(set(choosable(state))) + len({choice % 4 for choice in stacks})
        assert FREE not in "\n".join(lines_of(state, viewer=1 - state.actor))  # what others may choose is not marked


def test_a_line_between_two_spaces_shows_what_a_tile_has_to_match() -> None:
    for state in random_positions(3, 5)[::11]:
        for cell in state.board.cells:
            for direction in range(4):
                beside = state.board.near[cell * 4 + direction]
                if state.lying[cell] == EMPTY and beside != OFF and state.lying[beside] != EMPTY:
                    asked = state.asked[cell] >> 3 * direction & 7
                    shown = edge_between(state, cell, beside, direction)
                    assert asked == min(shown + 1, 5)  # a terrain or path by its number, 5 for whatever fits all
