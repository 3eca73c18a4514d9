"""Rare refusals of Way of the Panda, on drawn positions; common ones are in refused.txt."""

from __future__ import annotations

from collections.abc import Callable

from teahouse import games
from teahouse.games.panda.rules.state import Panda
from tests.games.panda.drawing import Table, draw, set_up

ELSEWHERE = {
    *("no-champion-of-yours-is-there", "only-neutral-spaces-are-free", "only-the-cards-at-the-ends"),  # of a screen
    *("no-tile-of-these-can-be-taken", "this-board-is-made-for-fewer-players"),  # of an event, of a set-up
}


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
    return draw(champions="Am=tiemen Ag=tiemen Aw=tiemen Bm=tiemen Bg=tiemen Bw=tiemen", **more)  # type: ignore[arg-type]


TABLES: dict[str, tuple[Callable[[], Table], str]] = {
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


def _village_builder() -> str:
    """A board of one's own, on which the neutral column builds in villages."""
    text = (games.face("panda").folder / "rules" / "data" / "panda.toml").read_text("utf-8")
    return text.replace(
        '{ do = "build", who = "any", where = "city" }', '{ do = "build", who = "any", where = "village" }'
    )


TABLES["no-champion-of-yours-is-in-a-village"] = (
    lambda: draw(champions="Am=b01", empty_spaces="forbidden", ap=[9, 9], board=_village_builder()),
    "space n6 a",
)


def _state(make: Callable[[], Table]) -> Callable[[], Panda]:
    return lambda: make().s


CASES = {key: (_state(make), draw().words(choice)) for key, (make, choice) in TABLES.items()}
