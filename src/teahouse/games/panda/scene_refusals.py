"""Why not: everything that could be meant but is not possible says its reason, as the rules give it."""

from __future__ import annotations

from teahouse.core.errors import Reason
from teahouse.draw.scene import BLOCKED, FAINT, Offers, Refusal, Scene, Values
from teahouse.games.panda.acting import Act
from teahouse.games.panda.bonus import FreeAction, OneBonus, Reward, TakeTile
from teahouse.games.panda.building import Build, BuildAnywhere, TakeCard
from teahouse.games.panda.choices import BUILD, CAMP, FREE, GUARD, MISSION, MOVE, PLACE_NAMES, TAKE
from teahouse.games.panda.land import INNER
from teahouse.games.panda.moving import Move, OneRoad, why_not_move
from teahouse.games.panda.pieces import (
    ANY,
    BUILDING_NAMES,
    CHAMPIONS,
    COLUMNS,
    NAMED,
    NEUTRAL_COLUMN,
    SHEET,
    TILE_NAMES,
)
from teahouse.games.panda.scene_board import option_key
from teahouse.games.panda.scene_clans import card_key
from teahouse.games.panda.scene_map import way_key
from teahouse.games.panda.scene_words import named, rest
from teahouse.games.panda.setting_up import SetUpChampion, SetUpGuard
from teahouse.games.panda.state import Panda
from teahouse.games.panda.turn import Turn, special_in_play

# Reasons that name a space by its notation; on the screen one points at it, so these have sentences of their own.
ON_SCREEN = (
    "left-or-above-the-last-space",
    "not-enough-guards",
    "not-enough-action-points",
    "this-space-would-have-no-effect",
    "this-neutral-action-would-have-no-effect",
    "this-road-does-not-begin-where-the-champion-is",
    "too-many-uncovered-ninjas",
    "the-champion-is-not-there",
)


class Reasons:
    """Equal reasons are said once, for all the pieces they are about."""

    def __init__(self, offers: Offers, made: Scene, s: Panda) -> None:
        self.offers = offers
        self.made = made
        self.s = s
        self.found: dict[tuple[object, ...], Refusal] = {}
        self.refused: set[str] = set()

    def add(self, pieces: list[str], reason: Reason | None, veil: int = 0) -> None:
        if reason is None:
            return
        for piece in pieces:
            if piece in self.offers.targets or piece in self.refused or piece not in self.made.pieces:
                continue
            self.refused.add(piece)
            said = self.made.pieces[piece].say
            values = rest(named(self.s, reason.values), said[1] if said else {})
            key = f"why-{reason.key}" if reason.key in ON_SCREEN else f"reason-{reason.key}"
            group = (key, veil, *values.items())
            if group not in self.found:
                self.found[group] = Refusal(reason.rule, (key, values), veil, [])
            self.found[group].pieces.append(piece)


def refuse_all(offers: Offers, made: Scene, s: Panda, legal: list[int]) -> None:
    step, reasons, allowed = s.pending[-1], Reasons(offers, made, s), set(legal)
    if isinstance(step, Turn):
        _spaces(reasons, s, allowed)
    elif isinstance(step, FreeAction | OneBonus):
        _free(reasons, s)
    if isinstance(step, TakeTile | Reward | OneBonus):
        for tile, name in enumerate(TILE_NAMES):
            reasons.add([name], step.why_not(s, TAKE.of(tile)), FAINT)
    elif isinstance(step, TakeCard):
        for card in s.row[1:-1]:
            reasons.add([card_key(card)], Reason("P-62", "only-the-cards-at-the-ends"), FAINT)
    elif isinstance(step, SetUpGuard):
        for road in range(s.board.land.roads):
            choice = GUARD.of(s.board.land.way[road])
            if choice not in allowed:
                reasons.add([way_key(s.board.land, road)], step.why_not(s, choice))
    elif isinstance(step, SetUpChampion):
        for place in range(s.board.land.places):
            if CAMP.of(place) not in allowed:
                reasons.add(pieces_at(reasons.made, place), step.why_not(s, CAMP.of(place)))
    elif isinstance(step, OneRoad):
        _roads(reasons, s, step.owner, step.who, step.ignore)
    elif isinstance(step, Act):
        for action in step.actions:
            if isinstance(action, Move):
                _roads(reasons, s, s.actor, action.who, action.ignore)
            elif isinstance(action, Build | BuildAnywhere):
                _buildings(reasons, s, action)
    offers.refusals = list(reasons.found.values())


