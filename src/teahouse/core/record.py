"""The text of a match: a header, then one line per turn, then the result. A person can read, diff and mend it.

    Teahouse record 1
    game: castle
    rules: 1
    seats: 2
    choices: 7
    layout: basic                          an option of the match; all are written, so that defaults may change later
    position: castle 1; seats 2; …         where a match began in the middle of a game (core/position.py)
    @date: 2026-11-15                      a tag: anything worth keeping that is not part of the game

    0 -: *spirit change, *face M1          what chance drew before the first turn
    1 A: take d2, *face F3, shrine, place b2
    2 B: take k2, *face S1, discard, (A) done

    result: 1 0
    check: 5d41402a

A choice is in the game's notation; `*` marks what chance drew and `(A)` a choice of somebody else than the player whose
turn it is. A long line goes on in the next one, indented. An option with several lines is written `name: |` and each of
its lines behind `  |`. `choices` (their number), `result` and `check` (of all lines above it) may be missing; where
they stand they must be right. This module knows the text only; `Match.from_text` plays it and verifies every choice.
"""

from __future__ import annotations

import zlib
from typing import Final

from teahouse.core.errors import RecordError

VERSION: Final = 1
TITLE: Final = "Teahouse record"
WIDTH: Final = 110
SEATS: Final = "ABCDEFGH"
NOBODY: Final = "-"
RESERVED: Final[list[str]] = ["game", "rules", "seats", "choices", "position"]


class Item:
    """One choice as written: where, by whom (`*`, a seat, or empty for the player whose turn it is), and what."""

    def __init__(self, line: int, turn: int, seat: str, by: str, text: str) -> None:
        self.line: int = line
        self.turn: int = turn
        self.seat: str = seat
        self.by: str = by
        self.text: str = text


class Record:
    """A record taken apart, or to be written."""

    def __init__(self) -> None:
        self.game: str = ""
        self.rules: int = 1
        self.seats: int = 0
        self.options: dict[str, str] = {}
        self.tags: dict[str, str] = {}
        self.position: str = ""  # where the match began, if not at the beginning
        self.items: list[Item] = []
        self.result: list[int] | None = None
        self.count: int = -1  # of the choices, if the header tells it
        self.check: str = ""  # as written
        self.expected: str = ""  # as it should be
        self.lines: dict[str, int] = {}  # where a header or footer field stands
        self.last_line: int = 0


def read(text: str) -> Record:
    """Take a record apart; raises RecordError where the text is not one."""
    lines = text.replace("\r\n", "\n").split("\n")
    record = Record()
    record.last_line = len(lines)
    if not lines[0].startswith(TITLE):
        raise RecordError(1, f"a record begins with '{TITLE} {VERSION}', not '{lines[0][:40]}'")
    version = lines[0][len(TITLE) :].strip()
    if version != str(VERSION):
        raise RecordError(1, f"record version '{version}' is not known here; this program reads version {VERSION}")
    body = _read_header(record, lines)
    foot = _read_turns(record, lines, body)
    _read_footer(record, lines, foot)
    return record


def verify(record: Record) -> None:
    """The last questions, after every choice was found legal: is anything missing or changed?"""
    if record.count >= 0 and record.count != len(record.items):
        problem = f"{len(record.items)} choices are here, line {record.lines['choices']} says {record.count}"
        raise RecordError(record.last_line, problem)
    if record.check != record.expected:
        raise RecordError(record.lines["check"], "something above was changed after the record was written")


def _read_header(record: Record, lines: list[str]) -> int:
    """Fill in the header; gives back the index of the first line of the body."""
    fields: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        name, colon, value = lines[at].partition(":")
        name, value = name.strip(), value.strip()
        if not colon or not name:
            raise RecordError(at + 1, f"a line of the header reads 'name: value', not '{lines[at][:40]}'")
        if name in fields:
            raise RecordError(at + 1, f"'{name}' is given twice, first in line {record.lines[name]}")
        record.lines[name] = at + 1
        at += 1
        if value == "|":
            block: list[str] = []
            while at < len(lines) and lines[at].startswith("  |"):
                block.append(lines[at][3:])
                at += 1
            value = "\n".join(block)
        fields[name] = value
    for name in ("game", "seats"):
        if name not in fields:
            raise RecordError(at + 1, f"the header has no '{name}'")
    record.game = fields["game"]
    record.seats = _number(fields["seats"], record.lines["seats"], "seats")
    if "rules" in fields:
        record.rules = _number(fields["rules"], record.lines["rules"], "rules")
    if "choices" in fields:
        record.count = _number(fields["choices"], record.lines["choices"], "choices")
    record.position = fields.get("position", "")
    for name, value in fields.items():
        if name.startswith("@"):
            record.tags[name[1:]] = value
        elif name not in RESERVED:
            record.options[name] = value
    return at + 1


