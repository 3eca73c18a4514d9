"""Pgx on one CPU: jit, vmap and a compiled scan over many steps, random legal actions, auto reset: its best case."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bench.engine.task import Task

LENGTHS = {64: 64, 1024: 4}  # steps in one compiled call, so that a call stays well under a second


def prepare(task: dict[str, Any]) -> Task:
    jax: Any = import_module("jax")
    jnp: Any = import_module("jax.numpy")
    pgx: Any = import_module("pgx")
    auto_reset: Any = import_module("pgx.experimental").auto_reset
    number: int = task["batch"]
    length = LENGTHS[number]
    env = pgx.make(task["game"])
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> tuple[Any, None]:
        choosing, chance = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(choosing, logits, axis=-1)
        return step(state, action, jax.random.split(chance, number)), None

    many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, length))[0])
    hold = {"state": jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), number))}
    hold["key"] = jax.random.PRNGKey(1)

    def batch() -> tuple[int, int]:
        hold["key"], sub = jax.random.split(hold["key"])
        hold["state"] = jax.block_until_ready(many(hold["state"], sub))
        return length * number, 0

    batch()  # compile
    return Task(batch)
