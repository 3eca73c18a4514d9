"""The built client: its files, and its first page for every address that is a page."""

from __future__ import annotations

from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from litestar import HttpMethod, MediaType, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from teahouse.web.security import UNLIMITED

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
        self.kept: dict[str, bytes] = {}

    def read(self, name: str) -> bytes:
        if name not in self.kept:
            self.kept[name] = self.paths[name].read_bytes()
        return self.kept[name]

    def answer(self, name: str) -> Response[bytes]:
        name = name.strip("/") or INDEX
        if name not in self.paths and "." not in name.rpartition("/")[2] and not name.startswith(("api/", "live/")):
            name = INDEX  # a page: the client looks at the address itself
        if name == INDEX and INDEX not in self.paths:
            return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})
        if name not in self.paths:
            raise NotFoundException(f"there is no page '{name[:80]}' here")
        kind = guess_type(name)[0] or "application/octet-stream"
        cache = FOR_A_YEAR if name.startswith(ASSETS) else "no-cache"
        return Response(self.read(name), media_type=kind, headers={"Cache-Control": cache})


READ = [HttpMethod.GET, HttpMethod.HEAD]


@route("/", http_method=READ, opt={UNLIMITED: True}, include_in_schema=False)
async def first_page(files: NamedDependency[Files]) -> Response[bytes]:
    return files.answer(INDEX)


@route("/{page:path}", http_method=READ, opt={UNLIMITED: True}, include_in_schema=False)
async def any_page(page: FromPath[str], files: NamedDependency[Files]) -> Response[bytes]:
    return files.answer(page)