def _read_turns(record: Record, lines: list[str], at: int) -> int:
    """Fill in the choices; gives back the index of the first line of the footer."""
    turn = 0
    seat = ""
    while at < len(lines) and lines[at].strip():
        line = lines[at]
        if line.startswith(" "):
            if not seat:
                raise RecordError(at + 1, "an indented line continues a turn, but no turn stands before it")
            text = line
        else:
            label, colon, text = line.partition(":")
            words = label.split()
            if not colon or len(words) != 2:
                raise RecordError(at + 1, f"a turn reads '12 A: choice, choice', not '{line[:40]}'")
            turn = _number(words[0], at + 1, "the number of the turn")
            seat = words[1]
        for part in text.split(","):
            if part.strip():
                record.items.append(_read_item(part.strip(), at + 1, turn, seat))
        at += 1
    return at


def _read_item(text: str, line: int, turn: int, seat: str) -> Item:
    if text.startswith("*"):
        return Item(line, turn, seat, "*", text[1:].strip())
    if text.startswith("("):
        by, _, choice = text[1:].partition(")")
        return Item(line, turn, seat, by.strip(), choice.strip())
    return Item(line, turn, seat, "", text)


def _read_footer(record: Record, lines: list[str], foot: int) -> None:
    for at in range(foot, len(lines)):
        line = lines[at]
        if not line.strip():
            continue
        name, _, value = line.partition(":")
        value = value.strip()
        record.lines[name] = at + 1
        if name == "result":
            record.result = [_number(word, at + 1, "result") for word in value.split()]
        elif name == "check":
            record.check = value
            record.expected = checksum(lines[:at])
        else:
            raise RecordError(at + 1, f"after the turns come 'result' and 'check', not '{line[:40]}'")


def _number(text: str, line: int, name: str) -> int:
    digits = text[1:] if text.startswith("-") else text
    if not (digits.isdecimal() and digits.isascii()) or len(digits) > 9:
        raise RecordError(line, f"{name}: '{text[:40]}' is not a whole number of at most nine digits")
    return int(text)


def checksum(lines: list[str]) -> str:
    """Eight hex digits over the words of these lines; white space does not matter."""
    words = " ".join([word for line in lines for word in line.split()])
    return f"{zlib.crc32(words.encode()):08x}"


def write(record: Record) -> str:
    """The text of a record."""
    head = [f"{TITLE} {VERSION}", f"game: {record.game}", f"rules: {record.rules}", f"seats: {record.seats}"]
    head.append(f"choices: {len(record.items)}")
    for name, value in record.options.items():
        head += _field(name, value)
    if record.position:
        head.append(f"position: {record.position}")
    for name, value in record.tags.items():
        head += _field("@" + name, value)
    lines = [*head, "", *_turn_lines(record.items), ""]
    if record.result is not None:
        lines.append("result: " + " ".join([str(points) for points in record.result]))
    lines.append(f"check: {checksum(lines)}")
    return "\n".join(lines) + "\n"


def _field(name: str, value: str) -> list[str]:
    if "\n" in value or value == "|":
        return [f"{name}: |"] + ["  |" + line for line in value.split("\n")]
    return [f"{name}: {value}"]


def _turn_lines(items: list[Item]) -> list[str]:
    lines: list[str] = []
    turn = -1
    for item in items:
        text = item.text
        if item.by == "*":
            text = "*" + text
        elif item.by:
            text = f"({item.by}) {text}"
        if item.turn != turn:
            turn = item.turn
            lines.append(f"{turn} {item.seat}: {text}")
        elif len(lines[-1]) + len(text) + 2 > WIDTH:
            lines[-1] += ","
            lines.append(f"    {text}")
        else:
            lines[-1] += f", {text}"
    return lines
