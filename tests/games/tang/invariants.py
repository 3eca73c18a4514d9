"""Section 18 of the rules, as far as one position can show it."""

from teahouse.core.state import CHANCE, OVER, State
from teahouse.games.tang.rules.choices import DONE, WAIT
from teahouse.games.tang.rules.faces import asks
from teahouse.games.tang.rules.landscapes import ChooseSlot
from teahouse.games.tang.rules.pieces import (
    BRIDGE_SITE,
    CELLS,
    CHARACTER_COUNT,
    EMPTY,
    FACES,
    LANDSCAPE_COUNT,
    NO_CARD,
    NO_LANDSCAPE,
    NO_TILE,
    NOBODY,
    OFF,
    PLACES,
    SPOTS,
    START_FACES,
    WALL,
)
from teahouse.games.tang.rules.solo_forms import any_form, can_complete, forms, is_playable, pair_cells
from teahouse.games.tang.rules.state import NOWHERE, Tang
from teahouse.games.tang.rules.turn import Turn


def check(s: State) -> None:
    assert isinstance(s, Tang)
    check_pieces(s)
    check_garden(s)
    check_characters(s)
    check_players(s)
    check_short_ways(s)
    if s.actor == OVER:
        assert s.ending
        assert s.seats == 1 or s.turn % s.seats == 0  # T-72: all had equally many turns
    elif s.actor != CHANCE:
        assert s.legal() not in ([], [DONE.base], [WAIT.base])  # nothing is asked that offers nothing
        assert s.actor == s.seat  # T-96: nobody acts in another player's turn
    if s.pending and isinstance(s.pending[-1], Turn):
        assert s.drawn == []
        if not any(s.is_empty(stack) for stack in range(4)):
            assert s.face_up_count() >= 2  # T-33


def count(mask: int) -> int:
    return bin(mask).count("1")


def check_pieces(s: Tang) -> None:
    up = sum(1 for tile in s.face_up if tile != NO_TILE)
    placed = sum(1 for face in s.lying if EMPTY < face < START_FACES)
    waiting = sum(count(mask) for mask in s.unseen) + sum(len(known) for known in s.under)
    assert waiting + up + placed + len(s.display) == sum(count(mask) for mask in s.faces.stacks) == 60
    assert placed == s.covered
    standing = sum(1 for cell in range(CELLS) for spot in range(SPOTS) if s.decoration(cell, spot) >= 0)
    assert sum(s.supply) + standing + s.removed == 36
    assert min(s.supply) >= 0
    beside = sum(1 for card in s.beside if card != NO_CARD)
    assert sum(s.deck) == s.deck_size
    assert s.deck_size + len(s.discard) + sum(s.cards) + len(s.drawn) + beside == 54
    assert min(s.deck) >= 0
    tokens = 8 if s.seats == 1 else 16
    spent = tokens - s.tokens_left - sum(s.owned)
    cost = s.board.removal_cost if s.seats == 1 else s.board.refresh_cost[s.seats - 1]
    assert spent >= 0
    assert spent % cost == 0
    assert count(s.tokens) == s.tokens_left
    in_hand = sum(1 for step in s.pending if isinstance(step, ChooseSlot))
    shown = [landscape for landscape in s.visible + s.slots if landscape != NO_LANDSCAPE]
    hidden = [n for n in range(LANDSCAPE_COUNT) if (s.hidden[0] | s.hidden[1]) >> n & 1]
    assert len(set(shown + hidden)) == len(shown) + len(hidden) == LANDSCAPE_COUNT - in_hand


def check_garden(s: Tang) -> None:
    near, edge = s.board.near, s.faces.edge
    for cell in range(CELLS):
        face = s.lying[cell]
        assert EMPTY <= face < FACES
        asked = 0
        for d in range(4):
            beside = near[cell * 4 + d]
            if beside == OFF or s.lying[beside] == EMPTY:
                continue
            theirs = edge[s.lying[beside] * 4 + (d ^ 2)]
            asked |= asks(theirs) << 3 * d
            if EMPTY < face < START_FACES:
                ours = edge[face * 4 + d]
                assert ours == theirs or ours >= WALL or theirs >= WALL  # T-29
        if face == EMPTY:
            assert s.standing[cell] == 0
            assert s.asked[cell] == (asked if cell in s.board.cells else 0)
        else:
            assert cell in s.board.start_cells or cell in s.spaces
            assert s.asked[cell] == 0
            assert s.token_on(cell) < 0 or any(type(step).__name__ == "TakeToken" for step in s.pending)
    assert s.open_spaces == [cell for cell in s.spaces if s.asked[cell] != 0]  # T-28
    for site in range(4):
        assert s.free[site] == len(s.spots(site, False))
        for at in s.spots(site, True):
            kind = s.decoration(at // SPOTS, at % SPOTS)
            assert s.board.site[kind] == site == s.site_of(at // SPOTS, at % SPOTS)
            assert (site == BRIDGE_SITE) == (kind == 4)


def check_characters(s: Tang) -> None:
    for character in range(CHARACTER_COUNT):
        homes = (s.characters >> character & 1) + s.row.count(character) + (s.owner[character] != NOBODY)
        assert homes == 1
        assert s.at[character] == NOWHERE or s.owner[character] != NOBODY
    spaces = [at // 4 for at in s.at if at != NOWHERE]
    assert len(set(spaces)) == len(spaces)  # one mini per space
    for space in spaces:
        other = s.clone()
        other.at = [NOWHERE] * CHARACTER_COUNT
        assert space in other.character_spaces()
        assert s.lying[space // PLACES] != EMPTY


def check_short_ways(s: Tang) -> None:
    """Whether there is anything is found without listing all there is."""
    assert s.has_character_space() == (len(s.character_spaces()) > 0)
    assert s.any_tile_fits() == (len(s.stacks_that_fit()) > 0)
    if s.seats == 1:
        assert any_form(s) == (len(forms(s)) > 0)
        for stack in range(4):
            cells = [] if s.face_up[stack] == NO_TILE else s.cells_for(s.face_up[stack])
            assert pair_cells(s, stack) == [cell for cell in cells if can_complete(s, stack, cell)]
            assert is_playable(s, stack) == (len(pair_cells(s, stack)) > 0)


def check_players(s: Tang) -> None:
    for seat in range(s.seats):
        cubes = s.cubes[seat * 3 : seat * 3 + 3]
        assert all(0 <= cube <= s.board.last_position for cube in cubes)
        assert s.reached[seat] == sum(1 for column in s.board.character_columns if min(cubes) >= column)
        assert s.coins[seat] >= 0
        assert min(s.owned[seat * 2 : seat * 2 + 2]) >= 0
        on_cards = [c for c in range(CHARACTER_COUNT) if s.owner[c] == seat and s.at[c] == NOWHERE]
        if s.seats > 1 and s.turn > 0:
            assert s.active[seat] in on_cards  # T-59: one mini is always on its card
            assert len(on_cards) <= (2 if seat == s.seat else 1)
    assert all(s.supply[kind] <= s.board.supply[kind] for kind in range(11))
