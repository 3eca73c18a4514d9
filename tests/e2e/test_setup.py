"""Setting up a table with a board of one's own, and the pages about the boards."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Room
from tests.e2e.test_access import serious_violations

NAMES = "\n".join(f"Village {number}" for number in range(12))


def open_options(room: Room):
    page = room.player().page
    page.goto(room.house.url)
    page.locator(".game", has_text="Walkers").get_by_role("button", name="Set up").click()
    page.get_by_text("All options").click()
    return page


def test_every_option_and_preset_has_its_sentence(sample_room: Room):
    page = open_options(sample_room)
    assert page.locator(".presets label").all_inner_texts() == [
        "A small table, to learn with.",
        "Everything on the table.",
    ]
    labels = page.locator(".options .field > label").all_inner_texts()
    assert labels == ["The names of the places S-1", "How much lies on the table S-2"]
    levels = page.locator(".places select").nth(3).locator("option").all_inner_texts()
    assert len(levels) >= 1
    assert serious_violations(page) == []


def test_a_board_is_read_from_a_file_and_what_is_wrong_is_said(sample_room: Room, tmp_path: Path):
    page = open_options(sample_room)
    page.get_by_label("The names of the places").first.select_option(label="something else …")
    short, whole = tmp_path / "short.txt", tmp_path / "board.txt"
    short.write_text("Here\nThere")
    whole.write_text(NAMES)
    page.locator('input[type="file"]').set_input_files(short)
    expect(page.locator("textarea")).to_have_value("Here\nThere")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".setup .problem")).to_have_text("line 3: a board has 12 names, this one 2")
    page.locator('input[type="file"]').set_input_files(whole)
    page.get_by_role("button", name="Open the table").click()
    page.locator(".table .label").first.wait_for()
    assert "Village 7" in page.locator(".label").all_text_contents()
    sample_room.forgive(400)


def test_a_board_is_pasted(sample_room: Room):
    page = open_options(sample_room)
    page.get_by_label("The names of the places").first.select_option(label="something else …")
    page.locator("textarea").fill(NAMES)
    page.get_by_role("button", name="Open the table").click()
    page.locator(".table .label").first.wait_for()
    assert "Village 11" in page.locator(".label").all_text_contents()


def test_time_to_think_runs_where_the_table_has_a_clock(sample_room: Room):
    page = open_options(sample_room)
    page.get_by_label("Time to think").select_option(label="10 minutes each, 20 seconds more per turn")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".seat.me .clock")).to_have_text("9:58", timeout=15000)


def test_days_to_think_are_told_in_days(sample_room: Room):
    page = open_options(sample_room)
    page.get_by_label("Time to think").select_option(label="3 days each, 12 hours more per turn")
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
