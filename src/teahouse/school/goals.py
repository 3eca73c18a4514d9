"""Facts about what was played, as the goal of a step or the sign of a wrong way: a word and what it is about.

    choose pair c2      the learner has made a choice of this step that begins so
    can pair            a choice that begins so is possible now
    gain 6 [source]     so many points more than at the beginning of the lesson (of one source)
    good shrines 2      so many of a good that the game names (`State.goods`)
    told castle-set size>=4 kind=F      something was told in this step, with these values
    ended               the turn is over
    over                the game is over

The engine knows them all: nothing here knows a game.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from teahouse.core.errors import DataError
from teahouse.core.game import Game
from teahouse.core.options import did_you_mean
from teahouse.core.state import OVER, Event, State

KINDS: Final = ("choose", "can", "gain", "good", "told", "ended", "over")
VALUE: Final = re.compile(r"([a-z][a-z-]*)(>=|<=|=)(\S+)")


@dataclass(frozen=True)
class Fact:
    """One thing that is true or not."""

    kind: str
    words: tuple[str, ...] = ()
    number: int = 0

    def __str__(self) -> str:
        return " ".join([self.kind, *([str(self.number)] if self.kind == "gain" else []), *self.words])


@dataclass
class Seen:
    """What facts look at: the position, and what has happened in the step."""

    game: Game
    state: State
    seat: int
    made: Sequence[int]  # the learner's own choices of this step
    told: Sequence[Event]  # of this step
    before: dict[str, int]  # the learner's points by source when the lesson began
    ended: bool  # the learner's turns are over


def begins_with(game: Game, choice: int, words: Sequence[str]) -> bool:
    """Each word may name several: `b2|e2`."""
    found = game.families.family_of(choice).words(choice)[: len(words)]
    return len(found) == len(words) and all(one in word.split("|") for one, word in zip(found, words, strict=True))


def is_true(fact: Fact, seen: Seen) -> bool:
    state = seen.state
    if fact.kind == "choose":
        return any(begins_with(seen.game, choice, fact.words) for choice in seen.made)
    if fact.kind == "can":
        return state.actor == seen.seat and any(begins_with(seen.game, one, fact.words) for one in state.legal())
    if fact.kind == "gain":
        return gained(state, seen.seat, seen.before, fact.words[0] if fact.words else "") >= fact.number
    if fact.kind == "good":
        return dict(state.goods(seen.seat)).get(fact.words[0], 0) >= fact.number
    if fact.kind == "told":
        return any(event.key == fact.words[0] and fits(event, fact.words[1:], seen.seat) for event in seen.told)
    if fact.kind == "over":
        return state.actor == OVER
    return seen.ended


def by_source(state: State, seat: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for source, points in state.breakdown(seat):
        found[source] = found.get(source, 0) + points
    return found


def gained(state: State, seat: int, before: dict[str, int], source: str = "") -> int:
    now = by_source(state, seat)
    if source:
        return now.get(source, 0) - before.get(source, 0)
    return sum(now.values()) - sum(before.values())


def fits(event: Event, wanted: Sequence[str], seat: int) -> bool:
    """Whether an event has these values, and is about the learner where it is about somebody."""
    if event.values.get("seat", seat) != seat:
        return False
    for word in wanted:
        name, sign, value = read_value(word)
        found = event.values.get(name)
        if isinstance(found, int) and value.lstrip("-").isdecimal():
            if not (
                found == int(value) if sign == "=" else found >= int(value) if sign == ">=" else found <= int(value)
            ):
                return False
        elif str(found) not in value.split("|") or sign != "=":
            return False
    return True


def read_value(word: str) -> tuple[str, str, str]:
    found = VALUE.fullmatch(word)
    if found is None:
        raise DataError(f"'{word}' is no value; it reads like floor>=2 or kind=F")
    return found[1], found[2], found[3]


def read_fact(text: str, game: Game) -> Fact:
    """Raises DataError: what is wrong, and what would be right."""
    words = text.split()
    kind = words[0] if words else ""
    if kind not in KINDS:
        raise DataError(f"'{text}' is no fact; {did_you_mean(kind, list(KINDS))}")
    rest = words[1:]
    if kind in ("choose", "can"):
        if not rest or rest[0] not in game.families.by_name:
            raise unknown(text, rest, f"{game.title} has no choices", sorted(game.families.by_name))
        return Fact(kind, tuple(rest))
    if kind == "gain":
        number = whole(text, rest[0] if rest else "")
        if len(rest) > 2:
            raise DataError(f"'{text}': it reads like 'gain 6' or 'gain 3 shrines'")
        return Fact(kind, tuple(rest[1:]), number)
    if kind == "good":
        if len(rest) != 2:
            raise DataError(f"'{text}': it reads like 'good shrines 2'")
        return Fact(kind, (rest[0],), whole(text, rest[1]))
    if kind == "told":
        if not rest or rest[0] not in game.events:
            raise unknown(text, rest, f"{game.title} tells no", sorted(game.events))
        for word in rest[1:]:
            name = read_value(word)[0]
            if name not in game.events[rest[0]].split():
                raise DataError(f"'{text}': {rest[0]} has no '{name}'; it has {game.events[rest[0]]}")
        return Fact(kind, tuple(rest))
    if rest:
        raise DataError(f"'{text}': '{kind}' stands alone")
    return Fact(kind)


def unknown(text: str, rest: list[str], problem: str, known: list[str]) -> DataError:
    word = rest[0] if rest else ""
    return DataError(f"'{text}': {problem} '{word}'; {did_you_mean(word, known)}")


def whole(text: str, word: str) -> int:
    if not word.lstrip("-").isdecimal() or len(word) > 6:
        raise DataError(f"'{text}': '{word}' is no whole number")
    return int(word)
