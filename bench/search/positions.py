"""The positions at which searches are compared: gathered once, kept as data (`positions.txt`), read by `converge`.

    python -m bench.search.positions > bench/search/positions.txt

They come from games of a quick search against itself. A decision is sharp where what the search goes by has
moved far for whoever decides until the same seat decides a turn later, and quiet where it has hardly moved.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from teahouse import games
from teahouse.bots.levels import adviser
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State

FILE = Path(__file__).with_name("positions.txt")
QUIET, SHARP = "quiet", "sharp"
EACH = 15  # of each kind and game
TABLES = {2: 7, 3: 2}  # seats, and games of so many that positions are taken from
FROM_A_GAME = 2  # of each kind, at most
SIMULATIONS = 60
CHOICES = 4  # fewer to choose among are no question
SEED = 40_000


@dataclass(frozen=True)
class Position:
    game: str
    kind: str
    text: str

    def state(self) -> State:
        return games.find(self.game).read_position(self.text)


def read(game: str) -> list[Position]:
    """The positions of a game, quiet and sharp in turn."""
    found = [Position(*line.split(" | ")) for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    kinds = [[one for one in found if (one.game, one.kind) == (game, kind)] for kind in (QUIET, SHARP)]
    return [one for pair in zip(*kinds, strict=True) for one in pair]


def swings(name: str, seats: int, seed: int) -> list[tuple[float, str]]:
    """How far the chance moves between one turn of a seat and its next, and the position before, in one game."""
    game = games.find(name)
    state, rng = game.start(seats, game.complete(game.presets.get("recommended", {}))), Rng(seed)
    asked = [adviser(game).player for _ in range(seats)]
    for one in asked:
        one.simulations, one.seconds = SIMULATIONS, 0.0
    found: list[tuple[float, str]] = []
    before: dict[int, tuple[float, str]] = {}
    turn = -1
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        seat, text = state.actor, state.to_text()
        choice = asked[seat].choose(state, rng)
        search = asked[seat].looked
        if search is not None and state.turn != turn and len(search.legal) >= CHOICES:
            turn = state.turn
            chance = next(mean for one, _, mean in search.ranked() if one == choice)
            if seat in before:
                found.append((abs(chance - before[seat][0]), before[seat][1]))
            before[seat] = chance, text
        state.apply(choice)
    return found


def gather(name: str) -> list[Position]:
    taken: dict[str, list[Position]] = {QUIET: [], SHARP: []}
    numbers = [(seats, number) for seats, several in TABLES.items() for number in range(several)]
    seen = [sorted(swings(name, seats, SEED + 100 * seats + number)) for seats, number in numbers]
    for rank in range(FROM_A_GAME):
        for found in seen:
            for kind, at in ((QUIET, rank * len(found) // 6), (SHARP, -1 - rank * 2)):
                if len(taken[kind]) < EACH:
                    taken[kind].append(Position(name, kind, found[at][1]))
    return taken[QUIET] + taken[SHARP]


def main() -> None:
    print("# Positions at which searches are compared, from games of a quick search: game | kind | position.")
    for name in games.names():
        for one in gather(name):
            print(one.game, one.kind, one.text, sep=" | ")
        print(f"gathered {name}", file=sys.stderr)


if __name__ == "__main__":
    main()
