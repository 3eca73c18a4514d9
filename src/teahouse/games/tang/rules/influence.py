"""Influencing characters, and the end of a turn (T-57 to T-62, T-70.4, T-97)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, CHANCE, Step
from teahouse.games.tang.rules.choices import BLIND, CHARACTER, CHARACTER_WORDS, DONE, INFLUENCE, LANTERN, SEND, WAIT
from teahouse.games.tang.rules.dealing import REFILL_ROW, DrawCharacter
from teahouse.games.tang.rules.lanterns import (
    do_free_action,
    free_actions,
    is_free_action,
    use_lantern,
    why_not_lantern,
)
from teahouse.games.tang.rules.minis import Stand
from teahouse.games.tang.rules.pieces import BIT, SEARCH, SEATS, TERRAINS, bits_of
from teahouse.games.tang.rules.state import MINIS, PLAYERS, Tang


def ways_to_influence(s: Tang) -> list[int]:
    """T-59, T-70.4: a face-up character, the unseen top of the deck, or a search through the deck."""
    choices = [INFLUENCE.base + character for character in s.row]
    if s.characters != 0:
        choices.append(INFLUENCE.base + BLIND)
        if s.usable(SEARCH):
            choices.append(LANTERN.base + SEARCH)
    return choices


def character_left(s: Tang) -> bool:
    return len(s.row) > 0 or s.characters != 0


def influence(s: Tang, choice: int) -> None:
    """T-59: take the character; what follows is pushed."""
    seat = s.seat
    if choice == LANTERN.base + SEARCH:
        use_lantern(s, SEARCH)
        s.push(SEEK[seat])
    elif INFLUENCE.index(choice) == BLIND:
        s.push(DRAW_BLIND)
    else:
        character = INFLUENCE.index(choice)
        s.row.remove(character)
        take_character(s, character)


def take_character(s: Tang, character: int) -> None:
    """T-59 (1): the card is kept."""
    s.owner[character] = s.seat
    s.touch(MINIS)
    if s.events is not None:
        s.tell("tang-influence", seat=s.seat, character=CHARACTER_WORDS[character])
    s.push(SendMini(s.seat, character))


class DrawBlind(DrawCharacter):
    """T-59 (1): the unseen top card of the deck."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Tang, choice: int) -> None:
        character = CHARACTER.index(choice)
        s.characters &= ~BIT[character]
        take_character(s, character)


class Seek(Step[Tang]):
    """T-70.4: any character of the deck."""

    def legal(self, s: Tang) -> list[int]:
        return [INFLUENCE.base + character for character in bits_of(s.characters)]

    def apply(self, s: Tang, choice: int) -> None:
        character = INFLUENCE.index(choice)
        s.characters &= ~BIT[character]
        take_character(s, character)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if choice == INFLUENCE.base + BLIND:
            return Reason("T-70.4", "search-takes-a-guest-by-name")
        if INFLUENCE.has(choice):
            character = CHARACTER_WORDS[INFLUENCE.index(choice)]
            return Reason("T-70.4", "this-character-is-not-in-the-deck", {"character": character})
        return None


class SendMini(Step[Tang]):
    """T-59 (2, 3): the new mini or the active one goes into the garden, the other one is active from now on."""

    def __init__(self, actor: int, character: int) -> None:
        super().__init__(actor)
        self.character: Final = character

    def legal(self, s: Tang) -> list[int]:
        return [SEND.base + self.character, SEND.base + s.active[self.actor], *free_actions(s)]

    def apply(self, s: Tang, choice: int) -> None:
        if not SEND.has(choice):
            s.push(self)
            do_free_action(s, choice)
            return
        sent = SEND.index(choice)
        if sent != self.character:
            s.active[self.actor] = self.character
            s.touch(PLAYERS)
        s.then(Stand(self.actor, sent), REFILL_ROW)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if SEND.has(choice):
            names = {"character": CHARACTER_WORDS[self.character], "active": CHARACTER_WORDS[s.active[self.actor]]}
            return Reason("T-59", "only-the-new-mini-or-the-active-one", {**names})
        return why_not_lantern(s, choice)


