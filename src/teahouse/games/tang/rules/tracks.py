"""The three tracks: steps, coin columns, character columns, and the skill that watches (T-55 to T-57, T-61, T-64)."""

from __future__ import annotations

from teahouse.games.tang.rules.pieces import BIT, TERRAINS, TRACK_COIN
from teahouse.games.tang.rules.state import PLAYERS, Tang


def advance(s: Tang, terrain: int) -> None:
    """T-55: one step with a cube; beyond the last position it is lost."""
    at = s.seat * 3 + terrain
    position = s.cubes[at] + 1
    if position > s.board.last_position:
        return
    s.cubes[at] = position
    s.touch(PLAYERS)
    s.advanced |= BIT[terrain]
    if s.events is not None:
        s.tell("tang-step", seat=s.seat, terrain=TERRAINS[terrain], position=position)
    coins = s.board.column_coins[position]
    if coins > 0:
        s.gain_coins(coins, "column")
    check_columns(s)


def check_columns(s: Tang) -> None:
    """T-57, T-61: a column reached by all three cubes is an opportunity, and a token held until now is lost."""
    columns = s.board.character_columns
    first = s.seat * 3
    cubes = s.cubes
    last = min(cubes[first], cubes[first + 1])  # two at a time: that compiles to a comparison
    last = min(last, cubes[first + 2])
    while s.reached[s.seat] < len(columns) and last >= columns[s.reached[s.seat]]:
        s.reached[s.seat] += 1
        s.opportunities += 1
        s.column_reached = True
        if s.events is not None:
            s.tell("tang-column", seat=s.seat, column=columns[s.reached[s.seat] - 1])
        if s.holds_token[s.seat]:
            s.holds_token[s.seat] = False
            if s.events is not None:
                s.tell("tang-character-token-lost", seat=s.seat)


def pay_track_skill(s: Tang) -> None:
    """T-64: Hermit, Poet and Student, once for each tile or decoration whose steps moved their cube."""
    if s.advanced == 0:
        return
    card = s.board.characters[s.active[s.seat]]
    if card.skill == TRACK_COIN and s.advanced & BIT[card.terrain]:
        s.gain_coins(card.coins, "skill")
    s.advanced = 0
