"""Whoever sees little can read it: the contrasts of the house's colours, light and dark."""

from __future__ import annotations

import pytest

from teahouse.draw.palette import SEATS, THEMES

GROUNDS = ("--paper", "--paper-0", "--paper-2", "--card", "--card-2")
TEXT, SIGN = 4.5, 3.0
WRITTEN = dict.fromkeys(("--ink", "--muted", "--accent", "--good"), GROUNDS) | {
    "--accent-ink": ("--accent",),
    "--paper": ("--ink",),  # what is said in passing
    "--card": ("--ink",),
    "--plate-ink": ("--plate", "--plate-2"),
    **{f"--seat-{seat}-ink": (f"--seat-{seat}",) for seat in range(1, SEATS + 1)},
}
# Two seats are as pale as paper: their marks have shapes of their own and a line of ink.
SHOWN = dict.fromkeys(("--focus", "--gilt", "--seat-1", "--seat-3"), GROUNDS) | {
    "--gold": ("--case",),
}
LYING = ("--ivory", "--plate", "--cell", "--mat", "--mat-2", "--jade")  # what has rings, and what it lies on


def light(colour: str) -> float:
    """How bright a colour is (WCAG's relative luminance)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_black_on_white_has_the_most():
    assert contrast("#000000", "#ffffff") == 21


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("pairs", "least"), [(WRITTEN, TEXT), (SHOWN, SIGN)], ids=["text", "signs"])
def test_colours_stand_out(theme: str, pairs: dict[str, tuple[str, ...]], least: float):
    tokens = THEMES[theme]
    seen = {(a, b): contrast(tokens[a], tokens[b]) for a, grounds in pairs.items() for b in grounds}
    assert {pair: round(found, 2) for pair, found in seen.items() if found < least} == {}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", LYING)
def test_rings_stand_out(theme: str, ground: str):
    """A gold ring lies between two thin dark lines: one of both is seen on anything."""
    tokens = THEMES[theme]
    assert max(contrast(tokens[line], tokens[ground]) for line in ("--gold", "--case")) >= SIGN
