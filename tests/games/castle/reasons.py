"""When each reason of Dragon Castle is true, by the rulebook and what lies on the table (`looking.py`).

`TRUE` has a predicate for every key that can be given: the state, the choice that was refused, and the reason's values.
"""

from __future__ import annotations

from collections.abc import Callable

from teahouse.core.state import CHANCE, OVER, State
from teahouse.core.words import Values
from teahouse.games.castle.rules.choices import CELL_NAMES, SPACE_NAMES
from teahouse.games.castle.rules.pieces import DATA, FACE_NAMES, SPIRIT_NAMES
from tests.games.castle.looking import SPECIAL, Look

WINDOWS = {"Turn": "start", "Continue": "picked", "Place": "acted", "Enlarge": "consolidate", "Build": "consolidate"}
WINDOWS["End"] = "end"
CARDS = {card["id"]: card for card in DATA["spirit"]}
OF_SPIRIT = {  # which card a decision belongs to
    "BeautySet": "beauty",
    "CunningSet": "cunning",
    "Wild": "change",
    "ExtraShrine": "faith",
    "TurnTile": "wind",
    "LiftShrine": "wind",
    "DropShrine": "wind",
    "LiftTile": "strength",
    "DropTile": "strength",
    "Destroy": "destruction",
}
ASKS = {
    "BeautySet": {"set"},
    "CunningSet": {"set"},
    "Wild": {"wild"},
    "ExtraShrine": {"build"},
    "TurnTile": {"turn"},
    "LiftShrine": {"lift"},
    "DropShrine": {"drop"},
    "LiftTile": {"lift"},
    "DropTile": {"drop"},
    "Destroy": {"destroy"},
}
DRAWN = {"face", "spirit", "dragon"}

Judge = Callable[[Look, Values], bool]


# --- what a spirit needs, and whether it has it ---


def wind_works(look: Look) -> bool:
    if look.shrines():
        return bool(look.tiles_up() or look.open_down())
    return look.option["wind"] == "may-move" and bool(look.tiles_up())


def strength_works(look: Look) -> bool:
    tiles = [space for space in look.spaces() if look.tower(space) and not look.shrine(space)]
    return any(other != space for space in tiles for other in look.room())


def faith_works(look: Look) -> bool:
    return look.realm.pool > 0 and any(tiles and takes_extra(look, left) for tiles, left in look.turned())


def takes_extra(look: Look, left: int) -> bool:
    """A set with nothing left is built in full; -1 says that the rest was not built and is over."""
    reading = look.option["faith"]
    return reading == "any-set" or left == 0 or (left < 0 and reading == "closed-sets")


def change_works(look: Look) -> bool:
    return bool(look.changes(look.step in ("Enlarge", "Payment") and bool(look.due_sets()) and at_check(look)))


def at_check(look: Look) -> bool:
    step = look.s.pending[-1]
    return look.step == "Enlarge" or getattr(step, "window", -1) == 3


def room_for_two(look: Look) -> bool:
    return len(look.room()) >= 2


def elegance_at_start(look: Look) -> bool:
    floor = look.top_floor
    tops = [cell for cell in look.cells() if look.high(cell) == floor]
    if any(look.only_short_side_free(cell) for cell in tops):
        return True
    pairs = [cell for cell in tops if look.long_side_free(cell) and look.twin_with_only_a_short_side(cell)]
    return bool(pairs) and room_for_two(look)


def elegance_with_first(look: Look) -> bool:
    return bool(short_side_fits(look)) and room_for_two(look)


def short_side_fits(look: Look) -> list[int]:
    """Tiles with only a short side free that could be the second: identical, or for Depth of the same type."""
    fits = [cell for cell in look.cells() if look.only_short_side_free(cell)]
    depth = look.called("depth")
    return [cell for cell in fits if (look.face(cell)[0] == look.first[0] if depth else look.face(cell) == look.first)]


