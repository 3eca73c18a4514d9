"""The hunt for faults that no test notices: it makes real ones, and a guarded rule kills them."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.mutants import SOURCES, chosen, hunt, mutants_of, source_of

SCORING = Path("teahouse", "games", "castle", "rules", "pieces.py")


def test_a_mutant_is_its_file_with_one_change():
    file = Path("teahouse", "games", "castle", "rules", "realm.py")
    honest = ast.unparse(ast.parse((SOURCES / file).read_text("utf-8"))).splitlines()
    for mutant in mutants_of(file)[::25]:
        changed = source_of(mutant).splitlines()
        assert len(changed) == len(honest)
        assert sum(a != b for a, b in zip(changed, honest, strict=True)) == 1, mutant.name


def test_every_game_gets_its_share_and_a_seed_chooses_the_same():
    found = chosen(30, 7, ["castle", "panda", "tang"])
    assert [sum(mutant.game == game for mutant in found) for game in ("castle", "panda", "tang")] == [10, 10, 10]
    assert found == chosen(30, 7, ["castle", "panda", "tang"])
    assert found != chosen(30, 8, ["castle", "panda", "tang"])


def test_a_wrong_rule_is_noticed_and_an_unguarded_one_survives():
    """C-39: the points of a set, by the tests that count them, and by tests that do not."""
    wrong = next(m for m in mutants_of(SCORING) if m.was.startswith("points += (size") and m.what == "left out")
    assert list(hunt([wrong], 1, (("tests/games/{game}/test_realm.py",),))) == [(wrong, False)]
    assert list(hunt([wrong], 1, (("tests/games/{game}/test_records.py",),))) == [(wrong, True)]
