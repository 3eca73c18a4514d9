"""Way of the Panda in the browser: whole games by mouse, by keys and on a phone; nothing too small, nothing silent."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import PHONE, SIDEWAYS, Room
from tests.e2e.test_access import serious_violations

TABLET = (820, 1180)
TWO = [{"kind": "person", "name": "Ann"}, {"kind": "computer", "bot": "greedy"}]
FOUR = [{"kind": "person", "name": "Ann"}] + [{"kind": "computer", "bot": "greedy"}] * 3
SHORT = {"board": "bamboo", "missions": "off", "round_limit": "2"}


def open_match(room, seats=None, size=(1440, 900), previews=True, **options):
    player = room.player(size)
    chosen = {"game": "panda", "preset": "recommended", "options": SHORT | options, "previews": previews}
    made = player.make_table(seats or TWO, **chosen)
    player.visit(made["seats"][0]["link"])
    player.ready()
    return player


def test_a_whole_game_by_mouse(room: Room):
    player = open_match(room)
    assert "put a guard on a road" in player.prompt
    player.play_to_the_end()
    player.sees_scores_that_add_up()


def test_a_game_of_four_with_missions(room: Room):
    player = open_match(room, FOUR, board="calibrated", missions="A9 B1", round_limit="1")
    player.play_to_the_end()
    player.sees_scores_that_add_up()


def test_a_whole_game_by_keys_alone(room: Room):
    player = open_match(room, round_limit="1")
    player.play_by_keys()
    player.sees_scores_that_add_up()


@pytest.mark.timeout(900)
def test_a_whole_game_on_a_phone(room: Room):
    player = open_match(room, size=PHONE, round_limit="1")
    assert player.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    small = player.page.locator(".peek span")
    assert [text.strip() for text in small.all_inner_texts()] == ["Actions", "Cards", "Clan"]
    player.play_to_the_end(tap=True)
    player.sees_scores_that_add_up()


@pytest.mark.parametrize("previews", [True, False])
def test_what_does_nothing_says_so_and_asks_first(room: Room, previews):
    player = open_match(room, board="calibrated", previews=previews)
    page = player.page
    for number in range(12):  # the setting up
        if page.locator(".piece.idle").count():
            break
        player.play_on(number * 7 + 1)
    assert float(page.locator(".piece.idle .lift").first.evaluate("it => getComputedStyle(it).opacity")) < 0.5
    assert previews == (page.locator(".pill").count() > 0)
    market = page.get_by_role("button", name="build a Market in a village (2 AP, 1 guard): does nothing, −2 AP")
    before = player.number
    market.dispatch_event("click")
    dialog = page.locator("dialog[open]")
    dialog.wait_for()
    assert "It costs: −2 AP, −1 guard." in dialog.inner_text()
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert player.number == before
    market.dispatch_event("click")
    dialog.get_by_role("button", name="Do it").click()
    page.wait_for_function(f"() => document.querySelector('.table').dataset.number > {before}")


@pytest.mark.parametrize("size", [(1440, 900), TABLET, PHONE, SIDEWAYS])
def test_names_are_readable_and_targets_large_enough(room: Room, size):
    player = open_match(room, size=size, board="calibrated")
    small = player.page.evaluate(
        """() => [...document.querySelectorAll('.piece[data-do]:not(.thumb *), :is(.head, .bar, .rail) button')]
          .map((node) => [node.dataset.id || node.textContent, node.getBoundingClientRect()])
          .filter(([, box]) => box.width && (box.width < 24 || box.height < 24 || box.left < -1
            || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
          .map(([name, box]) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
    )
    assert small == []
    sizes = player.page.evaluate(
        """() => [...document.querySelectorAll('[data-surface=map] text')]
          .filter((text) => /^[A-Z][a-z]+$/.test(text.textContent))
          .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""
    )
    assert len(sizes) >= 16
    assert min(sizes) >= 11


def test_a_whole_game_on_a_phone_held_sideways(room: Room):
    player = open_match(room, size=SIDEWAYS, round_limit="1")
    page = player.page
    page.locator(".peek", has_text="Actions").click()
    words = page.locator("[data-surface=actions] .label").evaluate_all(
        "all => all.map((text) => parseFloat(text.getAttribute('font-size')) * text.getScreenCTM().a)"
    )
    assert len(words) > 40
    assert min(words) >= 7.5  # what is longer than its space is set smaller
    assert sorted(words)[len(words) // 3] >= 10
    page.locator(".peek", has_text="Map").click()  # where the first choice lies
    player.play_to_the_end(tap=True)
    player.sees_scores_that_add_up()


def test_a_tap_says_why_not(room: Room):
    player = open_match(room, board="calibrated")
    page = player.page
    page.locator('.piece.answers[data-id^="way."]').first.dispatch_event("click")
    page.locator(".toast").wait_for()
    assert "rule P-33" in page.inner_text(".toast")


def test_pointing_at_a_place_shows_the_way(room: Room):
    player = open_match(room, board="calibrated")
    page = player.page
    for number in range(60):
        if player.prompt.startswith("Move") and page.locator('.piece[data-do][data-id^="here."]').count():
            break
        spaces = page.locator('.piece[data-id$="1a"][data-do]')  # a move of one road
        if spaces.count():
            spaces.first.dispatch_event("click")
            player.ready()
        else:
            player.play_on(number)
    page.locator('.piece[data-do][data-id^="here."]').first.hover()
    page.wait_for_selector('use[href="#paw"]')


def test_overlays_lie_over_the_map(room: Room):
    player = open_match(room, board="calibrated")
    page = player.page
    page.locator(".overlays button").first.click()
    page.locator(".overlay-menu label", has_text="What each place needs").click()
    page.wait_for_selector('[data-id="over.p01"]')


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_the_table_is_accessible(room: Room, size):
    player = room.player(size)
    options = SHORT | {"board": "calibrated", "missions": "A9 B3"}
    made = player.make_table(TWO, game="panda", preset="recommended", options=options)
    player.visit(made["seats"][0]["link"])
    player.ready()
    for number in range(8):
        player.play_on(number * 5)
    assert serious_violations(player.page) == []
