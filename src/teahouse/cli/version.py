"""`teahouse version`: what is installed here."""

from __future__ import annotations

import platform

from teahouse import __version__, games
from teahouse.build import compiled, headline
from teahouse.cli.setting import Json
from teahouse.cli.show import console, print_json, table


def version(json: Json = False) -> None:
    """Show the version, how it was built, and the games.

    \b
    Example:
      teahouse version --json
    """
    found = [games.find(name) for name in games.names()]
    if json:
        rules: list[dict[str, object]] = [
            {"name": game.name, "title": game.title, "rules": game.rules, "players": game.seats} for game in found
        ]
        print_json(
            {"version": __version__, "compiled": compiled(), "python": platform.python_version(), "games": rules}
        )
        return
    out = console()
    out.print(headline())
    lines = table("game", "title", "rules version", "players", left=2)
    for game in found:
        lines.add_row(game.name, game.title, str(game.rules), "–".join([str(game.seats[0]), str(game.seats[-1])]))
    out.print("", lines, sep="\n")
