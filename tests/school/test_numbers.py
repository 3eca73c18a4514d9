"""Every number in a sentence of a lesson is what the engine gives, as a word too, in every language.

Digits come from the lesson's `numbers`, which the engine counts (`test_courses.py`). Words from two on are read here,
and each has to be one of those that the position, the board or the rules of the lesson give, by the table below. "One"
and "first" are not read: in most languages they are articles, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from teahouse import games
from teahouse.core.state import State
from teahouse.games.castle.rules.pieces import SET_POINTS, SHRINE_POINTS, SHRINES_ON_SPECIAL_SET
from teahouse.games.tang.rules.pieces import TERRAINS
from teahouse.school.courses import of_game
from teahouse.school.desk import Desk, numbers
from teahouse.school.lesson import Course, Lesson
from teahouse.text import LANGUAGE
from teahouse.text.languages import languages

COURSES = [course for game in games.names() for course in of_game(game)]
each_course = pytest.mark.parametrize("course", COURSES, ids=[f"{one.game}-{one.name}" for one in COURSES])

WORDS = {
    "en": "zero=0 both=2 two=2 twice=2 second=2 three=3 third=3 four=4 fourth=4 five=5 six=6 seven=7 eight=8 nine=9 "
    "ten=10",
    "de": "null=0 beide=2 beiden=2 zwei=2 zweimal=2 zweite=2 zweiten=2 zweiter=2 zweites=2 drei=3 dritte=3 dritten=3 "
    "dritter=3 vier=4 vierte=4 vierten=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10",
    "fr": "zéro=0 deux=2 deuxième=2 second=2 seconde=2 trois=3 troisième=3 quatre=4 quatrième=4 cinq=5 six=6 sept=7 "
    "huit=8 neuf=9 dix=10",
    # «sei» is «you are», too: it is read where the English sentence has a six
    "it": "zero=0 entrambi=2 entrambe=2 due=2 secondo=2 seconda=2 tre=3 terzo=3 terza=3 quattro=4 quarto=4 quarta=4 "
    "cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10",
}
VALUES = {
    code: {word: int(n) for word, n in (pair.split("=") for pair in text.split())} for code, text in WORDS.items()
}


def texts(course: Course, language: str) -> dict[str, str]:
    """What is said, by its key, without what the engine puts in."""
    found: dict[str, str] = {}
    key = ""
    for line in course.texts[language].split("\n"):
        told = re.match(r"([\w-]+) = |    \.([\w-]+) = ", line)
        text = line[told.end() :] if told else line
        if told:
            key = told[1] or f"{key.split('.', maxsplit=1)[0]}.{told[2]}"
        if key and not line.startswith("#"):
            found[key] = f"{found.get(key, '')} {text}"
    return {key: re.sub(r"\{[^{}]*\}|\[\w+\]", " ", text) for key, text in found.items()}


def said(text: str, language: str) -> set[int]:
    known = VALUES[language]
    return {known[word] for word in re.findall(r"[^\W\d_]+", text.lower()) if word in known}


# --- what the engine gives ---

Fact = Callable[[Course, Lesson], set[int]]


def at(lesson: Lesson, course: Course, *line: str) -> Desk:
    desk = Desk(course.game, lesson)
    desk.run_on()
    for words in line:
        desk.play(desk.game.parse(words))
    return desk


def options(beginning: str, *line: str) -> Fact:
    """So many choices begin so, after these."""

    def count(course: Course, lesson: Lesson) -> set[int]:
        desk = at(lesson, course, *line)
        found = {desk.game.notation(one) for one in desk.state.legal()}
        return {len([one for one in found if one.startswith(beginning)])}

    return count


def given(*values: int) -> Fact:
    return lambda _course, _lesson: set(values)


def counted(name: str) -> Fact:
    """A number of the lesson's own."""
    return lambda course, lesson: {numbers(course.game, lesson)[name]}


def good(name: str, more: int = 0) -> Fact:
    def found(course: Course, lesson: Lesson) -> set[int]:
        state: State = games.find(course.game).read_position(lesson.position)
        return {dict(state.goods(lesson.seat))[name] + more}

    return found


def wanted(source: str = "") -> Fact:
    """The points that the goals ask for."""

    def found(_course: Course, lesson: Lesson) -> set[int]:
        return {fact.number for step in lesson.steps for fact in step.goal if fact.kind == "gain"}

    return found


def told(key: str, name: str) -> Fact:
    """What the best way tells: the size of a set, the floor of a shrine."""

    def found(course: Course, lesson: Lesson) -> set[int]:
        desk = at(lesson, course, *lesson.best)
        return {int(one.values[name]) for all_of in desk.by_choice for one in all_of if one.key == key}

    return found


