"""A position of Tang Garden as text: docs/notation/tang.md says what the fields are.

What follows from the rest is not written: the unseen tiles, cards, landscapes and characters are those that lie nowhere
else, the supply is what does not stand in the garden, the columns reached follow from the cubes. Nor is what matters no
more, so that equal positions read the same, whatever way led there. A list is written in the order of the pieces'
numbers, unless its own order decides something: choices are offered in it, or the next piece is taken from its end.
"""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import OptionError, PositionError
from teahouse.core.options import as_written, complete
from teahouse.core.position import Fields, of_options, read_seats, write
from teahouse.core.record import SEATS
from teahouse.games.tang.rules.board import find_board
from teahouse.games.tang.rules.building import AfterTile, BuildAgain, ChooseTile
from teahouse.games.tang.rules.choices import (
    CELL_NAMES,
    CHARACTER_WORDS,
    KIND_WORDS,
    LANTERN_WORDS,
    SOLO_LANTERN_WORDS,
    SPOT_WORDS,
)
from teahouse.games.tang.rules.decorating import AfterDecoration, Choose, ChooseCard, DecorateAgain
from teahouse.games.tang.rules.pieces import (
    BIT,
    CARDS,
    CHARACTER_COUNT,
    EMPTY,
    FIRST_SLOT,
    KIND_COUNT,
    LANDSCAPE_NAMES,
    LARGE,
    MERCHANT,
    NEUTRAL,
    NO_CARD,
    NO_LANDSCAPE,
    NO_TILE,
    NOBODY,
    SIDE_SLOTS,
    SIDES,
    SIZES,
    SMALL,
    SPOTS,
    STACKS,
    START_FACES,
    TERRAINS,
    TILE_NAMES,
    TRACK_COIN,
    bits_of,
)
from teahouse.games.tang.rules.placing import PayTrackSkill
from teahouse.games.tang.rules.position_checks import check
from teahouse.games.tang.rules.position_pending import read_pending
from teahouse.games.tang.rules.position_reading import read_players, read_table, read_turn
from teahouse.games.tang.rules.position_steps import card_word, space_word, step_word
from teahouse.games.tang.rules.position_words import NAME, NOTHING, OWNED, UNKNOWN, VERSION
from teahouse.games.tang.rules.rulings import OPTIONS, START_TILES, Rulings
from teahouse.games.tang.rules.state import NOWHERE, Tang, new_garden
from teahouse.games.tang.rules.turn import Turn

ACTION: Final = (AfterTile, ChooseTile, BuildAgain, Choose, ChooseCard, AfterDecoration, DecorateAgain)


def from_text(text: str) -> Tang:
    """The position; raises PositionError for a text that is none, or an impossible one."""
    f = Fields(text)
    if (f.game, f.version) != (NAME, str(VERSION)):
        raise PositionError("", f"begins with '{NAME} {VERSION}', not '{f.game[:40]} {f.version[:40]}'")
    seats = read_seats(f, [1, 2, 3, 4])
    try:
        options = complete(OPTIONS, as_written(OPTIONS, f.values("options")))
        s = new_garden(seats, find_board(options["board"]), Rulings(options))
    except OptionError as problem:
        raise of_options(problem) from None
    read_turn(f, s)
    read_table(f, s)
    read_players(f, s)
    read_pending(f, s)
    f.nothing_else()
    check(s)
    return s


def to_text(s: Tang) -> str:
    fields = [
        ("turn", f"{s.turn} {SEATS[s.seat]}"),
        ("last-round", "" if s.ending else s.trigger),
        ("round", _round(s)),
        ("over", s.ending),
        ("start", _start(s)),
        ("garden", _garden(s)),
        ("decorations", _decorations(s)),
        ("tokens", _tokens(s)),
        ("landscapes", _landscapes(s)),
        ("visible", " ".join([LANDSCAPE_NAMES[shown] for shown in s.visible if shown != NO_LANDSCAPE])),
        ("face-up", _tiles([tile for tile in s.face_up if tile != NO_TILE])),
        ("under", " ".join([_tiles(known) for known in s.under if known])),
        ("display", _tiles(s.display)),
        ("beside", " ".join([f"{STACKS[n]}={card_word(card)}" for n, card in enumerate(s.beside) if card != NO_CARD])),
        ("kept", _cards(kept_cards(s))),
        ("drawn", _cards(s.drawn)),
        ("discard", _cards(s.discard if order_of_discard_matters(s) else sorted(s.discard))),
        ("removed", _removed(s)),
        ("row", " ".join([CHARACTER_WORDS[character] for character in s.row])),
        ("neutral", _neutral(s)),
    ]
    for seat in range(s.seats):
        fields += _player(s, seat)
    if not s.ending:
        fields += _this_turn(s)
    fields.append(("pending", " ".join([step_word(s, step) for step in s.pending])))
    return write(NAME, VERSION, s.seats, s.rulings.options, fields)


