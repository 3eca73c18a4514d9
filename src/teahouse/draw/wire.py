"""The form in which scenes and patches travel, as types (docs/scene.md tells what they mean).

`scene.py` and `patch.py` make this form from plain dicts and lists, because that is quick; here it is written down.
The client's types are made from it (tools/wire.py), and tests hold the scenes of every game against it. Annotations are
real here, not put off: a typed dict knows what is required only so.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

Values = dict[str, int | str]


@dataclass(frozen=True)
class Partly:
    """Marks an object that has only those fields of a type that are told anew."""

    of: type


@dataclass(frozen=True)
class Changed:
    """Marks the same where null takes a field away."""

    of: type


class Words(NamedTuple):
    """A message key and its values."""

    key: str
    values: Values | None = None


class Piece(TypedDict):
    """Something that lies on a surface."""

    art: str
    on: str
    at: tuple[int, int]
    z: NotRequired[int]
    say: NotRequired[Words]
    seat: NotRequired[int]
    size: NotRequired[int]
    turn: NotRequired[int]
    down: NotRequired[Literal[1]]
    text: NotRequired[str]
    tells: NotRequired[str]
    vars: NotRequired[dict[str, str]]
    stand: NotRequired[Literal[1]]
    pose: NotRequired[str]
    lift: NotRequired[int]
    frame: NotRequired[tuple[int, int, int, int, int, int]]
    to: NotRequired[tuple[int, int]]
    holds: NotRequired[list[str]]


Pieces = dict[str, Piece]


class Plate(NamedTuple):
    """A rectangle of a surface's background."""

    style: str
    x: int
    y: int
    w: int
    h: int
    r: int


class Scenery(NamedTuple):
    """A picture of a surface's background."""

    art: str
    x: int
    y: int
    size: int


class Stroke(NamedTuple):
    style: str
    d: str


class Label(NamedTuple):
    style: str
    x: int
    y: int
    words: Words


class Eye(TypedDict):
    """How a tilted surface is looked at."""

    box: tuple[int, int]
    at: tuple[int, int]
    far: int
    near: int
    high: int
    front: int
    upright: int


class Decor(NamedTuple):
    """A picture around the tray, and its matrix."""

    art: str
    a: int
    b: int
    c: int
    d: int
    e: int
    f: int


class Tilt(TypedDict):
    """A surface that may be shown tilted."""

    bed: tuple[int, int, int, int]
    eye: Eye
    lift: NotRequired[Eye]
    decor: NotRequired[list[Decor]]
    labels: NotRequired[list[Label]]


class Surface(TypedDict):
    """A part of the table with its own coordinates."""

    box: tuple[int, int]
    role: Literal["main", "mine", "other", "hand", "shelf"]
    say: Words
    seat: NotRequired[int]
    lot: NotRequired[str]
    focus: NotRequired[tuple[int, int, int, int]]
    rise: NotRequired[Literal[1]]
    tilt: NotRequired[Tilt]
    plates: list[Plate]
    scenery: NotRequired[list[Scenery]]
    strokes: NotRequired[list[Stroke]]
    labels: NotRequired[list[Label]]


class Sign(NamedTuple):
    """A note where there is no room for words: a picture and a number."""

    art: str
    short: str


class SeatNote(NamedTuple):
    """A message key, its values, and its sign if it has one."""

    key: str
    values: Values | None = None
    sign: Sign | None = None


class SceneSeat(TypedDict):
    """What is said about a player beside the board; `place` and `lines` when the game is over."""

    score: int
    notes: list[SeatNote]
    acts: NotRequired[Literal[1]]
    place: NotRequired[int]
    lines: NotRequired[list[tuple[str, int]]]


class LegendLine(NamedTuple):
    """A sign of an overlay, and what it means."""

    art: str
    key: str
    values: Values | None = None


Target = int | list[int]  # what a click on a piece or spot stands for


class RowLook(TypedDict, total=False):
    """A button as a row: its picture, what happens, the heading that it stands under."""

    art: str
    small: Words
    kin: str
    of: list[str]


class Button(NamedTuple):
    choice: int
    kind: str
    words: Words
    look: RowLook | None = None


