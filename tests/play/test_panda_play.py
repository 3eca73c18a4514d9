"""Way of the Panda through the real command, fed with typed lines."""

from __future__ import annotations

import re
from pathlib import Path

from teahouse.games.panda.rules.board import SHIPPED
from tests.play.test_play import Played

QUICK = ["panda", "--seed", "4", "--bots", "random", "--preset", "first-game"]
SET_UP = ["r01", "r18", "r09", "p05", "zhuyuan", "camp yuqiao"]


def test_the_welcome_explains_the_game_to_a_newcomer(tmp_path: Path) -> None:
    played = Played(tmp_path, [], "panda")
    welcome = played.out.partition("  set-up")[0].strip().splitlines()[:-1]
    assert welcome[0] == "Welcome to Way of the Panda."
    assert len(welcome) <= 16
    assert "Then we leave out the missions." in played.out


def test_set_up_and_a_turn_by_road_name_of_a_place_and_space(tmp_path: Path) -> None:
    played = Played(tmp_path, [*SET_UP, "m2 b", "why n9 a", "why m1 a", "actions", "cards", "roads"], *QUICK)
    answers = played.answers
    assert "Bao covered a ninja on" in answers[0]
    assert "Set-up: where does your Warrior begin?" in answers[4]
    assert "●M                     ●G" in answers[4]
    assert "Choose a space of the action board, or pass." in answers[5]
    assert "Beads 2/4" in answers[6]
    assert "m1 is left of or above m2" in answers[8]
    assert "(rule P-38)" in answers[8].replace("\n", " ")
    assert re.search(r"m3 a 2 AP \dg build a Gate in a village", answers[9])
    assert "take from either end" in answers[10]
    assert "r01 Baihe–Xuefeng" in answers[11]


def test_a_board_of_ones_own_is_played_and_kept_in_the_record(tmp_path: Path) -> None:
    own = (SHIPPED / "bamboo.toml").read_text("utf-8").replace('"Bamboo Grove"', '"My Garden"')
    (tmp_path / "my.toml").write_text(own, "utf-8")
    played = Played(tmp_path, ["r01", "quit"], "panda", "--board", "my.toml", "--seed", "1", "--bots", "random")
    assert "My Garden  set-up" in played.out
    (tmp_path / "my.toml").unlink()
    again = Played(tmp_path, ["quit"], "--resume", str(played.file))
    assert "My Garden  set-up" in again.out
    by_name = Played(tmp_path, ["quit"], "panda", "--board", "bamboo", "--seed", "1")
    assert "Bamboo Grove  set-up" in by_name.out


def test_a_wrong_board_is_refused_with_its_mistake(tmp_path: Path) -> None:
    own = (SHIPPED / "panda.toml").read_text("utf-8").replace("\nx = 15", '\nx = "left"', 1)
    (tmp_path / "my.toml").write_text(own, "utf-8")
    problem = Played(tmp_path, [], "panda", "--board", "my.toml", status=2).problem
    assert "map.location 1.x: must be a whole number" in problem
    assert "has no boards" in Played(tmp_path, [], "castle", "--board", "my.toml", status=2).problem


def test_what_does_nothing_is_told_and_has_to_be_typed_twice(tmp_path: Path) -> None:
    played = Played(tmp_path, [*SET_UP, "why m3 a", "m3 a", "score", "m3 a", "why"], *QUICK)
    answers = played.answers
    told, asked, done = answers[6], answers[7], answers[9]
    assert "It brings: does nothing, −2 AP, −1 guard." in told
    assert asked.startswith("That would do nothing. It costs: −2 AP, −1 guard. Type it once more")
    assert "did nothing" not in asked
    assert "Type it once more" not in done
    assert answers[10].strip()
