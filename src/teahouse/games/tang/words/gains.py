"""What a choice brings at once, in words: steps, coins, points."""

from __future__ import annotations

from teahouse.core.state import Event
from teahouse.core.words import Values, Words, words
from teahouse.games.tang.rules.choices import FACE, KEEP, PUT, ROTATE, SLOT, STEP
from teahouse.games.tang.rules.landscapes import ChooseSlot
from teahouse.games.tang.rules.minis import Face, minis_of
from teahouse.games.tang.rules.pieces import (
    BONUS_COUNT,
    DECORATION_COINS,
    FIRST_SLOT,
    KIND_COUNT,
    NO_LANDSCAPE,
    SIDE_SLOTS,
    SIZES,
    SPOTS,
)
from teahouse.games.tang.rules.placing import Paths, Rotate
from teahouse.games.tang.rules.scoring import breakdown, character_points, line_of_sight
from teahouse.games.tang.rules.state import Tang


def gain(s: Tang, choice: int) -> Words | None:
    """What a choice brings, where a glance shows it."""
    points = 0
    if ROTATE.has(choice):
        return tile_gain(s, choice)
    if STEP.has(choice):
        return step_gain(s, STEP.index(choice))
    if FACE.has(choice):
        return words("gain-points", points=face_points(s, choice))
    if KEEP.has(choice):
        points = card_points(s, KEEP.index(choice))
    elif PUT.has(choice):
        points = s.board.sight_coin * watchers(s, PUT.index(choice) // SPOTS) if s.seats > 1 else 0
    elif SLOT.has(choice):
        points = slot_points(s, SLOT.index(choice))
    return words("gain-points", points=points) if points > 0 else None


def brought(s: Tang, choice: int) -> Values:
    """T-31: what laying a tile or taking a step brings, told by the events of a trial."""
    trial = s.clone()
    events: list[Event] = []
    trial.events = events
    trial.apply(choice)
    found: Values = {"greenery": 0, "water": 0, "rock": 0, "coins": 0, "enclosed": 0, "token": "none", "paths": 0}
    for event in events:
        if event.key == "tang-step":
            terrain = str(event.values["terrain"])
            found[terrain] = int(found[terrain]) + 1
        elif event.key == "tang-coins":
            found["coins"] = int(found["coins"]) + int(event.values["coins"])
        elif event.key == "tang-enclosed":
            found["enclosed"] = int(found["enclosed"]) + 1
        elif event.key == "tang-token":
            found["token"] = str(event.values["size"])
    step, now = trial.pending[-1] if trial.pending else None, s.pending[-1]
    if isinstance(step, Paths):
        found["paths"] = step.paths
    if isinstance(now, Rotate) and s.token_on(now.cell) >= 0:  # it is taken after the paths
        found["token"] = SIZES[s.token_size(s.token_on(now.cell))]
    return found


ON_PILLS = ("greenery", "water", "rock", "coins", "paths", "token")


def tile_gain(s: Tang, choice: int) -> Words | None:
    found = brought(s, choice)
    values: Values = {name: found[name] for name in ON_PILLS}
    if not any(value not in (0, "none") for value in values.values()):
        return words("gain-nothing")
    return "gain-tile", values


def step_gain(s: Tang, terrain: int) -> Words | None:
    """T-55, T-57: coins of the column, or a character for the last cube to arrive."""
    first = s.seat * 3
    position = s.cubes[first + terrain] + 1
    cubes = s.cubes[first : first + 3]
    cubes[terrain] = position
    coins = s.board.column_coins[position]
    columns = s.board.character_columns
    reached = s.reached[s.seat]
    if reached < len(columns) and min(cubes) >= columns[reached]:
        return words("gain-character", coins=coins)
    return words("gain-coins", coins=coins) if coins else None


def face_points(s: Tang, choice: int) -> int:
    """T-79: what a mini would earn there as things stand."""
    step = s.pending[-1]
    assert isinstance(step, Face)
    trial = s.clone()
    trial.at[step.mini] = step.space * 4 + FACE.index(choice)
    return character_points(trial, step.mini)


def card_points(s: Tang, card: int) -> int:
    """T-63, T-75 to T-78: how much more the cards score with this one, and coins of the active character."""
    kind = card // BONUS_COUNT
    trial = s.clone()
    before = _card_lines(trial, s.seat)
    trial.cards[s.seat * KIND_COUNT + kind] += 1
    points = _card_lines(trial, s.seat) - before
    active = s.board.characters[s.active[s.seat]]
    if active.skill == DECORATION_COINS and kind in active.kinds:
        points += active.coins
    return points


def _card_lines(s: Tang, seat: int) -> int:
    return sum(points for source, points in breakdown(s, seat)[1:6])


def watchers(s: Tang, cell: int) -> int:
    """How many minis of the player have this cell in sight."""
    return sum(1 for mini in minis_of(s, s.seat) if cell in line_of_sight(s, mini))


def slot_points(s: Tang, index: int) -> int:
    """T-82: what the player's minis that face this side gain by the landscape."""
    step = s.pending[-1]
    assert isinstance(step, ChooseSlot)
    facing = [mini for mini in minis_of(s, s.seat) if s.at[mini] % 4 == index // 3]
    if not facing:
        return 0
    trial = s.clone()
    at = index // 3 * SIDE_SLOTS + FIRST_SLOT[step.size] + index % 3
    assert trial.slots[at] == NO_LANDSCAPE
    before = sum(character_points(trial, mini) for mini in facing)
    trial.slots[at] = step.landscape
    return sum(character_points(trial, mini) for mini in facing) - before
