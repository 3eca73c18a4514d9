"""Place a Decoration: drawing, choosing, placing, bonus, a second decoration (T-48 to T-53, T-63 to T-67, T-70.2)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, Step
from teahouse.games.tang.rules.choices import (
    CELL_NAMES,
    DONE,
    KEEP,
    KIND_WORDS,
    LANTERN,
    MERCHANT_TAKES,
    PUT,
    SPOT_WORDS,
    STEP,
)
from teahouse.games.tang.rules.dealing import DRAW, turn_up_all
from teahouse.games.tang.rules.landscapes import CHOOSE_TOKEN
from teahouse.games.tang.rules.lanterns import do_free_action, free_actions, use_lantern, why_not_lantern
from teahouse.games.tang.rules.pieces import (
    ANY,
    BONUS_COUNT,
    BONUSES,
    BRIDGE_SITE,
    BRIDGE_SPOT,
    DECORATION_COINS,
    EMPTY,
    KIND_COUNT,
    LANDSCAPE,
    MERCHANT,
    MONK,
    NO_TILE,
    ROCK,
    SEATS,
    SITES,
    SPOTS,
    TERRAINS,
    TWO_DECORATIONS,
)
from teahouse.games.tang.rules.state import COLLECTED, PLAYERS, Tang
from teahouse.games.tang.rules.tracks import advance, pay_track_skill

CARDS_FROM_DECK: Final = 0
TOP_OF_DISCARD: Final = 1


def begin_decorating(s: Tang) -> None:
    """T-48, T-65: the Merchant may buy before the regular cards are drawn."""
    s.placed = 0
    s.two = False
    s.merchant_used = False
    s.then(DRAW_CARDS, CARDS_DRAWN, CHOOSE)
    if merchant_choices(s):
        s.push(BEFORE_DRAWING[s.seat])


def declare_two_decorations(s: Tang) -> None:
    use_lantern(s, TWO_DECORATIONS)
    s.two = True


class DrawCards(Step[Tang]):
    """T-48: two cards, and one more for each stack without a face-up tile."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Tang, choice: int) -> None:
        count = s.board.base_draw
        for tile in s.face_up:
            if tile == NO_TILE:
                count += 1
        s.push(DRAW[count])


class CardsDrawn(Step[Tang]):
    """T-67: the Monk is paid for exactly two cards to choose from."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Tang, choice: int) -> None:
        if s.skill() == MONK and len(s.drawn) == 2:
            s.gain_coins(s.board.characters[s.active[s.seat]].coins, "skill")


# --- the Merchant ---


def merchant_choices(s: Tang) -> list[int]:
    """T-65: once per action, for a coin, two more cards or the top of the discard pile."""
    if s.skill() != MERCHANT or s.merchant_used or s.placed > 0:
        return []
    if s.coins[s.seat] < s.board.characters[s.active[s.seat]].cost:
        return []
    choices: list[int] = []
    if s.deck_size > 0 or s.discard:
        choices.append(MERCHANT_TAKES.of(CARDS_FROM_DECK))
    if s.discard:
        choices.append(MERCHANT_TAKES.of(TOP_OF_DISCARD))
    return choices


def buy(s: Tang, choice: int) -> None:
    card = s.board.characters[s.active[s.seat]]
    s.coins[s.seat] -= card.cost
    s.touch(PLAYERS)
    s.merchant_used = True
    if s.events is not None:
        s.tell("tang-merchant", seat=s.seat, what="cards" if MERCHANT_TAKES.index(choice) == 0 else "discard")
    if MERCHANT_TAKES.index(choice) == CARDS_FROM_DECK:
        s.push(DRAW[card.extra_cards])
    else:
        s.drawn.append(s.discard.pop())


def why_not_merchant(s: Tang, choice: int, decorating: bool = True) -> Reason | None:
    """T-65: what the Merchant lacks; None if it is nothing but another decision that comes first."""
    if not MERCHANT_TAKES.has(choice):
        return None
    if s.skill() != MERCHANT:
        return Reason("T-65", "the-merchant-is-not-active")
    if not decorating:
        return Reason("T-65", "the-merchant-trades-while-you-decorate")
    if s.merchant_used:
        return Reason("T-65", "the-merchant-trades-once-per-action")
    if s.placed > 0 or isinstance(s.pending[-1], PutDecoration):
        return Reason("T-65", "the-merchant-trades-before-a-card-is-chosen")
    cost = s.board.characters[s.active[s.seat]].cost
    if s.coins[s.seat] < cost:
        return Reason("T-65", "too-few-coins-for-the-merchant", {"coins": s.coins[s.seat], "needed": cost})
    if s.discard:
        return None
    if MERCHANT_TAKES.index(choice) == TOP_OF_DISCARD:
        return Reason("T-65", "the-discard-pile-is-empty")
    return Reason("T-65", "no-card-is-there-for-the-merchant") if s.deck_size == 0 else None


class BeforeDrawing(Step[Tang]):
    """T-65: the Merchant before the regular cards."""

    def legal(self, s: Tang) -> list[int]:
        return [DONE.base, *merchant_choices(s)]

    def apply(self, s: Tang, choice: int) -> None:
        if choice != DONE.base:
            buy(s, choice)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        return why_not_merchant(s, choice)


# --- choosing a card ---


def playable_cards(s: Tang) -> list[int]:
    """T-49: the drawn cards that can be played, equal ones once."""
    found: list[int] = []
    for card in s.drawn:
        if card not in found and s.playable(card // BONUS_COUNT):
            found.append(card)
    return found


def any_playable(s: Tang) -> bool:
    return any(s.playable(card // BONUS_COUNT) for card in s.drawn)


class Choose(Step[Tang]):
    """T-50, T-51: a card is chosen if one can be; nothing is asked if there is nothing to choose."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Tang, choice: int) -> None:
        if any_playable(s) or merchant_choices(s):
            s.push(CHOOSE_CARD[s.seat])
        else:
            if s.events is not None and s.placed == 0:
                s.tell("tang-nothing-playable", seat=s.seat)
            finish_decorating(s)


