"""What the README shows, run: its Python, and every command it names."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

README = (Path(__file__).resolve().parent.parent / "README.md").read_text("utf-8")


def test_the_examples_run_and_print_what_they_say():
    first, second = re.findall(r"```python\n(.*?)```", README, flags=re.S)
    assert len([line for line in first.splitlines() if line]) == 3
    code = first + second
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    said = re.findall(r"^print\(.*\)  # (.*)", code, flags=re.M)
    assert len(said) == 3
    assert [line for line in printed.splitlines() if line in said] == said
    assert len(printed.splitlines()) == len(said) + 1  # and the points, which nobody learns by heart


def test_every_verb_it_names_exists():
    verbs = set(re.findall(r"^    teahouse (\w+)", README, flags=re.M))
    assert verbs >= {"play", "simulate", "perft", "replay", "version"}
    for verb in verbs:
        done = subprocess.run([sys.executable, "-m", "teahouse", verb, "--help"], capture_output=True, check=False)
        assert done.returncode == 0, verb


def test_every_make_target_it_names_exists():
    makefile = (Path(__file__).resolve().parent.parent / "Makefile").read_text("utf-8")
    for target in set(re.findall(r"`?make (\w+)", README)):
        assert re.search(rf"^{target}:", makefile, flags=re.M), target


def test_every_link_leads_somewhere():
    root = Path(__file__).resolve().parent.parent
    pages = [root / "README.md", *root.glob("*.md"), *(root / "docs").rglob("*.md"), *(root / "bench").glob("*.md")]
    for page in pages:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            if "://" not in link:
                assert (page.parent / link).exists(), f"{page.name}: {link}"
