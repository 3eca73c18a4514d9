"""Edges of the rules at which a small fault would be overlooked elsewhere: `make mutants` has found them."""

from __future__ import annotations

import pytest

from teahouse.core.errors import DataError, OptionError, PositionError
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, NOTHING
from teahouse.games.panda.rules.acting import Act, option_effective, without_question
from teahouse.games.panda.rules.board import SHIPPED, read_board
from teahouse.games.panda.rules.bonus import BorderBonus, act_freely, why_no_tile
from teahouse.games.panda.rules.choices import COVER, FREE, SPACE
from teahouse.games.panda.rules.game import GAME
from teahouse.games.panda.rules.pieces import NEUTRAL, QUEST, ROAD_TILE_KINDS, TILE_NAMES
from teahouse.games.panda.rules.roads import Cover, ask_to_cover, lay_tile
from teahouse.games.panda.rules.simple_actions import GainActionPoints
from teahouse.games.panda.rules.state import NEEDS, PLACES, SHEETS, STOCK, Panda
from teahouse.games.panda.rules.turn import would_do_something
from tests.games.panda.drawing import draw, set_up

TEXT = (SHIPPED / "panda.toml").read_text("utf-8")


def test_P67_the_last_tile_of_the_supply_is_still_there():
    """With one tile left it is the column that is full; with none, the supply comes first."""
    state = draw(sheet="A.sword=4", empty_spaces="forbidden").s
    sword = TILE_NAMES.index("sword")
    for left, reason in ((1, "the-column-on-the-sheet-is-full"), (0, "none-is-left-in-the-supply")):
        state.tiles[sword] = left
        assert why_no_tile(state, sword).key == reason


def test_P68_a_quest_tile_is_refused_by_its_own_rule():
    state = draw(empty_spaces="forbidden").s
    assert [why_no_tile(state, tile).rule for tile in (QUEST - 1, QUEST)] == ["P-67", "P-68"]


def test_PO12_only_an_option_of_a_quest_alone_is_closed():
    """On a board that names the quest before the strength tile it may be chosen for the strength tile."""
    there = '[{ do = "strength", tile = "beads" }, { do = "quest", tile = "lantern" }]'
    turned = '[{ do = "quest", tile = "lantern" }, { do = "strength", tile = "beads" }]'
    assert there in TEXT
    state = GAME.set_up(2, GAME.complete({"board": TEXT.replace(there, turned), "empty_spaces": "quest"}))
    assert isinstance(state, Panda)
    closed = [
        at for at, option in enumerate(state.actions.options) if option.actions and option.actions[0].closed(state, 0)
    ]
    assert sorted(len(state.actions.options[at].actions) for at in closed) == [1] * (len(closed) - 1) + [2]
    for at in closed:
        assert would_do_something(state, 0, SPACE.base + at) == (len(state.actions.options[at].actions) == 2)


def test_P41_what_asks_nothing_happens_at_once():
    """Alone, or where the order of two changes nothing; a question stays one."""
    table = draw("", "yuqiao=gm", "Am=yuqiao Ag=yuqiao", ap=[12, 12])
    found: dict[str, int] = {}
    for choice in table.s.legal():
        state = table.s.clone()
        state.apply(choice)
        step = state.pending[-1]
        if isinstance(step, Act):
            offered = step.legal(state)[:-1]
            asks = any(action.asks for action in step.actions)
            said = without_question(state)
            assert said == (NOTHING if asks else offered[0])
            found["asks" if asks else f"{len(offered)} at once"] = choice
    assert found.keys() == {"asks", "1 at once", "2 at once"}


def test_P30_the_first_buildings_are_told_when_all_of_them_stand():
    for seed in range(3):
        state, rng = GAME.start(2, {}), Rng(seed)
        assert isinstance(state, Panda)
        state.events = events = []
        while "panda-start-building" not in [event.key for event in events]:
            state.apply(state.draw(rng))
        assert all(state.built[place] for place in state.board.land.starts)


def test_P35_as_many_missions_can_be_chosen_as_a_table_dialog_offers():
    option = next(option for option in GAME.options if option.name == "missions")
    assert option.sets
    for one in option.sets:
        others = [other.lot for other in option.sets if other is not one]
        assert GAME.complete({"missions": " ".join([*one.cards[: one.most], *others])})
        with pytest.raises(OptionError):
            GAME.start(2, {"missions": " ".join([*one.cards[: one.most + 1], *others])})


