"""`teahouse play`: a game in the terminal, against computer players or with people around one keyboard."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from teahouse import games
from teahouse.bots.levels import DEFAULT
from teahouse.cli import _saves as saves
from teahouse.cli._screen import Screen
from teahouse.cli._seating import again, chance_of, plans, resumed
from teahouse.cli._session import Session
from teahouse.cli.files import read_text
from teahouse.cli.setting import (
    Board,
    From,
    Language,
    Options,
    Players,
    Preset,
    game_of,
    read_language,
    read_setting,
    with_board,
)
from teahouse.core.errors import OptionError
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.games.face import Sketch
from teahouse.host.moment import now
from teahouse.table.create import DRAWN, create
from teahouse.table.look import begins, round_of
from teahouse.text import Speaker

FIRST_GAME = "first-game"
RECOMMENDED = "recommended"
DEFAULT_GAME = games.names()[0]


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game.", show_default=DEFAULT_GAME)] = None,
    players: Players = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Computer player of the other seats; may be repeated.", show_default=DEFAULT),
    ] = None,
    solo: Annotated[bool, typer.Option("--solo", help="Alone, where a game has rules for it: --players 1.")] = False,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="All seats are people at this keyboard.")] = False,
    seat: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Your seat; 1 begins.", show_default="drawn")
    ] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same seed deals the same game.")] = None,
    preset: Preset = None,
    option: Options = None,
    board: Board = None,
    begin: From = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    name: Annotated[list[str] | None, typer.Option(metavar="NAME", help="Your name; once per person.")] = None,
    language: Language = None,
) -> None:
    """Play in the terminal. Everything else is explained there; type help.

    \b
    Examples:
      teahouse play
      teahouse play castle --players 3 --preset simple-cards
      teahouse play castle --hot-seat --name Anna --name Ben
      teahouse play tang --solo
      teahouse play panda --board my-board.toml
    """
    spoken = read_language(language)
    if resume is not None:
        session = _resumed(games.read_match(read_text(resume)), name, seed, Path(resume), spoken)
        _greet_again(session)
    else:
        game = game or game_of(begin) or DEFAULT_GAME
        option = with_board(game, option, board)
        if solo:
            if players not in (None, 1):
                raise OptionError(f"--solo is for one player, not {players}")
            players = 1
        untouched = not any((players, bots, hot_seat, preset, option, seed is not None, begin))
        found = _waiting(game, spoken) if untouched else None
        session = found or _new(
            game, players, bots, hot_seat, seat, seed, preset, option, begin, name, untouched, spoken
        )
    while session.run():
        session = _rematch(session)


# --- how a game begins ---


def _new(
    game_name: str,
    players: int | None,
    bots: list[str] | None,
    hot_seat: bool,
    seat: int | None,
    seed: int | None,
    preset: str | None,
    option: list[str] | None,
    begin: str | None,
    names: list[str] | None,
    untouched: bool,
    language: str,
) -> Session:
    game = games.find(game_name)
    if begin is None and players is None and bots and len(bots) > 1:
        players = len(bots) + 1
    if begin is None and players is None and names and hot_seat and len(names) in game.seats:
        players = len(names)
    if begin is None and preset is None and RECOMMENDED in game.presets:
        preset = RECOMMENDED  # what is meant for people, where bare defaults are for programs
    setting = read_setting(game_name, players, preset, option, begin)
    speaker, screen = Speaker(game.name, language), _screen(game)
    seated = plans(setting.seats, bots, hot_seat, seat or 1, names or [], speaker)
    options = setting.options
    _welcome(speaker.learn(setting.seats, options), screen)
    if untouched and FIRST_GAME in game.presets:
        if screen.interactive:
            question = speaker.say("ask-first-game", advice=speaker.say("first-game"))
            try:
                first = screen.agree(question, speaker.say("no"))
            except (EOFError, KeyboardInterrupt):
                raise typer.Exit from None
            options = game.complete(game.presets[FIRST_GAME]) if first else options
        else:
            screen.say(speaker.say("suggest-first-game", advice=speaker.say("first-game")))
    for reason in game.advice(setting.seats, options):
        screen.say(speaker.say("advice", text=speaker.reason(reason)))
    seed = _fresh_seed() if seed is None else seed
    made = create(
        game_name,
        seated,
        options,
        now=now(),
        rng=chance_of(seed, 0),
        starts_when_full=True,
        position=setting.begin,
        first="" if seat or begin or setting.seats == 1 else Rng(seed).below(setting.seats),
    )
    session = Session(made.table, made.tokens, seed, speaker, screen, _sketch(game))
    _tell_who_begins(session, drawn=not seat)
    return session


def _tell_who_begins(session: Session, drawn: bool = False) -> None:
    """Where several play and the game does not tell it itself."""
    table, first = session.table, begins(session.table)
    if len(table.seats) > 1 and table.created.seating and first >= 0 and table.game.seat_that_begins() >= 0:
        key = DRAWN if drawn else table.created.seating
        session.screen.say(session.say(f"begins-{key}", seat=session.view.names[first]))


def _welcome(speaker: Speaker, screen: Screen) -> None:
    screen.say(speaker.say("welcome-title", title=speaker.say("title")), "heading")
    number = 1
    while speaker.has(f"welcome-{number}"):
        screen.say(speaker.say(f"welcome-{number}"), indent=2)
        number += 1
    screen.say(speaker.say("welcome-type"))


# --- going on ---


def _waiting(game_name: str, language: str) -> Session | None:
    """The unfinished game in the folder, if there is one and the person would like to go on with it."""
    game = games.find(game_name)
    screen = _screen(game)
    file = saves.unfinished(game.name) if screen.interactive else None
    if file is None:
        return None
    speaker = Speaker(game.name, language)
    date = f"{datetime.fromtimestamp(file.stat().st_mtime):%Y-%m-%d %H:%M}"
    try:
        if not screen.agree(speaker.say("ask-continue", date=date), speaker.say("no")):
            return None
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit from None
    return _resumed(games.read_match(file.read_text("utf-8")), None, None, file, language)


def _resumed(match: Match, names: list[str] | None, seed: int | None, file: Path, language: str) -> Session:
    speaker, seed = Speaker(match.game.name, language), _read_seed(match, seed)
    table, tokens = resumed(match, names or [], seed, speaker)
    return Session(table, tokens, seed, speaker, _screen(match.game), _sketch(match.game), file)


def _read_seed(match: Match, seed: int | None) -> int:
    word = match.tags.get("seed", "")
    return seed if seed is not None else int(word) if word.isdecimal() and len(word) < 20 else _fresh_seed()


def _greet_again(session: Session) -> None:
    text = session.speaker.say("resumed", file=str(session.records.file), round=round_of(session.table))
    session.screen.say(text, "good")


def _rematch(old: Session) -> Session:
    seed = _fresh_seed()
    table, tokens = again(old.table, old.tokens, seed, old.speaker)
    session = Session(table, tokens, seed, old.speaker, old.screen, old.sketch)
    _tell_who_begins(session)
    return session


def _sketch(game: Game) -> Sketch:
    face = games.face(game.name)
    return face.must_have(face.sketch, "sketch to be played in the terminal")


def _screen(game: Game) -> Screen:
    return Screen(_sketch(game).styles)


def _fresh_seed() -> int:
    return int.from_bytes(os.urandom(4)) >> 1
