"""The register of verbs: what can be done at a table, each declared once, beside the function that does it.

A declaration names the message that clients send, who may send it, and the function:

    class Rename(OfSeat, tag="rename", kw_only=True):
        name: Name

    @verb(Rename, by_seat)
    def rename(table: Table, token: str, name: str, *, now: int) -> Table:

The function gets the table, the token that gives the right, and every field of the message by its name; from the host,
if it asks for them, the time, the chance, the usual computer player and who is away (`now`, `rng`, `usual`, `away`).
The `seat` of a message only tells which token is meant, unless the function asks for it, too. Whatever file of this
room declares a verb, it is known (`__init__.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import signature
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct

from teahouse.core.rng import Rng
from teahouse.table.errors import WrongMoment
from teahouse.table.rights import any_token, owner_token, seat_token
from teahouse.table.table import Table

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Name = Annotated[str, Meta(max_length=200)]  # cut to the length of a display name later
Word = Annotated[str, Meta(max_length=40)]


class Said(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Any message; what answers it carries its `id` as `re`."""

    id: Number | None = None


class OfSeat(Said, kw_only=True):
    """About one of the seats of this client: without a number, the one that is meant."""

    seat: SeatNumber | None = None


@dataclass(frozen=True)
class Call:
    """Who asks, when, the chance of this moment, the computer player that is meant where none is named, who is away."""

    tokens: Sequence[str]
    now: int
    rng: Rng
    usual: str
    away: Mapping[int, int] = field(default_factory=dict)  # seats that nobody looks from, and since when


@dataclass(frozen=True)
class After:
    """The table afterwards, and the new one if there is a rematch."""

    table: Table
    further: Table | None = None


Right = Callable[[Table, Sequence[str], Any], str]  # the one of a client's tokens that a message stands on
Do = TypeVar("Do", bound=Callable[..., Table | After])


@dataclass(frozen=True)
class Verb:
    right: Right
    do: Callable[..., Table | After]
    told: tuple[str, ...]  # fields of the message that the function gets
    given: tuple[str, ...]  # what it gets from the host


VERBS: dict[type[Said], Verb] = {}
MOST_FACTS = 20_000  # of a table: many times a long match; beyond, it can only be brought to an end
LAST = ("resign", "stop", "rematch")
FROM_THE_HOST = ("now", "rng", "usual", "away")


def by_seat(table: Table, tokens: Sequence[str], act: OfSeat) -> str:
    return seat_token(table, tokens, act.seat)


def by_owner(table: Table, tokens: Sequence[str], act: Said) -> str:
    return owner_token(table, tokens)


def by_seat_or_owner(table: Table, tokens: Sequence[str], act: Said) -> str:
    return any_token(table, tokens)


def verb(message: type[Said], right: Right) -> Callable[[Do], Do]:
    """Declares what carries out a message. Raises TypeError where the two do not fit together."""

    def declare(do: Do) -> Do:
        wanted = tuple(signature(do).parameters)[2:]  # after the table and the token
        fields = [name for name in message.__struct_fields__ if name != "id"]
        given = tuple(name for name in wanted if name in FROM_THE_HOST and name not in fields)
        told = tuple(name for name in wanted if name not in given)
        forgotten = [name for name in fields if name not in told and name != "seat"]
        if forgotten or not set(told) <= set(fields):
            said, takes = ", ".join(fields) or "nothing", ", ".join(told) or "nothing"
            raise TypeError(f"{message.__name__} says {said}, but {do.__name__} takes {takes}")
        VERBS[message] = Verb(right, do, told, given)
        return do

    return declare


def carry_out(table: Table, act: Said, call: Call) -> After:
    """Raises what the verb raises; then nothing has happened."""
    found = VERBS[type(act)]
    if len(table.facts) >= MOST_FACTS and act.__struct_config__.tag not in LAST:
        raise WrongMoment("this-table-has-seen-enough", most=MOST_FACTS)
    token = found.right(table, call.tokens, act)
    told = {name: getattr(act, name) for name in found.told}
    given = {name: getattr(call, name) for name in found.given}
    made = found.do(table, token, **told, **given)
    return made if isinstance(made, After) else After(made)
