"""The built client: its files, and its first page for every address that is a page."""

from __future__ import annotations

from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from teahouse.web.packed import PACKED, Packed

FOLDER = Path(str(files("teahouse.web"))) / "static"
INDEX = "index.html"
ASSETS = "assets/"  # names there change with their content
FOR_A_YEAR = "public, max-age=31536000, immutable"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Teahouse</title>
<h1>Teahouse</h1>
<p>The server runs, but the browser client has not been built: build it with <code>make play</code>.
Meanwhile: <code>teahouse play</code> in a terminal, <a href="/api/house">/api/house</a> and
<a href="/api/schema">the description of the API</a>.</p></html>
"""


class Files:
    """The files of the client by name, as they were when the server started. Nothing else can be asked for."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
        self.paths = {path.relative_to(folder).as_posix(): path for path in found}
        self.kept: dict[str, Packed] = {}

    def read(self, name: str) -> Packed:
        if name not in self.kept:
            kind = guess_type(name)[0] or "application/octet-stream"
            self.kept[name] = Packed(self.paths[name].read_bytes(), kind)
        return self.kept[name]

    def answer(self, request: Request[Any, Any, Any], name: str) -> Response[bytes]:
        name = name.strip("/") or INDEX
        if name not in self.paths and "." not in name.rpartition("/")[2] and not name.startswith(("api/", "live/")):
            name = INDEX  # a page: the client looks at the address itself
        if name == INDEX and INDEX not in self.paths:
            return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})
        if name not in self.paths:
            raise NotFoundException(f"there is no page '{name[:80]}' here")
        return self.read(name).answer(request, Cache_Control=FOR_A_YEAR if name.startswith(ASSETS) else "no-cache")


READ = [HttpMethod.GET, HttpMethod.HEAD]


@route("/", http_method=READ, opt={PACKED: True}, include_in_schema=False)
async def first_page(request: Request[Any, Any, Any], files: NamedDependency[Files]) -> Response[bytes]:
    return files.answer(request, INDEX)


@route("/{page:path}", http_method=READ, opt={PACKED: True}, include_in_schema=False)
async def any_page(
    request: Request[Any, Any, Any], page: FromPath[str], files: NamedDependency[Files]
) -> Response[bytes]:
    return files.answer(request, page)
