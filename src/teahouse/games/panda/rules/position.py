"""A position of Way of the Panda as text: docs/notation/panda.md says what the fields are.

Only what a rule, a choice or a score looks at now or later is written, and nothing that follows from the rest, so that
equal positions read the same, whatever way led there:

- Guards in supply, ninjas left uncovered, freed locations, and what is left of tiles, buildings and bases follow from
  what lies on the map, on the sheets and on the cards.
- `board` names for every space who chose it, in this order. That says what it takes now (P-39), how many guards each
  player has there, and where each player stands: no space before the last one is open (P-38), so the last is the
  furthest. The order between different spaces is forgotten; neither a rule nor an eye can tell.
- `ap` holds the stacks. In which order markers came to different spaces does not matter: they are compared only on one
  space; until they meet there one of them has to move, and whichever moves last lies on top, wherever it was (P-20).
- Once the game is over all guards have been taken back and all have passed; how the last round went is forgotten.
"""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import OptionError, PositionError
from teahouse.core.options import complete
from teahouse.core.position import Fields, of_options, read_seats, write
from teahouse.games.panda.rules.actions import find_actions
from teahouse.games.panda.rules.board import find_board
from teahouse.games.panda.rules.choices import CARD_NAMES, FIRST_AREA, PLACE_NAMES, SPACE_NAMES, WAY_NAMES
from teahouse.games.panda.rules.pieces import (
    BLUE_NAMES,
    BUILDING_NAMES,
    CAPITAL,
    CHAMPION_NAMES,
    CHAMPIONS,
    CITY,
    FIGURES,
    GREEN_NAMES,
    NEUTRAL,
    NO_CARD,
    NO_TILE,
    NOBODY,
    PENALTIES,
    PIECE,
    QUEST,
    ROAD_TILE_KINDS,
    SEAT_NAMES,
    SEATS,
    SHEET,
    SOURCE_NAMES,
    SOURCES,
    SPECIAL_SPACES,
    START,
    TILE_NAMES,
)
from teahouse.games.panda.rules.position_checks import ENDINGS, TRIGGERS, check
from teahouse.games.panda.rules.position_steps import read_steps, road_name, step_words
from teahouse.games.panda.rules.roads import ChooseTile
from teahouse.games.panda.rules.rulings import OPTIONS, Rulings, read_missions, read_row
from teahouse.games.panda.rules.state import Panda, new_panda
from teahouse.games.panda.rules.turn import special_in_play

VERSION: Final = 1
NAME: Final = "panda"
MANY: Final = 999_999_999  # there is no limit to points and turns
ACTIVE: Final = "active"
LAID: Final = "tile-"
LAID_NEUTRAL: Final = "tile-neutral"

# --- writing ---------------------------------------------------------------------------------------------------------


def to_text(s: Panda) -> str:
    over = s.ending != ""
    fields = [
        ("turn", f"{s.turn} {SEAT_NAMES[s.seat]}"),
        ("round", _round(s)),
        ("trigger", "" if over else s.trigger),
        ("over", s.ending),
        ("order", " ".join([SEAT_NAMES[seat] for seat in s.order])),
        ("passed", "" if over else _seats(s.passed)),
        ("ap", _stacks(s)),
        ("missions", _missions(s)),
        ("race", _race(s)),
        ("special", _special(s)),
        ("used", _seats(s.special_used) if _use_matters(s) else ""),
        ("row", " ".join([CARD_NAMES[card] for card in s.row])),
        ("board", "" if over else _board(s)),
        ("roads", _roads(s)),
        ("places", _places(s)),
    ]
    for seat in range(s.seats):
        fields.append((f"owns-{SEAT_NAMES[seat]}", _owns(s, seat)))
        fields.append((f"points-{SEAT_NAMES[seat]}", _points(s, seat)))
    fields.append(("pending", " ".join(step_words(s))))
    return write(NAME, VERSION, s.seats, s.rulings.options, fields)


def _round(s: Panda) -> str:
    """PR-57: `active` where nothing else shows that somebody did something."""
    if s.round == 0:
        return ""
    shown = s.placed or (_use_matters(s) and any(s.special_used))
    return f"{s.round} {ACTIVE}" if s.active and not shown and not s.ending else str(s.round)


def _use_matters(s: Panda) -> bool:
    """P-83: once per round, as long as the card is there; PO-7: no limit."""
    return s.ending == "" and special_in_play(s) and not s.rulings.a9_every_turn


def _seats(flags: list[bool]) -> str:
    return " ".join([SEAT_NAMES[seat] for seat, flag in enumerate(flags) if flag])


