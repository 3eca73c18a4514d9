"""How many bytes a state owns: everything a clone has to copy, found by comparing a state with its clone.

What both reach as the very same object is shared (the layout, rulings, cards, pending steps, which are never changed,
None, and so on) and not counted. Integers are the exception: copied lists share them too, but the next move replaces
them, so those in such lists that are outside CPython's cache of small ones are counted, each object once. Numbers that
a compiled object keeps in its own fields are part of its size already.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, GetSetDescriptorType, MemberDescriptorType, MethodType, ModuleType
from typing import Any

ATOMS = (int, float, complex, str, bytes, bytearray, type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)
SMALLEST, LARGEST = -5, 256  # CPython keeps one object for each of these integers


def owned_bytes(state: object, clone: object) -> int:
    """`sys.getsizeof`, summed over what only the clone reaches."""
    ours: dict[int, object] = {}
    theirs: dict[int, object] = {}
    collect(clone, ours)
    collect(state, theirs)
    own = {key: part for key, part in ours.items() if key not in theirs}
    for part in list(own.values()):
        if not isinstance(part, ATOMS):
            own |= {id(number): number for number in parts_of(part) if is_large(number)}
    return sum(sys.getsizeof(part) for part in own.values())


def is_large(part: object) -> bool:
    return isinstance(part, int) and not SMALLEST <= part <= LARGEST


def collect(thing: object, found: dict[int, object]) -> None:
    """Everything reachable, by id. The objects are kept, so that no id is used twice."""
    waiting = [thing]
    while waiting:
        part = waiting.pop()
        if id(part) not in found:
            found[id(part)] = part
            if part is not None and not isinstance(part, ATOMS):
                waiting.extend(parts_of(part))


def parts_of(thing: Any) -> Iterator[object]:
    if isinstance(thing, (list, tuple, set, frozenset)):
        yield from thing
    elif isinstance(thing, dict):
        yield from thing.keys()
        yield from thing.values()
    else:
        yield from fields_of(thing)


def fields_of(thing: Any) -> Iterator[object]:
    """The attributes of an object: those in its dict, and those that a compiled class or `__slots__` describes."""
    if hasattr(thing, "__dict__"):
        yield thing.__dict__
    for base in type(thing).__mro__:
        for name, attribute in vars(base).items():
            if name.startswith("__") or not isinstance(attribute, (GetSetDescriptorType, MemberDescriptorType)):
                continue
            part = getattr(thing, name, None)
            # A field that is another object at every look is computed, or lies unboxed inside the compiled object.
            if part is getattr(thing, name, None):
                yield part
