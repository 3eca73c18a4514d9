"""What the refusals of Way of the Panda claim, from the rulebook and over plain fields of the state.

Nothing here asks what refused, nor the questions it asks itself: pieces, roads and tiles are counted anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from teahouse.core.words import Values
from teahouse.games.panda.rules.game import GAME

CHAMPIONS = ["monk", "governor", "warrior"]
BUILDINGS = ["gate", "market", "pagoda"]
TILES = ["beads", "coin", "sword", "lantern", "chest", "mask"]
COLUMNS = "mgwn"
DRAWN = ("city", "start", "first", "green", "blue")
SETTING_UP = ("guard", "camp", "join")
NOWHERE, FIRST_AREA = -1, 64
ANY = 3

True_ = Callable[[Any, int, Values], bool]


# --- what a choice says, and what the board shows ---


def said(choice: int) -> list[str]:
    return GAME.notation(choice).split()


def step(s: Any) -> str:
    return type(s.pending[-1]).__name__


def asks(name: str) -> True_:
    """P-36, P-37: this is to be decided now, and the choice belongs neither to it nor to chance nor to set-up."""
    own = {
        "Turn": ("space", "mission", "leave", "pass"),
        "Cover": ("cover", "done"),
        "ChooseTile": ("tile",),
        "TakeCard": ("card",),
        "TakeTile": ("take",),
        "FreeAction": ("free", "done"),
        "Reward": ("reward", "take"),
        "OneBonus": ("free", "reward", "take"),
        "OneRoad": ("move", "done"),
        "SetUpGuard": ("guard",),
        "SetUpChampion": ("camp",),
        "JoinRace": ("join", "done"),
    }[name]

    def holds(s: Any, choice: int, values: Values) -> bool:
        family = said(choice)[0]
        late = s.round > 0 and family in SETTING_UP
        return step(s) == name and family not in own and family not in DRAWN and not late and about_it(s, values)

    return holds


def about_it(s: Any, values: Values) -> bool:
    """What the values say of the decision: its road, champion, card or number."""
    now = s.pending[-1]
    true = {
        "road": lambda: road_named(s, str(values["road"])) == now.road,
        "champion": lambda: CHAMPIONS.index(str(values["champion"])) == now.champion,
        "mission": lambda: values["mission"] == f"A{s.green + 1}",
        "count": lambda: values["count"] == now.number,
    }
    return all(true[name]() for name in values)


def road_named(s: Any, name: str) -> int:
    """The road with this name in the notation; -1 if the map has none."""
    land, kind, number = s.board.land, name[0], int(name[1:]) - 1
    inner = [road for road in range(len(land.ninjas)) if land.side[road] < 0]
    outer = [road for road in range(len(land.ninjas)) if land.side[road] >= 0]
    among = inner if kind == "r" else outer
    return among[number] if number < len(among) else -1


def place_named(name: str) -> int:
    return int(name[1:]) - 1


def locations(s: Any) -> int:
    return len(s.board.land.names)


def roads_from(s: Any, place: int) -> list[int]:
    land = s.board.land
    return [road for road in range(len(land.ninjas)) if place in (land.end_a[road], land.end_b[road])]


def stands(s: Any, seat: int, champion: int) -> int:
    place: int = s.place[3 * seat + champion]
    return place


def in_location(s: Any, place: int) -> bool:
    return 0 <= place < locations(s)


def uncovered(s: Any, road: int) -> int:
    """P-9, P-54: ninjas without a guard; none where a tile lies."""
    if s.tile[road] >= 0:
        return 0
    figures = sum(s.figures[road * s.seats + seat] for seat in range(s.seats))
    ninjas: int = s.board.land.ninjas[road]
    return ninjas - figures


def guards_around(s: Any, place: int) -> int:
    """P-11: whoever's, figures and printed ones."""
    return sum(s.board.land.ninjas[road] - uncovered(s, road) for road in roads_from(s, place))


