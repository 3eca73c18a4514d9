"""Dragon Castle as text: lines of (text, style) spans. Pure; whoever prints them decides what a style looks like.

A stack is its height and its top tile, `3M4`: the letter says the type, so nothing depends on colour. `say` is the
voice of `teahouse.text`: every word comes from there.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from typing import Any

from teahouse.core.choices import Family
from teahouse.core.state import Event, State
from teahouse.games.castle.rules.calling import Payment
from teahouse.games.castle.rules.choices import (
    BUILD,
    CALL,
    CANVAS_COLUMNS,
    CELL_NAMES,
    CHOICES,
    DESTROY,
    DRAGON_CARD,
    DROP,
    FACE,
    LIFT,
    PAIR,
    PAY,
    PAY_SHRINE,
    PLACE,
    REALM_COLUMNS,
    SET,
    SPACE_NAMES,
    SPIRIT,
    TAKE,
    TURN,
    WILD,
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
    SHRINE_POINTS,
    SPIRIT_NAMES,
    TOKENS,
)
from teahouse.games.castle.rules.realm import BIT, Realm
from teahouse.games.castle.rules.state import Castle
from teahouse.games.castle.rules.turn import End

Span = tuple[str, str]
Line = list[Span]
Say = Callable[..., str]
Values = dict[str, int | str]

FREE, MOVED, BACK, ROOF, EMPTY = "▸", "•", "▒▒", "⌂⌂", " · "
SEAT_SHAPES = "●■▲◆"
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
    "title": "bold",
    "quiet": "dim",
    "label": "dim",
    "free": "bold #c08a1e",
    "moved": "bold #b3382c",
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
    "seat-0": "bold #cf4f1d",
    "seat-1": "bold",
    "seat-2": "bold #7a52bd",
    "seat-3": "bold #c79a10",
}
for _kind, _ink in _INK.items():
    STYLES[_kind] = f"bold {_ink} on {_IVORY[3]}"
    for _floor in (1, 2, 3):
        STYLES[f"{_kind}-{_floor}"] = f"{_ink} on {_IVORY[_floor]}"
        STYLES[f"{_kind}-{_floor}-free"] = f"bold underline {_ink} on {_IVORY[_floor]}"

# --- what the texts of choices and prompts want to know --------------------------------------------------------------


NAMED: dict[str, list[str]] = {  # what the words of a choice are called in its sentence
    **{family.name: ["cell"] for family in (TAKE, PAIR, DESTROY)},
    **{family.name: ["space"] for family in (PLACE, BUILD, PAY, SET, TURN, LIFT, DROP)},
    WILD.name: ["space", "letter"],
    **{family.name: ["spirit"] for family in (CALL, SPIRIT)},
    DRAGON_CARD.name: ["dragon"],
    FACE.name: ["face"],
}


def about(state: State | None, choice: int) -> Values:
    """The values of a choice's sentence; what only the position knows is left out without one."""
    family = CHOICES.family_of(choice)
    words = family.words(choice)[1:]
    values: Values = dict(zip(NAMED.get(family.name, []), words, strict=False))
    if isinstance(state, Castle):
        values |= _about_place(state, family, choice)
    return values


def _about_place(s: Castle, family: Family, choice: int) -> Values:
    if family in (TAKE, PAIR, DESTROY):
        cell = family.index(choice)
        twins = free_twins(s, cell) if family is TAKE else []
        twin = CELL_NAMES[twins[0]] if twins else "none"
        return {"face": _face_name(s.top[cell]), "floor": s.height[cell], "twin": twin}
    if family is CALL:
        return {"effect": f"spirit-{SPIRIT_NAMES[CALL.index(choice)]}.effect"}
    if family not in (PLACE, BUILD, PAY, SET, TURN, LIFT, DROP, WILD) or choice == PAY.of(PAY_SHRINE):
        return {}
    realm = s.realms[s.seat]
    space = family.index(choice) // (KINDS if family is WILD else 1)
    return about_stack(realm.height[space], realm.face[space], realm.shrines & BIT[space] != 0)


