"""Teahouse: a game of the house as OpenSpiel sees it, driven from Python."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from peer_openspiel import player
from task import Task


def prepare(task: dict[str, Any]) -> Task:
    import_module("teahouse.envs.spiel")
    return player(f"python_teahouse_{task['game']}")
