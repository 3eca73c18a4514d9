"""Minis in the garden: where they stand and face, and the lantern that moves them (T-59, T-70.3)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.state import Step
from teahouse.games.tang.rules.choices import CELL_NAMES, CHARACTER_WORDS, FACE, MOVE, STAND
from teahouse.games.tang.rules.pieces import CHARACTER_COUNT, EMPTY, NEUTRAL, PLACES, SEATS, SIDES
from teahouse.games.tang.rules.state import MINIS, NOWHERE, Tang


def minis_of(s: Tang, seat: int) -> list[int]:
    """The characters of a player that stand in the garden."""
    return [mini for mini in range(CHARACTER_COUNT) if s.owner[mini] == seat and s.at[mini] != NOWHERE]


def has_mini(s: Tang, seat: int) -> bool:
    """Does one of them stand there?"""
    at = s.at
    for mini, owner in enumerate(s.owner):  # noqa: SIM110  asked in almost every decision
        if owner == seat and at[mini] != NOWHERE:
            return True
    return False


class Stand(Step[Tang]):
    """T-59: a mini goes to a free character space; one that stands in the garden may keep its own."""

    def __init__(self, actor: int, mini: int) -> None:
        super().__init__(actor)
        self.mini: Final = mini

    def legal(self, s: Tang) -> list[int]:
        choices = s.character_spaces(STAND.base)
        if s.at[self.mini] != NOWHERE:
            choices.append(STAND.base + s.at[self.mini] // 4)
        return choices

    def apply(self, s: Tang, choice: int) -> None:
        s.push(Face(self.actor, self.mini, STAND.index(choice)))

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        return why_not_there(s, choice)


class StandNeutral(Stand):
    """T-86, T-91: a neutral mini blocks a space; where it looks does not matter."""

    def apply(self, s: Tang, choice: int) -> None:
        space = STAND.index(choice)
        s.owner[self.mini] = NEUTRAL
        s.at[self.mini] = space * 4
        s.touch(MINIS)
        if s.events is not None:
            s.tell("tang-neutral", character=CHARACTER_WORDS[self.mini], cell=CELL_NAMES[space // PLACES])


def why_not_there(s: Tang, choice: int) -> Reason | None:
    if not STAND.has(choice):
        return None
    space = STAND.index(choice)
    where: dict[str, int | str] = {"cell": CELL_NAMES[space // PLACES]}
    if s.lying[space // PLACES] == EMPTY:
        return Reason("T-59", "no-tile-lies-there", where)
    if [at for at in s.at if at != NOWHERE and at // 4 == space]:
        return Reason("T-59", "another-mini-stands-there", where)
    return Reason("T-59", "no-such-character-space", where)


class Face(Step[Tang]):
    """T-59: a mini faces N, E, S or W; T-70.3: one that only turns looks elsewhere than before."""

    def __init__(self, actor: int, mini: int, space: int) -> None:
        super().__init__(actor)
        self.mini: Final = mini
        self.space: Final = space

    def legal(self, s: Tang) -> list[int]:
        at = s.at[self.mini]
        same = at % 4 if at != NOWHERE and at // 4 == self.space else NOWHERE
        return [FACE.base + side for side in range(4) if side != same]

    def apply(self, s: Tang, choice: int) -> None:
        side = FACE.index(choice)
        s.at[self.mini] = self.space * 4 + side
        s.touch(MINIS)
        if s.events is not None:
            s.tell(
                "tang-mini",
                seat=self.actor,
                character=CHARACTER_WORDS[self.mini],
                cell=CELL_NAMES[self.space // PLACES],
                side=SIDES[side],
            )

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if STAND.has(choice):
            return Reason("T-59", "its-space-is-chosen", {"cell": CELL_NAMES[self.space // PLACES]})
        if FACE.has(choice):
            return Reason("T-70.3", "it-looks-there-already", {"side": SIDES[FACE.index(choice)]})
        return None


class Whom(Step[Tang]):
    """T-70.3: the lantern moves or turns one of the own minis in the garden."""

    def legal(self, s: Tang) -> list[int]:
        return [MOVE.base + mini for mini in minis_of(s, self.actor)]

    def apply(self, s: Tang, choice: int) -> None:
        s.push(Stand(self.actor, MOVE.index(choice)))

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if MOVE.has(choice):
            character = CHARACTER_WORDS[MOVE.index(choice)]
            return Reason("T-70.3", "no-such-guest-of-yours-in-the-garden", {"character": character})
        return None


WHOM: Final[list[Whom]] = [Whom(seat) for seat in range(SEATS)]
