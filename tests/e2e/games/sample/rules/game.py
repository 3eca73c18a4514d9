"""Walkers: go to a place, lay a stone there in one of its ways, then use an action. Six rounds."""

from __future__ import annotations

from teahouse.core.choices import Choices, numbers
from teahouse.core.errors import OptionError
from teahouse.core.game import Game
from teahouse.core.options import Option
from teahouse.core.state import State, Step

PLACES = 12
ACTIONS = 6
ROUNDS = 6
NAMES = ["Baihe", "Kuei", "Han Ford", "Pine Gate", "Old Mill", "Salt Steps", "Crane Bay", "Stone Well", "Lower Tan"]
NAMES += ["The Very Long Wall of the North", "Bell Yard", "Last Inn"]

CHOICES = Choices()
GO = CHOICES.family("go", numbers(PLACES))
LAY = CHOICES.family("lay", numbers(PLACES), numbers(4))
ACT = CHOICES.family("act", numbers(ACTIONS))
PASS = CHOICES.family("pass")


class Walkers(State):
    def __init__(self, seats: int, names: list[str], parts: str) -> None:
        super().__init__(seats)
        self.names = names
        self.parts = parts
        self.stones: dict[int, tuple[int, int]] = {}  # place -> (seat, way)
        self.used: dict[int, int] = {}  # action -> seat
        self.points = [0] * seats

    def clone(self) -> Walkers:
        made = Walkers(self.seats, self.names, self.parts)
        made.pending, made.turn, made.seat, made.ending = list(self.pending), self.turn, self.seat, self.ending
        made.stones, made.used, made.points = dict(self.stones), dict(self.used), list(self.points)
        return made

    def breakdown(self, seat: int) -> list[tuple[str, int]]:
        return [("stones", self.points[seat])]

    def free(self) -> list[int]:
        return [place for place in range(PLACES) if place not in self.stones]


def ways(place: int) -> list[int]:
    """The ways in which a stone fits: at some places all four, at others fewer."""
    return [way for way in range(4) if place % 4 != 3 or way == 2] if place % 3 else [0, 2, 3]


def gain(place: int, way: int) -> int:
    return 1 + (place + way) % 3


class Go(Step[Walkers]):
    def legal(self, s: Walkers) -> list[int]:
        return [*(GO.of(place) for place in s.free()), PASS.base]

    def apply(self, s: Walkers, choice: int) -> None:
        if choice == PASS.base:
            next_turn(s)
        else:
            s.push(Lay(self.actor, GO.index(choice)))


class Lay(Step[Walkers]):
    def __init__(self, actor: int, place: int) -> None:
        super().__init__(actor)
        self.place = place

    def legal(self, s: Walkers) -> list[int]:
        return [LAY.of2(self.place, way) for way in ways(self.place)]

    def apply(self, s: Walkers, choice: int) -> None:
        way = LAY.index(choice) % 4
        s.stones[self.place] = (self.actor, way)
        s.points[self.actor] += gain(self.place, way)
        s.tell("sample-lay", seat=self.actor, text=s.names[self.place], points=gain(self.place, way))
        s.push(Act(self.actor))


class Act(Step[Walkers]):
    def legal(self, s: Walkers) -> list[int]:
        return [*(ACT.of(number) for number in range(ACTIONS) if number not in s.used), PASS.base]

    def apply(self, s: Walkers, choice: int) -> None:
        if choice != PASS.base:
            s.used[ACT.index(choice)] = self.actor
            s.points[self.actor] += 1
            s.tell("sample-act", seat=self.actor, number=ACT.index(choice) + 1)
        next_turn(s)


def next_turn(s: Walkers) -> None:
    if s.turn >= ROUNDS * s.seats or not s.free():
        s.ending = "sample-ending"
        return
    s.seat = s.turn % s.seats
    s.turn += 1
    if s.seat == 0:
        s.used.clear()
    s.push(Go(s.seat))


class SampleGame(Game):
    def set_up(self, seats: int, options: dict[str, str]) -> State:
        board = options["board"]
        names = NAMES if board == "own" else board.splitlines()
        if len(names) != PLACES:
            raise OptionError(f"line {min(len(names), PLACES) + 1}: a board has {PLACES} names, this one {len(names)}")
        state = Walkers(seats, names, options["parts"])
        next_turn(state)
        return state


OPTIONS = [Option("board", "own", ["own"], "S-1", free=True), Option("parts", "many", ["many", "few"], "S-2")]
PRESETS = {"first-walk": {"parts": "few"}, "full-walk": {"parts": "many"}}
EVENTS = {"sample-lay": "seat text points", "sample-act": "seat number"}
GAME = SampleGame("sample", "Walkers", 1, [1, 2, 3, 4], CHOICES, OPTIONS, PRESETS, EVENTS)
