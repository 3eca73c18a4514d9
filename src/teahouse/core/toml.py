"""TOML that may come from anybody, read without falling for it."""

from __future__ import annotations

import tomllib
from typing import Any

from teahouse.core.errors import DataError

DEEPEST: int = 16  # parts of a key; the reader of Python takes hours for a key of thousands


def read_toml(text: str) -> dict[str, Any]:
    """The values of a file; raises DataError for what is no TOML, or none that anybody would write."""
    if deepest_key(text) > DEEPEST:
        raise DataError(f"not a TOML file: a key has at most {DEEPEST} parts", "", "no-toml")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise DataError("not a TOML file: nested too deeply", "", "no-toml") from None
    except ValueError as problem:  # not only TOMLDecodeError: numbers without end
        line = getattr(problem, "lineno", 0)  # newer readers say it
        key = "no-toml-line" if line else "no-toml"
        raise DataError(f"not a TOML file: {problem}", "", key, {"line": line} if line else None) from None


def deepest_key(text: str) -> int:
    """The most words in a row that only dots join, with or without spaces around them. Sentences are no keys: their
    words are joined by spaces alone, and neither are rows of dots."""
    most = 0
    for line in text.split("\n"):
        most = max(most, deepest_in(line))
    return most


def deepest_in(line: str) -> int:
    most = 0
    parts = 0  # of the key that may be going on, the part that is being read included
    in_word = False
    after_dot = False
    at = 0
    while at < len(line):
        mark = line[at]
        at += 1
        if mark == ".":
            parts = 0 if after_dot else max(parts, 1)
            after_dot = True
            in_word = False
        elif mark in (" ", "\t"):
            in_word = False
        elif mark.isalnum() or mark in "_-\"'":
            if mark in "\"'" and not in_word:
                end = line.find(mark, at)
                at = max(at, end + 1)  # whatever is quoted is one word
            if after_dot:
                parts += 1
            elif not in_word:
                parts = 1
            after_dot = False
            in_word = True
        else:
            parts = 0
            after_dot = False
            in_word = False
        most = max(most, parts)
    return most
