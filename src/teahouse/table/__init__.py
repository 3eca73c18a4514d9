"""A match being played: seats, choices, undo, the end of a turn, clocks, rematch. No web code and no database code.

A table is the fold of its facts (`facts.py`, `table.py`). A verb checks, and gives back a new table with a few facts
more, or raises a typed error; the table it was given stays as it was. So a host keeps the new facts first, and only
then shows the new table to anybody:

    after = choose(table, token, choice, revision, now=now, rng=rng)
    store.append(table, after)
    tell(everybody, after)

A verb stands in one file with all that belongs to it: the message that asks for it, who may ask, the fact it leaves and
what that changes about a table (`verbs.py`).

Time and chance come from the host: `now` in milliseconds, `rng` a generator. What was drawn is in the facts.
"""

# Every file that declares a verb, so that whoever reads facts or hears messages knows them all.
from teahouse.table import choose, end_turn, pause, prefer, rematch, rename, sit, start, stop, take_over, undo  # noqa: F401
