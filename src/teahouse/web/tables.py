"""One table through HTTP: look at it, sit down, act, its scene at any moment, its record, its QR code."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
import segno
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from teahouse.core.errors import TeahouseError
from teahouse.draw.scene import whole
from teahouse.host.moment import now
from teahouse.host.rooms import Room
from teahouse.store.upkeep import report
from teahouse.table.recording import to_record
from teahouse.table.rematch import Rematch
from teahouse.table.rights import held, must_exist
from teahouse.table.table import NOBODY, Table
from teahouse.table.verbs import Name, SeatNumber
from teahouse.text import LANGUAGE
from teahouse.web import analyses, replays, scenes, views
from teahouse.web import answers as a
from teahouse.web import messages as m
from teahouse.web.doors import Doors
from teahouse.web.errors import AtTable, Unheard, may_fail
from teahouse.web.gate import guest_of, must_be_few, must_leave_seats
from teahouse.web.guests import PRICES
from teahouse.web.house import House, verb_of
from teahouse.web.sights import sights_of

READING = may_fail(403, 404)
WRITING = may_fail(403, 404, 409, 413)
SVG = "image/svg+xml"
BEARER = "bearer "
LONGEST_LINK = 300  # letters in a QR code: a longer one is hard to read, and slow to draw
At = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1, description="so many choices of the match")]


class Sitting(Struct, forbid_unknown_fields=True):
    name: Name = ""
    seat: SeatNumber | None = None


class Reported(Struct, forbid_unknown_fields=True):
    what: Literal["name", "board", "other"]
    seat: SeatNumber | None = None
    words: Annotated[str, Meta(max_length=500)] = ""


def clean_words(words: str) -> str:
    """As it may be shown in a terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in words)


def tokens(request: Request[Any, Any, Any]) -> list[str]:
    """The token of the request, if it has one."""
    said = request.headers.get("authorization", "")
    return [said[len(BEARER) :].strip()[:64]] if said[: len(BEARER)].lower() == BEARER else []


def seen(table: Table, secrets: list[str]) -> a.Seen:
    """Raises Foreign where spectators are not welcome."""
    who = views.client(table, secrets)
    you = views.viewing_seat(table, who.seats, None)
    return a.Seen(len(table.facts), table.revision, views.view(table, who, you, now()))


@lru_cache(maxsize=100)
def qr_code(link: str) -> bytes:
    """To find the best of its masks takes some hundredths of a second."""
    drawn = io.BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", border=2, omitsize=True)
    return drawn.getvalue()


