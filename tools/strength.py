"""Measure the levels of computer players: writes docs/strength.md and bots/data/levels.toml. `make strength` runs it.

    python tools/strength.py [--games 660] [--searched 140] [--seed 1] [--rivals 24] [--jobs 2] [--only castle]

Per game an arena of the levels that play like people and one of those that search, both with greedy, which is the
anchor (Elo 1500); and one of the expert's search against plain UCT that thinks as long. In the first two only players
meet that are not too far apart: what is won always tells nothing. People's games cost little, so there are many of
them. Everything comes from the seed, but for the last arena, which goes by the clock.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from teahouse import __version__, games
from teahouse.bots.levels import LEVELS, SEASONED

HOUSE = Path(__file__).resolve().parents[1]
PAGE = HOUSE / "docs" / "strength.md"
DATA = HOUSE / "src" / "teahouse" / "bots" / "data" / "levels.toml"
ANCHOR = "greedy=1500"
MIDDLE = LEVELS.index(SEASONED)
PEOPLE = ",".join([*LEVELS[:MIDDLE], "greedy"])  # by strength
SEARCHERS = ",".join(["greedy", *LEVELS[MIDDLE:]])
SEARCH = "search:0.5s"  # the expert's search; with its full time 24 games would take hours
RIVALS = f"{SEARCH},uct:0.5s"
RECOMMENDED = "recommended"  # the preset with which people play, in games that have it
INTRO = """# How strong the computer players are

Every number stands with the command that was played for it; greedy is the anchor at 1500. `tools/strength.py` plays
them and writes the parts of the games: `make strength` for all games with its own seed and number of games, by hand
for one game with others (`--only`, `--seed`, `--games`, `--rivals`). What stands below the games is written by hand.
"""
HEAD = "# Written by tools/strength.py; do not edit by hand.\n"


def arena(game: str, bots: str, number: int, seed: int, jobs: int, *more: str) -> dict[str, Any]:
    preset = ["--preset", RECOMMENDED] if RECOMMENDED in games.find(game).presets else []
    words = ["arena", game, "--bots", bots, "--games", str(number), "--seed", str(seed), *preset, *more]
    done = subprocess.run(
        [sys.executable, "-m", "teahouse", *words, "--jobs", str(jobs), "--json"], stdout=subprocess.PIPE, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return {**found, "command": " ".join(["teahouse", *words])}


def levels_toml(measured: dict[str, Any]) -> str:
    parts = [HEAD]
    for game, entries in sorted(measured.items()):
        for name in [name for name in LEVELS if name in entries]:
            lines = [f"{key} = {json.dumps(value)}" for key, value in entries[name].items()]
            parts.append(f"[{game}.{name}]\n" + "\n".join(lines) + "\n")
    return "\n".join(parts)


def entry(found: dict[str, Any], name: str) -> dict[str, Any]:
    rating = next(rating for rating in found["ratings"] if rating["name"] == name)
    return {
        "elo": round(rating["elo"]),
        "margin": max(1, round(rating["margin"])),
        "games": rating["games"],
        "version": __version__,
        "command": found["command"],
    }


def page(arenas: list[dict[str, Any]], rivals: dict[str, Any] | None, before: str) -> str:
    lines = [f"## {arenas[0]['game']}", ""]
    for found in arenas:
        rows = [f"| {r['name']} | {r['elo']:.0f} | ± {r['margin']:.0f} | {r['games']} |" for r in found["ratings"]]
        lines += [f"`{found['command']}`", "", "| player | Elo | 95 % | games |", "| --- | ---: | ---: | ---: |"]
        lines += [*rows, ""]
    pairings = [one for found in arenas for one in found["pairings"]]
    for pairing in [*pairings, *(rivals["pairings"] if rivals else [])]:
        if pairing["player"] in ("expert", SEARCH):
            share, low, high = pairing["won"] / pairing["of"], pairing["low"], pairing["high"]
            name, rival, count = pairing["player"], pairing["rival"], pairing["of"]
            played = f": `{rivals['command']}`" if rivals and name == SEARCH else ""
            lines.append(f"- {name} beats {rival} in {share:.0%} of {count:g} games ({low:.0%} – {high:.0%}){played}")
    if rivals is None:
        lines += [line for line in before.splitlines() if line.startswith(f"- {SEARCH}")]
    first = arenas[0]["seat_shares"][0]
    lines.append(f"- who begins wins {first['share']:.0%} ({first['low']:.0%} – {first['high']:.0%})")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=660, help="of levels that play like people")
    parser.add_argument("--searched", type=int, default=140, help="of levels that search")
    parser.add_argument("--rivals", type=int, default=24, help="games against plain UCT; 0: keep the last result")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", choices=games.names())
    given = parser.parse_args()
    measured: dict[str, Any] = tomllib.loads(DATA.read_text("utf-8")) if DATA.exists() else {}
    sections = sections_of(PAGE.read_text("utf-8")) if PAGE.exists() else {}
    for game in [given.only] if given.only else games.names():
        near = ("--within", "2", "--anchor", ANCHOR)
        people = arena(game, PEOPLE, given.games, given.seed, given.jobs, *near)
        searchers = arena(game, SEARCHERS, given.searched, given.seed, given.jobs, *near)
        rivals = None
        if given.rivals:
            rivals = arena(game, RIVALS, given.rivals, given.seed, given.jobs)
        measured[game] = {name: entry(people if at < MIDDLE else searchers, name) for at, name in enumerate(LEVELS)}
        sections[game] = page([people, searchers], rivals, sections.get(game, ""))
        DATA.write_text(levels_toml(measured), encoding="utf-8")
        PAGE.write_text("\n".join([INTRO, *[sections[name] for name in sorted(sections, key=place)]]), encoding="utf-8")


def place(name: str) -> tuple[int, str]:
    """Games first, then what was written by hand."""
    return (0 if name in games.names() else 1, name)


def sections_of(text: str) -> dict[str, str]:
    """The parts of the page by game, so that one of them can be measured anew."""
    parts = text.split("## ")[1:]
    return {part.split("\n", 1)[0]: "## " + part.rstrip("\n") + "\n" for part in parts}


if __name__ == "__main__":
    main()
