"""Which database a verb uses."""

from __future__ import annotations

from typing import Annotated

import typer

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="A file, or postgresql://user@host/name. Else TEAHOUSE_DATABASE.",
        show_default="teahouse.db in your data folder",
    ),
]
