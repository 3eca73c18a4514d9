"""The searching player: legal, reproducible, blind to the future, in time. How strong it is, the arena shows."""

from __future__ import annotations

from time import perf_counter, process_time
from typing import Any

import pytest

from teahouse import bots, games
from teahouse.bots.search.engine import Search
from teahouse.bots.search.player import SearchBot
from teahouse.bots.search.tree import Node
from teahouse.core.errors import OptionError
from teahouse.core.knowledge import Knowledge, by_value
from teahouse.core.mind import Style
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State, fingerprint
from tests.bots.positions import SETTINGS, position


@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_a_searching_player_makes_legal_choices_and_leaves_the_position_as_it_is(name: str, seats: int) -> None:
    state, rng = position(name, seats, 12), Rng(5)
    bot = bots.find("search:4", games.find(name))
    made = 0
    while state.actor != OVER and made < 8:
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        before = fingerprint(state)
        choice = bot.choose(state, rng)
        assert fingerprint(state) == before
        assert choice in state.legal()
        state.apply(choice)
        made += 1
    assert made == 8 or state.actor == OVER


@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_the_same_seed_gives_the_same_choice_whatever_is_still_to_be_revealed(name: str, seats: int) -> None:
    """A player may take one number of the match's generator. Two that agree on it and on nothing after are the same."""
    state = position(name, seats, 20)
    chance = Rng(3)
    other_future = chance.clone()
    other_future.y ^= 0x5A5A5A
    first = SearchBot(games.find(name), 12).search(state, chance).ranked()
    assert SearchBot(games.find(name), 12).search(state.clone(), other_future).ranked() == first
    assert [chance.below(1000) for _ in range(3)] != [other_future.below(1000) for _ in range(3)]


def test_a_forced_choice_needs_no_thought() -> None:
    class Nothing(Knowledge):
        def worths(self, state: State) -> list[float]:
            raise AssertionError("nobody need judge this")

    state, rng = position("castle", 2, 0), Rng(1)
    while state.actor == CHANCE or len(state.legal()) > 1:
        state.apply(state.draw(rng) if state.actor == CHANCE else state.legal()[-1])
    bot = SearchBot(games.find("castle"), 100)
    bot.knowledge = Nothing
    assert bot.choose(state, rng) == state.legal()[0]


@pytest.mark.parametrize("name", games.names())
def test_the_time_of_a_turn_is_a_hard_limit(name: str) -> None:
    state, bot = position(name, 2, 10), bots.find("search:0.3s", games.find(name))
    start = process_time()  # work done, not time passed: others may be busy on the same machine
    seat, turn = state.actor, state.turn
    rng = Rng(2)
    while (state.actor, state.turn) == (seat, turn) or state.actor == CHANCE:
        state.apply(state.draw(rng) if state.actor == CHANCE else bot.choose(state, rng))
    assert process_time() - start < 0.3 + 0.7  # plain Python


def test_a_search_stops_in_the_middle_of_a_long_playout() -> None:
    state = position("castle", 2, 0)
    style = Style()
    style.turns, style.random = 10**6, True
    search = Search(state, Knowledge(), style, Rng(1))
    start = process_time()
    search.run(10**9, perf_counter() + 0.05)
    assert process_time() - start < 0.5
    assert search.best() in state.legal()


def test_what_was_found_out_about_the_rest_of_the_turn_is_used_again() -> None:
    state, rng = position("castle", 2, 30), Rng(4)
    bot = SearchBot(games.find("castle"), 30, style=Style())
    found = False
    while not found and state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        known = bot.node if bot.expected is not None else None
        before = known.visits if known else 0
        if len(state.legal()) > 1 and before:
            search = bot.search(state, rng)
            assert search.root is known
            assert search.root.visits > before
            found = True
        state.apply(bot.choose(state, rng))
    assert found


def test_a_search_that_cannot_change_its_mind_any_more_stops() -> None:
    search = Search(position("castle", 2, 30), Knowledge(), Style(), Rng(1))
    others = len(search.legal) - 1
    search.root.expand(search.legal, [1.0] + [0.0] * others, [0.0] + [-0.3] * others)
    search.run(1000, perf_counter() + 60)
    assert search.done < 1000
    assert search.best() == search.legal[0]


