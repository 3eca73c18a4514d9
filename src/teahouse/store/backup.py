"""A copy of the database that is whole, made while it is being used."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from teahouse.store.address import is_sqlite, keep_private
from teahouse.table.keeping import StoreError

PAGES = 1000  # copied at a time, so that writers get their turn in between


def backup(url: URL, target: Path) -> None:
    """Copy a SQLite database into a new file; it appears there when it is complete."""
    if not is_sqlite(url):
        address = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
        how = f"pg_dump --format=custom --file={target} '{address.render_as_string()}'"
        raise StoreError(f"a PostgreSQL database is backed up with its own tool: {how}")
    source = Path(str(url.database))
    must_exist(url)
    if target.exists():
        raise StoreError(f"{target} exists already; name a file that does not")
    target.absolute().parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(target.name + ".new")
    draft.unlink(missing_ok=True)
    keep_private(draft)
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(draft)) as new,
        ):
            old.backup(new, pages=PAGES)
            new.execute("PRAGMA journal_mode = DELETE")  # one file that can be carried away
            (state,) = new.execute("PRAGMA quick_check(1)").fetchone()
        if state != "ok":
            raise StoreError(f"{source} is damaged: {state}")
        draft.replace(target)
    except sqlite3.Error as problem:
        raise StoreError(f"{source}: {problem}") from None
    finally:
        draft.unlink(missing_ok=True)


def must_exist(url: URL) -> None:
    """A file that is not there would be made anew, which is not what somebody means who wants to read it."""
    if is_sqlite(url) and not Path(str(url.database)).is_file():
        raise StoreError(f"there is no database {url.database}; 'teahouse import' or a table makes one")