WORKS: dict[str, Callable[[Look], bool]] = {
    "beauty": lambda look: bool(look.number_groups()),
    "cunning": lambda look: bool(look.threes()),
    "change": change_works,
    "faith": faith_works,
    "wind": wind_works,
    "strength": strength_works,
    "elegance": lambda look: elegance_with_first(look) if look.first else elegance_at_start(look),
    "deception": lambda look: bool(deceivable(look)) and room_for_two(look),
    "depth": lambda look: bool(deep(look)) and room_for_two(look),
    "destruction": lambda look: bool(look.cells()),
}


def deceivable(look: Look) -> list[int]:
    floor = look.s.first_floor if look.option["deception"] == "same-floor" else 1
    return [cell for cell in look.beside_first() if look.high(cell) >= floor]


def deep(look: Look) -> list[int]:
    """Tiles of the first one's type that may be taken now."""
    found = []
    for cell in look.cells():
        free = look.long_side_free(cell) and not look.elegance_is_owed
        if look.called("elegance"):
            free = free or look.only_short_side_free(cell)
        if free and look.face(cell)[0] == look.first[0]:
            found.append(cell)
    return found


def every_payment_breaks(look: Look, values: Values) -> bool:
    """It has what it needs now, but not after any payment."""
    spirit = str(values["spirit"])
    ways = look.ways_to_pay()
    if at_check(look):  # a tile of a set that has to turn does not pay
        due = [SPACE_NAMES[space] for group in look.due_sets() for space in group]
        ways = [way for way in ways if way not in due]
    return bool(ways) and WORKS[spirit](look) and not any(WORKS[spirit](look.after_paying(way)) for way in ways)


def no_room_for_the_pair(look: Look, values: Values) -> bool:
    spirit = str(values["spirit"])
    most = max([len(look.after_paying(way).room()) for way in look.ways_to_pay()])
    roomy = {"deception": deceivable, "depth": deep}.get(spirit)
    target = bool(roomy(look)) if roomy else bool(short_side_fits(look)) if look.first else short_pair_in_sight(look)
    return target and values["spaces"] == len(look.room()) and most < 2


def short_pair_in_sight(look: Look) -> bool:
    tops = [cell for cell in look.cells() if look.high(cell) == look.top_floor and look.long_side_free(cell)]
    return any(look.twin_with_only_a_short_side(cell) for cell in tops)


def barred(look: Look, values: Values) -> bool:
    """C-94: one second tile only, and a promised pick has to stay possible."""
    spirit, other = str(values["spirit"]), str(values["other"])
    if not look.called(other):
        return False
    if {spirit, other} == {"deception", "depth"}:
        return True
    if (spirit, other) == ("elegance", "deception"):
        return True  # what Deception takes does not fulfil Elegance
    if other == "elegance" and not look.elegance_is_owed:
        return False
    if (spirit, other) == ("deception", "elegance"):
        return True
    if (spirit, other) == ("depth", "elegance"):
        return not any(look.face(cell)[0] == look.first[0] and look.only_short_side_free(cell) for cell in look.cells())
    assert spirit == "destruction"
    return all(needed(look, cell, other) for cell in look.cells() if look.long_side_free(cell))


def needed(look: Look, cell: int, other: str) -> bool:
    """Without this tile the promised pick would be impossible."""
    after = look.without(cell)
    seen = [one for one in after.cells() if after.s.top[one] >= 0]
    if not look.first:  # at the start: Elegance wants a first tile
        tops = [one for one in seen if after.high(one) == after.top_floor]
        if any(after.only_short_side_free(one) for one in tops):
            return False
        # a tile of the top floor whose face nobody knows may yet be shut in left and right
        unseen = [one for one in after.cells() if after.s.top[one] < 0 and after.high(one) == after.top_floor]
        if any(after.only_short_side_free(one) for one in unseen):
            return False
        pairs = [one for one in tops if after.long_side_free(one) and after.twin_with_only_a_short_side(one)]
        return not (pairs and room_for_two(after))
    if other == "deception":
        return not deceivable(after)
    known = set(seen)
    fits = deep(after) if look.called("depth") else short_side_fits(after)
    return not (known & set(fits))


