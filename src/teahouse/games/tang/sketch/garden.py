"""The garden of Tang Garden as text: a lattice whose lines are the edges, so that an empty space shows what it asks.

Touching edges agree, hence one line between two spaces is enough. Inside a space stand its spots (a pair of texture
signs while free, two letters once decorated), character spaces, minis and tokens. The stacks lie in the cut corners.
"""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.core.choices import Family
from teahouse.core.state import Event
from teahouse.core.words import Say
from teahouse.draw import letters
from teahouse.draw.letters import FREE, MOVED, SEAT_SHAPES, Row, Span, length, side_by_side
from teahouse.games.tang.rules.board import NO_TOKEN
from teahouse.games.tang.rules.choices import (
    BUILD,
    CELL,
    CELL_NAMES,
    KIND_WORDS,
    PUT,
    REMOVE,
    STAND,
    SWAP,
    TOKEN,
)
from teahouse.games.tang.rules.pieces import (
    BONUS_COUNT,
    BRIDGE_SITE,
    BRIDGE_SPOT,
    CHARACTER_COUNT,
    EMPTY,
    INSIDE,
    LARGE,
    NO_CARD,
    NO_TILE,
    PLACES,
    SPOTS,
    STACKS,
    TEMPLE,
    TILE_NAMES,
    WIDTH,
    bit_count,
)
from teahouse.games.tang.rules.placing import Rotate
from teahouse.games.tang.rules.state import NOWHERE, Tang
from teahouse.games.tang.words.names import EDGE_SIGNS

NEUTRAL_SHAPE = "○"
ARROWS = "↑→↓←"
EDGE_STYLES = ["greenery", "water", "rock", "path", "wall", "temple", "temple", "temple"]
SITE_SIGNS = ['""', "~~", "^^", "=="]
SITE_STYLES = ["greenery", "water", "rock", "bridge"]
KIND_SIGNS = ["Bi", "Fi", "Lo", "Pe", "Br", "Pv", "Pi", "Wi", "Ma", "Pl", "Gi"]
CHARACTER_SIGNS = ["Ar", "Ch", "Em", "He", "Po", "St", "Er", "La", "Me", "Mo", "Of", "Sw"]
COURT_SIGN = "[]"
ROOM = 6  # the width of a space: a mark, and two pairs of letters with a gap
STEP = ROOM + 1
CORNERS = [(0, 0), (6, 0), (6, 6), (0, 6)]


def sign_of(choice: int, families: Sequence[tuple[Family, int]]) -> int:
    """The cell that a choice of these families names, or -1."""
    for family, per_cell in families:
        if family.has(choice):
            return family.index(choice) // per_cell
    return -1


PLACE_FAMILIES = [(CELL, 1), (PUT, SPOTS), (REMOVE, SPOTS), (STAND, PLACES), (TOKEN, 1)]


def choosable(s: Tang) -> list[int]:
    """The cells that some choice names; while a tile is turned, where it goes."""
    step = s.pending[-1] if s.pending else None
    if isinstance(step, Rotate):
        return [step.cell]
    return [cell for cell in (sign_of(choice, PLACE_FAMILIES) for choice in s.legal()) if cell >= 0]


def garden(s: Tang, say: Say, recent: Sequence[Event], asked: bool, tight: bool) -> list[Row]:
    free = choosable(s) if asked else []
    moved = [str(event.values["cell"]) for event in recent if "cell" in event.values]
    lines: list[Row] = [_column_names()]
    corners = {} if _corners_used(s) else _corner_blocks(s, say, asked)
    for row in range(WIDTH + 1):
        lines.append(_edge_line(s, row, corners))
        if row < WIDTH:
            content = [_content(s, row * WIDTH + x, free, moved) for x in range(WIDTH)]
            for part in range(2):
                if not (tight and part == 1 and row in range(2, 6) and not any(_words(c[1]) for c in content)):
                    lines.append(_content_line(s, row, part, [c[part] for c in content], corners))
    if not corners:
        lines += side_by_side([_stack(s, say, stack, asked) for stack in range(4)], 2)
    return lines


