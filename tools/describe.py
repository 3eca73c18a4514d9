"""Writes core/described.json: what `help` says about the classes of the compiled package, which loses its docstrings.

The text of a class, then a line for each of its methods. A test says when to run it again: `python -m tools.describe`.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path

CORE = Path(__file__).resolve().parent.parent / "src" / "teahouse" / "core"
FILE = CORE / "described.json"


def described() -> dict[str, dict[str, str]]:
    """Module -> class -> what it is."""
    found: dict[str, dict[str, str]] = {}
    for file in sorted(CORE.glob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
        texts = {node.name: _text(node) for node in classes if node.name[0] != "_" and ast.get_docstring(node)}
        if texts:
            found[file.stem] = texts
    return found


def _text(node: ast.ClassDef) -> str:
    lines = [ast.get_docstring(node) or ""]
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name[0] != "_":
            said = (ast.get_docstring(part) or "").split("\n\n")[0].replace("\n", " ")
            result = f" -> {ast.unparse(part.returns)}" if part.returns is not None else ""
            takes = ", ".join(ast.unparse(arg) for arg in part.args.args if arg.arg not in ("self", "cls"))
            lines.append(f"{part.name}({takes}){result}" + (f"\n    {said}" if said else ""))
    return "\n\n".join([lines[0], "\n".join(lines[1:])]).strip()


def text() -> str:
    return json.dumps(described(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
