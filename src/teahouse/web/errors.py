"""What goes wrong, as typed answers: every error has a code, a status and one sentence. Bad input is never a 500."""

from __future__ import annotations

import logging
import re
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.openapi import ResponseSpec
from sqlalchemy.exc import SQLAlchemyError

from teahouse import games
from teahouse.core.errors import IllegalChoice, NotationError, OptionError, PositionError, Reason, TeahouseError
from teahouse.host.rooms import NoSuchTable
from teahouse.table.errors import (
    Foreign,
    NoSuchSeat,
    NotUndoable,
    NotYourMove,
    Refused,
    Repeated,
    Stale,
    TimeUp,
    WrongMoment,
)
from teahouse.table.keeping import StoreError
from teahouse.table.rematch import AlreadyRematched
from teahouse.table.table import Table
from teahouse.text.languages import choose_language
from teahouse.web import views
from teahouse.web.answers import Failed, Trouble
from teahouse.web.words import speaker

log = logging.getLogger("teahouse.web")

GONE = "client disconnected prematurely"  # so says Litestar of who does not send all that he wanted to; nobody hears us
ANY_GAME = games.names()[0]  # whose voice says what belongs to no game; the sentences are the frame's

# the first that fits: type of the error, its code, its status
KINDS: list[tuple[type[Exception], str, int]] = [
    (Foreign, "foreign", 403),
    (Repeated, "repeated", 409),
    (Stale, "stale", 409),
    (NotYourMove, "not-your-move", 409),
    (NoSuchSeat, "no-such-seat", 404),
    (NotUndoable, "not-undoable", 409),
    (TimeUp, "time-up", 409),
    (AlreadyRematched, "rematched", 409),
    (WrongMoment, "wrong-moment", 409),
    (Refused, "wrong-moment", 409),
    (IllegalChoice, "illegal", 409),
    (NotationError, "no-such-choice", 400),
    (OptionError, "bad-option", 400),
    (PositionError, "bad-position", 400),
    (StoreError, "trouble", 503),
    (TeahouseError, "bad-message", 400),
    (OSError, "trouble", 503),
    (SQLAlchemyError, "trouble", 503),
]
STATUSES = {
    400: "bad-message",
    401: "foreign",
    403: "foreign",
    404: "no-such-page",
    405: "wrong-method",
    411: "no-length",
    413: "too-big",
    429: "too-often",
    503: "trouble",
}


class HintsOff(Refused):
    def __init__(self) -> None:
        super().__init__("this-table-is-played-without-hints")


class TooOften(Refused):
    """More than a guest's share; `wait` seconds later it is worth while to ask again."""

    def __init__(self, wait: int = 1) -> None:
        super().__init__("too-many-messages-at-once", seconds=wait)
        self.wait = wait


class AtTable(Exception):
    """What went wrong at this table is its cause: told in the words of the match."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table


class InGame(Exception):
    """What went wrong is its cause: told in the words of this game."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game


@contextmanager
def told_by(game: str) -> Iterator[None]:
    """What is wrong with a table that is planned is told by the game that would be played there."""
    try:
        yield
    except OptionError as problem:
        raise InGame(game) from problem


