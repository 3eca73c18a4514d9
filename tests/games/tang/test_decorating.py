"""Place a Decoration (T-48 to T-54, T-63 to T-68, T-70.2, T-70.5; examples TX-15, TX-17 to TX-19, TX-42)."""

import pytest

from teahouse.games.tang.rules.choices import KIND_WORDS
from tests.games.tang.drawing import card_of, draw


def cards_drawn(table) -> int:
    drawn = 0
    table.play("decorate")
    while table.offers("card"):
        table.play("card fish any")
        drawn += 1
    return drawn


@pytest.mark.parametrize(
    ("up", "cards"),
    [("G01 W01 R01 T01", 2), ("G01 W01 R01", 3), ("G01 W01", 4)],
)
def test_TX15_T48_draws(up, cards):
    table = draw(up=up)
    table.state.deck[card_of("fish any")] = 9
    table.state.deck_size += 8
    assert cards_drawn(table) == cards


def test_TX15_an_empty_stack_counts_as_one_without_a_face_up_tile():
    table = draw(up="G01 W01 R01")
    table.state.unseen[3] = 0
    table.play("decorate, card fish any, card birds any, card lotus any")
    assert table.offers("keep") == {"fish any", "birds any", "lotus any"}


NO_WATER = """
#  #  .  .  .  .  #  #
#  #  .  .  .  .  #  #
.  .  .  .  .  .  .  .
.  .  .  S  S  .  .  .
"""


def test_TX17_T51_T52_nothing_playable():
    table = draw(NO_WATER, up="G01 W01 R01", standing="lotus e4 0", tokens=True, minis="poet e5 court N 0")
    table.play("decorate, card bridge any, card bridge landscape, card fish rock")
    assert table.state.discard == [card_of("bridge any"), card_of("bridge landscape"), card_of("fish rock")]
    assert table.offers("tile")  # the top of the fourth stack
    table.play("tile T01")
    assert table.offers() == {"done", "lantern reposition"}  # optional actions are still possible
    table.play("done")
    assert table.state.seat == 1


def test_TX17_a_character_token_can_still_be_spent():
    table = draw(standing="lotus e4 0", tokens=True, row="hermit child")
    table.state.holds_token[0] = True
    table.play("decorate, card bridge any, card fish rock")
    assert table.offers("influence") == {"hermit", "child", "blind"}


def test_TX18_supply():
    garden = "# # . . . . # #\n# # . G01 . . # #\n. . G02 G03 G04/2 . . .\n. . G05/1 S S . . ."
    table = draw(garden, up="G15 W01 R01 T01", standing="birds d3 0, birds c3 0, birds e3 0, birds c4 0")
    table.play("decorate, card birds any, card peonies any")
    assert table.offers("keep") == {"peonies any"}
    assert table.refuses("keep birds any") == "T-49"
    pines = draw(garden, up="G15 W01 R01 T01", standing="pine d3 0, pine c3 0").play(
        "decorate, card pine rock, card willow rock"
    )
    assert pines.offers("keep") == {"willow rock"}


SPOTS = """
#  #  .  .      .  .      #  #
#  #  .  .      .  .      #  #
.  .  .  G10/0  .  .      .  .
.  .  .  S      S  W10/1  .  .
"""


def test_TX19_T49_spots():
    table = draw(SPOTS, standing="maple d3 0, birds d4 0").play("decorate, card peonies any, card fish any")
    assert table.play("keep peonies any").offers("put") == {"d3 1"}  # the other patch of G10
    assert table.refuses("put d3 0") == "T-49"
    assert table.refuses("put d4 0") == "T-49"
    assert table.refuses("put a8 0") == "T-49"
    assert table.refuses("put e4 0") == "T-49"
    full = draw("# # . . . . # #\n# # . . . . # #\n. . . G03/0 . . . .", standing="birds d3 0")
    assert full.play("decorate, card birds any, card fish any, keep birds any").offers("put") == {"d4 0"}
    bridge = draw(SPOTS, standing="lotus f4 0").play("decorate, card bridge any, card fish any, keep bridge any")
    assert bridge.offers("put") == {"f4 bridge"}  # beside the lotus
    other = draw(SPOTS, standing="bridge f4 bridge").play("decorate, card fish any, card fish rock, keep fish rock")
    assert "f4 0" in other.offers("put")