class InfluencePhase(Step[Tang]):
    """T-57, T-60, T-62, T-97: the opportunities of this turn, one after the other."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Tang, choice: int) -> None:
        while s.opportunities > 0:
            if not character_left(s):
                s.opportunities = 0
                if s.events is not None:
                    s.tell("tang-opportunity-lapsed", seat=s.seat)
            elif s.has_character_space():
                s.then(INFLUENCE_NOW[s.seat], INFLUENCE_PHASE)
                return
            else:
                wait(s)
        s.push(END_PHASE)


def wait(s: Tang) -> None:
    """T-60, T-97: a character token instead; only one can be owned, so a second opportunity lapses."""
    s.opportunities -= 1
    key = "tang-opportunity-lapsed" if s.holds_token[s.seat] else "tang-character-token"
    s.holds_token[s.seat] = True
    s.touch(PLAYERS)
    if s.events is not None:
        s.tell(key, seat=s.seat)


class InfluenceNow(Step[Tang]):
    """T-57, T-60: influence, or take a character token."""

    def legal(self, s: Tang) -> list[int]:
        return [*ways_to_influence(s), WAIT.base, *free_actions(s)]

    def apply(self, s: Tang, choice: int) -> None:
        if choice == WAIT.base:
            wait(s)
        elif is_free_action(choice):
            do_free_action(s, choice)
        else:
            s.opportunities -= 1
            influence(s, choice)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if choice == DONE.base:
            return Reason("T-60", "invite-or-take-a-token")
        return why_not_influence(s, choice)


def why_not_influence(s: Tang, choice: int) -> Reason | None:
    if INFLUENCE.has(choice):
        if INFLUENCE.index(choice) == BLIND:
            return Reason("T-59", "the-character-deck-is-empty")
        character = CHARACTER_WORDS[INFLUENCE.index(choice)]
        return Reason("T-59", "this-character-is-not-face-up", {"character": character})
    if choice == LANTERN.base + SEARCH and s.usable(SEARCH):
        return Reason("T-70.4", "the-character-deck-is-empty")
    return why_not_lantern(s, choice)


def no_invitation(s: Tang) -> Reason:
    """T-57, T-60: no column reached in this turn, and no token kept from an earlier one."""
    columns, reached = s.board.character_columns, s.reached[s.seat]
    if reached == len(columns):
        return Reason("T-57", "all-character-columns-are-behind-you", {"column": columns[-1] if columns else 0})
    values: dict[str, int | str] = {"column": columns[reached]}
    for terrain, name in enumerate(TERRAINS):
        values[name] = s.cubes[s.seat * 3 + terrain]
    return Reason("T-57", "a-guest-comes-at-the-next-column", values)


# --- the end of the turn ---


def may_spend_token(s: Tang) -> bool:
    """T-58, T-60, T-97: a character token of an earlier turn, a free space and a character."""
    return s.holds_token[s.seat] and not s.column_reached and character_left(s) and s.has_character_space()


class EndPhase(Step[Tang]):
    """T-25 (3): what may still be done is asked; the turn ends when nothing is left to do."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Tang, choice: int) -> None:
        if may_spend_token(s) or free_actions(s):
            s.push(END_OF_TURN[s.seat])


class EndOfTurn(Step[Tang]):
    """T-25 (3), T-60: spend a character token, free actions, or end the turn."""

    def legal(self, s: Tang) -> list[int]:
        choices = [DONE.base]
        if may_spend_token(s):
            choices += ways_to_influence(s)
        choices += free_actions(s)
        return choices

    def apply(self, s: Tang, choice: int) -> None:
        if choice == DONE.base:
            return
        s.push(END_PHASE)
        if is_free_action(choice):
            do_free_action(s, choice)
        else:
            s.holds_token[self.actor] = False
            s.touch(PLAYERS)
            influence(s, choice)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        search = choice == LANTERN.base + SEARCH and s.usable(SEARCH)
        if (INFLUENCE.has(choice) or search) and not may_spend_token(s):
            if not s.holds_token[self.actor]:
                return no_invitation(s)
            if s.column_reached:
                return Reason("T-97", "a-token-of-this-turn-is-for-later")
            if not character_left(s):
                return Reason("T-58", "no-character-is-left")
            return Reason("T-58", "no-free-character-space")
        return why_not_influence(s, choice)


INFLUENCE_PHASE: Final = InfluencePhase()
END_PHASE: Final = EndPhase()
DRAW_BLIND: Final = DrawBlind()
SEEK: Final[list[Seek]] = [Seek(seat) for seat in range(SEATS)]
INFLUENCE_NOW: Final[list[InfluenceNow]] = [InfluenceNow(seat) for seat in range(SEATS)]
END_OF_TURN: Final[list[EndOfTurn]] = [EndOfTurn(seat) for seat in range(SEATS)]
