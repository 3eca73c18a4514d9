"""What the table offers: every choice on its piece, space or button."""

from __future__ import annotations

from functools import lru_cache

from teahouse.core.choices import Family
from teahouse.core.state import OVER
from teahouse.core.words import Values, Words, decision, rest, waits_for, words
from teahouse.draw.scene import BEGUN, NEAR, Button, End, Offers, Piece, Scene
from teahouse.games.castle.rules.choices import (
    CALL,
    CHOICES,
    DISCARD,
    DONE,
    PAIR,
    SHRINE,
    SPACE_NAMES,
    SUMMON,
    TAKE,
)
from teahouse.games.castle.rules.consolidating import Build
from teahouse.games.castle.rules.pieces import FACE_NAMES, NO_FACE, SPIRIT_NAMES
from teahouse.games.castle.rules.realm_spirits import DropShrine, DropTile
from teahouse.games.castle.rules.set_spirits import ExtraShrine
from teahouse.games.castle.rules.state import Castle
from teahouse.games.castle.rules.turn import Place
from teahouse.games.castle.screen.art import places
from teahouse.games.castle.screen.art.places import FLOOR
from teahouse.games.castle.screen.keys import CASTLE_TILES, SEAT_LETTERS, SHRINE_BANK, top_of
from teahouse.games.castle.screen.refusals import veils
from teahouse.games.castle.words.questions import AT_ANY_TIME, question
from teahouse.games.castle.words.sentences import IN_CASTLE, IN_REALM, PAY_SHRINE_NOW, free_twins, said, space_of

MANY = 4096  # spots kept
BUTTONS: dict[Family, tuple[str, str]] = {  # choices without a place, or with one that may be out of sight
    SHRINE: ("button-shrine", "main"),
    DISCARD: ("button-discard", "plain"),
    SUMMON: ("button-summon", "plain"),
    CALL: ("button-call", "quiet"),
    DONE: ("button-done", "main"),
}


def waiting(s: Castle) -> Offers:
    offers = Offers(words(f"scene-over-{s.ending}") if s.actor == OVER else waits_for(s.actor))
    offers.end = _end(s)
    offers.help = AT_ANY_TIME[:]
    return offers


def _end(s: Castle) -> End | None:
    """C-81, C-82: the next token is the one that begins the last round; or it has begun."""
    if s.actor == OVER:
        return None
    if s.last_turn:
        return End(BEGUN, left=s.last_turn - s.turn)
    return End(NEAR) if s.summons == s.seats - 1 else None


def offer_all(made: Scene, s: Castle) -> Offers:
    legal = s.legal()
    offers = Offers()
    twins = _free_twins(s, legal)
    for choice in legal:
        _offer(offers, made, s, choice, choice in twins)
    for choice in legal:
        if TAKE.has(choice):
            _before_taking(offers, s, choice, twins.get(choice, []))
    _second(offers, s, legal)
    offers.ask(question(s, len(offers.targets)))
    offers.ghost = _ghost(s)
    offers.veils = veils(s, legal)
    offers.end = _end(s)
    return offers


def _free_twins(s: Castle, legal: list[int]) -> dict[int, list[int]]:
    """C-24, C-34: the cells of second tiles in sight, for the first ones that have some, if there is room for both."""
    takes = [choice for choice in legal if TAKE.base <= choice < TAKE.end]
    found = [(choice, free_twins(s, choice - TAKE.base)) for choice in takes]
    return {choice: twins for choice, twins in found if twins}


def _before_taking(offers: Offers, s: Castle, choice: int, twins: list[int]) -> None:
    """What a first tile leads to: its twins are lit, one may be taken with it; what it uncovers is seen by all."""
    cell = TAKE.index(choice)
    key = CASTLE_TILES[cell][s.height[cell]]
    if twins:
        offers.then[key] = {CASTLE_TILES[twin][s.height[twin]]: PAIR.of(twin) for twin in twins}
    if s.height[cell] > 1:
        offers.final[choice] = words("final-take", twins=min(len(twins), 2))


