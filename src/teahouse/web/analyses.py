"""The analysis of a match as it is told: by turns, with what would have been better, in words, and why."""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import Any
from zlib import crc32

from teahouse import games
from teahouse.bots.analysis import Judged, judged, turns
from teahouse.bots.levels import adviser
from teahouse.core.match import Match
from teahouse.core.state import State
from teahouse.draw.gains import brought
from teahouse.draw.scene import plain_words
from teahouse.host.analyses import Analysis
from teahouse.web import answers as a
from teahouse.web.answers import PlainWords

DIGITS = 3
KNOWN = [field.name for field in fields(Judged)]


def judge(match: Match, number: int, seconds: float) -> dict[str, Any]:
    """The job: a decision, in plain values; where another choice was clearly better, with words and what it brings."""
    seed = crc32(f"{match.log[:number]}".encode()) >> 3
    found = judged(adviser(match.game), match, number, seed, seconds=seconds)
    body: dict[str, Any] = {**asdict(found), "plan": list(found.plan)}
    if found.better:
        state = match.after(number).state
        body["says"] = said(match, state, [found.made])[0], said(match, state, [found.best, *found.plan])
        body["gain"] = brought(state, [found.best, *found.plan])
        body["made_gain"] = brought(state, [found.made])
    return body


def said(match: Match, state: State, line: list[int]) -> list[PlainWords]:
    """Each choice as it is said at its moment."""
    wording, after, words = games.face(match.game.name).words, state.clone(), []
    for choice in line:
        key = f"choice-{match.game.families.family_of(choice).name}"
        words.append(plain_words((key, wording.about(after, choice))))
        after.apply(choice)
    return words


def told(table: str, analysis: Analysis | None) -> a.MatchAnalysis:
    if analysis is None:
        return a.MatchAnalysis(table, False, 0, 0, 0, False, [])
    bodies = {number: body for number, body in analysis.found.items() if "failed" not in body}
    found = [as_judged(body) for body in bodies.values()]
    return a.MatchAnalysis(
        table,
        True,
        analysis.total,
        len(analysis.found),
        len(analysis.found) - len(bodies),
        analysis.finished,
        [
            a.AnalysedTurn(
                one.turn,
                one.seat,
                list(one.numbers),
                round(one.before, DIGITS),
                round(one.after, DIGITS),
                round(one.cost, DIGITS),
                round(2 * one.error, DIGITS),
                None if one.worst is None else better(one.worst, bodies[one.worst.number]),
            )
            for one in turns(found)
        ],
    )


def as_judged(body: dict[str, Any]) -> Judged:
    values: dict[str, Any] = {name: body[name] for name in KNOWN}
    return Judged(**{**values, "plan": tuple(values["plan"])})


def better(one: Judged, body: dict[str, Any]) -> a.BetterChoice:
    made, (best, *plan) = body["says"]
    return a.BetterChoice(
        one.number,
        one.made,
        one.best,
        made,
        best,
        plan,
        round(one.cost, DIGITS),
        round(2 * one.error, DIGITS),
        body["gain"],
        body["made_gain"],
    )
