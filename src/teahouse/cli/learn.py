"""`teahouse learn`: the lessons in the terminal, at the table of `teahouse play`."""

from __future__ import annotations

from typing import Annotated

import typer

from teahouse import games
from teahouse.cli._screen import Screen
from teahouse.cli._typed import UnclearError
from teahouse.cli._view import View
from teahouse.cli.lines import without_accents
from teahouse.cli.setting import Language, read_language
from teahouse.core.errors import IllegalChoice, OptionError
from teahouse.core.options import did_you_mean
from teahouse.games.face import Sketch
from teahouse.school.courses import School
from teahouse.school.desk import Desk
from teahouse.school.lesson import Course, Lesson
from teahouse.school.table import table_of
from teahouse.school.telling import Teller, reason, teller, values

DEFAULT_GAME = games.names()[0]
COMMANDS = ("help", "hint", "undo", "look", "quit")
SHORT = {"?": "help", "h": "hint", "u": "undo", "board": "look", "": "look", "q": "quit", "exit": "quit"}


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")] = DEFAULT_GAME,
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="Where to begin.", show_default="the first")
    ] = None,
    course: Annotated[
        str | None, typer.Option(metavar="NAME", help="Which course, where a game has several.", show_default="first")
    ] = None,
    folder: Annotated[str, typer.Option("--lessons", metavar="FOLDER", help="Further courses by file.")] = "",
    language: Language = None,
) -> None:
    """Short lessons at the table: a goal, and whatever way leads there.

    \b
    Examples:
      teahouse learn castle
      teahouse learn castle crown
      teahouse learn tang --course alone
    """
    spoken = read_language(language)
    chosen = found(School(folder), game, course)
    face = games.face(game)
    sketch = face.must_have(face.sketch, "table in letters")
    names = [one.name for one in chosen.lessons]
    if lesson is not None and lesson not in names:
        raise OptionError(f"there is no lesson '{lesson}'; {did_you_mean(lesson, names)}")
    screen, voice = Screen(sketch.styles), teller(chosen, spoken)
    screen.say(voice.of("course") or chosen.name, "heading")
    screen.say(voice.say("learn-list", list=", ".join(names)), "quiet")
    screen.say(how(voice), "quiet")
    for one in chosen.lessons[names.index(lesson) if lesson else 0 :]:
        if not Taught(chosen, one, voice, screen, sketch).run():
            return
    screen.say(voice.say("learn-course-done"), "good")


def how(voice: Teller) -> str:
    """What can be typed besides choices, in the words of the language."""
    return voice.say("learn-type", **{name: voice.say(f"command-{name}") for name in COMMANDS})


def found(school: School, game: str, course: str | None) -> Course:
    games.find(game)
    known = school.of(game)
    if not known:
        raise OptionError(f"{games.find(game).title} has no lessons")
    return school.find(game, course) if course else known[0]


class Taught:
    """One lesson at the keyboard."""

    def __init__(self, course: Course, lesson: Lesson, voice: Teller, screen: Screen, sketch: Sketch) -> None:
        self.course, self.lesson, self.screen, self.sketch = course, lesson, screen, sketch
        self.desk = Desk(course.game, lesson)
        self.desk.run_on()
        self.voice = voice.at(self.desk.state)
        self.commands = SHORT | {name: name for name in COMMANDS}  # the English words work in every language
        for name in COMMANDS:
            word = voice.say(f"command-{name}")
            self.commands |= {word: name, without_accents(word): name}

    def run(self) -> bool:
        """To its end; False if the person leaves."""
        name = self.lesson.name
        self.screen.say(f"\n{self.text(name)}", "heading")
        self.look()
        while not self.desk.done:
            try:
                typed = self.screen.ask()
            except EOFError:
                return False
            match self.commands.get(typed.lower()):
                case "quit":
                    return False
                case "undo":
                    self.back()
                case "hint":
                    self.hint()
                case "look":
                    self.look()
                case "help":
                    self.screen.say(how(self.voice), "quiet")
                case _:
                    self.choose(typed)
        return True

    def text(self, key: str) -> str:
        return self.voice.of(key, values(self.desk)).replace("**", "")

    def look(self) -> None:
        self.table = table_of(self.lesson, self.desk, self.voice.guide, self.voice.say("you"))
        self.view = View(self.table, self.voice, self.screen, self.sketch)
        self.view.show(self.table, self.desk.seat)
        self.say(self.text(f"{self.lesson.name}-{min(self.desk.step, len(self.lesson.steps) - 1) + 1}"))

    def say(self, text: str, style: str = "prompt") -> None:
        self.screen.say(f"{self.voice.guide}: {text}", style, indent=2)

    def choose(self, typed: str) -> None:
        try:
            choice = self.view.understand(self.table, typed)
        except UnclearError as problem:
            self.view.unclear(self.table, typed, problem)
            return
        step = self.desk.step
        try:
            self.desk.play(choice)
        except IllegalChoice as problem:
            self.say(reason(self.voice, self.desk, problem.reason), "trouble")
            return
        name = self.lesson.name
        if self.desk.lost():
            wrong = self.desk.answer(step)
            said = self.text(f"{name}-{step + 1}.{wrong.key}") if wrong else self.voice.say("school-missed")
            self.say(said, "trouble")
            self.back()
            return
        for one in self.desk.passed:
            said = self.text(f"{name}-{one + 1}.done")
            if said:
                self.say(said, "good")
        if not self.desk.done:
            self.look()

    def back(self) -> None:
        if self.desk.own:
            self.desk = Desk(self.course.game, self.lesson, self.desk.line[: self.desk.own[-1]])
            self.desk.run_on()
        self.look()

    def hint(self) -> None:
        way, _ = self.desk.way()
        if way:
            text = self.voice.choice(self.desk.game, way[0], self.desk.state)
            self.say(f"{text}  ({self.desk.game.notation(way[0])})")
