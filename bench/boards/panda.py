"""Measures boards of Way of the Panda with computer players of different styles: `python -m bench.boards.panda`.

The rulebook's one scored game (PX-2) ends after the fifth city base with 19 to 27 VP on the track and 43 to 51 in
all. This prints, for every shipped board or file given, how long games of our players last, what they come to and where
the points are from; docs/fidelity.md says what we made of it. Games are numbered, so everybody gets the same ones.
The styles are weak players: `--bots search:100` lets others play, `--ask search:100` only asks another player at every
choice between an own and a neutral road tile.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import mean, median

from teahouse.bots import find as find_bot
from teahouse.bots.bot import Bot
from teahouse.bots.greedy import GreedyBot
from teahouse.core.game import Game
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games.panda.mind.growth import Weights
from teahouse.games.panda.mind.judge import Judge
from teahouse.games.panda.rules.board import BOARD_NAMES
from teahouse.games.panda.rules.game import GAME
from teahouse.games.panda.rules.pieces import FIGURES, NEUTRAL, NO_TILE
from teahouse.games.panda.rules.roads import ChooseTile
from teahouse.games.panda.rules.state import Panda

STYLES: dict[str, dict[str, float]] = {
    "balanced": {},
    "builder": {"building": 1.4, "city_card": 5.0, "site": 0.7, "near": 0.7, "more_quest": 1.0},
    "collector": {"more_strength": 1.2, "more_quest": 2.5, "strength": 1.5, "site": 0.35, "border": 4.0},
    "roads": {"figure": 0.5, "road": 1.2, "strength": 1.6},
    "thrifty": {"ap": 1.2, "supply": 0.9, "figure": 1.3},
}


class StyleBot(GreedyBot):
    """A greedy player with other likings."""

    def __init__(self, game: Game, style: str) -> None:
        super().__init__(game)
        weights = Weights()
        for name, value in STYLES[style].items():
            setattr(weights, name, value)
        self.features = _Likings(weights)  # type: ignore[assignment]


class _Likings:
    def __init__(self, weights: Weights) -> None:
        self.Judge = partial(Judge, weights=weights)


@dataclass
class Played:
    """What one game came to."""

    rounds: int
    ending: str
    styles: list[str]
    scores: list[int]
    track: list[int]
    places: list[int]
    sources: Counter[str] = field(default_factory=Counter)
    best_turn: int = 0
    stranded: int = 0  # rounds that a player began without any guard outside the roads
    tiles: int = 0  # road tiles laid
    neutral: int = 0  # … of which neutral
    asked: int = 0  # choices between both at which another player was asked
    other: int = 0  # … who would have laid the neutral one


def play(board: str, seats: int, options: dict[str, str], player: str, adviser: str, number: int) -> Played:
    """Game `number`: the styles go round the table, or one kind of player meets itself."""
    names = list(STYLES)
    styles = [names[(number + seat) % len(names)] for seat in range(seats)]
    rng = Rng(1000 + number)
    state = GAME.start(seats, GAME.complete({"board": board} | options))
    assert isinstance(state, Panda)
    bots: list[Bot] = [find_bot(player, GAME) if player else StyleBot(GAME, style) for style in styles]
    another = find_bot(adviser, GAME) if adviser else None
    best_turn = stranded = turn = seen = asked = other = 0
    before = list(state.points)
    while state.actor != OVER:
        if state.turn != turn:
            best_turn = max(best_turn, *[now - then for now, then in zip(state.points, before, strict=True)])
            turn, before = state.turn, list(state.points)
        if state.round != seen:
            seen = state.round
            stranded += sum(state.supply[seat] == 0 for seat in range(seats))
        if another is not None and isinstance(state.pending[-1], ChooseTile):
            asked += 1
            other += another.choose(state.clone(), Rng(asked)) == GAME.parse("tile neutral")
        state.apply(state.draw(rng) if state.actor == CHANCE else bots[state.actor].choose(state, rng))
    played = Played(state.round, state.ending, styles, state.scores(), list(state.points), state.ranking())
    played.best_turn, played.stranded = best_turn, stranded
    played.asked, played.other = asked, other
    played.tiles = sum(tile not in (NO_TILE, FIGURES) for tile in state.tile)
    played.neutral = state.tile.count(NEUTRAL)
    for seat in range(seats):
        for source, points in state.breakdown(seat):
            played.sources[source] += points
    return played


def report(board: str, seats: int, games: int, options: dict[str, str], player: str, adviser: str) -> None:
    text = board if board in BOARD_NAMES else Path(board).read_text("utf-8")
    with ProcessPoolExecutor() as pool:
        played = list(pool.map(partial(play, text, seats, options, player, adviser), range(games), chunksize=1))
    rounds = sorted(game.rounds for game in played)
    middle = f"middle half {rounds[games // 4]}-{rounds[-1 - games // 4]}"
    scores = [score for game in played for score in game.scores]
    track = [points for game in played for points in game.track]
    winners = mean(max(game.scores) for game in played)
    endings = Counter(game.ending for game in played)
    total: Counter[str] = Counter()
    for game in played:
        total.update(game.sources)
    best = [game.best_turn for game in played]
    print(f"{Path(board).stem}, {seats} players, {games} games, {options}, {player or 'five styles'}")
    print(f"  rounds   median {median(rounds):g}, {middle}, most {rounds[-1]}")
    print(f"  points   {mean(track):.0f} on the track, {mean(scores):.0f} in all, winners {winners:.0f}")
    print("  per seat " + ", ".join(f"{name} {n / games / seats:.1f}" for name, n in total.most_common() if n))
    print(f"  best turn of a game: median {median(best):g}, most {max(best)}")
    print("  endings  " + ", ".join(f"{name} {count}" for name, count in endings.most_common()))
    print(f"  road tiles {sum(game.tiles for game in played)}, neutral {sum(game.neutral for game in played)}")
    if adviser:
        asked, other = sum(game.asked for game in played), sum(game.other for game in played)
        print(f"  own or neutral: {adviser} would lay {other} neutral ones of {asked}")
    print(f"  stranded {sum(game.stranded for game in played)} of {sum(rounds) * seats} rounds of players")
    for style in () if player else STYLES:
        own = [game.places[seat] for game in played for seat in range(seats) if game.styles[seat] == style]
        print(f"  {style:10} won {sum(place == 1 for place in own)} of {len(own)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", nargs="*", default=["panda"], help="names of shipped boards, or files")
    parser.add_argument("--players", type=int, nargs="*", default=[4])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE; missions are off unless given")
    parser.add_argument("--bots", default="", help="a player such as search:100, instead of the five styles")
    parser.add_argument("--ask", default="", help="a player who is asked which road tile to lay")
    words = parser.parse_args()
    options = {"missions": "off"} | dict(word.split("=", 1) for word in words.option)
    for board in words.boards:
        for seats in words.players:
            report(board, seats, words.games, options, words.bots, words.ask)


if __name__ == "__main__":
    main()
