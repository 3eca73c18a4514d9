"""The pending steps of Tang Garden as words of a position: `name:this:that`; whose they are says the turn."""

from __future__ import annotations

from typing import Any, Final

from teahouse.core.position import Fields
from teahouse.core.record import SEATS
from teahouse.core.state import Step
from teahouse.games.tang.rules.building import AFTER_TILE, BUILD_AGAIN, CHOOSE_TILE, AfterTile, BuildAgain, ChooseTile
from teahouse.games.tang.rules.choices import CELL_NAMES, CHARACTER_WORDS, KIND_WORDS, PLACE_WORDS
from teahouse.games.tang.rules.dealing import (
    DEAL_BESIDE,
    DEAL_CHARACTER,
    DRAW,
    DRAW_STARTER,
    INITIAL_LANDSCAPE,
    REFILL_LANDSCAPES,
    REFILL_ROW,
    TURN_UP,
    DealBeside,
    DealCharacter,
    Draw,
    DrawCard,
    DrawStarter,
    InitialLandscape,
    RefillLandscapes,
    RefillRow,
    RevealCharacter,
    RevealLandscape,
    StartTile,
    TokenSize,
    TurnUp,
)
from teahouse.games.tang.rules.decorating import (
    AFTER_DECORATION,
    BEFORE_DRAWING,
    BONUS_STEP,
    CARDS_DRAWN,
    CHOOSE,
    CHOOSE_CARD,
    DECORATE_AGAIN,
    DRAW_CARDS,
    AfterDecoration,
    BeforeDrawing,
    BonusStep,
    CardsDrawn,
    Choose,
    ChooseCard,
    DecorateAgain,
    DrawCards,
    PutDecoration,
)
from teahouse.games.tang.rules.influence import (
    DRAW_BLIND,
    END_OF_TURN,
    END_PHASE,
    INFLUENCE_NOW,
    INFLUENCE_PHASE,
    SEEK,
    DrawBlind,
    EndOfTurn,
    EndPhase,
    InfluenceNow,
    InfluencePhase,
    Seek,
    SendMini,
)
from teahouse.games.tang.rules.landscapes import (
    CHOOSE_TOKEN,
    PICK_ONLY,
    PICK_OR_SEARCH,
    PICK_TWO,
    SEARCH_PILE,
    TAKE_TOKEN,
    ChooseSlot,
    ChooseSlots,
    ChooseToken,
    PickLandscape,
    PickTwo,
    SearchPile,
    TakeToken,
)
from teahouse.games.tang.rules.minis import WHOM, Face, Stand, StandNeutral, Whom
from teahouse.games.tang.rules.pieces import (
    BONUS_COUNT,
    BONUSES,
    LANDSCAPE_NAMES,
    NOBODY,
    PLACES,
    SIDES,
    SIZES,
    STACKS,
    TILE_NAMES,
)
from teahouse.games.tang.rules.placing import (
    FROM_STACK,
    PATHS,
    PAY_TRACK_SKILL,
    ChooseCell,
    Paths,
    PayTrackSkill,
    Rotate,
)
from teahouse.games.tang.rules.solo import (
    AFTER_PAIR,
    BEGIN_SOLO_TURN,
    CHOOSE_COPY,
    CHOOSE_DISPLAY,
    CHOOSE_STACK,
    NEXT_SOLO_TURN,
    PAIR_CELL,
    PAIR_DECORATION,
    SOLO_TURN,
    AfterPair,
    BeginSoloTurn,
    ChooseCopy,
    ChooseDisplay,
    ChooseStack,
    NextSoloTurn,
    PairCell,
    PairDecoration,
    SoloTurn,
)
from teahouse.games.tang.rules.solo_characters import (
    BEGIN_SOLO,
    FINALE,
    KEEP_CHARACTER,
    LAST_INFLUENCE,
    PLACE_MINIS,
    SEND_OWN,
    BeginSolo,
    Finale,
    KeepCharacter,
    LastInfluence,
    PlaceMinis,
    SendOwn,
)
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.rules.turn import NEXT_TURN, TURN, NextTurn, Turn

