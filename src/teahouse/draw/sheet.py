"""A game's sheet of pictures: SVG symbols by name, with sizes, plate styles and colours; and strokes to draw with.

Symbols may use `var(--name)` for colours, and each other by `<use href="#name"/>`. They use no CSS functions besides
`var()`, no filters and no fonts by name, because pictures are also drawn where there is no browser.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from teahouse.draw.palette import Tokens, css

Box = tuple[int, int, int, int]
Spot = tuple[int, int]

ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
LINK = re.compile(r'(?:href="#|url\(#)([\w-]+)')
RING = re.compile(r'<(?:rect|path|circle|ellipse)[^>]*stroke="var\(--ring,[^>]*/>')
CASE = 1.4  # units: a ring's case is wider by this much


@dataclass(slots=True)
class Sheet:
    """The pictures of one game."""

    symbols: dict[str, str] = field(default_factory=dict)
    sizes: dict[str, tuple[int, int]] = field(default_factory=dict)
    boxes: dict[str, Box] = field(default_factory=dict)  # where a picture has room for its words
    pins: dict[str, Spot] = field(default_factory=dict)  # where the right end of a gain's pill hangs on a picture
    goods: dict[str, str] = field(default_factory=dict)  # by what one gets, its picture on a pill with little room
    feet: dict[str, Spot] = field(default_factory=dict)  # where what stands touches the ground, in its flat picture
    tilted: dict[str, str] = field(default_factory=dict)  # by picture, what is drawn when tilted; "": nothing
    thick: dict[str, int] = field(default_factory=dict)  # by picture, how thick a block it is there
    defs: dict[str, str] = field(default_factory=dict)  # gradients and patterns by id
    plates: dict[str, str] = field(default_factory=dict)  # style of a plate or stroke -> attributes of it
    labels: dict[str, str] = field(default_factory=dict)  # style of a label -> attributes; `max` is the room it has
    tokens: dict[str, Tokens] = field(default_factory=lambda: {"light": {}, "dark": {}})

    def draw(
        self, name: str, size: tuple[int, int], markup: str, box: Box | None = None, pin: Spot | None = None
    ) -> None:
        self.symbols[name] = markup
        self.sizes[name] = size
        if box is not None:
            self.boxes[name] = box
        if pin is not None:
            self.pins[name] = pin

    def add(self, other: Sheet) -> None:
        """Take over the pictures of another sheet."""
        self.symbols |= other.symbols
        self.sizes |= other.sizes
        self.boxes |= other.boxes
        self.pins |= other.pins
        self.goods |= other.goods
        self.feet |= other.feet
        self.tilted |= other.tilted
        self.thick |= other.thick
        self.defs |= other.defs
        self.plates |= other.plates
        self.labels |= other.labels
        for theme, tokens in other.tokens.items():
            self.tokens[theme] |= tokens

    def links(self, markup: str) -> list[str]:
        """The symbols and definitions a piece of markup refers to."""
        return LINK.findall(markup)

    def wire(self) -> dict[str, Any]:
        """All a client needs to draw any scene of the game; it does not change while a program runs."""
        return {
            "markup": self.markup(),
            "sizes": {name: list(size) for name, size in self.sizes.items()},
            "boxes": {name: list(box) for name, box in self.boxes.items()},
            "pins": {name: list(pin) for name, pin in self.pins.items()},
            "goods": self.goods,
            "feet": {name: list(spot) for name, spot in self.feet.items()},
            "tilted": self.tilted,
            "thick": self.thick,
            "plates": {style: dict(ATTRIBUTE.findall(look)) for style, look in self.plates.items()},
            "labels": {style: label_look(look) for style, look in self.labels.items()},
            "css": css(self.tokens),
        }

    def markup(self) -> str:
        """The sheet for a browser, to be put into the page once, before any piece is drawn."""
        symbols = "".join(
            f'<symbol id="{name}" overflow="visible">{RING.sub(cased, body)}</symbol>'
            for name, body in self.symbols.items()
        )
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
            f"<defs>{''.join(self.defs.values())}{symbols}</defs></svg>"
        )


def cased(ring: re.Match[str]) -> str:
    """A ring with thin dark lines on its sides, where the client wants them: gold alone is hardly seen on ivory."""
    wide = re.sub(r'stroke-width="([\d.]+)"', lambda width: f'stroke-width="{float(width[1]) + CASE:g}"', ring[0])
    bare = re.sub(r' fill(?:-opacity)?="[^"]*"', "", wide)
    case = re.sub(r'stroke="var\(--ring,[^"]*"', 'fill="none" stroke="var(--ring-case,none)"', bare)
    return case + ring[0]


def label_look(look: str) -> dict[str, str | int]:
    """The attributes of a label; `max`, the width it must fit, is a number."""
    made: dict[str, str | int] = dict(ATTRIBUTE.findall(look))
    if "max" in made:
        made["max"] = int(made["max"])
    return made


# --- strokes ---------------------------------------------------------------------------------------------------------


def rect(x: float, y: float, w: float, h: float, r: float = 0, look: str = "") -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" {look}/>'


def path(d: str, look: str = "") -> str:
    return f'<path d="{d}" {look}/>'


def line(d: str, colour: str, width: float, look: str = "") -> str:
    """A stroke with round ends."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" {ends} {look}/>'


