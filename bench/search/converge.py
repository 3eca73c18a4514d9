"""Does the search converge? Its advice at fixed positions (`positions.txt`), asked for again and again.

    python -m bench.search.converge agree castle [--who player] [--simulations 500 2000] [--seeds 8] [--positions 30]
    python -m bench.search.converge drift castle [--simulations 500] [--seeds 1] [--positions 30]

`agree`: at how many positions most of the searches advise the same (or what comes to the same a choice later), how many
pairs of searches do, how many advices are within two points of the best one (by the chances of all searches together),
and the spread of the chance. `--who player` asks the expert for its own choice instead of for advice to somebody:
it may take any of several good ones, so it need not agree; its chances are what a choice is worth to its search.
`drift`: the chance of whoever decides, as it was told for the choice, and as it is told just after it, before anything
is drawn; where chance is next, several draws are looked at. Results follow from the seeds, not from the clock.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from itertools import combinations
from statistics import mean, pstdev
from time import process_time

from bench.search.positions import QUIET, SHARP, Position, read
from teahouse import games
from teahouse.bots import levels
from teahouse.bots.adviser import Advised, Adviser, planned
from teahouse.bots.search.player import SearchBot
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State

MOST = 0.75  # of the searches make an agreement: six of eight
GOOD = 0.02
DRAWS = 4


def adviser_of(game: str, simulations: int) -> Adviser:
    made = levels.adviser(games.find(game))
    made.player.seconds = 0.0
    made.player.simulations = simulations or made.player.simulations
    return made


Asked = Callable[[Position, int, int], list[Advised]]


def asked(position: Position, simulations: int, seed: int) -> list[Advised]:
    return adviser_of(position.game, simulations).advise(position.state(), Rng(seed))


def played(position: Position, simulations: int, seed: int) -> list[Advised]:
    """What the expert itself would choose, and the others that it looked at."""
    game, state = games.find(position.game), position.state()
    expert = levels.player(levels.EXPERT, game, timed=False)
    assert isinstance(expert, SearchBot)
    expert.simulations = simulations or expert.simulations
    chosen, search = expert.choose(state, Rng(seed)), expert.looked
    assert search is not None
    found = [
        Advised(choice, worth, 0.0, False, tries, tuple(planned(state, choice, [search.root])))
        for choice, tries, worth in search.ranked()
        if tries
    ]
    return sorted(found, key=lambda one: one.choice != chosen)


def agree(positions: list[Position], simulations: int, seeds: int, ask: Asked = asked) -> dict[str, float]:
    same, pairs, good, spread = [], [], [], []
    for position in positions:
        advice = [ask(position, simulations, seed) for seed in range(seeds)]
        told: dict[int, list[float]] = {}
        for one in (one for each in advice for one in each):
            told.setdefault(one.choice, []).append(one.chance)
        worth = {choice: mean(chances) for choice, chances in told.items() if 2 * len(chances) >= seeds}
        first = [each[0].choice for each in advice]
        ways = [positions_of(position.state(), each[0]) for each in advice]
        same.append(max(sum(not way.isdisjoint(other) for other in ways) for way in ways) >= MOST * seeds)
        pairs.append(mean(not one.isdisjoint(other) for one, other in combinations(ways, 2)))
        best = max(worth.values(), default=0.0)
        good.append(mean(worth.get(choice, 0.0) >= best - GOOD for choice in first))
        spread.append(pstdev(each[0].chance for each in advice))
    return {"agree": mean(same), "pairs": mean(pairs), "good": mean(good), "spread": mean(spread)}


def positions_of(state: State, advised: Advised) -> set[str]:
    """The positions that an advice leads to. Taking two tiles in one order or the other is the same advice."""
    found = set()
    for choice in (advised.choice, *advised.plan):
        state.apply(choice)
        found.add(state.to_text())
    return found


def drift(positions: list[Position], simulations: int, seeds: int) -> list[float]:
    found = []
    for position in positions:
        state = position.state()
        for seed in range(seeds):
            best = asked(position, simulations, seed)[0]
            after = state.clone()
            after.apply(best.choice)
            found.append(stands(position.game, after, state.actor, simulations, 100 + seed) - best.chance)
    return found


def stands(game: str, state: State, seat: int, simulations: int, seed: int) -> float:
    """The chance of a seat, whoever decides; where chance does, over several draws."""
    if state.actor == OVER:
        return 1.0 / state.ranking().count(1) if state.ranking()[seat] == 1 else 0.0
    if state.actor != CHANCE:
        return adviser_of(game, simulations).advise(state, Rng(seed))[0].chances[seat]
    found = []
    for number in range(DRAWS):
        further, rng = state.clone(), Rng(seed | (number + 1) << 32)
        while further.actor == CHANCE:
            further.apply(further.draw(rng))
        found.append(stands(game, further, seat, simulations, seed + number))
    return mean(found)


WHO: dict[str, Asked] = {"adviser": asked, "player": played}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["agree", "drift"])
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--simulations", type=int, nargs="+", default=[0], help="of the search; 0: the level's")
    parser.add_argument("--who", choices=sorted(WHO), default="adviser")
    parser.add_argument("--seeds", type=int, default=0, help="searches of a position (8; drift: 1)")
    parser.add_argument("--positions", type=int, default=30)
    given = parser.parse_args()
    positions = read(given.game)[: given.positions]
    for simulations in given.simulations:
        start = process_time()
        if given.what == "drift":
            found = drift(positions, simulations, given.seeds or 1)
            words = f"mean {100 * mean(found):+.1f} points, sd {100 * pstdev(found):.1f}, of {len(found)} choices"
            print(f"{given.game} {simulations}: {words}; {process_time() - start:.0f} s", flush=True)
            continue
        for kind in (QUIET, SHARP):
            some = [one for one in positions if one.kind == kind]
            told = agree(some, simulations, given.seeds or 8, WHO[given.who])
            words = ", ".join(f"{name} {value:.3f}" for name, value in told.items())
            print(
                f"{given.game} {simulations} {kind} ({len(some)}): {words}; {process_time() - start:.0f} s", flush=True
            )


if __name__ == "__main__":
    main()
