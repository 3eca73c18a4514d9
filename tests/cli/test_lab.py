"""The lab without a command: simulated games, sums over them, and perft."""

from __future__ import annotations

import statistics
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from teahouse import bots
from teahouse.bots.chance_player import RandomBot
from teahouse.core.errors import OptionError
from teahouse.core.state import CHANCE, State, fingerprint
from teahouse.games import find, read_match
from teahouse.lab.perft import divide, perft, root
from teahouse.lab.simulate import GameResult, Run, play_game
from teahouse.lab.spread import results
from teahouse.lab.tally import Spread, Tally

CASTLE = find("castle")


def test_the_same_games_in_one_process_in_two_and_on_any_executor() -> None:
    run = Run("castle", 3, games=6, seed=11)
    alone = list(results(run, jobs=1))
    assert len(alone) == 6
    assert len(set(alone)) == 6  # six games, not one game six times
    assert list(results(run, jobs=2)) == alone
    with ThreadPoolExecutor(2) as threads:
        assert list(results(run, executor=threads)) == alone


def test_game_number_i_depends_on_the_seed_and_i_alone() -> None:
    long, short = Run("castle", 2, games=3, seed=5), Run("castle", 2, games=1, seed=5)
    other = Run("castle", 2, games=1, seed=6)
    assert list(results(long))[:1] == list(results(short))
    assert list(results(other)) != list(results(short))


def test_the_quick_loop_plays_the_games_that_asking_the_bots_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "asked", RandomBot)  # the same player under a name the quick loop does not know
    for seed in range(5):
        quick = play_game("castle", 3, {}, ["random"] * 3, seed)
        asked = play_game("castle", 3, {}, ["asked", "random", "asked"], seed)
        assert asked == quick


def test_a_record_is_of_the_game_that_was_counted() -> None:
    plain = play_game("castle", 2, {"spirits": "2"}, ["random", "random"], 9)
    kept = play_game("castle", 2, {"spirits": "2"}, ["random", "random"], 9, record=True)
    match = read_match(kept.record)
    assert plain.record == ""
    assert (kept.scores, kept.places, kept.turns, kept.decisions, kept.draws, kept.ending) == (
        plain.scores,
        plain.places,
        plain.turns,
        plain.decisions,
        plain.draws,
        plain.ending,
    )
    assert tuple(match.state.scores()) == plain.scores
    assert len([entry for entry in match.entries if entry.actor == CHANCE]) == plain.draws


def test_every_seat_is_played_by_its_own_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: dict[str, set[int]] = {"first": set(), "second": set()}

    class Watched(RandomBot):
        name = ""

        def choose(self, state, rng):  # type: ignore[no-untyped-def]
            seats[self.name].add(state.actor)
            return super().choose(state, rng)

    for name in seats:
        monkeypatch.setitem(bots.BOTS, name, type(name, (Watched,), {"name": name}))
    play_game("castle", 2, {}, ["first", "second"], 1)
    assert seats == {"first": {0}, "second": {1}}


@pytest.mark.parametrize(
    "run", [Run("castle", 3, ("random", "random")), Run("castle", 2, ("nobody",)), Run("castle", 5), Run("chess", 2)]
)
def test_a_run_that_cannot_be_played_is_refused_before_it_starts(run: Run) -> None:
    with pytest.raises(OptionError):
        run.check()


def test_spread_agrees_with_the_statistics_module() -> None:
    values = [3, -8, 12, 12, 5]
    spread = Spread()
    for value in values:
        spread.add(value)
    assert (spread.least, spread.most) == (-8, 12)
    assert spread.mean == pytest.approx(statistics.mean(values))
    assert spread.deviation == pytest.approx(statistics.stdev(values))


def test_a_shared_win_is_shared() -> None:
    tally = Tally(3)
    tally.add(GameResult((5, 5, 1), (1, 1, 3), 10, 20, 30, "castle-empty"))
    tally.add(GameResult((1, 9, 1), (2, 1, 2), 10, 20, 30, "dragon-summoned"))
    assert [tally.win_share(seat) for seat in range(3)] == [0.25, 0.75, 0]
    assert tally.endings == {"castle-empty": 1, "dragon-summoned": 1}


@pytest.mark.parametrize("seed", [1, 2])
def test_perft_at_depth_one_is_the_number_of_legal_choices(seed: int) -> None:
    state = root(CASTLE, 2, {}, seed)
    assert state.actor == 0
    assert perft(state, 1) == [len(state.legal())]


def test_perft_is_the_sum_of_its_parts() -> None:
    state = root(CASTLE, 2, {}, 1)
    before = fingerprint(state)
    parts = [counts for _, counts in divide(state, 2)]
    assert [sum(column) for column in zip(*parts, strict=True)] == perft(state, 2)
    assert fingerprint(state) == before


def sequences(state: State, decisions: int) -> int:
    """The definition of perft, word for word and one depth at a time."""
    if decisions == 0:
        return 1
    total = 0
    for choice in state.legal():
        after = state.clone()
        after.apply(choice)
        total += sequences(after, decisions - (state.actor != CHANCE))
    return total


def test_perft_follows_every_outcome_of_chance_and_counts_decisions_only(record: Path) -> None:
    match = read_match(record.read_text())
    states = [match.after(number).state for number in range(0, len(match.entries), 8)]
    narrow = [state for state in states if state.actor != CHANCE and perft(state, 2)[1] < 50]  # the others take long
    assert len(narrow) > 3
    for state in narrow:
        assert perft(state, 3) == [sequences(state, depth) for depth in (1, 2, 3)]


def test_a_sequence_that_ends_the_game_early_does_not_count_further_on(record: Path) -> None:
    match = read_match(record.read_text())
    before_the_last_choice = match.after(len(match.entries) - 1).state
    counts = perft(before_the_last_choice, 6)
    assert counts[0] > 0
    assert counts[-1] == 0


def test_perft_depends_on_the_seed_before_the_first_decision_only() -> None:
    assert fingerprint(root(CASTLE, 2, {}, 1)) == fingerprint(root(CASTLE, 2, {}, 1))
    assert fingerprint(root(CASTLE, 2, {}, 1)) != fingerprint(root(CASTLE, 2, {}, 2))
