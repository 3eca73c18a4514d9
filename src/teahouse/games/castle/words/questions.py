"""What a player is asked on a screen: prompt, one sentence more, the parts of the turn, and chapters of the help."""

from __future__ import annotations

from teahouse.core.words import NOW, Question, Steps, decision, in_order
from teahouse.games.castle.rules.consolidating import Build, Enlarge
from teahouse.games.castle.rules.state import Castle
from teahouse.games.castle.rules.turn import Continue, End, Place, Turn
from teahouse.games.castle.words.sentences import asked, hinted

STEPS = ("step-take", "step-continue", "step-place", "step-build")
STEP_OF: dict[type, int] = {Turn: 0, Continue: 1, Place: 2, Build: 3, Enlarge: 3, End: 4}

HELP = ("help-goal", "help-turn", "help-free", "help-placing", "help-sets", "help-shrines", "help-cards", "help-end")
AT_ANY_TIME = ["help-turn"]
NEAR = {  # chapters that belong to a part of a turn
    "step-take": ["help-free", "help-turn"],
    "step-continue": ["help-turn", "help-free"],
    "step-place": ["help-placing", "help-sets"],
    "step-build": ["help-shrines", "help-sets"],
    "step-spirit": ["help-cards"],
}


def question(s: Castle, count: int) -> Question:
    """What is to be decided; so many places can be chosen."""
    name, steps = decision(s), steps_of(s)
    now = next((key for key, when in steps if when == NOW), "")
    hint = (f"hint-{name}", {"count": count} | hinted(s))
    return Question((f"prompt-{name}", asked(s)), hint, steps, NEAR.get(now, AT_ANY_TIME))


def steps_of(s: Castle) -> Steps:
    now = STEP_OF.get(type(s.pending[-1]))
    return [("step-spirit", NOW)] if now is None else in_order(STEPS, now)  # else a spirit is at work
