"""The lobby: what the house offers, which tables there are, and new tables."""

from __future__ import annotations

from dataclasses import astuple
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from teahouse import __version__, games
from teahouse.bots.levels import DEFAULT
from teahouse.core.errors import OptionError
from teahouse.core.game import Game
from teahouse.core.options import did_you_mean, nearest, that_matter
from teahouse.host.moment import chance, now
from teahouse.store.rows import Listed
from teahouse.table import seats as s
from teahouse.table.create import DRAWN, Clock, create
from teahouse.table.unlist import in_lobby
from teahouse.table.verbs import Name, Word
from teahouse.text.languages import choose_language, languages
from teahouse.web import answers as a
from teahouse.web.doors import Doors
from teahouse.web.errors import Unheard, may_fail, refusal, told_by
from teahouse.web.examples import example_view
from teahouse.web.gate import guest_of, must_be_few
from teahouse.web.house import House
from teahouse.web.messages import Token
from teahouse.web.packed import PACKED, Packed
from teahouse.web.words import clock_in_words, game_info, in_a_sentence, speaker, speaker_of, texts

Time = Annotated[int, Meta(ge=0, le=1000 * 60 * 60 * 24 * 365)]
LOT: Literal["lot"] = "lot"
LONG = 64 * 1024  # letters of an option: a whole board file fits
LARGEST_PLAN = 128 * 1024  # bytes of a table to be made
PROBLEMS = 4  # of options that are looked for: each takes a look at the whole table


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
    position: Annotated[str, Meta(max_length=LONG)] = ""  # where to begin; it says the options itself
    listed: bool = True
    spectators: bool = True
    starts_when_full: bool = True
    hints: bool = False
    previews: bool = True
    clock: ClockPlan | None = None
    starts: Annotated[int, Meta(ge=0, le=15)] | Literal["lot"] = "lot"  # which of the seats begins
    first: Annotated[int, Meta(ge=0, le=15)] | None = None  # the same, as programs of earlier editions say it


class Wish(Struct, forbid_unknown_fields=True):
    """A table that is being thought of."""

    game: Word
    seats: Annotated[int, Meta(ge=1, le=16)]
    preset: Word = ""
    options: dict[Word, Annotated[str, Meta(max_length=LONG)]] = {}
    clock: ClockPlan | None = None


