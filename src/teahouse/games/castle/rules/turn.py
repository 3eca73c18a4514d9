"""A turn of Dragon Castle: take a tile and go on with it, or summon the dragon; place; check; end (C-21 to C-34)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.rng import Rng
from teahouse.core.state import AUTO, CHANCE, Step
from teahouse.games.castle.rules.calling import any_call, call, calls, why_not_call
from teahouse.games.castle.rules.choices import (
    CALL,
    CANVAS,
    CELL_NAMES,
    DISCARD,
    DONE,
    FACE,
    PAIR,
    PLACE,
    SHRINE,
    SPACE_NAMES,
    SUMMON,
    TAKE,
)
from teahouse.games.castle.rules.consolidating import check
from teahouse.games.castle.rules.layouts import DOWN, LEFT, RIGHT, UP
from teahouse.games.castle.rules.phases import (
    never_chosen,
    not_at_the_start,
    not_before_placing,
    not_with_a_tile_in_hand,
)
from teahouse.games.castle.rules.pieces import (
    ACTED,
    DECEPTION,
    DEPTH,
    DISCARD_POINTS,
    ELEGANCE,
    END,
    FACE_NAMES,
    KIND_OF,
    NO_FACE,
    PICKED,
    SEATS,
    SPIRIT_NAMES,
    START,
    TOKEN_POINTS,
    TOKENS,
)
from teahouse.games.castle.rules.realm import BIT, Realm, has_two, placings, size_of
from teahouse.games.castle.rules.state import NOWHERE, TURNED, UNSEEN, Castle


class Uncover(Step[Castle]):
    """C-20: a tile becomes known when it is uncovered; it is any of the tiles nobody has seen."""

    def __init__(self, cell: int) -> None:
        super().__init__(CHANCE)
        self.cell: Final = cell

    def legal(self, s: Castle) -> list[int]:
        return [FACE.of(face) for face in s.unseen.kinds()]

    def outcomes(self, s: Castle) -> list[tuple[int, int]]:
        return [(FACE.of(face), s.unseen.counts[face]) for face in s.unseen.kinds()]

    def draw(self, s: Castle, rng: Rng) -> int:
        return FACE.base + s.unseen.pick(rng)

    def apply(self, s: Castle, choice: int) -> None:
        face = FACE.index(choice)
        s.unseen.take(face)
        s.show(self.cell, face)
        s.touch(self.cell)
        s.touch(UNSEEN + face)
        if s.events is not None and s.turn > 0:
            s.tell("castle-uncover", cell=CELL_NAMES[self.cell], face=FACE_NAMES[face])

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        if FACE.has(choice):
            return Reason("C-1", "all-copies-of-this-face-have-been-seen", {"face": FACE_NAMES[FACE.index(choice)]})
        return None


class NextTurn(Step[Castle]):
    """The turn of the next player begins."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Castle, choice: int) -> None:
        next_turn(s)


def next_turn(s: Castle) -> None:
    """C-5, C-81 to C-83: clockwise, until the round of the last summons is over."""
    s.called = 0
    s.first = s.second = NO_FACE
    s.first_cell = NOWHERE
    s.first_floor = 0
    s.short_side_taken = False
    if s.turned:
        s.turned = []
        s.touch(TURNED)
    if s.turn > 0 and s.turn == s.last_turn:
        s.ending = "dragon-summoned" if s.top_floor() > 0 else "castle-empty"
        if s.events is not None:
            s.tell("castle-over", ending=s.ending)
        return
    s.seat = s.turn % s.seats
    s.turn += 1
    begin(s)


