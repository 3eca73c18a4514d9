"""The pages docs/observations/*.md, made from the observers: `python -m teahouse.envs.describe docs/observations`."""

from __future__ import annotations

import sys
from pathlib import Path

from teahouse import games
from teahouse.core.game import Game
from teahouse.core.observe import Block
from teahouse.envs import spaces
from teahouse.envs.spaces import Actions, Sight

HEAD = """# What a learner sees and does in {title}

This page is made from the code (`games/{name}/study/observe.py` and `rules/choices.py`) and checked by a test.

## Observation, version {version}

A row of {size} bytes (`uint8`), the same for every board, every set of options and every number of players. Seats are
counted from the viewer: 0 is the viewer, 1 the player after it, and so on; seats that nobody sits in are 0. *Counts* go
from 0 to their largest value; *categories* name something, 0 is nothing. `Sight.split` gives the blocks by name and
shape, `Sight.planes` {width:,} numbers from 0 to 1 with one plane per category.

| from | block | shape | values | meaning |
| ---: | --- | --- | --- | --- |
"""

COMPACT = """
## Compact observation, version {version}

`observation="compact"`: {width} numbers from 0 to 1 for small networks, reckoned from the pieces
(`games/{name}/study/compact.py`). They are a row of {size} bytes (what `Vector` and `Policy` see, and
`Sight(game, "compact").split` names), each divided by its largest value; categories become one number per category.
Counts that go beyond their largest value are cut. Unlike the observation above it leaves things out: two positions may
look alike.

| from | block | shape | values | meaning |
| ---: | --- | --- | --- | --- |
"""

ACTIONS = """
## Actions

{n} integers, fixed for version {rules} of the rules. `describe(action)` gives the words of docs/notation/{name}.md,
`factor(action)` three numbers: family, first word, second word (sizes {nvec}). Families marked *chance* are drawn by
the environment; in OpenSpiel they are the outcomes of chance nodes.

| from | family | words | number |
| ---: | --- | --- | ---: |
"""


def page(game: Game) -> str:
    """The whole page about a game."""
    sight, actions, chance = Sight(game), Actions(game), games.face(game.name).study.chance
    head = HEAD.format(title=game.title, name=game.name, version=sight.version, size=sight.size, width=sight.width)
    rows = [_row(block) for block in sight.observer.blocks]
    if games.face(game.name).compact is not None:
        small = Sight(game, spaces.COMPACT)
        rows.append(COMPACT.format(version=small.version, size=small.size, width=small.width, name=game.name)[:-1])
        rows += [_row(block) for block in small.observer.blocks]
    middle = ACTIONS.format(n=actions.n, rules=game.rules, name=game.name, nvec=" × ".join(map(str, actions.nvec)))
    families = []
    for family in game.families.families:
        words = " ".join(f"`{axis[0]}` … `{axis[-1]}`" if len(axis) > 1 else f"`{axis[0]}`" for axis in family.axes)
        drawn = " *chance*" if family.name in chance else ""
        families.append(f"| {family.base} | `{family.name}`{drawn} | {words} | {family.size} |")
    return head + "\n".join(rows) + "\n" + middle + "\n".join(families) + "\n"


def _row(block: Block) -> str:
    shape = " × ".join(map(str, block.shape))
    kind = f"0 to {block.most}, categories" if block.categories else f"0 to {block.most}"
    return f"| {block.start} | `{block.name}` | {shape} | {kind} | {block.text} |"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in games.names():
        if games.face(name).observer is not None:
            (folder / f"{name}.md").write_text(page(games.find(name)), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
