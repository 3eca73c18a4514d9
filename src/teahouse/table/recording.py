"""A table as a record (the text of `core.record`, with tags for people and how it ended), and a table from a record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime

from teahouse import games
from teahouse.core.errors import OptionError
from teahouse.core.record import SEATS
from teahouse.table.facts import Created, Replayed, Started, set_by, tags_of
from teahouse.table.pause import Paused
from teahouse.table.seats import PERSON, check_bot, clean_name, new_match
from teahouse.table.sit import ComputerSeated, Opened
from teahouse.table.stop import Abandoned, Resigned
from teahouse.table.table import ABANDONED, NOBODY, PLAYING, Table, copy_match, new_table

NO_ONE = "-"  # what is kept of an owner that there is not: the hash of no token
FINISHER = "random"


def to_record(table: Table, more: Mapping[str, str] | None = None) -> str:
    """The match as it stands, choices of the current turn included; `more` are further tags of the host."""
    match = copy_match(table.match)
    date = f"{datetime.fromtimestamp(table.created.at / 1000, UTC):%Y-%m-%d %H:%M}"
    tags = {"match": table.id, "date": table.created.tags.get("date", date)}
    for number, seat in enumerate(table.seats):
        tags[f"seat {SEATS[number]}"] = f"{PERSON if seat.key or seat.open else seat.bot} {seat.name}".strip()
    resigned = [SEATS[number] for number, seat in enumerate(table.seats) if seat.resigned]
    if resigned:
        tags["resigned"] = " ".join(resigned)
    if table.status == ABANDONED:
        tags["abandoned"] = "yes"
    tags |= tags_of(table.created)
    kept = {**table.created.tags, **(more or {})}
    match.tags = tags | {name: value for name, value in kept.items() if name not in tags}
    return match.to_text()


def from_record(text: str, *, now: int, match: str | None = None, any_bot: bool = False) -> Table:
    """The table of a record, verified choice by choice; raises RecordError.

    Nobody holds a seat of it: people sit down anew, and whoever does may resume a match that was not over. Where a
    computer player is unknown, or none for strangers (`check_bot`), its seat is open too.
    """
    played = games.read_match(text)
    tags = dict(played.tags)
    name = match or tags.pop("match", "") or new_match()
    tags.pop("match", None)
    seated = [tags.pop(f"seat {SEATS[number]}", PERSON) for number in range(played.seats)]
    resigned = [SEATS.index(word) for word in tags.pop("resigned", "").split() if word in SEATS[: played.seats]]
    abandoned = tags.pop("abandoned", "") == "yes"
    game = played.game
    hints, previews = set_by(tags)
    made = Created(now, name, game.name, game.rules, played.seats, played.options, NO_ONE, tags=tags)
    table = new_table(replace(made, hints=hints, previews=previews, position=played.begin))
    for number, words in enumerate(seated):
        kind, _, shown = words.partition(" ")
        if kind == PERSON or not _known(kind, table, any_bot):
            table.add(Opened(now, number, "", clean_name(shown)))
        else:
            table.add(ComputerSeated(now, number, kind, clean_name(shown)))
    table.add(Started(now))
    table.add(Replayed(now, tuple(played.log)))
    for seat in resigned:
        if table.status == PLAYING or table.ending == "resigned":
            table.add(Resigned(now, seat, FINISHER))
    if abandoned and table.status == PLAYING:
        table.add(Abandoned(now, "agreed"))
    if table.status == PLAYING:
        table.add(Paused(now, NOBODY))
    return table


def _known(bot: str, table: Table, any_bot: bool) -> bool:
    try:
        check_bot(bot, table.game, any_bot)
    except OptionError:
        return False
    return True
