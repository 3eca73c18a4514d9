"""Positions as text: written by hand, read back, the same whatever way led there, and refused when impossible."""

import random
import re
from importlib.resources import files
from pathlib import Path

import pytest

from teahouse.core.errors import PositionError
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games.tang.rules.game import GAME
from teahouse.games.tang.rules.position_steps import STEPS, step_word
from teahouse.games.tang.rules.state import Tang
from tests.games.tang import invariants

BOARD = (files("teahouse.games.tang") / "rules" / "data" / "tang.toml").read_text("utf-8")

TWO = """
tang 1; seats 2; turn 3 A; start A0  # nothing has happened yet but two turns without effect
; landscapes N1=S1 E1=S2 S1=S3 W1=S4; visible L1 L2 S5 S6
; face-up G03 W03 R01 T01; row emperor lady
; characters-A hermit; characters-B poet; pending turn
"""
SOLO = """
tang 1; seats 1; turn 2 A; start A0; garden d3=G03.0; decorations d3.0=birds
; tokens c2.large f2.small b3.large g3.small b6.large g6.small c7.large f7.small
; landscapes N1=S1 E1=S2 S1=S3 W1=S4; visible L1 L2 S5 S6
; face-up G01 W01 R01 T01; display R05; beside greenery=fish.any water=pine.rock rock=lotus.any tao=bridge.any
; discard birds.any; row emperor lady; neutral child; characters-A hermit; owns-A coins=1; pending solo-turn
"""
BUILT = "garden d3=G13.2 c4=G03.1 c3=G15.0"  # TX-4


def read(text: str) -> Tang:
    s = GAME.read_position(text)
    assert isinstance(s, Tang)
    invariants.check(s)
    assert GAME.read_position(s.to_text()).to_text() == s.to_text()
    return s


def offered(s: Tang) -> list[str]:
    return [GAME.notation(choice) for choice in s.legal()]


def play(s: Tang, *choices: str) -> Tang:
    for choice in choices:
        assert choice in offered(s), (choice, offered(s))
        s.apply(GAME.parse(choice))
    return s


def field(s: Tang, name: str) -> str:
    """The words of a field as it is written; nothing if it is left out."""
    found = [part.removeprefix(f"{name} ") for part in s.to_text().split("; ") if part.startswith(f"{name} ")]
    return found[0] if found else ""


def pending(text: str, steps: str, more: str = "") -> str:
    return text.replace("pending turn", f"{more}; pending {steps}").replace("pending solo-turn", f"pending {steps}")


# --- by hand ---


def test_a_small_position_written_by_hand():
    s = read(TWO)
    assert (s.actor, s.turn, s.tokens_left, s.deck_size) == (0, 3, 16, 54)
    assert offered(s)[:3] == ["build greenery", "build water", "build rock"]
    assert [bin(mask).count("1") for mask in s.unseen] == [14] * 4
    assert s.supply == s.board.supply


def test_TX1_from_text():
    s = play(read(TWO), "build greenery", "cell d3", "rotate 0", "done")
    assert field(s, "tracks-A") == "greenery=1"
    assert field(s, "garden") == "d3=G03.0"
    assert field(s, "face-up") == "W03 R01 T01"
    assert field(s, "turn") == "4 B"


def test_TX4_in_the_middle_of_a_turn():
    text = TWO.replace("face-up G03", BUILT + "; face-up G01")
    s = read(pending(text, "next-turn influence-phase after-tile pay-skill paths:2", "placed 1; moved rock"))
    assert offered(s) == ["coins", "step greenery", "step water", "step rock"]
    play(s, "coins")
    assert s.coins == [3, 0]  # two for the paths, one for the Hermit, whose cube has moved (T-64)


def test_TX45_a_landscape_is_picked_or_searched_for_after_building_only():
    text = TWO.replace("face-up G03", "garden d2=G01.0 d3=G03.0; face-up G04").replace("lady", "lady; owns-A small=1")
    built = read(pending(text, "next-turn influence-phase after-tile landscape:small", "placed 1"))
    assert offered(built) == ["pick S5", "pick S6", "lantern search"]
    bonus = read(pending(text, "next-turn influence-phase after-decoration landscape:small", "placed 1"))
    assert offered(bonus) == ["pick S5", "pick S6"]


