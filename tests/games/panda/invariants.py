"""Section 9 of the rules, as far as one position can show it."""

from teahouse.core.state import CHANCE, OVER, State
from teahouse.games.panda.rules.acting import Act
from teahouse.games.panda.rules.choices import DONE, PASS
from teahouse.games.panda.rules.pieces import CAPITAL, CITY, FIGURES, NEUTRAL, NO_TILE, NOBODY, PIECE, SOURCES
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.rules.turn import Turn, affordable, spaces, would_do_something

ENDINGS = {"city-bases", "capitals", "building-supply", "stalemate", "round-limit"}


def check(s: State) -> None:
    assert isinstance(s, Panda)
    check_roads(s)
    check_players(s)
    check_supplies(s)
    if s.actor == OVER:
        assert s.ending in ENDINGS
        assert not any(s.on_board)  # P-93
        assert all(sum(points for _, points in s.breakdown(seat)) >= 0 for seat in range(s.seats))  # PR-56
        return
    assert s.ending == ""
    legal = s.legal()
    assert legal
    if s.actor == CHANCE:
        return
    assert 0 <= s.actor < s.seats
    assert s.turn > 0
    top = s.pending[-1]
    if isinstance(top, Turn):
        assert s.actor == s.seat
        assert len(legal) > 1  # PR-11
        assert legal[-1] == PASS.base
        check_spaces(s, s.seat)
    elif DONE.base in legal:
        assert len(legal) > 1  # a decision is asked when it offers something besides `done`
    options = [option for option in s.actions.options if option.actions]
    for actions in [*[option.actions for option in options], s.actions.special]:
        for action in actions:
            assert action.effective(s, s.actor) == (len(action.choices(s, s.actor)) > 0)
    if isinstance(top, Act):
        assert len(top.actions) in (1, 2)


def check_spaces(s: Panda, seat: int) -> None:
    """P-38 to P-40, space by space."""
    open_ones = range(s.position[seat], len(s.actions.costs))
    payable = [space for space in open_ones if s.needs[space] <= s.supply[seat] and affordable(s, seat, space)]
    codes = [code for space in payable for code in s.actions.codes[space]]
    assert spaces(s, seat) == [code for code in codes if s.rulings.empty_spaces or would_do_something(s, seat, code)]


def check_roads(s: Panda) -> None:
    land = s.board.land
    for road in range(land.roads):
        figures = s.figures[road * s.seats : (road + 1) * s.seats]
        assert all(count >= 0 for count in figures)
        assert 0 <= s.uncovered[road] <= land.ninjas[road]
        if s.tile[road] in (NO_TILE, FIGURES):
            assert sum(figures) == land.ninjas[road] - s.uncovered[road]
            assert s.tile[road] == NO_TILE or s.uncovered[road] == 0
        else:
            assert s.tile[road] == NEUTRAL or s.tile[road] < s.seats
            assert sum(figures) == 0  # a road has figures or a tile, never both
            assert s.uncovered[road] == 0
    for place in range(land.places):
        around = sum(land.ninjas[road] - s.uncovered[road] for road in land.roads_at[place])
        assert s.guards[place] == around
        assert s.guards[place] == sum(s.own_guards(place, seat) for seat in range(s.seats)) + sum(
            land.ninjas[road] for road in land.roads_at[place] if s.tile[road] == NEUTRAL
        )
        assert not s.freed[place] or around == land.ninjas_at[place]  # PR-34


def check_players(s: Panda) -> None:
    land = s.board.land
    for seat in range(s.seats):
        on_roads = sum(s.figures[road * s.seats + seat] for road in range(land.roads))
        on_cards = s.special.count(seat) + (s.progress[seat] != NOBODY)
        assert s.supply[seat] >= 0
        assert s.supply[seat] + s.on_board[seat] + on_roads + on_cards == s.board.guards[s.seats - 2]
        assert s.board.ap_min <= s.ap[seat] <= s.board.ap_max
        assert s.points[seat] >= 0
        assert s.points[seat] == sum(s.earned[seat * SOURCES : (seat + 1) * SOURCES])
        for champion in range(3):
            assert -1 <= s.place[seat * 3 + champion] < land.places + land.areas
            assert s.board.printed <= s.strength[seat * 3 + champion] <= s.board.most_strength
            assert 0 <= s.quests[seat * 3 + champion] <= s.board.most_quests
    assert sorted(s.order) == sorted(s.arrivals) == list(range(s.seats))
    placed = 0
    for needs, first in zip(s.needs, s.actions.first_guards, strict=True):
        assert needs >= first
        placed += sum(range(first, needs, s.board.more_guards))
    assert placed == sum(s.on_board) or s.actor == OVER


def check_supplies(s: Panda) -> None:
    land = s.board.land
    for kind in range(3):
        standing = sum(1 for built in s.built if built & PIECE[kind])
        assert s.pieces[kind] >= 0
        assert s.pieces[kind] + standing == s.board.pieces[kind]
        strength = sum(s.strength[seat * 3 + kind] - s.board.printed for seat in range(s.seats))
        assert s.tiles[kind] >= 0
        assert s.tiles[kind] + strength == s.board.strength_tiles[s.seats - 2]
        quests = sum(s.quests[seat * 3 + kind] for seat in range(s.seats))
        assert s.tiles[kind + 3] >= 0
        assert s.tiles[kind + 3] + quests == s.board.quest_tiles[s.seats - 2]
        for owner in range(s.seats + 1):
            colour = NEUTRAL if owner == s.seats else owner
            laid = sum(1 for road in range(land.roads) if s.tile[road] == colour and land.tile_kind[road] == kind)
            box = s.board.neutral_tiles if owner == s.seats else s.board.own_tiles
            assert s.road_tiles[owner * 3 + kind] >= 0
            assert s.road_tiles[owner * 3 + kind] + laid == box[kind]
    assert s.bases >= 0
    assert s.bases + sum(1 for built in s.built if built >= CITY) == s.board.bases
    assert s.capitals == sum(1 for built in s.built if built == CAPITAL)
    assert len(set(s.row)) == len(s.row)
