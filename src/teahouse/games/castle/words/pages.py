"""What can be looked up: every card with its rulings and, where a picture helps, a small position; and chapters."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.games.castle.rules.pieces import DRAGON_NAMES, SPIRIT_NAMES
from teahouse.games.face import Example, Page

NOTHING = " / ".join(["-- -- -- -- -- --"] * 3)  # three empty rows


def _position(cards: str, castle: str, realm: str, away: int, rest: str, pool: int = 1) -> str:
    """A small castle and the realm of A, who decides: its first row, the others are empty unless drawn too. `away` are
    all other tiles, so that none is missing."""
    kind, _, name = cards.partition(" ")
    options = " ".join([f"{one}={name if one == kind else 0}" for one in ("spirits", "dragons")])
    drawn = realm if "/" in realm else f"{realm} / {NOTHING}"
    return (
        f"castle 1; seats 2; options {options}; turn 9 A; {cards}; {castle}; supply {39 - pool}; "
        f"realm-A {drawn}; owns-A pool={pool} away={away}; realm-B {NOTHING} / -- -- -- -- -- --; owns-B pool=1; {rest}"
    )


# a row of the castle by itself: two tiles high, and three where a tile of the top floor is wanted
HIGH = "castle . / . / . . 3M4 . . . . 2S1 2Z2 3W1; unseen M010000 S100000 F300000 Z1000 W0000 D000"
LOW = "castle . / . / . . . . . . . 2M4 2W1 2F2; unseen M010000 S100000 F100000 Z0000 W0000 D000"
FLAT = "castle . / . / . . . . . . . 1M6 1W1; unseen M000000 S000000 F000000 Z0000 W0000 D000"

EXAMPLES: dict[str, Example] = {
    "strength": Example(
        "example-strength",
        _position(
            "spirits strength",
            FLAT,
            "1F1 1F2 1F5 -- -- -- / -- -- -- -- 1xx 1F6 / -- -- -- -- -- -- / -- -- -- -- -- --",
            109,
            "called strength; pending begin lift-tile:0:-",
        ),
        line=("lift e2", "drop d1", "lift f2", "drop d1"),
        points=(2, 0),
    ),
    "elegance": Example(
        "example-elegance",
        _position("spirits elegance", LOW, "1F1 -- -- -- -- --", 109, "called elegance; pending turn"),
        legal=("take i3",),
        refused={"take h3": "elegance-and-no-short-side-twin-in-sight"},
    ),
    "deception": Example(
        "example-deception",
        _position(
            "spirits deception",
            HIGH,
            "1F1 -- -- -- -- --",
            104,
            "called deception; hand M4; from i3 3; pending continue",
        ),
        legal=("pair j3",),
        refused={
            "pair h3": "the-tile-beside-the-first-is-lower",
            "pair c3": "deception-needs-a-tile-beside-the-first",
            "shrine": "a-called-spirit-promised-a-pair",
        },
    ),
    "cunning": Example(
        "example-between",
        _position("spirits cunning", FLAT, "1M1 1M2 1M3 1S1 -- --", 109, "hand - S2; pending place", 0),
        line=("call cunning", "pay d1", "set a1"),
        legal=("place b1",),
        points=(2, 0),
    ),
    "harmony": Example(
        "example-harmony",
        _position("dragons harmony", FLAT, "2S1 -- -- -- -- 1xx", 110, "hand S2; from i2 1; pending place"),
        line=("place f1",),
        points=(4, 0),
    ),
}


def _card(kind: str, name: str, number: int) -> tuple[str, Page]:
    examples = (EXAMPLES[name],) if name in EXAMPLES else ()
    return name, Page(f"{kind}-{name}", f"{kind}-{name}.effect", (f"C-{number}",), examples)


def _chapter(name: str, *rules: str) -> tuple[str, Page]:
    return name, Page(f"help-{name}.title", f"help-{name}", rules)


PAGES: Mapping[str, Page] = dict(
    [
        *[_card("spirit", name, 60 + number) for number, name in enumerate(SPIRIT_NAMES)],
        *[_card("dragon", name, 70 + number) for number, name in enumerate(DRAGON_NAMES)],
        _chapter("free", "C-15", "C-17", "C-18"),
        _chapter("turn", "C-21", "C-22", "C-24", "C-26", "C-34"),
        _chapter("placing", "C-3", "C-31", "C-32", "C-33"),
        _chapter("sets", "C-91"),
        _chapter("shrines", "C-44", "C-45"),
        _chapter("cards", "C-49", "C-50", "C-51", "C-52", "C-53", "C-54", "C-55", "C-92", "C-93", "C-94"),
        _chapter("end", "C-29", "C-82", "C-83", "C-85"),
    ]
)
