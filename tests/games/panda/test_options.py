"""Options and presets (section 10): names, defaults, and that the data file agrees with them."""

import tomllib

import pytest

from teahouse.core.errors import OptionError
from teahouse.games.panda.rules.board import SHIPPED
from teahouse.games.panda.rules.game import GAME
from teahouse.games.panda.rules.rulings import OPTIONS, PRESETS

DATA = tomllib.loads((SHIPPED / "panda.toml").read_text("utf-8"))


def test_the_defaults_are_those_of_the_data_file():
    default = GAME.complete()
    missions = {card["id"]: card for card in [*DATA["mission_during"], *DATA["mission_end"]]}
    city6 = DATA["city_card"][5]["effects"][0]["amount"]
    written = {
        "freed_bonus": {"guard_placer": "guard"}[DATA["freed_location"]["last_guard_bonus_to"]],
        "road_tile": {"ask_majority_player": "ask"}[DATA["options"]["tile_choice"]],
        "border_bonus": {"action_and_reward": "both"}[DATA["border_bonus"]["mode"]],
        "city6": str(city6),
        "b4": {"tiles_only": "tiles"}[missions["B4"]["count"]],
        "a9": {True: "round"}[missions["A9"]["once_per_player_per_round"]],
        "building_end": {"any_type_empty": "any"}[DATA["end_triggers"]["building_supply"]],
        "border": DATA["map"]["border_model"],
        "missions": DATA["options"]["missions"],
        "b6_ties": {"all_score": "all"}[missions["B6"]["ties"]],
        "empty_spaces": DATA["options"]["spaces_without_effect"],
        "round_limit": str(DATA["options"]["round_limit_programs_only"]),
        "free_build_bonus": {True: "yes"}[DATA["border_bonus"]["bonus_for_free_builds"]],
    }
    assert written.items() <= default.items()
    assert set(default) - set(written) == {"board", "cards", "b3"}


def test_presets_of_section_10():
    assert set(PRESETS) == {"recommended", "first-game", "german", "italian"}
    assert PRESETS["first-game"]["missions"] == "off"  # PO-10
    people = {"board": "calibrated", "round_limit": "none"}  # PO-13: people play without a limit
    assert PRESETS["recommended"] == people
    assert PRESETS["german"].keys() - people == {"city6", "b3"}
    assert PRESETS["italian"].keys() - people == {"freed_bonus", "border_bonus", "b3", "b4", "a9"}
    for preset in PRESETS.values():
        assert people.items() <= preset.items()
        GAME.start(3, preset)


@pytest.mark.parametrize(
    ("name", "value"), [("round_limit", "0"), ("round_limit", "many"), ("b3", "dutch"), ("a10", "1")]
)
def test_wrong_values_are_explained(name, value):
    with pytest.raises(OptionError, match=name):
        GAME.start(2, {name: value})


def test_every_option_names_a_rule():
    assert all(option.rule for option in OPTIONS)
    assert len(OPTIONS) == 16