class Begin(Step[Castle]):
    """The turn goes on as it began."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Castle, choice: int) -> None:
        begin(s)


def begin(s: Castle) -> None:
    """C-83: with neither a tile nor a token left the turn is skipped. Only the option of a further round needs this."""
    nothing_left = s.summons == TOKENS and s.top_floor() == 0
    s.push(NEXT_TURN if nothing_left else TURN[s.seat])


class Turn(Step[Castle]):
    """C-22, C-28, window `start`: take a tile of the top floor, or summon the dragon; a spirit may be called before."""

    def legal(self, s: Castle) -> list[int]:
        choices = s.first_takes()
        if s.may_summon():
            choices.append(SUMMON.base)
        if s.spirits:
            choices += calls(s, START)
        return choices

    def apply(self, s: Castle, choice: int) -> None:
        if TAKE.has(choice):
            take(s, TAKE.index(choice))
        elif choice == SUMMON.base:
            summon(s)
        else:
            s.push(BEGIN)  # not the same step again: Destruction may have taken the last tile
            call(s, choice, START)

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        if choice == SUMMON.base:
            if s.owes_short_side():
                return Reason("C-63", "elegance-promised-a-pick")
            if s.top_floor() > 1:
                return Reason("C-29", "the-castle-is-still-higher-than-one-floor", {"floor": s.top_floor()})
            return Reason("C-83", "no-countdown-token-is-left")
        if TAKE.has(choice):
            return why_not_first(s, TAKE.index(choice))
        return why_not_call(s, choice, START) or not_at_the_start(s, choice)


def take(s: Castle, cell: int) -> None:
    """C-22: the first tile is taken; then the player looks what was uncovered and decides how to go on."""
    s.first = s.top[cell]
    s.first_cell = cell
    s.first_floor = s.height[cell]
    if s.called:
        s.short_side_taken = s.short_side(cell)  # C-63, before the tile is gone
    if s.events is not None:
        s.tell("castle-take", seat=s.seat, cell=CELL_NAMES[cell], face=FACE_NAMES[s.first], floor=s.first_floor)
    s.push(CONTINUE[s.seat])
    if s.remove_tile(cell):
        s.push(UNCOVER[cell])


def summon(s: Castle) -> None:
    """C-28, C-81, C-82: take a countdown token; the n-th of the game ends it with the current round."""
    s.realms[s.seat].tokens += 1
    s.summons += 1
    if s.events is not None:
        s.tell("castle-summon", seat=s.seat, points=TOKEN_POINTS, left=TOKENS - s.summons)
    if s.summons == s.seats:
        s.last_turn = s.turn + s.seats - 1 - s.seat
        if s.rulings.further_round and s.seat == s.seats - 1:
            s.last_turn += s.seats
        if s.events is not None:
            s.tell("castle-last-round", seat=s.seat)
    end_turn(s)


def why_not_first(s: Castle, cell: int) -> Reason:
    """Why a castle tile cannot be the first pick."""
    where: dict[str, int | str] = {"cell": CELL_NAMES[cell]}
    if s.height[cell] == 0:
        return Reason("C-15", "no-tile-lies-there", where)
    if s.height[cell] < s.top_floor():
        floors: dict[str, int | str] = {**where, "floor": s.top_floor(), "height": s.height[cell]}
        return Reason("C-18", "the-first-tile-comes-from-the-top-floor", floors)
    if not s.is_called(ELEGANCE):
        return Reason("C-17", "tiles-on-both-long-sides", where)
    if not s.available(cell):
        return Reason("C-63", "tiles-on-all-four-sides", where)
    if s.leaves_short_side_twin(cell):
        spaces = size_of(s.realms[s.seat].legal_spaces())
        return Reason("C-34", "a-pair-needs-two-legal-spaces", {"spaces": spaces})
    return Reason("C-63", "elegance-and-no-short-side-twin-in-sight", where)


class Continue(Step[Castle]):
    """C-23 to C-27, C-34, window `picked`: a second tile, a shrine, or discard."""

    def legal(self, s: Castle) -> list[int]:
        spaces = s.realms[self.actor].legal_spaces()
        choices = s.second_pairs() if has_two(spaces) else []
        if not s.owes_pair():
            choices += ALONE if spaces and (s.supply > 0 or not s.rulings.supply_limited) else AWAY
        if s.spirits:
            choices += calls(s, PICKED)
        return choices

    def apply(self, s: Castle, choice: int) -> None:
        realm = s.realms[self.actor]
        if CALL.has(choice):
            s.push(self)
            call(s, choice, PICKED)
        elif choice == DISCARD.base:
            realm.discards += 1
            realm.discard_points += DISCARD_POINTS
            if s.events is not None:
                s.tell("castle-discard", seat=self.actor, face=FACE_NAMES[s.first], points=DISCARD_POINTS)
            s.first = NO_FACE
            end_turn(s)
        elif choice == SHRINE.base:
            realm.pool += 1
            if s.rulings.supply_limited:
                s.supply -= 1
            if s.events is not None:
                s.tell("castle-shrine", seat=self.actor, pool=realm.pool)
            s.push(PLACE_TILE[self.actor])
        else:
            cell = PAIR.index(choice)
            s.second = s.top[cell]
            if s.events is not None:
                s.tell(
                    "castle-pair",
                    seat=self.actor,
                    cell=CELL_NAMES[cell],
                    face=FACE_NAMES[s.second],
                    floor=s.height[cell],
                )
            s.push(PLACE_TILE[self.actor])
            if s.remove_tile(cell):
                s.push(UNCOVER[cell])

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        spaces = size_of(s.realms[self.actor].legal_spaces())
        if choice in (SHRINE.base, DISCARD.base):
            if s.owes_pair():
                promised = DECEPTION if s.is_called(DECEPTION) else DEPTH if s.is_called(DEPTH) else ELEGANCE
                return Reason("C-93", "a-called-spirit-promised-a-pair", {"other": SPIRIT_NAMES[promised]})
            if spaces == 0:
                return Reason("C-34", "no-legal-space-for-the-tile")
            return Reason("C-26", "no-shrine-is-left-in-the-supply")
        if PAIR.has(choice):
            if spaces < 2:
                return Reason("C-34", "a-pair-needs-two-legal-spaces", {"spaces": spaces})
            return why_not_second(s, PAIR.index(choice))
        if TAKE.has(choice):
            return Reason("C-22", "the-first-tile-cannot-be-put-back")
        if choice == SUMMON.base:
            return Reason("C-29", "summon-instead-of-taking-a-tile-not-after-it")
        return why_not_call(s, choice, PICKED) or not_with_a_tile_in_hand(s, choice)


def why_not_second(s: Castle, cell: int) -> Reason:
    """Why a castle tile cannot be the second pick."""
    where: dict[str, int | str] = {"cell": CELL_NAMES[cell]}
    if s.height[cell] == 0:
        return Reason("C-15", "no-tile-lies-there", where)
    if s.is_called(DECEPTION):
        return why_not_deceived(s, cell)
    if s.is_called(DEPTH):
        if KIND_OF[s.top[cell]] != KIND_OF[s.first]:
            return Reason("C-68", "not-the-same-type-as-the-first", {**where, "face": FACE_NAMES[s.first]})
    elif s.top[cell] != s.first:
        return Reason("C-24", "not-identical-to-the-first", {**where, "face": FACE_NAMES[s.first]})
    if not s.is_called(ELEGANCE):
        return Reason("C-17", "tiles-on-both-long-sides", where)
    if s.available(cell):
        return Reason("C-63", "elegance-needs-a-short-side-tile", where)
    return Reason("C-63", "tiles-on-all-four-sides", where)


def why_not_deceived(s: Castle, cell: int) -> Reason:
    """C-64: why a castle tile is none of those that lay beside the first."""
    first = s.first_cell
    where: dict[str, int | str] = {"cell": CELL_NAMES[cell], "first": CELL_NAMES[first]}
    if cell == first:
        return Reason("C-64", "deception-takes-no-tile-from-under-the-first", where)
    if cell in (UP[first], LEFT[first], RIGHT[first], DOWN[first]):
        floors: dict[str, int | str] = {**where, "floor": s.first_floor, "height": s.height[cell]}
        return Reason("C-64", "the-tile-beside-the-first-is-lower", floors)
    return Reason("C-64", "deception-needs-a-tile-beside-the-first", where)


class Place(Step[Castle]):
    """C-31 to C-33, window `acted`: place the tile taken first, then the second one; spirits before either of them."""

    def legal(self, s: Castle) -> list[int]:
        choices = placings(s.realms[self.actor].legal_spaces())
        if s.spirits and (s.first != NO_FACE or s.rulings.spirits_between_placings):
            choices += calls(s, ACTED)
        return choices

    def apply(self, s: Castle, choice: int) -> None:
        if CALL.has(choice):
            s.push(self)
            call(s, choice, ACTED)
            return
        space = PLACE.index(choice)
        if s.first != NO_FACE:
            face = s.first
            s.first = NO_FACE
        else:
            face = s.second
            s.second = NO_FACE
        s.realms[self.actor].put(face, space)
        if s.events is not None:
            s.tell("castle-place", seat=self.actor, face=FACE_NAMES[face], space=SPACE_NAMES[space])
        if s.second != NO_FACE:
            s.push(PLACE_TILE[self.actor])
        else:
            s.push(END_OF_TURN)
            check(s)

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        if not PLACE.has(choice):
            if CALL.has(choice) and s.first == NO_FACE and not s.rulings.spirits_between_placings:
                return Reason("C-33", "both-tiles-are-placed-before-anything-else")
            return why_not_call(s, choice, ACTED) or not_before_placing(s, choice)
        return why_not_on(s.realms[self.actor], PLACE.index(choice))


def why_not_on(realm: Realm, space: int) -> Reason:
    """C-32: why no tile goes there."""
    where: dict[str, int | str] = {"space": SPACE_NAMES[space]}
    if not realm.shape.spaces & BIT[space]:
        return Reason("C-3", "outside-the-realm", where)
    if realm.shrines & BIT[space]:
        return Reason("C-32", "a-shrine-stands-there", where)
    return Reason("C-32", "a-face-up-tile-lies-there", where)


class EndOfTurn(Step[Castle]):
    """When sets are consolidated and spirits have had their effect, the turn ends."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Castle, choice: int) -> None:
        end_turn(s)