def strength(s: Any, seat: int, champion: int) -> int:
    """P-23, P-47."""
    value: int = s.board.strength[s.strength[3 * seat + champion]]
    return value


def pieces_at(s: Any, place: int) -> list[bool]:
    """P-8: which of Gate, Market and Pagoda stand there, on a base or without one."""
    return [bool(s.built[place] & bit) for bit in (1, 2, 4)]


def city(s: Any, place: int) -> bool:
    return bool(s.built[place] & 8)


def count_at(s: Any, place: int) -> int:
    return sum(pieces_at(s, place)) + (3 if city(s, place) else 0)


def at_home(s: Any, seat: int, champion: int) -> bool:
    """P-68: at a location with its own kind of building; a base counts as all."""
    place = stands(s, seat, champion)
    return in_location(s, place) and (city(s, place) or pieces_at(s, place)[champion])


def options_of(s: Any, choice: int) -> list[Any]:
    """The actions, as the board file has them, that a space, a free action or a space of A9 would give."""
    words = said(choice)
    if words[0] == "space":
        row, column = int(words[1][1:]) - 1, COLUMNS.index(words[1][0])
        cells = [cell for cell in s.board.cells if (cell.row, cell.column) == (row, column)]
        return list(cells[0].options["ab".index(words[2])])
    if words[0] == "free":
        row = int(words[1]) - 1
        return list(next(cell for cell in s.board.cells if (cell.row, cell.column) == (row, 3)).options[0])
    if words[0] == "mission":
        return [s.board.green[8].spaces[int(words[1]) - 1]]
    return []


def concerns(s: Any, choice: int, do: str) -> bool:
    """The choice is such an action itself, or an option that begins with one and may not be chosen in vain (PO-12)."""
    words, step_ = said(choice), step(s)
    if words[0] in ("space", "free", "mission"):
        asked = {"space": "Turn", "mission": "Turn"}.get(words[0])
        where = step_ == asked if asked else step_ in ("FreeAction", "OneBonus")
        return where and open_space(s, choice) and options_of(s, choice)[0].do == do
    own = {
        "move": "move",
        "build": "build",
        "strength": "take",
        "quest": "take",
        "sell_chest": "sell",
        "gain_ap": "gain",
    }
    return words[0] == own.get(do, "") and step_ in ("Act", "OneRoad", "TakeTile", "Reward", "OneBonus")


