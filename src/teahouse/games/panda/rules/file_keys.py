"""The keys of a board file that no rule reads: notes for people, and readings that are options of the match instead.

Whatever else nobody has asked for is a slip of the pen, and is refused.
"""

from __future__ import annotations

from typing import Any, Final

from teahouse.core.options import did_you_mean, nearest
from teahouse.core.reading import Part

# For people; numbers in lists of tables are left out (`map.exit.end` stands for that of every exit).
NOTES: Final[list[str]] = [
    "meta.other_titles",
    "meta.year",
    "meta.designers",
    "meta.players_min",
    "meta.schema_version",
    "champions.monk.base",
    "champions.governor.base",
    "champions.warrior.base",
    "clans.orange.clan",
    "clans.white.clan",
    "clans.purple.clan",
    "clans.yellow.clan",
    "components.guards_per_colour",
    "components.markers_per_colour",
    "components.strength_tiles_each",
    "components.quest_tiles_each",
    "building_step.place",
    "map.canvas",
    "map.border_areas",
    "map.border_adjacent",
    "map.exit.end",
    "city_card.text",
    "mission_during.alt_id",
    "mission_end.alt_id",
]
# Whatever a file says here must be this: it is a rule, or an option of the match, and not a matter of the board.
SETTLED: Final[dict[str, Any]] = {
    "components.champions_per_player": 3,
    "components.missions_during": 9,
    "components.missions_end": 9,
    "tracks.victory_points.min": 0,
    "setup.common.setup_guard_avoid_other_players": True,
    "setup.common.setup_guard_may_complete_road": False,
    "setup.common.champion_order": ["monk:reverse", "governor:forward", "warrior:reverse"],
    "setup.common.max_own_champions_per_village_in_setup": 1,
    "building_rules.start_buildings_count_as_first": True,
    "freed_location.last_guard_bonus_to": "guard_placer",
    "border_bonus.mode": "action_and_reward",
    "border_bonus.order": ["free_neutral_action", "reward"],
    "border_bonus.bonus_for_free_builds": True,
    "end_triggers.building_supply": "any_type_empty",
    "options.tile_choice": "ask_majority_player",
    "options.missions": "random",
    "options.spaces_without_effect": "allowed",
    "options.round_limit": 0,
    "options.round_limit_programs_only": 40,
    "options.stalemate_ends_game": True,
    "action_board.columns": ["monk", "governor", "warrior", "neutral"],
    "map.border_model": "sides",
    "mission_during.once_per_player_per_round": True,
    "mission_end.count": "tiles_only",
    "mission_end.ties": "all_score",
}
CHOSEN: Final[dict[str, str]] = {  # … and where it can be chosen
    "freed_location.last_guard_bonus_to": "freed_bonus",
    "border_bonus.mode": "border_bonus",
    "border_bonus.bonus_for_free_builds": "free_build_bonus",
    "end_triggers.building_supply": "building_end",
    "options.tile_choice": "road_tile",
    "options.missions": "missions",
    "options.spaces_without_effect": "empty_spaces",
    "options.round_limit": "round_limit",
    "options.round_limit_programs_only": "round_limit",
    "map.border_model": "border",
    "mission_during.once_per_player_per_round": "a9",
    "mission_end.count": "b4",
    "mission_end.ties": "b6_ties",
}


def refuse_unknown_keys(file: Part) -> None:
    """To be asked when everything has been read; raises DataError."""
    for name, value in file.table.items():
        _look(file, name, name, value, True)


def _look(file: Part, path: str, plain: str, value: Any, named: bool) -> None:
    """`plain` is the path without the numbers of lists; `named`: a key, not an entry of a list."""
    if plain in NOTES:
        return
    if plain in SETTLED:
        if value != SETTLED[plain]:
            where = f"; option '{CHOSEN[plain]}' of a match says otherwise" if plain in CHOSEN else ""
            known = str(SETTLED[plain]).lower()
            raise file.wrong(path, f"is always {SETTLED[plain]!r}{where}", "file-fixed", {"known": known})
        return
    told = plain == "options" or any(note.startswith(f"{plain}.") for note in NOTES)  # has keys that nobody reads
    if named and not told and path not in file.seen:
        near = _near(file, path)
        said = f"board files have no such key here; {did_you_mean(path, near)}"
        raise file.wrong(path, said, "file-unknown", {"near": nearest(path, near)})
    if isinstance(value, dict):
        for name, inner in value.items():
            _look(file, f"{path}.{name}", f"{plain}.{name}", inner, True)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            _look(file, f"{path} {number + 1}", plain, inner, False)


def _near(file: Part, path: str) -> list[str]:
    """The keys that are known in the same table."""
    table = path.rpartition(".")[0]
    return sorted({seen for seen in file.seen if seen.rpartition(".")[0] == table})
