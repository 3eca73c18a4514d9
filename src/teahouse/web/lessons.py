"""Lessons through HTTP. Nothing is kept here: who learns brings the line of choices along, and gets what comes of it.

A lesson is shown as a table is: the same scene, the same words, the same refusals. It is played in the process that
draws earlier moments, at the expense of the guest.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from teahouse import games
from teahouse.core.errors import DataError, IllegalChoice, TeahouseError
from teahouse.draw.scene import FAINT, whole
from teahouse.host.jobs.job import Limits, Owner, Rank
from teahouse.school import free, telling
from teahouse.school.courses import School
from teahouse.school.desk import Desk
from teahouse.school.free import FreeDesk
from teahouse.school.lesson import Course, Lesson
from teahouse.school.table import LEARNER, table_of
from teahouse.table.verbs import Number, Word
from teahouse.web import answers as a
from teahouse.web import scenes, views
from teahouse.web.errors import Unheard, may_fail
from teahouse.web.gate import guest_of
from teahouse.web.house import House
from teahouse.web.lobby import known, wish
from teahouse.web.messages import PieceName
from teahouse.web.scenes import Wire

LIMITS = Limits(10.0)
PLAYING = may_fail(404, 409, 413)
Where = tuple[str, str, str]  # game, course, lesson
Line = Annotated[list[Number], Meta(max_length=free.MOST)]


class LessonAsked(Struct, forbid_unknown_fields=True):
    """`line` are all choices so far, of everybody; `choice` is the next one. `free`: the position is played on."""

    line: Line = []
    choice: Number | None = None
    free: bool = False
    shape: Literal["wide", "tall", "low", "tablet"] = "wide"
    overlay: Word = ""


class LessonWonder(Struct, forbid_unknown_fields=True):
    """Why can this piece not be chosen?"""

    piece: PieceName
    line: Line = []
    free: bool = False


@cache
def school(folder: str) -> School:
    """All courses; read once in every process."""
    return School(folder)


def found(folder: str, game: str, course: str, lesson: str) -> tuple[Course, Lesson]:
    try:
        one = school(folder).find(game, course)
    except TeahouseError as problem:
        raise Unheard("no-such-page", str(problem), "course") from None
    wanted = one.lesson(lesson)
    if wanted is None:
        raise Unheard("no-such-page", f"there is no lesson '{lesson[:40]}' in this course", "lesson")
    return one, wanted


# --- the jobs ---


def moment(folder: str, where: Where, language: str, asked: LessonAsked) -> bytes:
    """The job: what a line leads to, in JSON."""
    course, lesson = found(folder, *where)
    desk = seated(course, lesson, asked.line, asked.free)
    refused = ""
    step = desk.step
    if asked.choice is not None:
        try:
            desk.play(asked.choice)
        except TeahouseError as problem:
            why = getattr(problem, "reason", None)
            if why is None:
                raise
            refused = telling.reason(telling.teller(course, language).at(desk.state), desk, why)
    return msgspec.json.encode(view(course, lesson, desk, language, asked, step, refused))


def why(folder: str, where: Where, language: str, asked: LessonWonder) -> bytes:
    """The job: why a piece cannot be chosen: the lesson's words, or the game's."""
    course, lesson = found(folder, *where)
    desk = seated(course, lesson, asked.line, asked.free)
    screen = games.face(course.game).screen
    reason = None
    if screen is not None and desk.state.actor == desk.seat:
        reason = screen.why(desk.state, desk.seat, asked.piece)
    if reason is None:
        return msgspec.json.encode(a.LessonWhy("", "", []))
    key = reason.say[0].removeprefix("reason-")
    own = None if asked.free else desk.refusal(key)
    voice = telling.teller(course, language).at(desk.state)
    said = "" if own is None else voice.of(f"{lesson.name}-{desk.step + 1}.{own.key}", telling.values(desk))
    return msgspec.json.encode(a.LessonWhy(said, reason.rule, list(reason.say)))


def seated(course: Course, lesson: Lesson, line: list[int], free: bool) -> Desk:
    try:
        desk = FreeDesk(course.game, lesson, line) if free else Desk(course.game, lesson, line)
    except IllegalChoice as problem:  # it has to travel between processes
        raise DataError(f"line: {problem}") from None
    desk.run_on()
    return desk


def view(
    course: Course, lesson: Lesson, desk: Desk, language: str, asked: LessonAsked, step: int, refused: str
) -> a.LessonView:
    voice = telling.teller(course, language).at(desk.state)
    numbers = telling.values(desk)
    way, missed = None, False
    if not asked.free and not desk.done:
        way, sure = desk.way()
        missed = desk.ended or (way is None and sure)
    table = table_of(lesson, desk, voice.guide)
    legal = [] if missed else desk.legal()
    made = whole(scenes.scene(table, desk.seat, bool(legal), asked.shape, asked.overlay))
    narrow(made["offers"], set(legal))
    shown = views.view(table, views.client(table, [LEARNER]), desk.seat, 0)
    shown.may_choose = bool(legal)
    shown.may_end_turn = False
    shown.undo = a.MayUndo(bool(desk.own), None)
    if not asked.free:
        shown.status, shown.result, shown.closing = "playing", None, None
    name, at = lesson.name, min(desk.step, len(lesson.steps) - 1)
    answer, mood = refused, "wrong" if refused else "asks"
    if missed:
        wrong = desk.answer(step)
        answer = voice.of(f"{name}-{step + 1}.{wrong.key}", numbers) if wrong else ""
        answer, mood = answer or voice.say("school-missed"), "missed"
    elif desk.passed:
        answer = " ".join(filter(None, [voice.of(f"{name}-{one + 1}.done", numbers) for one in desk.passed]))
        mood = "glad"
    return a.LessonView(
        title=voice.of(name),
        guide=voice.guide,
        step=desk.step,
        of=len(lesson.steps),
        say=voice.say("school-free") if asked.free else voice.of(f"{name}-{at + 1}", numbers),
        answer=answer,
        mood="asks" if asked.free else mood,
        done=desk.done,
        line=desk.line,
        back=desk.own[-1] if desk.own else -1,
        point=[] if missed or asked.free else desk.pointed(way),
        way=way[0] if way else -1,
        gain=desk.gain(),
        table=shown,
        scene=made,
        log=scenes.lines(table, 0),
    )


def narrow(offers: Wire, left: set[int]) -> None:
    """Leaves the choices of the step, dims what else could be chosen, and what belongs to a table that goes on."""
    for name in ("instead", "final", "end"):
        offers.pop(name, None)
    targets: dict[str, Any] = offers.get("targets", {})
    dimmed: list[str] = []
    for key, target in list(targets.items()):
        some = [choice for choice in ([target] if isinstance(target, int) else target) if choice in left]
        if some:
            targets[key] = some[0] if len(some) == 1 else some
        else:
            del targets[key]
            dimmed.append(key)
    spots = offers.get("spots", {})
    for key in dimmed:
        spots.pop(key, None)
    veiled = [key for key in dimmed if key not in spots]
    if veiled:
        veils = offers.setdefault("veils", {})
        veils[str(FAINT)] = [*veils.get(str(FAINT), []), *veiled]
    if "buttons" in offers:
        offers["buttons"] = [button for button in offers["buttons"] if button[0] in left]
    if "tries" in offers:
        offers["tries"] = [one for one in offers["tries"] if one[0] in left]
    if "choices" in offers:
        told = [[said, [one for one in choices if one in left]] for said, choices in offers["choices"]]
        offers["choices"] = [one for one in told if one[1]]
    if "gains" in offers:
        offers["gains"] = {choice: gain for choice, gain in offers["gains"].items() if int(choice) in left}
    for group in offers.get("groups", {}).values():
        group["targets"] = [key for key in group["targets"] if key in targets]
    if "groups" in offers:
        offers["groups"] = {key: group for key, group in offers["groups"].items() if group["targets"]}
    if "then" in offers:
        offers["then"] = [one for one in offers["then"] if set(one[0].values()) & left]


# --- the doors ---


@dataclass(frozen=True)
class Pupil:
    """Who asks about which lesson, in which language."""

    house: House
    guest: str
    where: Where
    language: str

    async def asks(self, job: Any, data: Any) -> Response[Any]:
        """In the process for errands: what a lesson costs is felt by nobody else."""
        owner, folder = Owner(self.guest, "lesson"), self.house.settings.lessons
        made = await self.house.errands.submit(
            job, folder, self.where, self.language, data, owner=owner, rank=Rank.PERSON, limits=LIMITS
        )
        return Response(bytes(made), media_type="application/json")


async def pupil_of(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    course: FromPath[str],
    lesson: FromPath[str],
    house: NamedDependency[House],
    language: FromQuery[str] = "",
) -> Pupil:
    """Raises Unheard where there is no such lesson."""
    known(game)
    where = game, course, lesson
    found(house.settings.lessons, *where)
    return Pupil(house, guest_of(request.scope).name, where, wish(request, language))


class LessonController(Controller):
    path = "/api/lessons"
    tags = ["Lessons"]  # noqa: RUF012

    @get("/", summary="All courses with their lessons", responses=may_fail(), sync_to_thread=True)
    def courses(
        self, request: Request[Any, Any, Any], house: NamedDependency[House], language: FromQuery[str] = ""
    ) -> a.Courses:
        """In a thread: whoever asks first in a language has all their words read, and nobody waits for that."""
        return listed(house.settings.lessons, wish(request, language))

    @post(
        "/{game:str}/{course:str}/{lesson:str}",
        summary="What a line of choices leads to",
        status_code=200,
        responses=PLAYING,
        dependencies={"pupil": Provide(pupil_of)},
    )
    async def play(self, pupil: NamedDependency[Pupil], data: JSONBody[LessonAsked]) -> Response[Any]:
        return await pupil.asks(moment, data)

    @post(
        "/{game:str}/{course:str}/{lesson:str}/why",
        summary="Why a piece cannot be chosen",
        status_code=200,
        responses=PLAYING,
        dependencies={"pupil": Provide(pupil_of)},
    )
    async def why(self, pupil: NamedDependency[Pupil], data: JSONBody[LessonWonder]) -> Response[Any]:
        return await pupil.asks(why, data)


@cache
def listed(folder: str, language: str) -> a.Courses:
    return a.Courses(
        [course_info(course, language) for course in school(folder).courses if course.game in games.on_screen()]
    )


def course_info(course: Course, language: str) -> a.CourseInfo:
    voice = telling.teller(course, language)
    return a.CourseInfo(
        course.game,
        course.name,
        voice.of("course") or course.name,
        voice.of("course.about"),
        course.after,
        games.find(course.game).read_position(course.lessons[0].position).seats,
        [
            a.LessonInfo(
                one.name, voice.of(one.name) or one.name, voice.of(f"{one.name}.about"), len(one.steps), one.free
            )
            for one in course.lessons
        ],
    )
