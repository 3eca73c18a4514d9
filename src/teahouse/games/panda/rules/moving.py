"""Moving champions: one or two roads, the border, ignored ninjas, extra guards (P-46 to P-53)."""

from __future__ import annotations

from typing import Any, Final

from teahouse.core.choices import NUMBERS
from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, Step
from teahouse.games.panda.rules.choices import DONE, FIRST_AREA, LEAD, MOVE, WAY_NAMES
from teahouse.games.panda.rules.phases import not_now
from teahouse.games.panda.rules.pieces import ANY, CHAMPION_NAMES, CHAMPIONS, NAMED, SEAT_NAMES, SHEET
from teahouse.games.panda.rules.roads import ask_to_cover
from teahouse.games.panda.rules.state import SHEETS, Action, Panda


def moves(s: Panda, owner: int, who: int, ignore: int) -> list[int]:
    """P-47, P-50: every road a champion may use; `who` is one champion or any."""
    found: list[Any] = []
    land = s.board.land
    uncovered = s.uncovered
    way = land.way
    for champion in NAMED[who]:
        place = s.place[owner * CHAMPIONS + champion]
        if place == SHEET:
            continue  # PR-22
        reach = s.reach(owner, champion) + ignore
        base = MOVE.base + champion * MOVE.width
        for road in land.roads_at[place]:
            if uncovered[road] <= reach:
                found.append(NUMBERS[base + way[road]])
        if place >= land.places:
            for area in land.adjacent[place]:
                found.append(base + FIRST_AREA + area - land.places)
    return found


def can_move(s: Panda, owner: int, who: int, ignore: int) -> bool:
    """Is there any road at all?"""
    land = s.board.land
    for champion in NAMED[who]:
        place = s.place[owner * CHAMPIONS + champion]
        if place == SHEET:
            continue
        if place >= land.places and land.adjacent[place]:
            return True
        reach = s.reach(owner, champion) + ignore
        for road in land.roads_at[place]:
            if s.uncovered[road] <= reach:
                return True
    return False


def why_not_move(s: Panda, owner: int, who: int, ignore: int, choice: int) -> Reason | None:
    if not MOVE.has(choice):
        return None
    champion, way = MOVE.index(choice) // MOVE.width, MOVE.index(choice) % MOVE.width
    values: dict[str, int | str] = {"champion": CHAMPION_NAMES[champion], "way": WAY_NAMES[way]}
    if who not in (ANY, champion):
        return Reason("P-46", "another-champion-moves", {"champion": CHAMPION_NAMES[who]})
    place = s.place[owner * CHAMPIONS + champion]
    if place == SHEET:
        return Reason("PR-22", "a-champion-on-the-sheet-cannot-move", {"champion": CHAMPION_NAMES[champion]})
    if way >= FIRST_AREA + s.board.land.areas:
        return Reason("P-26", "the-map-has-no-such-border-area", {"way": WAY_NAMES[way]})
    if way >= FIRST_AREA:
        rule = "P-50" if place >= s.board.land.places else "P-46"
        return Reason(rule, "not-a-border-area-next-to-the-champion", values)
    road = s.board.land.road_of[way]
    if road < 0:
        return Reason("P-24", "the-map-has-no-such-road", {"road": WAY_NAMES[way]})
    if road not in s.board.land.roads_at[place]:
        return Reason("P-46", "this-road-does-not-begin-where-the-champion-is", values)
    values["uncovered"] = s.uncovered[road]
    values["strength"] = s.reach(owner, champion) + ignore
    return Reason("P-47", "too-many-uncovered-ninjas", values)


def why_stuck(s: Panda, owner: int, who: int, ignore: int) -> Reason:
    """P-47, PR-22: why there is no road at all, for one champion or for any."""
    if who == ANY:
        return Reason("P-47", "no-champion-of-yours-can-move")
    place = s.place[owner * CHAMPIONS + who]
    values: dict[str, int | str] = {"champion": CHAMPION_NAMES[who]}
    if place == SHEET:
        return Reason("PR-22", "a-champion-on-the-sheet-cannot-move", values)
    values["strength"] = s.reach(owner, who) + ignore
    values["uncovered"] = min([s.uncovered[road] for road in s.board.land.roads_at[place]])
    return Reason("P-47", "no-road-is-weak-enough", values)


