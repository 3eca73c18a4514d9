"""What lasts longer than an evening: a server that stops and comes back, matches that rest, end early, begin again."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.host import Host
from tests.web.people import ANN, BEA, OPEN, Person, make_table, tokens


def test_a_server_told_to_stop_says_goodbye_and_a_resting_match_goes_on_after_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/teahouse.db"
    first = Host(database=database)
    made = make_table(first, ANN, BEA)
    ann, bea = tokens(made)
    with Person(first, made["table"], ann) as one:
        one.choose()
        one.act("pause")
        assert one.ask("choose", choice=0, revision=one.revision)["code"] == "wrong-moment"
        assert first.stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            one.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1001, 1012)  # whereupon a client comes back by itself
    second = Host(database=database)
    try:
        with Person(second, made["table"], ann) as one, Person(second, made["table"], bea) as two:
            assert one.table["paused"]
            two.act("resume")
            while one.table["paused"]:
                one.listen()
            one.choose()
    finally:
        assert second.stop() == 0


def test_who_resigns_loses_and_a_rematch_takes_everybody_along(host: Host) -> None:
    made = make_table(host, ANN, BEA)
    ann, bea = tokens(made)
    with Person(host, made["table"], ann) as one, Person(host, made["table"], bea) as two:
        one.act("resign")
        while two.number < one.number:
            two.listen()
        assert (two.table["status"], two.table["ending"]) == ("over", "resigned")
        assert two.table["result"]["places"] == [2, 1]
        assert one.ask("choose", choice=0, revision=one.revision)["code"] in ("wrong-moment", "stale")
        two.act("rematch")
        while not one.table["rematch"]:
            one.listen()
    again = one.table["rematch"]
    with Person(host, again, ann) as one, Person(host, again, bea) as two:
        assert one.table["previous"] == made["table"]
        assert len(one.table["mine"]) == len(two.table["mine"]) == 1
        assert one.table["may_choose"] or two.table["may_choose"]


def test_a_match_without_a_result_ends_when_all_people_want_it(host: Host) -> None:
    made = make_table(host, ANN, BEA)
    ann, bea = tokens(made)
    with Person(host, made["table"], ann) as one, Person(host, made["table"], bea) as two:
        one.act("stop", wants=True)
        assert one.table["status"] == "playing"
        two.act("stop", wants=True)
        assert (two.table["status"], two.table["result"]) == ("abandoned", None)
    gathering = make_table(host, ANN, OPEN)
    with Person(host, gathering["table"], gathering["owner"]) as owner:
        owner.act("stop", wants=True)
        assert owner.table["status"] == "abandoned"