def _words(line: Row) -> str:
    return "".join(text for text, _ in line).strip()


def _corners_used(s: Tang) -> bool:
    cut = [(y + dy) * WIDTH + x + dx for x, y in CORNERS for dx in (0, 1) for dy in (0, 1)]
    return any(cell in s.board.cells for cell in cut)


def _column_names() -> Row:
    return [("  " + "".join(f"   {chr(97 + x)}   " for x in range(WIDTH)), "label")]


# --- the lattice ---


def edge_between(s: Tang, cell: int, beside: int, direction: int) -> int:
    """The type of the line on the side `direction` of a cell; -1 where there is none, INSIDE in the starting tile."""
    ours = s.faces.edge[s.lying[cell] * 4 + direction] if cell >= 0 and s.lying[cell] != EMPTY else -1
    theirs = s.faces.edge[s.lying[beside] * 4 + (direction ^ 2)] if beside >= 0 and s.lying[beside] != EMPTY else -1
    return max(ours, theirs)  # walls and temples have the higher numbers: they are what counts


def _cell(s: Tang, x: int, y: int) -> int:
    inside = 0 <= x < WIDTH and 0 <= y < WIDTH
    return y * WIDTH + x if inside and y * WIDTH + x in s.board.cells else -1


def _edge_line(s: Tang, row: int, corners: dict[tuple[int, int], Row]) -> Row:
    line: Row = [("  ", "")]
    x = 0
    while x <= WIDTH:
        corner = corners.get((x, row * 3), [])
        if x == 0 and corner:
            line += corner
            x += 2
            continue
        around = [_cell(s, x - dx, row - dy) for dx in (0, 1) for dy in (0, 1)]
        line.append(("+", "label") if any(cell >= 0 for cell in around) else (" ", ""))
        if corner:
            return [*line, *corner]
        if x < WIDTH:
            above, below = _cell(s, x, row - 1), _cell(s, x, row)
            line.append(_edge(edge_between(s, below, above, 0), ROOM))
        x += 1
    return line


def _edge(kind: int, width: int) -> Span:
    if kind == INSIDE:
        return " " * width, "tile"
    return (" " * width, "") if kind < 0 else (EDGE_SIGNS[kind] * width, EDGE_STYLES[kind])


def _content_line(s: Tang, row: int, part: int, content: list[Row], corners: dict[tuple[int, int], Row]) -> Row:
    line: Row = [(f"{row + 1} " if part == 0 else "  ", "label")]
    x = 0
    while x <= WIDTH:
        corner = corners.get((x, row * 3 + 1 + part), [])
        if x == 0 and corner:
            line += corner
            x += 2
            continue
        line.append(_edge(edge_between(s, _cell(s, x, row), _cell(s, x - 1, row), 3), 1))
        if corner:
            return [*line, *corner]
        if x < WIDTH:
            line += content[x]
        x += 1
    return line


# --- what stands in a space ---


def _content(s: Tang, cell: int, free: list[int], moved: list[str]) -> list[Row]:
    """Two lines of the width of a space."""
    mark = FREE if cell in free else MOVED if CELL_NAMES[cell] in moved else " "
    style = "free" if mark == FREE else "moved"
    face = s.lying[cell]
    if face == EMPTY:
        name = CELL_NAMES[cell] if mark == FREE else ""
        token = s.token_on(cell) if cell in s.board.cells else NO_TOKEN
        size = "" if token == NO_TOKEN else "(L)" if s.token_size(token) == LARGE else "(S)"
        spot = cell in s.spaces and not size and not name
        first: Row = [(mark, style), (f"{name:5}" if not spot else "     ", "free")]
        return [first, [(f"  {size:4}" if size else "   .  " if spot else " " * ROOM, "token" if size else "label")]]
    spans = spots_of(s, cell) or [(say_temple(s, face), "temple")]
    room = ROOM - 1 - length(spans)
    if len(spans) > 1 and room > 0:
        spans.insert(1, (" ", "tile"))
        room -= 1
    return [_cut([(mark, style + "-tile"), *spans, (" " * max(0, room), "tile")]), _people(s, cell)]


