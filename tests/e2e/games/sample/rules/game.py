"""Walkers: go to a place, lay a stone there in one of its ways, then use an action. Six rounds."""

from __future__ import annotations

from collections.abc import Callable

from teahouse.core.choices import Choices, numbers
from teahouse.core.errors import OptionError, Reason
from teahouse.core.game import Game
from teahouse.core.options import BOARD, PICTURE, TEXT, CardSet, Option
from teahouse.core.options import CARDS as TICKED
from teahouse.core.state import State, Step

PLACES = 12
ACTIONS = 6
ROUNDS = 6
ROUNDS_KNOWN = [str(count) for count in range(1, 10)]
ENDING = "sample-ending"
CARDS = ["0", "1", "2", "3"]
HILLS = {"flat": "1111\n1111\n1111", "steep": "1231\n1331\n1211"}  # the higher a place, the more a stone brings
NAMES = ["Baihe", "Kuei", "Han Ford", "Pine Gate", "Old Mill", "Salt Steps", "Crane Bay", "Stone Well", "Lower Tan"]
NAMES += ["The Very Long Wall of the North", "Bell Yard", "Last Inn"]

CHOICES = Choices()
GO = CHOICES.family("go", numbers(PLACES))
LAY = CHOICES.family("lay", numbers(PLACES), numbers(4))
ACT = CHOICES.family("act", numbers(ACTIONS))
PASS = CHOICES.family("pass")


class Walkers(State):
    def __init__(self, seats: int, names: list[str], chosen: dict[str, str]) -> None:
        super().__init__(seats)
        self.names = names
        self.chosen = chosen
        self.much = chosen["parts"]
        self.rounds = int(chosen["rounds"])
        self.cards = [] if chosen["cards"] == "none" else [int(card) for card in chosen["cards"].split()]
        self.heights = [int(high) for high in HILLS[chosen["hills"]].replace("\n", "")]
        self.stones: dict[int, tuple[int, int]] = {}  # place -> (seat, way)
        self.used: dict[int, int] = {}  # action -> seat
        self.points = [0] * seats

    def clone(self) -> Walkers:
        made = Walkers(self.seats, self.names, self.chosen)
        made.pending, made.turn, made.seat, made.ending = list(self.pending), self.turn, self.seat, self.ending
        made.stones, made.used, made.points = dict(self.stones), dict(self.used), list(self.points)
        return made

    def breakdown(self, seat: int) -> list[tuple[str, int]]:
        return [("stones", self.points[seat])]

    def parts(self, seat: int, source: str) -> list[tuple[str, int]]:
        laid = sum(self.gain(place, way) for place, (owner, way) in self.stones.items() if owner == seat)
        return [("laid", laid), ("actions", self.points[seat] - laid)]

    def tie_break(self, seat: int) -> list[int]:
        return [sum(owner == seat for owner, _ in self.stones.values())]

    def closing(self) -> str:
        return "last-walk" if self.turn > (self.rounds - 1) * self.seats else ""

    def gain(self, place: int, way: int) -> int:
        return gain(place, way) + self.heights[place] - 1

    def free(self) -> list[int]:
        return [place for place in range(PLACES) if place not in self.stones]

    def options(self) -> dict[str, str]:
        return self.chosen

    def to_text(self) -> str:
        from teahouse.games.sample.rules.position import to_text  # noqa: PLC0415  it knows all steps

        return to_text(self)

    def reader(self) -> Callable[[str], State]:
        from teahouse.games.sample.rules.position import from_text  # noqa: PLC0415

        return from_text


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

    def why_not(self, s: Walkers, choice: int) -> Reason | None:
        taken = GO.has(choice) and GO.index(choice) in s.stones
        return Reason("S-3", "a-stone-lies-there", {"text": s.names[GO.index(choice)]}) if taken else None


class Lay(Step[Walkers]):
    def __init__(self, actor: int, place: int) -> None:
        super().__init__(actor)
        self.place = place

    def legal(self, s: Walkers) -> list[int]:
        return [LAY.of2(self.place, way) for way in ways(self.place)]

    def apply(self, s: Walkers, choice: int) -> None:
        way = LAY.index(choice) % 4
        s.stones[self.place] = (self.actor, way)
        points = s.gain(self.place, way)
        s.points[self.actor] += points
        s.tell("sample-lay", seat=self.actor, text=s.names[self.place], points=points, place=self.place)
        s.push(Act(self.actor))

    def why_not(self, s: Walkers, choice: int) -> Reason | None:
        if not LAY.has(choice):
            return None
        if LAY.index(choice) // 4 != self.place:
            return Reason("S-3", "you-went-elsewhere", {"text": s.names[self.place]})
        return Reason("S-4", "the-stone-does-not-fit-so", {"number": LAY.index(choice) % 4 + 1})


