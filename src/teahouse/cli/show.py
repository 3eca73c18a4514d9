"""Printing results: tables and lines for people, JSON for machines, notes on the error stream."""

from __future__ import annotations

import json
import sys

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from teahouse.cli.lines import one_line

WIDTH = 100  # where the output goes to a file or another program


def console() -> Console:
    """Where results are printed. What they contain is data: brackets and numbers in it have no special meaning."""
    return Console(highlight=False, markup=False, emoji=False, width=None if sys.stdout.isatty() else WIDTH)


def table(*columns: str, left: int = 1) -> Table:
    """An empty table: `left` columns of words, then columns of numbers."""
    made = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold")
    for number, column in enumerate(columns):
        made.add_column(column, justify="left" if number < left else "right", no_wrap=number >= left)
    return made


def enumeration(parts: list[Text], width: int) -> Text:
    """Parts with commas between them, in lines of `width`; a part of several words is never torn apart."""
    text = Text()
    left = width
    for number, part in enumerate(parts, start=1):
        comma = "," if number < len(parts) else ""
        needed = part.cell_len + len(comma)
        if text and needed + 1 > left:
            text.append("\n")
            left = width
        elif text:
            text.append(" ")
            left -= 1
        text.append_text(part).append(comma)
        left -= needed
    return text


def print_json(data: object) -> None:
    print(json.dumps(data, indent=2))


def note(message: str) -> None:
    """A line that is not part of the result."""
    print(f"teahouse: note: {one_line(message)}", file=sys.stderr)
