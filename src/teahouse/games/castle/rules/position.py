"""A position of Dragon Castle as text: docs/notation/castle.md says what the fields are.

Only what still matters is written (the cell of the first tile while a second may be taken, the floor of a turned tile
while shrines may be built on it), so that equal positions read the same, whatever way led there.
"""

from __future__ import annotations

from typing import Final

from teahouse.core.bag import filled
from teahouse.core.errors import OptionError, PositionError
from teahouse.core.options import as_written, complete
from teahouse.core.position import Fields, of_options, read_seats, write
from teahouse.core.record import SEATS
from teahouse.games.castle.rules.choices import CANVAS, CANVAS_COLUMNS, CANVAS_ROWS, CELL_NAMES, REALM_COLUMNS
from teahouse.games.castle.rules.choices import SPACE_NAMES as SPACES
from teahouse.games.castle.rules.layouts import MAX_HEIGHT, find_layout
from teahouse.games.castle.rules.pieces import (
    COPIES,
    DESTRUCTION,
    DRAGON_NAMES,
    ELEGANCE,
    FACE_NAMES,
    FACES,
    KIND_LETTERS,
    KIND_OF,
    NO_FACE,
    SHRINES,
    SPIRIT_NAMES,
)
from teahouse.games.castle.rules.position_checks import check
from teahouse.games.castle.rules.position_steps import MANY, read_step, step_word
from teahouse.games.castle.rules.realm import BIT, SHAPES, Realm, spaces_of
from teahouse.games.castle.rules.rulings import OPTIONS, Rulings, read_cards
from teahouse.games.castle.rules.spirits import SPIRITS
from teahouse.games.castle.rules.state import FORFEITED, Castle, TurnedSet, new_castle

VERSION: Final = 1
NAME: Final = "castle"
ENDINGS: Final[list[str]] = ["dragon-summoned", "castle-empty"]
OWNED: Final[list[str]] = ["pool", "sets", "discards", "away", "tokens"]
EMPTY: Final = "--"
FACE_DOWN: Final = "xx"
SHRINE: Final = "##"
UNKNOWN: Final = "?"
ENDLESS: Final = "unlimited"  # the supply of shrines, by option (C-26)

# --- writing ---------------------------------------------------------------------------------------------------------


def to_text(s: Castle) -> str:
    fields = [
        ("turn", f"{s.turn} {SEATS[s.seat]}"),
        ("last", str(s.last_turn) if s.last_turn else ""),
        ("over", s.ending),
        ("spirits", " ".join([spirit.name for spirit in s.spirits])),
        ("dragons", " ".join([DRAGON_NAMES[dragon] for dragon in s.dragons])),
        ("castle", _castle(s)),
        ("unseen", _unseen(s.unseen.counts)),
        ("supply", str(s.supply) if s.rulings.supply_limited else ENDLESS),
    ]
    for seat, realm in enumerate(s.realms):
        fields.append((f"realm-{SEATS[seat]}", draw_realm(realm)))
        fields.append((f"owns-{SEATS[seat]}", _owns(realm)))
    fields += [
        ("called", " ".join([SPIRIT_NAMES[number] for number in range(len(SPIRIT_NAMES)) if s.is_called(number)])),
        ("hand", _hand(s)),
        ("from", _from(s)),
        ("short-side", "taken" if s.short_side_taken and s.is_called(ELEGANCE) else ""),
        ("turned", " ".join(sorted([_turned(turned) for turned in s.turned]))),
        ("pending", " ".join([step_word(step) for step in s.pending])),
    ]
    return write(NAME, VERSION, s.seats, s.rulings.options, fields)


def _castle(s: Castle) -> str:
    """Rows from the top, a cell is `.` or the height of its stack and the face on top, `?` where nobody has seen it."""
    rows: list[str] = []
    for row in range(CANVAS_ROWS):
        words: list[str] = []
        for cell in range(row * CANVAS_COLUMNS, (row + 1) * CANVAS_COLUMNS):
            face = s.top[cell]
            shown = FACE_NAMES[face] if face != NO_FACE else UNKNOWN
            words.append(f"{s.height[cell]}{shown}" if s.height[cell] else ".")
        rows.append(" ".join(without_tail(words, ".")))
    return " / ".join(without_tail(rows, "")) or "."


