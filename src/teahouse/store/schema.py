"""The tables of the database. `entries` is the truth; `matches` and `holders` repeat what lists are made of."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    text,
)

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pk",
        "fk": "%(table_name)s_%(column_0_name)s_fk",
        "ix": "%(table_name)s_%(column_0_N_name)s",
    }
)

matches = Table(
    "matches",
    metadata,
    Column("match", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String(16), nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("seats", JSON, nullable=False),  # a list of ListedSeat (rows.py), in the order of play
    Column("open_seats", Integer, nullable=False),
    Column("to_act", Integer, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds
    Column("changed", BigInteger, nullable=False),
    Column("time_up", BigInteger),  # the moment at which a person's time is up, where a clock runs
    Index(None, "status", "changed"),
    Index(
        "matches_time_up",
        "time_up",
        sqlite_where=text("time_up IS NOT NULL"),
        postgresql_where=text("time_up IS NOT NULL"),
    ),
)

# One row per fact. Its number is part of the key, so two writers can never both write the same one.
entries = Table(
    "entries",
    metadata,
    Column("match", String(64), ForeignKey("matches.match", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", JSON, nullable=False),
    PrimaryKeyConstraint("match", "number"),
    sqlite_with_rowid=False,
)

# Who may sit where, by the hash of the token; seat -1 is the owner of the table.
holders = Table(
    "holders",
    metadata,
    Column("match", String(64), ForeignKey("matches.match", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(64), nullable=False),
    PrimaryKeyConstraint("match", "seat"),
    Index(None, "key"),
    sqlite_with_rowid=False,
)

# Servers that use this database, and when each of them has last written here: that is how it knows that it can.
servers = Table(
    "servers",
    metadata,
    Column("server", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Addresses, and networks as 10.1.0.0/16, that are not let in.
bans = Table(
    "bans",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("until", BigInteger),  # for good, where there is none
    Column("why", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What guests complain of: a name, a board, something else.
reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("match", String(64), ForeignKey("matches.match", ondelete="CASCADE"), nullable=False),
    Column("what", String(16), nullable=False),
    Column("seat", Integer, nullable=False),  # -1: no seat
    Column("words", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", String(16), nullable=False, server_default=""),  # tells guests of one match apart, and no more
    Index(None, "match"),
)

# Matches that are analysed: how many decisions there are to judge, how many of them are, and when the last one was.
analyses = Table(
    "analyses",
    metadata,
    Column("match", String(64), ForeignKey("matches.match", ondelete="CASCADE"), primary_key=True),
    Column("total", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What was found of each decision, by the number of the choice.
judged = Table(
    "judged",
    metadata,
    Column("match", String(64), ForeignKey("analyses.match", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", JSON, nullable=False),
    PrimaryKeyConstraint("match", "number"),
    sqlite_with_rowid=False,
)
