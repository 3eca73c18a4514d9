"""Edges of the rules at which a small fault would be overlooked elsewhere: `make mutants` has found them."""

from __future__ import annotations

import pytest

from teahouse.core.errors import PositionError
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from teahouse.games.tang.rules.game import GAME
from teahouse.games.tang.rules.state import AROUND, PLAYERS, UNDER, Tang
from tests.games.tang.drawing import draw
from tests.games.tang.test_position import TWO, play, read


def test_a_lantern_used_in_this_turn_is_written_down():
    used = read(TWO.replace("pending turn", "used-A search; this-turn lantern; pending turn"))
    assert used.lantern_used
    assert "this-turn lantern" in used.to_text()
    assert not read(used.to_text().replace("this-turn lantern; ", "")).lantern_used


def test_a_player_owns_one_token_or_none():
    state = read(TWO)
    for seat in range(2):
        state.holds_token[seat] = True
        assert [dict(state.goods(one))["character-tokens"] for one in range(2)] == [
            int(one <= seat) for one in range(2)
        ]


def test_only_who_is_on_owes_invitations():
    state = read(TWO)
    state.opportunities = 2
    assert [dict(state.due(seat)).get("invitations") for seat in range(2)] == [2, None]


def test_whatever_moves_says_which_places_it_changes():
    """Whoever draws the table draws only these again: landscapes, coins, cubes and miniatures that change."""
    met = set()
    swapped = 0
    for seed in range(3):
        state, rng = GAME.start(2, {}), Rng(seed)
        assert isinstance(state, Tang)
        for _ in range(160):
            if state.actor < CHANCE:
                break
            before = (state.slots[:], (state.coins[:], state.cubes[:], state.active[:]))
            state.touched = []
            legal = [state.draw(rng)] if state.actor == CHANCE else state.legal()
            state.apply(legal[rng.below(len(legal))])
            after = (state.slots, (state.coins, state.cubes, state.active))
            swapped += before[1][2] != state.active
            for place, then, now in zip((AROUND, PLAYERS), before, after, strict=True):
                if then != now:
                    assert place in state.touched
                    met.add(place)
    assert met == {AROUND, PLAYERS}
    assert swapped


def test_T66_a_swap_changes_what_is_known_under_the_stacks():
    table = draw(up="G01 W01", active="official")
    table.state.touched = touched = []
    table.play("swap greenery")
    assert UNDER in touched


DEALT = """
tang 1; seats 2; turn 5 A; start A0; landscapes N1=S3 E1=S4 S1=S5 W1=S6; visible L2 L5 S1 S2
; face-up G13 W01 R01 T01; row child lady; characters-A emperor; characters-B student
"""


def refused(position: str, choice: str) -> str:
    """The key of the reason why not."""
    state = read(position)
    number = GAME.parse(choice)
    assert number not in state.legal()
    reason = state.pending[-1].why_not(state, number)
    assert reason is not None
    return reason.key


def test_T70_a_guest_that_is_sought_is_named():
    seeking = (
        DEALT.replace("turn 5 A", "turn 5 A; this-turn lantern")
        + "; used-A search; pending next-turn influence-phase seek"
    )
    assert refused(seeking, "influence blind") == "search-takes-a-guest-by-name"
    assert refused(seeking, "influence emperor") == "this-character-is-not-in-the-deck"


def test_T66_what_the_official_cannot_do_is_refused_as_his_affair():
    for choice in ("flip", "swap greenery"):
        assert refused(DEALT + "; pending turn", choice) == "the-official-is-not-active"


def test_T86_the_first_token_is_large_only_if_it_was_drawn_so():
    state, rng = GAME.start(1, {}), Rng(1)
    assert isinstance(state, Tang)
    while "size small" not in (legal := [GAME.notation(choice) for choice in state.legal()]):
        state.apply(state.draw(rng) if state.actor == CHANCE else GAME.parse(legal[0]))
    state.apply(GAME.parse("size small"))
    assert state.large == 0
    assert "c2.small" in state.to_text()


ALONE = """
tang 1; seats 1; turn 7 A; start A1; garden b5=G15.0 c5=R13.2 b6=R14.1 c6=R02.0 e6=T01.1 c7=T06.2
; decorations e4.0=willow b5.0=ginkgo e5.0=lotus e6.0=birds e6.1=fish
; tokens c2.large f2.small b3.large g3.large g6.small f7.small
; landscapes N1=L5 N0=S7 N1=S3 E1=S9 S1=L6 S0=S2 S1=S8 W1=S5; visible L4 L8 S4 S11
; face-up G12 W06 R15 T03; display G08 R07 G06
; beside greenery=peonies.any water=pavilion.greenery rock=birds.rock tao=bridge.any
; discard birds.water fish.rock; row lady sword-dancer; neutral child=d5.court; characters-A student
; owns-A coins=5 large=1 small=1; used-A tile-only from-display; pending next-solo-turn cell:G06
"""


def test_T90_a_tile_of_the_display_is_meant_by_its_place_there():
    state = read(ALONE)
    state.apply(state.legal()[0])
    assert "G06" in state.to_text().split("pending")[1]


def test_T49_a_card_that_lies_elsewhere_is_not_the_one_that_is_played():
    steps = "pending next-turn influence-phase after-decoration put:birds.any"
    for elsewhere in ("drawn", "discard"):
        text = TWO.replace("pending turn", f"cards-A birds=1; kept birds.landscape; {elsewhere} {{}}; {steps}")
        with pytest.raises(PositionError, match="needs this card among those kept"):
            read(text.format("birds.any"))
        assert read(text.format("fish.any").replace("kept birds.landscape", "kept birds.any")).legal()


def test_T59_a_miniature_that_is_kept_changes_what_players_have():
    choosing = DEALT.replace("characters-A emperor", "characters-A emperor poet")
    state = read(choosing + "; pending next-turn influence-phase mini:poet")
    state.touched = []
    play(state, "send emperor")
    assert PLAYERS in state.touched


def test_T97_a_token_of_this_turn_is_for_later():
    rest = (
        "tracks-A greenery=2 water=2 rock=2; this-turn token; characters-A monk hermit=e5.court.N; characters-B student"
    )
    ending = DEALT.partition("; characters-A")[0] + "; owns-A character-token=1; " + rest + "; pending next-turn end"
    assert refused(ending, "influence child") == "a-token-of-this-turn-is-for-later"