def test_a_card_in_hand():
    text = TWO.replace("row", "cards-A birds=1; kept birds.any; drawn fish.rock; discard pine.rock lotus.any; row")
    s = read(pending(text, "next-turn influence-phase after-decoration put:birds.any"))
    assert offered(s) == ["put d4 0"]
    play(s, "put d4 0", "step water", "done")
    assert field(s, "decorations") == "d4.0=birds"
    assert field(s, "discard") == "pine.rock lotus.any fish.rock"  # the top is last: the Merchant may take it


def test_a_small_solo_position():
    s = read(SOLO)
    assert "build greenery" in offered(s)
    assert s.influenced == 0
    assert s.deck_size == 54 - 5
    play(s, "build greenery", "cell d2")
    assert field(s, "pending") == "next-solo-turn after-pair:greenery decoration:greenery rotate:G01:d2"


def test_tokens_left_out_lie_on_every_space_without_a_tile():
    text = TWO.replace("face-up G03", "garden d2=G01.0 d3=G03.0; face-up G04").replace("lady", "lady; owns-B small=1")
    s = read(text.replace("W1=S4", "W1=S4 N0=S7"))
    assert s.tokens_left == 15
    assert "d2.small" not in field(s, "tokens").split()


def test_the_example_of_the_notation_page():
    page = (Path(__file__).parents[3] / "docs" / "notation" / "tang.md").read_text("utf-8")
    s = read(page.split("## Positions")[1].split("```")[1])
    assert offered(s) == ["build water", "build tao", "decorate", "lantern two-decorations"]
    play(s, "build tao", "cell f7", "rotate 0", "pick L1")
    assert f"`pending {field(s, 'pending')}`" in page


def test_the_notation_page_names_every_step():
    page = (Path(__file__).parents[3] / "docs" / "notation" / "tang.md").read_text("utf-8").split("## Positions")[1]
    for name, remembers in STEPS.items():
        assert (f"`{name}:`" if remembers else f"`{name}`") in page, name


def test_every_board():
    for board in ("standard", "balanced", BOARD):
        for seats in (1, 2):
            match = Match(GAME, seats, {"board": board})
            match.settle(Rng(seats))
            text = match.state.to_text()
            again = GAME.read_position(text)
            assert again.to_text() == text
            assert again.legal() == match.state.legal()


def test_T94_the_end_of_a_solo_game_that_is_won():
    """On a board with four spaces chance wins often."""
    inner, outer = (
        "[[3,2],[4,2],[5,3],[5,4]]",
        re.findall(r"\[\d,\d\]", BOARD.split("inner_spaces = ")[1].split("\n[")[0]),
    )
    rest = ",".join(cell for cell in outer if cell not in inner)
    board = re.sub(r"inner_spaces = .*", f"inner_spaces = {inner}", BOARD)
    board = re.sub(r"outer_spaces = .*", f"outer_spaces = [{rest}]", board)
    board = board.replace("spaces = [[2,1],[5,1],[1,2],[6,2],[1,5],[6,5],[2,6],[5,6]]", "spaces = [[3,2],[5,3]]")
    board = board.replace("large_count = 4", "large_count = 1").replace("small_count = 4", "small_count = 1")
    board = board.replace("spaces_to_cover = 28", "spaces_to_cover = 4").replace("[10,20,30]", "[1,2,3]")
    seen: set[str] = set()
    for seed in range(60):
        s, rng = GAME.start(1, {"board": board}), Rng(seed)
        while s.actor != OVER:
            s.apply(s.draw(rng) if s.actor == CHANCE else s.legal()[rng.below(len(s.legal()))])
            if isinstance(s, Tang) and s.covered == 4:
                text = s.to_text()
                again = GAME.read_position(text)
                assert again.to_text() == text
                assert again.legal() == s.legal()
                seen |= {step_word(s, step).partition(":")[0] for step in s.pending} | {s.ending}
    assert {"last-influence", "finale", "send-own", "place-minis", "stand", "face", "solo-fair"} <= seen


# --- two ways, one text ---