def without_tail(words: list[str], tail: str) -> list[str]:
    end = len(words)
    while end > 0 and words[end - 1] == tail:
        end -= 1
    return words[:end]


def _unseen(counts: list[int]) -> str:
    """For every type how many copies of its faces nobody has seen."""
    words: list[str] = []
    for kind, letter in enumerate(KIND_LETTERS):
        digits = "".join([str(counts[face]) for face in range(FACES) if KIND_OF[face] == kind])
        words.append(letter + digits)
    return " ".join(words)


def draw_realm(realm: Realm) -> str:
    """Rows from the top: `--` empty, `2M4` two tiles with a face-up M4, `2xx` face-down, `2##` with a shrine on top."""
    rows: list[str] = []
    for row in range(realm.shape.rows):
        words: list[str] = []
        for column in range(realm.shape.columns):
            space = row * REALM_COLUMNS + column
            top = SHRINE if realm.shrines & BIT[space] else FACE_DOWN
            if realm.face[space] != NO_FACE:
                top = FACE_NAMES[realm.face[space]]
            words.append(f"{realm.height[space]}{top}" if realm.height[space] else EMPTY)
        rows.append(" ".join(words))
    return " / ".join(rows)


def _owns(realm: Realm) -> str:
    numbers = [realm.pool, realm.set_points, realm.discard_points, realm.discards, realm.tokens]
    return " ".join([f"{name}={number}" for name, number in zip(OWNED, numbers, strict=True)])


def _hand(s: Castle) -> str:
    """The tile taken first, `-` once it is placed, and the second."""
    if s.second == NO_FACE:
        return FACE_NAMES[s.first] if s.first != NO_FACE else ""
    first = FACE_NAMES[s.first] if s.first != NO_FACE else "-"
    return f"{first} {FACE_NAMES[s.second]}"


def _from(s: Castle) -> str:
    matters = s.first != NO_FACE and s.second == NO_FACE
    return f"{CELL_NAMES[s.first_cell]} {s.first_floor}" if matters else ""


def _turned(turned: TurnedSet) -> str:
    """Its tiles with their floors, and the shrines that may still be built on it; `-` if they were forfeited."""
    tiles = [f"{SPACES[space]}.{turned.floors[space]}" for space in spaces_of(turned.tiles)]
    allowance = "-" if turned.allowance == FORFEITED else str(turned.allowance)
    return f"{'+'.join(tiles)}={allowance}"


# --- reading ---------------------------------------------------------------------------------------------------------


def from_text(text: str) -> Castle:
    """The position; raises PositionError for a text that is none, or an impossible one."""
    f = Fields(text)
    if (f.game, f.version) != (NAME, str(VERSION)):
        raise PositionError("", f"begins with '{NAME} {VERSION}', not '{f.game} {f.version}'")
    seats = read_seats(f, [2, 3, 4])
    try:
        options = complete(OPTIONS, as_written(OPTIONS, f.values("options")))
        s = new_castle(seats, find_layout(options["layout"], seats), SHAPES[options["realm"]], Rulings(options))
        _read_cards(f, s, options)
    except OptionError as problem:
        raise of_options(problem) from None
    turn, seat = f.so_many("turn", 2, "7 A")
    s.turn = f.number("turn", turn, 0, MANY)
    s.seat = f.seat("turn", seat, seats)
    s.last_turn = f.number("last", f.so_many("last", 1, "9")[0], 1, MANY) if f.has("last") else 0
    s.ending = ENDINGS[f.pick("over", f.so_many("over", 1, ENDINGS[0])[0], ENDINGS)] if f.has("over") else ""
    _read_castle(f, s)
    _read_unseen(f, s)
    _read_supply(f, s)
    for number, realm in enumerate(s.realms):
        lay_realm(f, f"realm-{SEATS[number]}", realm)
        _read_owned(f, f"owns-{SEATS[number]}", realm)
    s.summons = sum([realm.tokens for realm in s.realms])
    _read_turn(f, s)
    s.pending = [read_step(f, s, word, options) for word in f.some("pending")]
    f.nothing_else()
    check(s)
    return s


