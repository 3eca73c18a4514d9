"""What happens by itself: chance draws, the table answers where there is nothing to decide, and a turn ends where
nobody could take anything back, or has said already that it ends."""

from __future__ import annotations

from teahouse import games
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, State
from teahouse.table.facts import Chose, Committed, Drew
from teahouse.table.obvious import answer
from teahouse.table.table import PLAYING, Table

DONE = "done"  # in every game the choice of doing nothing more


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
            choice = answer(table)
            if choice is None:
                break
            table.add(Chose(table.facts[-1].at, table.chooser, choice, 0))
    return table


def ends_by_itself(table: Table) -> bool:
    """Nobody is there to look once more; or the choice itself was to end the turn; or the table is still being set up,
    which is done piece by piece and by everybody."""
    seat = table.seats[table.chooser]
    if seat.quick or not seat.person_decides:
        return True
    before = table.tentative[-1][0].state
    if before.round_number() == 0:
        return True
    last = table.game.families.family_of(table.match.entries[-1].choice)
    return last.name == DONE and "closing" in games.face(table.game.name).words.asked(before)


def draw(state: State, rng: Rng) -> list[int]:
    drawn: list[int] = []
    while state.actor == CHANCE:
        drawn.append(state.draw(rng))
        state.apply(drawn[-1])
    return drawn


def moment(table: Table, now: int) -> int:
    """The time of the next fact: now, but never before the last one, whatever the clocks of several hosts say."""
    return max(now, table.facts[-1].at)