class TableController(Controller):
    path = "/api/tables/{table:str}"
    tags = ["Table"]  # noqa: RUF012

    @get("/", summary="A table from outside, or with a token from its seat", responses=READING)
    async def outside(
        self, request: Request[Any, Any, Any], table: FromPath[str], house: NamedDependency[House]
    ) -> a.Seen:
        return seen((await house.room(table)).table, tokens(request))

    @post("/seats", summary="Sit down", responses=WRITING)
    async def sit(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        data: JSONBody[Sitting],
        house: NamedDependency[House],
    ) -> a.SeatLink:
        must_leave_seats(guest_of(request.scope))
        joined = await house.join(table, data.name, data.seat)
        name = joined.table.seats[joined.seat].name
        return a.SeatLink(joined.seat, name, joined.token, f"/t/{table}#{joined.token}")

    @post("/acts", summary="Any act of the live channel", status_code=200, responses=WRITING)
    async def act(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        data: JSONBody[m.Act],
        house: NamedDependency[House],
    ) -> a.Seen:
        secrets = tokens(request)
        if isinstance(data, Rematch):
            must_be_few(guest_of(request.scope))
        room = await house.room(table)
        guest_of(request.scope).spend(PRICES["onlooker"] * len(room.onlookers))
        try:
            return seen(await house.see_through(room, verb_of(data, secrets, room)), secrets)
        except TeahouseError as problem:
            raise AtTable(room.table) from problem

    @post("/reports", summary="Tell whoever runs the house about a name or a board", status_code=202, responses=WRITING)
    async def report(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        data: JSONBody[Reported],
        house: NamedDependency[House],
    ) -> None:
        room = await house.room(table)
        if data.seat is not None:
            must_exist(room.table, data.seat)
        seat = NOBODY if data.seat is None else data.seat
        guest = guest_of(request.scope).name
        await report(house.store, table, data.what, seat, clean_words(data.words), now(), guest)

    @get("/scene", summary="The scene now, or after so many choices", responses=READING)
    async def scene(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        house: NamedDependency[House],
        at: At = None,
        shape: FromQuery[Literal["wide", "tall", "low", "tablet"]] = "wide",
        overlay: FromQuery[str] = "",
    ) -> dict[str, Any]:
        room = await house.room(table)
        shown = self.open_to(room, request)
        mine = held(shown, tokens(request))
        you = views.viewing_seat(shown, mine, None)
        if overlay and overlay not in scenes.overlays(shown, shape):
            raise Unheard("bad-message", f"there is no overlay '{overlay[:40]}'", "overlay")
        if at is None:
            sight = (len(shown.facts), you, you in mine, shape, overlay, False, True)
            return whole(sights_of(room).scene(shown, sight))
        total = len(shown.match.entries)
        if at > total:
            raise Unheard("bad-message", f"the match has {total} choices so far, not {at}", "at")
        guest = guest_of(request.scope).name
        earlier, _ = await replays.drawn(house.errands, shown, (at, at), (NOBODY, shape, overlay), None, guest)
        made: dict[str, Any] = msgspec.json.decode(earlier)
        return made

    @get("/picture.svg", summary="The board as it lies, to know a match by", media_type=SVG, responses=READING)
    async def picture(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        house: NamedDependency[House],
        theme: FromQuery[Literal["light", "dark"]] = "light",
        n: At = None,
    ) -> Response[bytes]:
        """`n`, the number of choices, is for the one who keeps the picture: with it, it never grows old."""
        shown = self.open_to(await house.room(table), request)
        guest = guest_of(request.scope).name
        drawn = await replays.portrait(house.errands, shown, (theme, LANGUAGE), guest)
        lasts = n is not None and n == len(shown.match.entries)
        kept = "private, max-age=604800, immutable" if lasts else "no-cache"
        return Response(drawn, media_type=SVG, headers={"Cache-Control": kept})

    @post("/analysis", summary="Have a match that is over analysed", status_code=202, responses=WRITING)
    async def analyse(
        self, request: Request[Any, Any, Any], table: FromPath[str], house: NamedDependency[House]
    ) -> a.MatchAnalysis:
        shown = self.open_to(await house.room(table), request)
        guest = guest_of(request.scope)
        guest.spend(PRICES["analysis"])
        return analyses.told(table, await house.analyses.begin(shown, guest.name))

    @get("/analysis", summary="How far the analysis of a match is, and what it found", responses=READING)
    async def analysis(
        self, request: Request[Any, Any, Any], table: FromPath[str], house: NamedDependency[House]
    ) -> a.MatchAnalysis:
        self.open_to(await house.room(table), request)
        return analyses.told(table, await house.analyses.look(table))

    @get("/record", summary="The match as a record", media_type=MediaType.TEXT, responses=READING)
    async def record(self, request: Request[Any, Any, Any], table: FromPath[str], house: NamedDependency[House]) -> str:
        return to_record(self.open_to(await house.room(table), request))

    @get(
        "/qr.svg",
        summary="The link as QR code; with a token, that of the seat",
        media_type="image/svg+xml",
        responses=READING,
    )
    async def qr(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        house: NamedDependency[House],
        doors: NamedDependency[Doors],
    ) -> Response[bytes]:
        shown = (await house.room(table)).table
        link = f"{doors.link_base(request)}t/{table}"
        mine = list(held(shown, tokens(request)).values())
        if len(link) > LONGEST_LINK:
            raise Unheard("bad-message", f"a name of a house has at most {LONGEST_LINK} letters", "Host")
        return Response(qr_code(f"{link}#{mine[0]}" if mine else link), media_type=SVG)

    def open_to(self, room: Room, request: Request[Any, Any, Any]) -> Table:
        """The table; raises Foreign if this client may not look at it."""
        views.client(room.table, tokens(request))
        return room.table