def _read_supply(f: Fields, s: Castle) -> None:
    """C-26. A supply that never ends was written as a number once; it is not counted any more."""
    word = f.so_many("supply", 1, "20")[0]
    if s.rulings.supply_limited:
        s.supply = f.number("supply", word, 0, SHRINES)
    elif word != ENDLESS:
        f.number("supply", word, -MANY, SHRINES)


def _read_cards(f: Fields, s: Castle, options: dict[str, str]) -> None:
    spirits = [f.pick("spirits", word, SPIRIT_NAMES) for word in f.some("spirits")]
    dragons = [f.pick("dragons", word, DRAGON_NAMES) for word in f.some("dragons")]
    for field, names, found in (("spirits", SPIRIT_NAMES, spirits), ("dragons", DRAGON_NAMES, dragons)):
        cards = read_cards(field, options[field], options["cards"])
        most = len(cards.named) or cards.draw
        if len(set(found)) < len(found):
            raise f.wrong(field, "a card is named twice")
        if len(found) > most:
            raise f.wrong(field, f"option '{field}' is '{options[field]}': at most {most} cards, not {len(found)}")
        for card in found:
            if card not in (cards.named or cards.pool):
                raise f.wrong(field, f"'{names[card]}' is not in play with option '{field}' as '{options[field]}'")
    s.spirits = [SPIRITS[number] for number in spirits]
    s.dragons = dragons


def _rows(f: Fields, field: str, example: str) -> list[list[str]]:
    rows: list[list[str]] = [[]]
    for word in f.words(field, example):
        if word == "/":
            rows.append([])
        else:
            rows[-1].append(word)
    return rows


def _read_castle(f: Fields, s: Castle) -> None:
    rows = _rows(f, "castle", "2M1 1? . / 1S3")
    if len(rows) > CANVAS_ROWS or max([len(row) for row in rows]) > CANVAS_COLUMNS:
        raise f.wrong("castle", f"has at most {CANVAS_ROWS} rows of {CANVAS_COLUMNS} cells")
    s.height = [0] * (CANVAS + 1)
    for row, words in enumerate(rows):
        for column, word in enumerate(words):
            if word == ".":
                continue
            cell = row * CANVAS_COLUMNS + column
            name, most = CELL_NAMES[cell], s.layout.heights[cell]
            height = word[:1]
            if height not in ("1", "2", "3") or (word[1:] != UNKNOWN and word[1:] not in FACE_NAMES):
                raise f.wrong("castle", f"{name} is '{word[:40]}'; a cell reads '.', '2M1' or '2?'")
            if int(height) > most:
                raise f.wrong("castle", f"{name} has {height} tiles, but at most {most} in this layout")
            s.height[cell] = int(height)
            if word[1:] != UNKNOWN:
                s.show(cell, FACE_NAMES.index(word[1:]))
    s.floors = [0] + [sum([1 for height in s.height if height >= floor]) for floor in range(1, MAX_HEIGHT + 1)]
    s.find_free()


def _read_unseen(f: Fields, s: Castle) -> None:
    example = _unseen([COPIES] * FACES)
    words = f.so_many("unseen", len(KIND_LETTERS), example)
    counts: list[int] = []
    for kind, letter in enumerate(KIND_LETTERS):
        digits = words[kind][1:]
        number = KIND_OF.count(kind)
        if words[kind][:1] != letter or len(digits) != number:
            raise f.wrong("unseen", f"'{words[kind][:40]}' should be {letter} and {number} digits, one per face")
        counts += [f.number("unseen", digit, 0, COPIES) for digit in digits]
    s.unseen = filled(counts)