def _stacks(s: Panda) -> str:
    """The stacks of the AP track, fewest first, each from top to bottom: the order of P-43."""
    words: list[str] = []
    ap = s.board.ap_min - 1
    for seat in s.by_ap():
        if s.ap[seat] == ap:
            words[-1] += SEAT_NAMES[seat]
        else:
            ap = s.ap[seat]
            words.append(f"{ap}={SEAT_NAMES[seat]}")
    return " ".join(words)


def _missions(s: Panda) -> str:
    words = [GREEN_NAMES[s.green]] if s.green != NO_CARD else []
    return " ".join(words + ([BLUE_NAMES[s.blue]] if s.blue != NO_CARD else []))


def _race(s: Panda) -> str:
    return " ".join([f"{SEAT_NAMES[seat]}={s.progress[seat]}" for seat in range(s.seats) if s.progress[seat] != NOBODY])


def _special(s: Panda) -> str:
    return " ".join([f"{space + 1}={SEAT_NAMES[seat]}" for space, seat in enumerate(s.special) if seat != NOBODY])


def _board(s: Panda) -> str:
    words: list[str] = []
    for space, name in enumerate(SPACE_NAMES[: len(s.needs)]):
        letters = "".join([SEAT_NAMES[code % SEATS] for code in s.placed if code // SEATS == space])
        if letters:
            words.append(f"{name}={letters}")
    return " ".join(words)


def _roads(s: Panda) -> str:
    """What lies there: figures, or a tile. Complete without a tile is a road full of figures (P-56)."""
    words: list[str] = []
    for road in range(s.board.land.roads):
        tile = s.tile[road]
        what = "".join([SEAT_NAMES[seat] * s.figures_of(road, seat) for seat in range(s.seats)])
        if tile not in (NO_TILE, FIGURES):
            what = LAID_NEUTRAL if tile == NEUTRAL else LAID + SEAT_NAMES[tile]
        if what:
            words.append(f"{road_name(s, road)}={what}")
    return " ".join(words)


def _places(s: Panda) -> str:
    words: list[str] = []
    for place, built in enumerate(s.built):
        parts = ["city"] if built >= CITY else []
        parts += [BUILDING_NAMES[kind] for kind in range(CHAMPIONS) if built & PIECE[kind]]
        if parts:
            words.append(f"{PLACE_NAMES[place]}={'capital' if built == CAPITAL else '+'.join(parts)}")
    return " ".join(words)


def place_names(s: Panda) -> list[str]:
    """Where a champion may be: locations, then border areas."""
    return PLACE_NAMES[: s.board.land.places] + WAY_NAMES[FIRST_AREA : FIRST_AREA + s.board.land.areas]


def _owns(s: Panda, seat: int) -> str:
    """The champions that are not on the sheet, and the tiles that are; strength with the printed one."""
    words: list[str] = []
    names = place_names(s)
    at = seat * CHAMPIONS
    for champion in range(CHAMPIONS):
        if s.place[at + champion] != SHEET:
            words.append(f"{CHAMPION_NAMES[champion]}={names[s.place[at + champion]]}")
    for champion in range(CHAMPIONS):
        if s.strength[at + champion] != s.board.printed:
            words.append(f"{TILE_NAMES[champion]}={s.strength[at + champion]}")
    for champion in range(CHAMPIONS):
        if s.quests[at + champion] > 0:
            words.append(f"{TILE_NAMES[QUEST + champion]}={s.quests[at + champion]}")
    return " ".join(words)


def _points(s: Panda, seat: int) -> str:
    words: list[str] = []
    for source, name in enumerate(SOURCE_NAMES):
        points = s.earned[seat * SOURCES + source]
        if points != (s.board.vp_start if source == START else 0):
            words.append(f"{name}={points}")
    return " ".join(words)


# --- reading ---------------------------------------------------------------------------------------------------------


def from_text(text: str) -> Panda:
    """The position; raises PositionError for a text that is none, or an impossible one."""
    f = Fields(text)
    if (f.game, f.version) != (NAME, str(VERSION)):
        raise PositionError("", f"begins with '{NAME} {VERSION}', not '{f.game} {f.version}'")
    seats = read_seats(f, [2, 3, 4])
    try:
        options = complete(OPTIONS, f.values("options"))
        rulings = Rulings(options)
        board = find_board(options["board"], rulings.gates)
        read_missions(options["missions"])
        read_row(options["cards"], board)
    except OptionError as problem:
        raise of_options(problem) from None
    s = new_panda(seats, board, rulings, find_actions(board, rulings, options))
    turn, seat = f.so_many("turn", 2, "7 A")
    s.turn = f.number("turn", turn, 0, MANY)
    s.seat = f.seat("turn", seat, seats)
    _read_end(f, s)
    _read_order(f, s)
    _read_missions(f, s)
    s.row = [f.pick("row", word, CARD_NAMES[: len(board.cards)]) for word in f.some("row")]
    if len(set(s.row)) < len(s.row):
        raise f.wrong("row", "a city card is named twice")
    _read_board(f, s)
    _read_round(f, s)
    _read_roads(f, s)
    _read_places(f, s)
    for number in range(seats):
        _read_owned(f, s, number)
        _read_points(f, s, number)
    s.pending = read_steps(f, s)
    f.nothing_else()
    _follow(s)
    check(s)
    return s


def _read_end(f: Fields, s: Panda) -> None:
    if f.has("trigger"):
        s.trigger = TRIGGERS[f.pick("trigger", f.so_many("trigger", 1, TRIGGERS[0])[0], TRIGGERS)]
    if f.has("over"):
        s.ending = ENDINGS[f.pick("over", f.so_many("over", 1, ENDINGS[0])[0], ENDINGS)]
        for field in ("trigger", "passed", "board", "used"):
            if f.has(field):
                raise f.wrong(field, "is not written once the game is over: all is taken back (P-93)")
        s.trigger = s.ending if s.ending in TRIGGERS else ""
        s.passed = [True] * s.seats


def _read_order(f: Fields, s: Panda) -> None:
    """Turn order, who has passed, and the AP; left out it is A, B, … and the stack of PR-1."""
    if f.has("order"):
        s.order = _all_seats(f, s, "order", f.words("order", "B A"))
    for word in f.some("passed"):
        s.passed[f.seat("passed", word, s.seats)] = True
    stacked = s.order
    if f.has("ap"):
        letters: list[str] = []
        board = s.board
        for value, stack in sorted(
            [(f.number("ap", word, board.ap_min, board.ap_max), seats) for word, seats in f.values("ap").items()]
        ):
            for letter in stack:
                s.ap[f.seat("ap", letter, s.seats)] = value
                letters.append(letter)
        stacked = _all_seats(f, s, "ap", letters)
    s.arrivals = stacked[::-1]


def _all_seats(f: Fields, s: Panda, field: str, words: list[str]) -> list[int]:
    found = [f.seat(field, word, s.seats) for word in words]
    if sorted(found) != list(range(s.seats)):
        names = ", ".join(SEAT_NAMES[: s.seats])
        raise f.wrong(field, f"names every player once ({names}), not '{' '.join(words)[:40]}'")
    return found


def _read_missions(f: Fields, s: Panda) -> None:
    for word in f.some("missions"):
        f.pick("missions", word, [*GREEN_NAMES, *BLUE_NAMES])
        if (s.green if word in GREEN_NAMES else s.blue) != NO_CARD:
            raise f.wrong("missions", f"one green and one blue card at most; '{word}' is one too many (P-35)")
        if word in GREEN_NAMES:
            s.green = GREEN_NAMES.index(word)
        else:
            s.blue = BLUE_NAMES.index(word)
    for letter, steps in f.values("race").items():
        most = s.board.green[s.green].target - 1 if s.green != NO_CARD else 0
        s.progress[f.seat("race", letter, s.seats)] = f.number("race", steps, 0, max(0, most))
    for number, letter in f.values("special").items():
        space = f.number("special", number, 1, SPECIAL_SPACES) - 1
        if s.special[space] != NOBODY:
            raise f.wrong("special", f"space {space + 1} is given twice")
        s.special[space] = f.seat("special", letter, s.seats)
    for letter in f.some("used"):
        s.special_used[f.seat("used", letter, s.seats)] = True


def _read_round(f: Fields, s: Panda) -> None:
    s.active = len(s.placed) > 0 or any(s.special_used)
    if not f.has("round"):
        return
    words = f.words("round", "3")
    if not 1 <= len(words) <= 2:
        raise f.wrong("round", f"is a number, and '{ACTIVE}' where only that shows that somebody acted (PR-57)")
    s.round = f.number("round", words[0], 1, MANY)
    if len(words) == 2:
        f.pick("round", words[1], [ACTIVE])
        s.active = True


def _read_board(f: Fields, s: Panda) -> None:
    known = SPACE_NAMES[: len(s.needs)]
    chosen = f.values("board")
    for name in chosen:
        f.pick("board", name, known)
    for space, name in enumerate(known):
        for letter in chosen.get(name, ""):
            seat = f.seat("board", letter, s.seats)
            s.on_board[seat] += s.needs[space]
            s.needs[space] += s.board.more_guards
            s.placed.append(space * SEATS + seat)
            s.position[seat] = space


def _read_roads(f: Fields, s: Panda) -> None:
    land = s.board.land
    names = [road_name(s, road) for road in range(land.roads)]
    owners = SEAT_NAMES[: s.seats]
    for name, what in f.values("roads").items():
        road = f.pick("roads", name, names)
        covered = land.ninjas[road]
        if what == LAID_NEUTRAL:
            s.tile[road] = NEUTRAL
        elif what.startswith(LAID) and what[len(LAID) :] in owners:
            s.tile[road] = owners.index(what[len(LAID) :])
        elif not what or any(letter not in owners for letter in what):
            reads = f"figures like 'AAB', 'tile-A' or '{LAID_NEUTRAL}'"
            raise f.wrong("roads", f"{name} is '{what[:40]}'; a road reads {reads}, with players {', '.join(owners)}")
        elif len(what) > covered:
            raise f.wrong("roads", f"{len(what)} figures on {name}, which has {covered} ninjas (P-9)")
        else:
            covered = len(what)
            for letter in what:
                s.figures[road * s.seats + owners.index(letter)] += 1
        s.uncovered[road] -= covered
        s.guards[land.end_a[road]] += covered
        if land.end_b[road] < land.places:
            s.guards[land.end_b[road]] += covered


def _read_places(f: Fields, s: Panda) -> None:
    for name, what in f.values("places").items():
        place = f.pick("places", name, PLACE_NAMES[: s.board.land.places])
        for part in what.split("+"):
            number = f.pick("places", part, [*BUILDING_NAMES, "city", "capital"])
            bits = PIECE[number] if number < CHAMPIONS else CITY if part == "city" else CAPITAL
            if s.built[place] & bits:
                raise f.wrong("places", f"{name} is '{what[:40]}'; a kind of building stands there once (P-59)")
            s.built[place] |= bits
        if s.built[place] == CAPITAL - CITY:
            raise f.wrong("places", f"{name} has three buildings: it is a 'city', and the pieces are taken back (P-62)")


def _read_owned(f: Fields, s: Panda, seat: int) -> None:
    field = f"owns-{SEAT_NAMES[seat]}"
    board = s.board
    for name, value in f.values(field).items():
        number = f.pick(field, name, [*CHAMPION_NAMES, *TILE_NAMES])
        at = seat * CHAMPIONS + number % CHAMPIONS
        if number < CHAMPIONS:
            s.place[at] = f.pick(field, value, place_names(s))
        elif number < CHAMPIONS + QUEST:
            s.strength[at] = f.number(field, value, board.printed, board.most_strength)
        else:
            s.quests[at] = f.number(field, value, 0, board.most_quests)


def _read_points(f: Fields, s: Panda, seat: int) -> None:
    field = f"points-{SEAT_NAMES[seat]}"
    for name, value in f.values(field).items():
        source = f.pick(field, name, SOURCE_NAMES)
        lost = source == PENALTIES
        s.earned[seat * SOURCES + source] = f.number(field, value, -MANY if lost else 0, 0 if lost else MANY)
    s.points[seat] = sum(s.earned[seat * SOURCES : (seat + 1) * SOURCES])


def _follow(s: Panda) -> None:
    """What follows from the rest: complete roads, freed locations, and all that is left in the supplies."""
    land = s.board.land
    asked = [step.road for step in s.pending if isinstance(step, ChooseTile)]
    for road in range(land.roads):
        if s.tile[road] == NO_TILE and s.uncovered[road] == 0 and road not in asked:
            s.tile[road] = FIGURES
        elif s.tile[road] not in (NO_TILE, FIGURES):
            shelf = s.seats if s.tile[road] == NEUTRAL else s.tile[road]
            s.road_tiles[shelf * ROAD_TILE_KINDS + land.tile_kind[road]] -= 1
    for place, built in enumerate(s.built):
        waits = any(road in asked for road in land.roads_at[place])
        s.freed[place] = s.guards[place] == land.ninjas_at[place] and not waits
        for kind in range(CHAMPIONS):
            s.pieces[kind] -= 1 if built & PIECE[kind] else 0
        s.bases -= 1 if built >= CITY else 0
        s.capitals += 1 if built == CAPITAL else 0
    for seat in range(s.seats):
        on_roads = sum([s.figures_of(road, seat) for road in range(land.roads)])
        on_cards = s.special.count(seat) + (1 if s.progress[seat] != NOBODY else 0)
        s.supply[seat] -= on_roads + on_cards + s.on_board[seat]
        for champion in range(CHAMPIONS):
            s.tiles[champion] -= s.strength[seat * CHAMPIONS + champion] - s.board.printed
            s.tiles[QUEST + champion] -= s.quests[seat * CHAMPIONS + champion]
