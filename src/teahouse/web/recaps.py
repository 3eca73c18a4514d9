"""What the others did, for somebody who has not seen it happen: worked out elsewhere, as an earlier moment is drawn."""

from __future__ import annotations

import msgspec

from teahouse import games
from teahouse.core.forecast import Before
from teahouse.core.state import State
from teahouse.draw.gains import change
from teahouse.draw.recap import Ways, arts
from teahouse.draw.scene import whole
from teahouse.games.face import Screen
from teahouse.host.jobs.job import Limits, Owner, Rank
from teahouse.host.jobs.jobs import Jobs
from teahouse.table.facts import Created, Replayed
from teahouse.table.look import since_last_turn
from teahouse.table.table import NOBODY, Table, new_table
from teahouse.web import scenes
from teahouse.web.scenes import Wire

LIMITS = Limits(10.0)
MOST = 120  # choices that are looked at: who has passed may have been away for long


def since(table: Table, you: int) -> int:
    """How many choices are no news: those up to one's own last turn; for who watches, up to the last turn of each."""
    entries = table.match.entries
    first = since_last_turn(table, you) if you != NOBODY else len(entries)
    if you == NOBODY and entries:
        turn = entries[-1].turn - len(table.seats)
        while first and entries[first - 1].turn > turn:
            first -= 1
    earliest = max(0, len(entries) - MOST)
    while first < earliest or (first < len(entries) and entries[first].turn == 0):
        first += 1  # setting the table up is nobody's turn
    return first


def recap(table: Table, first: int, you: int, shape: str) -> list[Wire]:
    """The turns of the others after choice number `first`, each with what it told, moved and brought (docs/live.md)."""
    screen = games.face(table.game.name).screen
    if screen is None:
        return []
    entries, state, told = table.match.entries, table.match.after(first).state, scenes.lines(table, first)
    made: list[Wire] = []
    while first < len(entries):
        last = first
        while last < len(entries) and entries[last].turn == entries[first].turn:
            last += 1
        if entries[first].seat == you:
            for entry in entries[first:last]:
                state.apply(entry.choice)
        else:
            said = [line for line in told if first < line[0] <= last]
            made.append(_turn(table, screen, state, (first, last), (you, shape)) | {"lines": said})
        first = last
    return made


def _turn(table: Table, screen: Screen, state: State, span: tuple[int, int], look: tuple[int, str]) -> Wire:
    """One of them; the state is that before it, and goes on to its end."""
    first, last = span
    whose = table.match.entries[first]
    before = Before(state.clone())
    ways = Ways(whole(scenes.bare(table.game.name, state, *look, ())))
    for number, entry in enumerate(table.match.entries[first:last], first + 1):
        state.apply(entry.choice)
        ways.go_on(whole(scenes.bare(table.game.name, state, *look, ())), number)
    marks = {name for events in table.told[first:last] for event in events for name in screen.marks(event).split()}
    steps = ways.steps(marks)
    return {
        "seat": whose.seat,
        "turn": whose.turn,
        "from": first,
        "to": last,
        "arts": arts(ways.before, ways.last, steps, whose.seat),
        "got": change(before, state)[whose.seat],
        "steps": steps,
    }


def tell(created: Created, log: list[int], first: int, you: int, shape: str) -> bytes:
    """The job: in JSON, ready to be sent."""
    table = new_table(created)
    table.add(Replayed(created.at, tuple(log)))
    return msgspec.json.encode(recap(table, first, you, shape))


async def told(jobs: Jobs, table: Table, you: int, shape: str, guest: str) -> msgspec.Raw:
    """What `you` has missed, with the ids of a scene in this shape."""
    look = you, "wide" if shape == "none" else shape
    values = table.created, list(table.match.log), since(table, you), *look
    made = await jobs.submit(tell, *values, owner=Owner(guest, table.id), rank=Rank.PERSON, limits=LIMITS)
    return msgspec.Raw(made)
