"""Calling a spirit: which cards may be called now, and the payment that comes first (C-49 to C-55)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.core.errors import Reason
from teahouse.core.state import Step
from teahouse.games.castle.rules.choices import CALL, PAY, PAY_SHRINE, SPACE_NAMES
from teahouse.games.castle.rules.phases import never_chosen
from teahouse.games.castle.rules.pieces import FACE_NAMES, SPIRIT_NAMES, WINDOW_NAMES
from teahouse.games.castle.rules.realm import BIT, SHRINE_PAYS, Realm, size_of, spaces_of
from teahouse.games.castle.rules.state import Castle, Spirit

if TYPE_CHECKING:
    from mypy_extensions import i64


def calls(s: Castle, window: int) -> list[int]:
    """C-58, C-92: every spirit that may be called in this window. Each once per turn (C-49, C-80)."""
    choices: list[int] = []
    for spirit in s.spirits:
        if may_call(s, spirit, window):
            choices.append(CALL.base + spirit.number)
    return choices


def may_call(s: Castle, spirit: Spirit, window: int) -> bool:
    if spirit.windows & BIT[window] == 0 or s.called & BIT[spirit.number] != 0:
        return False
    realm = s.realms[s.seat]
    if realm.shown == 0 and realm.pool == 0:
        return False  # nothing to pay with
    return spirit.possible(s, window)


def any_call(s: Castle, window: int) -> bool:
    """Is there one?"""
    for spirit in s.spirits:  # noqa: SIM110  asked at the end of every turn
        if may_call(s, spirit, window):
            return True
    return False


def find_spirit(s: Castle, number: int) -> Spirit | None:
    for spirit in s.spirits:
        if spirit.number == number:
            return spirit
    return None


def call(s: Castle, choice: int, window: int) -> None:
    """A `call` was chosen: the payment comes first (C-53)."""
    spirit = find_spirit(s, CALL.index(choice))
    assert spirit is not None
    s.push(Payment(s.seat, spirit, window))


def why_not_call(s: Castle, choice: int, window: int) -> Reason | None:
    """Why a `call` is not offered in a window; None for any other choice."""
    if not CALL.has(choice):
        return None
    name = SPIRIT_NAMES[CALL.index(choice)]
    spirit = find_spirit(s, CALL.index(choice))
    if spirit is None:
        return Reason("C-49", "spirit-not-in-play", {"spirit": name})
    if s.is_called(spirit.number):
        return Reason("C-49", "spirit-already-called-this-turn", {"spirit": name})
    if spirit.windows & BIT[window] == 0:
        return Reason("C-92", "spirit-not-in-this-window", {"spirit": name, "window": WINDOW_NAMES[window]})
    realm = s.realms[s.seat]
    if realm.shown == 0 and realm.pool == 0:
        return Reason("C-50", "nothing-to-pay-a-spirit-with", {"spirit": name})
    return spirit.missing(s, window)


# --- what a spirit may lack ---


def every_payment_breaks(spirit: Spirit) -> Reason:
    """C-54: it has a target, but whatever pays would spoil it."""
    return Reason("C-54", "every-payment-would-break-it", {"spirit": spirit.name})


def no_room_for_a_pair(s: Castle, spirit: Spirit) -> Reason:
    """C-34: it has a target, but after any payment fewer than two spaces."""
    spaces = size_of(s.realms[s.seat].legal_spaces())
    return Reason("C-34", "no-room-for-the-pair-of-a-spirit", {"spirit": spirit.name, "spaces": spaces})


def barred_by(spirit: Spirit, other: int) -> Reason:
    """C-94: another spirit called in this turn leaves no room for it."""
    return Reason("C-94", "another-spirit-bars-it", {"spirit": spirit.name, "other": SPIRIT_NAMES[other]})


# --- payments, as masks of spaces; the bit SHRINE_PAYS stands for a shrine of the pool ---


def any_payment(realm: Realm) -> i64:
    """C-50: a face-up tile of the realm, or a shrine of the pool."""
    return realm.shown | SHRINE_PAYS if realm.pool > 0 else realm.shown


def payments_leaving_a_pair(realm: Realm) -> i64:
    """C-34: every payment that leaves two legal spaces; a tile that pays leaves its own behind."""
    spaces = size_of(realm.legal_spaces())
    if spaces >= 2:
        return any_payment(realm)
    return realm.shown if spaces == 1 else 0


class Payment(Step[Castle]):
    """C-50 to C-54: discard a face-up tile of the realm or a shrine of the pool, if the effect stays possible."""

    def __init__(self, actor: int, spirit: Spirit, window: int) -> None:
        super().__init__(actor)
        self.spirit: Final = spirit
        self.window: Final = window

    def legal(self, s: Castle) -> list[int]:
        base = PAY.base
        return [base + way for way in spaces_of(self.spirit.payments(s, self.window))]

    def apply(self, s: Castle, choice: int) -> None:
        realm = s.realms[self.actor]
        way = PAY.index(choice)
        s.called |= BIT[self.spirit.number]
        if way == PAY_SHRINE:
            realm.pool -= 1
            if s.rulings.paid_shrine_returns and s.rulings.supply_limited:  # C-52; else it leaves the game
                s.supply += 1
            if s.events is not None:
                s.tell("castle-call-shrine", seat=self.actor, spirit=self.spirit.name)
        else:
            face = realm.take_off(way)
            realm.discards += 1
            if s.events is not None:
                s.tell(
                    "castle-call-tile",
                    seat=self.actor,
                    spirit=self.spirit.name,
                    face=FACE_NAMES[face],
                    space=SPACE_NAMES[way],
                )
        self.spirit.effect(s, self.window)

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        if not PAY.has(choice):
            asked = Reason("C-53", "pay-for-the-spirit-first", {"spirit": self.spirit.name})
            return never_chosen(choice) or asked
        way = PAY.index(choice)
        realm = s.realms[self.actor]
        if way == PAY_SHRINE and realm.pool == 0:
            return Reason("C-50", "no-shrine-in-the-pool")
        if way != PAY_SHRINE and not realm.shown & BIT[way]:
            return Reason("C-51", "only-a-face-up-tile-pays", {"space": SPACE_NAMES[way]})
        return Reason("C-54", "payment-would-make-the-effect-impossible", {"spirit": self.spirit.name})
