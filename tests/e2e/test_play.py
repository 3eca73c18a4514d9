"""Whole games in the browser: by mouse, by keys alone, on a phone, and by two people at one table."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import PHONE, SIDEWAYS, Room
from tests.e2e.player import SEEN

TWO = [{"kind": "person", "name": "Ann"}, {"kind": "computer", "bot": "greedy"}]

FOUR = [{"kind": "person", "name": "Ann"}] + [{"kind": "computer", "bot": "greedy"}] * 3  # fewer turns of one's own


def open_match(room, seats=None, size=(1440, 900), **more):
    player = room.player(size)
    made = player.make_table(seats or TWO, **more)
    player.visit(made["seats"][0]["link"])
    player.ready()
    return player, made


def test_a_newcomer_plays_within_two_clicks(room: Room):
    player = room.player()
    player.play_now()
    assert "Take a tile" in player.prompt
    assert player.targets().count() > 5
    assert player.page.locator(".seat").count() == 3
    player.page.get_by_role("button", name="What is it about?").click()
    assert "4 or more touching tiles" in player.page.locator("dialog .chapter").first.inner_text()


def test_a_whole_game_by_mouse(room: Room):
    player, _ = open_match(room, FOUR)
    here = player.page.url
    player.play_to_the_end()
    player.sees_scores_that_add_up()
    player.page.locator("dialog").get_by_role("button", name="Play again").click()
    player.page.wait_for_url(lambda url: url != here)
    player.ready()
    assert "/t/" in player.page.url
    assert not player.over


def test_a_whole_game_by_keys_alone(room: Room):
    player, _ = open_match(room, FOUR)
    player.play_by_keys()
    player.sees_scores_that_add_up()


def test_one_tab_stop_for_the_board(room: Room):
    player, _ = open_match(room)
    assert player.page.locator('.piece[tabindex="0"]').count() == 1


@pytest.mark.timeout(900)
def test_a_whole_game_on_a_phone(room: Room):
    player, _ = open_match(room, FOUR, PHONE)
    wide = player.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
    player.play_to_the_end(tap=True)
    player.page.locator(".scores").wait_for()


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (768, 1024), PHONE, SIDEWAYS])
def test_everything_to_touch_is_large_enough_and_in_sight(room: Room, size):
    player, _ = open_match(room, size=size)
    small = player.page.evaluate(
        """() => [...document.querySelectorAll('.piece[data-do]:not(.thumb *), :is(.head, .bar, .rail) :is(button, a)')]
          .map((node) => [node.dataset.id || node.textContent, node.getBoundingClientRect()])
          .filter(([, box]) => box.width && (box.width < 24 || box.height < 24 || box.left < -1
            || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
          .map(([name, box]) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
    )
    assert small == []


def test_two_browsers_at_one_table(room: Room):
    ann = room.player()
    made = ann.make_table([{"kind": "person", "name": "Ann"}, {"kind": "open"}])
    ann.visit(made["seats"][0]["link"])
    ann.page.locator(".gathering").wait_for()
    bea = room.player(PHONE)
    bea.visit(made["link"])
    bea.page.fill(".sit input", "Bea")
    bea.page.click(".sit button")
    bea.page.wait_for_selector(".table[data-status=playing]")
    ann.page.wait_for_selector(".table[data-status=playing]")
    for number in range(12):
        mover = ann if ann.page.locator(".bar.yours").count() else bea
        mover.ready()
        before = mover.number
        mover.touch_something(number * 5 + 1)
        for one in (ann, bea):  # both see it, and nothing moves any more
            one.page.wait_for_function(SEEN, arg=before)
        assert ann.number == bea.number
    names = ann.page.locator(".seat .name b").all_inner_texts()
    assert [name.split(" (")[0] for name in sorted(names)] == ["Ann", "Bea"]
    ids = "() => [...document.querySelectorAll('.surface .piece:not(.spot)')].map((node) => node.dataset.id).sort()"
    assert ann.page.evaluate(ids) == bea.page.evaluate(ids)


def test_people_around_one_screen(room: Room):
    player = room.player()
    made = player.make_table([{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bea"}])
    for seat in made["seats"]:
        player.visit(seat["link"])
        player.page.wait_for_selector(".table")  # by then the seat is kept
    player.ready()
    asked = set()
    for number in range(14):
        asked.add(player.page.inner_text(".bar .whose").strip())
        player.play_on(number * 5 + 1)
    assert asked == {"Ann", "Bea"}
