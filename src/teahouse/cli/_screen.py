"""The terminal: prints the table and what the frame says, reads lines. Knows how styles look, not what they mean."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from teahouse.cli.show import console

with contextlib.suppress(ImportError):  # where it exists, typed lines can be edited and called back
    import readline  # noqa: F401

Spans = Sequence[tuple[str, str]]

NO_BREAK = "\N{NO-BREAK SPACE}"
KEPT = "\ue000"  # stands for it while lines are made: as wide, in no text, and not a space

STYLES = {
    "heading": "bold #2f7f86",
    "prompt": "bold",
    "number": "bold #c08a1e",
    "quiet": "dim",
    "trouble": "#cf4f1d",
    "good": "bold #3f7358",
}


class Screen:
    """Where a person plays. `styles` are those of the game's sketch."""

    def __init__(self, styles: Mapping[str, str], out: Console | None = None) -> None:
        self.styles = {**STYLES, **styles}
        self.out = out or console()
        self.interactive = sys.stdin.isatty()

    @property
    def width(self) -> int:
        return min(self.out.width, 120)

    @property
    def tight(self) -> bool:
        """Is it a low window, in which every line counts?"""
        return self.out.is_terminal and self.out.height < 32

    def text(self, spans: Spans) -> Text:
        text = Text()
        for words, style in spans:
            text.append(words, self.styles.get(style, ""))
        return text

    def lines(self, lines: Sequence[Spans]) -> None:
        for line in lines:
            text = self.text(line)
            text.rstrip()
            self.out.print(text, no_wrap=True, overflow="crop", crop=True)

    def say(self, words: str, style: str = "", indent: int = 0) -> None:
        """A sentence, broken into lines where it has to be."""
        self.spans([(words, style)], indent)

    def spans(self, spans: Spans, indent: int = 0) -> None:
        """A sentence of several styles; further lines are indented."""
        text = self.text(spans)
        text.plain = text.plain.replace(NO_BREAK, KEPT)  # rich would break there
        for number, line in enumerate(text.wrap(self.out, max(20, self.width - indent))):
            line.rstrip()
            line.plain = line.plain.replace(KEPT, NO_BREAK)
            self.out.print(Text(" " * indent if number else "") + line)

    def copyable(self, words: str, style: str = "") -> None:
        """A line with a path or a command in it: never broken, so that it can be copied."""
        self.out.print(Text(words, self.styles.get(style, "")), soft_wrap=True)

    def ask(self, prompt: str = "> ") -> str:
        """A typed line. Raises EOFError at the end of the input."""
        self.out.print(Text(prompt, self.styles["number"]), end="")
        self.out.file.flush()
        line = input()
        if not self.interactive:
            self.out.print(line, markup=False)  # so that a transcript shows what was typed
        return line.strip()

    def agree(self, question: str, no: str) -> bool:
        self.say(question)
        return not self.ask().lower().startswith(no)
