"""`teahouse serve`: the games in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from teahouse.cli.database import Database

Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in your network play.")]
Port = Annotated[int, typer.Option(help="The port; if none is given and 8020 is taken, another one.", min=0, max=65535)]
Cluster = Annotated[
    str, typer.Option(help="The scheduler of a Dask cluster that computers think on, as tcp://host:8786.")
]
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")]

Proxy = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ADDRESS",
        envvar="TEAHOUSE_PROXIES",
        help="A web server in front of this one, which is believed whom it speaks for; several: say it again.",
    ),
]

PORT = 8020


def serve(
    host: Host = "127.0.0.1",
    port: Port = 0,
    database: Database = None,
    cluster: Cluster = "",
    browse: Open = True,
    proxy: Proxy = None,
) -> None:
    """Serve the games to browsers, here or in your network.

    \b
    Examples:
      teahouse serve
      teahouse serve --host 0.0.0.0 --port 8080 --no-open
      teahouse serve --database postgresql://teahouse@localhost/teahouse
      teahouse serve --cluster tcp://10.0.0.5:8786
    """
    from teahouse.web.serve import run  # noqa: PLC0415  # the other verbs start without a web server
    from teahouse.web.settings import Settings  # noqa: PLC0415

    settings = Settings(database=database or "", cluster=cluster, proxies=tuple(proxy or ()))
    run(settings, host, port or PORT, browse, or_any=not port)
