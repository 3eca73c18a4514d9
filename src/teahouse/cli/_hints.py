"""A hint in the terminal's words: first a nudge, then the chance, what the choice brings, and the plan behind it."""

from __future__ import annotations

from math import ceil

from teahouse.bots.adviser import Advised
from teahouse.core.words import Say
from teahouse.draw.gains import brought
from teahouse.draw.pills import told
from teahouse.table.table import Table
from teahouse.text import Speaker

CLEAR = 0.03  # of a chance: by less nobody stands out


def odds(say: Say, advised: Advised) -> str:
    """The chance of winning, with its margin where that was measured."""
    if advised.sure:
        return say("hint-won" if advised.chance else "hint-lost")
    chance = round(100 * advised.chance)
    if not advised.margin:
        return say("hint-odds", chance=chance)
    return say("hint-odds-about", chance=chance, margin=ceil(100 * advised.margin))


def nudge(speaker: Speaker, table: Table, advice: list[Advised]) -> list[str]:
    """Something to look for, before the answer: whether one choice stands out, and what it brings."""
    first, *others = advice
    clear = bool(others) and first.chance - others[0].chance > max(CLEAR, first.margin)
    key = "hint-nudge-only" if not others else "hint-nudge-clear" if clear else "hint-nudge-even"
    gain = told(speaker.say, brought(table.match.state, [first.choice, *first.plan]), speaker.names)
    said = [speaker.say(key)]
    if gain:
        said.append(speaker.say("hint-nudge-brings", list=", ".join(gain)))
    return [*said, speaker.say("hint-nudge-again")]


def reasons(speaker: Speaker, table: Table, advised: Advised) -> list[str]:
    """What the choice brings together with those that are to follow, and which these are."""
    state, said = table.match.state, []
    gain = told(speaker.say, brought(state, [advised.choice, *advised.plan]), speaker.names)
    if gain:
        said.append(speaker.say("hint-brings", list=", ".join(gain)))
    after, plan = state.clone(), []
    after.apply(advised.choice)
    for choice in advised.plan:
        plan.append(speaker.choice(table.game, choice, after))
        after.apply(choice)
    if plan:
        said.append(speaker.say("hint-plan", list="; ".join(plan)))
    return said
