"""What grows in Tang Garden, in points: tracks, sets of cards, majorities, views, by the turns that are left."""

from __future__ import annotations

from math import exp
from typing import Final

from teahouse.games.tang.rules.pieces import (
    BIRDS,
    BRIDGE,
    EMPTY,
    FIRST_TREE,
    FISH,
    ICON_VIEW,
    KIND_COUNT,
    LOTUS,
    PAVILION,
    PEONIES,
    SUN_MOON_VIEW,
    TILE_VIEW,
)
from teahouse.games.tang.rules.scoring import (
    decorations_in_sight,
    line_of_sight,
    pavilion_points,
    sight_preference,
    tree_points,
)
from teahouse.games.tang.rules.state import Tang

SECOND_TILE: Final = 2.5
LEAD: Final[list[float]] = [0.05, 0.2, 0.5, 0.8, 0.95]  # chance of winning a majority by the lead, from -2 to 2


class Hopes:
    """What a player expects of the rest of a game, in points: these are the greedy player's."""

    def __init__(self) -> None:
        self.character: float = 8.0  # an opportunity to influence
        self.landscape: float = 1.2  # choosing one
        self.token: float = 0.5
        self.skills: list[float] = [0.0, 0.5, 0.5, 0.4, 0.4, 0.7, 0.3]  # per turn, by skill
        self.lanterns: list[float] = [2.5, 4.0, 2.0, 2.0]
        self.tokens_per_round: float = 0.9
        self.steps_per_turn: float = 1.6
        self.useful: float = 0.9  # the part of the steps that goes where a column asks for it
        self.soft: float = 0.15  # how uncertain each step to come is
        self.coin_steps: float = 0.33  # the part of them that a single track gets
        self.alone: float = 0.86  # how likely a single card is still alone a turn later
        self.tree: float = 0.35  # how likely the set of trees grows
        self.in_sight: float = 0.35  # for each cell a mini sees
        self.pleasing: float = 0.5  # how likely a tile or landscape pleases it
        self.theirs: float = 0.8  # a point of another player counts so much against the own ones


def tried_hopes() -> Hopes:
    """What made two players who choose at a glance stronger; each was raised and lowered until it won.

    A character counts for more than its mini sees in the end, 13 points on average: the steps towards it are few.
    """
    hopes = Hopes()
    hopes.character = 17.0
    hopes.landscape = 0.65
    hopes.token = 0.4
    hopes.skills = [0.0, 0.55, 0.55, 0.44, 0.44, 0.77, 0.33]
    hopes.lanterns = [4.8, 4.4, 1.9, 1.4]
    hopes.tokens_per_round = 1.0
    hopes.steps_per_turn = 1.1
    hopes.useful = 0.7
    hopes.soft = 0.14
    hopes.coin_steps = 0.26
    hopes.alone = 0.87
    hopes.tree = 0.4
    hopes.in_sight = 0.28
    hopes.theirs = 0.95
    return hopes


GREEDY: Final = Hopes()
TRIED: Final = tried_hopes()  # for searching, and for playing on


def turns_left(s: Tang, seat: int, hopes: Hopes) -> float:
    """How many turns the seat will still have after the current one: known in the last round, guessed before."""
    if s.trigger or s.tokens_left <= s.board.end_tokens:
        return 1.0 if seat > s.seat else 0.0
    turns = (s.tokens_left - s.board.end_tokens) / hopes.tokens_per_round
    for stack in range(4):
        left = len(s.under[stack])
        mask = s.unseen[stack]
        while mask:
            mask &= mask - 1
            left += 1
        turns = min(turns, (left + 1) * 3.0 / s.seats)
    return turns


def chance_to_reach(needed: float, steps: float, softness: float) -> float:
    """How likely so many steps are enough."""
    return 1.0 / (1.0 + exp((needed - steps) / softness))


def track_worth(s: Tang, seat: int, turns: float, hopes: Hopes) -> float:
    """T-55, T-57: columns that are still ahead, by the chance of reaching them."""
    if turns <= 0.0:
        return 0.0
    steps = hopes.steps_per_turn * turns
    first = seat * 3
    worth = 0.0
    for number in range(s.reached[seat], len(s.board.character_columns)):
        needed = 0
        for terrain in range(3):
            needed += max(0, s.board.character_columns[number] - s.cubes[first + terrain])
        worth += hopes.character * chance_to_reach(needed, hopes.useful * steps, 1.0 + hopes.soft * steps)
    for terrain in range(3):
        for position in range(s.cubes[first + terrain] + 1, s.board.last_position + 1):
            coins = s.board.column_coins[position]
            if coins > 0:
                distance = position - s.cubes[first + terrain]
                worth += coins * chance_to_reach(distance, hopes.coin_steps * steps, 1.2)
    return worth


def cards_worth(s: Tang, seat: int, turns: float, hopes: Hopes) -> float:
    """T-75 to T-78: what the cards score, and what they may grow to."""
    first = seat * KIND_COUNT
    cards = s.cards
    hope = 1.0 - hopes.alone**turns
    worth = pair_worth(cards[first + BIRDS], cards[first + FISH], s.board.pair_value, hope)
    worth += pair_worth(cards[first + LOTUS], cards[first + PEONIES], s.board.pair_value, hope)
    worth += s.board.bridge_value * cards[first + BRIDGE]
    trees = cards[first + FIRST_TREE : first + KIND_COUNT]
    worth += tree_points(s, trees)
    kinds = 0
    for count in trees:
        if count > 0:
            kinds += 1
    if kinds < 5:
        worth += hopes.tree * (s.board.tree_values[kinds + 1] - s.board.tree_values[kinds]) * min(1.0, turns / 6.0)
    return worth + pavilion_worth(s, seat, cards[first + PAVILION], turns)


def pair_worth(one: int, other: int, value: int, hope: float) -> float:
    """Pairs in full; singles by the hope for a partner."""
    pairs = min(one, other)
    singles = max(one, other) - pairs
    worth = float(value * pairs)
    if singles > 0:
        worth += 0.7 * value * hope
    if singles > 1:
        worth += 0.3 * value * hope
    return worth


def pavilion_worth(s: Tang, seat: int, own: int, turns: float) -> float:
    """T-77: the majority as it is, and as it may become."""
    if own == 0:
        return 0.0
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.cards[other * KIND_COUNT + PAVILION])
    lead = LEAD[min(2, max(-2, own - most)) + 2]
    second = s.board.pavilion_second * (1.0 if s.seats == 2 else 0.5)
    open_worth = lead * s.board.pavilion_first + (1.0 - lead) * second
    share = min(1.0, turns / 8.0)
    return share * open_worth + (1.0 - share) * pavilion_points(s, seat)


def mini_worth(s: Tang, mini: int, turns: float, hopes: Hopes) -> float:
    """T-79: what a mini earns now, and a little for what may still come into its sight."""
    cells = line_of_sight(s, mini)
    worth = float(s.sight_coin * decorations_in_sight(s, cells) + sight_preference(s, mini, cells))
    if turns <= 0.0:
        return worth
    share = min(1.0, turns / 8.0)
    worth += hopes.in_sight * share * len(cells)
    card = s.board.characters[mini]
    if card.view == TILE_VIEW:
        empty = sum([1 for cell in cells if s.lying[cell] == EMPTY])
        worth += min(card.view_max - sight_preference(s, mini, cells), hopes.pleasing * share * card.view_coins * empty)
    elif card.view in (ICON_VIEW, SUN_MOON_VIEW):
        worth += hopes.pleasing * share * card.view_coins
    return worth
