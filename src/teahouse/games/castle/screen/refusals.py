"""Why not: what a tap could mean though it is not possible now, how it is dimmed, and the reason when somebody asks."""

from __future__ import annotations

from teahouse.draw.scene import FAINT, LIT, Why
from teahouse.games.castle.rules.choices import (
    BUILD,
    CALL,
    CHOICES,
    DROP,
    LIFT,
    PAIR,
    PAY,
    PLACE,
    SHRINE,
    SUMMON,
    TURN,
)
from teahouse.games.castle.rules.consolidating import Build, Enlarge
from teahouse.games.castle.rules.pieces import TOKENS
from teahouse.games.castle.rules.realm import spaces_of
from teahouse.games.castle.rules.state import Castle
from teahouse.games.castle.rules.turn import Continue, End, Place, Turn
from teahouse.games.castle.screen.keys import CASTLE_TILES, SEAT_LETTERS, SHRINE_BANK, top_of
from teahouse.games.castle.words.sentences import IN_CASTLE

Meant = tuple[str, int, int]  # the id of a piece, the choice that tapping it could mean, the veil

ON_TILES = (PLACE, BUILD, PAY, TURN, LIFT, DROP)  # in a realm, where tiles lie: of those, rules tell why not
ASKS_FOR_SPIRITS = (Turn, Continue, Place, Build, Enlarge, End)


def veils(s: Castle, legal: list[int]) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {FAINT: [], LIT: []}
    for piece, _, veil in _dimmed(s, legal):
        found[veil].append(piece)
    return {veil: pieces for veil, pieces in found.items() if pieces}


def _dimmed(s: Castle, legal: list[int]) -> list[Meant]:
    """What is dimmed: tiles of the castle where one is to be chosen, and spirits that cannot be called."""
    found: list[Meant] = []
    allowed = set(legal)
    asked = {CHOICES.family_of(choice) for choice in legal}
    if isinstance(s.pending[-1], Continue):
        asked.add(PAIR)  # also when there is no second tile at all
    heights = s.height
    for family in IN_CASTLE:
        if family in asked:
            for cell in s.layout.cells:
                if heights[cell] and family.base + cell not in allowed:
                    veil = FAINT if s.available(cell) else LIT
                    found.append((CASTLE_TILES[cell][heights[cell]], family.base + cell, veil))
    if isinstance(s.pending[-1], ASKS_FOR_SPIRITS):
        for spirit in s.spirits:
            if CALL.of(spirit.number) not in allowed:
                found.append((f"card.spirit.{spirit.name}", CALL.of(spirit.number), FAINT))
    return found


def _undimmed(s: Castle, legal: list[int]) -> list[Meant]:
    """What looks as ever: the own realm, the countdown, the supply of shrines."""
    found: list[Meant] = []
    allowed = set(legal)
    letter, realm = SEAT_LETTERS[s.actor], s.realms[s.actor]
    for family in [family for family in ON_TILES if any(map(family.has, legal))]:
        for space in spaces_of(realm.occupied):
            if family.base + space not in allowed:
                found.append((top_of(letter, realm, space), family.base + space, 0))
    if isinstance(s.pending[-1], Turn) and SUMMON.base not in allowed and s.summons < TOKENS:
        found.append((f"token:{s.summons}", SUMMON.base, 0))
    if isinstance(s.pending[-1], Continue) and SHRINE.base not in allowed:
        found.append((SHRINE_BANK, SHRINE.base, 0))
    return found


def why_not(s: Castle, piece: str) -> Why | None:
    """The reason of the rules; None if nobody would tap this piece now."""
    legal = s.legal()
    for key, choice, _ in _dimmed(s, legal) + _undimmed(s, legal):
        reason = s.pending[-1].why_not(s, choice) if key == piece else None
        if reason is not None:
            return Why(reason.rule, (f"reason-{reason.key}", reason.values))
    return None