PLAIN: Final[dict[str, type[Step[Any]]]] = {  # steps that remember nothing
    "next-turn": NextTurn,
    "turn": Turn,
    "influence-phase": InfluencePhase,
    "end-phase": EndPhase,
    "end": EndOfTurn,
    "after-tile": AfterTile,
    "tile": ChooseTile,
    "again": BuildAgain,
    "pay-skill": PayTrackSkill,
    "before": BeforeDrawing,
    "draw-cards": DrawCards,
    "cards-drawn": CardsDrawn,
    "choose": Choose,
    "card": ChooseCard,
    "after-decoration": AfterDecoration,
    "bonus": BonusStep,
    "token": ChooseToken,
    "more": DecorateAgain,
    "influence": InfluenceNow,
    "seek": Seek,
    "blind": DrawBlind,
    "whom": Whom,
    "refill-row": RefillRow,
    "reveal-character": RevealCharacter,
    "start": StartTile,
    "draw-starter": DrawStarter,
    "begin-solo": BeginSolo,
    "keep-character": KeepCharacter,
    "begin-solo-turn": BeginSoloTurn,
    "solo-turn": SoloTurn,
    "next-solo-turn": NextSoloTurn,
    "copy": ChooseCopy,
    "stack": ChooseStack,
    "display": ChooseDisplay,
    "finale": Finale,
    "last-influence": LastInfluence,
    "place-minis": PlaceMinis,
    "send-own": SendOwn,
    "draw-card": DrawCard,  # one that goes to the hand
}
NAMES: Final[dict[type[Step[Any]], str]] = {kind: name for name, kind in PLAIN.items()}
STEPS: Final[dict[str, list[str]]] = {name: [] for name in PLAIN} | {  # name -> what it remembers
    "turn-up": ["stack"],
    "draw": ["number"],
    "draw-beside": ["stack"],
    "deal-beside": ["stack"],
    "deal": ["seat"],
    "initial": ["side"],
    "reveal-landscape": ["size"],
    "refill-landscapes": ["size"],
    "size": ["cell"],
    "cell": ["tile"],
    "pair-cell": ["tile"],
    "rotate": ["tile", "cell"],
    "paths": ["number"],
    "take-token": ["cell"],
    "landscape": ["size"],
    "search": ["size"],
    "slot": ["landscape"],
    "pick": ["size"],
    "slots": ["landscape"],
    "put": ["kind.bonus"],
    "mini": ["character"],
    "stand": ["character"],
    "stand-neutral": ["character"],
    "face": ["character", "cell.place"],
    "decoration": ["stack"],
    "after-pair": ["stack"],
}
MOST_DRAWN: Final = 15  # what `DRAW` is made for


def card_word(card: int) -> str:
    return f"{KIND_WORDS[card // BONUS_COUNT]}.{BONUSES[card % BONUS_COUNT]}"


def space_word(space: int) -> str:
    return f"{CELL_NAMES[space // PLACES]}.{PLACE_WORDS[space % PLACES]}"


def tile_of(s: Tang, source: int) -> int:
    """The tile that a step takes from a stack or from the display."""
    return s.face_up[source] if source < FROM_STACK else s.display[source - FROM_STACK]


# --- writing ---------------------------------------------------------------------------------------------------------


def step_word(s: Tang, step: Step[Any]) -> str:
    """Only what says something new is written: a tile says its stack, what lies below says whether one may search."""
    if isinstance(step, DrawCard):
        return "draw-card" if step.stack == NOBODY else f"draw-beside:{STACKS[step.stack]}"
    if type(step) in NAMES:
        return NAMES[type(step)]
    return _dealing_word(s, step) or _playing_word(s, step)


def _dealing_word(s: Tang, step: Step[Any]) -> str:
    if isinstance(step, TurnUp):
        return f"turn-up:{STACKS[step.stack]}"
    if isinstance(step, Draw):
        return f"draw:{step.count}"
    if isinstance(step, DealBeside):
        return f"deal-beside:{STACKS[step.stack]}"
    if isinstance(step, DealCharacter):
        return f"deal:{SEATS[step.seat]}"
    if isinstance(step, InitialLandscape):
        return f"initial:{SIDES[step.side]}"
    if isinstance(step, RevealLandscape):
        return f"reveal-landscape:{SIZES[step.size]}"
    if isinstance(step, RefillLandscapes):
        return f"refill-landscapes:{SIZES[step.size]}"
    if isinstance(step, TokenSize):
        return f"size:{CELL_NAMES[s.layout.cells[step.number]]}"
    return ""


