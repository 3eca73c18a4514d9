"""Tiles given by cards and bonuses, and the bonus of the yellow locations (P-65, P-66, P-74)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, Step
from teahouse.games.panda.rules.acting import carry_out, option_effective
from teahouse.games.panda.rules.choices import DONE, FREE, REWARD, TAKE
from teahouse.games.panda.rules.phases import not_now
from teahouse.games.panda.rules.pieces import BORDER, QUEST, SEATS, TILE_NAMES
from teahouse.games.panda.rules.state import Action, Panda

STRENGTH_TILES: Final[list[int]] = [0, 1, 2]
QUEST_TILES: Final[list[int]] = [3, 4, 5]
ALL_TILES: Final[list[int]] = [0, 1, 2, 3, 4, 5]


def tiles_to_take(s: Panda, seat: int, kinds: list[int]) -> list[int]:
    """PR-43: those with supply and room on the sheet, as choices."""
    return [TAKE.base + tile for tile in kinds if s.may_take(seat, tile)]


def take(s: Panda, seat: int, tile: int) -> None:
    s.take_tile(seat, tile)
    if s.events is not None:
        s.tell("panda-take", seat=seat, tile=TILE_NAMES[tile])


def why_not_take(s: Panda, seat: int, kinds: list[int], choice: int) -> Reason | None:
    if not TAKE.has(choice):
        return None
    tile = TAKE.index(choice)
    if tile not in kinds:
        values: dict[str, int | str] = {"tile": TILE_NAMES[tile]}
        if tile < QUEST <= min(kinds):
            return Reason("P-73", "only-quest-tiles-now", values)
        if tile >= QUEST > max(kinds):
            return Reason("P-73", "only-strength-tiles-now", values)
        return Reason("PR-43", "this-kind-was-taken-just-now", values)
    return why_no_tile(s, tile)


def why_no_tile(s: Panda, tile: int) -> Reason:
    """P-67, P-68: no supply, or no room."""
    rule = "P-67" if tile < QUEST else "P-68"
    if s.tiles[tile] == 0:
        return Reason(rule, "none-is-left-in-the-supply", {"tile": TILE_NAMES[tile]})
    most = s.board.most_strength if tile < QUEST else s.board.most_quests
    return Reason(rule, "the-column-on-the-sheet-is-full", {"tile": TILE_NAMES[tile], "most": most})


class Tiles(Action):
    """P-73: so many different tiles of a card; nothing to decline."""

    asks = False

    def __init__(self, kinds: list[int], number: int) -> None:
        self.kinds: Final = kinds
        self.number: Final = number

    def effective(self, s: Panda, seat: int) -> bool:
        return len(tiles_to_take(s, seat, self.kinds)) > 0

    def run(self, s: Panda, seat: int) -> None:
        ask_for_tiles(s, seat, self.kinds, self.number)

    def why_void(self, s: Panda, seat: int) -> Reason:
        return Reason("PR-43", "no-tile-of-these-can-be-taken")


def ask_for_tiles(s: Panda, seat: int, kinds: list[int], number: int) -> None:
    """PR-43: as many as supply and sheet allow; no tile makes room or supply for another."""
    most = len(tiles_to_take(s, seat, kinds))
    if number > 0 and most > 0:
        s.push(TakeTile(seat, kinds, min(number, most)))


class TakeTile(Step[Panda]):
    """PR-43: one tile; the next one is of another kind."""

    def __init__(self, actor: int, kinds: list[int], number: int) -> None:
        super().__init__(actor)
        self.kinds: Final = kinds
        self.number: Final = number

    def legal(self, s: Panda) -> list[int]:
        return tiles_to_take(s, self.actor, self.kinds)

    def apply(self, s: Panda, choice: int) -> None:
        take_one_of(s, self.actor, self.kinds, self.number, choice)

    def why_not(self, s: Panda, choice: int) -> Reason | None:
        first = Reason("PR-43", "take-a-tile-first", {"count": self.number})
        return why_not_take(s, self.actor, self.kinds, choice) or not_now(s, choice, first)


def take_one_of(s: Panda, seat: int, kinds: list[int], number: int, choice: int) -> None:
    chosen = TAKE.index(choice)
    take(s, seat, chosen)
    ask_for_tiles(s, seat, [tile for tile in kinds if tile != chosen], number - 1)


# --- the yellow locations ---


class BorderBonus(Step[Panda]):
    """P-65, PR-65: first the free neutral action, then the reward; PO-3: one of the two."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat: Final = seat

    def apply(self, s: Panda, choice: int) -> None:
        if s.rulings.bonus_choose_one:
            s.push(ONE_BONUS[self.seat])
            return
        s.push(BORDER_REWARD[self.seat])
        if free_actions(s, self.seat):
            s.push(FREE_ACTION[self.seat])


