"""Teahouse: a game of the house as OpenSpiel sees it, driven from Python."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bench.engine.task import Task
from bench.envs.peer_openspiel import player


def prepare(task: dict[str, Any]) -> Task:
    import_module("teahouse.envs.spiel")
    return player(f"python_teahouse_{task['game']}")
