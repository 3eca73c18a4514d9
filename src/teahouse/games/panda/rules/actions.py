"""From the words of a board file to actions that can be done, once per board and rulings (P-18, P-73, P-83)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import DataError
from teahouse.games.panda.rules.action_words import ActionWords
from teahouse.games.panda.rules.board import MOST_KNOWN, Board
from teahouse.games.panda.rules.bonus import QUEST_TILES, STRENGTH_TILES, Tiles
from teahouse.games.panda.rules.building import Build, BuildAnywhere
from teahouse.games.panda.rules.choices import SPACE
from teahouse.games.panda.rules.missions import SPECIAL
from teahouse.games.panda.rules.moving import Lead, Move
from teahouse.games.panda.rules.pieces import CITY_CARDS, COLUMNS, GREEN, NEUTRAL_COLUMN, SPACES
from teahouse.games.panda.rules.rulings import Rulings
from teahouse.games.panda.rules.simple_actions import (
    GainActionPoints,
    GainPoints,
    SellChest,
    TakeQuest,
    TakeStrength,
    Teleport,
    VanishAppear,
)
from teahouse.games.panda.rules.state import Action, Actions, Option


def make_action(words: ActionWords, source: int) -> Action:
    """`source` is the line of the score to which plain points go."""
    do = words.do
    if do == "move":
        if words.any_player:
            return Lead(words.steps, words.ignore, words.extra)
        return Move(words.who, words.steps, words.ignore, words.extra)
    if do == "build":
        return Build(words.who, words.in_city)
    if do == "strength":
        return TakeStrength(words.tile)
    if do == "quest":
        return TakeQuest(words.tile)
    if do == "vanish_appear":
        return VanishAppear()
    if do == "sell_chest":
        return SellChest(words.amount)
    if do == "gain_ap":
        return GainActionPoints(words.amount)
    if do == "gain_vp":
        return GainPoints(words.amount, source)
    if do == "strength_tiles":
        return Tiles(STRENGTH_TILES, words.amount)
    if do == "quest_tiles":
        return Tiles(QUEST_TILES, words.amount)
    if do == "teleport":
        return Teleport()
    if do == "build_anywhere":
        return BuildAnywhere()
    raise DataError(f"there is no action '{do}'")


def make_actions(board: Board, rulings: Rulings) -> Actions:
    actions = Actions()
    for cell in board.cells:
        space = cell.row * COLUMNS + cell.column
        actions.costs.append(board.costs[cell.row])
        actions.first_guards.append(board.first_guards[cell.column])
        actions.codes.append([SPACE.of2(space, number) for number in range(len(cell.options))])
        for number in range(2):
            words = cell.options[number] if number < len(cell.options) else []
            actions.options.append(Option([make_action(word, SPACES) for word in words]))
        if cell.column == NEUTRAL_COLUMN:
            actions.neutral.append(actions.options[space * 2])
    purses = range(max(actions.costs) + 1)
    actions.affordable = bytes([len([cost for cost in actions.costs if cost <= purse]) for purse in purses])
    for card in board.cards:
        actions.cards.append([card_action(words, card.name, rulings) for words in card.effects])
    for green in board.green:
        if green.kind == SPECIAL:
            actions.special = [special_action(words, rulings) for words in green.spaces]
    return actions


def card_action(words: ActionWords, card: str, rulings: Rulings) -> Action:
    """P-73; PO-4: the two books disagree about one card."""
    if card == "city6" and words.do == "gain_vp":
        return GainPoints(rulings.city6, CITY_CARDS)
    return make_action(words, CITY_CARDS)


def special_action(words: ActionWords, rulings: Rulings) -> Action:
    """P-83; PO-7: the Italian book lets one move own champions only."""
    if words.any_player and rulings.a9_every_turn:
        return Move(words.who, words.steps, words.ignore, words.extra)
    return make_action(words, GREEN)


_KNOWN: Final[dict[str, Actions]] = {}  # actions are made once for a board and its rulings


def find_actions(board: Board, rulings: Rulings, options: dict[str, str]) -> Actions:
    key = " ".join([options[name] for name in ("board", "city6", "a9")])
    actions = _KNOWN.get(key)
    if actions is None:
        actions = make_actions(board, rulings)
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        _KNOWN[key] = actions
    return actions
