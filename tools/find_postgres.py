"""Finds the programs of a PostgreSQL server, for the tests; with --install gets them where that is possible.

Prints their folder. A machine without them is no error: the tests that need a server then say so and are left out.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

NEEDED = ("initdb", "postgres")


def find() -> Path | None:
    """The folder of the newest server found; TEAHOUSE_POSTGRES names one."""
    named = [os.environ["TEAHOUSE_POSTGRES"]] if os.environ.get("TEAHOUSE_POSTGRES") else []
    for folder in [*named, *_of_pg_config(), *_installed(), *_on_path()]:
        if all(os.access(Path(folder) / program, os.X_OK) for program in NEEDED):
            return Path(folder)
    return None


def _of_pg_config() -> list[str]:
    program = shutil.which("pg_config")
    if program is None:
        return []
    return [subprocess.run([program, "--bindir"], capture_output=True, text=True, check=False).stdout.strip()]


def _installed() -> list[str]:
    folders = [*Path("/usr/lib/postgresql").glob("*/bin"), *Path("/opt/homebrew/opt").glob("postgresql@*/bin")]
    version = re.compile(r"\d+")
    return [str(path) for path in sorted(folders, key=lambda path: [int(n) for n in version.findall(str(path))])[::-1]]


def _on_path() -> list[str]:
    program = shutil.which("postgres")
    return [str(Path(program).resolve().parent)] if program else []


def install() -> None:
    """With apt, as root; anywhere else the user decides."""
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        print(
            "no PostgreSQL server here, and it cannot be installed from here: its tests are left out", file=sys.stderr
        )
        return
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for words in ("update", "install -y --no-install-recommends postgresql"):
        subprocess.run([apt, "-q", *words.split()], env=environment, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    found = find()
    if found is None and "--install" in sys.argv[1:]:
        install()
        found = find()
    print(found or "no PostgreSQL server found")
    return 0


if __name__ == "__main__":
    sys.exit(main())
