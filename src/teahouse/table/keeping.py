"""What can go wrong where tables are kept, in a database or a file: one line each."""

from __future__ import annotations

from teahouse.core.errors import TeahouseError


class StoreError(TeahouseError):
    """The database cannot be used: which one, and why."""


class NewerDatabase(StoreError):
    """The database was written by a later version of Teahouse."""


class Conflict(StoreError):
    """Somebody else wrote the next facts of this match first; nothing of ours was kept."""


class NoSuchMatch(StoreError):
    """There is no match of this name in the database."""


class MatchExists(StoreError):
    """There is a match of this name already."""
