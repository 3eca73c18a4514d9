"""Writes docs/baselines.md anew from the results in examples/baselines/results.

python examples/baselines/selfplay_ppo.py castle --result examples/baselines/results/castle-selfplay_ppo-1.json
python examples/baselines/page.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from teahouse.envs.tasks import TASKS

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent.parent / "docs" / "baselines.md"
HEAD = """# Baselines

This page is written by `python examples/baselines/page.py` from what the runs left in `examples/baselines/results`.

    pip install '.[torch]'                                          # environments, lab, torch and sb3-contrib
    python examples/baselines/selfplay_ppo.py castle --minutes 10   # a CleanRL-style PPO against itself, on `Vector`
    python examples/baselines/maskable_ppo.py castle --minutes 10   # MaskablePPO of sb3-contrib, against random players
    python examples/baselines/alphazero.py castle --minutes 10      # a search guided by the network it teaches
    TRAINED=selfplay_ppo.pt teahouse arena castle --bots examples/baselines/common.py:Trained,greedy

All three train the same small network (two hidden layers of 256) on the compact observation, in one thread. They are
starting points, not records. `--minutes` (of the processor), `--seed` and `--result` repeat and keep a run.

## Tasks

Settings with a name, the same for every game; `gymnasium.make("teahouse.envs:teahouse/Castle-duel-greedy-v0")` makes
one. Usual options, rewards by place. Report the share of games won, each deal from every seat, with the number
of games.

| task | players | about |
| --- | ---: | --- |
"""
RESULTS = """
## Results

The bare network plays the action it likes best, without search; two players, usual options, every deal from both seats.
A share stands with the games it was counted over: of 100 it is known to about 10 points either way, of 20 to about 22,
of 4 hardly at all. `–`: did not play. All runs: {machines}.

| game | baseline | seed | training | decisions | {rivals} |
| --- | --- | ---: | --- | ---: |{bars}
"""
FULL = {"castle": 3, "panda": 1, "tang": 1}  # seeds of every method in METHODS
LONG = 20.0  # minutes that a run should have, at least
METHODS = {
    "castle": ("selfplay_ppo", "maskable_ppo", "alphazero"),
    "panda": ("selfplay_ppo",),
    "tang": ("selfplay_ppo",),
}
SHORT = """
**These runs are short.** A fair comparison wants at least {wanted:g} minutes of the processor each; the longest
here had {longest:g}. They show how learning begins, not how far the methods come.
"""


def main() -> None:
    found = [json.loads(path.read_text("utf-8")) for path in sorted((HERE / "results").glob("*.json"))]
    PAGE.write_text(page(found), "utf-8")


def page(found: list[dict[str, Any]]) -> str:
    text = HEAD + "".join(f"| `{name}` | {task.players} | {task.about} |\n" for name, task in TASKS.items())
    if found:
        rivals = list(dict.fromkeys(rival for one in found for rival in one["rated"]))
        machines = " · ".join(dict.fromkeys(machine(one) for one in found))
        heads = " | ".join(f"vs {rival}" for rival in rivals)
        text += RESULTS.format(rivals=heads, bars=" ---: |" * len(rivals), machines=machines)
        text += "".join(row(one, rivals) for one in found)
        longest = max(one["minutes"] for one in found)
        if longest < LONG:
            text += SHORT.format(wanted=LONG, longest=longest)
    if lacking := missing(found):
        text += "\n**Not run yet:** " + "; ".join(lacking) + ".\n"
    if found:
        text += "\n## Curves\n\n" + "".join(curve(one) for one in found)
    return text


def missing(found: list[dict[str, Any]]) -> list[str]:
    """What a full set of baselines would have besides."""
    there = {(one["game"], one["baseline"], one["seed"]) for one in found}
    lacking = []
    for game, methods in METHODS.items():
        for method in methods:
            seeds = [str(seed) for seed in range(1, FULL[game] + 1) if (game, method, seed) not in there]
            if seeds:
                lacking.append(f"{game}, {method}, seed {', '.join(seeds)}")
    return lacking


def machine(one: dict[str, Any]) -> str:
    build = "compiled" if one["compiled"] else "plain Python"
    return f"{one['machine']}, torch {one['torch']}, Teahouse {one['teahouse']} {build}, {one['on']}"


def row(one: dict[str, Any], rivals: list[str]) -> str:
    rated = one["rated"]
    shares = [f"{rated[rival]['won']:.0%} of {rated[rival]['games']}" if rival in rated else "–" for rival in rivals]
    head = f"| {one['game']} | {one['baseline']} | {one['seed']} | {one['minutes']:g} min | {one['decisions']:,} "
    return f"{head}| {' | '.join(shares)} |\n"


def curve(one: dict[str, Any]) -> str:
    """Some points of it: seconds, decisions, and what was measured."""
    points = one["curve"]
    few = points if len(points) <= 6 else [points[round(number * (len(points) - 1) / 5)] for number in range(6)]
    told = ", ".join(f"{value:g} after {seconds} s ({steps:,})" for seconds, steps, value in few)
    return f"- {one['game']}, {one['baseline']}, seed {one['seed']}: {one['curve_of']} {told or '–'}\n"


if __name__ == "__main__":
    main()
