"""The ten dragon cards (C-70 to C-79; examples CX-31 to CX-34)."""

import pytest

from teahouse.games.castle.rules.pieces import DRAGON_NAMES
from teahouse.games.castle.rules.realm import groups
from tests.games.castle.drawing import draw

P = """
1xx 2## 1M3 --  1D1 1##
3## 1W1 1M5 2S6 1## 2xx
1xx 1xx --  3F4 1Z2 1D1
2## 1S2 1S2 1W3 3M6 1##
"""
Q = """
1M4 1M5 --  1S6
"""  # Merchants 9, Soldiers 6, no Farmers
T = """
1M1 --  1S1 1S6
--  --  --  --
1F4
"""  # Merchants 1, Soldiers 7, Farmers 4


def points(dragon: str, *realms: str, options: dict[str, str] | None = None) -> int:
    table = draw("", *realms, dragons=dragon, seats=max(2, len(realms)), options=options)
    return dict(table.state.breakdown(0))[dragon]


@pytest.mark.parametrize(
    ("dragon", "expected"),
    [
        ("humility", 3),  # C-70
        ("righteousness", 4),  # C-71
        ("tranquility", 3),  # C-72
        ("bravery", 6),  # C-73
        ("dominion", 10),  # C-74
        ("knowledge", 8),  # C-76
        ("harmony", 0),  # C-77
        ("devotion", 3),  # C-78
        ("courage", 5),  # C-79
    ],
)
def test_CX31_final_realm(dragon, expected):
    assert points(dragon, P) == expected


def test_CX31_shrines():
    assert dict(draw("", P).state.breakdown(0))["shrines"] == 10


@pytest.mark.parametrize(
    ("realms", "expected"), [((P, Q), [3, 3]), ((P, Q, T), [6, 5, 7])], ids=["two players", "three players"]
)
def test_CX32_C75_power(realms, expected):
    state = draw("", *realms, dragons="power", seats=len(realms)).state
    assert [dict(state.breakdown(seat))["power"] for seat in range(len(realms))] == expected


def test_C75_with_four_players_the_opposite_one_does_not_matter():
    strong = "1M6 1M6 1M6"
    realms = ("1M1", "1M2", strong, "1M1")
    state = draw("", *realms, dragons="power", seats=4).state
    assert [dict(state.breakdown(seat))["power"] for seat in range(4)] == [0 + 1, 2 + 0, 2 + 2, 0 + 1]


HARMONY = """
2## 1M1 --  --  1xx 2##
1S1 --  --  --  --  1W1
1S4 --  --  --  --  1xx
2xx 1F1 --  --  1F2 2xx
"""


def test_CX33_C77_harmony():
    assert points("harmony", HARMONY) == 10
    lowered = HARMONY.replace("1xx 2##\n", "1xx 1##\n").replace("1F2 2xx", "1F2 1xx")
    assert points("harmony", lowered) == 4


def test_C77_an_empty_realm_earns_nothing_unless_the_option_says_so():
    assert points("harmony", "") == 0
    assert points("harmony", "", options={"harmony": "empty-counts"}) == 12
    assert points("harmony", "1xx -- -- -- -- 1xx") == 4  # no shrine: only the tiles count


def test_CX34_C71_righteousness():
    realm = """
1## 1## --  --  --  --
2## --  --  --  --  --
1## --  --  --  --  --
3## 1## --  --  --  1##
"""
    assert points("righteousness", realm) == 9


def test_C70_one_point_per_shrine():
    assert points("humility", "1## 2xx\n2M1") == 1
    assert points("humility", "1## 2xx 1##") == 2  # one high stack may serve several
    assert points("humility", "1## 1xx") == 0


def test_C72_option_shrines_split_groups():
    realm = "1xx 1## 1xx"
    assert points("tranquility", realm) == 1
    assert points("tranquility", realm, options={"tranquility": "shrines-split"}) == 2
    assert points("tranquility", "1xx 1M1 1xx") == 2
    assert points("tranquility", "1xx 1M1\n1S1 1xx") == 2  # no diagonals


def test_C73_equal_neighbours_do_not_count():
    assert points("bravery", "2M1 2S1") == 0
    assert points("bravery", "2## 1S1 1M1") == 1


def test_C74_only_floor_3_and_higher():
    assert points("dominion", "2M6 3M2 4M5 3W1\n3xx 3S1") == 5 + 1


def test_C75_losing_to_one_neighbour_does_not_cost_the_points_from_the_other():
    assert points("power", "1M3", "1M5", "1M1") == 2


def test_C76_symbols_count_once():
    assert points("knowledge", "1W1 1W1 1W2 1D1 1Z1 2xx") == 8


def test_C78_at_most_one_per_shrine():
    assert points("devotion", "1D1 1## 1D2") == 1
    assert points("devotion", "1## 1D1 1##") == 2
    assert points("devotion", "1## --\n--  1D1") == 0


def test_C79_edge_of_the_realm_in_every_size():
    inner = "-- -- --\n-- 1## --\n-- -- --\n-- 3##"
    assert points("courage", inner) == 1
    assert points("courage", inner, options={"realm": "6x6"}) == 0


def test_all_dragons_together_are_added():
    state = draw("", P, dragons=" ".join(DRAGON_NAMES)).state
    lines = dict(state.breakdown(0))
    assert list(lines) == ["sets", "discards", "shrines", "tokens", *DRAGON_NAMES]
    assert state.scores()[0] == sum(lines.values())


def test_groups_are_found_across_rows():
    assert groups(0b000001_000001) == [0b000001_000001]
    assert groups(0b100000_000001) == [1, 0b100000_000000]
