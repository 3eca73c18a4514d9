"""How promising each choice of Way of the Panda is at a glance: rated by what it would bring, without trying it out.

A copy of a position takes longer than anything that is done here, so a change is made, looked at and taken back.
"""

from __future__ import annotations

from typing import Final

from teahouse.core.state import Step
from teahouse.games.panda.mind.growth import (
    QUICK,
    Weights,
    action_points,
    last_action_points,
    sheet,
    still_to_place,
)
from teahouse.games.panda.mind.ways import IN_CITY, NEVER, NOT_HERE, VILLAGE, Ways, builds
from teahouse.games.panda.rules.acting import Act
from teahouse.games.panda.rules.bonus import Tiles
from teahouse.games.panda.rules.building import Build
from teahouse.games.panda.rules.choices import (
    APPEAR,
    BUILD,
    CARD,
    COVER,
    FREE,
    LEAVE,
    MISSION,
    MOVE,
    PASS,
    REWARD,
    SPACE,
    TAKE,
    TILE,
    VANISH,
)
from teahouse.games.panda.rules.moving import Move, OneRoad
from teahouse.games.panda.rules.pieces import (
    CHAMPIONS,
    GOVERNOR,
    NAMED,
    QUEST,
)
from teahouse.games.panda.rules.roads import Cover
from teahouse.games.panda.rules.simple_actions import (
    GainActionPoints,
    GainPoints,
    SellChest,
    TakeQuest,
    TakeStrength,
    Teleport,
    VanishAppear,
)
from teahouse.games.panda.rules.state import Action, Panda

TWO_TILES: Final = 1.7  # two different tiles, measured by the better one
LOST_GUARD: Final = 2.0  # a guard that stays on the card of A9


