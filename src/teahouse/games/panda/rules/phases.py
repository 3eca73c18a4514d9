"""What has to be decided first, where somebody wants what belongs to another moment (P-14, P-33 to P-37)."""

from __future__ import annotations

from teahouse.core.errors import Reason
from teahouse.games.panda.rules.choices import CAMP, DRAW_CITY, GUARD, JOIN, LEAVE, MISSION, PASS, SPACE
from teahouse.games.panda.rules.state import Panda


def not_now(s: Panda, choice: int, first: Reason) -> Reason:
    """`first` says what is asked now."""
    if choice >= DRAW_CITY.base:  # the families of chance are the last ones
        return Reason("P-14", "only-chance-draws-this")
    if s.round > 0:
        if GUARD.has(choice):
            return Reason("P-33", "this-belongs-to-set-up")
        if CAMP.has(choice):
            return Reason("P-34", "this-belongs-to-set-up")
        if JOIN.has(choice):
            return Reason("P-82", "this-belongs-to-set-up")
    return first


def begins_a_turn(choice: int) -> bool:
    """A choice with which a turn begins, or ends for the round."""
    return SPACE.has(choice) or PASS.has(choice) or MISSION.has(choice) or LEAVE.has(choice)
