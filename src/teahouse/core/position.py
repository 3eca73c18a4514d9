"""Positions as text, FEN-like: one line that says everything, and can be read back.

    castle 1; seats 2; options layout=keep spirits="wind change"; turn 7 A; pending turn; …

The game and the version of its notation, then fields, each a name and words; `;` ends a field. Line breaks and further
blanks mean nothing, so a position may be drawn over several lines, and `#` begins a comment. A word with blanks in it
stands in double quotes, written as in JSON. A field that is missing, unknown, given twice or wrong is refused with its
name and what would be right. What the fields are is each game's own affair (`rules/position.py`, docs/notation).

`options` may leave out whatever is as usual; it is written in full, because what is usual may change.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from teahouse.core.errors import OptionError, PositionError
from teahouse.core.options import did_you_mean
from teahouse.core.record import SEATS

COMMENT: Final = re.compile(r'("(?:[^"\\]|\\.)*")|(?<!\S)#[^\n]*')
WORD: Final = re.compile(r';|(?:[^\s;"]|"(?:[^"\\]|\\.)*")+|"')
PLAIN: Final = re.compile(r'[^\s;"#]+')
LONGEST: Final = 100_000  # letters


class Fields:
    """The fields of a position that is being read. Every question names the field, so that every answer can."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise PositionError("", f"a position has at most {LONGEST} letters, not {len(text)}")
        self.game: str = ""
        self.version: str = ""
        self.fields: dict[str, list[str]] = {}
        self.asked: set[str] = set()
        for number, words in enumerate(_split(text)):
            if number == 0:
                if len(words) != 2:
                    raise PositionError("", f"begins with a game and a version, like 'chess 1', not '{_cut(words)}'")
                self.game, self.version = words[0], words[1]
            elif words[0] in self.fields:
                raise PositionError(words[0], "is given twice")
            else:
                self.fields[words[0]] = words[1:]

    def wrong(self, field: str, problem: str) -> PositionError:
        return PositionError(field, problem)

    def has(self, field: str) -> bool:
        self.asked.add(field)
        return field in self.fields

    def words(self, field: str, example: str) -> list[str]:
        """The words of a field that has to be there."""
        if not self.has(field):
            raise PositionError(field, f"is missing; it reads like '{field} {example}'")
        return self.fields[field]

    def some(self, field: str) -> list[str]:
        """The words of a field that may be missing: none then."""
        return self.fields[field] if self.has(field) else []

    def so_many(self, field: str, number: int, example: str) -> list[str]:
        words = self.words(field, example)
        if len(words) != number:
            raise PositionError(field, f"takes {number} words, like '{example}', not {len(words)}: '{_cut(words)}'")
        return words

    def number(self, field: str, word: str, low: int, high: int) -> int:
        digits = word[1:] if word.startswith("-") else word
        if not (digits.isascii() and digits.isdecimal()) or len(digits) > 9 or not low <= int(word) <= high:
            raise PositionError(field, f"takes whole numbers from {low} to {high}, not '{word[:40]}'")
        return int(word)

    def pick(self, field: str, word: str, known: list[str]) -> int:
        """The place of a word among those that are known."""
        if word not in known:
            raise PositionError(field, f"there is no '{word[:40]}'; {did_you_mean(word, known)}")
        return known.index(word)

    def seat(self, field: str, word: str, seats: int) -> int:
        return self.pick(field, word, list(SEATS[:seats]))

    def values(self, field: str) -> dict[str, str]:
        """The words of a field of the form `name=value`."""
        found: dict[str, str] = {}
        for word in self.some(field):
            name, equals, value = word.partition("=")
            if not equals or not name:
                raise PositionError(field, f"reads 'name=value', not '{word[:40]}'")
            if name in found:
                raise PositionError(field, f"'{name}' is given twice")
            found[name] = value
        return found

    def nothing_else(self) -> None:
        """Raises PositionError for a field that nobody asked for."""
        for field in self.fields:
            if field not in self.asked:
                raise PositionError(field, f"is no field of {self.game}; {did_you_mean(field, sorted(self.asked))}")


def _split(text: str) -> list[list[str]]:
    """The words of every field, quotes resolved."""
    found: list[list[str]] = [[]]
    for match in WORD.finditer(COMMENT.sub(_quoted, text)):
        word = match.group()
        if word == ";":
            found.append([])
        elif word == '"':
            raise PositionError(found[-1][0] if found[-1] else "", "a quotation mark is never closed")
        else:
            found[-1].append(_unquoted(word) if '"' in word else word)
    return [words for words in found if words]


def _quoted(match: re.Match[str]) -> str:
    return match.group(1) or ""


def _unquoted(word: str) -> str:
    plain, _, quoted = word.partition('"')
    try:
        value: Any = json.loads('"' + quoted)
    except ValueError:
        raise PositionError("", f"{word[:40]} is not quoted as in JSON") from None
    return plain + str(value)


def _cut(words: list[str]) -> str:
    return " ".join(words)[:60]


def quoted(word: str) -> str:
    """A word as it is written: in quotes if it would be taken for several."""
    return word if PLAIN.fullmatch(word) else json.dumps(word, ensure_ascii=False)


def write(game: str, version: int, seats: int, options: dict[str, str], fields: list[tuple[str, str]]) -> str:
    """The whole line; a field without words is left out."""
    chosen = " ".join([f"{name}={quoted(value)}" for name, value in options.items()])
    parts = [f"{game} {version}", f"seats {seats}", f"options {chosen}"]
    parts += [f"{name} {words}" for name, words in fields if words]
    return "; ".join(parts)


def read_seats(fields: Fields, allowed: list[int]) -> int:
    word = fields.so_many("seats", 1, str(allowed[0]))[0]
    seats = fields.number("seats", word, 1, len(SEATS))
    if seats not in allowed:
        counts = ", ".join([str(number) for number in allowed])
        raise PositionError("seats", f"{fields.game} is played by {counts} players, not {seats}")
    return seats


def of_options(problem: OptionError) -> PositionError:
    """A complaint about the options, as one about the field that holds them."""
    return PositionError("options", str(problem))
