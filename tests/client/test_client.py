"""The client's sources: its colours are the house's, its words exist, and the build notices a change."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path

import pytest

from teahouse.table.verbs import VERBS
from teahouse.text import Speaker
from tests.client import mirrors
from tools import palette, wire

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "client" / "src"

if not SOURCES.is_dir():
    pytest.skip("the client's sources are not here", allow_module_level=True)


def load(name: str):
    spec = importlib.util.spec_from_file_location(name, ROOT / "backend" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_colours_of_the_client_are_those_of_pictures():
    assert palette.FILE.read_text() == palette.sheet(), "run tools/palette.py"


def test_the_types_of_the_client_are_those_of_the_server():
    assert wire.FILE.read_text() == wire.file(), "run python -m tools.wire"


def test_the_cases_of_the_clients_own_tests_are_what_python_makes_of_them():
    """The client's tests hold its packing, patches and words against these (client/tests)."""
    for name, content in mirrors.files().items():
        assert (mirrors.FOLDER / name).read_text("utf-8") == content, "run python -m tests.client.mirrors"


def test_every_verb_of_the_table_is_said_by_the_client():
    """A verb without a button is a promise that nobody can claim."""
    said = {
        word
        for file in SOURCES.rglob("*.ts*")
        for word in re.findall(r"""\bdo: "([a-z-]+)\"""", file.read_text())
        if file != wire.FILE
    }
    assert sorted(verb.__struct_config__.tag for verb in VERBS if verb.__struct_config__.tag not in said) == []


def test_every_word_of_the_client_has_a_text():
    speaker = Speaker("castle")
    used = {
        key
        for file in SOURCES.rglob("*.ts*")
        for key in re.findall(r"""\bsay\(\s*"([a-z][\w.-]*)\"""", file.read_text())
    }
    assert len(used) > 80
    assert sorted(key for key in used if not speaker.has(key)) == []


def test_the_fingerprint_changes_with_the_sources(tmp_path, monkeypatch):
    client = load("client")
    monkeypatch.setattr(client, "SOURCES", tmp_path)
    (tmp_path / "a.ts").write_text("one\n")
    before = client.fingerprint()
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "b.js").write_text("somebody else's")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "a.test.ts").write_text("no part of the bundle")
    assert client.fingerprint() == before
    (tmp_path / "a.ts").write_text("two\n")
    assert client.fingerprint() != before


def test_node_is_asked_for_only_where_there_is_none(tmp_path, monkeypatch):
    client = load("client")
    monkeypatch.setattr(client, "STAMP", tmp_path / "no bundle yet")
    monkeypatch.setattr(client, "npm", lambda: ["npm"])
    assert client.requirements() == []
    monkeypatch.setattr(client, "npm", lambda: None)
    assert client.requirements() == [client.NODE_FROM_PYPI]
    monkeypatch.setenv("TEAHOUSE_NO_CLIENT", "1")
    assert client.requirements() == []


def test_the_credits_name_what_the_client_is_made_of():
    client = load("client")
    if client.needed():
        pytest.skip("the bundle was not made from these sources")
    credits = json.loads((client.STATIC / "credits.json").read_text())
    named = {one["name"]: one["licence"] for one in credits}
    wanted = set(json.loads((ROOT / "client" / "package.json").read_text())["dependencies"])
    assert wanted <= set(named)
    assert all(named.values())
    texts = (client.STATIC / "licences.txt").read_text()
    assert all(name in texts for name in named)


def test_the_lock_file_names_no_registry():
    lock = (ROOT / "client" / "package-lock.json").read_text()
    assert '"resolved"' not in lock
