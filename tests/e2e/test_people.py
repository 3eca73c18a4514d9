"""What people at a table do with each other: a wish to stop, names, seats that are given up and freed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import DESKTOP, PHONE, Room

ANN, BEA = {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bea"}
STOP = "Leave the match without a result"


def menu(page: Page, *names: str) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    for name in names:
        page.locator("dialog[open]").get_by_role("button", name=name, exact=True).click()


def seat(page: Page, number: int) -> str:
    return page.locator(f".seat[data-seat='{number}']").first.inner_text()


def two_people(room: Room, size: tuple[int, int]) -> tuple[Page, Page]:
    ann, bea = room.player(size), room.player(size)
    made = ann.make_table([ANN, BEA])
    for player, place in zip((ann, bea), made["seats"], strict=True):
        player.visit(place["link"])
        player.page.locator(".table[data-status=playing]").wait_for()
    return ann.page, bea.page


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_wish_to_stop_is_seen_taken_back_and_agreed_to(room: Room, size: tuple[int, int]):
    ann, bea = two_people(room, size)
    menu(ann, STOP, STOP)
    bea.get_by_text("Ann would like to end the match without a result.").wait_for()
    assert "would like to stop" in seat(bea, 0)
    ann.get_by_text("You would like to end the match").wait_for()
    ann.get_by_role("button", name="Play on after all").click()
    bea.locator(".wish").wait_for(state="detached")
    ann.locator(".wish").wait_for(state="detached")
    assert "would like to stop" not in seat(bea, 0)
    menu(ann, STOP, STOP)
    bea.locator(".wish button", has_text="Close").click()  # out of sight, until something changes about it
    assert bea.locator(".wish").count() == 0
    assert "would like to stop" in seat(bea, 0)
    menu(ann, "Play on after all")
    ann.locator(".wish").wait_for(state="detached")
    menu(bea, STOP, STOP)
    ann.locator(".wish").get_by_role("button", name="Agree").focus()
    ann.keyboard.press("Enter")
    for page in (ann, bea):
        page.locator(".table[data-status=abandoned]").wait_for()
        assert page.locator(".wish").count() == 0


def test_names_are_changed_before_and_during_the_match(room: Room):
    ann, bea = two_people(room, DESKTOP)
    menu(bea, "Change my name")
    bea.locator("dialog[open] input:focus").wait_for()  # nobody types faster than it opens
    assert bea.evaluate("document.activeElement.value") == "Bea"
    bea.keyboard.type("Beatrice")  # over the old name, which is marked
    bea.keyboard.press("Enter")
    ann.locator(".seat[data-seat='1']", has_text="Beatrice").first.wait_for()


def test_a_seat_is_given_up_and_a_computers_is_freed_before_the_match(room: Room):
    ann, bea = room.player(), room.player()
    made = ann.make_table([ANN, {"kind": "open"}, {"kind": "computer", "name": "Bao"}, {"kind": "open"}])
    owner = ann.page
    ann.visit(f"/t/{made['table']}#{made['owner']}")
    ann.visit(made["seats"][0]["link"])
    owner.get_by_role("heading", name="2 more people").wait_for()
    owner.get_by_role("button", name="Free Bao’s seat").click()
    owner.get_by_role("heading", name="3 more people").wait_for()
    bea.visit(f"/t/{made['table']}")
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Sit down").click()
    owner.get_by_role("heading", name="2 more people").wait_for()
    menu(bea.page, "Change my name")
    bea.page.locator("dialog[open] input:focus").wait_for()  # nobody types faster than it opens
    bea.page.keyboard.type("Bo")
    bea.page.keyboard.press("Enter")
    owner.locator(".seat", has_text="Bo").first.wait_for()
    menu(bea.page, "Get up from the table", "Get up from the table")
    owner.get_by_role("heading", name="3 more people").wait_for()
    bea.page.get_by_role("button", name="Sit down").wait_for()


def test_a_seat_is_left_to_a_computer_until_somebody_comes(room: Room):
    ann, bea = two_people(room, DESKTOP)
    menu(bea, "Leave my seat to somebody else", "Leave my seat to somebody else")
    ann.locator(".seat[data-seat='1']", has_text="Free seat").first.wait_for()
    bea.get_by_role("button", name="Sit down").click()
    ann.locator(".seat[data-seat='1']", has_text="person").first.wait_for()


LET = "Let a computer decide for me"


def test_a_computer_decides_for_me_when_i_am_sure_slowly_and_until_i_take_it_back(room: Room):
    ann = room.player(DESKTOP)
    made = ann.make_table([ANN, {"kind": "computer", "bot": "random"}])
    ann.visit(made["seats"][0]["link"])
    page = ann.page
    page.locator(".table[data-status=playing]").wait_for()
    menu(page, LET)
    page.locator("dialog[open]").get_by_role("alert").get_by_text("Let a computer decide for you?").wait_for()
    page.locator("dialog[open]").get_by_role("button", name="Cancel").click()
    page.locator("dialog[open]").get_by_role("button", name=LET, exact=True).wait_for()  # nothing has happened
    page.locator("dialog[open]").get_by_role("button", name=LET, exact=True).click()
    page.locator("dialog[open]").get_by_role("button", name=LET, exact=True).click()
    back = page.get_by_role("button", name="Decide for myself again")
    back.wait_for()
    page.wait_for_timeout(2000)
    assert page.locator(".table[data-status=playing]").count() == 1  # it is not over in a moment
    back.click()
    back.wait_for(state="detached")
    page.locator(".table[data-status=playing]").wait_for()


REPLACE = "Let a computer play for Bea"


def test_a_pause_has_a_name_and_only_the_owner_may_replace_somebody_who_is_away_for_long(room: Room):
    players = [room.player(), room.player(), room.player()]
    ann, bea, cleo = (player.page for player in players)
    made = players[0].make_table([ANN, BEA, {"kind": "person", "name": "Cleo"}])
    players[0].visit(f"/t/{made['table']}#{made['owner']}")
    for player, place in zip(players, made["seats"], strict=True):
        player.visit(place["link"])
        player.page.locator(".table[data-status=playing]").wait_for()
    menu(bea, "Pause the match")
    for page in (ann, cleo):
        page.get_by_text("Bea has paused the match.").first.wait_for()
    bea.get_by_role("button", name="Go on").click()
    cleo.get_by_role("button", name="Menu", exact=True).click()
    assert cleo.get_by_role("button", name=REPLACE).count() == 0
    bea.close()
    ann.get_by_role("button", name="Menu", exact=True).click()
    dialog = ann.locator("dialog[open]")
    dialog.get_by_role("button", name=REPLACE, exact=True).wait_for()
    assert cleo.get_by_role("button", name=REPLACE).count() == 0  # that is for the owner alone
    dialog.get_by_role("button", name=REPLACE, exact=True).click()
    dialog.get_by_role("button", name=REPLACE, exact=True).click()
    ann.get_by_text("Bea may be back in a moment").first.wait_for()  # not before a minute; tests/table has the rest
