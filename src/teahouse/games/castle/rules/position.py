"""A position of Dragon Castle as text: docs/notation/castle.md says what the fields are.

Only what still matters is written (the cell of the first tile while a second may be taken, the floor of a turned tile
while shrines may be built on it), so that equal positions read the same, whatever way led there.
"""

from __future__ import annotations

from typing import Any, Final

from teahouse.core.bag import filled
from teahouse.core.errors import OptionError, PositionError
from teahouse.core.options import complete
from teahouse.core.position import Fields, of_options, read_seats, write
from teahouse.core.record import SEATS
from teahouse.core.state import AUTO, CHANCE, Step
from teahouse.games.castle.rules.calling import Payment, find_spirit
from teahouse.games.castle.rules.castle_spirits import Destroy
from teahouse.games.castle.rules.choices import CANVAS, CANVAS_COLUMNS, CANVAS_ROWS, CELL_NAMES, REALM_COLUMNS
from teahouse.games.castle.rules.choices import SPACE_NAMES as SPACES
from teahouse.games.castle.rules.consolidating import (
    BUILD_ON,
    BUILDING,
    CHECK,
    CONSOLIDATE_SETS,
    ENLARGE,
    Build,
    Building,
    Check,
    ConsolidateSets,
    Enlarge,
)
from teahouse.games.castle.rules.layouts import MAX_HEIGHT, find_layout
from teahouse.games.castle.rules.pieces import (
    COPIES,
    DRAGON_NAMES,
    ELEGANCE,
    FACE_NAMES,
    FACES,
    KIND_LETTERS,
    KIND_OF,
    NO_FACE,
    SHRINES,
    SPIRIT_NAMES,
    TILES,
    TOKENS,
    WINDOW_NAMES,
)
from teahouse.games.castle.rules.realm import BIT, SHAPES, Realm, spaces_of
from teahouse.games.castle.rules.realm_spirits import DropShrine, DropTile, LiftShrine, LiftTile, TurnTile
from teahouse.games.castle.rules.rulings import OPTIONS, Rulings, read_cards
from teahouse.games.castle.rules.set_spirits import BeautySet, CunningSet, ExtraShrine, Wild
from teahouse.games.castle.rules.setting_up import DrawDragon, DrawSpirit
from teahouse.games.castle.rules.spirits import SPIRITS
from teahouse.games.castle.rules.state import FORFEITED, Castle, TurnedSet, new_castle
from teahouse.games.castle.rules.turn import (
    BEGIN,
    CONTINUE,
    END_OF_TURN,
    END_WINDOW,
    NEXT_TURN,
    PLACE_TILE,
    TURN,
    UNCOVER,
    Begin,
    Continue,
    End,
    EndOfTurn,
    NextTurn,
    Place,
    Turn,
    Uncover,
)

VERSION: Final = 1
NAME: Final = "castle"
MANY: Final = 9999
ENDINGS: Final[list[str]] = ["dragon-summoned", "castle-empty"]
OWNED: Final[list[str]] = ["pool", "sets", "discards", "away", "tokens"]
EMPTY: Final = "--"
FACE_DOWN: Final = "xx"
SHRINE: Final = "##"
UNKNOWN: Final = "?"

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
        ("supply", str(s.supply)),
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


def step_word(step: Step[Any]) -> str:
    """A step and what it has to remember, as `name:this:that`; whose it is says the turn."""
    for name, kind in PLAIN.items():
        if type(step) is kind:
            return name
    if isinstance(step, Uncover):
        return f"uncover:{CELL_NAMES[step.cell]}"
    if isinstance(step, Payment):
        return f"payment:{step.spirit.name}:{WINDOW_NAMES[step.window]}"
    if isinstance(step, Destroy):
        return f"destroy:{WINDOW_NAMES[step.window]}"
    if isinstance(step, Wild):
        return f"wild:{WINDOW_NAMES[step.window]}"
    if isinstance(step, LiftShrine):
        return f"lift-shrine:{MUST[1] if step.must else MUST[0]}"
    if isinstance(step, DropShrine):
        return f"drop-shrine:{SPACES[step.source]}"
    if isinstance(step, LiftTile):
        return f"lift-tile:{step.moves}:{SPACES[spaces_of(step.moved)[0]] if step.moved else '-'}"
    if isinstance(step, DropTile):
        return f"drop-tile:{SPACES[step.source]}:{step.moves}"
    raise ValueError(f"{type(step).__name__} has no word")


