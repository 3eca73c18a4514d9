"""Prompts and hints speak of what can be chosen, and of nothing else; nothing is counted below zero."""

from __future__ import annotations

import pytest

from teahouse.games.castle.rules.choices import TAKE
from teahouse.games.castle.screen.scene import scene
from teahouse.games.castle.sketch.table import sketch
from teahouse.games.castle.words.sentences import asked, free_twins, hinted
from teahouse.text import Speaker
from teahouse.text.languages import languages
from tests.games.castle.drawing import Table, draw, picked
from tests.games.castle.test_refusals import FULL, ROW

SPEAKERS = [Speaker("castle", language) for language in languages()]
SHRINE = ("shrine", "Schrein", "sanctuaire", "santuario")


def hint(table: Table) -> list[str]:
    """The sentence below the prompt, in every language."""
    key, values = scene(table.state, 0).offers.hint
    return [speaker.say(key, **speaker.words(values)) for speaker in SPEAKERS]


def prompt(table: Table) -> list[str]:
    return [speaker.prompt(table.state) for speaker in SPEAKERS]


def test_after_a_spirit_that_promised_a_pair_no_shrine_and_no_discard_is_offered():
    table = draw("?/M4 ?/S5 . ?/M1", "1F1 1F2", spirits="deception depth", pool=2).play("take a1, face S2")
    assert hinted(table.state) == {"second": "no", "rest": "shrine", "points": 1}
    assert all(word in said for word, said in zip(SHRINE, hint(table), strict=True))
    table.play("call deception, pay shrine")
    assert hinted(table.state) == {"second": "beside", "rest": "none", "points": 1}
    assert not any(word in said for word, said in zip(SHRINE, hint(table), strict=True))
    assert not any("+1" in said for said in hint(table))


@pytest.mark.parametrize(
    ("table", "second", "rest"),
    [
        (picked(draw("M4 . S2", ""), "M4"), "twin", "or-shrine"),
        (picked(draw("M4 . S2", "", supply=0), "M4"), "twin", "or-away"),
        (picked(draw("M1 . S2", "", supply=0), "M4"), "no", "supply"),
        (picked(draw("M4 . S2", FULL, pool=0), "M4"), "no", "full"),
        (picked(draw("M1 . S2", ""), "M4"), "no", "shrine"),
    ],
)
def test_the_hint_follows_the_legal_choices(table, second, rest):
    assert (hinted(table.state)["second"], hinted(table.state)["rest"]) == (second, rest)
    assert all(said.strip() and "{" not in said for said in hint(table))


def test_elegance_in_hints():
    table = draw(ROW, "1F1", spirits="elegance").play("call elegance, pay shrine")
    assert hinted(table.state) == {"now": "elegance"}


def test_an_empty_castle_says_that_you_must_summon():
    table = draw("", "1M1")
    assert asked(table.state)["summon"] == "must"
    assert len(set(prompt(table)) & set(prompt(draw("M1 . S2", "")))) == 0
    assert hinted(table.state) == {"now": "empty"}
    assert asked(draw("M1 . S2", "").state)["summon"] == "yes"
    assert asked(draw("?/M1 . S2", "").state)["summon"] == "no"


def test_C34_a_twin_is_free_only_with_room_for_both():
    castle = "M4 . M4 . S2"
    for realm, twins in (("", [2]), (FULL, [])):
        table = draw(castle, realm, pool=0)
        assert free_twins(table.state, 0) == twins
        _, values = scene(table.state, 0).offers.choices[TAKE.of(0)]
        assert values["twin"] == ("yes" if twins else "no")


def test_payment_names_what_can_pay():
    table = draw("?/M1 . S2", "1M3 1M4 1M5", spirits="cunning", pool=1).play("call cunning")
    assert hinted(table.state) == {"ways": "shrine"}
    table = draw("?/M1 . S2", "1M3 1M4 1M5 1S1", spirits="cunning", pool=0).play("call cunning")
    assert hinted(table.state) == {"ways": "tile"}


def test_a_supply_without_end_is_never_below_zero():
    table = draw("M1 . S2", "", supply=-3, options={"shrine_supply": "unlimited"})
    made = scene(table.state, 0)
    assert made.find("supply.count").text == "∞"
    assert made.find("shrine").say == ("scene-supply-unlimited", {})
    for speaker in SPEAKERS:
        text = "".join(part for line in sketch(table.state, speaker.say) for part, _ in line)
        assert "-3" not in text
        assert speaker.say("sketch-unlimited") in text
