"""What the texts of Tang Garden's choices and prompts want to know, with a preview of what a choice earns."""

from __future__ import annotations

from teahouse.core.choices import Family
from teahouse.core.state import Event, State
from teahouse.games.tang.rules.building import BuildAgain
from teahouse.games.tang.rules.choices import (
    BUILD,
    CARD,
    CELL,
    CELL_NAMES,
    CHARACTER,
    CHARACTER_WORDS,
    CHOICES,
    COPY,
    DISPLAY_TILE,
    FACE,
    INFLUENCE,
    KEEP,
    KIND_WORDS,
    LANDSCAPE_DRAWN,
    LANTERN,
    MERCHANT_TAKES,
    MOVE,
    PICK,
    PUT,
    REFRESH,
    REMOVE,
    ROTATE,
    SEND,
    SIZE,
    SLOT,
    STAND,
    START,
    STEP,
    SWAP,
    TILE,
    TOKEN,
)
from teahouse.games.tang.rules.decorating import BeforeDrawing, ChooseCard, DecorateAgain, PutDecoration
from teahouse.games.tang.rules.influence import EndOfTurn, SendMini
from teahouse.games.tang.rules.landscapes import ChooseSlot, PickLandscape, PickTwo, SearchPile
from teahouse.games.tang.rules.minis import Face, Stand
from teahouse.games.tang.rules.pieces import (
    BONUS_COUNT,
    BRIDGE_SPOT,
    CHARACTER_COUNT,
    EMPTY,
    ICON_COUNT,
    ICONS,
    LANDSCAPE_NAMES,
    NO_LANDSCAPE,
    NO_TILE,
    PLACES,
    SIDE_SLOTS,
    SIZES,
    SPOTS,
    TILE_NAMES,
)
from teahouse.games.tang.rules.placing import ChooseCell, Paths, Rotate
from teahouse.games.tang.rules.scoring import character_points, line_of_sight
from teahouse.games.tang.rules.solo import PairDecoration
from teahouse.games.tang.rules.solo_characters import influences_open
from teahouse.games.tang.rules.state import NOWHERE, Tang
from teahouse.games.tang.sketch.garden import EDGE_SIGNS, Say

Values = dict[str, int | str]
LISTS = {"icons": "icon", "there": "icon"}  # values of several words, and of which kind each word is

NAMES: dict[str, list[str]] = {  # family -> what its words are
    **{f.name: ["stack"] for f in (BUILD, SWAP)},
    **{f.name: ["cell"] for f in (CELL, TOKEN)},
    **{f.name: ["cell", "spot"] for f in (PUT, REMOVE)},
    STAND.name: ["cell", "place"],
    ROTATE.name: ["rotation"],
    STEP.name: ["terrain"],
    **{f.name: ["lantern"] for f in (LANTERN, COPY)},
    REFRESH.name: ["size", "lantern"],
    **{f.name: ["landscape"] for f in (PICK, LANDSCAPE_DRAWN)},
    SLOT.name: ["side", "slot"],
    FACE.name: ["side"],
    **{f.name: ["character"] for f in (INFLUENCE, SEND, MOVE, CHARACTER)},
    **{f.name: ["kind", "bonus"] for f in (KEEP, CARD)},
    MERCHANT_TAKES.name: ["what"],
    TILE.name: ["tile"],
    START.name: ["start", "rotation"],
    DISPLAY_TILE.name: ["number"],
    SIZE.name: ["size"],
}


def about(state: State | None, choice: int) -> Values:
    """The values of a choice's sentence; what only the position knows is left out without one."""
    family = CHOICES.family_of(choice)
    values: Values = dict(zip(NAMES.get(family.name, []), family.words(choice)[1:], strict=False))
    if isinstance(state, Tang):
        values |= _in_position(state, family, choice)
    if family in (INFLUENCE, SEND):
        values["effect"] = f"character-{values['character']}.effect"
    return values


def _in_position(s: Tang, family: Family, choice: int) -> Values:
    if family is BUILD:
        card = s.beside[BUILD.index(choice)]
        return {
            **_tile(s, s.face_up[BUILD.index(choice)]),
            "kind": KIND_WORDS[card // BONUS_COUNT] if card >= 0 else "none",
        }
    if family is DISPLAY_TILE:
        return _tile(s, s.display[DISPLAY_TILE.index(choice)]) if DISPLAY_TILE.index(choice) < len(s.display) else {}
    if family in (PICK, LANDSCAPE_DRAWN):
        return {"icons": icons(s, family.index(choice))}
    if family is SLOT:
        return _slot(s, SLOT.index(choice))
    if choice not in s.legal():
        return {}
    if family is ROTATE:
        step = s.pending[-1]
        assert isinstance(step, Rotate)
        return {**_tile(s, step.tile, ROTATE.index(choice)), **_gain(s, choice)}
    if family is STEP:
        return _gain(s, choice)
    if family is PUT:
        cell, spot = PUT.index(choice) // SPOTS, PUT.index(choice) % SPOTS
        return {"watchers": _watchers(s, cell), "site": "bridge" if spot == BRIDGE_SPOT else "patch"}
    if family is FACE:
        step = s.pending[-1]
        assert isinstance(step, Face)
        trial = s.clone()
        trial.apply(choice)
        return {"points": character_points(trial, step.mini)}
    return {}


def _tile(s: Tang, tile: int, rotation: int = 0) -> Values:
    if tile == NO_TILE:
        return {}
    edges = s.faces.edge[(tile * 4 + rotation) * 4 :][:4]
    return {"tile": TILE_NAMES[tile], "edges": "".join(EDGE_SIGNS[edge] for edge in edges)}


def icons(s: Tang, landscape: int, say: Say | None = None) -> str:
    """The icons of a landscape, as the board file calls them or in words."""
    found = [(ICONS[icon], s.board.icons[landscape * ICON_COUNT + icon]) for icon in range(ICON_COUNT)]
    named = [(say(f"icon-{name}") if say else name, count) for name, count in found if count]
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in named)


