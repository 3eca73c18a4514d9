"""Does one way of playing Tang Garden dominate? `python -m bench.boards.tang [--board FILE] [--games N]`.

Players of different styles meet, each pairing in both seats. They all judge positions like the greedy player; their
style is a bias, in points, for decorating over building when the main action of a turn is chosen. A board is balanced
when neither the builder nor the decorator beats the unbiased player or each other by much, and when games last
12 to 16 turns each.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from teahouse import games
from teahouse.bots.ahead import look_ahead
from teahouse.bots.greedy import GreedyBot
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games.tang.mind.judge import Judge
from teahouse.games.tang.rules.choices import BUILD, DECORATE, LANTERN
from teahouse.games.tang.rules.pieces import TWO_DECORATIONS, TWO_TILES
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.rules.turn import Turn

STYLES = {"only builds": -1000.0, "builder": -4.0, "even": 0.0, "decorator": 4.0, "only decorates": 1000.0}
BUILDING = [*range(BUILD.base, BUILD.base + 4), LANTERN.of(TWO_TILES)]
DECORATING = [DECORATE.base, LANTERN.of(TWO_DECORATIONS)]


class StyleBot(GreedyBot):
    """Chooses its main action with a bias; everything else as the greedy player does."""

    def __init__(self, bias: float) -> None:
        super().__init__(games.find("tang"))
        self.bias = bias

    def choose(self, state: Tang, rng: Rng) -> int:
        if not isinstance(state.pending[-1], Turn):
            return super().choose(state, rng)
        judge = Judge(state.actor)
        legal = [choice for choice in state.legal() if judge.worth_trying(state, choice)]
        values = [look_ahead(state, choice, judge) + self.bias * (choice in DECORATING) for choice in legal]
        return legal[values.index(max(values))]


def play(pairing: tuple[str, str, str, int]) -> tuple[list[int], int, list[int], Counter[str]]:
    """One game: places, turns of each, decorations chosen by each, points of both by source."""
    first, second, board, seed = pairing
    game = games.find("tang")
    state, rng = game.start(2, game.complete({"board": board})), Rng(seed)
    players = [StyleBot(STYLES[first]), StyleBot(STYLES[second])]
    decorated = [0, 0]
    while state.actor != OVER:
        assert isinstance(state, Tang)
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        choice = players[state.actor].choose(state, rng)
        if choice in DECORATING and isinstance(state.pending[-1], Turn):
            decorated[state.actor] += 1
        state.apply(choice)
    sources: Counter[str] = Counter()
    for seat in range(2):
        for source, points in state.breakdown(seat):
            known = source in ("coins", "birds-fish", "lotus-peonies", "bridges", "pavilions", "trees")
            sources[source if known else "characters"] += points
    return state.ranking(), state.turn // 2, decorated, sources


def meet(pool: ProcessPoolExecutor, one: str, other: str, board: str, count: int) -> str:
    """A line: wins of one against the other, in both seats with the same deals."""
    pairings = [(one, other, board, seed) for seed in range(count)] + [
        (other, one, board, seed) for seed in range(count)
    ]
    wins, turns, share = 0.0, 0, 0
    sources: Counter[str] = Counter()
    for number, (places, length, decorated, points) in enumerate(pool.map(play, pairings)):
        seat = 0 if number < count else 1
        wins += 0.5 if places[0] == places[1] else float(places[seat] == 1)
        turns += length
        share += decorated[seat]
        sources += points
    total = 2 * count
    parts = " ".join(f"{source} {points / total / 2:.1f}" for source, points in sources.most_common())
    return (
        f"{one:>14} against {other:14} {wins / total:6.1%}   turns each {turns / total:4.1f}"
        f"   decorates in {share / turns:4.0%} of its turns   points: {parts}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--board", default="standard", help="a shipped board, or the file of one")
    parser.add_argument("--games", type=int, default=20, help="deals per pairing; each is played twice")
    parser.add_argument("--pairs", default="all", help="'all', or style:style,style:style")
    chosen = parser.parse_args()
    board = Path(chosen.board).read_text("utf-8") if Path(chosen.board).is_file() else chosen.board
    names = list(STYLES)
    pairs = [(names[a], names[b]) for a in range(5) for b in range(a)]
    if chosen.pairs != "all":
        pairs = [(pair.partition(":")[0], pair.partition(":")[2]) for pair in chosen.pairs.split(",")]
    with ProcessPoolExecutor(2) as pool:
        for one, other in [("even", "even"), *pairs] if chosen.pairs == "all" else pairs:
            print(meet(pool, one, other, board, chosen.games), flush=True)


if __name__ == "__main__":
    main()
