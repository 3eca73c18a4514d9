"""`teahouse rules`: the rules of a game in words, a card with its rulings and examples, or one rule by its number."""

from __future__ import annotations

from typing import Annotated

import typer

from teahouse import games
from teahouse.cli._pages import known_words, print_entries, titled
from teahouse.cli._screen import Screen
from teahouse.cli.lines import one_line
from teahouse.cli.setting import (
    Board,
    Language,
    Options,
    Players,
    Preset,
    Setting,
    read_language,
    read_setting,
    with_board,
)
from teahouse.core.errors import OptionError
from teahouse.text import Speaker
from teahouse.text.judge import look_up

CHAPTER = "help-"
SHORT = 40


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    word: Annotated[
        list[str] | None, typer.Argument(metavar="WORD", help="A card, a word, or a rule's number.")
    ] = None,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    board: Board = None,
    language: Language = None,
) -> None:
    """Read the rules, as a match with these options follows them.

    \b
    Examples:
      teahouse rules castle
      teahouse rules castle deception
      teahouse rules castle C-18
      teahouse rules panda --preset first-game --language de
    """
    setting = read_setting(game, players, preset, with_board(game, option, board))
    sketch = games.face(game).sketch
    screen = Screen({} if sketch is None else sketch.styles)
    speaker = Speaker(game, read_language(language)).learn(setting.seats, setting.options)
    wanted = " ".join(word or [])
    if not wanted:
        whole(speaker, screen, chapters(setting))
        return
    found = look_up(speaker, wanted)
    if not found:
        listed = ", ".join(known_words(speaker)) or speaker.say("choices-none")
        raise OptionError(speaker.say("rules-none", text=one_line(wanted)[:SHORT], list=listed))
    print_entries(found, speaker, screen)


def chapters(setting: Setting) -> list[str] | None:
    """What a table with these options tells of its rules; None where the game has no screen that says so."""
    shown = games.face(setting.game.name).screen
    return None if shown is None else shown.scene(setting.game.start(setting.seats, setting.options)).help


def whole(speaker: Speaker, screen: Screen, chosen: list[str] | None) -> None:
    """All chapters, and what can be looked up besides."""
    screen.say(speaker.say("title"), "heading")
    if speaker.has("goal"):
        screen.say(speaker.say("goal"))
    for key in chosen or [key for key in speaker.keys if key.startswith(CHAPTER)]:
        if speaker.has(f"{key}.title"):
            screen.say("")
            titled(screen, speaker, speaker.say(f"{key}.title"), "heading", speaker.say(key))
    words = known_words(speaker)
    if words:
        screen.say("")
        screen.say(speaker.say("rules-which", list=", ".join(words)))
