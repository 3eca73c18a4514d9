"""`teahouse replay`: read a record, verify every choice in it, and show where the match stands."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from teahouse.cli.files import position, read_match
from teahouse.cli.setting import Json, in_one_line, unusual
from teahouse.cli.show import console, enumeration, print_json, table
from teahouse.core.match import Entry, Match
from teahouse.core.record import NOBODY, SEATS
from teahouse.core.state import CHANCE, OVER
from teahouse.text import Speaker

TURN_WIDTH = 10  # room for the number of the turn and the seat


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record; '-' reads from the pipe.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="Show the position after N choices.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Also print the turns.")] = False,
    json: Json = False,
) -> None:
    """Read and verify the record of a match.

    Shows its scores by source, or any position on the way with the choices there are.

    \b
    Example:
      teahouse replay game.txt --at 40 --log
    """
    whole = read_match(file)
    match = position(whole, at)
    if json:
        print_json(_data(whole, match, log))
        return
    out = console()
    _print_header(out, whole)
    if log:
        out.print("", _turns(match, out.width), sep="\n")
    if at is not None:
        out.print(f"\nafter {len(match.entries)} choices, turn {match.state.turn}: {_who_decides(match)}")
    out.print("", _scores(match), sep="\n")
    if at is not None and not match.over:
        _print_legal(out, match)


def _name(actor: int) -> str:
    return "chance" if actor == CHANCE else SEATS[actor]


def _who_decides(match: Match) -> str:
    return "the game is over" if match.over else f"{_name(match.state.actor)} decides"


def _print_header(out: Console, match: Match) -> None:
    out.print(f"{match.game.title}, {match.seats} players", style="bold")
    if match.tags:
        out.print(in_one_line(match.tags))
    changed = unusual(match.game, match.options)
    out.print(f"options: {in_one_line(changed) or 'as usual'}")
    ending = f", ended: {match.state.ending.replace('-', ' ')}" if match.over else ", not finished"
    out.print(f"{len(match.entries)} choices in {match.state.turn} turns{ending}")


def _turns(match: Match, width: int) -> Table:
    """The log, a row per turn: what chance drew is dim, what somebody else decided is marked with the seat."""
    rows = Table.grid(padding=(0, 1))
    rows.add_column(justify="right")
    rows.add_column(style="bold")
    rows.add_column()
    for turn, group in groupby(match.entries, key=lambda entry: entry.turn):
        entries = list(group)
        choices = [_choice(match, entry) for entry in entries]
        seat = SEATS[entries[0].seat] if turn else NOBODY
        rows.add_row(str(turn), seat, enumeration(choices, width - TURN_WIDTH))
    return rows


def _choice(match: Match, entry: Entry) -> Text:
    text = match.game.notation(entry.choice)
    if entry.actor == CHANCE:
        return Text("*" + text, style="dim")
    return Text(text if entry.actor == entry.seat else f"({SEATS[entry.actor]}) {text}")


def _breakdown(match: Match) -> dict[str, list[int]]:
    """The points of all seats for every source."""
    sources: dict[str, list[int]] = {}
    for seat in range(match.seats):
        for source, points in match.state.breakdown(seat):
            sources.setdefault(source, [0] * match.seats)[seat] += points
    return sources


def _scores(match: Match) -> Table:
    speaker = Speaker(match.game.name)
    rows = table("score" if match.over else "score so far", *SEATS[: match.seats])
    for source, points in _breakdown(match).items():
        rows.add_row(speaker.say(f"score-{source}"), *[str(number) for number in points])
    rows.add_section()
    rows.add_row("total", *[str(number) for number in match.state.scores()], style="bold")
    rows.add_row("place", *[str(number) for number in match.state.ranking()])
    return rows


def _print_legal(out: Console, match: Match) -> None:
    legal = match.legal()
    out.print(f"\n{len(legal)} choices of {_name(match.state.actor)}:")
    out.print(enumeration([Text(choice) for choice in legal], out.width))


def _data(whole: Match, match: Match, log: bool) -> dict[str, object]:
    state = match.state
    data: dict[str, object] = {
        "game": match.game.name,
        "rules": match.game.rules,
        "players": match.seats,
        "options": match.options,
        "tags": whole.tags,
        "choices": len(whole.entries),
        "at": len(match.entries),
        "turn": state.turn,
        "actor": None if state.actor == OVER else _name(state.actor),
        "ending": state.ending or None,
        "scores": state.scores(),
        "breakdown": _breakdown(match),
        "places": state.ranking(),
        "legal": match.legal(),
    }
    if log:
        data["log"] = [
            {"turn": entry.turn, "actor": _name(entry.actor), "choice": match.game.notation(entry.choice)}
            for entry in match.entries
        ]
    return data