class Act(Step[Walkers]):
    def legal(self, s: Walkers) -> list[int]:
        return [*(ACT.of(number) for number in range(ACTIONS) if number not in s.used), PASS.base]

    def apply(self, s: Walkers, choice: int) -> None:
        if choice != PASS.base:
            s.used[ACT.index(choice)] = self.actor
            s.points[self.actor] += 1
            s.tell("sample-act", seat=self.actor, number=ACT.index(choice) + 1)
        next_turn(s)

    def why_not(self, s: Walkers, choice: int) -> Reason | None:
        used = ACT.has(choice) and ACT.index(choice) in s.used
        return Reason("S-5", "this-action-is-used", {"number": ACT.index(choice) + 1}) if used else None


def next_turn(s: Walkers) -> None:
    if s.turn >= s.rounds * s.seats or not s.free():
        s.ending = ENDING
        return
    s.seat = s.turn % s.seats
    s.turn += 1
    if s.seat == 0:
        s.used.clear()
    s.push(Go(s.seat))


def walkers(seats: int, options: dict[str, str]) -> Walkers:
    board = options["board"]
    names = NAMES if board == "own" else board.splitlines()
    if len(names) != PLACES:
        line, said = min(len(names), PLACES) + 1, f"a board has {PLACES} names, this one {len(names)}"
        values: dict[str, int | str] = {"line": line, "need": PLACES, "have": len(names)}
        raise OptionError(f"line {line}: {said}", "board", "board-names", values, [line - 1, 0])
    if options["rounds"] not in ROUNDS_KNOWN:
        said = f"option 'rounds' takes 1 to 9, not '{options['rounds'][:9]}'"
        raise OptionError(said, "rounds", "rounds", {"most": 9})
    for card in options["cards"].split():
        if card not in CARDS and options["cards"] != "none":
            named: dict[str, int | str] = {"name": card[:9], "near": ", ".join(CARDS)}
            raise OptionError(f"option 'cards': there is no card '{card[:9]}'", "cards", "no-such-card", named)
    return Walkers(seats, names, options)


class SampleGame(Game):
    def summary(self, seats: int, options: dict[str, str]) -> tuple[str, dict[str, int | str]]:
        cards = "" if options["cards"] == "none" else " ".join(f"card-{card}" for card in options["cards"].split())
        return "summary", {"players": seats, "hills": options["hills"], "listed": cards}

    def set_up(self, seats: int, options: dict[str, str]) -> State:
        state = walkers(seats, options)
        next_turn(state)
        return state

    def read_position(self, text: str) -> State:
        from teahouse.games.sample.rules.position import from_text  # noqa: PLC0415

        return from_text(text)


OPTIONS = [
    Option("board", "own", ["own"], "S-1", free=True, kind=BOARD, group="map"),
    Option(
        "hills",
        "flat",
        list(HILLS),
        "S-6",
        before="flat",
        ideal={"flat": [1, 2, 3], "steep": [2, 4]},
        kind=PICTURE,
        group="map",
        grids=HILLS,
    ),
    Option(
        "cards",
        "0 1 2",
        ["none"],
        "S-7",
        free=True,
        before="0 1 2",
        kind=TICKED,
        group="cards",
        needs=[("parts", "many")],
        sets=[CardSet("card", CARDS, 3)],
        draws={"none": {}},
    ),
    Option("rounds", str(ROUNDS), [str(ROUNDS), "3"], "S-8", free=True, before=str(ROUNDS), kind=TEXT, group="cards"),
    Option("parts", "many", ["many", "few"], "S-2"),
]
PRESETS = {"first-walk": {"parts": "few"}, "full-walk": {"parts": "many"}}
EVENTS = {"sample-lay": "seat text points place", "sample-act": "seat number"}
GAME = SampleGame("sample", "Walkers", 1, [1, 2, 3, 4], CHOICES, OPTIONS, PRESETS, EVENTS)
