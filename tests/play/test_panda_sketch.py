"""Way of the Panda on the screen: every position can be said and drawn, and what is drawn is what is true."""

from __future__ import annotations

import re

import pytest

from teahouse import games
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.draw.gains import gains
from teahouse.games.panda.rules.board import BOARD_NAMES, SHIPPED
from teahouse.games.panda.rules.choices import SPACE
from teahouse.games.panda.rules.pieces import (
    BLUE_NAMES,
    BUILDING_NAMES,
    CHAMPION_NAMES,
    GREEN_NAMES,
    SOURCE_NAMES,
    TILE_NAMES,
)
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.sketch import table as sketch
from teahouse.games.panda.words.sentences import vocabulary
from teahouse.text import Speaker
from tests.games.panda.drawing import draw

GAME = games.find("panda")
NAMES = ["Anna", "Ben", "Chen", "Dora"]
RECOMMENDED = {"missions": "off"}


def speaker_for(state: Panda) -> Speaker:
    speaker = Speaker("panda", names=NAMES[: state.seats])
    speaker.local = vocabulary(state, speaker.say, speaker.names)
    return speaker


def positions(options: dict[str, str], seats: int, seed: int, most: int = 600) -> list[Panda]:
    """Positions of a random game in which a player decides."""
    state, rng, found = GAME.start(seats, {**options, "round_limit": "12"}), Rng(seed), []
    while state.actor != OVER and len(found) < most:
        assert isinstance(state, Panda)
        if state.actor != CHANCE:
            found.append(state.clone())
        legal = state.legal()
        state.apply(state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))])
    return found


def text_of(state: Panda, width: int = 100, viewer: int | None = None) -> str:
    seat = state.actor if viewer is None else viewer
    lines = sketch.sketch(state, speaker_for(state).say, width, seat, NAMES)
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


def test_names_of_pieces_missions_boards_and_scores() -> None:
    speaker = Speaker("panda")
    keys = [f"champion-{name}" for name in CHAMPION_NAMES] + [f"building-{name}" for name in BUILDING_NAMES]
    keys += [f"tile-{name}" for name in TILE_NAMES] + [f"board-{name}" for name in BOARD_NAMES]
    keys += [f"mission-{name}{part}" for name in GREEN_NAMES + BLUE_NAMES for part in ("", ".effect")]
    keys += [f"score-{source}" for source in [*SOURCE_NAMES, *CHAMPION_NAMES, "blue-mission"]]
    endings = ("city-bases", "capitals", "building-supply", "stalemate", "round-limit")
    keys += [f"ending-{name}" for name in endings]
    assert [key for key in keys if not speaker.has(key)] == []


@pytest.mark.parametrize(
    "options", [{"missions": "A9 B3"}, {"missions": "A4 B2", "border": "gates"}, {"board": "bamboo"}]
)
def test_every_choice_and_prompt_reads_as_a_sentence(options: dict[str, str]) -> None:
    families, prompts = set(), set()
    found = positions(options, 3, 5, 250)
    speaker = speaker_for(found[0])
    for state in found:
        prompts.add(type(state.pending[-1]).__name__)
        texts = [speaker.prompt(state)]
        for choice in state.legal():
            families.add(GAME.families.family_of(choice).name)
            texts += [speaker.choice(GAME, choice, state), speaker.choice(GAME, choice)]
        for text in texts:
            assert "{" not in text
            assert not re.match(r"(prompt|choice)\b", text), text
    assert prompts >= {"Turn", "Act", "Cover", "SetUpGuard", "SetUpChampion"}
    assert families >= {"space", "move", "cover", "vanish", "guard", "camp", "done", "pass"}


