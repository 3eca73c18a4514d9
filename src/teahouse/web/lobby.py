"""The lobby: what the house offers, which tables there are, and new tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from teahouse import __version__, games
from teahouse.bots.levels import DEFAULT
from teahouse.core.errors import OptionError
from teahouse.core.options import did_you_mean
from teahouse.host.moment import chance, now
from teahouse.store.rows import Listed
from teahouse.table import seats as s
from teahouse.table.create import Clock, create
from teahouse.table.verbs import Name, Word
from teahouse.text.languages import choose_language, languages
from teahouse.web import answers as a
from teahouse.web.doors import Doors
from teahouse.web.errors import Unheard, may_fail
from teahouse.web.house import House
from teahouse.web.messages import Token
from teahouse.web.security import MAKES_TABLES
from teahouse.web.words import game_info, speaker, texts

Time = Annotated[int, Meta(ge=0, le=1000 * 60 * 60 * 24 * 365)]
LONG = 64 * 1024  # letters of an option: a whole board file fits
LARGEST_PLAN = 128 * 1024  # bytes of a table to be made


class SeatPlan(Struct, forbid_unknown_fields=True):
    kind: Literal["person", "computer", "open"]
    name: Name = ""
    bot: Word = ""


class ClockPlan(Struct, forbid_unknown_fields=True):
    bank: Annotated[int, Meta(ge=1000, le=1000 * 60 * 60 * 24 * 365)]
    bonus: Time = 0


class TablePlan(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    preset: Word = ""
    options: dict[Word, Annotated[str, Meta(max_length=LONG)]] = {}
    listed: bool = True
    spectators: bool = True
    starts_when_full: bool = True
    hints: bool = False
    previews: bool = True
    clock: ClockPlan | None = None


class Tokens(Struct, forbid_unknown_fields=True):
    tokens: Annotated[list[Token], Meta(max_length=200)]


def wish(request: Request[Any, Any, Any], language: str) -> str:
    """The language of this request."""
    return choose_language(language, request.headers.get("accept-language", ""))


class LobbyController(Controller):
    path = "/api"
    tags = ["Lobby"]  # noqa: RUF012

    @get("/house", summary="Games with their options, languages, limits", responses=may_fail())
    async def house_info(
        self,
        request: Request[Any, Any, Any],
        house: NamedDependency[House],
        doors: NamedDependency[Doors],
        language: FromQuery[str] = "",
    ) -> a.HouseInfo:
        code = wish(request, language)
        return a.HouseInfo(
            __version__,
            code,
            [a.Language(code, name) for code, name in languages().items()],
            [game_info(games.find(name), code) for name in games.on_screen()],
            a.Limits(s.LONGEST_NAME, house.settings.largest_message, LONG),
            doors.seen_by(request),
        )

    @get(
        "/texts/{game:str}/{language:str}",
        summary="The Fluent sources of a game and the frame",
        responses=may_fail(404),
    )
    async def texts(self, game: FromPath[str], language: FromPath[str]) -> a.Texts:
        known(game)
        return texts(game, choose_language(language))

    @get("/tables", summary="Tables that somebody can still join, the latest first", responses=may_fail())
    async def tables(self, house: NamedDependency[House]) -> a.Lobby:
        return a.Lobby([lobby_table(listed) for listed in await house.store.open_tables()])

    @post("/mine", summary="The tables of these tokens, the latest first", status_code=200, responses=may_fail(413))
    async def mine(self, data: JSONBody[Tokens], house: NamedDependency[House]) -> a.Lobby:
        found = await house.store.tables_of(data.tokens) if data.tokens else []
        return a.Lobby([lobby_table(listed) for listed in found])

    @post(
        "/tables",
        summary="Make a table",
        opt={MAKES_TABLES: True},
        request_max_body_size=LARGEST_PLAN,
        responses=may_fail(403, 409, 413),
    )
    async def make(
        self, request: Request[Any, Any, Any], data: JSONBody[TablePlan], house: NamedDependency[House]
    ) -> a.NewTable:
        game = games.find(data.game)
        if data.game not in games.on_screen():
            drawn = ", ".join(games.on_screen())
            raise OptionError(f"{game.title} is played in the terminal so far; at the table there are: {drawn}")
        if data.preset and data.preset not in game.presets:
            raise OptionError(f"there is no preset '{data.preset}'; {did_you_mean(data.preset, list(game.presets))}")
        options = game.presets.get(data.preset, {}) | data.options
        clock = None if data.clock is None else Clock(data.clock.bank, data.clock.bonus)
        made = create(
            data.game,
            plans(data, wish(request, "")),
            options,
            now=now(),
            rng=chance(),
            listed=data.listed,
            spectators=data.spectators,
            starts_when_full=data.starts_when_full,
            clock=clock,
            hints=data.hints,
            previews=data.previews,
        )
        await house.create(made.table)
        link = f"/t/{made.table.id}"
        people = [
            a.SeatLink(seat, made.table.seats[seat].name, token, f"{link}#{token}")
            for seat, token in made.tokens.items()
        ]
        return a.NewTable(made.table.id, link, made.owner, people)


def known(game: str) -> None:
    if game not in games.on_screen():
        raise Unheard(
            "no-such-page", f"there is no game '{game[:40]}'; {did_you_mean(game[:40], games.on_screen())}", "game"
        )


def plans(data: JSONBody[TablePlan], language: str) -> list[s.Plan]:
    """What each seat is to be; computers without a name get one of the house."""
    made: list[s.Plan] = []
    voice = speaker(data.game, language)
    computers = 0
    for seat in data.seats:
        if seat.kind == s.COMPUTER:
            computers += 1
            name = seat.name or voice.say(f"computer-{computers}")
            made.append(s.computer(seat.bot or DEFAULT, name))
        elif seat.kind == s.PERSON:
            made.append(s.person(seat.name))
        else:
            made.append(s.anybody())
    return made


def lobby_table(listed: Listed) -> a.LobbyTable:
    return a.LobbyTable(
        listed.match,
        listed.game,
        games.find(listed.game).title,
        listed.status,
        listed.paused,
        sum(seat.kind == s.OPEN for seat in listed.seats),
        [a.LobbySeat(seat.name, seat.kind) for seat in listed.seats],
        listed.to_act,
        listed.choices,
        listed.created,
        listed.changed,
        sorted(listed.yours),
    )
