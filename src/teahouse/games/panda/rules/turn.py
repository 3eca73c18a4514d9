"""Rounds and turns: choose a space, place guards, pay, act; or use A9; or pass (P-36 to P-45, P-83, P-92)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, Step
from teahouse.games.panda.rules.acting import ask, carry_out, option_effective
from teahouse.games.panda.rules.choices import LEAVE, MISSION, PASS, SPACE, SPACE_NAMES
from teahouse.games.panda.rules.green import on_race_card
from teahouse.games.panda.rules.missions import SPECIAL
from teahouse.games.panda.rules.phases import not_now
from teahouse.games.panda.rules.pieces import NO_CARD, NOBODY, SEATS, SPECIAL_SPACES
from teahouse.games.panda.rules.rulings import NO_LIMIT
from teahouse.games.panda.rules.state import NEED, NEEDS, Panda

if TYPE_CHECKING:
    from mypy_extensions import i64

# --- what is open to a player ---


def affordable(s: Panda, seat: int, space: int) -> bool:
    return payable(s.actions.costs[space], s.ap[seat] - s.board.ap_min)


def payable(cost: i64, purse: i64) -> bool:
    """P-40, PR-6: the marker stays on the track; a cost of 0 is no payment."""
    return cost <= purse or cost == 0


def first_too_dear(s: Panda, seat: int) -> i64:
    """P-40: the first space that costs more than the player may pay. The board's rows are in order of their cost."""
    purse: i64 = s.ap[seat] - s.board.ap_min
    affordable = s.actions.affordable
    most: i64 = len(affordable) - 1
    return affordable[min(purse, most)]


