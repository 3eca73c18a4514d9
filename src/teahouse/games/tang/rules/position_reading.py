"""Reading a position of Tang Garden: pieces are laid down as their words say, each taken from what nobody has seen."""

from __future__ import annotations

from teahouse.core.position import Fields
from teahouse.core.record import SEATS
from teahouse.games.tang.rules.choices import (
    CELL_NAMES,
    CHARACTER_WORDS,
    KIND_WORDS,
    LANTERN_WORDS,
    SOLO_LANTERN_WORDS,
    SPOT_WORDS,
)
from teahouse.games.tang.rules.pieces import (
    BIT,
    BONUS_COUNT,
    BRIDGE_SPOT,
    CHARACTER_COUNT,
    EMPTY,
    FIRST_SLOT,
    KIND_COUNT,
    LANDSCAPE_NAMES,
    LARGE,
    LARGE_LANDSCAPES,
    NEUTRAL,
    NO_LANDSCAPE,
    NO_TILE,
    NOBODY,
    ROW,
    SIDE_SLOTS,
    SIDES,
    SIZES,
    SLOTS,
    SMALL,
    STACK_SIZE,
    STACKS,
    TERRAINS,
    TILE_NAMES,
)
from teahouse.games.tang.rules.position_steps import card_word, read_card, read_space
from teahouse.games.tang.rules.position_words import (
    ENDINGS,
    FLAGS,
    MANY,
    NOTHING,
    OWNED,
    ROUND,
    SOLO_ENDINGS,
    SOLO_FIELDS,
    TABLE_FIELDS,
    TRIGGERS,
    UNKNOWN,
)
from teahouse.games.tang.rules.rulings import NOT_GIVEN, START_TILES
from teahouse.games.tang.rules.state import Tang, lay_start

# --- the turn --------------------------------------------------------------------------------------------------------


def read_turn(f: Fields, s: Tang) -> None:
    for field in SOLO_FIELDS if s.seats > 1 else TABLE_FIELDS:
        if f.has(field):
            whom = "one player" if s.seats > 1 else "two to four players"
            raise f.wrong(field, f"is for {whom} (T-85)")
    turn, seat = f.so_many("turn", 2, "7 A")
    s.turn = f.number("turn", turn, 0, MANY)
    s.seat = f.seat("turn", seat, s.seats)
    endings = SOLO_ENDINGS if s.seats == 1 else ENDINGS
    s.ending = _one_of(f, "over", endings)
    s.trigger = _one_of(f, "last-round", TRIGGERS)
    what = _one_of(f, "round", ROUND)
    s.round_placed, s.round_could_build, s.must_build = what == "placed", what == "could-build", what == "must-build"
    for word in f.some("this-turn"):
        f.pick("this-turn", word, FLAGS)
    flags = f.some("this-turn")
    s.lantern_used, s.official_used, s.merchant_used = "lantern" in flags, "official" in flags, "merchant" in flags
    s.two = "two" in flags
    s.opportunities = _one_number(f, "opportunities", len(s.board.character_columns))
    s.column_reached = s.opportunities > 0 or "token" in flags
    s.placed = _one_number(f, "placed", 2)
    for word in f.some("moved"):
        s.advanced |= BIT[f.pick("moved", word, TERRAINS)]


def _one_of(f: Fields, field: str, words: list[str]) -> str:
    """One of the words, or nothing if the field is missing."""
    return words[f.pick(field, f.so_many(field, 1, words[0])[0], words)] if f.has(field) else ""


def _one_number(f: Fields, field: str, most: int) -> int:
    return f.number(field, f.so_many(field, 1, "1")[0], 0, most) if f.has(field) else 0


# --- the table -------------------------------------------------------------------------------------------------------


def read_table(f: Fields, s: Tang) -> None:
    _read_garden(f, s)
    _read_decorations(f, s)
    _read_tokens(f, s)
    _read_landscapes(f, s)
    _read_stacks(f, s)
    _read_deck(f, s)
    s.row = [_take_character(f, s, "row", word) for word in f.some("row")]
    if len(s.row) > ROW:
        raise f.wrong("row", f"holds at most {ROW} characters, not {len(s.row)} (T-19)")