# --- the castle ---


def lower_than_the_top(look: Look, values: Values) -> bool:
    here = look.high(look.cell)
    return 0 < here < look.top_floor and (values["floor"], values["height"]) == (look.top_floor, here)


def wedged_in(look: Look, values: Values) -> bool:
    """Left and right are shut, and that is what counts: no card lets it out by another side."""
    return (
        look.high(look.cell) > 0
        and not look.long_side_free(look.cell)
        and not (look.called("elegance") and look.verb != "destroy")
    )


def no_short_twin_in_sight(look: Look, values: Values) -> bool:
    cell = look.cell
    return (
        look.elegance_is_owed
        and look.high(cell) == look.top_floor
        and look.long_side_free(cell)
        and not look.twin_with_only_a_short_side(cell)
    )


def two_spaces_are_needed(look: Look, values: Values) -> bool:
    return len(look.room()) == values["spaces"] < 2 and look.verb in ("pair", "take")


def neighbour_is_lower(look: Look, values: Values) -> bool:
    return (
        look.called("deception")
        and look.option["deception"] == "same-floor"
        and look.cell in look.beside_first()
        and look.high(look.cell) == values["height"] < values["floor"] == look.s.first_floor
    )


def promised_a_pair(look: Look, values: Values) -> bool:
    other = str(values["other"])
    return look.step == "Continue" and look.called(other) and (other != "elegance" or look.elegance_is_owed)


# --- the realm ---


def named(look: Look, values: Values) -> bool:
    return values["space"] == look.word


def of_the_set(look: Look, left: Callable[[int], bool]) -> bool:
    return any(look.space in tiles and left(still) for tiles, still in look.turned())


def on_no_set(look: Look, values: Values) -> bool:
    return named(look, values) and not any(look.space in tiles for tiles, _ in look.turned())


def changed_to(look: Look) -> tuple[int, str]:
    return look.space, look.words[1]


def first_of(look: Look, groups: list[list[int]]) -> bool:
    return any(group[0] == look.space for group in groups)


def of_a_step(look: Look, values: Values) -> bool:
    """The effect of a card is going on, and the choice is none that it asks for."""
    return OF_SPIRIT.get(look.step) == values["spirit"] and look.verb not in ASKS[look.step] | DRAWN


def payment_breaks(look: Look, values: Values) -> bool:
    spirit = str(values["spirit"])
    if look.word not in look.ways_to_pay():
        return False
    due = [SPACE_NAMES[space] for group in look.due_sets() for space in group]
    return (at_check(look) and look.word in due) or not WORKS[spirit](look.after_paying(look.word))


def not_in_this_window(look: Look, values: Values) -> bool:
    window = WINDOWS[look.step]
    return values["window"] == window not in CARDS[str(values["spirit"])]["windows"]


def elegance_cannot_begin(look: Look, values: Values) -> bool:
    tops = [cell for cell in look.cells() if look.high(cell) == look.top_floor]
    alone = any(look.only_short_side_free(cell) for cell in tops)
    return values["floor"] == look.top_floor and not alone and not short_pair_in_sight(look)