def test_order_of_the_pieces_blanks_and_comments_do_not_matter():
    first = read(TWO.replace("face-up G03", BUILT + "; face-up G01"))
    words = "garden c3=G15.0\n  c4=G03.1 # west\n  d3=G13.2; face-up T01 R01 G01"
    assert read(TWO.replace("face-up G03", words).replace("W03 R01 T01", "W03")).to_text() == first.to_text()


def test_two_tiles_in_either_order():
    start = ("lantern two-tiles",)
    one = play(read(TWO), *start, "build greenery", "cell d3", "rotate 0", "build water", "cell f4", "rotate 1")
    other = play(read(TWO), *start, "build water", "cell f4", "rotate 1", "build greenery", "cell d3", "rotate 0")
    assert one.to_text() == other.to_text()
    assert field(one, "turn") == "4 B"


def test_what_no_rule_looks_at_any_more_is_not_written():
    text = TWO.replace("characters-A hermit", "characters-A official; owns-A coins=2")
    before = read(text.replace("pending", "this-turn official; pending"))
    assert "swap greenery" not in offered(before)
    assert field(before, "this-turn") == "official"
    play(before, "build greenery")
    assert field(before, "this-turn") == ""
    assert before.to_text() == play(read(text), "build greenery").to_text()


def test_T64_only_the_cube_of_the_active_character_is_written():
    text = TWO.replace("face-up G03", BUILT + "; face-up G01")
    steps = "next-turn influence-phase after-tile pay-skill paths:2"
    assert field(read(pending(text, steps, "placed 1; moved greenery water")), "moved") == ""
    assert field(read(pending(text, steps, "placed 1; moved rock water")), "moved") == "rock"


def test_T65_the_order_of_the_discard_pile_matters_to_the_merchant_only():
    cards = "discard lotus.water birds.any; row"
    assert field(read(TWO.replace("row", cards)), "discard") == "lotus.water birds.any"
    assert field(read(SOLO.replace("discard birds.any; row", cards)), "discard") == "birds.any lotus.water"
    placed = TWO.replace(
        "characters-B poet", "characters-B poet merchant=e5.court.N; tracks-B greenery=2 water=2 rock=2"
    )
    assert field(read(placed.replace("row", cards)), "discard") == "birds.any lotus.water"


def test_T73_after_something_is_placed_it_does_not_matter_what_could_have_been():
    text = TWO.replace("turn 3 A", "turn 4 B").replace("pending", "round could-build; pending")
    s = read(text)
    assert field(s, "round") == "could-build"
    play(s, "build water", "cell f4", "rotate 1")
    assert field(s, "round") == "placed"
    play(s, "done")
    assert (s.turn, field(s, "round")) == (5, "")


def test_options_are_written_in_full():
    assert "options board=standard start_tile=random official_swap_cost=0" in read(TWO).to_text()


# --- refusals ---