def lay_realm(f: Fields, field: str, realm: Realm) -> None:
    rows = _rows(f, field, "-- 1M4 2xx 2## -- --")
    columns = realm.shape.columns
    if len(rows) != realm.shape.rows or any(len(row) != columns for row in rows):
        size = " / ".join([str(len(row)) for row in rows])
        raise f.wrong(field, f"has {realm.shape.rows} rows of {columns} spaces, not {size}")
    for row, words in enumerate(rows):
        for column, word in enumerate(words):
            if word == EMPTY:
                continue
            space = row * REALM_COLUMNS + column
            digits = word[:-2]
            right = digits.isascii() and digits.isdecimal() and len(digits) < 4 and int(digits) > 0
            if not right or (word[-2:] not in (FACE_DOWN, SHRINE) and word[-2:] not in FACE_NAMES):
                raise f.wrong(field, f"{SPACES[space]} is '{word[:40]}'; a space reads '--', '1M4', '2xx' or '2##'")
            up = word[-2:] in FACE_NAMES
            for _ in range(int(digits) - up):
                realm.put_face_down(space)
            if up:
                realm.put(FACE_NAMES.index(word[-2:]), space)
            elif word[-2:] == SHRINE:
                realm.shrines |= BIT[space]


def _read_owned(f: Fields, field: str, realm: Realm) -> None:
    f.words(field, _owns(realm))
    values = f.values(field)
    for name in values:
        f.pick(field, name, OWNED)
    numbers = [f.number(field, values.get(name, "0"), 0, MANY) for name in OWNED]
    realm.pool, realm.set_points, realm.discard_points, realm.discards, realm.tokens = numbers


def _read_turn(f: Fields, s: Castle) -> None:
    for word in f.some("called"):
        s.called |= BIT[f.pick("called", word, SPIRIT_NAMES)]
    hand = f.some("hand")
    if len(hand) > 2:
        raise f.wrong("hand", f"holds at most two tiles, not {len(hand)}")
    if hand and hand[0] != "-":
        s.first = f.pick("hand", hand[0], FACE_NAMES)
    if len(hand) == 2:
        s.second = f.pick("hand", hand[1], FACE_NAMES)
    if s.first != NO_FACE and s.second == NO_FACE:
        cell, floor = f.so_many("from", 2, "c4 2")
        s.first_cell = f.pick("from", cell, CELL_NAMES)
        s.first_floor = f.number("from", floor, 1, MAX_HEIGHT)
        under = s.first_floor - 1 - s.height[s.first_cell]  # Destruction may have taken the tile below it, too (C-67)
        if s.layout.heights[s.first_cell] < s.first_floor or not 0 <= under <= s.is_called(DESTRUCTION):
            raise f.wrong("from", f"no tile of floor {s.first_floor} has just been taken from {cell}")
    elif f.has("from"):
        raise f.wrong("from", "is written while one tile is in hand, and a second one may be taken")
    if f.has("short-side"):
        f.pick("short-side", f.so_many("short-side", 1, "taken")[0], ["taken"])
        s.short_side_taken = True
    s.turned = [_read_turned(f, s, word) for word in f.some("turned")]


def _read_turned(f: Fields, s: Castle, word: str) -> TurnedSet:
    tiles, _, allowance = word.partition("=")
    floors = [0] * len(s.realms[s.seat].height)
    mask = 0
    for tile in tiles.split("+"):
        name, _, floor = tile.partition(".")
        space = f.pick("turned", name, SPACES)
        if space >= len(floors) or not s.realms[s.seat].shape.spaces & BIT[space]:
            raise f.wrong("turned", f"{name} is no space of this realm")
        floors[space] = f.number("turned", floor, 1, MANY)
        mask |= BIT[space]
    return TurnedSet(mask, floors, FORFEITED if allowance == "-" else f.number("turned", allowance, 0, SHRINES))
