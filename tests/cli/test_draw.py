"""`teahouse draw`: files that a viewer can open, and errors in one line."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from teahouse.cli import main

from .command import run


def test_a_record_becomes_a_picture(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.svg"
    answer = run(
        "draw", str(record), "--at", "120", "--seat", "b", "--theme", "dark", "--shape", "tall", "-o", str(out)
    )
    assert (answer.status, answer.out, answer.err) == (0, "", "")
    root = ElementTree.parse(out).getroot()
    assert (root.get("width"), root.get("height")) == ("390", "844")


def test_positions_differ(record: Path, tmp_path: Path) -> None:
    texts = []
    for at in ("0", "100", "140"):
        out = tmp_path / f"{at}.svg"
        assert main(["draw", str(record), "--at", at, "-o", str(out)]) == 0
        texts.append(out.read_text("utf-8"))
    assert len(set(texts)) == 3


def test_pixels(record: Path, tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    out = tmp_path / "x.PNG"
    assert main(["draw", str(record), "--shape", "tall", "--scale", "0.5", "-o", str(out)]) == 0
    assert out.read_bytes().startswith(b"\x89PNG")


def test_what_goes_wrong_is_said_in_one_line(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    for words, part in (
        (["-o", str(tmp_path / "x.png")], "pip install 'teahouse[png]'"),
        (["-o", str(tmp_path / "x.svg"), "--at", "99999"], "--at takes a number from 0 to "),
        (["-o", str(tmp_path / "x.svg"), "--seat", "Z"], "--seat does not know 'Z'"),
        (["-o", str(tmp_path / "no" / "x.svg")], "No such file"),
    ):
        assert main(["draw", str(record), *words]) == 2
        err = capsys.readouterr().err
        assert err.startswith("teahouse: ")
        assert part in err
        assert err.count("\n") == 1
