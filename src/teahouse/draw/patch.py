"""The difference between two scenes in their plain form (a delta), and how it is applied. A client does the same in its
language.

Rules know where tiles lie, not which tile is which, so a piece that moves may change its id. `was` tells what became
what: of the pieces that are gone and the pieces that are new, those of one kin (the part of the id before the colon)
are paired. A piece whose id is just the kin is its bank: what has no partner comes from it (`was`) or goes to it
(`into`).
"""

from __future__ import annotations

from teahouse.draw.scene import Wire
from teahouse.draw.spread import Spread

# sent whole; None takes it away
WHOLE = ("form", "game", "shape", "viewer", "seats", "overlays", "overlay", "legend", "sights", "help", "facts")
MOTION = ("was", "into")


def patch(old: Wire, new: Wire) -> Wire:
    """What has to be told to somebody who has `old` so that he has `new`, and sees what moves."""
    made: Wire = {key: new.get(key) for key in WHOLE if old.get(key) != new.get(key)}
    surfaces = _surfaces(old["surfaces"], new["surfaces"])
    if surfaces:
        made["surfaces"] = surfaces
    made.update(_pieces(old, new))
    offers = _differences(old["offers"], new["offers"])
    if offers:
        made["offers"] = offers
    if old["log"] != new["log"]:
        made["log"] = _lines(old["log"], new["log"])
    return made


def difference(old: Wire, new: Wire) -> Wire:
    """The same for somebody who is not to see anything move."""
    return {key: part for key, part in patch(old, new).items() if key not in MOTION}


def _pieces(old: Wire, new: Wire) -> Wire:
    """`set`, `gone`, `was` and `into`. Whoever looks at two positions sees the same move: it is worked out once."""
    spread, since = new["pieces"], old["pieces"]
    if not (isinstance(spread, Spread) and isinstance(since, Spread)):
        return _moves(since, spread, since, spread)
    if spread.since is None or spread.since[0] is not since:
        made = _moves(*_apart(since, spread), since, spread)
        since.since = None  # or a match would keep all its positions
        spread.since = since, made
    return spread.since[1]


def _moves(before: Wire, after: Wire, old: Spread | Wire, new: Spread | Wire) -> Wire:
    """What lies differently `before` and `after`; `old` and `new` are all pieces, with those that lie as they lay."""
    made: Wire = {}
    # most pieces of two scenes are the very same object, which is quicker to see than that they are equal
    changed = {key: piece for key, piece in after.items() if (it := before.get(key)) is not piece and it != piece}
    gone = [key for key in before if key not in after]
    if changed:
        made["set"] = changed
    if gone:
        made["gone"] = gone
    left = _of_one_kin(gone)
    was = _origins(before, after, [key for key in changed if key not in before], left, old)
    if was:
        made["was"] = was
    into = {key: kin for kin, keys in left.items() if kin in new for key in keys}
    if into:
        made["into"] = into
    return made


def apply(scene: Wire, change: Wire) -> Wire:
    """The scene after a patch; the scene given is left as it is."""
    made = dict(scene)
    for key in WHOLE:
        if key in change:
            made[key] = change[key]
            if change[key] is None:
                del made[key]
    if "surfaces" in change:
        made["surfaces"] = _with(scene["surfaces"], change["surfaces"])
    gone = change.get("gone", [])
    if gone or "set" in change:
        left = {key: piece for key, piece in scene["pieces"].items() if key not in gone}
        made["pieces"] = left | change.get("set", {})
    if "offers" in change:
        made["offers"] = _merged(scene["offers"], change["offers"])
    if "log" in change:
        dropped, lines = change["log"]
        made["log"] = scene["log"][dropped:] + lines
    return made


def _of_one_kin(gone: list[str]) -> dict[str, list[str]]:
    left: dict[str, list[str]] = {}
    for key in gone:
        if ":" in key:
            left.setdefault(key.partition(":")[0], []).append(key)
    return left


def _origins(
    before: Wire, after: Wire, born: list[str], left: dict[str, list[str]], old: Spread | Wire
) -> dict[str, str]:
    """Which new piece was which old one; who is found is `left` no longer."""
    was: dict[str, str] = {}
    for key in born:
        kin, colon, _ = key.partition(":")
        if not colon:
            continue
        candidates = left.get(kin, [])
        if candidates:
            art = after[key]["art"]
            alike = [other for other in candidates if before[other]["art"] == art]
            source = (alike or candidates)[0]
            candidates.remove(source)
            was[key] = source
        elif kin in old:
            was[key] = kin
    return was


def _apart(old: Spread, new: Spread) -> tuple[Wire, Wire]:
    """The pieces of two scenes without the parts that are the very same object in both."""
    both = {id(part) for part in old.parts} & {id(part) for part in new.parts}
    return _without(old, both), _without(new, both)


def _without(pieces: Spread, parts: set[int]) -> Wire:
    return Spread([part for part in pieces.parts if id(part) not in parts]).whole()


def _differences(old: Wire, new: Wire) -> Wire:
    """The parts of the side table that differ; None takes a part away."""
    made: Wire = {key: part for key, part in new.items() if old.get(key) != part}
    made.update(dict.fromkeys([key for key in old if key not in new]))
    return made


def _merged(old: Wire, change: Wire) -> Wire:
    kept = {key: part for key, part in old.items() if key not in change}
    return kept | {key: part for key, part in change.items() if part is not None}


def _surfaces(old: Wire, new: Wire) -> Wire:
    """Surfaces part by part: who looks changes their roles, but their backgrounds are long and stay."""
    made: Wire = {
        key: _differences(old.get(key, {}), new[key]) for key in new if old.get(key) is not new[key] != old.get(key)
    }
    made.update(dict.fromkeys([key for key in old if key not in new]))
    return made


def _with(old: Wire, change: Wire) -> Wire:
    made = {key: surface for key, surface in old.items() if change.get(key, surface) is not None}
    for key, parts in change.items():
        if parts is not None:
            made[key] = _merged(old.get(key, {}), parts)
    return made


def _lines(old: list[list[object]], new: list[list[object]]) -> list[object]:
    """[how many old lines are dropped, the lines that follow the rest]."""
    for dropped in range(len(old)):
        kept = len(old) - dropped
        if old[dropped:] == new[:kept]:
            return [dropped, new[kept:]]
    return [len(old), new]
