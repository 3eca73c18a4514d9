"""How good a position of Tang Garden is for a player, in points: what greedy and searching players look at.

Points that are safe count in full. What is still growing (tracks, sets of cards, skills, lanterns) counts by what it
usually becomes in the turns that are left, and for nothing once the game is over. Solo is judged in solo_judge.py.
"""

from __future__ import annotations

from typing import Final

from teahouse.core import knowledge
from teahouse.core.state import CHANCE, OVER, State, Step
from teahouse.games.tang.mind.growth import (
    GREEDY,
    SECOND_TILE,
    Hopes,
    cards_worth,
    mini_worth,
    track_worth,
    turns_left,
)
from teahouse.games.tang.mind.solo_judge import SoloJudge
from teahouse.games.tang.rules.building import AfterTile, ChooseTile
from teahouse.games.tang.rules.choices import LANTERN, PUT, REFRESH, SLOT
from teahouse.games.tang.rules.decorating import AfterDecoration, Choose, ChooseCard, PutDecoration, playable_cards
from teahouse.games.tang.rules.influence import DrawBlind, EndOfTurn, SendMini
from teahouse.games.tang.rules.landscapes import ChooseSlot, ChooseToken, PickLandscape, SearchPile, TakeToken
from teahouse.games.tang.rules.minis import Face, Stand, Whom
from teahouse.games.tang.rules.pieces import (
    BIT,
    BONUS_COUNT,
    CHARACTER_COUNT,
    DECORATION_COINS,
    KIND_COUNT,
    LANDSCAPE,
    LANTERN_COUNT,
    NO_TILE,
    PAVILION,
    REPOSITION,
    ROCK,
    TWO_DECORATIONS,
)
from teahouse.games.tang.rules.placing import ChooseCell, Paths, Rotate
from teahouse.games.tang.rules.solo import ChooseCopy, ChooseDisplay, ChooseStack, PairDecoration
from teahouse.games.tang.rules.state import NOWHERE, Tang
from teahouse.games.tang.rules.turn import Turn

LOWEST: Final = -100000.0

# The weaknesses of people
FORGETS_VIEWS: Final = "forgets what its guests see"
FORGETS_COLUMNS: Final = "does not plan for columns"
COUNTS_NO_END: Final = "does not count the end"
PLAYS_ALONE: Final = "plays for itself alone"
WEAKNESSES: Final = (FORGETS_VIEWS, COUNTS_NO_END, FORGETS_COLUMNS, PLAYS_ALONE)
ALWAYS: Final = 5.0  # turns that somebody believes to have left who does not count them


