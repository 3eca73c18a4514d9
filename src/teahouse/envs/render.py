"""A game that is being played as text, SVG or pixels. A game without a picture of its own is drawn as its text."""

from __future__ import annotations

from functools import cache
from html import escape
from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from teahouse import games
from teahouse.core.errors import OptionError
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.options import did_you_mean
from teahouse.core.state import State
from teahouse.draw.png import png
from teahouse.extras import need
from teahouse.picture import picture
from teahouse.text import Speaker

MODES = ["ansi", "svg", "rgb_array", "human"]
WIDTH = 110  # letters in a line
LETTER = 8.4  # pixels, of the monospace letters below
LINE = 18


def check(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise OptionError(f"render_mode: there is no '{mode}'; {did_you_mean(mode, MODES)}")
    return mode


def replay(game: Game, seats: int, options: dict[str, str], log: list[int]) -> Match:
    """The match so far."""
    match = Match(game, seats, options)
    for choice in log:
        match.play(choice)
    return match


@cache
def _speaker(game: str, seats: int) -> Speaker:
    speaker = Speaker(game)
    speaker.names = [speaker.say("player", number=seat + 1) for seat in range(seats)]
    return speaker


def text(game: Game, state: State, viewer: int) -> str:
    """The table in letters, as a seat sees it."""
    face = games.face(game.name)
    sketch = face.must_have(face.sketch, "sketch in letters")
    speaker = _speaker(game.name, state.seats).learn_from(state)
    speaker.local = face.words.vocabulary(state, speaker.say, speaker.names)
    lines = sketch.table(state, speaker.say, WIDTH, viewer, speaker.names)
    return "\n".join("".join(span for span, _ in line).rstrip() for line in lines)


def letters(match: Match) -> str:
    return text(match.game, match.state, max(match.state.actor, 0))


def svg(match: Match) -> str:
    """The table as a stand-alone picture."""
    if games.face(match.game.name).screen is not None:
        return picture(match)
    lines = letters(match).split("\n")
    width, height = round(WIDTH * LETTER) + 2 * LINE, (len(lines) + 2) * LINE
    rows = [
        f'<text x="{LINE}" y="{(number + 2) * LINE}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="monospace" font-size="14"><rect width="100%" height="100%" fill="#fbf8f1"/>'
        f"{''.join(rows)}</svg>"
    )


def pixels(match: Match) -> NDArray[np.uint8]:
    """The table as an array (height, width, red-green-blue)."""
    need("envs", "PIL")
    from PIL import Image  # noqa: PLC0415

    with Image.open(BytesIO(png(svg(match), 1))) as opened:
        return np.asarray(opened.convert("RGB"), np.uint8)


def render(mode: str | None, match: Match) -> str | NDArray[np.uint8] | None:
    if mode == "ansi":
        return letters(match)
    if mode == "svg":
        return svg(match)
    if mode == "rgb_array":
        return pixels(match)
    if mode == "human":
        print(letters(match))
    return None
