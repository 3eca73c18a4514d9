"""A refusal tells the truth: the reason is held against the rulebook. `tests/games/<game>/reasons.py` has `TRUE`, a
predicate per reason, written from the rules over plain fields of the state and never by asking what refused.

Every reason that a game has words for is met in a position of `refused.py` and found true; one without a predicate or
without a position fails. Besides, illegal choices of sampled positions are asked for, also where chance draws.
`TEAHOUSE_REASONS=5000` looks at so many positions of each game instead of some.
"""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path

import pytest

from teahouse import games
from teahouse.bots import find as find_bot
from teahouse.core.errors import TeahouseError
from teahouse.core.game import Game
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.core.words import Values
from teahouse.text import Speaker
from teahouse.text.languages import languages
from tests.contract.cases import GAMES
from tests.contract.refused import cases, elsewhere

True_ = Callable[[State, int, Values], bool]

SAMPLE = "sample"
POSITIONS = int(os.environ.get("TEAHOUSE_REASONS", "60"))  # of each game
AT_MOST = 250  # illegal choices that are asked about in one position; others are drawn anew in the next
APART = 23  # positions between two that are looked at: several matches, and all parts of them
GENERAL: dict[str, True_] = {  # said for every game, by the words of the house
    "the-game-is-over": lambda s, choice, values: s.actor == OVER,
    "chance-has-to-draw-first": lambda s, choice, values: s.actor == CHANCE,
}
OTHERWISE = "now-is-the-moment-for"  # the general answer, where a game gives none of its own
SHOWN = 5  # of the lies that are found
SENSIBLE = "greedy"


@pytest.fixture(autouse=True)
def one_more_game(monkeypatch: pytest.MonkeyPatch) -> None:
    more = Path(__file__).parents[1] / "e2e" / "games"
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(more)])


def predicates(name: str) -> dict[str, True_] | None:
    """What each reason of a game claims; None until somebody has written it down."""
    module = "tests.e2e.games.sample.reasons" if name == SAMPLE else f"tests.games.{name}.reasons"
    if find_spec(module) is None:
        return None
    found: dict[str, True_] = import_module(module).TRUE
    return GENERAL | {OTHERWISE: partial(_asked_for_others, games.find(name))} | found


def _asked_for_others(game: Game, s: State, choice: int, values: Values) -> bool:
    """Choices of this kind are not asked for; of one that is, the game itself says what is wrong with it."""
    asked = {game.families.family_of(code).name for code in s.legal()}
    return set(str(values["asked"]).split(" / ")) == asked and game.families.family_of(choice).name not in asked


def matches(name: str) -> Iterator[State]:
    """First positions of matches, for ever: every preset, every value of every option, every number of players."""
    game, number = games.find(name), 0
    presets = [{}, *game.presets.values()]
    single = [{option.name: value} for option in game.options for value in option.values]
    while True:
        dice = random.Random(number)
        mixed = {option.name: dice.choice(option.values) for option in game.options if dice.random() < 0.3}
        options = [*presets, *single, mixed][number % (len(presets) + len(single) + 1)] | (mixed if number % 2 else {})
        with suppress(TeahouseError):  # some values do not go together
            yield game.start(game.seats[number % len(game.seats)], options)
        number += 1


def positions(state: State, name: str, seed: int) -> Iterator[State]:
    """Positions of one match; half of the matches are played sensibly."""
    rng = Rng(seed)
    knows = seed % 2 and games.face(name).mind.judge is not None
    player = find_bot(SENSIBLE, games.find(name)) if knows else None
    number = 0
    while state.actor != OVER:
        number += 1
        if number % APART == seed % APART:
            yield state
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))] if player is None else player.choose(state, rng))
    yield state


def sampled(name: str, many: int) -> Iterator[State]:
    found = (position for seed, state in enumerate(matches(name)) for position in positions(state, name, seed))
    return islice(found, many)


