"""Carrying out an option of the action board: one action, or two in the order the player likes (P-16, P-17, PR-18)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, NOTHING, Step
from teahouse.games.panda.rules.choices import DONE
from teahouse.games.panda.rules.phases import begins_a_turn, not_now
from teahouse.games.panda.rules.state import Action, Option, Panda


def carry_out(s: Panda, seat: int, option: Option, free: bool) -> None:
    """P-41; an action without a question happens at once where it stands alone."""
    actions = option.actions
    if s.events is not None and not option_effective(s, seat, option):
        s.tell("panda-no-effect", seat=seat, because=actions[0].why_void(s, seat).key)
    if len(actions) == 1 and not actions[0].asks:
        actions[0].run(s, seat)
    else:
        ask(s, seat, actions, free)


def ask(s: Panda, seat: int, actions: list[Action], free: bool) -> None:
    """PR-14: asked only if at least one of the actions has an effect."""
    for action in actions:
        if action.effective(s, seat):
            s.push(Act(seat, actions, free))
            return


def option_effective(s: Panda, seat: int, option: Option) -> bool:
    """PO-12: one of its actions does something now."""
    return any(action.effective(s, seat) for action in option.actions)


class Act(Step[Panda]):
    """P-17: the choices of all actions that are left, side by side; or be done."""

    def __init__(self, actor: int, actions: list[Action], free: bool) -> None:
        super().__init__(actor)
        self.actions: Final = actions
        self.free: Final = free

    def legal(self, s: Panda) -> list[int]:
        choices = self.actions[0].choices(s, self.actor)
        if len(self.actions) > 1:
            choices = choices + self.actions[1].choices(s, self.actor)
        choices.append(DONE.base)
        return choices

    def apply(self, s: Panda, choice: int) -> None:
        if choice == DONE.base:
            return
        chosen = 0
        if len(self.actions) > 1:
            chosen = 0 if self.actions[0].has(choice) else 1
            s.push(OtherPart(self.actor, [self.actions[1 - chosen]], self.free))
        self.actions[chosen].choose(s, self.actor, choice, self.free)

    def why_not(self, s: Panda, choice: int) -> Reason | None:
        for action in self.actions:
            reason = action.why_not(s, self.actor, choice)
            if reason is not None:
                return reason
        if begins_a_turn(choice):
            return Reason("P-37", "finish-the-action-first")
        return not_now(s, choice, Reason("P-17", "this-option-has-no-such-action"))


def without_question(s: Panda) -> int:
    """P-41: actions that ask nothing happen at once where they stand alone, and so do two of them whose order changes
    nothing; NOTHING for whatever else there is to decide."""
    step = s.pending[-1]
    if not isinstance(step, Act) or any(action.asks for action in step.actions):
        return NOTHING
    legal = step.legal(s)[:-1]  # the last one is to be done
    if len(legal) == 1:
        return legal[0]
    if len(legal) != 2:
        return NOTHING
    ends = [_both(s, legal[0], legal[1]), _both(s, legal[1], legal[0])]
    return legal[0] if ends[0] and ends[0] == ends[1] else NOTHING


def _both(s: Panda, first: int, second: int) -> str:
    """The position after one and the other, as text; empty if they do not follow each other."""
    trial = s.clone()
    trial.apply(first)
    if trial.actor != s.actor or second not in trial.legal():
        return ""
    trial.apply(second)
    return trial.to_text()


class OtherPart(Step[Panda]):
    """PR-18: the second part may use what the first achieved."""

    def __init__(self, seat: int, actions: list[Action], free: bool) -> None:
        super().__init__(AUTO)
        self.seat: Final = seat
        self.actions: Final = actions
        self.free: Final = free

    def apply(self, s: Panda, choice: int) -> None:
        ask(s, self.seat, self.actions, self.free)
