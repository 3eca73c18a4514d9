"""Writes the colours of the house for the client, the same that pictures use: `python tools/palette.py`."""

from __future__ import annotations

from pathlib import Path

from teahouse.draw.palette import css

FILE = Path(__file__).parent.parent / "client" / "src" / "style" / "palette.css"
HEAD = "/* Made from src/teahouse/draw/palette.py by tools/palette.py; a test compares them. */\n"


def sheet() -> str:
    return HEAD + css().replace("}", "}\n")


if __name__ == "__main__":
    FILE.write_text(sheet())