def pieces_at(made: Scene, place: int) -> list[str]:
    """The place and what lies on it: whatever a tap may meet."""
    name = PLACE_NAMES[place]
    return [key for key in (name, f"base:{name}", *[f"{kind}:{name}" for kind in BUILDING_NAMES]) if key in made.pieces]


def _spaces(reasons: Reasons, s: Panda, allowed: set[int]) -> None:
    step = s.pending[-1]
    for space, codes in enumerate(s.actions.codes):
        for number, choice in enumerate(codes):
            if choice not in allowed:
                veil = BLOCKED if space < s.position[s.actor] else FAINT
                reasons.add([option_key(space, number)], step.why_not(s, choice), veil)
    if special_in_play(s):
        for space in range(len(s.special)):
            if MISSION.of(space) not in allowed:
                reasons.add([f"a9.{space + 1}"], step.why_not(s, MISSION.of(space)), FAINT)


def _free(reasons: Reasons, s: Panda) -> None:
    step = s.pending[-1]
    for space, cell in enumerate(s.board.cells):
        if cell.column == NEUTRAL_COLUMN:
            reasons.add([option_key(space, 0)], step.why_not(s, FREE.of(space // COLUMNS)), FAINT)
        else:
            for number in range(len(cell.options)):
                reasons.add([option_key(space, number)], Reason("P-65", "only-neutral-spaces-are-free"), BLOCKED)


def _roads(reasons: Reasons, s: Panda, owner: int, who: int, ignore: int) -> None:
    """P-46, P-47: first the roads where a champion stands, then whatever lies further away."""
    land = s.board.land
    champions = [champion for champion in NAMED[who] if s.place[owner * CHAMPIONS + champion] != SHEET]
    far: Reason | None = None
    for champion in champions:
        here = s.place[owner * CHAMPIONS + champion]
        for road in range(land.roads):
            reason = why_not_move(s, owner, who, ignore, MOVE.of2(champion, land.way[road]))
            if road not in land.roads_at[here]:
                far = reason
            elif s.uncovered[road] > s.reach(owner, champion) + ignore:
                there = land.across(road, here)
                about: list[str] = [way_key(land, road)]
                if there < land.places and land.side[road] == INNER:
                    about += pieces_at(reasons.made, there)
                reasons.add(about, reason, FAINT)
    if far is not None:
        values: Values = {} if who == ANY else {"champion": far.values["champion"]}
        near = {s.place[owner * CHAMPIONS + champion] for champion in champions}
        reason = Reason(far.rule, far.key, values)
        for place in range(land.places):
            if place not in near:
                reasons.add(pieces_at(reasons.made, place), reason)


def _buildings(reasons: Reasons, s: Panda, action: Build | BuildAnywhere) -> None:
    """P-58, P-59: what is missing at each place."""
    seat = s.actor
    for place in range(s.board.land.places):
        kinds = range(CHAMPIONS)
        if isinstance(action, Build):
            kinds_here = [kind for kind in NAMED[action.who] if s.place[seat * CHAMPIONS + kind] == place]
            if not kinds_here:
                reason = action.why_not(s, seat, BUILD.of2(action.who if action.who != ANY else 0, place))
                if reason is not None and action.who == ANY:
                    reason = Reason(reason.rule, "no-champion-of-yours-is-there")
                reasons.add(pieces_at(reasons.made, place), reason)
                continue
            kinds = range(kinds_here[0], kinds_here[0] + 1)
        for kind in kinds:
            reasons.add(pieces_at(reasons.made, place), action.why_not(s, seat, BUILD.of2(kind, place)))
