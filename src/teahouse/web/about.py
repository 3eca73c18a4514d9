"""What the page about the house shows, the pictures of the games, and whether the house is well."""

from __future__ import annotations

from functools import cache
from importlib.metadata import PackageNotFoundError, metadata

import msgspec
from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from teahouse import __version__, games
from teahouse.build import compiled
from teahouse.web import answers as a
from teahouse.web.errors import Unheard, may_fail
from teahouse.web.house import House
from teahouse.web.keeping import check
from teahouse.web.lobby import known
from teahouse.web.security import UNLIMITED

PARTS = ["litestar", "msgspec", "uvicorn", "SQLAlchemy", "alembic", "fluent.runtime", "segno", "typer", "rich"]
LICENCE_WORDS = 40


@cache
def parts() -> list[a.Source]:
    """The libraries the house stands on, with their licences."""
    made: list[a.Source] = []
    for name in PARTS:
        try:
            about = metadata(name)
        except PackageNotFoundError:
            continue
        licence = str(about.json.get("license_expression") or about.json.get("license") or "")
        kinds = [line.rpartition(" :: ")[2] for line in about.get_all("Classifier") or [] if "License" in line]
        made.append(a.Source(name, licence if 0 < len(licence) < LICENCE_WORDS else ", ".join(kinds)))
    return made


@cache
def art(game: str) -> a.Art:
    try:
        sheet = games.find_scene(game).SHEET
    except ModuleNotFoundError:
        raise Unheard("no-such-page", f"'{game}' has no pictures yet", "game") from None
    made: a.Art = msgspec.convert(sheet.wire(), a.Art)
    return made


class AboutController(Controller):
    path = "/api"
    tags = ["House"]  # noqa: RUF012

    @get("/about", summary="Version, licence and the libraries used", responses=may_fail())
    async def about(self) -> a.About:
        titles = [games.find(name).title for name in games.names()]
        return a.About("Teahouse", __version__, "MIT", compiled(), titles, parts())

    @get("/art/{game:str}", summary="The pictures of a game", responses=may_fail(404))
    async def art(self, game: FromPath[str]) -> a.Art:
        known(game)
        return art(game)

    @get("/health", summary="Whether the house is well", opt={UNLIMITED: True}, responses=may_fail())
    async def health(self, house: NamedDependency[House]) -> a.Health:
        await check(house.store)
        return a.Health(True, __version__)
