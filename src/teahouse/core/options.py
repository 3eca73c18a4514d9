"""The options of a match: which rules, boards and cards it is played with. Every value is text, so that a table dialog,
a command line, a record and a database all carry it the same way."""

from __future__ import annotations

import difflib
from typing import Final

from teahouse.core.errors import OptionError

Need = tuple[str, str]  # an option, or "seats", and a value of it
PICTURE, CARDS, SWITCH, BOARD, TEXT = "picture", "cards", "switch", "board", "text"  # how a choice is offered
SEATS: Final = "seats"
HOUSE: Final = "house"  # the group of the house rules


class CardSet:
    """Cards of which an option takes some by name. The texts of a card are `<kind>-<card>` and its `.effect`, those of
    the whole set, where it is not all cards of the kind, are `set-<name>`.

    A table dialog lets `most` of them be chosen. `lot` is the word that stands among names for a card that is drawn;
    without one an option takes either names or a lot. `limits`: cards that are drawn only with these values.
    """

    def __init__(
        self,
        kind: str,
        cards: list[str],
        most: int,
        lot: str = "",
        limits: dict[str, list[Need]] | None = None,
        name: str = "",
    ) -> None:
        self.name: str = name or kind
        self.kind: str = kind
        self.cards: list[str] = cards
        self.most: int = most
        self.lot: str = lot
        self.limits: dict[str, list[Need]] = {} if limits is None else limits


class Option:
    """One named choice to make before a match. `values` lists what it takes; the first is not necessarily the default.

    An option that takes more than a list can say (a board drawn as text, a set of cards) is `free`: the game itself
    checks its value when a match starts.

    `before` is for an option that got its name later: how matches were played that were written down without it.
    `ideal` says for how many players a value is best, where that matters.

    The rest is for whoever shows the choice. `kind` says how, `group` among which others; it matters if one of its
    `needs` is in play, or if it has none. `grids` are drawings of values, rows of heights; `same` says which value
    another one is for so many players. Of cards: their `sets`, and in `draws` how many of each a value draws.
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
        kind: str = SWITCH,
        group: str = HOUSE,
        needs: list[Need] | None = None,
        grids: dict[str, str] | None = None,
        same: dict[str, dict[int, str]] | None = None,
        sets: list[CardSet] | None = None,
        draws: dict[str, dict[str, int]] | None = None,
    ) -> None:
        self.name: str = name
        self.default: str = default
        self.values: list[str] = values
        self.rule: str = rule
        self.free: bool = free
        self.before: str = before
        self.ideal: dict[str, list[int]] = {} if ideal is None else ideal
        self.kind: str = kind
        self.group: str = group
        self.needs: list[Need] = [] if needs is None else needs
        self.grids: dict[str, str] = {} if grids is None else grids
        self.same: dict[str, dict[int, str]] = {} if same is None else same
        self.sets: list[CardSet] = [] if sets is None else sets
        self.draws: dict[str, dict[str, int]] = {} if draws is None else draws

    def check(self, value: str) -> None:
        if not self.free and value not in self.values:
            raise OptionError(
                f"option '{self.name}' takes {', '.join(self.values)}; not '{value[:80]}'",
                self.name,
                "no-such-value",
                {"value": value[:80]},
            )


def complete(options: list[Option], chosen: dict[str, str]) -> dict[str, str]:
    """The chosen values, checked, with the defaults for all others."""
    known = [option.name for option in options]
    for name in chosen:
        if name not in known:
            raise OptionError(
                f"there is no option '{name}'; {did_you_mean(name, known)}",
                name,
                "no-such-option",
                {"name": name[:40], "near": nearest(name, known)},
            )
    full: dict[str, str] = {}
    for option in options:
        value = chosen.get(option.name, option.default)
        option.check(value)
        full[option.name] = value
    return full


def in_play(options: list[Option], chosen: dict[str, str], seats: int, need: Need) -> bool:
    """Whether an option has a value, or one of its cards is named or may be drawn. `chosen` are complete."""
    name, value = need
    if name == SEATS:
        return value == str(seats)
    text = chosen[name]
    words = text.split()
    if value == text or value in words:
        return True
    for option in options:
        for cards in option.sets if option.name == name else []:
            count = option.draws[text].get(cards.name, 0) if text in option.draws else 0
            if value in cards.cards and (count > 0 or cards.lot in words):
                limits = cards.limits.get(value, [])
                return not limits or any(in_play(options, chosen, seats, limit) for limit in limits)
    return False


def that_matter(options: list[Option], chosen: dict[str, str], seats: int) -> list[str]:
    """The names of the options that make a difference to a match with these."""
    found: list[str] = []
    for option in options:
        if not option.needs or any(in_play(options, chosen, seats, need) for need in option.needs):
            found.append(option.name)
    return found


def house_rules(options: list[Option], chosen: dict[str, str], usual: dict[str, str], seats: int) -> list[str]:
    """The house rules that matter and are other than usual; all complete."""
    matter = that_matter(options, chosen, seats)
    return [
        option.name
        for option in options
        if option.group == HOUSE and option.name in matter and chosen[option.name] != usual[option.name]
    ]


def as_written(options: list[Option], kept: dict[str, str]) -> dict[str, str]:
    """What a record, a table or a position has kept, with the old readings it was written under.

    All options of its time are written, so one of them that is missing came later. Where others are missing too,
    somebody wrote by hand and left out what is usual: that stays as it is.
    """
    missing = [option for option in options if option.name not in kept]
    if any(not option.before for option in missing):
        return kept
    return {**kept, **{option.name: option.before for option in missing}}


def nearest(word: str, known: list[str]) -> str:
    """The right word that was meant, or all of them."""
    near = difflib.get_close_matches(word, known, 1)
    return near[0] if near else ", ".join(known)[:400]


def did_you_mean(word: str, known: list[str]) -> str:
    """The end of an error message: the nearest right word, or all of them."""
    near = difflib.get_close_matches(word, known, 1)
    return f"did you mean '{near[0]}'?" if near else f"there are: {', '.join(known)}"
