"""The picture of a table as one client sees it: the scene of its game, and the lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teahouse import games
from teahouse.core.state import CHANCE, Event, State
from teahouse.draw.scene import Why
from teahouse.draw.spread import Spread
from teahouse.table.look import is_asked, may_choose, since_last_turn
from teahouse.table.table import NOBODY, OVER, Table
from teahouse.web.answers import Line

Wire = dict[str, Any]
KEPT = ("fresh", "help")  # offers that say something about the position, not about a choice
LATEST = 12  # choices whose traces a spectator sees marked


def scene(table: Table, you: int, mine: bool, shape: str, overlay: str = "") -> Wire:
    """The scene of the position, with the offers of the seat if it is for this client to choose."""
    latest = since_last_turn(table, you) if you != NOBODY else max(0, len(table.told) - LATEST)
    recent = [event for events in table.told[latest:] for event in events]
    made = _draw(table.game.name, table.match.state, you, shape, recent, overlay)
    if not (mine and may_choose(table, you)):
        made["offers"] = _waiting(table, made, mine and is_asked(table, you))
    if not table.created.previews:
        _without_gains(made["offers"])
    return made


def ground(table: Table, you: int, shape: str) -> Wire:
    """The table before anything was done or dealt: what any scene of it has most in common with."""
    made = _draw(table.game.name, table.match.after(0).state, you, shape, ())
    return made | {"seats": [], "offers": {}}


def why(table: Table, you: int, mine: bool, piece: str) -> Why | None:
    """Why somebody who has to choose cannot choose this piece; None where there is nothing to tell."""
    screen = games.face(table.game.name).screen
    if screen is None or not (mine and may_choose(table, you)):
        return None
    return screen.why(table.match.state, you, piece)


def scene_after(table: Table, number: int, you: int, shape: str, overlay: str = "") -> Wire:
    """The scene after so many choices of the match, to look at."""
    match = table.match.after(number)
    recent = table.told[number - 1] if number else []
    made = _draw(table.game.name, match.state, you, shape, recent, overlay)
    made["offers"] = {key: made["offers"][key] for key in KEPT if key in made["offers"]}
    return made


def _waiting(table: Table, made: Wire, asked: bool) -> Wire:
    """Nothing to choose now, but something to wait for."""
    offers = {key: made["offers"][key] for key in KEPT if key in made["offers"]}
    if asked:
        offers["prompt"] = ["table-end-turn"]
    elif table.status == OVER:
        offers["prompt"] = made["offers"].get("prompt", ["table-over"])
    elif table.to_act != NOBODY:
        offers["prompt"] = ["table-paused"] if table.paused else ["table-waits", {"seat": table.to_act}]
    else:
        offers["prompt"] = [f"table-{table.status}"]
    return offers


def _without_gains(offers: Wire) -> None:
    targets = offers.get("targets", {}).items()
    offers["targets"] = {key: target if isinstance(target, int) else target[:1] for key, target in targets}
    offers["buttons"] = [button[:3] for button in offers.get("buttons", [])]
    if "tries" in offers:
        offers["tries"] = [one[:2] for one in offers["tries"]]


def overlays(table: Table, shape: str) -> list[str]:
    """The names of what can be laid over the board now."""
    made = _draw(table.game.name, table.match.state, NOBODY, shape, ())
    return [name for name, _ in made.get("overlays", [])]


def _draw(game: str, state: State, you: int, shape: str, recent: Sequence[Event], overlay: str = "") -> Wire:
    screen = games.face(game).screen
    if screen is None:
        return {
            "form": 1,
            "game": game,
            "shape": shape,
            "viewer": you,
            "surfaces": {},
            "pieces": Spread([]),
            "seats": [],
            "offers": {},
            "log": [],
        }
    seen = screen.scene(state, you, shape, recent, overlay)
    seen.log = []  # it is told beside the scene, with the numbers of the choices
    made: Wire = seen.in_parts()
    return made


def lines(table: Table, first: int = 0) -> list[Line]:
    """What was told of the choices from this one on; the first choice of a match is number 1."""
    made: list[Line] = []
    screen = games.face(table.game.name).screen
    for number, (entry, events) in enumerate(zip(table.match.entries[first:], table.told[first:], strict=True), first):
        for event in events:
            seat = event.values.get("seat", entry.actor if entry.actor != CHANCE else NOBODY)
            whose, key, values = seat if isinstance(seat, int) else NOBODY, event.key, event.values
            about = ""
            if screen is not None:
                about = screen.marks(event)
                if screen.told is not None:  # a game with names of its own on the board
                    whose, (key, values) = screen.told(table.match.state, event)
            made.append((number + 1, entry.turn, whose, key, values | {"marks": about} if about else values))
    return made


def common(before: Table, after: Table) -> int:
    """How many choices the two positions share from the beginning; undo may have cut some."""
    old, new = before.match.entries, after.match.entries
    same = min(len(old), len(new))
    while same and old[same - 1] is not new[same - 1]:
        same -= 1
    return same
