"""Is a position of Tang Garden possible? Pieces, players and the decision that is asked, against the rules."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import PositionError
from teahouse.core.record import SEATS
from teahouse.core.state import AUTO, CHANCE
from teahouse.games.tang.rules.choices import CELL_NAMES, CHARACTER_WORDS, DONE, WAIT
from teahouse.games.tang.rules.pieces import (
    BIT,
    CHARACTER_COUNT,
    EMPTY,
    FIRST_SLOT,
    GRADES,
    LARGE,
    NO_LANDSCAPE,
    NO_TILE,
    NOBODY,
    ROW,
    SIDE_SLOTS,
    SIDES,
    SIZES,
    SLOTS,
    SMALL,
    STACKS,
    bit_count,
)
from teahouse.games.tang.rules.position_needs import check_needs
from teahouse.games.tang.rules.position_pending import name_of
from teahouse.games.tang.rules.position_steps import step_word
from teahouse.games.tang.rules.solo import is_won
from teahouse.games.tang.rules.solo_characters import YOU, grade, influences_open
from teahouse.games.tang.rules.solo_forms import forms
from teahouse.games.tang.rules.state import NOWHERE, Tang

MAIN_ACTION: Final[list[str]] = ["after-tile", "tile", "again", "choose", "card", "after-decoration", "more"]


def check(s: Tang) -> None:
    """Raises PositionError where pieces are missing or too many, or nobody could have come to this decision."""
    words = [step_word(s, step) for step in s.pending]
    _check_turn(s, words)
    if ("start" in words) == (s.lying[s.board.start_cells[0]] != EMPTY):
        raise PositionError("start", "is missing as long as a step 'start' is pending, and only then (T-14)")
    _check_tokens(s, words)
    for size in range(2):
        _check_landscapes(s, size, words)
    _check_stacks(s, words)
    if s.seats == 1:
        _check_own(s, words)
    else:
        for seat in range(s.seats):
            _check_player(s, seat, words)
    _check_row(s, words)
    _check_end(s)
    if s.pending:
        _check_decision(s, words)


# --- pieces ----------------------------------------------------------------------------------------------------------


def _check_tokens(s: Tang, words: list[str]) -> None:
    """T-46, T-71, T-90: tokens lie on the board, are owned, or were handed in together."""
    for number, cell in enumerate(s.layout.cells):
        waits = f"take-token:{CELL_NAMES[cell]}" in words
        if s.tokens & BIT[number] and s.lying[cell] != EMPTY and not waits:
            raise PositionError("tokens", f"a tile lies on {CELL_NAMES[cell]}, so its token is taken (T-46)")
    cost = s.board.removal_cost if s.seats == 1 else s.board.refresh_cost[s.seats - 1]
    handed_in = 0
    taken = [_taken(s, size, words) for size in range(2)]
    for size in range(2):
        spent = taken[size] - sum(s.owned[size::2])
        if spent < 0 or spent % cost != 0:
            gone = f"{taken[size]} {SIZES[size]} tokens are taken"
            owned = f"{sum(s.owned[size::2])} owned; {cost} of a size are handed in at a time"
            raise PositionError("tokens", f"{gone}, {owned} ({'T-90' if s.seats == 1 else 'T-71'})")
        handed_in += spent // cost
    if s.seats == 1 and handed_in != s.removed:
        raise PositionError("removed", f"{s.removed} decorations, but tokens were handed in for {handed_in} (T-90)")


def _taken(s: Tang, size: int, words: list[str]) -> int:
    """How many tokens of a size have left the board; none before solo has drawn their sizes."""
    if any(name_of(word) == "size" for word in words):
        left = s.layout.large_count - bit_count(s.large)
        unknown = sum([1 for word in words if name_of(word) == "size"])
        if s.tokens_left < len(s.layout.cells) or not 0 <= left <= unknown:
            raise PositionError("tokens", f"{len(s.layout.cells)}, {s.layout.large_count} of them large (T-86)")
        return 0
    large = bit_count(s.tokens & s.large)
    on_board = large if size == LARGE else s.tokens_left - large
    count = s.layout.large_count if size == LARGE else len(s.layout.cells) - s.layout.large_count
    if on_board > count:
        raise PositionError("tokens", f"{on_board} are {SIZES[size]}; there are {count} (T-21, T-86)")
    return count - on_board


def _check_landscapes(s: Tang, size: int, words: list[str]) -> None:
    """T-20, T-47, T-89: one for each token taken, two in solo; two are visible as long as there are any."""
    name = SIZES[size]
    letter = "L" if size == LARGE else "S"
    initial = [word for word in words if name_of(word) == "initial"]
    filled = 0
    for side in range(4):
        for slot in range(SLOTS[size]):
            at = side * SIDE_SLOTS + FIRST_SLOT[size] + slot
            if s.slots[at] != NO_LANDSCAPE:
                filled += 1
            waits = f"initial:{SIDES[side]}" in words
            if size == SMALL and slot == s.board.initial_slot and (s.slots[at] == NO_LANDSCAPE) != waits:
                raise PositionError("landscapes", f"a small one is in {SIDES[side]}{slot} after the set-up (T-20)")
            opposite = (side ^ 2) * SIDE_SLOTS + FIRST_SLOT[size] + slot
            alone = s.slots[at] != NO_LANDSCAPE and s.slots[opposite] == NO_LANDSCAPE
            if s.seats == 1 and alone and not initial:
                raise PositionError("landscapes", f"{SIDES[side]}{slot} is filled, but not the slot opposite (T-89)")
    choosing = [word for word in words if word in (f"landscape:{name}", f"search:{name}", f"pick:{name}")]
    in_hand = [word for word in words if word.startswith((f"slot:{letter}", f"slots:{letter}"))]
    first = 4 - len(initial) if size == SMALL else 0
    each = 2 if s.seats == 1 else 1
    right = first + each * (_taken(s, size, words) - len(choosing) - len(in_hand))
    if filled != right:
        raise PositionError("landscapes", f"{filled} {name} ones are in slots; the tokens taken make it {right} (T-47)")
    waiting = in_hand or f"refill-landscapes:{name}" in words
    if s.visible[size * 2 + 1] == NO_LANDSCAPE and s.hidden[size] != 0 and not waiting:
        raise PositionError("visible", f"two {name} landscapes, as long as there are any (T-20)")


def _check_stacks(s: Tang, words: list[str]) -> None:
    """T-33, T-87: which tops are face up."""
    names = [name_of(word) for word in words]
    filled = sum([1 for stack in range(4) if not s.is_empty(stack)])
    least = min(s.board.min_face_up, filled)
    acting = any(name in MAIN_ACTION for name in names)
    if s.seats > 1 and not acting and s.face_up_count() + names.count("turn-up") < least:
        raise PositionError("face-up", f"at least {least} tiles, but in the middle of a main action (T-33)")
    if s.seats > 1:
        return
    for stack in range(4):
        waits = f"turn-up:{STACKS[stack]}" in words or f"after-pair:{STACKS[stack]}" in words
        if s.face_up[stack] == NO_TILE and s.unseen[stack] != 0 and not waits and not is_won(s):
            raise PositionError("face-up", f"the top tile of '{STACKS[stack]}' is missing (T-86, T-87)")
    if len(s.display) > s.covered:
        raise PositionError("display", f"{len(s.display)} tiles, but only {s.covered} were placed (T-87)")


def _check_row(s: Tang, words: list[str]) -> None:
    names = [name_of(word) for word in words]
    waiting = "refill-row" in names or "mini" in names or "begin-solo" in names
    if len(s.row) < ROW and s.characters != 0 and not waiting and not s.ending:
        raise PositionError("row", f"holds {ROW} characters, as long as there are any (T-19)")
    if "begin-solo" in names and len(s.row) + names.count("draw-starter") != ROW:
        raise PositionError("row", f"{ROW} starting characters are drawn (T-86)")
    if "deal" in names and s.row:
        raise PositionError("row", "is drawn after the starting characters (T-19)")


# --- players ---------------------------------------------------------------------------------------------------------


def _check_player(s: Tang, seat: int, words: list[str]) -> None:
    """T-18, T-59: one mini is always on its card; the one just influenced besides."""
    field = f"characters-{SEATS[seat]}"
    on_cards = [mini for mini in range(CHARACTER_COUNT) if s.owner[mini] == seat and s.at[mini] == NOWHERE]
    if f"deal:{SEATS[seat]}" in words:
        if s.active[seat] != NOBODY:
            raise PositionError(field, "has a character, but one is still to be dealt (T-18)")
        return
    if s.active[seat] == NOBODY or s.active[seat] not in on_cards:
        raise PositionError(field, "the first character is the active one, on its card and not in the garden (T-59)")
    for mini in on_cards:
        name = CHARACTER_WORDS[mini]
        moving = [word for word in words if word.split(":")[:2] in (["mini", name], ["stand", name], ["face", name])]
        if mini != s.active[seat] and (seat != s.seat or not moving):
            raise PositionError(field, f"'{name}' is on a card beside the active one and no step sends it (T-59)")


def _check_own(s: Tang, words: list[str]) -> None:
    """T-86, T-91."""
    before = "begin-solo" in words or "keep-character" in words
    if (s.active[YOU] == NOBODY) != before:
        raise PositionError("characters-A", "one is yours from the first decision on (T-86)")
    if influences_open(s) < 0:
        raise PositionError("characters-A", f"{s.influenced} influenced with {s.coins[YOU]} coins (T-91)")
    placing = bool(words) and name_of(words[0]) in ("place-minis", "send-own")
    for mini in range(CHARACTER_COUNT):
        if s.owner[mini] == YOU and s.at[mini] != NOWHERE and not placing and not s.ending:
            raise PositionError("characters-A", "own minis go into the garden after the last tile (T-94)")


# --- the turn --------------------------------------------------------------------------------------------------------


def _check_turn(s: Tang, words: list[str]) -> None:
    if s.turn > 0 and s.seat != (s.turn - 1) % s.seats:
        whose = SEATS[(s.turn - 1) % s.seats]
        raise PositionError("turn", f"turn {s.turn} is one of {whose}, not of {SEATS[s.seat]} (T-23)")
    if s.turn == 0 and s.seat != 0:
        raise PositionError("turn", "A begins (T-22)")
    if not words and not s.ending:
        raise PositionError("pending", "is missing, but the game is not over")
    if words and s.ending:
        raise PositionError("pending", f"nothing is decided any more once the game is over ({s.ending})")
    if s.ending and s.turn == 0:
        raise PositionError("over", "nothing ends before the first turn")
    if s.trigger and s.seat == 0:
        raise PositionError("last-round", "a round that was the last is over when A would begin another turn (T-72)")
    if "turn" in words and s.seat == 0 and (s.round_placed or s.round_could_build):
        raise PositionError("round", "begins with this turn (T-73)")
    few, empty = s.tokens_left <= s.board.end_tokens, any(s.is_empty(stack) for stack in range(4))
    if (s.trigger == "tokens-taken" and not few) or (s.trigger == "stack-empty" and not empty):
        raise PositionError("last-round", f"'{s.trigger}' is not so (T-72)")
    if "turn" in words and s.turn > 1 and not s.trigger and (few or empty):
        why = "tokens-taken" if few else "stack-empty"
        raise PositionError("last-round", f"is missing: '{why}' (T-72)")
    if s.two and not s.lantern_used:
        raise PositionError("this-turn", "'two' needs 'lantern' as well (T-70)")


def _check_end(s: Tang) -> None:
    if not s.ending:
        return
    if s.seat != s.seats - 1:
        raise PositionError("over", f"all have the same number of turns, and the last is {SEATS[s.seats - 1]}'s (T-72)")
    wrong = s.drawn != []
    if s.ending == "tokens-taken":
        wrong = s.tokens_left > s.board.end_tokens
    elif s.ending == "stack-empty":
        wrong = not any(s.is_empty(stack) for stack in range(4))
    elif s.ending == "dead-round":
        wrong = not s.rulings.dead_round_ends
    elif s.ending == "solo-lost":
        wrong = is_won(s) or len(forms(s)) > 0
    elif s.ending in GRADES:
        wrong = not is_won(s) or s.ending != grade(s)
    if wrong:
        raise PositionError("over", f"'{s.ending}' is not so (T-72, T-73, T-93, T-94)")


def _check_decision(s: Tang, words: list[str]) -> None:
    """Who decides has something to choose, and whatever waits below can be carried out."""
    step = s.pending[-1]
    if step.actor == AUTO:
        raise PositionError("pending", f"'{words[-1]}' waits for nobody: a position ends with a decision or a draw")
    below = ""
    for number, word in enumerate(words):
        check_needs(s, s.pending[number], word, below, words[number + 1] if number + 1 < len(words) else "")
        below = word
    legal = s.legal()
    if not legal or (step.actor != CHANCE and legal in ([DONE.base], [WAIT.base])):
        raise PositionError("pending", f"'{words[-1]}' offers nothing to choose")
