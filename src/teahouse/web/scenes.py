"""The picture of a table as one client sees it: the scene of its game, and the lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teahouse import games
from teahouse.core.forecast import BUDGET, Before
from teahouse.core.state import CHANCE, Event, State
from teahouse.core.words import Values
from teahouse.draw.gains import brought, change, gains, voids
from teahouse.draw.scene import Scene, Why
from teahouse.draw.spread import Spread
from teahouse.school.guide import Few, few
from teahouse.table.look import HAND, decides_next, is_asked, lets_go_of, may_choose, since_last_turn
from teahouse.table.pause import Paused
from teahouse.table.stop import RESIGNED, Resigned
from teahouse.table.table import NOBODY, OVER, Table
from teahouse.table.take_over import TakenOver
from teahouse.web.answers import LogLine

Wire = dict[str, Any]
KEPT = ("fresh", "end", "help")  # offers that say something about the position, not about a choice
LAID = 4  # positions and shapes of one table whose next viewer is expected at once
LATEST = 12  # choices whose traces a spectator sees marked


def scene(
    table: Table,
    you: int,
    mine: bool,
    shape: str,
    overlay: str = "",
    laid: dict[tuple[int, str], Scene] | None = None,
    guide: bool = False,
    far: bool = True,
) -> Wire:
    """The scene of the position, with the offers of the seat if it is for this client to choose. `laid` keeps what
    others see of it, too: tables that were shown never change. With a `guide` the offers say what he would say. Not
    `far`: what choices bring is told of the step alone (`further` tells the rest)."""
    latest = since_last_turn(table, you) if you != NOBODY else max(0, len(table.told) - LATEST)
    recent = [event for events in table.told[latest:] for event in events]
    choosing = mine and may_choose(table, you)
    shared = None if laid is None or overlay else _laid_out(table, shape, laid)
    told = forecast(table, you, mine, far)
    made = bare(table.game.name, table.match.state, you, shape, recent, overlay, told, shared)
    if not choosing:
        made["offers"] = _waiting(table, made, mine and is_asked(table, you))
    elif guide and (found := few(table.match.game, table.match.state, table.match.entries)) is not None:
        made["offers"]["few"] = _guided(table, found)
    return made


def _guided(table: Table, found: Few) -> Wire:
    """At a table without previews it is not told where the choices lead."""
    lines = found.lines if table.created.previews else ()
    ways = [{"choice": line[0], "gain": brought(table.match.state, list(line))} for line in lines]
    return {"asked": found.asked, "choices": list(found.choices), "ways": ways}


def _laid_out(table: Table, shape: str, laid: dict[tuple[int, str], Scene]) -> Scene | None:
    screen = games.face(table.game.name).screen
    if screen is None or screen.shared is None:
        return None
    known = len(table.facts), shape
    if known not in laid:
        while len(laid) >= LAID:
            del laid[next(iter(laid))]
        laid[known] = screen.shared.laid_out(table.match.state, shape)
    return laid[known]


def ground(table: Table, you: int, shape: str) -> Wire:
    """The table before anything was done or dealt: what any scene of it has most in common with."""
    made = bare(table.game.name, table.match.after(0).state, you, shape, ())
    return made | {"seats": [], "offers": {}}


def why(table: Table, you: int, mine: bool, piece: str) -> Why | None:
    """Why somebody who has to choose cannot choose this piece; None where there is nothing to tell."""
    screen = games.face(table.game.name).screen
    if screen is None or not (mine and may_choose(table, you)):
        return None
    return screen.why(table.match.state, you, piece)


def forecast(table: Table, you: int, mine: bool, far: bool = True) -> dict[int, Wire]:
    """What the choices bring, for whoever has to choose; at a table without previews only which of them do nothing.
    `far`: also how far the same action leads, which takes several times as long."""
    if not (mine and may_choose(table, you)):
        return {}
    if not table.created.previews:
        return voids(table.match.state)
    return gains(table.match.state, BUDGET if far else 0)


def further(made: Wire, table: Table, you: int, mine: bool) -> Wire:
    """A scene that was made without it, with how far the choices lead."""
    told = forecast(table, you, mine)
    gained = {str(choice): gain for choice, gain in told.items()}
    return {**made, "offers": {**made["offers"], "gains": gained}} if gained else made


def scene_after(
    table: Table, number: int, since: int, you: int, shape: str, overlay: str = ""
) -> tuple[Wire, list[Wire]]:
    """The scene after so many choices of the match, to look at, and what the choices after number `since` brought."""
    match = table.match.after(since)
    before = Before(match.state.clone())
    for entry in table.match.entries[since:number]:
        match.state.apply(entry.choice)
    recent = table.told[number - 1] if number else []
    made = bare(table.game.name, match.state, you, shape, recent, overlay)
    made["offers"] = {key: made["offers"][key] for key in KEPT if key in made["offers"]}
    return made, change(before, match.state)


def _waiting(table: Table, made: Wire, asked: bool) -> Wire:
    """Nothing to choose now, but something to wait for."""
    offers = {key: made["offers"][key] for key in KEPT if key in made["offers"]}
    if asked and lets_go_of(table) == HAND:
        offers["prompt"] = ["table-hand-over", {"seat": decides_next(table)}]
    elif asked:
        offers["prompt"] = [f"table-end-{lets_go_of(table)}"]
    elif table.status == OVER:
        offers = {"prompt": _over(table, made)}  # nothing is asked, and there is no moment to read about
    elif table.to_act != NOBODY:
        offers["prompt"] = _paused(table) if table.paused else ["table-waits", {"seat": table.to_act}]
    else:
        offers["prompt"] = [f"table-{table.status}"]
    return offers


def _over(table: Table, made: Wire) -> list[Any]:
    """How it ended: a game says so itself, but not that somebody has given up."""
    gave_up = next((fact.seat for fact in reversed(table.facts) if isinstance(fact, Resigned)), NOBODY)
    if table.ending == RESIGNED and gave_up != NOBODY:
        return ["table-over-resigned", {"seat": gave_up}]
    said: list[Any] = made["offers"].get("prompt", ["table-over"])
    return said


def _paused(table: Table) -> list[Any]:
    """Whose pause it is."""
    first = table.pausers[0] if table.pausers else NOBODY
    return ["table-paused"] if first == NOBODY else ["table-paused-by", {"seat": first}]


def notes(before: Table, after: Table) -> list[tuple[str, dict[str, int | str]]]:
    """What others have done about the match that everybody is to know at once."""
    found: list[tuple[str, dict[str, int | str]]] = []
    for fact in after.facts[len(before.facts) :]:
        if isinstance(fact, TakenOver) and fact.why == "owner":
            found.append(("note-replaced", {"seat": fact.seat}))
        elif isinstance(fact, Paused):
            found.append(("note-paused-by-owner", {}) if fact.seat == NOBODY else ("note-paused", {"seat": fact.seat}))
    return found


def overlays(table: Table, shape: str) -> list[str]:
    """The names of what can be laid over the board now."""
    made = bare(table.game.name, table.match.state, NOBODY, shape, ())
    return [name for name, _ in made.get("overlays", [])]


def bare(
    game: str,
    state: State,
    you: int,
    shape: str,
    recent: Sequence[Event],
    overlay: str = "",
    told: dict[int, Wire] | None = None,
    laid: Scene | None = None,
) -> Wire:
    """What the game draws, and what was found out about the choices, which nobody else need know."""
    face = games.face(game)
    screen = face.screen
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
    if laid is not None and screen.shared is not None:
        seen = screen.shared.seen(laid, state, you, recent)
    else:
        seen = screen.scene(state, you, shape, recent, overlay)
    if told:
        seen.offers.gains = told
    seen.log = []  # it is told beside the scene, with the numbers of the choices
    made: Wire = seen.in_parts()
    facts = face.words.facts(state)
    if facts:
        made["facts"] = facts  # of board and options, the same in every scene of a match: told once
    return made


def lines(table: Table, first: int = 0) -> list[LogLine]:
    """What was told of the choices from this one on; the first choice of a match is number 1."""
    made: list[LogLine] = []
    turn = _last_told_turn(table, first)
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
            told: Values = {**values, "marks": about} if about else values
            if entry.turn != turn:  # the first line of a turn says whose it is, and in which round
                turn, told = entry.turn, {**told, "turn-of": entry.seat, "round": table.rounds[number]}
            made.append((number + 1, entry.turn, whose, key, told))
    return made


def _last_told_turn(table: Table, first: int) -> int:
    """The turn of the last line before the choice of this number."""
    for number in range(first - 1, -1, -1):
        if table.told[number]:
            return table.match.entries[number].turn
    return 0


def common(before: Table, after: Table) -> int:
    """How many choices the two positions share from the beginning; undo may have cut some."""
    old, new = before.match.entries, after.match.entries
    same = min(len(old), len(new))
    while same and old[same - 1] is not new[same - 1]:
        same -= 1
    return same


def got(before: Table, after: Table) -> list[Wire]:
    """What everybody got between two moments of a table; nothing where nobody's points or goods changed."""
    old, new = before.match.entries, after.match.entries
    if len(old) == len(new) and (not new or old[-1] is new[-1]):
        return []
    found = change(Before(before.match.state), after.match.state)
    return found if any(found) else []