def test_a_node_prefers_good_results_promising_and_untried_choices() -> None:
    node = Node(-1, 1.0, 0.0)
    node.expand([7, 8, 9], [1.0, 1.0, 0.0], [0.0, 0.0, 0.0])
    assert node.select([7, 8, 9], 0, 1.0, 0.0) is node.kids[7]  # type: ignore[index]
    for result in ([0.2, 0.8], [0.3, 0.7]):
        node.kids[7].add(result)  # type: ignore[index]
        node.add(result)
    assert node.select([7, 8, 9], 0, 1.0, 0.0).choice == 8  # type: ignore[union-attr]
    assert node.select([7, 9], 1, 0.1, 0.0).choice == 7  # type: ignore[union-attr]  seat 1 likes it
    assert node.select([7, 5], 0, 1.0, 0.0) is None  # 5 is new here
    assert node.kids[7].mean(1) == pytest.approx(0.75)  # type: ignore[index]


def test_weights_fall_with_the_distance_from_the_best() -> None:
    best, near, far = by_value([3.0, 2.0, -50.0], 1.0)
    assert (best, far) == (1.0, 0.0)
    assert 0.3 < near < 0.4


def test_an_end_is_judged_by_its_result() -> None:
    state = position("castle", 2, 10**6)
    assert state.actor == OVER
    chances = Knowledge().chances(state)
    winner = state.ranking().index(1)
    assert chances[winner] > 0.8
    assert chances[1 - winner] < 0.2


def test_it_beats_the_random_player_clearly() -> None:
    for name in ("castle", "tang"):
        game, won = games.find(name), 0
        for number in range(2):
            state, rng = game.start(2, game.complete(game.presets.get("first-game", {}))), Rng(number)
            players = [SearchBot(game, 1, style=Style()), bots.find("random", game)]
            mine = number % 2
            while state.actor != OVER:
                if state.actor == CHANCE:
                    state.apply(state.draw(rng))
                else:
                    state.apply(players[state.actor ^ mine].choose(state, rng))
            won += state.ranking()[mine] == 1
        assert won == 2


@pytest.mark.parametrize("name", ["search:many", "search:", "uct:1.5", "searching", "search:xs"])
def test_a_player_nobody_knows_is_explained(name: str) -> None:
    with pytest.raises(OptionError, match=name.partition(":")[0]):
        bots.find(name, games.find("castle"))


def test_a_first_opinion_counts_like_some_results() -> None:
    node = Node(-1, 1.0, 0.0)
    node.expand([7, 8], [0.0, 0.0], [0.0, -0.1])
    assert node.select([7, 8], 0, 1.0, 10.0).choice == 7  # type: ignore[union-attr]
    for choice, result in ((7, 0.4), (8, 0.6)):  # one bad result is not enough to leave the better opinion
        node.kids[choice].add([result])  # type: ignore[index]
        node.add([result])
    assert node.select([7, 8], 0, 1.0, 10.0).choice == 7  # type: ignore[union-attr]
    assert node.select([7, 8], 0, 1.0, 1.0).choice == 8  # type: ignore[union-attr]


def test_the_first_opinion_is_a_glance_where_that_sees_more() -> None:
    state, bot = position("panda", 2, 60), SearchBot(games.find("panda"), 1)
    search = Search(state, bot.know(), bot.style, Rng(1))
    promise = search.knowledge.weights(state, search.legal)
    weights, guesses = bot.opinion(state, search, perf_counter() + 60)
    best = promise.index(max(promise))
    assert weights.index(max(weights)) == best
    assert [number for number, guess in enumerate(guesses) if guess == 0.0] == [best]
    assert min(weights) > 0.0  # nothing is left out


