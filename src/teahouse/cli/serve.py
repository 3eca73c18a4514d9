"""`teahouse serve`: the games in the browser."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from teahouse.cli.database import Database
from teahouse.web.configuration import FILE, in_words, read_settings

Host = Annotated[
    str,
    typer.Option(envvar="TEAHOUSE_HOST", help="The address to listen on; 0.0.0.0 lets others in your network play."),
]
Port = Annotated[
    int,
    typer.Option(
        envvar="TEAHOUSE_PORT",
        help="The port; if none is given and 8020 is taken, another one.",
        min=0,
        max=65535,
    ),
]
Cluster = Annotated[
    str, typer.Option(help="The scheduler of a Dask cluster that computers think on, as tcp://host:8786.")
]
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")]

Proxy = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ADDRESS",
        help="A web server in front of this one, which is believed whom it speaks for; several: say it again.",
    ),
]
File = Annotated[str | None, typer.Option("--settings", metavar="FILE", help=f"Settings in TOML. Else {FILE}.")]

PORT = 8020


def serve(
    host: Host = "127.0.0.1",
    port: Port = 0,
    database: Database = None,
    cluster: Cluster = "",
    browse: Open = True,
    proxy: Proxy = None,
    file: File = None,
) -> None:
    from teahouse.web.serve import run  # noqa: PLC0415  # its help is shown without a web server

    said = {"database": database, "cluster": cluster, "proxies": tuple(proxy or ())}
    settings = read_settings(file, os.environ, {name: value for name, value in said.items() if value})
    run(settings, host, port or PORT, browse, or_any=not port)


serve.__doc__ = """Serve the games to browsers, here or in your network.

    \b
    Examples:
      teahouse serve
      teahouse serve --host 0.0.0.0 --port 8080 --no-open
      teahouse serve --database postgresql://teahouse@localhost/teahouse
      teahouse serve --settings /etc/teahouse.toml

    \b
    Settings, in a file as 'rooms = 500' or in the environment as TEAHOUSE_ROOMS=500 (times in seconds):
      """ + "\n      ".join(in_words())
