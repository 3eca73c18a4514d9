"""The sentences of the server, and what it tells of its games, in one language."""

from __future__ import annotations

from copy import copy
from functools import cache

from teahouse import games
from teahouse.bots import levels
from teahouse.core.game import Game
from teahouse.core.options import Option
from teahouse.text import FRAME, LANGUAGE, Speaker
from teahouse.web.answers import BotInfo, GameInfo, GameOption, OptionValue, PageInfo, Preset, Texts


@cache
def speaker(game: str, language: str) -> Speaker:
    return Speaker(game, language)


@cache
def texts(game: str, language: str) -> Texts:
    """The Fluent sources of the frame and the game, English below the language."""
    sources: list[str] = []
    for code in dict.fromkeys((LANGUAGE, language)):
        for folder in (FRAME, games.face(game).texts):
            source = folder / f"{code}.ftl"
            if source.is_file():
                sources.append(source.read_text("utf-8"))
    return Texts(language, sources, pages(game))


def pages(game: str) -> list[PageInfo]:
    found = games.face(game).words.pages.items()
    return [
        PageInfo(name, one.title, one.text, list(one.rules), [example.says for example in one.examples])
        for name, one in found
    ]


def learn(language: str) -> None:
    """Have at hand what the first visitor asks for: to read all texts of a language takes half a second, and he is not
    to pay for it. The same with boards and pictures."""
    for name in games.on_screen():
        game = games.find(name)
        game_info(game, language)
        seats = game.seats[0]
        screen = games.face(name).screen
        if screen is not None:
            screen.scene(game.start(seats, game.complete({})), 0, "wide", [], "")


def speaker_of(game: Game, language: str, options: dict[str, str] | None = None, seats: int = 0) -> Speaker:
    """Says the rules as a match with these options follows them; without a number, for as many as the game can seat."""
    return copy(speaker(game.name, language)).learn(seats or max(game.seats), game.complete(options))


@cache
def game_info(game: Game, language: str) -> GameInfo:
    """A game as the dialog for new tables shows it; every preset is told with its own numbers."""
    voice = speaker_of(game, language)

    def label_of(option: str) -> str:
        key = f"option-{option}"
        return voice.say(f"{key}.label" if voice.has(f"{key}.label") else key)

    def value_says(option: str, value: str) -> str:
        for key in (f"option-{option}-{value}", f"{option}-{value}"):
            if voice.has(key):
                return voice.say(key)
        return value.replace("-", " ")

    return GameInfo(
        name=game.name,
        title=voice.say("title") if voice.has("title") else game.title,
        goal=voice.say("goal") if voice.has("goal") else "",
        seats=game.seats,
        first_is_drawn=game.seat_that_begins() < 0,
        options=[
            GameOption(
                option.name,
                label_of(option.name),
                voice.say(f"option-{option.name}"),
                option.default,
                option.rule,
                option.free,
                [
                    OptionValue(value, value_says(option.name, value), ideal_of(option, value))
                    for value in option.values
                ],
            )
            for option in game.options
        ],
        presets=[
            Preset(name, speaker_of(game, language, chosen).say(f"preset-{name}"), chosen)
            for name, chosen in game.presets.items()
        ],
        bots=[bot_info(name, game, voice) for name in levels.LEVELS],
    )


def ideal_of(option: Option, value: str) -> list[int]:
    """The numbers of players that a value is best for, where an option says so."""
    return option.ideal.get(value, [])


def bot_info(name: str, game: Game, voice: Speaker) -> BotInfo:
    measured = levels.measured(game.name).get(name)
    elo = 0 if measured is None else measured.elo
    says, about = name, ""
    if voice.has(f"bot-{name}"):
        says, about = voice.say(f"bot-{name}"), voice.say(f"bot-{name}.about")
        says = voice.say("bot-with-elo", name=says, elo=str(elo)) if elo else says
    return BotInfo(name, says, about, elo, name == levels.DEFAULT)
