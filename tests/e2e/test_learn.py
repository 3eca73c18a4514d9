"""Lessons in the browser: on a phone and on a desktop, for any game; a newcomer is asked once; guides go when told.

Some lessons are walked here; `make courses` (TEAHOUSE_COURSES=1) walks all of them.
"""

from __future__ import annotations

import json
import os
import re

import pytest
from playwright.sync_api import Page, expect

from teahouse import games
from teahouse.school.courses import of_game
from teahouse.school.guide import FEW
from tests.e2e.conftest import DESKTOP, PHONE, Room
from tests.e2e.player import ARROWS, Player
from tests.e2e.test_access import serious_violations

COURSES = [course for name in games.names() for course in of_game(name)]
LESSONS = [(course, lesson) for course in COURSES for lesson in course.lessons]
SIZES = {"phone": PHONE, "desktop": DESKTOP}
expect.set_options(timeout=60000)  # machines may be slow
MOST = 80  # presses until a lesson has to be over


def open_lesson(page: Page, url: str, game: str, course: str, lesson: str) -> None:
    page.goto(f"{url}/learn/{game}/{course}/{lesson}")
    expect(page.locator(".bubble .say")).to_be_visible()


def settled(page: Page) -> None:
    page.wait_for_function("() => !document.querySelector('.table[data-busy], .table[data-showing]')")


def tap(page: Page, piece: str) -> None:
    settled(page)
    page.locator(f'.piece[data-id^="{piece}"]').first.click(force=True)


def be_shown(page: Page) -> None:
    """To the end of the lesson, by the guide's own way: shown once, done for us the second time."""
    for _ in range(MOST):
        settled(page)
        if page.locator('.bubble[data-mood="done"]').count():
            return
        page.keyboard.press("h")
    raise AssertionError("the lesson does not come to its end")


def test_a_lesson_on_a_phone(room: Room) -> None:
    player = room.player(PHONE)
    page = player.page
    open_lesson(page, player.url, "castle", "basics", "twin")
    bubble = page.locator(".bubble")
    settled(page)
    assert serious_violations(page) == []
    small = page.evaluate(
        "() => [...document.querySelectorAll('.bubble button, .bubble a')]"
        ".map((one) => one.getBoundingClientRect()).filter((box) => box.height < 44).length"
    )
    assert small == 0
    tap(page, "tile:d3")  # wedged in: the rules refuse it, in the lesson's own words
    expect(bubble).to_have_attribute("data-mood", "wrong")
    expect(bubble).to_contain_text("wedged in")
    tap(page, "tile:f3")  # allowed, but without a twin
    expect(bubble).to_have_attribute("data-mood", "missed")
    expect(bubble).to_contain_text("only one in sight")
    page.get_by_role("button", name="Take back").click()
    expect(bubble.locator(".say")).to_contain_text("Take a tile that has a twin")
    tap(page, "tile:b3")
    expect(bubble.locator(".say")).to_contain_text("Take it along")
    page.reload()  # left and returned: at the step
    expect(bubble.locator(".say")).to_contain_text("Take it along")
    be_shown(page)
    assert serious_violations(page) == []
    page.get_by_role("link", name=re.compile("^Next:")).click()
    expect(page.locator(".bubble .say")).to_contain_text("Take the third")
    page.goto(f"{player.url}/learn")
    expect(page.locator(".course").first).to_contain_text("1 of")
    assert serious_violations(page) == []


def to_piece(player: Player, wanted: str) -> None:
    """With arrows, from one choice on the board to another."""
    player.page.keyboard.press("b")
    for number in range(MOST):
        if player.focused().startswith(wanted):
            return
        player.page.keyboard.press(ARROWS[number % len(ARROWS)])
    raise AssertionError(f"no arrow leads to {wanted}, only to {player.focused()}")