def test_T50_a_playable_card_must_be_chosen():
    table = draw().play("decorate, card birds greenery, card birds water")
    assert table.offers() == {"keep birds greenery", "keep birds water", "lantern two-decorations"}
    assert table.refuses("done") == "T-50"
    assert table.refuses("keep fish any") == "T-48"
    table.play("keep birds water, put d4 0")
    assert table.cubes == "0/1/0"
    assert table.state.cards[KIND_WORDS.index("birds")] == 1
    assert table.state.discard == [card_of("birds greenery")]


def test_T50_bonus_of_choice_and_full_tracks():
    table = draw(cubes="10/9/0").play("decorate, card birds any, card birds water, keep birds any, put d4 0")
    assert table.offers() == {"step water", "step rock"}
    assert table.refuses("step greenery") == "T-55"
    full = draw(cubes="10/10/10", used="two-decorations").play("decorate, card birds any, card fish any")
    full.play("keep birds any, put d4 0")
    assert full.state.seat == 1  # nothing to step with, nothing asked


def test_T50_landscape_bonus_takes_any_token():
    table = draw(seats=3, tokens=True, active="sword-dancer", used="two-decorations")
    table.play("decorate, card birds landscape, card birds water, keep birds landscape, put d4 0")
    assert len(table.offers("token")) == 16
    assert table.refuses("token d4") == "T-50"
    table.play("token c1")
    assert table.coins == 1
    assert table.offers() == {"pick L6", "pick L7"}  # T-70.5: no search with a card's token
    assert table.refuses("lantern search") == "T-70.5"
    table.play("pick L6, slot N 0").settle()
    assert table.state.token_on(2) == -1
    assert table.state.lying[2] == -1  # the space stays playable


def test_T50_option_search_on_bonus():
    table = draw(seats=3, tokens=True, options={"search_on_bonus": "yes"})
    table.play("decorate, card birds landscape, card birds water, keep birds landscape, put d4 0, token c1")
    assert "lantern search" in table.offers()


def test_T50_no_token_left_no_landscape():
    table = draw(used="two-decorations").play("decorate, card birds landscape, card birds water")
    table.play("keep birds landscape, put d4 0")
    assert table.state.seat == 1


def test_T53_reshuffle_and_fewer_cards():
    table = draw(discard="birds any, fish any")
    state = table.state
    state.deck, state.deck_size = [0] * 66, 0
    state.deck[card_of("lotus any")] = state.deck_size = 1
    table.play("decorate, card lotus any")
    assert table.offers() == {"card birds any", "card fish any"}  # the discard pile has become the deck
    table.play("card fish any")
    empty = draw()
    empty.state.deck, empty.state.deck_size = [0] * 66, 0
    empty.play("decorate")
    assert empty.state.seat == 1


def test_T70_2_two_decorations_before_drawing_and_forfeit():
    table = draw().play("lantern two-decorations, card birds water, card fish rock")
    table.play("keep fish rock, put e4 0")
    assert table.offers() == {"keep birds water"}
    assert table.refuses("done") == "T-50"
    table.play("keep birds water, put d4 0")
    assert table.cubes == "0/1/1"
    forfeited = draw().play("lantern two-decorations, card lotus water, card fish rock, keep fish rock, put e4 0")
    assert forfeited.state.seat == 1
    assert forfeited.state.used[0] == 2


def test_T70_2_a_forfeited_decoration_is_told():
    table = draw()
    table.state.events = []
    table.play("lantern two-decorations, card lotus water, card fish rock, keep fish rock, put e4 0")
    told = [event.values for event in table.state.events if event.key == "tang-forfeit"]
    assert told == [{"seat": 0, "what": "decoration"}]
    table = draw()
    table.state.events = []
    table.play("decorate, card lotus water, card fish rock, keep fish rock, put e4 0")  # nothing was promised
    assert "tang-forfeit" not in [event.key for event in table.state.events]


