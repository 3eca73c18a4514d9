"""The other actions: tiles, selling a Chest, points, action points, vanishing and appearing (P-67 to P-72, P-83)."""

from __future__ import annotations

from typing import Any, Final

from teahouse.core.errors import Reason
from teahouse.games.panda.rules.bonus import take, why_no_tile
from teahouse.games.panda.rules.choices import APPEAR, GAIN, PLACE_NAMES, SELL, TAKE, VANISH
from teahouse.games.panda.rules.pieces import (
    BUILDING_NAMES,
    CHAMPION_NAMES,
    CHAMPIONS,
    CHEST,
    GOVERNOR,
    QUEST,
    SALES,
    SHEET,
)
from teahouse.games.panda.rules.state import SHEETS, STOCK, Action, Panda


class AtOnce(Action):
    """An action without a decision: alone it happens at once, beside another it is a choice (P-17)."""

    asks = False

    def __init__(self, code: int) -> None:
        self.code: Final = code

    def arguments(self) -> tuple[Any, ...]:
        """The code follows from the others."""
        return super().arguments()[1:]

    def choices(self, s: Panda, seat: int) -> list[int]:
        return [self.code] if self.effective(s, seat) else []

    def has(self, choice: int) -> bool:
        return choice == self.code

    def choose(self, s: Panda, seat: int, choice: int, free: bool) -> None:
        self.run(s, seat)


class TakeStrength(AtOnce):
    """P-67: the shown tile, if the supply has one and the column room."""

    def __init__(self, tile: int) -> None:
        super().__init__(TAKE.of(tile))
        self.tile: Final = tile

    def effective(self, s: Panda, seat: int) -> bool:
        return s.may_take(seat, self.tile)

    def run(self, s: Panda, seat: int) -> None:
        if self.effective(s, seat):
            take(s, seat, self.tile)

    def why_not(self, s: Panda, seat: int, choice: int) -> Reason | None:
        return self.why_void(s, seat) if choice == self.code else None

    def why_void(self, s: Panda, seat: int) -> Reason:
        return why_no_tile(s, self.tile)


class TakeQuest(AtOnce):
    """P-68: the shown tile, if also its champion stands at its own kind of building."""

    def __init__(self, tile: int) -> None:
        super().__init__(TAKE.of(tile))
        self.tile: Final = tile

    def effective(self, s: Panda, seat: int) -> bool:
        return s.at_own_building(seat, self.tile - QUEST) and s.may_take(seat, self.tile)

    def run(self, s: Panda, seat: int) -> None:
        if self.effective(s, seat):
            take(s, seat, self.tile)

    def why_not(self, s: Panda, seat: int, choice: int) -> Reason | None:
        return self.why_void(s, seat) if choice == self.code else None

    def why_void(self, s: Panda, seat: int) -> Reason:
        champion = self.tile - QUEST
        return why_no_tile(s, self.tile) if s.at_own_building(seat, champion) else not_at_home("P-68", champion)

    def closed(self, s: Panda, seat: int) -> bool:
        return not s.at_own_building(seat, self.tile - QUEST)


class SellChest(AtOnce):
    """P-70, PR-44: the Governor at a Market sells the topmost Chest."""

    def __init__(self, points: int) -> None:
        super().__init__(SELL.base)
        self.points: Final = points

    def effective(self, s: Panda, seat: int) -> bool:
        return s.quests[seat * CHAMPIONS + GOVERNOR] > 0 and s.at_own_building(seat, GOVERNOR)

    def run(self, s: Panda, seat: int) -> None:
        if not self.effective(s, seat):
            return
        s.quests[seat * CHAMPIONS + GOVERNOR] -= 1
        s.tiles[CHEST] += 1
        s.touch(STOCK)
        s.touch(SHEETS)
        s.gain(seat, self.points, SALES)
        if s.events is not None:
            s.tell("panda-sell", seat=seat, points=self.points)

    def why_not(self, s: Panda, seat: int, choice: int) -> Reason | None:
        return self.why_void(s, seat) if choice == self.code else None

    def why_void(self, s: Panda, seat: int) -> Reason:
        if s.quests[seat * CHAMPIONS + GOVERNOR] == 0:
            return Reason("P-70", "no-chest-to-sell")
        return not_at_home("P-70", GOVERNOR)


def not_at_home(rule: str, champion: int) -> Reason:
    values: dict[str, int | str] = {"champion": CHAMPION_NAMES[champion], "building": BUILDING_NAMES[champion]}
    return Reason(rule, "the-champion-is-not-at-its-own-building", values)


class GainPoints(AtOnce):
    """P-72: the printed amount; also of cards and of A9."""

    def __init__(self, points: int, source: int) -> None:
        super().__init__(GAIN.of(1))
        self.points: Final = points
        self.source: Final = source

    def effective(self, s: Panda, seat: int) -> bool:
        return True

    def run(self, s: Panda, seat: int) -> None:
        s.gain(seat, self.points, self.source)
        if s.events is not None:
            s.tell("panda-points", seat=seat, points=self.points)


