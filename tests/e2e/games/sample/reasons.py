"""What the refusals of Walkers claim, from its rules and over plain fields of the state."""

from __future__ import annotations

from typing import Any

from teahouse.core.words import Values

PLACES, ACTIONS, WAYS = 12, 6, 4
STEPS = ("Go", "Lay", "Act")


def _step(s: Any) -> str:
    return type(s.pending[-1]).__name__


def _taken(s: Any, choice: int, values: Values) -> bool:
    """S-3: choices 0 to 11 go to a place; a stone lies there."""
    return _step(s) == "Go" and choice < PLACES and choice in s.stones and values == {"text": s.names[choice]}


def _elsewhere(s: Any, choice: int, values: Values) -> bool:
    place = (choice - PLACES) // WAYS
    return _step(s) == "Lay" and 0 <= place < PLACES and place != s.pending[-1].place


def _no_way(s: Any, choice: int, values: Values) -> bool:
    """S-4: every third place takes three ways, of the others every fourth one only."""
    place, way = divmod(choice - PLACES, WAYS)
    fits = way != 1 if place % 3 == 0 else way == 2 if place % 4 == 3 else True
    return _step(s) == "Lay" and place == s.pending[-1].place and not fits


def _used(s: Any, choice: int, values: Values) -> bool:
    number = choice - PLACES - PLACES * WAYS
    return _step(s) == "Act" and 0 <= number < ACTIONS and number in s.used and values == {"number": number + 1}


TRUE = {
    "a-stone-lies-there": _taken,
    "you-went-elsewhere": _elsewhere,
    "the-stone-does-not-fit-so": _no_way,
    "this-action-is-used": _used,
}
