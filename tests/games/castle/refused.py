"""Rare refusals of Dragon Castle, on drawn positions; common ones are in refused.txt."""

from __future__ import annotations

from collections.abc import Callable

from teahouse.games.castle.rules.state import Castle
from tests.games.castle.drawing import Table, draw, holding, picked

ELSEWHERE = {"long-row-on-an-upper-floor", "no-third-floor", "unusual-first-floor"}  # advice before a match (C-89)

TWO_SETS = "3M1 3M2 3M3 -- -- 1S1\n1F1 1F2 1F3 -- -- 1S2"
FILLED = "1xx 1## 1M2 1S2 1M3 1S3\n1S4 1M4 1S5 1M5 1S6 1M6\n1M6 1S1 1M1 1S2 1M2 1S3\n1S4 1M3 1S5 1M4 1S6 1M5"
SHRINES = "1## 1## 1## 1## 1## 1##"


def two_sets(reading: str = "closed-sets") -> Table:
    """Cunning has turned three Merchants, on whom nothing was built; then four Farmers turned."""
    table = draw("F4 . S2", TWO_SETS, spirits="cunning faith", pool=3, options={"faith": reading})
    return table.play("call cunning, pay f1, set a1, done, take a1, shrine, place d2")


def due(realm: str, face: str, spirits: str = "change") -> Table:
    """The tile at d1 has made a set that is about to turn."""
    return holding(draw("", realm, spirits=spirits, pool=0), face).play("place d1")


def between(**options: str) -> Table:
    """Four Merchants lie, a second tile is in hand: Cunning has turned three Farmers between the two placings."""
    realm = "1M1 1M2 1M3 -- -- 1F1\n1S1 -- -- -- -- 1F2\n-- -- -- -- -- 1F3"
    table = holding(draw("", realm, spirits="cunning change", pool=3, options=options or None), "M4", "S5")
    return table.play("place d1, call cunning, pay shrine, set f1")


def all_summoned() -> Table:
    table = draw("M1 . S2", "1M1")
    table.state.summons = 7
    table.state.realms[0].tokens, table.state.realms[1].tokens = 4, 3
    return table


MERCHANTS = "1M1 1M2 1M3 -- 1W1 1M5\n1W2"
TABLES: dict[str, tuple[Callable[[], Table], str]] = {
    "building-on-this-set-is-over": (lambda: two_sets().play("build a2"), "build a1"),
    "that-set-was-not-full": (lambda: two_sets("full-allowance").play("build a2, call faith, pay f2"), "build a1"),
    "that-set-takes-an-ordinary-shrine": (lambda: two_sets().play("call faith, pay f2"), "build a2"),
    "no-free-tile-for-the-extra-shrine": (
        lambda: draw("F4 . S2", "1W1 1W2 1W3 -- 1S1\n-- -- 1F1 1F2 1F3", spirits="cunning faith", pool=5).play(
            "call cunning, pay e1, set a1, build a1, build b1, done, take a1, shrine, place c1"
        ),
        "call faith",
    ),
    "choose-a-set-of-equal-numbers-by-its-first-space": (
        lambda: draw("?/M1 . S2", "1M3 1S3 1F3\n-- -- 1M3", spirits="beauty").play("call beauty, pay shrine"),
        "set f4",
    ),
    "faith-comes-after-the-sets-have-turned": (lambda: due(MERCHANTS, "M4", "change faith"), "call faith"),
    "in-a-check-it-has-to-enlarge-the-set": (
        lambda: due(f"{MERCHANTS} -- -- -- 1W3 1S1\n-- -- -- -- 1S2 1S3", "M4").play("call change, pay a2"),
        "wild e2 S",
    ),
    "it-belongs-to-a-set-that-has-to-turn": (
        lambda: due("1W1 1W2 1W3 -- 1D1 1S5\n1M1", "W4").play("call change, pay f1"),
        "wild a1 D",
    ),
    "no-special-tile-enlarges-the-set": (between, "call change"),
    "change-stays-out-of-this": (lambda: between(change_in_check="no"), "call change"),
    "no-space-to-move-a-tile-to": (
        lambda: draw("?/M1 . S2", "\n".join([SHRINES.replace("1##", "1xx", 1), *[SHRINES] * 3]), spirits="strength"),
        "call strength",
    ),
    "no-other-space-for-this-tile": (
        lambda: draw("?/M1 . S2", FILLED, spirits="strength").play("call strength, pay shrine"),
        "lift a1",
    ),
    "no-tile-for-the-shrine-to-go-to": (lambda: draw("?/M1 . S2", "1##", spirits="wind"), "call wind"),
    "no-short-side-tile-of-the-type": (
        lambda: picked(draw("M1 . S2", "1F1", spirits="depth elegance", pool=3), "M4").play("call depth, pay shrine"),
        "call elegance",
    ),
    "no-countdown-token-is-left": (all_summoned, "summon"),
}


def _state(make: Callable[[], Table]) -> Callable[[], Castle]:
    return lambda: make().state


CASES = {key: (_state(make), choice) for key, (make, choice) in TABLES.items()}
