"""Setting a match up: everything that is drawn before the first turn (T-14 to T-22, T-86)."""

from __future__ import annotations

from teahouse.games.tang.rules.dealing import (
    DEAL_BESIDE,
    DEAL_CHARACTER,
    DRAW_STARTER,
    INITIAL_LANDSCAPE,
    REFILL_LANDSCAPES,
    REFILL_ROW,
    TURN_UP,
    StartTile,
    TokenSize,
)
from teahouse.games.tang.rules.pieces import LARGE, SMALL
from teahouse.games.tang.rules.rulings import NOT_GIVEN
from teahouse.games.tang.rules.solo import BEGIN_SOLO_TURN
from teahouse.games.tang.rules.solo_characters import BEGIN_SOLO
from teahouse.games.tang.rules.state import Tang, lay_start
from teahouse.games.tang.rules.turn import NEXT_TURN


def plan_set_up(s: Tang) -> None:
    """Pushed last ones first; seat 0 holds the engineer token."""
    if s.seats == 1:
        s.push(BEGIN_SOLO_TURN)
        for number in reversed(range(len(s.layout.cells))):
            s.push(TokenSize(number))
    else:
        s.push(NEXT_TURN)
    s.then(REFILL_LANDSCAPES[SMALL], REFILL_LANDSCAPES[LARGE])
    for side in (3, 2, 1, 0):
        s.push(INITIAL_LANDSCAPE[side])
    if s.seats == 1:
        for stack in (3, 2, 1, 0):
            s.push(DEAL_BESIDE[stack])
        s.then(DRAW_STARTER, DRAW_STARTER, BEGIN_SOLO)
    else:
        s.push(REFILL_ROW)
        for seat in reversed(range(s.seats)):
            s.push(DEAL_CHARACTER[seat])
    for stack in (3, 2, 1, 0):
        s.push(TURN_UP[stack])
    if s.rulings.start_tile == NOT_GIVEN:  # T-14: random, or as the option says
        s.push(StartTile())
    else:
        lay_start(s, s.rulings.start_tile)