def end_turn(s: Castle) -> None:
    """C-23 (5), window `end`: asked only if a spirit can be called."""
    if s.spirits and any_call(s, END):
        s.push(END_WINDOW[s.seat])
    else:
        next_turn(s)


class End(Step[Castle]):
    """Window `end`: call a spirit, or end the turn."""

    def legal(self, s: Castle) -> list[int]:
        return [*calls(s, END), DONE.base]

    def apply(self, s: Castle, choice: int) -> None:
        if choice == DONE.base:
            next_turn(s)
        else:
            s.push(END_OF_TURN)
            call(s, choice, END)

    def why_not(self, s: Castle, choice: int) -> Reason | None:
        because = why_not_call(s, choice, END) or never_chosen(choice)
        return because or Reason("C-21", "the-action-of-this-turn-is-done")


# what may be done with the first tile alone
ALONE: Final[list[int]] = [SHRINE.base, DISCARD.base]
AWAY: Final[list[int]] = [DISCARD.base]

# Steps never change, so one of each is enough.
UNCOVER: Final[list[Uncover]] = [Uncover(cell) for cell in range(CANVAS)]
NEXT_TURN: Final = NextTurn()
BEGIN: Final = Begin()
TURN: Final[list[Turn]] = [Turn(seat) for seat in range(SEATS)]
CONTINUE: Final[list[Continue]] = [Continue(seat) for seat in range(SEATS)]
PLACE_TILE: Final[list[Place]] = [Place(seat) for seat in range(SEATS)]
END_OF_TURN: Final = EndOfTurn()
END_WINDOW: Final[list[End]] = [End(seat) for seat in range(SEATS)]