def _second(offers: Offers, s: Castle, legal: list[int]) -> None:
    """A second tile is what most turns are about: the first button takes it, or shows those that can be taken."""
    seconds = [choice for choice in legal if PAIR.has(choice)]
    if not seconds:
        return
    keys = [_place_of(offers, s, PAIR, choice) for choice in seconds]
    for button in offers.buttons:
        button.kind = "plain" if button.kind == "main" else button.kind
    which = "twin" if all(s.top[PAIR.index(choice)] == s.first for choice in seconds) else "other"
    small = words("small-second", count=len(seconds)) if len(seconds) > 1 else None
    first = Button(
        seconds[0], words("button-second", which=which), "main", FACE_NAMES[s.top[PAIR.index(seconds[0])]], small
    )
    first.of = keys if len(keys) > 1 else []
    offers.buttons.insert(0, first)


def _offer(offers: Offers, made: Scene, s: Castle, choice: int, twin: bool) -> None:
    """Put a choice where it belongs: on a piece, on an empty space, on a button."""
    family = CHOICES.family_of(choice)
    key = _place_of(offers, s, family, choice)
    sentence = said(s, family, choice, twin)
    if family in IN_REALM:
        lying = offers.spots.get(key) or made.find(key)
        sentence = rest(sentence, lying.say if lying is not None else None)
    offers.choices[choice] = sentence
    if key:
        offers.put(key, choice)
    if family in BUTTONS:
        name, kind = BUTTONS[family]
        values: Values = {"at": decision(s)} if family is DONE else {}
        if family is CALL:
            values = {"spirit": SPIRIT_NAMES[CALL.index(choice)]}
        offers.buttons.append(Button(choice, (name, values), kind, *_row(s, family, choice)))
    elif choice == PAY_SHRINE_NOW:
        offers.buttons.append(Button(choice, words("button-pay-shrine"), "plain", "shrine"))


def _row(s: Castle, family: Family, choice: int) -> tuple[str, Words | None, str]:
    """The picture of a button, what happens, and its heading."""
    if family is CALL:
        spirit = SPIRIT_NAMES[CALL.index(choice)]
        return f"spirit-{spirit}-icon", words(f"spirit-{spirit}.effect"), "kin-call"
    if family is SHRINE:
        return "shrine", words("small-shrine", count=s.realms[s.actor].pool + 1), ""
    if family is SUMMON:
        return "token", words("small-summon") if s.summons == s.seats - 1 else None, ""
    return ("thrown", words("small-discard"), "") if family is DISCARD else ("", None, "")


def _place_of(offers: Offers, s: Castle, family: Family, choice: int) -> str:
    """The id of the piece or spot that a choice is about; empty for those that have none."""
    if family in IN_CASTLE:
        cell = choice - family.base
        return CASTLE_TILES[cell][s.height[cell]]
    letter = SEAT_LETTERS[s.actor]
    realm = s.realms[s.actor]
    if choice == PAY_SHRINE_NOW:
        return f"shrine:{letter}.pool.{realm.pool - 1}"
    if family in IN_REALM:
        space = space_of(family, choice)
        key = top_of(letter, realm, space)
        if not key:
            key = f"spot.{letter}.{SPACE_NAMES[space]}"
            offers.spots[key] = _spot(letter, space)
        return key
    if family is SHRINE:
        return SHRINE_BANK
    if family is SUMMON:
        return f"token:{s.summons}"
    if family is CALL:
        return f"card.spirit.{SPIRIT_NAMES[CALL.index(choice)]}"
    return ""


@lru_cache(maxsize=MANY)
def _spot(letter: str, space: int) -> Piece:
    x, y = places.realm_place(space, 1)
    return Piece("slot", f"realm-{letter}", x, y, FLOOR, words("scene-space", space=SPACE_NAMES[space]))


def _ghost(s: Castle) -> str:
    """The picture of what is about to be put down."""
    step = s.pending[-1]
    if isinstance(step, Place):
        return FACE_NAMES[s.first if s.first != NO_FACE else s.second]
    if isinstance(step, DropTile):
        face = s.realms[s.actor].face[step.source]
        return "back" if face == NO_FACE else FACE_NAMES[face]
    return "shrine" if isinstance(step, (Build, ExtraShrine, DropShrine)) else ""