def would_do_something(s: Panda, seat: int, choice: int) -> bool:
    """PO-12: one of the option's actions has an effect, with the AP that are left after paying."""
    at = SPACE.index(choice)
    actions = s.actions.options[at].actions
    if s.rulings.only_quests_matter:
        return len(actions) > 1 or not actions[0].closed(s, seat)
    cost = s.actions.costs[at // 2]
    s.ap[seat] -= cost
    effective = option_effective(s, seat, s.actions.options[at])
    s.ap[seat] += cost
    return effective


def why_void_space(s: Panda, seat: int, choice: int) -> Reason:
    """PO-12: what is missing for the option to do something, with the AP that are left after paying."""
    at = SPACE.index(choice)
    cost = s.actions.costs[at // 2]
    s.ap[seat] -= cost
    reason = s.actions.options[at].actions[0].why_void(s, seat)
    s.ap[seat] += cost
    return Reason("PO-12", reason.key, reason.values)


def spaces(s: Panda, seat: int) -> list[int]:
    """P-38 to P-40: every space and option the player may choose."""
    found: list[Any] = []
    codes = s.actions.codes
    needs = s.needs
    guards = s.supply[seat]
    everything = s.rulings.empty_spaces
    space: i64 = s.position[seat]
    end = first_too_dear(s, seat)
    while space < end:
        if needs[space] <= guards:
            for code in codes[space]:
                if everything or would_do_something(s, seat, code):
                    found.append(code)
        space += 1
    return found


def any_space(s: Panda, seat: int, guards: int) -> bool:
    """PR-11: is there a space to choose with so many guards?"""
    needs = s.needs
    space: i64 = s.position[seat]
    end = first_too_dear(s, seat)
    while space < end:
        if needs[space] <= guards:
            if s.rulings.empty_spaces:
                return True
            for code in s.actions.codes[space]:
                if would_do_something(s, seat, code):
                    return True
        space += 1
    return False


def special_spaces(s: Panda, seat: int) -> list[int]:
    """P-83: the free spaces of A9, for a player who may use it now."""
    found: list[int] = []
    if special_in_play(s) and why_no_special(s, seat) is None:
        for space in range(SPECIAL_SPACES):
            useful = s.rulings.void_special or s.actions.special[space].effective(s, seat)
            if s.special[space] == NOBODY and useful:
                found.append(MISSION.base + space)
    return found


def special_in_play(s: Panda) -> bool:
    return s.green != NO_CARD and s.board.green[s.green].kind == SPECIAL


def why_no_special(s: Panda, seat: int) -> Reason | None:
    """P-83, PR-49: A9 in play, a guard in supply, and not yet used in this round (PO-7)."""
    if not special_in_play(s):
        return Reason("P-83", "mission-a9-is-not-in-play")
    if s.supply[seat] == 0:
        return Reason("PR-49", "no-guard-in-supply")
    if s.special_used[seat] and not s.rulings.a9_every_turn:
        return Reason("P-83", "mission-a9-already-used-this-round")
    return None


def may_act(s: Panda, seat: int) -> bool:
    """PR-11: something besides passing."""
    if any_space(s, seat, s.supply[seat]):
        return True
    if s.green == NO_CARD:
        return False
    if on_race_card(s, seat):
        return any_space(s, seat, s.supply[seat] + 1)
    return len(special_spaces(s, seat)) > 0


# --- the turn ---


class Turn(Step[Panda]):
    """P-37, P-42: a space, a space of A9, one's guard back from A4-A6, or pass."""

    def legal(self, s: Panda) -> list[int]:
        choices = spaces(s, self.actor)
        if s.green != NO_CARD:
            choices += special_spaces(s, self.actor)
            if on_race_card(s, self.actor):
                choices.append(LEAVE.base)
        choices.append(PASS.base)
        return choices

    def apply(self, s: Panda, choice: int) -> None:
        seat = self.actor
        if choice == LEAVE.base:
            leave_race(s, seat)
            s.push(TURN[seat])
            return
        s.push(NEXT_TURN)
        if SPACE.has(choice):
            choose_space(s, seat, choice)
        elif choice == PASS.base:
            s.passed[seat] = True
            if s.events is not None:
                s.tell("panda-pass", seat=seat)
        else:
            use_special(s, seat, MISSION.index(choice))

    def why_not(self, s: Panda, choice: int) -> Reason | None:
        seat = self.actor
        if SPACE.has(choice):
            return why_not_space(s, seat, choice)
        if choice == LEAVE.base:
            return Reason("P-82", "no-own-guard-on-the-mission-card")
        if MISSION.has(choice):
            space = MISSION.index(choice)
            reason = why_no_special(s, seat)
            if reason is not None:
                return reason
            if s.special[space] != NOBODY:
                return Reason("P-83", "this-space-of-a9-is-taken", {"space": space + 1})
            missing = s.actions.special[space].why_void(s, seat)
            return Reason("PO-12", missing.key, missing.values)
        return not_now(s, choice, Reason("P-37", "choose-a-space-first"))


def why_not_space(s: Panda, seat: int, choice: int) -> Reason:
    space = SPACE.index(choice) // 2
    values: dict[str, int | str] = {"space": SPACE_NAMES[space]}
    if space >= len(s.actions.costs):
        return Reason("P-15", "the-board-has-no-such-space", values)
    if choice not in s.actions.codes[space]:
        return Reason("P-16", "this-space-has-one-option-only", values)
    if space < s.position[seat]:
        return Reason("P-38", "left-or-above-the-last-space", {**values, "last": SPACE_NAMES[s.position[seat]]})
    if s.needs[space] > s.supply[seat]:
        return Reason("P-39", "not-enough-guards", {**values, "needed": s.needs[space], "guards": s.supply[seat]})
    if not affordable(s, seat, space):
        values["cost"] = s.actions.costs[space]
        values["ap"] = s.ap[seat]
        return Reason("P-40", "not-enough-action-points", {**values, "lowest": s.board.ap_min})
    return why_void_space(s, seat, choice)


def choose_space(s: Panda, seat: int, choice: int) -> None:
    """P-38 to P-41: guards, AP, action."""
    at = SPACE.index(choice)
    space = at // 2
    guards = s.needs[space]
    s.active = True
    s.position[seat] = space
    s.supply[seat] = s.supply[seat] - guards
    s.on_board[seat] = s.on_board[seat] + guards
    s.needs[space] = guards + s.board.more_guards
    s.touch(NEED + space)
    s.placed.append(space * SEATS + seat)
    if s.events is not None:
        option = "ab"[at % 2]
        s.tell("panda-space", seat=seat, space=SPACE_NAMES[space], option=option, guards=guards)
    pay(s, seat, s.actions.costs[space])
    carry_out(s, seat, s.actions.options[at], False)


def pay(s: Panda, seat: int, cost: int) -> None:
    """P-40, PR-7: only the space where the payment ends counts."""
    if cost == 0:
        return
    s.move_ap(seat, -cost)
    ap = s.ap[seat]
    if ap < 0:
        lost = s.lose(seat, s.debt(ap))
        if s.events is not None:
            s.tell("panda-penalty", seat=seat, ap=ap, points=lost)


def leave_race(s: Panda, seat: int) -> None:
    """P-82, PR-61: the guard comes back without AP, the progress is lost."""
    s.progress[seat] = NOBODY
    s.supply[seat] += 1
    if s.events is not None:
        s.tell("panda-leave", seat=seat)


def use_special(s: Panda, seat: int, space: int) -> None:
    """P-83: a guard on the card instead of the action board; no AP, no change of position (PR-16)."""
    s.active = True
    s.supply[seat] -= 1
    s.special[space] = seat
    s.special_used[seat] = True
    if s.events is not None:
        s.tell("panda-special", seat=seat, space=space + 1)
    s.push(SPECIAL_FULL)
    action = s.actions.special[space]
    if s.events is not None and not action.effective(s, seat):
        s.tell("panda-no-effect", seat=seat, because=action.why_void(s, seat).key)
    if action.asks:
        ask(s, seat, [action], False)
    else:
        action.run(s, seat)


class SpecialFull(Step[Panda]):
    """P-83: after the sixth action all guards go home without AP and the card is discarded."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Panda, choice: int) -> None:
        if NOBODY in s.special:
            return
        for space in range(SPECIAL_SPACES):
            s.supply[s.special[space]] += 1
            s.special[space] = NOBODY
        s.green = NO_CARD
        if s.events is not None:
            s.tell("panda-special-full")


# --- whose turn, and the end of a round ---


class NextTurn(Step[Panda]):
    """P-36: the next player in turn order who has not passed."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Panda, choice: int) -> None:
        begin_turn(s, s.order.index(s.seat) + 1)


def begin_turn(s: Panda, first: int) -> None:
    """P-42, PR-11: whoever can do nothing passes without being asked; when all have passed the round ends."""
    for number in range(s.seats):
        seat = s.order[(first + number) % s.seats]
        if s.passed[seat]:
            continue
        if may_act(s, seat):
            s.seat = seat
            s.turn += 1
            s.push(TURN[seat])
            return
        s.passed[seat] = True
        if s.events is not None:
            s.tell("panda-cannot-act", seat=seat)
    end_round(s)


def end_round(s: Panda) -> None:
    """P-43, P-44, PR-9, PR-10: guards come back in a fixed order, each for one AP; then the new turn order."""
    for seat in s.by_ap():
        guards = s.on_board[seat]
        s.supply[seat] = s.supply[seat] + guards
        s.on_board[seat] = 0
        s.move_ap(seat, guards)
        if s.events is not None:
            s.tell("panda-take-back", seat=seat, guards=guards, ap=s.ap[seat])
    s.order = s.by_ap()
    s.ending = how_it_ends(s)
    if s.ending:
        if s.events is not None:
            s.tell("panda-over", ending=s.ending)
    else:
        begin_round(s)


def how_it_ends(s: Panda) -> str:
    """P-91, PR-57, PO-13: a trigger, a round in which nobody did anything, or the round limit."""
    if s.trigger:
        return s.trigger
    if not s.active:
        return "stalemate"
    if s.rulings.round_limit != NO_LIMIT and s.round >= s.rulings.round_limit:
        return "round-limit"
    return ""


def begin_round(s: Panda) -> None:
    """P-45: all spaces are empty again."""
    s.round += 1
    s.active = False
    s.needs = s.actions.first_guards[:]
    s.touch(NEEDS)
    s.placed = []
    for seat in range(s.seats):
        s.passed[seat] = False
        s.position[seat] = 0
        s.special_used[seat] = False
    if s.events is not None:
        s.tell("panda-round", number=s.round)
    begin_turn(s, 0)


class FirstRound(Step[Panda]):
    """Set-up is over."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Panda, choice: int) -> None:
        begin_round(s)


TURN: Final[list[Turn]] = [Turn(seat) for seat in range(SEATS)]
NEXT_TURN: Final = NextTurn()
SPECIAL_FULL: Final = SpecialFull()
FIRST_ROUND: Final = FirstRound()
