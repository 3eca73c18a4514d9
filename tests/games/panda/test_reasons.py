"""Refusals name what is missing: rare ones on drawn positions, all of them against `reasons.TRUE`."""

from __future__ import annotations

import pytest

from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games.panda.rules.game import GAME
from teahouse.text import Speaker
from teahouse.text.languages import languages
from tests.games.panda.drawing import Table, draw, set_up
from tests.games.panda.reasons import TRUE


def a_city(**more: object) -> Table:
    """The Monk has built the third building at Songlin: a card is to be taken."""
    table = draw(roads="r02:B r03:A", towns="songlin=mp", champions="Am=songlin", **more)  # type: ignore[arg-type]
    return table.play("space m3 a, build gate songlin")


def crowded() -> Table:
    """All the Gates of the box are on the map."""
    ids = ["baihe", "xuefeng", "songlin", "longyan", "heishui", "zhuyuan", "qingshan", "hongye", "jinding", "huguan"]
    towns = " ".join(f"{name}=g" for name in ids)
    return draw(roads="r11:B r12:A", towns=towns, champions="Am=yunxi Ag=baihe", ap=[9, 9])


def stuck(**more: str) -> Table:
    """Nobody can move: strength 1, and three ninjas or more on every road around Tiemen."""
    return draw(champions="Am=tiemen Ag=tiemen Aw=tiemen Bm=tiemen Bg=tiemen Bw=tiemen", **more)