def _read_garden(f: Fields, s: Tang) -> None:
    """T-28, T-29: tile by tile as in play, those first that touch one that lies; all orders lead to the same garden."""
    start = _one_of(f, "start", START_TILES)
    if start:
        if s.rulings.start_tile not in (NOT_GIVEN, START_TILES.index(start)):
            raise f.wrong(
                "start", f"option 'start_tile' is '{START_TILES[s.rulings.start_tile]}', not '{start}' (T-14)"
            )
        lay_start(s, START_TILES.index(start))
    faces: dict[int, int] = {}
    for name, value in f.values("garden").items():
        tile, _, rotation = value.partition(".")
        cell = f.pick("garden", name, CELL_NAMES)
        if not s.is_space[cell]:
            raise f.wrong("garden", f"{name} is no space of the garden ({'T-85' if s.seats == 1 else 'T-9'})")
        faces[cell] = _take_tile(f, s, "garden", tile) * 4 + f.number("garden", rotation, 0, 3)
    while faces:
        ready = [cell for cell in faces if s.asked[cell] != 0]
        if not ready:
            name = CELL_NAMES[min(faces)]
            raise f.wrong("garden", f"the tile on {name} is not connected to the starting tile (T-28)")
        for cell in ready:
            face = faces.pop(cell)
            if not s.rotations(face // 4, cell) >> face % 4 & 1:
                raise f.wrong("garden", _does_not_fit(s, face, cell))
            s.lay(face, cell)
            s.covered += 1


def _does_not_fit(s: Tang, face: int, cell: int) -> str:
    word = f"{CELL_NAMES[cell]}={TILE_NAMES[face // 4]}.{face % 4}"
    if s.faces.rotations(face // 4, 0) >> face % 4 & 1:
        return f"{word}: an edge differs from the one that it touches (T-29)"
    return f"{word}: of rotations that look the same the smallest is written (T-28)"


def _read_decorations(f: Fields, s: Tang) -> None:
    for name, value in f.values("decorations").items():
        cell, spot = _read_spot(f, s, name)
        kind = f.pick("decorations", value, KIND_WORDS)
        if s.decoration(cell, spot) >= 0:
            raise f.wrong("decorations", f"two stand on {name} (T-49)")
        if s.site_of(cell, spot) != s.board.site[kind]:
            raise f.wrong("decorations", f"{name} is no spot for {value} (T-49)")
        s.put(kind, cell, spot)
        s.supply[kind] -= 1
    for word in f.some("removed"):
        s.supply[f.pick("removed", word, KIND_WORDS)] -= 1
        s.removed += 1
    for kind, left in enumerate(s.supply):
        if left < 0:
            there = f"{s.board.supply[kind] - left} {KIND_WORDS[kind]} stand in the garden or are removed"
            raise f.wrong("decorations", f"{there}; there are {s.board.supply[kind]} (T-16)")


def _read_spot(f: Fields, s: Tang, name: str) -> tuple[int, int]:
    cell_name, _, spot_name = name.partition(".")
    cell, spot = f.pick("decorations", cell_name, CELL_NAMES), f.pick("decorations", spot_name, SPOT_WORDS)
    face = s.lying[cell]
    if face == EMPTY:
        raise f.wrong("decorations", f"no tile lies on {cell_name} (T-49)")
    there = s.faces.bridge[face] if spot == BRIDGE_SPOT else spot < len(s.faces.spots[face])
    if not there:
        raise f.wrong("decorations", f"the tile on {cell_name} has no spot '{spot_name}' (T-7)")
    return cell, spot


def _read_tokens(f: Fields, s: Tang) -> None:
    """T-21, T-86. With two to four players they may be left out: then each space without a tile has its own."""
    s.tokens, s.tokens_left, s.large = 0, 0, s.layout.large
    cells = [CELL_NAMES[cell] for cell in s.layout.cells]
    words = f.words("tokens", "c2.large") if f.has("tokens") or s.seats == 1 else _all_tokens(s)
    for word in words if words != [NOTHING] else []:
        cell, _, size = word.partition(".")
        number = f.pick("tokens", cell, cells)
        if s.tokens & BIT[number]:
            raise f.wrong("tokens", f"{cell} is named twice (T-21)")
        s.tokens |= BIT[number]
        s.tokens_left += 1
        if s.seats == 1:
            if size != UNKNOWN and f.pick("tokens", size, [*SIZES, UNKNOWN]) == LARGE:
                s.large |= BIT[number]
        elif f.pick("tokens", size, SIZES) != s.token_size(number):
            right = SIZES[s.token_size(number)]
            raise f.wrong("tokens", f"the token on {cell} is {right} with {s.seats} players (T-21)")


def _all_tokens(s: Tang) -> list[str]:
    found: list[str] = []
    for number, cell in enumerate(s.layout.cells):
        if s.lying[cell] == EMPTY:
            found.append(f"{CELL_NAMES[cell]}.{SIZES[s.token_size(number)]}")
    return found


def _read_landscapes(f: Fields, s: Tang) -> None:
    for word in f.some("landscapes"):  # not as values: a large and a small slot may have the same number
        where, _, name = word.partition("=")
        side = f.pick("landscapes", where[:1], SIDES)
        size = _size_of(f, "landscapes", name)
        slot = f.number("landscapes", where[1:], 0, SLOTS[size] - 1)
        at = side * SIDE_SLOTS + FIRST_SLOT[size] + slot
        if s.slots[at] != NO_LANDSCAPE:
            raise f.wrong("landscapes", f"two {SIZES[size]} ones are in {where} (T-12)")
        s.slots[at] = take_landscape(f, s, "landscapes", name)
    for name in f.some("visible"):
        first = _size_of(f, "visible", name) * 2
        at = first if s.visible[first] == NO_LANDSCAPE else first + 1
        if s.visible[at] != NO_LANDSCAPE:
            raise f.wrong("visible", f"at most two {SIZES[first // 2]} landscapes are visible (T-20)")
        s.visible[at] = take_landscape(f, s, "visible", name)


def _size_of(f: Fields, field: str, name: str) -> int:
    return LARGE if f.pick(field, name, LANDSCAPE_NAMES) < LARGE_LANDSCAPES else SMALL


def _read_stacks(f: Fields, s: Tang) -> None:
    for word in f.some("face-up"):
        tile = _take_tile(f, s, "face-up", word)
        stack = tile // STACK_SIZE
        if s.face_up[stack] != NO_TILE:
            raise f.wrong("face-up", f"two tiles of the stack '{STACKS[stack]}' (T-15)")
        s.face_up[stack] = tile
    under: list[list[int]] = [[], [], [], []]
    for word in f.some("under"):
        tile = _take_tile(f, s, "under", word)
        under[tile // STACK_SIZE].append(tile)
    s.under = under
    s.display = [_take_tile(f, s, "display", word) for word in f.some("display")]


def _read_deck(f: Fields, s: Tang) -> None:
    for name, value in f.values("beside").items():
        s.beside[f.pick("beside", name, STACKS)] = _take_card(f, s, "beside", value)
    s.drawn = [_take_card(f, s, "drawn", word) for word in f.some("drawn")]
    s.discard = [_take_card(f, s, "discard", word) for word in f.some("discard")]


# --- the players -----------------------------------------------------------------------------------------------------


def read_players(f: Fields, s: Tang) -> None:
    _read_characters(f, s)
    for seat in range(s.seats):
        letter = SEATS[seat]
        last = s.board.last_position
        s.cubes[seat * 3 : seat * 3 + 3] = _read_numbers(f, f"tracks-{letter}", TERRAINS, last)
        owned = _read_numbers(f, f"owns-{letter}", OWNED, MANY)
        s.coins[seat], s.owned[seat * 2], s.owned[seat * 2 + 1] = owned[0], owned[1], owned[2]
        if owned[3] > (0 if s.seats == 1 else 1):
            raise f.wrong(f"owns-{letter}", "nobody owns more than one character token, and none in solo (T-60, T-85)")
        s.holds_token[seat] = owned[3] == 1
        s.cards[seat * KIND_COUNT : (seat + 1) * KIND_COUNT] = _read_numbers(f, f"cards-{letter}", KIND_WORDS, MANY)
        lanterns = SOLO_LANTERN_WORDS if s.seats == 1 else LANTERN_WORDS
        for word in f.some(f"used-{letter}"):
            s.used[seat] |= BIT[f.pick(f"used-{letter}", word, lanterns)]
        lowest = min(s.cubes[seat * 3 : seat * 3 + 3])
        s.reached[seat] = sum([1 for column in s.board.character_columns if lowest >= column])
    _read_kept(f, s)


def _read_numbers(f: Fields, field: str, names: list[str], most: int) -> list[int]:
    values = f.values(field)
    for name in values:
        f.pick(field, name, names)
    return [f.number(field, values.get(name, "0"), 0, most) for name in names]


def _read_kept(f: Fields, s: Tang) -> None:
    """Their bonuses: that much the deck lacks."""
    kept = [0] * KIND_COUNT
    for word in f.some("kept"):
        kept[_take_card(f, s, "kept", word) // BONUS_COUNT] += 1
    for kind in range(KIND_COUNT):
        owned = sum([s.cards[seat * KIND_COUNT + kind] for seat in range(s.seats)])
        if kept[kind] != owned:
            name = KIND_WORDS[kind]
            raise f.wrong("kept", f"names {kept[kind]} cards with {name}, but the players have {owned} (T-16)")
    s.deck_size = sum(s.deck)


def _read_characters(f: Fields, s: Tang) -> None:
    spaces = s.character_spaces()
    for seat in range(s.seats):
        field = f"characters-{SEATS[seat]}"
        for word in f.some(field):
            name, _, where = word.partition("=")
            mini = _take_character(f, s, field, name)
            s.owner[mini] = seat
            if s.active[seat] == NOBODY:
                s.active[seat] = mini
            if where:
                space, _, side = where.rpartition(".")
                s.at[mini] = _free_space(f, spaces, field, space) * 4 + f.pick(field, side, SIDES)
    for word in f.some("neutral"):
        name, _, space = word.partition("=")
        mini = _take_character(f, s, "neutral", name)
        s.owner[mini] = NEUTRAL
        if space:
            s.at[mini] = _free_space(f, spaces, "neutral", space) * 4
    if s.seats == 1:
        own = sum([1 for mini in range(CHARACTER_COUNT) if s.owner[mini] == 0])
        s.influenced = max(own - 1, 0)  # T-91: all but the one kept at the start


def _free_space(f: Fields, spaces: list[int], field: str, word: str) -> int:
    space = read_space(f, field, word)
    if space not in spaces:
        raise f.wrong(field, f"{word} is no character space, or another mini stands there (T-59)")
    spaces.remove(space)
    return space


# --- pieces that nobody has seen -------------------------------------------------------------------------------------


def _take_tile(f: Fields, s: Tang, field: str, word: str) -> int:
    tile = f.pick(field, word, TILE_NAMES)
    stack, bit = tile // STACK_SIZE, BIT[tile % STACK_SIZE]
    if not s.faces.stacks[stack] & bit:
        raise f.wrong(field, f"this board has no tile {word} (T-3)")
    if not s.unseen[stack] & bit:
        raise f.wrong(field, f"the tile {word} is named twice (T-3)")
    s.unseen[stack] &= ~bit
    return tile


def _take_card(f: Fields, s: Tang, field: str, word: str) -> int:
    card = read_card(f, field, word)
    if s.deck[card] == 0:
        raise f.wrong(field, f"there are only {s.board.cards[card]} cards {card_word(card)} (T-16)")
    s.deck[card] -= 1
    s.deck_size -= 1
    return card


def take_landscape(f: Fields, s: Tang, field: str, word: str) -> int:
    landscape = f.pick(field, word, LANDSCAPE_NAMES)
    size = LARGE if landscape < LARGE_LANDSCAPES else SMALL
    if not s.hidden[size] & BIT[landscape]:
        raise f.wrong(field, f"the landscape {word} is named twice (T-20)")
    s.hidden[size] &= ~BIT[landscape]
    return landscape


def _take_character(f: Fields, s: Tang, field: str, word: str) -> int:
    character = f.pick(field, word, CHARACTER_WORDS)
    if not s.characters & BIT[character]:
        raise f.wrong(field, f"the character '{word}' is named twice (T-1)")
    s.characters &= ~BIT[character]
    return character
