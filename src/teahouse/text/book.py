"""A book of texts that reads each of them when it is said first.

To parse all texts of one language takes a third of a second, and whoever asks needs a few hundred of some thousands. So
a file is only cut into its entries; one is parsed, with those it refers to, when somebody looks it up.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

START = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)  # of an entry or a comment; what goes on is indented
NAME = re.compile(r"(-?[A-Za-z][\w-]*) *=", re.ASCII)
ATTRIBUTE = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
PARSED = 20_000  # entries


class Entry(NamedTuple):
    source: str
    keys: tuple[str, ...]  # of its attributes: `key.attribute`


Entries = dict[str, Entry]  # by name; terms with their hyphen


def cut(source: str) -> Entries:
    """The entries of a Fluent file."""
    found: Entries = {}
    for part in START.split(source.replace("\r\n", "\n")):
        named = NAME.match(part)
        if named is not None:
            name = named[1]
            found[name] = Entry(part, tuple([f"{name}.{attribute}" for attribute in ATTRIBUTE.findall(part)]))
    return found


@lru_cache(maxsize=PARSED)
def parsed(source: str) -> tuple[Resource, tuple[str, ...]]:
    """An entry, and the names of those it refers to: the same for everybody who has it in his book."""
    resource: Resource = FluentResource(source)
    found = _References()
    found.visit(resource)
    return resource, tuple(found.names)


class _References(Visitor):
    def __init__(self) -> None:
        self.names: dict[str, None] = {}

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.names[node.id.name] = None

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names[f"-{node.id.name}"] = None
        self.generic_visit(node)  # a term may be told words


class Book(FluentBundle):
    """What is `unread` is parsed by whoever asks first; two threads may do so at the same time, to the same end."""

    def __init__(self, *words: Any, **named: Any) -> None:
        super().__init__(*words, **named)
        self.unread: dict[str, str] = {}

    def add(self, found: Entries) -> None:
        """Further entries; they stand for older ones of the same name."""
        self.unread.update({name: entry.source for name, entry in found.items()})

    def has_message(self, message_id: str) -> bool:
        return message_id in self.unread or super().has_message(message_id)

    def get_message(self, message_id: str) -> Any:
        if message_id in self.unread:
            self._read(message_id, set())
        return super().get_message(message_id)

    def _read(self, name: str, on_the_way: set[str]) -> None:
        source = self.unread.get(name)
        if source is None or name in on_the_way:
            return
        on_the_way.add(name)
        resource, others = parsed(source)
        for other in others:
            self._read(other, on_the_way)
        self.add_resource(resource, allow_overrides=True)
        self.unread.pop(name, None)  # only now: until then others read it themselves