CASES = {  # key -> a position and a choice that is refused so
    "a-capital-is-complete": (
        lambda: draw(towns="yuqiao=Cgmp", champions="Am=yuqiao", ap=[9, 9]).play("space m6 a"),
        "build gate yuqiao",
    ),
    "all-your-champions-have-vanished": (lambda: draw(mission="A9", empty_spaces="forbidden"), "mission 1"),
    "mission-a9-already-used-this-round": (
        lambda: draw(mission="A9", champions="Am=yuqiao Bm=yuqiao").play("mission 2, pass"),
        "mission 5",
    ),
    "this-space-of-a9-is-taken": (lambda: draw(mission="A9", champions="Am=yuqiao").play("mission 2"), "mission 2"),
    "no-guard-in-supply": (
        lambda: draw(mission="A9", joined="", champions="Am=yuqiao").keep("A", 0),
        "mission 2",
    ),
    "no-champion-at-all-can-move": (lambda: stuck(mission="A9", empty_spaces="forbidden"), "mission 6"),
    "no-champion-of-this-player-can-move": (
        lambda: draw(mission="A9", champions="Am=yuqiao Bm=tiemen").play("mission 6"),
        "lead B",
    ),
    "nobody-sits-there": (lambda: draw(mission="A9", champions="Am=yuqiao").play("mission 6"), "lead D"),
    "no-champion-of-yours-can-move": (lambda: stuck(empty_spaces="forbidden"), "space n1 a"),
    "no-road-is-weak-enough": (lambda: stuck(empty_spaces="forbidden"), "space m1 a"),
    "a-champion-on-the-sheet-cannot-move": (lambda: draw(empty_spaces="forbidden"), "space m1 a"),
    "the-champion-is-at-no-place": (lambda: draw(champions="Am=b01", empty_spaces="forbidden"), "space m3 a"),
    "no-champion-of-yours-is-in-a-city": (
        lambda: draw(champions="Am=yuqiao", empty_spaces="forbidden", ap=[9, 9]),
        "space n6 a",
    ),
    "this-action-builds-in-a-village-only": (
        lambda: draw(towns="yuqiao=C", champions="Am=yuqiao", empty_spaces="forbidden"),
        "space m3 a",
    ),
    "not-enough-guards-around": (lambda: draw(champions="Am=yuqiao", empty_spaces="forbidden"), "space m3 a"),
    "no-city-base-is-left": (
        lambda: draw(
            roads="r02:B r03:A",
            towns="songlin=mp baihe=C xuefeng=C longyan=C heishui=C zhuyuan=C yuqiao=C",
            champions="Am=songlin",
            ap=[9, 9],
            empty_spaces="forbidden",
        ),
        "space m3 a",
    ),
    "no-piece-of-this-kind-is-left": (lambda: crowded().play("space m5 a"), "build gate yunxi"),
    "nothing-can-be-built-anywhere": (lambda: draw(mission="A9", empty_spaces="forbidden"), "mission 3"),
    "no-chest-to-sell": (
        lambda: draw(towns="yuqiao=m", champions="Ag=yuqiao", ap=[9, 9], empty_spaces="forbidden"),
        "space g4 b",
    ),
    "the-champion-is-not-at-its-own-building": (
        lambda: draw(champions="Ag=yuqiao", sheet="A.chest=1", ap=[9, 9], empty_spaces="forbidden"),
        "space g4 b",
    ),
    "none-is-left-in-the-supply": (
        lambda: draw(sheet="A.sword=3 B.sword=3", champions="Aw=yuqiao", empty_spaces="forbidden"),
        "space w2 b",
    ),
    "the-column-on-the-sheet-is-full": (lambda: draw(sheet="A.sword=4", empty_spaces="forbidden"), "space w2 b"),
    "the-ap-track-is-full": (
        lambda: draw(mission="A9", ap=[15, 4], empty_spaces="forbidden", champions="Am=yuqiao"),
        "mission 5",
    ),
    "the-champion-is-already-there": (
        lambda: draw(mission="A9", champions="Am=yuqiao").play("mission 1"),
        "appear monk yuqiao",
    ),
    "the-champion-has-vanished": (lambda: draw(champions="Am=yuqiao").play("space n2 a"), "vanish governor"),
    "the-champion-is-on-the-map": (lambda: draw(champions="Am=yuqiao").play("space n2 a"), "appear monk baihe"),
    "only-quest-tiles-now": (lambda: a_city(row="c3 c2").play("card left"), "take beads"),
    "only-strength-tiles-now": (lambda: a_city(row="c1 c2").play("card left"), "take mask"),
    "this-kind-was-taken-just-now": (lambda: a_city(row="c1 c2").play("card left, take coin"), "take coin"),
    "one-card-is-left-take-it-as-the-left-one": (lambda: a_city(row="c1"), "card right"),
    "take-a-city-card-first": (a_city, "pass"),
    "take-a-tile-first": (lambda: a_city(row="c1 c2").play("card left"), "pass"),
    "one-ninja-must-stay-uncovered": (
        lambda: set_up(cards="c1 c2 c3 c4 c5 c6", missions="off").play(
            "start gate, start gate, start market, start market, start pagoda, start pagoda, first A, "
            "guard r06, guard r01"
        ),
        "guard r06",
    ),
    "finish-the-action-first": (lambda: draw(champions="Am=yuqiao").play("space m1 a"), "pass"),
    "this-option-has-no-such-action": (lambda: draw(champions="Am=yuqiao").play("space m1 a"), "sell"),
    "choose-a-space-first": (lambda: draw(champions="Am=yuqiao"), "move monk r05"),
    "this-belongs-to-set-up": (lambda: draw(champions="Am=yuqiao"), "guard r05"),
    "only-chance-draws-this": (lambda: draw(champions="Am=yuqiao"), "first B"),
    "the-map-has-no-such-border-area": (lambda: draw(champions="Am=b01").play("space m1 a"), "move monk b09"),
    "the-map-has-no-such-road": (lambda: draw(champions="Am=yuqiao").play("space m1 a"), "move monk r40"),
    "chance-has-to-draw-first": (set_up, "pass"),
}


@pytest.mark.parametrize("key", CASES)
def test_a_rare_refusal_is_given_and_true(key: str) -> None:
    make, choice = CASES[key]
    table = make()
    code = GAME.parse(table.words(choice))
    assert code not in table.s.legal()
    reason = GAME.why_not(table.s, code)
    assert reason.key == key
    assert TRUE[key](table.s, code, reason.values)
    for language in languages():
        voice = Speaker("panda", language, ["Anna", "Ben", "Cleo", "Dan"])
        assert "{" not in voice.reason(reason)


@pytest.mark.parametrize("board", ["panda", "calibrated", "bamboo"])
def test_every_refusal_of_a_random_game_is_true(board: str) -> None:
    """A short look; tests/contract looks longer, at all options."""
    options = {"board": board, "empty_spaces": "forbidden", "missions": "A9 B3", "round_limit": "2"}
    state, rng = GAME.start(2, options), Rng(5)
    met = set()
    for number in range(250):
        if state.actor == OVER:
            break
        legal = state.legal()
        if state.actor != CHANCE and number % 9 == 0:
            known = set(legal)
            for choice in range(number % 3, GAME.choices, 3):
                if choice not in known:
                    reason = GAME.why_not(state, choice)
                    assert TRUE[reason.key](state, choice, reason.values), (GAME.notation(choice), reason)
                    met.add(reason.key)
        state.apply(state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))])
    assert len(met) > 12
