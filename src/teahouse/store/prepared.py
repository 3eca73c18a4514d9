"""Statements for many rows, put into words once: to look at each row again would take longer than to write it."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import JSON, bindparam, insert, update
from sqlalchemy.engine import Connection, Dialect
from sqlalchemy.sql import Insert, Update

from teahouse.store.address import to_json
from teahouse.store.rows import Values
from teahouse.store.schema import entries, holders, matches

SUMMARY = ("status", "paused", "listed", "seats", "open_seats", "to_act", "choices", "entries", "changed", "time_up")
INSERT_MATCH, INSERT_ENTRIES, INSERT_HOLDERS = insert(matches), insert(entries), insert(holders)
UPDATE_MATCHES = (  # a row has the columns of SUMMARY, and `which` match it is about
    update(matches).where(matches.c.match == bindparam("which")).values({name: bindparam(name) for name in SUMMARY})
)


def write(connection: Connection, statement: Insert | Update, rows: list[Values]) -> None:
    text, columns = _in_words(statement, connection.dialect)
    connection.exec_driver_sql(
        text, [tuple([to_json(row[name]) if as_json else row[name] for name, as_json in columns]) for row in rows]
    )


@cache
def _in_words(statement: Insert | Update, dialect: Dialect) -> tuple[str, list[tuple[str, bool]]]:
    """The text for a database, and what it asks for in which order; `True` for what is kept as JSON."""
    made: Any = statement.compile(dialect=dialect)
    return str(made), [(name, isinstance(made.binds[name].type, JSON)) for name in made.positiontup]