def _playing_word(s: Tang, step: Step[Any]) -> str:
    if isinstance(step, ChooseCell):
        name = "pair-cell" if isinstance(step, PairCell) else "cell"
        return f"{name}:{TILE_NAMES[tile_of(s, step.source)]}"
    if isinstance(step, Rotate):
        return f"rotate:{TILE_NAMES[step.tile]}:{CELL_NAMES[step.cell]}"
    if isinstance(step, Paths):
        return f"paths:{step.paths}"
    if isinstance(step, TakeToken):
        return f"take-token:{CELL_NAMES[s.layout.cells[step.number]]}"
    if isinstance(step, PickLandscape):
        return f"landscape:{SIZES[step.size]}"
    if isinstance(step, SearchPile):
        return f"search:{SIZES[step.size]}"
    if isinstance(step, ChooseSlot):
        return f"{'slots' if isinstance(step, ChooseSlots) else 'slot'}:{LANDSCAPE_NAMES[step.landscape]}"
    if isinstance(step, PickTwo):
        return f"pick:{SIZES[step.size]}"
    if isinstance(step, PutDecoration):
        return f"put:{card_word(step.kind * BONUS_COUNT + step.bonus)}"
    if isinstance(step, SendMini):
        return f"mini:{CHARACTER_WORDS[step.character]}"
    if isinstance(step, Stand):
        return f"{'stand-neutral' if isinstance(step, StandNeutral) else 'stand'}:{CHARACTER_WORDS[step.mini]}"
    if isinstance(step, Face):
        return f"face:{CHARACTER_WORDS[step.mini]}:{space_word(step.space)}"
    if isinstance(step, PairDecoration):
        return f"decoration:{STACKS[step.stack]}"
    if isinstance(step, AfterPair):
        return f"after-pair:{STACKS[step.stack]}"
    raise ValueError(f"{type(step).__name__} has no word")


# --- reading ---------------------------------------------------------------------------------------------------------


def read_step(f: Fields, s: Tang, word: str, below: str) -> Step[Any]:
    """The step of a word; `below` is the name of the one it lies on."""
    name, *rest = word.split(":")
    if name not in STEPS:
        f.pick("pending", name, list(STEPS))
    if len(rest) != len(STEPS[name]):
        right = ":".join([name, *STEPS[name]])
        raise f.wrong("pending", f"a step reads '{right}', not '{word[:40]}'")
    ready = _ready(s.seat)
    if name in ready:
        return ready[name]
    if STEPS[name][0] == "stack":
        return _of_stack(name, f.pick("pending", rest[0], STACKS))
    if STEPS[name][0] == "size":
        return _of_size(s, name, f.pick("pending", rest[0], SIZES), below)
    if STEPS[name][0] == "tile":
        return _of_tile(f, s, name, rest)
    if STEPS[name][0] == "character":
        return _of_character(f, s, name, rest)
    if name in ("size", "take-token"):
        cells = [CELL_NAMES[cell] for cell in s.layout.cells]
        number = f.pick("pending", rest[0], cells)
        return TokenSize(number) if name == "size" else TAKE_TOKEN[number]
    if name in ("slot", "slots"):
        landscape = f.pick("pending", rest[0], LANDSCAPE_NAMES)
        return ChooseSlot(s.seat, landscape) if name == "slot" else ChooseSlots(landscape)
    if name == "put":
        return PutDecoration(s.seat, read_card(f, "pending", rest[0]))
    if name == "draw":
        return DRAW[f.number("pending", rest[0], 0, MOST_DRAWN)]
    if name == "paths":
        return PATHS[s.seat * 5 + f.number("pending", rest[0], 2, 4)]
    if name == "deal":
        return DEAL_CHARACTER[f.seat("pending", rest[0], s.seats)]
    return INITIAL_LANDSCAPE[f.pick("pending", rest[0], SIDES)]


def read_card(f: Fields, field: str, word: str) -> int:
    kind, _, bonus = word.partition(".")
    return f.pick(field, kind, KIND_WORDS) * BONUS_COUNT + f.pick(field, bonus, BONUSES)


