"""Which database: its address from a word of the user, and the engine that speaks to it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from teahouse.extras import need
from teahouse.home import home
from teahouse.table.keeping import StoreError

FILE = "teahouse.db"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
EXAMPLES = "sqlite:///teahouse.db, postgresql://user@host/teahouse"

BUSY = 10_000  # milliseconds to wait for another process that writes
WRITES = "teahouse_writes"  # execution option of a transaction that will write


def find_address(word: str | None = None) -> URL:
    """The database that is meant: a URL or the path of a SQLite file, else TEAHOUSE_DATABASE, else one file at home."""
    word = word or os.environ.get("TEAHOUSE_DATABASE")
    if not word:
        return _file(home() / FILE)
    if "://" not in word:
        return _file(Path(word))
    try:
        url = make_url(word)
    except (ArgumentError, ValueError):
        raise StoreError(f"this is no address of a database; right would be {EXAMPLES}") from None
    driver = DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise StoreError(f"'{url.drivername}' is no database Teahouse can use; right would be {EXAMPLES}")
    if driver.startswith("sqlite") and not url.database:
        raise StoreError("a SQLite database needs a file, as in sqlite:///teahouse.db")
    return url.set(drivername=driver)


def _file(path: Path) -> URL:
    return URL.create(DRIVERS["sqlite"], database=str(path))


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def shown(url: URL) -> str:
    """The address as people may read it: a file's name, or the URL without its password."""
    if is_sqlite(url):
        return str(url.database)
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


JSON: dict[str, Any] = {"json_serializer": to_json, "json_deserializer": msgspec.json.decode}


def make_engine(url: URL) -> AsyncEngine:
    if not is_sqlite(url):
        need("postgres")
        return create_async_engine(url, pool_pre_ping=True, **JSON)
    keep_private(Path(str(url.database)).absolute())
    engine = create_async_engine(url, **JSON)
    _mind_sqlite(engine.sync_engine)
    return engine


def keep_private(file: Path) -> None:
    """Nobody else on this machine reads names and who sits where; raises StoreError if it is not ours to write."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not os.access(file if file.exists() else file.parent, os.W_OK) or not os.access(file.parent, os.W_OK):
        raise StoreError(f"{file} cannot be written by this user; both the file and its folder have to be writable")
    if not file.is_dir():
        try:
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
            if file.stat().st_mode & 0o077:
                file.chmod(0o600)
        except PermissionError:  # somebody else's, who lets us use it
            pass
        except OSError as problem:
            raise StoreError(f"{file}: {problem.strerror}") from None


def make_writing_engine(url: URL) -> Engine:
    """To the same SQLite file, for a thread that writes."""
    engine = create_engine(url.set(drivername="sqlite"), **JSON)
    _mind_sqlite(engine)
    return engine


def _mind_sqlite(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _prepare_sqlite(connection: Any, record: Any) -> None:
    """Durable with every commit, readers beside a writer, and transactions begun by us (see `_begin_sqlite`)."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in (f"busy_timeout = {BUSY}", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """The driver would begin too late, and not at all for tables. A writer takes its place in the queue at once: a
    transaction that reads first and writes then could fail in the middle."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
