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
A share of 40 games is known to about 15 points either way.

| game | baseline | seed | training | decisions | {rivals} | games each |
| --- | --- | ---: | --- | ---: |{bars} ---: |
"""


def main() -> None:
    found = [json.loads(path.read_text("utf-8")) for path in sorted((HERE / "results").glob("*.json"))]
    text = HEAD + "".join(f"| `{name}` | {task.players} | {task.about} |\n" for name, task in TASKS.items())
    if not found:
        PAGE.write_text(text + "\nNo run has been kept yet.\n", "utf-8")
        return
    rivals = list(found[0]["rated"])
    text += RESULTS.format(rivals=" | ".join(f"vs {rival}" for rival in rivals), bars=" ---: |" * len(rivals))
    text += "".join(row(one, rivals) for one in found)
    text += "\n## Curves\n\n" + "\n".join(curve(one) for one in found)
    PAGE.write_text(text, "utf-8")


def row(one: dict[str, Any], rivals: list[str]) -> str:
    shares = " | ".join(f"{one['rated'][rival]['won']:.0%}" for rival in rivals)
    games = one["rated"][rivals[0]]["games"]
    head = f"| {one['game']} | {one['baseline']} | {one['seed']} | {one['minutes']:g} min | {one['decisions']:,} "
    return f"{head}| {shares} | {games} |\n"


def curve(one: dict[str, Any]) -> str:
    """Some points of it: seconds, decisions, and what was measured."""
    points = one["curve"]
    few = points if len(points) <= 6 else [points[round(number * (len(points) - 1) / 5)] for number in range(6)]
    told = ", ".join(f"{value:g} after {seconds} s ({steps:,})" for seconds, steps, value in few)
    return (
        f"- {one['game']}, {one['baseline']}, seed {one['seed']} ({one['machine']}): {one['curve_of']} {told or '–'}\n"
    )


if __name__ == "__main__":
    main()
