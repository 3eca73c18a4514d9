"""What is asked and told: no ids of the program, nothing in silence, what is left out by going on."""

from __future__ import annotations

import pytest

from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games.panda.rules.game import GAME
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.screen.scene import scene
from teahouse.games.panda.words.questions import question
from teahouse.games.panda.words.sentences import left_out, vocabulary
from teahouse.games.panda.words.standing import standings
from teahouse.games.panda.words.told import told
from teahouse.text import Speaker
from teahouse.text.languages import languages
from tests.games.panda.drawing import Table, draw

NAMES = ["Anna", "Ben", "Cleo", "Dan"]
VOICES = {language: Speaker("panda", language, NAMES) for language in languages()}
EN = VOICES["en"]


def happened(table: Table, line: str) -> list[str]:
    """What the log of a screen says of these choices, in English."""
    said = []
    for text in line.split(", "):
        table.s.events = []
        table.play(text)
        for event in table.s.events:
            key, values = told(table.s, event)[1]
            said.append(EN.say(key, **EN.words(values)))
        table.s.events = None
    return said


def test_the_log_names_the_border_and_not_its_key() -> None:
    table = draw(champions="Am=b01", ap=[9, 9])
    assert "moved the Monk by the eastern border" in happened(table, "space m1 a, move monk b02")
    table = draw(champions="Am=b01", ap=[9, 9], border="gates")
    assert "moved the Monk by border area 2" in happened(table, "space m1 a, move monk b02")
    known = vocabulary(table.s, EN.say, NAMES)
    assert known["way-b02"] == "border area 2"


VOID = {
    "space m3 b": "the champion is not at its own kind of building",
    "space m3 a": "there are not enough guards around",
    "space g4 b": "there is no Chest to sell",
    "space w1 a": "the champion is not on the map",
    "space n6 a": "no champion is in a city",
}


@pytest.mark.parametrize("choice", VOID)
def test_a_space_without_effect_is_told_with_what_was_missing(choice: str) -> None:
    table = draw(champions="Am=yuqiao Ag=yuqiao", ap=[9, 9])
    assert f"nothing happened: {VOID[choice]}" in happened(table, choice)
    table = draw(champions="Am=yuqiao Ag=yuqiao", ap=[9, 9])
    assert table.match.forecast(choice).void
    assert not table.match.forecast("space m1 a").void


def test_special_spaces_and_cards_without_effect_are_told() -> None:
    assert "nothing happened: nothing can be built anywhere" in happened(draw(mission="A9"), "mission 3")
    full = "A.beads=4 A.coin=4 A.sword=4"
    table = draw(roads="r02:B r03:A", towns="songlin=mp", champions="Am=songlin", sheet=full, row="c1 c2")
    said = happened(table, "space m3 a, build gate songlin, card left")
    assert any(line.startswith("one part of the card did nothing: none of these tiles") for line in said)


@pytest.mark.parametrize("language", VOICES)
def test_every_cause_has_words(language: str) -> None:
    """Greedy spending in random games meets most causes; each is a sentence, not a key."""
    voice, met = VOICES[language], set()
    for seed in range(6):
        state, rng = GAME.start(3, {"missions": "A9 B7", "round_limit": "5"}), Rng(seed)
        while state.actor != OVER:
            state.events = []
            legal = state.legal()
            state.apply(state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))])
            for event in state.events:
                if "because" in event.values:
                    met.add(event.values["because"])
                    assert voice.has(f"because-{event.values['because']}")
    assert len(met) > 6


def test_set_up_is_told_in_few_words() -> None:
    state, rng, said = GAME.start(3, {}), Rng(1), []
    while state.actor == CHANCE:
        state.events = []
        state.apply(state.draw(rng))
        said += [EN.event(event) for event in state.events]
    assert said[:2] == ["6 city cards lie in the row", "6 start buildings stand"]
    assert len(said) == 3


def test_going_on_says_without_what() -> None:
    table = draw(roads="r11:B r12:A", champions="Am=yunxi Ag=yuqiao", ap=[9, 9])
    assert left_out(table.play("space m5 a").s) == "both"
    assert EN.choice(GAME, GAME.parse("done"), table.s) == "neither of the two"
    table.play("build gate yunxi")
    assert left_out(table.s) == "move"
    table = draw(champions="Am=yuqiao").play("space m1 a, move monk r05")
    assert left_out(table.s) == "cover"
    assert EN.choice(GAME, GAME.parse("done"), table.s) == "leave the ninja"


def test_who_will_lay_the_tile_is_said_before() -> None:
    own = draw(roads="r06=B", champions="Ag=yuqiao").play("space g1 a, move governor r06")
    assert question(own.s).prompt[0] == "ask-cover-last"  # a tie: who placed the last
    other = draw(roads="r15=BB", champions="Ag=songlin", ap=[9, 9]).play("space g1 a, move governor r15")
    assert question(other.s).prompt == ("ask-cover-last-other", question(other.s).prompt[1])
    assert question(other.s).hint[1]["seat"] == 1
    assert "pay everybody else who builds" in EN.say("ask-tile.hint")


