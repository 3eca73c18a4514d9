"""The score table by source, and who won by what."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from teahouse.cli._screen import Screen
from teahouse.cli.show import table
from teahouse.core.state import State
from teahouse.text import Speaker


def show_scores(state: State, speaker: Speaker, screen: Screen, parts: bool = True) -> None:
    """A line per source, a column per player."""
    rows = table("", *speaker.names)
    lines = [dict(lines) for lines in state.breakdowns()]
    for source in dict.fromkeys(source for line in lines for source in line):
        rows.add_row(speaker.say(f"score-{source}"), *[str(line.get(source, "")) for line in lines])
        if parts:
            _add_parts(rows, state, speaker, source, [source in line for line in lines])
    rows.add_section()
    totals = [Text(str(points), "bold") for points in state.scores()]
    rows.add_row(Text(speaker.say("result-total"), "bold"), *totals)
    if state.seats > 1:
        rows.add_row(speaker.say("result-place"), *[f"{place}." for place in state.ranking()])
    screen.out.print(Padding(rows, (0, 0, 0, 2)))


def _add_parts(rows: Table, state: State, speaker: Speaker, source: str, owned: list[bool]) -> None:
    """What a line is made of, where the game tells that apart."""
    parts = [dict(state.parts(seat, source)) if owned[seat] else {} for seat in range(state.seats)]
    for name in dict.fromkeys(name for part in parts for name in part):
        rows.add_row(f"  {speaker.say(f'part-{name}')}", *[str(part.get(name, "")) for part in parts], style="dim")


def show_result(state: State, speaker: Speaker, screen: Screen) -> None:
    screen.say("")
    screen.say(speaker.say("result-title"), "heading")
    show_scores(state, speaker, screen, parts=False)
    places, scores = state.ranking(), state.scores()
    first = [seat for seat in range(state.seats) if places[seat] == 1]
    names = ", ".join(speaker.names[seat] for seat in first)
    key = "result-winner" if len(first) == 1 else "result-shared"
    screen.say("")
    if state.seats == 1:  # nobody to beat: the ending says how it went
        ending = str(speaker.word("ending", state.ending))
        screen.say(speaker.say("result-alone", ending=ending, points=scores[0]), "good")
        return
    screen.say(speaker.say(key, name=names, names=names, points=scores[first[0]]), "good")
    _explain_ties(state, speaker, screen)


def _explain_ties(state: State, speaker: Speaker, screen: Screen) -> None:
    places, scores = state.ranking(), state.scores()
    for seat in range(state.seats):
        for other in range(state.seats):
            if scores[seat] == scores[other] and places[seat] < places[other]:
                mine, theirs = state.tie_break(seat), state.tie_break(other)
                number = next(n for n, (more, less) in enumerate(zip(mine, theirs, strict=True)) if more != less)
                text = speaker.say(
                    "result-tie",
                    name=speaker.names[seat],
                    other=speaker.names[other],
                    what=speaker.say(f"tie-break-{number + 1}"),
                    more=mine[number],
                    less=theirs[number],
                )
                screen.say(text)
