"""What strangers send as a board, a castle or a position is read elsewhere first, with limits."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from time import process_time

from teahouse import games
from teahouse.core.errors import OptionError
from teahouse.host.jobs.job import MIB, JobError, Limits, Owner, Rank
from teahouse.host.jobs.jobs import Jobs

LIMITS = Limits(3.0, 512 * MIB)
TOO_LONG = "this takes too long to read: something smaller, or simpler, would do"
QUICK = 0.12  # seconds: the host has to read it, too, and everybody waits meanwhile


def is_worth_it(game: str, options: Mapping[str, str]) -> bool:
    """Whether one of these options holds something of a stranger's own."""
    known = {option.name: option for option in games.find(game).options}
    return any(
        name in known and known[name].free and value not in known[name].values for name, value in options.items()
    )


def begin(game: str, seats: int, options: dict[str, str]) -> float:
    """The job: begin a match. The seconds that it took; raises what is wrong."""
    rules = games.find(game)
    rules.complete({})  # what the game itself has to read is not the stranger's time
    begun = process_time()
    rules.start(seats, rules.complete(options))
    return process_time() - begun


def read(game: str, position: str) -> float:
    """The job: read a position. The seconds that it took; raises what is wrong."""
    rules = games.find(game)
    rules.complete({})
    begun = process_time()
    rules.read_position(position)
    return process_time() - begun


async def check(jobs: Jobs, game: str, seats: int, options: dict[str, str], owner: Owner) -> None:
    """Raises OptionError or DataError: what is wrong with it, or that it takes too much to find that out."""
    await _quickly(jobs.submit(begin, game, seats, options, owner=owner, rank=Rank.PERSON, limits=LIMITS))


async def check_position(jobs: Jobs, game: str, position: str, owner: Owner) -> None:
    """The same for a position; raises PositionError, too."""
    await _quickly(jobs.submit(read, game, position, owner=owner, rank=Rank.PERSON, limits=LIMITS))


async def _quickly(job: Awaitable[float]) -> None:
    try:
        took = await job
    except JobError:
        raise OptionError(TOO_LONG, "", "takes-too-long") from None
    finally:
        del job  # its error would hold on to it, and to all that was sent
    if took > QUICK:
        raise OptionError(TOO_LONG, "", "takes-too-long")