def free_actions(s: Panda, seat: int) -> list[int]:
    """P-65 (a): the neutral spaces that would do something now, as choices."""
    found: list[int] = []
    for row, option in enumerate(s.actions.neutral):
        if option_effective(s, seat, option):
            found.append(FREE.base + row)
    return found


def act_freely(s: Panda, seat: int, choice: int) -> None:
    """P-66, PR-41, PR-42: without guards and AP, whatever the position."""
    row = FREE.index(choice)
    if s.events is not None:
        s.tell("panda-free", seat=seat, row=row + 1)
    carry_out(s, seat, s.actions.neutral[row], True)


def rewards(s: Panda, seat: int) -> list[int]:
    """P-65 (b): points or tiles, as choices."""
    return [REWARD.base, *tiles_to_take(s, seat, ALL_TILES)]


def take_reward(s: Panda, seat: int, choice: int) -> None:
    if choice == REWARD.base:
        s.gain(seat, s.board.reward_vp, BORDER)
        if s.events is not None:
            s.tell("panda-reward", seat=seat, points=s.board.reward_vp)
    else:
        take_one_of(s, seat, ALL_TILES, s.board.reward_tiles, choice)


def why_not_free(s: Panda, choice: int) -> Reason | None:
    if not FREE.has(choice):
        return None
    row = FREE.index(choice) + 1
    if row > len(s.actions.neutral):
        return Reason("P-15", "the-board-has-no-such-row", {"row": row})
    if option_effective(s, s.actor, s.actions.neutral[row - 1]):
        return None  # it can be chosen
    missing = s.actions.neutral[row - 1].actions[0].why_void(s, s.actor)
    return Reason("P-66", missing.key, missing.values)


class FreeAction(Step[Panda]):
    """P-65 (a): one neutral action, or none."""

    def legal(self, s: Panda) -> list[int]:
        return [*free_actions(s, self.actor), DONE.base]

    def apply(self, s: Panda, choice: int) -> None:
        if choice != DONE.base:
            act_freely(s, self.actor, choice)

    def why_not(self, s: Panda, choice: int) -> Reason | None:
        first = Reason("P-65", "decide-about-the-free-action-first")
        return why_not_free(s, choice) or not_now(s, choice, first)


class Reward(Step[Panda]):
    """P-65 (b): points, or different tiles."""

    def legal(self, s: Panda) -> list[int]:
        return rewards(s, self.actor)

    def apply(self, s: Panda, choice: int) -> None:
        take_reward(s, self.actor, choice)

    def why_not(self, s: Panda, choice: int) -> Reason | None:
        return why_not_take(s, self.actor, ALL_TILES, choice) or not_now(s, choice, BONUS_FIRST)


class OneBonus(Step[Panda]):
    """PO-3: the neutral action or the points or the tiles."""

    def legal(self, s: Panda) -> list[int]:
        return free_actions(s, self.actor) + rewards(s, self.actor)

    def apply(self, s: Panda, choice: int) -> None:
        if FREE.has(choice):
            act_freely(s, self.actor, choice)
        else:
            take_reward(s, self.actor, choice)

    def why_not(self, s: Panda, choice: int) -> Reason | None:
        reason = why_not_free(s, choice)
        if reason is None:
            reason = why_not_take(s, self.actor, ALL_TILES, choice)
        return reason or not_now(s, choice, BONUS_FIRST)


BONUS_FIRST: Final = Reason("P-65", "take-your-border-bonus-first")
BORDER_BONUS: Final[list[BorderBonus]] = [BorderBonus(seat) for seat in range(SEATS)]
FREE_ACTION: Final[list[FreeAction]] = [FreeAction(seat) for seat in range(SEATS)]
BORDER_REWARD: Final[list[Reward]] = [Reward(seat) for seat in range(SEATS)]
ONE_BONUS: Final[list[OneBonus]] = [OneBonus(seat) for seat in range(SEATS)]
