"""Tang Garden: every reason that is given for an impossible choice is true, whoever asks and whenever."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from teahouse import bots, games
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games.tang.rules.game import GAME
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.screen.scene import why
from tests.games.tang.drawing import Table, draw, solo
from tests.games.tang.reasons import TRUE

RULES = Path(games.__file__).parent / "tang" / "rules"
EVERY = 61  # positions between two that are looked at
GENERIC = {"the-game-is-over", "chance-has-to-draw-first"}


def given() -> set[str]:
    """The keys of all reasons for choices in the sources."""
    source = "".join(file.read_text("utf-8") for file in RULES.glob("*.py"))
    keys = set(re.findall(r'Reason\(\s*(?:"[^"]+"|_rule\(s\)),\s*"([a-z-]+)"', source))
    keys |= set(re.findall(r'why_not_pick\(.*"([a-z-]+)"\)', source)) | set(
        re.findall(r'"T-[\d.]+", "([a-z-]+)"\)', source)
    )
    return keys


def options_of(seed: int) -> dict[str, str]:
    rng = Rng(seed)
    return {option.name: option.values[rng.below(len(option.values))] for option in GAME.options}


def refused(state: Tang, met: Counter[str]) -> None:
    """Ask for every choice there is, and hold each answer against the table."""
    legal = set(state.legal())
    for choice in range(GAME.choices):
        if choice in legal:
            continue
        reason = GAME.why_not(state, choice)
        holds = reason.key in TRUE and TRUE[reason.key](state, choice, reason.values)
        assert holds, f"{GAME.notation(choice)}: {reason} in {state!r}"
        met[reason.key] += 1


def play(seats: int, seed: int, greedy: bool, met: Counter[str]) -> None:
    state, rng = GAME.start(seats, options_of(seed)), Rng(seed)
    bot = bots.find("greedy", GAME) if greedy else None
    number = seed
    while state.actor != OVER:
        number += 1
        if number % EVERY == 0:
            assert isinstance(state, Tang)
            refused(state, met)
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
        elif bot is not None and rng.below(8):
            state.apply(bot.choose(state, rng))
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    assert isinstance(state, Tang)
    refused(state, met)


def test_every_reason_has_its_truth_and_no_truth_is_idle() -> None:
    advice = {"no-landscape-shows-an-element", "another-card-than-in-the-rulebook"}  # said before a match begins
    assert given() - advice == set(TRUE) - GENERIC


def asked(table: Table, choice: str) -> str:
    """The key of the reason, which has to be true."""
    number = GAME.parse(choice)
    reason = GAME.why_not(table.state, number)
    assert TRUE[reason.key](table.state, number, reason.values), reason
    return reason.key


def test_T70_search_without_an_invitation_does_not_blame_the_deck() -> None:
    table = draw(owned=(3, 0), used="two-tiles", seats=3)
    table.play("decorate").settle()
    while "done" not in table.offers() or type(table.state.pending[-1]).__name__ != "EndOfTurn":
        table.state.apply(table.state.legal()[0])
        table.settle()
    assert table.state.characters
    assert asked(table, "lantern search") == "a-guest-comes-at-the-next-column"
    assert asked(table, "influence blind") == "a-guest-comes-at-the-next-column"


def test_T49_a_pair_whose_decoration_is_sold_out_says_so() -> None:
    table = solo(beside="pine any, fish any, pavilion rock, bridge any")
    kind = 6
    table.state.supply[kind] = 0
    assert asked(table, "build greenery") == "no-such-decoration-is-left-in-the-supply"
    table.state.supply[kind] = 1
    assert "build greenery" in table.offers()


def test_guests_can_be_asked_for_at_every_moment() -> None:
    table = draw()
    assert asked(table, "influence emperor") == "a-guest-comes-at-the-next-column"
    assert asked(table, "done") == "this-has-to-be-decided"
    table.play("build greenery")
    assert asked(table, "decorate") == "the-action-of-this-turn-is-chosen"
    assert asked(table, "rotate 1") == "first-decide-this"
    assert asked(table, "keep birds any") == "no-cards-are-drawn"
    assert asked(table, "flip") == "the-official-is-not-active"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("greedy", [False, True])
def test_every_reason_of_sampled_positions_is_true(seats: int, greedy: bool) -> None:
    met: Counter[str] = Counter()
    for seed in range(2):
        play(seats, seed * 8 + seats, greedy, met)
    assert sum(met.values()) > 5_000
    assert len(met) > 20
    assert "now-is-the-moment-for" not in met


def test_the_screen_says_why_a_guest_does_not_come_yet() -> None:
    """Also before the action, where only tiles and cards can be chosen."""
    table = draw(row="hermit child")
    told = why(table.state, 0, "char:hermit")
    assert told is not None
    assert (told.rule, told.say[0]) == ("T-57", "reason-a-guest-comes-at-the-next-column")
    assert told.say[1] == {"column": 2, "greenery": 0, "water": 0, "rock": 0}
