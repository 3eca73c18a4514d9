"""The judge in the browser: from a card, a refusal and the drawer to a page with its rulings and drawn examples."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.e2e.conftest import DESKTOP, PHONE, Room

PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]


def seated(room: Room, people: int = 2, size: tuple[int, int] = DESKTOP, **more: Any) -> tuple[Page, dict[str, Any]]:
    """At the first seat of a table of Walkers."""
    player = room.player(size)
    made = player.make_table(PEOPLE[:people], game="sample", preset="", **more)
    player.visit(made["seats"][0]["link"])
    player.ready()
    return player.page, made


def test_a_card_tells_what_it_does_and_leads_to_its_page(sample_room: Room) -> None:
    page, _ = seated(sample_room)
    page.locator("[data-id='card.0']").click(force=True)
    sheet = page.locator("dialog.card-sheet", has_text="worth one point more")
    sheet.locator("button.about-card").click()
    topic = page.locator("dialog .topic")
    assert topic.locator("h3").inner_text() == "Lantern"
    assert "Rule S-3" in topic.inner_text()


def test_a_page_has_rulings_and_examples_that_are_drawn(sample_room: Room) -> None:
    for size in (DESKTOP, PHONE):
        page, _ = seated(sample_room, size=size)
        if size == PHONE:
            page.locator(".rail .home").click()
            page.locator(".menu button", has_text="Rules and cards").click()
        else:
            page.locator("[aria-label='Rules and cards']").first.click()
        page.locator("dialog .pages button", has_text="Stone").click()
        page.locator(".example .piece").first.wait_for()
        assert page.locator(".rulings li").count() == 2
        assert page.locator(".example").count() == 2
        assert page.locator(".example .no").inner_text().startswith("Go to Baihe: A stone lies at Baihe already.")
        assert page.locator(".example .piece.choosable").count() == 1, "only what the example is about"
        page.locator("dialog .back").click()
        page.locator("dialog h3", has_text="The whole game").wait_for()


def test_the_rule_of_a_refusal_is_a_link(sample_room: Room) -> None:
    page, _ = seated(sample_room, people=1)
    page.locator("[data-id='place.4']").click(force=True)
    page.locator(".bar button.confirm").click()
    page.locator("[data-id='action.0']").click(force=True)
    page.locator(".piece.choosable[data-id^='place.']").first.wait_for(state="attached")
    page.locator("[data-id='stone:4']").click(force=True)
    link = page.locator(".toast button.rule")
    assert link.inner_text() == "S-3"
    link.click()
    topic = page.locator("dialog .topic")
    assert topic.locator("h3").inner_text() == "Rule S-3"
    assert "One stone lies at a place" in topic.inner_text()
    topic.locator(".pages button", has_text="Stone").click()
    page.locator(".example .piece").first.wait_for()


def test_the_rules_follow_the_options_of_the_table(sample_room: Room) -> None:
    page, _ = seated(sample_room)
    page.locator("[aria-label='Rules and cards']").first.click()
    page.locator("summary", has_text="Actions").click()
    page.get_by_text("Each of the 6 actions can be used once in a round.").wait_for()
    page, _ = seated(sample_room, options={"parts": "few"})
    page.locator("[aria-label='Rules and cards']").first.click()
    page.locator("summary", has_text="Actions").click()
    page.get_by_text("There are no actions on this table.").wait_for()


def test_who_begins_is_told_and_a_resignation_too(sample_room: Room) -> None:
    page, made = seated(sample_room, first=1)
    page.locator(".toast", has_text="to begin: Ben").wait_for()
    assert page.locator(".about-table").inner_text() == "Round 1 · Ben"
    other = sample_room.player()
    other.visit(made["seats"][1]["link"])
    other.page.locator(".table[data-status=playing]").wait_for()
    page.locator(".head nav button").last.click()
    page.locator(".menu button", has_text="Resign").click()
    page.locator(".menu p", has_text="Then the match is over").wait_for()
    page.locator(".menu button.main").click()
    for one in (page, other.page):
        one.locator(".verdict", has_text="Ann won: Ben resigned.").wait_for()
        assert one.locator(".bar .prompt").inner_text() == "The match is over: Ben resigned."
        one.locator("dialog button.square").click()
        one.locator(".log li", has_text="Ben resigned").wait_for()
        assert "Ben resigned" in one.title()
