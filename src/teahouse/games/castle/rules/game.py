"""Dragon Castle as a game of the house: set-up, choices, options, and the events it tells."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.game import Game
from teahouse.core.state import State
from teahouse.games.castle.rules.choices import CHOICES
from teahouse.games.castle.rules.layouts import LAYOUT_NAMES, find_layout, pushed_together, with_dots
from teahouse.games.castle.rules.pieces import DRAGON_NAMES, SPIRIT_NAMES
from teahouse.games.castle.rules.position import from_text
from teahouse.games.castle.rules.realm import SHAPES
from teahouse.games.castle.rules.rulings import OPTIONS, PRESETS, Cards, Rulings, read_cards
from teahouse.games.castle.rules.setting_up import DrawDragon, DrawSpirit
from teahouse.games.castle.rules.spirits import SPIRITS
from teahouse.games.castle.rules.state import new_castle
from teahouse.games.castle.rules.turn import NEXT_TURN, UNCOVER

EVENTS: Final[dict[str, str]] = {
    "castle-spirit": "spirit",
    "castle-dragon": "dragon",
    "castle-uncover": "cell face",
    "castle-take": "seat cell face floor",
    "castle-pair": "seat cell face floor",
    "castle-shrine": "seat pool",
    "castle-discard": "seat face points",
    "castle-summon": "seat points left",
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


class CastleGame(Game):
    def __init__(self) -> None:
        super().__init__("castle", "Dragon Castle", 1, [2, 3, 4], CHOICES, OPTIONS, PRESETS, EVENTS)

    def complete(self, options: dict[str, str] | None = None) -> dict[str, str]:
        """C-88: a castle of one's own is kept with a dot for every blank, so that it stays where it was drawn."""
        full = super().complete(options)
        full["layout"] = with_dots(full["layout"])
        return full

    def as_written(self, kept: dict[str, str]) -> dict[str, str]:
        """Earlier editions pushed a drawing with blanks together."""
        full = super().as_written(kept)
        if len(full) > len(kept):
            full["layout"] = pushed_together(full["layout"])
        return full

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

    def read_position(self, text: str) -> State:
        return from_text(text)

    def advice(self, seats: int, options: dict[str, str]) -> list[Reason]:
        """C-89: warnings about the castle."""
        return find_layout(options["layout"], seats).warnings(seats)

    def summary(self, seats: int, options: dict[str, str]) -> tuple[str, dict[str, int | str]]:
        layout = options["layout"]
        named: list[str] = []
        told: dict[str, int | str] = {"players": seats, "layout": layout if layout in LAYOUT_NAMES else "own"}
        if layout == "basic":
            told["layout"] = f"basic_{seats}"
        for option, kind, known in (("spirits", "spirit", SPIRIT_NAMES), ("dragons", "dragon", DRAGON_NAMES)):
            value = options[option]
            told[option] = int(value) if value.isdecimal() and len(value) < 3 else 0
            named += [f"{kind}-{word}" for word in value.split() if word in known]
        lots = [option for option in ("spirits", "dragons") if told[option] != 0]
        if named:
            told["mode"] = f"and-{lots[0]}" if lots else "named"
        else:
            told["mode"] = "drawn" if lots else "none"
        told["from"] = options["cards"]
        told["listed"] = " ".join(named)
        return "summary", told


GAME: Final = CastleGame()