class ChooseCard(Step[Tang]):
    """T-50: one playable card must be kept; before it the Merchant and the lantern of two decorations are possible."""

    def legal(self, s: Tang) -> list[int]:
        choices = [KEEP.base + card for card in playable_cards(s)]
        if not choices:
            choices.append(DONE.base)
        elif s.placed == 0 and len(s.drawn) >= 2 and s.usable(TWO_DECORATIONS):
            choices.append(LANTERN.base + TWO_DECORATIONS)
        choices += merchant_choices(s)
        choices += free_actions(s)
        return choices

    def apply(self, s: Tang, choice: int) -> None:
        if KEEP.has(choice):
            card = KEEP.index(choice)
            s.drawn.remove(card)
            s.cards[self.actor * KIND_COUNT + card // BONUS_COUNT] += 1
            s.touch(COLLECTED)
            s.then(PutDecoration(self.actor, card), AFTER_DECORATION)
        elif choice == DONE.base:
            finish_decorating(s)
        else:
            s.push(CHOOSE)
            if MERCHANT_TAKES.has(choice):
                buy(s, choice)
            elif choice == LANTERN.base + TWO_DECORATIONS:
                declare_two_decorations(s)
            else:
                do_free_action(s, choice)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if choice == DONE.base:
            return Reason("T-50", "a-playable-card-must-be-chosen")
        if KEEP.has(choice):
            return why_not_card(s, KEEP.index(choice))
        if choice == LANTERN.base + TWO_DECORATIONS and s.usable(TWO_DECORATIONS):
            if not any_playable(s):
                return Reason("T-70.2", "no-drawn-card-can-be-played")
            return Reason("T-70.2", "no-second-card-was-drawn", {"drawn": len(s.drawn)})
        return why_not_merchant(s, choice) or why_not_lantern(s, choice)


def why_not_card(s: Tang, card: int) -> Reason:
    """T-49: not drawn, sold out, or no spot."""
    kind = card // BONUS_COUNT
    name: dict[str, int | str] = {"kind": KIND_WORDS[kind], "bonus": BONUSES[card % BONUS_COUNT]}
    if card not in s.drawn:
        return Reason("T-48", "this-card-was-not-drawn", name)
    if s.supply[kind] == 0:
        return Reason("T-49", "no-such-decoration-is-left-in-the-supply", name)
    return Reason("T-49", "no-free-spot-for-it", {**name, "site": SITES[s.board.site[kind]]})


# --- placing it ---


class PutDecoration(Step[Tang]):
    """T-49, T-50: on any free spot of its site; coins of the skills, then the bonus."""

    def __init__(self, actor: int, card: int) -> None:
        super().__init__(actor)
        self.kind: Final = card // BONUS_COUNT
        self.bonus: Final = card % BONUS_COUNT

    def arguments(self) -> tuple[int, int]:
        return self.actor, self.kind * BONUS_COUNT + self.bonus

    def legal(self, s: Tang) -> list[int]:
        return s.spots(s.board.site[self.kind], False, PUT.base)

    def apply(self, s: Tang, choice: int) -> None:
        put_decoration(s, self.kind, PUT.index(choice))
        s.placed += 1
        s.round_placed = True
        s.must_build = False
        s.advanced = 0
        card = s.board.characters[s.active[self.actor]]
        if card.skill == DECORATION_COINS and self.kind in card.kinds:  # T-63
            s.gain_coins(card.coins, "skill")
        take_bonus(s, self.bonus)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        return why_not_put(s, self.kind, choice)


def put_decoration(s: Tang, kind: int, at: int) -> None:
    cell, spot = at // SPOTS, at % SPOTS
    s.put(kind, cell, spot)
    s.supply[kind] -= 1
    if s.events is not None:
        s.tell("tang-put", seat=s.seat, kind=KIND_WORDS[kind], cell=CELL_NAMES[cell], spot=SPOT_WORDS[spot])


def why_not_put(s: Tang, kind: int, choice: int) -> Reason | None:
    if not PUT.has(choice):
        return None
    cell, spot = PUT.index(choice) // SPOTS, PUT.index(choice) % SPOTS
    site = s.board.site[kind]
    where: dict[str, int | str] = {"cell": CELL_NAMES[cell], "spot": SPOT_WORDS[spot], "site": SITES[site]}
    if s.lying[cell] == EMPTY:
        return Reason("T-49", "no-tile-lies-there", where)
    face = s.lying[cell]
    if spot == BRIDGE_SPOT:
        fits = site == BRIDGE_SITE and s.faces.bridge[face]
    else:
        fits = spot < len(s.faces.spots[face]) and s.faces.spots[face][spot] == site
    if not fits:
        return Reason("T-49", "not-a-spot-of-its-site", where)
    return Reason("T-49", "a-decoration-stands-there", where)


def take_bonus(s: Tang, bonus: int) -> None:
    """T-50: the one-time bonus, as far as possible."""
    if bonus <= ROCK:
        advance(s, bonus)
        pay_track_skill(s)
    elif bonus == ANY:
        if s.can_advance():
            s.push(BONUS_STEP[s.seat])
    elif bonus == LANDSCAPE and s.tokens_left > 0:
        s.push(CHOOSE_TOKEN[s.seat])


class BonusStep(Step[Tang]):
    """T-50: one step with a cube of choice."""

    def legal(self, s: Tang) -> list[int]:
        return [STEP.base + terrain for terrain in s.can_advance()] + free_actions(s)

    def apply(self, s: Tang, choice: int) -> None:
        if STEP.has(choice):
            advance(s, STEP.index(choice))
            pay_track_skill(s)
        else:
            s.push(self)
            do_free_action(s, choice)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if STEP.has(choice):
            return Reason("T-55", "this-cube-is-on-its-last-position", {"terrain": TERRAINS[STEP.index(choice)]})
        return why_not_lantern(s, choice)


# --- the second decoration, and the end of the action ---


class AfterDecoration(Step[Tang]):
    """T-70.2: a second decoration, forced, offered or none."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Tang, choice: int) -> None:
        if s.placed == 1 and (s.two or s.may_become_usable(TWO_DECORATIONS)) and any_playable(s):
            s.push(CHOOSE_CARD[s.seat] if s.two else DECORATE_AGAIN[s.seat])
        else:
            if s.events is not None and s.two and s.placed == 1:
                s.tell("tang-forfeit", seat=s.seat, what="decoration")
            finish_decorating(s)


class DecorateAgain(Step[Tang]):
    """T-70.2, T-96: the lantern may be declared after the first decoration."""

    def legal(self, s: Tang) -> list[int]:
        choices = [DONE.base]
        if s.usable(TWO_DECORATIONS):
            choices.append(LANTERN.base + TWO_DECORATIONS)
        choices += free_actions(s)
        return choices

    def apply(self, s: Tang, choice: int) -> None:
        if choice == DONE.base:
            finish_decorating(s)
            return
        s.push(AFTER_DECORATION)
        if choice == LANTERN.base + TWO_DECORATIONS:
            declare_two_decorations(s)
        else:
            do_free_action(s, choice)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if KEEP.has(choice):
            return Reason("T-70.2", "a-second-decoration-needs-the-lantern")
        return why_not_lantern(s, choice)


def finish_decorating(s: Tang) -> None:
    """T-51, T-52: the other cards are discarded in the order drawn, all tops are turned up."""
    s.discard += s.drawn
    s.drawn = []
    turn_up_all(s)


DRAW_CARDS: Final = DrawCards()
CARDS_DRAWN: Final = CardsDrawn()
CHOOSE: Final = Choose()
AFTER_DECORATION: Final = AfterDecoration()
BEFORE_DRAWING: Final[list[BeforeDrawing]] = [BeforeDrawing(seat) for seat in range(SEATS)]
CHOOSE_CARD: Final[list[ChooseCard]] = [ChooseCard(seat) for seat in range(SEATS)]
BONUS_STEP: Final[list[BonusStep]] = [BonusStep(seat) for seat in range(SEATS)]
DECORATE_AGAIN: Final[list[DecorateAgain]] = [DecorateAgain(seat) for seat in range(SEATS)]
