"""The whole benchmark in one command: every part one after the other, then docs/benchmarks.md with a plot.

A part is a folder beside this file with a `run.py` that takes `--json` and prints its figures as JSON. New parts are
found by themselves. `--only NAME` runs one part, `--quick` is handed on to all of them; `--page` writes the page again
from the figures that are there.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from bench.engine.environment import CHECKOUT, PLACE, clean, prepare, python

HERE = Path(__file__).resolve().parent
FIRST = ["engine", "envs"]  # the others follow by name


def parts() -> list[str]:
    found = sorted(path.parent.name for path in HERE.glob("*/run.py"))
    return [name for name in FIRST if name in found] + [name for name in found if name not in FIRST]


def run(part: str, words: list[str]) -> bool:
    """Run a part; its figures go to build/bench/PART.json. False if it failed."""
    print(f"bench: {part}", file=sys.stderr, flush=True)
    command = [str(python()), "-m", f"bench.{part}.run", "--json", *words]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False, env=clean())
    if done.stdout.strip():
        (PLACE / f"{part}.json").write_text(done.stdout)
    return done.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(description="All benchmarks in one run; writes docs/benchmarks.md.")
    parser.add_argument("--only", choices=parts(), help="run one part")
    parser.add_argument("--quick", action="store_true", help="short rounds, for a first look")
    parser.add_argument("--page", action="store_true", help="measure nothing, write the page again")
    asked = parser.parse_args()
    wanted = [] if asked.page else [asked.only] if asked.only else parts()
    prepare()
    failed = [part for part in wanted if not run(part, ["--quick"] if asked.quick else [])]
    page = subprocess.run([str(python()), "-m", "bench.page", *parts()], env=clean(), cwd=CHECKOUT, check=False)
    for part in failed:
        print(f"bench: {part} did not run through (build/bench/workers.log)", file=sys.stderr)
    return 1 if failed or page.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
