"""Players like people: a plan for each turn, weaknesses of a character, and nothing that nobody would do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from teahouse import bots, games
from teahouse.bots.bot import Bot
from teahouse.bots.human import HumanBot
from teahouse.bots.levels import LEVELS, LevelBot
from teahouse.bots.search.player import SearchBot
from teahouse.core.mind import Level
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.games.castle.rules.choices import DISCARD, PAIR
from teahouse.games.castle.rules.state import Castle
from teahouse.games.panda.rules.acting import Act, option_effective
from teahouse.games.panda.rules.choices import DONE, PASS, SPACE
from teahouse.games.panda.rules.state import Panda
from teahouse.games.tang.rules.choices import LANTERN, REFRESH
from teahouse.games.tang.rules.pieces import TWO_DECORATIONS
from teahouse.games.tang.rules.state import Tang
from tests.bots.positions import position

FEW = 6  # simulations of a level that searches: what it never does it does not do with a few either
PEOPLE = ["newcomer", "newcomer-3", "regular", "regular-3"]
ALL = [*PEOPLE, "greedy", "seasoned", "expert"]


def player(name: str, game: str) -> Bot:
    found = bots.find(name, games.find(game))
    if isinstance(found, SearchBot):
        found.simulations = min(found.simulations, FEW)
    return found


def game_of(game: str, names: list[str], seed: int, preset: str = "recommended") -> Iterator[tuple[State, int]]:
    """Every position of a game with what was chosen there."""
    rules = games.find(game)
    state, chance = rules.start(len(names), rules.complete(rules.presets.get(preset, {}))), Rng(seed)
    players, minds = [player(name, game) for name in names], [Rng(seed * 10 + seat) for seat in range(len(names))]
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.draw(chance))
            continue
        choice = players[state.actor].choose(state, minds[state.actor])
        yield state, choice
        state.apply(choice)


@pytest.mark.parametrize("game", games.names())
def test_who_is_asked_twice_says_the_same_and_is_himself_for_a_whole_turn(game: str) -> None:
    human = HumanBot(games.find(game), Level(blur=2.0, overlook=0.2, weaknesses=2))
    state, moods = position(game, 2, 9), set()
    turn, seat = state.turn, state.actor
    while state.actor == seat and state.turn == turn:
        rng = Rng(len(moods) + 3)
        twin = rng.clone()
        choice = human.choose(state, rng)
        assert human.choose(state, twin) == choice
        moods.add((human.mood, human.character))
        state.apply(choice)
        while state.actor == CHANCE:
            state.apply(state.draw(Rng(1)))
    assert len(moods) == 1


@pytest.mark.parametrize("game", [name for name in games.names() if games.face(name).mind.weaknesses])
def test_characters_differ_and_each_weakness_changes_what_is_liked(game: str) -> None:
    mind = games.face(game).mind
    assert mind.person is not None
    bot = HumanBot(games.find(game), Level(weaknesses=2), character=0)
    assert len({bot.weaknesses(seat) for seat in range(2)}) == 2
    for weakness in mind.weaknesses:
        told_apart = 0
        for choices in range(6, 160, 5):
            state = position(game, 2, choices)
            if state.actor in (CHANCE, OVER):
                continue
            sound, weak = mind.person(state.actor, ()), mind.person(state.actor, (weakness,))
            apart = [
                (weak.value(after) - sound.value(after)) + weak.lure(state, choice)
                for choice in state.legal()[:12]
                if (after := _after(state, choice)).actor != OVER
            ]
            told_apart += any(abs(one) > 1e-9 for one in apart)
        assert told_apart, weakness


def _after(state: State, choice: int) -> State:
    further = state.clone()
    further.apply(choice)
    return further


@pytest.mark.parametrize("name", ALL)
def test_nobody_throws_a_tile_away_whose_twin_is_free(name: str) -> None:
    thrown = 0
    for seed in range(3):
        for state, choice in game_of("castle", [name, "greedy"], seed):
            if choice == DISCARD.base and state.actor == 0:
                assert isinstance(state, Castle)
                left = [turn for turn in range(state.turn, state.last_turn) if turn % 2 == 0]
                last = state.last_turn > 0 and not left
                thrown += any(PAIR.has(other) for other in state.legal()) and not last
    assert thrown == 0


@pytest.mark.parametrize("name", ALL)
def test_lanterns_are_not_wasted(name: str) -> None:
    """Two decorations are declared when the cards lie there; in the last turn nothing is made ready."""
    for seed in range(2):
        for state, choice in game_of("tang", [name, "newcomer"], seed):
            assert isinstance(state, Tang)
            if state.actor == 0 and choice == LANTERN.base + TWO_DECORATIONS:
                assert state.drawn
            if REFRESH.has(choice) and (state.trigger or state.tokens_left <= state.board.end_tokens):
                assert state.seat < state.actor  # never: the round is the last one


@pytest.mark.parametrize("name", ALL)
def test_action_points_buy_something(name: str) -> None:
    """Nobody pays for nothing, does nothing where he has paid, or passes with a full purse that would buy something."""
    for seed in range(2):
        paid = -1
        for state, choice in game_of("panda", [name, "regular"], seed):
            assert isinstance(state, Panda)
            step = state.pending[-1]
            if state.actor != 0:
                continue
            if SPACE.has(choice):
                assert option_effective(state, 0, state.actions.options[SPACE.index(choice)])
                paid = state.turn
            elif choice == DONE.base and isinstance(step, Act) and not step.free:
                assert paid != state.turn  # something was done first
            elif choice == PASS.base and state.ap[0] >= 8 and not state.trigger:
                for other in state.legal():
                    if SPACE.has(other) and state.actions.costs[SPACE.index(other) // 2] <= state.ap[0] - 4:
                        assert not option_effective(state, 0, state.actions.options[SPACE.index(other)])
            elif choice != DONE.base:
                paid = -1


@pytest.mark.parametrize("names", [["greedy", "greedy"], ["regular", "regular"], ["newcomer", "regular"]])
def test_every_game_ends_in_about_the_time_of_a_good_one(names: list[str]) -> None:
    """A searched game lasts 8 to 11 rounds."""
    for seed in range(900, 904):
        rounds = 0
        for state, _ in game_of("panda", names, seed):
            assert isinstance(state, Panda)
            rounds = state.round
        assert rounds <= 20


@pytest.mark.parametrize("game", games.names())
def test_no_level_does_what_is_pointless(game: str) -> None:
    pointless = games.face(game).mind.pointless
    for name in LEVELS:
        if isinstance(player(name, game), LevelBot) and name != "seasoned-2":
            continue
        for state, choice in game_of(game, [name, "newcomer"], 4):
            legal = state.legal()
            if pointless(state, choice):
                assert all(pointless(state, other) for other in legal)
