"""Tables drawn in letters: lines of (text, style) spans, and how to fit them into a width.

Whoever prints them decides what a style looks like; a game's `STYLES` proposes it.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from teahouse.core.words import Say

Span = tuple[str, str]
Row = list[Span]

FREE, MOVED = "▸", "•"  # can be chosen; something has just happened there
SEAT_SHAPES = "●■▲◆"  # so that nothing depends on colour
STYLES: dict[str, str] = {  # those of every game
    "title": "bold",
    "quiet": "dim",
    "label": "dim",
    "free": "bold #c08a1e",
    "moved": "bold #b3382c",
    "seat-0": "bold #cf4f1d",
    "seat-1": "bold",
    "seat-2": "bold #7a52bd",
    "seat-3": "bold #c79a10",
}


def length(line: Row) -> int:
    return sum(len(text) for text, _ in line)


def width_of(lines: Sequence[Row]) -> int:
    return max((length(line) for line in lines), default=0)


def player_name(seat: int, names: Sequence[str], say: Say) -> str:
    return names[seat] if seat < len(names) else say("player", number=seat + 1)


def player_line(seat: int, names: Sequence[str], points: str, say: Say, width: int) -> Row:
    """Shape and name of a player, cut if need be, and the points at the end of the line."""
    name = f"{SEAT_SHAPES[seat]} {player_name(seat, names, say)}"[: width - len(points) - 1]
    return [(name, f"seat-{seat}"), (" " * (width - len(name) - len(points)), ""), (points, "title")]


def side_by_side(blocks: Sequence[list[Row]], gap: int) -> list[Row]:
    """Blocks next to each other, top lines level."""
    lines: list[Row] = []
    for number in range(max(len(block) for block in blocks)):
        line: Row = []
        for at, block in enumerate(blocks):
            part = block[number] if number < len(block) else []
            line += part
            if at < len(blocks) - 1:
                line.append((" " * (width_of(block) - length(part) + gap), ""))
        lines.append(line)
    return lines


def flow(parts: Sequence[Row], width: int, gap: int = 1, indent: int = 0) -> list[Row]:
    """Parts one after the other, as many in a line as fit; a part longer than a line is broken.

    Every line but the first is indented.
    """
    lines: list[Row] = []
    for part in parts:
        if length(part) > width:
            lines += _broken(part, width)
        elif lines and length(lines[-1]) + gap + length(part) <= width:
            lines[-1] = [*lines[-1], (" " * gap, ""), *part]
        else:
            lines.append([(" " * indent, ""), *part] if indent and lines else [*part])
    return lines


def _broken(part: Row, width: int) -> list[Row]:
    first, style = part[0], part[-1][1]
    texts = textwrap.wrap("".join(text for text, _ in part), width)
    whole = texts[0].startswith(first[0])
    top: Row = [first, (texts[0][len(first[0]) :], style)] if whole else [(texts[0], "")]
    return [top, *[[(text, style)] for text in texts[1:]]]


def between_spans(line: Row, width: int) -> list[Row]:
    """A line that is too long, broken between its spans."""
    lines: list[Row] = [[]]
    for text, style in line:
        if lines[-1] and length(lines[-1]) + len(text.rstrip()) > width:
            lines.append([("  ", "")])
        lines[-1].append((text[: width - 2], style))
    return lines


def titled(title: Span, text: str, width: int, style: str = "", indent: str = "") -> list[Row]:
    """A text that begins with its title, in as many lines as it takes."""
    texts = textwrap.wrap(text, width, subsequent_indent=indent)
    return [[title, (texts[0][len(title[0]) :], style)], *[[(more, style)] for more in texts[1:]]]
