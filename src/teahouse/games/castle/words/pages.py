"""What can be looked up: every card with its rulings and a small position that shows it; and chapters."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.games.castle.rules.pieces import DRAGON_NAMES, SPIRIT_NAMES
from teahouse.games.face import Example, Page

NOTHING = " / ".join(["-- -- -- -- -- --"] * 3)  # three empty rows
TILES = 116


def _position(
    cards: str, castle: str, realm: str, rest: str, *, pool: int = 1, sets: int = 0, other: str = "-- -- -- -- -- --"
) -> str:
    """A small castle and the realm of A, who decides: its first row, the others are empty unless drawn too; and of B
    the first row. All other tiles have left the game, so that none is missing."""
    kind, _, name = cards.partition(" ")
    options = " ".join([f"{one}={name if one == kind else 0}" for one in ("spirits", "dragons")])
    drawn, opposite = (row if "/" in row else f"{row} / {NOTHING}" for row in (realm, other))
    built = realm.count("#") // 2
    away = TILES - _tiles(castle.partition(";")[0]) - _tiles(drawn) - _tiles(opposite) - _held(rest)
    return (
        f"castle 1; seats 2; options {options}; turn 9 A; {cards}; {castle}; supply {39 - pool - built}; "
        f"realm-A {drawn}; owns-A pool={pool} sets={sets} away={away}; realm-B {opposite}; owns-B pool=1; {rest}"
    )


def _tiles(drawing: str) -> int:
    return sum(int(word[0]) for word in drawing.split() if word[0].isdigit())


def _held(rest: str) -> int:
    """The tiles in hand."""
    field = next((field for field in rest.split("; ") if field.startswith("hand ")), "hand")
    return len([word for word in field.split()[1:] if word != "-"])


# a row of the castle by itself: two tiles high, and three where a tile of the top floor is wanted
HIGH = "castle . / . / . . 3M4 . . . . 2S1 2Z2 3W1; unseen M010000 S100000 F300000 Z1000 W0000 D000"
LOW = "castle . / . / . . . . . . . 2M4 2W1 2F2; unseen M010000 S100000 F100000 Z0000 W0000 D000"
FLAT = "castle . / . / . . . . . . . 1M6 1W1; unseen M000000 S000000 F000000 Z0000 W0000 D000"
TALL = "castle . / . / . . . . . . . 2M6 1W1; unseen M000000 S100000 F000000 Z0000 W0000 D000"
BESIDE = "castle . / . / . . 2M4 1F3 . . . 2S1 2M2 2W1; unseen M010000 S100000 F200000 Z0000 W0000 D000"
SET = "a1.1+b1.1+c1.1+d1.1"  # four tiles on the ground that have just turned

EXAMPLES: dict[str, Example] = {
    "beauty": Example(
        "example-beauty",
        _position("spirits beauty", FLAT, "1M2 1S2 1F2 1M2 1W4 --", "pending turn"),
        line=("call beauty", "pay shrine", "set a1"),
        points=(3, 0),
    ),
    "wind": Example(
        "example-wind",
        _position("spirits wind", FLAT, "1## 2S1 -- -- -- --", "pending turn"),
        line=("call wind", "pay shrine", "turn b1", "lift a1", "drop b1"),
        points=(1, 0),
    ),
    "strength": Example(
        "example-strength",
        _position(
            "spirits strength",
            FLAT,
            "1F1 1F2 1F5 -- -- -- / -- -- -- -- 1xx 1F6 / -- -- -- -- -- -- / -- -- -- -- -- --",
            "called strength; pending begin lift-tile:0:-",
        ),
        line=("lift e2", "drop d1", "lift f2", "drop d1"),
        points=(2, 0),
    ),
    "elegance": Example(
        "example-elegance",
        _position("spirits elegance", LOW, "1F1 -- -- -- -- --", "called elegance; pending turn"),
        legal=("take i3",),
        refused={"take h3": "elegance-and-no-short-side-twin-in-sight"},
    ),
    "deception": Example(
        "example-deception",
        _position(
            "spirits deception",
            HIGH,
            "1F1 -- -- -- -- --",
            "called deception; hand M4; from i3 3; pending continue",
        ),
        legal=("pair j3",),
        refused={
            "pair h3": "the-tile-beside-the-first-is-lower",
            "pair c3": "deception-needs-a-tile-beside-the-first",
            "shrine": "a-called-spirit-promised-a-pair",
        },
    ),
    "change": Example(
        "example-change",
        _position("spirits change", FLAT, "1S1 1S2 1S3 1W1 -- 1W2", "pending turn"),
        line=("call change", "pay shrine", "wild d1 S"),
        points=(2, 0),
    ),
    "faith": Example(
        "example-faith",
        _position(
            "spirits faith", FLAT, "1## 1xx 1xx 1xx -- --", f"turned {SET}=0; pending end-of-turn build", pool=2, sets=2
        ),
        line=("call faith", "pay shrine", "build b1"),
        points=(1, 0),
    ),
    "destruction": Example(
        "example-destruction",
        _position("spirits destruction", TALL, "1F1 -- -- -- -- --", "pending turn"),
        line=("call destruction", "pay shrine", "destroy h3", "face S1"),
        legal=("summon",),
    ),
    "depth": Example(
        "example-depth",
        _position("spirits depth", BESIDE, "1F1 -- -- -- -- --", "called depth; hand M4; from d3 2; pending continue"),
        legal=("pair c3",),
        refused={
            "pair h3": "not-the-same-type-as-the-first",
            "pair i3": "tiles-on-both-long-sides",
            "discard": "a-called-spirit-promised-a-pair",
        },
    ),
    "cunning": Example(
        "example-between",
        _position("spirits cunning", FLAT, "1M1 1M2 1M3 1S1 -- --", "hand - S2; pending place", pool=0),
        line=("call cunning", "pay d1", "set a1"),
        legal=("place b1",),
        points=(2, 0),
    ),
    "humility": Example(
        "example-humility",
        _position("dragons humility", FLAT, "1## 1xx -- -- -- --", "hand S2; from i2 1; pending place"),
        line=("place b1",),
        points=(1, 0),
    ),
    "righteousness": Example(
        "example-righteousness",
        _position(
            "dragons righteousness",
            FLAT,
            "1xx 1xx 1xx 1xx -- 1##",
            f"turned {SET}=1; pending end-of-turn build",
            sets=2,
        ),
        line=("build a1",),
        points=(2, 0),
    ),
    "tranquility": Example(
        "example-tranquility",
        _position("dragons tranquility", FLAT, "1xx 1xx 1xx -- -- --", "hand S2; from i2 1; pending place"),
        line=("place b1",),
        points=(1, 0),
    ),
    "bravery": Example(
        "example-bravery",
        _position("dragons bravery", FLAT, "1xx 1S1 -- -- -- --", "hand S2; from i2 1; pending place"),
        line=("place a1",),
        points=(1, 0),
    ),
    "dominion": Example(
        "example-dominion",
        _position("dragons dominion", FLAT, "2xx 2xx -- -- -- --", "hand M5; from i2 1; pending place"),
        line=("place a1",),
        points=(5, 0),
    ),
    "power": Example(
        "example-power",
        _position(
            "dragons power", FLAT, "1S3 -- -- -- -- --", "hand S2; from i2 1; pending place", other="1S4 -- -- -- -- --"
        ),
        line=("place b1",),
        points=(2, -2),
    ),
    "knowledge": Example(
        "example-knowledge",
        _position("dragons knowledge", FLAT, "1W1 1W1 -- -- -- --", "hand W2; from i2 1; pending place"),
        line=("place c1",),
        points=(2, 0),
    ),
    "harmony": Example(
        "example-harmony",
        _position("dragons harmony", FLAT, "2S1 -- -- -- -- 1xx", "hand S2; from i2 1; pending place"),
        line=("place f1",),
        points=(4, 0),
    ),
    "devotion": Example(
        "example-devotion",
        _position("dragons devotion", FLAT, "1## -- 1## -- -- --", "hand D1; from i2 1; pending place"),
        line=("place b1",),
        points=(2, 0),
    ),
    "courage": Example(
        "example-courage",
        _position(
            "dragons courage",
            FLAT,
            "-- -- -- -- -- -- / -- 1xx 1xx -- -- -- / -- -- -- -- -- -- / -- 1xx 1xx -- -- --",
            "turned b2.1+c2.1=0 b4.1+c4.1=1; pending end-of-turn build",
            sets=4,
        ),
        line=("build b4",),
        points=(2, 0),
    ),
}


def _card(kind: str, name: str, number: int) -> tuple[str, Page]:
    return name, Page(f"{kind}-{name}", f"{kind}-{name}.effect", (f"C-{number}",), (EXAMPLES[name],))


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
