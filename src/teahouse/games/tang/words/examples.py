"""Small positions beside what can be looked up: each is drawn where its page is read, and played by the tests."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.games.face import Example

LANDSCAPES = "N1=S3 E1=S4 S1=S5 W1=S6"  # those of the set-up
VISIBLE = "L2 L5 S1 S2"
UP = "G13 W01 R01 T01"
DECORATING = "next-turn influence-phase card"
SENDING = "next-turn influence-phase refill-row"
ALL_TOKENS = (
    "c2.large f2.large b3.large g3.large b6.large g6.large c7.large f7.large "
    "d2.small e2.small b4.small g4.small b5.small g5.small d7.small e7.small"
)


def _position(
    pieces: str,
    pending: str = "turn",
    own: str = "emperor",
    *,
    row: str = "child lady",
    up: str = UP,
    landscapes: str = "",
    visible: str = VISIBLE,
) -> str:
    """Turn 5 of a game for two, A decides: the starting tile and what is named."""
    fields = [
        "tang 1; seats 2; turn 5 A; start A0",
        f"landscapes {landscapes} {LANDSCAPES}; visible {visible}; face-up {up}; row {row}",
        *([pieces] if pieces else []),
        f"characters-A {own}; characters-B student; pending {pending}",
    ]
    return "; ".join(fields).replace("B student", "B poet" if own.startswith("student") else "B student")


def _solo(
    pieces: str = "",
    *,
    tokens: str = "c2.large b3.large b6.large f7.large f2.small g3.small g6.small c7.small",
    landscapes: str = "",
    visible: str = VISIBLE,
) -> str:
    """A turn of solo: a card lies beside each stack."""
    fields = [
        "tang 1; seats 1; turn 1 A; start A0",
        f"tokens {tokens}; landscapes {landscapes} {LANDSCAPES}; visible {visible}; face-up {UP}",
        "beside greenery=pavilion.rock water=fish.any rock=bridge.any tao=birds.any",
        "row emperor official; neutral poet=e5.court; characters-A student",
        *([pieces] if pieces else []),
        "pending solo-turn",
    ]
    return "; ".join(fields)


def _without(*cells: str) -> str:
    """The tokens on the board after those of some spaces have been taken."""
    return " ".join(token for token in ALL_TOKENS.split() if token[:2] not in cells)


def _example(name: str, position: str, *line: str, **more: object) -> tuple[str, Example]:
    return name, Example(f"example-{name}", position, line, **more)  # type: ignore[arg-type]


EXAMPLES: Mapping[str, Example] = dict(
    [
        _example(
            "enclose",
            _position("garden c4=G14.1; tracks-A greenery=1"),
            *("build greenery", "cell d3", "rotate 2"),
            points=(1, 0),
        ),
        _example("temple", _position("", up="G13 W01 R01 T13"), *("build tao", "cell d3", "rotate 0"), points=(2, 0)),
        _example(
            "pairs",
            _position(
                "decorations d4.0=birds; kept birds.any; drawn fish.rock pine.water; cards-A birds=1", DECORATING
            ),
            *("keep fish rock", "put e4 0"),
            points=(6, 0),
        ),
        _example(
            "bridge",
            _position("garden f4=W10.1; drawn bridge.any pine.water", DECORATING),
            *("keep bridge any", "put f4 bridge"),
            points=(2, 0),
        ),
        _example(
            "pavilion",
            _position(
                "garden c5=R02.0 d6=R03.3; decorations d5.0=pavilion c5.0=pavilion; "
                "kept pavilion.greenery pavilion.water; drawn pavilion.rock pine.water; "
                "cards-A pavilion=1; cards-B pavilion=1",
                DECORATING,
            ),
            *("keep pavilion rock", "put d6 0"),
            points=(3, -3),
        ),
        _example(
            "tree",
            _position(
                "garden c4=G01.0 d3=G02.0; decorations d4.0=pine c4.0=willow; kept pine.greenery willow.greenery; "
                "drawn maple.greenery birds.water; cards-A pine=1 willow=1",
                DECORATING,
            ),
            *("keep maple greenery", "put d3 0"),
            points=(5, 0),
        ),
        _example(
            "sight",
            _position(
                "garden e3=G13.0; decorations e4.0=lotus e3.0=pine; kept lotus.greenery pine.greenery; "
                "cards-B lotus=1 pine=1",
                f"{SENDING} stand:lady",
                "monk lady",
                row="child poet",
                up="G01 W01 R01 T01",
            ),
            *("stand e5 court", "face N"),
            points=(2, 0),
        ),
        _example(
            "landscape",
            _position("drawn birds.landscape pine.water", DECORATING, "monk emperor=e5.court.N", visible="L1 L6 S1 S2"),
            *("keep birds landscape", "put d4 0", "token f2", "pick L1", "slot N 0"),
            points=(10, 0),
        ),
        _example(
            "token",
            _position(
                f"tokens {_without('c2', 'f2', 'b3', 'g3')}; used-A two-tiles; owns-A large=4",
                landscapes="N0=L1 E0=L2 S0=L3 W0=L4",
                visible="L5 L6 S1 S2",
            ),
            legal=("refresh large two-tiles",),
            refused={
                "refresh small two-tiles": "too-few-landscape-tokens-of-this-size",
                "refresh large search": "this-lantern-is-ready",
            },
        ),
        _example(
            "token-character",
            _position("owns-A character-token=1; tracks-A greenery=2 water=2 rock=2", "next-turn end"),
            legal=("influence child", "influence blind", "done"),
        ),
        # guests
        _example(
            "architect",
            _position("garden f4=W10.1; drawn bridge.any pine.water", DECORATING, "architect"),
            *("keep bridge any", "put f4 bridge"),
            points=(4, 0),
        ),
        _example(
            "child",
            _position("drawn fish.rock pine.water", DECORATING, "child", row="emperor lady"),
            *("keep fish rock", "put e4 0"),
            points=(2, 0),
        ),
        _example(
            "empress",
            _position(
                "decorations d5.0=pavilion; kept pavilion.greenery; cards-B pavilion=1",
                f"{SENDING} stand:emperor",
                "monk empress=d5.0.E emperor",
                row="child poet",
            ),
            *("stand e5 court", "face N"),
            points=(-3, 0),
        ),
        _example("hermit", _position("", own="hermit"), *("build rock", "cell d6", "rotate 0"), points=(1, 0)),
        _example("poet", _position("", own="poet"), *("build water", "cell f4", "rotate 0"), points=(1, 0)),
        _example(
            "student",
            _position("", own="student", up="G01 W01 R01 T01"),
            *("build greenery", "cell d3", "rotate 0"),
            points=(1, 0),
        ),
        _example(
            "emperor",
            _position(
                f"tokens {_without('c2')}; owns-A large=1",
                f"{SENDING} stand:emperor",
                "monk emperor",
                landscapes="N0=L1",
                visible="L5 L6 S1 S2",
            ),
            *("stand e5 court", "face N"),
            points=(10, 0),
        ),
        _example(
            "lady",
            _position(
                f"tokens {_without('c2')}; drawn birds.landscape pine.water; owns-A large=1",
                DECORATING,
                "monk lady=e5.court.E",
                row="child poet",
                landscapes="E0=L4",
                visible="L3 L6 S1 S2",
            ),
            *("keep birds landscape", "put d4 0", "token f2", "pick L3", "slot E 1"),
            points=(6, 0),
        ),
        _example(
            "merchant",
            _position("owns-A coins=1", own="merchant"),
            "decorate",
            legal=("merchant cards", "done"),
            refused={"merchant discard": "the-discard-pile-is-empty"},
        ),
        _example("monk", _position("", own="monk", up="G13 W01"), "build greenery", points=(2, 0)),
        _example(
            "official",
            _position("owns-A coins=1", own="official"),
            legal=("swap greenery",),
            refused={"flip": "no-top-tile-lies-face-down"},
        ),
        _example(
            "sword-dancer",
            _position("garden d3=G01.0", own="sword-dancer", up="G02 W01 R01 T01"),
            *("build greenery", "cell d2", "rotate 0"),
            points=(1, 0),
        ),
        # lanterns
        _example(
            "two-tiles",
            _position(""),
            *("build greenery", "cell d3", "rotate 2"),
            legal=("lantern two-tiles",),
            refused={"build water": "a-second-tile-needs-the-lantern"},
        ),
        _example(
            "two-decorations",
            _position("drawn fish.rock", DECORATING),
            legal=("keep fish rock",),
            refused={"lantern two-decorations": "no-second-card-was-drawn"},
        ),
        _example(
            "reposition",
            _position("", own="monk hermit=e5.court.N"),
            *("lantern reposition", "move hermit", "stand e5 court"),
            legal=("face E", "face S", "face W"),
            refused={"face N": "it-looks-there-already"},
        ),
        _example(
            "search",
            _position("drawn birds.landscape pine.water", DECORATING),
            *("keep birds landscape", "put d4 0", "token f2"),
            legal=("pick L2", "pick L5"),
            refused={"lantern search": "search-is-not-for-tokens-gained-by-a-card"},
        ),
        # solo
        _example(
            "solo",
            _solo(),
            legal=("build greenery", "build water", "build tao"),
            refused={"build rock": "the-decoration-of-the-pair-would-have-no-spot"},
        ),
        _example("tile-only", _solo(), "lantern tile-only", legal=("build rock",)),
        _example(
            "from-display",
            _solo(),
            legal=("lantern tile-only",),
            refused={"lantern from-display": "the-display-is-empty"},
        ),
        _example(
            "reuse",
            _solo("used-A tile-only"),
            "lantern reuse",
            legal=("copy tile-only",),
            refused={"copy new-cards": "only-used-lanterns-can-be-copied"},
        ),
        _example(
            "remove",
            _solo(
                "garden c2=G01.0 c3=G02.0 d3=G03.1; owns-A large=4; decorations d4.0=birds",
                tokens="f2.small g3.small g6.small c7.small",
                landscapes="N0=L1 N1=L2 E0=L3 E1=L4 S0=L5 S1=L6 W0=L7 W1=L8",
                visible="S1 S2",
            ),
            legal=("remove d4 0",),
            refused={"remove d4 1": "no-decoration-stands-there"},
        ),
    ]
)
