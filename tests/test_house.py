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
from teahouse import games

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
    "web": {"core", "draw", "games", "text", "bots", "table", "lab", "store"},
    "cli": {"core", "draw", "games", "text", "bots", "table", "lab", "store", "web"},
}
# room inside a game -> rooms of the same game it may import from (itself always), and modules of `draw`
ROOMS: dict[str, set[str]] = {
    "rules": set(),
    "words": {"rules"},
    "screen": {"rules", "words"},
    "sketch": {"rules", "words"},
    "mind": {"rules"},
    "study": {"rules"},
}
DRAWS = {"screen": None, "sketch": {"letters"}}  # None: all of it
# rules run compiled, in workers and in the browser: nothing from outside the standard library but this
BARE = {"core", "games", "draw", "bots", "table"}
BARE_MAY_USE = {"mypy_extensions"}
SPLIT = ("teahouse", "teahouse.draw")  # importing a part of these is importing that part only
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
            whole = node.module or ""
            found |= {f"{whole}.{alias.name}" for alias in node.names} if whole in SPLIT else {whole}
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
            if room == "games" and len(parts) > 2:
                points_one_way_in_a_game(path, parts, words)


def points_one_way_in_a_game(path: Path, parts: tuple[str, ...], words: list[str]) -> None:
    """`parts` of the path and of the name that it imports, from the top of the house on."""
    own = parts[2]
    if words[1] == "draw" and own in ROOMS:
        assert own in DRAWS, f"{path}: only a game's screen and its sketch draw"
        drawn = DRAWS[own]
        assert drawn is None or words[2] in drawn, f"{path}: a sketch draws in letters"
    if words[1] == "games" and len(words) > 2:
        assert words[2] in (parts[1], "face"), f"{path}: a game does not know another game"
        if own in ROOMS and len(words) > 3:
            assert words[3] == own or words[3] in ROOMS[own], f"{path} imports {'.'.join(words)}"


@pytest.mark.parametrize("game", games.names())
def test_games_have_the_same_rooms(game):
    found = {path.name for path in (SOURCE / "games" / game).iterdir() if path.is_dir() and path.name[0] != "_"}
    assert found == set(ROOMS)


OUTSIDE = [path for path in modules() if path.relative_to(SOURCE).parts[0] != "games"]


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_nothing_outside_games_knows_a_game(path):
    """Whatever a game offers is in its face: neither its modules are imported nor its name is written. Docstrings and
    lines that show a command may have examples."""
    for name in imports(path):
        words = name.split(".")
        assert words[:2] != ["teahouse", "games"] or words[2:] in ([], ["face"]), f"{path} imports {name}"
    tree = ast.parse(path.read_text("utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            text = re.sub(r"^ *teahouse .*$", "", node.value, flags=re.MULTILINE)
            named = set(re.findall("[a-z]+", text.lower())) & set(games.names())
            assert not named, f"{path}:{node.lineno} knows {', '.join(named)}"


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