class Judge(knowledge.Judge):
    """Judges positions for one seat; made anew for every decision, so that what it remembers cannot grow old."""

    def __init__(self, seat: int, weak: tuple[str, ...] = ()) -> None:
        self.seat: Final = seat
        self.solo: Final = SoloJudge()
        self.known: dict[tuple[int, int, int], float] = {}
        self.views: Final = FORGETS_VIEWS not in weak
        self.columns: Final = FORGETS_COLUMNS not in weak
        self.alone: Final = PLAYS_ALONE in weak
        self.least: Final = ALWAYS if COUNTS_NO_END in weak else 0.0

    def settled(self, state: State) -> bool:
        """`value` looks through the small decisions itself, so nobody need look further."""
        return True

    def worth_trying(self, state: State, choice: int) -> bool:
        """A mini is moved when the turn is over and shows what it changed; refreshing waits for other choices, too."""
        assert isinstance(state, Tang)
        if pointless(state, choice):
            return False
        if choice == LANTERN.base + REPOSITION:
            return isinstance(state.pending[-1], EndOfTurn)
        return not REFRESH.has(choice) or len(state.legal()) < 4

    def value(self, state: State) -> float:
        """What the position is worth to the seat, compared with the best of the others."""
        assert isinstance(state, Tang)
        if state.actor == OVER:
            scores = state.scores()
            if state.seats == 1:
                return self.solo.over(state)
            rival = max([scores[other] for other in range(state.seats) if other != self.seat])
            return float(scores[self.seat] - rival)
        if state.actor == self.seat and len(state.pending) > 0:
            step: Step[Tang] = state.pending[-1]
            if isinstance(step, (ChooseCell, Rotate, Stand, Face, SendMini, Whom, ChooseTile)):
                return self.best(state, state.legal())
            if isinstance(step, (ChooseDisplay, ChooseStack, ChooseCopy)):
                return self.best(state, state.legal())
            if isinstance(step, (PutDecoration, PairDecoration)):
                return self.best(state, [choice for choice in state.legal() if PUT.has(choice)] or state.legal())
            if isinstance(step, ChooseSlot):
                return self.best(state, one_per_side(state.legal()))
        if state.seats == 1:
            return self.solo.value(state)
        return self.own(state) if self.alone else self.own(state) - self.rivals(state)

    def best(self, s: Tang, choices: list[int]) -> float:
        """The best that one of these choices leads to; helpers besides the matter itself are left out."""
        highest = LOWEST
        for choice in choices:
            if (REFRESH.has(choice) or LANTERN.has(choice)) and len(choices) > 1:
                continue
            further = s.clone()
            further.apply(choice)
            highest = max(highest, self.value(further))
        return highest

    def rivals(self, s: Tang) -> float:
        """The best of the others. What the turn of this seat cannot change about them is remembered."""
        highest = LOWEST
        mine = s.cards[self.seat * KIND_COUNT + PAVILION]
        for other in range(s.seats):
            if other != self.seat:
                turns = turns_left(s, other, GREEDY)
                key = (other, int(turns * 100.0), mine)
                if key not in self.known:
                    self.known[key] = holdings(s, other, turns, GREEDY)
                highest = max(highest, self.known[key] + views(s, other, turns, GREEDY))
        return highest

    def own(self, s: Tang) -> float:
        """What the seat has, what grows, and what the rest of its turn brings."""
        turns = max(self.least, turns_left(s, self.seat, GREEDY))
        value = holdings(s, self.seat, turns, GREEDY)
        if self.views:
            value += views(s, self.seat, turns, GREEDY)
        if not self.columns:
            value -= track_worth(s, self.seat, turns, GREEDY)
        if s.seat == self.seat:
            value += self.promised(s, turns)
        return value

    def promised(self, s: Tang, turns: float) -> float:
        """What the rest of the turn will bring, by the steps that wait for their moment."""
        value = 0.95 * GREEDY.character * s.opportunities
        for step in s.pending:
            if isinstance(step, Paths):
                value += 1.1 * step.paths
            elif isinstance(step, (PickLandscape, TakeToken, ChooseToken, SearchPile)):
                value += GREEDY.landscape
            elif isinstance(step, AfterTile):
                if s.two and s.placed <= 1 and s.face_up_count() > 0:
                    value += SECOND_TILE
            elif isinstance(step, Choose):
                value += self.expected(s, turns)
            elif isinstance(step, ChooseCard):
                value += self.best_card(s, turns)
            elif isinstance(step, AfterDecoration):
                if s.two and s.placed <= 1:
                    value += 0.6 * self.best_card(s, turns)
            elif isinstance(step, DrawBlind):
                value += GREEDY.character
        return value

    def card(self, s: Tang, card: int, turns: float) -> float:
        """T-49, T-50: what a card and its bonus would add."""
        seat = self.seat
        kind = card // BONUS_COUNT
        bonus = card % BONUS_COUNT
        at = seat * KIND_COUNT + kind
        before = cards_worth(s, seat, turns, GREEDY)
        s.cards[at] += 1
        value = cards_worth(s, seat, turns, GREEDY) - before
        s.cards[at] -= 1
        active = s.board.characters[s.active[seat]]
        if active.skill == DECORATION_COINS and kind in active.kinds:
            value += active.coins
        if s.board.has_space[kind] and len(s.character_spaces()) == 0:
            value += 1.0
        for mini in range(CHARACTER_COUNT):
            if s.owner[mini] == seat and s.at[mini] != NOWHERE:
                value += 0.4
        if bonus == LANDSCAPE:
            return value + (GREEDY.landscape if s.tokens_left > 0 else 0.0)
        if bonus <= ROCK:
            return value + self.step(s, bonus, turns)
        best = 0.0
        if bonus < LANDSCAPE:
            for terrain in range(3):
                best = max(best, self.step(s, terrain, turns))
        return value + best

    def step(self, s: Tang, terrain: int, turns: float) -> float:
        at = self.seat * 3 + terrain
        if s.cubes[at] >= s.board.last_position:
            return 0.0
        value = -track_worth(s, self.seat, turns, GREEDY)
        s.cubes[at] += 1
        reached = 1 if self.completes(s) else 0
        s.reached[self.seat] += reached  # else the column would count as one that is still ahead, too
        value += track_worth(s, self.seat, turns, GREEDY) + s.board.column_coins[s.cubes[at]]
        s.reached[self.seat] -= reached
        s.cubes[at] -= 1
        return value + GREEDY.character * reached

    def completes(self, s: Tang) -> bool:
        reached = s.reached[self.seat]
        columns = s.board.character_columns
        first = self.seat * 3
        return reached < len(columns) and min(s.cubes[first : first + 3]) >= columns[reached]

    def best_card(self, s: Tang, turns: float) -> float:
        best = 0.0
        for card in playable_cards(s):
            best = max(best, self.card(s, card, turns))
        return best

    def expected(self, s: Tang, turns: float) -> float:
        """The best of the cards to come: how likely each value is to be the highest."""
        count = len(s.drawn)
        if s.actor == CHANCE or count == 0:
            count = max(count, s.board.base_draw + sum([1 for tile in s.face_up if tile == NO_TILE]))
        elif count > 0:
            return self.best_card(s, turns)
        worths: list[tuple[float, int]] = []
        for card, copies in enumerate(s.deck):
            if copies > 0:
                playable = s.playable(card // BONUS_COUNT)
                worths.append((self.card(s, card, turns) if playable else 0.0, copies))
        if s.deck_size == 0:
            return 0.0
        worths.sort()
        below = 0
        value = 0.0
        second = 0.0
        for worth, copies in worths:
            low, high = below / s.deck_size, (below + copies) / s.deck_size
            value += worth * (high**count - low**count)
            second += worth * (high ** (count - 1) - low ** (count - 1))
            below += copies
        return value + 0.7 * second if s.two else value


def pointless(state: State, choice: int) -> bool:
    """Two decorations are declared when the cards are known, as T-70.2 lets one; and in the last turn no lantern is
    made ready: tokens break ties."""
    assert isinstance(state, Tang)
    if choice == LANTERN.base + TWO_DECORATIONS:
        return isinstance(state.pending[-1], Turn)
    if not REFRESH.has(choice) or state.seats == 1:
        return False
    last = state.trigger != "" or state.tokens_left <= state.board.end_tokens
    return last and turns_left(state, state.seat, GREEDY) <= 0.0


def holdings(s: Tang, seat: int, turns: float, hopes: Hopes) -> float:
    """Coins and cards, and what tracks, skill, lanterns and tokens may still bring."""
    value = s.coins[seat] + cards_worth(s, seat, turns, hopes) + track_worth(s, seat, turns, hopes)
    value += hopes.skills[s.board.characters[s.active[seat]].skill] * turns
    for lantern in range(LANTERN_COUNT):
        if s.used[seat] & BIT[lantern] == 0:
            value += hopes.lanterns[lantern] * min(1.0, turns / 2.5)
    tokens = s.owned[seat * 2] + s.owned[seat * 2 + 1]
    value += hopes.token * tokens * min(1.0, turns / 3.0) + 0.02 * tokens  # at the end they break ties
    if s.holds_token[seat]:
        value += 0.7 * hopes.character * min(1.0, turns)
    return value


def views(s: Tang, seat: int, turns: float, hopes: Hopes) -> float:
    value = 0.0
    for mini in range(CHARACTER_COUNT):
        if s.owner[mini] == seat and s.at[mini] != NOWHERE:
            value += mini_worth(s, mini, turns, hopes)
    return value


def one_per_side(choices: list[int]) -> list[int]:
    """Slots of one side are as good as each other (T-82)."""
    found: list[int] = []
    seen = [False, False, False, False]
    for choice in choices:
        side = SLOT.index(choice) // 3
        if not seen[side]:
            seen[side] = True
            found.append(choice)
    return found
