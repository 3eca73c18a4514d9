"""Where there is nothing to decide the table answers: one choice alone is possible, the order changes nothing, or the
game says that it goes without saying.

Only in the middle of a turn, where undo leads back to the last real choice, and never if something would be revealed.
"""

from __future__ import annotations

from teahouse.core.state import CHANCE, NOTHING, State
from teahouse.table.table import Table

FEW = 3  # choices of which it is found out whether they come to the same
FAR = 8  # choices without an alternative that are followed


def answer(table: Table) -> int | None:
    """The choice that the person who decides now need not be asked for; None where there is something to decide."""
    seat, state = table.chooser, table.match.state
    if not table.tentative or state.actor != seat or not table.seats[seat].person_decides:
        return None
    if table.game.asks_in_any_case(state):
        return None
    legal = state.legal()
    if len(legal) == 1 or (len(legal) <= FEW and _all_the_same(state, legal)):
        found = legal[0]
    else:
        found = table.game.goes_without_saying(state)
    if found == NOTHING:
        return None
    after = state.clone()
    after.apply(found)
    return None if after.actor == CHANCE else found


def has_alternative(table: Table, state: State) -> bool:
    """Whether what was answered by the table could be declined: undo comes back to it."""
    return table.game.goes_without_saying(state) != NOTHING and len(state.legal()) > 1


def _all_the_same(state: State, legal: list[int]) -> bool:
    """Whether all of them lead to one position, each with what has to follow it."""
    texts: list[str] = []
    for choice in legal:
        after = _followed(state, choice)
        if after is None:
            return False
        try:
            texts.append(after.to_text())
        except NotImplementedError:  # a game without a notation of positions
            return False
        if texts[-1] != texts[0]:
            return False
    return True


def _followed(state: State, choice: int) -> State | None:
    """The position after a choice and all that has no alternative in the same turn; None if something is revealed."""
    after = state.clone()
    after.apply(choice)
    for _ in range(FAR):
        if (after.actor, after.turn) != (state.actor, state.turn):
            break
        legal = after.legal()
        if len(legal) > 1:
            break
        after.apply(legal[0])
    return None if after.actor == CHANCE else after
