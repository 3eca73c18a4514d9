"""The facts of a table: small, typed, and never changed once written. A table is nothing but the fold of its facts.

Each class is one kind of fact. Those here belong to the match itself; what else happens is declared beside its verb.
`at` is the time in milliseconds, told by the host; no fact is older than the last one. Seats are numbers from 0 in the
order of play. Choices are the game's integers. Tokens are never here, only their hashes (`key`). What chance drew is a
fact like any other, so nothing random is needed to build a table again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

from teahouse.table.errors import Damaged

if TYPE_CHECKING:
    from teahouse.table.table import Table

Plain = dict[str, Any]  # what JSON can carry


KINDS: dict[str, type[Fact]] = {}  # by the name that is written down
NAMES: dict[type[Fact], str] = {}
FIELDS: dict[type[Fact], list[str]] = {}
Made = TypeVar("Made", bound="Fact")


@dataclass(frozen=True, slots=True)
class Fact:
    at: int

    def fold(self, table: Table) -> None:
        """What it changes about a table."""
        raise Damaged("a table is created only once")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def kept_as(name: str) -> Callable[[type[Made]], type[Made]]:
    """Declares a kind of fact: a dataclass, known by this name in every database there is."""

    def declare(made: type[Made]) -> type[Made]:
        sealed: type[Made] = dataclass(frozen=True, slots=True)(made)
        KINDS[name] = sealed
        NAMES[sealed] = name
        FIELDS[sealed] = [part.name for part in fields(sealed) if part.name != "at"]
        return sealed

    return declare


@kept_as("created")
class Created(Fact):
    """A table with open seats, and all it is set to: a rematch differs in time, name, `previous` and `seating` alone.

    With a clock, `bank` is a seat's time for the match and `bonus` what a turn adds.
    """

    match: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    owner: str  # the key of whoever made the table
    listed: bool = True  # shown in the lobby
    spectators: bool = True
    starts_when_full: bool = False
    bank: int = 0
    bonus: int = 0
    previous: str = ""  # the match this is the rematch of
    tags: dict[str, str] = field(default_factory=dict)  # of the record that it was brought in from
    hints: bool = False  # a computer gives advice to whoever asks
    previews: bool = True  # what a choice would bring is told beforehand
    position: str = ""  # where the match begins, if not at the beginning (core/position.py)
    seating: str = ""  # who has the first seat: drawn, chosen, or passed on by a rematch; empty: as the seats came


# --- how the match itself goes on: the table folds these (table.py), because it does so with every choice -----------


@kept_as("started")
class Started(Fact):
    pass


@kept_as("replayed")
class Replayed(Fact):
    """Everything that was played elsewhere before, draws included: a match brought in from its record."""

    choices: tuple[int, ...]


@kept_as("chose")
class Chose(Fact):
    """A choice; it answers the revision that was shown, or none (0) where the table has made it for the seat because
    there was nothing to decide. `bot` tells which computer player made it, if one did."""

    seat: int
    choice: int
    answers: int
    bot: str = ""


@kept_as("drew")
class Drew(Fact):
    """What chance drew, until a player has to decide."""

    choices: tuple[int, ...]


@kept_as("undone")
class Undone(Fact):
    """Taken back, so that `to` choices of the match remain."""

    to: int


@kept_as("committed")
class Committed(Fact):
    """The seat let go of its turn, or of its answer in somebody else's turn."""

    seat: int


def kind(fact: Fact) -> str:
    return NAMES[type(fact)]


def to_plain(fact: Fact) -> Plain:
    """The values of a fact as JSON carries them, without its kind and time."""
    values = {name: getattr(fact, name) for name in FIELDS[type(fact)]}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


def set_by(tags: Mapping[str, str]) -> tuple[bool, bool]:
    """Hints and previews as tags tell them: those of a record, and of facts from before these were fields."""
    return tags.get("hints") == "on", tags.get("previews") != "off"


def tags_of(created: Created) -> dict[str, str]:
    """The same in tags, where it is not the usual."""
    return ({"hints": "on"} if created.hints else {}) | ({} if created.previews else {"previews": "off"})


def from_plain(name: str, at: int, values: Mapping[str, Any]) -> Fact:
    """The fact again; raises Damaged for one that this program does not know."""
    made = KINDS.get(name)
    if made is None:
        raise Damaged(f"'{name}' is no kind of fact this program knows; was it written by a newer one?")
    given: Plain = {key: tuple(value) if isinstance(value, list) else value for key, value in values.items()}
    if made is Created:
        hints, previews = set_by(given.get("tags", {}))
        given = {"hints": hints, "previews": previews} | given
    try:
        return made(at, **given)
    except TypeError:
        raise Damaged(f"a fact '{name}' has the values {', '.join(FIELDS[made])}; not {', '.join(values)}") from None
