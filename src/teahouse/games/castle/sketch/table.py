"""Dragon Castle as text: lines of (text, style) spans. Pure; whoever prints them decides what a style looks like.

A stack is its height and its top tile, `3M4`: the letter says the type, so nothing depends on colour. `say` is the
voice of `teahouse.text`: every word comes from there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from teahouse.core.choices import Family
from teahouse.core.state import Event, State
from teahouse.core.words import Say
from teahouse.draw import letters
from teahouse.draw.letters import (
    FREE,
    MOVED,
    Row,
    Span,
    flow,
    length,
    player_line,
    side_by_side,
    titled,
    width_of,
)
from teahouse.games.castle.rules.choices import (
    CANVAS_COLUMNS,
    CELL_NAMES,
    REALM_COLUMNS,
    SPACE_NAMES,
)
from teahouse.games.castle.rules.pieces import (
    COPIES,
    DRAGON_NAMES,
    FACE_NAMES,
    KIND_LETTERS,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    NO_FACE,
    TOKENS,
)
from teahouse.games.castle.rules.realm import BIT, Realm
from teahouse.games.castle.rules.state import Castle
from teahouse.games.castle.words.sentences import IN_CASTLE, IN_REALM, space_of

BACK, ROOF, EMPTY = "▒▒", "⌂⌂", " · "
CELL = 4  # a mark, the height, two for the face
GAP = 4
PANEL = 34  # the least width at which a column of its own is worth it

# --- styles: ivory tiles, darker on lower floors, jade backs, roofs in cinnabar --------------------------------------

_INK = {
    "merchant": "#6a4700",
    "soldier": "#a01c14",
    "farmer": "#1b6128",
    "season": "#1c4a94",
    "wind": "#2a2a2a",
    "dragon": "#94196a",
}
_IVORY = ["#c9bd9d", "#c9bd9d", "#e2d8bf", "#fbf5e6"]

STYLES: dict[str, str] = {
    **letters.STYLES,
    "back": "#e6f2ea on #3f7358",
    "back-pattern": "#6fa287 on #3f7358",
    "back-free": "bold underline #ffffff on #3f7358",
    "shrine": "bold #ffe9c9 on #a8382b",
    "shrine-free": "bold underline #ffffff on #a8382b",
    "space": "dim",
    "space-free": "bold #c08a1e",
    "spirit": "bold #2f7f86",
    "dragon-card": "bold #a8382b",
    "hand": "bold",
}
for _kind, _ink in _INK.items():
    STYLES[_kind] = f"bold {_ink} on {_IVORY[3]}"
    for _floor in (1, 2, 3):
        STYLES[f"{_kind}-{_floor}"] = f"{_ink} on {_IVORY[_floor]}"
        STYLES[f"{_kind}-{_floor}-free"] = f"bold underline {_ink} on {_IVORY[_floor]}"

# --- the table -------------------------------------------------------------------------------------------------------


def sketch(
    state: State,
    say: Say,
    width: int = 100,
    viewer: int = 0,
    names: Sequence[str] = (),
    recent: Sequence[Event] = (),
    tight: bool = False,
) -> list[Row]:
    """The whole table, the realm of `viewer` first; `recent` events are marked where they happened.

    `tight` is for low windows: no empty lines, and the cards by name only.
    """
    lines = _table(state, say, width, viewer, names, recent, tight)
    return [line for line in lines if length(line)] if tight else lines


def _table(
    state: State, say: Say, width: int, viewer: int, names: Sequence[str], recent: Sequence[Event], tight: bool
) -> list[Row]:
    assert isinstance(state, Castle)
    order = [(viewer + step) % state.seats for step in range(state.seats)]
    mine = state.actor == viewer  # else what somebody else may choose would look like one's own choices
    realms = [_realm(state, seat, say, names, recent, mine and seat == viewer) for seat in order]
    castle = [*_castle(state, say, recent, mine), [], _legend(say)]
    layouts: list[list[Row]] = []
    for rows in range(1, len(realms) + 1):
        per_row = -(-len(realms) // rows)  # two rows of four are two and two, not three and one
        below: list[Row] = []
        for first in range(0, len(realms), per_row):
            below += [[], *side_by_side(realms[first : first + per_row], GAP)]
        room = width - GAP - 1 - width_of(castle)  # for a panel beside the castle
        if room >= PANEL:
            layouts.append([*side_by_side([castle, _panel(state, say, room)], GAP), *below])
        room = width - GAP - 1 - width_of([*castle, *below])  # for a panel beside all
        if room >= PANEL:
            layouts.append(side_by_side([[*castle, *below], _panel(state, say, room)], GAP))
        layouts.append([*castle, *below, [], *_panel(state, say, width, tight)])
    return min([lines for lines in layouts if width_of(lines) <= width] or layouts[-1:], key=len)


def _castle(s: Castle, say: Say, recent: Sequence[Event], mine: bool) -> list[Row]:
    columns = 1 + max([cell % CANVAS_COLUMNS for cell in s.layout.cells])
    rows = 1 + max([cell // CANVAS_COLUMNS for cell in s.layout.cells])
    free = _choosable(s, IN_CASTLE) if mine else []
    moved = [str(event.values["cell"]) for event in recent if "cell" in event.values]
    tiles = sum(s.floors)
    lines: list[Row] = [[(say("sketch-castle"), "title"), ("  ", "")]]
    lines[0].append((say("sketch-floor", floor=s.top_floor(), tiles=tiles), "quiet"))
    lines.append(_column_names(columns))
    for row in range(rows):
        line: Row = [(f"{row + 1:2}", "label")]
        for column in range(columns):
            cell = row * CANVAS_COLUMNS + column
            mark = FREE if cell in free else MOVED if CELL_NAMES[cell] in moved and s.height[cell] else " "
            line.append((mark, "free" if mark == FREE else "moved"))
            if s.height[cell]:
                line.append(_stack(s.height[cell], s.top[cell], cell in free))
            else:
                line.append((EMPTY if s.layout.heights[cell] else "   ", "space"))
        lines.append(line)
    return lines


def _realm(s: Castle, seat: int, say: Say, names: Sequence[str], recent: Sequence[Event], mine: bool) -> list[Row]:
    realm = s.realms[seat]
    free = _choosable(s, IN_REALM) if mine else []
    moved = _touched(recent, seat)
    width = 2 + CELL * realm.shape.columns
    title = player_line(seat, names, say("sketch-points", count=s.scores()[seat]), say, width)
    lines: list[Row] = [title, _column_names(realm.shape.columns)]
    for row in range(realm.shape.rows):
        line: Row = [(f"{row + 1:2}", "label")]
        for column in range(realm.shape.columns):
            space = row * REALM_COLUMNS + column
            mark = FREE if space in free else MOVED if SPACE_NAMES[space] in moved else " "
            line += [(mark, "free" if mark == FREE else "moved"), *_space(realm, space, space in free)]
        lines.append(line)
    return [*lines, _owned(s, seat, say)]


def _owned(s: Castle, seat: int, say: Say) -> Row:
    realm = s.realms[seat]
    words = [say("sketch-shrines", count=realm.pool)]
    if realm.tokens:
        words.append(say("sketch-tokens", count=realm.tokens))
    line: Row = [("  " + ", ".join(words), "quiet")]
    hand = [face for face in (s.first, s.second) if face != NO_FACE] if seat == s.seat else []
    if hand:
        line += [("  ", ""), (say("sketch-hand"), "hand")]
        for face in hand:
            line += [(" ", ""), _tile(face, 3)]
    return line


def _space(realm: Realm, space: int, free: bool) -> Row:
    ending = "-free" if free else ""
    height = realm.height[space]
    if height == 0:
        return [(EMPTY, "space" + ending)]
    if realm.shrines & BIT[space]:
        return [(f"{height}{ROOF}", "shrine" + ending)]
    if realm.face[space] == NO_FACE:
        return [(str(height), "back" + ending), (BACK, "back-pattern")]
    return [_stack(height, realm.face[space], free)]


def _stack(height: int, face: int, free: bool) -> Span:
    text, style = _tile(face, height)
    return f"{height}{text}", style + ("-free" if free else "")


def _tile(face: int, height: int) -> Span:
    return FACE_NAMES[face], f"{KIND_NAMES[KIND_OF[face]]}-{min(height, 3)}"


def _column_names(columns: int) -> Row:
    return [("  " + "".join(f"  {chr(97 + column)} " for column in range(columns)), "label")]


def _choosable(s: Castle, families: tuple[Family, ...]) -> list[int]:
    """The places that a choice of these families names."""
    places = []
    for choice in s.legal():
        for family in families:
            if family.has(choice):
                places.append(space_of(family, choice))
    return places


def _touched(recent: Sequence[Event], seat: int) -> list[str]:
    own = [event.values for event in recent if event.values.get("seat") == seat]
    return [str(values[name]) for values in own for name in ("space", "source", "target") if name in values]


# --- beside the table ------------------------------------------------------------------------------------------------


def _panel(s: Castle, say: Say, width: int, tight: bool = False) -> list[Row]:
    """Countdown, supply, and the cards with what they do."""
    parts: list[Row] = [_countdown(s, say)]
    if s.last_turn:
        parts.append([(say("sketch-last-round"), "moved")])
    supply = say("sketch-shrines", count=s.supply) if s.rulings.supply_limited else say("sketch-unlimited")
    parts.append([(say("sketch-supply"), "title"), ("  ", ""), (supply, "quiet")])
    if not tight:
        return [*flow(parts, width, 3), *cards(s, say, width, quiet=True)]
    return flow([*parts, *[[(say(key), style)] for key, style in _cards_in_play(s)]], width, 3)


def _countdown(s: Castle, say: Say) -> Row:
    """C-9: the stack, then the single tokens from the `!` space on; the rightmost is taken first."""
    single = max(0, s.seats - s.summons)
    stack = TOKENS - s.summons - single
    line: Row = [(say("sketch-countdown"), "title"), (f"  {stack}", "")]
    for space in range(s.seats):
        name = "!" if space == 0 else str(space + 1)
        line += [(f"  {name}", "moved" if space == 0 else "quiet"), ("●" if space < single else "○", "")]
    return line


def _cards_in_play(s: Castle) -> list[Span]:
    """The keys of their texts, with their styles."""
    spirits = [(f"spirit-{spirit.name}", "spirit") for spirit in s.spirits]
    return spirits + [(f"dragon-{DRAGON_NAMES[dragon]}", "dragon-card") for dragon in s.dragons]


def cards(state: State, say: Say, width: int = 100, quiet: bool = False) -> list[Row]:
    """The cards in play with their effects."""
    assert isinstance(state, Castle)
    entries = _cards_in_play(state)
    if not entries:
        return [] if quiet else [[(say("sketch-no-cards"), "quiet")]]
    lines: list[Row] = []
    for key, style in entries:
        name = say(key)
        lines += titled((name, style), say("named", name=name, text=say(key + ".effect")), width, "quiet")
    return lines


def unseen(state: State, say: Say, width: int = 100) -> list[Row]:
    """C-86: how many copies of each face nobody has seen yet."""
    assert isinstance(state, Castle)
    lines: list[Row] = [[(say("sketch-unseen", count=state.unseen.total), "")]]
    names = [say(f"kind-{kind}") for kind in KIND_NAMES]
    for kind, name in enumerate(names[:KINDS]):
        line: Row = [(f"  {name:{max(map(len, names))}} ", "title")]
        for face, count in enumerate(state.unseen.counts):
            if KIND_OF[face] == kind:
                bar = "■" * count + "·" * (COPIES - count)
                line += [_tile(face, 3), (f" {bar}  ", "" if count else "quiet")]
        lines.append(line)
    return lines


SHEETS: dict[str, Callable[[Any, Say, int], list[Row]]] = {"cards": cards, "unseen": unseen}  # asked for by name


def _legend(say: Say) -> Row:
    line: Row = []
    for letter, kind in zip(KIND_LETTERS, KIND_NAMES, strict=True):
        line += [(letter, f"{kind}-3"), (f" {say('letter-' + letter)}  ", "quiet")]
    return line


def key_lines(say: Say) -> list[Row]:
    """How to read the table."""
    back: Row = [("2", "back"), (BACK, "back-pattern"), (f"  {say('sketch-key-back')}", "")]
    roof: Row = [(f"2{ROOF}", "shrine"), (f"  {say('sketch-key-shrine')}", "")]
    free: Row = [(f"{FREE}  ", "free"), (f"  {say('sketch-key-free')}", "")]
    moved: Row = [(f"{MOVED}  ", "moved"), (f"  {say('sketch-key-moved')}", "")]
    return [[("2M4", "merchant-2"), (f"  {say('sketch-key-tile')}", "")], back, roof, free, moved, _legend(say)]
