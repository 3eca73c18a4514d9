"""Scenes and patches of every game travel in the form that `draw/wire.py` writes down, with no field besides."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from teahouse.draw import wire
from teahouse.draw.patch import patch
from teahouse.draw.scene import SHAPES
from tests.contract.on_screen import scenes
from tests.contract.test_scenes import DRAWN, games_and_seeds


def plain(value: Any) -> Any:
    """As JSON carries it, where what an array may leave out at its end is left out."""
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        parts = [plain(part) for part in value]
        while isinstance(value, tuple) and parts and parts[-1] in ({}, None):
            parts.pop()
        return parts
    return value


def check_form(told: Any, form: Any) -> None:
    """Reads it as a strict client would: all that is required is there, and nothing is unknown."""
    heard = json.loads(json.dumps(told))
    assert plain(msgspec.convert(heard, form)) == heard


@pytest.mark.parametrize("shape", SHAPES)
@games_and_seeds
def test_scenes_have_the_form_that_is_written_down(name: str, seed: int, shape: str) -> None:
    for _, made in scenes(name, seed, shape, every=7):
        check_form(made.wire(), wire.Scene)


@games_and_seeds
def test_patches_have_the_form_that_is_written_down(name: str, seed: int) -> None:
    for (_, before), (_, after) in pairwise(scenes(name, seed, every=5)):
        change = patch(before.wire(), after.wire())
        check_form(change, wire.Patch)
        for surface in change.get("surfaces", {}).values():
            assert surface is None or set(surface) <= set(wire.Surface.__annotations__)
        assert set(change.get("offers", {})) <= set(wire.Offers.__annotations__)


def test_a_field_that_is_not_written_down_is_found() -> None:
    made = next(iter(scenes(DRAWN[0], 1)))[1].wire()
    with pytest.raises(AssertionError):
        check_form(made | {"smell": "tea"}, wire.Scene)
    with pytest.raises(msgspec.ValidationError, match=r"Expected `int`.*viewer"):
        check_form(made | {"viewer": "Ann"}, wire.Scene)
