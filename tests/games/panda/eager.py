"""A player for tests who wants to get on: builds whenever possible, covers, saves AP. Random otherwise."""

from __future__ import annotations

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from teahouse.games.panda.rules.building import Build
from teahouse.games.panda.rules.choices import BUILD, COVER, DONE, LEAVE, PASS, SPACE, VANISH
from teahouse.games.panda.rules.state import Panda


def eager_choice(s: Panda, rng: Rng) -> int:
    legal = s.legal()
    if rng.below(20) == 0:
        return legal[rng.below(len(legal))]
    builds = [choice for choice in legal if BUILD.has(choice)]
    if builds:
        return builds[rng.below(len(builds))]
    if COVER.base in legal:
        return COVER.base
    if PASS.base in legal:
        return eager_turn(s, legal, rng)
    good = [choice for choice in legal if choice != DONE.base and not VANISH.has(choice)] or legal
    return good[rng.below(len(good))]


def eager_turn(s: Panda, legal: list[int], rng: Rng) -> int:
    """A space that lets one build, else one that is paid for and has an effect, else pass."""
    seat = s.actor
    good = []
    for choice in legal:
        if SPACE.has(choice) and s.actions.costs[SPACE.index(choice) // 2] <= max(0, s.ap[seat]):
            actions = s.actions.options[SPACE.index(choice)].actions
            if any(isinstance(action, Build) and action.effective(s, seat) for action in actions):
                return choice
            if any(action.effective(s, seat) for action in actions):
                good.append(choice)
        elif not SPACE.has(choice) and choice not in (PASS.base, LEAVE.base):
            good.append(choice)
    good = good or [PASS.base]
    return good[rng.below(len(good))]


def eager_match(match: Match, seed: int, limit: int = 20_000) -> Match:
    """Play to the end."""
    rng = Rng(seed)
    while not match.over and len(match.entries) < limit:
        state = match.state
        assert isinstance(state, Panda)
        if state.actor == CHANCE:
            match.settle(rng)
        else:
            match.play(eager_choice(state, rng))
    return match
