"""Why not: what a tap could mean though it is not possible now, how it is dimmed, and the reason when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator

from teahouse.draw.scene import FAINT, Offers, Scene, Why
from teahouse.games.tang.rules.building import BuildAgain, ChooseTile
from teahouse.games.tang.rules.choices import (
    BUILD,
    CELL,
    CELL_NAMES,
    CHARACTER_WORDS,
    COPY,
    DISPLAY_TILE,
    FLIP,
    INFLUENCE,
    KEEP,
    LANTERN,
    LANTERN_WORDS,
    MERCHANT_TAKES,
    MOVE,
    PICK,
    PUT,
    REFRESH,
    REMOVE,
    SEND,
    SLOT,
    SOLO_LANTERN,
    SOLO_LANTERN_WORDS,
    STAND,
    STEP,
    SWAP,
)
from teahouse.games.tang.rules.decorating import BonusStep, ChooseCard, DecorateAgain, PutDecoration
from teahouse.games.tang.rules.game import GAME
from teahouse.games.tang.rules.influence import SendMini
from teahouse.games.tang.rules.landscapes import ChooseSlot, PickLandscape, PickTwo
from teahouse.games.tang.rules.minis import Face, Stand, Whom
from teahouse.games.tang.rules.pieces import (
    BIT,
    CHARACTER_COUNT,
    EMPTY,
    FIRST_SLOT,
    LANDSCAPE_NAMES,
    LANTERN_COUNT,
    LARGE,
    MERCHANT,
    NO_LANDSCAPE,
    NO_TILE,
    OFFICIAL,
    SIDE_SLOTS,
    SLOTS,
    SMALL,
    SPOTS,
    STACKS,
    TERRAINS,
    TILE_NAMES,
)
from teahouse.games.tang.rules.placing import ChooseCell, Paths, Rotate
from teahouse.games.tang.rules.solo import ChooseCopy, ChooseDisplay, ChooseStack, PairDecoration, SoloTurn
from teahouse.games.tang.rules.solo_characters import LastInfluence
from teahouse.games.tang.rules.state import NOWHERE, Tang
from teahouse.games.tang.rules.turn import Turn
from teahouse.games.tang.screen.art.places import Places
from teahouse.games.tang.screen.garden import key_of
from teahouse.games.tang.screen.places import closed_cell
from teahouse.games.tang.screen.players import SEAT_LETTERS, characters_of
from teahouse.games.tang.screen.shelf import drawn_keys

Asked = Iterator[tuple[str, int, int]]  # the id of a piece, the choice that tapping it could mean, the veil
NO_LANTERN_NOW = (ChooseCell, Rotate, ChooseSlot, PutDecoration, Stand, Face, Whom)


def dim(made: Scene, s: Tang, places: Places, offers: Offers) -> None:
    """Dim what cannot be chosen, and lay an empty piece on closed cells, so that they can be asked why."""
    met: set[str] = set()
    for key, choice, veil in _could_be_meant(s):
        if choice in offers.choices or key in offers.targets or key in met:
            continue
        met.add(key)
        if key in made.pieces:
            offers.veil(key, veil)
        elif key.startswith("cell."):
            closed_cell(offers, places, CELL.index(choice))


def why_not(s: Tang, piece: str) -> Why | None:
    """The reason of the rules; None if nobody would tap this piece now."""
    legal = s.legal()
    for key, choice, _ in _could_be_meant(s):
        if key == piece and choice not in legal:
            reason = GAME.why_not(s, choice)
            return Why(reason.rule, (f"reason-{reason.key}", reason.values))
    return None


def _could_be_meant(s: Tang) -> Asked:
    step = s.pending[-1]
    if isinstance(step, (Turn, ChooseTile, BuildAgain, SoloTurn, ChooseStack)):
        yield from _stacks(s)
    elif isinstance(step, ChooseCell):
        yield from _cells(s)
    elif isinstance(step, (PutDecoration, PairDecoration)):
        yield from _spots(s, step.kind if isinstance(step, PutDecoration) else step.kind(s))
    elif isinstance(step, Stand):
        yield from _spaces(s)
    elif isinstance(step, (PickLandscape, PickTwo)):
        for landscape in s.visible:
            if landscape != NO_LANDSCAPE:
                yield f"land:{LANDSCAPE_NAMES[landscape]}", PICK.of(landscape), FAINT
    elif isinstance(step, ChooseSlot):
        yield from _slots(s, step.size)
    elif isinstance(step, (ChooseCard, DecorateAgain)):
        for key, card in zip(drawn_keys(s), s.drawn, strict=True):
            yield key, KEEP.base + card, FAINT
        if s.skill() == MERCHANT:
            yield "discard", MERCHANT_TAKES.of(1), 0
            yield "deck", MERCHANT_TAKES.of(0), 0
    elif isinstance(step, (Paths, BonusStep)):
        for terrain, name in enumerate(TERRAINS):
            yield f"cube.{SEAT_LETTERS[s.actor]}.{name}", STEP.of(terrain), 0
    elif isinstance(step, (SendMini, Whom)):
        family, kin = (SEND, "char") if isinstance(step, SendMini) else (MOVE, "mini")
        for character in characters_of(s, s.actor) if isinstance(step, SendMini) else range(CHARACTER_COUNT):
            yield f"{kin}:{CHARACTER_WORDS[character]}", family.of(character), 0
    elif isinstance(step, ChooseDisplay):
        for place, tile in enumerate(s.display):
            yield f"tile:{TILE_NAMES[tile]}", DISPLAY_TILE.of(place), FAINT
    if s.seats > 1 or isinstance(step, (SoloTurn, LastInfluence, PairDecoration)):
        for character in s.row:
            yield f"char:{CHARACTER_WORDS[character]}", INFLUENCE.of(character), 0
        if s.seats > 1:
            yield "people", INFLUENCE.base + CHARACTER_COUNT, 0
    if isinstance(step, (SoloTurn, PairDecoration)):
        yield from _removals(s)
    if not isinstance(step, NO_LANTERN_NOW):
        yield from _lanterns(s)


def _stacks(s: Tang) -> Asked:
    for stack, name in enumerate(STACKS):
        tile = s.face_up[stack]
        if tile != NO_TILE:
            yield f"tile:{TILE_NAMES[tile]}", BUILD.of(stack), FAINT
        official = s.seats > 1 and s.skill() == OFFICIAL and tile != NO_TILE
        yield f"pile.{name}", SWAP.of(stack) if official else BUILD.of(stack), 0
    if s.seats > 1 and s.skill() == OFFICIAL:
        yield f"char:{CHARACTER_WORDS[s.active[s.seat]]}", FLIP.base, 0


def _cells(s: Tang) -> Asked:
    for cell in s.board.cells:
        face = s.lying[cell]
        yield f"cell.{CELL_NAMES[cell]}" if face == EMPTY else key_of(face, cell), CELL.of(cell), 0


def _spots(s: Tang, kind: int) -> Asked:
    """Decorations that stand there already, and tiles without a spot for this one."""
    site = s.board.site[kind]
    for cell in s.board.cells:
        face = s.lying[cell]
        if face == EMPTY:
            continue
        meant = 0
        for spot in range(SPOTS):
            if s.decoration(cell, spot) >= 0 and s.site_of(cell, spot) == site:
                yield f"deco:{CELL_NAMES[cell]}.{spot}", PUT.base + cell * SPOTS + spot, 0
                meant = spot
        yield key_of(face, cell), PUT.base + cell * SPOTS + meant, 0


def _spaces(s: Tang) -> Asked:
    for mini in range(CHARACTER_COUNT):
        if s.at[mini] != NOWHERE:
            yield f"mini:{CHARACTER_WORDS[mini]}", STAND.base + s.at[mini] // 4, 0


def _slots(s: Tang, size: int) -> Asked:
    for side in range(4):
        for slot in range(SLOTS[size]):
            landscape = s.slots[side * SIDE_SLOTS + FIRST_SLOT[size] + slot]
            if landscape != NO_LANDSCAPE:
                yield f"land:{LANDSCAPE_NAMES[landscape]}", SLOT.of2(side, slot), 0


def _removals(s: Tang) -> Asked:
    """T-90: only worth a word when it can be paid."""
    if max(s.owned[LARGE], s.owned[SMALL]) < s.board.removal_cost:
        return
    for cell in s.board.cells:
        for spot in range(SPOTS):
            if s.decoration(cell, spot) >= 0:
                yield f"deco:{CELL_NAMES[cell]}.{spot}", REMOVE.base + cell * SPOTS + spot, 0


def _lanterns(s: Tang) -> Asked:
    letter = SEAT_LETTERS[s.actor]
    step = s.pending[-1]
    if s.seats == 1:
        for number, name in enumerate(SOLO_LANTERN_WORDS):
            copies = isinstance(step, ChooseCopy) and number < LANTERN_COUNT - 1
            choice = COPY.of(number) if copies else LANTERN.base + SOLO_LANTERN + number
            yield f"lantern.{letter}.{name}", choice, 0
        return
    for number, name in enumerate(LANTERN_WORDS):
        used = s.used[s.seat] & BIT[number] != 0
        size = LARGE if s.owned[s.seat * 2 + LARGE] >= s.owned[s.seat * 2 + SMALL] else SMALL
        yield f"lantern.{letter}.{name}", REFRESH.of2(size, number) if used else LANTERN.of(number), 0
