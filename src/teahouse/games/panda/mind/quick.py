"""What things are worth to who plays on at a glance."""

from __future__ import annotations

from typing import Final

from teahouse.games.panda.mind.judge import Weights


def quick_weights() -> Weights:
    """Strong champions, AP and guards count for far more than with the greedy player, who looks one turn ahead.

    tools/tune_panda.py came near these, tools/duel_panda.py plays such weights out: they win 74 % against 1.3 for AP,
    1.6 for guards and all else as with the greedy player.
    """
    weights = Weights()
    weights.ap = 1.65
    weights.much_ap = 12.0
    weights.supply = 1.9
    weights.last_guards = 3.3
    weights.strength = 4.0
    weights.more_strength = 1.1
    weights.more_quest = 2.8
    weights.site = 0.46
    weights.near = 0.67
    weights.lacking = 0.65
    weights.city_card = 5.3
    weights.border = 7.9
    weights.road = 0.2
    weights.blue = 0.48
    weights.green = 0.9
    weights.vanished = 0.9
    weights.crowd = 0.25
    return weights


QUICK: Final = quick_weights()
