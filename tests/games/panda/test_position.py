"""Positions as text: written by hand, one text for equal positions, and what is refused and why (docs/notation)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from teahouse.core.errors import PositionError
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games.panda.rules.board import SHIPPED
from teahouse.games.panda.rules.game import GAME
from teahouse.games.panda.rules.state import Panda
from tests.games.panda.drawing import Table, draw
from tests.games.panda.eager import eager_choice
from tests.games.panda.invariants import check
from tests.games.panda.tables import some_options

ROW = "c1 c2 c3 c4 c5 c6"
START = {
    "seats": "2",
    "options": "missions=off",
    "turn": "1 A",
    "round": "1",
    "row": ROW,
    "owns-A": "monk=p01",
    "pending": "turn",
}
OPENING = {
    "options": "missions=off cards='c1 c2 c3 c4 c5 c6'".replace("'", '"'),
    "turn": "0 A",
    "round": "",
    "owns-A": "",
}
DRAWS = "first-round ask-to-join draw-first draw-start:p16 draw-start:p14 draw-start:p09 draw-start:p08 draw-start:p03"


def text(**fields: str) -> str:
    """A small position, with some fields instead of the usual ones; an empty one is left out. `owns_A` is `owns-A`."""
    words = START | {name.replace("_", "-"): words for name, words in fields.items()}
    return "; ".join(["panda 1", *[f"{name} {value}" for name, value in words.items() if value]])


def read(**fields: str) -> Panda:
    state = GAME.read_position(text(**fields))
    assert isinstance(state, Panda)
    check(state)
    return state


def table(**fields: str) -> Table:
    return Table(GAME, read(**fields))


# --- by hand ---


def test_what_is_left_out_is_as_at_the_beginning():
    s = read()
    assert (s.ap, s.points, s.supply) == ([4, 4], [6, 6], [10, 10])
    assert s.by_ap() == s.order == [0, 1]  # PR-1
    assert (s.pieces, s.bases, s.tiles) == ([10, 10, 10], 6, [4, 4, 4, 6, 6, 6])
    assert "space m1 a" in table().offers()


def test_the_options_are_written_in_full_and_the_rest_as_given():
    words = read().to_text().split("; ")
    assert words[0] == "panda 1"
    assert words[2].startswith("options board=panda missions=off cards=random freed_bonus=guard ")
    assert words[3:] == ["turn 1 A", "round 1", "order A B", "ap 4=AB", f"row {ROW}", "owns-A monk=p01", "pending turn"]


def test_a_position_may_be_drawn_over_lines_with_comments():
    drawn = text().replace("; ", ";\n    ").replace("round 1;", "round 1; # the first")
    assert GAME.read_position(drawn).to_text() == read().to_text()


def test_PX15_a_road_is_completed_and_its_tile_chosen():
    here = table(roads="r06=A", owns_A="governor=p08", turn="4 B", order="B A", owns_B="governor=p07")
    here.play("space g1 a, move governor r06, cover")
    assert here.actor == "B"  # 1-1: who placed the last guard
    here = Table(GAME, read_again(here.s))
    assert here.offers() == {"tile own", "tile neutral"}
    here.play("tile own")
    assert here.road("r06") == ":B"
    assert (here.s.supply, here.s.road_tiles[:6]) == ([10, 9], [2, 6, 2, 2, 5, 2])


def test_the_tile_may_be_another_players():
    here = table(roads="r06=BA r02=A", board="m1=A", pending="next-turn tile:r06")
    assert here.actor == "A"
    here = table(roads="r04=BBA", board="m1=A", pending="next-turn tile:r04")
    assert here.actor == "B"
    here.play("tile neutral")
    assert here.road("r04") == ":N"
    assert here.s.seat == 1


def test_guards_and_spaces_follow_from_the_board():
    """P-38, P-39: A chose m1 with one guard, B with two, A again with three; then A went on to w2."""
    s = read(board="w2=A m1=ABA")
    assert (s.on_board, s.supply) == ([5, 2], [5, 8])
    assert (s.needs[0], s.needs[6], s.needs[7]) == (4, 2, 2)
    assert s.position == [6, 0]
    assert s.active


def test_freed_places_and_supplies_follow_from_the_map():
    towns = "p04=capital p07=city+gate p01=market"
    s = read(roads="x04=tile-A x05=tile-neutral r03=tile-B r16=tile-B", places=towns, row="c1 c2 c3 c4")
    assert [place + 1 for place, freed in enumerate(s.freed) if freed] == [4]
    assert (s.pieces, s.bases, s.capitals) == ([8, 8, 9], 4, 1)
    assert s.road_tiles == [2, 5, 2, 0, 6, 2, 5, 6, 4]


def test_PX45_the_rest_of_an_option_and_of_a_bonus_is_remembered():
    """A move and a build in one option, at a yellow place: the reward waits below, the other part too."""
    here = table(
        roads="x13=tile-A r10=tile-A",
        owns_A="monk=p13",
        ap="9=AB",
        board="m5=A",
        pending="next-turn act:m5a",
    )
    here.play("build gate p13")
    assert here.s.to_text().endswith("pending next-turn other-part:m5a/1 reward free-action")
    here = Table(GAME, read_again(here.s)).play("done, reward")
    assert "move monk r10" in here.offers()


def test_cards_and_the_ninth_green_mission_are_remembered_by_their_source():
    here = table(row="c2", options="missions=A9", missions="A9", special="6=A", used="A", owns_A="warrior=p04")
    assert here.s.special_used == [True, False]
    first = "next-turn special-full"
    here = table(
        options="missions=A9",
        missions="A9",
        special="6=A",
        used="A",
        owns_B="warrior=p04",
        pending=f"{first} act:mission6",
    )
    here.play("lead B")
    assert here.s.to_text().endswith(f"{first} road:B:any:1:0:1")
    here = table(
        row="c2", places="p01=city", board="m3=A", owns_A="monk=p01 governor=p02", pending="next-turn act:c8/2"
    )
    assert {"move monk r13", "done"} <= here.offers()
    here = table(
        row="c2", places="p01=city", board="m3=A", pending="next-turn effect:c8/2 effect:c8/1 tiles:2:beads+coin"
    )
    here.play("take coin, take beads")
    assert here.vp == [7, 6]  # the point of the card; no champion can move


def test_set_up_is_what_is_left_of_the_plan():
    s = read(**OPENING, pending=f"{DRAWS} draw-start:p01")
    assert s.actor == CHANCE
    here = table(
        **OPENING | {"turn": "1 B"},
        order="B A",
        places="p01=gate p03=gate p08=market p09=market p14=pagoda p16=pagoda",
        pending="first-round ask-to-join camp:B:warrior camp:A:warrior camp:A:governor camp:B:governor "
        "camp:B:monk camp:A:monk guard:A guard:B guard:A guard:B guard:A guard:B",
    )
    here.play("guard r01")
    assert (here.actor, here.s.turn) == ("A", 2)


def test_the_positions_of_the_page_are_what_it_says():
    page = (Path(__file__).parents[3] / "docs" / "notation" / "panda.md").read_text("utf-8")
    small, drawn = re.findall(r"^(?:    |```\n)(panda 1;.*?)(?:\n\n|\n```)", page, re.MULTILINE | re.DOTALL)
    assert isinstance(GAME.read_position(small), Panda)
    s = GAME.read_position(drawn)
    assert s.to_text() == " ".join(drawn.split())
    assert isinstance(s, Panda)
    here = Table(GAME, s)
    assert (here.actor, here.at("Aw"), here.offers()) == ("A", "yunxi", {"cover", "done"})
    here.play("done")
    assert here.actor == "B"  # nothing to build without guards around


# --- one text for equal positions ---


def read_again(s: Panda) -> Panda:
    state = GAME.read_position(s.to_text())
    assert isinstance(state, Panda)
    assert state.to_text() == s.to_text()
    return state


def test_P20_only_the_order_within_a_stack_is_written():
    s = read(seats="3", ap="3=CA 7=B")
    other = s.clone()
    assert s.arrivals == [1, 0, 2]
    other.arrivals = [0, 1, 2]  # B came before C, not before A
    assert other.to_text() == s.to_text()
    for state in (s, other):
        state.move_ap(0, 4)
    assert other.to_text() == s.to_text()
    assert "ap 3=C 7=AB;" in s.to_text()
    other.arrivals.remove(0)
    other.arrivals.insert(0, 0)
    assert "ap 3=C 7=BA;" in other.to_text()


def test_two_ways_to_the_same_board():
    """A uses A9 before or after the space: the guards lie there all the same."""
    start: dict[str, str] = {"options": "missions=A9", "missions": "A9", "owns_A": ""}
    one = table(**start).play("mission 2, space g1 a, space m1 a")
    two = table(**start).play("space m1 a, space g1 a, mission 2")
    assert one.s.placed != two.s.placed
    assert one.s.to_text() == two.s.to_text()


def test_PR26_guards_that_find_no_ninja_are_not_written():
    s = read(board="m4=A", pending="next-turn cover:r03:2")
    assert s.to_text().endswith("cover:r03:1")
    assert read(board="m4=A", pending="next-turn cover:r02:2").to_text().endswith("cover:r02:2")


def test_PR43_no_more_tiles_are_asked_for_than_can_be_taken():
    s = read(board="m3=A", owns_A="beads=4", pending="next-turn tiles:2:beads+coin")
    assert s.to_text().endswith("tiles:1:beads+coin")
    assert s == read(board="m3=A", owns_A="beads=4", pending="next-turn tiles:1:beads+coin")


def test_PR43_a_kind_that_cannot_be_taken_is_refused_alike_before_and_after_reading():
    """It is not called taken because no tile of it is left."""
    s = read(board="m3=A", owns_A="beads=4", pending="next-turn tiles:2:beads+coin+sword+lantern+chest+mask")
    for state in (s, GAME.read_position(s.to_text())):
        assert GAME.why_not(state, GAME.parse("take beads")).key == "the-column-on-the-sheet-is-full"


def test_PR57_activity_is_written_where_nothing_else_shows_it():
    six = "1=A 2=B 3=A 4=B 5=A"
    here = table(options="missions=A9", missions="A9", special=six, owns_A="").play("mission 6")
    assert here.s.green == -1
    assert "; round 1 active;" in here.s.to_text()
    assert "used" not in here.s.to_text()
    assert Table(GAME, read_again(here.s)).end_round().s.round == 2  # no stalemate
    assert table(owns_A="").end_round().s.ending == "stalemate"


def test_once_it_is_over_the_last_round_is_forgotten():
    here = table(options="missions=off round_limit=1", owns_A="").play("space m1 a, pass, pass")
    words = here.s.to_text().split("; ")
    assert words[3:] == ["turn 3 A", "round 1", "over round-limit", "order B A", "ap 4=B 5=A", f"row {ROW}"]
    again = read_again(here.s)
    assert (again.actor, again.scores(), again.ranking()) == (OVER, here.s.scores(), here.s.ranking())


def test_every_kind_of_step_comes_back():
    """Eager games with all missions, on all boards and on one given as text; what was read plays on alike."""
    own = (SHIPPED / "panda.toml").read_text("utf-8").replace('name = "Baihe"', 'name = "Some \\"where\\"; # 1"')
    own = own.replace("effects = [{", 'effects = [{ do = "move", who = "own", steps = 1 }, {')  # asks, and more follows
    found: set[str] = set()
    for seed in range(18):
        seats, options = some_options(seed)
        if seed % 6 == 5:
            options["board"] = own
        s = GAME.start(seats, options)
        rng = Rng(seed)
        number = 0
        while s.actor != OVER:
            assert isinstance(s, Panda)
            found |= {type(step).__name__ for step in s.pending}
            choice = s.draw(rng) if s.actor == CHANCE else eager_choice(s, rng)
            number += 1
            if number % 5 == 0:
                again = read_again(s)
                assert (again.legal(), again.scores()) == (s.legal(), s.scores())
                again.apply(choice)
                s.apply(choice)
                assert again.to_text() == s.to_text()
            else:
                s.apply(choice)
    rest = {"Act", "OtherPart", "MoveOn", "OneRoad", "Cover", "ChooseTile", "FreePlaces", "TakeTile", "BorderBonus"}
    assert rest | {"FreeAction", "Reward", "OneBonus", "TakeCard", "CardEffect", "SpecialFull", "JoinRace"} <= found


# --- refusals ---

REFUSED = [
    ({"seats": "5"}, "seats", "played by 2, 3, 4 players, not 5"),
    ({"options": "board=bambo"}, "options", "did you mean 'bamboo'?"),
    ({"options": 'board="[a\\n"'}, "options", "is not a TOML file"),
    ({"options": "round_limit=" + "9" * 5000}, "options", "takes none or a number from 1 to 9999"),
    ({"turn": ""}, "turn", "is missing; it reads like 'turn 7 A'"),
    ({"turn": "1 C"}, "turn", "there is no 'C'"),
    ({"turn": "0 A"}, "turn", "nobody decides before the first turn"),
    ({"round": ""}, "pending", "not what is left of set-up"),
    ({"round": "", "board": "m1=A"}, "round", "is missing, but set-up is over"),
    ({"round": "41"}, "round", "there is no round 41 (PO-13)"),
    ({"round": "1 idle"}, "round", "there is no 'idle'"),
    ({"order": "A"}, "order", "names every player once (A, B), not 'A'"),
    ({"ap": "4=A 16=B"}, "ap", "whole numbers from -2 to 15, not '16'"),
    ({"ap": "4=AA"}, "ap", "names every player once"),
    ({"passed": "A"}, "passed", "A has passed and takes no more turns in this round (P-42)"),
    ({"row": "c1 c1"}, "row", "a city card is named twice"),
    ({"row": "c9"}, "row", "there is no 'c9'"),
    ({"row": ROW, "places": "p01=city"}, "row", "6 cards are left; with 1 cities at most 5 (P-62)"),
    ({"options": 'missions=off cards="c8 c7 c6 c5 c4 c3"'}, "row", "is no part of option 'cards'"),
    ({"roads": "r99=A"}, "roads", "there is no 'r99'"),
    ({"roads": "r06=C"}, "roads", "r06 is 'C'; a road reads figures like 'AAB'"),
    ({"roads": "r06=tile-C"}, "roads", "'tile-A' or 'tile-neutral', with players A, B"),
    ({"roads": "r06=AAA"}, "roads", "3 figures on r06, which has 2 ninjas (P-9)"),
    ({"roads": "r06=AB"}, "roads", "r06 is complete and a tile fits: it has no more figures (P-54, P-56)"),
    ({"roads": "r03=tile-A r05=tile-A r08=tile-A"}, "roads", "3 tiles of A for 1 guards; there are 2 (P-4)"),
    ({"roads": "r14=AAA r18=AAA r19=AAA r22=A", "board": "m1=A"}, "roads", "guards of A on roads, action board"),
    ({"places": "p17=gate"}, "places", "there is no 'p17'"),
    ({"places": "p01=gate+gate"}, "places", "a kind of building stands there once (P-59)"),
    ({"places": "p01=gate+market+pagoda"}, "places", "it is a 'city', and the pieces are taken back (P-62)"),
    ({"places": " ".join([f"p{n:02}=gate" for n in range(1, 12)])}, "places", "11 pieces 'gate'; there are 10 (P-5)"),
    ({"places": " ".join([f"p{n:02}=city" for n in range(1, 8)])}, "places", "7 cities; there are 6 city bases"),
    ({"owns_A": "monk=p99"}, "owns-A", "there is no 'p99'"),
    ({"owns_A": "beads=5"}, "owns-A", "whole numbers from 1 to 4, not '5'"),
    ({"owns_A": "beads=4", "owns_B": "beads=3"}, "owns-A", "5 beads tiles on the sheets, without printed ones"),
    ({"owns_C": "beads=2"}, "owns-C", "is no field of panda; did you mean 'owns-"),
    ({"points_B": "penalties=3"}, "points-B", "from -999999999 to 0, not '3'"),
    ({"points_B": "penalties=-7"}, "points-B", "add up to -1; points never fall below 0 (P-21)"),
    ({"points_B": "gifts=3"}, "points-B", "there is no 'gifts'"),
    ({"board": "m9=A"}, "board", "there is no 'm9'"),
    ({"board": "m1=AAAAA"}, "roads", "15 guards of A on roads, action board and mission; there are 10 (P-3)"),
    ({"missions": "A4"}, "missions", "A4 is not in play: option 'missions' is 'off' (P-35)"),
    ({"options": "missions=B2"}, "missions", "option 'missions' is 'B2': the blue card is B2 (P-35)"),
    ({"options": ""}, "missions", "there is a blue card once it is drawn at set-up, not before (P-35)"),
    ({"missions": "A4 A5"}, "missions", "'A5' is one too many"),
    ({"race": "A=0"}, "race", "while a green card is in play that counts buildings (P-82)"),
    ({"options": "missions=A4", "missions": "A4", "race": "A=4"}, "race", "from 0 to 3, not '4'"),
    ({"special": "1=A"}, "special", "while a green card with special actions is in play (P-83)"),
    ({"options": "missions=A9", "missions": "A9", "special": "7=A"}, "special", "from 1 to 6, not '7'"),
    ({"options": "missions=A9", "missions": "A9", "used": "A"}, "used", "A has no guard on the card (P-83)"),
    (
        {"options": "missions=A9", "missions": "A9", "special": "1=A 2=A 3=A 4=B 5=B 6=B"},
        "special",
        "all six spaces are taken: the guards go home and the card is gone (P-83)",
    ),
    (
        {
            "options": "missions=A7",
            "missions": "A7",
            "roads": "x15=tile-A r04=tile-A r05=tile-A r06=tile-A x06=tile-A",
        },
        "missions",
        "A meets A7: it is scored and gone (P-81)",
    ),
    (
        {
            "options": "missions=A9",
            "missions": "A9",
            "special": "6=A",
            "pending": "next-turn special-full act:mission6",
        },
        "pending",
        "A has not used the mission in this round (P-83)",
    ),
    ({"trigger": "capitals"}, "trigger", "'capitals' needs 2, not 0 (P-91)"),
    ({"trigger": "boredom"}, "trigger", "there is no 'boredom'"),
    ({"places": "p01=capital p02=capital", "row": ""}, "trigger", "is 'capitals' with 2, and the game ends"),
    (
        {"places": " ".join([f"p{n:02}=gate" for n in range(1, 11)])},
        "trigger",
        "is 'building-supply' with no piece 'gate' left (P-91)",
    ),
    ({"pending": ""}, "pending", "is missing, but the game is not over"),
    ({"over": "round-limit", "round": "40"}, "pending", "nothing is decided any more once the game is over"),
    ({"over": "round-limit", "pending": ""}, "over", "'round-limit' is after round 40, not 1 (PO-13)"),
    ({"over": "stalemate", "pending": "", "board": "m1=A"}, "board", "is not written once the game is over"),
    ({"pending": "trun"}, "pending", "there is no 'trun'; did you mean 'turn'?"),
    ({"pending": "turn:A"}, "pending", "'turn' is followed by 0 words, not 1"),
    ({"pending": "turn turn"}, "pending", "'turn' is asked alone"),
    ({"pending": "reward"}, "pending", "begins with 'turn' or 'next-turn' in a round, not 'reward' (P-37)"),
    ({"pending": "next-turn"}, "pending", "'next-turn' waits for nobody"),
    ({"pending": "next-turn turn", "board": "m1=A"}, "pending", "'turn' is in the wrong place"),
    ({"pending": "next-turn card reward", "board": "m1=A"}, "pending", "'card' is in the wrong place"),
    ({"pending": "next-turn reward"}, "board", "A acts, but has chosen no space (P-37)"),
    ({"pending": "next-turn guard:A", "board": "m1=A"}, "pending", "'guard:A' is a step of set-up"),
    ({"pending": "next-turn draw-first", "board": "m1=A"}, "pending", "nothing is drawn after set-up (P-14)"),
    ({"pending": "next-turn free-action", "board": "m1=A"}, "pending", "'reward free-action' (P-65)"),
    ({"pending": "next-turn one-bonus", "board": "m1=A"}, "pending", "needs option 'border_bonus' as 'one' (PO-3)"),
    ({"pending": "next-turn card", "board": "m1=A", "row": ""}, "row", "is empty, but a card is to be taken (PR-38)"),
    ({"pending": "next-turn act:m1b", "board": "m1=A"}, "pending", "there is no 'm1b'"),
    ({"pending": "next-turn act:m2a", "board": "m1=A"}, "pending", "A has not chosen m2 last (P-38)"),
    ({"pending": "next-turn act:m1a", "board": "m1=AB"}, "pending", "A has not chosen m1 last (P-38)"),
    ({"pending": "next-turn act:m1a/1", "board": "m1=A"}, "pending", "has one action only, which needs no number"),
    ({"pending": "next-turn act:m2b", "board": "m2=A"}, "pending", "'m2b' happens at once and asks nothing (P-41)"),
    ({"pending": "next-turn act:c8", "board": "m1=A"}, "pending", "is one effect of a card, like 'c8/2'"),
    ({"pending": "next-turn act:c1/1", "board": "m1=A"}, "pending", "c1 still lies in the row"),
    ({"pending": "next-turn act:c7/1", "board": "m1=A"}, "pending", "'c7/1' happens at once"),
    ({"pending": "next-turn act:mission1", "board": "m1=A"}, "pending", "A has no guard on space 1 of the mission"),
    ({"pending": "next-turn act:m1a", "board": "m1=A", "owns_A": ""}, "pending", "'act:m1a' offers nothing to choose"),
    ({"pending": "next-turn other-part:m1a reward", "board": "m1=A"}, "pending", "like 'g5a/2', not 'm1a'"),
    ({"pending": "next-turn effect:m1a reward", "board": "m1=A"}, "pending", "like 'c8/2', not 'm1a'"),
    ({"pending": "next-turn cover:r99:1", "board": "m1=A"}, "pending", "there is no 'r99'"),
    ({"pending": "next-turn cover:r03:0", "board": "m1=A"}, "pending", "from 1 to 4, not '0'"),
    (
        {"pending": "next-turn cover:r03:1", "board": "m1=A", "roads": "r03=tile-A"},
        "pending",
        "there is no ninja uncovered for r03 (P-48)",
    ),
    ({"pending": "next-turn tile:r06", "board": "m1=A", "roads": "r06=A"}, "pending", "r06 is not full of figures"),
    (
        {"pending": "next-turn tile:r06", "board": "m1=A", "roads": "r06=AA", "options": "missions=off road_tile=own"},
        "pending",
        "nobody is asked (PO-2)",
    ),
    ({"pending": "next-turn tiles:1:coin+beads", "board": "m1=A"}, "pending", "once each, in the order of the sheet"),
    ({"pending": "next-turn road:B:any:1:0:0", "board": "m1=A"}, "pending", "only A9 lets A move a champion of B"),
    ({"pending": "next-turn road:A:any:3:0:0", "board": "m1=A"}, "pending", "from 1 to 2, not '3'"),
    ({"board": "m1=BBBB", "turn": "1 B"}, "pending", "B can only pass, and is not asked (PR-11)"),
    ({"pending": "turn", "colour": "red"}, "colour", "is no field of panda"),
    (OPENING | {"pending": DRAWS}, "places", "p01 has one building now (P-28)"),
    (OPENING | {"pending": "first-round draw-first"}, "pending", "is not what is left of set-up in its order"),
    (OPENING | {"pending": f"{DRAWS} draw-start:p01", "roads": "r01=A"}, "roads", "A has placed 0 guards at set-up"),
    (OPENING | {"pending": f"{DRAWS} draw-start:p01", "owns-A": "monk=p01"}, "owns-A", "the monk is not yet in play"),
    (OPENING | {"pending": f"{DRAWS} draw-start:p01", "row": "c1"}, "row", "6 cards have been drawn, not 1 (P-27)"),
]


@pytest.mark.parametrize(("fields", "field", "problem"), REFUSED, ids=[problem[:40] for _, _, problem in REFUSED])
def test_an_impossible_position_is_refused_with_field_and_reason(fields: dict[str, str], field: str, problem: str):
    with pytest.raises(PositionError) as refusal:
        GAME.read_position(text(**fields))
    assert refusal.value.field == field
    assert problem in refusal.value.problem


def test_texts_that_are_no_position():
    for garbage in (
        "",
        "panda",
        "castle 1; seats 2",
        "panda 2; seats 2",
        'panda 1; seats "',
        "panda 1; seats 2; seats 2",
    ):
        with pytest.raises(PositionError):
            GAME.read_position(garbage)
    nested = text(options='missions=off board="a=\\n' + "[" * 20_000 + '"')
    with pytest.raises(PositionError, match="is not a TOML file"):
        GAME.read_position(nested)


def test_drawn_tables_are_read_back_where_they_are_whole() -> None:
    whole = draw("r06=A r03:A r16:N", "yuqiao=gm songlin=Cg", "Am=yuqiao", sheet="A.coin=2 B.mask=1", ap=[5, 3])
    assert GAME.read_position(whole.s.to_text()) == whole.s
    sketch = draw(row="", towns="yuqiao=gm", mission="A9")  # a mission at a table without missions
    with pytest.raises(PositionError, match="missions: A9 is not in play"):
        GAME.read_position(sketch.s.to_text())
