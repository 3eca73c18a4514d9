"""The house itself: imports point one way, every worked example has a test, the project stands alone."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

import teahouse
from teahouse import games
from teahouse.extras import EXTRAS
from tests.installed import PROJECT, normal, packages

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
    "school": {"core", "games", "text", "bots", "table"},
    "table": {"core", "games", "bots"},
    "lab": {"core", "games", "bots"},
    "envs": {"core", "draw", "games", "text", "bots"},
    "client": {"core", "games", "bots"},
    "store": {"core", "games", "bots", "table"},
    "host": {"core", "games", "bots", "table"},
    "web": {"core", "draw", "games", "text", "bots", "school", "table", "lab", "store", "host"},
    "cli": {
        "core",
        "draw",
        "games",
        "text",
        "bots",
        "school",
        "table",
        "lab",
        "store",
        "host",
        "web",
        "client",
        "envs",
    },
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
SPLIT = ("teahouse", "teahouse.draw")  # importing a part of these is importing that part only
# room -> package from outside the standard library that it may import -> extra that brings it. Rules run compiled, in
# workers and in the browser; "" are the files that stand in no room.
THIRD_PARTY: dict[str, dict[str, str]] = {
    "": {"typer": "play", "distributed": "cluster"},
    "core": {},
    "draw": {"resvg_py": "png"},
    "games": {},
    "text": {"fluent": "play"},
    "bots": {},
    "school": {},
    "table": {"msgspec": "play"},  # in `verbs.py` only, which is not compiled: what clients say to a table
    "lab": {"numpy": "lab", "matplotlib": "lab"},
    "envs": {
        "numpy": "envs",
        "librt": "envs",
        "gymnasium": "envs",
        "pettingzoo": "envs",
        "PIL": "envs",
        "pyspiel": "envs",
    },
    "client": {"websockets": "client"},
    "store": {"sqlalchemy": "serve", "alembic": "serve", "msgspec": "play"},
    "host": {},
    "web": {
        "litestar": "serve",
        "sqlalchemy": "serve",
        "msgspec": "play",
        "uvicorn": "serve",
        "websockets": "serve",
        "segno": "serve",
        "asyncpg": "postgres",
        "redis": "redis",
    },
    "cli": {"typer": "play", "rich": "play"},
}
EVERYWHERE = {"mypy_extensions"}  # the only dependency of the package
FOR_LEARNERS = {"librt": "envs"}  # in `observe.py` and `compact.py` only: nothing that players need imports them
# where a package is not called as it is imported
IMPORTED_AS = {"pillow": "PIL", "resvg-py": "resvg_py", "open-spiel": "pyspiel", "fluent-runtime": "fluent.runtime"}
NEVER_ASKED_FOR = {"uvloop"}  # uvicorn finds it by itself


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
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "import_module":
            found |= {word.value for word in node.args if isinstance(word, ast.Constant)}
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path):
    parts = path.relative_to(SOURCE).parts
    room = parts[0] if len(parts) > 1 else ""
    for name in imports(path):
        words = name.split(".")
        if words[0] != "teahouse":
            more = FOR_LEARNERS if path.name in ("observe.py", "compact.py") else {}
            assert words[0] in STANDARD | EVERYWHERE | THIRD_PARTY[room].keys() | more.keys(), f"{path} imports {name}"
            assert words[0] != "msgspec" or room != "table" or parts[-1] == "verbs.py", f"{path} imports {name}"
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
    found = {path.name for path in (SOURCE / "games" / game).iterdir() if any(path.glob("*.py"))}
    assert found == set(ROOMS), f"games/{game} lacks {sorted(set(ROOMS) - found)}, and has {sorted(found - set(ROOMS))}"


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
    assert set(THIRD_PARTY) == {*ARROWS, ""}


def test_every_package_comes_with_an_extra_and_every_extra_is_needed():
    """What rooms import, what `extras.py` says is missing and what `pyproject.toml` installs are the same."""
    brought = {extra: {module.split(".")[0] for module in found} for extra, (_, found) in EXTRAS.items()}
    for room, found in [*THIRD_PARTY.items(), ("observe.py", FOR_LEARNERS)]:
        for package, extra in found.items():
            assert package in brought[extra], f"{room} imports {package}, which is not in [{extra}]"
    used = {name.split(".")[0] for path in modules() for name in imports(path)}
    assert {package for found in THIRD_PARTY.values() for package in found} <= used
    declared = PROJECT["optional-dependencies"]
    assert set(declared) == {*EXTRAS, "dev", "torch"}  # that one is for examples; nothing of the house imports it
    assert not {"torch", "sb3_contrib", "stable_baselines3"} & used
    assert [normal(Requirement(line).name) for line in PROJECT["dependencies"]] == ["mypy-extensions"]
    for extra, (_, asked) in EXTRAS.items():
        names = {normal(Requirement(line).name) for line in declared[extra]} - {"teahouse"} - NEVER_ASKED_FOR
        assert {IMPORTED_AS.get(name, name) for name in names} == set(asked), extra


def test_dev_has_every_extra():
    have = packages("dev")
    for extra in EXTRAS:
        assert packages(extra).keys() <= have.keys(), extra


# Every number says its game by its first letter, and by a second one what else than a rule it is: X a worked example in
# all games, in Way of the Panda also R a ruling, C a conflict of the sources, O an option.
KINDS = {"castle": {"C", "CX"}, "panda": {"P", "PR", "PC", "PO", "PX"}, "tang": {"T", "TX"}}
FIRST = {"castle": (90, 40), "panda": (90, 40), "tang": (90, 40)}  # so many rules and examples were found in these
NUMBER = r"(?<![\w-])[A-Z]{1,3}-\d+(?:\.\d+)?"
NO_RULE = r"UTF-8|[SI]-\d"  # S and I are for games of the tests, which have no page of rules


def defined(game: str) -> list[str]:
    """The numbers a game's rules give, in order: at the beginning of a line, item or row, or behind a mission's letter.
    A rule with a numbered list gives `T-31.2` too."""
    found: list[str] = []
    rule = ""
    for line in (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8").split("\n"):
        if numbers := re.findall(rf"^(?:[-*] |\| (?:[AB]\d.* \| )?)?(?:\*\*)?({NUMBER})(?=[ .*|])", line):
            rule = numbers[0]
            found.append(rule)
        elif item := re.match(r" *(\d+)\. ", line):
            found.append(f"{rule}.{item[1]}")
    return found


@pytest.mark.parametrize("game", KINDS)
def test_every_number_says_its_game_and_what_it_is(game):
    numbers = defined(game)
    assert len(numbers) == len(set(numbers)), sorted(number for number in numbers if numbers.count(number) > 1)
    assert {number.partition("-")[0] for number in numbers} == KINDS[game]
    for kind in KINDS[game]:
        whole = [int(number.partition("-")[2]) for number in numbers if re.fullmatch(rf"{kind}-\d+", number)]
        assert sorted(whole) == list(range(1, len(whole) + 1)), kind


def test_no_number_means_two_things():
    numbers = [number for game in KINDS for number in defined(game)]
    assert len(numbers) == len(set(numbers))
    written = {path.stem for path in (ROOT / "docs" / "rules").glob("*.md") if "-" not in path.stem}
    assert written == set(KINDS), "the games with a page of rules, and those whose letters stand in KINDS"


@pytest.mark.parametrize("game", KINDS)
def test_every_worked_example_is_named_by_a_test(game):
    (letters,) = [kind for kind in KINDS[game] if kind.endswith("X")]
    examples = {number.replace("-", "") for number in defined(game) if number.startswith(letters)}
    assert len(examples) >= FIRST.get(game, (1, 1))[1]
    assert examples - named(game) == set(), "examples of the rules without a test of their name"


@pytest.mark.parametrize("game", KINDS)
def test_every_number_in_the_name_of_a_test_exists(game):
    known = {number.replace("-", "") for number in defined(game)}
    assert named(game) <= known, sorted(named(game) - known)


def named(game: str) -> set[str]:
    """`T31`, `TX4`: the numbers in the names of a game's tests."""
    tests = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests" / "games" / game).glob("test_*.py"))
    return {n for name in re.findall(r"def (test_\w+)", tests) for n in re.findall(r"_([A-Z]{1,3}\d+)(?=_)", name)}