class Unheard(Refused):
    """A message that cannot be read; `where` names the field."""

    def __init__(self, code: str, text: str, where: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.where = where


KINDS[:0] = [(NoSuchTable, "no-such-table", 404), (HintsOff, "hints-off", 409), (TooOften, "too-often", 429)]


def explain(problem: Exception, language: str = "", table: Table | None = None, game: str = "") -> Trouble:
    """The error as it is told, at a table in the words of its match, of an option in those of the game. One that nobody
    has foreseen is written to the log and said without details."""
    if isinstance(problem, Unheard):
        return Trouble(problem.code, problem.text, where=problem.where)
    code = next((code for kind, code, _ in KINDS if isinstance(problem, kind)), "")
    reason: Reason | None = getattr(problem, "reason", None)
    if reason is not None and code:
        said = _in_words(reason, choose_language(language), table)
        rule = reason.rule if "-" in reason.rule else ""
        return Trouble(code, said, reason.key, reason.values, rule)
    if isinstance(problem, OptionError) and problem.key:
        return refusal(problem, language, game or (table.game.name if table else ""))
    if code and code != "trouble":
        return Trouble(code, str(problem))
    log.error("unforeseen: %s", problem, exc_info=problem)
    return Trouble("trouble", in_the_house(language))


def refusal(problem: OptionError, language: str, game: str = "") -> Trouble:
    """What an option was refused for: said in the asked language, and in parts for whoever shows it in its place."""
    voice = speaker(game or ANY_GAME, choose_language(language))
    key = f"refused-{problem.key}"
    said = voice.say(key, **voice.words(problem.values)) if voice.has(key) else str(problem)
    return Trouble("bad-option", said, problem.key, problem.values, option=problem.option, at=problem.at)


def _in_words(reason: Reason, language: str, table: Table | None) -> str:
    if table is None:
        return speaker(ANY_GAME, language).reason(reason)
    voice = copy(speaker(table.game.name, language))  # the texts are shared; names and facts are this table's
    voice.names = views.names(table)
    return voice.learn_from(table.match.state).reason(reason)


def in_the_house(language: str) -> str:
    return speaker(ANY_GAME, choose_language(language)).say("trouble-in-the-house")


def status_of(problem: Exception) -> int:
    if isinstance(problem, Unheard):
        return next((status for status, code in STATUSES.items() if code == problem.code), 400)
    return next((status for kind, _, status in KINDS if isinstance(problem, kind)), 500)


def read_problem(problem: Exception) -> Unheard:
    """What msgspec says about a message, as an error of ours: `Expected … - at `$.choice``."""
    text = str(problem)
    found = re.search(r" - at `\$?\.?([^`]*)`", text)
    where = found.group(1) if found else ""
    said = re.sub(r" - at `[^`]*`", "", text)
    return Unheard("bad-json" if no_json(text) else "bad-message", said[:300], where)


def unreadable(problem: Exception) -> Unheard | None:
    """A body that is so far from what it should be that Litestar's reader gives up; None for any other error."""
    if not isinstance(problem, RecursionError | UnicodeError) or problem.__traceback__ is None:
        return None
    *_, last = traceback.walk_tb(problem.__traceback__)
    if Path(last[0].f_code.co_filename).parent.name != "serialization":
        return None
    if isinstance(problem, RecursionError):
        return Unheard("bad-json", "this is nested too deeply; a table or an act needs three levels")
    return Unheard("bad-json", f"this is not UTF-8: {problem}")


def no_json(text: str) -> bool:
    """Whether msgspec says that it is not JSON at all."""
    return "JSON is malformed" in text or "truncated" in text or "Invalid UTF" in text


# --- HTTP ------------------------------------------------------------------------------------------------------------


def answer_error(request: Request[Any, Any, Any], problem: Exception) -> Response[Failed]:
    """Every error of HTTP."""
    language = request.query_params.get("language", "") or request.headers.get("accept-language", "")
    if isinstance(problem, ValidationException):
        trouble, status = _invalid(problem), 400
    elif isinstance(problem, SerializationException):
        heard = read_problem(problem)
        trouble, status = explain(heard), 400
    elif isinstance(problem, HTTPException):
        status = problem.status_code
        code = STATUSES.get(status, "bad-message" if status < 500 else "trouble")
        if status == 400 and no_json(problem.detail):
            code = "bad-json"
        said = problem.detail
        if status == 429:
            said = explain(TooOften(), language).say
        if status >= 500:
            said = in_the_house(language)
            if problem.detail != GONE:
                log.error("unforeseen: %s", problem, exc_info=problem)
            status = 503 if status == 503 else 500
        trouble = Trouble(code, said[:300])
        return Response(Failed(trouble), status_code=status, headers=_retry(problem), media_type="application/json")
    else:
        table = problem.table if isinstance(problem, AtTable) else None
        game = problem.game if isinstance(problem, InGame) else ""
        cause = problem.__cause__ if isinstance(problem, AtTable | InGame) else problem
        problem = cause if isinstance(cause, Exception) else problem
        known = unreadable(problem) or problem
        trouble, status = explain(known, language, table, game), status_of(known)
        if isinstance(known, TooOften):
            headers = {"Retry-After": str(known.wait)}
            return Response(Failed(trouble), status_code=status, headers=headers, media_type="application/json")
    return Response(Failed(trouble), status_code=status, media_type="application/json")


def _invalid(problem: ValidationException) -> Trouble:
    """A body or parameter of a wrong form: the first field that is wrong."""
    extra = problem.extra
    first = extra[0] if isinstance(extra, list) and extra else extra
    if isinstance(first, dict):
        return Trouble("bad-message", str(first.get("message", problem.detail))[:300], where=str(first.get("key", "")))
    return Trouble("bad-message", problem.detail[:300])


def _retry(problem: HTTPException) -> dict[str, str]:
    headers = dict(problem.headers or {})
    if problem.status_code == 429:
        headers["Retry-After"] = headers.get("RateLimit-Reset", "60")
    return headers


DESCRIPTIONS = {
    400: "The request cannot be read, or asks for something that does not exist in this game.",
    403: "The token opens nothing here, or not this seat.",
    404: "There is no such table, seat or page.",
    409: "Not possible now: stale, illegal, not your move, or a wrong moment.",
    413: "Too big.",
    429: "Too often; the header Retry-After says when to try again.",
    503: "The database does not answer.",
}


def may_fail(*statuses: int) -> dict[int, ResponseSpec]:
    """For the description of the API: these errors, and those every address has."""
    return {
        status: ResponseSpec(Failed, generate_examples=False, description=DESCRIPTIONS[status])
        for status in sorted({400, 429, 503, *statuses})
    }