def about_stack(height: int, face: int, shrine: bool) -> Values:
    """What a sentence may say about what stands on a space of a realm."""
    return {
        "face": _face_name(face),
        "height": height,
        "points": SHRINE_POINTS[min(height, len(SHRINE_POINTS) - 1)],
        "piece": "shrine" if shrine else "back" if face == NO_FACE else "tile",
    }


def free_twins(s: Castle, cell: int) -> list[int]:
    """C-24: the cells with an identical tile in sight that is free once this one is gone."""
    s.height[cell] -= 1
    twins = [other for other in s.showing[s.top[cell]] if other != cell and s.available(other)]
    s.height[cell] += 1
    return twins


def asked(state: State) -> Values:
    """The values of the prompt."""
    assert isinstance(state, Castle)
    step = state.pending[-1]
    values: Values = {
        "face": _face_name(state.first if state.first != NO_FACE else state.second),
        "floor": state.top_floor(),
        "pool": state.realms[state.seat].pool,
        "summon": "yes" if state.may_summon() else "no",
    }
    if isinstance(step, Payment):
        values["spirit"] = step.spirit.name
    if isinstance(step, End):
        values["closing"] = "yes"  # choosing `done` here ends the turn: nobody need confirm it once more
    return values


def _face_name(face: int) -> str:
    return "" if face == NO_FACE else FACE_NAMES[face]


# --- the table -------------------------------------------------------------------------------------------------------


def sketch(
    state: State,
    say: Say,
    width: int = 100,
    viewer: int = 0,
    names: Sequence[str] = (),
    recent: Sequence[Event] = (),
    tight: bool = False,
) -> list[Line]:
    """The whole table, the realm of `viewer` first; `recent` events are marked where they happened.

    `tight` is for low windows: no empty lines, and the cards by name only.
    """
    lines = _table(state, say, width, viewer, names, recent, tight)
    return [line for line in lines if _length(line)] if tight else lines


