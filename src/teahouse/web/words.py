"""The sentences of the server, and what it tells of its games, in one language."""

from __future__ import annotations

from copy import copy
from functools import cache
from importlib.resources import files

from teahouse import games
from teahouse.bots import levels
from teahouse.core.errors import Reason
from teahouse.core.game import Game
from teahouse.host.usual import bots_for, default_bot
from teahouse.text import LANGUAGE, Speaker
from teahouse.web.answers import BotInfo, GameInfo, GameOption, OptionValue, Preset, Texts


@cache
def speaker(game: str, language: str) -> Speaker:
    return Speaker(game, language)


def reason_in_words(reason: Reason, game: str, language: str, names: list[str]) -> str:
    voice = copy(speaker(game, language))  # the texts are shared, the names are this table's
    voice.names = names
    return voice.reason(reason)


@cache
def texts(game: str, language: str) -> Texts:
    """The Fluent sources of the frame and the game, English below the language."""
    sources: list[str] = []
    for code in dict.fromkeys((LANGUAGE, language)):
        for folder in (files("teahouse.text"), files(f"teahouse.games.{game}") / "words"):
            source = folder / f"{code}.ftl"
            if source.is_file():
                sources.append(source.read_text("utf-8"))
    return Texts(language, sources)


def learn(language: str) -> None:
    """Have at hand what the first visitor asks for: to read all texts of a language takes half a second."""
    for name in games.on_screen():
        game_info(games.find(name), language)


@cache
def game_info(game: Game, language: str) -> GameInfo:
    """A game as the dialog for new tables shows it."""
    voice = speaker(game.name, language)

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
        options=[
            GameOption(
                option.name,
                label_of(option.name),
                voice.say(f"option-{option.name}"),
                option.default,
                option.rule,
                option.free,
                [OptionValue(value, value_says(option.name, value)) for value in option.values],
            )
            for option in game.options
        ],
        presets=[Preset(name, voice.say(f"preset-{name}"), chosen) for name, chosen in game.presets.items()],
        bots=[bot_info(name, game, voice) for name in bots_for(game)],
    )


def bot_info(name: str, game: Game, voice: Speaker) -> BotInfo:
    measured = levels.measured(game.name).get(name)
    elo = 0 if measured is None else measured.elo
    says, about = name, ""
    if voice.has(f"bot-{name}"):
        says, about = voice.say(f"bot-{name}"), voice.say(f"bot-{name}.about")
        says = voice.say("bot-with-elo", name=says, elo=str(elo)) if elo else says
    return BotInfo(name, says, about, elo, name == default_bot(game))
