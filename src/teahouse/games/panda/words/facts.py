"""The numbers and readings of a match, from its board and options: every text about the rules is said with them."""

from __future__ import annotations

from teahouse.core.state import State
from teahouse.core.words import Values, once_a_match
from teahouse.games.panda.rules.board import Board
from teahouse.games.panda.rules.choices import CARD_NAMES
from teahouse.games.panda.rules.missions import BUILDER_RACE, SPECIAL
from teahouse.games.panda.rules.pieces import BLUE_NAMES, GREEN_NAMES, SIDES
from teahouse.games.panda.rules.rulings import Rulings
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.words.names import card_values


@once_a_match
def facts(state: State) -> Values:
    """One value per number or reading that a text may name."""
    assert isinstance(state, Panda)
    board = state.board
    made: Values = {"players": state.seats}
    made |= _set_up(board, state.seats)
    made |= _tracks(state)
    made |= _points(board)
    made |= _sheet(board)
    made |= _missions(state)
    made |= _city_cards(state)
    made |= _readings(state.rulings)
    return made


def _set_up(board: Board, seats: int) -> Values:
    """P-3 to P-6, P-27 to P-33."""
    at = seats - 2
    return {
        "guards_each": board.guards[at],
        "guards_set_up": board.setup_guards[at],
        "set_up_ninjas": board.setup_ninjas,
        "strength_supply": board.strength_tiles[at],
        "quest_supply": board.quest_tiles[at],
        "gates": board.pieces[0],
        "markets": board.pieces[1],
        "pagodas": board.pieces[2],
        "bases": board.bases,
        "starts": len(board.land.starts),
        "city_cards": len(board.cards) - board.removed,
        "city_cards_out": board.removed,
        "areas": board.land.areas,
        "own_roads": ", ".join(_piles(board.own_tiles)),
        "neutral_roads": ", ".join(_piles(board.neutral_tiles)),
    }


def _piles(tiles: list[int]) -> list[str]:
    """P-4: so many road tiles with 4 guards, with 3 or 2, with 1."""
    return [f"{tiles[2]} × 4", f"{tiles[1]} × 3/2", f"{tiles[0]} × 1"]


def _tracks(s: Panda) -> Values:
    """P-19, P-21, P-39, P-40."""
    board = s.board
    below = range(-1, board.ap_min - 1, -1)
    return {
        "start_ap": board.ap_start,
        "start_vp": board.vp_start,
        "lowest_ap": f"−{-board.ap_min}" if board.ap_min else "0",
        "highest_ap": board.ap_max,
        "debts": len(below),
        "debt_list": ", ".join(f"−{-ap}: {s.debt(ap)}" for ap in below),
        "coloured_guards": board.first_guards[0],
        "neutral_guards": board.first_guards[-1],
        "more_guards": board.more_guards,
        "row_costs": ", ".join(str(cost) for cost in board.costs),
    }


def _points(board: Board) -> Values:
    """P-57, P-58, P-61, P-65, P-91."""
    made: Values = {
        "needed_list": ", ".join(str(guards) for guards in board.guards_needed),
        "build_list": ", ".join(str(points) for points in board.build_vp),
        "foreign_points": board.foreign_vp,
        "freed_points": board.freed_vp,
        "guard_points": board.guard_vp,
        "bonus_points": board.reward_vp,
        "bonus_tiles": board.reward_tiles,
        "last_base": board.last_base,
        "last_capital": board.last_capital,
    }
    for number, (guards, points) in enumerate(zip(board.guards_needed, board.build_vp, strict=True), 1):
        made[f"needed_{number}"] = guards
        made[f"build_{number}"] = points
    return made


def _sheet(board: Board) -> Values:
    """P-23."""
    tiles = range(1, board.most_strength + 1)
    return {
        "most_strength": board.most_strength,
        "most_quests": board.most_quests,
        "strength_list": ", ".join(str(board.strength[number]) for number in tiles),
        "times_list": ", ".join(f"×{board.multiplier[number]}" for number in tiles),
        "quest_list": ", ".join(str(value) for value in board.quest_value[1:]),
    }


def _missions(s: Panda) -> Values:
    """P-76 to P-90: what each card pays here, and which are in play."""
    made: Values = {}
    for name, green in zip(GREEN_NAMES, s.board.green, strict=True):
        if green.kind != SPECIAL:
            made[f"{name.lower()}_points"] = green.vp
        if green.kind == BUILDER_RACE:
            made[f"{name.lower()}_target"] = green.target
    for name, blue in zip(BLUE_NAMES, s.board.blue, strict=True):
        made[f"{name.lower()}_points"] = blue.vp
        if blue.vp_capital:
            made[f"{name.lower()}_capital"] = blue.vp_capital
        if blue.least_places:
            made[f"{name.lower()}_places"] = blue.least_places
        if blue.by_sides:
            table = blue.by_sides[s.rulings.b3]
            made.update({f"{name.lower()}_{sides}": _signed(table[sides]) for sides in range(SIDES + 1)})
    return made


GIVEN = ("vp", "ap", "strengths", "quests")
CARD_KINDS = {"gain_vp": "vp", "gain_ap": "ap", "strength_tiles": "strength", "quest_tiles": "quest", "move": "move"}


def _city_cards(s: Panda) -> Values:
    """P-73: what each city card of the board does, PO-4 among it; a board may have fewer, or others."""
    made: Values = {}
    for number, name in enumerate(CARD_NAMES):
        effects = s.board.cards[number].effects if number < len(s.board.cards) else []
        values = card_values(s, number) if effects else {}
        kinds = [CARD_KINDS.get(effect.do, "other") for effect in effects]
        made[f"{name}_kind"] = "-".join(kinds) or "none"
        made[f"{name}_amount"] = next((values[key] for key in GIVEN if key in values), 0)
        made[f"{name}_steps"] = next((effect.steps for effect in effects if effect.do == "move"), 0)
    return made


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def _readings(rulings: Rulings) -> Values:
    """Section 10: the readings of the match, as the options name them."""
    options = rulings.options
    return {
        "freed_reading": options["freed_bonus"],
        "tile_reading": options["road_tile"],
        "bonus_reading": options["border_bonus"],
        "chain_reading": options["free_build_bonus"],
        "b4_reading": options["b4"],
        "a9_reading": options["a9"],
        "supply_reading": options["building_end"],
        "border_reading": options["border"],
        "b6_reading": options["b6_ties"],
        "void_reading": options["empty_spaces"],
        "round_limit": rulings.round_limit,
        "city6_points": rulings.city6,
        "missions_reading": "off" if options["missions"] == "off" else "on",
    }
