"""Building: what may be built, what it brings, city cards, and the triggers of the end (P-58 to P-64, P-91)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, Step
from teahouse.games.panda.rules.acting import ask
from teahouse.games.panda.rules.bonus import BORDER_BONUS
from teahouse.games.panda.rules.choices import BUILD, CARD, CARD_NAMES, PLACE_NAMES
from teahouse.games.panda.rules.green import check_mission, count_building
from teahouse.games.panda.rules.phases import not_now
from teahouse.games.panda.rules.pieces import (
    ANY,
    BUILDING_NAMES,
    BUILDINGS,
    CAPITAL,
    CHAMPION_NAMES,
    CHAMPIONS,
    CITY,
    FOREIGN_GUARDS,
    NAMED,
    PIECE,
    SEATS,
    STANDING,
    STEPS,
    THIRD,
)
from teahouse.games.panda.rules.state import PLACES, STOCK, Action, Panda


def code(kind: int, place: int) -> int:
    return BUILD.base + kind * BUILD.width + place


class Build(Action):
    """P-58, P-63: a champion builds its own kind of building where it stands, in a village or in a city."""

    def __init__(self, who: int, in_city: bool) -> None:
        self.who: Final = who
        self.in_city: Final = in_city

    def effective(self, s: Panda, seat: int) -> bool:
        return any(self.possible(s, seat, champion) for champion in range(CHAMPIONS))

    def possible(self, s: Panda, seat: int, champion: int) -> bool:
        if self.who not in (ANY, champion):
            return False
        place = s.place[seat * CHAMPIONS + champion]
        return s.at_location(place) and s.is_city(place) == self.in_city and s.may_build(champion, place)

    def choices(self, s: Panda, seat: int) -> list[int]:
        found: list[int] = []
        for champion in range(CHAMPIONS):
            if self.possible(s, seat, champion):
                found.append(code(champion, s.place[seat * CHAMPIONS + champion]))
        return found

    def has(self, choice: int) -> bool:
        return BUILD.has(choice)

    def choose(self, s: Panda, seat: int, choice: int, free: bool) -> None:
        build(s, seat, choice, free)

    def why_not(self, s: Panda, seat: int, choice: int) -> Reason | None:
        if not BUILD.has(choice):
            return None
        kind, place = BUILD.index(choice) // BUILD.width, BUILD.index(choice) % BUILD.width
        name = CHAMPION_NAMES[kind]
        if self.who not in (ANY, kind):
            return Reason("P-58", "another-champion-builds", {"champion": CHAMPION_NAMES[self.who]})
        if place >= s.board.land.places:
            return Reason("P-24", "the-map-has-no-such-place", {"place": PLACE_NAMES[place]})
        if s.place[seat * CHAMPIONS + kind] != place:
            return Reason("P-58", "the-champion-is-not-there", {"champion": name, "place": PLACE_NAMES[place]})
        if s.is_city(place) != self.in_city:
            return Reason("P-58", self.elsewhere(), {"place": PLACE_NAMES[place]})
        return why_not_build(s, kind, place)

    def why_void(self, s: Panda, seat: int) -> Reason:
        """Of the first champion at the right kind of place, else why none is there."""
        where: dict[str, int | str] = {}
        for champion in NAMED[self.who]:
            place = s.place[seat * CHAMPIONS + champion]
            if s.at_location(place):
                if s.is_city(place) == self.in_city:
                    return why_not_build(s, champion, place)
                where["place"] = PLACE_NAMES[place]
        if self.who == ANY:
            key = "no-champion-of-yours-is-in-a-city" if self.in_city else "no-champion-of-yours-is-in-a-village"
            return Reason("P-63", key)
        if where:
            return Reason("P-58", self.elsewhere(), where)
        return Reason("P-58", "the-champion-is-at-no-place", {"champion": CHAMPION_NAMES[self.who]})

    def elsewhere(self) -> str:
        return "this-action-builds-in-a-city-only" if self.in_city else "this-action-builds-in-a-village-only"


class BuildAnywhere(Action):
    """P-83 space 3, PR-63: any building in any village or city, no champion needed."""

    def effective(self, s: Panda, seat: int) -> bool:
        return len(self.choices(s, seat)) > 0

    def choices(self, s: Panda, seat: int) -> list[int]:
        return [
            code(kind, place)
            for kind in range(CHAMPIONS)
            for place in range(s.board.land.places)
            if s.may_build(kind, place)
        ]

    def has(self, choice: int) -> bool:
        return BUILD.has(choice)

    def choose(self, s: Panda, seat: int, choice: int, free: bool) -> None:
        build(s, seat, choice, free)

    def why_not(self, s: Panda, seat: int, choice: int) -> Reason | None:
        if not BUILD.has(choice):
            return None
        place = BUILD.index(choice) % BUILD.width
        if place >= s.board.land.places:
            return Reason("P-24", "the-map-has-no-such-place", {"place": PLACE_NAMES[place]})
        return why_not_build(s, BUILD.index(choice) // BUILD.width, place)

    def why_void(self, s: Panda, seat: int) -> Reason:
        return Reason("P-83", "nothing-can-be-built-anywhere")


def why_not_build(s: Panda, kind: int, place: int) -> Reason:
    """What is missing although everything else fits."""
    where: dict[str, int | str] = {"place": PLACE_NAMES[place], "building": BUILDING_NAMES[kind]}
    built = s.built[place]
    if built == CAPITAL:
        return Reason("P-64", "a-capital-is-complete", where)
    if built & PIECE[kind]:
        return Reason("P-59", "this-kind-of-building-stands-there", where)
    number = STANDING[built]
    if s.guards[place] < s.board.guards_needed[number]:
        where["guards"] = s.guards[place]
        where["needed"] = s.board.guards_needed[number]
        return Reason("P-58", "not-enough-guards-around", where)
    if number == THIRD:
        return Reason("PR-37", "no-city-base-is-left", where)
    return Reason("PR-39", "no-piece-of-this-kind-is-left", where)


def build(s: Panda, seat: int, choice: int, free: bool) -> None:
    """P-61, P-62, PR-40: points, pieces, end trigger, missions, city card, border bonus, in this order."""
    kind, place = BUILD.index(choice) // BUILD.width, BUILD.index(choice) % BUILD.width
    number = s.standing(place)
    points = s.board.build_vp[number]
    foreign = s.foreign_guards(place, seat) * s.board.foreign_vp
    s.gain(seat, points, BUILDINGS)
    s.gain(seat, foreign, FOREIGN_GUARDS)
    if s.events is not None:
        building = BUILDING_NAMES[kind]
        s.tell(
            "panda-build",
            seat=seat,
            building=building,
            place=PLACE_NAMES[place],
            number=number + 1,
            points=points,
            foreign=foreign,
        )
    put_building(s, kind, place)
    count_building(s, seat, kind)
    check_mission(s)
    if s.board.land.yellow[place] and (not free or s.rulings.bonus_for_free_builds):
        s.push(BORDER_BONUS[seat])
    if number == THIRD and s.row:  # PR-38
        s.push(TAKE_CARD[seat])


def put_building(s: Panda, kind: int, place: int) -> None:
    """P-62, P-64, P-91: the pieces, and the end they may trigger."""
    built = s.built[place]
    s.touch(PLACES + place)
    s.touch(STOCK)
    if STANDING[built] == THIRD:
        for other in range(CHAMPIONS):
            if built & PIECE[other]:
                s.pieces[other] += 1
        s.built[place] = CITY
        s.bases -= 1
        if s.board.bases - s.bases == s.board.last_base:
            trigger_end(s, "city-bases")
        return
    s.pieces[kind] -= 1
    s.built[place] = built | PIECE[kind]
    if runs_out(s, kind):
        trigger_end(s, "building-supply")
    if STANDING[s.built[place]] == STEPS:
        s.capitals += 1
        if s.capitals == s.board.last_capital:
            trigger_end(s, "capitals")


def runs_out(s: Panda, kind: int) -> bool:
    """P-91 (b): the last piece of this kind; PO-8: of all kinds."""
    return sum(s.pieces) == 0 if s.rulings.all_kinds_must_run_out else s.pieces[kind] == 0


def trigger_end(s: Panda, ending: str) -> None:
    """P-92, PR-54: the round is played to its end; a second trigger changes nothing."""
    if s.trigger == "":
        s.trigger = ending
        if s.events is not None:
            s.tell("panda-last-round", ending=ending)


class TakeCard(Step[Panda]):
    """P-62: the card at the left or at the right end of the row, resolved at once."""

    def legal(self, s: Panda) -> list[int]:
        return [CARD.base, CARD.base + 1] if len(s.row) > 1 else [CARD.base]

    def apply(self, s: Panda, choice: int) -> None:
        card = s.row.pop(0 if choice == CARD.base else -1)
        s.touch(STOCK)
        if s.events is not None:
            s.tell("panda-city-card", seat=self.actor, card=CARD_NAMES[card])
        for action in reversed(s.actions.cards[card]):
            s.push(CardEffect(self.actor, action))

    def why_not(self, s: Panda, choice: int) -> Reason | None:
        if CARD.has(choice):
            return Reason("P-62", "one-card-is-left-take-it-as-the-left-one")
        return not_now(s, choice, Reason("P-62", "take-a-city-card-first"))


class CardEffect(Step[Panda]):
    """P-73, P-74: what a city card gives; its moves are optional."""

    def __init__(self, seat: int, action: Action) -> None:
        super().__init__(AUTO)
        self.seat: Final = seat
        self.action: Final = action

    def apply(self, s: Panda, choice: int) -> None:
        if s.events is not None and not self.action.effective(s, self.seat):
            s.tell("panda-empty-card", seat=self.seat, because=self.action.why_void(s, self.seat).key)
        if self.action.asks:
            ask(s, self.seat, [self.action], False)
        else:
            self.action.run(s, self.seat)


TAKE_CARD: Final[list[TakeCard]] = [TakeCard(seat) for seat in range(SEATS)]
