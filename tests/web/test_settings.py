"""Settings come from a file, the environment and the command line, and whatever is wrong is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from teahouse.cli.serve import serve
from teahouse.core.errors import OptionError
from teahouse.web.configuration import in_words, known, read_settings
from teahouse.web.settings import Settings

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_what_is_said_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "teahouse.toml"
    file.write_text('rooms = 7\nthink = 2\norigins = ["http://a", "http://b"]\nlog_format = "json"\n')
    environment = {"TEAHOUSE_THINK": "3.5", "TEAHOUSE_PROXIES": "10.0.0.1 10.0.0.2", "TEAHOUSE_HOME": "/x"}
    found = read_settings(str(file), environment, {"cluster": "tcp://c:1"})
    assert (found.rooms, found.think, found.origins, found.log_format) == (7, 3.5, ("http://a", "http://b"), "json")
    assert (found.proxies, found.cluster) == (("10.0.0.1", "10.0.0.2"), "tcp://c:1")
    assert read_settings(None, {"TEAHOUSE_SETTINGS": str(file)}, {}).rooms == 7
    assert read_settings(None, {}, {}) == Settings()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("roms = 7", "there is no setting 'roms'; did you mean 'rooms'"),
        ("rooms = 'many'", "rooms: 'many' is not a whole number, as 500 is one"),
        ("rooms = 0", "rooms: 0 is too small"),
        ("rooms = true", "rooms: True is not a whole number"),
        ("think = inf", "think: inf is too large"),
        ("origins = 'http://a'", "origins: 'http://a' is not a list of texts"),
        ("log_level = 'loud'", "log_level: "),
        ("rooms = ", "Invalid value"),
    ],
)
def test_what_is_wrong_in_a_file_is_named(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "teahouse.toml"
    file.write_text(text)
    with pytest.raises(OptionError) as problem:
        read_settings(str(file), {}, {})
    assert said in str(problem.value)
    assert "teahouse.toml" in str(problem.value)


def test_what_is_wrong_in_the_environment_is_named() -> None:
    with pytest.raises(OptionError, match="TEAHOUSE_ROOMS: 'many' is not a whole number, as 500 is one"):
        read_settings(None, {"TEAHOUSE_ROOMS": "many"}, {})


def test_every_setting_is_told_about_in_the_help_and_in_the_documentation() -> None:
    told = HOSTING.read_text("utf-8")
    for name, (_, about, usual) in known().items():
        assert about
        assert f"| `{name}` |" in told, f"docs/hosting.md does not name {name}"
        row = next(line for line in told.splitlines() if line.startswith(f"| `{name}` |"))
        assert about in row, f"docs/hosting.md says something else about {name}"
        if name != "workers":  # as many as this machine has cores for
            shown = " ".join(usual) if isinstance(usual, tuple) else str(usual)
            assert f"| {shown} |".replace("|  |", "| |") in row, row
    assert len(in_words()) == len(known())
    assert serve.__doc__ is not None
    assert set(known()) <= set(re.findall(r"\w+", serve.__doc__))
