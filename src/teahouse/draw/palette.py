"""Ink, paper, lacquer: the colours of the house by name, light and dark, for the browser's CSS and for exports.

Pictures name a colour as `var(--ink)`. In the dark theme the room goes dark; boards and tiles stay lit, only dimmed.
"""

from __future__ import annotations

Tokens = dict[str, str]

LIGHT: Tokens = {
    # the room
    "--paper": "#f4ecdc",
    "--paper-0": "#fbf6ec",
    "--paper-2": "#ebdfc8",
    "--card": "#fbf6ea",
    "--card-2": "#f3ead6",
    "--ink": "#26221d",
    "--muted": "#6a6052",
    "--line": "#d8c9ab",
    "--accent": "#b3382c",
    "--accent-ink": "#fff7ea",
    "--gold": "#c89222",
    "--gilt": "#9c6d10",  # gold as a line on paper
    "--case": "#1a120a",  # thin lines on both sides of a ring: seen on ivory and on the mat
    "--gold-soft": "#f0d9a0",
    "--focus": "#1b62c4",
    "--good": "#2b6b54",
    "--shadow": "#1a120a",
    # the table
    "--mat": "#35524f",
    "--mat-2": "#223839",
    "--mat-line": "#56756f",
    "--mat-gold": "#b99a55",
    "--plate": "#fbf5e6",
    "--plate-2": "#efe4cc",
    "--plate-ink": "#2b2620",
    "--plate-line": "#cbb98f",
    "--cell": "#ecdfc5",
    "--cell-2": "#f1e6cf",
    "--axis": "#a2763a",
    # materials
    "--ivory": "#fffaee",
    "--ivory-2": "#f0e4c9",
    "--ivory-edge": "#d6c49c",
    "--ivory-edge-2": "#b9a478",
    "--jade": "#4a9878",
    "--jade-2": "#2b6b54",
    "--jade-3": "#1d4c3c",
    "--lacquer": "#b3382c",
    "--lacquer-2": "#7c1f18",
    "--brass": "#e2b54e",
    "--brass-2": "#a87a22",
    "--wood": "#8a5a34",
    "--wood-2": "#5f3a20",
    "--teal": "#2f7f86",
    "--teal-2": "#1d565c",
    # the players
    "--seat-1": "#c94b1a",
    "--seat-2": "#f3ecdb",
    "--seat-3": "#5b3a8e",
    "--seat-4": "#edb91f",
    "--seat-1-ink": "#ffffff",
    "--seat-2-ink": "#2b2620",
    "--seat-3-ink": "#ffffff",
    "--seat-4-ink": "#2b2620",
}

DARK: Tokens = LIGHT | {
    "--paper": "#15181c",
    "--paper-0": "#20272d",
    "--paper-2": "#1c2126",
    "--card": "#21272d",
    "--card-2": "#1b2025",
    "--ink": "#f1e8d6",
    "--muted": "#a79f90",
    "--line": "#363d44",
    "--accent": "#e66b54",
    "--accent-ink": "#1b0f0b",
    "--gold": "#e3b04b",
    "--gilt": "#e3b04b",
    "--gold-soft": "#6b552a",
    "--focus": "#7db4ff",
    "--good": "#74c4a2",
    "--shadow": "#000000",
    "--mat": "#213639",
    "--mat-2": "#162426",
    "--mat-line": "#38534f",
    "--mat-gold": "#8a7440",
    "--plate": "#e6dcc4",
    "--plate-2": "#cfc3a5",
    "--plate-ink": "#241f19",
    "--plate-line": "#9b8c68",
    "--cell": "#2b3238",
    "--cell-2": "#262c32",
    "--axis": "#a5834a",
    "--ivory": "#f3ead5",
    "--ivory-2": "#dccfaf",
    "--ivory-edge": "#b8a67d",
    "--ivory-edge-2": "#93825a",
    "--jade": "#38795f",
    "--jade-2": "#215543",
    "--jade-3": "#153a2d",
    "--lacquer": "#c0483a",
    "--lacquer-2": "#7c251c",
    "--brass": "#d3a845",
    "--brass-2": "#94701f",
    "--teal": "#3a8a90",
    "--teal-2": "#1d5055",
    "--seat-3": "#8560c8",
}

THEMES: dict[str, Tokens] = {"light": LIGHT, "dark": DARK}

# A stand-alone picture names generic families only: it must look the same without any font of ours.
FONTS: Tokens = {"--display": "serif", "--text": "sans-serif"}

SEATS = 4
SEAT_NAMES = ("A", "B", "C", "D")


def theme(name: str, *more: dict[str, Tokens]) -> Tokens:
    """All tokens of a theme; `more` are those of a game, by theme."""
    tokens = THEMES[name] | FONTS
    for own in more:
        tokens |= own["light"] | own[name]
    return tokens


def seat_vars(seat: int) -> Tokens:
    """What the owner gives to a picture."""
    return {"--seat": f"var(--seat-{seat + 1})", "--seat-ink": f"var(--seat-{seat + 1}-ink)"}


def css(*more: dict[str, Tokens]) -> str:
    """The tokens as CSS: light, dark by the system's wish, and either by `data-theme` on the root element."""
    light, dark = theme("light", *more), theme("dark", *more)
    only = {name: colour for name, colour in dark.items() if light[name] != colour}
    for name in FONTS:
        del light[name]  # the client has fonts of its own

    def block(tokens: Tokens) -> str:
        return "".join(f"{name}:{colour};" for name, colour in tokens.items())

    return (
        f":root{{{block(light)}color-scheme:light}}"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{block(only)}color-scheme:dark}}}}"
        f":root[data-theme=dark]{{{block(only)}color-scheme:dark}}"
        + "".join(f'[data-seat="{seat}"]{{{block(seat_vars(seat))}}}' for seat in range(SEATS))
    )