@pytest.mark.parametrize(("seats", "width"), [(2, 100), (2, 80), (3, 80), (4, 100), (4, 80)])
def test_the_sketch_fits_the_width(seats: int, width: int) -> None:
    for options in ({}, {"board": "bamboo", "border": "gates"}):
        found = positions(options, seats, seats, 300)
        say = speaker_for(found[0]).say
        for state in found[::17]:
            for tight in (False, True):
                lines = sketch.sketch(state, say, width, 1, ["A" * 40] * seats, tight=tight)
                assert max(len("".join(text for text, _ in line).rstrip()) for line in lines) <= width
                assert {style for line in lines for _, style in line} <= {"", *sketch.STYLES}
            for sheet in sketch.SHEETS.values():
                assert sheet(state, say, width)


def test_every_place_and_every_road_is_on_the_map() -> None:
    for board in BOARD_NAMES:
        state = positions({"board": board}, 2, 1, 1)[0]
        for width in (80, 100):
            text = text_of(state, width)
            land = state.board.land
            names = [f"p{n + 1:02}" for n in range(land.places)] + land.road_ids
            assert [name for name in names if len(re.findall(rf"\b{name}\b", text)) != 1] == []


def test_a_drawn_position_shows_guards_tiles_towns_and_champions() -> None:
    state = draw("r06=AB r01:A r16:N", "yuqiao=gm qingshan=Cm", "Am=yuqiao Ag=yuqiao Bw=qingshan").s
    text = text_of(state, 100, 0)
    assert "[●3]" in text
    assert "│ r16" not in text
    assert "┃ r16 [○1]" in text
    assert re.search(r"━●■━", text)  # no ninja of r06 is left uncovered
    assert "GM· 2/4" in text
    assert "[·M·]" in text
    assert "●MG" in text
    assert "■W" in text


def test_a_map_that_no_lattice_holds_is_told_place_by_place() -> None:
    own = (SHIPPED / "panda.toml").read_text("utf-8").replace("x = 38\ny = 13", "x = 15\ny = 15")
    state = positions({"board": own}, 2, 1, 1)[0]
    text = text_of(state)
    assert re.search(r"p01 Baihe .*r01→p02 ×××.*r13→p05 ×", text)


def test_roads_off_the_lattice_are_listed() -> None:
    own = (SHIPPED / "panda.toml").read_text("utf-8")
    own = own.replace('id = "r01"\na = "baihe"\nb = "xuefeng"', 'id = "r01"\na = "baihe"\nb = "yueya"')
    state = positions({"board": own}, 2, 1, 1)[0]
    assert "Further roads   r01 Baihe–Yueya ×××" in text_of(state).replace("▸", " ")


def test_the_board_marks_exactly_what_can_be_chosen() -> None:
    state = next(s for s in positions(RECOMMENDED, 2, 3) if type(s.pending[-1]).__name__ == "Turn")
    spaces = {SPACE.index(choice) // 2 for choice in state.legal() if SPACE.has(choice)}
    assert text_of(state).count("▸") == len(spaces)
    assert "▸" not in text_of(state, viewer=1 - state.actor)  # what somebody else may choose is not marked


def test_covering_with_the_last_guards_is_warned_of() -> None:
    """PR-66: whose guards all lie on unfinished roads can only wait."""
    for roads, warned in (("r09=AAA r19=AAA r18=AA", True), ("r09=AAA r19=AAA", False)):
        table = draw(roads, "", "Aw=jinding", sheet="A.sword=3").play("space w1 a, move warrior r23")
        cover = next(choice for choice in table.s.legal() if GAME.notation(choice) == "cover")
        assert ("Careful" in speaker_for(table.s).choice(GAME, cover, table.s)) == warned


def test_a_space_says_what_it_really_costs() -> None:
    """PR-8: who has one point loses no more than that."""
    state = draw(seats=2, ap=[0, 9]).s
    state.points[0] = 1
    [choice] = [choice for choice in state.legal() if GAME.notation(choice) == "space m2 b"]
    told = gains(state)[choice]
    state.apply(choice)
    assert (told["parts"], state.points[0]) == ([["penalties", -1]], 0)
