"""Whether somebody may decide now, and what a choice brings about: the compiled part of the verbs of a turn."""

from __future__ import annotations

from teahouse.core.errors import IllegalChoice
from teahouse.core.rng import Rng
from teahouse.table.errors import NotYourMove, Repeated, Stale, TimeUp, WrongMoment
from teahouse.table.facts import Chose
from teahouse.table.rights import must_be_playing
from teahouse.table.run_on import moment, run_on
from teahouse.table.table import Table


def decide(table: Table, seat: int, choice: int, revision: int, now: int, rng: Rng) -> Table:
    if (revision, seat, choice) == table.answered:
        raise Repeated("this-choice-was-made-already")
    must_be_deciding(table, seat, revision, now)
    if table.must_end_turn:
        raise WrongMoment("end-your-turn-or-take-something-back")
    must_be_legal(table, choice)
    after = table.copy()
    after.add(Chose(moment(table, now), seat, choice, revision))
    return run_on(after, rng)


def must_be_deciding(table: Table, seat: int, revision: int, now: int) -> None:
    """The match goes on, the answer is to what lies on the table, and this person is the one who is asked."""
    must_be_playing(table)
    if table.paused:
        raise WrongMoment("the-match-is-paused")
    if revision != table.revision:
        raise Stale("the-table-has-changed-since", answered=revision, now=table.revision)
    if table.seats[seat].bot:
        raise NotYourMove("you-have-resigned" if table.seats[seat].resigned else "a-computer-plays-for-you")
    if table.to_act != seat:
        raise NotYourMove("it-is-not-your-move", seat=table.to_act)
    if table.clocked and table.time_left(seat, now) <= 0:
        raise TimeUp("your-time-is-up")


def must_be_legal(table: Table, choice: int) -> None:
    reason = table.match.why_not(choice)
    if reason is not None:
        raise IllegalChoice(table.game.notation(choice), reason)
