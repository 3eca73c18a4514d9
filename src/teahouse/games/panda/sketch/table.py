"""Way of the Panda as text: lines of (text, style) spans. Pure; whoever prints them decides what a style looks like.

Every player has a shape and every champion and building a letter, so nothing depends on colour. `say` is the voice of
`teahouse.text`: every word comes from there. `map` draws the map.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from teahouse.core.state import Event, State
from teahouse.core.words import Say
from teahouse.draw import letters
from teahouse.draw.letters import FREE as FREE_MARK
from teahouse.draw.letters import MOVED, SEAT_SHAPES, Row, between_spans, length, player_name, titled
from teahouse.games.panda.rules.bonus import FreeAction, OneBonus
from teahouse.games.panda.rules.choices import (
    APPEAR,
    BUILD,
    CAMP,
    CARD_NAMES,
    FREE,
    GUARD,
    MOVE,
    PLACE_NAMES,
    SPACE,
    SPACE_NAMES,
    WAY_NAMES,
)
from teahouse.games.panda.rules.missions import SPECIAL
from teahouse.games.panda.rules.pieces import (
    BLUE_NAMES,
    BUILDING_NAMES,
    CHAMPION_NAMES,
    CHAMPIONS,
    COLUMN_NAMES,
    COLUMNS,
    GREEN_NAMES,
    NEUTRAL_COLUMN,
    NO_CARD,
    NOBODY,
    QUEST,
    SHEET,
    TILE_NAMES,
)
from teahouse.games.panda.rules.scoring import champion_points
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.rules.turn import Turn
from teahouse.games.panda.sketch.map import Marks, map_lines, road_line
from teahouse.games.panda.words.facts import facts
from teahouse.games.panda.words.names import action_text, card_text, option_text
from teahouse.games.panda.words.standing import standings

SHAPES = SEAT_SHAPES

STYLES: dict[str, str] = {
    **letters.STYLES,
    "way": "dim",
    "place": "bold",
    "yellow": "bold #c79a10",
    "mark": "bold #c79a10",
    "ninja": "#b3382c",
    "tile": "bold dim",
    "city": "bold",
    "enough": "bold #3f7358",
    "monk": "bold #3b78c4",
    "governor": "bold #3f8a4d",
    "warrior": "bold #c0392b",
    "neutral": "bold",
    "open": "",
    "closed": "dim",
    "green-card": "bold #3f8a4d",
    "blue-card": "bold #3b78c4",
}


def sketch(
    state: State,
    say: Say,
    width: int = 100,
    viewer: int = 0,
    names: Sequence[str] = (),
    recent: Sequence[Event] = (),
    tight: bool = False,
) -> list[Row]:
    """The whole table, the player `viewer` first; `recent` events are marked where they happened.

    `tight` is for low windows: no empty lines, and beside the map only what the question needs.
    """
    assert isinstance(state, Panda)
    chooses = state.actor == viewer  # else what somebody else may choose would look like one's own choices
    lines = [_headline(state, say), *map_lines(state, say, width, _marks(state, chooses, recent))]
    on_board = not state.pending or isinstance(state.pending[-1], Turn | FreeAction | OneBonus)
    if on_board or not chooses:
        lines += [[], *_action_board(state, say, width, chooses)]
    if not tight or not on_board:
        lines += [[], *_tracks(state, say), *_cards_in_short(state, say, width), _supply(state, say)]
    lines += [[], *_players(state, say, width, viewer, names, tight)]
    fitted = [line for part in lines for line in (between_spans(part, width) if length(part) > width else [part])]
    return [line for line in fitted if line] if tight else fitted


def _marks(s: Panda, chooses: bool, recent: Sequence[Event]) -> Marks:
    ways: set[str] = set()
    places: set[str] = set()
    for choice in s.legal() if chooses else []:
        if MOVE.has(choice):
            ways.add(WAY_NAMES[MOVE.index(choice) % MOVE.width])
        elif GUARD.has(choice):
            ways.add(WAY_NAMES[GUARD.index(choice)])
        elif BUILD.has(choice) or APPEAR.has(choice):
            family = BUILD if BUILD.has(choice) else APPEAR
            places.add(PLACE_NAMES[family.index(choice) % family.width])
        elif CAMP.has(choice):
            places.add(PLACE_NAMES[CAMP.index(choice)])
    happened = {str(event.values[name]) for event in recent for name in ("road", "place") if name in event.values}
    return Marks(ways, places, happened)


def _headline(s: Panda, say: Say) -> Row:
    line: Row = [(s.board.title, "title"), (f"  {say('sketch-round', round=s.round)}", "quiet")]
    if s.trigger:
        last = say("named", name=say("sketch-last"), text=say("ending-" + s.trigger))
        line.append((f"  {last}", "moved"))
    return line


# --- the action board ------------------------------------------------------------------------------------------------


def _action_board(s: Panda, say: Say, width: int, chooses: bool) -> list[Row]:
    """A row takes one line where all its options fit beside each other, else two."""
    free = _choosable_options(s) if chooses else set()
    column_width = (width - 3) // COLUMNS
    head: Row = [(f"{say('sketch-ap')} ", "label")]
    for name in COLUMN_NAMES:
        head.append((say(f"column-{name}").ljust(column_width), name))
    lines = [head]
    for row, cost in enumerate(s.board.costs):
        texts = [_cell_texts(s, row * COLUMNS + column, say) for column in range(COLUMNS)]
        one_line = all(6 + len(" / ".join(options)) < column_width for options in texts)
        for number in range(1 if one_line else 2):
            line: Row = [(f"{cost:2} " if number == 0 else "   ", "label")]
            for column, options in enumerate(texts):
                space = row * COLUMNS + column
                shown = " / ".join(options) if one_line else _of_two(options, number)
                line += _cell(s, space, shown, number, free, column_width)
            lines.append(line)
    return lines


def _of_two(options: list[str], number: int) -> str:
    if number >= len(options):
        return ""
    return f"{'ab'[number]} {options[number]}" if len(options) > 1 else options[number]


def _choosable_options(s: Panda) -> set[int]:
    """The spaces that can be chosen now, for guards or for nothing."""
    found = {SPACE.index(choice) // 2 for choice in s.legal() if SPACE.has(choice)}
    return found | {FREE.index(choice) * COLUMNS + NEUTRAL_COLUMN for choice in s.legal() if FREE.has(choice)}


def _cell_texts(s: Panda, space: int, say: Say) -> list[str]:
    return [option_text(words, say).replace(" + ", "+") for words in s.board.cells[space].options]


def _cell(s: Panda, space: int, shown: str, number: int, free: set[int], width: int) -> Row:
    """`▸m3:2 build / Lantern`: the space takes two guards now."""
    style = "open" if space in free else "closed"
    if number > 0:
        return [((" " * 6 + shown)[: width - 1].ljust(width), style)]
    mark = (FREE_MARK, "free") if space in free else (" ", "")
    name = f"{SPACE_NAMES[space]}:{s.needs[space]}"
    column = COLUMN_NAMES[space % COLUMNS]
    return [mark, (name, column if space in free else "closed"), ((" " + shown)[: width - 6].ljust(width - 5), style)]


# --- tracks, cards, supply -------------------------------------------------------------------------------------------


def _tracks(s: Panda, say: Say) -> list[Row]:
    """P-20: the AP track with its stacks, the top marker first; and the points in order."""
    ap: Row = [(f"{say('sketch-ap')} ", "title")]
    order = s.by_ap()
    for value in range(s.board.ap_min, s.board.ap_max + 1):
        here = [seat for seat in order if s.ap[seat] == value]
        ap.append((f" {value}", "title" if here else "quiet"))
        ap += [(SHAPES[seat], f"seat-{seat}") for seat in here]
    vp: Row = [(f"{say('sketch-vp')} ", "title")]
    for value in sorted(set(s.points)):
        vp.append((f" {value}", "title"))
        vp += [(SHAPES[seat], f"seat-{seat}") for seat in range(s.seats) if s.points[seat] == value]
    return [[*ap, ("   ", ""), *vp]]


def _cards_in_short(s: Panda, say: Say, width: int) -> list[Row]:
    row: Row = [(f"{say('sketch-row')} ", "title")]
    for number, card in enumerate(s.row):
        style = "" if number in (0, len(s.row) - 1) else "quiet"
        row.append((f" {CARD_NAMES[card]} ", "label"))
        row.append((card_text(s, card, say) + (" ·" if number < len(s.row) - 1 else ""), style))
    if not s.row:
        row.append((f" {say('sketch-row-empty')}", "quiet"))
    missions: Row = []
    for card, label, names, style in (
        (s.green, "sketch-green", GREEN_NAMES, "green-card"),
        (s.blue, "sketch-blue", BLUE_NAMES, "blue-card"),
    ):
        name = say(f"mission-{names[card]}") if card != NO_CARD else say("sketch-none")
        missions.append((f"{say(label)} ", "title"))
        missions.append((f"{name}  ", style if card != NO_CARD else "quiet"))
    if s.green != NO_CARD and s.board.green[s.green].kind == SPECIAL:
        missions += [
            (f" {n + 1}{SHAPES[seat] if seat != NOBODY else '·'}", f"seat-{seat}" if seat != NOBODY else "quiet")
            for n, seat in enumerate(s.special)
        ]
    return [row, missions]


def _supply(s: Panda, say: Say) -> Row:
    line: Row = [(f"{say('sketch-supply')} ", "title")]
    tiles = [f"{say('tile-' + name)} {s.tiles[tile]}" for tile, name in enumerate(TILE_NAMES)]
    pieces = [f"{say('building-' + name)} {s.pieces[kind]}" for kind, name in enumerate(BUILDING_NAMES)]
    line += [(f" {' '.join(tiles)}", ""), (f"  {' '.join(pieces)}", ""), (f" {say('sketch-bases', count=s.bases)}", "")]
    return [*line, (f"  {say('sketch-neutral')} {_road_tiles(s, s.seats)}", "")]


def _road_tiles(s: Panda, owner: int) -> str:
    """P-4: by the guards they show."""
    one, three, four = s.road_tiles[owner * 3 : owner * 3 + 3]
    return f"[4]{four} [3/2]{three} [1]{one}"


# --- the players -----------------------------------------------------------------------------------------------------


def _players(s: Panda, say: Say, width: int, viewer: int, names: Sequence[str], tight: bool) -> list[Row]:
    """Two lines each, in turn order; the sheets of the others are left out in a low window."""
    lines: list[Row] = []
    for number, seat in enumerate(s.order):
        name = player_name(seat, names, say)
        values = {"points": s.points[seat], "ap": s.ap[seat], "guards": s.supply[seat], "board": s.on_board[seat]}
        line: Row = [(f"{number + 1} ", "label"), (f"{SHAPES[seat]} {name[:12]:12} ", f"seat-{seat}")]
        line.append((say("sketch-player", **values), ""))
        line.append((f"  {say('sketch-roads-left')} {_road_tiles(s, seat)}", "quiet"))
        for note in _notes(s, seat, say):
            line.append((f"  {note}", "moved" if s.passed[seat] else ""))
        lines.append(line)
        if not tight or seat == viewer:
            lines.append(_sheet(s, seat, say))
    return lines


def _notes(s: Panda, seat: int, say: Say) -> list[str]:
    notes: list[str] = []
    if s.round and s.passed[seat]:
        notes.append(say("sketch-passed"))
    elif s.round and s.on_board[seat]:
        notes.append(say("sketch-at", space=SPACE_NAMES[s.position[seat]]))
    gone = [n for n in range(CHAMPIONS) if s.place[seat * CHAMPIONS + n] == SHEET]
    if gone and s.round:
        champions = ", ".join(say(f"champion-{CHAMPION_NAMES[n]}") for n in gone)
        notes.append(say("sketch-vanished", champions=champions))
    if s.progress[seat] != NOBODY:
        notes.append(say("sketch-race", number=s.progress[seat]))
    return notes


def _sheet(s: Panda, seat: int, say: Say) -> Row:
    """P-23: strength and quest tiles of each champion, and what they are worth now."""
    line: Row = [("    ", "")]
    for champion, name in enumerate(CHAMPION_NAMES):
        at = seat * CHAMPIONS + champion
        strength, quest = say(f"tile-{TILE_NAMES[champion]}"), say(f"tile-{TILE_NAMES[champion + QUEST]}")
        line.append((f"{strength} {s.strength[at]}/{s.board.most_strength} ", name))
        worth = champion_points(s, seat, champion)
        line.append((f"{quest} {s.quests[at]}/{s.board.most_quests} ={worth}  ", ""))
    return line


# --- sheets asked for by name ----------------------------------------------------------------------------------------


def actions(state: State, say: Say, width: int = 100) -> list[Row]:
    """The action board in sentences."""
    assert isinstance(state, Panda)
    lines: list[Row] = []
    for space, cell in enumerate(state.board.cells):
        for number, option in enumerate(cell.options):
            head = f"{SPACE_NAMES[space]} {'ab'[number]}" if number == 0 else f"   {'ab'[number]}"
            cost = f" {state.board.costs[cell.row]} AP {state.needs[space]}g " if number == 0 else " " * 9
            text = option_text(option, say, long=True)
            lines.append([(head, COLUMN_NAMES[cell.column]), (cost, "quiet"), (text[: width - 14], "")])
    return lines


def cards(state: State, say: Say, width: int = 100) -> list[Row]:
    """The city row and the missions with what they do."""
    assert isinstance(state, Panda)
    lines: list[Row] = [[(say("sketch-row"), "title"), (f"  ({say('sketch-row-ends')})", "quiet")]]
    for card in state.row:
        long = " + ".join(action_text(words, say, long=True) for words in state.board.cards[card].effects)
        text = card_text(state, card, say) if state.board.cards[card].name == "city6" else long
        lines.append([(f"  {CARD_NAMES[card]} ", "label"), (text, "")])
    if state.green != NO_CARD:
        green = state.board.green[state.green]
        lines += _mission(state, GREEN_NAMES[state.green], "green-card", say, width)
        foreign = not state.rulings.a9_every_turn
        for number, words in enumerate(green.spaces):
            taken = SHAPES[state.special[number]] if state.special[number] != NOBODY else " "
            lines.append([(f"  {number + 1}{taken} ", "label"), (action_text(words, say, True, foreign), "")])
    if state.blue != NO_CARD:
        lines += _mission(state, BLUE_NAMES[state.blue], "blue-card", say, width)
        for seat, values in enumerate(standings(state) if state.round else []):
            lines.append([("  ", ""), (say("scene-blue-now", **values | {"seat": SHAPES[seat]}), f"seat-{seat}")])
    return lines


def _mission(s: Panda, name: str, style: str, say: Say, width: int) -> list[Row]:
    title, effect = say(f"mission-{name}"), say(f"mission-{name}.effect", **facts(s))
    return titled((title, style), say("named", name=title, text=effect), width)


def roads(state: State, say: Say, width: int = 100) -> list[Row]:
    """Every road with its ends, in columns."""
    assert isinstance(state, Panda)
    nothing = Marks(set(), set(), set())
    found = [road_line(state, road, nothing) for road in range(state.board.land.roads)]
    wide = max(length(line) for line in found) + 2
    beside = max(1, width // wide)
    lines: list[Row] = []
    for first in range(0, len(found), beside):
        line: Row = []
        for part in found[first : first + beside]:
            line += [*part, (" " * (wide - length(part)), "")]
        lines.append(line)
    return lines


SHEETS: dict[str, Callable[[Any, Say, int], list[Row]]] = {"actions": actions, "cards": cards, "roads": roads}


def key_lines(say: Say) -> list[Row]:
    """How to read the table."""
    return [
        [("p02 ", "label"), ("Xuefeng", "yellow"), (" !  ", "mark"), ("G", "monk"), ("·· 3/3", ""), _key(say, "place")],
        [("[", "city"), ("·", ""), ("M", "governor"), ("·] 7/6 ✓", ""), _key(say, "city")],
        [("r06 ", "label"), ("●", "seat-0"), ("×", "ninja"), _key(say, "road")],
        [("[●3]", "seat-0"), _key(say, "tile")],
        [("●MGW", "seat-0"), _key(say, "champions")],
        [("m3:2", "monk"), _key(say, "space")],
        [(f"{say('tile-beads')} 2/4", "monk"), (f" {say('tile-lantern')} 1/4 =2", ""), _key(say, "sheet")],
        [(FREE_MARK, "free"), _key(say, "free")],
        [(MOVED, "moved"), _key(say, "moved")],
    ]


def _key(say: Say, name: str) -> tuple[str, str]:
    return f"  {say('sketch-key-' + name)}", ""