def illegal(state: State, choices: int, dice: random.Random) -> list[int]:
    legal = set(state.legal()) if state.actor != OVER else set()
    found = [choice for choice in range(choices) if choice not in legal]
    return found if len(found) <= AT_MOST else dice.sample(found, AT_MOST)


def test_a_lie_would_be_found() -> None:
    """The test itself: a predicate that is never true is met, and so is a reason that nobody has written down."""
    assert lies_of(SAMPLE, {}, 5)
    true = predicates(SAMPLE)
    assert true
    assert lies_of(SAMPLE, {key: lambda s, choice, values: False for key in true}, 5)


@pytest.mark.parametrize("name", [*GAMES, SAMPLE])
def test_every_reason_is_true(name: str) -> None:
    found = predicates(name)
    if found is None:
        pytest.skip(f"tests/games/{name}/reasons.py is not written yet")
    lies = lies_of(name, found, POSITIONS)
    told = "\n".join(f"{count} times {lie}" for lie, count in lies.most_common(SHOWN))
    assert not lies, f"{sum(lies.values())} refusals are not true:\n{told}"


def lies_of(name: str, true: dict[str, True_], many: int) -> Counter[str]:
    game, dice, lies = games.find(name), random.Random(name), Counter[str]()
    example: dict[str, str] = {}
    for state in sampled(name, many):
        for choice in illegal(state, game.choices, dice):
            reason = game.why_not(state, choice)
            claim = true.get(reason.key)
            if claim is None:
                lies[f"{reason.key} ({reason.rule}): no predicate"] += 1
            elif not claim(state, choice, reason.values):
                key = f"{reason.key} ({reason.rule})"
                example.setdefault(key, f"{game.notation(choice)} {reason.values} in {_text(state)}")
                lies[f"{key}, as for {example[key]}"] += 1
    return lies


def _text(state: State) -> str:
    try:
        return state.to_text()
    except NotImplementedError:
        return f"turn {state.turn}"


def given(name: str) -> set[str]:
    """The reasons that a game has words for, and may give when a choice is refused."""
    own = (games.face(name).texts / "en.ftl").read_text("utf-8")
    return set(re.findall(r"(?m)^reason-([\w-]+) =", own)) - elsewhere(name) | set(GENERAL)


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_is_met_and_true(name: str) -> None:
    """In a position of its own, and said in every language."""
    game, true = games.find(name), predicates(name)
    assert true is not None
    assert set(true) - {OTHERWISE} == given(name), "reasons with words and those with a predicate"
    voices = [Speaker(name, language, ["Anna", "Ben", "Cleo", "Dan"]) for language in languages()]
    met = set()
    for key, text, position in cases(name):
        state, choice = position(), game.parse(text)
        assert state.actor == OVER or choice not in state.legal(), f"{text} is possible: {key}"
        reason = game.why_not(state, choice)
        assert reason.key == key, f"{text}: {reason.key} instead of {key}"
        assert true[key](state, choice, reason.values), f"{key} is not true: {text}, {reason.values}"
        for voice in voices:
            told = voice.learn_from(state).reason(reason)
            assert "{" not in told, f"{key} in {voice.language}: {told}"
        met.add(key)
    unmet = set(true) - {OTHERWISE} - met
    assert not unmet, f"met in no position of refused.txt and refused.py: {sorted(unmet)}"


def test_what_is_possible_is_named_as_it_is() -> None:
    """The general answer lists the families of the legal choices, all of them and no other; our games never need it."""
    game, dice, met = games.find(SAMPLE), random.Random(SAMPLE), 0
    for state in sampled(SAMPLE, 40):
        asked = {game.families.family_of(choice).name for choice in state.legal()} if state.actor != OVER else set()
        for choice in illegal(state, game.choices, dice)[:60]:
            reason = game.why_not(state, choice)
            if reason.key == "now-is-the-moment-for":
                assert set(str(reason.values["asked"]).split(" / ")) == asked
                met += 1
    assert met