def open_space(s: Any, choice: int) -> bool:
    """P-38 to P-40, P-83: only the effect is missing, and effects matter."""
    words = said(choice)
    seat = s.pending[-1].actor
    rule = s.rulings.options["empty_spaces"]
    if words[0] == "free":
        return True
    if words[0] == "mission":
        return s.green == 8 and s.supply[seat] > 0 and rule == "forbidden"
    space = (int(words[1][1:]) - 1) * 4 + COLUMNS.index(words[1][0])
    cost = s.board.costs[space // 4]
    paid = cost == 0 or s.ap[seat] - cost >= s.board.ap_min
    return rule != "allowed" and space >= s.position[seat] and s.needs[space] <= s.supply[seat] and paid


def passes(s: Any, owner: int, champion: int, ignore: int) -> bool:
    """P-47, P-50: is there a way for this champion?"""
    place = stands(s, owner, champion)
    if place == NOWHERE:
        return False
    if place >= locations(s):
        return True  # along the border
    reach = strength(s, owner, champion) + ignore
    return any(uncovered(s, road) <= reach for road in roads_from(s, place))


def moving(s: Any, choice: int) -> tuple[int, int, int]:
    """Who is moved (seat), the champion that the action names or ANY, and how many ninjas are ignored."""
    now = s.pending[-1]
    if step(s) == "OneRoad":
        return now.owner, now.who, now.ignore
    if step(s) == "Act":
        for action in now.actions:
            if hasattr(action, "steps") and hasattr(action, "who"):
                return now.actor, action.who, action.ignore
    word = options_of(s, choice)[0]
    return now.actor, word.who, word.ignore


# --- turns and spaces ---


def no_such_space(s: Any, choice: int, values: Values) -> bool:
    space = said(choice)[1]
    return step(s) == "Turn" and values == {"space": space} and int(space[1:]) > len(s.board.costs)


def one_option(s: Any, choice: int, values: Values) -> bool:
    words = said(choice)
    row, column = int(words[1][1:]) - 1, COLUMNS.index(words[1][0])
    cell = next(cell for cell in s.board.cells if (cell.row, cell.column) == (row, column))
    return values == {"space": words[1]} and words[2] == "b" and len(cell.options) == 1


def left_or_above(s: Any, choice: int, values: Values) -> bool:
    """P-38: left in the same row, or in a row above."""
    space, last = said(choice)[1], str(values["last"])
    there = s.position[s.pending[-1].actor]
    assert last == f"{COLUMNS[there % 4]}{there // 4 + 1}"
    row, column = int(space[1:]), COLUMNS.index(space[0])
    last_row, last_column = int(last[1:]), COLUMNS.index(last[0])
    return values["space"] == space and (row < last_row or (row == last_row and column < last_column))


def too_few_guards(s: Any, choice: int, values: Values) -> bool:
    """P-39: one (neutral: two) on an empty space, else more than the last time."""
    space = said(choice)[1]
    number = (int(space[1:]) - 1) * 4 + COLUMNS.index(space[0])
    chosen = sum(1 for placed in s.placed if placed // 4 == number)
    needed = s.board.first_guards[number % 4] + chosen * s.board.more_guards
    have = s.supply[s.pending[-1].actor]
    return values == {"space": space, "needed": needed, "guards": have} and needed > have


def too_few_points(s: Any, choice: int, values: Values) -> bool:
    """P-40: the marker may not leave the track."""
    space = said(choice)[1]
    cost, have = s.board.costs[int(space[1:]) - 1], s.ap[s.pending[-1].actor]
    lowest = s.board.ap_min
    return values == {"space": space, "cost": cost, "ap": have, "lowest": lowest} and have - cost < lowest


def not_on_the_race_card(s: Any, choice: int, values: Values) -> bool:
    return said(choice) == ["leave"] and step(s) == "Turn" and s.progress[s.pending[-1].actor] < 0


def a9_absent(s: Any, choice: int, values: Values) -> bool:
    return said(choice)[0] == "mission" and s.green != 8


def a9_used(s: Any, choice: int, values: Values) -> bool:
    """P-83, PO-7: it lies there, the player has a guard, and used it in this round."""
    seat = s.pending[-1].actor
    limited = s.rulings.options["a9"] == "round"
    return said(choice)[0] == "mission" and s.green == 8 and s.special_used[seat] and limited


def a9_taken(s: Any, choice: int, values: Values) -> bool:
    space = int(said(choice)[1])
    return values == {"space": space} and s.special[space - 1] >= 0


def no_guard(s: Any, choice: int, values: Values) -> bool:
    return said(choice)[0] == "mission" and s.green == 8 and s.supply[s.pending[-1].actor] == 0


def unfinished(s: Any, choice: int, values: Values) -> bool:
    return step(s) == "Act" and said(choice)[0] in ("space", "pass", "mission", "leave")


def no_such_action(s: Any, choice: int, values: Values) -> bool:
    """P-17: none of the actions that are left is of this kind."""
    words = said(choice)
    kinds = set()
    for action in s.pending[-1].actions:
        name = type(action).__name__
        kinds |= {
            "Move": {"move"},
            "Lead": {"lead"},
            "Build": {"build"},
            "BuildAnywhere": {"build"},
            "VanishAppear": {"vanish", "appear"},
            "Teleport": {"appear"},
            "SellChest": {"sell"},
            "GainPoints": {"gain vp"},
            "GainActionPoints": {"gain ap"},
        }.get(name) or {f"take {TILES[action.tile]}"}
    late = s.round > 0 and words[0] in SETTING_UP
    of_another_time = words[0] in (*DRAWN, "space", "pass", "mission", "leave") or late
    return step(s) == "Act" and not of_another_time and not ({words[0], " ".join(words)} & kinds)


def chance_draws(s: Any, choice: int, values: Values) -> bool:
    return said(choice)[0] in DRAWN and s.pending[-1].actor >= 0


def chance_first(s: Any, choice: int, values: Values) -> bool:
    return s.pending[-1].actor == -1


def set_up_is_over(s: Any, choice: int, values: Values) -> bool:
    return said(choice)[0] in SETTING_UP and s.round > 0


def over(s: Any, choice: int, values: Values) -> bool:
    return not s.pending and bool(s.ending)


# --- moving ---


def other_champion_moves(s: Any, choice: int, values: Values) -> bool:
    champion, (_, who, _) = said(choice)[1], moving(s, choice)
    return who != ANY and values == {"champion": CHAMPIONS[who]} and champion != CHAMPIONS[who]


def on_the_sheet(s: Any, choice: int, values: Values) -> bool:
    words = said(choice)
    champion = CHAMPIONS.index(str(values["champion"]))
    named = words[1] == values["champion"] if words[0] in ("move", "appear") else concerns(s, choice, "move")
    owner = s.pending[-1].owner if step(s) == "OneRoad" else s.pending[-1].actor
    return named and stands(s, owner, champion) == NOWHERE


def no_such_area(s: Any, choice: int, values: Values) -> bool:
    way = said(choice)[2]
    areas = 16 if s.rulings.options["border"] == "gates" else 4
    return values == {"way": way} and way[0] == "b" and int(way[1:]) > areas


def no_area_beside(s: Any, choice: int, values: Values) -> bool:
    """P-50: only from one border area to the next."""
    _, name, way = said(choice)
    owner, _, _ = moving(s, choice)
    place, count = stands(s, owner, CHAMPIONS.index(name)), 16 if s.rulings.options["border"] == "gates" else 4
    here, there = place - locations(s), int(way[1:]) - 1
    beside = here >= 0 and (here - there) % count in (1, count - 1)
    return values == {"champion": name, "way": way} and way[0] == "b" and not beside


def no_such_road(s: Any, choice: int, values: Values) -> bool:
    name = said(choice)[-1]
    return values == {"road": name} and name[0] in "rx" and road_named(s, name) < 0


def elsewhere(s: Any, choice: int, values: Values) -> bool:
    _, name, way = said(choice)
    owner, _, _ = moving(s, choice)
    road, place = road_named(s, way), stands(s, owner, CHAMPIONS.index(name))
    land = s.board.land
    begins = road >= 0 and place in (land.end_a[road], land.end_b[road])
    return values == {"champion": name, "way": way} and road >= 0 and place != NOWHERE and not begins


def too_many_ninjas(s: Any, choice: int, values: Values) -> bool:
    _, name, way = said(choice)
    owner, _, ignore = moving(s, choice)
    road, reach = road_named(s, way), strength(s, owner, CHAMPIONS.index(name)) + ignore
    here = stands(s, owner, CHAMPIONS.index(name)) in (s.board.land.end_a[road], s.board.land.end_b[road])
    count = uncovered(s, road)
    return here and values == {"champion": name, "way": way, "uncovered": count, "strength": reach} and count > reach


def no_weak_road(s: Any, choice: int, values: Values) -> bool:
    owner, who, ignore = moving(s, choice)
    place = stands(s, owner, who)
    fewest = min(uncovered(s, road) for road in roads_from(s, place))
    reach = strength(s, owner, who) + ignore
    claimed = values == {"champion": CHAMPIONS[who], "strength": reach, "uncovered": fewest}
    return concerns(s, choice, "move") and claimed and in_location(s, place) and fewest > reach


def none_of_mine_moves(s: Any, choice: int, values: Values) -> bool:
    owner, who, ignore = moving(s, choice)
    return concerns(s, choice, "move") and who == ANY and not any(passes(s, owner, c, ignore) for c in range(3))


def nobody_moves(s: Any, choice: int, values: Values) -> bool:
    return not any(passes(s, seat, champion, 0) for seat in range(s.seats) for champion in range(3))


def theirs_stay(s: Any, choice: int, values: Values) -> bool:
    seat = "ABCD".index(said(choice)[1])
    return values == {"seat": seat} and seat < s.seats and not any(passes(s, seat, c, 0) for c in range(3))


def empty_seat(s: Any, choice: int, values: Values) -> bool:
    number = "ABCD".index(said(choice)[1]) + 1
    return values == {"number": number} and number > s.seats


# --- building ---


def other_champion_builds(s: Any, choice: int, values: Values) -> bool:
    kind = BUILDINGS.index(said(choice)[1])
    named = CHAMPIONS.index(str(values["champion"]))
    return named != kind and any(getattr(action, "who", ANY) == named for action in s.pending[-1].actions)


def no_such_place(s: Any, choice: int, values: Values) -> bool:
    name = said(choice)[-1]
    return values == {"place": name} and place_named(name) >= locations(s)


def champion_elsewhere(s: Any, choice: int, values: Values) -> bool:
    _, building, name = said(choice)
    champion = BUILDINGS.index(building)
    claimed = values == {"champion": CHAMPIONS[champion], "place": name}
    return claimed and stands(s, s.pending[-1].actor, champion) != place_named(name)


def building_champion(s: Any, choice: int) -> tuple[bool, int, list[tuple[int, int]]]:
    """In a city? Who builds (or ANY)? And every building with its place that the choice could mean."""
    seat, words = s.pending[-1].actor, said(choice)
    if words[0] == "build":
        action = next(action for action in s.pending[-1].actions if "Build" in type(action).__name__)
        pair = [(BUILDINGS.index(words[1]), place_named(words[2]))]
        return getattr(action, "in_city", False), getattr(action, "who", ANY), pair
    word = options_of(s, choice)[0]
    named = range(3) if word.who == ANY else [word.who]
    return word.in_city, word.who, [(champion, stands(s, seat, champion)) for champion in named]


def builds_in_the_other(in_city: bool) -> True_:
    def holds(s: Any, choice: int, values: Values) -> bool:
        city_action, _, pairs = building_champion(s, choice)
        place = place_named(str(values["place"]))
        meant = concerns(s, choice, "build") and any(place == there for _, there in pairs)
        return meant and city_action == in_city and city(s, place) != in_city

    return holds


def nowhere_to_build(s: Any, choice: int, values: Values) -> bool:
    seat, champion = s.pending[-1].actor, CHAMPIONS.index(str(values["champion"]))
    return concerns(s, choice, "build") and not in_location(s, stands(s, seat, champion))


def nobody_in_a(in_city: bool) -> True_:
    def holds(s: Any, choice: int, values: Values) -> bool:
        city_action, who, pairs = building_champion(s, choice)
        there = [place for _, place in pairs if in_location(s, place) and city(s, place) == in_city]
        return concerns(s, choice, "build") and (city_action, who) == (in_city, ANY) and not there

    return holds


def missing_for_a_building(check: Callable[[Any, int, int, Values], bool]) -> True_:
    """P-58, P-59: of a building that the choice could mean, this is missing."""

    def holds(s: Any, choice: int, values: Values) -> bool:
        _, _, pairs = building_champion(s, choice)
        kind, place = BUILDINGS.index(str(values["building"])), place_named(str(values["place"]))
        return concerns(s, choice, "build") and (kind, place) in pairs and check(s, kind, place, values)

    return holds


def capital(s: Any, kind: int, place: int, values: Values) -> bool:
    return count_at(s, place) == 6


def stands_there(s: Any, kind: int, place: int, values: Values) -> bool:
    return pieces_at(s, place)[kind] and count_at(s, place) < 6


def guards_missing(s: Any, kind: int, place: int, values: Values) -> bool:
    around, needed = guards_around(s, place), s.board.guards_needed[count_at(s, place)]
    return (values["guards"], values["needed"]) == (around, needed) and around < needed


def no_base(s: Any, kind: int, place: int, values: Values) -> bool:
    placed = sum(1 for other in range(locations(s)) if city(s, other))
    return count_at(s, place) == 2 and placed == s.board.bases


def no_piece(s: Any, kind: int, place: int, values: Values) -> bool:
    used = sum(1 for other in range(locations(s)) if pieces_at(s, other)[kind])
    return count_at(s, place) != 2 and used == s.board.pieces[kind]


def nothing_anywhere(s: Any, choice: int, values: Values) -> bool:
    """P-83: every building misses something at every place."""
    for kind in range(3):
        for place in range(locations(s)):
            count = count_at(s, place)
            if count == 6 or pieces_at(s, place)[kind] or guards_around(s, place) < s.board.guards_needed[count]:
                continue
            if not (no_base(s, kind, place, {}) or no_piece(s, kind, place, {})):
                return False
    return said(choice)[0] == "mission"


# --- tiles, selling, points, vanishing ---


def tile_meant(s: Any, choice: int, values: Values) -> int:
    """The tile of the values, if the choice means it; else -1."""
    words, tile = said(choice), TILES.index(str(values["tile"]))
    if words[0] == "take":
        return tile if words[1] == values["tile"] else -1
    fits = [word for word in options_of(s, choice) if word.do in ("strength", "quest") and word.tile == tile]
    return tile if fits and open_space(s, choice) else -1


def owned(s: Any, tile: int) -> int:
    """P-30: how many of a kind the players have, printed ones left out."""
    if tile < 3:
        return sum(s.strength[3 * seat + tile] - 1 for seat in range(s.seats))
    return sum(s.quests[3 * seat + tile - 3] for seat in range(s.seats))


def none_left(s: Any, choice: int, values: Values) -> bool:
    tile = tile_meant(s, choice, values)
    supply = (s.board.strength_tiles if tile < 3 else s.board.quest_tiles)[s.seats - 2]
    return tile >= 0 and set(values) == {"tile"} and owned(s, tile) == supply


def column_full(s: Any, choice: int, values: Values) -> bool:
    tile, seat = tile_meant(s, choice, values), s.pending[-1].actor
    has = s.strength[3 * seat + tile] if tile < 3 else s.quests[3 * seat + tile - 3]
    most = s.board.most_strength if tile < 3 else s.board.most_quests
    return tile >= 0 and values["most"] == most and has == most


def only_quests(s: Any, choice: int, values: Values) -> bool:
    tile = TILES.index(said(choice)[1])
    return values == {"tile": TILES[tile]} and tile < 3 and all(kind >= 3 for kind in s.pending[-1].kinds)


def only_strength(s: Any, choice: int, values: Values) -> bool:
    tile = TILES.index(said(choice)[1])
    return values == {"tile": TILES[tile]} and tile >= 3 and all(kind < 3 for kind in s.pending[-1].kinds)


def taken_just_now(s: Any, choice: int, values: Values) -> bool:
    """PR-43: another tile of the same gift is still to come, and this kind was one of those before."""
    tile, kinds = TILES.index(said(choice)[1]), s.pending[-1].kinds
    whole = [kind for kind in range(6) if any((kind < 3) == (other < 3) for other in kinds)]
    return step(s) == "TakeTile" and values == {"tile": TILES[tile]} and tile in whole and tile not in kinds


def away_from_home(s: Any, choice: int, values: Values) -> bool:
    champion, seat = CHAMPIONS.index(str(values["champion"])), s.pending[-1].actor
    words = said(choice)
    meant = words in (["sell"], ["take", TILES[champion + 3]]) and step(s) == "Act"
    if words[0] in ("space", "free"):
        first = options_of(s, choice)[0]
        sale = first.do == "sell_chest" and champion == 1
        meant = open_space(s, choice) and (sale or (first.do == "quest" and first.tile == champion + 3))
    return meant and values["building"] == BUILDINGS[champion] and not at_home(s, seat, champion)


def no_chest(s: Any, choice: int, values: Values) -> bool:
    meant = said(choice) == ["sell"] or options_of(s, choice)[0].do == "sell_chest"
    return meant and s.quests[3 * s.pending[-1].actor + 1] == 0


def track_full(s: Any, choice: int, values: Values) -> bool:
    """P-71, PR-5: also after the payment the marker stands at the end of the track."""
    words, ap = said(choice), s.ap[s.pending[-1].actor]
    if words[0] == "space":
        ap -= s.board.costs[int(words[1][1:]) - 1]
    meant = words == ["gain", "ap"] or options_of(s, choice)[0].do == "gain_ap"
    return meant and values == {"ap": s.board.ap_max} and ap == s.board.ap_max


def all_vanished(s: Any, choice: int, values: Values) -> bool:
    return all(stands(s, s.pending[-1].actor, champion) == NOWHERE for champion in range(3))


def has_vanished(s: Any, choice: int, values: Values) -> bool:
    words = said(choice)
    champion = CHAMPIONS.index(words[1])
    claimed = words[0] == "vanish" and values == {"champion": words[1]}
    return claimed and stands(s, s.pending[-1].actor, champion) == NOWHERE


def is_on_the_map(s: Any, choice: int, values: Values) -> bool:
    words = said(choice)
    champion = CHAMPIONS.index(words[1])
    claimed = words[0] == "appear" and values == {"champion": words[1]}
    return claimed and stands(s, s.pending[-1].actor, champion) != NOWHERE


def is_there(s: Any, choice: int, values: Values) -> bool:
    _, name, place = said(choice)
    there = stands(s, s.pending[-1].actor, CHAMPIONS.index(name))
    return values == {"champion": name, "place": place} and there == place_named(place)


def no_such_row(s: Any, choice: int, values: Values) -> bool:
    row = int(said(choice)[1])
    return values == {"row": row} and row > len(s.board.costs)


# --- set-up, cards ---


def few_ninjas(s: Any, choice: int, values: Values) -> bool:
    name = said(choice)[1]
    ninjas, needed = s.board.land.ninjas[road_named(s, name)], s.board.setup_ninjas
    return values == {"road": name, "ninjas": ninjas, "needed": needed} and ninjas < needed


def foreign_guard(s: Any, choice: int, values: Values) -> bool:
    name, seat = said(choice)[1], values["seat"]
    assert isinstance(seat, int)
    there = s.figures[road_named(s, name) * s.seats + seat]
    return values["road"] == name and seat != s.pending[-1].actor and there > 0


def last_ninja(s: Any, choice: int, values: Values) -> bool:
    name = said(choice)[1]
    return step(s) == "SetUpGuard" and values == {"road": name} and uncovered(s, road_named(s, name)) == 1


def own_champion_there(s: Any, choice: int, values: Values) -> bool:
    name, seat = said(choice)[1], s.pending[-1].actor
    own = [stands(s, seat, champion) for champion in range(3)]
    return step(s) == "SetUpChampion" and values == {"place": name} and place_named(name) in own


def one_card(s: Any, choice: int, values: Values) -> bool:
    return step(s) == "TakeCard" and said(choice) == ["card", "right"] and len(s.row) == 1


TRUE: dict[str, True_] = {
    "a-capital-is-complete": missing_for_a_building(capital),
    "a-champion-on-the-sheet-cannot-move": on_the_sheet,
    "a-guard-of-another-player-is-on-this-road": foreign_guard,
    "all-your-champions-have-vanished": all_vanished,
    "an-own-champion-is-already-there": own_champion_there,
    "another-champion-builds": other_champion_builds,
    "another-champion-moves": other_champion_moves,
    "chance-has-to-draw-first": chance_first,
    "choose-a-space-first": asks("Turn"),
    "choose-the-road-tile-first": asks("ChooseTile"),
    "decide-about-the-free-action-first": asks("FreeAction"),
    "decide-about-the-ninja-first": asks("Cover"),
    "decide-about-the-race-first": asks("JoinRace"),
    "finish-the-action-first": unfinished,
    "finish-the-move-first": asks("OneRoad"),
    "left-or-above-the-last-space": left_or_above,
    "mission-a9-already-used-this-round": a9_used,
    "mission-a9-is-not-in-play": a9_absent,
    "no-champion-at-all-can-move": nobody_moves,
    "no-champion-of-this-player-can-move": theirs_stay,
    "no-champion-of-yours-can-move": none_of_mine_moves,
    "no-champion-of-yours-is-in-a-city": nobody_in_a(in_city=True),
    "no-champion-of-yours-is-in-a-village": nobody_in_a(in_city=False),
    "no-chest-to-sell": no_chest,
    "no-city-base-is-left": missing_for_a_building(no_base),
    "no-guard-in-supply": no_guard,
    "no-own-guard-on-the-mission-card": not_on_the_race_card,
    "no-piece-of-this-kind-is-left": missing_for_a_building(no_piece),
    "no-road-is-weak-enough": no_weak_road,
    "nobody-sits-there": empty_seat,
    "none-is-left-in-the-supply": none_left,
    "not-a-border-area-next-to-the-champion": no_area_beside,
    "not-enough-action-points": too_few_points,
    "not-enough-guards": too_few_guards,
    "not-enough-guards-around": missing_for_a_building(guards_missing),
    "nothing-can-be-built-anywhere": nothing_anywhere,
    "one-card-is-left-take-it-as-the-left-one": one_card,
    "one-ninja-must-stay-uncovered": last_ninja,
    "only-chance-draws-this": chance_draws,
    "only-quest-tiles-now": only_quests,
    "only-strength-tiles-now": only_strength,
    "place-your-champion-first": asks("SetUpChampion"),
    "place-your-guard-first": asks("SetUpGuard"),
    "take-a-city-card-first": asks("TakeCard"),
    "take-a-tile-first": asks("TakeTile"),
    "take-your-border-bonus-first": lambda s, choice, values: (
        asks("Reward")(s, choice, values) or asks("OneBonus")(s, choice, values)
    ),
    "the-ap-track-is-full": track_full,
    "the-board-has-no-such-row": no_such_row,
    "the-board-has-no-such-space": no_such_space,
    "the-champion-has-vanished": has_vanished,
    "the-champion-is-already-there": is_there,
    "the-champion-is-at-no-place": nowhere_to_build,
    "the-champion-is-not-at-its-own-building": away_from_home,
    "the-champion-is-not-there": champion_elsewhere,
    "the-champion-is-on-the-map": is_on_the_map,
    "the-column-on-the-sheet-is-full": column_full,
    "the-game-is-over": over,
    "the-map-has-no-such-border-area": no_such_area,
    "the-map-has-no-such-place": no_such_place,
    "the-map-has-no-such-road": no_such_road,
    "this-action-builds-in-a-city-only": builds_in_the_other(in_city=True),
    "this-action-builds-in-a-village-only": builds_in_the_other(in_city=False),
    "this-belongs-to-set-up": set_up_is_over,
    "this-kind-of-building-stands-there": missing_for_a_building(stands_there),
    "this-kind-was-taken-just-now": taken_just_now,
    "this-option-has-no-such-action": no_such_action,
    "this-road-does-not-begin-where-the-champion-is": elsewhere,
    "this-space-has-one-option-only": one_option,
    "this-space-of-a9-is-taken": a9_taken,
    "too-few-ninjas-for-a-set-up-guard": few_ninjas,
    "too-many-uncovered-ninjas": too_many_ninjas,
}
