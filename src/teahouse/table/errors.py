"""Why a table refuses something. Nothing has changed when one of these is raised."""

from __future__ import annotations

from teahouse.core.errors import Reason, TeahouseError


class Refused(TeahouseError):
    """Something that cannot be done at this table now; `reason` has the message key and the values of the case."""

    def __init__(self, key: str, **values: int | str) -> None:
        self.reason = Reason("table", key, values)
        said = ", ".join(f"{name} {value}" for name, value in values.items())
        super().__init__(key.replace("-", " ") + (f" ({said})" if said else ""))


class Foreign(Refused):
    """A token that opens nothing here, or not this seat."""


class Stale(Refused):
    """An answer to a position that is no longer on the table."""


class Repeated(Stale):
    """The very choice that was made already: a double click, or a message sent twice. It stands."""


class NotYourMove(Refused):
    """Somebody else has to decide."""


class WrongMoment(Refused):
    """The match has not begun, is paused or over, or something else has to be done first."""


class NoSuchSeat(Refused):
    """A seat that is not there, or not free."""


class NotUndoable(Refused):
    """What was revealed stays revealed, and what was ended stays ended."""


class TimeUp(Refused):
    """The clock of the seat has run out."""


class Damaged(TeahouseError):
    """A list of facts that no table could have written: which one, and what is wrong with it."""
