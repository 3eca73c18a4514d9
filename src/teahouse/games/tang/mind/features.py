"""A player's holdings in numbers, for evaluations that are learned (knowledge, lab/train). Solo is judged elsewhere."""

from __future__ import annotations

from typing import Final

from teahouse.core.state import State
from teahouse.games.tang.mind.growth import (
    TRIED,
    chance_to_reach,
    mini_worth,
    pair_worth,
    pavilion_worth,
    turns_left,
)
from teahouse.games.tang.rules.pieces import (
    BIRDS,
    BIT,
    BRIDGE,
    CHARACTER_COUNT,
    EMPRESS_VIEW,
    FIRST_TREE,
    FISH,
    ICON_VIEW,
    KIND_COUNT,
    LANTERN_COUNT,
    LOTUS,
    MOON,
    PAVILION,
    PEONIES,
    SUN,
    TILE_VIEW,
)
from teahouse.games.tang.rules.scoring import icons_on, tree_points
from teahouse.games.tang.rules.state import NOWHERE, Tang

MOST_TURNS: Final = 15.0
TILES_SEEN: Final = 6.0  # what a mini that likes a terrain usually sees of it
NOBODY_SEEN: Final = 8.0  # what is usually left of the Empress' pleasure

# Every number, and what one more of it adds in the end by a player's guess: where learning begins.
GUESSES: Final[dict[str, float]] = {
    "coins": 1.0,
    "pairs": 1.0,  # of animals and of flowers
    "singles": 0.5,  # that wait for a partner
    "bridges": 1.0,
    "pavilions": 1.0,
    "pavilion-count": 0.0,  # two at most
    "trees": 1.0,
    "next-tree": 0.5,  # what one more kind of tree would add, if it is still to be had
    "tree-after-next": 0.2,
    "minis": 1.0,  # the points of those in the garden, and their hopes
    "mini-count": 0.0,
    "steps": 0.3,  # of the cubes on the tracks
    "hindmost": 0.3,  # the cube furthest behind
    "columns": 8.0,  # characters still ahead, by the chance of reaching them
    "track-coins": 1.0,  # likewise
    "skill": 1.0,
    "own-view": 0.3,  # what the active character would see of the landscapes
    "lantern-tiles": 3.0,  # lanterns still there
    "lantern-decorations": 3.0,
    "lantern-reposition": 2.0,
    "lantern-search": 1.0,
    "tokens": 1.0,
    "character-token": 5.0,
    "turn-to-come": 5.0,  # in this round
}


def left(state: State) -> float:
    """The part of the game that is still to come, about."""
    assert isinstance(state, Tang)
    return min(1.0, turns_left(state, state.seat, TRIED) / MOST_TURNS)


def numbers(state: State) -> list[list[float]]:
    """For every seat one number for each of GUESSES."""
    assert isinstance(state, Tang)
    return [held(state, seat) for seat in range(state.seats)]


def held(s: Tang, seat: int) -> list[float]:
    hopes = TRIED
    turns = turns_left(s, seat, hopes)
    steps = hopes.steps_per_turn * turns
    board = s.board
    cards = s.cards[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
    pair = board.pair_value
    pairs = float(pair * (min(cards[BIRDS], cards[FISH]) + min(cards[LOTUS], cards[PEONIES])))
    hoped = pair_worth(cards[BIRDS], cards[FISH], pair, 1.0) + pair_worth(cards[LOTUS], cards[PEONIES], pair, 1.0)
    trees = cards[FIRST_TREE:]
    kinds = 0
    to_be_had = 0
    for tree in range(len(trees)):
        if trees[tree] > 0:
            kinds += 1
        elif s.supply[FIRST_TREE + tree] > 0:
            to_be_had += 1
    next_tree = board.tree_values[kinds + 1] - board.tree_values[kinds] if to_be_had > 0 else 0
    after_next = board.tree_values[kinds + 2] - board.tree_values[kinds + 1] if to_be_had > 1 else 0
    minis = 0.0
    count = 0
    for mini in range(CHARACTER_COUNT):
        if s.owner[mini] == seat and s.at[mini] != NOWHERE:
            minis += mini_worth(s, mini, turns, hopes)
            count += 1
    cubes = s.cubes[seat * 3 : seat * 3 + 3]
    ahead = 0.0
    for number in range(s.reached[seat], len(board.character_columns)):
        needed = 0
        for cube in cubes:
            needed += max(0, board.character_columns[number] - cube)
        ahead += chance_to_reach(needed, hopes.useful * steps, 1.0 + hopes.soft * steps)
    coins = 0.0
    for cube in cubes:
        for position in range(cube + 1, board.last_position + 1):
            if board.column_coins[position] > 0:
                coins += board.column_coins[position] * chance_to_reach(position - cube, hopes.coin_steps * steps, 1.2)
    lanterns = [0.0] * LANTERN_COUNT
    for lantern in range(LANTERN_COUNT):
        if s.used[seat] & BIT[lantern] == 0:
            lanterns[lantern] = 1.0
    return [
        float(s.coins[seat]),
        pairs,
        hoped - pairs,
        float(board.bridge_value * cards[BRIDGE]),
        pavilion_worth(s, seat, cards[PAVILION], turns),
        float(min(2, cards[PAVILION])),
        float(tree_points(s, trees)),
        float(next_tree),
        float(after_next),
        minis,
        float(count),
        float(sum(cubes)),
        float(min(cubes)),
        ahead if turns > 0.0 else 0.0,
        coins if turns > 0.0 else 0.0,
        hopes.skills[board.characters[s.active[seat]].skill] * turns,
        own_view(s, s.active[seat]),
        lanterns[0],
        lanterns[1],
        lanterns[2],
        lanterns[3],
        float(s.owned[seat * 2] + s.owned[seat * 2 + 1]),
        1.0 if s.holds_token[seat] else 0.0,
        1.0 if seat >= s.seat else 0.0,
    ]


def own_view(s: Tang, mini: int) -> float:
    """T-82, T-83: the best side to look at, for a mini that is still to come into the garden."""
    card = s.board.characters[mini]
    if card.view == TILE_VIEW:
        return TILES_SEEN
    if card.view == EMPRESS_VIEW:
        return NOBODY_SEEN
    most = 0
    for side in range(4):
        if card.view == ICON_VIEW:
            most = max(most, card.view_coins * icons_on(s, side, card.view_icon))
        else:
            lights = 0
            if icons_on(s, side, SUN) > 0:
                lights += 1
            if icons_on(s, side, MOON) > 0:
                lights += 1
            most = max(most, card.view_coins * lights)
    return float(most)
