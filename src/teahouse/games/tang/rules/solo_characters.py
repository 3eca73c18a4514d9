"""Solo: characters kept and neutral ones, and the finale after a win (T-86, T-91, T-94)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, Step
from teahouse.games.tang.rules.choices import BLIND, CHARACTER_WORDS, DONE, INFLUENCE, SEND
from teahouse.games.tang.rules.dealing import REFILL_ROW
from teahouse.games.tang.rules.minis import Stand, StandNeutral
from teahouse.games.tang.rules.pieces import CHARACTER_COUNT, GRADES, NEUTRAL, NOBODY
from teahouse.games.tang.rules.state import MINIS, NOWHERE, PLAYERS, Tang

YOU: Final = 0


def influences_open(s: Tang) -> int:
    """T-91: how often you may influence now."""
    earned = 0
    for threshold in s.board.thresholds:
        if s.coins[YOU] >= threshold:
            earned += 1
    return min(earned, s.board.most_characters - 1) - s.influenced


def characters_to_influence(s: Tang) -> list[int]:
    """T-91: the face-up characters, if an influence is open."""
    if influences_open(s) <= 0:
        return []
    return [INFLUENCE.base + character for character in s.row]


def influence_solo(s: Tang, character: int) -> None:
    s.influenced += 1
    keep_character(s, character)


def keep_character(s: Tang, character: int) -> None:
    """T-86, T-91: one of the row is yours, the other one neutral: on a free space, or out of the game."""
    s.owner[character] = YOU
    s.touch(MINIS)
    if s.active[YOU] == NOBODY:
        s.active[YOU] = character
        s.touch(PLAYERS)
    if s.events is not None:
        s.tell("tang-influence", seat=YOU, character=CHARACTER_WORDS[character])
    others = [other for other in s.row if other != character]
    s.row = []
    s.push(REFILL_ROW)
    spaces = s.character_spaces()
    for other in others:
        s.owner[other] = NEUTRAL
        if spaces:
            s.push(StandNeutral(YOU, other))
        elif s.events is not None:
            s.tell("tang-neutral-out", character=CHARACTER_WORDS[other])


def why_not_influence_solo(s: Tang, choice: int) -> Reason | None:
    if not INFLUENCE.has(choice):
        return None
    if INFLUENCE.index(choice) == BLIND:
        return Reason("T-91", "solo-knows-no-blind-draw")
    if INFLUENCE.index(choice) not in s.row:
        character = CHARACTER_WORDS[INFLUENCE.index(choice)]
        return Reason("T-91", "this-character-is-not-face-up", {"character": character})
    if influences_open(s) > 0:
        return None
    if s.influenced >= min(len(s.board.thresholds), s.board.most_characters - 1):
        return Reason("T-91", "no-further-guest-can-be-invited", {"guests": s.influenced + 1})
    next_guest = sorted(s.board.thresholds)[s.influenced]
    return Reason("T-91", "no-influence-is-open", {"coins": s.coins[YOU], "needed": next_guest})


class KeepCharacter(Step[Tang]):
    """T-86: one of the two starting characters is kept."""

    def __init__(self) -> None:
        super().__init__(YOU)

    def arguments(self) -> tuple[int, ...]:
        return ()

    def legal(self, s: Tang) -> list[int]:
        return [INFLUENCE.base + character for character in s.row]

    def apply(self, s: Tang, choice: int) -> None:
        keep_character(s, INFLUENCE.index(choice))

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        return why_not_influence_solo(s, choice)


class BeginSolo(Step[Tang]):
    """The first turn begins with the choice of the character (T-86)."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Tang, choice: int) -> None:
        s.turn = 1
        s.push(KEEP_CHARACTER)


KEEP_CHARACTER: Final = KeepCharacter()
BEGIN_SOLO: Final = BeginSolo()


# --- the finale (T-94) ---


class Finale(Step[Tang]):
    """T-94: open influences, then all own minis go into the garden, then the grade."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Tang, choice: int) -> None:
        if influences_open(s) > 0:
            s.push(LAST_INFLUENCE)
        else:
            s.push(PLACE_MINIS)


class LastInfluence(Step[Tang]):
    """T-91: at the latest now."""

    def __init__(self) -> None:
        super().__init__(YOU)

    def arguments(self) -> tuple[int, ...]:
        return ()

    def legal(self, s: Tang) -> list[int]:
        return [*characters_to_influence(s), DONE.base]

    def apply(self, s: Tang, choice: int) -> None:
        if choice == DONE.base:
            s.push(PLACE_MINIS)
        else:
            s.push(FINALE)
            influence_solo(s, INFLUENCE.index(choice))

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        return why_not_influence_solo(s, choice)


def minis_to_place(s: Tang) -> list[int]:
    return [mini for mini in range(CHARACTER_COUNT) if s.owner[mini] == YOU and s.at[mini] == NOWHERE]


def grade(s: Tang) -> str:
    """T-94: by all coins together."""
    total = s.scores()[YOU]
    number = 0
    while number < len(GRADES) - 1 and total > s.board.ratings[number]:
        number += 1
    return GRADES[number]


class PlaceMinis(Step[Tang]):
    """T-94: as long as there are minis and free spaces; those without a space score nothing."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Tang, choice: int) -> None:
        if minis_to_place(s) and s.character_spaces():
            s.push(SEND_OWN)
        else:
            s.ending = grade(s)
            if s.events is not None:
                s.tell("tang-over", ending=s.ending)


class SendOwn(Step[Tang]):
    """T-94: which mini goes next."""

    def __init__(self) -> None:
        super().__init__(YOU)

    def arguments(self) -> tuple[int, ...]:
        return ()

    def legal(self, s: Tang) -> list[int]:
        return [SEND.base + mini for mini in minis_to_place(s)]

    def apply(self, s: Tang, choice: int) -> None:
        s.then(Stand(YOU, SEND.index(choice)), PLACE_MINIS)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if SEND.has(choice):
            return Reason("T-94", "not-a-mini-of-yours-to-place", {"character": CHARACTER_WORDS[SEND.index(choice)]})
        return None


FINALE: Final = Finale()
LAST_INFLUENCE: Final = LastInfluence()
PLACE_MINIS: Final = PlaceMinis()
SEND_OWN: Final = SendOwn()