class Glance:
    """Rates the choices of one seat at one position."""

    def __init__(self, s: Panda, seat: int, weights: Weights = QUICK) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.w: Final = weights
        self.ways: Final = Ways(s, seat, weights)
        self.left: Final[float] = self.ways.left

    def rate(self, legal: list[int]) -> list[float]:
        """What each choice brings, in points; passing and being done bring nothing."""
        step: Step[Panda] = self.s.pending[-1]
        if isinstance(step, Cover):
            return [self.ways.cover_and_go_on(step.road) if choice == COVER.base else 0.0 for choice in legal]
        if isinstance(step, OneRoad):
            if step.owner != self.seat:
                return [0.0] * len(legal)  # leading others is rare: any road will do
            build = builds(self.s.pending[-2]) if len(self.s.pending) > 1 else NOT_HERE
            return self.part(step.left, step.ignore, build, [], legal)
        steps = 0
        ignore = 0
        build = NOT_HERE
        at_once: list[Action] = []
        if isinstance(step, Act):
            for action in step.actions:
                if isinstance(action, Move):
                    steps = action.steps
                    ignore = action.ignore
                elif isinstance(action, Build):
                    build = IN_CITY if action.in_city else VILLAGE
                elif not action.asks:
                    at_once.append(action)
        return self.part(steps, ignore, build, at_once, legal)

    def part(self, steps: int, ignore: int, build: int, at_once: list[Action], legal: list[int]) -> list[float]:
        """Choices in the middle of actions: with so many roads to go, and a building that may follow."""
        found: list[float] = []
        for choice in legal:
            if MOVE.has(choice):
                found.append(self.ways.road(choice, steps, ignore, build))
                continue
            value = self.one(choice)
            for action in at_once:
                if action.has(choice):
                    value = self.action(action, NOT_HERE)
            found.append(value)
        return found

    def one(self, choice: int) -> float:
        s = self.s
        if SPACE.has(choice):
            return self.space(SPACE.index(choice))
        if TAKE.has(choice):
            return self.tile(TAKE.index(choice))
        if BUILD.has(choice):
            kind = BUILD.index(choice) // BUILD.width
            place = BUILD.index(choice) % BUILD.width
            here = s.place[self.seat * CHAMPIONS + kind]
            value = self.ways.building(kind, place)
            return value - self.ways.at(kind) if here == place else value
        if APPEAR.has(choice):
            return self.ways.appearing(APPEAR.index(choice) // APPEAR.width, APPEAR.index(choice) % APPEAR.width)
        if VANISH.has(choice):
            return -self.w.vanished - self.ways.at(VANISH.index(choice))
        if FREE.has(choice):
            return self.option(s.actions.neutral[FREE.index(choice)].actions)
        if choice == REWARD.base:
            return float(s.board.reward_vp)
        if CARD.has(choice):
            return self.card(s.row[0 if choice == CARD.base else -1])
        if MISSION.has(choice):
            return self.option([s.actions.special[MISSION.index(choice)]]) - LOST_GUARD
        if choice == TILE.base:
            return self.w.road
        if choice == LEAVE.base:
            return NEVER if s.supply[self.seat] > 0 else 0.0
        if choice == PASS.base:
            return -self.w.supply * still_to_place(s, s.position[self.seat], s.supply[self.seat], s.ap[self.seat])
        return 0.0

    # --- the action board ---

    def space(self, at: int) -> float:
        """What its action brings, less the guards and AP."""
        s = self.s
        seat = self.seat
        space = at // 2
        guards = s.needs[space]
        s.supply[seat] -= guards  # P-37: they are placed first and cannot cover ninjas any more
        gain = self.option(s.actions.options[at].actions)
        s.supply[seat] += guards
        if gain <= 0.0:
            return NEVER
        ap = s.ap[seat] - s.actions.costs[space]
        value = gain + self.purse(ap, s.on_board[seat] + guards) - self.purse(s.ap[seat], s.on_board[seat])
        if ap < 0 and s.actions.costs[space] > 0:
            value -= s.debt(ap)
        before = still_to_place(s, s.position[seat], s.supply[seat], s.ap[seat])
        return value + self.w.supply * (still_to_place(s, space, s.supply[seat] - guards, ap) - before)

    def purse(self, ap: int, on_board: int) -> float:
        return action_points(ap + on_board, self.w) if self.left > 0.0 else last_action_points(ap, self.w)

    def option(self, actions: list[Action]) -> float:
        """The best that can be done with one or two actions."""
        first = actions[0]
        if len(actions) == 1:
            return self.action(first, NOT_HERE)
        second = actions[1]
        if isinstance(first, Move) and isinstance(second, Build):
            return self.action(first, IN_CITY if second.in_city else VILLAGE)
        if isinstance(first, TakeStrength) and isinstance(second, TakeQuest) and second.effective(self.s, self.seat):
            if not first.effective(self.s, self.seat):
                return self.tile(second.tile)
            at = self.seat * CHAMPIONS + first.tile
            value = self.tile(first.tile)
            self.s.strength[at] += 1
            value += self.tile(second.tile)
            self.s.strength[at] -= 1
            return value
        return self.action(first, NOT_HERE) + self.action(second, NOT_HERE)

    def action(self, action: Action, build: int) -> float:
        s = self.s
        seat = self.seat
        best = 0.0
        if isinstance(action, Move):
            for champion in NAMED[action.who]:
                best = max(best, self.ways.trip(champion, action.steps, action.ignore, build))
            return best
        if isinstance(action, Build):
            for champion in NAMED[action.who]:
                if action.possible(s, seat, champion):
                    place = s.place[seat * CHAMPIONS + champion]
                    best = max(best, self.ways.building(champion, place) - self.ways.at(champion))
            return best
        if isinstance(action, TakeStrength):
            return self.tile(action.tile) if action.effective(s, seat) else 0.0
        if isinstance(action, TakeQuest):
            return self.tile(action.tile) if action.effective(s, seat) else 0.0
        if isinstance(action, SellChest):
            return self.sale(action.points) if action.effective(s, seat) else 0.0
        if isinstance(action, GainPoints):
            return float(action.points)
        if isinstance(action, GainActionPoints):
            ap = s.ap[seat]
            return self.purse(min(ap + action.amount, s.board.ap_max), s.on_board[seat]) - self.purse(
                ap, s.on_board[seat]
            )
        if isinstance(action, Tiles):
            for tile in action.kinds:
                if s.may_take(seat, tile):
                    best = max(best, self.tile(tile))
            return TWO_TILES * best
        if isinstance(action, (VanishAppear, Teleport)):
            for choice in action.choices(s, seat):
                if APPEAR.has(choice):
                    best = max(best, self.one(choice))
            return best
        return 1.0

    def card(self, card: int) -> float:
        value = 0.0
        for action in self.s.actions.cards[card]:
            value += self.action(action, NOT_HERE)
        return value

    # --- the sheet ---

    def tile(self, tile: int) -> float:
        """What a strength or quest tile brings."""
        s = self.s
        seat = self.seat
        champion = tile if tile < QUEST else tile - QUEST
        before = sheet(s, seat, self.left, self.w) + self.ways.at(champion)
        column = s.strength if tile < QUEST else s.quests
        column[seat * CHAMPIONS + champion] += 1
        after = sheet(s, seat, self.left, self.w) + self.ways.at(champion)
        column[seat * CHAMPIONS + champion] -= 1
        return after - before

    def sale(self, points: int) -> float:
        """What the topmost Chest brings; the column gets worse."""
        s = self.s
        at = self.seat * CHAMPIONS + GOVERNOR
        before = sheet(s, self.seat, self.left, self.w)
        s.quests[at] -= 1
        after = sheet(s, self.seat, self.left, self.w)
        s.quests[at] += 1
        return points + after - before
