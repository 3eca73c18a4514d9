"""Why not: what a tap could mean though it is not possible now, how it is dimmed, and the reason when somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from teahouse.core.errors import Reason
from teahouse.core.words import Values
from teahouse.draw.scene import BLOCKED, FAINT, Offers, Scene, Why
from teahouse.games.panda.rules.acting import Act
from teahouse.games.panda.rules.bonus import FreeAction, OneBonus, Reward, TakeTile
from teahouse.games.panda.rules.building import Build, BuildAnywhere, TakeCard
from teahouse.games.panda.rules.choices import BUILD, CAMP, FREE, GUARD, MISSION, MOVE, PLACE_NAMES, TAKE
from teahouse.games.panda.rules.land import INNER
from teahouse.games.panda.rules.moving import Move, OneRoad, why_not_move
from teahouse.games.panda.rules.pieces import (
    ANY,
    BUILDING_NAMES,
    CHAMPIONS,
    COLUMNS,
    NAMED,
    NEUTRAL_COLUMN,
    SHEET,
    TILE_NAMES,
)
from teahouse.games.panda.rules.setting_up import SetUpChampion, SetUpGuard
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.rules.turn import Turn, special_in_play
from teahouse.games.panda.screen.board import option_key
from teahouse.games.panda.screen.clans import card_key
from teahouse.games.panda.screen.map import way_key
from teahouse.games.panda.words.names import named

# Reasons that name a space by its notation; on the screen one points at it, so these have sentences of their own.
ON_SCREEN = (
    "left-or-above-the-last-space",
    "not-enough-guards",
    "not-enough-action-points",
    "this-road-does-not-begin-where-the-champion-is",
    "too-many-uncovered-ninjas",
    "the-champion-is-not-there",
)


Because = Callable[[], Reason | None]
Meant = Iterator[tuple[list[str], int, Because]]  # ids of pieces that are tapped alike, their veil, the reason


def dim(offers: Offers, made: Scene, s: Panda, legal: list[int]) -> None:
    """Dim what cannot be chosen."""
    met: set[str] = set()
    for pieces, veil, _ in _could_be_meant(s, legal):
        for piece in pieces:
            if piece in made.pieces and piece not in offers.targets and piece not in met:
                met.add(piece)
                offers.veil(piece, veil)


def why_not(s: Panda, piece: str) -> Why | None:
    """The reason of the rules; None if nobody would tap this piece now."""
    for pieces, _, because in _could_be_meant(s, s.legal()):
        reason = because() if piece in pieces else None
        if reason is not None:
            key = f"why-{reason.key}" if reason.key in ON_SCREEN else f"reason-{reason.key}"
            return Why(reason.rule, (key, named(s, reason.values)))
    return None


def _could_be_meant(s: Panda, legal: list[int]) -> Meant:
    step, allowed, land = s.pending[-1], set(legal), s.board.land
    if isinstance(step, Turn):
        yield from _spaces(s, allowed)
    elif isinstance(step, FreeAction | OneBonus):
        yield from _free(s, allowed)
    if isinstance(step, TakeTile | Reward | OneBonus):
        for tile, name in enumerate(TILE_NAMES):
            yield [name], FAINT, partial(step.why_not, s, TAKE.of(tile))
    elif isinstance(step, TakeCard):
        for card in s.row[1:-1]:
            yield [card_key(card)], FAINT, partial(Reason, "P-62", "only-the-cards-at-the-ends")
    elif isinstance(step, SetUpGuard):
        for road in range(land.roads):
            if GUARD.of(land.way[road]) not in allowed:
                yield [way_key(land, road)], 0, partial(step.why_not, s, GUARD.of(land.way[road]))
    elif isinstance(step, SetUpChampion):
        for place in range(land.places):
            if CAMP.of(place) not in allowed:
                yield pieces_at(place), 0, partial(step.why_not, s, CAMP.of(place))
    elif isinstance(step, OneRoad):
        yield from _roads(s, step.owner, step.who, step.ignore)
    elif isinstance(step, Act):
        for action in step.actions:
            if isinstance(action, Move):
                yield from _roads(s, s.actor, action.who, action.ignore)
            elif isinstance(action, Build | BuildAnywhere):
                yield from _buildings(s, action)


def pieces_at(place: int) -> list[str]:
    """The place and what may lie on it: whatever a tap may meet."""
    name = PLACE_NAMES[place]
    return [name, f"base:{name}", *[f"{kind}:{name}" for kind in BUILDING_NAMES]]


def _spaces(s: Panda, allowed: set[int]) -> Meant:
    step = s.pending[-1]
    for space, codes in enumerate(s.actions.codes):
        for number, choice in enumerate(codes):
            if choice not in allowed:
                veil = BLOCKED if space < s.position[s.actor] else FAINT
                yield [option_key(space, number)], veil, partial(step.why_not, s, choice)
    if special_in_play(s):
        for space in range(len(s.special)):
            if MISSION.of(space) not in allowed:
                yield [f"a9.{space + 1}"], FAINT, partial(step.why_not, s, MISSION.of(space))


def _free(s: Panda, allowed: set[int]) -> Meant:
    step = s.pending[-1]
    for space, cell in enumerate(s.board.cells):
        if cell.column == NEUTRAL_COLUMN and FREE.of(space // COLUMNS) in allowed:
            continue
        if cell.column == NEUTRAL_COLUMN:
            yield [option_key(space, 0)], FAINT, partial(step.why_not, s, FREE.of(space // COLUMNS))
        else:
            options = [option_key(space, number) for number in range(len(cell.options))]
            yield options, BLOCKED, partial(Reason, "P-65", "only-neutral-spaces-are-free")


def _roads(s: Panda, owner: int, who: int, ignore: int) -> Meant:
    """P-46, P-47: first the roads where a champion stands, then whatever lies further away."""
    land = s.board.land
    standing = [(champion, s.place[owner * CHAMPIONS + champion]) for champion in NAMED[who]]
    standing = [(champion, here) for champion, here in standing if here != SHEET]
    for champion, here in standing:
        for road in land.roads_at[here]:
            if s.uncovered[road] > s.reach(owner, champion) + ignore:
                there = land.across(road, here)
                inside = there < land.places and land.side[road] == INNER
                about = [way_key(land, road), *(pieces_at(there) if inside else [])]
                yield about, FAINT, partial(why_not_move, s, owner, who, ignore, MOVE.of2(champion, land.way[road]))
    near = {here for _, here in standing}
    for place in range(land.places):
        if near and place not in near:
            yield pieces_at(place), 0, partial(_too_far, s, owner, who, ignore, place)


def _too_far(s: Panda, owner: int, who: int, ignore: int, place: int) -> Reason | None:
    """What the rules say of a road where none of these champions stands; one has tapped a place."""
    land = s.board.land
    far: Reason | None = None
    for champion in NAMED[who]:
        here = s.place[owner * CHAMPIONS + champion]
        away = [road for road in range(land.roads) if here != SHEET and road not in land.roads_at[here]]
        for road in away[-1:]:
            far = why_not_move(s, owner, who, ignore, MOVE.of2(champion, land.way[road]))
    if far is None:
        return None
    values: Values = {} if who == ANY else {"champion": far.values["champion"]}
    return Reason(far.rule, far.key, {**values, "place": PLACE_NAMES[place]})


def _buildings(s: Panda, action: Build | BuildAnywhere) -> Meant:
    """P-58, P-59: what is missing at each place."""
    seat = s.actor
    for place in range(s.board.land.places):
        kinds: Iterable[int] = range(CHAMPIONS)
        if isinstance(action, Build):
            kinds = [kind for kind in NAMED[action.who] if s.place[seat * CHAMPIONS + kind] == place][:1]
            if not kinds:
                yield pieces_at(place), 0, partial(_nobody_there, s, action, place)
        for kind in kinds:
            yield pieces_at(place), 0, partial(action.why_not, s, seat, BUILD.of2(kind, place))


def _nobody_there(s: Panda, action: Build, place: int) -> Reason | None:
    reason = action.why_not(s, s.actor, BUILD.of2(action.who if action.who != ANY else 0, place))
    return Reason(reason.rule, "no-champion-of-yours-is-there") if reason and action.who == ANY else reason
