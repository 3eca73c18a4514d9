"""Options and presets (section 10): names, defaults, and that the data file agrees with them."""

import tomllib
from pathlib import Path

import pytest

from teahouse.core.errors import OptionError
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from teahouse.games import read_match
from teahouse.games.panda.rules.board import SHIPPED
from teahouse.games.panda.rules.game import GAME
from teahouse.games.panda.rules.pieces import NO_CARD
from teahouse.games.panda.rules.rulings import OPTIONS, PRESETS
from tests.games.panda.drawing import draw

OLD = Path(__file__).parent / "old"  # records from before an option was named or a preset changed
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
    assert set(default) - set(written) == {"board", "cards", "b3", "debt"}
    assert default["debt"] == "rising"  # as the track of the file, which may not fall


def test_presets_of_section_10():
    assert set(PRESETS) == {"recommended", "first-game", "german", "italian"}
    assert PRESETS["first-game"]["missions"] == "off"  # PO-10
    people = {"board": "calibrated", "round_limit": "none"}  # PO-13: people play without a limit
    assert PRESETS["recommended"] == people
    assert PRESETS["german"] == people | {"city6": "3", "b3": "german", "building_end": "all"}
    assert PRESETS["italian"] == people | {
        "freed_bonus": "tile",
        "border_bonus": "one",
        "b3": "italian",
        "b4": "figures",
        "a9": "turn",
        "building_end": "all",
        "empty_spaces": "quest",
        "debt": "falling",
    }
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
    assert len(OPTIONS) == 17


@pytest.mark.parametrize("name", ["german", "italian"])
def test_an_old_record_keeps_the_readings_it_was_played_with(name):
    """Presets may change: a record says all its options, and an option it cannot know is read as it was played."""
    text = (OLD / f"{name}.txt").read_text("utf-8")
    assert "debt" not in text
    match = read_match(text)
    assert match.over
    assert (match.options["building_end"], match.options["debt"], match.options["empty_spaces"]) == (
        "any",
        "rising",
        "allowed",
    )
    assert "debt: rising" in match.to_text()


@pytest.mark.parametrize(("debt", "first", "second"), [("rising", 2, 5), ("falling", 5, 2)])
def test_PO15_P40_which_space_below_0_costs_more(debt, first, second):
    table = draw(champions="Am=yuqiao", ap=[0, 4], vp=[9, 9], debt=debt).play("space m2 b")
    assert (table.ap[0], table.vp[0]) == (-1, 9 - first)
    table = draw(champions="Am=yuqiao", ap=[0, 4], vp=[9, 9], debt=debt).play("space m3 b")
    assert (table.ap[0], table.vp[0]) == (-2, 9 - second)


def test_PO12_quest_spaces_need_the_champion_at_its_building():
    table = draw(towns="yuqiao=g", champions="Am=yuqiao Ag=baihe", empty_spaces="quest")
    assert "space m3 b" in table.offers()  # a Lantern at the Gate
    assert table.refuses("space g3 b") == "PO-12"  # no Market there
    assert {"space g5 b", "space g4 b", "space g3 a"} <= table.offers()  # Coin and Chest; a sale, a building in vain
    table = draw(towns="yuqiao=g", champions="Am=yuqiao", sheet="A.lantern=4", empty_spaces="quest")
    assert "space m3 b" in table.offers()  # no room, but at the Gate


@pytest.mark.parametrize(("chosen", "draws"), [("A7 B", ["draw-blue"]), ("B B", []), ("A B3", ["draw-green"])])
def test_PO10_a_mission_is_named_and_the_other_drawn(chosen, draws):
    """Among names, A and B stand for a card that is drawn; the position says which steps are to come."""
    if chosen == "B B":
        with pytest.raises(OptionError, match="one green and one blue card") as caught:
            GAME.start(3, {"missions": chosen})
        assert (caught.value.option, caught.value.key) == ("missions", "one-of-each")
        return
    state = GAME.start(3, {"missions": chosen})
    text = state.to_text()
    assert [word for word in ("draw-green", "draw-blue") if word in text] == draws
    assert GAME.read_position(text) == state
    rng = Rng(3)
    while "draw-" in state.to_text():  # camps come first, then the missions
        state.apply(state.draw(rng) if state.actor == CHANCE else state.legal()[0])
        assert GAME.read_position(state.to_text()) == state
    assert NO_CARD not in (state.green, state.blue)
