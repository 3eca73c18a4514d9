"""Speaks the texts of a game and of its frame, in one language. All wording is in the .ftl files (Project Fluent).

A key that has no text is said as the words of the key: a missing translation is a blemish, not an error. Fluent comes
with the extra [play]; without it no key has a text, and pictures and environments do with the words.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from teahouse import games
from teahouse.core.errors import Reason
from teahouse.core.game import Game
from teahouse.core.state import Event, State

if TYPE_CHECKING:
    from teahouse.text.book import Book, Entries

LANGUAGE = "en"
FRAME = files("teahouse.text")  # the texts that belong to no game
Values = dict[str, int | str]


def _book(language: str) -> Book | None:
    """An empty book of texts; None where Fluent is not installed."""
    try:
        from teahouse.text.book import Book  # noqa: PLC0415
    except ModuleNotFoundError:
        return None
    return Book([language, LANGUAGE], use_isolating=False)


@cache
def _entries(game: str, language: str) -> Entries:
    """The texts of a game, or of the frame (no game), in one language, read once; none if there is no such language."""
    from teahouse.text.book import cut  # noqa: PLC0415

    source = (games.face(game).texts if game else FRAME) / f"{language}.ftl"
    return cut(source.read_text("utf-8")) if source.is_file() else {}


class Speaker:
    """The voice of one game in one language. `names` are the players', by seat."""

    def __init__(self, game_name: str, language: str = LANGUAGE, names: list[str] | None = None) -> None:
        self.game_name = game_name
        self.language = language
        self.wording = games.face(game_name).words
        self.names = names or []
        self.bundle = _book(language)
        self.keys: dict[str, None] = {}  # every text there is, `key` or `key.attribute`
        self.local: dict[str, str] = {}  # words of the match: names on its board, by the keys `word` looks up
        self.facts: Values = {}  # of the match: numbers and readings that any text about the rules may use
        if self.bundle is not None:
            for part in ("", game_name):
                self._read(self.bundle, part, language)

    def _read(self, book: Book, game: str, language: str) -> None:
        """English first, then the language over it, so that whatever is not translated yet is said in English."""
        for name in dict.fromkeys((LANGUAGE, language)):
            self._add(book, _entries(game, name))

    def add(self, source: str) -> None:
        """Further texts, from the source of a file."""
        if self.bundle is not None:
            from teahouse.text.book import cut  # noqa: PLC0415

            self._add(self.bundle, cut(source))

    def _add(self, book: Book, found: Entries) -> None:
        book.add(found)
        for name, entry in found.items():
            if not name.startswith("-"):
                self.keys[name] = None
                self.keys.update(dict.fromkeys(entry.keys))

    def learn(self, seats: int, options: dict[str, str]) -> Speaker:
        """Speak of matches with these options: before there is one, the rules are told as it would follow them."""
        return self.learn_from(games.find(self.game_name).start(seats, options))

    def learn_from(self, state: State) -> Speaker:
        self.facts = self.wording.facts(state)
        return self

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if self.bundle is None or not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, **values: Any) -> str:
        """The text of a key; `key.attribute` says an attribute of a message."""
        if self.bundle is None or not self.has(key):
            return self._plain(key, values)
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # `has` looked
        text, _ = self.bundle.format_pattern(pattern, {**self.facts, **values})
        return str(text)

    def _plain(self, key: str, values: dict[str, Any]) -> str:
        """What is said without a text: the words of the key, and the values; what is a name already, as it is."""
        if key == "title":
            return games.find(self.game_name).title
        rest = " ".join(str(value) for value in values.values())
        return rest if key == "literal" else f"{key.replace('-', ' ').replace('.', ' ')} {rest}".strip()

    def word(self, kind: str, value: int | str) -> int | str:
        """A value in words: seats by name, and whatever has a text `kind-value`; anything else as it is."""
        if kind == "seat" and isinstance(value, int):
            return self.names[value] if value < len(self.names) else self.say("player", number=value + 1)
        if kind == "effect":  # the key of a card's text
            return self.say(str(value))
        if kind == "listed":  # keys of several
            return ", ".join([self.say(part) if self.has(part) else part for part in str(value).split()])
        key = f"{kind}-{value}"
        if key in self.local:
            return self.local[key]
        if isinstance(value, str) and self.has(key):
            return self.say(key)
        part = self.wording.lists.get(kind)
        return re.sub("[a-z]+", lambda found: str(self.word(part, found[0])), str(value)) if part else value

    def words(self, values: Values) -> Values:
        return {kind: self.word(kind, value) for kind, value in values.items()}

    def event(self, event: Event) -> str:
        """What has happened, without the player's name, which is in the event's `seat`."""
        return self.say(event.key, **self.words(event.values))

    def reason(self, reason: Reason) -> str:
        """Why something is not possible: one sentence, and the rule if a rulebook has it."""
        text = self.say(f"reason-{reason.key}", **self.words(reason.values))
        return self.say("with-rule", text=text, rule=reason.rule) if "-" in reason.rule else text

    def choice(self, game: Game, choice: int, state: State | None = None) -> str:
        """A choice as a short sentence; with the position it also says which tile or card it is about."""
        family = game.families.family_of(choice).name
        key = f"choice-{family}"
        if not self.has(key):
            return game.notation(choice)
        if state is None and self.has(f"{key}.plain"):
            key += ".plain"
        return self.say(key, **self.words(self.wording.about(state, choice)))

    def prompt(self, state: State) -> str:
        """What the game waits for. The decision is named by its step: `LiftTile` is `prompt-lift-tile`."""
        key = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(state.pending[-1]).__name__).lower()
        return self.say(f"prompt-{key}", **self.words(self.wording.asked(state)))

    def lookup(self, word: str) -> list[str]:
        """Keys of the terms and cards (whatever has an `.effect`) that a word fits; exact ones before others."""
        wanted = word.lower()
        found = [key.removesuffix(".effect") for key in self.keys if key.endswith(".effect")]
        exact = [key for key in found if wanted in (key.partition("-")[2], self.say(key).lower())]
        near = [key for key in found if wanted in self.say(key).lower() or wanted.rstrip("s") == key.partition("-")[2]]
        return exact or near


def keys_of(source: str) -> tuple[set[str], str]:
    """The keys of all texts of a source, with their attributes; and the first thing in it that cannot be read."""
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415

    found: set[str] = set()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().split("\n")[0]
            why = entry.annotations[0].message if entry.annotations else "no message"
            return found, f"'{line[:60]}' cannot be read: {why}"
        if isinstance(entry, ast.Message):
            found |= {f"{entry.id.name}.{one.id.name}" for one in entry.attributes}
            found |= {entry.id.name} if entry.value is not None else set()
    return found, ""
