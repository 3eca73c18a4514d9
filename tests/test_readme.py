"""What the README shows, run: its Python, and every command that it, another page or a message names."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
# pages, sources and tests tell people what to type; of bench only its page does
TELLING = [
    *(*ROOT.glob("*.md"), ROOT / "Makefile", *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")),
    *(
        path
        for room in ("src", "tests", "tools")
        for path in (ROOT / room).rglob("*")
        if path.suffix in (".py", ".ftl")
    ),
]


def told(command: str) -> dict[str, str]:
    """What is told to follow a command (`make test` -> test), and where: in quotes, behind a colon, or as a line."""
    found = {}
    for path in TELLING:
        text = path.read_text("utf-8")
        for word in re.findall(rf"(?:[`'\"]|: |^ {{4}}|[Rr]un ){command} ([a-z][a-z-]*)(?!\w|…)", text, flags=re.M):
            found[word] = str(path.relative_to(ROOT))
    return found


def test_the_examples_run_and_print_what_they_say():
    first, second = re.findall(r"```python\n(.*?)```", README, flags=re.S)
    assert len([line for line in first.splitlines() if line]) == 3
    code = first + second
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    said = re.findall(r"^print\(.*\)  # (.*)", code, flags=re.M)
    assert len(said) == 3
    assert [line for line in printed.splitlines() if line in said] == said
    assert len(printed.splitlines()) == len(said) + 1  # and the points, which nobody learns by heart


def test_every_verb_that_is_named_exists():
    verbs = told("teahouse")
    assert set(verbs) >= {"play", "simulate", "perft", "replay", "version", "backup"}
    for verb, where in verbs.items():
        done = subprocess.run([sys.executable, "-m", "teahouse", verb, "--help"], capture_output=True, check=False)
        assert done.returncode == 0, f"{where} names 'teahouse {verb}'"


def test_every_make_target_that_is_named_exists():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = told("make")
    assert set(targets) >= {"play", "test", "strength", "soak"}
    for target, where in targets.items():
        assert re.search(rf"^{target}:", makefile, flags=re.M), f"{where} names 'make {target}'"


def test_every_link_leads_somewhere():
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]
    for page in pages:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            if "://" not in link:
                assert (page.parent / link).exists(), f"{page.name}: {link}"