def test_a_lesson_by_keys_alone(room: Room) -> None:
    """With a wrong try; the focus is always on what goes on, and what is said is said aloud."""
    player = room.player()
    page = player.page
    open_lesson(page, player.url, "castle", "basics", "twin")
    page.mouse.move(5, 5)
    aloud = page.locator('.bubble [role="status"]')
    settled(page)
    to_piece(player, "tile:f3")
    page.keyboard.press("Enter")
    expect(aloud).to_contain_text("only one in sight")
    settled(page)
    expect(page.get_by_role("button", name="Take back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(aloud).to_contain_text("Take a tile that has a twin")
    settled(page)
    to_piece(player, "tile:b3")
    page.keyboard.press("Enter")
    expect(aloud).to_contain_text("Take it along")
    settled(page)
    to_piece(player, "tile:c2")
    page.keyboard.press("Enter")
    expect(aloud).to_contain_text("into your realm")
    for _ in range(2):
        settled(page)
        page.keyboard.press("b")
        page.keyboard.press("Enter")
    expect(aloud).to_contain_text("Four that touch")
    settled(page)
    expect(page.get_by_role("link", name=re.compile("^Next:"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".bubble .title")).to_have_text("3. No twin? Take a shrine")


def test_every_refusal_is_shown_and_said(room: Room) -> None:
    """The piece that is spoken of is lit, also where the same words are said of another one."""
    player = room.player(PHONE)
    page = player.page
    open_lesson(page, player.url, "castle", "basics", "twin")
    for piece in ("tile:d3", "tile:c3"):
        tap(page, piece)
        expect(page.locator(f'.piece.marked[data-id^="{piece}"]')).to_have_count(1)
        page.evaluate("() => document.querySelector('.bubble .answer').dataset.heard = 1")
        if piece == "tile:c3":
            break
        expect(page.locator(".bubble .answer[data-heard]")).to_have_count(1)
    tap(page, "tile:e3")
    expect(page.locator(".bubble .answer[data-heard]")).to_have_count(0)  # said anew: a reader speaks again
    expect(page.locator(".bubble .answer")).to_contain_text("wedged in")


def test_a_course_that_is_done_leads_to_a_match(room: Room) -> None:
    player = room.player(PHONE)
    page = player.page
    castle = next(one for one in COURSES if one.game == "castle")
    done = [f"{castle.game}/{castle.name}/{one.name}" for one in castle.lessons]
    kept = json.dumps(json.dumps({"newcomer": "learns", "done": done, "at": {}}))
    page.add_init_script(f"localStorage.setItem('teahouse:learn', {kept})")
    page.goto(f"{player.url}/learn")
    course = page.locator(".course").first
    expect(course).to_contain_text(f"{len(done)} of {len(done)} done")
    assert serious_violations(page) == []
    course.get_by_role("button", name="Now a match with the guide").click()
    expect(page.locator(".bubble .say").first).to_be_visible()
    player.ready()


def test_the_position_of_a_lesson_can_be_played_on(room: Room) -> None:
    player = room.player()
    page = player.page
    page.goto(f"{player.url}/learn/castle/basics/twin/free")
    expect(page.locator(".bubble .say")).to_contain_text("play as you like")
    tap(page, "tile:f3")
    settled(page)
    page.locator(".bar .buttons button[data-choice]").last.click()  # thrown away; the others answer
    expect(page.locator(".table")).to_have_attribute("data-number", "3")
    settled(page)
    assert page.locator(".piece[data-do]").count() > 0


def test_no_lesson_is_of_a_game_that_the_client_knows(sample_room: Room) -> None:
    player = sample_room.player(PHONE)
    page = player.page
    page.goto(f"{player.url}/learn")
    page.get_by_role("link", name=re.compile("A good place")).click()
    expect(page.locator(".bubble .say")).to_contain_text("brings 3 points")
    be_shown(page)
    expect(page.locator(".bubble")).to_contain_text("Well walked")


def test_a_newcomer_is_asked_once_and_the_guide_can_be_sent_away(room: Room) -> None:
    player = room.player(newcomer=True)
    page = player.page
    page.goto(player.url)
    page.click(".game button.main")
    page.get_by_role("button", name="A match with a guide").click()
    bubble = page.locator(".bubble")
    expect(bubble).to_be_visible(timeout=60000)
    player.ready()
    assert serious_violations(page) == []
    assert player.targets().count() == FEW[0]
    expect(bubble).to_contain_text(f"{FEW[0]} of ")
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_role("button", name="Show all")).to_have_count(0)
    assert player.targets().count() > 2 * FEW[0]
    page.get_by_role("button", name="No guide").click()
    expect(bubble).to_have_count(0)
    page.reload()
    player.ready()
    expect(bubble).to_have_count(0)
    page.goto(player.url)
    page.locator(".game button.main").first.click()
    player.ready()  # at once, without a question


@pytest.mark.parametrize("size", SIZES)
def test_the_guide_marks_more_and_says_less_from_time_to_time(room: Room, size: str) -> None:
    player = room.player(SIZES[size], newcomer=True)
    page = player.page
    page.goto(player.url)
    page.click(".game button.main")
    page.get_by_role("button", name="A match with a guide").click()
    marked: list[int] = []
    said: list[int] = []
    for number in range(MOST):
        player.ready()
        settled(page)
        text = page.inner_text(".bubble .said")
        if text.startswith("Take a tile"):
            few = page.get_by_role("button", name=re.compile("^Show all"))
            marked.append(player.targets().count() if few.count() else 0)
            said.append(len(text))
            assert serious_violations(page) == []
        if len(marked) > len(FEW):
            break
        player.play_on(number, tap=size == "phone")
    assert marked[0] == FEW[0]
    assert all(count in (few, 0) for count, few in zip(marked, FEW, strict=False))  # none, where there are few anyway
    assert marked[-1] == 0
    assert said[0] > said[-1]
    assert said[-1] == min(said)


def test_a_newcomer_may_begin_with_a_lesson(room: Room) -> None:
    player = room.player(PHONE, newcomer=True)
    page = player.page
    page.goto(player.url)
    page.locator(".game button.main").first.click()
    lesson = page.get_by_role("button", name=re.compile("^A first lesson: Which tile"))
    expect(lesson).to_be_enabled()
    assert serious_violations(page) == []
    lesson.click()
    expect(page.locator(".bubble .title")).to_have_text("1. Which tile is free?")
    page.goto(player.url)
    page.locator(".game button.main").first.click()
    player.ready()  # who has been asked is not asked again


def test_what_the_guide_has_not_marked_can_be_chosen_too(room: Room) -> None:
    """A tap on it marks everything; at the next moment there are few again. So it is after coming back."""
    player = room.player(newcomer=True)
    page = player.page
    page.goto(player.url)
    page.click(".game button.main")
    page.get_by_role("button", name="A match with a guide").click()
    player.ready()
    settled(page)
    few = set(page.eval_on_selector_all(".piece[data-do]", "all => all.map((one) => one.dataset.id)"))
    page.reload()
    player.ready()
    settled(page)
    assert set(page.eval_on_selector_all(".piece[data-do]", "all => all.map((one) => one.dataset.id)")) == few
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_role("button", name="Show all")).to_have_count(0)
    other = next(
        one
        for one in page.eval_on_selector_all(".piece[data-do]", "all => all.map((one) => one.dataset.id)")
        if one not in few
    )
    page.reload()
    player.ready()
    tap(page, other)  # dimmed, but allowed
    expect(page.get_by_role("button", name="Show all")).to_have_count(0)
    number = player.number
    tap(page, other)
    page.wait_for_function(f"() => +document.querySelector('.table').dataset.number > {number}")


def test_who_refuses_is_not_asked_again(room: Room) -> None:
    player = room.player(PHONE, newcomer=True)
    page = player.page
    page.goto(player.url)
    page.locator(".game button.main").first.click()
    page.get_by_role("button", name="Just play").click()
    player.ready()
    page.goto(player.url)
    page.locator(".game button.main").first.click()
    player.ready()


def test_the_first_lesson_of_every_course(room: Room) -> None:
    player = room.player(locale="de-DE")
    for course in COURSES:
        open_lesson(player.page, player.url, course.game, course.name, course.lessons[0].name)
        be_shown(player.page)


@pytest.mark.skipif("TEAHOUSE_COURSES" not in os.environ, reason="make courses walks them all")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("course", COURSES, ids=[f"{one.game}-{one.name}" for one in COURSES])
def test_a_whole_course(room: Room, course, size: str) -> None:
    player = room.player(SIZES[size])
    for lesson in course.lessons:
        open_lesson(player.page, player.url, course.game, course.name, lesson.name)
        assert serious_violations(player.page) == [], lesson.name
        be_shown(player.page)
