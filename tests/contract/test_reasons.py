"""A refusal tells the truth. Every illegal choice of sampled positions is refused, and the reason is held against the
rulebook: `tests/games/<game>/reasons.py` has `TRUE`, a predicate per reason, written from the rules over plain fields
of the state and never by asking what refused. A reason without a predicate fails.

`TEAHOUSE_REASONS=600` looks for ten minutes instead of some seconds. A hint names what is possible: the families of
`now-is-the-moment-for` are those of the legal choices.
"""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from teahouse import games
from teahouse.bots import find as find_bot
from teahouse.core.errors import TeahouseError
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.core.words import Values
from tests.contract.cases import GAMES

True_ = Callable[[State, int, Values], bool]

SAMPLE = "sample"
SECONDS = float(os.environ.get("TEAHOUSE_REASONS", "0"))  # for all games together
EACH = SECONDS / len(GAMES) if SECONDS else 8.0
AT_MOST = 400  # illegal choices that are asked about in one position; others are drawn anew in the next
APART = 7  # positions between two that are looked at
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
    return found


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
    """Positions of one match, where somebody decides; half of the matches are played sensibly."""
    rng = Rng(seed)
    knows = seed % 2 and games.face(name).mind.judge is not None
    player = find_bot(SENSIBLE, games.find(name)) if knows else None
    number = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        number += 1
        if number % APART == seed % APART:
            yield state
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))] if player is None else player.choose(state, rng))


def sampled(name: str, seconds: float) -> Iterator[State]:
    until = time.monotonic() + seconds
    for seed, state in enumerate(matches(name)):
        for position in positions(state, name, seed):
            yield position
            if time.monotonic() > until:
                return


def illegal(state: State, choices: int, dice: random.Random) -> list[int]:
    legal = set(state.legal())
    found = [choice for choice in range(choices) if choice not in legal]
    return found if len(found) <= AT_MOST else dice.sample(found, AT_MOST)


def test_a_lie_would_be_found() -> None:
    """The test itself: a predicate that is never true is met, and so is a reason that nobody has written down."""
    assert lies_of(SAMPLE, {}, 0.2)
    true = predicates(SAMPLE)
    assert true
    assert lies_of(SAMPLE, {key: lambda s, choice, values: False for key in true}, 0.2)


@pytest.mark.parametrize("name", [*GAMES, SAMPLE])
def test_every_reason_is_true(name: str) -> None:
    found = predicates(name)
    if found is None:
        pytest.skip(f"tests/games/{name}/reasons.py is not written yet")
    lies = lies_of(name, found, EACH if name != SAMPLE else 1.0)
    told = "\n".join(f"{count} times {lie}" for lie, count in lies.most_common(SHOWN))
    assert not lies, f"{sum(lies.values())} refusals are not true:\n{told}"


def lies_of(name: str, true: dict[str, True_], seconds: float) -> Counter[str]:
    game, dice, lies = games.find(name), random.Random(name), Counter[str]()
    example: dict[str, str] = {}
    for state in sampled(name, seconds):
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


@pytest.mark.parametrize("name", [*GAMES, SAMPLE])
def test_what_is_possible_is_named_as_it_is(name: str) -> None:
    """The general answer lists the families of the legal choices, all of them and no other."""
    game, dice, met = games.find(name), random.Random(name), 0
    for state in sampled(name, 1.5):
        asked = {game.families.family_of(choice).name for choice in state.legal()}
        for choice in illegal(state, game.choices, dice)[:60]:
            reason = game.why_not(state, choice)
            if reason.key == "now-is-the-moment-for":
                assert set(str(reason.values["asked"]).split(" / ")) == asked
                met += 1
    assert met or name != SAMPLE
