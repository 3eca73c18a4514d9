"""Edges of the rules at which a small fault would be overlooked elsewhere: `make mutants` has found them."""

from __future__ import annotations

from tests.games.tang.test_position import TWO, read


def test_a_lantern_used_in_this_turn_is_written_down():
    used = read(TWO.replace("pending turn", "used-A search; this-turn lantern; pending turn"))
    assert used.lantern_used
    assert "this-turn lantern" in used.to_text()
    assert not read(used.to_text().replace("this-turn lantern; ", "")).lantern_used
