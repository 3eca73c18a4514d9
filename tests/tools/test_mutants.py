"""The hunt for faults that no test notices: it makes real ones, and a guarded rule kills them."""

from __future__ import annotations

import ast

from tools.faults import GAMES, Mutant, mutants_of, tree_of
from tools.mutants import chosen, equivalents, every, games, hunt

RULES = GAMES / "castle" / "rules"


def test_a_mutant_is_its_file_with_one_change():
    file = RULES / "realm.py"
    honest = ast.unparse(tree_of(file, None)).splitlines()
    for mutant in mutants_of(file)[::25]:
        changed = ast.unparse(tree_of(file, mutant.number)).splitlines()
        assert len(changed) == len(honest)
        assert sum(a != b for a, b in zip(changed, honest, strict=True)) == 1, mutant.name


def test_every_game_gets_its_share_and_a_seed_chooses_the_same():
    found = chosen(30, 7, ["castle", "panda", "tang"])
    assert [sum(mutant.game == game for mutant in found) for game in ("castle", "panda", "tang")] == [10, 10, 10]
    assert found == chosen(30, 7, ["castle", "panda", "tang"])
    assert found != chosen(30, 8, ["castle", "panda", "tang"])


def test_a_type_is_no_rule():
    found = [mutant for mutant in mutants_of(RULES / "turn.py") if mutant.was.endswith("-> Reason | None:")]
    assert found
    assert all(mutant.idle for mutant in found if mutant.what == "| -> &")
    assert not any(mutant.idle for mutant in mutants_of(RULES / "dragons.py") if mutant.what == "== -> !=")


def test_what_is_said_to_be_the_same_game_is_still_there():
    there = {(m.file.relative_to(GAMES).as_posix(), m.was, m.what) for game in games() for m in every(game)}
    assert set(equivalents()) <= there


def found(file: str, was: str, what: str) -> Mutant:
    return next(m for m in mutants_of(RULES / file) if m.was.startswith(was) and m.what == what)


def test_a_wrong_rule_is_noticed_and_an_unguarded_one_survives():
    """By the tests of realms alone. The first two change a function, the others what runs when they are imported."""
    wrong = found("pieces.py", "points += (size", "left out")  # C-39: the points of a set
    unguarded = found("dragons.py", "if dragon == HUMILITY", "== -> !=")
    early = found("realm.py", "_SPACES_0", "0 -> 1")
    same = found("realm.py", "_PLACE_0", "9 -> 10")
    tests = ["tests/games/{game}/test_realm.py"]
    fates = {fate.mutant: fate for fate in hunt([wrong, unguarded, early, same], 1, tests)}
    assert [fates[mutant].survived for mutant in (wrong, unguarded, early, same)] == [False, True, False, True]
    assert "test_realm.py" in fates[wrong].test