def best(*beginnings: str) -> Fact:
    """So many choices of the best way begin so."""
    return lambda _course, lesson: {len([one for one in lesson.best if one.startswith(beginnings)])}


def part(lesson: Lesson, name: str) -> str:
    found = re.search(rf"{name}\s([^;]*)", lesson.position)
    assert found is not None
    return found[1]


def realm(kind: str, more: int = 0) -> Fact:
    """So many tiles of a kind show their faces in the learner's realm."""
    return lambda _course, lesson: {len(re.findall(rf"\d{kind}\d", part(lesson, "realm-A"))) + more}


def floors(_course: Course, lesson: Lesson) -> set[int]:
    """Of the castle."""
    return {max(int(one) for one in re.findall(r" (\d)[A-Z]\d", part(lesson, "castle \\.")))}


def each(*facts: Fact) -> Fact:
    return lambda course, lesson: set().union(*[fact(course, lesson) for fact in facts])


LEAST = given(next(size for size, points in enumerate(SET_POINTS) if points))
HIGHEST = given(max(SHRINE_POINTS))
SIDES = given(2)  # of a tile: a long one on its left, another on its right
TURN = best("take", "pair")  # tiles that the turn takes

SAID: dict[str, Fact] = {
    # --- Dragon Castle ---
    "castle/basics/free-1.low": floors,
    "castle/basics/twin.about": TURN,
    "castle/basics/twin-1": TURN,
    "castle/basics/twin-1.alone": TURN,
    "castle/basics/twin-1.wedged": options("take"),
    "castle/basics/twin-2.shrine": TURN,
    "castle/basics/twin-2.discard": TURN,  # the hands that could be full
    "castle/basics/twin-3": TURN,
    "castle/basics/twin-3.done": each(TURN, LEAST),
    "castle/basics/shrine-1": each(realm("W"), realm("W", 1)),
    "castle/basics/shrine-1.wedged": SIDES,
    "castle/basics/shrine-1.low": floors,
    "castle/basics/shrine-2.discard": realm("W", 1),
    "castle/basics/four": LEAST,
    "castle/basics/four-1": each(LEAST, realm("F"), TURN),
    "castle/basics/four-1.early": realm("F", 1),
    "castle/basics/four-1.apart": LEAST,
    "castle/basics/four-1.done": told("castle-set", "size"),
    "castle/basics/bigger.about": each(told("castle-set", "size"), LEAST),
    "castle/basics/bigger-1": each(LEAST, realm("F"), realm("F", 1), told("castle-set", "size")),
    "castle/basics/bigger-1.six": each(realm("F", 1), TURN),
    "castle/basics/bigger-1.five": each(realm("F"), given(2)),  # those on the right: F5 and F6
    "castle/basics/bigger-1.away": given(2),  # groups: three and two
    "castle/basics/bigger-1.done": given(2, 3),  # the same
    "castle/basics/crown-1": each(HIGHEST, LEAST),
    "castle/basics/crown-1.apart": LEAST,
    "castle/basics/crown-1.single": TURN,
    "castle/basics/crown-2": each(told("castle-set", "size"), told("castle-build", "floor")),
    "castle/basics/crown-2.done": told("castle-build", "floor"),
    "castle/basics/up-1": wanted(),
    "castle/basics/up-1.ground": lambda *_: {max(SHRINE_POINTS) - 1},  # the stack below the third floor
    "castle/basics/up-1.place": wanted(),
    "castle/basics/up-1.done": told("castle-build", "floor"),
    "castle/basics/rare": given(SHRINES_ON_SPECIAL_SET),
    "castle/basics/rare-1": each(given(SHRINES_ON_SPECIAL_SET), wanted()),
    "castle/basics/rare-1.one": given(SHRINES_ON_SPECIAL_SET),
    "castle/basics/rare-1.lower": best("build"),
    "castle/basics/rare-1.wind": TURN,
    "castle/basics/rare-1.done": told("castle-set", "size"),
    "castle/basics/spirit-1": given(2),  # tiles that Strength may move: test below
    "castle/basics/spirit-2.shrine": HIGHEST,
    "castle/basics/spirit-3": LEAST,
    "castle/basics/summon-1": given(2),  # seats, and the summons that ends it: test below
    # --- Way of the Panda ---
    "panda/basics/space-1": lambda _, lesson: {
        max(int(one) for words in lesson.steps[0].only for one in re.findall(r"[mgwn](\d)", words[1]))
    },
    "panda/basics/order-1": lambda _, lesson: {int(part(lesson, "board")[1])},
    "panda/basics/build-1": lambda course, lesson: {
        games.find(course.game).read_position(lesson.position).board.guards_needed[0]
    },
    "panda/basics/city": told("panda-build", "number"),
    "panda/basics/city-1": lambda course, lesson: {
        games.find(course.game).read_position(lesson.position).board.guards_needed[2]
    },
    "panda/basics/city-1.pass": lambda course, lesson: {
        games.find(course.game).read_position(lesson.position).guards[4]
    },
    "panda/basics/multiply-1": lambda _, lesson: {
        int(one) for one in re.findall(r"owns-A .*beads=(\d)", lesson.position)
    },
    "panda/basics/stop-1": lambda _, lesson: {0, len(re.findall(r"=A", part(lesson, "board")))},
    "panda/basics/stop-1.greedy": given(0),
    "panda/basics/stop-1.again": given(0),
    # --- Tang Garden ---
    "tang/basics/turn.about": options("rotate"),
    "tang/basics/paths-1": lambda _, lesson: (
        {int(one) for one in re.findall(r"paths:(\d)", lesson.position)} | {len(TERRAINS)}
    ),
    "tang/basics/paths-1.other": given(len(TERRAINS)),
    "tang/basics/guest-1": lambda _, lesson: {len(part(lesson, "row").split())},
    "tang/basics/view.about": each(options("stand"), options("face", "stand e4 court")),
    "tang/alone/course.about": lambda course, _: {len(course.lessons)},
    "tang/alone/pair-1.spot": given(2),  # a tile and its decoration
    "tang/alone/diagonal.about": given(2),
    "tang/alone/diagonal-1": given(2),  # cards that a pair takes along: test below
    "tang/alone/coins.about": options("rotate"),
    "tang/alone/coins-1": options("rotate"),
    "tang/alone/lantern-1.cards": lambda _, lesson: {len(re.findall("=", part(lesson, "beside")))},
    "tang/alone/guest.about": options("influence"),
    "tang/alone/guest-1": options("influence"),
}


