"""What grows in Way of the Panda, in points: tiles, AP, guards, prospects of champions, the green mission; and how many
rounds it has left for that. Greedy players weigh it with WEIGHTS, players who choose at a glance with QUICK."""

from __future__ import annotations

from typing import Final

from teahouse.games.panda.rules.land import INNER
from teahouse.games.panda.rules.missions import BUILDER_RACE, OPPOSITE_SIDES
from teahouse.games.panda.rules.networks import links
from teahouse.games.panda.rules.pieces import (
    CAPITAL,
    CHAMPIONS,
    NO_CARD,
    NO_TILE,
    NOBODY,
    PIECE,
    SHEET,
    STANDING,
    THIRD,
)
from teahouse.games.panda.rules.rulings import NO_LIMIT
from teahouse.games.panda.rules.state import Panda

ROUNDS: Final = 7.0  # a game lasts about so many
SOON: Final = 0.6  # rounds, beside
PER_BUILDING: Final = 0.6  # rounds for each building that is lacking to the last capital
LONG: Final = 7  # rounds, after which everybody wants to come to an end,
PRESSING: Final = 1.5  # and buildings, which all ends come from, are worth so much more with every round
GUARDS_PER_SPACE: Final = 1.6  # on the average, others having chosen it before


class Weights:
    """What things are worth; other numbers make players of other styles (bench/boards/panda.py)."""

    def __init__(self) -> None:
        self.ap: float = 0.9  # an action point, guards on the action board included
        self.much_ap: float = 9.0  # beyond so many they are worth half, and nothing beyond twice as many
        self.supply: float = 0.6  # a guard that can still act in this round
        self.figure: float = 1.0  # lost with every guard that lies on an unfinished road
        self.last_guards: float = 2.0  # lost for each guard below three outside the roads
        self.strength: float = 1.1  # a strength tile for its own sake: it opens roads
        self.more_strength: float = 0.75  # what a column may still become, in tiles
        self.more_quest: float = 1.5  # likewise, in points
        self.site: float = 0.55  # the share of a building's worth for a champion that stands where it could go
        self.near: float = 0.6  # what is left of that one road away
        self.lacking: float = 0.5  # and for each guard that is lacking
        self.quest_site: float = 0.7  # a champion at its own building
        self.city_card: float = 3.0
        self.border: float = 6.5  # of a yellow location, beside its points
        self.road: float = 0.25  # an own tile on the map
        self.blue: float = 0.6  # the share of the blue mission's points as they stand, near the end
        self.green: float = 1.0
        self.building: float = 1.0  # points of buildings against all others
        self.vanished: float = 1.5
        self.crowd: float = 0.3  # how much less a site is worth for each opponent who could build the same there