def dot(x: float, y: float, r: float, look: str = "") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" {look}/>'


def moved(markup: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    parts = [f"translate({x:g},{y:g})"] if x or y else []
    if turn:
        parts.append(f"rotate({turn:g})")
    if scale != 1:
        parts.append(f"scale({scale:g})")
    return f'<g transform="{" ".join(parts)}">{markup}</g>' if parts else markup


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    return moved(f'<use href="#{name}"/>', x, y, scale, turn)


def gradient(name: str, first: str, second: str, across: tuple[float, float] = (0.5, 1)) -> str:
    """A straight gradient from the top left towards `across`."""
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2="{across[0]:g}" y2="{across[1]:g}">'
        f'<stop offset="0" stop-color="{first}"/><stop offset="1" stop-color="{second}"/></linearGradient>'
    )


# Numbers and letters as strokes in a box of 10 by 14: no font is needed, so they look the same everywhere.
GLYPHS = {
    "1": "M2 3.6L5.8 1V13",
    "2": "M1.3 4.2C1.4 .2 8.7 .2 8.5 4.3C8.3 7.4 2.8 9.4 1.2 13H8.9",
    "3": "M1.5 1.2H8.2L4.6 5.8C9.9 5.4 10 12.9 4.7 13C3 13 1.8 12.4 1 11",
    "4": "M6.8 13V1L1 9.4H9.3",
    "5": "M8.2 1.2H2.7L2.1 6.3C5.5 4.5 9.2 6 8.9 9.3C8.6 13.6 3 14 1 11.2",
    "6": "M7.7 1.2C3.6 2.4 1.2 6 1.3 9.4C1.5 14.5 8.9 14 8.9 9.5C8.9 5.4 3.3 5 1.5 8.8",
    "M": "M1 13V1L5 8L9 1V13",
    "S": "M8.4 2.8C6.6 0 1.6 .6 1.7 3.9C1.9 7.1 8.5 6.5 8.7 10C8.9 13.8 2.9 14 1 10.8",
    "F": "M1.8 13V1H8.6M1.8 6.8H7.2",
    "Z": "M1.4 1H8.6L1.4 13H8.8",
    "W": "M.4 1L2.9 13L5 5L7.1 13L9.6 1",
    "D": "M1.8 1V13C11 13.4 11 .6 1.8 1Z",
}


def glyph(mark: str, x: float, y: float, scale: float, colour: str, width: float = 2.4) -> str:
    return moved(line(GLYPHS[mark], colour, width), x, y, scale)
