"""What clients say: one class per act or question. The field `do` tells which (docs/live.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Viewer = Annotated[int, Meta(ge=-1, le=63)]
Token = Annotated[str, Meta(max_length=64)]
Tokens = Annotated[list[Token], Meta(max_length=16)]
Name = Annotated[str, Meta(max_length=200)]  # cut to the length of a display name later
Word = Annotated[str, Meta(max_length=40)]
Words = Annotated[list[Word], Meta(max_length=64)]
PieceName = Annotated[str, Meta(max_length=80)]
Shape = Literal["wide", "tall", "low", "none"]


class Said(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Any message; what answers it carries its `id` as `re`."""

    id: Number | None = None


class OfSeat(Said, kw_only=True):
    """About one of the seats of this client: without a number, the one that is meant."""

    seat: SeatNumber | None = None


# --- acts: they change the table -------------------------------------------------------------------------------------


class Choose(OfSeat, tag="choose", kw_only=True):
    choice: Number
    revision: Number


class Undo(OfSeat, tag="undo", kw_only=True):
    revision: Number
    to: Number | None = None


class EndTurn(OfSeat, tag="end-turn", kw_only=True):
    revision: Number


class Prefer(OfSeat, tag="prefer", kw_only=True):
    quick: bool


class Rename(OfSeat, tag="rename", kw_only=True):
    name: Name


class TakeOver(Said, tag="take-over", kw_only=True):
    seat: SeatNumber
    bot: Word = ""


class ComeBack(OfSeat, tag="come-back", kw_only=True):
    pass


class Leave(OfSeat, tag="leave", kw_only=True):
    bot: Word = ""


class Resign(OfSeat, tag="resign", kw_only=True):
    pass


class Stop(OfSeat, tag="stop", kw_only=True):
    wants: bool = True


class Pause(Said, tag="pause", kw_only=True):
    pass


class Resume(Said, tag="resume", kw_only=True):
    pass


class Start(Said, tag="start", kw_only=True):
    pass


class SeatComputer(Said, tag="seat-computer", kw_only=True):
    seat: SeatNumber
    bot: Word
    name: Name = ""


class OpenSeat(Said, tag="open-seat", kw_only=True):
    seat: SeatNumber
    bot: Word = ""


class Rematch(Said, tag="rematch", kw_only=True):
    pass


# --- questions: answered to whoever asks -----------------------------------------------------------------------------


class Hello(Said, tag="hello", kw_only=True):
    tokens: Tokens = []
    shape: Shape = "wide"
    language: Word = ""
    viewer: Viewer | None = None
    overlay: Word = ""
    grounds: Words | None = None  # the names of those that this client keeps; without it scenes come whole


class Look(Said, tag="look", kw_only=True):
    """Whatever is given changes; `follow` forgets the viewer again."""

    tokens: Tokens | None = None
    shape: Shape | None = None
    language: Word | None = None
    viewer: Viewer | None = None
    overlay: Word | None = None
    follow: bool = False


class Sync(Said, tag="sync", kw_only=True):
    pass


class Replay(Said, tag="replay", kw_only=True):
    at: Number


class Hint(Said, tag="hint", kw_only=True):
    pass


class Why(Said, tag="why", kw_only=True):
    """Why can this piece not be chosen?"""

    piece: PieceName
    revision: Number


class Ping(Said, tag="ping", kw_only=True):
    pass


Act = (
    Choose
    | Undo
    | EndTurn
    | Prefer
    | Rename
    | TakeOver
    | ComeBack
    | Leave
    | Resign
    | Stop
    | Pause
    | Resume
    | Start
    | SeatComputer
    | OpenSeat
    | Rematch
)
Question = Hello | Look | Sync | Replay | Hint | Why | Ping
Message = Act | Question
