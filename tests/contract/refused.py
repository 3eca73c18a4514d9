"""What is refused, and why: for every reason of a game a position in which it is given.

`tests/games/<game>/refused.txt` has positions in the notation, each followed by choices and the keys of their reasons:

    castle 1; seats 2; …
        summon = the-castle-is-still-higher-than-one-floor

What no match of a shipped board comes to is drawn in `refused.py` beside it: `CASES`, by the key of the reason. Its
`ELSEWHERE` are reasons that are said elsewhere than in answer to a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from teahouse import games
from teahouse.core.state import State

FOLDER = Path(__file__).parents[1] / "games"


class Case(NamedTuple):
    key: str
    choice: str
    position: Callable[[], State]


def cases(name: str) -> list[Case]:
    return [*_written(name), *_drawn(name)]


def elsewhere(name: str) -> set[str]:
    found: set[str] = import_module(f"tests.games.{name}.refused").ELSEWHERE
    return found


def _written(name: str) -> Iterator[Case]:
    read, position = games.find(name).read_position, ""
    for line in (FOLDER / name / "refused.txt").read_text("utf-8").splitlines():
        if line.startswith("    "):
            choice, _, key = line.strip().partition(" = ")
            yield Case(key, choice, lambda text=position: read(text))  # type: ignore[misc]
        elif line and not line.startswith("#"):
            position = line


def _drawn(name: str) -> Iterator[Case]:
    for key, (make, choice) in import_module(f"tests.games.{name}.refused").CASES.items():
        yield Case(key, choice, make)
