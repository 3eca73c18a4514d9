"""What a pending step needs to be carried out: a position without it is refused, with the rule."""

from __future__ import annotations

from typing import Any, Final

from teahouse.core.errors import PositionError
from teahouse.core.state import Step
from teahouse.games.tang.rules.board import NO_TOKEN
from teahouse.games.tang.rules.dealing import DrawCard, RevealLandscape, TurnUp
from teahouse.games.tang.rules.decorating import PutDecoration, any_playable, merchant_choices
from teahouse.games.tang.rules.influence import SendMini, character_left
from teahouse.games.tang.rules.landscapes import PickLandscape, TakeToken
from teahouse.games.tang.rules.minis import Face, Stand, StandNeutral, has_mini
from teahouse.games.tang.rules.pieces import (
    BIT,
    BONUS_COUNT,
    EMPTY,
    KIND_COUNT,
    NEUTRAL,
    NO_CARD,
    NO_LANDSCAPE,
    NO_TILE,
    REUSE,
    ROW,
    STACKS,
)
from teahouse.games.tang.rules.placing import FROM_STACK, ChooseCell, Rotate
from teahouse.games.tang.rules.position_pending import name_of
from teahouse.games.tang.rules.solo import AfterPair, PairDecoration, is_won
from teahouse.games.tang.rules.solo_characters import YOU, minis_to_place
from teahouse.games.tang.rules.solo_forms import can_complete, can_pay_removal, removable
from teahouse.games.tang.rules.state import NOWHERE, Tang

PLACING: Final[list[str]] = ["cell", "pair-cell", "rotate"]  # a tile in hand


def check_needs(s: Tang, step: Step[Any], word: str, below: str, above: str) -> None:
    """Raises PositionError for a step that something is missing for; `below` and `above` are the words around it."""
    missing = (
        _cards_and_tiles(s, step)
        or _building(s, step, word, above)
        or _decorating(s, step, word, above)
        or _influencing(s, step, word)
        or _minis(s, step, below)
        or _alone(s, step, word, below, above)
    )
    if missing:
        raise PositionError("pending", f"'{word}': {missing}")


def _cards_and_tiles(s: Tang, step: Step[Any]) -> str:
    if isinstance(step, TurnUp) and (s.face_up[step.stack] != NO_TILE or s.unseen[step.stack] == 0):
        return "a tile is face up already, or none is left (T-33)"
    if isinstance(step, DrawCard) and s.deck_size == 0:
        return "the deck is empty (T-53)"
    if isinstance(step, RevealLandscape) and s.visible[step.size * 2 + 1] != NO_LANDSCAPE:
        return "two are visible already (T-20)"
    return ""


def _building(s: Tang, step: Step[Any], word: str, above: str) -> str:
    name = name_of(word)
    if isinstance(step, Rotate) and step.cell not in s.open_spaces:
        return "this is no empty space beside a tile (T-28)"
    if name == "tile" and (not s.two or s.placed > 1 or not s.stacks_that_fit()):
        return "needs 'two' in this-turn, and a tile that fits (T-70)"
    if name == "again" and (s.two or s.placed != 1 or not s.stacks_that_fit()):
        return "is asked after the first tile, if another one fits (T-70)"
    if name in ("paths", "bonus") and not s.can_advance():
        return "no cube can move (T-55)"
    if name in ("after-tile", "after-decoration") and not _placed_so_many(s, name_of(above)):
        return f"{s.placed} placed does not go with '{above}' (T-70)"
    if isinstance(step, TakeToken):
        cell = s.layout.cells[step.number]
        if s.token_on(cell) == NO_TOKEN or s.lying[cell] == EMPTY:
            return "no token lies under the tile (T-46)"
    if isinstance(step, PickLandscape) and s.visible[step.size * 2] == NO_LANDSCAPE:
        return "no landscape of this size is visible (T-47)"
    return ""


def _placed_so_many(s: Tang, above: str) -> bool:
    """T-70: nothing before the first, one before the second, which needs the lantern."""
    if above in PLACING or above == "put":
        return s.placed == (1 if s.two and s.placed else 0)
    return s.placed > 0


def _decorating(s: Tang, step: Step[Any], word: str, above: str) -> str:
    name = name_of(word)
    if name in ("cards-drawn", "before") and s.placed > 0:
        return "something has been placed, but cards are yet to be drawn (T-48)"
    if name == "before" and (s.drawn or not merchant_choices(s)):
        return "the Merchant has nothing to buy, or cards are drawn already (T-65)"
    if name == "card" and s.placed > (1 if s.two else 0):
        return f"{s.placed} placed already (T-70)"
    if name == "more" and (s.two or s.placed != 1 or not any_playable(s)):
        return "is asked after the first decoration, if a further card is playable (T-70)"
    if name == "turn" and s.drawn:
        return "cards are drawn before the main action (T-48)"
    if isinstance(step, PutDecoration):
        mine = s.cards[s.seat * KIND_COUNT + step.kind]
        if not s.playable(step.kind) or mine == 0 or not _is_kept(s, step.kind * BONUS_COUNT + step.bonus):
            return "needs this card among those kept, its decoration in the supply and a spot for it (T-49)"
    if name == "token" and s.tokens_left == 0:
        return "no landscape token is left on the board (T-50)"
    return ""


