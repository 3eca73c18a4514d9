"""The story of the table in the browser: what others did, the end, one's matches, and links that lead nowhere."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Room
from tests.e2e.test_access import serious_violations

COMPUTER = {"kind": "computer", "bot": "random"}


def test_what_the_others_did_is_told_again(sample_room: Room) -> None:
    ann = sample_room.player(PHONE)
    made = ann.make_table([{"kind": "person", "name": "Ann"}, *[COMPUTER] * 2], game="sample", preset="full-walk")
    link = made["seats"][0]["link"]
    ann.visit(link)
    ann.ready()
    expect(ann.page.locator(".story")).to_have_count(0)  # nothing has happened yet
    number = 0
    while not ann.page.locator(".story").count():
        number += 1
        ann.play_on(number, tap=True)
    strip = ann.page.locator(".story")
    assert strip.locator(".line").count() == 2
    assert strip.bounding_box()["height"] >= 44
    strip.tap()
    recap = ann.page.locator(".recap")
    recap.wait_for()
    expect(recap.locator(".segments i")).to_have_count(2)
    expect(recap.locator(".unseen li")).to_have_count(2)
    assert recap.locator(".arrow").count() > 0
    assert serious_violations(ann.page) == []
    first = recap.locator(".caption").inner_text()
    ann.page.keyboard.press("ArrowRight")
    expect(recap.locator(".caption")).not_to_have_text(first, use_inner_text=True)
    recap.locator(".main").tap()
    expect(recap).to_have_count(0)
    # who comes back asks the server, and is told the same
    told = strip.locator(".line").all_inner_texts()
    ann.page.reload()
    ann.ready()
    expect(strip.locator(".line")).to_have_count(2)
    assert strip.locator(".line").all_inner_texts() == told
    strip.tap()
    expect(recap.locator(".caption")).to_have_text(first, use_inner_text=True)
    recap.locator(".arrow").first.wait_for()


def test_the_end_says_why_and_the_match_is_found_again(sample_room: Room) -> None:
    ann = sample_room.player(PHONE)
    made = ann.make_table([{"kind": "person", "name": "Ann"}, COMPUTER], game="sample", preset="full-walk")
    ann.visit(made["seats"][0]["link"])
    ann.ready()
    number, banner = 0, False
    while not ann.over:
        banner = banner or ann.page.locator(".closing[role=alert]").count() > 0
        number += 1
        ann.play_on(number, tap=True)
    assert banner, "the last round was not announced"
    ann.sees_scores_that_add_up()
    ann.page.locator(".scores .why").first.tap()
    expect(ann.page.locator(".scores .reasons")).to_contain_text("Each stone")
    ann.page.locator(".score-sheet .link").tap()
    count = ann.page.locator(".counting")
    count.wait_for()
    expect(count.locator(".bars li")).to_have_count(2)
    count.locator(".recap-foot .main").tap()
    ann.page.locator(".scores").wait_for()
    # one press leads to the next match
    ann.page.locator(".sheet .row.end .main").tap()
    ann.page.wait_for_url(lambda url: made["table"] not in url)
    ann.ready()
    # both matches are in the list, the one that waits first
    ann.page.goto(ann.url)
    ann.page.locator(".own-matches .match.move").wait_for()
    assert ann.page.locator(".own-matches .match.move").first.bounding_box()["y"] < 844 / 2
    ann.page.goto(f"{ann.url}/matches")
    ann.page.locator(".match").nth(1).wait_for()
    kinds = ann.page.locator(".match").evaluate_all("(all) => all.map((node) => node.className)")
    assert kinds == ["match move", "match finished"]
    ann.page.locator(".match.finished .remove").tap()
    expect(ann.page.locator(".match")).to_have_count(1)
    assert serious_violations(ann.page) == []


def test_links_that_lead_nowhere_say_so(room: Room) -> None:
    ann = room.player(PHONE)
    made = ann.make_table([{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bea"}])
    ann.visit(f"/t/{made['table']}#{'x' * 43}")
    ann.page.get_by_text("This link opens no seat at this table").wait_for()
    ann.visit("/nowhere/at-all")
    ann.page.get_by_text("There is no such page.").wait_for()
    ann.page.get_by_text("/nowhere/at-all").wait_for()


def test_a_finger_sideways_turns_to_the_next_player(room: Room) -> None:
    ann = room.player(PHONE)
    made = ann.make_table([{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bea"}])
    ann.visit(made["seats"][0]["link"])
    ann.ready()
    stage = ann.page.locator(".stage").bounding_box()
    middle, y = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
    finger = ann.page.context.new_cdp_session(ann.page)

    def swipe(way: int) -> None:
        at = [middle - way * 80 + way * 40 * step for step in range(5)]
        for kind, x in zip(("touchStart", *["touchMove"] * 4), at, strict=True):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    looking = ann.page.locator(".looking b")
    swipe(-1)
    expect(looking).to_have_text("Bea")
    swipe(1)
    expect(looking).to_have_count(0)
    assert ann.page.url.endswith(made["table"]), "the browser has gone back"
