"""Tang Garden as text: lines of (text, style) spans. Pure; whoever prints them decides what a style looks like.

The garden is in garden.py; here are the table around it and the sheets. `say` is the voice of `teahouse.text`: every
word comes from there.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from typing import Any

from teahouse.core.state import Event, State
from teahouse.core.words import Say
from teahouse.draw.letters import (
    FREE,
    MOVED,
    SEAT_SHAPES,
    Row,
    flow,
    length,
    player_line,
    side_by_side,
    titled,
    width_of,
)
from teahouse.games.tang.rules.choices import CHARACTER_WORDS, KIND_WORDS, LANTERN_WORDS, SOLO_LANTERN_WORDS
from teahouse.games.tang.rules.pieces import (
    BIT,
    BONUS_COUNT,
    CHARACTER_COUNT,
    FIRST_TREE,
    ICON_COUNT,
    ICONS,
    KIND_COUNT,
    LANDSCAPE_NAMES,
    LARGE,
    NO_LANDSCAPE,
    NO_TILE,
    NOBODY,
    SIDE_SLOTS,
    SIDES,
    SIZES,
    SMALL,
    STACK_SIZE,
    STACKS,
    bits_of,
)
from teahouse.games.tang.rules.scoring import character_points, decorations_in_sight, line_of_sight
from teahouse.games.tang.rules.solo_characters import influences_open
from teahouse.games.tang.rules.state import NOWHERE, Tang
from teahouse.games.tang.sketch.garden import (
    ARROWS,
    CHARACTER_SIGNS,
    COURT_SIGN,
    EDGE_STYLES,
    KIND_SIGNS,
    SITE_SIGNS,
    SITE_STYLES,
    garden,
    small_tile,
)
from teahouse.games.tang.words.facts import facts
from teahouse.games.tang.words.names import EDGE_SIGNS, card_name, icons

GAP = 2
PANEL = 36  # the least width at which a column of its own is worth it
REACHED, AHEAD, PERSON = "■", "·", "c"


def sketch(
    state: State,
    say: Say,
    width: int = 100,
    viewer: int = 0,
    names: Sequence[str] = (),
    recent: Sequence[Event] = (),
    tight: bool = False,
) -> list[Row]:
    """The whole table, the board of `viewer` first; `recent` events are marked where they happened.

    `tight` is for low windows: no empty lines.
    """
    assert isinstance(state, Tang)
    mine = state.actor == viewer  # else what somebody else may choose would look like one's own choices
    left = garden(state, say, recent, mine, tight)
    room = width - width_of(left) - GAP
    if room >= PANEL:
        lines = side_by_side([left, _panel(state, say, room, viewer, names, tight)], GAP)
    else:
        lines = [*left, [], *_panel(state, say, width, viewer, names, tight)]
    return [line for line in lines if length(line)] if tight else lines


def _panel(s: Tang, say: Say, width: int, viewer: int, names: Sequence[str], tight: bool) -> list[Row]:
    order = [(viewer + step) % s.seats for step in range(s.seats)]
    lines: list[Row] = []
    for seat in order:
        lines += [*_player(s, seat, say, width, names), *([] if tight or s.seats > 3 else [[]])]
    return [*lines, *_views(s, say, width), *_table(s, say, width)]


# --- a player ---


def _player(s: Tang, seat: int, say: Say, width: int, names: Sequence[str]) -> list[Row]:
    points = say("sketch-points", count=s.scores()[seat], coins=s.coins[seat])
    title = player_line(seat, names, points, say, width)
    parts: list[Row] = []
    if s.seats > 1:
        parts += [_track(s, seat, terrain) for terrain in range(3)]
    lines = [title, *flow(parts, width)]
    if s.active[seat] != NOBODY:
        lines += flow([_active(s, seat, say)], width)
    lines += flow([*_lanterns(s, seat, say), *_tokens(s, seat, say)], width)
    cards = [
        [(f"{s.cards[seat * KIND_COUNT + kind]} {say('kind-' + KIND_WORDS[kind])}", "card")]
        for kind in range(KIND_COUNT)
        if s.cards[seat * KIND_COUNT + kind]
    ]
    return lines + flow(cards, width)


def _track(s: Tang, seat: int, terrain: int) -> Row:
    """Positions from 1 on: reached, or what waits there: coins, or a character for all three cubes."""
    at = s.cubes[seat * 3 + terrain]
    signs = ""
    for position in range(1, s.board.last_position + 1):
        coins = s.board.column_coins[position]
        ahead = PERSON if position in s.board.character_columns else str(coins) if coins else AHEAD
        signs += REACHED if position <= at else ahead
    return [(EDGE_SIGNS[terrain], EDGE_STYLES[terrain]), (signs, "")]


def _active(s: Tang, seat: int, say: Say) -> Row:
    word = CHARACTER_WORDS[s.active[seat]]
    if s.seats == 1:
        own = [CHARACTER_WORDS[c] for c in range(CHARACTER_COUNT) if s.owner[c] == seat and s.at[c] == NOWHERE]
        return [(", ".join(say(f"character-{name}") for name in own), f"seat-{seat}")]
    name = say(f"character-{word}")
    whole = say("named", name=name, text=say(f"character-{word}.skill", **facts(s)))
    return [(name, f"seat-{seat}"), (whole.removeprefix(name), "quiet")]


def _lanterns(s: Tang, seat: int, say: Say) -> list[Row]:
    words = SOLO_LANTERN_WORDS if s.seats == 1 else LANTERN_WORDS
    parts: list[Row] = []
    for number, word in enumerate(words):
        used = s.used[seat] & BIT[number] != 0
        name = say(f"sketch-lantern-{word}")
        parts.append([(f"({name})", "quiet") if used else (f"☼{name}", "token")])
    return parts


def _tokens(s: Tang, seat: int, say: Say) -> list[Row]:
    large, small = s.owned[seat * 2 + LARGE], s.owned[seat * 2 + SMALL]
    parts: list[Row] = []
    if large or small:
        parts.append([(f"{large}(L) {small}(S)", "token")])
    if s.holds_token[seat]:
        parts.append([(say("sketch-character-token"), "token")])
    return parts


# --- beside the garden ---


def _views(s: Tang, say: Say, width: int) -> list[Row]:
    """T-82: the landscapes of the four sides, with their icons added up."""
    lines: list[Row] = [[(say("sketch-views"), "title")]]
    for side, name in enumerate(SIDES):
        shown = [s.slots[side * SIDE_SLOTS + slot] for slot in range(SIDE_SLOTS)]
        slots = " ".join(LANDSCAPE_NAMES[one] if one != NO_LANDSCAPE else "--" for one in shown)
        counts = [
            (ICONS[icon], sum(s.board.icons[one * ICON_COUNT + icon] for one in shown if one != NO_LANDSCAPE))
            for icon in range(ICON_COUNT)
        ]
        words = ", ".join(f"{count} {say('icon-' + icon)}" for icon, count in counts if count)
        first = f"{name} {ARROWS[side]} {slots}  "
        texts = textwrap.wrap(words, width - 4) if len(first) + len(words) > width else []
        lines.append([(f"{name} {ARROWS[side]} ", "title"), (slots, "quiet"), (f"  {words}" if not texts else "", "")])
        lines += [[(f"    {text}", "")] for text in texts]
    return lines


def _table(s: Tang, say: Say, width: int) -> list[Row]:
    """What is on offer, and how far the game is."""
    lines: list[Row] = []
    for size in (LARGE, SMALL):
        offered = [one for one in s.visible[size * 2 : size * 2 + 2] if one != NO_LANDSCAPE]
        words = " · ".join(f"{LANDSCAPE_NAMES[one]} {icons(s, one, say)}" for one in offered)
        lines += _about(say(f"sketch-{SIZES[size]}"), words or "–", width)
    row = ", ".join(say(f"character-{CHARACTER_WORDS[character]}") for character in s.row)
    deck = len(bits_of(s.characters))
    lines += _about(say("sketch-row"), f"{row or '–'} {say('sketch-deck', count=deck)}", width)
    if s.drawn:
        cards = ", ".join(card_name(say, card) for card in s.drawn)
        lines += _about(say("sketch-drawn"), cards, width)
    if s.seats == 1:
        lines += _solo(s, say, width)
    else:
        progress = say("sketch-tokens-left", count=s.tokens_left, end=s.board.end_tokens)
        lines += flow([[(progress, "moved" if s.trigger else "quiet")]], width)
        if s.trigger:
            lines.append([(say("sketch-last-round"), "moved")])
    return lines


def _solo(s: Tang, say: Say, width: int) -> list[Row]:
    """T-87, T-91: what is left to cover, the next character, and the display."""
    lines: list[Row] = [[(say("sketch-spaces-left", count=len(s.board.inner) - s.covered), "title")]]
    ahead = [threshold for threshold in s.board.thresholds if threshold > s.coins[0]]
    if influences_open(s) > 0:
        lines.append([(say("sketch-influence-open"), "free")])
    elif ahead:
        lines.append([(say("sketch-next-character", coins=ahead[0]), "quiet")])
    if s.display:
        tiles = [[(f"{number}:", "quiet"), *small_tile(s, tile)] for number, tile in enumerate(s.display)]
        lines += flow([[(say("sketch-display"), "title")], *tiles], width)
    return lines


def _about(title: str, words: str, width: int) -> list[Row]:
    """A title and what belongs to it."""
    return titled((title, "title"), f"{title} {words}", width, indent="  ")


# --- sheets, asked for by name ---


def characters(state: State, say: Say, width: int = 100) -> list[Row]:
    """Every character with skill and sight preference, and where it is."""
    assert isinstance(state, Tang)
    s = state
    lines: list[Row] = []
    told = facts(s)
    for character, word in enumerate(CHARACTER_WORDS):
        if s.owner[character] >= 0:
            where = say("player", number=s.owner[character] + 1)
        else:
            where = say("sketch-face-up") if character in s.row else ""
        lines += _about(
            f"{CHARACTER_SIGNS[character]} {say('character-' + word)}",
            f"{say('character-' + word + '.effect', **told)}{f' [{where}]' if where else ''}",
            width,
        )
    return lines


def views(state: State, say: Say, width: int = 100) -> list[Row]:
    """T-79: what every mini in the garden sees, and earns as things stand."""
    assert isinstance(state, Tang)
    s = state
    lines: list[Row] = []
    for mini, word in enumerate(CHARACTER_WORDS):
        if s.at[mini] == NOWHERE or s.owner[mini] < 0:
            continue
        cells = line_of_sight(s, mini)
        text = say(
            "sketch-sees",
            name=say(f"character-{word}"),
            side=SIDES[s.at[mini] % 4],
            decorations=decorations_in_sight(s, cells),
            points=character_points(s, mini),
        )
        lines.append([(f"{SEAT_SHAPES[s.owner[mini]]} ", f"seat-{s.owner[mini]}"), (text, "")])
    return lines or [[(say("sketch-no-minis"), "quiet")]]


def supply(state: State, say: Say, width: int = 100) -> list[Row]:
    """The decorations left, where they can go, and the cards nobody has seen."""
    assert isinstance(state, Tang)
    s = state
    lines: list[Row] = []
    names = [say("kind-" + word) for word in KIND_WORDS]
    widest = max([len(name) for name in names])
    for kind, name in enumerate(names):
        site = s.board.site[kind]
        cards = sum(s.deck[kind * BONUS_COUNT : (kind + 1) * BONUS_COUNT])
        text = say("sketch-supply", left=s.supply[kind], free=s.free[site], cards=cards)
        lines.append([(KIND_SIGNS[kind], SITE_STYLES[site] + "-on"), (f" {name:{widest}}  ", "title"), (text, "")])
    return lines


def tiles(state: State, say: Say, width: int = 100) -> list[Row]:
    """The tiles of each stack that nobody has seen; edges N, E, S, W."""
    assert isinstance(state, Tang)
    s = state
    lines: list[Row] = []
    for stack in range(4):
        numbers = [stack * STACK_SIZE + number for number in bits_of(s.unseen[stack])]
        up = [] if s.face_up[stack] == NO_TILE else [[("▸", "free"), *small_tile(s, s.face_up[stack])]]
        lines += flow([[(say("stack-" + STACKS[stack]), "title")], *up, *[small_tile(s, t) for t in numbers]], width)
    return lines


SHEETS: dict[str, Callable[[Any, Say, int], list[Row]]] = {
    "characters": characters,
    "views": views,
    "supply": supply,
    "tiles": tiles,
}


def key_lines(say: Say) -> list[Row]:
    """How to read the table."""
    edges: list[Row] = [
        [(EDGE_SIGNS[edge] * 2, EDGE_STYLES[edge]), (f" {say('sketch-key-' + EDGE_STYLES[edge])}", "")]
        for edge in range(6)
    ]
    kinds: list[Row] = [
        [(KIND_SIGNS[kind], "tile"), (f" {say('kind-' + KIND_WORDS[kind])}", "")] for kind in range(KIND_COUNT)
    ]
    return [
        *flow(edges, 90),
        [(SITE_SIGNS[0], "greenery"), (SITE_SIGNS[3], "bridge"), (f"  {say('sketch-key-spot')}", "")],
        *flow(kinds[:FIRST_TREE], 90),
        *flow(kinds[FIRST_TREE:], 90),
        [(COURT_SIGN, "court"), (f"  {say('sketch-key-court')}", "")],
        [("●Po↓", "seat-0-tile"), (f"  {say('sketch-key-mini')}", "")],
        [("(L)(S)", "token"), (f"  {say('sketch-key-token')}", "")],
        [(EDGE_SIGNS[0], "greenery"), ("■■1c·2c", ""), (f"  {say('sketch-key-track')}", "")],
        [("☼", "token"), (f"  {say('sketch-key-lantern')}", "")],
        [(FREE, "free"), (f"  {say('sketch-key-free')}  ", ""), (MOVED, "moved"), (f"  {say('sketch-key-moved')}", "")],
    ]
