"""A table that whoever runs the house has hidden: its players play on, nobody else sees it any more."""

from __future__ import annotations

from teahouse.table.facts import Fact, kept_as
from teahouse.table.run_on import moment
from teahouse.table.table import Table


@kept_as("hidden")
class Hidden(Fact):
    def fold(self, table: Table) -> None:
        table.listed = False
        table.spectators = False


def hide(table: Table, *, now: int) -> Table:
    after = table.copy()
    after.add(Hidden(moment(table, now)))
    return after
