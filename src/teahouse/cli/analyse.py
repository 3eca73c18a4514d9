"""`teahouse analyse`: what the choices of a match cost, and what would have been better."""

from __future__ import annotations

from math import ceil
from typing import Annotated, Any

import typer

from teahouse.bots.adviser import Adviser
from teahouse.bots.analysis import PAIRS, Judged, decisions, judged, turns
from teahouse.bots.levels import adviser
from teahouse.cli._hints import odds
from teahouse.cli.files import read_match
from teahouse.cli.progress import progress
from teahouse.cli.setting import Json, Language, read_language
from teahouse.cli.show import console, print_json, table
from teahouse.core.errors import OptionError
from teahouse.core.match import Match
from teahouse.core.record import SEATS
from teahouse.core.rng import Rng
from teahouse.draw.gains import brought
from teahouse.text import Speaker


def analyse(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A record or a position, or the text of one.")],
    seat: Annotated[str, typer.Option(metavar="A", help="Whose choices.", show_default="everybody's")] = "",
    simulations: Annotated[
        int, typer.Option(metavar="N", min=0, help="For a decision.", show_default="the strongest level's")
    ] = 0,
    pairs: Annotated[int, typer.Option(metavar="N", min=10, help="For comparing two choices.")] = PAIRS,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same analysis.")] = 1,
    language: Language = None,
    json: Json = False,
) -> None:
    """What each choice of a match cost, and what would have been better; of a position, what to choose.

    Made and best choice are tried equally often with the same dice. One is called better only where it wins more often
    by more than twice the error of that difference.

    \b
    Example:
      teahouse analyse game.txt --seat A
    """
    match = read_match(file)
    if seat and seat.upper() not in SEATS[: match.seats]:
        raise OptionError(f"--seat takes one of {', '.join(SEATS[: match.seats])}, not '{seat}'")
    asked = adviser(match.game)
    asked.player.seconds = 0.0  # without a clock the same seed gives the same analysis
    asked.player.simulations = simulations or asked.player.simulations
    speaker = Speaker(match.game.name, read_language(language)).learn(match.seats, match.options)
    if match.entries:
        _print_match(match, asked, speaker, seat.upper(), pairs, seed, json)
    elif match.over:
        raise OptionError("the game is over, and no choice led there: there is nothing to analyse")
    else:
        _print_position(match, asked, speaker, seed, json)


def _print_match(match: Match, asked: Adviser, speaker: Speaker, seat: str, pairs: int, seed: int, json: bool) -> None:
    numbers = [one for one in decisions(match) if not seat or SEATS[match.entries[one].actor] == seat]
    found = []
    with progress("decisions", len(numbers)) as advance:
        for number in numbers:
            found.append(judged(asked, match, number, seed + number, pairs))
            advance(1)
    if json:
        by_turn = [
            {**vars(one), "seat": SEATS[one.seat], "worst": None if one.worst is None else one.worst.number}
            for one in turns(found)
        ]
        told = [_data(match, one) for one in found]
        print_json({"game": match.game.name, "players": match.seats, "turns": by_turn, "decisions": told})
        return
    rows = table("", "", "chosen", "better", "cost", left=4)
    for one in found:
        if one.better:
            state = match.after(one.number).state
            cost = f"{100 * one.cost:.0f} ± {ceil(200 * one.error)}"
            made, best = (speaker.choice(match.game, choice, state) for choice in (one.made, one.best))
            rows.add_row(str(one.turn), SEATS[one.seat], made, best, cost)
    out = console()
    better = sum(one.better for one in found)
    out.print(f"{match.game.title}: {len(found)} decisions, {better} with a clearly better choice", "", sep="\n")
    if better:
        out.print(rows)
        out.print("cost: how many of a hundred simulations fewer are won, ± twice the error")


def _data(match: Match, one: Judged) -> dict[str, Any]:
    """As JSON, with choices in the notation and what the better line brings."""
    state, say = match.after(one.number).state, match.game.notation
    made = {**vars(one), "seat": SEATS[one.seat], "made": say(one.made), "best": say(one.best)}
    made["plan"] = [say(choice) for choice in one.plan]
    made["brings"] = brought(state, [one.best, *one.plan])
    return made


def _print_position(match: Match, asked: Adviser, speaker: Speaker, seed: int, json: bool) -> None:
    state, say = match.state, match.game.notation
    advice = asked.advise(state, Rng(seed))
    if json:
        told = [
            {
                **vars(one),
                "choice": say(one.choice),
                "plan": [say(choice) for choice in one.plan],
                "brings": brought(state, [one.choice, *one.plan]),
            }
            for one in advice
        ]
        print_json({"game": match.game.name, "players": match.seats, "choices": told})
        return
    rows = table("choice", "", "tried", left=2)
    for one in advice:
        rows.add_row(speaker.choice(match.game, one.choice, state), odds(speaker.say, one), f"{one.tries:,}")
    console().print(rows)
