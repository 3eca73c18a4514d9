"""Faults that can be put into a rule: one changed operator, number or condition, or a statement left out."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType
from typing import NamedTuple

SOURCES = Path(__file__).resolve().parent.parent / "src"
GAMES = Path("teahouse", "games")

SIGNS: dict[type[ast.AST], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Add: "+",
    ast.Sub: "-",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.And: "and",
    ast.Or: "or",
}
PAIRS = [(ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.In, ast.NotIn), (ast.Add, ast.Sub)]
OTHER: dict[type[ast.AST], type[ast.AST]] = {
    a: b for pair in [*PAIRS, (ast.BitAnd, ast.BitOr), (ast.And, ast.Or)] for a, b in (pair, pair[::-1])
}


class Fault(NamedTuple):
    """A place of a syntax tree that can be changed."""

    line: int
    what: str
    change: Callable[[], None]
    idle: bool = False


class Mutant(NamedTuple):
    file: Path  # below src
    number: int  # of the file's faults
    line: int
    what: str
    was: str  # the line as it stands
    idle: bool = False  # a type, at which nobody looks when the rules run

    @property
    def game(self) -> str:
        return self.file.parts[2]

    @property
    def name(self) -> str:
        return f"{self.file.relative_to(GAMES).as_posix()}:{self.line}: {self.what}"


def faults(tree: ast.AST) -> Iterator[Fault]:
    """Every fault that can be put into a tree; the same ones in the same order for every copy of it."""
    types = {id(inner) for node in ast.walk(tree) for part in _types(node) for inner in ast.walk(part)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and type(node.ops[0]) in OTHER:
            new = OTHER[type(node.ops[0])]()
            yield Fault(node.lineno, _told(node.ops[0], new), partial(node.ops.__setitem__, 0, new))
        elif isinstance(node, (ast.BinOp, ast.AugAssign, ast.BoolOp)) and type(node.op) in OTHER and not _text(node):
            new = OTHER[type(node.op)]()
            yield Fault(node.lineno, _told(node.op, new), partial(setattr, node, "op", new), id(node) in types)
        elif isinstance(node, ast.If):
            yield Fault(node.lineno, "if -> if not", partial(setattr, node, "test", ast.UnaryOp(ast.Not(), node.test)))
        elif isinstance(node, ast.Constant) and type(node.value) in (bool, int):
            value = not node.value if isinstance(node.value, bool) else int(str(node.value)) + 1
            yield Fault(node.lineno, f"{node.value!r} -> {value}", partial(setattr, node, "value", value))
        if isinstance(node, (ast.FunctionDef, ast.If, ast.For, ast.While)):
            for at, part in enumerate(node.body):
                if isinstance(part, ast.AugAssign) or (isinstance(part, ast.Expr) and isinstance(part.value, ast.Call)):
                    yield Fault(part.lineno, "left out", partial(node.body.__setitem__, at, ast.Pass()))


def _types(node: ast.AST) -> list[ast.AST]:
    found = [getattr(node, name, None) for name in ("annotation", "returns")]
    return [part for part in found if part is not None]


def _told(old: ast.AST, new: ast.AST) -> str:
    return f"{SIGNS[type(old)]} -> {SIGNS[type(new)]}"


def _text(node: ast.AST) -> bool:
    """Texts and lists are joined with `+` as well; there is nothing to subtract."""
    parts = (ast.JoinedStr, ast.List, ast.ListComp)
    return any(isinstance(part, parts) or isinstance(getattr(part, "value", None), str) for part in ast.walk(node))


def mutants_of(file: Path) -> list[Mutant]:
    source = (SOURCES / file).read_text("utf-8")
    lines = source.splitlines()
    found = enumerate(faults(ast.parse(source)))
    return [
        Mutant(file, number, fault.line, fault.what, lines[fault.line - 1].strip(), fault.idle)
        for number, fault in found
    ]


def tree_of(file: Path, number: int | None) -> ast.Module:
    """The syntax of a file, with one of its faults or as it is."""
    tree = ast.parse((SOURCES / file).read_text("utf-8"))
    if number is not None:
        list(faults(tree))[number].change()
    return ast.fix_missing_locations(tree)


def code_of(file: Path, number: int | None) -> CodeType:
    return compile(tree_of(file, number), str(SOURCES / file), "exec")