def test_fairness_has_every_choice_tried_whatever_the_first_opinion() -> None:
    node = Node(-1, 1.0, 0.0)
    node.expand([7, 8, 9], [0.9, 0.1, 0.0], [0.0, -0.3, -0.3])
    for _ in range(100):
        node.kids[7].add([0.05])  # type: ignore[index]
        node.add([0.05])
    assert node.select([7, 8, 9], 0, 0.01, 15.0).choice == 7  # type: ignore[union-attr]  the opinion is believed for ever
    for tried in range(5):  # 2.0 * 0.1 * 104 is less than five times five
        assert node.kids[8].visits == tried  # type: ignore[index]
        assert node.select([7, 8, 9], 0, 0.01, 15.0, 2.0).choice == 8  # type: ignore[union-attr]
        node.kids[8].add([0.0])  # type: ignore[index]
        node.add([0.0])
    assert node.select([7, 8, 9], 0, 0.01, 15.0, 2.0).choice == 7  # type: ignore[union-attr]


def test_what_is_revealed_has_its_own_node_and_few_are_met_again() -> None:
    node = Node(-1, 1.0, 0.0)
    first = node.reveal(11, 1)
    assert node.reveal(11, 1) is first
    assert node.reveal(12, 1) is first  # no more than one may be known
    other = node.reveal(12, 2)
    assert other is not first
    first.add([0.5])
    assert node.reveal(13, 2) is other  # the one that was met too seldom
    assert node.revealed is not None
    assert sorted(node.revealed) == [11, 12]


@pytest.mark.parametrize(("widening", "known"), [(0.3, True), (0.0, False)])
def test_players_in_the_tree_answer_what_they_see_unless_it_is_averaged(widening: float, known: bool) -> None:
    state = position("castle", 2, 30)
    knowledge = games.face("castle").mind.knowledge()
    search = Search(state, knowledge, Style(turns=4, widening=widening), Rng(1))
    search.run(150, perf_counter() + 600)

    def revealing(node: Node) -> int:
        own = len(node.revealed or {})
        assert not (node.kids and node.revealed)  # either somebody chooses or chance does
        assert own <= 1 + (node.visits + 1) ** widening
        below = [*(node.kids or {}).values(), *(node.revealed or {}).values()]
        return own + sum(revealing(kid) for kid in below)

    assert (revealing(search.root) > 0) == known


def test_every_choice_in_the_tree_has_a_little_promise() -> None:
    search = Search(position("castle", 2, 30), Knowledge(), Style(open_mind=0.1), Rng(1))
    assert search.open_mind([8.0, 0.0, 0.0, 0.0]) == pytest.approx([0.925, 0.025, 0.025, 0.025])
    assert search.open_mind([0.0, 0.0]) == pytest.approx([0.05, 0.05])


def torn_between(visits: list[int], results: list[float]) -> Search:
    search = Search(position("castle", 2, 30), Knowledge(), Style(), Rng(1))
    search.root.expand(search.legal, [1.0] * len(search.legal), [0.0] * len(search.legal))
    assert search.root.kids is not None
    for choice, number, result in zip(search.legal, visits, results, strict=False):
        for _ in range(number):
            search.root.kids[choice].add([result if seat == search.seat else 1 - result for seat in range(2)])
    return search


def test_a_clear_choice_needs_less_thought_and_an_open_one_more() -> None:
    clear, usual = torn_between([100, 10], [0.6, 0.5]), torn_between([100, 40], [0.6, 0.5])
    near, doubtful = torn_between([100, 80], [0.6, 0.5]), torn_between([100, 40], [0.5, 0.6])
    assert [one.clear() for one in (clear, usual, near, doubtful)] == [True, False, False, False]
    assert [one.torn() for one in (clear, usual, near, doubtful)] == [False, False, True, True]


class Timed:
    """A search that only notes until when it was to run."""

    def __init__(self, clear: bool, torn: bool) -> None:
        self.until: list[float] = []
        self.answers = clear, torn

    def run(self, _simulations: int, until: float) -> None:
        self.until.append(until)

    def clear(self) -> bool:
        return self.answers[0]

    def torn(self) -> bool:
        return self.answers[1]


@pytest.mark.parametrize(("clear", "torn", "until"), [(True, False, 10.2), (False, False, 10.4), (False, True, 10.9)])
def test_time_goes_where_the_choice_is_open_and_never_beyond_the_limit(clear: bool, torn: bool, until: float) -> None:
    search: Any = Timed(clear, torn)
    SearchBot(games.find("castle"), 10).think_on(search, 10.0, 0.4, 0.9)
    assert search.until[-1] == pytest.approx(until)
