"""Writes the client's types (client/src/wire.ts) from the Python types of all that travels between it and the server.

Objects are msgspec structs (messages, answers) and typed dicts (scenes), arrays with named places are named tuples;
what may be left out is `?`. A test says when this has to be run again: `python -m tools.wire`.
"""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import Struct, structs

from teahouse.draw import wire
from teahouse.table.verbs import VERBS, Said
from teahouse.web import answers, lobby, messages, tables

FILE = Path(__file__).resolve().parent.parent / "client" / "src" / "wire.ts"
WIDTH = 120

# types without a class of their own, by the name that the client calls them
NAMED = {
    wire.Values: "Values",
    wire.Pieces: "Pieces",
    wire.Target: "Target",
    wire.Amount: "Amount",
    answers.LogLine: "LogLine",
}
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
GENERIC = {wire.Partly: "Partial", wire.Changed: "Change"}

ACTS = sorted(VERBS, key=lambda said: said.__name__)
HEAD = """/**
 * What the server says and hears (docs/live.md), and what a scene is (docs/scene.md).
 * Made from the server's own types by tools/wire.py: change them there.
 */
"""


def of_module(module: Any, *bases: type) -> list[type]:
    """The classes that a module defines, in its order."""
    classes = [made for made in vars(module).values() if inspect.isclass(made) and made.__module__ == module.__name__]
    return [made for made in classes if travels(made) and (not bases or issubclass(made, bases))]


def travels(made: Any) -> bool:
    return is_typeddict(made) or is_named_tuple(made) or (inspect.isclass(made) and issubclass(made, Struct))


def is_named_tuple(made: Any) -> bool:
    return inspect.isclass(made) and issubclass(made, tuple) and hasattr(made, "_field_defaults")


def type_of(form: Any) -> str:
    """The TypeScript for a Python type."""
    for known, name in NAMED.items():
        if form == known:
            return name
    return unnamed(form)


def unnamed(form: Any) -> str:
    origin, inner = get_origin(form), get_args(form)
    if form in PLAIN:
        return PLAIN[form]
    if origin is Annotated:
        marks = [mark for mark in inner[1:] if travels(mark) or type(mark) in GENERIC]
        return marked(marks[0]) if marks else type_of(inner[0])
    if origin is NotRequired:
        return type_of(inner[0])
    if origin is Literal:
        return " | ".join(quoted(value) for value in inner)
    if origin in (Union, UnionType):
        return " | ".join(type_of(part) for part in inner)
    if origin is list:
        item = type_of(inner[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<string, {type_of(inner[1])}>"
    if origin is tuple:
        return f"[{', '.join(type_of(part) for part in inner)}]"
    if travels(form):
        return str(form.__name__)
    raise TypeError(f"what is {form!r} in TypeScript? {__name__} does not know")


def marked(mark: Any) -> str:
    return f"{GENERIC[type(mark)]}<{type_of(mark.of)}>" if type(mark) in GENERIC else type_of(mark)


def quoted(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def comment(made: type) -> str:
    text = vars(made).get("__doc__") or ""
    if not text or text.startswith(f"{made.__name__}("):  # what Python says of every named tuple
        return ""
    lines = inspect.cleandoc(text).split("\n")
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def fields_of_struct(made: type[Struct], heard: bool) -> Iterator[str]:
    """What clients say may leave out whatever has a default; what the server says leaves out what it says it does."""
    config = made.__struct_config__
    if config.tag_field:
        yield f"{config.tag_field}: {quoted(config.tag)};"
    hints = get_type_hints(made, include_extras=True)
    for field in structs.fields(made):
        optional = (heard or config.omit_defaults) and not field.required
        form = hints[field.name]
        shown = without_none(form) if optional and field.default is None else form
        yield f"{field.encode_name}{'?' if optional else ''}: {type_of(shown)};"


def without_none(form: Any) -> Any:
    left = [part for part in get_args(form) if part is not NoneType]
    return Union[tuple(left)] if get_origin(form) in (Union, UnionType) else form  # noqa: UP007


def fields_of_dict(made: Any) -> Iterator[str]:
    for name, form in get_type_hints(made, include_extras=True).items():
        yield f"{name}{'' if name in made.__required_keys__ else '?'}: {type_of(form)};"


def places_of_tuple(made: Any) -> Iterator[str]:
    for name, form in get_type_hints(made, include_extras=True).items():
        optional = name in made._field_defaults
        yield f"{name}{'?' if optional else ''}: {type_of(without_none(form) if optional else form)}"


def declaration(made: Any, heard: bool) -> str:
    if is_named_tuple(made):
        return f"{comment(made)}export type {made.__name__} = [{', '.join(places_of_tuple(made))}];\n"
    fields = list(fields_of_dict(made) if is_typeddict(made) else fields_of_struct(made, heard))
    body = textwrap.indent("\n".join(fields), "  ")
    return f"{comment(made)}export type {made.__name__} = {{\n{body}\n}};\n"


def union(name: str, says: str, parts: list[str]) -> str:
    """In as many lines as the formatter gives it."""
    row = " | ".join(parts)
    if len(f"export type {name} = {row};") <= WIDTH:
        told = f" {row}"
    elif len(f"  {row};") <= WIDTH:
        told = f"\n  {row}"
    else:
        told = "".join(f"\n  | {part}" for part in parts)
    return f"/** {says} */\nexport type {name} ={told};\n"


def section(title: str, parts: list[str]) -> str:
    return f"// --- {title} ---\n\n" + "\n".join(parts)


def all_of(classes: list[type], heard: bool = False) -> list[str]:
    return [declaration(made, heard) for made in classes]


def names(classes: list[type]) -> list[str]:
    return [made.__name__ for made in classes]


def file() -> str:
    told, asks = of_module(answers, answers.Told)[1:], of_module(messages, Said)
    others = [made for made in of_module(answers) if not issubclass(made, answers.Told)]
    bodies = [*of_module(lobby), *of_module(tables)]
    scenes = [
        *[f"export type {name} = {unnamed(form)};\n" for form, name in NAMED.items() if form is not answers.LogLine],
        "/** Some fields of a type; null takes one away. */\n"
        "export type Change<T> = { [K in keyof T]?: T[K] | null };\n",
        *all_of(of_module(wire)),
    ]
    about_line = "/** A line of the log: number of the choice, turn, seat, message key, its values. */\n"
    line = f"{about_line}export type LogLine = {unnamed(answers.LogLine)};\n"
    said = [*all_of([*ACTS, *asks], heard=True)]
    said += [union("Act", "Acts change the table.", names(ACTS)), union("Said", "Any message.", ["Act", *names(asks)])]
    heard = [line, *all_of(others), *all_of(told), union("Told", "All of the live channel.", names(told))]
    parts = [
        section("scenes", scenes),
        section("what clients say", said),
        section("what clients send by HTTP", all_of(bodies, heard=True)),
        section("what the server says", heard),
    ]
    return HEAD + "\n" + "\n".join(parts)


if __name__ == "__main__":
    FILE.write_text(file(), "utf-8")
