"""How good a position of Way of the Panda is for a player, in points: what greedy and searching players look at.

Points on the track count in full. Tiles count by what they usually become, AP and guards by what they usually buy, and
champions by the best thing each of them could do next; all of it for less the nearer the end is.
"""

from __future__ import annotations

from typing import Final

from teahouse.core import knowledge
from teahouse.core.state import OVER, State, Step
from teahouse.games.panda.rules.acting import option_effective
from teahouse.games.panda.rules.choices import LEAVE, SPACE
from teahouse.games.panda.rules.land import INNER
from teahouse.games.panda.rules.missions import BUILDER_RACE, OPPOSITE_SIDES
from teahouse.games.panda.rules.moving import Move
from teahouse.games.panda.rules.networks import links
from teahouse.games.panda.rules.pieces import (
    BUILDINGS,
    CAPITAL,
    CHAMPIONS,
    NO_CARD,
    NO_TILE,
    NOBODY,
    PIECE,
    SHEET,
    SOURCES,
    STANDING,
    THIRD,
)
from teahouse.games.panda.rules.rulings import NO_LIMIT
from teahouse.games.panda.rules.scoring import blue_points
from teahouse.games.panda.rules.setting_up import JoinRace, SetUpChampion, SetUpGuard
from teahouse.games.panda.rules.state import Action, Panda
from teahouse.games.panda.rules.turn import Turn

ROUNDS: Final = 7.0  # a game lasts about so many
LONG: Final = 10  # rounds, after which who leads wants to come to an end,
PRESSING: Final = 0.3  # and buildings, which all ends come from, are worth so much more with every round
GUARDS_PER_SPACE: Final = 1.6  # on the average, others having chosen it before


class Weights:
    """What things are worth; other numbers make players of other styles (tools/calibrate_panda.py)."""

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


WEIGHTS: Final = Weights()


class Judge(knowledge.Judge):
    """Judges positions for one seat; made anew for every decision, so that what it remembers cannot grow old."""

    def __init__(self, seat: int, weights: Weights = WEIGHTS) -> None:
        self.seat: Final = seat
        self.weights: Final = weights
        self.blue_known: dict[tuple[int, ...], list[int]] = {}
        self.round: int = -1  # in which the decision is made, once known

    def value(self, state: State) -> float:
        """What the position is worth to the seat, compared with the others: the best of them above all."""
        assert isinstance(state, Panda)
        own = self.seat
        best = -1000.0
        total = 0.0
        if state.actor == OVER:
            scores = state.scores()
            for other in range(state.seats):
                if other != own:
                    best = max(best, float(scores[other]))
            return scores[own] - best + 0.01 * state.ap[own]
        blue = self.blue_points(state)
        left = rounds_left(state) / ROUNDS
        for other in range(state.seats):
            if other != own:
                worth = state.points[other] + sheet(state, other, left, self.weights) + blue[other]
                best = max(best, worth)
                total += worth
        rival = 0.5 * best + 0.5 * total / (state.seats - 1)
        # a new round gives everybody all guards again: that is no merit of the choice that ended the old one
        acting = self.round in (-1, state.round) and not state.passed[own] and state.supply[own] > 0
        return standing(state, own, left, self.weights, acting) + blue[own] - rival

    def settled(self, state: State) -> bool:
        """Can `value` be trusted as it is? In the middle of an action looking further pays."""
        if state.actor != self.seat:
            return True
        step: Step[Panda] = state.pending[-1]
        return isinstance(step, (Turn, SetUpGuard, SetUpChampion, JoinRace))

    def worth_trying(self, state: State, choice: int) -> bool:
        """Not a space that would do nothing, nor a move that an earlier space offers for no more guards and AP."""
        assert isinstance(state, Panda)
        self.round = state.round
        if choice == LEAVE.base:
            return state.supply[self.seat] == 0
        if not SPACE.has(choice):
            return True
        at = SPACE.index(choice)
        option = state.actions.options[at]
        if not option_effective(state, self.seat, option):
            return False
        if len(option.actions) == 1:
            for earlier in range(state.position[self.seat], at // 2):
                if state.needs[earlier] <= state.needs[at // 2] and state.needs[earlier] <= state.supply[self.seat]:
                    for other in state.actions.codes[earlier]:
                        actions = state.actions.options[SPACE.index(other)].actions
                        if len(actions) == 1 and same_move(actions[0], option.actions[0]):
                            return False
        return True

    def blue_points(self, s: Panda) -> list[float]:
        """The blue mission as it stands; it counts for less the more can still change."""
        if s.blue == NO_CARD:
            return [0.0] * s.seats
        key = (*s.tile, *s.place, *s.built, *s.figures)
        points = self.blue_known.get(key)
        if points is None:
            points = blue_points(s, s.board.blue[s.blue])
            self.blue_known[key] = points
        share = blue_share(s, self.weights)
        return [share * number for number in points]


def blue_share(s: Panda, w: Weights) -> float:
    """How much of the blue mission's points, as they stand, is going to stay."""
    return 1.0 if s.trigger else w.blue * max(0.0, 1.0 - rounds_left(s) / ROUNDS)


def same_move(one: Action, other: Action) -> bool:
    """Do two spaces offer the same move?"""
    if not isinstance(one, Move) or not isinstance(other, Move):
        return False
    return (one.who, one.steps, one.ignore, one.extra) == (other.who, other.steps, other.ignore, other.extra)


def rounds_left(s: Panda) -> float:
    """How many rounds will follow this one: none once the end is triggered, else guessed by the city bases."""
    if s.trigger:
        return 0.0
    left = ROUNDS * (1.0 - (s.board.bases - s.bases) / s.board.last_base)
    left = max(min(left, ROUNDS - 0.5 * s.round), 1.0)
    if s.rulings.round_limit != NO_LIMIT:
        left = min(left, float(s.rulings.round_limit - s.round))
    return left


def standing(s: Panda, seat: int, left: float, w: Weights, acting: bool) -> float:
    """Points, tiles, AP, guards and what the champions could do next."""
    value = s.points[seat] + sheet(s, seat, left, w)
    if w.building != 1.0:
        value += (w.building - 1.0) * s.earned[seat * SOURCES + BUILDINGS]
    if left > 0.0:
        value += action_points(s.ap[seat] + s.on_board[seat], w)
        value -= guards_at_risk(s, seat, w) * min(1.0, left * 3.0)
    elif acting:
        value += last_action_points(s.ap[seat], w)
    if acting:
        guards = still_to_place(s, s.position[seat], s.supply[seat], s.ap[seat])
        value += (w.supply if left > 0.0 else 0.5 * w.supply) * guards
    if left > 0.0 or acting:
        share = 1.0 if left > 0.0 else 0.7
        for champion in range(CHAMPIONS):
            value += share * prospect(s, seat, champion, w)
    for road in range(s.board.land.roads):
        if s.tile[road] == seat:
            value += w.road
    if s.round > LONG:
        value += pressing(s, seat) * buildings(s)
    return value + green(s, seat, left, w)


def pressing(s: Panda, seat: int) -> float:
    """Otherwise players who live well on selling would never end the game."""
    if s.round <= LONG or s.points[seat] < max(s.points):
        return 0.0
    return PRESSING * (s.round - LONG)


def buildings(s: Panda) -> int:
    """All that stand on the map, whoever built them."""
    found = 0
    for built in s.built:
        found += STANDING[built]
    return found


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