# --- the table -------------------------------------------------------------------------------------------------------


def _round(s: Tang) -> str:
    """T-73: who can build must; or something has been placed, or could have been: that counts until the end is sure."""
    if s.seats == 1 or s.ending:
        return ""
    if s.must_build:
        return "must-build"
    if s.trigger:
        return ""
    if s.round_placed:
        return "placed"
    return "could-build" if s.round_could_build else ""


def _start(s: Tang) -> str:
    face = s.lying[s.board.start_cells[0]]
    return START_TILES[(face - START_FACES) // 4] if face != EMPTY else ""


def _garden(s: Tang) -> str:
    words: list[str] = []
    for cell in s.spaces:
        face = s.lying[cell]
        if face != EMPTY:
            words.append(f"{CELL_NAMES[cell]}={TILE_NAMES[face // 4]}.{face % 4}")
    return " ".join(words)


def _decorations(s: Tang) -> str:
    words: list[str] = []
    for cell in s.board.cells:
        if s.standing[cell] != 0:
            for spot in range(SPOTS):
                kind = s.decoration(cell, spot)
                if kind >= 0:
                    words.append(f"{CELL_NAMES[cell]}.{SPOT_WORDS[spot]}={KIND_WORDS[kind]}")
    return " ".join(words)


def _tokens(s: Tang) -> str:
    """Those on the board; `?` where solo has not drawn the size yet (T-86)."""
    waiting = [step_word(s, step) for step in s.pending] if s.seats == 1 else []
    words: list[str] = []
    for cell in s.board.cells:
        number = s.layout.at[cell]
        if number >= 0 and s.tokens & BIT[number]:
            name = CELL_NAMES[cell]
            words.append(f"{name}.{UNKNOWN if f'size:{name}' in waiting else SIZES[s.token_size(number)]}")
    return " ".join(words) or NOTHING


def _landscapes(s: Tang) -> str:
    words: list[str] = []
    for side in range(4):
        for slot in range(SIDE_SLOTS):
            landscape = s.slots[side * SIDE_SLOTS + slot]
            if landscape != NO_LANDSCAPE:
                size = LARGE if slot < FIRST_SLOT[SMALL] else SMALL
                words.append(f"{SIDES[side]}{slot - FIRST_SLOT[size]}={LANDSCAPE_NAMES[landscape]}")
    return " ".join(words)


def _tiles(tiles: list[int]) -> str:
    return " ".join([TILE_NAMES[tile] for tile in tiles])


def _cards(cards: list[int]) -> str:
    return " ".join([card_word(card) for card in cards])


def kept_cards(s: Tang) -> list[int]:
    """The cards in front of the players, with the bonuses that only the deck lacks; whose they are, their kind says."""
    left = s.board.cards[:]
    for card in range(CARDS):
        left[card] -= s.deck[card]
    for card in s.discard + s.drawn + s.beside:
        if card != NO_CARD:
            left[card] -= 1
    return [card for card in range(CARDS) for _ in range(left[card])]


def order_of_discard_matters(s: Tang) -> bool:
    """T-65: only the Merchant looks at the discard pile, and only from a card; who stands in the garden stays there."""
    if s.seats == 1 or s.ending:
        return False
    for number, character in enumerate(s.board.characters):
        if character.skill == MERCHANT and s.at[number] == NOWHERE:
            return True
    return False


def _removed(s: Tang) -> str:
    """T-90: neither in the supply nor in the garden."""
    if s.removed == 0:
        return ""
    left = [s.board.supply[kind] - s.supply[kind] for kind in range(KIND_COUNT)]
    for cell in s.board.cells:
        for spot in range(SPOTS):
            if s.decoration(cell, spot) >= 0:
                left[s.decoration(cell, spot)] -= 1
    return " ".join([KIND_WORDS[kind] for kind in range(KIND_COUNT) for _ in range(left[kind])])


def _neutral(s: Tang) -> str:
    """T-86: where a neutral mini looks does not matter."""
    words: list[str] = []
    for mini in range(CHARACTER_COUNT):
        if s.owner[mini] == NEUTRAL:
            where = f"={space_word(s.at[mini] // 4)}" if s.at[mini] != NOWHERE else ""
            words.append(CHARACTER_WORDS[mini] + where)
    return " ".join(words)


# --- the players -----------------------------------------------------------------------------------------------------


def _player(s: Tang, seat: int) -> list[tuple[str, str]]:
    numbers = [s.coins[seat], s.owned[seat * 2], s.owned[seat * 2 + 1], 1 if s.holds_token[seat] else 0]
    lanterns = SOLO_LANTERN_WORDS if s.seats == 1 else LANTERN_WORDS
    first = seat * KIND_COUNT
    letter = SEATS[seat]
    return [
        (f"characters-{letter}", _characters(s, seat)),
        (f"tracks-{letter}", _numbers(TERRAINS, s.cubes[seat * 3 : seat * 3 + 3])),
        (f"owns-{letter}", _numbers(OWNED, numbers)),
        (f"cards-{letter}", _numbers(KIND_WORDS, s.cards[first : first + KIND_COUNT])),
        (f"used-{letter}", " ".join([lanterns[lantern] for lantern in bits_of(s.used[seat])])),
    ]


def _characters(s: Tang, seat: int) -> str:
    """The one on the card first: its skill is active."""
    words: list[str] = []
    active = s.active[seat]
    others = [mini for mini in range(CHARACTER_COUNT) if s.owner[mini] == seat and mini != active]
    for mini in [active, *others]:
        if mini != NOBODY:
            at = s.at[mini]
            where = f"={space_word(at // 4)}.{SIDES[at % 4]}" if at != NOWHERE else ""
            words.append(CHARACTER_WORDS[mini] + where)
    return " ".join(words)


def _numbers(names: list[str], numbers: list[int]) -> str:
    return " ".join([f"{name}={number}" for name, number in zip(names, numbers, strict=True) if number])


# --- the turn --------------------------------------------------------------------------------------------------------


def _this_turn(s: Tang) -> list[tuple[str, str]]:
    """What the rest of the turn still asks for.

    The Official is asked before the main action only, the Merchant before a card is chosen. Two tiles or decorations
    matter until the second is placed. A column reached forbids a character token of this turn (T-97): while there are
    opportunities it follows from them, without a token nobody asks. Of the cubes that a tile moved only the one counts
    that the active character is paid for, until it is paid.
    """
    steps = s.pending
    acting = s.seats > 1 and any(isinstance(step, ACTION) for step in steps)
    choosing = any(isinstance(step, (Choose, ChooseCard)) for step in steps)
    words: list[str] = []
    if s.lantern_used:
        words.append("lantern")
    if s.official_used and any(isinstance(step, Turn) for step in steps):
        words.append("official")
    if s.merchant_used and choosing and s.placed == 0:
        words.append("merchant")
    if s.two and acting and s.placed < 2:
        words.append("two")
    if s.column_reached and s.opportunities == 0 and s.holds_token[s.seat]:
        words.append("token")
    moved = ""
    if any(isinstance(step, PayTrackSkill) for step in steps):
        card = s.board.characters[s.active[s.seat]]
        if card.skill == TRACK_COIN and s.advanced & BIT[card.terrain]:
            moved = TERRAINS[card.terrain]
    return [
        ("this-turn", " ".join(words)),
        ("opportunities", str(s.opportunities) if s.opportunities else ""),
        ("placed", str(s.placed) if acting and s.placed else ""),
        ("moved", moved),
    ]
