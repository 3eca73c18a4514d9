"""Set-up: city row, start buildings, first player, guards, champions, missions (P-27 to P-35)."""

from __future__ import annotations

from typing import Any, Final

from teahouse.core.choices import NUMBERS
from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, CHANCE, Step
from teahouse.games.panda.rules.choices import (
    CAMP,
    DONE,
    DRAW_BLUE,
    DRAW_CITY,
    DRAW_GREEN,
    FIRST,
    GUARD,
    JOIN,
    PLACE_NAMES,
    ROAD_NAMES,
    START_BUILDING,
)
from teahouse.games.panda.rules.missions import BUILDER_RACE
from teahouse.games.panda.rules.phases import not_now
from teahouse.games.panda.rules.pieces import (
    BLUE_NAMES,
    CHAMPION_NAMES,
    CHAMPIONS,
    GOVERNOR,
    GREEN_NAMES,
    MISSIONS,
    NO_CARD,
    PIECE,
    SEATS,
)
from teahouse.games.panda.rules.roads import cover
from teahouse.games.panda.rules.state import PLACES, SHEETS, STOCK, Panda
from teahouse.games.panda.rules.turn import FIRST_ROUND


class DrawCity(Step[Panda]):
    """P-27: one more card of the row; those that are never drawn stay in the box."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: Panda) -> list[int]:
        return [DRAW_CITY.of(card) for card in range(len(s.board.cards)) if card not in s.row]

    def apply(self, s: Panda, choice: int) -> None:
        card = DRAW_CITY.index(choice)
        s.row.append(card)
        s.touch(STOCK)
        if s.events is not None and len(s.row) == len(s.board.cards) - s.board.removed:
            s.tell("panda-city-row", count=len(s.row))


class DrawStart(Step[Panda]):
    """P-28: a start-building card for a location with a start symbol."""

    def __init__(self, place: int) -> None:
        super().__init__(CHANCE)
        self.place: Final = place

    def left(self, s: Panda, kind: int) -> int:
        """Cards of this building not yet drawn: each drawn one took a piece."""
        return s.board.start_cards[kind] - (s.board.pieces[kind] - s.pieces[kind])

    def legal(self, s: Panda) -> list[int]:
        return [START_BUILDING.of(kind) for kind in range(CHAMPIONS) if self.left(s, kind) > 0]

    def outcomes(self, s: Panda) -> list[tuple[int, int]]:
        return [(choice, self.left(s, START_BUILDING.index(choice))) for choice in self.legal(s)]

    def apply(self, s: Panda, choice: int) -> None:
        kind = START_BUILDING.index(choice)
        s.pieces[kind] -= 1
        s.touch(STOCK)
        s.built[self.place] = PIECE[kind]
        s.touch(PLACES + self.place)
        if s.events is not None and self.place == s.board.land.starts[-1]:
            s.tell("panda-start-building", count=len(s.board.land.starts))


class DrawFirst(Step[Panda]):
    """P-32: the first player; the AP stack has turn order from top to bottom (PR-1). Then the players set up."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: Panda) -> list[int]:
        return [FIRST.of(seat) for seat in range(s.seats)]

    def apply(self, s: Panda, choice: int) -> None:
        first = FIRST.index(choice)
        s.order = [(first + number) % s.seats for number in range(s.seats)]
        s.arrivals = s.order[::-1]
        if s.events is not None:
            s.tell("panda-first", seat=first)
        for champion in reversed(range(CHAMPIONS)):  # P-34
            seats = s.order if champion == GOVERNOR else s.order[::-1]
            for seat in reversed(seats):
                s.push(SetUpChampion(seat, champion))
                s.push(BEGIN[seat])
        for _ in range(s.board.setup_guards[s.seats - 2]):  # P-33
            for seat in reversed(s.order):
                s.push(SET_UP_GUARD[seat])
                s.push(BEGIN[seat])


