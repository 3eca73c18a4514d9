"""A small game with everything a table has to cope with, to test tables and not rules.

In a turn one may `count` (points), `flip` a coin (tails ends the turn), `ask` the next player, who answers, or `stop`.
After `stop` the weather is drawn, still in the same turn: a storm brings one more choice in it, sunshine the next turn.
Under a roof of tiles everybody has two turns in a row.
"""

from __future__ import annotations

from teahouse.core.choices import Choices
from teahouse.core.errors import Reason
from teahouse.core.game import Game
from teahouse.core.options import Option
from teahouse.core.state import CHANCE, State, Step

CHOICES = Choices()
COUNT = CHOICES.family("count", ["1", "2", "3"])
FLIP = CHOICES.family("flip")
ASK = CHOICES.family("ask")
STOP = CHOICES.family("stop")
YES = CHOICES.family("yes")
NO = CHOICES.family("no")
COIN = CHOICES.family("coin", ["heads", "tails"])
WEATHER = CHOICES.family("weather", ["sun", "storm"])

TURNS = 8
EVENTS = {"inn-count": "seat points", "inn-answer": "seat", "inn-coin": "seat"}


class Inn(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.points = [0] * seats
        self.asked = False
        self.in_a_row = 1

    def clone(self) -> Inn:
        twin = Inn(self.seats)
        twin.pending, twin.turn, twin.seat, twin.ending = self.pending[:], self.turn, self.seat, self.ending
        twin.points, twin.asked, twin.in_a_row = self.points[:], self.asked, self.in_a_row
        return twin

    def breakdown(self, seat: int) -> list[tuple[str, int]]:
        return [("points", self.points[seat])]

    def next_turn(self) -> None:
        self.asked = False
        if self.turn == TURNS:
            self.ending = "all-turns-played"
            return
        self.seat = self.turn // self.in_a_row % self.seats
        self.turn += 1
        self.push(Turn(self.seat))


class Turn(Step[Inn]):
    def legal(self, s: Inn) -> list[int]:
        asking = [] if s.asked else [ASK.base]
        return [*range(COUNT.base, COUNT.end), FLIP.base, *asking, STOP.base]

    def apply(self, s: Inn, choice: int) -> None:
        if COUNT.has(choice):
            s.points[s.seat] += COUNT.index(choice) + 1
            if s.events is not None:
                s.tell("inn-count", seat=s.seat, points=COUNT.index(choice) + 1)
            s.push(Turn(s.seat))
        elif choice == FLIP.base:
            s.push(Coin(CHANCE))
        elif choice == ASK.base:
            s.asked = True
            s.push(Answer((s.seat + 1) % s.seats))
        else:
            s.push(Weather(CHANCE))

    def why_not(self, s: Inn, choice: int) -> Reason | None:
        return Reason("I-1", "asked-already") if choice == ASK.base else None


class Answer(Step[Inn]):
    def legal(self, s: Inn) -> list[int]:
        return [YES.base, NO.base]

    def apply(self, s: Inn, choice: int) -> None:
        if s.events is not None:
            s.tell("inn-answer", seat=self.actor)
        s.push(Turn(s.seat))


class Coin(Step[Inn]):
    def legal(self, s: Inn) -> list[int]:
        return [COIN.base, COIN.base + 1]

    def apply(self, s: Inn, choice: int) -> None:
        if s.events is not None:
            s.tell("inn-coin", seat=s.seat)
        if choice == COIN.base:
            s.push(Turn(s.seat))
        else:
            s.next_turn()


class Weather(Step[Inn]):
    def legal(self, s: Inn) -> list[int]:
        return [WEATHER.base, WEATHER.base + 1]

    def outcomes(self, s: Inn) -> list[tuple[int, int]]:
        return [(WEATHER.base, 5), (WEATHER.base + 1, 1)]

    def apply(self, s: Inn, choice: int) -> None:
        if choice == WEATHER.base:
            s.next_turn()
        else:
            s.push(Turn(s.seat))


class InnGame(Game):
    def __init__(self) -> None:
        options = [Option("roof", "straw", ["straw", "tiles"])]
        super().__init__("inn", "The Inn", 1, [2, 3, 4], CHOICES, options, {}, EVENTS)

    def set_up(self, seats: int, options: dict[str, str]) -> State:
        state = Inn(seats)
        state.in_a_row = 2 if options["roof"] == "tiles" else 1
        state.next_turn()
        return state


GAME = InnGame()
