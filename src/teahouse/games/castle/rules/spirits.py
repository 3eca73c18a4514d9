"""The ten spirit cards in their printed order; each is a class in one of the three modules named here (C-49)."""

from __future__ import annotations

from typing import Final

from teahouse.games.castle.rules.castle_spirits import Deception, Depth, Destruction, Elegance
from teahouse.games.castle.rules.pieces import (
    BEAUTY,
    CHANGE,
    CUNNING,
    DECEPTION,
    DEPTH,
    DESTRUCTION,
    ELEGANCE,
    FAITH,
    STRENGTH,
    WIND,
)
from teahouse.games.castle.rules.realm_spirits import Strength, Wind
from teahouse.games.castle.rules.set_spirits import Beauty, Change, Cunning, Faith
from teahouse.games.castle.rules.state import Spirit

SPIRITS: Final[list[Spirit]] = [
    Beauty(BEAUTY),
    Wind(WIND),
    Strength(STRENGTH),
    Elegance(ELEGANCE),
    Deception(DECEPTION),
    Change(CHANGE),
    Faith(FAITH),
    Destruction(DESTRUCTION),
    Depth(DEPTH),
    Cunning(CUNNING),
]
