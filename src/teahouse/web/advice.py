"""What is told of a hint: chances, what the advised choices bring, and the plan in words."""

from __future__ import annotations

from teahouse import games
from teahouse.bots import adviser
from teahouse.core.game import Game
from teahouse.core.state import State
from teahouse.draw.gains import brought
from teahouse.draw.scene import plain_words
from teahouse.web.answers import Advised, PlainWords

DIGITS = 3


def told(game: Game, state: State, advised: adviser.Advised) -> Advised:
    return Advised(
        advised.choice,
        round(advised.chance, DIGITS),
        round(advised.margin, DIGITS),
        advised.sure,
        _plan(game, state, advised),
        brought(state, [advised.choice, *advised.plan]),
        [round(chance, DIGITS) for chance in advised.chances],
    )


def _plan(game: Game, state: State, advised: adviser.Advised) -> list[PlainWords]:
    """What is to follow, each choice as it is said at its moment."""
    wording, after, said = games.face(game.name).words, state.clone(), []
    after.apply(advised.choice)
    for choice in advised.plan:
        key = f"choice-{game.families.family_of(choice).name}"
        said.append(plain_words((key, wording.about(after, choice))))
        after.apply(choice)
    return said
