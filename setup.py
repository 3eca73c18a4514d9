"""Compile the rulebooks when a C compiler is there; TEAHOUSE_PURE=1 never compiles, TEAHOUSE_PURE=0 insists.

TEAHOUSE_OPT=2 or less is built in half the time: what is compiled is not optimised across files.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from glob import glob
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PURE = os.environ.get("TEAHOUSE_PURE", "")
BEST = "3"


def modules() -> list[str]:
    """The protocol, the rules and what lies where on the table, search and batches, and what a table goes through with
    every choice; `__init__` files stay plain Python, and so do pictures and words."""
    rules = glob("src/teahouse/core/*.py") + glob("src/teahouse/games/*/*/*.py")
    files = rules + SCENES + SEARCH + FOR_LEARNERS + TABLES
    return sorted(f for f in files if not os.path.basename(f).startswith(PLAIN))


# Not when pip only asks about the package, nor when it is installed to be edited: compiled modules would hide edits.
BUILDS = {"bdist_wheel", "build", "build_ext", "install"}
PLAIN = ("__init__", "traits")
SCENES = [f"src/teahouse/draw/{name}.py" for name in ("gains", "letters", "patch", "scene", "spread")]
SEARCH = [
    f"src/teahouse/bots/{name}.py"
    for name in ("ahead", "search/proof", "search/tally", "search/tree", "search/engine", "search/lesson")
]
TABLES = [
    f"src/teahouse/{name}.py"
    for name in (
        "table/table",
        "table/deciding",
        "table/look",
        "table/obvious",
        "table/run_on",
        "web/scenes",
        "web/views",
    )
]
FOR_LEARNERS = [f"src/teahouse/envs/{name}.py" for name in ("batch", "payoffs", "play")]


def c_compiler() -> list[str]:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def across_files() -> list[str]:
    """What makes GCC optimise across files; nothing for other compilers, which want it in other words."""
    told = subprocess.run([*c_compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    return ["-flto=auto"] if "Free Software Foundation" in told else []


def extensions() -> list[Extension]:
    nothing_to_compile_with = os.name != "nt" and shutil.which(c_compiler()[0]) is None
    if PURE == "1" or not BUILDS.intersection(sys.argv) or (PURE != "0" and nothing_to_compile_with):
        return []
    from mypyc.build import mypycify  # noqa: PLC0415  a machine that does not compile need not have it

    level = os.environ.get("TEAHOUSE_OPT", BEST)
    found: list[Extension] = mypycify(
        ["--strict", *modules()], opt_level=level, debug_level="0", group_name="teahouse", multi_file=True
    )
    if os.name != "nt":
        inline = ["-fno-semantic-interposition", "-fvisibility=hidden"]  # nobody replaces our functions from outside
        whole = across_files() if level == BEST else []
        for extension in found:  # new lists: they all share one
            extension.extra_compile_args = [*extension.extra_compile_args, *inline, *whole]
            extension.extra_link_args = [*extension.extra_link_args, f"-O{level}", *whole]
    return found


class Build(build_ext):
    """Compiles files side by side. A compiler that fails is no reason to have no package."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if PURE == "0":
                raise
            print(f"teahouse: not compiled, running as plain Python ({problem})")
            self.extensions = []

    def build_extensions(self) -> None:
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], *words: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_one([source], *words, **named), sources)
                return [name for names in objects for name in names]

        self.compiler.compile = compile_all
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