def _is_kept(s: Tang, card: int) -> bool:
    elsewhere = s.deck[card] + s.discard.count(card) + s.drawn.count(card) + s.beside.count(card)
    return elsewhere < s.board.cards[card]


def _influencing(s: Tang, step: Step[Any], word: str) -> str:
    name = name_of(word)
    if name == "influence" and s.opportunities == 0:
        return "needs an opportunity (T-57)"
    if name in ("influence", "seek", "blind", "mini") and not s.character_spaces():
        return "no character space is free (T-58)"
    if name in ("seek", "blind", "reveal-character") and s.characters == 0:
        return "the character deck is empty (T-59)"
    if name == "reveal-character" and len(s.row) >= ROW:
        return "the row is full (T-19)"
    if name == "influence" and not character_left(s):
        return "no character is left (T-62)"
    if isinstance(step, SendMini):
        mine = s.owner[step.character] == s.seat and s.at[step.character] == NOWHERE
        if not mine or step.character == s.active[s.seat]:
            return "is a character just influenced, beside the active one (T-59)"
    if name == "whom" and not has_mini(s, s.seat):
        return "no mini of this player stands in the garden (T-70)"
    return ""


def _minis(s: Tang, step: Step[Any], below: str) -> str:
    if isinstance(step, StandNeutral):
        waiting = s.owner[step.mini] == NEUTRAL and s.at[step.mini] == NOWHERE
        return "" if waiting else "is a neutral mini that has no place yet (T-86)"
    mini = step.mini if isinstance(step, (Stand, Face)) else NOWHERE
    if mini == NOWHERE:
        return ""
    sent = name_of(below) in ("refill-row", "place-minis")
    if s.owner[mini] != s.seat or (s.at[mini] == NOWHERE) != sent:
        return "is an own mini that is sent from its card, or one of the garden that is moved (T-59, T-70)"
    if s.seats > 1 and mini == s.active[s.seat]:
        return "the active mini stays on its card (T-59)"
    if (name_of(below) == "refill-row") != (s.seats > 1) and sent:
        return "own minis go into the garden after the last tile (T-94)"
    if isinstance(step, Face) and step.space != s.at[mini] // 4 and step.space not in s.character_spaces():
        return "no free character space (T-59)"
    return ""


def _alone(s: Tang, step: Step[Any], word: str, below: str, above: str) -> str:
    """The steps of solo."""
    if s.seats > 1:
        return ""
    name = name_of(word)
    if isinstance(step, (ChooseCell, Rotate)):
        return _source(s, step, below)
    if isinstance(step, (PairDecoration, AfterPair)):
        if isinstance(step, PairDecoration) and below != f"after-pair:{STACKS[step.stack]}":
            return f"is followed by 'after-pair:{STACKS[step.stack]}' (T-87)"
        in_hand = name_of(above) in PLACING or (name == "after-pair" and name_of(above) == "decoration")
        if not in_hand and s.face_up[step.stack] != NO_TILE:
            return "the tile of this stack has been placed (T-87)"
        if isinstance(step, PairDecoration) and not _pair_goes_on(s, step.stack, above):
            return "the decoration of the pair is not there, or has no spot (T-87)"
    if isinstance(step, DrawCard) and (s.beside[step.stack] != NO_CARD or s.is_empty(step.stack)):
        return "a card lies there already, or the stack is empty (T-87)"
    if name == "copy" and s.used[YOU] & BIT[REUSE] == 0:
        return "the lantern 'reuse' is not used (T-87)"
    if name in ("solo-turn", "begin-solo-turn", "copy", "stack", "display") and is_won(s):
        return "all inner spaces are covered (T-94)"
    if name in ("finale", "last-influence", "place-minis", "send-own") and not is_won(s):
        return "not all inner spaces are covered (T-94)"
    if name == "send-own" and not (minis_to_place(s) and s.character_spaces()):
        return "no own mini is on its card, or no space is free (T-94)"
    return ""


def _source(s: Tang, step: ChooseCell | Rotate, below: str) -> str:
    """T-87: the tile of the pair or of *tile only* is that of its stack, *from display* takes one of the display."""
    if name_of(below) == "next-solo-turn":
        return "" if step.source >= FROM_STACK else "only a tile of the display needs no 'after-pair' (T-87)"
    if step.source >= FROM_STACK or below.partition(":")[2] != STACKS[step.source]:
        return f"is a tile of another stack than '{below}' (T-87)"
    if isinstance(step, Rotate) and name_of(below) == "decoration" and not can_complete(s, step.source, step.cell):
        return "the decoration of the pair would have no spot (T-87)"
    return ""


def _pair_goes_on(s: Tang, stack: int, above: str) -> bool:
    card = s.beside[stack]
    if card == NO_CARD or s.supply[card // BONUS_COUNT] == 0:
        return False
    site = s.board.site[card // BONUS_COUNT]
    if name_of(above) in PLACING or s.free[site] > 0:
        return True
    return can_pay_removal(s) and len(removable(s, site)) > 0 and name_of(above) != "refill-row"