PLAIN: Final[dict[str, type[Step[Any]]]] = {
    "turn": Turn,
    "continue": Continue,
    "place": Place,
    "end": End,
    "enlarge": Enlarge,
    "build": Build,
    "turn-tile": TurnTile,
    "beauty-set": BeautySet,
    "cunning-set": CunningSet,
    "extra-shrine": ExtraShrine,
    "next-turn": NextTurn,
    "begin": Begin,
    "end-of-turn": EndOfTurn,
    "check": Check,
    "consolidate-sets": ConsolidateSets,
    "building": Building,
    "draw-spirit": DrawSpirit,
    "draw-dragon": DrawDragon,
}
MUST: Final[list[str]] = ["may", "must"]
STEPS: Final[dict[str, int]] = dict.fromkeys(PLAIN, 0) | {  # name -> how much it has to remember
    "uncover": 1,
    "payment": 2,
    "destroy": 1,
    "wild": 1,
    "lift-shrine": 1,
    "drop-shrine": 1,
    "lift-tile": 2,
    "drop-tile": 2,
}

# --- reading ---------------------------------------------------------------------------------------------------------


def from_text(text: str) -> Castle:
    """The position; raises PositionError for a text that is none, or an impossible one."""
    f = Fields(text)
    if (f.game, f.version) != (NAME, str(VERSION)):
        raise PositionError("", f"begins with '{NAME} {VERSION}', not '{f.game} {f.version}'")
    seats = read_seats(f, [2, 3, 4])
    try:
        options = complete(OPTIONS, f.values("options"))
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
    s.supply = f.number("supply", f.so_many("supply", 1, "20")[0], -MANY, SHRINES)
    for number, realm in enumerate(s.realms):
        _read_realm(f, f"realm-{SEATS[number]}", realm)
        _read_owned(f, f"owns-{SEATS[number]}", realm)
    s.summons = sum([realm.tokens for realm in s.realms])
    _read_turn(f, s)
    s.pending = [_read_step(f, s, word, options) for word in f.some("pending")]
    f.nothing_else()
    check(s)
    return s


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


def _read_realm(f: Fields, field: str, realm: Realm) -> None:
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
        if s.layout.heights[s.first_cell] < s.first_floor or s.height[s.first_cell] != s.first_floor - 1:
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


def _read_step(f: Fields, s: Castle, word: str, options: dict[str, str]) -> Step[Any]:
    name, *rest = word.split(":")
    if name not in STEPS:
        f.pick("pending", name, list(STEPS))
    if len(rest) != STEPS[name]:
        raise f.wrong("pending", f"'{name}' is followed by {STEPS[name]} words, not {len(rest)}")
    seat = s.seat
    ready: dict[str, Step[Any]] = {
        "turn": TURN[seat],
        "continue": CONTINUE[seat],
        "place": PLACE_TILE[seat],
        "end": END_WINDOW[seat],
        "enlarge": ENLARGE[seat],
        "build": BUILD_ON[seat],
        "next-turn": NEXT_TURN,
        "begin": BEGIN,
        "end-of-turn": END_OF_TURN,
        "check": CHECK,
        "consolidate-sets": CONSOLIDATE_SETS,
        "building": BUILDING,
    }
    if name in ready:
        return ready[name]
    if name == "draw-spirit":
        return DrawSpirit(read_cards("spirits", options["spirits"], options["cards"]).pool)
    if name == "draw-dragon":
        return DrawDragon(read_cards("dragons", options["dragons"], options["cards"]).pool)
    if name == "turn-tile":
        return TurnTile(seat)
    if name == "beauty-set":
        return BeautySet(seat)
    if name == "cunning-set":
        return CunningSet(seat)
    if name == "extra-shrine":
        return ExtraShrine(seat)
    if name == "uncover":
        return UNCOVER[f.pick("pending", rest[0], CELL_NAMES)]
    if name == "payment":
        spirit = find_spirit(s, f.pick("pending", rest[0], SPIRIT_NAMES))
        if spirit is None:
            raise f.wrong("pending", f"the spirit '{rest[0]}' is not in play")
        return Payment(seat, spirit, f.pick("pending", rest[1], WINDOW_NAMES))
    if name == "destroy":
        return Destroy(seat, f.pick("pending", rest[0], WINDOW_NAMES))
    if name == "wild":
        return Wild(seat, f.pick("pending", rest[0], WINDOW_NAMES))
    if name == "lift-shrine":
        return LiftShrine(seat, f.pick("pending", rest[0], MUST) == 1)
    if name == "drop-shrine":
        return DropShrine(seat, _space(f, s, rest[0]))
    if name == "lift-tile":
        moved = 0 if rest[1] == "-" else BIT[_space(f, s, rest[1])]
        return LiftTile(seat, f.number("pending", rest[0], 0, MANY), moved)
    return DropTile(seat, _space(f, s, rest[0]), f.number("pending", rest[1], 0, MANY))


def _space(f: Fields, s: Castle, word: str) -> int:
    space = f.pick("pending", word, SPACES)
    if not s.realms[s.seat].shape.spaces & BIT[space]:
        raise f.wrong("pending", f"{word} is no space of this realm")
    return space


