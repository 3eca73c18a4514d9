"""The sentences of the server, and what it tells of its games, in one language."""

from __future__ import annotations

from collections.abc import Container
from copy import copy
from functools import cache, lru_cache

from teahouse import games
from teahouse.bots import levels
from teahouse.core.errors import TeahouseError
from teahouse.core.game import Game
from teahouse.core.options import CardSet, Option, house_rules
from teahouse.text import FRAME, LANGUAGE, Speaker
from teahouse.web.answers import (
    BotInfo,
    GameInfo,
    GameOption,
    OptionCards,
    OptionGroup,
    OptionValue,
    PageInfo,
    PlainWords,
    Preset,
    Texts,
)

SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000  # in milliseconds
SHORT, OWN = 80, "\n"  # letters: what is longer is somebody's own, whatever it says
RECOMMENDED = "recommended"  # the preset that is usual where a game has one of that name


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
    """Have at hand what the first visitor asks for: to read the texts of a language takes a moment, and he is not to
    pay for it. The same with boards and pictures."""
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

    return GameInfo(
        name=game.name,
        title=voice.say("title") if voice.has("title") else game.title,
        goal=voice.say("goal") if voice.has("goal") else "",
        seats=game.seats,
        first_is_drawn=game.seat_that_begins() < 0,
        solo=speaker_of(game, language, seats=1).say("goal-solo") if voice.has("goal-solo") else "",
        groups=[group_info(name, voice) for name in dict.fromkeys(option.group for option in game.options)],
        options=[option_info(option, voice, art_of(game), game) for option in game.options],
        presets=[
            Preset(name, speaker_of(game, language, chosen).say(f"preset-{name}"), chosen)
            for name, chosen in game.presets.items()
        ],
        bots=[bot_info(name, game, voice) for name in levels.LEVELS],
    )


def group_info(name: str, voice: Speaker) -> OptionGroup:
    about = f"group-{name}.about"
    return OptionGroup(name, voice.say(f"group-{name}"), voice.say(about) if voice.has(about) else "")


def art_of(game: Game) -> Container[str]:
    """The names of the game's pictures."""
    screen = games.face(game.name).screen
    return () if screen is None else screen.sheet.sizes


def option_info(option: Option, voice: Speaker, art: Container[str], game: Game) -> GameOption:
    key = f"option-{option.name}"
    return GameOption(
        option.name,
        voice.say(f"{key}.label" if voice.has(f"{key}.label") else key),
        voice.say(key),
        option.default,
        option.rule,
        option.free,
        option.kind,
        option.group,
        option.needs,
        [value_info(option, value, voice, game) for value in option.values],
        [cards_info(cards, voice, art) for cards in option.sets],
    )


def value_info(option: Option, value: str, voice: Speaker, game: Game) -> OptionValue:
    """Said with the numbers of a match that is set so."""
    keys = [key for key in (f"option-{option.name}-{value}", f"{option.name}-{value}") if voice.has(key)]
    return OptionValue(
        value,
        set_so(game, voice, option, value).say(keys[0]) if keys else value.replace("-", " "),
        next((f"{key}.about" for key in keys if voice.has(f"{key}.about")), ""),
        "",
        option.ideal.get(value, []),
        option.grids.get(value, ""),
        {str(seats): other for seats, other in option.same.get(value, {}).items()},
        option.draws.get(value, {}),
    )


def set_so(game: Game, voice: Speaker, option: Option, value: str) -> Speaker:
    """The voice for matches with this value; the usual one where it needs more than that."""
    try:
        return speaker_of(game, voice.language, {option.name: value})
    except TeahouseError:
        return voice


def cards_info(cards: CardSet, voice: Speaker, art: Container[str]) -> OptionCards:
    def card(name: str) -> OptionValue:
        key = f"{cards.kind}-{name}"
        effect = f"{key}.effect"
        picture = next((name for name in (f"{key}-icon", key) if name in art), "")
        return OptionValue(name, voice.say(key), effect if voice.has(effect) else "", picture, [], "", {}, {})

    return OptionCards(
        cards.name, voice.say(f"set-{cards.name}"), cards.most, cards.lot, [card(n) for n in cards.cards]
    )


def in_a_sentence(game: Game, seats: int, options: dict[str, str]) -> list[PlainWords]:
    """What is played at a table with these options, and whether by rules of its own."""
    short = tuple((name, value if len(value) <= SHORT else OWN) for name, value in sorted(options.items()))
    return _in_a_sentence(game, seats, short)


@lru_cache(maxsize=256)  # the lobby asks for the same ones again and again
def _in_a_sentence(game: Game, seats: int, short: tuple[tuple[str, str], ...]) -> list[PlainWords]:
    usual = game.complete(game.presets.get(RECOMMENDED, {}))
    options = {**usual, **game.as_written(dict(short))}
    differ = len(house_rules(game.options, options, usual, seats))
    own: list[PlainWords] = [["summary-house", {"count": differ}]] if differ else []
    return [list(game.summary(seats, options)), *own]


def clock_in_words(bank: int, bonus: int) -> PlainWords:
    """The time of a table, in the largest units that tell it exactly enough."""
    if not bank:
        return ["summary-no-clock", {}]
    much = ("days", DAY) if bank >= 2 * DAY else ("hours", HOUR) if bank >= 2 * HOUR else ("minutes", MINUTE)
    more = ("hours", HOUR) if bonus >= HOUR else ("minutes", MINUTE) if bonus >= MINUTE else ("seconds", SECOND)
    told = {"bank": bank // much[1], "unit": much[0], "bonus": bonus // more[1], "more": more[0]}
    return ["summary-clock", told]


def bot_info(name: str, game: Game, voice: Speaker) -> BotInfo:
    measured = levels.measured(game.name).get(name)
    elo, margin = (0, 0) if measured is None else (measured.elo, measured.margin)
    says = label = name
    about = ""
    if voice.has(f"bot-{name}"):
        says, about = voice.say(f"bot-{name}"), voice.say(f"bot-{name}.about")
        label = says
        says = voice.say("bot-with-elo", name=says, elo=str(elo)) if elo else says
    kind, _, step = name.partition("-")
    return BotInfo(name, label, says, about, elo, margin, name == levels.DEFAULT, kind, int(step or 1))
