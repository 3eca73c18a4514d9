"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, and a fast vector API. docs/research.md is their manual.

Each is one thin file. They need packages that playing does not: `pip install 'teahouse[envs]'`. Importing this room
makes every game known to Gymnasium, as `teahouse/Castle-v0` and its like; with the id
`teahouse.envs:teahouse/Castle-v0` Gymnasium imports it by itself.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from teahouse import games
from teahouse.envs.tasks import TASKS
from teahouse.extras import need

need("envs", "numpy", "librt", "gymnasium", "pettingzoo")

VERSION = "_v0"
SOURCE = Path(__file__).with_name("version_0.py")

if TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """`castle_v0` and its like, which no file lists."""


class ByName(MetaPathFinder):
    """Finds `teahouse.envs.<game>_v0` for every game there is: it is always the same file, which asks for its name."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        room, _, word = fullname.rpartition(".")
        if room != __name__ or not word.endswith(VERSION) or word.removesuffix(VERSION) not in games.names():
            return None
        return spec_from_file_location(fullname, SOURCE)


sys.meta_path.append(ByName())


def register() -> None:
    """Tell Gymnasium the ids; `make` gives a SingleEnv, `make_vec` a compiled vector of them.

    `teahouse/Castle-v0` and its like take any setting, `teahouse/Castle-duel-greedy-v0` is a task of `tasks.py`.
    """
    from gymnasium.envs.registration import register, registry  # noqa: PLC0415

    one, many = "teahouse.envs.single:SingleEnv", "teahouse.envs.several:make"
    tasks: dict[str, dict[str, Any]] = {"": {}, **{f"-{name}": task.words() for name, task in TASKS.items()}}
    for name in games.names():
        for task, words in tasks.items():
            known = f"teahouse/{name.capitalize()}{task}-v0"
            if known not in registry:
                register(known, one, vector_entry_point=many, kwargs={"game": name, **words})


register()
