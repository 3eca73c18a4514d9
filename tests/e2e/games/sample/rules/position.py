"""A position of Walkers as text: `stones 3.2=A`, place, way and whose it is; `used 4=B`; what is to be decided."""

from __future__ import annotations

from teahouse.games.sample.rules import game

from teahouse.core.errors import OptionError, PositionError
from teahouse.core.options import complete
from teahouse.core.position import Fields, of_options, read_seats, write
from teahouse.core.record import SEATS
from teahouse.core.state import Step

VERSION = 1


def to_text(s: game.Walkers) -> str:
    fields = [
        ("turn", f"{s.turn} {SEATS[s.seat]}"),
        ("stones", " ".join(f"{place}.{way}={SEATS[seat]}" for place, (seat, way) in sorted(s.stones.items()))),
        ("used", " ".join(f"{action}={SEATS[seat]}" for action, seat in sorted(s.used.items()))),
        ("points", " ".join(str(points) for points in s.points)),
        ("pending", " ".join(_word(step) for step in s.pending)),
    ]
    return write("sample", VERSION, s.seats, s.options(), fields)


def _word(step: Step[game.Walkers]) -> str:
    return f"lay:{step.place}" if isinstance(step, game.Lay) else type(step).__name__.lower()


def from_text(text: str) -> game.Walkers:
    f = Fields(text)
    if (f.game, f.version) != ("sample", str(VERSION)):
        raise PositionError("", f"begins with 'sample {VERSION}', not '{f.game} {f.version}'")
    seats = read_seats(f, game.GAME.seats)
    try:
        s = game.walkers(seats, complete(game.OPTIONS, game.GAME.as_written(f.values("options"))))
    except OptionError as problem:
        raise of_options(problem) from None
    turn, seat = f.so_many("turn", 2, "3 A")
    s.turn, s.seat = f.number("turn", turn, 1, s.rounds * seats), f.seat("turn", seat, seats)
    for word in f.some("stones"):
        where, _, owner = word.partition("=")
        place, _, way = where.partition(".")
        at = f.number("stones", place, 0, game.PLACES - 1)
        s.stones[at] = f.seat("stones", owner, seats), f.number("stones", way, 0, 3)
    for word in f.some("used"):
        action, _, owner = word.partition("=")
        s.used[f.number("used", action, 0, game.ACTIONS - 1)] = f.seat("used", owner, seats)
    s.points = [f.number("points", word, 0, 999) for word in f.so_many("points", seats, "0 " * seats)]
    s.pending = [_step(f, s, word) for word in f.some("pending")]
    if not s.pending:
        s.ending = game.ENDING
    f.nothing_else()
    return s


def _step(f: Fields, s: game.Walkers, word: str) -> Step[game.Walkers]:
    name, _, place = word.partition(":")
    kind = f.pick("pending", name, ["go", "lay", "act"])
    if name == "lay":
        return game.Lay(s.seat, f.number("pending", place, 0, game.PLACES - 1))
    return game.Go(s.seat) if kind == 0 else game.Act(s.seat)
