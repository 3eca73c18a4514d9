"""What each choice of Tang Garden brings, at a glance: added up from the pieces, without trying it on a copy.

For playing on quickly with two to four players. It knows what the judgement of `growth` counts for the seat itself;
what it opens for the others is left to the search.
"""

from __future__ import annotations

from typing import Final

from teahouse.core.state import Step
from teahouse.games.tang.mind.growth import (
    Hopes,
    cards_worth,
    track_worth,
    turns_left,
)
from teahouse.games.tang.mind.judge import holdings, views
from teahouse.games.tang.mind.sights import UNKNOWN, Sights
from teahouse.games.tang.rules.board import NO_TOKEN, Character
from teahouse.games.tang.rules.building import BuildAgain
from teahouse.games.tang.rules.choices import (
    BUILD,
    CELL,
    COINS,
    DECORATE,
    DONE,
    FACE,
    INFLUENCE,
    KEEP,
    LANTERN,
    MERCHANT_TAKES,
    MOVE,
    PICK,
    PUT,
    REFRESH,
    ROTATE,
    SEND,
    SLOT,
    STAND,
    STEP,
    TOKEN,
)
from teahouse.games.tang.rules.decorating import DecorateAgain, PutDecoration
from teahouse.games.tang.rules.influence import EndOfTurn, SendMini
from teahouse.games.tang.rules.landscapes import ChooseSlot, PickLandscape, pile
from teahouse.games.tang.rules.minis import Face, Stand, minis_of
from teahouse.games.tang.rules.pieces import (
    ANY,
    BIT,
    BONUS_COUNT,
    DECORATION_COINS,
    EMPTY,
    KIND_COUNT,
    LANDSCAPE,
    LANTERN_COUNT,
    MONK,
    NO_TILE,
    OFF,
    PATH,
    ROCK,
    SEARCH,
    SPOTS,
    TEMPLE,
    TOKEN_COIN,
    TRACK_COIN,
    TWO_DECORATIONS,
    TWO_TILES,
    bits_of,
)
from teahouse.games.tang.rules.placing import ChooseCell, Paths, Rotate, enclosures
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.rules.turn import Turn

LATER: Final = 3.0  # what is not looked at here comes so far behind the best of the others


