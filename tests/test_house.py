"""The house itself: imports point one way, every worked example has a test, the project stands alone."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import teahouse

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "teahouse"
STANDARD = sys.stdlib_module_names

# room -> rooms it may import from (itself always); what is not listed here may not be imported
ARROWS = {
    "core": set(),
    "draw": {"core"},
    "games": {"core", "draw"},
    "text": {"core", "games"},
    "bots": {"core", "games"},
    "table": {"core", "games", "bots"},
    "lab": {"core", "games", "bots"},
    "envs": {"core", "draw", "games", "text", "bots"},
    "store": {"core", "games", "bots", "table"},
    "host": {"core", "games", "bots", "table", "store"},
    "web": {"core", "draw", "games", "text", "bots", "table", "lab", "store", "host"},
    "cli": {"core", "draw", "games", "text", "bots", "table", "lab", "store", "host", "web"},
}
# rules run compiled, in workers and in the browser: nothing from outside the standard library but this
BARE = {"core", "games", "draw", "bots", "table", "host"}
BARE_MAY_USE = {"mypy_extensions"}
FOR_LEARNERS = {"librt"}  # in `observe.py` only: nothing that players need imports it


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.add(node.module or "")
            if node.module == "teahouse":
                found |= {f"teahouse.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path):
    parts = path.relative_to(SOURCE).parts
    room = parts[0] if len(parts) > 1 else ""
    for name in imports(path):
        words = name.split(".")
        if words[0] != "teahouse":
            if room in BARE:
                more = FOR_LEARNERS if path.name == "observe.py" else set()
                assert words[0] in STANDARD | BARE_MAY_USE | more, f"{path} imports {name}"
        elif len(words) > 1 and room in ARROWS and words[1] in ARROWS:
            assert words[1] == room or words[1] in ARROWS[room], f"{path} imports {name}"
            if room == "games" and words[1] == "draw":
                assert parts[2] in ("screen", "words"), f"{path}: only a game's screen draws"
            if room == "games" and len(words) > 2 and words[1] == "games" and len(parts) > 2:
                assert words[2] == parts[1], f"{path}: a game does not know another game"


def test_every_room_has_its_arrows():
    rooms = {path.relative_to(SOURCE).parts[0] for path in modules() if len(path.relative_to(SOURCE).parts) > 1}
    assert rooms <= set(ARROWS)


@pytest.mark.parametrize("game", ["castle", "panda", "tang"])
def test_every_worked_example_is_named_by_a_test(game):
    rules = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    letter = {"castle": "E", "panda": "W", "tang": "X"}[game]
    examples = {int(number) for number in re.findall(rf"\*\*{letter}-(\d+)", rules)}
    tests = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests" / "games" / game).glob("test_*.py"))
    named = {
        int(n) for names in re.findall(r"def (test_\w+)", tests) for n in re.findall(rf"_{letter}(\d+)(?=_)", names)
    }
    assert len(examples) >= 40
    assert examples - named == set()


@pytest.mark.parametrize(("game", "letters"), [("castle", "C"), ("panda", "P|E|C|OPT"), ("tang", "T")])
def test_every_rule_the_code_cites_exists(game, letters):
    rules = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    number = rf"\b(?:{letters})-\d+"
    known = set(re.findall(rf"(?:^|\*\*|\* |\| )({number})", rules, re.MULTILINE))
    assert len(known) >= 90
    for path in (SOURCE / "games" / game).rglob("*.py"):
        cited = set(re.findall(number, path.read_text("utf-8")))
        assert cited <= known, f"{path}: {sorted(cited - known)}"


def tracked() -> list[Path]:
    try:
        listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listed.split("\n") if name]


def test_the_project_stands_alone():
    """No path of a machine, no registry's host, nothing that lies beside the checkout."""
    words = ["/".join(["..", "shared"]), "/".join(["", "work", ""]), "/".join(["", "root", ""]), "py" + "pi.org"]
    words += ["registry." + "npmjs", "file" + "s.pythonhosted"]
    for path in tracked():
        if path.suffix in (".png", ".woff2") or not path.is_file():
            continue
        text = path.read_text("utf-8", errors="replace")
        for word in words:
            assert word not in text, f"{path.relative_to(ROOT)} mentions {word}"


def test_plain_or_compiled_as_expected():
    """`make test` runs this suite twice and says which way it means."""
    expected = os.environ.get("TEAHOUSE_EXPECT")
    if expected is None:
        pytest.skip("TEAHOUSE_EXPECT is not set")
    from teahouse.build import compiled  # noqa: PLC0415

    assert compiled() == (expected == "compiled")
    assert teahouse.__version__
