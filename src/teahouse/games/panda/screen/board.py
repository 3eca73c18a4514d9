"""The action board on the screen: its spaces and the guards on them, the tracks with their stacks."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from teahouse.core.state import OVER
from teahouse.core.words import Values, words
from teahouse.draw.scene import Piece, Scene
from teahouse.games.panda.rules.board import Board
from teahouse.games.panda.rules.choices import SPACE_NAMES
from teahouse.games.panda.rules.pieces import SEAT_NAMES, SEATS
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.screen.art import desk as places
from teahouse.games.panda.screen.art.icons import CELL, PAIRS, SINGLE
from teahouse.games.panda.words.names import action_values, space_values

SEAT_INK = {"--text-ink": "var(--seat-ink)"}
PLATE_INK = {"--text-ink": "var(--plate-ink)"}
ICONS, SIGNS, CLEAR = 1, 3, 9


def option_key(space: int, option: int) -> str:
    return f"{SPACE_NAMES[space]}{'ab'[option]}"


def draw_actions(made: Scene, s: Panda) -> None:
    board = s.board
    made.surfaces["actions"] = places.action_surface(board, made.shape)
    desk = places.desk(board, made.shape)
    for space in range(len(board.cells)):
        made.pieces.update(_space(board, made.shape, space, s.needs[space]))
    _guards(made, s, desk)
    _tracks(made, s)


@lru_cache(maxsize=4096)
def _space(board: Board, shape: str, space: int, guards: int) -> dict[str, Piece]:
    """The options of a space and what it takes; they change only with the guards it takes."""
    cell, desk = board.cells[space], places.desk(board, shape)
    found: dict[str, Piece] = {}
    about: Values = {"cost": board.costs[cell.row], "guards": guards}
    for number, actions in enumerate(cell.options):
        x, y = desk.option(cell, number)
        key, signs = option_key(space, number), [places.icon_of(action) for action in actions]
        art = "-".join(["option", *[sign.removeprefix("icon-") for sign in signs]])
        if art not in KNOWN_ART:  # a pair of actions that only this board has
            art = "option"
            for line, sign in enumerate(signs):
                size, at = (92, (x + 3, y + 3)) if len(signs) == 1 else (56, (x + 4, y + 1 + 13 * line))
                found[f"i.{key}.{line}"] = Piece(sign, "actions", *at, size=size)
        found[key] = Piece(art, "actions", x, y, CLEAR, ("scene-option", about | action_values(actions)))
    x, y = desk.foot(space)
    found[f"need.{SPACE_NAMES[space]}"] = Piece("need", "actions", x + 3, y, text=str(guards))
    return found


KNOWN_ART = {f"option-{name}" for name in SINGLE} | {f"option-{first}-{second}" for first, second in PAIRS}


def _guards(made: Scene, s: Panda, desk: places.Desk) -> None:
    """P-39: whose guards lie on the spaces, and how many."""
    times: dict[int, int] = {}
    crowds = Counter([code // SEATS for code in s.placed])
    for code in s.placed:
        space, seat = divmod(code, SEATS)
        number = times.get(space, 0)
        times[space] = number + 1
        guards = s.actions.first_guards[space] + number * s.board.more_guards
        x, y = desk.foot(space)
        key = f"guard-{SEAT_NAMES[seat]}:{SPACE_NAMES[space]}.{number}"
        said = words("scene-guards-on", seat=seat, guards=guards, **space_values(s, space))
        step = min(15, (CELL[0] - 38) // max(1, crowds[space] - 1))
        at = (x + CELL[0] - 18 - number * step, y - 1)
        made.put(
            key,
            Piece(f"guards-{seat}", "actions", *at, SIGNS + number, said, seat, 92, text=str(guards), vars=SEAT_INK),
        )


def _tracks(made: Scene, s: Panda) -> None:
    """P-20: markers of one space form a stack, whoever came last lies on top."""
    board, shape = s.board, made.shape
    stacks: dict[int, int] = {}
    for seat in s.arrivals:
        under = stacks.get(s.ap[seat], 0)
        stacks[s.ap[seat]] = under + 1
        count = s.ap.count(s.ap[seat])
        x, y, size = places.ap_place(board, shape, s.ap[seat], under, count)
        said = words("scene-ap", seat=seat, ap=s.ap[seat])
        if count > 1:
            said = words("scene-ap-stack", seat=seat, ap=s.ap[seat], number=count - under, count=count)
        made.put(f"ap.{SEAT_NAMES[seat]}", Piece(f"seat-{seat}", "actions", x, y, SIGNS + under, said, size=size))
    points = s.scores() if s.actor == OVER else s.points  # at the end as the score sheet has them
    for seat, (x, y) in enumerate(places.vp_places(board, shape, points)):
        said = words("scene-vp", seat=seat, points=points[seat])
        mark = Piece(f"count-{seat}", "actions", x, y, SIGNS, said, text=str(points[seat]))
        made.put(f"vp.{SEAT_NAMES[seat]}", mark)
    for number, seat in enumerate(s.order):
        x, y = places.order_place(board, shape, number)
        passed = s.round > 0 and s.passed[seat]
        said = words("scene-passed" if passed else "scene-turn", seat=seat, number=number + 1)
        mark = Piece(f"seat-{seat}", "actions", x, y, SIGNS, said, size=58 if passed else 76)
        made.put(f"order.{SEAT_NAMES[seat]}", mark)