def say_temple(s: Tang, face: int) -> str:
    return "templ" if s.faces.edge[face * 4] >= TEMPLE else ""


def _cut(line: Row) -> Row:
    """At most the width of a space, however many spots an own board gives a tile."""
    kept: Row = []
    room = ROOM
    for text, style in line:
        kept.append((text[:room], style))
        room -= len(text[:room])
    return kept


def spots_of(s: Tang, cell: int) -> Row:
    spans: Row = []
    face = s.lying[cell]
    sites = [*s.faces.spots[face]]
    for spot, site in enumerate(sites):
        kind = s.decoration(cell, spot)
        spans.append(
            (KIND_SIGNS[kind], SITE_STYLES[site] + "-on") if kind >= 0 else (SITE_SIGNS[site], SITE_STYLES[site])
        )
    if s.faces.bridge[face]:
        kind = s.decoration(cell, BRIDGE_SPOT)
        spans.append((KIND_SIGNS[kind], "bridge-on") if kind >= 0 else (SITE_SIGNS[BRIDGE_SITE], "bridge"))
    return spans


def _people(s: Tang, cell: int) -> Row:
    here = [mini for mini in range(CHARACTER_COUNT) if s.at[mini] != NOWHERE and s.at[mini] // 4 // PLACES == cell]
    courts = s.faces.courts[s.lying[cell]]
    standing = sum(1 for mini in here if s.at[mini] // 4 % PLACES > BRIDGE_SPOT)
    spans: Row = [mini_span(s, mini, len(here) == 1) for mini in here]
    spans += [(COURT_SIGN, "court")] * (courts - standing)
    used = length(spans)
    if used < ROOM:
        spans.insert(0, (" ", "tile"))
        used += 1
    return _cut([*spans, (" " * max(0, ROOM - used), "tile")])


def mini_span(s: Tang, mini: int, shaped: bool = True) -> Span:
    owner = s.owner[mini]
    shape = (SEAT_SHAPES[owner] if owner >= 0 else NEUTRAL_SHAPE) if shaped else ""
    arrow = ARROWS[s.at[mini] % 4] if owner >= 0 else ""
    return f"{shape}{CHARACTER_SIGNS[mini]}{arrow}", f"seat-{owner}-tile" if owner >= 0 else "neutral"


# --- the stacks ---


def corner_of(s: Tang, stack: int) -> int:
    """Where a stack is drawn: the first one north-west, its partner opposite, the others between."""
    if stack == 0:
        return 0
    if stack == s.board.partner[0]:
        return 2
    return 1 if stack == min(n for n in range(1, 4) if n != s.board.partner[0]) else 3


def _corner_blocks(s: Tang, say: Say, asked: bool) -> dict[tuple[int, int], Row]:
    """(column, text row of the garden) -> the piece of the stack that is drawn there."""
    blocks: dict[tuple[int, int], Row] = {}
    for stack in range(4):
        x, y = CORNERS[corner_of(s, stack)]
        lines = _stack(s, say, stack, asked)
        for number in range(6):
            at = (x, y * 3 + number + (1 if y else 0))
            piece = [*lines[number]]
            width = length(piece)
            blocks[at] = [*piece, (" " * (2 * STEP - width), "")]
    return blocks


def _stack(s: Tang, say: Say, stack: int, asked: bool) -> list[Row]:
    """Six lines: name, the face-up tile with its edges, in solo the card beside it."""
    below = bit_count(s.unseen[stack]) + len(s.under[stack])
    tile = s.face_up[stack]
    named = [BUILD.base + stack, SWAP.base + stack]
    mark = FREE if asked and any(choice in named for choice in s.legal()) else " "
    title: Row = [(mark, "free"), (f"{say('stack-' + STACKS[stack])} ", "title"), (f"+{below}", "quiet")]
    lines: list[Row] = [title]
    if tile == NO_TILE:
        lines += [[("  ░░░░░░░░", "quiet")] if below else [] for _ in range(3)]
        lines.append([(f"  {say('sketch-face-down' if below else 'sketch-no-tiles')}", "quiet")])
    else:
        lines += [[("  ", ""), *line] for line in tile_lines(s, tile * 4)]
        lines.append([(f"  {TILE_NAMES[tile]}", "label")])
    card = s.beside[stack]
    if card != NO_CARD:
        kind = card // BONUS_COUNT
        style = SITE_STYLES[s.board.site[kind]] + "-on"
        lines[-1] = [(f"  {TILE_NAMES[tile]} + " if tile != NO_TILE else "  ", "label"), (KIND_SIGNS[kind], style)]
        lines.append([("  ", ""), (say(f"kind-{KIND_WORDS[kind]}"), "title")])
    else:
        lines.append([])
    return lines


def tile_lines(s: Tang, face: int) -> list[Row]:
    """A tile by itself, three lines."""
    edges = s.faces.edge[face * 4 : face * 4 + 4]
    spans: Row = [(SITE_SIGNS[site], SITE_STYLES[site]) for site in s.faces.spots[face]]
    if s.faces.bridge[face]:
        spans.append((SITE_SIGNS[BRIDGE_SITE], "bridge"))
    spans += [(COURT_SIGN, "court")] * s.faces.courts[face]
    if not spans and edges[0] >= TEMPLE:
        spans.append(("templ", "temple"))
    inner = _cut([*spans, (" " * max(0, ROOM - length(spans)), "tile")])
    top, bottom = _edge(edges[0], ROOM), _edge(edges[2], ROOM)
    return [
        [("+", "label"), top, ("+", "label")],
        [_edge(edges[3], 1), *inner, _edge(edges[1], 1)],
        [("+", "label"), bottom, ("+", "label")],
    ]


def small_tile(s: Tang, tile: int) -> Row:
    """A tile in one line: its name and its edges N, E, S, W."""
    line: Row = [(TILE_NAMES[tile] + " ", "label")]
    for d in range(4):
        edge = s.faces.edge[tile * 16 + d]
        line.append((EDGE_SIGNS[edge], EDGE_STYLES[edge]))
    return line


STYLES: dict[str, str] = {
    **letters.STYLES,
    "free-tile": "bold #a86a00 on #ece3ca",
    "moved-tile": "bold #b3382c on #ece3ca",
    "tile": "#3a332a on #ece3ca",
    "greenery": "bold #d9f5cf on #3f7a3a",
    "water": "bold #d6ecff on #2f6fa8",
    "rock": "bold #f6e6d2 on #7b5a3c",
    "path": "bold #5a4632 on #d9bf82",
    "wall": "bold #ffe0d8 on #a8382b",
    "temple": "bold #fff3c4 on #6a3d8f",
    "bridge": "bold #ffffff on #55606e",
    "greenery-on": "bold #1d4a1a on #b9e3ae",
    "water-on": "bold #123f66 on #b5dcf7",
    "rock-on": "bold #4a3018 on #e0c4a2",
    "bridge-on": "bold #20262e on #c3ccd6",
    "court": "bold #7a4a00 on #ece3ca",
    "token": "bold #2f9f8f",
    "neutral": "bold #55606e on #ece3ca",
    "card": "bold #2f7f86",
    "seat-0-tile": "bold #b03c0c on #ece3ca",
    "seat-1-tile": "bold #101418 on #ece3ca",
    "seat-2-tile": "bold #5a32a0 on #ece3ca",
    "seat-3-tile": "bold #7d5c00 on #ece3ca",
}
