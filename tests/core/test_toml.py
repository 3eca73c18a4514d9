"""TOML from strangers: what would keep the reader busy is refused at a glance, what people write is not."""

from __future__ import annotations

import time

import pytest

from teahouse import games
from teahouse.core.errors import DataError
from teahouse.core.toml import DEEPEST, deepest_key, read_toml


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("a = 1", 1),
        ("a.b.c = 1", 3),
        ('a . "b c".c = 1', 3),
        ("[a.b.c.d]", 4),
        ("x = {a.b.c = 1}", 3),
        ("a = 1.5\nb.c = 2", 2),
        ('say = "One. Two three. Four five."', 1),
        (f'say = "{"." * 100}"', 1),
        ('say = """\nDon\'t go. It\'s late.\n"""', 2),
        ("", 0),
    ],
)
def test_how_deep_a_key_is(text: str, parts: int) -> None:
    assert deepest_key(text) == parts


@pytest.mark.parametrize(
    "text",
    [
        "a." * 32700 + "a = 1",
        "a . " * 16000 + "a = 1",
        "''." * 20000 + "'' = 1",
        '"@ b".' * 10000 + "c = 1",
        "[" + "a." * 32000 + "a]",
        "x = {" + "a." * 32000 + "a = 1}",
        "x = " + "[" * 30000,
        "x = " + "{a = " * 12000,
        "x = 1" + "0" * 60000,
    ],
    ids=["dots", "spaced", "quoted", "marks", "header", "inline", "lists", "tables", "number"],
)
def test_what_nobody_would_write_is_refused_at_once(text: str) -> None:
    begun = time.process_time()
    with pytest.raises(DataError, match="not a TOML file"):
        read_toml(text)
    assert time.process_time() - begun < 1.0


def test_keys_of_an_ordinary_depth_are_read() -> None:
    key = ".".join("abcdefghijklmnop"[:DEEPEST])
    assert read_toml(f"{key} = 1")["a"]
    with pytest.raises(DataError, match=f"at most {DEEPEST} parts"):
        read_toml(f"{key}.q = 1")


@pytest.mark.parametrize("game", games.names())
def test_the_files_of_the_house_are_read(game: str) -> None:
    for file in games.face(game).data.glob("*.toml"):
        assert read_toml(file.read_text("utf-8"))
