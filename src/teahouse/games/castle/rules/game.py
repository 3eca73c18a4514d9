"""Dragon Castle as a game of the house: set-up, choices, options, and the events it tells."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.game import Game
from teahouse.core.state import CHANCE, State, Step
from teahouse.games.castle.rules.choices import CHOICES, DRAGON_CARD, SPIRIT
from teahouse.games.castle.rules.layouts import find_layout
from teahouse.games.castle.rules.pieces import DRAGON_NAMES
from teahouse.games.castle.rules.realm import SHAPES
from teahouse.games.castle.rules.rulings import OPTIONS, PRESETS, Cards, Rulings, read_cards
from teahouse.games.castle.rules.spirits import SPIRITS
from teahouse.games.castle.rules.state import Castle, new_castle
from teahouse.games.castle.rules.turn import NEXT_TURN, UNCOVER

EVENTS: Final[dict[str, str]] = {
    "castle-spirit": "spirit",
    "castle-dragon": "dragon",
    "castle-uncover": "cell face",
    "castle-take": "seat cell face floor",
    "castle-pair": "seat cell face floor",
    "castle-shrine": "seat pool",
    "castle-discard": "seat face points",
    "castle-summon": "seat left",
    "castle-last-round": "seat",
    "castle-place": "seat face space",
    "castle-set": "seat kind size points",
    "castle-build": "seat space floor",
    "castle-call-tile": "seat spirit face space",
    "castle-call-shrine": "seat spirit",
    "castle-turn": "seat face space",
    "castle-move-shrine": "seat source target",
    "castle-move-tile": "seat source target",
    "castle-destroy": "seat cell face",
    "castle-over": "ending",
}


class DrawSpirit(Step[Castle]):
    """C-10, C-80: one more spirit card of those not drawn yet."""

    def __init__(self, pool: list[int]) -> None:
        super().__init__(CHANCE)
        self.pool: Final = pool

    def legal(self, s: Castle) -> list[int]:
        drawn = [spirit.number for spirit in s.spirits]
        return [SPIRIT.of(card) for card in self.pool if card not in drawn]

    def apply(self, s: Castle, choice: int) -> None:
        spirit = SPIRITS[SPIRIT.index(choice)]
        s.spirits = [*s.spirits, spirit]
        if s.events is not None:
            s.tell("castle-spirit", spirit=spirit.name)


class DrawDragon(Step[Castle]):
    """C-10, C-80: one more dragon card of those not drawn yet."""

    def __init__(self, pool: list[int]) -> None:
        super().__init__(CHANCE)
        self.pool: Final = pool

    def legal(self, s: Castle) -> list[int]:
        return [DRAGON_CARD.of(card) for card in self.pool if card not in s.dragons]

    def apply(self, s: Castle, choice: int) -> None:
        card = DRAGON_CARD.index(choice)
        s.dragons = [*s.dragons, card]
        if s.events is not None:
            s.tell("castle-dragon", dragon=DRAGON_NAMES[card])


class CastleGame(Game):
    def __init__(self) -> None:
        super().__init__("castle", "Dragon Castle", 1, [2, 3, 4], CHOICES, OPTIONS, PRESETS, EVENTS)

    def set_up(self, seats: int, options: dict[str, str]) -> State:
        """C-6 to C-13. Cards are drawn first, then the top tile of every stack is seen."""
        layout = find_layout(options["layout"], seats)
        s = new_castle(seats, layout, SHAPES[options["realm"]], Rulings(options))
        spirits: Cards = read_cards("spirits", options["spirits"], options["cards"])
        dragons: Cards = read_cards("dragons", options["dragons"], options["cards"])
        s.spirits = [SPIRITS[card] for card in spirits.named]
        s.dragons = dragons.named
        s.push(NEXT_TURN)
        for cell in reversed(layout.cells):
            s.push(UNCOVER[cell])
        for _ in range(dragons.draw):
            s.push(DrawDragon(dragons.pool))
        for _ in range(spirits.draw):
            s.push(DrawSpirit(spirits.pool))
        return s

    def advice(self, seats: int, options: dict[str, str]) -> list[Reason]:
        """C-89: warnings about the castle."""
        return find_layout(options["layout"], seats).warnings(seats)


GAME: Final = CastleGame()