# --- is it possible? -------------------------------------------------------------------------------------------------


def check(s: Castle) -> None:
    """Raises PositionError where pieces are missing or too many, or nobody could have come to this decision."""
    _check_tiles(s)
    _check_shrines(s)
    if s.summons > TOKENS:
        raise PositionError("owns-A", f"there are {TOKENS} countdown tokens, not {s.summons} (C-29)")
    if s.turn and s.seat != (s.turn - 1) % s.seats:
        whose = SEATS[(s.turn - 1) % s.seats]
        raise PositionError("turn", f"turn {s.turn} is one of {whose}, not of {SEATS[s.seat]} (C-5)")
    for number in range(len(SPIRIT_NAMES)):
        if s.is_called(number) and find_spirit(s, number) is None:
            raise PositionError("called", f"the spirit '{SPIRIT_NAMES[number]}' is not in play (C-49)")
    if not s.pending:
        if not s.ending:
            raise PositionError("pending", "is missing, but the game is not over")
        return
    if s.ending:
        raise PositionError("pending", f"nothing is decided any more once the game is over ({s.ending})")
    _check_decision(s)


def _check_tiles(s: Castle) -> None:
    """C-1: 116 tiles, four of each face."""
    hand = [face for face in (s.first, s.second) if face != NO_FACE]
    places = sum(s.height) + sum([sum(realm.height) + realm.discards for realm in s.realms]) + len(hand)
    if places != TILES:
        raise PositionError("castle", f"{places} tiles in castle, realms, hand and away; there are {TILES} (C-1)")
    seen = [face for face in s.top if face != NO_FACE] + hand
    for realm in s.realms:
        seen += [face for face in realm.face if face != NO_FACE]
    for face in range(FACES):
        if s.unseen.counts[face] + seen.count(face) > COPIES:
            number = s.unseen.counts[face] + seen.count(face)
            raise PositionError("unseen", f"{number} copies of {FACE_NAMES[face]}; there are {COPIES} (C-1)")
    covered = sum([height - 1 for height in s.height if height > 0])
    unknown = sum([1 for cell in range(CANVAS) if s.height[cell] > 0 and s.top[cell] == NO_FACE])
    if s.unseen.total != covered + unknown:
        right = covered + unknown
        raise PositionError("unseen", f"{s.unseen.total} tiles, but {right} lie unseen in the castle (C-20)")
    waiting = [step.cell for step in s.pending if isinstance(step, Uncover)]
    for cell in range(CANVAS):
        if s.height[cell] and s.top[cell] == NO_FACE and cell not in waiting:
            raise PositionError("castle", f"{CELL_NAMES[cell]} is unknown, and no step uncovers it (C-20)")
    for cell in waiting:
        if s.height[cell] == 0 or s.top[cell] != NO_FACE or waiting.count(cell) > 1:
            raise PositionError("pending", f"there is nothing to uncover at {CELL_NAMES[cell]} (C-20)")


def _check_shrines(s: Castle) -> None:
    """C-26, C-52: shrines are in the supply, in pools, on stacks, or in the box where they leave the game."""
    out = sum([realm.pool + len(spaces_of(realm.shrines)) for realm in s.realms])
    boxed = SHRINES - s.supply - out
    if boxed < 0 or (boxed > 0 and s.rulings.paid_shrine_returns):
        raise PositionError("supply", f"{s.supply} and {out} with the players; there are {SHRINES} shrines (C-26)")
    if s.supply < 0 and s.rulings.supply_limited:
        raise PositionError("supply", f"takes whole numbers from 0, not {s.supply} (C-26)")


def _check_decision(s: Castle) -> None:
    """Who decides has something to choose, and holds what the decision is about."""
    step = s.pending[-1]
    word = step_word(step)
    if step.actor == AUTO:
        raise PositionError("pending", f"'{word}' waits for nobody: a position ends with a decision or a draw")
    if step.actor != CHANCE and s.turn == 0:
        raise PositionError("turn", "nobody decides before the first turn")
    holding = (s.first != NO_FACE) + (s.second != NO_FACE)
    if isinstance(step, Turn) and holding:
        raise PositionError("hand", "is empty when a turn begins (C-22)")
    if isinstance(step, Continue) and (s.first == NO_FACE or s.second != NO_FACE):
        raise PositionError("hand", "holds one tile while a second one may be taken (C-24)")
    if isinstance(step, Place) and not holding:
        raise PositionError("hand", "is empty, but a tile is to be placed (C-31)")
    if isinstance(step, (Turn, End)) and any(realm.sets() for realm in s.realms):
        raise PositionError(f"realm-{SEATS[s.seat]}", "a group of four or more is not consolidated (C-37)")
    if not s.legal():
        raise PositionError("pending", f"'{word}' offers nothing to choose")
