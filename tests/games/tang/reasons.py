"""When a reason of Tang Garden is true, written from the rulebook over what lies on the table.

`TRUE[key](state, choice, values)` asks nobody who refuses: no `why_not`, none of the helpers behind it. It reads lists
of pieces, the names of the steps that are pending, and the board file's own numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from teahouse.core.state import CHANCE, OVER
from teahouse.core.words import Values
from teahouse.games.tang.rules.choices import CELL_NAMES, CHARACTER_WORDS, CHOICES, KIND_WORDS, PLACE_WORDS, SPOT_WORDS
from teahouse.games.tang.rules.pieces import (
    BONUSES,
    CHARACTERS,
    ICONS,
    LANDSCAPE_NAMES,
    LANTERNS,
    SIDES,
    SITES,
    SIZES,
    SOLO_LANTERNS,
    STACKS,
    TERRAINS,
)

Truth = Callable[[Any, int, Values], bool]
DECISION_ENDS = {"BuildAgain", "DecorateAgain", "BeforeDrawing", "EndOfTurn", "LastInfluence"}
BUILDING = {"AfterTile", "ChooseTile", "BuildAgain"}
DECORATING = {"Choose", "ChooseCard", "AfterDecoration", "DecorateAgain", "BeforeDrawing"}
BY_CHANCE = {"tile", "card", "landscape", "character", "start", "size"}


# --- what lies on the table ---


def family(choice: int) -> str:
    return CHOICES.family_of(choice).name


def words(choice: int) -> list[str]:
    return CHOICES.notation(choice).split()[1:]


def top(s: Any) -> str:
    return type(s.pending[-1]).__name__


def names(s: Any) -> set[str]:
    """The steps that are pending, with what they are kinds of."""
    return {kind.__name__ for step in s.pending for kind in type(step).__mro__}


def asked(s: Any) -> set[str]:
    return {family(choice) for choice in s.legal()}


def cell_of(values: Values) -> int:
    return CELL_NAMES.index(str(values["cell"]))


def stack_of(values: Values) -> int:
    return STACKS.index(str(values["stack"]))


def empty(s: Any, stack: int) -> bool:
    return s.face_up[stack] < 0 and not s.unseen[stack] and not s.under[stack]


def lantern_number(values: Values) -> int:
    name = str(values["lantern"]).replace("-", "_")
    return (LANTERNS if name in LANTERNS else SOLO_LANTERNS).index(name)


def used(s: Any, number: int) -> bool:
    return bool(s.used[s.seat] >> number & 1)


def skill(s: Any) -> str:
    return CHARACTERS[s.active[s.seat]]


def edge(s: Any, face: int, side: int) -> int:
    return s.faces.edge[face * 4 + side]


def matches(one: int, other: int) -> bool:
    """T-29: equal, or a wall or temple on either side."""
    return one == other or one > 3 or other > 3


def fits(s: Any, tile: int, cell: int, rotation: int) -> bool:
    beside = 0
    for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        x, y = cell % 8 + dx, cell // 8 + dy
        if 0 <= x < 8 and 0 <= y < 8 and s.lying[y * 8 + x] >= 0:
            beside += 1
            if not matches(edge(s, tile * 4 + rotation, side), edge(s, s.lying[y * 8 + x], side ^ 2)):
                return False
    return beside > 0


def garden(s: Any) -> list[int]:
    return s.board.inner if s.seats == 1 else s.board.spaces


def fits_at(s: Any, tile: int, cell: int) -> bool:
    return s.lying[cell] < 0 and cell in garden(s) and any(fits(s, tile, cell, turn) for turn in range(4))


def fits_anywhere(s: Any, tile: int) -> bool:
    return any(fits_at(s, tile, cell) for cell in garden(s))


def standing(s: Any, cell: int, spot: int) -> int:
    """The kind on a spot, or -1."""
    return (s.standing[cell] >> 4 * spot & 15) - 1


def spots(s: Any, site: str) -> list[tuple[int, int]]:
    """T-49: every spot of a site in the garden."""
    found = []
    for cell, face in enumerate(s.lying):
        if face < 0:
            continue
        if site == "bridge":
            found += [(cell, 4)] if s.faces.bridge[face] else []
        else:
            found += [(cell, spot) for spot, terrain in enumerate(s.faces.spots[face]) if TERRAINS[terrain] == site]
    return found


def free_spots(s: Any, site: str) -> list[tuple[int, int]]:
    return [(cell, spot) for cell, spot in spots(s, site) if standing(s, cell, spot) < 0]


def site_of(s: Any, kind: int) -> str:
    return SITES[s.board.site[kind]]


def occupied(s: Any) -> set[int]:
    """Character spaces with a guest: cell * 7 + place."""
    return {at // 4 for at in s.at if at >= 0}


def free_spaces(s: Any) -> list[int]:
    found = []
    for cell, face in enumerate(s.lying):
        if face < 0:
            continue
        found += [cell * 7 + spot for spot in range(5) if standing(s, cell, spot) in (4, 5)]  # bridge, pavilion
        found += [cell * 7 + 5 + court for court in range(s.faces.courts[face])]
    return [space for space in found if space not in occupied(s)]


def removable(s: Any, site: str) -> bool:
    return any(standing(s, *at) >= 0 and at[0] * 7 + at[1] not in occupied(s) for at in spots(s, site))


def playable(s: Any, card: int) -> bool:
    kind = card // 6
    return s.supply[kind] > 0 and bool(free_spots(s, site_of(s, kind)))


def some_stack_is_empty(s: Any) -> bool:
    return any(empty(s, stack) for stack in range(4))


def in_hand(s: Any) -> int:
    """The tile that is being placed."""
    step = s.pending[-1]
    if top(s) == "Rotate":
        return step.tile
    return s.face_up[step.source] if step.source < 4 else s.display[step.source - 4]


def size_now(s: Any) -> str:
    return SIZES[s.pending[-1].size]


def in_pile(s: Any, size: int) -> list[int]:
    """T-20: the visible top and what is hidden below it."""
    hidden = [number for number in range(20) if s.hidden[size] >> number & 1]
    return hidden + [s.visible[size * 2 + 1]] * (s.visible[size * 2 + 1] >= 0)


def shows(s: Any, values: Values) -> bool:
    """Do the icons named belong to the landscape named?"""
    landscape = LANDSCAPE_NAMES.index(str(values["landscape"]))
    shown = [ICONS[icon] for icon in range(9) for _ in range(s.board.icons[landscape * 9 + icon])]
    return "-".join(shown or ["none"]) == values["icons"]


def cubes(s: Any) -> list[int]:
    return s.cubes[s.seat * 3 : s.seat * 3 + 3]


def can_use(s: Any, number: int) -> bool:
    return not s.lantern_used and not used(s, number)


def won(s: Any) -> bool:
    return all(s.lying[cell] >= 0 for cell in s.board.inner)


def effect_possible(s: Any, number: int) -> bool:
    if number == 0:
        return any(tile >= 0 and fits_anywhere(s, tile) for tile in s.face_up)
    if number == 1:
        return any(fits_anywhere(s, tile) for tile in s.display)
    return not some_stack_is_empty(s)


# --- pairs (T-87) ---


def pair_has_no_spot(s: Any, choice: int, values: Values) -> bool:
    stack = s.pending[-1].source if family(choice) == "cell" else stack_of(values)
    card, face = s.beside[stack], s.face_up[stack] * 4
    site = site_of(s, card // 6)
    if (KIND_WORDS[card // 6], site) != (values["kind"], values["site"]) or s.supply[card // 6] == 0:
        return False
    on_tile = s.faces.bridge[face] if site == "bridge" else site in [TERRAINS[t] for t in s.faces.spots[face]]
    if free_spots(s, site) or on_tile:
        return False
    if not removable(s, site):
        return True
    cells = [CELL_NAMES.index(words(choice)[0])] if family(choice) == "cell" else garden(s)
    for cell in cells:
        owned = s.owned[:]
        number = s.layout.at[cell]
        if number >= 0 and s.tokens >> number & 1:
            owned[0 if s.large >> number & 1 else 1] += 1
        if fits_at(s, s.face_up[stack], cell) and max(owned) >= s.board.removal_cost:
            return False
    return True


def next_column(s: Any, values: Values) -> bool:
    """T-57, T-60: nothing earned in this turn, no token kept, and the cubes as told."""
    columns = [column for column in s.board.character_columns if min(cubes(s)) < column]
    told = [values["greenery"], values["water"], values["rock"]] == cubes(s)
    return s.opportunities == 0 and not s.holds_token[s.seat] and told and values["column"] == columns[0]


def no_moment(*steps: str) -> Truth:
    """None of these steps is going on or waiting."""
    return lambda s, c, v: not names(s) & set(steps)


def elsewhere(s: Any, choice: int, values: Values) -> bool:
    """Another decision is asked, it cannot be left open, and it is the one that is named."""
    step = "".join(part.capitalize() for part in str(values["moment"]).split("-"))
    return (
        top(s) == step and choice not in s.legal() and (family(choice) not in asked(s) or family(choice) == "lantern")
    )


TRUE: dict[str, Truth] = {
    # the table as a whole
    "the-game-is-over": lambda s, c, v: s.actor == OVER and bool(s.ending),
    "chance-has-to-draw-first": lambda s, c, v: s.actor == CHANCE,
    "chance-draws-this": lambda s, c, v: family(c) in BY_CHANCE and s.actor >= 0,
    "only-in-solo": lambda s, c, v: s.seats > 1 and family(c) in ("copy", "display", "remove"),
    "not-in-solo": lambda s, c, v: (
        s.seats == 1
        and family(c) in {"decorate", "keep", "coins", "step", "wait", "move", "token", "merchant", "flip", "swap"}
    ),
    "first-decide-this": elsewhere,
    "this-has-to-be-decided": lambda s, c, v: (
        family(c) == "done" and top(s) not in DECISION_ENDS and elsewhere(s, c, v)
    ),
    "the-action-of-this-turn-is-chosen": lambda s, c, v: s.seats > 1 and "Turn" not in names(s),
    "the-form-of-this-turn-is-chosen": lambda s, c, v: s.seats == 1 and "NextSoloTurn" in names(s) and not won(s),
    "all-spaces-are-covered": lambda s, c, v: s.seats == 1 and won(s),
    # chance
    "not-an-unseen-tile-of-this-stack": lambda s, c, v: (
        STACKS[s.pending[-1].stack] == v["stack"]
        and not (
            words(c)[0][0] == "GWRT"[s.pending[-1].stack]
            and s.unseen[s.pending[-1].stack] >> int(words(c)[0][1:]) - 1 & 1
        )
    ),
    "no-such-card-is-left-in-the-deck": lambda s, c, v: (
        s.deck[KIND_WORDS.index(words(c)[0]) * 6 + BONUSES.index(words(c)[1])] == 0
    ),
    "this-character-is-not-in-the-deck": lambda s, c, v: (
        words(c)[0] == v["character"]
        and not (
            s.characters >> CHARACTER_WORDS.index(words(c)[0]) & 1
            and (
                top(s) not in ("DealCharacter", "DrawStarter")
                or s.board.starting >> CHARACTER_WORDS.index(words(c)[0]) & 1
            )
        )
    ),
    "not-an-unseen-landscape-of-this-size": lambda s, c, v: (
        v["size"] == size_now(s) and not s.hidden[SIZES.index(str(v["size"]))] >> LANDSCAPE_NAMES.index(words(c)[0]) & 1
    ),
    "all-tokens-of-this-size-have-been-laid": lambda s, c, v: (
        bin(s.large).count("1") == s.layout.large_count
        if v["size"] == "large"
        else s.pending[-1].number - bin(s.large).count("1") == len(s.layout.cells) - s.layout.large_count
    ),
    # building
    "this-stack-is-empty": lambda s, c, v: empty(s, stack_of(v)),
    "its-top-tile-lies-face-down": lambda s, c, v: s.face_up[stack_of(v)] < 0 and not empty(s, stack_of(v)),
    "its-tile-fits-nowhere": lambda s, c, v: (
        not fits_anywhere(s, s.face_up[stack_of(v)] if "stack" in v else s.display[int(words(c)[0])])
    ),
    "a-second-tile-needs-the-lantern": lambda s, c, v: top(s) == "BuildAgain" and s.placed == 1 and not s.two,
    "a-tile-that-fits-must-be-placed": lambda s, c, v: (
        s.two and any(tile >= 0 and fits_anywhere(s, tile) for tile in s.face_up)
    ),
    "after-a-dead-round-whoever-can-build-must-build": lambda s, c, v: (
        s.must_build and any(tile >= 0 and fits_anywhere(s, tile) for tile in s.face_up)
    ),
    "no-two-tiles-are-face-up": lambda s, c, v: (
        sum(tile >= 0 for tile in s.face_up) == v["tiles"] and int(v["tiles"]) < 2
    ),
    "no-face-up-tile-fits": lambda s, c, v: not any(tile >= 0 and fits_anywhere(s, tile) for tile in s.face_up),
    "no-space-of-the-garden": lambda s, c, v: (
        cell_of(v) not in s.board.spaces and cell_of(v) not in s.board.start_cells
    ),
    "outer-spaces-are-not-used-in-solo": lambda s, c, v: (
        s.seats == 1 and cell_of(v) in s.board.spaces and cell_of(v) not in s.board.inner
    ),
    "a-tile-lies-there": lambda s, c, v: s.lying[cell_of(v)] >= 0,
    "no-tile-lies-beside-it": lambda s, c, v: (
        not any(
            0 <= cell_of(v) % 8 + dx < 8 and 0 <= cell_of(v) // 8 + dy < 8 and s.lying[cell_of(v) + dx + 8 * dy] >= 0
            for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
        )
    ),
    "it-fits-in-no-rotation": lambda s, c, v: not any(fits(s, in_hand(s), cell_of(v), turn) for turn in range(4)),
    "this-rotation-looks-like-a-smaller-one": lambda s, c, v: (
        int(v["same"]) < int(v["rotation"])
        and all(
            edge(s, in_hand(s) * 4 + int(v["same"]), d) == edge(s, in_hand(s) * 4 + int(v["rotation"]), d)
            for d in range(4)
        )
    ),
    "touching-edges-differ": lambda s, c, v: not fits(s, in_hand(s), s.pending[-1].cell, int(v["rotation"])),
    "no-tile-is-in-hand": lambda s, c, v: (
        not names(s) & ({"ChooseCell"} if family(c) == "cell" else {"ChooseCell", "Rotate"})
    ),
    "no-paths-are-to-be-paid": no_moment("Paths"),
    "no-step-is-to-be-given": no_moment("Paths", "BonusStep"),
    "this-cube-is-on-its-last-position": lambda s, c, v: (
        cubes(s)[TERRAINS.index(str(v["terrain"]))] == s.board.last_position
    ),
    # landscapes
    "no-landscape-is-to-be-picked": no_moment("PickLandscape", "SearchPile", "PickTwo"),
    "no-landscape-is-in-hand": no_moment("ChooseSlot"),
    "no-token-of-choice-now": no_moment("ChooseToken"),
    "the-token-is-of-the-other-size": lambda s, c, v: (
        v["size"] == size_now(s) and (words(c)[0][0] == "L") != (v["size"] == "large") and shows(s, v)
    ),
    "this-landscape-is-not-visible": lambda s, c, v: (
        LANDSCAPE_NAMES.index(words(c)[0]) not in s.visible and shows(s, v)
    ),
    "this-landscape-is-not-in-the-pile": lambda s, c, v: (
        LANDSCAPE_NAMES.index(words(c)[0]) not in in_pile(s, s.pending[-1].size) and shows(s, v)
    ),
    "search-is-not-for-tokens-gained-by-a-card": lambda s, c, v: (
        not s.pending[-1].may_search and s.rulings.options["search_on_bonus"] == "no" and "AfterDecoration" in names(s)
    ),
    "the-pile-is-empty": lambda s, c, v: in_pile(s, SIZES.index(str(v["size"]))) == [],
    "no-such-slot-of-this-size": lambda s, c, v: int(v["slot"]) >= (2 if v["size"] == "large" else 3),
    "this-slot-is-filled": lambda s, c, v: (
        s.slots[SIDES.index(str(v["side"])) * 5 + (0 if s.pending[-1].landscape < 8 else 2) + int(v["slot"])] >= 0
    ),
    "no-landscape-token-lies-there": lambda s, c, v: (
        s.layout.at[cell_of(v)] < 0 or not s.tokens >> s.layout.at[cell_of(v)] & 1
    ),
    # decorating
    "no-cards-are-drawn": lambda s, c, v: not s.drawn,
    "this-card-was-not-drawn": lambda s, c, v: (
        KIND_WORDS.index(str(v["kind"])) * 6 + BONUSES.index(str(v["bonus"])) not in s.drawn
    ),
    "no-such-decoration-is-left-in-the-supply": lambda s, c, v: (
        s.supply[KIND_WORDS.index(str(v["kind"]))] == 0
        and (s.seats > 1 or KIND_WORDS[s.beside[stack_of(v)] // 6] == v["kind"])
    ),
    "no-free-spot-for-it": lambda s, c, v: (
        free_spots(s, str(v["site"])) == [] and v["site"] == site_of(s, KIND_WORDS.index(str(v["kind"])))
    ),
    "a-playable-card-must-be-chosen": lambda s, c, v: any(playable(s, card) for card in s.drawn),
    "no-drawn-card-can-be-played": lambda s, c, v: not any(playable(s, card) for card in s.drawn),
    "no-second-card-was-drawn": lambda s, c, v: len(s.drawn) == v["drawn"] < 2 and s.placed == 0,
    "a-second-decoration-needs-the-lantern": lambda s, c, v: top(s) == "DecorateAgain" and s.placed == 1 and not s.two,
    "no-decoration-is-in-hand": no_moment("PutDecoration", "PairDecoration"),
    "no-tile-lies-there": lambda s, c, v: s.lying[cell_of(v)] < 0,
    "not-a-spot-of-its-site": lambda s, c, v: (
        (cell_of(v), SPOT_WORDS.index(str(v["spot"]))) not in spots(s, str(v["site"])) and s.lying[cell_of(v)] >= 0
    ),
    "a-decoration-stands-there": lambda s, c, v: standing(s, cell_of(v), SPOT_WORDS.index(str(v["spot"]))) >= 0,
    "the-merchant-is-not-active": lambda s, c, v: skill(s) != "merchant",
    "the-merchant-trades-while-you-decorate": lambda s, c, v: skill(s) == "merchant" and not names(s) & DECORATING,
    "the-merchant-trades-once-per-action": lambda s, c, v: s.merchant_used and bool(names(s) & DECORATING),
    "the-merchant-trades-before-a-card-is-chosen": lambda s, c, v: s.placed > 0 or top(s) == "PutDecoration",
    "too-few-coins-for-the-merchant": lambda s, c, v: s.coins[s.seat] == v["coins"] < v["needed"] == 1,
    "the-discard-pile-is-empty": lambda s, c, v: not s.discard and words(c) == ["discard"],
    "no-card-is-there-for-the-merchant": lambda s, c, v: not s.discard and sum(s.deck) == 0,
    # the Official
    "the-official-is-not-active": lambda s, c, v: skill(s) != "official",
    "the-official-acts-once-per-turn": lambda s, c, v: s.official_used,
    "the-official-acts-before-the-action": lambda s, c, v: skill(s) == "official" and "Turn" not in names(s),
    "too-few-coins-for-the-official": lambda s, c, v: (
        s.coins[s.seat] == v["coins"] < v["needed"]
        and v["needed"] == (1 if family(c) == "flip" else int(s.rulings.options["official_swap_cost"]))
    ),
    "no-top-tile-lies-face-down": lambda s, c, v: all(s.face_up[n] >= 0 or empty(s, n) for n in range(4)),
    "it-is-the-last-tile-of-its-stack": lambda s, c, v: (
        s.face_up[stack_of(v)] >= 0 and not s.unseen[stack_of(v)] and not s.under[stack_of(v)]
    ),
    # lanterns
    "a-lantern-has-been-used-this-turn": lambda s, c, v: s.seats > 1 and s.lantern_used,
    "this-lantern-is-used": lambda s, c, v: used(s, lantern_number(v)),
    "this-lantern-is-ready": lambda s, c, v: not used(s, lantern_number(v)),
    "too-few-landscape-tokens-of-this-size": lambda s, c, v: (
        s.owned[s.seat * 2 + SIZES.index(str(v["size"]))] == v["owned"] < v["needed"] == (4 if s.seats == 2 else 3)
    ),
    "no-guest-of-yours-is-in-the-garden": lambda s, c, v: (
        not any(owner == s.seat and s.at[mini] >= 0 for mini, owner in enumerate(s.owner))
    ),
    "no-such-guest-of-yours-in-the-garden": lambda s, c, v: (
        s.owner[CHARACTER_WORDS.index(str(v["character"]))] != s.seat
        or s.at[CHARACTER_WORDS.index(str(v["character"]))] < 0
    ),
    "reposition-asks-for-nobody-now": no_moment("Whom"),
    "two-tiles-is-for-building": lambda s, c, v: can_use(s, 0) and not names(s) & {"Turn", *BUILDING},
    "two-decorations-is-for-decorating": lambda s, c, v: can_use(s, 1) and not names(s) & {"Turn", *DECORATING},
    "search-needs-a-guest-or-a-landscape": lambda s, c, v: (
        can_use(s, 3)
        and s.opportunities == 0
        and not names(s) & {"PickLandscape", "InfluenceNow"}
        and not (top(s) == "EndOfTurn" and s.holds_token[s.seat])
    ),
    "solo-has-its-own-lanterns": lambda s, c, v: s.seats == 1 and words(c)[0].replace("-", "_") in LANTERNS,
    "this-lantern-is-for-solo": lambda s, c, v: s.seats > 1 and words(c)[0].replace("-", "_") in SOLO_LANTERNS,
    "tokens-do-not-refresh-lanterns-in-solo": lambda s, c, v: s.seats == 1,
    # guests
    "a-guest-comes-at-the-next-column": lambda s, c, v: next_column(s, v),
    "all-character-columns-are-behind-you": lambda s, c, v: (
        s.opportunities == 0
        and not s.holds_token[s.seat]
        and min(cubes(s)) >= s.board.character_columns[-1] == v["column"]
    ),
    "guests-come-after-the-action": lambda s, c, v: (
        (s.opportunities > 0 or s.holds_token[s.seat]) and bool(names(s) & {"Turn", *BUILDING, *DECORATING})
    ),
    "no-invitation-to-put-off": lambda s, c, v: s.opportunities == 0,
    "invite-or-take-a-token": lambda s, c, v: top(s) == "InfluenceNow" and family(c) == "done",
    "a-token-of-this-turn-is-for-later": lambda s, c, v: s.holds_token[s.seat] and s.column_reached,
    "no-character-is-left": lambda s, c, v: not s.row and not s.characters,
    "no-free-character-space": lambda s, c, v: free_spaces(s) == [],
    "the-character-deck-is-empty": lambda s, c, v: s.characters == 0,
    "this-character-is-not-face-up": lambda s, c, v: (
        words(c)[0] == v["character"] and CHARACTER_WORDS.index(words(c)[0]) not in s.row
    ),
    "search-takes-a-guest-by-name": lambda s, c, v: top(s) == "Seek" and words(c) == ["blind"],
    "only-the-new-mini-or-the-active-one": lambda s, c, v: (
        words(c)[0] not in (v["character"], v["active"]) and CHARACTER_WORDS[s.active[s.seat]] == v["active"]
    ),
    "nobody-is-to-be-sent": no_moment("SendMini", "SendOwn"),
    "no-guest-is-on-its-way": lambda s, c, v: not names(s) & ({"Stand"} if family(c) == "stand" else {"Stand", "Face"}),
    "its-space-is-chosen": lambda s, c, v: top(s) == "Face" and s.pending[-1].space // 7 == cell_of(v),
    "another-mini-stands-there": lambda s, c, v: cell_of(v) * 7 + PLACE_WORDS.index(words(c)[1]) in occupied(s),
    "no-such-character-space": lambda s, c, v: (
        cell_of(v) * 7 + PLACE_WORDS.index(words(c)[1]) not in free_spaces(s)
        and s.lying[cell_of(v)] >= 0
        and cell_of(v) * 7 + PLACE_WORDS.index(words(c)[1]) not in occupied(s)
    ),
    "it-looks-there-already": lambda s, c, v: s.at[s.pending[-1].mini] % 4 == SIDES.index(str(v["side"])),
    # solo
    "a-lantern-is-a-turn-of-its-own": lambda s, c, v: s.seats == 1 and "NextSoloTurn" in names(s) and not won(s),
    "no-pairs-while-a-stack-is-empty": lambda s, c, v: some_stack_is_empty(s),
    "no-card-lies-beside-the-stack": lambda s, c, v: s.beside[stack_of(v)] < 0,
    "the-decoration-of-the-pair-would-have-no-spot": pair_has_no_spot,
    "the-decoration-in-hand-needs-a-spot-first": lambda s, c, v: free_spots(s, str(v["site"])) == [],
    "the-decoration-in-hand-would-have-no-spot": lambda s, c, v: (
        free_spots(s, str(v["site"])) == []
        and (CELL_NAMES.index(words(c)[0]), SPOT_WORDS.index(words(c)[1])) not in spots(s, str(v["site"]))
    ),
    "no-decoration-stands-there": lambda s, c, v: standing(s, cell_of(v), SPOT_WORDS.index(str(v["spot"]))) < 0,
    "a-mini-stands-on-it": lambda s, c, v: cell_of(v) * 7 + SPOT_WORDS.index(str(v["spot"])) in occupied(s),
    "too-few-landscape-tokens-of-one-size": lambda s, c, v: (
        s.owned == [v["large"], v["small"]] and max(s.owned) < v["needed"] == s.board.removal_cost
    ),
    "no-tile-of-it-fits-anywhere": lambda s, c, v: not effect_possible(s, lantern_number(v)),
    "the-display-is-empty": lambda s, c, v: s.display == [],
    "no-new-cards-while-a-stack-is-empty": lambda s, c, v: some_stack_is_empty(s),
    "no-lantern-has-been-used-yet": lambda s, c, v: s.used[0] == 0,
    "no-used-lantern-can-be-copied": lambda s, c, v: (
        s.used[0] > 0 and not any(used(s, number) and effect_possible(s, number) for number in range(3))
    ),
    "only-used-lanterns-can-be-copied": lambda s, c, v: not used(s, lantern_number(v)),
    "reuse-is-not-being-used": no_moment("ChooseCopy"),
    "from-the-display-is-not-being-used": no_moment("ChooseDisplay"),
    "no-such-tile-in-the-display": lambda s, c, v: int(words(c)[0]) >= len(s.display) == v["tiles"],
    "solo-knows-no-blind-draw": lambda s, c, v: s.seats == 1 and words(c) == ["blind"],
    "no-influence-is-open": lambda s, c, v: s.coins[0] == v["coins"] < v["needed"] == s.board.thresholds[s.influenced],
    "no-further-guest-can-be-invited": lambda s, c, v: (
        s.influenced + 1 == v["guests"] and s.influenced == min(len(s.board.thresholds), s.board.most_characters - 1)
    ),
    "not-a-mini-of-yours-to-place": lambda s, c, v: (
        s.owner[CHARACTER_WORDS.index(str(v["character"]))] != 0
        or s.at[CHARACTER_WORDS.index(str(v["character"]))] >= 0
    ),
}
