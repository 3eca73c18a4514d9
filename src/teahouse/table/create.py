"""Make a table: a game, its options, and what each seat is meant to be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teahouse import games
from teahouse.core.errors import OptionError
from teahouse.core.rng import Rng
from teahouse.table.errors import Refused
from teahouse.table.facts import Created
from teahouse.table.rights import HOUSE
from teahouse.table.seats import COMPUTER, PERSON, Plan, check_bot, clean_name, key_of, new_match, new_token
from teahouse.table.sit import ComputerSeated, Seated
from teahouse.table.start import ready, start
from teahouse.table.table import Table, new_table

DRAWN, CHOSEN, PASSED_ON = "drawn", "chosen", "passed"  # how it was settled who has the first seat
LONGEST_TIME = 1000 * 60 * 60 * 24 * 365


@dataclass(frozen=True)
class Clock:
    """Time to think, in milliseconds: for the whole match, and what every ended turn adds."""

    bank: int
    bonus: int = 0


@dataclass(frozen=True)
class Made:
    """A new table and the secrets of it, which are told only here."""

    table: Table
    owner: str
    tokens: dict[int, str]  # seat -> token


def seated_from(plans: Sequence[Plan], first: int) -> list[Plan]:
    """The same circle, begun elsewhere: neighbours stay neighbours."""
    if not 0 <= first < len(plans):
        raise OptionError(f"there are {len(plans)} seats; none of them is number {first + 1}")
    return [*plans[first:], *plans[:first]]


def create(
    game: str,
    plans: Sequence[Plan],
    options: dict[str, str] | None = None,
    *,
    now: int,
    rng: Rng,
    match: str | None = None,
    listed: bool = True,
    spectators: bool = True,
    starts_when_full: bool = False,
    clock: Clock | None = None,
    hints: bool = False,
    previews: bool = True,
    position: str = "",
    first: int | str = "",
) -> Made:
    """Raises OptionError for a game, options, number of seats or computer player that there is not. A `position` says
    the options itself; raises PositionError if there is none like it.

    `first` is the plan that gets the first seat, the others after it in their order: a number from 0, or DRAWN.
    """
    rules = games.find(game)
    seating = DRAWN if first == DRAWN else CHOSEN if isinstance(first, int) else ""
    plans = seated_from(plans, rng.below(len(plans)) if first == DRAWN else first if isinstance(first, int) else 0)
    begun = rules.read_position(position) if position else rules.start(len(plans), rules.complete(options))
    if begun.seats != len(plans):
        raise OptionError(f"the position is one of {begun.seats} players, not {len(plans)}")
    chosen = begun.options() if position else rules.complete(options)
    time = clock or Clock(0)
    if clock is not None and not (0 < time.bank <= LONGEST_TIME and 0 <= time.bonus <= LONGEST_TIME):
        raise Refused("a-clock-has-between-a-moment-and-a-year", bank=time.bank, bonus=time.bonus)
    owner = new_token()
    created = Created(
        now,
        match or new_match(),
        game,
        rules.rules,
        len(plans),
        chosen,
        key_of(owner),
        listed,
        spectators,
        starts_when_full,
        time.bank,
        time.bonus,
        hints=hints,
        previews=previews,
        position=position,
        seating=seating,
    )
    table = new_table(created)
    tokens: dict[int, str] = {}
    for seat, plan in enumerate(plans):
        if plan.kind == PERSON:
            tokens[seat] = new_token()
            table.add(Seated(now, seat, key_of(tokens[seat]), clean_name(plan.name)))
        elif plan.kind == COMPUTER:
            check_bot(plan.bot, rules, plan.any_bot)
            table.add(ComputerSeated(now, seat, plan.bot, clean_name(plan.name)))
    if starts_when_full and ready(table):
        table = start(table, HOUSE, now=now, rng=rng)
    return Made(table, owner, tokens)
