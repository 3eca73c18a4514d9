"""What choices bring, in the plain form that travels (docs/scene.md): made from forecasts, for any game.

Sources, goods and things earned go by their keys; a game has words for them (`score-…`, `good-…`). Whatever tells
nothing is left out, and a choice that brings nothing has no gain.
"""

from __future__ import annotations

from typing import Any

from teahouse.core.forecast import BUDGET, DRAW, OTHER, Before, Change, Forecast, Prospect, along, happened, prospects
from teahouse.core.state import State

Wire = dict[str, Any]
BEST, AT_LEAST = 1, 2  # further choices decide: up to so much, or so much and more


def gains(state: State, budget: int = BUDGET) -> dict[int, Wire]:
    """Of every choice there is, by the choice. `budget` 0 looks at single steps alone."""
    found: dict[int, Wire] = {}
    for prospect in prospects(state, budget):
        made = gain(prospect)
        if made:
            found[prospect.step.choice] = made
    return found


def brought(state: State, line: list[int]) -> Wire:
    """What these choices of one player bring together, one after the other."""
    return gain(Prospect(along(Before(state), line)))


def voids(state: State) -> dict[int, Wire]:
    """Of the choices that do nothing, alone: those are asked about first, at tables without previews, too."""
    if not state.void_events():
        return {}
    return {choice: made for choice, made in gains(state, 0).items() if "void" in made}


def gain(prospect: Prospect) -> Wire:
    """One of them: the points are those of the best line where there is one, the rest is told of the step."""
    step, end, best = prospect.step, prospect.end, prospect.best
    made: Wire = {}
    if step.void:
        made["void"] = 1
    if end.points[step.seat]:
        made["total"] = end.gain
        made["parts"] = [[source, points] for source, points in end.points[step.seat]]
    if best is not None:
        made["total"] = best.points
        made["more"] = BEST if best.exact else AT_LEAST
        made["now"] = step.gain
    if end.goods[step.seat]:
        made["goods"] = [[name, number] for name, number in end.goods[step.seat]]
    if step.earned:
        made["earned"] = [[name, number] for name, number in step.earned]
    others = _of_others(step)
    if others:
        made["others"] = others
    if step.closing:
        made["closing"] = step.closing
    if step.ending:
        made["ending"] = step.ending
    if made and step.then in (DRAW, OTHER):
        made["then"] = step.then
    return made


def _of_others(step: Forecast) -> list[list[Any]]:
    return [
        [seat, source, points]
        for seat, lines in enumerate(step.points)
        if seat != step.seat
        for source, points in lines
    ]


def change(before: Before, after: State) -> list[Wire]:
    """What every seat got between two positions of a match: `{total, parts, goods}`, empty where nothing changed."""
    found = happened(before, after, -1, [])
    made: list[Wire] = []
    for seat in range(after.seats):
        one: Wire = {}
        if found.points[seat]:
            one["total"] = found.total(seat)
            one["parts"] = [[source, points] for source, points in found.points[seat]]
        if found.goods[seat]:
            one["goods"] = [[name, number] for name, number in found.goods[seat]]
        made.append(one)
    return made


def standing(state: State) -> list[list[tuple[str, int, list[Change]]]]:
    """The points of every seat as they stand: for each source, how many, and what they are made of."""
    return [
        [(source, points, state.parts(seat, source)) for source, points in lines]
        for seat, lines in enumerate(state.breakdowns())
    ]
