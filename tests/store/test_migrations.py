"""The database takes the form it needs by itself: from nothing, from every earlier form, but not from a later one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import Connection

from teahouse.core.rng import Rng
from teahouse.store.address import WRITES, find_address, make_engine
from teahouse.store.migrate import migrate, settings
from teahouse.store.schema import metadata
from teahouse.store.store import Store, open_store
from teahouse.table.create import create
from teahouse.table.keeping import NewerDatabase, StoreError
from teahouse.table.seats import person

from .cluster import Cluster

REVISIONS = [script.revision for script in ScriptDirectory.from_config(settings()).walk_revisions()][::-1]

LATER = """
import sqlalchemy as sa
from alembic import op
revision, down_revision, branch_labels, depends_on = "9999", "{last}", None, None


def upgrade() -> None:
    op.add_column("matches", sa.Column("weather", sa.String(20), server_default="sun", nullable=False))
    {trouble}
"""


def later(folder: Path, trouble: str = "") -> str:
    """A folder with one migration more than the program has."""
    folder.mkdir()
    (folder / "later.py").write_text(LATER.format(last=REVISIONS[-1], trouble=trouble))
    return str(folder)


def to_revision(address: str, revision: str) -> None:
    """Bring a database to an earlier form."""

    def upgrade(connection: Connection) -> None:
        config = settings()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)

    async def main() -> None:
        engine = make_engine(find_address(address))
        async with engine.connect() as connection:
            await connection.execution_options(**{WRITES: True})
            async with connection.begin():
                await connection.run_sync(upgrade)
        await engine.dispose()

    asyncio.run(main())


async def differences(store: Store) -> list[object]:
    def compare(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.engine.connect() as connection:
        return await connection.run_sync(compare)


async def keeps_a_table(store: Store) -> None:
    made = create("castle", [person("Anna"), person("Ben")], now=1, rng=Rng(1))
    await store.create(made.table)
    assert (await store.load(made.table.id)).key() == made.table.key()


@pytest.mark.parametrize("revision", ["base", *REVISIONS])
def test_every_earlier_form_becomes_the_present_one(address: str, revision: str) -> None:
    if revision != "base":
        to_revision(address, revision)

    async def main() -> None:
        for _ in range(2):  # the second time there is nothing to do
            async with open_store(address) as store:
                assert await differences(store) == []
                await keeps_a_table(store)

    asyncio.run(main())


def test_a_further_migration_keeps_what_is_there_and_the_older_program_then_refuses(
    address: str, tmp_path: Path
) -> None:
    async def main() -> None:
        async with open_store(address) as store:
            await keeps_a_table(store)
        engine = make_engine(find_address(address))
        await migrate(engine, settings(later(tmp_path / "later")))
        async with engine.connect() as connection:
            assert (await connection.execute(text("SELECT weather FROM matches"))).scalars().all() == ["sun"]
        await engine.dispose()
        with pytest.raises(NewerDatabase, match=r"newer Teahouse \(its form 9999 is not known here\); update Teahouse"):
            async with open_store(address):
                pass

    asyncio.run(main())


def test_a_migration_that_fails_half_way_changes_nothing(address: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with open_store(address) as store:
            await keeps_a_table(store)
        engine = make_engine(find_address(address))
        with pytest.raises(ZeroDivisionError):
            await migrate(engine, settings(later(tmp_path / "later", trouble="1 / 0")))
        await engine.dispose()
        async with open_store(address) as store:
            assert await differences(store) == []
            await keeps_a_table(store)

    asyncio.run(main())


def test_several_hosts_that_start_at_once_make_one_database(address: str) -> None:
    async def start() -> None:
        async with open_store(address) as store:
            await keeps_a_table(store)

    async def main() -> None:
        await asyncio.gather(*[start() for _ in range(4)])
        async with open_store(address) as store:
            assert len(await store.names()) == 4

    asyncio.run(main())


def test_a_file_that_is_no_database_and_a_server_that_is_not_there(tmp_path: Path) -> None:
    picture = tmp_path / "picture.db"
    picture.write_bytes(b"\x89PNG\r\n" * 1000)
    wrong = [(str(picture), "not a database"), ("sqlite://", "needs a file"), ("mysql://x/y", "is no database")]
    wrong += [("postgresql://me:secret@127.0.0.1:1/x", "Connect"), ("one://two://", "database")]

    async def attempt(address: str) -> None:
        async with open_store(address):
            pass

    for address, part in wrong:
        with pytest.raises(StoreError, match=part) as problem:
            asyncio.run(attempt(address))
        assert "secret" not in str(problem.value)
        assert "\n" not in str(problem.value)


def test_a_database_of_postgresql_that_does_not_exist_is_named(cluster: Cluster) -> None:
    async def attempt() -> None:
        async with open_store(f"postgresql://teahouse@/nowhere?host={cluster.folder}"):
            pass

    with pytest.raises(StoreError, match='database "nowhere" does not exist'):
        asyncio.run(attempt())