class Begin(Step[Panda]):
    """Each question of set-up is a turn of its own."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat: Final = seat

    def apply(self, s: Panda, choice: int) -> None:
        s.seat = self.seat
        s.turn += 1


class SetUpGuard(Step[Panda]):
    """P-33, PR-4: one guard on a ninja of a road; one ninja stays uncovered."""

    def legal(self, s: Panda) -> list[int]:
        land, base, enough = s.board.land, GUARD.base, s.board.setup_ninjas
        own = self.actor
        choices: list[Any] = []
        for road, ninjas in enumerate(land.ninjas):
            uncovered = s.uncovered[road]
            if uncovered >= 2 and ninjas >= enough and ninjas - uncovered == s.figures[own]:  # all guards are his
                choices.append(NUMBERS[base + land.way[road]])
            own += s.seats
        return choices

    def why_not_road(self, s: Panda, road: int) -> Reason | None:
        if s.board.land.ninjas[road] < s.board.setup_ninjas:
            values = {"ninjas": s.board.land.ninjas[road], "needed": s.board.setup_ninjas}
            return Reason("P-33", "too-few-ninjas-for-a-set-up-guard", {**self.named(s, road), **values})
        for seat in range(s.seats):
            if seat != self.actor and s.figures_of(road, seat) > 0:
                return Reason(
                    "P-33", "a-guard-of-another-player-is-on-this-road", {**self.named(s, road), "seat": seat}
                )
        if s.uncovered[road] < 2:
            return Reason("PR-4", "one-ninja-must-stay-uncovered", self.named(s, road))
        return None

    def named(self, s: Panda, road: int) -> dict[str, int | str]:
        return {"road": ROAD_NAMES[s.board.land.way[road]]}

    def apply(self, s: Panda, choice: int) -> None:
        cover(s, self.actor, s.board.land.road_of[GUARD.index(choice)])

    def why_not(self, s: Panda, choice: int) -> Reason | None:
        if not GUARD.has(choice):
            return not_now(s, choice, Reason("P-33", "place-your-guard-first"))
        road = s.board.land.road_of[GUARD.index(choice)]
        if road < 0:
            return Reason("P-24", "the-map-has-no-such-road", {"road": ROAD_NAMES[GUARD.index(choice)]})
        return self.why_not_road(s, road)


class SetUpChampion(Step[Panda]):
    """P-34: into a village where no own champion is."""

    def __init__(self, actor: int, champion: int) -> None:
        super().__init__(actor)
        self.champion: Final = champion

    def legal(self, s: Panda) -> list[int]:
        base, at = CAMP.base, self.actor * CHAMPIONS
        one, two, three = s.place[at], s.place[at + 1], s.place[at + 2]
        places = range(s.board.land.places)
        return [NUMBERS[base + place] for place in places if place not in (one, two, three)]

    def apply(self, s: Panda, choice: int) -> None:
        place = CAMP.index(choice)
        s.place[self.actor * CHAMPIONS + self.champion] = place
        s.touch(SHEETS)
        if s.events is not None:
            champion = CHAMPION_NAMES[self.champion]
            s.tell("panda-camp", seat=self.actor, champion=champion, place=PLACE_NAMES[place])

    def why_not(self, s: Panda, choice: int) -> Reason | None:
        if not CAMP.has(choice):
            first = Reason("P-34", "place-your-champion-first", {"champion": CHAMPION_NAMES[self.champion]})
            return not_now(s, choice, first)
        place = CAMP.index(choice)
        if place >= s.board.land.places:
            return Reason("P-24", "the-map-has-no-such-place", {"place": PLACE_NAMES[place]})
        return Reason("P-34", "an-own-champion-is-already-there", {"place": PLACE_NAMES[place]})


class DrawGreen(Step[Panda]):
    """P-35: the green mission."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: Panda) -> list[int]:
        return [DRAW_GREEN.of(card) for card in range(MISSIONS)]

    def apply(self, s: Panda, choice: int) -> None:
        s.green = DRAW_GREEN.index(choice)
        if s.events is not None:
            s.tell("panda-draw-mission", mission=GREEN_NAMES[s.green])


class DrawBlue(Step[Panda]):
    """P-35: the blue mission."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: Panda) -> list[int]:
        return [DRAW_BLUE.of(card) for card in range(MISSIONS)]

    def apply(self, s: Panda, choice: int) -> None:
        s.blue = DRAW_BLUE.index(choice)
        if s.events is not None:
            s.tell("panda-draw-mission", mission=BLUE_NAMES[s.blue])


class AskToJoin(Step[Panda]):
    """P-82, PR-61: A4 to A6: in turn order, right after the card is known."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Panda, choice: int) -> None:
        if s.green != NO_CARD and s.board.green[s.green].kind == BUILDER_RACE:
            for seat in reversed(s.order):
                s.push(JOIN_RACE[seat])
                s.push(BEGIN[seat])


class JoinRace(Step[Panda]):
    """P-82: put a guard on the card, or stay out of it."""

    def legal(self, s: Panda) -> list[int]:
        return [JOIN.base, DONE.base]

    def apply(self, s: Panda, choice: int) -> None:
        if choice == JOIN.base:
            s.supply[self.actor] -= 1
            s.progress[self.actor] = 0
            if s.events is not None:
                s.tell("panda-join", seat=self.actor, mission=GREEN_NAMES[s.green])

    def why_not(self, s: Panda, choice: int) -> Reason | None:
        return not_now(s, choice, Reason("P-82", "decide-about-the-race-first", {"mission": GREEN_NAMES[s.green]}))


def plan(s: Panda, draw_green: bool, draw_blue: bool) -> None:
    """P-27 to P-35, in their order."""
    s.push(FIRST_ROUND)
    s.push(ASK_TO_JOIN)
    if draw_blue:
        s.push(DRAW_BLUE_CARD)
    if draw_green:
        s.push(DRAW_GREEN_CARD)
    s.push(DRAW_FIRST)
    for place in reversed(s.board.land.starts):
        s.push(DrawStart(place))
    for _ in range(len(s.board.cards) - s.board.removed - len(s.row)):
        s.push(DRAW_CITY_CARD)


DRAW_CITY_CARD: Final = DrawCity()
DRAW_FIRST: Final = DrawFirst()
DRAW_GREEN_CARD: Final = DrawGreen()
DRAW_BLUE_CARD: Final = DrawBlue()
ASK_TO_JOIN: Final = AskToJoin()
BEGIN: Final[list[Begin]] = [Begin(seat) for seat in range(SEATS)]
SET_UP_GUARD: Final[list[SetUpGuard]] = [SetUpGuard(seat) for seat in range(SEATS)]
JOIN_RACE: Final[list[JoinRace]] = [JoinRace(seat) for seat in range(SEATS)]
