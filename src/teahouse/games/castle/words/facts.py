"""Numbers and readings of a match, from its castle, its pieces and its options, for every text about the rules."""

from __future__ import annotations

from teahouse.core.state import State
from teahouse.core.words import Values, once_a_match
from teahouse.games.castle.rules.pieces import (
    COPIES,
    DATA,
    DISCARD_POINTS,
    DRAGON_SET_BONUS,
    POINTS_BEYOND,
    SET_POINTS,
    SHRINE_POINTS,
    SHRINES,
    SHRINES_AT_START,
    SHRINES_ON_FACTION_SET,
    SHRINES_ON_SPECIAL_SET,
    TILES,
    TOKEN_POINTS,
    TOKENS,
)
from teahouse.games.castle.rules.set_spirits import BEAUTY_BONUS, BEAUTY_SHRINES, CUNNING_POINTS
from teahouse.games.castle.rules.state import Castle

READINGS = {  # the name of a fact, and the option whose value it is
    "supply": "shrine_supply",
    "lastround": "last_round",
    "paid": "paid_shrine",
    "deception": "deception",
    "wind": "wind",
    "changing": "change_in_check",
    "faith": "faith",
    "cunningdragons": "cunning_dragons",
    "tranquility": "tranquility",
    "harmony": "harmony",
    "tie": "tie_break",
    "between": "between_placings",
}


@once_a_match
def facts(state: State) -> Values:
    assert isinstance(state, Castle)
    options, shape = state.rulings.options, state.realms[0].shape
    found: Values = {
        "players": state.seats,
        "columns": shape.columns,
        "rows": shape.rows,
        "tiles": TILES,
        "copies": COPIES,
        "shrines": SHRINES,
        "begin": SHRINES_AT_START,
        "tokens": TOKENS,
        "stack": TOKENS - state.seats,
        "spirits": _cards(options["spirits"]),
        "dragons": _cards(options["dragons"]),
        "least": DATA["scoring"]["set_points"]["minimum"],
        **{f"set{size}": SET_POINTS[size] for size in range(4, len(SET_POINTS))},
        "beyond": POINTS_BEYOND,
        "dragonset": DRAGON_SET_BONUS,
        "onfaction": SHRINES_ON_FACTION_SET,
        "onspecial": SHRINES_ON_SPECIAL_SET,
        "away": DISCARD_POINTS,
        "token": TOKEN_POINTS,
        "low": SHRINE_POINTS[1],
        "mid": SHRINE_POINTS[2],
        "high": SHRINE_POINTS[3],
        "beautybonus": BEAUTY_BONUS,
        "beautyshrines": BEAUTY_SHRINES,
        "cunningset": CUNNING_POINTS,
    }
    return found | {name: options[option] for name, option in READINGS.items()}


def _cards(value: str) -> int:
    """How many cards are drawn, or named."""
    return int(value) if value.strip().isdecimal() else len(value.split())
