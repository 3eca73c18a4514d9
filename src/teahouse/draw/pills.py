"""What a choice brings, in words: short as on a pill, and whole as in a list. The client says the same (gains.ts)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from teahouse.core.words import Say
from teahouse.draw.gains import AT_LEAST, Wire


def signed(number: int) -> str:
    """With a sign that is as wide as the plus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"


def pill(say: Say, gain: Wire, brief: bool = False) -> str:
    """What a glance needs: nothing at all, points, and goods that one gets; what it costs is said in whole words.
    Brief, where others lie close by: without what is sure at once, and goods only where there are no points to tell."""
    said = [say("gain-void")] if "void" in gain else []
    total = gain.get("total", 0)
    if gain.get("now") and not brief:
        said.append(signed(gain["now"]))
    if "more" in gain:
        said.append(say("gain-more" if gain["more"] == AT_LEAST else "gain-best", points=signed(total)))
    elif total:
        said.append(signed(total))
    got = [] if brief and said else [*gain.get("goods", []), *gain.get("earned", [])]
    return ", ".join([*said, *[amount(say, "good", name, number) for name, number in got if number > 0]])


def common(say: Say, gains: Mapping[int, Wire], choices: Sequence[int]) -> str:
    """The pill of a place where several choices lie: what they have in common, so nothing where they differ."""
    found = {pill(say, gains.get(choice, {}), brief=True) for choice in choices}
    return found.pop() if len(found) == 1 else ""


def amount(say: Say, kind: str, name: str, number: int) -> str:
    """`+2 guards`: a good, or the points of a source."""
    return f"{signed(number)} {say(f'{kind}-{name}', count=abs(number))}"


def parts(say: Say, lines: Sequence[tuple[str, int]]) -> str:
    """Points by their sources."""
    return ", ".join([amount(say, "score", source, points) for source, points in lines])


def told(say: Say, gain: Wire, names: Sequence[str]) -> list[str]:
    """All of it, in short sentences without a full stop."""
    said = [say("gain-said-void")] if "void" in gain else []
    total, lines = gain.get("total", 0), gain.get("parts", [])
    if total or "more" in gain:
        said.append(_points(say, gain, total) + (f" ({parts(say, lines)})" if lines else ""))
    elif lines:
        said.append(parts(say, lines))
    if gain.get("now"):
        said.append(say("gain-now", points=signed(gain["now"])))
    said += [amount(say, "good", name, number) for name, number in [*gain.get("goods", []), *gain.get("earned", [])]]
    said += [say("named", name=names[seat], text=parts(say, [(name, n)])) for seat, name, n in gain.get("others", [])]
    if "ending" in gain:
        said.append(say("gain-ending"))
    elif "closing" in gain:
        said.append(say("gain-closing"))
    if "then" in gain:
        said.append(say(f"gain-then-{gain['then']}"))
    return said


def _points(say: Say, gain: Wire, total: int) -> str:
    key = "gain-points" if "more" not in gain else "gain-said-more" if gain["more"] == AT_LEAST else "gain-said-best"
    return say(key, points=signed(total), count=abs(total))


def costs(say: Say, gain: Wire) -> str:
    """What is lost by it: points by source, goods."""
    lost = [amount(say, "score", name, n) for name, n in gain.get("parts", []) if n < 0]
    return ", ".join([*lost, *[amount(say, "good", name, n) for name, n in gain.get("goods", []) if n < 0]])


def changed(say: Say, changes: Sequence[Wire], names: Sequence[str]) -> list[str]:
    """What every seat got, for those that got or lost points."""
    return [
        say("named", name=names[seat], text=f"{signed(one['total'])} ({parts(say, one['parts'])})")
        for seat, one in enumerate(changes)
        if one.get("parts")
    ]
