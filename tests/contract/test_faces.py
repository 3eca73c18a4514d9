"""What a game says about itself is whole, true, and costs nothing until somebody asks."""

from __future__ import annotations

import subprocess
import sys

import pytest

from teahouse import games
from teahouse.core.errors import OptionError
from teahouse.core.mind import LEVELS
from teahouse.core.state import CHANCE
from tests.contract.cases import GAMES, played

IMPORTED = "import sys; print(' '.join(name for name in sys.modules if name.startswith('teahouse')))"


def imported_by(words: str) -> set[str]:
    command = [sys.executable, "-c", f"{words}; {IMPORTED}"]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


@pytest.mark.parametrize("name", GAMES)
def test_a_face_shows_the_game_of_its_folder(name: str) -> None:
    face = games.face(name)
    assert face.name == face.game.name == name
    assert face.texts.is_dir()
    assert list(face.mind.levels) == list(LEVELS)
    if face.sketch is not None:
        assert len(face.sketch.seat_shapes) >= max(face.game.seats)


@pytest.mark.parametrize("name", GAMES)
def test_the_families_of_a_study_are_those_of_the_game(name: str) -> None:
    game, study = games.find(name), games.face(name).study
    families = {family.name for family in game.families.families}
    assert {*study.drawn, *study.chosen, *study.chance} <= families
    assert set(study.drawn) <= set(study.chance)
    assert not set(study.chosen) & set(study.chance)
    for seats in game.seats:
        entries = played(game, seats, {}, seats).entries
        drawn = {game.families.family_of(entry.choice).name for entry in entries if entry.actor == CHANCE}
        assert drawn <= set(study.chance)


def test_games_are_light_until_somebody_asks() -> None:
    """Nobody who asks for the names meets a game; who asks for rules meets no pictures, words, minds or observers."""
    bare = imported_by("from teahouse import games; games.names()")
    assert not [name for name in bare if name.startswith("teahouse.games.") and name != "teahouse.games.face"]
    for name in GAMES:
        met = imported_by(f"from teahouse import games; games.find('{name}')") - bare
        rules = (f"teahouse.games.{name}.rules", "teahouse.core")
        assert {room for room in met if not room.startswith(rules)} == {
            f"teahouse.games.{name}",
            f"teahouse.games.{name}.face",
        }


def test_an_unknown_game_is_told() -> None:
    with pytest.raises(OptionError, match="there is no game 'chess'"):
        games.face("chess")
