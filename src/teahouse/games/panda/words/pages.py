"""What can be looked up: missions, actions, tiles, cards and the parts of a round, each with its rules.

Answers to questions are the texts `ruling-<page>-<n>`; examples are drawn beside them and played by the tests.
"""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.games.face import Example, Page


def _position(pieces: str, missions: str = "off", more: str = "") -> str:
    """A is asked for a turn of the first round, on the board of the rules."""
    card = "" if missions == "off" else f"missions {missions}; "
    start = f"panda 1; seats 2; options missions={missions}; turn 1 A; round 1; {more}"
    return f"{start}{card}row c1 c2 c3 c4 c5 c6; {pieces}; pending turn"


def _new_city(row: str, champions: str = "monk=p03") -> str:
    """A has made Songlin a city and is asked for a card of the row."""
    start = "panda 1; seats 2; options missions=off; turn 1 A; round 1; ap 2=A 4=B; board m3=A"
    pieces = f"row {row}; roads r02=tile-B r03=tile-A; places p03=city; owns-A {champions}; owns-B monk=p02"
    return f"{start}; {pieces}; points-A buildings=2 foreign-guards=3; pending next-turn card"


EXAMPLES: Mapping[str, Example] = {
    "space": Example(
        "example-space",
        _position("owns-A monk=p01; owns-B monk=p02", more="board g3=A; ap 2=A 4=B; passed B; "),
        legal=("space g3 a", "space w3 a", "space m4 a"),
        refused={"space m3 a": "left-or-above-the-last-space", "space w2 a": "left-or-above-the-last-space"},
    ),
    "ap": Example(
        "example-ap",
        _position("owns-A monk=p01; owns-B monk=p02", more="ap 0=A 4=B; "),
        line=("space n3 a",),
        points=(-5, 0),
    ),
    "strength": Example(
        "example-strength",
        _position("owns-A monk=p01; owns-B monk=p02"),
        line=("space m1 a",),
        legal=("move monk r13",),
        refused={"move monk r01": "too-many-uncovered-ninjas"},
    ),
    "road": Example(
        "example-road",
        _position("roads r06=B; owns-A governor=p07; owns-B monk=p02"),
        line=("space g1 a", "move governor r06", "cover"),
        legal=("tile own", "tile neutral"),
    ),
    "free": Example(
        "example-free",
        _position("roads r03=tile-A r16=tile-neutral x04=tile-B x05=AB; owns-A governor=p04; owns-B monk=p02"),
        line=("space g1 a", "move governor x05", "cover", "tile own"),
        points=(6, 3),
    ),
    "build": Example(
        "example-build",
        _position("roads r11=tile-B r12=tile-A; owns-A monk=p15; owns-B monk=p02"),
        line=("space m3 a", "build gate p15"),
        points=(5, 0),
    ),
    "bonus": Example(
        "example-bonus",
        _position("roads r01=tile-A; owns-A governor=p02; owns-B monk=p03"),
        line=("space g3 a", "build market p02", "free 3", "reward"),
        points=(9, 0),
    ),
    "quest": Example(
        "example-quest",
        _position("owns-A monk=p01; owns-B monk=p02"),
        line=("space m5 b",),
        legal=("take beads",),
        refused={"take lantern": "the-champion-is-not-at-its-own-building"},
    ),
    "A7": Example(
        "example-A7",
        _position(
            "roads r04=tile-A r05=tile-A r06=tile-A x06=A x15=tile-neutral; owns-A warrior=p08; owns-B monk=p02", "A7"
        ),
        line=("space w1 a", "move warrior x06", "cover", "tile own"),
        points=(15, 0),
    ),
    "A9": Example(
        "example-A9",
        _position("owns-A monk=p01; owns-B monk=p02", "A9", "special 5=A; used A; "),
        refused={"mission 2": "mission-a9-already-used-this-round"},
    ),
    "c1": Example(
        "example-c1",
        _new_city("c1 c2"),
        line=("card left",),
        legal=("take beads", "take coin", "take sword"),
        refused={"take mask": "only-strength-tiles-now"},
    ),
    "c3": Example(
        "example-c3",
        _new_city("c3 c2"),
        line=("card left",),
        legal=("take lantern", "take chest", "take mask"),
        refused={"take beads": "only-quest-tiles-now"},
    ),
    "c5": Example("example-c5", _new_city("c5 c2"), line=("card left",), points=(4, 0)),
    "c6": Example(
        "example-c6", _new_city("c6 c2"), line=("card left",), legal=("move monk r02", "done"), points=(2, 0)
    ),
    "c8": Example(
        "example-c8",
        _new_city("c8 c2"),
        line=("card left", "move monk r02"),
        legal=("move monk r02", "done"),
        points=(1, 0),
    ),
}


def _page(kind: str, name: str, *rules: str) -> tuple[str, Page]:
    examples = (EXAMPLES[name],) if name in EXAMPLES else ()
    return name, Page(f"{kind}-{name}", f"{kind}-{name}.effect", rules, examples)


PAGES: Mapping[str, Page] = dict(
    [
        *[_page("mission", name) for name in ("A1", "A2", "A3")],
        *[_page("mission", name, "P-82") for name in ("A4", "A5", "A6")],
        _page("mission", "A7"),
        _page("mission", "A8"),
        _page("mission", "A9", "PR-49", "PR-50"),
        *[_page("mission", f"B{number}") for number in range(1, 10)],
        *[_page("city", name, "P-62", "P-73", "PR-43") for name in ("c1", "c3")],
        *[_page("city", name, "P-62", "P-73", "PR-5") for name in ("c2", "c4")],
        *[_page("city", name, "P-62", "P-73") for name in ("c5", "c7")],
        *[_page("city", name, "P-62", "P-73", "P-46", "P-48") for name in ("c6", "c8")],
        _page("term", "space", "P-15", "P-16", "P-17", "P-38", "P-39"),
        _page("term", "ap", "P-40", "PR-5"),
        _page("term", "order"),
        _page("term", "pass", "P-42"),
        _page("term", "guard"),
        _page("term", "move", "P-46", "P-47", "P-48"),
        _page("term", "sneak", "P-47"),
        _page("term", "cover", "P-48"),
        _page("term", "border", "P-50"),
        _page("term", "road", "P-54"),
        _page("term", "free", "P-57"),
        _page("term", "build", "P-58", "P-59", "P-63", "P-64", "PR-39"),
        _page("term", "city", "P-62", "PR-37"),
        _page("term", "card", "P-73", "PR-43"),
        _page("term", "bonus", "P-65", "P-66"),
        _page("term", "strength", "P-67"),
        _page("term", "quest", "P-68"),
        _page("term", "vanish", "P-69", "PR-22"),
        _page("term", "sell", "P-70"),
        _page("term", "gain", "PR-5"),
        _page("term", "void", "PO-12"),
        _page("term", "mission", "P-35"),
        _page("term", "end", "P-91", "PR-66"),
        _page("term", "tie"),
    ]
)
