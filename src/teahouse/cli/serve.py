"""`teahouse serve`: the games in the browser."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from teahouse.cli.database import Database
from teahouse.web.configuration import FILE, in_words, known, read_settings

Host = Annotated[
    str,
    typer.Option(
        envvar="TEAHOUSE_HOST", show_envvar=False, help="The address, or TEAHOUSE_HOST; 0.0.0.0 lets others in."
    ),
]
Port = Annotated[
    int,
    typer.Option(
        envvar="TEAHOUSE_PORT",
        show_envvar=False,
        show_default=False,
        help="The port, or TEAHOUSE_PORT; else 8020, or a free one.",
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


def _explain(wanted: bool) -> None:
    if wanted:
        print("\n".join(in_words()))
        raise typer.Exit


Explain = Annotated[
    bool,
    typer.Option("--list-settings", help="Tell about each setting, and stop.", callback=_explain, is_eager=True),
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
    explain: Explain = False,
) -> None:
    from teahouse.web.serve import run  # noqa: PLC0415  # its help is shown without a web server

    said = {"database": database, "cluster": cluster, "proxies": tuple(proxy or ())}
    settings = read_settings(file, os.environ, {name: value for name, value in said.items() if value})
    run(settings, host, port or PORT, browse, or_any=not port)


serve.__doc__ = (
    """Serve the games to browsers, here or in your network.

    \b
    Examples:
      teahouse serve
      teahouse serve --host 0.0.0.0 --port 8080 --no-open
      teahouse serve --database postgresql://teahouse@localhost/teahouse

    Settings, in a file as 'rooms = 500' or in the environment as TEAHOUSE_ROOMS=500: """
    + ", ".join(known())
    + "."
)