class PositionAsked(Struct, forbid_unknown_fields=True):
    game: Word
    position: Annotated[str, Meta(max_length=LONG)]


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
        await house.know(code)
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
        opt={PACKED: True},
        responses=may_fail(404),
    )
    async def texts(
        self, request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
    ) -> Response[a.Texts]:
        known(game)
        return packed_texts(game, choose_language(language)).answer(request)

    @post(
        "/advice",
        summary="What is unusual about a table that is being planned",
        status_code=200,
        request_max_body_size=LARGEST_PLAN,
        responses=may_fail(404, 413),
    )
    async def advice(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[Wish],
        house: NamedDependency[House],
        language: FromQuery[str] = "",
    ) -> a.Advice:
        known(data.game)
        game, code = games.find(data.game), wish(request, language)
        with told_by(data.game):
            options = game.complete(preset_of(game, data.preset) | data.options)
            matter = that_matter(game.options, options, data.seats)
            time = (0, 0) if data.clock is None else (data.clock.bank, data.clock.bonus)
            summary = [*in_a_sentence(game, data.seats, options), clock_in_words(*time)]
            refused = await _refused(house, game, data.seats, options, guest_of(request.scope).name)
            if refused:
                told = [refusal(problem, code, data.game) for problem in refused]
                return a.Advice([], {}, summary, matter, told)
            voice = speaker_of(game, code, options, data.seats)
            says = [voice.reason(reason) for reason in game.advice(data.seats, options)]
        return a.Advice(says, voice.facts, summary, matter)

    @get(
        "/rules/{game:str}/{page:str}/{number:int}",
        summary="An example of a ruling, drawn",
        responses=may_fail(404),
    )
    async def example(
        self,
        request: Request[Any, Any, Any],
        game: FromPath[str],
        page: FromPath[str],
        number: FromPath[int],
        shape: FromQuery[Literal["wide", "tall", "low", "tablet"]] = "tall",
        language: FromQuery[str] = "",
    ) -> a.ExampleView:
        known(game)
        found = games.face(game).words.pages.get(page)
        if found is None or not 0 <= number < len(found.examples):
            raise Unheard("no-such-page", f"there is no example {number} of '{page[:40]}'", "number")
        return example_view(game, page, number, shape, wish(request, language))

    @get("/tables", summary="Tables that somebody can still join, the latest first", responses=may_fail())
    async def tables(self, house: NamedDependency[House]) -> a.Lobby:
        return a.Lobby([lobby_table(listed) for listed in await house.store.open_tables()])

    @post("/mine", summary="The tables of these tokens, the latest first", status_code=200, responses=may_fail(413))
    async def mine(self, data: JSONBody[Tokens], house: NamedDependency[House]) -> a.Lobby:
        found = await house.store.tables_of(data.tokens) if data.tokens else []
        return a.Lobby([lobby_table(listed) for listed in found])

    @post(
        "/positions",
        summary="Check a position that a match may begin with",
        status_code=200,
        request_max_body_size=LARGEST_PLAN,
        responses=may_fail(404, 413),
    )
    async def position(
        self, request: Request[Any, Any, Any], data: JSONBody[PositionAsked], house: NamedDependency[House]
    ) -> a.PositionFound:
        known(data.game)
        await house.check_position(data.game, data.position, guest_of(request.scope).name)
        state = games.find(data.game).read_position(data.position)
        return a.PositionFound(data.game, state.seats, state.actor, state.turn, state.scores())

    @post(
        "/tables",
        summary="Make a table",
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
        visitor = guest_of(request.scope)
        must_be_few(visitor)
        if data.position and (data.preset or data.options):
            raise OptionError("a position says the options itself; leave preset and options away")
        clock = None if data.clock is None else Clock(data.clock.bank, data.clock.bonus)
        with told_by(data.game):
            options = preset_of(game, data.preset) | data.options
            if data.position:
                await house.check_position(data.game, data.position, visitor.name)
            else:
                await house.check(data.game, len(data.seats), options, visitor.name)
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
                first=first_of(data),
                position=data.position,
            )
        await house.create(made.table, visitor.name)
        if in_lobby(made.table):
            await house.enter_lobby(visitor, made.table.id)
        link = f"/t/{made.table.id}"
        people = [
            a.SeatLink(seat, made.table.seats[seat].name, token, f"{link}#{token}")
            for seat, token in made.tokens.items()
        ]
        return a.NewTable(made.table.id, link, made.owner, people)


async def _refused(house: House, game: Game, seats: int, options: dict[str, str], guest: str) -> list[OptionError]:
    """What is wrong with options, one problem of each: with the refused one as usual, the next may be seen."""
    usual, tried = game.complete({}), dict(options)
    found: list[OptionError] = []
    while len(found) < PROBLEMS:
        try:
            await house.check(game.name, seats, tried, guest)
        except OptionError as problem:
            known = problem.option in tried and all(problem.option != other.option for other in found)
            if not found and not known:
                raise
            if not known:  # a consequence of what is as usual now
                break
            found.append(problem)
            tried[problem.option] = usual[problem.option]
        else:
            break
    return found


def preset_of(game: Game, name: str) -> dict[str, str]:
    if name and name not in game.presets:
        known_ones = list(game.presets)
        raise OptionError(
            f"there is no preset '{name}'; {did_you_mean(name, known_ones)}",
            "",
            "no-such-preset",
            {"name": name, "near": nearest(name, known_ones)},
        )
    return game.presets.get(name, {})


@cache
def packed_texts(game: str, language: str) -> Packed:
    return Packed(msgspec.json.encode(texts(game, language)))


def known(game: str) -> None:
    if game not in games.on_screen():
        raise Unheard(
            "no-such-page", f"there is no game '{game[:40]}'; {did_you_mean(game[:40], games.on_screen())}", "game"
        )


def first_of(data: TablePlan) -> int | str:
    """Who begins; a position has its players where they sit."""
    first = data.first if data.starts == LOT else data.starts
    if data.position and first is not None:
        raise OptionError("a position says itself who is on; leave 'starts' and 'first' away")
    return "" if data.position else DRAWN if first is None else first


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
        [a.LobbySeat(*astuple(seat)[:-1]) for seat in listed.seats],
        listed.to_act,
        listed.choices,
        listed.created,
        listed.changed,
        listed.seats[0].turn if listed.seats else None,
        in_a_sentence(games.find(listed.game), len(listed.seats), listed.options),
        sorted(listed.yours),
    )
