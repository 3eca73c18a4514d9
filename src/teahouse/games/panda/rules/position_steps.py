"""The pending steps of a position as words and back: `next-turn other-part:g5a/2 cover:r18:1`, the top one last.

A word is a name and what the step has to remember. Whose step it is says the turn; at set-up, where everybody is asked,
the word says it. An action goes by where it comes from: `g5a` an option of the action board and `g5a/2` the second part
of it, `free4` the neutral action of row 4 done freely, `c8/2` the second effect of a city card, `mission6` a space of
A9.

What the rules always put on the stack together is written once: a question of set-up stands for itself and the
beginning of its turn, `tile` for the choice of a road tile and the freeing of locations after it.
"""

from __future__ import annotations

from typing import Any, Final

from teahouse.core.position import Fields
from teahouse.core.state import Step
from teahouse.games.panda.rules.acting import Act, OtherPart
from teahouse.games.panda.rules.bonus import (
    BORDER_BONUS,
    BORDER_REWARD,
    FREE_ACTION,
    ONE_BONUS,
    BorderBonus,
    FreeAction,
    OneBonus,
    Reward,
    TakeTile,
    tiles_to_take,
)
from teahouse.games.panda.rules.building import TAKE_CARD, CardEffect, TakeCard
from teahouse.games.panda.rules.choices import CARD_NAMES, PLACE_NAMES, ROAD_NAMES, SPACE_NAMES
from teahouse.games.panda.rules.moving import MoveOn, OneRoad
from teahouse.games.panda.rules.pieces import CHAMPION_NAMES, COLUMNS, SEAT_NAMES, SEATS, TILE_NAMES
from teahouse.games.panda.rules.roads import ChooseTile, Cover, FreePlaces, most_figures
from teahouse.games.panda.rules.setting_up import (
    ASK_TO_JOIN,
    BEGIN,
    DRAW_BLUE_CARD,
    DRAW_CITY_CARD,
    DRAW_FIRST,
    DRAW_GREEN_CARD,
    JOIN_RACE,
    SET_UP_GUARD,
    AskToJoin,
    Begin,
    DrawBlue,
    DrawCity,
    DrawFirst,
    DrawGreen,
    DrawStart,
    JoinRace,
    SetUpChampion,
    SetUpGuard,
)
from teahouse.games.panda.rules.state import Action, Panda
from teahouse.games.panda.rules.turn import (
    FIRST_ROUND,
    NEXT_TURN,
    SPECIAL_FULL,
    TURN,
    FirstRound,
    NextTurn,
    SpecialFull,
    Turn,
)

PLAIN: Final[dict[str, type[Step[Any]]]] = {
    "turn": Turn,
    "next-turn": NextTurn,
    "special-full": SpecialFull,
    "card": TakeCard,
    "border-bonus": BorderBonus,
    "free-action": FreeAction,
    "reward": Reward,
    "one-bonus": OneBonus,
    "first-round": FirstRound,
    "ask-to-join": AskToJoin,
    "draw-blue": DrawBlue,
    "draw-green": DrawGreen,
    "draw-first": DrawFirst,
    "draw-city": DrawCity,
}
STEPS: Final[dict[str, int]] = dict.fromkeys(PLAIN, 0) | {  # name -> how much it has to remember
    "act": 1,
    "other-part": 1,
    "effect": 1,
    "road": 5,
    "move-on": 5,
    "cover": 2,
    "tile": 1,
    "tiles": 2,
    "draw-start": 1,
    "guard": 1,
    "camp": 2,
    "join": 1,
}
ANYONE: Final[list[str]] = [*CHAMPION_NAMES, "any"]
OPTION_LETTERS: Final = "ab"
MOST_STEPS: Final = 2  # of a move, as the board file has it; ninjas ignored and extra guards likewise
MOST_IGNORED: Final = 4
MOST_EXTRA: Final = 3
MOST_COVERED: Final = 1 + MOST_EXTRA

# --- writing ---------------------------------------------------------------------------------------------------------


def step_words(s: Panda) -> list[str]:
    return [step_word(s, step) for step in s.pending if not isinstance(step, (Begin, FreePlaces))]


