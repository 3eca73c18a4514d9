"""`teahouse export`, `import` and `backup`: what they write, and one line for whatever goes wrong."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from teahouse.cli import main
from teahouse.core.rng import Rng
from teahouse.games import read_match
from teahouse.store.address import find_address, shown
from teahouse.store.backup import backup
from teahouse.store.store import open_store
from teahouse.table.keeping import StoreError
from teahouse.table.recording import to_record
from teahouse.table.table import Table

from ..cli.command import Answer
from ..cli.command import run as run_process
from ..cli.test_errors import assert_one_line
from .cluster import Cluster
from .test_store import begun, play

Run = Callable[..., Answer]
RECORDS = sorted((Path(__file__).parents[1] / "records" / "castle").glob("*.txt"))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process, because there are many and each would import the database anew."""

    def command(*words: str) -> Answer:
        status = main(list(words))
        return Answer(status, *capsys.readouterr())

    return command


def test_the_three_verbs_as_processes(tmp_path: Path) -> None:
    database = str(tmp_path / "one.db")
    assert run_process("import", str(RECORDS[0]), "--database", database).status == 0
    assert run_process("export", str(tmp_path), "--database", database).out.startswith("1 match written")
    assert run_process("backup", str(tmp_path / "two.db"), "--database", database).status == 0


def test_records_are_imported_and_exported_as_they_were(tmp_path: Path, run: Run) -> None:
    database = str(tmp_path / "one.db")
    files = [str(path) for path in RECORDS[:3]]
    names = run("import", *files, "--database", database, "--json").json()["matches"]
    assert len(set(names)) == 3
    folder = tmp_path / "records"
    assert run("export", str(folder), "--database", database, "--json").json()["matches"]
    for file, name in zip(files, names, strict=True):
        text = (folder / f"{name}.txt").read_text("utf-8")
        assert read_match(text).log == read_match(Path(file).read_text("utf-8")).log
    again = [str(path) for path in sorted(folder.iterdir())]
    other = str(tmp_path / "other.db")
    assert run("import", *again, "--database", other).status == 0
    assert run("export", "-", "--match", names[0], "--database", other).out == (folder / f"{names[0]}.txt").read_text()


def test_a_folder_of_records_is_read_whole(tmp_path: Path, run: Run) -> None:
    first, second = str(tmp_path / "one.db"), str(tmp_path / "two.db")
    names = run("import", *map(str, RECORDS[:2]), "--database", first, "--json").json()["matches"]
    assert run("export", str(tmp_path / "out"), "--database", first).status == 0
    again = run("import", str(tmp_path / "out"), "--database", second, "--json").json()["matches"]
    assert sorted(again) == sorted(names)
    (tmp_path / "empty").mkdir()
    assert_one_line(run("import", str(tmp_path / "empty"), "--database", second), "there is no record")


def test_an_import_is_all_or_nothing(tmp_path: Path, run: Run) -> None:
    database = tmp_path / "one.db"
    broken = tmp_path / "broken.txt"
    broken.write_text(RECORDS[0].read_text().replace("take", "steal", 1))
    assert_one_line(run("import", str(RECORDS[1]), str(broken), "--database", str(database)), f"{broken}: line ")
    assert not database.exists()


def test_a_match_that_is_here_already_is_not_imported_again_but_copied_if_one_asks(tmp_path: Path, run: Run) -> None:
    database, folder = str(tmp_path / "one.db"), tmp_path / "records"
    run("import", str(RECORDS[0]), "--database", database)
    run("export", str(folder), "--database", database)
    (file,) = [str(path) for path in folder.iterdir()]
    assert_one_line(run("import", file, "--database", database), "already")
    assert len(run("import", file, "--copy", "--database", database, "--json").json()["matches"]) == 1


def test_an_id_that_would_leave_the_folder_is_refused(tmp_path: Path, run: Run) -> None:
    _, table = begun()
    text = to_record(table)
    evil = tmp_path / "evil.txt"
    lines = [line for line in text.replace(table.id, "../../evil").splitlines() if not line.startswith("check")]
    evil.write_text("\n".join(lines) + "\n")
    assert_one_line(run("import", str(evil), "--database", str(tmp_path / "one.db")), "evil.txt: ", "no id of a match")


WRONG = [
    ("export", "FOLDER"),
    ("export folder --database nowhere.db", "there is no database nowhere.db"),
    ("export folder --database mysql://host/x", "'mysql' is no database Teahouse can use"),
    ("import", "FILE"),
    ("import no-such-file", "no-such-file: No such file"),
    ("backup", "FILE"),
    ("backup copy.db --database nowhere.db", "there is no database nowhere.db"),
    ("backup copy.db --database postgresql://me:secret@host/x", "pg_dump --format=custom --file=copy.db"),
]


@pytest.mark.parametrize(("words", "part"), WRONG, ids=[words for words, _ in WRONG])
def test_one_line_for_whatever_is_wrong(
    words: str, part: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = run(*words.split())
    assert_one_line(answer, part)
    assert "secret" not in answer.err
    assert list(tmp_path.iterdir()) == []  # nothing is made on the way to an error


def test_a_server_that_is_not_there_is_one_line_without_the_password(run: Run) -> None:
    answer = run("import", str(RECORDS[0]), "--database", "postgresql://me:secret@127.0.0.1:1/x")
    assert_one_line(answer, "postgresql://me:***@127.0.0.1:1/x: ")


def test_a_backup_made_while_somebody_plays_is_whole(sqlite: str, tmp_path: Path) -> None:
    made, table = begun()
    target = tmp_path / "copies" / "copy.db"

    async def busy() -> Table:
        async with open_store(sqlite) as store:
            await store.create(table)
            playing = asyncio.create_task(play(store, table, made, Rng(3), 60))
            await asyncio.sleep(0.05)
            await asyncio.to_thread(backup, store.url, target)
            return await playing

    after = asyncio.run(busy())
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert [path.name for path in target.parent.iterdir()] == ["copy.db"]

    async def look() -> Table:
        async with open_store(str(target)) as store:
            return await store.load(table.id)

    copied = asyncio.run(look())
    assert copied.facts == after.facts[: len(copied.facts)]
    with pytest.raises(StoreError, match="exists already"):
        backup(find_address(sqlite), target)


def test_the_verb_backup(tmp_path: Path, run: Run) -> None:
    database = str(tmp_path / "one.db")
    run("import", str(RECORDS[0]), "--database", database)
    answer = run("backup", str(tmp_path / "two.db"), "--database", database)
    assert (answer.status, answer.err) == (0, "")
    assert (
        run("export", "-", "--database", database).out == run("export", "-", "--database", answer.out.split()[-1]).out
    )


def test_postgresql_works_from_the_command_line(cluster: Cluster, tmp_path: Path, run: Run) -> None:
    database = cluster.new_database()
    assert run("import", str(RECORDS[0]), "--database", database).status == 0
    assert run("export", str(tmp_path), "--database", database).out.startswith("1 match written")


def test_which_database_is_meant(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TEAHOUSE_DATABASE", raising=False)
    monkeypatch.setenv("TEAHOUSE_HOME", str(tmp_path))
    assert shown(find_address()) == str(tmp_path / "teahouse.db")
    monkeypatch.setenv("TEAHOUSE_DATABASE", "postgres://anna:secret@host/tea")
    assert shown(find_address()) == "postgresql://anna:***@host/tea"
    assert shown(find_address("sqlite:///here.db")) == shown(find_address("here.db")) == "here.db"