JUDGES: dict[str, Judge] = {
    # the moment
    "only-chance-draws": lambda look, v: look.verb in DRAWN,
    "finish-the-spirit-first": of_a_step,
    "pay-for-the-spirit-first": lambda look, v: (
        look.step == "Payment" and look.s.pending[-1].spirit.name == v["spirit"] and look.verb != "pay"
    ),
    "the-castle-is-empty-and-you-must-summon": lambda look, v: look.step == "Turn" and not look.cells(),
    "a-turn-cannot-be-passed": lambda look, v: look.step == "Turn" and look.verb == "done" and bool(look.cells()),
    "take-a-first-tile-before": lambda look, v: look.step == "Turn" and not look.first and bool(look.cells()),
    "no-tile-in-hand-to-place": lambda look, v: look.verb == "place" and not look.first and look.s.second < 0,
    "decide-about-the-first-tile-before": lambda look, v: look.step == "Continue" and look.first == v["face"],
    "place-the-tile-before": lambda look, v: (
        look.step == "Place" and look.verb != "place" and v["face"] == (look.first or FACE_NAMES[look.s.second])
    ),
    "only-a-spirit-does-that": lambda look, v: (
        {step for step, verbs in ASKS.items() if look.verb in verbs and OF_SPIRIT[step] in str(v["by"]).split("-or-")}
        == {step for step, verbs in ASKS.items() if look.verb in verbs}
        and look.step in WINDOWS
    ),
    "no-set-has-just-turned": lambda look, v: look.verb == "build" and look.step in ("Turn", "Continue"),
    "no-spirit-has-been-called-to-pay-for": lambda look, v: look.verb == "pay" and look.step in ("Turn", "Continue"),
    "the-set-turns-before-anything-else": lambda look, v: look.step == "Enlarge" and bool(look.due_sets()),
    "finish-building-before": lambda look, v: look.step == "Build" and look.verb != "build",
    "the-action-of-this-turn-is-done": lambda look, v: look.step == "End",
    "summon-instead-of-taking-a-tile-not-after-it": lambda look, v: look.step == "Continue" and bool(look.first),
    "the-first-tile-cannot-be-put-back": lambda look, v: look.step == "Continue" and bool(look.first),
    "both-tiles-are-placed-before-anything-else": lambda look, v: (
        look.step == "Place" and look.option["between_placings"] == "no" and not look.first and look.s.second >= 0
    ),
    # the castle
    "no-tile-lies-there": lambda look, v: look.high(look.cell) == 0 and v["cell"] == look.word,
    "the-first-tile-comes-from-the-top-floor": lower_than_the_top,
    "tiles-on-both-long-sides": wedged_in,
    "tiles-on-all-four-sides": lambda look, v: look.called("elegance") and look.shut_in(look.cell),
    "elegance-and-no-short-side-twin-in-sight": no_short_twin_in_sight,
    "elegance-needs-a-short-side-tile": lambda look, v: (
        look.elegance_is_owed and look.step == "Continue" and look.long_side_free(look.cell)
    ),
    "elegance-promised-a-pick": lambda look, v: look.elegance_is_owed and look.step == "Turn",
    "a-pair-needs-two-legal-spaces": two_spaces_are_needed,
    "not-identical-to-the-first": lambda look, v: look.face(look.cell) != look.first == v["face"],
    "not-the-same-type-as-the-first": lambda look, v: (
        look.called("depth") and look.first == v["face"] and look.face(look.cell)[0] != look.first[0]
    ),
    "deception-takes-no-tile-from-under-the-first": lambda look, v: (
        look.called("deception") and look.cell == look.s.first_cell and v["first"] == look.word
    ),
    "the-tile-beside-the-first-is-lower": neighbour_is_lower,
    "deception-needs-a-tile-beside-the-first": lambda look, v: (
        look.called("deception")
        and look.cell not in look.beside_first()
        and v["first"] == CELL_NAMES[look.s.first_cell] != look.word
    ),
    "the-castle-is-still-higher-than-one-floor": lambda look, v: v["floor"] == look.top_floor > 1,
    "no-countdown-token-is-left": lambda look, v: sum(realm.tokens for realm in look.s.realms) == 7,
    "a-called-spirit-promised-a-pair": promised_a_pair,
    "no-shrine-is-left-in-the-supply": lambda look, v: look.s.supply == 0 and look.option["shrine_supply"] == "limited",
    "no-legal-space-for-the-tile": lambda look, v: not look.room() and look.verb == "shrine",
    "a-called-spirit-still-needs-this-tile": lambda look, v: (
        look.called(str(v["other"])) and look.long_side_free(look.cell) and needed(look, look.cell, str(v["other"]))
    ),
    "all-copies-of-this-face-have-been-seen": lambda look, v: (
        look.s.unseen.counts[FACE_NAMES.index(str(v["face"]))] == 0 and v["face"] == look.word
    ),
    # the realm
    "outside-the-realm": lambda look, v: named(look, v) and look.space not in look.spaces(),
    "a-face-up-tile-lies-there": lambda look, v: named(look, v) and bool(look.up(look.space)),
    "a-shrine-stands-there": lambda look, v: named(look, v) and look.shrine(look.space),
    "a-shrine-stands-there-already": lambda look, v: named(look, v) and look.shrine(look.space),
    "no-shrine-in-the-pool": lambda look, v: look.realm.pool == 0,
    "no-more-shrines-on-this-set": lambda look, v: named(look, v) and of_the_set(look, lambda left: left == 0),
    "building-on-this-set-is-over": lambda look, v: named(look, v) and of_the_set(look, lambda left: left < 0),
    "only-on-a-set-consolidated-just-now": on_no_set,
    "only-on-a-set-of-this-turn": on_no_set,
    # calling and paying
    "spirit-not-in-play": lambda look, v: v["spirit"] == look.word and not look.in_play(look.word),
    "spirit-already-called-this-turn": lambda look, v: v["spirit"] == look.word and look.called(look.word),
    "spirit-not-in-this-window": not_in_this_window,
    "nothing-to-pay-a-spirit-with": lambda look, v: not look.ways_to_pay(),
    "only-a-face-up-tile-pays": lambda look, v: named(look, v) and not look.up(look.space),
    "payment-would-make-the-effect-impossible": payment_breaks,
    "every-payment-would-break-it": every_payment_breaks,
    "no-room-for-the-pair-of-a-spirit": no_room_for_the_pair,
    "another-spirit-bars-it": barred,
    # what a spirit lacks
    "the-castle-is-empty": lambda look, v: not look.cells(),
    "no-group-of-equal-numbers": lambda look, v: not look.number_groups(),
    "no-group-of-three": lambda look, v: not look.threes(),
    "no-short-side-tile-to-begin-with": elegance_cannot_begin,
    "no-short-side-twin": lambda look, v: look.first == v["face"] and not short_side_fits(look),
    "no-short-side-tile-of-the-type": lambda look, v: (
        look.called("depth") and look.first == v["face"] and not short_side_fits(look)
    ),
    "no-tile-beside-the-first": lambda look, v: (
        not deceivable(look) and (v["reach"] == "floor") == (look.option["deception"] == "same-floor")
    ),
    "no-free-tile-of-the-type": lambda look, v: not deep(look) and look.first == v["face"],
    "no-shrine-to-move": lambda look, v: look.option["wind"] == "must-move" and not look.shrines(),
    "no-tile-for-the-shrine-to-go-to": lambda look, v: not look.tiles_up() and not look.open_down(),
    "neither-a-tile-to-turn-nor-a-shrine-to-move": lambda look, v: not look.tiles_up() and not look.shrines(),
    "no-tile-to-move": lambda look, v: all(not look.tower(space) or look.shrine(space) for space in look.spaces()),
    "no-space-to-move-a-tile-to": lambda look, v: not strength_works(look),
    "change-comes-before-the-sets-turn": lambda look, v: look.step == "Build" and not look.due_sets(),
    "change-stays-out-of-this": lambda look, v: look.option["change_in_check"] == "no" and bool(look.due_sets()),
    "no-special-tile-enlarges-the-set": lambda look, v: bool(look.due_sets()) and not look.changes(True),
    "no-special-tile-completes-a-set": lambda look, v: not look.changes(False),
    "faith-comes-after-the-sets-have-turned": lambda look, v: bool(look.due_sets()),
    "no-free-tile-for-the-extra-shrine": lambda look, v: (
        not any(tiles and takes_extra(look, left) for tiles, left in look.turned())
    ),
    "build-the-ordinary-shrines-before": lambda look, v: (
        any(left > 0 for _, left in look.turned()) and not any(takes_extra(look, left) for _, left in look.turned())
    ),
    # the decisions of the spirits
    "only-a-face-up-tile-can-be-turned": lambda look, v: named(look, v) and not look.up(look.space),
    "the-shrine-needs-a-face-down-tile-to-go-to": lambda look, v: not look.shrines() or not look.open_down(),
    "the-shrine-has-to-move": lambda look, v: look.step == "LiftShrine" and look.s.pending[-1].must,
    "no-shrine-stands-there": lambda look, v: named(look, v) and not look.shrine(look.space),
    "a-shrine-moves-onto-a-face-down-tile-without-a-shrine": lambda look, v: (
        named(look, v) and look.space not in look.open_down()
    ),
    "move-at-least-one-tile": lambda look, v: look.step == "LiftTile" and look.s.pending[-1].moves == 0,
    "move-a-second-tile-or-no-more": lambda look, v: look.step == "LiftTile" and look.s.pending[-1].moves == 1,
    "a-tile-with-a-shrine-cannot-move": lambda look, v: named(look, v) and look.shrine(look.space),
    "two-different-tiles-are-moved": lambda look, v: (
        named(look, v) and look.s.pending[-1].moves == 1 and bool(look.s.pending[-1].moved >> look.space & 1)
    ),
    "no-other-space-for-this-tile": lambda look, v: (
        named(look, v) and look.tower(look.space) > 0 and not [one for one in look.room() if one != look.space]
    ),
    "no-tile-lies-there-to-move": lambda look, v: named(look, v) and look.tower(look.space) == 0,
    "the-tile-comes-from-there": lambda look, v: named(look, v) and look.s.pending[-1].source == look.space,
    "choose-a-set-of-equal-numbers-by-its-first-space": lambda look, v: not first_of(look, look.number_groups()),
    "choose-a-group-of-three-by-its-first-space": lambda look, v: not first_of(look, look.threes()),
    "only-a-face-up-special-tile-changes": lambda look, v: (
        named(look, v) and (not look.up(look.space) or look.up(look.space)[0] not in SPECIAL)
    ),
    "it-is-of-that-type-already": lambda look, v: look.up(look.space)[:1] == look.words[1] == v["letter"],
    "it-belongs-to-a-set-that-has-to-turn": lambda look, v: any(look.space in group for group in look.due_sets()),
    "in-a-check-it-has-to-enlarge-the-set": lambda look, v: (
        at_check(look) and changed_to(look) not in look.changes(True) and len(look.changed(*changed_to(look))) >= 4
    ),
    "the-changed-tile-must-complete-a-set": lambda look, v: len(look.changed(*changed_to(look))) < 4,
    "that-set-takes-an-ordinary-shrine": lambda look, v: named(look, v) and of_the_set(look, lambda left: left > 0),
    "that-set-was-not-full": lambda look, v: (
        look.option["faith"] == "full-allowance" and of_the_set(look, lambda left: left < 0)
    ),
}


def judged(judge: Judge) -> Callable[[State, int, Values], bool]:
    return lambda state, choice, values: judge(Look(state, choice), values)


TRUE: dict[str, Callable[[State, int, Values], bool]] = {
    **{key: judged(judge) for key, judge in JUDGES.items()},
    # of the house, whatever the game
    "the-game-is-over": lambda state, choice, values: state.actor == OVER,
    "chance-has-to-draw-first": lambda state, choice, values: state.actor == CHANCE,
}

assert set(CARDS) == set(SPIRIT_NAMES)
