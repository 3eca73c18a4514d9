"""What people see of a table besides the position: who is asked, whose turn it is, what is news, who has won."""

from __future__ import annotations

from teahouse.core.state import CHANCE
from teahouse.table.table import GATHERING, NOBODY, OVER, PLAYING, Table


def is_asked(table: Table, seat: int) -> bool:
    """Whether the person at this seat has to do something: choose, or end the turn."""
    return seat != NOBODY and table.to_act == seat and table.seats[seat].person_decides and not table.paused


def may_choose(table: Table, seat: int) -> bool:
    return is_asked(table, seat) and not table.must_end_turn


TURN, HAND, ANSWER = "turn", "hand", "answer"  # what somebody lets go of who has nothing left to choose


def lets_go_of(table: Table) -> str:
    """What the chooser confirms who has nothing left to choose: the end of his own turn; that another one decides in
    the middle of a turn (`decides_next`); or his answer in somebody else's turn. Empty while he chooses."""
    if not table.must_end_turn:
        return ""
    actor, turn = table.comes_next
    last = table.match.entries[-1]
    if actor >= 0 and turn == last.turn:
        return HAND
    return TURN if last.seat == table.chooser else ANSWER


def decides_next(table: Table) -> int:
    """The seat that the decision is handed to; NOBODY where none is."""
    return table.comes_next[0] if lets_go_of(table) == HAND else NOBODY


def round_of(table: Table) -> int:
    """The round as people see it: also that of a turn that is over, as long as it may be taken back."""
    return table.rounds[-1] if table.must_end_turn and table.rounds else table.match.state.round_number()


def begins(table: Table) -> int:
    """The seat that began the match: the first one to decide. NOBODY as long as nobody can know."""
    if table.status == GATHERING:
        return NOBODY
    first = next((entry.actor for entry in table.match.entries if entry.actor >= 0), NOBODY)
    return max(table.match.state.actor, NOBODY) if first == NOBODY else first


def turn_of(table: Table) -> int:
    """Whose turn it is: also while he may still take back the choice that ended it. NOBODY outside the match."""
    if table.status != PLAYING:
        return NOBODY
    if table.must_end_turn:
        return table.match.entries[-1].seat
    return table.match.state.seat if table.match.state.turn else NOBODY


def since_last_turn(table: Table, seat: int) -> int:
    """The number of the first choice after this seat's last turn before the one it may be in; 0 if there was none."""
    entries = table.match.entries
    now = entries[-1].turn if table.chooser == seat and entries else table.match.state.turn
    last = len(entries) - 1 if seat != NOBODY else -1
    while last >= 0 and (entries[last].actor != seat or entries[last].turn == now):
        last -= 1
    if last < 0:
        return 0
    turn, first = entries[last].turn, last + 1
    while first < len(entries) and entries[first].actor == CHANCE and entries[first].turn == turn:
        first += 1  # what the own choice revealed is no news
    return first


def who_began_the_end(table: Table) -> int:
    """The seat whose choice began the end of the game; NOBODY where it has not, or where the match began so late."""
    return table.match.entries[table.closing_at - 1].seat if table.closing_at else NOBODY


def ties(table: Table) -> list[tuple[int, int, int, int, int]]:
    """Who is ahead of whom with as many points: the seats, the number of the tie-break (from 1), how much each has."""
    state, ranks = table.match.state, places(table)
    scores, found = state.scores(), list[tuple[int, int, int, int, int]]()
    for seat in range(len(ranks)):
        for other in range(len(ranks)):
            if scores[seat] != scores[other] or ranks[seat] >= ranks[other]:
                continue
            pairs = zip(state.tie_break(seat), state.tie_break(other), strict=True)
            decided = next(((n, more, less) for n, (more, less) in enumerate(pairs, 1) if more != less), None)
            if decided is not None:  # else one of them has resigned
                found.append((seat, other, *decided))
    return found


def places(table: Table) -> list[int]:
    """The place of every seat at the end, 1 for the winner; who resigned comes last. Empty while there is no result."""
    if table.status != OVER:
        return []
    ranking = table.match.state.ranking()
    results = [(seat.resigned, place) for seat, place in zip(table.seats, ranking, strict=True)]
    return [1 + sum(other < result for other in results) for result in results]
