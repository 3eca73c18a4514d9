"""The keys that a board file may have, block by block, and what the rulebook prints on the cards of the guests."""

from __future__ import annotations

from typing import Final

# what a file may say; what is only told to people stands there, too
KNOWN: Final[list[str]] = [
    *("meta", "components", "board", "token_layout", "rules", "player_board", "start_tile", "tile", "temple"),
    *("decoration", "card", "landscape", "character", "lantern", "solo_lantern", "solo"),
]
META: Final[list[str]] = [
    *("title", "designers", "players_min", "players_max", "data_version", "terrains", "edge_types"),
]
COMPONENTS: Final[list[str]] = [
    *("garden_tiles", "tiles_per_stack", "decoration_cards", "decorations", "coins", "lantern_tokens"),
    *("solo_lantern_tokens", "player_boards", "character_cards", "character_miniatures", "landscapes_large"),
    *("landscapes_small", "landscape_tokens_large", "landscape_tokens_small", "terrain_cubes", "character_tokens"),
    "engineer_tokens",
]
NUMBERS: Final[list[str]] = [
    *("refresh_cost", "min_face_up_tiles", "base_draw", "end_tokens_left", "max_character_tokens_per_player"),
    *("face_up_characters", "visible_landscapes_per_size", "pair_value", "bridge_value", "pavilion_first"),
    *("pavilion_second", "tree_values", "coin_per_decoration_in_sight"),
]
OPTIONS_NOW: Final[dict[str, str]] = {
    name: f"it is an option of the match: --option {name}=…"
    for name in ("official_swap_cost", "elements_are_all_icons", "search_on_bonus", "dead_round")
}
CARD_KEYS: Final[list[str]] = [
    *("id", "name", "name_de", "starting", "start_bonus", "skill", "skill_targets", "skill_coins", "skill_cost"),
    *("skill_extra_cards", "view_type", "view_target", "view_coins", "view_max", "view_both_coins", "view_malus"),
    "view_malus_characters",
]

# T-63 to T-68, T-83: skill and view of each card in the rulebook, whatever they pay
PRINTED: Final[list[str]] = [
    "coins_on_decoration bridge pavilion landscape_icons construction",
    "coins_on_decoration birds fish landscape_icons animal",
    "coins_on_decoration lotus peonies empress emperor lady",
    "coin_on_track rock line_of_sight_tiles rock",
    "coin_on_track water line_of_sight_tiles water",
    "coin_on_track greenery line_of_sight_tiles greenery",
    "none landscape_icons dragon",
    "none landscape_sun_moon",
    "merchant landscape_icons village",
    "monk landscape_icons temple",
    "official landscape_icons element",
    "coin_on_landscape_token landscape_icons waterfall",
]
