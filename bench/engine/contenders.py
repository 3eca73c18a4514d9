"""Who takes part: one entry per Teahouse game, and the peers. A new game is one more line in GAMES."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Final

COMPILED: Final = "compiled"
PLAIN: Final = "plain"
INSIDE: Final = "inside"  # the loop over choices runs inside the engine: `play_out`
OUTSIDE: Final = "outside"  # a Python loop calls `legal()` and `apply()` for every choice

DECISIONS: Final = "decisions"
CLONES: Final = "clones"


@dataclass(frozen=True)
class Entry:
    """A Teahouse game with its options. The goals are about the judged ones.

    `compiled` and `plain` say how many times as fast as Catanatron they should be (0: no goal), `clone` how many
    microseconds a copy may take.
    """

    game: str
    label: str
    options: dict[str, str] = field(default_factory=dict)
    judged: bool = True
    clone_seats: tuple[int, ...] = (2, 4)
    compiled: float = 15
    plain: float = 0
    clone: float = 5


GAMES: Final = (
    Entry("castle", "castle, cards", compiled=80, plain=3, clone=3),
    Entry("castle", "castle, no cards", {"spirits": "0", "dragons": "0"}, judged=False),
    Entry("panda", "panda", compiled=70),
    Entry("tang", "tang", compiled=45),
)


@dataclass(frozen=True)
class Contender:
    """One thing to measure. It gets a worker process of its own, which hands `task` to `module.prepare`."""

    name: str
    module: str
    task: dict[str, Any]
    unit: str = DECISIONS
    build: str = ""  # COMPILED or PLAIN for Teahouse, nothing for a peer
    twins: str = ""  # contenders with the same word here must play the very same games

    def environment(self) -> dict[str, str]:
        """What the worker finds in its environment beyond the usual."""
        return {"TEAHOUSE_PURE": "1"} if self.build == PLAIN else {}

    def description(self) -> dict[str, Any]:
        return asdict(self)


CALIBRATION: Final = Contender("calibration", "bench.engine.play_calibration", {}, "rounds")

CATANATRON: Final = Contender("Catanatron, 4 players", "bench.engine.play_catanatron", {"players": 4})
SPIEL_CHESS: Final = Contender(
    "OpenSpiel chess, Python loop", "bench.engine.play_openspiel", {"game": "chess", "loop": OUTSIDE}
)
SPIEL_BACKGAMMON: Final = Contender(
    "OpenSpiel backgammon, Python loop", "bench.engine.play_openspiel", {"game": "backgammon", "loop": OUTSIDE}
)
SPIEL_CHESS_INSIDE: Final = Contender(
    "OpenSpiel chess, rollouts in C++", "bench.engine.play_openspiel", {"game": "chess", "loop": INSIDE}
)
PEERS: Final = (CATANATRON, SPIEL_CHESS, SPIEL_BACKGAMMON, SPIEL_CHESS_INSIDE)

_LOOP_NAMES: Final = {INSIDE: "play_out", OUTSIDE: "Python loop"}


def player(entry: Entry, build: str, loop: str) -> Contender:
    """Random play of a Teahouse game."""
    task = {"game": entry.game, "options": entry.options, "loop": loop, "build": build}
    name = f"{entry.label}, {build}, {_LOOP_NAMES[loop]}"
    return Contender(name, "bench.engine.play_teahouse", task, DECISIONS, build, entry.label)


def cloner(entry: Entry, build: str, seats: int) -> Contender:
    """Copies of positions from the middle of a Teahouse game."""
    task = {"game": entry.game, "options": entry.options, "seats": seats, "build": build}
    return Contender(
        f"clone {entry.label}, {build}, {seats} players", "bench.engine.clone_teahouse", task, CLONES, build
    )


def everybody() -> list[Contender]:
    """All contenders, in the order of the table."""
    found: list[Contender] = []
    for entry in GAMES:
        found += [player(entry, build, loop) for build in (COMPILED, PLAIN) for loop in (INSIDE, OUTSIDE)]
    found += PEERS
    for entry in GAMES:
        if entry.judged:
            found += [cloner(entry, build, seats) for build in (COMPILED, PLAIN) for seats in entry.clone_seats]
    return found