class Group(TypedDict):
    """Targets that are one for a finger."""

    on: str
    box: tuple[int, int, int, int]
    say: Words
    targets: list[str]


class Seconds(NamedTuple):
    """What may be chosen at once after a target, by piece; without targets, each of these goes with every other."""

    choices: dict[str, int]
    targets: list[str] | None = None


class Ending(TypedDict):
    """Tries that end the turn, by the choice that follows; -1: by nothing more."""

    then: dict[str, int]
    say: Words
    more: NotRequired[Words]


class End(TypedDict):
    """How near the end of the game is."""

    state: Literal["near", "begun"]
    by: NotRequired[int]
    left: NotRequired[int]


class Try(NamedTuple):
    """One of several ways to do a thing: the pieces as they would lie."""

    choice: int
    pieces: Pieces


Amount = tuple[str, int]  # a source, a good or a thing earned, and how much of it


class Got(TypedDict, total=False):
    """What a seat got or lost."""

    total: int
    parts: list[Amount]
    goods: list[Amount]


class Gain(TypedDict, total=False):
    """What a choice brings to whoever makes it, and what else it does."""

    total: int
    parts: list[Amount]
    goods: list[Amount]
    more: Literal[1, 2]
    now: int
    earned: list[Amount]
    others: list[tuple[int, str, int]]
    void: Literal[1]
    closing: str
    ending: str
    then: Literal["draw", "other"]


class Way(TypedDict):
    """Where a choice leads, as a guide tells it: what it brings together with the best that can follow it."""

    choice: int
    gain: Gain


class Few(TypedDict):
    """What a guide marks and says: `choices` are left when the others are not to be seen, none where all are; `asked`:
    so often the same has been asked before; `ways` are those it speaks of."""

    asked: int
    choices: list[int]
    ways: list[Way]


class Offers(TypedDict, total=False):
    """The side table: what the viewer is asked and may do."""

    prompt: Words
    hint: Words
    steps: list[tuple[str, str]]
    targets: dict[str, Target]
    spots: Pieces
    ghost: str
    veils: dict[str, list[str]]
    buttons: list[Button]
    choices: list[tuple[Words, list[int]]]
    gains: dict[str, Gain]
    fresh: list[str]
    tries: list[Try]
    instead: dict[str, int]
    shows: dict[str, Pieces]
    groups: dict[str, Group]
    final: list[tuple[Words, list[int]]]
    lights: dict[str, list[str]]
    then: list[Seconds]
    ending: Ending
    end: End
    help: list[str]
    few: Few


class Sight(TypedDict):
    """What a guest sees: what lights up, and the sum."""

    say: Words
    points: int
    cells: list[tuple[int, int, int, int]]
    parts: list[tuple[str, int, str]]
    source: NotRequired[str]
    counts: NotRequired[list[Amount]]
    icons: NotRequired[list[Amount]]


class Scene(TypedDict):
    """All that a client knows of a position."""

    form: int
    game: str
    shape: str
    viewer: int
    surfaces: dict[str, Surface]
    pieces: Pieces
    seats: list[SceneSeat]
    offers: Offers
    log: NotRequired[list[Any]]
    overlays: NotRequired[list[tuple[str, str]]]
    overlay: NotRequired[str]
    legend: NotRequired[list[LegendLine]]
    sights: NotRequired[dict[str, Sight]]
    help: NotRequired[list[str]]
    facts: NotRequired[Values]


class Patch(TypedDict, total=False):
    """What turns one scene into another: whole fields, surfaces and offers by their parts, pieces by their ids."""

    form: int
    game: str
    shape: str
    viewer: int
    surfaces: dict[str, Annotated[dict[str, Any], Changed(Surface)] | None]
    set: Pieces
    gone: list[str]
    was: dict[str, str]
    into: dict[str, str]
    seats: list[SceneSeat]
    offers: Annotated[dict[str, Any], Changed(Offers)]
    log: list[Any]
    overlays: list[tuple[str, str]] | None
    overlay: str | None
    legend: list[LegendLine] | None
    sights: dict[str, Sight] | None
    help: list[str] | None
    facts: Values | None