def test_every_rule_that_is_cited_exists():
    """A game cites its own rules; what serves all games may cite any."""
    known = {game: set(defined(game)) for game in KINDS}
    assert all(len(numbers) >= FIRST.get(game, (1, 1))[0] for game, numbers in known.items())
    everywhere = set().union(*known.values())
    for path in tracked():
        name = str(path.relative_to(ROOT))
        if path.suffix not in (".py", ".md", ".toml", ".ftl") or "/art/" in name or not path.is_file():
            continue
        (of, *_) = [game for game in KINDS if f"games/{game}/" in name or name.startswith(f"docs/rules/{game}")] or [""]
        found = re.findall(NUMBER, path.read_text("utf-8"))
        cited = {number for number in found if not re.fullmatch(NO_RULE, number)}
        assert cited <= known.get(of, everywhere), f"{name}: {sorted(cited - known.get(of, everywhere))}"


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


@pytest.mark.parametrize("name", ["House", "Line", "LogLine", "is_asked", "look"])
def test_a_name_means_one_thing(name):
    """Classes and functions of modules whose names have meant several; in the client, too."""
    python, script = (re.compile(rf"^(?:async )?{words} {name}\b", re.M) for words in ("(?:class|def)", "export type"))
    found = [path for path in SOURCE.rglob("*.py") for _ in python.findall(path.read_text("utf-8"))]
    found += [
        path for path in (ROOT / "client" / "src").rglob("*.ts*") for _ in script.findall(path.read_text("utf-8"))
    ]
    assert len(found) <= 1, found


