"""Positions of Dragon Castle as text: what cannot be is refused by its field, and ways that meet read the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from teahouse.core.errors import PositionError
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from teahouse.games.castle.rules.choices import CELL_NAMES, TAKE
from teahouse.games.castle.rules.game import GAME
from teahouse.games.castle.rules.state import Castle

PAGE = (Path(__file__).parents[3] / "docs" / "notation" / "castle.md").read_text("utf-8")
TEXT = PAGE[PAGE.index("    castle 1; seats 2; options spirits=0 dragons=0;") :]


def test_the_position_of_the_page_can_be_played():
    match = Match.from_position(GAME, TEXT)
    assert match.legal()[0].startswith("take ")
    assert match.state.realms[0].pool == 2


@pytest.mark.parametrize(
    ("old", "new", "field", "words"),
    [
        ("castle . 1M5", "castle . .", "castle", "115 tiles in castle, realms, hand and away; there are 116 (C-1)"),
        ("castle . 1M5", "castle 1M5 1M5", "castle", "a1 has 1 tiles, but at most 0 in this layout"),
        ("castle . 1M5", "castle . 1X5", "castle", "b1 is '1X5'; a cell reads '.', '2M1' or '2?'"),
        ("castle . 1M5", "castle . 1?", "unseen", "45 tiles, but 46 lie unseen in the castle (C-20)"),
        ("unseen M130230", "unseen M430230", "unseen", "copies of M1; there are 4 (C-1)"),
        ("unseen M130230", "unseen M13023", "unseen", "should be M and 6 digits"),
        ("supply 37", "supply 38", "supply", "38 and 3 with the players; there are 40 shrines (C-26)"),
        ("tokens=0;\n    pending", "tokens=99;\n    pending", "owns-A", "countdown tokens, not 99 (C-29)"),
        ("turn 3 A", "turn 3 B", "turn", "turn 3 is one of A, not of B (C-5)"),
        ("turn 3 A", "turn 0 A", "turn", "nobody decides before the first turn"),
        ("pending turn", "called wind; pending turn", "called", "the spirit 'wind' is not in play (C-49)"),
        ("pending turn", "spirits wind; pending turn", "spirits", "at most 0 cards, not 1"),
        ("pending turn", "pending place", "hand", "is empty, but a tile is to be placed (C-31)"),
        ("pending turn", "pending next-turn", "pending", "'next-turn' waits for nobody"),
        ("pending turn", "pending uncover:b1", "pending", "there is nothing to uncover at b1 (C-20)"),
        (
            "pending turn",
            "pending next-turn uncover:b1 uncover:b1",
            "pending",
            "there is nothing to uncover at b1 (C-20)",
        ),
        ("pending turn", "pending drop-tile:a1", "pending", "'drop-tile' is followed by 2 words, not 1"),
        ("pending turn", "over castle-empty; pending turn", "pending", "nothing is decided any more"),
        ("realm-A 1W2 --", "realm-A 1W9 --", "realm-A", "a1 is '1W9'; a space reads '--', '1M4', '2xx' or '2##'"),
        ("realm-A 1W2 --", "realm-A 1W2", "realm-A", "has 4 rows of 6 spaces"),
        ("owns-A pool=2", "owns-A fool=2", "owns-A", "there is no 'fool'"),
    ],
)
def test_what_cannot_be_is_refused(old, new, field, words):
    assert TEXT.count(old) == 1
    with pytest.raises(PositionError, match=re.escape(words)) as refusal:
        GAME.read_position(TEXT.replace(old, new))
    assert refusal.value.field == field


def test_a_supply_without_end_is_not_counted():
    """Also where it was written as a number, below zero even, before."""
    match = Match(GAME, 2, {"shrine_supply": "unlimited", "spirits": "0", "dragons": "0"})
    match.settle(Rng(1))
    text = match.state.to_text()
    assert "; supply unlimited; " in text
    for number in ("38", "-13"):
        assert GAME.read_position(text.replace("supply unlimited", f"supply {number}")) == match.state
    with pytest.raises(PositionError, match="takes whole numbers"):
        GAME.read_position(TEXT.replace("supply 37", "supply unlimited"))


def free_twins(state: Castle) -> list[str]:
    """Two identical tiles of the top floor, both of which may be taken first."""
    for cells in state.showing:
        found = [CELL_NAMES[cell] for cell in cells if TAKE.of(cell) in state.takes]
        if len(found) > 1:
            return found[:2]
    raise AssertionError("no twins")


def test_the_order_of_a_pair_is_forgotten_when_both_are_placed():
    """Either twin may be taken first: apart from what chance uncovered below them, the table is the same."""
    ends = set()
    for turned_round in (False, True):
        match = Match.from_position(GAME, TEXT)
        first, second = sorted(free_twins(match.state), reverse=turned_round)
        for words in (f"take {first}", f"pair {second}", "place b1", "place c1"):
            match.play(words)
            while match.state.actor == CHANCE:
                match.play(match.state.legal()[0])
        ends.add(re.sub(r"; (castle|unseen) [^;]*", "", match.state.to_text()))
    assert len(ends) == 1


UNDER_THE_FIRST = """
castle 1; seats 2; options layout=basic spirits=2 dragons=1 cards=all realm=6x4 last_round=current
shrine_supply=limited paid_shrine=supply deception=same-floor wind=must-move change_in_check=yes faith=closed-sets
 cunning_dragons=bonus tranquility=shrines-count harmony=empty-nothing tie_break=with-shrines
between_placings=yes; turn 32 B; spirits destruction depth; dragons harmony; castle . . . 1D3 1Z4 1S1 1M3 1D1
1S4 / . 1D2 1M6 1Z3 1F5 1M1 1S3 1M1 1S6 / . . 1S4 1W2 1D3 1F2 1F4 1M4 1M6 1S3 2Z4 / . . 1Z4 1S6 1S5 1Z3 1F4 1W4
1W4 1M3 1D1 1M4 / 1D1 1M6 1W1 1Z1 1Z4 1F1 1F3 1S6 1M2 1W1 1F5 1F1 / . 1Z1 1Z1 1D2 1S2 1M4 1W2 1M5 1M5 1M5;
unseen M000000 S000000 F000000 Z0000 W0100 D000; supply 40; realm-A -- -- -- -- -- -- / -- -- -- -- -- -- / --
-- -- -- -- -- / -- -- -- -- -- --; owns-A pool=0 sets=0 discards=11 away=29 tokens=0; realm-B -- -- -- -- -- --
/ -- -- -- -- -- -- / -- -- -- -- -- -- / -- -- -- -- -- --; owns-B pool=0 sets=0 discards=8 away=31 tokens=0;
called destruction; hand M4; from j2 2; pending place
"""


def test_C67_destruction_may_take_the_tile_under_the_first():
    state = GAME.read_position(UNDER_THE_FIRST)
    assert state.to_text() == " ".join(UNDER_THE_FIRST.split())
    assert state.first_floor - state.height[state.first_cell] == 2
    # without the spirit only the first has left that place, and the spirit takes but one
    for old, new, floor in (("called destruction; ", "", 2), ("from j2 2", "from j2 3", 3)):
        with pytest.raises(PositionError, match=f"no tile of floor {floor} has just been taken from j2"):
            GAME.read_position(UNDER_THE_FIRST.replace("\n", " ").replace(old, new))
