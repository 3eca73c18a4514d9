"""At the table: taking back, losing the connection in mid-turn, looking back, asking why, languages, looks."""

from __future__ import annotations

import pytest

from teahouse.web.doors import own_address
from tests.e2e.conftest import DESKTOP, House, Room
from tests.e2e.screens import lay, measure, open_page, positions
from tests.e2e.test_play import TWO, open_match


def first_turn(player):
    """Takes a tile, then a shrine with it: what is asked next is where to place it."""
    player.play_on(1)
    player.page.get_by_role("button", name="Take a shrine").click()
    player.ready()


def test_undo_takes_one_choice_back(room: Room):
    player, _ = open_match(room)
    first_turn(player)
    assert "Where does" in player.prompt
    player.page.get_by_role("button", name="Undo").click()
    player.page.wait_for_function("() => document.querySelector('.bar .prompt').innerText.includes('You hold')")


def test_an_explicit_end_of_the_turn(room: Room):
    player = room.player()
    player.quickly(False)
    made = player.make_table(TWO)
    player.visit(made["seats"][0]["link"])
    player.ready()
    first_turn(player)
    player.play_on(1)
    button = player.page.get_by_role("button", name="End turn")
    button.wait_for()
    player.page.get_by_role("button", name="Undo").click()
    player.page.wait_for_function("() => document.querySelector('.bar .prompt').innerText.includes('Where does')")
    player.play_on(1)
    button.click()
    player.page.wait_for_function("() => document.querySelector('.bar .prompt').innerText.includes('Take a tile')")


def test_a_lost_connection_comes_back_in_mid_turn(room: Room):
    house = House(room.house.folder)
    house.folder = room.house.folder / "other"
    house.folder.mkdir()
    house.start()
    try:
        player = room.player()
        player.url = house.url
        made = player.make_table(TWO)
        player.visit(made["seats"][0]["link"])
        player.ready()
        first_turn(player)
        before = player.prompt
        house.stop()
        player.page.locator(".badge").wait_for()
        house.start()
        player.page.locator(".badge").wait_for(state="detached", timeout=60000)
        player.ready()
        assert player.prompt == before
        player.play_on(1)
        assert player.prompt != before
    finally:
        house.stop()


def test_replay_steps_through_the_match(room: Room):
    player, _ = open_match(room)
    for number in range(6):
        player.play_on(number * 7 + 1)
    page = player.page
    pieces = page.locator(".surface .piece").count()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Step through the match").click()
    page.locator(".replay").wait_for()
    shown = "() => Number(document.querySelector('.replay output').innerText.split(' ')[0])"
    first = page.locator(".replay input").get_attribute("min")  # the castle is dealt: the first choice comes next
    assert int(first or 0) > 60
    while page.evaluate(shown) != int(first or 0):
        before = page.evaluate(shown)
        page.get_by_role("button", name="The turn before").click()
        page.wait_for_function(f"() => ({shown})() < {before}")
    assert page.locator(".piece[data-do]").count() == 0
    page.get_by_role("button", name="One step on").click()
    page.wait_for_function(f"() => ({shown})() === {first} + 1")
    page.wait_for_url(lambda url: f"at={int(first or 0) + 1}" in url)
    page.locator(".replay .told").wait_for()
    page.locator(".bar").get_by_role("button", name="Back to the table").click()
    player.ready()
    page.locator(".replay").wait_for(state="detached")
    assert page.locator(".surface .piece").count() == pieces


def test_a_line_of_the_log_lights_up_what_it_is_about(room: Room):
    player, _ = open_match(room)
    for number in range(6):
        player.play_on(number * 7 + 1)
    marked = player.page.locator(".piece.marked")
    line = player.page.locator(".log li button").first
    assert marked.count() == 0
    line.hover()
    assert marked.count() > 0
    player.page.mouse.move(5, 5)
    assert marked.count() == 0
    line.focus()
    assert marked.count() > 0


def test_the_page_about_the_house_credits_what_runs_in_the_browser(room: Room):
    page = room.player().page
    page.goto(f"{room.house.url}/about")
    for part in ("litestar", "preact", "@fluent/bundle", "@fontsource/alegreya"):
        page.get_by_role("link", name=part, exact=True).wait_for()
    texts = page.request.get(room.house.url + (page.locator("a[href^='/licen']").get_attribute("href") or ""))
    assert "SIL OPEN FONT LICENSE" in texts.text()


def test_a_blocked_piece_says_why(room: Room):
    player, _ = open_match(room)
    player.page.locator('.piece[style*="--veil"]').first.dispatch_event("click")
    said = player.page.locator(".toast.why").inner_text()
    assert len(said) > 20
    assert "C-" in said


def test_the_list_of_choices_has_everything_and_works(room: Room):
    player, _ = open_match(room)
    choices = {choice for node in player.targets().all() for choice in node.get_attribute("data-do").split()}
    player.page.get_by_role("button", name="What can be chosen").click()
    listed = player.page.locator(".choices [data-choice]")
    assert {one.get_attribute("data-choice") for one in listed.all()} >= choices
    listed.first.click()
    player.page.wait_for_function("() => document.querySelector('.bar .prompt').innerText.includes('You hold')")


