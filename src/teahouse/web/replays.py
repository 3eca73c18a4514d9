"""An earlier moment of a match, drawn elsewhere: to play it again is no work for the one who serves everybody."""

from __future__ import annotations

import msgspec

from teahouse import games
from teahouse.draw.patch import difference
from teahouse.draw.scene import whole
from teahouse.host.jobs.job import Limits, Owner, Rank
from teahouse.host.jobs.jobs import Jobs
from teahouse.picture import board
from teahouse.table.facts import Created, Replayed
from teahouse.table.table import Table, new_table
from teahouse.web import scenes
from teahouse.web.scenes import Wire

LIMITS = Limits(10.0)

Look = tuple[int, str, str]  # the seat looked from, shape, overlay


def get_ready() -> None:
    """The first job of the process that draws: import what there is to draw, and read what there is to learn."""
    from teahouse.web.lessons import school  # noqa: PLC0415  they need the house, which needs this

    screens = [games.face(name).screen for name in games.on_screen()]
    courses = school("").courses
    assert all(screen is not None for screen in screens)
    assert courses is not None


def draw(created: Created, log: list[int], since: int, look: Look, ground: Wire | None) -> tuple[bytes, bytes]:
    """The job: the scene after these choices, or what differs from its ground, and what those after number `since`
    brought; in JSON, ready to be sent."""
    table = new_table(created)
    table.add(Replayed(created.at, tuple(log)))
    made, got = scenes.scene_after(table, len(log), since, *look)
    scene = whole(made)
    return msgspec.json.encode(scene if ground is None else difference(ground, scene)), msgspec.json.encode(got)


def portray(created: Created, log: list[int], look: tuple[str, str]) -> bytes:
    """The job: the board of a match after these choices as a small picture of its own, in a theme and a language."""
    table = new_table(created)
    table.add(Replayed(created.at, tuple(log)))
    return board(table.match, *look).encode()


async def portrait(jobs: Jobs, table: Table, look: tuple[str, str], guest: str) -> bytes:
    values = table.created, list(table.match.log), look
    made = await jobs.submit(portray, *values, owner=Owner(guest, table.id), rank=Rank.PERSON, limits=LIMITS)
    return bytes(made)


async def drawn(
    jobs: Jobs, table: Table, span: tuple[int, int], look: Look, ground: Wire | None, guest: str
) -> tuple[msgspec.Raw, msgspec.Raw]:
    """The table after so many choices, and what the last of them brought: from the first number on to the second."""
    since, at = span
    values = table.created, table.match.log[:at], since, look, ground
    owner = Owner(guest, table.id)
    scene, got = await jobs.submit(draw, *values, owner=owner, rank=Rank.PERSON, limits=LIMITS)
    return msgspec.Raw(scene), msgspec.Raw(got)
