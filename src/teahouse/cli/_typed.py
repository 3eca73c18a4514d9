"""From what somebody typed to a choice of the game: a number of the list, the notation, or a part of it."""

from __future__ import annotations

from teahouse.core.choices import Family
from teahouse.core.game import Game
from teahouse.core.state import State


class UnclearError(Exception):
    """Nothing, or more than one thing, that could be meant: a message key and its values."""

    def __init__(self, key: str, found: list[int] | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.found = found or []


def understand(game: Game, state: State, text: str, numbered: list[int]) -> int:
    """The choice that is meant, whether it is legal or not: the game itself explains what is not."""
    words = text.lower().replace(",", " ").split()
    if len(words) == 1 and words[0].isdecimal():
        if len(words[0]) < 10 and words[0].isascii() and 1 <= int(words[0]) <= len(numbered):
            return numbered[int(words[0]) - 1]
        raise UnclearError("unknown-input")
    legal = state.legal()
    notation = {choice: game.notation(choice).lower().split() for choice in legal}
    for fits in (_exactly, _some_words, _beginnings):
        found = [choice for choice in legal if fits(words, notation[choice])]
        if len(found) == 1:
            return found[0]
        if found:
            raise UnclearError("ambiguous", found)
    choice = _any_choice(game, legal, words)
    if choice is None:
        raise UnclearError("unknown-input")
    return choice


def _exactly(words: list[str], notation: list[str]) -> bool:
    return words == notation


def _some_words(words: list[str], notation: list[str]) -> bool:
    rest = iter(notation)
    return all(word in rest for word in words)


def _beginnings(words: list[str], notation: list[str]) -> bool:
    rest = iter(notation)
    return all(any(other.startswith(word) for other in rest) for word in words)


def _any_choice(game: Game, legal: list[int], words: list[str]) -> int | None:
    """A choice that is not possible now; a place alone is taken for the kind of choice that is asked, if it fits."""
    if not words:
        return None
    named = game.families.by_name.get(words[0])
    if named is not None:
        return _read(named, words[1:])
    asked = [game.families.family_of(choice).name for choice in legal]
    for family in dict.fromkeys([*asked, *game.families.by_name]):
        choice = _read(game.families.by_name[family], words)
        if choice is not None:
            return choice
    return None


def _read(family: Family, words: list[str]) -> int | None:
    """Like Family.read, but letters may be large or small, and no error."""
    if len(words) != len(family.axes):
        return None
    proper: list[str] = []
    for word, axis in zip(words, family.axes, strict=True):
        same = [name for name in axis if name.lower() == word]
        if not same:
            return None
        proper.append(same[0])
    return family.read(proper)
