"""What can be looked up about Walkers, and the numbers that its rules are told with."""

from __future__ import annotations

from teahouse.games.sample.rules.game import ACTIONS, Walkers

from teahouse.core.state import State
from teahouse.games.face import Example, Page, Values

PAGES = {
    "lantern": Page("card-0", "card-0.effect", ["S-3"]),
    "stones": Page(
        "term-stone",
        "help-stones",
        ["S-3", "S-4"],
        [
            Example(
                "example-taken",
                "sample 1; seats 2; turn 3 A; stones 0.2=A; used 2=A; points 4 1; pending go",
                legal=["go 4"],
                refused={"go 0": "a-stone-lies-there"},
            ),
            Example(
                "example-laid",
                "sample 1; seats 2; turn 3 A; stones 0.2=A; used 2=A; points 4 1; pending go",
                line=["go 4", "lay 4 2"],
                points=[1, 0],
            ),
        ],
    ),
}


def facts(state: State) -> Values:
    assert isinstance(state, Walkers)
    return {"rounds": state.rounds, "actions": ACTIONS if state.much == "many" else 0}