def test_P48_covering_needs_one_guard_in_the_supply():
    """A position may ask the question with the last guard."""
    table = draw("r14=AAA r18=AAA r01=AA", champions="Am=yuqiao").play("space m1 a, move monk r05")
    asked = table.s.to_text()
    assert "cover" in asked.partition("pending")[2]
    again = GAME.read_position(asked)
    assert isinstance(again, Panda)
    assert (again.supply[0], again.to_text()) == (1, asked)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("vp_each = 15", "vp_each = {}", "vp_each: must be 0 to 999"),
        ("\nx = 15", "\nx = {}", "x: must be 0 to 100"),
        ("\ny = 16", "\ny = {}", "y: must be 0 to 100"),
        ("\nvp = 10", "\nvp = {}", "vp: must be 0 to 999"),
        ('"most_road_tiles"\nvp = 25', '"most_road_tiles"\nvp = {}', "vp: must be 0 to 999"),
    ],
)
def test_numbers_of_a_board_have_a_most(old, new, problem):
    most = int(problem.rsplit(" ", 1)[1])
    assert old in TEXT
    assert read_board("mine", TEXT.replace(old, new.format(most), 1))
    with pytest.raises(DataError, match=problem):
        read_board("mine", TEXT.replace(old, new.format(most + 1), 1))


def test_setting_up_says_which_places_it_changes():
    """P-27 to P-34: whoever draws the table draws only these again."""
    table = set_up()
    state, met = table.s, set()
    while state.round == 0:
        before = (state.row[:], state.place[:])
        state.touched = []
        state.apply(state.outcomes()[0][0] if state.actor == CHANCE else state.legal()[0])
        changed = [now != then for now, then in zip((state.row, state.place), before, strict=True)]
        for place, has_changed in zip((STOCK, SHEETS), changed, strict=True):
            if has_changed:
                assert place in state.touched
                met.add(place)
    assert met == {STOCK, SHEETS}


def places_of(state: Panda) -> dict[int, object]:
    """What is drawn at each place that the rules can touch."""
    roads, seats = state.board.land.roads, state.seats
    figures = {road: [state.figures_of(road, seat) for seat in range(seats)] for road in range(roads)}
    sheets = seats * ROAD_TILE_KINDS  # the neutral road tiles stand behind those of the players
    return {
        **{road: (state.tile[road], figures[road]) for road in range(roads)},
        **{PLACES + place: state.built[place] for place in range(state.board.land.places)},
        SHEETS: (state.place[:], state.road_tiles[:sheets]),
        STOCK: (state.tiles[:], state.road_tiles[sheets:], state.pieces[:], state.bases),
    }


def test_whatever_moves_says_which_places_it_changes():
    met: set[int] = set()
    for seed in range(4):
        state, rng = GAME.start(4 if seed % 2 else 2, {}), Rng(seed)
        assert isinstance(state, Panda)
        for _ in range(300):
            if state.actor < CHANCE:
                break
            before, state.touched = places_of(state), []
            legal = [state.draw(rng)] if state.actor == CHANCE else state.legal()
            state.apply(legal[rng.below(len(legal))])
            changed = {place for place, then in before.items() if places_of(state)[place] != then}
            assert changed <= set(state.touched)
            met |= changed
    assert {SHEETS, STOCK} <= met
    assert any(place < PLACES for place in met)
    assert any(PLACES <= place < NEEDS for place in met)


def test_P55_a_neutral_tile_comes_from_the_stock():
    """The last one changes what is left there, and no sheet."""
    state = draw("r06=AB").s
    state.touched = touched = []
    lay_tile(state, NEUTRAL, 6)
    assert STOCK in touched
    assert SHEETS not in touched


def test_P65_a_border_bonus_that_waits_is_owed_to_its_player():
    table = draw(seats=3)
    table.s.pending = [*table.s.pending, BorderBonus(1)]
    assert [dict(table.s.due(seat))["border-bonuses"] for seat in range(3)] == [0, 1, 0]


def test_P54_a_tile_is_chosen_before_anything_else():
    """Also where a single step would come before it."""
    table = draw("r06=A", champions="Am=yuqiao").play("space m4 a, move monk r06, cover")
    asked = table.s.to_text()
    assert asked.endswith(" tile:r06")
    with pytest.raises(PositionError, match="chosen before anything else"):
        GAME.read_position(f"{asked} reward")


def test_P48_covering_goes_on_with_one_ninja_less():
    state = draw(champions="Am=yuqiao").s
    longest = max(range(len(state.uncovered)), key=lambda road: state.uncovered[road])
    assert state.uncovered[longest] >= 3
    ask_to_cover(state, 0, longest, 3)
    asked = state.pending[-1]
    assert isinstance(asked, Cover)
    state.apply(COVER.base)
    left = state.pending[-1]
    assert isinstance(left, Cover)
    assert (asked.left, left.left) == (3, 2)


def test_PR5_action_points_do_something_below_the_end_of_the_track():
    state = draw().s
    for points, does in ((state.board.ap_max - 1, True), (state.board.ap_max, False)):
        state.ap[0] = points
        assert GainActionPoints(1).effective(state, 0) == does


def test_P66_a_free_action_is_told_by_its_row():
    state = draw(ap=[3, 3]).s
    told = []
    for row, option in enumerate(state.actions.neutral):
        if option_effective(state, 0, option):
            trial = state.clone()
            trial.events = []
            act_freely(trial, 0, FREE.base + row)
            event = trial.events[0]
            told.append((event.key, event.values["row"]))
            assert event.values["row"] == row + 1
    assert {key for key, _ in told} == {"panda-free"}
