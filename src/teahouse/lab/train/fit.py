"""From samples to a lesson: two small regressions in NumPy."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from teahouse.bots.search.lesson import Lesson
from teahouse.lab.train.samples import Asked, Samples

Floats = npt.NDArray[np.float64]

CALM = 3.0  # how many samples a weight must be worth before it leaves zero; on standardised numbers
ENOUGH = 200  # decisions of a kind before anything is learned about it
STEPS = 300
PACE = 0.05
SHY = 0.02  # how strongly trust is drawn to 1 and likings to 0


def fit(names: list[str], samples: Samples) -> Lesson:
    rows, targets = np.array(samples.rows), np.array(samples.targets)
    early, late = fit_worth(rows[:, :-1], rows[:, -1], targets)
    lesson = Lesson(names, early, late)
    by_decision: defaultdict[str, list[Asked]] = defaultdict(list)
    for asked in samples.asked:
        by_decision[asked.decision].append(asked)
    for decision, group in sorted(by_decision.items()):
        if len(group) >= ENOUGH:
            trust, liking = fit_promise(group)
            lesson.trust[decision] = trust
            for family, like in liking.items():
                lesson.liking[f"{decision} {family}"] = like
    return lesson


def fit_worth(numbers: Floats, left: Floats, targets: Floats) -> tuple[list[float], list[float]]:
    """Weights at the beginning and at the end of a game, each with one more that stands alone: ridge regression."""
    with_one = np.column_stack([numbers, np.ones(len(numbers))])
    table = np.column_stack([with_one * left[:, None], with_one * (1.0 - left)[:, None]])
    scale = np.sqrt((table**2).mean(axis=0))
    scale[scale == 0.0] = 1.0
    table = table / scale
    ridge = CALM * np.eye(table.shape[1])
    alone = with_one.shape[1]
    ridge[alone - 1, alone - 1] = ridge[-1, -1] = 0.0
    weights = np.linalg.solve(table.T @ table + ridge + 1e-9 * np.eye(len(ridge)), table.T @ targets) / scale
    return weights[:alone].tolist(), weights[alone:].tolist()


def error(lesson: Lesson, samples: Samples) -> float:
    """How far off its guesses are, in points: the root of the mean square."""
    rows = np.array(samples.rows)
    with_one, left = np.column_stack([rows[:, :-1], np.ones(len(rows))]), rows[:, -1:]
    weights = np.array(lesson.early) * left + np.array(lesson.late) * (1.0 - left)
    return float(np.sqrt((((with_one * weights).sum(axis=1) - np.array(samples.targets)) ** 2).mean()))


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