def test_T70_2_two_decorations_after_seeing_the_cards():
    table = draw().play("decorate, card birds water, card fish rock, lantern two-decorations")
    assert table.offers() == {"keep birds water", "keep fish rock"}


def test_T70_2_two_decorations_after_the_first():
    table = draw().play("decorate, card birds water, card fish rock, keep birds water, put d4 0")
    assert table.offers() == {"done", "lantern two-decorations"}
    assert table.refuses("keep fish rock") == "T-70.2"
    table.play("lantern two-decorations, keep fish rock, put e4 0")
    assert table.cubes == "0/1/1"
    declined = draw().play("decorate, card birds water, card fish rock, keep birds water, put d4 0, done")
    assert declined.state.seat == 1


def test_T96_refresh_two_decorations_with_a_token_of_this_action():
    table = draw(seats=3, tokens=True, owned=(2, 0), used="two-decorations")
    table.play("decorate, card birds landscape, card fish rock, keep birds landscape, put d4 0, token c1")
    table.play("pick L6, slot N 0, landscape L1")
    assert table.offers() == {"done", "refresh large two-decorations"}
    table.play("refresh large two-decorations, lantern two-decorations, keep fish rock, put e4 0")
    assert table.cubes == "0/0/1"


def test_TX42_T65_merchant():
    table = draw(active="merchant", coins=3, discard="fish any, peonies any")
    table.play("decorate")
    assert table.offers() == {"done", "merchant cards", "merchant discard"}
    table.play("done, card bridge any, card birds rock, merchant discard")
    assert table.coins == 2
    assert table.refuses("merchant cards") == "T-65"  # once per action
    assert table.offers("keep") == {"birds rock", "peonies any"}
    table.play("keep peonies any, put d4 0, step rock")
    assert table.state.discard == [card_of("fish any"), card_of("bridge any"), card_of("birds rock")]


def test_T65_merchant_before_drawing_and_without_coins():
    table = draw(active="merchant", coins=1).play("decorate")
    assert table.offers() == {"done", "merchant cards"}  # nothing has been discarded yet
    table.play("merchant cards, card fish any, card birds rock, card bridge any, card lotus rock")
    assert table.coins == 0
    assert table.offers("keep") == {"fish any", "birds rock", "lotus rock"}
    poor = draw(active="merchant").play("decorate, card fish any, card birds rock")
    assert poor.refuses("merchant cards") == "T-65"
    assert draw(coins=5).play("decorate, card fish any, card birds rock").refuses("merchant cards") == "T-65"


def test_T65_merchant_may_buy_when_nothing_is_playable():
    table = draw(active="merchant", coins=1).play("decorate, done, card bridge any, card bridge landscape")
    assert table.offers() == {"done", "merchant cards"}
    table.play("merchant cards, card birds rock, card bridge any")
    assert table.offers("keep") == {"birds rock"}


def test_T65_a_card_taken_from_the_pile_counts_as_drawn_then():
    table = draw(active="merchant", coins=1, discard="peonies any").play("decorate, merchant discard")
    table.play("card bridge any, card birds rock, keep birds rock, put d4 0")
    assert table.state.discard == [card_of("peonies any"), card_of("bridge any")]


@pytest.mark.parametrize(
    ("character", "kinds"),
    [("architect", {"pavilion", "bridge"}), ("child", {"fish", "birds"}), ("empress", {"lotus", "peonies"})],
)
def test_T63_coins_for_decorations(character, kinds):
    for kind in ("fish", "birds", "lotus", "peonies", "pavilion", "bridge", "pine"):
        bonus = "rock" if kind in ("pavilion", "pine") else "any"
        table = draw(SPOTS, active=character)
        table.play(f"decorate, card {kind} {bonus}, card birds landscape, keep {kind} {bonus}")
        table.play(f"put {min(table.offers('put'))}")
        assert table.coins == (2 if kind in kinds else 0)


def test_T54_a_pavilion_is_a_character_space():
    table = draw(standing="pavilion d5 0")
    cells = {space // 7 for space in table.state.character_spaces()}
    assert cells == {35, 36}  # the pavilion, and the court of the starting tile
