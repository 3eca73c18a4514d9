"""Setting up a table on its page: each kind of choice, what is put right where, and what joiners read of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Room
from tests.e2e.test_access import serious_violations

NAMES = "\n".join(f"Village {number}" for number in range(12))
SMALL = (390, 664)

# What is pressed on a page must be large enough for a finger, and in sight.
TOO_SMALL = """() => [...document.querySelectorAll('.set-up :is(a, button, label, textarea, input[type=text])')]
  .filter((node) => node.getClientRects().length && !node.matches('p a'))
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5 || box.width < 43.5 || box.right > innerWidth + 1 || box.left < -1)
  .map(([node, box]) => `${node.textContent.slice(0, 30)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def open_page(room: Room, part: str = "", game: str = "sample", **more: object) -> Page:
    page = room.player(**more).page  # type: ignore[arg-type]
    page.goto(f"{room.house.url}/new/{game}{'/' if part else ''}{part}")
    told(page)
    return page


def told(page: Page) -> None:
    """The server has said what is played."""
    page.wait_for_function("() => document.querySelector('.set-up .line')?.textContent.trim()")


def pick(page: Page, group: str, answer: str) -> None:
    page.get_by_role("radiogroup", name=group).get_by_role("radio", name=answer, exact=True).check()


def test_every_part_has_its_row_and_its_words(sample_room: Room):
    page = open_page(sample_room)
    rows = page.locator(".parts-list b").all_inner_texts()
    assert rows == ["Players", "Way to play", "Map", "Cards and rounds", "Time and help", "House rules"]
    expect(page.locator(".line")).to_have_text("3 walkers. Flat. Lantern, Bridge, Gate. No clock. Who begins is drawn.")
    page.get_by_role("link", name="Way to play").click()
    assert page.locator(".detail .discs label").all_inner_texts() == [
        "A small table, to learn with.",
        "Everything on the table.",
    ]
    page.get_by_role("link", name="House rules").click()
    expect(page.locator(".question p")).to_have_text("How much lies on the table")
    assert "S-" not in page.locator(".set-up").inner_text()  # numbers of rules are for the judge


def test_pictures_are_drawn_and_the_ideal_ones_come_first(sample_room: Room):
    page = open_page(sample_room, "map")
    names = page.locator(".pictures b")
    assert names.all_inner_texts() == ["Flat", "Steep"]
    expect(page.locator(".pictures label").first.locator("small")).to_have_text("ideal for 1, 2, and 3")
    assert page.locator(".pictures .model").count() == 2
    page.get_by_role("link", name="Players").click()
    pick(page, "How many", "4")
    page.get_by_role("link", name="Map").click()
    assert names.all_inner_texts() == ["Steep", "Flat"]
    page.get_by_role("radio", name="Steep").focus()
    page.keyboard.press("ArrowRight")  # a radio group by arrows
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".line")).to_contain_text("Steep")
    assert page.locator(".stage-card .model rect").count() == 3 * (1 + 2 + 3 + 1 + 1 + 3 + 3 + 1 + 1 + 2 + 1 + 1)


def test_cards_are_ticked_with_their_texts_and_one_too_many_is_refused(sample_room: Room):
    page = open_page(sample_room, "cards")
    cards = page.locator(".card-list[data-set=card] label")
    assert "worth one point more" in cards.first.inner_text()
    page.get_by_role("checkbox", name="Tower").click()
    expect(page.locator(".card-set [role=alert]")).to_have_text("At most 3: untick one first.")
    expect(page.get_by_role("checkbox", name="Tower")).not_to_be_checked()
    page.get_by_role("checkbox", name="Lantern").click()
    page.get_by_role("checkbox", name="Tower").click()
    expect(page.locator(".line")).to_contain_text("Bridge, Gate, Tower")
    pick(page, "Cards: how", "None")
    expect(page.locator("[data-set=card] :checked")).to_have_count(0)
    expect(page.locator(".line")).not_to_contain_text("Tower")
    pick(page, "Cards: how", "These")
    expect(page.locator("[data-set=card] :checked")).to_have_count(3)
    page.get_by_role("button", name="Open the table").click()
    page.locator(".table .label").first.wait_for()
    assert page.locator("[data-id^='card.']").count() == 3


def test_what_does_not_matter_is_not_asked(sample_room: Room):
    page = open_page(sample_room, "way")
    page.get_by_role("radio", name="A small table, to learn with.").check()
    page.get_by_role("link", name="Cards and rounds").click()
    expect(page.locator(".card-list[data-set=card]")).to_have_count(0)
    expect(page.get_by_text("three, a short walk", exact=False)).to_be_visible()


def test_what_is_wrong_stands_in_its_field_in_its_row_and_above_the_button(sample_room: Room, tmp_path: Path):
    page = open_page(sample_room, "map")
    page.get_by_role("radio", name="A board of your own").check()
    short, whole = tmp_path / "short.txt", tmp_path / "board.txt"
    short.write_text("Here\nThere")
    whole.write_text(NAMES)
    page.locator('input[type="file"]').set_input_files(short)
    expect(page.locator("textarea")).to_have_value("Here\nThere")
    said = "Line 3: a board has 12 names, this one 2."
    expect(page.locator("#wrong-board")).to_have_text(said)
    assert page.locator("textarea").get_attribute("aria-describedby") == "wrong-board"
    expect(page.locator(".parts-list .bad small")).to_have_text(said)
    page.get_by_role("link", name="Players").click()
    expect(page.locator("#to-put-right")).to_have_text(f"Map: {said}")
    assert serious_violations(page) == []
    page.get_by_role("button", name="One thing to put right").click()  # never dead, never silent
    expect(page.locator("textarea")).to_be_focused()
    page.locator('input[type="file"]').set_input_files(whole)
    page.get_by_role("button", name="Open the table").click()
    page.locator(".table .label").first.wait_for()
    assert "Village 7" in page.locator(".label").all_text_contents()


def test_a_board_is_pasted_and_opened_at_once(sample_room: Room):
    page = open_page(sample_room, "map")
    page.get_by_role("radio", name="A board of your own").check()
    page.locator("textarea").fill(NAMES)
    page.get_by_role("button", name="Open the table").click()
    page.locator(".table .label").first.wait_for()
    assert "Village 11" in page.locator(".label").all_text_contents()


def test_a_text_of_ones_own_is_checked_where_it_stands(sample_room: Room):
    page = open_page(sample_room, "cards")
    page.get_by_role("radio", name="something else …").check()
    page.locator("textarea").fill("40")
    expect(page.locator("#wrong-rounds")).to_have_text("Between 1 and 9 rounds.")
    page.locator("textarea").fill("2")
    expect(page.locator("#wrong-rounds")).to_have_count(0)


def test_a_castle_is_drawn_and_its_errors_are_said_in_the_readers_language(room: Room):
    page = open_page(room, "castle", "castle", locale="de-DE")
    page.get_by_role("radio", name="Selbst zeichnen").check()
    page.locator("textarea").fill("111\n222\n333")
    expect(page.locator("#wrong-layout")).to_contain_text("98 Steine fehlen: Eine Burg braucht alle 116, diese hat 18.")
    assert page.locator(".own-board .model rect").count() == 3 * 18
    page.locator("textarea").fill("111\n2x2")
    expect(page.locator("#wrong-layout")).to_contain_text("Reihe 2, Feld 2")
    assert serious_violations(page) == []


def test_levels_are_words_with_what_was_measured(room: Room):
    page = open_page(room, "players", "castle")
    seat = page.locator(".places > li").nth(1)
    seat.get_by_role("radio", name="Seasoned").check()
    told_so = seat.locator(".plays").inner_text()
    assert told_so.startswith("Seasoned, Elo ")
    expect(seat.locator(".levels label", has_text="Seasoned").locator(".full")).to_have_count(3)


def test_between_two_names_there_are_steps(room: Room):
    page = open_page(room, "players", "castle")
    seat = page.locator(".places > li").nth(1)
    seat.get_by_role("radio", name="Newcomer").check()
    expect(seat.get_by_role("button", name="A step weaker")).to_be_disabled()
    stronger = seat.get_by_role("button", name="A step stronger")
    stronger.click()
    expect(seat.locator(".plays")).to_contain_text("Newcomer +, Elo")
    expect(seat.get_by_role("radio", name="Newcomer")).to_be_checked()
    for _ in range(2):
        stronger.click()
    expect(seat.get_by_role("radio", name="Regular")).to_be_checked()
    assert serious_violations(page) == []


def test_as_strong_as_me_follows_the_results_of_this_device(room: Room):
    page = open_page(room, "players", "castle")
    seat = page.locator(".places > li").nth(1)
    seat.get_by_role("radio", name="As strong as me").check()
    expect(seat.locator(".plays")).to_contain_text("Begins like the usual one")
    strong = {"games": {"castle": {"elo": 4000, "matches": 3}}, "counted": []}
    page.evaluate("kept => localStorage.setItem('teahouse:strength', JSON.stringify(kept))", strong)
    seat.get_by_role("radio", name="Newcomer").check()
    seat.get_by_role("radio", name="As strong as me").check()
    expect(seat.locator(".plays")).to_contain_text("Expert, Elo")
    expect(seat.locator(".plays")).to_contain_text("3 matches so far")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".table .label").first.wait_for()
    expect(page.locator("body")).to_contain_text("Expert")  # the table has the level itself


def test_house_rules_are_those_of_the_chosen_cards(room: Room):
    page = open_page(room, "cards", "castle")
    page.get_by_role("checkbox", name="Spirit of Wind").click()
    page.get_by_role("link", name="House rules").click()
    wind = page.locator(".question", has_text="Spirit of Wind")
    wind.get_by_role("radio", name="it may").check()
    expect(wind.locator("mark")).to_have_text("yours")
    expect(page.locator(".question", has_text="Faith")).to_have_count(0)
    expect(page.locator(".line")).to_contain_text("Spirit of Wind")
    expect(page.locator(".line")).to_contain_text("One house rule.")
    page.get_by_role("button", name="As usual").click()
    expect(wind.locator("mark")).to_have_count(0)


def test_one_mission_is_chosen_and_the_other_is_drawn(room: Room):
    page = open_page(room, "missions", "panda")
    page.get_by_role("radio", name="Across the land").check()
    expect(page.locator(".line")).to_contain_text("Across the land (A7); the other one is drawn.")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".table .label").first.wait_for()


def test_what_is_kept_is_there_the_next_time(sample_room: Room):
    page = open_page(sample_room, "map")
    page.get_by_role("radio", name="Steep").check()
    page.get_by_role("link", name="Time and help").click()
    page.get_by_role("radio", name="10 minutes each, 20 seconds more per turn").check()
    expect(page.locator(".line")).to_contain_text("10 min each, 20 s more per turn.")
    page.get_by_role("button", name="Keep as my usual").click()
    page.reload()
    expect(page.locator(".line")).to_contain_text("Steep. Lantern, Bridge, Gate. 10 min each")
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".line")).to_contain_text("Flat. Lantern, Bridge, Gate. No clock.")


def test_who_begins_is_chosen(sample_room: Room):
    page = open_page(sample_room, "players")
    pick(page, "How many", "2")
    page.get_by_label("Name at seat 1").fill("Ann")
    pick(page, "Who begins?", "Regular")
    expect(page.locator(".line")).to_contain_text("Regular begins.")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".table .label").first.wait_for()
    assert page.locator(".table").get_attribute("data-number") is not None


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_every_part_is_accessible(room: Room, size: tuple[int, int]):
    page = room.player(size).page
    for part in ("players", "castle", "cards", "house", "time", "way"):
        page.goto(f"{room.house.url}/new/castle/{part}")
        told(page)
        assert serious_violations(page) == [], part


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_on_a_phone_each_part_is_a_page_with_large_targets(room: Room, locale: str):
    page = room.player(SMALL, locale=locale).page
    for game, parts in (
        ("castle", ("", "players", "castle", "cards", "house", "time")),
        ("panda", ("missions", "map")),
    ):
        for part in parts:
            page.goto(f"{room.house.url}/new/{game}{'/' if part else ''}{part}")
            told(page)
            assert page.evaluate(TOO_SMALL) == [], (game, part)
            assert page.locator(".parts-list").is_visible() is (part == "")
    page.goto(f"{room.house.url}/new/castle")
    told(page)
    page.locator(".parts-list a").nth(2).click()
    expect(page.locator("#part-title")).to_be_focused()
    page.locator(".done a").click()
    expect(page.locator(".parts-list")).to_be_visible()
    page.locator(".open").click()
    page.locator(".table").wait_for()


def test_time_to_think_runs_where_the_table_has_a_clock(sample_room: Room):
    page = open_page(sample_room, "time")
    page.get_by_role("radio", name="10 minutes each, 20 seconds more per turn").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".seat.me .clock")).to_have_text("9:58", timeout=15000)


def test_days_to_think_are_told_in_days(sample_room: Room):
    page = open_page(sample_room, "time")
    page.get_by_role("radio", name="3 days each, 12 hours more per turn").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".seat.me .clock")).to_have_text("2 d 23 h", timeout=15000)


def test_each_game_tells_about_its_boards(sample_room: Room):
    page = sample_room.player().page
    page.goto(f"{sample_room.house.url}/about")
    page.get_by_role("link", name="Walkers").click()
    expect(page.locator("h1")).to_have_text("Walkers")
    expect(page.locator(".prose")).to_contain_text("made up for tests")
    expect(page.locator(".prose h3")).to_have_text(["Your own board"])
    page.goto(f"{sample_room.house.url}/about/castle")
    expect(page.locator(".prose")).to_contain_text("116 tiles")
    expect(page.get_by_role("link", name="castle.toml")).to_be_visible()
    assert serious_violations(page) == []
    page.goto(f"{sample_room.house.url}/about/nothing")
    expect(page.locator("h1")).to_have_text("There is no such game here.")
    sample_room.forgive(404)


def test_a_link_with_a_position_is_played_on(sample_room: Room):
    page = sample_room.player().page
    begin = "sample 1; seats 2; turn 3 A; stones 3.2=A 5.1=B; points 3 2; pending go"
    page.goto(f"{sample_room.house.url}/from/sample#{begin}")
    expect(page.locator(".lead")).to_have_text("A position for 2 players in turn 3. The score as it stands: 3 : 2.")
    assert serious_violations(page) == []
    page.get_by_role("button", name="Play on with computers").click()
    page.locator(".table .label").first.wait_for()
    expect(page.locator(".bar")).to_contain_text("Go to a place")


def test_a_link_with_an_impossible_position_says_what_is_wrong(sample_room: Room):
    page = sample_room.player(PHONE).page
    page.goto(f"{sample_room.house.url}/from/sample#sample 1; seats 2; turn 3 Z; points 3 2; pending go")
    expect(page.get_by_role("alert")).to_contain_text("turn: there is no 'Z'")
    expect(page.get_by_role("button", name="Play on")).to_have_count(0)
    sample_room.forgive(400)
