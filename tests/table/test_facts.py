"""Facts that an older program wrote are read and written as ever (`old_facts.json`: two matches with every kind)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from teahouse.table.errors import Damaged
from teahouse.table.facts import KINDS, from_plain, kind, to_plain
from teahouse.table.recording import to_record
from teahouse.table.table import ABANDONED, fold

MATCHES: list[list[tuple[str, int, dict[str, Any]]]] = json.loads(
    Path(__file__).with_name("old_facts.json").read_text()
)
NEW = {  # fields that these facts do not have yet
    "created": {"hints", "previews", "position", "seating"},
    "paused": {"rest"},
}


def test_all_old_kinds_are_known() -> None:
    old = {name for match in MATCHES for name, _, _ in match}
    assert len(old) == 20
    assert old <= set(KINDS)


@pytest.mark.parametrize("match", MATCHES, ids=["played", "imported"])
def test_old_facts_are_read_and_written_as_ever(match: list[tuple[str, int, dict[str, Any]]]) -> None:
    for name, at, values in match:
        fact = from_plain(name, at, values)
        written = json.loads(json.dumps(to_plain(fact)))
        assert (kind(fact), fact.at) == (name, at)
        assert {key: value for key, value in written.items() if key not in NEW.get(name, ())} == values
    table = fold(from_plain(*fact) for fact in match)
    assert table.status == ABANDONED
    assert [seat.name for seat in table.seats] == ["Anna", "Bea", "Clock"]
    assert [seat.resigned for seat in table.seats] == [False, True, False]


def test_what_old_tables_were_set_to_is_still_known() -> None:
    """Hints and previews were tags once."""
    played, imported = (fold(from_plain(*fact) for fact in match) for match in MATCHES)
    assert (played.created.hints, played.created.previews) == (True, False)
    assert (imported.created.hints, imported.created.previews) == (True, False)
    assert "@hints: on\n@previews: off\n" in to_record(played)
    name, at, values = MATCHES[0][0]
    usual = fold([from_plain(name, at, values | {"tags": {}})])
    assert (usual.created.hints, usual.created.previews) == (False, True)


def test_unknown_facts_and_values_are_told() -> None:
    with pytest.raises(Damaged, match="'sung' is no kind of fact this program knows"):
        from_plain("sung", 0, {})
    with pytest.raises(Damaged, match="a fact 'renamed' has the values seat, name; not seat, song"):
        from_plain("renamed", 0, {"seat": 0, "song": "la"})
