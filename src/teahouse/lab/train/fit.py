"""From what games have shown to a lesson."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np

from teahouse.bots.search.lesson import Lesson
from teahouse.lab.train.evidence import Evidence
from teahouse.lab.train.samples import Asked

ENOUGH = 200  # decisions of a kind before anything is learned about it
STEPS = 300
PACE = 0.05
SHY = 0.02  # how strongly trust is drawn to 1 and likings to 0


def fit_worth(guesses: dict[str, float], stages: Sequence[Evidence]) -> tuple[Lesson, float]:
    """Each kind of games begins with what the one before has taught, the first one with the guesses.

    How much a thing is worth may be guessed wrong, but not whether it helps or harms. Gives back also how far off the
    lesson is, in points, where it was not learned.
    """
    weights, off = np.array([*guesses.values(), *guesses.values()]), 0.0
    signs = np.sign(weights)
    for evidence in stages:
        weights, off = evidence.learn(weights, signs)
    early, late = np.split(weights, 2)
    return Lesson(list(guesses), early.tolist(), late.tolist()), off


def teach_promise(lesson: Lesson, decisions: Sequence[Asked]) -> None:
    """Add to a lesson how far the promise of choices can be trusted, for each kind of decision there is enough of."""
    by_decision: defaultdict[str, list[Asked]] = defaultdict(list)
    for asked in decisions:
        by_decision[asked.decision].append(asked)
    for decision, group in sorted(by_decision.items()):
        if len(group) >= ENOUGH:
            trust, liking = fit_promise(group)
            lesson.trust[decision] = trust
            for family, like in liking.items():
                lesson.liking[f"{decision} {family}"] = like


def fit_promise(group: Sequence[Asked]) -> tuple[float, dict[str, float]]:
    """How far the promise can be trusted and which families are liked: so that it foresees the visits of the search."""
    families = sorted({family for asked in group for family in asked.families})
    place = {family: at for at, family in enumerate(families)}
    widest = max(len(asked.visits) for asked in group)
    shape = (len(group), widest)
    promise, goal, there = np.zeros(shape), np.zeros(shape), np.zeros(shape, bool)
    family = np.zeros(shape, int)
    for number, asked in enumerate(group):
        size = len(asked.visits)
        promise[number, :size] = asked.promise
        goal[number, :size] = np.array(asked.visits) / sum(asked.visits)
        family[number, :size] = [place[name] for name in asked.families]
        there[number, :size] = True
    trust, liking = 1.0, np.zeros(len(families))
    for _ in range(STEPS):
        logits = np.where(there, trust * promise + liking[family], -np.inf)
        guess = np.exp(logits - logits.max(axis=1, keepdims=True))
        guess /= guess.sum(axis=1, keepdims=True)
        off = np.where(there, guess - goal, 0.0)
        slope = float((off * promise).sum() / len(group)) + SHY * (trust - 1.0)
        slopes = np.bincount(family.ravel(), off.ravel(), len(families)) / len(group) + SHY * liking
        trust = max(0.05, trust - PACE * slope)
        liking -= 10 * PACE * slopes
    liking -= liking.mean()
    return trust, dict(zip(families, liking.tolist(), strict=True))