class GainActionPoints(AtOnce):
    """P-71, PR-5: so many spaces to the right."""

    def __init__(self, amount: int) -> None:
        super().__init__(GAIN.of(0))
        self.amount: Final = amount

    def effective(self, s: Panda, seat: int) -> bool:
        return s.ap[seat] < s.board.ap_max

    def run(self, s: Panda, seat: int) -> None:
        s.move_ap(seat, self.amount)
        if s.events is not None:
            s.tell("panda-action-points", seat=seat, ap=s.ap[seat])

    def why_not(self, s: Panda, seat: int, choice: int) -> Reason | None:
        return self.why_void(s, seat) if choice == self.code else None

    def why_void(self, s: Panda, seat: int) -> Reason:
        return Reason("PR-5", "the-ap-track-is-full", {"ap": s.board.ap_max})


def appear(s: Panda, seat: int, choice: int) -> None:
    champion, place = APPEAR.index(choice) // APPEAR.width, APPEAR.index(choice) % APPEAR.width
    s.place[seat * CHAMPIONS + champion] = place
    s.touch(SHEETS)
    if s.events is not None:
        s.tell("panda-appear", seat=seat, champion=CHAMPION_NAMES[champion], place=PLACE_NAMES[place])


class VanishAppear(Action):
    """P-69, PR-59: take an own champion off the map, or put one from the sheet on any location."""

    def effective(self, s: Panda, seat: int) -> bool:
        return True

    def choices(self, s: Panda, seat: int) -> list[int]:
        found: list[int] = []
        for champion in range(CHAMPIONS):
            if s.place[seat * CHAMPIONS + champion] != SHEET:
                found.append(VANISH.base + champion)
            else:
                base = APPEAR.base + champion * APPEAR.width
                found += [base + place for place in range(s.board.land.places)]
        return found

    def has(self, choice: int) -> bool:
        return VANISH.has(choice) or APPEAR.has(choice)

    def choose(self, s: Panda, seat: int, choice: int, free: bool) -> None:
        if APPEAR.has(choice):
            appear(s, seat, choice)
            return
        champion = VANISH.index(choice)
        s.place[seat * CHAMPIONS + champion] = SHEET
        s.touch(SHEETS)
        if s.events is not None:
            s.tell("panda-vanish", seat=seat, champion=CHAMPION_NAMES[champion])

    def why_not(self, s: Panda, seat: int, choice: int) -> Reason | None:
        if VANISH.has(choice):
            return Reason("P-69", "the-champion-has-vanished", {"champion": CHAMPION_NAMES[VANISH.index(choice)]})
        if not APPEAR.has(choice):
            return None
        champion, place = divmod(APPEAR.index(choice), APPEAR.width)
        if place >= s.board.land.places:
            return Reason("P-24", "the-map-has-no-such-place", {"place": PLACE_NAMES[place]})
        return Reason("P-69", "the-champion-is-on-the-map", {"champion": CHAMPION_NAMES[champion]})


class Teleport(Action):
    """P-83 space 1, PR-50: an own champion on the map goes to any other location."""

    def effective(self, s: Panda, seat: int) -> bool:
        return any(s.place[seat * CHAMPIONS + champion] != SHEET for champion in range(CHAMPIONS))

    def choices(self, s: Panda, seat: int) -> list[int]:
        found: list[int] = []
        for champion in range(CHAMPIONS):
            here = s.place[seat * CHAMPIONS + champion]
            if here != SHEET:
                base = APPEAR.base + champion * APPEAR.width
                found += [base + place for place in range(s.board.land.places) if place != here]
        return found

    def has(self, choice: int) -> bool:
        return APPEAR.has(choice)

    def choose(self, s: Panda, seat: int, choice: int, free: bool) -> None:
        appear(s, seat, choice)

    def why_not(self, s: Panda, seat: int, choice: int) -> Reason | None:
        if not APPEAR.has(choice):
            return None
        champion, place = divmod(APPEAR.index(choice), APPEAR.width)
        values: dict[str, int | str] = {"champion": CHAMPION_NAMES[champion]}
        if place >= s.board.land.places:
            return Reason("P-24", "the-map-has-no-such-place", {"place": PLACE_NAMES[place]})
        if s.place[seat * CHAMPIONS + champion] == SHEET:
            return Reason("PR-50", "a-champion-on-the-sheet-cannot-move", values)
        return Reason("P-83", "the-champion-is-already-there", {**values, "place": PLACE_NAMES[place]})

    def why_void(self, s: Panda, seat: int) -> Reason:
        return Reason("PR-50", "all-your-champions-have-vanished")