class Move(Action):
    """P-46: a champion uses one road, or one or two."""

    def __init__(self, who: int, steps: int, ignore: int, extra: int) -> None:
        self.who: Final = who
        self.steps: Final = steps
        self.ignore: Final = ignore
        self.extra: Final = extra

    def effective(self, s: Panda, seat: int) -> bool:
        return can_move(s, seat, self.who, self.ignore)

    def choices(self, s: Panda, seat: int) -> list[int]:
        return moves(s, seat, self.who, self.ignore)

    def has(self, choice: int) -> bool:
        return MOVE.has(choice)

    def choose(self, s: Panda, seat: int, choice: int, free: bool) -> None:
        use_road(s, seat, seat, choice, self.steps, self.ignore, self.extra)

    def why_not(self, s: Panda, seat: int, choice: int) -> Reason | None:
        return why_not_move(s, seat, self.who, self.ignore, choice)

    def why_void(self, s: Panda, seat: int) -> Reason:
        return why_stuck(s, seat, self.who, self.ignore)


def use_road(s: Panda, seat: int, owner: int, choice: int, left: int, ignore: int, extra: int) -> None:
    """P-46, PR-20: one road, with everything it sets off, before the next one."""
    champion, way = MOVE.index(choice) // MOVE.width, MOVE.index(choice) % MOVE.width
    land = s.board.land
    at = owner * CHAMPIONS + champion
    if left > 1:
        s.push(MoveOn(seat, owner, champion, left - 1, ignore, extra))
    if s.events is not None:
        name = CHAMPION_NAMES[champion]
        if owner == seat:
            s.tell("panda-move", seat=seat, champion=name, way=WAY_NAMES[way])
        else:
            s.tell("panda-lead", seat=seat, other=SEAT_NAMES[owner], champion=name, way=WAY_NAMES[way])
    s.touch(SHEETS)
    if way >= FIRST_AREA:
        s.place[at] = land.places + way - FIRST_AREA  # PR-23: no ninjas, no guard
        return
    road = land.road_of[way]
    s.place[at] = land.across(road, s.place[at])
    ask_to_cover(s, seat, road, 1 + extra)


class MoveOn(Step[Panda]):
    """P-46, P-49, PR-27: the second road, with the same champion, if one can be used."""

    def __init__(self, seat: int, owner: int, champion: int, left: int, ignore: int, extra: int) -> None:
        super().__init__(AUTO)
        self.seat: Final = seat
        self.owner: Final = owner
        self.champion: Final = champion
        self.left: Final = left
        self.ignore: Final = ignore
        self.extra: Final = extra

    def apply(self, s: Panda, choice: int) -> None:
        if can_move(s, self.owner, self.champion, self.ignore):
            s.push(OneRoad(self.seat, self.owner, self.champion, self.left, self.ignore, self.extra))


class OneRoad(Step[Panda]):
    """P-46: use a road, or stay."""

    def __init__(self, actor: int, owner: int, who: int, left: int, ignore: int, extra: int) -> None:
        super().__init__(actor)
        self.owner: Final = owner
        self.who: Final = who
        self.left: Final = left
        self.ignore: Final = ignore
        self.extra: Final = extra

    def legal(self, s: Panda) -> list[int]:
        choices = moves(s, self.owner, self.who, self.ignore)
        choices.append(DONE.base)
        return choices

    def apply(self, s: Panda, choice: int) -> None:
        if choice != DONE.base:
            use_road(s, self.actor, self.owner, choice, self.left, self.ignore, self.extra)

    def why_not(self, s: Panda, choice: int) -> Reason | None:
        reason = why_not_move(s, self.owner, self.who, self.ignore, choice)
        return reason or not_now(s, choice, Reason("P-46", "finish-the-move-first"))


class Lead(Action):
    """P-83 space 6, PR-53: move a champion of any player, with its owner's strength and one's own guards."""

    def __init__(self, steps: int, ignore: int, extra: int) -> None:
        self.steps: Final = steps
        self.ignore: Final = ignore
        self.extra: Final = extra

    def effective(self, s: Panda, seat: int) -> bool:
        return len(self.choices(s, seat)) > 0

    def choices(self, s: Panda, seat: int) -> list[int]:
        return [LEAD.base + owner for owner in range(s.seats) if can_move(s, owner, ANY, self.ignore)]

    def has(self, choice: int) -> bool:
        return LEAD.has(choice)

    def choose(self, s: Panda, seat: int, choice: int, free: bool) -> None:
        s.push(OneRoad(seat, LEAD.index(choice), ANY, self.steps, self.ignore, self.extra))

    def why_not(self, s: Panda, seat: int, choice: int) -> Reason | None:
        if not LEAD.has(choice):
            return None
        owner = LEAD.index(choice)
        if owner >= s.seats:
            return Reason("P-1", "nobody-sits-there", {"number": owner + 1})
        return Reason("P-47", "no-champion-of-this-player-can-move", {"seat": owner})

    def why_void(self, s: Panda, seat: int) -> Reason:
        return Reason("P-47", "no-champion-at-all-can-move")