def read_space(f: Fields, field: str, word: str) -> int:
    cell, _, place = word.partition(".")
    return f.pick(field, cell, CELL_NAMES) * PLACES + f.pick(field, place, PLACE_WORDS)


def _ready(seat: int) -> dict[str, Step[Any]]:
    return {
        "next-turn": NEXT_TURN,
        "turn": TURN[seat],
        "influence-phase": INFLUENCE_PHASE,
        "end-phase": END_PHASE,
        "end": END_OF_TURN[seat],
        "after-tile": AFTER_TILE,
        "tile": CHOOSE_TILE[seat],
        "again": BUILD_AGAIN[seat],
        "pay-skill": PAY_TRACK_SKILL,
        "before": BEFORE_DRAWING[seat],
        "draw-cards": DRAW_CARDS,
        "cards-drawn": CARDS_DRAWN,
        "choose": CHOOSE,
        "card": CHOOSE_CARD[seat],
        "after-decoration": AFTER_DECORATION,
        "bonus": BONUS_STEP[seat],
        "token": CHOOSE_TOKEN[seat],
        "more": DECORATE_AGAIN[seat],
        "influence": INFLUENCE_NOW[seat],
        "seek": SEEK[seat],
        "blind": DRAW_BLIND,
        "whom": WHOM[seat],
        "refill-row": REFILL_ROW,
        "reveal-character": RevealCharacter(),
        "start": StartTile(),
        "draw-starter": DRAW_STARTER,
        "begin-solo": BEGIN_SOLO,
        "keep-character": KEEP_CHARACTER,
        "begin-solo-turn": BEGIN_SOLO_TURN,
        "solo-turn": SOLO_TURN,
        "next-solo-turn": NEXT_SOLO_TURN,
        "copy": CHOOSE_COPY,
        "stack": CHOOSE_STACK,
        "display": CHOOSE_DISPLAY,
        "finale": FINALE,
        "last-influence": LAST_INFLUENCE,
        "place-minis": PLACE_MINIS,
        "send-own": SEND_OWN,
        "draw-card": DrawCard(NOBODY),
    }


def _of_stack(name: str, stack: int) -> Step[Any]:
    if name == "turn-up":
        return TURN_UP[stack]
    if name == "draw-beside":
        return DrawCard(stack)
    if name == "deal-beside":
        return DEAL_BESIDE[stack]
    return PAIR_DECORATION[stack] if name == "decoration" else AFTER_PAIR[stack]


def _of_size(s: Tang, name: str, size: int, below: str) -> Step[Any]:
    at = s.seat * 2 + size
    if name == "landscape":  # T-70
        return PICK_OR_SEARCH[at] if below == "after-tile" or s.rulings.search_on_bonus else PICK_ONLY[at]
    if name == "search":
        return SEARCH_PILE[at]
    if name == "pick":
        return PICK_TWO[size]
    return RevealLandscape(size) if name == "reveal-landscape" else REFILL_LANDSCAPES[size]


def _of_tile(f: Fields, s: Tang, name: str, rest: list[str]) -> Step[Any]:
    tile = f.pick("pending", rest[0], TILE_NAMES)
    if tile in s.face_up:
        source = s.face_up.index(tile)
    elif tile in s.display:
        source = FROM_STACK + s.display.index(tile)
    else:
        raise f.wrong("pending", f"the tile {rest[0]} is neither face up nor in the display (T-28)")
    if name == "rotate":
        return Rotate(s.seat, source, tile, f.pick("pending", rest[1], CELL_NAMES))
    if name == "cell":
        return ChooseCell(s.seat, source)
    if source >= FROM_STACK:
        raise f.wrong("pending", f"the tile {rest[0]} lies in the display; a pair is made with a face-up tile (T-87)")
    return PAIR_CELL[source]


def _of_character(f: Fields, s: Tang, name: str, rest: list[str]) -> Step[Any]:
    character = f.pick("pending", rest[0], CHARACTER_WORDS)
    if name == "mini":
        return SendMini(s.seat, character)
    if name == "stand":
        return Stand(s.seat, character)
    if name == "stand-neutral":
        return StandNeutral(s.seat, character)
    return Face(s.seat, character, read_space(f, "pending", rest[1]))