def _table(
    state: State, say: Say, width: int, viewer: int, names: Sequence[str], recent: Sequence[Event], tight: bool
) -> list[Line]:
    assert isinstance(state, Castle)
    order = [(viewer + step) % state.seats for step in range(state.seats)]
    asked = state.actor == viewer  # else what somebody else may choose would look like one's own choices
    realms = [_realm(state, seat, say, names, recent, asked and seat == viewer) for seat in order]
    castle = [*_castle(state, say, recent, asked), [], _legend(say)]
    layouts: list[list[Line]] = []
    for rows in range(1, len(realms) + 1):
        per_row = -(-len(realms) // rows)  # two rows of four are two and two, not three and one
        below: list[Line] = []
        for first in range(0, len(realms), per_row):
            below += [[], *_side_by_side(realms[first : first + per_row])]
        room = width - GAP - 1 - _width(castle)  # for a panel beside the castle
        if room >= PANEL:
            layouts.append([*_side_by_side([castle, _panel(state, say, room)]), *below])
        room = width - GAP - 1 - _width([*castle, *below])  # for a panel beside all
        if room >= PANEL:
            layouts.append(_side_by_side([[*castle, *below], _panel(state, say, room)]))
        layouts.append([*castle, *below, [], *_panel(state, say, width, tight)])
    return min([lines for lines in layouts if _width(lines) <= width] or layouts[-1:], key=len)


def _castle(s: Castle, say: Say, recent: Sequence[Event], asked: bool) -> list[Line]:
    columns = 1 + max([cell % CANVAS_COLUMNS for cell in s.layout.cells])
    rows = 1 + max([cell // CANVAS_COLUMNS for cell in s.layout.cells])
    free = _choosable(s, (TAKE, PAIR, DESTROY)) if asked else []
    moved = [str(event.values["cell"]) for event in recent if "cell" in event.values]
    tiles = sum(s.floors)
    lines: list[Line] = [[(say("sketch-castle"), "title"), ("  ", "")]]
    lines[0].append((say("sketch-floor", floor=s.top_floor(), tiles=tiles), "quiet"))
    lines.append(_column_names(columns))
    for row in range(rows):
        line: Line = [(f"{row + 1:2}", "label")]
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


def _realm(s: Castle, seat: int, say: Say, names: Sequence[str], recent: Sequence[Event], asked: bool) -> list[Line]:
    realm = s.realms[seat]
    places = (PLACE, BUILD, PAY, SET, TURN, LIFT, DROP, WILD)
    free = _choosable(s, places) if asked else []
    moved = _touched(recent, seat)
    width = 2 + CELL * realm.shape.columns
    points = say("sketch-points", count=s.scores()[seat])
    name = f"{SEAT_SHAPES[seat]} {names[seat] if seat < len(names) else say('player', number=seat + 1)}"
    name = name[: width - len(points) - 1]
    title: Line = [(name, f"seat-{seat}"), (" " * (width - len(name) - len(points)), ""), (points, "title")]
    lines: list[Line] = [title, _column_names(realm.shape.columns)]
    for row in range(realm.shape.rows):
        line: Line = [(f"{row + 1:2}", "label")]
        for column in range(realm.shape.columns):
            space = row * REALM_COLUMNS + column
            mark = FREE if space in free else MOVED if SPACE_NAMES[space] in moved else " "
            line += [(mark, "free" if mark == FREE else "moved"), *_space(realm, space, space in free)]
        lines.append(line)
    return [*lines, _owned(s, seat, say)]


def _owned(s: Castle, seat: int, say: Say) -> Line:
    realm = s.realms[seat]
    words = [say("sketch-shrines", count=realm.pool)]
    if realm.tokens:
        words.append(say("sketch-tokens", count=realm.tokens))
    line: Line = [("  " + ", ".join(words), "quiet")]
    hand = [face for face in (s.first, s.second) if face != NO_FACE] if seat == s.seat else []
    if hand:
        line += [("  ", ""), (say("sketch-hand"), "hand")]
        for face in hand:
            line += [(" ", ""), _tile(face, 3)]
    return line


def _space(realm: Realm, space: int, free: bool) -> Line:
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


def _column_names(columns: int) -> Line:
    return [("  " + "".join(f"  {chr(97 + column)} " for column in range(columns)), "label")]


def _choosable(s: Castle, families: tuple[Family, ...]) -> list[int]:
    """The places that a choice of these families names."""
    places = []
    for choice in s.legal():
        for family in families:
            if family.has(choice):
                places.append(family.index(choice) // (KINDS if family is WILD else 1))
    return places


def _touched(recent: Sequence[Event], seat: int) -> list[str]:
    own = [event.values for event in recent if event.values.get("seat") == seat]
    return [str(values[name]) for values in own for name in ("space", "source", "target") if name in values]


# --- beside the table ------------------------------------------------------------------------------------------------


def _panel(s: Castle, say: Say, width: int, tight: bool = False) -> list[Line]:
    """Countdown, supply, and the cards with what they do."""
    lines: list[Line] = [_countdown(s, say)]
    parts: list[Line] = [[(say("sketch-last-round"), "moved")]] if s.last_turn else []
    parts.append([(say("sketch-supply"), "title"), ("  ", ""), (say("sketch-shrines", count=s.supply), "quiet")])
    for part in parts:
        if _length(lines[-1]) + 3 + _length(part) <= width:
            lines[-1] += [("   ", ""), *part]
        else:
            lines.append(part)
    if not tight:
        return [*lines, *cards(s, say, width, quiet=True)]
    for key, style in _cards_in_play(s):
        if _length(lines[-1]) + 3 + len(say(key)) > width:
            lines.append([])
        lines[-1] += [("   " if lines[-1] else "", ""), (say(key), style)]
    return lines


def _countdown(s: Castle, say: Say) -> Line:
    """C-9: the stack, then the single tokens from the `!` space on; the rightmost is taken first."""
    single = max(0, s.seats - s.summons)
    stack = TOKENS - s.summons - single
    line: Line = [(say("sketch-countdown"), "title"), (f"  {stack}", "")]
    for space in range(s.seats):
        name = "!" if space == 0 else str(space + 1)
        line += [(f"  {name}", "moved" if space == 0 else "quiet"), ("●" if space < single else "○", "")]
    return line


def _cards_in_play(s: Castle) -> list[Span]:
    """The keys of their texts, with their styles."""
    spirits = [(f"spirit-{spirit.name}", "spirit") for spirit in s.spirits]
    return spirits + [(f"dragon-{DRAGON_NAMES[dragon]}", "dragon-card") for dragon in s.dragons]


def cards(state: State, say: Say, width: int = 100, quiet: bool = False) -> list[Line]:
    """The cards in play with their effects."""
    assert isinstance(state, Castle)
    entries = _cards_in_play(state)
    if not entries:
        return [] if quiet else [[(say("sketch-no-cards"), "quiet")]]
    lines: list[Line] = []
    for key, style in entries:
        name = say(key)
        rest = textwrap.wrap(say("named", name=name, text=say(key + ".effect")), width)
        lines.append([(name, style), (rest[0][len(name) :], "quiet")])
        lines += [[(text, "quiet")] for text in rest[1:]]
    return lines


def unseen(state: State, say: Say, width: int = 100) -> list[Line]:
    """C-86: how many copies of each face nobody has seen yet."""
    assert isinstance(state, Castle)
    lines: list[Line] = [[(say("sketch-unseen", count=state.unseen.total), "")]]
    names = [say(f"kind-{kind}") for kind in KIND_NAMES]
    for kind, name in enumerate(names[:KINDS]):
        line: Line = [(f"  {name:{max(map(len, names))}} ", "title")]
        for face, count in enumerate(state.unseen.counts):
            if KIND_OF[face] == kind:
                bar = "■" * count + "·" * (COPIES - count)
                line += [_tile(face, 3), (f" {bar}  ", "" if count else "quiet")]
        lines.append(line)
    return lines


SHEETS: dict[str, Callable[[Any, Say, int], list[Line]]] = {"cards": cards, "unseen": unseen}  # asked for by name


def _legend(say: Say) -> Line:
    line: Line = []
    for letter, kind in zip(KIND_LETTERS, KIND_NAMES, strict=True):
        line += [(letter, f"{kind}-3"), (f" {say('letter-' + letter)}  ", "quiet")]
    return line


def key_lines(say: Say) -> list[Line]:
    """How to read the table."""
    back: Line = [("2", "back"), (BACK, "back-pattern"), (f"  {say('sketch-key-back')}", "")]
    roof: Line = [(f"2{ROOF}", "shrine"), (f"  {say('sketch-key-shrine')}", "")]
    free: Line = [(f"{FREE}  ", "free"), (f"  {say('sketch-key-free')}", "")]
    moved: Line = [(f"{MOVED}  ", "moved"), (f"  {say('sketch-key-moved')}", "")]
    return [[("2M4", "merchant-2"), (f"  {say('sketch-key-tile')}", "")], back, roof, free, moved, _legend(say)]


def _length(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def _width(lines: list[Line]) -> int:
    return max(_length(line) for line in lines)


def _side_by_side(blocks: list[list[Line]]) -> list[Line]:
    """Blocks next to each other, top lines level."""
    lines: list[Line] = []
    for number in range(max(len(block) for block in blocks)):
        line: Line = []
        for at, block in enumerate(blocks):
            part = block[number] if number < len(block) else []
            line += part
            if at < len(blocks) - 1:
                line.append((" " * (_width(block) - _length(part) + GAP), ""))
        lines.append(line)
    return lines