def _slot(s: Tang, index: int) -> Values:
    """What the side shows already; in solo what the other one opposite will be."""
    step = s.pending[-1]
    values: Values = {"there": _side(s, index // 3)}
    if isinstance(step, ChooseSlot) and s.seats == 1:
        other = s.visible[step.size * 2]
        values["other"] = LANDSCAPE_NAMES[other] if other != NO_LANDSCAPE else "none"
    return values


def _side(s: Tang, side: int) -> str:
    shown = [s.slots[side * SIDE_SLOTS + slot] for slot in range(SIDE_SLOTS)]
    return "; ".join(icons(s, landscape) for landscape in shown if landscape != NO_LANDSCAPE)


def _watchers(s: Tang, cell: int) -> int:
    """How many minis of the player have this cell in sight."""
    own = [mini for mini in range(CHARACTER_COUNT) if s.owner[mini] == s.seat and s.at[mini] != NOWHERE]
    return sum(1 for mini in own if cell in line_of_sight(s, mini))


def _gain(s: Tang, choice: int) -> Values:
    """T-31: what a choice earns at once, told by the events of a trial."""
    trial = s.clone()
    events: list[Event] = []
    trial.events = events
    trial.apply(choice)
    gain: Values = {"greenery": 0, "water": 0, "rock": 0, "coins": 0, "enclosed": 0, "token": "none", "paths": 0}
    for event in events:
        if event.key == "tang-step":
            gain[str(event.values["terrain"])] = int(gain[str(event.values["terrain"])]) + 1
        elif event.key == "tang-coins":
            gain["coins"] = int(gain["coins"]) + int(event.values["coins"])
        elif event.key == "tang-enclosed":
            gain["enclosed"] = int(gain["enclosed"]) + 1
        elif event.key == "tang-token":
            gain["token"] = str(event.values["size"])
    step = trial.pending[-1] if trial.pending else None
    if isinstance(step, Paths):
        gain["paths"] = step.paths
        covered = _covered(s)
        if isinstance(s.pending[-1], Rotate) and s.token_on(covered) >= 0:
            gain["token"] = SIZES[s.token_size(s.token_on(covered))]
    return gain


def _covered(s: Tang) -> int:
    step = s.pending[-1]
    return step.cell if isinstance(step, Rotate) else EMPTY


# --- prompts ---


def asked(state: State) -> Values:
    """The values of the prompt."""
    assert isinstance(state, Tang)
    s, step = state, state.pending[-1]
    values: Values = {"coins": s.coins[s.seat], "cards": s.board.base_draw + 4 - s.face_up_count()}
    if isinstance(step, ChooseCell):
        values |= _tile(s, step.tile(s))
    elif isinstance(step, Rotate):
        values |= {**_tile(s, step.tile), "cell": CELL_NAMES[step.cell]}
    elif isinstance(step, Paths):
        values["paths"] = step.paths
    elif isinstance(step, (PickLandscape, SearchPile, PickTwo)):
        values["size"] = SIZES[step.size]
    elif isinstance(step, ChooseSlot):
        values |= {"landscape": LANDSCAPE_NAMES[step.landscape], "icons": icons(s, step.landscape)}
    elif isinstance(step, PutDecoration):
        values["kind"] = KIND_WORDS[step.kind]
    elif isinstance(step, PairDecoration):
        values["kind"] = KIND_WORDS[step.kind(s)]
    elif isinstance(step, SendMini):
        values |= {"character": CHARACTER_WORDS[step.character], "active": CHARACTER_WORDS[s.active[step.actor]]}
    elif isinstance(step, (Stand, Face)):
        values["character"] = CHARACTER_WORDS[step.mini]
        if isinstance(step, Face):
            values["cell"] = CELL_NAMES[step.space // PLACES]
    elif isinstance(step, (EndOfTurn, DecorateAgain, BuildAgain)):
        values["closing"] = "yes"  # choosing `done` here ends the turn: nobody need confirm it once more
    elif isinstance(step, (BeforeDrawing, ChooseCard)):
        values["drawn"] = len(s.drawn)
    if s.seats == 1:
        values |= {"open": influences_open(s), "left": len(s.board.inner) - s.covered}
    return values
