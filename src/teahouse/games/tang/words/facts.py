"""The numbers and readings of a match, from its board and options: every text about the rules is said with them."""

from __future__ import annotations

from teahouse.core.state import State
from teahouse.core.words import Values, once_a_match
from teahouse.games.tang.rules.board import BALANCED, STANDARD, Board
from teahouse.games.tang.rules.choices import CHARACTER_WORDS
from teahouse.games.tang.rules.pieces import BONUS_COUNT, BONUSES, TERRAINS, bit_count
from teahouse.games.tang.rules.rulings import Rulings
from teahouse.games.tang.rules.state import Tang


@once_a_match
def facts(state: State) -> Values:
    assert isinstance(state, Tang)
    board, rulings = state.board, state.rulings
    solo = state.seats == 1
    chosen = rulings.options["board"]
    found: Values = {
        "mode": "solo" if solo else "table",
        "seats": state.seats,
        "which": chosen if chosen in (STANDARD, BALANCED) else "own",
        "spaces": len(board.inner if solo else board.spaces),
        "tokens": len(state.layout.cells),
        "end-tokens": board.end_tokens,
        "refresh": board.refresh_cost[state.seats - 1],
        "base-draw": board.base_draw,
        "min-up": board.min_face_up,
        "stack-size": max(bit_count(mask) for mask in board.faces.stacks),
        "all-cards": sum(board.cards),
        "plain-cards": sum(board.cards[BONUSES.index("none") :: BONUS_COUNT]),
        "last-column": board.last_position,
        "guest-columns": listed(board.character_columns),
        "coin-columns": ", ".join(f"{column}: {coins}" for column, coins in enumerate(board.column_coins) if coins),
        "pair": board.pair_value,
        "bridge": board.bridge_value,
        "first": board.pavilion_first,
        "second": board.pavilion_second,
        "both": board.pavilion_first + board.pavilion_second,
        "trees": listed(board.tree_values[1:]),
        "sight": state.sight_coin,
        "start-step": "yes" if rulings.start_step_coin else "no",
        "start-in-view": "yes" if rulings.start_tile_in_view else "no",
        "elements": "all" if rulings.elements_are_all_icons else "some" if board.shows_elements() else "none",
        "search-bonus": "yes" if rulings.search_on_bonus else "no",
        "dead-round": "end" if rulings.dead_round_ends else "build",
        "swap-cost": rulings.official_swap_cost,
    }
    for terrain, name in enumerate(TERRAINS):
        found[f"temple-{name}"] = board.temple_coins[terrain]
        found[f"temple-edge-{name}"] = board.temple_edge_coins[terrain]
    return found | _characters(board) | _solo(board, rulings)


def listed(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)


def _characters(board: Board) -> Values:
    """T-63 to T-68, T-83: what the cards of this board pay."""
    found: Values = {}
    for name, card in zip(CHARACTER_WORDS, board.characters, strict=True):
        numbers = {
            "coins": card.coins,
            "cost": card.cost,
            "cards": card.extra_cards,
            "view": card.view_coins,
            "most": card.view_max,
            "both": card.view_both,
            "less": card.malus,
        }
        found |= {f"{name}-{part}": number for part, number in numbers.items() if number or part in ("coins", "view")}
    return found


def _solo(board: Board, rulings: Rulings) -> Values:
    """T-90, T-91, T-94: told at tables of several, too."""
    return {
        "inner": len(board.inner),
        "guests-at": listed(board.thresholds),
        "most-guests": min(board.most_characters, len(board.thresholds) + 1),
        "remove": board.removal_cost,
        "path-coins": board.solo_path_coins,
        "fair": board.ratings[0],
        "good-from": board.ratings[0] + 1,
        "good": board.ratings[1],
        "impressive-from": board.ratings[1] + 1,
        "impressive": board.ratings[2],
        "outstanding-from": board.ratings[2] + 1,
        "solo-sight": board.sight_coin if rulings.solo_decorations else 0,
    }