def test_plain_or_compiled_as_expected():
    """`make test` runs this suite twice and says which way it means."""
    expected = os.environ.get("TEAHOUSE_EXPECT")
    if expected is None:
        pytest.skip("TEAHOUSE_EXPECT is not set")
    from teahouse.build import compiled  # noqa: PLC0415

    assert compiled() == (expected == "compiled")
    assert teahouse.__version__


def test_the_rooms_of_the_games_are_compiled():
    """`setup.py` finds them by their folders: whatever is moved or added must still be found."""
    source = (ROOT / "setup.py").read_text("utf-8").partition("\nsetup(")[0]
    told: dict[str, Any] = {"__name__": "setup"}
    exec(compile(source, "setup.py", "exec"), told)
    here = os.getcwd()
    os.chdir(ROOT)
    try:
        compiled = set(told["modules"]())
    finally:
        os.chdir(here)
    plain = {"__init__.py", "traits.py"}
    rooms = [SOURCE / "core", *(SOURCE / "games" / game / room for game in games.names() for room in ROOMS)]
    expected = {str(path.relative_to(ROOT)) for room in rooms for path in room.glob("*.py") if path.name not in plain}
    assert len(expected) > 140
    assert expected <= compiled
    assert not [name for name in compiled if "/art/" in name or name.endswith("face.py")]
    assert all((ROOT / name).is_file() for name in compiled)


def test_every_file_of_the_package_is_shipped():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["teahouse"]
    found = {path for pattern in patterns for path in SOURCE.glob(pattern)}
    mine = [path for path in tracked() if path.is_relative_to(SOURCE) and path.suffix != ".py" and path.is_file()]
    assert len(mine) > 20
    assert sorted(str(path) for path in mine if path not in found and path.name != "script.py.mako") == []
