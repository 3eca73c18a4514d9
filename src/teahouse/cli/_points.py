"""What choices bring and where points came from, in the terminal's words."""

from __future__ import annotations

from itertools import groupby

from teahouse.core.forecast import Before, Prospect, forecast
from teahouse.draw.gains import Wire, change, gain, gains, voids
from teahouse.draw.pills import changed, costs, pill, told
from teahouse.table.table import Table
from teahouse.text import Speaker


class Gains:
    """Of the choices of one table, found out when first asked for; without previews only of those that do nothing."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.table: Table | None = None
        self.found: dict[int, Wire] = {}

    def of(self, table: Table, choice: int) -> Wire:
        if table is not self.table:
            self.table = table
            self.found = gains(table.match.state) if table.created.previews else voids(table.match.state)
        return self.found.get(choice, {})

    def short(self, table: Table, choice: int) -> str:
        return pill(self.speaker.say, self.of(table, choice))

    def whole(self, table: Table, choice: int) -> str:
        return ", ".join(told(self.speaker.say, self.of(table, choice), self.speaker.names))

    def warning(self, table: Table, choice: int) -> str:
        """What is said before somebody does what does nothing; empty for all else."""
        state = table.match.state
        if choice not in state.legal():
            return ""
        found = gain(Prospect(forecast(state, choice)))
        if "void" not in found:
            return ""
        lost = costs(self.speaker.say, found)
        return self.speaker.say("void-again", list=lost) if lost else self.speaker.say("void-again-free")


def last_points(table: Table, speaker: Speaker) -> str:
    """Who got which points in the last turn that changed any; empty where none has."""
    state, said = table.match.first(), ""
    alone = state.seats == 1
    for (turn, seat), entries in groupby(table.match.entries, key=lambda entry: (entry.turn, entry.seat)):
        before, round_number = Before(state.clone()), state.round_number()
        for entry in entries:
            state.apply(entry.choice)
        lines = changed(speaker.say, change(before, state), speaker.names)
        if lines:
            moment = speaker.say("turn-number", turn=turn) if alone else speaker.say("round-set-up")
            if round_number and not alone:
                moment = speaker.say("round-of", round=round_number, name=speaker.names[seat])
            said = speaker.say("named", name=moment, text=f"{'; '.join(lines)}.")
    return said
