"""What clients say: the verbs of the table, and questions. The field `do` tells which (docs/live.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, Union

from msgspec import Meta, field

from teahouse.table.verbs import VERBS, Number, Said, Word

Viewer = Annotated[int, Meta(ge=-1, le=63)]
Token = Annotated[str, Meta(max_length=64)]
Tokens = Annotated[list[Token], Meta(max_length=16)]
GroundNames = Annotated[list[Word], Meta(max_length=64)]
PieceName = Annotated[str, Meta(max_length=80)]
Shape = Literal["wide", "tall", "low", "tablet", "none"]


class Hello(Said, tag="hello", kw_only=True):
    tokens: Tokens = field(default_factory=list)
    shape: Shape = "wide"
    language: Word = ""
    viewer: Viewer | None = None
    overlay: Word = ""
    guide: bool = False  # scenes say which few choices look good, and where they lead
    grounds: GroundNames | None = None  # the names of those that this client keeps; without it scenes come whole


class Look(Said, tag="look", kw_only=True):
    """Whatever is given changes; `follow` forgets the viewer again."""

    tokens: Tokens | None = None
    shape: Shape | None = None
    language: Word | None = None
    viewer: Viewer | None = None
    overlay: Word | None = None
    guide: bool | None = None
    follow: bool = False


class Sync(Said, tag="sync", kw_only=True):
    pass


class Replay(Said, tag="replay", kw_only=True):
    """The table after `at` choices, and what those after number `since` brought: else the last of them alone."""

    at: Number
    since: Number | None = None


class Recap(Said, tag="recap", kw_only=True):
    """What have the others done since my last turn? For who has not seen it happen."""


class Hint(Said, tag="hint", kw_only=True):
    pass


class Why(Said, tag="why", kw_only=True):
    """Why can this piece not be chosen?"""

    piece: PieceName
    revision: Number


class Points(Said, tag="points", kw_only=True):
    """Where do everybody's points come from, as things stand?"""


class Forecast(Said, tag="forecast", kw_only=True):
    """What would each choice bring? Scenes tell it by themselves; this is for programs without a screen."""

    revision: Number


class Ping(Said, tag="ping", kw_only=True):
    pass


if TYPE_CHECKING:
    Act = Said
else:
    Act = Union[tuple(VERBS)]  # noqa: UP007  acts change the table; questions are answered to whoever asks
Question = Hello | Look | Sync | Replay | Recap | Hint | Why | Points | Forecast | Ping
Message = Act | Question
