"""Brings the database to the form this program needs, by itself; a newer one is left alone."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from teahouse.store.address import WRITES, is_sqlite, shown
from teahouse.table.keeping import NewerDatabase

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x7EA_4005E  # of PostgreSQL: one process migrates, the others wait


def settings(*more_versions: str) -> Config:
    """Alembic's settings; `more_versions` are further folders of migrations, for tests."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", "\n".join([str(FOLDER / "versions"), *more_versions]))
    return config


async def migrate(engine: AsyncEngine, config: Config | None = None) -> None:
    """Up to the newest form; raises NewerDatabase."""
    config = config or settings()
    newest = set(ScriptDirectory.from_config(config).get_heads())
    async with engine.connect() as connection:
        if set(await connection.run_sync(_revisions)) == newest:
            return
    async with engine.connect() as connection:
        await connection.execution_options(**{WRITES: True})
        async with connection.begin():
            if not is_sqlite(engine.url):
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(_upgrade, config, shown(engine.url))


def _revisions(connection: Connection) -> tuple[str, ...]:
    return MigrationContext.configure(connection).get_current_heads()


def _upgrade(connection: Connection, config: Config, name: str) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    unknown = [revision for revision in _revisions(connection) if revision not in known]
    if unknown:
        form = f"its form {unknown[0]} is not known here"
        raise NewerDatabase(
            f"{name} was written by a newer Teahouse ({form}); update Teahouse, or use another database"
        )
    config.attributes["connection"] = connection
    command.upgrade(config, "heads")
