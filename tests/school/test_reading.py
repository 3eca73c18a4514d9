"""A file of lessons that cannot be used is refused with the place and what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from teahouse import games
from teahouse.core.errors import DataError
from teahouse.core.rng import Rng
from teahouse.school.checking import check
from teahouse.school.courses import School, of_game
from teahouse.school.reading import read_course

POSITION = of_game("castle")[0].lessons[0].position
GOOD = f"""
game = "castle"
[[lesson]]
name = "one"
position = '''{POSITION}'''
best = ["take e3"]
[[lesson.step]]
goal = ["choose take"]
[[lesson.step.wrong]]
key = "low"
refused = "the-first-tile-comes-from-the-top-floor"
"""


def read(text: str) -> str:
    with pytest.raises(DataError) as caught:
        read_course("mine", text, {}, "mine.toml")
    return str(caught.value)


def test_a_good_one_is_read() -> None:
    course = read_course("mine", GOOD, {})
    assert [lesson.name for lesson in course.lessons] == ["one"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('game = "castle"', 'game = "cattle"', "no game 'cattle'"),
        ('game = "castle"', 'game = "castle"\nafter = "nothing"', "no preset 'nothing'"),
        ('game = "castle"', 'game = "castle"\ngoal = 1', "there is no 'goal' here"),
        ('game = "castle"', "", "'game' is missing"),
        ('name = "one"', 'name = "One!"', "lesson 1: 'One!' is no name"),
        ("turn 9 A", "turn 9 B", "lesson 1, 'one': position, turn"),
        ('best = ["take e3"]', 'best = ["take z9"]', "lesson 1, 'one': 'best': 'take' knows no 'z9'"),
        ('best = ["take e3"]', 'best = "take e3"', "'best' takes a list"),
        ("choose take", "chose take", "lesson 1, 'one', step 1: 'goal': 'chose take' is no fact"),
        ("choose take", "choose steal", "has no choices 'steal'"),
        ("choose take", "gain much", "'much' is no whole number"),
        ("choose take", "told castle-dance", "tells no 'castle-dance'"),
        ("choose take", "told castle-set colour=red", "castle-set has no 'colour'"),
        ("choose take", "told castle-set size", "it reads like floor>=2"),
        ('["choose take"]', "[]", "'goal' has no fact"),
        ('key = "low"', 'key = "done"', "step 1, wrong 1: 'done' is no key"),
        ('key = "low"', 'key = "low"\non = ["ended"]', "not both"),
        ("[[lesson.step]]\n", '[[lesson.step]]\nonly = ["steal"]\n', "'only': Dragon Castle has no choices 'steal'"),
        ('best = ["take e3"]', 'best = ["take e3"]\nnumbers = { n = ["luck"] }', "begins with what is counted"),
        (
            'best = ["take e3"]',
            'best = ["take e3"]\nnumbers = { points = ["gain"] }',
            "'numbers.points' needs another name",
        ),
        ('best = ["take e3"]', 'best = ["take e3"]\nseat = "B"', "somebody else decides"),
        ('best = ["take e3"]', 'best = ["take e3"]\nturns = 0', "'turns' are 1 to"),
        ('best = ["take e3"]', 'best = ["take e3"', "not a TOML file"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(old: str, new: str, told: str) -> None:
    assert old in GOOD
    said = read(GOOD.replace(old, new, 1))
    assert told in said
    assert said.startswith("mine.toml")


def test_owners_add_courses_by_file(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(GOOD, "utf-8")
    (tmp_path / "mine.en.ftl").write_text("course = Mine\none = One\none-1 = Take!\n    .low = No.\n", "utf-8")
    school = School(str(tmp_path))
    assert school.find("castle", "mine").texts["en"].startswith("course")
    assert school.of("castle")[-1].name == "mine"
    with pytest.raises(DataError, match="there is no course 'main'"):
        school.find("castle", "main")


TEXTS = "course = Mine\none = One\none-1 = Take!\n    .low = No.\n"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('["take e3"]', '["take d3"]', "lesson 'one': 'best' ['take d3']: 'take d3': "),
        ('["take e3"]', "[]", "'best' []: the lesson is not over after it"),
        ('["take e3"]', '["take e3"]\nother = [["take e3", "shrine"]]', "'other' ['take e3', 'shrine']: 'shrine'"),
        ('["take e3"]', '["take e3"]\nastray = [["take c3"]]', "'astray' ['take c3']: the goal can still be reached"),
        ('["take e3"]', '["take e3"]\nnumbers = { n = ["gain", "summon"] }', "'numbers': "),
        ("the-first-tile-comes-from", "the-last-tile-comes-from", "step 1: there is no reason 'the-last-tile"),
        ('["choose take"]', '["good shrine 2"]', "there is no good 'shrine'; did you mean 'shrines'"),
        ('["choose take"]', '["gain 2 set"]', "there is no source of points 'set'"),
        ('["choose take"]', '["choose take"]\nonly = ["summon"]', "there is nothing to choose at its beginning"),
    ],
)
def test_an_owners_course_is_played_before_anybody_learns_from_it(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    assert old in GOOD
    (tmp_path / "mine.toml").write_text(GOOD.replace(old, new, 1), "utf-8")
    (tmp_path / "mine.en.ftl").write_text(TEXTS, "utf-8")
    with pytest.raises(DataError) as caught:
        School(str(tmp_path))
    assert told in str(caught.value)
    assert "mine.toml" in str(caught.value)


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("mine.en.ftl", TEXTS.replace("one-1 = Take!", "one-1 ="), "the text 'one-1"),
        ("mine.en.ftl", TEXTS.replace("    .low = No.\n", ""), "the text 'one-1.low' is missing in en"),
        ("mine.en.ftl", TEXTS.replace("= Take!", "= Take { $"), "texts in 'en': "),
        ("mine.en.ftl", TEXTS + "no message\n", "texts in 'en': 'no message' cannot be read"),
        ("mine.xx.ftl", TEXTS, "texts in 'xx'"),
        ("other.en.ftl", TEXTS, "the text 'course' is missing in all languages"),
    ],
)
def test_an_owners_texts_are_all_there(tmp_path: Path, name: str, text: str, told: str) -> None:
    (tmp_path / "mine.toml").write_text(GOOD, "utf-8")
    (tmp_path / name).write_text(text, "utf-8")
    with pytest.raises(DataError) as caught:
        School(str(tmp_path))
    assert told in str(caught.value)


def test_whatever_is_broken_is_told_and_nothing_else_happens(tmp_path: Path) -> None:
    """A real course, with pieces taken out, doubled and exchanged."""
    source = (Path(str(games.face("castle").lessons)) / "basics.toml").read_text("utf-8")
    english = (Path(str(games.face("castle").lessons)) / "basics.en.ftl").read_text("utf-8")
    lines, rng = source.split("\n"), Rng(4)
    told: list[str] = []
    strange = [
        "true",
        "0",
        "-1",
        "''",
        '"x"',
        "[]",
        "[[]]",
        "{}",
        "1e9",
        "99999999999",
        '"\\u0000"',
        "1979-05-27",
        "[1]",
    ]
    for number in range(300):
        broken = lines[:]
        for _ in range(1 + number % 3):
            at, how = rng.below(len(broken)), rng.below(4)
            name, sign, _ = broken[at].partition(" = ")
            if how == 0:
                del broken[at]
            elif how == 1:
                broken.insert(rng.below(len(broken)), broken[at])
            elif how == 2 and sign:
                broken[at] = f"{name} = {strange[rng.below(len(strange))]}"
            else:
                cut = rng.below(len(broken[at]) + 1)
                broken[at] = broken[at][:cut] + "§{"[rng.below(2)] + broken[at][cut + 1 :]
        try:
            course = read_course("mine", "\n".join(broken), {"en": english}, "mine.toml")
            check(course)
        except DataError as problem:
            told.append(str(problem))
    assert len(told) > 150
    assert [one for one in told if not one.startswith("mine.toml")] == []


def test_a_course_cannot_take_the_name_of_another(tmp_path: Path) -> None:
    (tmp_path / "basics.toml").write_text(GOOD, "utf-8")
    with pytest.raises(DataError, match="there is a course 'basics' of castle already"):
        School(str(tmp_path))


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="there is no folder"):
        School(str(tmp_path / "nowhere"))