def lesson_of(course: Course, key: str) -> Lesson:
    name = re.sub(r"(-\d+)?(\.[\w-]+)?$", "", key)
    return course.lesson(name) or course.lessons[0]


@each_course
def test_number_words_are_what_the_engine_gives(course: Course) -> None:
    for key, text in texts(course, LANGUAGE).items():
        read, fact = said(text, LANGUAGE), SAID.get(f"{course.game}/{course.name}/{key}")
        if fact is None:
            assert not read, f"{key}: {read}"
        else:
            assert read == fact(course, lesson_of(course, key)), key


@pytest.mark.parametrize("language", [code for code in languages() if code != LANGUAGE])
@each_course
def test_other_languages_say_the_same_numbers(course: Course, language: str) -> None:
    english = {key: said(text, LANGUAGE) for key, text in texts(course, LANGUAGE).items()}
    for key, text in texts(course, language).items():
        read = said(text, language)
        if language == "it" and 6 not in english[key]:
            read -= {6}
        assert read <= english[key], f"{key}: {read - english[key]}"


def test_the_table_has_no_sentence_that_is_not_there() -> None:
    keys = {f"{course.game}/{course.name}/{key}" for course in COURSES for key in texts(course, LANGUAGE)}
    assert set(SAID) <= keys


# --- what a table cannot tell ---


def lesson_at(game: str, course: str, name: str, *line: str) -> Desk:
    found = next(one for one in of_game(game) if one.name == course)
    lesson = found.lesson(name)
    assert lesson is not None
    return at(lesson, found, *line)


def left(desk: Desk) -> set[str]:
    return {desk.game.notation(one).split()[0] for one in desk.state.legal()}


def test_Strength_moves_one_or_two_tiles() -> None:
    begun = ("take c3", "shrine", "place e4", "call strength", "pay e4", "lift e2", "drop f4")
    after = lesson_at("castle", "basics", "spirit", *begun[:-1])
    for number in (1, 2):
        after.state.apply(next(one for one in after.state.legal() if after.game.notation(one).startswith("drop")))
        assert ("lift" in left(after)) == (number == 1)
        if number == 1:
            assert "done" in left(after)
            after.state.apply(next(one for one in after.state.legal() if after.game.notation(one).startswith("lift")))


def test_with_two_players_the_second_summons_ends_the_game() -> None:
    desk = lesson_at("castle", "basics", "summon")
    assert desk.state.seats == 2
    assert not desk.state.closing()
    desk.state.apply(desk.game.parse("summon"))
    assert desk.state.closing()


def test_a_pair_takes_two_cards_along() -> None:
    """Of four cards two are still there, and two are new."""
    desk = lesson_at("tang", "alone", "pair")

    def cards() -> dict[str, str]:
        found = re.search(r"beside ([^;]*)", desk.state.to_text())
        assert found is not None
        return dict(one.split("=") for one in found[1].split())

    before = cards()
    for words in desk.lesson.best:
        desk.state.apply(desk.game.parse(words))
    assert len(cards().items() & before.items()) == len(before) - 2
