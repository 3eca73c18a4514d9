"""The house: the host as the server has it, with its database, its limits, and who came in by which address."""

from __future__ import annotations

import asyncio
import dataclasses
from collections import Counter
from collections.abc import Sequence

from teahouse.host.changing import After, Verb
from teahouse.host.host import Host
from teahouse.host.moment import chance, now
from teahouse.host.others import Exchange
from teahouse.host.thinkers import Thinkers
from teahouse.store.store import Store
from teahouse.table import create
from teahouse.table.facts import Created
from teahouse.table.table import Table, fold
from teahouse.text.languages import language_of_the_system
from teahouse.web import views
from teahouse.web.acts import Call, carry_out
from teahouse.web.messages import Said
from teahouse.web.settings import Settings
from teahouse.web.words import learn


class House(Host):
    settings: Settings

    def __init__(self, settings: Settings, store: Store, exchange: Exchange | None) -> None:
        super().__init__(store, Thinkers(settings.workers, settings.think), settings, exchange)
        self.store = store
        self.tabs: Counter[str] = Counter()  # open ones by client address

    def open(self) -> None:
        super().open()
        self.spawn(asyncio.to_thread(learn, language_of_the_system()))

    async def make(self, made: create.Made, hints: bool, previews: bool) -> create.Made:
        """Keep a new table and open its room."""
        tags = ({views.HINTS: "on"} if hints else {}) | ({} if previews else {views.PREVIEWS: "off"})
        table = tagged(made.table, tags) if tags else made.table
        await self.create(table)
        return dataclasses.replace(made, table=table)


def verb_of(act: Said, tokens: Sequence[str]) -> Verb:
    """What a message asks for, by the right of these tokens."""
    call = Call(tokens, now(), chance())

    def verb(table: Table) -> After:
        after = carry_out(table, act, call)
        return after if after.further is None else After(after.table, like(table, after.further))

    return verb


def tagged(table: Table, tags: dict[str, str]) -> Table:
    """The same table with tags that its maker did not know of."""
    created, *rest = table.facts
    assert isinstance(created, Created)
    return fold([dataclasses.replace(created, tags=created.tags | tags), *rest])


def like(old: Table, new: Table) -> Table:
    """A rematch keeps what the house noted about the table."""
    kept = {name: value for name, value in old.created.tags.items() if name == views.HINTS}
    return tagged(new, kept) if kept else new
