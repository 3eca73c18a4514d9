"""Settings from outside: a file in TOML, then the environment, then what was said on the command line.

A setting `rooms` is `rooms = 500` in the file and `TEAHOUSE_ROOMS=500` in the environment. Several values of
one setting are a list in the file and divided by spaces in the environment.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields
from pathlib import Path
from typing import Any, get_args, get_type_hints

from teahouse.core.errors import OptionError
from teahouse.core.options import did_you_mean
from teahouse.web.settings import Settings

PREFIX = "TEAHOUSE_"
FILE = "TEAHOUSE_SETTINGS"
ONE_OF = {"log_level": ("debug", "info", "warning", "error"), "log_format": ("text", "json")}
MAY_BE_NONE = {"spare", "tempo", "self_playing", "listed_tables", "drain"}  # numbers that may be 0
KINDS = {int: "a whole number", float: "a number", str: "a text", tuple: "a list of texts"}


def known() -> dict[str, tuple[type, str, Any]]:
    """Every setting: its type, what it is about, and the usual value."""
    hints = get_type_hints(Settings, include_extras=True)
    return {
        part.name: (_type(hints[part.name]), get_args(hints[part.name])[1], _usual(part)) for part in fields(Settings)
    }


def _type(hint: Any) -> type:
    meant = get_args(hint)[0]
    return tuple if get_args(meant) else meant


def _usual(part: Field[Any]) -> Any:
    return part.default_factory() if part.default_factory is not MISSING else part.default


def read_settings(file: str | None, environment: Mapping[str, str], said: Mapping[str, Any]) -> Settings:
    """Raises OptionError: which setting, from where, and what would be right."""
    settings = known()
    found: dict[str, Any] = {}
    file = file or environment.get(FILE)
    for name, value in (_from_file(Path(file)) if file else {}).items():
        if name not in settings:
            raise OptionError(f"{file}: there is no setting '{name}'; {did_you_mean(name, list(settings))}")
        found[name] = _checked(name, settings[name][0], value, f"{file}: {name}")
    for name, (kind, _, _) in settings.items():
        text = environment.get(PREFIX + name.upper())
        if text:
            found[name] = _checked(name, kind, _from_text(kind, text), PREFIX + name.upper())
    return Settings(**(found | dict(said)))


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise OptionError(f"{file}: {problem}") from None


def _from_text(kind: type, text: str) -> Any:
    """What a text of the environment means; left as it is where it cannot be that."""
    if kind is tuple:
        return text.split()
    if kind is str:
        return text
    try:
        return kind(text)
    except ValueError:
        return text


def _checked(name: str, kind: type, value: Any, where: str) -> Any:
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        value = float(value)
    right = isinstance(value, list if kind is tuple else kind) and not isinstance(value, bool)
    if kind is tuple and right:
        right = all(isinstance(one, str) for one in value)
    if not right:
        raise OptionError(f"{where}: {value!r} is not {KINDS[kind]}, as {_in_words(known()[name][2]) or '…'} is one")
    if name in ONE_OF and value not in ONE_OF[name]:
        raise OptionError(f"{where}: {did_you_mean(value, list(ONE_OF[name]))}, not '{value}'")
    if isinstance(value, int | float):
        least = 0 if name in MAY_BE_NONE else 1 if kind is int else 1e-6
        if not least <= value < math.inf:
            raise OptionError(f"{where}: {value} is too {'large' if value > least else 'small'}")
    return tuple(value) if kind is tuple else value


def _in_words(value: Any) -> str:
    return " ".join(value) if isinstance(value, tuple) else str(value)


def in_words() -> list[str]:
    """A line for every setting, as the command's help shows it."""
    shown = {name: (f"{name} = {_in_words(usual)}".rstrip(" ="), about) for name, (_, about, usual) in known().items()}
    width = max(len(left) for left, _ in shown.values())
    return [f"{left:{width}}  {about}" for left, about in shown.values()]