def step_word(s: Panda, step: Step[Any]) -> str:
    for name, kind in PLAIN.items():
        if type(step) is kind:
            return name
    if isinstance(step, Act):
        return f"act:{_source(s, step.actions, step.free)}"
    if isinstance(step, OtherPart):
        return f"other-part:{_source(s, step.actions, step.free)}"
    if isinstance(step, CardEffect):
        return f"effect:{_source(s, [step.action], False)}"
    if isinstance(step, OneRoad):
        return f"road:{SEAT_NAMES[step.owner]}:{ANYONE[step.who]}:{step.left}:{step.ignore}:{step.extra}"
    if isinstance(step, MoveOn):
        return f"move-on:{SEAT_NAMES[step.owner]}:{ANYONE[step.champion]}:{step.left}:{step.ignore}:{step.extra}"
    if isinstance(step, Cover):  # it is asked at once, so more guards than ninjas or supply allow mean nothing
        left = min(step.left, s.uncovered[step.road], s.supply[step.actor])
        return f"cover:{road_name(s, step.road)}:{left}"
    if isinstance(step, ChooseTile):
        return f"tile:{road_name(s, step.road)}"
    if isinstance(step, TakeTile):  # also kinds that cannot be taken: what has been taken before is refused otherwise
        return f"tiles:{step.number}:{'+'.join([TILE_NAMES[kind] for kind in step.kinds])}"
    if isinstance(step, DrawStart):
        return f"draw-start:{PLACE_NAMES[step.place]}"
    if isinstance(step, SetUpGuard):
        return f"guard:{SEAT_NAMES[step.actor]}"
    if isinstance(step, SetUpChampion):
        return f"camp:{SEAT_NAMES[step.actor]}:{CHAMPION_NAMES[step.champion]}"
    if isinstance(step, JoinRace):
        return f"join:{SEAT_NAMES[step.actor]}"
    raise ValueError(f"{type(step).__name__} has no word")


def road_name(s: Panda, road: int) -> str:
    return ROAD_NAMES[s.board.land.way[road]]


def _source(s: Panda, actions: list[Action], free: bool) -> str:
    """Where actions come from. Every action of a match stands in one place only, so it can be told by itself."""
    for at, option in enumerate(s.actions.options):
        for number, action in enumerate(option.actions):
            if action is actions[0]:
                space = at // 2
                name = f"free{space // COLUMNS + 1}" if free else SPACE_NAMES[space] + OPTION_LETTERS[at % 2]
                return name if len(actions) == len(option.actions) else f"{name}/{number + 1}"
    for card, effects in enumerate(s.actions.cards):
        for number, action in enumerate(effects):
            if action is actions[0]:
                return f"{CARD_NAMES[card]}/{number + 1}"
    for space, action in enumerate(s.actions.special):
        if action is actions[0]:
            return f"mission{space + 1}"
    raise ValueError("an action that is not of this board has no word")


# --- reading ---------------------------------------------------------------------------------------------------------


def read_steps(f: Fields, s: Panda) -> list[Step[Any]]:
    """The stack; everything else of the position has been read."""
    words = f.some("pending")
    found: list[Step[Any]] = []
    for number, word in enumerate(words):
        step = _read_step(f, s, word)
        found.append(step)
        if isinstance(step, ChooseTile):
            found.insert(-1, FreePlaces(s.seat, step.actor, step.road))
        elif isinstance(step, (SetUpGuard, SetUpChampion, JoinRace)) and number < len(words) - 1:
            found.append(BEGIN[step.actor])
    return found


def _read_step(f: Fields, s: Panda, word: str) -> Step[Any]:
    name, *rest = word.split(":")
    if name not in STEPS:
        f.pick("pending", name, list(STEPS))
    if len(rest) != STEPS[name]:
        raise f.wrong("pending", f"'{name}' is followed by {STEPS[name]} words, not {len(rest)}")
    seat = s.seat
    ready: dict[str, Step[Any]] = {
        "turn": TURN[seat],
        "next-turn": NEXT_TURN,
        "special-full": SPECIAL_FULL,
        "card": TAKE_CARD[seat],
        "border-bonus": BORDER_BONUS[seat],
        "free-action": FREE_ACTION[seat],
        "reward": BORDER_REWARD[seat],
        "one-bonus": ONE_BONUS[seat],
        "first-round": FIRST_ROUND,
        "ask-to-join": ASK_TO_JOIN,
        "draw-blue": DRAW_BLUE_CARD,
        "draw-green": DRAW_GREEN_CARD,
        "draw-first": DRAW_FIRST,
        "draw-city": DRAW_CITY_CARD,
    }
    if name in ready:
        return ready[name]
    if name in ("act", "other-part", "effect"):
        return _read_action(f, s, name, rest[0])
    if name in ("road", "move-on"):
        return _read_move(f, s, name, rest)
    if name == "cover":
        return Cover(seat, _read_road(f, s, rest[0]), f.number("pending", rest[1], 1, MOST_COVERED))
    if name == "tile":
        road = _read_road(f, s, rest[0])
        return ChooseTile(most_figures(s, road, seat), road)
    if name == "tiles":
        kinds = [f.pick("pending", kind, TILE_NAMES) for kind in rest[1].split("+")]
        if kinds != sorted(set(kinds)):
            raise f.wrong("pending", f"'{rest[1][:40]}' names kinds of tiles once each, in the order of the sheet")
        most = max(1, len(tiles_to_take(s, seat, kinds)))
        return TakeTile(seat, kinds, min(f.number("pending", rest[0], 1, len(TILE_NAMES)), most))
    if name == "draw-start":
        return DrawStart(f.pick("pending", rest[0], PLACE_NAMES[: s.board.land.places]))
    asked = f.seat("pending", rest[0], s.seats)
    if name == "guard":
        return SET_UP_GUARD[asked]
    if name == "camp":
        return SetUpChampion(asked, f.pick("pending", rest[1], CHAMPION_NAMES))
    return JOIN_RACE[asked]


