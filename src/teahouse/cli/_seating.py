"""Who sits where at the table of a terminal: in a new game, in one that is resumed, in a rematch."""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.bots.levels import DEFAULT
from teahouse.cli.lines import one_line
from teahouse.core.errors import OptionError
from teahouse.core.match import Match
from teahouse.core.record import SEATS
from teahouse.core.rng import Rng
from teahouse.host.moment import now
from teahouse.table.choose import choose
from teahouse.table.pause import resume
from teahouse.table.recording import from_record
from teahouse.table.rematch import rematch
from teahouse.table.rights import HOUSE, seats_of
from teahouse.table.seats import OPEN, PERSON, Plan, computer, person
from teahouse.table.sit import join
from teahouse.table.start import start
from teahouse.table.table import GATHERING, PLAYING, Table
from teahouse.table.undo import undo
from teahouse.text import Speaker

Tokens = dict[int, str]  # of the seats whose people sit at this keyboard


def chance_of(seed: int, choices: int) -> Rng:
    """Depends on the seed and the number of choices only, so that a resumed game goes on as it would have."""
    return Rng((seed & 0xFFFFFFFF) | (choices << 32))


def plans(
    seats: int, bots: list[str] | None, hot_seat: bool, seat: int, names: list[str], speaker: Speaker
) -> list[Plan]:
    """People where they asked to sit, computer players on all other seats, in the order they were named."""
    if seat > seats:
        raise OptionError(f"--seat {seat}: there are {seats} seats")
    if hot_seat and bots:
        raise OptionError("--hot-seat seats people only; leave --bots away")
    people = seats if hot_seat else 1
    if len(names) > people:
        raise OptionError(f"--name is given {len(names)} times, but there are {people} people")
    kinds = bots or [DEFAULT]
    if bots and len(bots) > seats - 1:
        raise OptionError(f"--bots is given {len(bots)} times, but there are {seats - 1} other seats")
    alone = [] if hot_seat else [speaker.say("you")]
    names = [one_line(name) for name in names] or alone
    made: list[Plan] = []
    computers = 0
    for number in range(seats):
        if hot_seat:
            made.append(person(names[number] if number < len(names) else speaker.say("player", number=number + 1)))
        elif number == seat - 1:
            made.append(person(names[0]))
        else:
            kind = kinds[min(computers, len(kinds) - 1)]
            computers += 1
            made.append(computer(kind, speaker.say(f"computer-{computers}"), any_bot=True))
    return made


def resumed(match: Match, names: Sequence[str], seed: int, speaker: Speaker) -> tuple[Table, Tokens]:
    """The table of a record; somebody else's is played on by people. What was chosen last can still be taken back."""
    last = _still_open(match)
    earlier = match.after(last)
    stopped = ("resigned", "abandoned")  # what they agreed on elsewhere does not bind those who play on
    earlier.tags = {name: value for name, value in match.tags.items() if name not in stopped}
    table, tokens = _sit_down(from_record(earlier.to_text(), now=now(), any_bot=True), {}, names, speaker)
    if table.paused:
        table = resume(table, HOUSE, now=now(), rng=chance_of(seed, last))
    for number, entry in enumerate(match.entries[last:], last):
        if number < len(table.match.entries):  # the table has answered it
            if table.match.entries[number].choice == entry.choice:
                continue
            table = undo(table, tokens[entry.actor], table.revision, number, now=now())
        rng = chance_of(seed, number)
        table = choose(table, tokens[entry.actor], entry.choice, table.revision, now=now(), rng=rng)
    return table, tokens


def again(old: Table, tokens: Tokens, seed: int, speaker: Speaker) -> tuple[Table, Tokens]:
    """The same table; whoever sat second begins."""
    new = rematch(old, HOUSE, now=now(), rng=chance_of(seed, 0)).new
    kept = {seat: token for token in tokens.values() for seat in seats_of(new, token)}
    table, seated = _sit_down(new, kept, [], speaker)
    if table.status == GATHERING:
        table = start(table, HOUSE, now=now(), rng=chance_of(seed, 0))
    return table, seated


def _still_open(match: Match) -> int:
    """How many choices stand: those before what a person chose last in the turn he is in."""
    number = len(match.entries)
    while number and not match.over:
        entry, last = match.entries[number - 1], match.entries[-1]
        kind = match.tags.get(f"seat {SEATS[entry.actor]}", PERSON).partition(" ")[0] if entry.actor >= 0 else ""
        if kind != PERSON or (entry.actor, entry.turn) != (last.actor, last.turn):
            break
        number -= 1
    return number


def _sit_down(table: Table, tokens: Tokens, names: Sequence[str], speaker: Speaker) -> tuple[Table, Tokens]:
    """A person on every open seat of a match that is not over."""
    given, seated = iter(names), dict(tokens)
    for seat, place in enumerate(table.seats):
        if place.kind == OPEN and table.status in (GATHERING, PLAYING):
            name = one_line(next(given, place.name)) or speaker.say("player", number=seat + 1)
            joined = join(table, name, seat, now=now(), rng=Rng(0))  # nothing is drawn: the match stands still
            table, seated[seat] = joined.table, joined.token
    return table, seated
