"""What happens by itself: chance draws, and a turn ends where nobody could take anything back."""

from __future__ import annotations

from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, State
from teahouse.table.facts import Committed, Drew
from teahouse.table.table import PLAYING, Table


def run_on(table: Table, rng: Rng) -> Table:
    """Add facts until somebody has to decide: to choose, or to end the turn. Gives the same table back."""
    while table.status == PLAYING and not table.paused:
        if table.must_end_turn:
            if table.tentative and not ends_by_itself(table):
                break
            table.add(Committed(table.facts[-1].at, table.chooser))
        elif table.match.state.actor == CHANCE:
            table.add(Drew(table.facts[-1].at, tuple(draw(table.match.state.clone(), rng))))
        else:
            break
    return table


def ends_by_itself(table: Table) -> bool:
    seat = table.seats[table.chooser]
    return seat.quick or not seat.person_decides


def draw(state: State, rng: Rng) -> list[int]:
    drawn: list[int] = []
    while state.actor == CHANCE:
        drawn.append(state.draw(rng))
        state.apply(drawn[-1])
    return drawn


def moment(table: Table, now: int) -> int:
    """The time of the next fact: now, but never before the last one, whatever the clocks of several hosts say."""
    return max(now, table.facts[-1].at)
