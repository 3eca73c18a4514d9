"""Arenas: fair seats, the same games from the same seed, reports, a real cluster."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from teahouse import games
from teahouse.core.errors import OptionError
from teahouse.core.rng import Rng
from teahouse.core.state import play_out
from teahouse.lab.arena import Arena, line_ups, traits
from teahouse.lab.cluster import cluster
from teahouse.lab.spread import results
from teahouse.lab.standings import Standings
from teahouse.lab.standings_report import draw, markdown
from tests.cli.command import run

BARE = {"spirits": "0", "dragons": "0"}  # plain Python plays these games, too


@pytest.mark.parametrize(("names", "seats"), [("ab", 2), ("abc", 2), ("abcd", 3), ("ab", 3), ("abc", 4), ("abcd", 4)])
def test_everybody_has_every_seat_and_every_rival_equally_often(names: str, seats: int) -> None:
    ups = line_ups(tuple(names), seats)
    for seat in range(seats):
        assert len(set(Counter(up[seat] for up in ups).values())) == 1
    met = Counter((one, other) for up in ups for one in up for other in up if one != other)
    assert len(set(met.values())) == 1
    assert len(met) == len(names) * (len(names) - 1)


def test_who_stands_too_far_apart_in_the_list_does_not_meet() -> None:
    ups = line_ups(("a", "b", "c", "d"), 2, within=2)
    assert {frozenset(up) for up in ups} == {frozenset(pair) for pair in ("ab", "ac", "bc", "bd", "cd")}
    assert len(ups) == 10
    with pytest.raises(OptionError, match="never meet"):
        arena(seats=3, bots=("random", "newcomer", "regular"), within=1).check()


def arena(**changes: object) -> Arena:
    wanted: dict[str, object] = {"game": "castle", "seats": 2, "bots": ("random", "newcomer"), "rounds": 2, "seed": 5}
    return Arena(**{**wanted, **changes})  # type: ignore[arg-type]


def test_the_same_seed_gives_the_same_games_however_the_work_is_shared() -> None:
    fight = arena(rounds=1, bots=("random", "regular"), options=BARE)
    alone = list(results(fight, 1))
    assert list(results(fight, 2)) == alone
    assert fight.play(1) == alone[1]
    assert arena(rounds=1, bots=("random", "regular"), options=BARE, seed=6).play(0) != alone[0]


def test_standings_count_everything_once() -> None:
    fight = arena(options=BARE)
    standings = Standings(fight)
    for game in results(fight, 1):
        standings.add(game)
    summary = standings.summary("random", 1000)
    assert summary["games"] == fight.games == 4
    assert standings.players["newcomer"].games == 4
    assert sum(share.won for share in standings.seats) == 4
    assert sum(share.won for share in standings.players.values()) == 4
    assert standings.ratings()[0].name == "newcomer"
    assert json.loads(json.dumps(summary)) == summary


@pytest.mark.parametrize(
    ("name", "options", "tables"),
    [
        ("castle", {"spirits": "2", "dragons": "2", "layout": "basic"}, {"spirit", "dragon", "layout"}),
        ("tang", {}, {"character"}),
        ("panda", {}, {"mission", "board"}),
    ],
)
def test_balance_names_what_was_in_play(name: str, options: dict[str, str], tables: set[str]) -> None:
    assert {table for table, _, _ in traits_of(name, options)} >= tables


def traits_of(name: str, options: dict[str, str]) -> list[tuple[str, str, int]]:
    """What a random game of this kind had in play."""
    game, rng = games.find(name), Rng(1)
    state = game.start(2, options)
    play_out(state, rng)
    return traits(name, state, game.complete(options))


@pytest.mark.parametrize(
    ("changes", "words"),
    [({"bots": ("greedy",)}, "two"), ({"bots": ("greedy", "greedy")}, "once"), ({"bots": ("greedy", "x")}, "'x'")],
)
def test_what_cannot_be_played_is_refused_before_any_work(changes: dict[str, object], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        arena(**changes).check()


def test_the_report_has_all_tables_and_its_plots(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    fight = arena(rounds=1, bots=("random", "greedy"), options={"spirits": "1", "dragons": "1"})
    standings = Standings(fight)
    for game in results(fight, 1):
        standings.add(game)
    summary = standings.summary()
    pictures = draw(summary, tmp_path, "x")
    page = markdown(summary, "teahouse arena castle", pictures)
    assert {"x-ratings.svg", "x-seats.svg", "x-spirit.svg", "x-dragon.svg"} <= set(pictures)
    assert all((tmp_path / name).read_text("utf-8").startswith("<?xml") for name in pictures)
    for heading in ("## Ratings", "## Who beats whom", "## Seats", "## Balance: spirit", "## Endings"):
        assert heading in page


def test_the_command_prints_json_and_writes_a_report(tmp_path: Path) -> None:
    file = tmp_path / "report.md"
    words = "arena castle --bots random,newcomer --games 1 --option spirits=0 --option dragons=0 --no-plots --json"
    data = json.loads(run(*words.split(), "--report", str(file)).out)
    assert data["games"] == 2  # a full round
    assert json.loads(file.with_suffix(".json").read_text("utf-8"))["ratings"] == data["ratings"]
    assert "| newcomer |" in file.read_text("utf-8")


def test_an_arena_on_a_cluster_of_two_processes_gives_the_same_games() -> None:
    distributed = pytest.importorskip("distributed")
    fight = arena(rounds=2, options=BARE)
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, protocol="tcp://"
        ) as local,
        cluster(local.scheduler_address) as (executor, workers),
    ):
        assert workers == 2
        assert list(results(fight, workers, executor)) == list(results(fight, 1))


def test_a_cluster_that_is_not_there_is_explained() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(OptionError, match="no cluster answers"), cluster("tcp://127.0.0.1:9", patience=0.5):
        pass
