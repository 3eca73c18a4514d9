"""The benchmark's own environment in build/bench/venv: the peers, and Teahouse compiled from a copy of its sources.

Standard library only: it runs before anything is installed. What is installed is noted in a stamp with a hash of what
it was made from, so a second run installs nothing, and a run after a change only what changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parent.parent
PLACE = CHECKOUT / "build" / "bench"
VENV = PLACE / "venv"
STAMP = VENV / "teahouse-bench.json"
COPY = PLACE / "source"
# What the wheel is built from; a build that needs more (an in-tree backend, a client) must name it here.
SOURCES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "backend", "src")
SKIPPED = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyc")


def python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def clean(**more: str) -> dict[str, str]:
    """The environment for what is started: it finds the benchmark, and no path that would bring another Teahouse in."""
    kept = {name: value for name, value in os.environ.items() if name != "TEAHOUSE_PURE"}
    return {**kept, "PYTHONPATH": str(CHECKOUT), **more}


def compiler() -> str | None:
    """The C compiler that setup.py would use, if there is one."""
    name = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(name.split()[0]) or (name if os.name == "nt" else None)


def peers() -> list[str]:
    """What all parts of the benchmark want: they share one environment, so that it is made once."""
    files = sorted(HERE.parent.glob("*/requirements.txt"))
    lines = [line.split("#")[0].strip() for file in files for line in file.read_text().splitlines()]
    return list(dict.fromkeys(line for line in lines if line))


def copy_sources() -> str:
    """Take a picture of the sources, as somebody may be editing them, and give back its hash."""
    shutil.rmtree(COPY, ignore_errors=True)
    COPY.mkdir(parents=True)
    for name in SOURCES:
        source = CHECKOUT / name
        if source.is_dir():
            shutil.copytree(source, COPY / name, ignore=SKIPPED)
        elif source.exists():
            shutil.copy2(source, COPY / name)
    summary = hashlib.sha256()
    for file in sorted(path for path in COPY.rglob("*") if path.is_file()):
        summary.update(f"{file.relative_to(COPY).as_posix()}\0".encode())
        summary.update(file.read_bytes())
    return summary.hexdigest()


def pip(*words: str, **more: str) -> str:
    """Run pip in the environment; gives back why it failed, or nothing."""
    command = [str(python()), "-m", "pip", "--disable-pip-version-check", "--no-input", *words]
    ran = subprocess.run(command, env=clean(**more), capture_output=True, text=True, check=False)
    if ran.returncode == 0:
        return ""
    errors = [line for line in ran.stderr.splitlines() if line.startswith("ERROR")] or ran.stderr.splitlines()
    (PLACE / "pip.log").write_text(ran.stdout + ran.stderr)
    return (errors[0] if errors else "pip failed without a word")[:300]


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def read_stamp() -> dict[str, Any]:
    try:
        stamp: dict[str, Any] = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return stamp if stamp.get("python") == sys.version and python().exists() else {}


def prepare() -> dict[str, Any]:
    """Bring the environment up to date; gives back the stamp: what is installed, and why something is not."""
    stamp = read_stamp()
    if not stamp:
        say("bench: making an environment in build/bench/venv")
        shutil.rmtree(VENV, ignore_errors=True)
        venv.create(VENV, with_pip=True)
        stamp = {"python": sys.version, "peers": [], "teahouse": ""}
    stamp["failed"] = {}
    install_peers(stamp)
    install_teahouse(stamp)
    STAMP.write_text(json.dumps(stamp, indent=1))
    return stamp


def install_peers(stamp: dict[str, Any]) -> None:
    wanted = peers()
    installed = [peer for peer in stamp["peers"] if peer in wanted]
    for peer in wanted:
        if peer not in installed:
            say(f"bench: installing {peer}")
            trouble = pip("install", "--quiet", peer)
            if trouble:
                stamp["failed"][peer] = trouble
                say(f"bench: {peer} is not there: {trouble}")
            else:
                installed.append(peer)
    stamp["peers"] = installed


def install_teahouse(stamp: dict[str, Any]) -> None:
    found = compiler()
    made_from = f"{copy_sources()} compiler={found is not None}"
    if stamp["teahouse"] == made_from:
        return
    how = "compiling" if found else "no C compiler is found, so as plain Python: installing"
    say(f"bench: {how} Teahouse (some minutes)")
    stamp["teahouse"] = ""
    pip("uninstall", "--quiet", "--yes", "teahouse")
    trouble = pip("install", "--quiet", f"{COPY}[serve]", TEAHOUSE_PURE="0" if found else "1")
    if trouble:
        STAMP.write_text(json.dumps(stamp, indent=1))
        raise SystemExit(f"bench: Teahouse cannot be installed (build/bench/pip.log): {trouble}")
    stamp["teahouse"] = made_from
    stamp["compiled"] = found is not None