def test_the_second_tile_is_asked_as_another_one() -> None:
    table = draw(roads="r02:B r03:A", towns="songlin=mp", champions="Am=songlin", row="c1 c2")
    table.play("space m3 a, build gate songlin, card left")
    assert question(table.s).hint[1] == {"count": 2, "more": "no"}
    table.play("take coin")
    assert question(table.s).hint[1] == {"count": 1, "more": "yes"}
    assert EN.say("ask-take", more="yes", count=1) == "Take one more tile"


@pytest.mark.parametrize(
    ("mission", "roads", "champions", "towns", "counts", "points"),
    [
        ("B1", "r01:A r02:A r03:B", "", "", [2, 1], [25, 0]),
        ("B2", "", "Am=yuqiao Ag=yuqiao Bm=yuqiao", "yuqiao=C", [2, 1], [0, 0]),
        ("B3", "x01:A x16:A", "", "", [2, 0], [10, -5]),
        ("B4", "r01:A r02=B", "", "", [3, 0], [25, 0]),
        ("B5", "r05:A r06:A", "Am=zhuyuan Ag=qingshan", "", [2, 0], [25, 0]),
        ("B6", "r05:A", "", "yuqiao=C", [1, 0], [15, 0]),
        ("B7", "r05:A", "", "yuqiao=C zhuyuan=g", [2, 0], [4, 0]),
    ],
)
def test_everybody_sees_how_far_all_are_with_the_blue_mission(
    mission: str, roads: str, champions: str, towns: str, counts: list[int], points: list[int]
) -> None:
    table = draw(roads=roads, champions=champions, towns=towns, missions=mission)
    found = standings(table.s)
    assert [values["count"] for values in found] == counts
    assert [values["points"] for values in found] == points
    made = scene(table.s, 0)
    assert made.pieces["blue.A"].text == f"{counts[0]}✓" if points[0] > 0 else str(counts[0])
    assert made.pieces["blue.A"].say == ("scene-blue-now", found[0])
    assert made.pieces["card.blue"].tells == f"mission-{mission}.effect"
    most = {"B2": "30", "B3": "30", "B6": "15×", "B7": "2×"}.get(mission, "25")
    assert made.pieces["worth.blue"].text == most
    for voice in VOICES.values():
        assert str(counts[0]) in voice.say("scene-blue-now", **voice.words(found[0]))


@pytest.mark.parametrize("board", ["panda", "calibrated", "bamboo"])
def test_every_place_of_the_border_has_a_name(board: str) -> None:
    for border in ("sides", "gates"):
        state = GAME.start(2, {"board": board, "border": border})
        assert isinstance(state, Panda)
        for voice in VOICES.values():
            known = vocabulary(state, voice.say, NAMES)
            assert not [key for key, text in known.items() if text.startswith(("way ", "place "))]


def test_questions_name_what_can_be_chosen() -> None:
    """Vanish or appear, the last card of the row, a reward without tiles, one part of two: each is said as it is."""

    def asked(table: Table) -> tuple[str, str]:
        found, voice = question(table.s), Speaker("panda", "en", ["Anna", "Ben"])
        prompt, hint = (voice.say(key, **voice.words(values)) for key, values in (found.prompt, found.hint))
        return prompt, hint

    assert asked(draw(champions="Am=yuqiao Ag=yuqiao Aw=yuqiao").play("space n2 a"))[0] == "Which champion vanishes?"
    assert asked(draw().play("space n2 a"))[0] == "Which champion appears, and where?"
    assert asked(draw(champions="Am=yuqiao").play("space n2 a"))[0] == "Vanish or appear?"

    def new_city(row: str, sheet: str = "") -> Table:
        table = draw(roads="r02:B r03:A", towns="songlin=mp", champions="Am=songlin", row=row, sheet=sheet)
        return table.play("space m3 a, build gate songlin")

    for row, said in (("c1", "It is the last one"), ("c1 c2", "From the left or the right end")):
        assert asked(new_city(row))[1].startswith(said)
    almost_full = new_city("c1 c2", "A.beads=4 A.coin=4 A.sword=3").play("card left")
    assert asked(almost_full) == ("Take a tile", "One tile.")
    assert asked(draw(champions="Am=yuqiao", ap=[9, 9]).play("space m5 a"))[1].startswith("Only one of them")
    assert asked(draw(mission="A9", champions="Am=yuqiao"))[1].endswith("Or use A9.")
    assert not asked(draw(champions="Am=yuqiao"))[1].endswith("Or use A9.")
