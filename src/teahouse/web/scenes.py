"""A table as one client sees it: the view, the scene of its game, the lines of the log."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from teahouse import games
from teahouse.core.state import CHANCE, Event, State
from teahouse.draw.scene import Why
from teahouse.draw.spread import Spread
from teahouse.table.look import is_asked, may_choose, places, since_last_turn, turn_of
from teahouse.table.rights import held, must_be_welcome, owner_token
from teahouse.table.seats import COMPUTER
from teahouse.table.table import NOBODY, OVER, Table
from teahouse.table.undo import earliest
from teahouse.web.answers import Line, Result, SeatView, TableView

Wire = dict[str, Any]
TOLD = [name for name in SeatView.__struct_fields__ if name != "time_left"]  # as the seat itself says
KEPT = ("fresh", "help")  # offers that say something about the position, not about a choice
SHORT = 80  # letters: a longer option is a whole board, which is in the record
LATEST = 12  # choices whose traces a spectator sees marked


def names(table: Table) -> list[str]:
    return [seat.name or f"{number + 1}" for number, seat in enumerate(table.seats)]


def viewing_seat(table: Table, seats: Collection[int], wish: int | None, before: int = NOBODY) -> int:
    """The seat to look from: as wished, else the own seat that has to decide, else the one before, else the first."""
    if wish is not None:
        return wish if wish < len(table.seats) else NOBODY
    if table.to_act in seats:
        return table.to_act
    if before in seats:
        return before
    return min(seats, default=NOBODY)


@dataclass(frozen=True)
class Client:
    """Who looks at a table: the seats that its tokens open, and whether one is the owner's. `lasting` is the part of
    the view that stays as long as the same people sit there."""

    seats: frozenset[int]
    owner: bool
    lasting: dict[str, Any]


def client(table: Table, tokens: Sequence[str]) -> Client:
    """Raises Foreign where spectators are not welcome."""
    seats, owner = frozenset(held(table, tokens)), bool(owner_token(table, tokens))
    must_be_welcome(table, bool(seats) or owner)
    created = table.created
    lasting = {
        "table": table.id,
        "game": table.game.name,
        "title": table.game.title,
        "options": {name: value if len(value) <= SHORT else "…" for name, value in created.options.items()},
        "previous": created.previous,
        "mine": sorted(seats),
        "owner": owner,
        "hints": created.hints,
        "previews": created.previews,
    }
    if not table.clocked:
        lasting["seats"] = _seats(table, 0)
    return Client(seats, owner, lasting)


def view(table: Table, who: Client, you: int, now: int) -> TableView:
    asked, choices = you in who.seats and is_asked(table, you), len(table.match.entries)
    ends = asked and table.must_end_turn
    undo_from = earliest(table) if asked else choices
    lasting = who.lasting | {"seats": _seats(table, now)} if table.clocked else who.lasting
    return TableView(
        **lasting,
        status=table.status,
        paused=table.paused,
        ending=table.ending,
        rematch=table.rematch,
        you=you,
        to_act=table.to_act,
        turn=table.match.state.turn,
        turn_of=turn_of(table),
        may_choose=asked and not ends,
        may_end_turn=ends,
        may_undo=undo_from < choices,
        undo_from=undo_from,
        choices=choices,
        news_from=since_last_turn(table, you),
        result=result(table),
    )


def _seats(table: Table, now: int) -> list[SeatView]:
    made: list[SeatView] = []
    for number, seat in enumerate(table.seats):
        left = table.time_left(number, now) if table.clocked and seat.kind != COMPUTER else None
        made.append(SeatView(**{name: getattr(seat, name) for name in TOLD}, time_left=left))
    return made


def result(table: Table) -> Result | None:
    if table.status != OVER:
        return None
    state = table.match.state
    return Result(state.scores(), places(table), [state.breakdown(seat) for seat in range(state.seats)])


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
