"""What the page about the house shows, and the pictures of the games."""

from __future__ import annotations

from functools import cache
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get
from litestar.params import FromPath

from teahouse import __version__, games
from teahouse.build import compiled
from teahouse.text import LANGUAGE
from teahouse.web import answers as a
from teahouse.web.client import FOLDER
from teahouse.web.errors import Unheard, may_fail
from teahouse.web.lobby import known
from teahouse.web.packed import PACKED, Packed
from teahouse.web.words import speaker_of

PARTS = ["litestar", "msgspec", "uvicorn", "SQLAlchemy", "alembic", "fluent.runtime", "segno", "typer", "rich"]
LICENCE_WORDS = 40
PAGES = ("homepage", "home-page", "repository", "source", "github", "documentation")  # the first one that a part names
CREDITS = "credits.json"


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
        named = [line.partition(", ") for line in about.get_all("Project-URL") or []]
        pages = {kind.lower(): page for kind, _, page in named} | {"home-page": str(about.json.get("home_page") or "")}
        address = next((pages[kind] for kind in PAGES if pages.get(kind)), "")
        made.append(a.Source(name, licence if 0 < len(licence) < LICENCE_WORDS else ", ".join(kinds), address))
    return made


@cache
def browser_parts(folder: Path = FOLDER) -> list[a.Source]:
    """What is in the bundle of the client, as its build wrote it down (client/credits.js); nothing without a client."""
    file = folder / CREDITS
    return msgspec.json.decode(file.read_bytes(), type=list[a.Source]) if file.is_file() else []


@cache
def art(game: str) -> Packed:
    """Of a game that `known` let pass: it has pictures."""
    face = games.face(game)
    made: a.Art = msgspec.convert(face.must_have(face.screen, "picture").sheet.wire(), a.Art)
    return Packed(msgspec.json.encode(made))


@cache
def board_files(game: str) -> dict[str, str]:
    """The data of a game by name: boards, tiles and cards as text."""
    folder = games.face(game).data
    if not folder.is_dir():
        return {}
    found = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    return {file.name.removesuffix(".toml"): file.read_text("utf-8") for file in found}


class AboutController(Controller):
    path = "/api"
    tags = ["House"]  # noqa: RUF012

    @get("/about", summary="Version, licence and the libraries used", responses=may_fail())
    async def about(self) -> a.About:
        titles = [games.find(name).title for name in games.on_screen()]
        return a.About("Teahouse", __version__, "MIT", compiled(), titles, parts(), browser_parts())

    @get("/about/{game:str}", summary="The board files of a game", responses=may_fail(404))
    async def boards(self, game: FromPath[str]) -> a.Boards:
        known(game)
        facts = speaker_of(games.find(game), LANGUAGE).facts
        return a.Boards(game, games.find(game).title, sorted(board_files(game)), facts)

    @get(
        "/about/{game:str}/{name:str}",
        summary="A board file, as a pattern for one's own",
        media_type=MediaType.TEXT,
        responses=may_fail(404),
    )
    async def board(self, game: FromPath[str], name: FromPath[str]) -> str:
        known(game)
        found = board_files(game)
        if name not in found:
            raise Unheard("no-such-page", f"there is no file '{name[:40]}'; there are: {', '.join(found)}", "name")
        return found[name]

    @get("/art/{game:str}", summary="The pictures of a game", opt={PACKED: True}, responses=may_fail(404))
    async def art(self, request: Request[Any, Any, Any], game: FromPath[str]) -> Response[a.Art]:
        known(game)
        return art(game).answer(request)
