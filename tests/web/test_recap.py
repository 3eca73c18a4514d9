"""What the others did: told to who has missed it, in every game alike."""

from __future__ import annotations

import random

import pytest

from teahouse import games
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.draw.scene import whole
from teahouse.table.create import create
from teahouse.table.facts import Replayed
from teahouse.table.look import ties, who_began_the_end
from teahouse.table.seats import person
from teahouse.table.table import NOBODY, Table, new_table
from teahouse.web import recaps, scenes, views
from tests.web.people import ANN, COMPUTER, Person, make_table, tokens


def played(game: str, turn: int, seats: int = 3, seed: int = 5) -> Table:
    """A table at which anything was played up to a turn of the first seat."""
    created = create(game, [person(f"P{seat}") for seat in range(seats)], now=1, rng=Rng(seed), first=0).table.created
    table, log = new_table(created), list[int]()
    state, dice, luck = table.match.state, random.Random(seed), Rng(seed)
    while state.actor != OVER and (state.turn < turn or state.actor != 0):
        log.append(state.draw(luck) if state.actor == CHANCE else dice.choice(list(state.legal())))
        state.apply(log[-1])
    table = new_table(created)
    table.add(Replayed(1, tuple(log)))
    return table


@pytest.mark.parametrize("you", [0, NOBODY])
@pytest.mark.parametrize("game", games.on_screen())
def test_the_turns_of_the_others_are_told_with_what_moved(game: str, you: int) -> None:
    table = played(game, 22)
    first = recaps.since(table, you)
    told = recaps.recap(table, first, you, "tall")
    assert told
    assert all(turn["seat"] != you for turn in told)
    assert you == 0 or {turn["seat"] for turn in told} == {0, 1, 2} or game == "panda"  # who passes is out of the round
    for turn in told:
        assert turn["from"] < turn["to"] <= len(table.match.entries)
        assert [line[0] for line in turn["lines"] if not turn["from"] < line[0] <= turn["to"]] == []
        states = (table.match.after(turn[at]).state for at in ("from", "to"))
        before, after = (whole(scenes.bare(game, state, you, "tall", ()))["pieces"] for state in states)
        for step in turn["steps"]:
            assert turn["from"] < step["n"] <= turn["to"]
            for start, end in zip(step["from"], step["to"], strict=True):
                assert start or end
                assert not start or start in before
                assert not end or end in after
                assert (before.get(start) or {}).get("at") != (after.get(end) or {}).get("at") or start != end
    assert any(turn["steps"] and turn["arts"] for turn in told), "nothing moves: `Screen.marks` names no pieces"
    gained = sum(turn["got"].get("total", 0) for turn in told if turn["seat"] == told[0]["seat"])
    alone = [turn for turn in told if turn["seat"] == told[0]["seat"]]
    if len(alone) == 1:
        start, end = (table.match.after(alone[0][at]).state.scores()[alone[0]["seat"]] for at in ("from", "to"))
        assert gained == end - start


def play_up_to(person: Person, turn: int) -> None:
    dice = random.Random(3)
    while person.table["turn"] < turn or not person.table["may_choose"]:
        if not person.step(dice):
            person.listen()


def test_a_person_who_comes_back_asks_what_was_missed(host) -> None:
    made = make_table(host, ANN, COMPUTER, preset="first-game")
    secret = tokens(made)[0]
    with Person(host, made["table"], secret, shape="tall") as ann:
        play_up_to(ann, 3)
    with Person(host, made["table"], secret, shape="tall") as ann:
        turns = ann.ask("recap")["turns"]
        assert [turn["seat"] for turn in turns] == [1]
        assert turns[0]["from"] >= ann.table["news_from"]
        assert turns[0]["lines"]
    with Person(host, made["table"], shape="tall") as watcher:
        assert {turn["seat"] for turn in watcher.ask("recap")["turns"]} == {0, 1}


def test_a_patch_says_what_everybody_got(host) -> None:
    made = make_table(host, ANN, COMPUTER, preset="first-game")
    with Person(host, made["table"], tokens(made)[0], shape="tall") as ann:
        before = [seat["score"] for seat in ann.scene["seats"]]
        play_up_to(ann, 6)
        sums = [0, 0]
        for message in ann.heard:
            for seat, got in enumerate(message.get("got", [])) if message["is"] == "patch" else ():
                sums[seat] += got.get("total", 0)
        assert [seat["score"] for seat in ann.scene["seats"]] == [a + b for a, b in zip(before, sums, strict=True)]


@pytest.mark.parametrize("game", ["castle", "tang", "panda"])
def test_who_began_the_end_is_told_until_the_match_is_over(game: str) -> None:
    table = played(game, 10_000)  # to its end
    assert views.closing(table) is None
    at = table.closing_at
    if not at:
        return
    before, then = table.match.after(at - 1).state, table.match.after(at).state
    assert not before.closing()
    assert then.closing()
    assert who_began_the_end(table) == table.match.entries[at - 1].seat


def test_what_decides_between_equal_points_is_told() -> None:
    for seed in range(60):
        table = played("castle", 10_000, 4, seed)
        scores, places = table.match.state.scores(), views.result(table).places
        for seat, other, number, more, less in ties(table):
            assert scores[seat] == scores[other]
            assert places[seat] < places[other]
            assert more > less
            assert table.match.state.tie_break(seat)[number - 1] == more
            return
    raise AssertionError("no tie in sixty matches")