def _read_road(f: Fields, s: Panda, word: str) -> int:
    return f.pick("pending", word, [road_name(s, road) for road in range(s.board.land.roads)])


def _read_move(f: Fields, s: Panda, name: str, rest: list[str]) -> Step[Any]:
    owner = f.seat("pending", rest[0], s.seats)
    who = f.pick("pending", rest[1], ANYONE if name == "road" else CHAMPION_NAMES)
    left = f.number("pending", rest[2], 1, MOST_STEPS)
    ignore = f.number("pending", rest[3], 0, MOST_IGNORED)
    extra = f.number("pending", rest[4], 0, MOST_EXTRA)
    if name == "road":
        return OneRoad(s.seat, owner, who, left, ignore, extra)
    return MoveOn(s.seat, owner, who, left, ignore, extra)


def _read_action(f: Fields, s: Panda, name: str, word: str) -> Step[Any]:
    """The actions that a word names, in the step that asks for them."""
    source, slash, part = word.partition("/")
    sources = _sources(s)
    if source not in sources:
        f.pick("pending", source, list(sources))
    actions = sources[source]
    of_card = source in CARD_NAMES
    if slash:
        actions = [actions[f.number("pending", part, 1, len(actions)) - 1]]
    if bool(slash) != of_card and (slash == "" or len(sources[source]) == 1):
        problem = "is one effect of a card, like 'c8/2'" if of_card else "has one action only, which needs no number"
        raise f.wrong("pending", f"'{word[:40]}' {problem}")
    _check_source(f, s, source)
    if name == "effect":
        if not of_card:
            raise f.wrong("pending", f"'effect' is followed by an effect of a city card, like 'c8/2', not '{word}'")
        return CardEffect(s.seat, actions[0])
    free = source.startswith("free")
    if name == "other-part":
        if of_card or not slash:
            raise f.wrong("pending", f"'other-part' is one of the two actions of an option, like 'g5a/2', not '{word}'")
        return OtherPart(s.seat, actions, free)
    if len(actions) == 1 and not actions[0].asks and (of_card or not slash):
        raise f.wrong("pending", f"'{word}' happens at once and asks nothing (P-41)")
    return Act(s.seat, actions, free)


def _sources(s: Panda) -> dict[str, list[Action]]:
    found: dict[str, list[Action]] = {}
    for at, option in enumerate(s.actions.options):
        if option.actions:
            found[SPACE_NAMES[at // 2] + OPTION_LETTERS[at % 2]] = option.actions
    for row, option in enumerate(s.actions.neutral):
        found[f"free{row + 1}"] = option.actions
    for card, effects in enumerate(s.actions.cards):
        found[CARD_NAMES[card]] = effects
    for space, action in enumerate(s.actions.special):
        found[f"mission{space + 1}"] = [action]
    return found


def _check_source(f: Fields, s: Panda, source: str) -> None:
    """The player has done what brings these actions."""
    who = SEAT_NAMES[s.seat]
    if source in CARD_NAMES:
        if CARD_NAMES.index(source) in s.row:
            raise f.wrong("pending", f"{source} still lies in the row: nobody has taken it (P-73)")
    elif source.startswith("mission"):
        if s.special[int(source[-1]) - 1] != s.seat:
            raise f.wrong("pending", f"{who} has no guard on space {source[-1]} of the mission (P-83)")
    elif not source.startswith("free"):
        space = SPACE_NAMES.index(source[:-1])
        guards = [code % SEATS for code in s.placed if code // SEATS == space]
        if s.position[s.seat] != space or not guards or guards[-1] != s.seat:
            raise f.wrong("pending", f"{who} has not chosen {source[:-1]} last (P-38)")
