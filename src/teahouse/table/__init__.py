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

from importlib import import_module
from pkgutil import iter_modules

# Whoever reads facts or hears messages has to know them all: every file of this room says what it declares.
for found in iter_modules(__path__):
    import_module(f"{__name__}.{found.name}")