def quick_weights() -> Weights:
    """Strong champions, AP and guards count for far more than with the greedy player, who looks one turn ahead.

    They were found by pushing all weights up or down at once and following what won (SPSA), and win 74 % against 1.3
    for AP, 1.6 for guards and all else as with the greedy player.
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


WEIGHTS: Final = Weights()
QUICK: Final = quick_weights()


# --- how far the end is ---


def rounds_left(s: Panda) -> float:
    """How many rounds will follow this one: none once the end is triggered, else guessed by the city bases."""
    if s.trigger:
        return 0.0
    left = ROUNDS * (1.0 - (s.board.bases - s.bases) / s.board.last_base)
    left = max(min(left, ROUNDS - 0.5 * s.round), 1.0)
    if s.rulings.round_limit != NO_LIMIT:
        left = min(left, float(s.rulings.round_limit - s.round))
    return left


def rounds_to_come(s: Panda) -> float:
    """How many rounds will follow this one; none once the end is triggered.

    Four games of ten end with the last capital, often when hardly any city base is gone.
    """
    left = rounds_left(s)
    return left if s.trigger else min(left, SOON + PER_BUILDING * lacking(s))


def lacking(s: Panda) -> int:
    """P-91: buildings that are lacking until as many capitals stand as end the game."""
    still = [STANDING[CAPITAL] - STANDING[built] for built in s.built if built != CAPITAL]
    still.sort()
    total = 0
    for buildings in still[: max(0, s.board.last_capital - s.capitals)]:
        total += buildings
    return total


# --- what is worth how much ---


def action_points(ap: int, w: Weights) -> float:
    """What AP are worth, those included that come back with the guards on the action board. Nobody can use up many."""
    some, more = min(float(ap), w.much_ap), min(max(0.0, ap - w.much_ap), w.much_ap)
    return w.ap * (some + 0.5 * more)


def last_action_points(ap: int, w: Weights) -> float:
    """What they are worth in the last round."""
    return 0.3 * w.ap * min(ap, 6)


def still_to_place(s: Panda, position: int, supply: int, ap: int) -> float:
    """Guards of the supply that can still go onto the action board in this round: it pays to begin at the top."""
    cost = s.actions.costs[position]
    if cost == 0:
        return float(supply)
    return min(float(supply), GUARDS_PER_SPACE * (max(ap, 0) // cost))


def sheet(s: Panda, seat: int, left: float, w: Weights) -> float:
    """P-23: strength times quests, each as if it grew a little more while there is time."""
    board = s.board
    value = 0.0
    for champion in range(CHAMPIONS):
        at = seat * CHAMPIONS + champion
        factor = board.multiplier[s.strength[at]]
        worth = board.quest_value[s.quests[at]]
        most = board.multiplier[board.most_strength]
        top = board.quest_value[board.most_quests]
        hoped = min(factor + left * w.more_strength, float(most)) * min(worth + left * w.more_quest, float(top))
        value += max(hoped, float(factor * worth)) + w.strength * min(1.0, 2.0 * left) * (s.strength[at] - 1)
    return value


def guards_at_risk(s: Panda, seat: int, w: Weights) -> float:
    """PR-66: guards on unfinished roads earn no AP, and whoever has hardly any others can do nothing."""
    bound = 0.0
    for road in range(s.board.land.roads):
        figures = s.figures[road * s.seats + seat]
        if figures > 0:
            if s.tile[road] != NO_TILE:
                bound += figures
            else:
                bound += at_risk(figures, s.uncovered[road])
    loss = w.figure * bound
    others = s.supply[seat] + s.on_board[seat]
    if others < 3:
        loss += w.last_guards * (3 - others)
    return loss


def at_risk(figures: int, uncovered: int) -> float:
    """Guards on a road that is not finished yet, by how far that is."""
    return figures * (0.4 + 0.3 * uncovered)


def prospect(s: Panda, seat: int, champion: int, w: Weights) -> float:
    """The best thing this champion could do next: build where it stands or one road away, or take a quest tile."""
    place = s.place[seat * CHAMPIONS + champion]
    if place == SHEET:
        return -w.vanished
    land = s.board.land
    best = 0.0
    if place < land.places:
        best = site(s, seat, champion, place, w)
        if s.has_building(place, champion):
            at = seat * CHAMPIONS + champion
            if s.quests[at] < s.board.most_quests:
                best = max(best, w.quest_site * (1.0 + s.board.multiplier[s.strength[at]]))
    else:
        best = -0.6
    reach = s.reach(seat, champion)
    beyond = 0.0
    open_roads = 0
    for road in land.roads_at[place]:
        if s.uncovered[road] <= reach:
            open_roads += 1
            there = land.end_a[road] + land.end_b[road] - place
            if there < land.places:
                beyond = max(beyond, w.near * site(s, seat, champion, there, w))
    if open_roads == 0:
        best -= 0.5
    return max(best, beyond) + 0.15 * min(best, beyond)


def site(s: Panda, seat: int, champion: int, place: int, w: Weights) -> float:
    """What a building of this champion would bring here, and how near it is."""
    built = s.built[place]
    if built == CAPITAL or built & PIECE[champion]:
        return 0.0
    number = STANDING[built]
    board = s.board
    lacking = board.guards_needed[number] - s.guards[place]
    if lacking > 3:
        return 0.0
    if (s.bases if number == THIRD else s.pieces[champion]) == 0:
        return 0.0
    worth = w.building * board.build_vp[number] + pressing(s, seat)
    if number == THIRD:
        worth += w.city_card
    if board.land.yellow[place]:
        worth += w.border
    crowd = 1.0
    for other in range(s.seats):
        if other != seat and s.place[other * CHAMPIONS + champion] == place:
            crowd += w.crowd
    worth /= crowd
    if lacking <= 0:
        worth += 0.7 * s.foreign_guards(place, seat) * board.foreign_vp
        return w.site * worth
    share = w.site
    for _ in range(lacking):
        share *= w.lacking
    return share * worth


def green(s: Panda, seat: int, left: float, w: Weights) -> float:
    """A little for every step towards the green mission."""
    if s.green == NO_CARD or left <= 0.0:
        return 0.0
    card = s.board.green[s.green]
    if card.kind == BUILDER_RACE:
        if s.progress[seat] == NOBODY:
            return 0.0
        steps = s.progress[seat] / card.target
        return w.green * card.vp * (0.12 * left + 0.6 * steps * steps)
    if card.vp == 0:
        return 0.0
    linked = 0
    for road in range(s.board.land.roads):
        if links(s, seat, road) and (s.board.land.side[road] == INNER or card.kind == OPPOSITE_SIDES):
            linked += 1
    return w.green * card.vp * 0.02 * min(linked, 6)


def pressing(s: Panda, seat: int) -> float:
    """Otherwise players who live well on selling would never end the game, nor those who wait to catch up."""
    if s.round <= LONG:
        return 0.0
    return PRESSING * (s.round - LONG)
