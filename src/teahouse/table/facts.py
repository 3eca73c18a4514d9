"""The facts of a table: small, typed, and never changed once written. A table is nothing but the fold of its facts.

Each class is one kind of fact. `at` is the time in milliseconds, told by the host; no fact is older than the last one.
Seats are numbers from 0 in the order of play. Choices are the game's integers. Tokens are never here, only their hashes
(`key`). What chance drew is a fact like any other, so nothing random is needed to build a table again.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from teahouse.table.errors import Damaged

Plain = dict[str, Any]  # what JSON can carry


@dataclass(frozen=True, slots=True)
class Fact:
    at: int


@dataclass(frozen=True, slots=True)
class Created(Fact):
    """A table with open seats, and all it is set to: a rematch differs in nothing but time, name and `previous`.

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


@dataclass(frozen=True, slots=True)
class Seated(Fact):
    """A person sat down."""

    seat: int
    key: str
    name: str


@dataclass(frozen=True, slots=True)
class ComputerSeated(Fact):
    seat: int
    bot: str
    name: str


@dataclass(frozen=True, slots=True)
class Opened(Fact):
    """The seat is free for whoever comes; a computer player may keep it warm."""

    seat: int
    bot: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Renamed(Fact):
    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Preferred(Fact):
    """`quick`: the turn ends by itself with its last choice."""

    seat: int
    quick: bool


@dataclass(frozen=True, slots=True)
class Started(Fact):
    pass


@dataclass(frozen=True, slots=True)
class Replayed(Fact):
    """Everything that was played elsewhere before, draws included: a match brought in from its record."""

    choices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chose(Fact):
    """A choice; it answers the revision that was shown. `bot` tells which computer player made it, if one did."""

    seat: int
    choice: int
    answers: int
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Drew(Fact):
    """What chance drew, until a player has to decide."""

    choices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Undone(Fact):
    """Taken back, so that `to` choices of the match remain."""

    to: int


@dataclass(frozen=True, slots=True)
class Committed(Fact):
    """The seat let go of its turn, or of its answer in somebody else's turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakenOver(Fact):
    """A computer player decides for a person until the seat is given back. `why`: asked, or time."""

    seat: int
    bot: str
    why: str = "asked"


@dataclass(frozen=True, slots=True)
class GivenBack(Fact):
    seat: int


@dataclass(frozen=True, slots=True)
class Paused(Fact):
    seat: int  # -1: the owner or the house


@dataclass(frozen=True, slots=True)
class Resumed(Fact):
    seat: int


@dataclass(frozen=True, slots=True)
class Resigned(Fact):
    """For good; the computer player finishes the match if it goes on without this person."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class WantsToStop(Fact):
    """The person would (or would not any more) give the match up without a result."""

    seat: int
    wants: bool


@dataclass(frozen=True, slots=True)
class Abandoned(Fact):
    """`why`: agreed, owner, or house."""

    why: str


@dataclass(frozen=True, slots=True)
class Rematched(Fact):
    match: str


KINDS: dict[str, type[Fact]] = {
    "created": Created,
    "seated": Seated,
    "computer": ComputerSeated,
    "opened": Opened,
    "renamed": Renamed,
    "preferred": Preferred,
    "started": Started,
    "replayed": Replayed,
    "chose": Chose,
    "drew": Drew,
    "undone": Undone,
    "committed": Committed,
    "taken-over": TakenOver,
    "given-back": GivenBack,
    "paused": Paused,
    "resumed": Resumed,
    "resigned": Resigned,
    "wants-to-stop": WantsToStop,
    "abandoned": Abandoned,
    "rematched": Rematched,
}
NAMES = {made: name for name, made in KINDS.items()}
FIELDS = {made: [part.name for part in dataclasses.fields(made) if part.name != "at"] for made in NAMES}


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
