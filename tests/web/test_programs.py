"""Programs sit at the tables of a server: through the Python client, and by `teahouse join`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from teahouse import bots, games
from teahouse.bots.fault import PlayerFault
from teahouse.client import Link, ServerRefused, join
from teahouse.core.rng import Rng
from tests.bots import mine
from tests.web.people import ANN, COMPUTER, OPEN, make_table

CASTLE = games.find("castle")
FIRST = f"{Path(mine.__file__)}:First"
QUICK = {"kind": "computer", "bot": "random"}


def test_a_program_plays_a_match_to_its_end(host):
    made = make_table(host, OPEN, QUICK, preset="first-game")
    with join(f"{host.base}{made['link']}", name="Robin") as seat:
        assert seat.names[0] == "Robin"
        assert seat.number == 0
        result = seat.play(bots.find(FIRST, seat.game), Rng(1))
        assert result.status == "over"
        match = seat.match()
    assert match.over
    assert tuple(match.state.scores()) == result.scores
    assert tuple(match.state.ranking()) == result.places


def test_the_command_joins_by_the_link_of_a_seat(host):
    made = make_table(host, ANN, QUICK, preset="first-game")
    link = f"{host.base}{made['seats'][0]['link']}"
    words = [sys.executable, "-m", "teahouse", "join", link, "--bot", FIRST, "--seed", "1", "--json"]
    done = subprocess.run(words, capture_output=True, text=True, check=True, timeout=240)
    told = json.loads(done.stdout)
    assert told["status"] == "over"
    assert told["seat"] == 1
    assert link in done.stderr, "how to come back"


def test_what_a_player_does_wrong_is_told_and_the_seat_stays(host):
    made = make_table(host, OPEN, COMPUTER, preset="first-game")
    with join(f"{host.base}{made['link']}", name="Wrong") as seat:
        with pytest.raises(PlayerFault, match="player 'wrong' answered"):
            seat.play(bots.find(mine.wrong, seat.game))
        link = str(seat.link)
    with join(link) as again:
        assert again.wait()
        assert again.choose(again.legal[0])


def test_whoever_waits_for_others_has_nothing_to_choose(host):
    made = make_table(host, OPEN, OPEN, preset="first-game")
    with join(f"{host.base}{made['link']}", name="Early") as seat:
        assert seat.legal == []


def test_a_late_choice_is_no_error(host):
    made = make_table(host, OPEN, COMPUTER, preset="first-game")
    with join(f"{host.base}{made['link']}", name="Slow") as seat:
        assert seat.wait()
        old, choice = seat.revision, seat.legal[0]
        assert seat.choose(choice)
        seat.revision = old
        assert not seat.choose(choice)


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("http://127.0.0.1:1/t/abc", "does not answer"),
        ("somewhere", "is no link of a table"),
    ],
)
def test_wrong_links(link, said):
    with pytest.raises(ServerRefused, match=said):
        join(link)


def test_a_table_that_is_not_there(host):
    with pytest.raises(ServerRefused) as caught:
        join(f"{host.base}/t/aaaaaaaaaaaa", name="Robin")
    assert caught.value.code == "no-such-table"


def test_links_are_read_and_written():
    link = Link.read("https://example.org/house/t/k3v0Zq1xWm8e#secret")
    assert (link.base, link.table, link.token) == ("https://example.org/house", "k3v0Zq1xWm8e", "secret")
    assert link.live == "wss://example.org/house/live/k3v0Zq1xWm8e"
    assert Link.read(str(link)) == link
