"""The cards of a match, drawn before the first turn."""

from __future__ import annotations

from typing import Final

from teahouse.core.state import CHANCE, Step
from teahouse.games.castle.rules.choices import DRAGON_CARD, SPIRIT
from teahouse.games.castle.rules.pieces import DRAGON_NAMES
from teahouse.games.castle.rules.spirits import SPIRITS
from teahouse.games.castle.rules.state import Castle


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
