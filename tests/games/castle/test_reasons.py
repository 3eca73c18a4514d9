"""What the rules say when they refuse is true: every illegal choice of sampled positions, judged by `reasons.py`."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from teahouse import games
from teahouse.bots import find
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games.castle.rules.choices import CALL
from teahouse.games.castle.rules.game import GAME
from teahouse.games.castle.rules.pieces import DRAGON_NAMES, KIND_OF, SPIRIT_NAMES, VALUE_OF
from teahouse.games.castle.rules.state import Castle
from teahouse.text import Speaker
from tests.games.castle.reasons import TRUE
from tests.games.castle.test_against_reference import purposeful_choice

RULES = Path(games.__file__).parent / "castle" / "rules"
EACH = 8  # choices of a position that are judged, of those with the same answer
SPEAKERS = [Speaker("castle", language) for language in ("en", "de", "fr", "it")]


def some_options(seed: int) -> dict[str, str]:
    dice = random.Random(seed)
    options = {option.name: dice.choice(option.values) for option in GAME.options if option.name != "cards"}
    options["spirits"] = " ".join(dice.sample(SPIRIT_NAMES, dice.choice([1, 2, 5, 10])))
    options["dragons"] = " ".join(dice.sample(DRAGON_NAMES, 1))
    if seed % 3:
        options["realm"] = dice.choice(["6x4", "4x4"])
    return options


def judge_all(state: Castle, seen: dict[str, int], dice: random.Random) -> None:
    """Every choice that is not possible, and what is said about it; of those that get the same answer, some."""
    legal = set(state.legal()) if state.actor != OVER else set()
    here: dict[str, int] = {}
    for choice in dice.sample(range(GAME.choices), GAME.choices):
        if choice in legal:
            continue
        reason = GAME.why_not(state, choice)
        here[reason.key] = here.get(reason.key, 0) + 1
        if here[reason.key] > EACH:
            continue
        judge = TRUE.get(reason.key)
        assert judge is not None, reason
        assert judge(state, choice, reason.values), f"{GAME.notation(choice)}: {reason}\n{state.to_text()}"
        seen[reason.key] = seen.get(reason.key, 0) + 1


@pytest.mark.parametrize("seed", range(6))
def test_every_reason_is_true(seed):
    rng, dice = Rng(seed), random.Random(seed)
    match = Match(GAME, 2 + seed % 3, some_options(seed))
    match.state.events = None
    greedy = find("greedy", GAME) if seed % 4 == 3 else None
    like = KIND_OF if seed % 2 else VALUE_OF
    seen: dict[str, int] = {}
    while not match.over:
        state = match.state
        if state.actor == CHANCE:
            match.play(state.draw(rng))
            continue
        rare = type(state.pending[-1]).__name__ not in ("Turn", "Continue", "Place")
        if dice.random() < (0.12 if rare else 0.03):
            judge_all(state, seen, dice)
        if greedy is not None and dice.random() < 0.7:
            match.play(greedy.choose(state, rng))
        elif any(CALL.has(choice) for choice in state.legal()) and dice.random() < 0.2:
            match.play(dice.choice([choice for choice in state.legal() if CALL.has(choice)]))
        else:
            match.play(purposeful_choice(match, rng, like))
    judge_all(match.state, seen, dice)
    assert sum(seen.values()) > 200
    assert "now-is-the-moment-for" not in seen
