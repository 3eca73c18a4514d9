"""Lanterns: which may be used, and the free actions of many decisions (T-24, T-69 to T-71, T-96)."""

from __future__ import annotations

from teahouse.core.errors import Reason
from teahouse.games.tang.rules.choices import LANTERN, LANTERN_WORDS, REFRESH
from teahouse.games.tang.rules.minis import WHOM, has_mini
from teahouse.games.tang.rules.pieces import BIT, LANTERN_COUNT, REPOSITION, SIZES
from teahouse.games.tang.rules.state import PLAYERS, Tang


def free_actions(s: Tang) -> list[int]:
    """T-96: refresh a lantern, or reposition a mini."""
    choices: list[int] = []
    used = s.used[s.seat]
    if used != 0:
        cost = s.board.refresh_cost[s.seats - 1]
        for size in range(2):
            if s.owned[s.seat * 2 + size] >= cost:
                for lantern in range(LANTERN_COUNT):
                    if used & BIT[lantern]:
                        choices.append(REFRESH.of2(size, lantern))
    if s.usable(REPOSITION) and has_mini(s, s.seat):
        choices.append(LANTERN.base + REPOSITION)
    return choices


def do_free_action(s: Tang, choice: int) -> bool:
    """Carry a free action out, if it is one; the decision in which it was chosen has to be pushed before."""
    if REFRESH.has(choice):
        size, lantern = REFRESH.index(choice) // LANTERN_COUNT, REFRESH.index(choice) % LANTERN_COUNT
        s.owned[s.seat * 2 + size] -= s.board.refresh_cost[s.seats - 1]
        s.used[s.seat] &= ~BIT[lantern]
        s.touch(PLAYERS)
        if s.events is not None:
            s.tell("tang-refresh", seat=s.seat, lantern=LANTERN_WORDS[lantern], size=SIZES[size])
        return True
    if choice == LANTERN.base + REPOSITION:
        use_lantern(s, REPOSITION)
        s.push(WHOM[s.seat])
        return True
    return False


def is_free_action(choice: int) -> bool:
    return REFRESH.has(choice) or choice == LANTERN.base + REPOSITION


def use_lantern(s: Tang, lantern: int) -> None:
    """T-69: turn it over."""
    s.use(lantern)
    if s.events is not None:
        s.tell("tang-lantern", seat=s.seat, lantern=LANTERN_WORDS[lantern])


def why_not_lantern(s: Tang, choice: int) -> Reason | None:
    """What a lantern lacks to be used or refreshed; None if it lacks nothing, or for any other choice."""
    if REFRESH.has(choice):
        size, lantern = REFRESH.index(choice) // LANTERN_COUNT, REFRESH.index(choice) % LANTERN_COUNT
        if s.seats == 1:
            return Reason("T-90", "tokens-do-not-refresh-lanterns-in-solo")
        if s.used[s.seat] & BIT[lantern] == 0:
            return Reason("T-71", "this-lantern-is-ready", {"lantern": LANTERN_WORDS[lantern]})
        if not s.can_pay_refresh(size):
            needed = s.board.refresh_cost[s.seats - 1]
            values: dict[str, int | str] = {"size": SIZES[size], "owned": s.owned[s.seat * 2 + size], "needed": needed}
            return Reason("T-71", "too-few-landscape-tokens-of-this-size", values)
        return None
    if LANTERN.has(choice) and LANTERN.index(choice) < LANTERN_COUNT:
        lantern = LANTERN.index(choice)
        name: dict[str, int | str] = {"lantern": LANTERN_WORDS[lantern]}
        if s.seats == 1:
            return Reason("T-86", "solo-has-its-own-lanterns", name)
        if s.lantern_used:
            return Reason("T-69", "a-lantern-has-been-used-this-turn", name)
        if not s.usable(lantern):
            return Reason("T-69", "this-lantern-is-used", name)
        if lantern == REPOSITION and not has_mini(s, s.seat):
            return Reason("T-70.3", "no-guest-of-yours-is-in-the-garden", name)
        return None
    if LANTERN.has(choice) and s.seats > 1:
        return Reason("T-86", "this-lantern-is-for-solo")
    return None
