"""The options of a match: which rules, boards and cards it is played with. Every value is text, so that a table dialog,
a command line, a record and a database all carry it the same way."""

from __future__ import annotations

import difflib

from teahouse.core.errors import OptionError


class Option:
    """One named choice to make before a match. `values` lists what it takes; the first is not necessarily the default.

    An option that takes more than a list can say (a board drawn as text, a set of cards) is `free`: the game itself
    checks its value when a match starts.

    `before` is for an option that got its name later: how matches were played that were written down without it.
    `ideal` says for how many players a value is best, where that matters.
    """

    def __init__(
        self,
        name: str,
        default: str,
        values: list[str],
        rule: str = "",
        free: bool = False,
        before: str = "",
        ideal: dict[str, list[int]] | None = None,
    ) -> None:
        self.name: str = name
        self.default: str = default
        self.values: list[str] = values
        self.rule: str = rule
        self.free: bool = free
        self.before: str = before
        self.ideal: dict[str, list[int]] = {} if ideal is None else ideal

    def check(self, value: str) -> None:
        if not self.free and value not in self.values:
            raise OptionError(f"option '{self.name}' takes {', '.join(self.values)}; not '{value[:80]}'")


def complete(options: list[Option], chosen: dict[str, str]) -> dict[str, str]:
    """The chosen values, checked, with the defaults for all others."""
    known = [option.name for option in options]
    for name in chosen:
        if name not in known:
            raise OptionError(f"there is no option '{name}'; {did_you_mean(name, known)}")
    full: dict[str, str] = {}
    for option in options:
        value = chosen.get(option.name, option.default)
        option.check(value)
        full[option.name] = value
    return full


def as_written(options: list[Option], kept: dict[str, str]) -> dict[str, str]:
    """What a record, a table or a position has kept, with the old readings it was written under.

    All options of its time are written, so one of them that is missing came later. Where others are missing too,
    somebody wrote by hand and left out what is usual: that stays as it is.
    """
    missing = [option for option in options if option.name not in kept]
    if any(not option.before for option in missing):
        return kept
    return {**kept, **{option.name: option.before for option in missing}}


def did_you_mean(word: str, known: list[str]) -> str:
    """The end of an error message: the nearest right word, or all of them."""
    near = difflib.get_close_matches(word, known, 1)
    return f"did you mean '{near[0]}'?" if near else f"there are: {', '.join(known)}"
