"""The options of Dragon Castle: castle, cards, realm, and a name for each ruling that another reading could replace."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import OptionError
from teahouse.core.options import CARDS as CARDS_KIND
from teahouse.core.options import PICTURE, CardSet, Need, Option, did_you_mean, nearest
from teahouse.games.castle.rules.layouts import GRIDS, IDEAL, LAYOUT_NAMES
from teahouse.games.castle.rules.pieces import CARDS, DRAGON_NAMES, SIMPLE_DRAGONS, SIMPLE_SPIRITS, SPIRIT_NAMES
from teahouse.games.castle.rules.realm import SHAPES

_COUNTS: Final[list[str]] = [str(n) for n in range(4)]  # what a menu offers (C-80); up to ten are allowed
_MOST: Final = 3  # of a kind, likewise


def _cards(kind: str, names: list[str], simple: list[int]) -> CardSet:
    """C-11: all others are drawn only where all cards are in play."""
    hard = [name for number, name in enumerate(names) if number not in simple]
    return CardSet(kind, names, _MOST, limits={name: [("cards", "all")] for name in hard})


def _draws(kind: str) -> dict[str, dict[str, int]]:
    return {str(count): {kind: count} for count in range(CARDS + 1)}


_LOTS: Final[list[Need]] = [(option, count) for option in ("spirits", "dragons") for count in _COUNTS[1:]]

OPTIONS: Final[list[Option]] = [
    Option(
        "layout",
        "basic",
        ["basic", *LAYOUT_NAMES],
        "C-6",
        free=True,
        ideal=IDEAL,
        kind=PICTURE,
        group="castle",
        grids=GRIDS,
        same={"basic": {seats: f"basic_{seats}" for seats in (2, 3, 4)}},
    ),
    Option(
        "spirits",
        "1",
        _COUNTS,
        "C-10",
        free=True,
        kind=CARDS_KIND,
        group="cards",
        sets=[_cards("spirit", SPIRIT_NAMES, SIMPLE_SPIRITS)],
        draws=_draws("spirit"),
    ),
    Option(
        "dragons",
        "1",
        _COUNTS,
        "C-10",
        free=True,
        kind=CARDS_KIND,
        group="cards",
        sets=[_cards("dragon", DRAGON_NAMES, SIMPLE_DRAGONS)],
        draws=_draws("dragon"),
    ),
    Option("cards", "all", ["all", "simple"], "C-11", group="cards", needs=_LOTS),
    Option("realm", "6x4", list(SHAPES), "C-3"),
    Option("last_round", "current", ["current", "next"], "C-82"),
    Option("shrine_supply", "limited", ["limited", "unlimited"], "C-26"),
    Option("paid_shrine", "supply", ["supply", "box"], "C-52", needs=[("spirits", name) for name in SPIRIT_NAMES]),
    Option("deception", "same-floor", ["same-floor", "any-floor"], "C-64", needs=[("spirits", "deception")]),
    Option("wind", "must-move", ["must-move", "may-move"], "C-61", needs=[("spirits", "wind")]),
    Option("change_in_check", "yes", ["yes", "no"], "C-65", needs=[("spirits", "change")]),
    Option(
        "faith",
        "closed-sets",
        ["closed-sets", "full-allowance", "any-set"],
        "C-66",
        needs=[("spirits", "faith")],
    ),
    Option("cunning_dragons", "bonus", ["bonus", "plain"], "C-69", needs=[("spirits", "cunning")]),
    Option(
        "tranquility",
        "shrines-count",
        ["shrines-count", "shrines-split"],
        "C-72",
        needs=[("dragons", "tranquility")],
    ),
    Option("harmony", "empty-nothing", ["empty-nothing", "empty-counts"], "C-77", needs=[("dragons", "harmony")]),
    Option("tie_break", "with-shrines", ["with-shrines", "without-shrines"], "C-85"),
    Option(
        "between_placings",
        "yes",
        ["yes", "no"],
        "C-33",
        before="no",
        needs=[("spirits", name) for name in SPIRIT_NAMES],
    ),
]

PRESETS: Final[dict[str, dict[str, str]]] = {
    "standard": {},  # C-10: one spirit and one dragon
    "first-game": {"spirits": "0", "dragons": "0"},  # C-11
    "simple-cards": {"cards": "simple"},  # C-11
    "many-cards": {"spirits": "3", "dragons": "3"},  # C-80
    # every reading as the words of the rulebook have it; where they fit both readings, the usual one (docs/fidelity.md)
    "letter": {"last_round": "next", "faith": "closed-sets", "between_placings": "yes"},
}


class Rulings:
    """The rulings of a match, as the rules ask for them; shared by all clones."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options: dict[str, str] = options  # all of them, to write a position down
        self.further_round: bool = options["last_round"] == "next"
        self.supply_limited: bool = options["shrine_supply"] == "limited"
        self.paid_shrine_returns: bool = options["paid_shrine"] == "supply"
        self.deception_same_floor: bool = options["deception"] == "same-floor"
        self.wind_must_move: bool = options["wind"] == "must-move"
        self.change_in_check: bool = options["change_in_check"] == "yes"
        self.faith_needs_full_allowance: bool = options["faith"] == "full-allowance"
        self.faith_on_any_set: bool = options["faith"] == "any-set"
        self.cunning_dragon_bonus: bool = options["cunning_dragons"] == "bonus"
        self.tranquility_counts_shrines: bool = options["tranquility"] == "shrines-count"
        self.harmony_empty_counts: bool = options["harmony"] == "empty-counts"
        self.tie_counts_shrine_stacks: bool = options["tie_break"] == "with-shrines"
        self.spirits_between_placings: bool = options["between_placings"] == "yes"


class Cards:
    """Which cards of a kind are in play: named ones, or a number to draw from a pool."""

    def __init__(self, named: list[int], draw: int, pool: list[int]) -> None:
        self.named: list[int] = named
        self.draw: int = draw
        self.pool: list[int] = pool


def read_cards(option: str, value: str, which: str) -> Cards:
    """The value of `spirits` or `dragons`: a number of cards to draw, or their names (C-10, C-11, C-80)."""
    names = SPIRIT_NAMES if option == "spirits" else DRAGON_NAMES
    simple = SIMPLE_SPIRITS if option == "spirits" else SIMPLE_DRAGONS
    pool = simple if which == "simple" else list(range(CARDS))
    words = value.split()
    if len(words) == 1 and words[0].isdecimal() and words[0].isascii():
        number = int(words[0][:6])
        if number > len(pool) or len(words[0]) > 6:
            shown = words[0][:20]
            raise OptionError(
                f"option '{option}': {shown} cards cannot be drawn, there are {len(pool)} ({which})",
                option,
                "too-many-cards",
                {"count": shown, "most": len(pool)},
            )
        return Cards([], number, pool)
    if not words:
        said = f"option '{option}' takes a number (0 for none) or names: {', '.join(names)}"
        raise OptionError(said, option, "no-cards")
    for word in words:
        if word not in names:
            raise OptionError(
                f"option '{option}': there is no card '{word[:40]}'; {did_you_mean(word[:40], names)}",
                option,
                "no-such-card",
                {"name": word[:40], "near": nearest(word[:40], names)},
            )
    named = [names.index(word) for word in words]
    if len(set(named)) < len(named):
        twice = next(word for word in words if words.count(word) > 1)
        said = f"option '{option}': a card is named twice in '{value[:200]}'"
        raise OptionError(said, option, "card-twice", {"listed": f"{option[:-1]}-{twice}"})
    return Cards(named, 0, pool)
