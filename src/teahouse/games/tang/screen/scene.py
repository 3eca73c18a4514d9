"""How Tang Garden looks: a state becomes a scene. Where things lie is in art/places.py, their pictures in art/."""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.core.state import OVER, Event, State
from teahouse.core.words import whose
from teahouse.draw.scene import NOBODY, WIDE, Scene, Why
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.screen.art.places import places_for
from teahouse.games.tang.screen.art.table import make_sheet
from teahouse.games.tang.screen.garden import add_frame, add_garden, add_stacks
from teahouse.games.tang.screen.offers import offer_all, waiting
from teahouse.games.tang.screen.overlays import OVERLAYS, lay_over, see_at_the_end
from teahouse.games.tang.screen.players import SEAT_LETTERS, add_players, seat_line
from teahouse.games.tang.screen.refusals import why_not
from teahouse.games.tang.screen.shelf import add_shelf
from teahouse.games.tang.words.questions import help_for
from teahouse.games.tang.words.told import SILENT

SHEET = make_sheet()


def scene(
    state: State, viewer: int = NOBODY, shape: str = WIDE, recent: Sequence[Event] = (), overlay: str = ""
) -> Scene:
    """The table as `viewer` sees it, with his choices if it is for him to decide; `recent` becomes the log."""
    assert isinstance(state, Tang)
    s = state
    made = Scene("tang", shape, viewer)
    places = places_for(s.board, shape, s.seats == 1)
    add_garden(made, s, places)
    add_frame(made, s, places)
    add_stacks(made, s, places)
    add_shelf(made, s, places)
    add_players(made, s, places)
    made.pieces = dict(sorted(made.pieces.items()))  # what is alike lies together: it packs better
    made.seats = [seat_line(s, seat) for seat in range(s.seats)]
    made.offers = offer_all(made, s, places) if s.actor == viewer >= 0 else waiting(s)
    made.log = [(whose(event), (event.key, event.values)) for event in recent if event.key not in SILENT]
    made.offers.fresh = _touched(recent, made)
    made.help = help_for(s)
    if s.actor == OVER:
        see_at_the_end(made, s, places)
    if made.lays_over(OVERLAYS, overlay):
        lay_over(made, s, places, overlay)
    return made


def why(state: State, viewer: int, piece: str) -> Why | None:
    """Why `viewer`, who has to decide, cannot choose this piece now; None if there is no reason to tell."""
    assert isinstance(state, Tang)
    return why_not(state, piece) if state.actor == viewer >= 0 else None


# --- what has just happened ------------------------------------------------------------------------------------------


def marks(event: Event) -> str:
    """The piece that a line of the log is about."""
    return _piece_of(event)


def _touched(recent: Sequence[Event], made: Scene) -> list[str]:
    keys: dict[str, None] = {}
    for event in recent:
        key = _piece_of(event)
        if key in made.pieces:
            keys[key] = None
    return list(keys)


def _piece_of(event: Event) -> str:
    """The id of the piece that an event is about."""
    values = event.values
    if event.key == "tang-place":
        return f"tile:{values['tile']}"
    if event.key == "tang-put":
        spot = values["spot"]
        return f"deco:{values['cell']}.{4 if spot == 'bridge' else spot}"
    if event.key in ("tang-mini", "tang-neutral"):
        return f"mini:{values['character']}"
    if event.key == "tang-influence":
        return f"char:{values['character']}"
    if event.key == "tang-landscape":
        return f"land:{values['landscape']}"
    if event.key == "tang-step":
        return f"cube.{SEAT_LETTERS[int(values['seat'])]}.{values['terrain']}"
    if event.key == "tang-lantern":
        return f"lantern.{SEAT_LETTERS[int(values['seat'])]}.{values['lantern']}"
    return ""
