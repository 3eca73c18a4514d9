"""The folder where Teahouse keeps what belongs to the user: games in progress, and the database of tables."""

from __future__ import annotations

import os
from pathlib import Path

import typer


def home() -> Path:
    """As the system has it for programs; TEAHOUSE_HOME moves it."""
    return Path(os.environ.get("TEAHOUSE_HOME") or typer.get_app_dir("teahouse"))