class Glance:
    """A player's look at the table in the middle of a decision."""

    def __init__(self, s: Tang, hopes: Hopes) -> None:
        self.s: Final = s
        self.hopes: Final = hopes
        self.seat: Final = s.actor
        self.turns: Final = turns_left(s, s.actor, hopes)
        self.active: Final[Character] = s.board.characters[s.active[s.actor]]
        self.sights: Final = Sights(s, self.seat, self.turns, hopes)
        # worked out when they are needed:
        self.known_steps: dict[int, float] = {}
        self.known_builds: dict[int, float] = {}
        self.known_cards: list[tuple[float, int]] | None = None
        self.known_token: float = UNKNOWN

    def values(self, legal: list[int]) -> list[float]:
        """What each choice brings, in points; only the differences matter."""
        found: list[float] = []
        best = UNKNOWN
        step: Step[Tang] = self.s.pending[-1]
        for choice in legal:
            value = self.value(step, choice)
            best = max(best, value)
            found.append(value)
        if best == UNKNOWN:
            best = 0.0
        for number in range(len(found)):
            if found[number] == UNKNOWN:
                found[number] = best - LATER
        return found

    def value(self, step: Step[Tang], choice: int) -> float:
        s = self.s
        if BUILD.has(choice):
            return self.build(s.face_up[BUILD.index(choice)])
        if isinstance(step, ChooseCell) and CELL.has(choice):
            return self.cell(step.tile(s), CELL.index(choice))
        if isinstance(step, Rotate):
            return self.tile(step.tile * 4 + ROTATE.index(choice), step.cell)
        if choice == DECORATE.base:
            return self.decorate(False)
        if KEEP.has(choice):
            return self.card(KEEP.index(choice))
        if isinstance(step, PutDecoration):
            return self.sights.looked_at(PUT.index(choice) // SPOTS)
        if isinstance(step, Paths):
            if choice == COINS.base:
                return float(step.paths)
            if STEP.has(choice):
                return self.one_step(STEP.index(choice)) + step.paths - 2
        if STEP.has(choice):
            return self.one_step(STEP.index(choice))
        if PICK.has(choice):
            return self.sights.landscape(PICK.index(choice))
        if isinstance(step, ChooseSlot):
            return self.sights.landscape_on(step.landscape, SLOT.index(choice) // 3)
        if INFLUENCE.has(choice):
            return self.influenced(step, self.sights.influence(INFLUENCE.index(choice)))
        if isinstance(step, SendMini) and SEND.has(choice):
            return self.sights.send(SEND.index(choice), step.character)
        if isinstance(step, Stand):
            return self.sights.stand(step.mini, STAND.index(choice))
        if isinstance(step, Face):
            return self.sights.facing(step.mini, step.space * 4 + FACE.index(choice))
        if MOVE.has(choice):
            return self.sights.moved(MOVE.index(choice))
        if choice == DONE.base or TOKEN.has(choice):  # what a token brings is seen when it is taken
            return 0.0
        if LANTERN.has(choice):
            return self.lantern(step, LANTERN.index(choice))
        if REFRESH.has(choice):
            lantern = REFRESH.index(choice) % LANTERN_COUNT
            paid = s.board.refresh_cost[s.seats - 1] * self.hopes.token * min(1.0, self.turns / 3.0)
            return self.ready(lantern) - paid - 0.1
        if MERCHANT_TAKES.has(choice):
            return 4.0
        return UNKNOWN

    # --- tiles ---

    def build(self, tile: int) -> float:
        """The best place for a tile."""
        if tile in self.known_builds:
            return self.known_builds[tile]
        s = self.s
        best = UNKNOWN
        for cell in s.open_spaces:
            best = max(best, self.cell(tile, cell))
        # T-67: paid when building begins; `placed` still counts the action before
        if self.active.skill == MONK and s.face_up_count() == 2 and isinstance(s.pending[-1], Turn):
            best += self.active.coins
        self.known_builds[tile] = best
        return best

    def cell(self, tile: int, cell: int) -> float:
        best = UNKNOWN
        mask = self.s.rotations(tile, cell)
        rotation = 0
        while mask:
            if mask & 1:
                best = max(best, self.tile(tile * 4 + rotation, cell))
            mask >>= 1
            rotation += 1
        return best

    def tile(self, face: int, cell: int) -> float:
        """T-31: edges, enclosures, temples, paths, token."""
        s = self.s
        faces = s.faces
        steps = [0, 0, 0]
        paths = 0
        coins = s.board.temple_coins[faces.edge[face * 4] - TEMPLE] if faces.edge[face * 4] >= TEMPLE else 0
        open_patches = 0
        closing = len(faces.closed[face]) > 0
        for d in range(4):
            beside = s.board.near[cell * 4 + d]
            ours = faces.edge[face * 4 + d]
            if beside == OFF or s.lying[beside] == EMPTY:
                if ours <= ROCK:
                    open_patches |= BIT[faces.patch[face * 4 + d]]
                continue
            theirs = faces.edge[s.lying[beside] * 4 + (d ^ 2)]
            if ours == theirs:
                if ours <= ROCK:
                    steps[ours] += 1
                elif ours == PATH:
                    paths += 1
            elif theirs <= ROCK or ours <= ROCK:
                closing = True
                if ours == theirs + TEMPLE or theirs == ours + TEMPLE:
                    coins += s.board.temple_edge_coins[min(ours, theirs)]
        for d in faces.entries[face]:
            if open_patches & BIT[faces.patch[face * 4 + d]] == 0:
                closing = True
        if closing:
            s.lying[cell] = face
            for terrain in enclosures(s, face, cell):
                steps[terrain] += 1
            s.lying[cell] = EMPTY
        value = coins + self.steps(steps[0], steps[1], steps[2])
        if paths >= 2:
            value += max(float(paths), paths - 2 + max(self.one_step(0), self.one_step(1), self.one_step(2)))
        else:
            value += paths
        if self.active.skill == TRACK_COIN and steps[self.active.terrain] > 0:
            value += self.active.coins
        if s.token_on(cell) != NO_TOKEN:
            value += self.token()
        return value + self.sights.shown(face, cell)

    def steps(self, greenery: int, water: int, rock: int) -> float:
        """T-55, T-57: what steps with the cubes bring, now and as a better start for the next ones."""
        if greenery + water + rock == 0:
            return 0.0
        key = greenery + 16 * water + 256 * rock
        if key not in self.known_steps:
            self.known_steps[key] = self.advanced([greenery, water, rock])
        return self.known_steps[key]

    def advanced(self, steps: list[int]) -> float:
        s = self.s
        first = self.seat * 3
        before = s.cubes[first : first + 3]
        reached = s.reached[self.seat]
        value = -track_worth(s, self.seat, self.turns, self.hopes)
        for terrain in range(3):
            for _ in range(steps[terrain]):
                if s.cubes[first + terrain] < s.board.last_position:
                    s.cubes[first + terrain] += 1
                    value += s.board.column_coins[s.cubes[first + terrain]]
        columns = s.board.character_columns
        last = min(s.cubes[first], s.cubes[first + 1], s.cubes[first + 2])
        while s.reached[self.seat] < len(columns) and last >= columns[s.reached[self.seat]]:
            s.reached[self.seat] += 1
            value += self.hopes.character
        value += track_worth(s, self.seat, self.turns, self.hopes)
        for terrain in range(3):
            s.cubes[first + terrain] = before[terrain]
        s.reached[self.seat] = reached
        return value

    def one_step(self, terrain: int) -> float:
        value = self.steps(1 if terrain == 0 else 0, 1 if terrain == 1 else 0, 1 if terrain == 2 else 0)
        if self.active.skill == TRACK_COIN and self.active.terrain == terrain:
            value += self.active.coins
        return value

    def token(self) -> float:
        """T-46, T-72: a token, its landscape, and the end of the game if it is the last."""
        if self.known_token == UNKNOWN:
            s = self.s
            value = self.hopes.landscape + self.hopes.token * min(1.0, self.turns / 3.0)
            if self.active.skill == TOKEN_COIN:
                value += self.active.coins
            if not s.trigger and s.tokens_left == s.board.end_tokens + 1:
                value += self.lead(True) - self.lead(False)
            self.known_token = value
        return self.known_token

    def lead(self, ending: bool) -> float:
        """The lead over the best of the others, if the game goes on or ends with this round."""
        s = self.s
        own = 0.0
        rival = UNKNOWN
        for seat in range(s.seats):
            turns = turns_left(s, seat, self.hopes)
            if ending:
                turns = 1.0 if seat > self.seat else 0.0
            worth = holdings(s, seat, turns, self.hopes) + views(s, seat, turns, self.hopes)
            if seat == self.seat:
                own = worth
            else:
                rival = max(rival, worth)
        return own - rival

    # --- decorations ---

    def card(self, card: int) -> float:
        """T-49, T-50: what a card and its bonus add."""
        return self.kind(card // BONUS_COUNT) + self.bonus(card % BONUS_COUNT)

    def kind(self, kind: int) -> float:
        s = self.s
        at = self.seat * KIND_COUNT + kind
        value = -cards_worth(s, self.seat, self.turns, self.hopes)
        s.cards[at] += 1
        value += cards_worth(s, self.seat, self.turns, self.hopes)
        s.cards[at] -= 1
        if self.active.skill == DECORATION_COINS and kind in self.active.kinds:
            value += self.active.coins
        return value

    def bonus(self, bonus: int) -> float:
        if bonus <= ROCK:
            return self.one_step(bonus)
        if bonus == ANY:
            return max(self.one_step(0), self.one_step(1), self.one_step(2))
        return self.token() if bonus == LANDSCAPE and self.s.tokens_left > 0 else 0.0

    def decorate(self, two: bool) -> float:
        """T-48: the best of the cards to come, by how likely each is to be the best."""
        s = self.s
        count = s.board.base_draw
        for tile in s.face_up:
            if tile == NO_TILE:
                count += 1
        if s.deck_size < count:
            return 0.0
        below = 0
        value = 0.0
        size = float(s.deck_size)
        low = 0.0
        low_second = 0.0
        for worth, copies in self.cards_to_come():
            below += copies
            part = below / size
            rest = 1.0
            for _ in range(count - 1):
                rest *= part
            high = rest * part
            value += worth * (high - low)
            low = high
            if two:
                value += 0.7 * worth * (rest - low_second)
                low_second = rest
        minis = minis_of(s, self.seat)
        return value + 0.4 * len(minis)

    def cards_to_come(self) -> list[tuple[float, int]]:
        """What each card of the deck adds, the worst first, and how many there are of it."""
        if self.known_cards is None:
            s = self.s
            found: list[tuple[float, int]] = []
            bonuses = [self.bonus(bonus) for bonus in range(BONUS_COUNT)]
            for kind in range(KIND_COUNT):
                playable = s.playable(kind)
                worth = self.kind(kind) if playable else 0.0
                for bonus in range(BONUS_COUNT):
                    copies = s.deck[kind * BONUS_COUNT + bonus]
                    if copies > 0:
                        found.append((worth + bonuses[bonus] if playable else 0.0, copies))
            found.sort()
            self.known_cards = found
        return self.known_cards

    # --- lanterns and character tokens ---

    def influenced(self, step: Step[Tang], worth: float) -> float:
        """T-60: what a character brings; at the end of a turn it costs the character token."""
        return worth - 0.7 * self.hopes.character * min(1.0, self.turns) if isinstance(step, EndOfTurn) else worth

    def ready(self, lantern: int) -> float:
        return self.hopes.lanterns[lantern] * min(1.0, self.turns / 2.5)

    def lantern(self, step: Step[Tang], lantern: int) -> float:
        s = self.s
        value = -self.ready(lantern)
        if lantern == TWO_TILES:
            built = sorted([self.build(s.face_up[stack]) for stack in s.stacks_that_fit()], reverse=True)
            value += built[0]
            if not isinstance(step, BuildAgain) and len(built) > 1:
                value += built[1]
        elif lantern == TWO_DECORATIONS:
            if not s.drawn:
                value += self.decorate(True)
            else:
                cards = sorted([self.card(card) if s.playable(card // BONUS_COUNT) else 0.0 for card in s.drawn])
                value += cards[-1]
                if not isinstance(step, DecorateAgain) and len(cards) > 1:
                    value += cards[-2]
        elif lantern == SEARCH and isinstance(step, PickLandscape):
            value += max([self.sights.landscape(other) for other in bits_of(pile(s, step.size))])
        elif lantern == SEARCH:
            found = [self.sights.influence(other) for other in s.row]
            value += self.influenced(step, max(found) + 1.0 if found else self.hopes.character)
        elif isinstance(step, EndOfTurn) and self.turns <= 1.0:  # the end shows best where a mini should look
            value += max([self.sights.moved(mini) for mini in minis_of(s, self.seat)])
        else:
            value -= LATER
        return value
