"""Tang Garden: what is asked names what can be chosen, and nothing else."""

from __future__ import annotations

import pytest

from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games.tang.rules.choices import CHOICES
from teahouse.games.tang.rules.game import GAME
from teahouse.games.tang.rules.influence import INFLUENCE_NOW
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.words.questions import question
from teahouse.text import Speaker
from teahouse.text.languages import languages
from tests.games.tang.drawing import draw


def families(s: Tang) -> set[str]:
    return {CHOICES.family_of(choice).name for choice in s.legal()}


def check(s: Tang) -> str:
    """The values of the question against the legal choices; which decision it was."""
    asked = question(s, 1)
    values, can = {**asked.prompt[1], **asked.hint[1]}, families(s)
    notes = {GAME.notation(choice) for choice in s.legal()}
    name = type(s.pending[-1]).__name__
    if name == "Turn":
        assert values["now"] == (("both" if "decorate" in can else "build") if "build" in can else "decorate")
    elif name == "SoloTurn":
        lanterns = any(note.startswith("lantern") for note in notes)
        assert values["forms"] == ("both" if "build" in can and lanterns else "pairs" if "build" in can else "lanterns")
    elif name == "BeforeDrawing":
        cards, top = "merchant cards" in notes, "merchant discard" in notes
        assert values["buys"] == ("both" if cards and top else "cards" if cards else "discard")
    elif name == "ChooseCard":
        assert (values["keep"] == "none") == ("keep" not in can)
        assert (values["keep"] in ("two", "second")) == ("keep" in can and s.two)
    elif name == "InfluenceNow":
        row = any(note.startswith("influence") and note != "influence blind" for note in notes)
        deck = "influence blind" in notes
        assert values["from"] == ("both" if row and deck else "row" if row else "deck")
    elif name == "EndOfTurn":
        ways = [way for way, family in (("guest", "influence"), ("refresh", "refresh")) if family in can]
        ways += ["move"] if "lantern reposition" in notes else []
        assert values["still"] == (ways[0] if len(ways) == 1 else "several")
    for language in languages():
        voice = Speaker("tang", language, ["Anna", "Ben", "Cleo", "Dan"])
        for key, said in (asked.prompt, asked.hint):
            assert "{" not in voice.say(key, **voice.words(said))
    return name


@pytest.mark.parametrize("seed", range(4))
def test_questions_follow_the_legal_choices(seed: int) -> None:
    state, rng = GAME.start(1 + seed % 3, {}), Rng(seed)
    met: set[str] = set()
    while state.actor != OVER and len(met) < 40:
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        assert isinstance(state, Tang)
        if rng.below(4) == 0:
            met.add(check(state))
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    assert len(met) > 5


def test_a_dead_round_and_a_garden_where_nothing_fits_are_said() -> None:
    table = draw()
    table.state.must_build = True
    assert check(table.state) == "Turn"
    assert Speaker("tang", "en").say("ask-turn", **question(table.state, 1).prompt[1]) == "Build with a face-up tile"


def test_T97_who_holds_a_token_is_not_promised_another() -> None:
    table = draw(cubes="2/2/2", row="hermit child")
    s = table.state
    s.pending[-1] = INFLUENCE_NOW[0]
    s.opportunities = 1
    voice = Speaker("tang", "en")
    for held, said in ((False, "or later, with a token"), (True, "or nobody: you have a token already")):
        s.holds_token[0] = held
        assert voice.say("hint-influence-now", **question(s, 1).hint[1]).endswith(said)
        assert check(s) == "InfluenceNow"