def test_a_foreign_browser_watches_and_cannot_choose(room: Room):
    _, made = open_match(room)
    stranger = room.player()
    stranger.visit(made["link"])
    stranger.page.wait_for_selector(".surface .piece")
    assert stranger.targets().count() == 0
    assert stranger.page.locator(".bar .buttons button").count() == 0


def test_a_table_that_is_not_there(room: Room):
    player = room.player()
    player.visit("/t/nosuchtable1")
    player.page.get_by_text("There is no such table").wait_for()


def test_settings_are_kept(room: Room):
    player, _ = open_match(room)
    page = player.page
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog[open]").wait_for()  # a forced click does not wait
    page.locator("input[value=dark]").check(force=True)
    page.keyboard.press("Escape")
    page.reload()
    player.ready()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_resigning_is_asked_once_more(room: Room):
    player, _ = open_match(room)
    page = player.page
    for answer in ("Cancel", "Resign"):
        if not page.locator("dialog[open]").count():
            page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Resign").click()
        assert "for good" in page.locator("dialog [role=alert]").inner_text()
        assert page.evaluate("document.activeElement.textContent") == "Cancel"
        page.get_by_role("button", name=answer).click()
    page.get_by_text("resigned", exact=False).first.wait_for()


def test_setting_up_a_table_in_the_lobby(room: Room):
    player = room.player()
    page = player.page
    page.goto(player.url)
    page.get_by_role("button", name="Set up a table").first.click()
    page.get_by_role("radiogroup", name="How many").get_by_role("radio", name="2").check()
    page.get_by_role("radiogroup", name="Who sits at seat 2").get_by_role("radio", name="Friend by link").check()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".gathering").wait_for()
    link = page.locator(".invite input").input_value()
    assert link.endswith(page.evaluate("location.pathname"))
    if network := own_address():  # a link to 127.0.0.1 would lead a friend to the friend's own computer
        page.locator(".door button").click()
        page.locator(".qr svg").wait_for()
        assert page.locator(".invite input").input_value() == link.replace("127.0.0.1", network)
    assert page.locator(".door").count() == (0 if network else 1)
    other = room.player()
    other.page.goto(other.url)
    row = other.page.locator(f'a[href="{page.evaluate("location.pathname")}"]')
    row.wait_for()
    played = page.locator(".gathering .played").inner_text()  # whoever sits down reads the same
    assert played.startswith("Two players.")
    assert played.startswith(row.locator(".played").inner_text())


def test_a_button_takes_the_twin_and_a_mouse_that_rests_is_told_what_a_choice_does(room: Room) -> None:
    found = positions("castle", turns=16)
    page = open_page(room.browser, DESKTOP, "en")
    page.goto(room.house.url + lay(room.house.url, "castle", found["continue"]))
    measure(page)
    first = page.locator(".bar .buttons button").first
    assert first.inner_text() == "Take its twin"
    page.locator(".piece[data-do]").first.hover()
    tip = page.locator(".tip")
    tip.wait_for()
    assert "take" in tip.inner_text().lower()
    page.mouse.move(5, 5)
    first.click()  # there are several twins: they are lit, and it is asked which one
    assert page.locator(".which [data-choice]").count() == page.locator(".piece.marked").count() > 1
    page.locator(".which [data-choice]").first.click()
    page.locator(".bar .prompt", has_text="Where does").wait_for()
    page.context.close()


# What players have in front of them, by the room it has in their cards: how much of its width or height it fills.
FILLED = """() => [...document.querySelectorAll('.seats .own.room, .mine .own.room')].map((room) => {
  const [whole, part] = [room.getBoundingClientRect(), room.querySelector('.surface').getBoundingClientRect()];
  return Math.max(part.width / whole.width, part.height / whole.height);
})"""


@pytest.mark.parametrize("game", ["castle", "panda", "tang"])
@pytest.mark.parametrize("size", [(820, 1180), DESKTOP])
def test_the_part_of_a_player_fills_its_room(room: Room, size: tuple[int, int], game: str) -> None:
    page = open_page(room.browser, size, "en")
    page.goto(room.house.url + lay(room.house.url, game, next(iter(positions(game, turns=6).values()))))
    measure(page)
    filled = page.evaluate(FILLED)
    assert len(filled) == 4
    assert min(filled) > 0.9
    page.context.close()


def test_an_upright_tablet_has_spaces_of_the_own_realm_for_fingers(room: Room) -> None:
    page = open_page(room.browser, (820, 1180), "en")
    page.goto(room.house.url + lay(room.house.url, "castle", positions("castle", turns=20)["place"]))
    measure(page)
    spots = page.evaluate(
        "() => [...document.querySelectorAll('.mine .piece[data-do]')].map((n) => n.getBoundingClientRect())"
    )
    assert spots
    assert min(min(box["width"], box["height"]) for box in spots) > 28
    page.context.close()