REFUSED = [
    # the text
    ("tang 1", "tang 2", "", "begins with 'tang 1'"),
    ("seats 2", "seats 5", "seats", "tang is played by 1, 2, 3, 4 players, not 5"),
    ("row", "rwo x; row", "rwo", "did you mean 'row'"),
    ("start A0", "start A0; options board=baroque", "options", "option 'board' takes"),
    ("start A0", "start A0; options start_tile=B1", "start", "option 'start_tile' is 'B1', not 'A0' (T-14)"),
    ("row", "display G01; row", "display", "is for one player"),
    # the garden
    ("face-up G03", "garden d3=G03.0; face-up G03", "face-up", "the tile G03 is named twice (T-3)"),
    ("face-up G03", "garden d3=G16.0; face-up G03", "garden", "this board has no tile G16"),
    ("face-up G03", "garden a1=G01.0; face-up G03", "garden", "a1 is no space of the garden (T-9)"),
    ("face-up G03", "garden d1=G01.0; face-up G03", "garden", "not connected to the starting tile (T-28)"),
    ("face-up G03", "garden d3=W01.0; face-up G03", "garden", "d3=W01.0: an edge differs"),
    ("face-up G03", "garden d3=T13.1; face-up G03", "garden", "the smallest is written (T-28)"),
    ("face-up G03", "garden d3=G01; face-up G03", "garden", "takes whole numbers from 0 to 3"),
    ("start A0", "", "start", "(T-14)"),
    ("row", "decorations d3.0=birds; row", "decorations", "no tile lies on d3 (T-49)"),
    ("row", "decorations d4.0=fish; row", "decorations", "d4.0 is no spot for fish (T-49)"),
    ("row", "decorations d4.bridge=bridge; row", "decorations", "has no spot 'bridge' (T-7)"),
    # tokens and landscapes
    ("row", "tokens d3.large; row", "tokens", "there is no 'd3'"),
    ("row", "tokens c2.small; row", "tokens", "the token on c2 is large with 2 players (T-21)"),
    ("row", "tokens -; row", "last-round", "is missing: 'tokens-taken' (T-72)"),
    ("row", "owns-A large=1; row", "tokens", "0 large tokens are taken, 1 owned"),
    ("W1=S4", "W1=S1", "landscapes", "the landscape S1 is named twice (T-20)"),
    ("W1=S4", "", "landscapes", "a small one is in W1 after the set-up (T-20)"),
    ("W1=S4", "W1=S4 W0=L5", "landscapes", "1 large ones are in slots; the tokens taken make it 0 (T-47)"),
    ("L1 L2", "L1", "visible", "two large landscapes, as long as there are any (T-20)"),
    # stacks and cards
    ("W03 R01 T01", "", "face-up", "at least 2 tiles, but in the middle of a main action (T-33)"),
    ("G03 W03", "G03 G04", "face-up", "two tiles of the stack 'greenery' (T-15)"),
    ("row", "discard birds.rock birds.rock; row", "discard", "there are only 1 cards birds.rock (T-16)"),
    ("row", "cards-B birds=1; row", "kept", "names 0 cards with birds, but the players have 1 (T-16)"),
    ("row", "drawn birds.any; row", "pending", "cards are drawn before the main action (T-48)"),
    # characters and players
    ("row emperor lady", "row emperor", "row", "holds 2 characters, as long as there are any (T-19)"),
    ("row emperor lady", "row emperor hermit", "characters-A", "the character 'hermit' is named twice"),
    ("characters-B poet", "", "characters-B", "(T-59)"),
    ("characters-B poet", "characters-B poet child", "characters-B", "'child' is on a card beside the active one"),
    ("characters-B poet", "characters-B poet child=d3.court.N", "characters-B", "no character space"),
    ("row", "tracks-A rock=11; row", "tracks-A", "from 0 to 10"),
    ("row", "owns-A coins=-1; row", "owns-A", "from 0 to 9999"),
    ("row", "owns-A character-token=2; row", "owns-A", "(T-60"),
    # the turn
    ("turn 3 A", "turn 3 B", "turn", "turn 3 is one of A, not of B (T-23)"),
    ("row", "last-round stack-empty; row", "last-round", "(T-72)"),
    ("row", "round placed; row", "round", "begins with this turn (T-73)"),
    ("row", "this-turn two; row", "this-turn", "'two' needs 'lantern' as well (T-70)"),
    ("pending turn", "", "pending", "is missing, but the game is not over"),
    ("turn 3 A", "turn 4 B; over dead-round", "pending", "nothing is decided any more"),
    ("pending turn", "over nothing-fits", "over", "the last is B's (T-72)"),
    ("pending turn", "pending next-turn", "pending", "'next-turn' waits for nobody"),
    ("pending turn", "pending trun", "pending", "did you mean 'turn'"),
    ("pending turn", "pending turn end", "pending", "'end' comes after next-turn, not after 'turn'"),
    ("pending turn", "pending turn-up", "pending", "a step reads 'turn-up:stack'"),
    ("pending turn", "pending turn turn-up:rock", "pending", "a tile is face up already"),
    ("pending turn", "pending solo-turn", "pending", "is no step of a game for 2"),
    ("pending turn", "pending turn start", "pending", "belongs to the set-up, but this is turn 3"),
    ("turn 3 A", "turn 0 A", "pending", "is no rest of the set-up"),
    ("pending turn", "pending next-turn end", "pending", "'end' offers nothing to choose"),
    ("pending turn", "pending next-turn influence-phase influence", "pending", "needs an opportunity (T-57)"),
    ("pending turn", "pending next-turn influence-phase after-tile cell:G09", "pending", "neither face up"),
    ("pending turn", "pending next-turn influence-phase after-tile rotate:G03:d1", "pending", "no empty space"),
    ("pending turn", "pending next-turn influence-phase after-decoration put:birds.any", "pending", "(T-49)"),
    ("pending turn", "pending turn whom", "pending", "no mini of this player stands in the garden (T-70)"),
]


