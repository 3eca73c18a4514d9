"""Things that are what they were made with, and never change: steps and actions. Equal ones are equal, and travel."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Compared, hashed, shown and pickled by its arguments.

    By itself it takes its attributes, in the order in which the constructor stores them, for its arguments. A class
    that stores something else says so in `arguments`; the contract suite rebuilds whatever it meets.
    """

    def arguments(self) -> tuple[Any, ...]:
        """What the constructor was given."""
        return tuple([getattr(self, name) for name in attributes(self)])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and isinstance(other, Value) and self.arguments() == other.arguments()

    def __hash__(self) -> int:
        return hash((type(self).__name__, frozen(self.arguments())))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(one) for one in self.arguments()])})"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return type(self), self.arguments()


def attributes(thing: object) -> list[str]:
    """The names of all attributes, those of the base class first. Compiled objects have descriptors, others a dict."""
    found: list[str] = []
    for kind in reversed(type(thing).__mro__):
        found += [name for name, part in vars(kind).items() if is_attribute(name, part)]
    found += [name for name in getattr(thing, "__dict__", {}) if name not in found]
    return found


def is_attribute(name: str, part: object) -> bool:
    return type(part).__name__ == "getset_descriptor" and not name.startswith("__")


def frozen(thing: Any) -> Any:
    """The same with tuples for lists, so that it can be hashed."""
    if isinstance(thing, (list, tuple)):
        return tuple([frozen(part) for part in thing])
    return thing
