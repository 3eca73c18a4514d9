"""What one room gives another to be said: keys of messages with their values, and what somebody is asked.

No sentence is made here. The .ftl files have the wording; `teahouse.text` and the browser say it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from teahouse.core.state import CHANCE, Event, State

Values = dict[str, int | str]
Words = tuple[str, Values]  # a message key and its values
Steps = list[tuple[str, str]]  # parts of a turn: the key of each, and whether it was, is now or comes later
Say = Callable[..., str]  # the voice of `teahouse.text`: a key and its values become a text

WAS, NOW, LATER = "was", "now", "later"
NOBODY: Final = -1
ALIKE: Final = 32  # kinds of matches whose facts are kept: options may hold whole boards


def words(key: str, **values: int | str) -> Words:
    return key, values


def rest(said: Words, own: Words | None) -> Words:
    """What a piece says about itself (`own`) is not repeated in what is said about it: it is sent once."""
    if own is None:
        return said
    known = own[1]
    return said[0], {name: value for name, value in said[1].items() if known.get(name) != value}


def once_a_match(make: Callable[[State], Values]) -> Callable[[State], Values]:
    """For what follows from options and number of players alone: made once for all positions of matches that are alike.
    Nobody may change what comes back."""
    known: dict[tuple[int, tuple[str, ...]], Values] = {}

    def made(state: State) -> Values:
        options = state.options()
        key = state.seats, (*options, *options.values())
        found = known.get(key)
        if found is None:
            while len(known) >= ALIKE:
                del known[next(iter(known))]
            found = known[key] = make(state)
        return found

    return made


def whose(event: Event) -> int:
    """The seat that an event is about."""
    seat = event.values.get("seat", NOBODY)
    return seat if isinstance(seat, int) else NOBODY


def decision(state: State) -> str:
    """What is to be decided now, by the name of its step: `LiftTile` is `lift-tile`."""
    return _in_words(type(state.pending[-1]).__name__)


@cache
def _in_words(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def waits_for(actor: int) -> Words:
    """What is said to those who are not asked."""
    return words("table-draws") if actor == CHANCE else words("table-waits", seat=actor)


def in_order(keys: tuple[str, ...], now: int) -> Steps:
    """The parts of a turn, of which number `now` is going on."""
    return [(key, WAS if at < now else NOW if at == now else LATER) for at, key in enumerate(keys)]


class Question:
    """What somebody is asked on a screen: the prompt, one sentence more, the parts of the turn, and the chapters of the
    help that belong to it."""

    def __init__(self, prompt: Words, hint: Words, steps: Steps, chapters: list[str]) -> None:
        self.prompt: Final = prompt
        self.hint: Final = hint
        self.steps: Final = steps
        self.chapters: Final = chapters