@pytest.mark.parametrize(("old", "new", "where", "what"), REFUSED)
def test_impossible_positions_are_refused(old, new, where, what):
    assert old in TWO
    with pytest.raises(PositionError) as refused:
        GAME.read_position(TWO.replace(old, new, 1) if old != "row" else TWO.replace("; row", f"; {new}", 1))
    assert (refused.value.field, what in refused.value.problem) == (where, True), refused.value


@pytest.mark.parametrize(
    ("old", "new", "where", "what"),
    [
        ("owns-A coins=1", "tracks-A rock=1", "tracks-A", "is for two to four players"),
        ("garden d3=G03.0; decorations d3.0=birds", "garden d1=G03.0", "garden", "d1 is no space of the garden (T-85)"),
        ("tokens c2.large", "tokens c2.?", "tokens", "where a step 'size' is pending, and only there (T-86)"),
        ("tokens c2.large", "tokens c2.small", "tokens", "5 are small; there are 4"),
        ("display R05", "display R05 R06", "display", "2 tiles, but only 1 were placed (T-87)"),
        ("T01; display", "; display", "face-up", "the top tile of 'tao' is missing"),
        ("decorations d3.0=birds", "removed birds", "removed", "1 decorations, but tokens were handed in for 0 (T-90)"),
        ("characters-A hermit", "characters-A hermit poet", "characters-A", "1 influenced with 1 coins (T-91)"),
        ("characters-A hermit", "characters-A hermit=e5.court.N", "characters-A", "after the last tile (T-94)"),
        ("pending solo-turn", "pending send-own", "pending", "not all inner spaces are covered (T-94)"),
        ("pending solo-turn", "over solo-lost", "over", "'solo-lost' is not so"),
        ("pending solo-turn", "pending next-solo-turn cell:G01", "pending", "only a tile of the display"),
        ("W1=S4", "W1=S4 N0=S7", "landscapes", "N0 is filled, but not the slot opposite (T-89)"),
    ],
)
def test_impossible_solo_positions_are_refused(old, new, where, what):
    assert old in SOLO
    with pytest.raises(PositionError) as refused:
        GAME.read_position(SOLO.replace(old, new, 1))
    assert (refused.value.field, what in refused.value.problem) == (where, True), refused.value


def test_a_board_nested_too_deeply_is_refused():
    board = "a = " + "[" * 20_000
    with pytest.raises(PositionError, match="TOML"):
        GAME.read_position(TWO.replace("start A0", f'options board="{board}\\n"; start A0', 1))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_text_with_changed_words_is_refused_or_plays_on(seats):
    dice, texts = random.Random(seats), []
    s, rng = GAME.start(seats), Rng(seats)
    while s.actor != OVER:
        texts.append(s.to_text())
        s.apply(s.draw(rng) if s.actor == CHANCE else s.legal()[rng.below(len(s.legal()))])
    refused = 0
    for number in range(120):
        words, others = dice.choice(texts).split(" "), dice.choice(texts).split(" ")
        for _ in range(dice.randint(1, 2)):
            at = dice.randrange(len(words))
            words[at : at + dice.randint(0, 1)] = dice.choice([[], [dice.choice(others)], [words[at][:-1]]])
        try:
            changed = GAME.read_position(" ".join(words))
        except PositionError:
            refused += 1
            continue
        rng = Rng(number)
        while changed.actor != OVER:
            invariants.check(changed)
            legal = changed.legal()
            changed.apply(changed.draw(rng) if changed.actor == CHANCE else legal[rng.below(len(legal))])
        assert changed.ending
    assert 60 < refused < 120
