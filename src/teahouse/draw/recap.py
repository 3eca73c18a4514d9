"""What moved in the course of a turn: made from the scenes before and after each of its choices, for any game.

A piece may go through several hands and names within a turn: out of the castle into the hand, from there into a realm.
Whoever is told about it afterwards wants to see one way, from where it lay before the turn to where it lies after it.
`client/src/table/ways.ts` does the same with the patches it has seen; its tests hold it against this.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from teahouse.draw.patch import patch
from teahouse.draw.scene import Wire

MOST = 3  # pictures in one line


class Ways:
    """The ways of a turn while it goes on. `before` is the scene at its beginning."""

    def __init__(self, before: Wire) -> None:
        self.before = before
        self.last = before
        self.began: dict[str, str] = {}  # a piece that is not where it was -> the one it was before; "": it was nowhere
        self.moved: dict[str, int] = {}  # the same -> the number of the choice that moved it last
        self.gone: list[tuple[str, str, int]] = []  # from, the bank that took it or "", number

    def go_on(self, scene: Wire, number: int) -> None:
        """The scene after the choice of this number."""
        old, new = self.last["pieces"], scene["pieces"]
        change = patch(self.last, scene)
        was: dict[str, str] = change.get("was", {})
        into: dict[str, str] = change.get("into", {})
        began = {key: start for key, start in self.began.items() if key in new and key not in was}
        for key, piece in change.get("set", {}).items():
            if key in was:
                source = was[key]
                began[key] = source if source in new else self.began.get(source, source)
            elif key not in old:
                began[key] = ""
            elif place(old[key]) != place(piece):
                began.setdefault(key, key)
            else:
                continue
            self.moved[key] = number
        taken = {source for source in was.values() if source not in new}
        for key in change.get("gone", []):
            if key not in taken:
                self.gone.append((self.began.get(key, key), into.get(key, ""), number))
        self.began, self.last = began, scene

    def steps(self, marks: Iterable[str] = ()) -> list[Wire]:
        """`{n, from, to}` by the number of the choice: ids before the turn and after it, one by one; what came from
        nowhere or went there is "". Told is what the log is about (`marks`, docs/scene.md) and what changed its
        surface, but neither what has no words nor what lies on something else that moved."""
        old, new = self.before["pieces"], self.last["pieces"]
        ways = [(self.moved[key], start, key) for key, start in self.began.items()]
        ways += [(number, start, end) for start, end, number in self.gone]
        all_ids = {name for _, start, end in ways for name in (start, end) if name}
        about = list(marks)
        made: dict[int, Wire] = {}
        for number, start, end in sorted(ways):
            first, last = old.get(start), new.get(end)
            if (start and not first) or not (first or last) or (first and last and place(first) == place(last)):
                continue
            if "say" not in (last or first or {}) or (end or start).rpartition(".")[0] in all_ids:
                continue
            if not (is_marked(start, about) or is_marked(end, about) or (first and last and first["on"] != last["on"])):
                continue
            step = made.setdefault(number, {"n": number, "from": [], "to": []})
            step["from"].append(start)
            step["to"].append(end)
        return list(made.values())


def is_marked(name: str, marks: Iterable[str]) -> bool:
    """A mark is an id; what ends in a point is the beginning of ids."""
    return bool(name) and any(name == mark or (mark.endswith(".") and name.startswith(mark)) for mark in marks)


def place(piece: Wire) -> tuple[Any, Any]:
    return piece["on"], piece["at"]


def arts(before: Wire, after: Wire, made: Sequence[Wire], seat: int) -> list[str]:
    """What the pieces that moved look like, those first that changed their surface: as they lie at the end, or as they
    lay if they are gone. Not those of others than the seat whose turn it was."""
    old, new = before["pieces"], after["pieces"]
    found: list[tuple[bool, str]] = []
    for step in made:
        for start, end in zip(step["from"], step["to"], strict=True):
            first, last = old.get(start), new.get(end)
            shown = first if first and (not last or (end in old and end != start)) else last
            if shown.get("seat", seat) == seat:
                found.append((bool(first and last and first["on"] == last["on"]), shown["art"]))
    return [art for _, art in sorted(found, key=lambda one: one[0])][:MOST]
