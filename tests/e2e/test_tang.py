"""Tang Garden in the browser: whole games by mouse and finger, turns by keys alone, the solo game, axe-core."""

from __future__ import annotations

import pytest

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.games import find
from tests.e2e.conftest import PHONE, SIDEWAYS, Room
from tests.e2e.player import Player
from tests.e2e.test_access import serious_violations

TABLET = (820, 1180)
ANN = {"kind": "person", "name": "Ann"}
BOT = {"kind": "computer", "bot": "greedy"}


def open_garden(room: Room, seats: int = 2, size: tuple[int, int] = (1440, 900)) -> Player:
    player = room.player(size)
    made = player.make_table([ANN, *[BOT] * (seats - 1)], game="tang", preset="recommended")
    player.visit(made["seats"][0]["link"])
    player.ready()
    return player


def test_a_whole_game_of_four_by_mouse(room: Room) -> None:
    player = open_garden(room, 4)
    player.play_to_the_end()
    player.sees_scores_that_add_up()


def test_a_tap_invites_a_guest(room: Room) -> None:
    """Though there is more to read about her: what can be done in one way is done."""
    match, rng = Match(find("tang"), 2, {"board": "balanced"}), Rng(1)
    while not any(words.startswith("influence ") for words in match.legal()):
        match.settle(rng)
        match.play(match.state.legal()[rng.below(len(match.state.legal()))])
        match.settle(rng)
    player = room.player()
    begin = {"game": "tang", "preset": "", "first": None, "position": match.state.to_text()}
    made = player.make_table([ANN, ANN], **begin)
    player.visit(made["seats"][match.state.actor]["link"])
    player.ready()
    before = player.number
    guest = next(words.split()[1] for words in match.legal() if words.startswith("influence "))
    player.page.locator(f".piece.choosable[data-id*='{guest}']").first.click()
    player.page.wait_for_function(f"() => document.querySelector('.table').dataset.number > {before}")


def test_a_whole_game_of_three_by_keys_alone(room: Room) -> None:
    player = open_garden(room, 3)
    player.play_by_keys()
    player.sees_scores_that_add_up()


def test_a_whole_solo_game_from_the_lobby_by_keys_alone(room: Room) -> None:
    """Set up on its page, played until it is lost or won; the end says which."""
    player = room.player()
    page = player.page
    page.goto(player.url)
    game = page.locator(".game", has_text="Tang Garden")
    game.locator("button", has_text="Set up a table").click()
    page.get_by_role("radiogroup", name="How many").get_by_role("radio", name="1").check()
    assert "cover all" in page.locator(".set-up .solo").inner_text()
    page.get_by_role("button", name="Open the table").click()
    player.ready()
    assert "Whom do you keep" in player.prompt
    player.play_by_keys()
    player.sees_scores_that_add_up()
    assert "garden" in player.prompt.lower()
    assert "won" not in page.locator(".verdict").inner_text()


def test_a_tile_is_turned_and_moved_before_it_is_confirmed(room: Room) -> None:
    """A cell is chosen, the tile lies there as it fits; another cell moves it, R turns it; then it is confirmed."""
    player = open_garden(room)
    page = player.page
    page.locator('.piece[data-id^="tile:"][data-do]').first.click()
    player.ready()
    page.locator('.piece[data-id^="spot."][data-do]').first.click()
    player.ready()
    ghost = page.locator(".piece[data-try]").first
    ghost.wait_for()
    place = ghost.get_attribute("data-id")
    others = page.locator('.piece[data-id^="spot."]')
    if others.count():
        lay = ghost.bounding_box()
        others.first.dispatch_event("click")
        page.wait_for_function(
            "([id, x, y]) => {"
            " const b = document.querySelector(`[data-try][data-id='${id}']`)?.getBoundingClientRect();"
            " return b && Math.hypot(b.x - x, b.y - y) > 20 }",
            arg=[place, lay["x"], lay["y"]] if lay else [],
        )
        player.ready()
    turn = page.locator(".bar button.turn")
    if turn.count():
        before = turn.inner_text()
        page.keyboard.press("r")
        assert turn.inner_text() != before
    tile = page.locator(f'.piece[data-id="{place}"]')
    page.locator(".bar .buttons button.main").click()
    player.ready()
    tile.first.wait_for()
    assert page.locator(".piece[data-try]").count() == 0


def test_a_whole_game_on_a_phone(room: Room) -> None:
    player = open_garden(room, size=PHONE)
    player.play_to_the_end(tap=True)
    player.sees_scores_that_add_up()


@pytest.mark.parametrize("size", [(1440, 900), TABLET, PHONE])
def test_the_garden_is_accessible(room: Room, size: tuple[int, int]) -> None:
    player = open_garden(room, 2, size)
    assert serious_violations(player.page) == []
    for number in range(4):
        player.play_on(number)
    assert serious_violations(player.page) == []
    bare = player.page.locator('.piece:not([aria-label]):not([aria-hidden="true"])')
    assert bare.count() == 0


@pytest.mark.parametrize("size", [(1440, 900), TABLET, PHONE, SIDEWAYS])
def test_everything_on_the_screen_is_in_the_window(room: Room, size: tuple[int, int]) -> None:
    """Nothing needs scrolling or zooming, and what can be touched is large enough; fingers reach further, see below."""
    player = open_garden(room, 2, size)
    for number in range(12):
        boxes = player.page.evaluate(
            "() => [...document.querySelectorAll('.piece[data-do]:not(.thumb *)')].map(n => n.getBoundingClientRect())"
            ".filter(b => b.width).map(b => [b.left, b.top, b.right, b.bottom, b.width, b.height])"
        )
        for left, top, right, bottom, width, height in boxes:
            assert min(left, top) >= -2, player.prompt
            assert right <= size[0] + 2, player.prompt
            assert bottom <= size[1] + 2, player.prompt
            least = 12 if size in (PHONE, SIDEWAYS) else 16
            assert min(width, height) >= least, player.prompt
        player.play_on(number)


def test_a_finger_beside_something_small_means_it(room: Room) -> None:
    """On a phone a lantern is smaller than a finger: touched anywhere in 30 pixels, it answers."""
    player = open_garden(room, 1, PHONE)
    page = player.page
    while not page.locator('.piece[data-id^="lantern."][data-do]').count():
        player.play_on(1, tap=True)
    box = page.locator('.piece[data-id^="lantern."][data-do]').first.bounding_box()
    assert box is not None
    assert box["width"] < 26
    before = player.number
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 14)
    assert player.settled(before) in ("ready", "over")
    assert player.number > before
