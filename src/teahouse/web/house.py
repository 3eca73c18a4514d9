"""The house: the host as the server has it, with its database, its limits, and who came in by which address."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence

from teahouse.bots.levels import DEFAULT
from teahouse.host.changing import Verb
from teahouse.host.host import Host
from teahouse.host.moment import chance, now
from teahouse.host.others import Exchange
from teahouse.host.thinkers import Thinkers
from teahouse.store.store import Store
from teahouse.table.verbs import Call, Said, carry_out
from teahouse.text.languages import language_of_the_system
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


def verb_of(act: Said, tokens: Sequence[str]) -> Verb:
    """What a message asks for, by the right of these tokens."""
    call = Call(tokens, now(), chance(), DEFAULT)
    return lambda table: carry_out(table, act, call)
