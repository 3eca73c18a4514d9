"""How Way of the Panda looks: a state becomes a scene. Where things lie and their pictures are in art/."""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.core.state import OVER, Event, State
from teahouse.core.words import Words, words
from teahouse.draw.scene import MINE, NOBODY, OTHER, TABLET, TALL, WIDE, Scene, Seat, Why
from teahouse.games.panda.rules.choices import PLACE_NAMES, ROAD_NAMES, SPACE_NAMES
from teahouse.games.panda.rules.pieces import CHAMPION_NAMES, SEAT_NAMES
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.screen.art.table import make_sheet
from teahouse.games.panda.screen.board import draw_actions
from teahouse.games.panda.screen.clans import draw_cards, draw_sheet
from teahouse.games.panda.screen.map import champion_key, draw_map
from teahouse.games.panda.screen.offers import offer_all, waiting
from teahouse.games.panda.screen.overlays import OVERLAYS, lay_over
from teahouse.games.panda.screen.refusals import why_not
from teahouse.games.panda.words.questions import HELP
from teahouse.games.panda.words.told import told as _told

SHEET = make_sheet()


def scene(
    state: State, viewer: int = NOBODY, shape: str = WIDE, recent: Sequence[Event] = (), overlay: str = ""
) -> Scene:
    """The table as `viewer` sees it, with his choices if it is for him to decide; `recent` becomes the log."""
    assert isinstance(state, Panda)
    made = Scene("panda", TALL if shape == TABLET else shape, viewer)
    draw_map(made, state)
    draw_actions(made, state)
    draw_cards(made, state)
    for step in range(state.seats):
        seat = (max(viewer, 0) + step) % state.seats
        draw_sheet(made, state, seat, OTHER if step or viewer == NOBODY else MINE)
    made.seats = [_seat(state, seat) for seat in range(state.seats)]
    made.offers = offer_all(made, state) if state.actor == viewer >= 0 else waiting(state)
    made.log = [_told(state, event) for event in recent]
    made.offers.fresh = _touched(state, recent, made)
    if made.lays_over(OVERLAYS, overlay):
        lay_over(made, state, overlay)
    made.help = list(HELP)
    return made


def why(state: State, viewer: int, piece: str) -> Why | None:
    """Why `viewer`, who has to decide, cannot choose this piece now; None if there is no reason to tell."""
    assert isinstance(state, Panda)
    return why_not(state, piece) if state.actor == viewer >= 0 else None


def told(state: State, event: Event) -> tuple[int, Words]:
    """A line of the log with the names of this board: whose it is (-1: it goes on with the line before), its words."""
    assert isinstance(state, Panda)
    return _told(state, event)


def marks(event: Event) -> str:
    """The pieces that a line of the log is about."""
    values = event.values
    seat = values.get("seat", NOBODY)
    found = _named_pieces(event)
    if values.get("road") in ROAD_NAMES:
        owner = SEAT_NAMES[seat] if isinstance(seat, int) and seat >= 0 else "N"
        found += [f"way.{values['road']}", f"road-{owner}:{values['road']}"]
    return " ".join(found)


def _seat(s: Panda, seat: int) -> Seat:
    notes = [words("scene-note-ap", ap=s.ap[seat]), words("scene-note-guards", guards=s.supply[seat])]
    signs = [("icon-ap", str(s.ap[seat])), (f"guard-{seat}", str(s.supply[seat]))]
    made = Seat(s.points[seat], notes, s.actor == seat, signs)
    if s.actor == OVER:
        lines = s.breakdown(seat)
        made.score = sum(points for _, points in lines)
        made.place = s.ranking()[seat]
        made.lines = [(f"score-{source}", points) for source, points in lines]
    elif s.round and s.passed[seat]:
        notes.append(words("sketch-passed"))
    else:
        notes.append(words("scene-note-order", number=s.order.index(seat) + 1))
    if s.trigger and s.actor != OVER:
        notes.append(words("sketch-last"))
    return made


def _touched(s: Panda, recent: Sequence[Event], made: Scene) -> list[str]:
    """Pieces that the lines of the log have touched."""
    keys: list[str] = []
    for event in recent:
        keys += _named_pieces(event)
        road = event.values.get("road")
        if road in ROAD_NAMES:
            keys += [f"way.{road}", *[f"road-{owner}:{road}" for owner in (*SEAT_NAMES, "N")]]
    return [key for key in dict.fromkeys(keys) if key in made.pieces]


def _named_pieces(event: Event) -> list[str]:
    """The champion, the place or the space that an event names."""
    keys: list[str] = []
    values = event.values
    seat, champion = values.get("seat", NOBODY), values.get("champion")
    if isinstance(champion, str) and isinstance(seat, int) and seat >= 0:
        owner = SEAT_NAMES.index(str(values["other"])) if "other" in values else seat
        keys.append(champion_key(owner, CHAMPION_NAMES.index(champion)))
    if event.key in ("panda-build", "panda-freed") and values["place"] in PLACE_NAMES:
        keys += [f"base:{values['place']}", str(values["place"])]
    if event.key == "panda-space" and values["space"] in SPACE_NAMES:
        keys.append(f"{values['space']}{values['option']}")
    return keys
