"""How well one plays Way of the Panda at a glance with other weights than `QUICK` of games/panda/mind/growth.py.

Every deal is played from both seats against the weights named after --against (without it those of `QUICK`), and the
average lead is printed with its 95 %. A compiled teahouse plays 50 games in a second.

    python -m tools.duel_panda ap=1.3 supply=1.6
    python -m tools.duel_panda ap=1.3 supply=1.4 --against ap=1.3 supply=1.0
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import mean, stdev

from teahouse import games
from teahouse.core.knowledge import best_of
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.games.panda.mind.growth import Weights, quick_weights
from teahouse.games.panda.mind.knowledge import PandaKnowledge
from teahouse.games.panda.mind.prior import Glance
from teahouse.games.panda.rules.setting_up import JoinRace, SetUpChampion, SetUpGuard
from teahouse.games.panda.rules.state import Panda

NOISE = 0.5  # points; the same deal is not always played in the same way
TOO_LONG = 30  # rounds


def with_words(words: list[str]) -> Weights:
    """The usual weights, but for those named."""
    weights = quick_weights()
    for word in words:
        name, _, value = word.partition("=")
        if not hasattr(weights, name):
            raise SystemExit(f"there is no weight '{name}'")
        setattr(weights, name, float(value))
    return weights


def choose(state: Panda, legal: list[int], weights: Weights, rng: Rng) -> int:
    """At a glance; the set-up is the same for everybody."""
    if isinstance(state.pending[-1], (SetUpGuard, SetUpChampion, JoinRace)):
        return best_of(legal, PandaKnowledge().values(state, legal), NOISE, rng)
    return best_of(legal, Glance(state, state.actor, weights).rate(legal), NOISE, rng)


def lead(seed: int, own: int, weights: list[Weights]) -> int:
    """What the first weights win by, played from that seat."""
    game, chance, mind = games.find("panda"), Rng(seed), Rng(seed + 500_000)
    state: State = game.start(2, game.complete(game.presets["recommended"]))
    assert isinstance(state, Panda)
    while (seat := state.actor) != OVER and state.round < TOO_LONG:
        if seat == CHANCE:
            state.apply(state.draw(chance))
            continue
        legal = state.legal()
        state.apply(legal[0] if len(legal) == 1 else choose(state, legal, weights[0 if seat == own else 1], mind))
    scores = state.scores()
    return scores[own] - scores[1 - own]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", nargs="*", help="NAME=VALUE")
    parser.add_argument("--against", nargs="*", default=[], help="NAME=VALUE")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    both = [with_words(words.weights), with_words(words.against)]
    pairs = [[lead(words.seed + deal, own, both) for own in (0, 1)] for deal in range(words.deals)]
    leads = [mean(pair) for pair in pairs]
    wins = mean(points > 0 for pair in pairs for points in pair)
    print(f"lead {mean(leads):.1f} ± {1.96 * stdev(leads) / sqrt(len(leads)):.1f}, {wins:.0%} won")


if __name__ == "__main__":
    main()
