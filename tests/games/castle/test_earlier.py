"""An option that came later: what an earlier edition wrote keeps its reading."""

from __future__ import annotations

from teahouse.core.match import Match
from teahouse.games import read_match
from teahouse.games.castle.rules.game import GAME
from teahouse.table import facts as f
from teahouse.table.table import new_table
from tests.contract import records

LATER = "between_placings"


def test_an_earlier_record_keeps_its_reading():
    text = Match(GAME, 2, {LATER: "no", "faith": "full-allowance", "spirits": "faith", "dragons": "0"}).to_text()
    lines = [line for line in text.split("\n") if not line.startswith((LATER, "check"))]
    options = read_match("\n".join(lines)).options
    assert (options[LATER], options["faith"]) == ("no", "full-allowance")
    assert GAME.complete()[LATER] == "yes"


def test_an_earlier_table_and_an_earlier_position_keep_their_reading():
    earlier = {name: value for name, value in GAME.complete().items() if name != LATER}
    created = f.Created(0, "m", "castle", GAME.rules, 2, earlier, "owner")
    assert new_table(created).match.options[LATER] == "no"
    match = Match(GAME, 2, {"spirits": "0", "dragons": "0"})
    position = match.state.to_text().replace(f" {LATER}=yes", "")
    assert GAME.read_position(position).options()[LATER] == "no"


def test_a_whole_match_of_an_earlier_edition_replays():
    text = records.text("castle", "castle-empty")
    lines = [line for line in text.split("\n") if not line.startswith((LATER, "check"))]
    earlier = read_match("\n".join(lines))
    assert earlier.state.to_text() == records.read("castle", "castle-empty").state.to_text()
    assert earlier.options[LATER] == "no"
