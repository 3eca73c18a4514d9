"""`teahouse play`: a game in the terminal, against computer players or with people around one keyboard."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from teahouse import bots as computer_players
from teahouse import games
from teahouse.bots.levels import DEFAULT
from teahouse.cli import _saves as saves
from teahouse.cli._screen import Screen
from teahouse.cli._session import PERSON, Player, Session
from teahouse.cli.files import read_text
from teahouse.cli.lines import one_line
from teahouse.cli.setting import Board, Language, Options, Players, Preset, read_language, read_setting, with_board
from teahouse.core.errors import OptionError
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.record import SEATS
from teahouse.games.face import Sketch
from teahouse.text import Speaker

FIRST_GAME = "first-game"
RECOMMENDED = "recommended"
DEFAULT_GAME = games.names()[0]


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")] = DEFAULT_GAME,
    players: Players = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Computer player of the other seats; may be repeated.", show_default=DEFAULT),
    ] = None,
    solo: Annotated[bool, typer.Option("--solo", help="Alone, where a game has rules for it: --players 1.")] = False,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="All seats are people at this keyboard.")] = False,
    seat: Annotated[int, typer.Option(metavar="N", min=1, help="Your seat; 1 begins.")] = 1,
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same seed deals the same game.")] = None,
    preset: Preset = None,
    option: Options = None,
    board: Board = None,
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
      teahouse play castle --language de
    """
    spoken = read_language(language)
    if resume is not None:
        match, file = games.read_match(read_text(resume)), Path(resume)
        session = _seated(match, name, _read_seed(match, seed), file, spoken)
        _greet_again(session)
    else:
        option = with_board(game, option, board)
        if solo:
            if players not in (None, 1):
                raise OptionError(f"--solo is for one player, not {players}")
            players = 1
        untouched = not any((players, bots, hot_seat, preset, option, seed is not None))
        found = _waiting(game, spoken) if untouched else None
        session = found or _new(game, players, bots, hot_seat, seat, seed, preset, option, name, untouched, spoken)
    while session.run():
        session = _rematch(session)


# --- how a game begins ---


def _new(
    game_name: str,
    players: int | None,
    bots: list[str] | None,
    hot_seat: bool,
    seat: int,
    seed: int | None,
    preset: str | None,
    option: list[str] | None,
    names: list[str] | None,
    untouched: bool,
    language: str,
) -> Session:
    game = games.find(game_name)
    if players is None and bots and len(bots) > 1:
        players = len(bots) + 1
    if players is None and names and hot_seat and len(names) in game.seats:
        players = len(names)
    if preset is None and RECOMMENDED in game.presets:
        preset = RECOMMENDED  # what is meant for people, where bare defaults are for programs
    setting = read_setting(game_name, players, preset, option)
    speaker, screen = Speaker(game.name, language), _screen(game)
    seated = _players(setting.game, setting.seats, bots, hot_seat, seat, names or [], speaker)
    _welcome(speaker, screen)
    options = setting.options
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
    match = Match(game, setting.seats, options)
    match.tags["date"] = f"{datetime.now():%Y-%m-%d %H:%M}"
    return _session(match, seated, _fresh_seed() if seed is None else seed, speaker, screen)


def _welcome(speaker: Speaker, screen: Screen) -> None:
    screen.say(speaker.say("welcome-title", title=speaker.say("title")), "heading")
    number = 1
    while speaker.has(f"welcome-{number}"):
        screen.say(speaker.say(f"welcome-{number}"), indent=2)
        number += 1
    screen.say(speaker.say("welcome-type"))


def _players(
    game: Game, seats: int, bots: list[str] | None, hot_seat: bool, seat: int, names: list[str], speaker: Speaker
) -> list[Player]:
    """People where they asked to sit, computer players on all other seats, in the order they were named."""
    if seat > seats:
        raise OptionError(f"--seat {seat}: there are {seats} seats")
    if hot_seat and bots:
        raise OptionError("--hot-seat seats people only; leave --bots away")
    people = seats if hot_seat else 1
    if len(names) > people:
        raise OptionError(f"--name is given {len(names)} times, but there are {people} people")
    kinds = bots or [DEFAULT]
    if bots and len(bots) > seats - 1:
        raise OptionError(f"--bots is given {len(bots)} times, but there are {seats - 1} other seats")
    alone = [] if hot_seat else [speaker.say("you")]
    names = [one_line(name) for name in names] or alone
    seated: list[Player] = []
    computers = 0
    for number in range(seats):
        if hot_seat:
            own = names[number] if number < len(names) else speaker.say("player", number=number + 1)
            seated.append(Player(own))
        elif number == seat - 1:
            seated.append(Player(names[0]))
        else:
            kind = kinds[min(computers, len(kinds) - 1)]
            computers += 1
            bot = computer_players.find(kind, game)
            seated.append(Player(speaker.say(f"computer-{computers}"), kind, bot))
    return seated


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
    match = games.read_match(file.read_text("utf-8"))
    return _seated(match, None, _read_seed(match, None), file, language)


def _read_players(match: Match, names: list[str] | None, speaker: Speaker) -> list[Player]:
    """Who sat where, as the record tells; somebody else's record is played on by people."""
    seated: list[Player] = []
    for seat in range(match.seats):
        kind, _, name = match.tags.get(f"seat {SEATS[seat]}", PERSON).partition(" ")
        bot = None if kind == PERSON else computer_players.find(kind, match.game)
        seated.append(Player(one_line(name) or speaker.say("player", number=seat + 1), kind, bot))
    people = [player for player in seated if player.bot is None]
    for player, name in zip(people, names or [], strict=False):
        player.name = one_line(name)
    return seated


def _read_seed(match: Match, seed: int | None) -> int:
    word = match.tags.get("seed", "")
    return seed if seed is not None else int(word) if word.isdecimal() else _fresh_seed()


def _greet_again(session: Session) -> None:
    text = session.speaker.say("resumed", file=str(session.file), turn=session.match.state.turn)
    session.screen.say(text, "good")


def _rematch(old: Session) -> Session:
    """The same table; whoever sat second begins."""
    players = old.players[1:] + old.players[:1]
    match = Match(old.game, old.match.seats, old.match.options)
    match.tags["date"] = f"{datetime.now():%Y-%m-%d %H:%M}"
    return _session(match, players, _fresh_seed(), old.speaker, old.screen)


def _seated(match: Match, names: list[str] | None, seed: int, file: Path, language: str) -> Session:
    speaker = Speaker(match.game.name, language)
    session = _session(match, _read_players(match, names, speaker), seed, speaker, _screen(match.game))
    session.file = file
    return session


def _session(match: Match, players: list[Player], seed: int, speaker: Speaker, screen: Screen) -> Session:
    return Session(match, players, seed, speaker, screen, _sketch(match.game))


def _screen(game: Game) -> Screen:
    return Screen(_sketch(game).styles)


def _sketch(game: Game) -> Sketch:
    face = games.face(game.name)
    return face.must_have(face.sketch, "sketch to be played in the terminal")


def _fresh_seed() -> int:
    return int.from_bytes(os.urandom(4)) >> 1
