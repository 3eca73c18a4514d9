"""What options are called when a table is set up: the numbers in it are those of a match that is set so."""

from __future__ import annotations

import re

import pytest

from teahouse import games
from teahouse.text.languages import languages
from teahouse.web.words import game_info


@pytest.mark.parametrize("language", languages())
def test_labels_of_options_have_the_numbers_of_a_match_that_is_set_so(language: str) -> None:
    panda = games.find("panda")
    words = games.face("panda").words
    told = {option.name: option for option in game_info(panda, language).options}
    for value in told["b3"].values:
        facts = words.facts(panda.start(2, panda.complete({"b3": value.value})))
        assert value.says.startswith(", ".join(str(facts[f"b3_{sides}"]) for sides in (4, 3, 2, 1, 0)))
    assert [re.findall(r"\d+", value.says) for value in told["city6"].values] == [["2"], ["3"]]
    assert len({value.says for value in told["b3"].values}) == len(told["b3"].values)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games.names())
def test_no_label_has_a_gap(name: str, language: str) -> None:
    info = game_info(games.find(name), language)
    said = [info.goal, info.solo, *[preset.says for preset in info.presets]]
    said += [text for option in info.options for text in (option.label, option.says)]
    said += [value.says for option in info.options for value in option.values]
    assert [text for text in said if "{" in text or "$" in text] == []
