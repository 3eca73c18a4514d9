"""A game the client has never heard of: tries, exchanging a choice, previews, overlays, the stage, many surfaces."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE, SIDEWAYS, Room
from tests.e2e.player import Player
from tests.e2e.test_access import serious_violations

TABLET = (820, 1180)
NAMES = ("Ann", "Bea", "Cem", "Dot")

OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.table .surface, .bar, .head, .log, .rail')]
    .map((node) => [node.dataset.surface || node.className, node.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.height);
  const shared = (from, to, a, b) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 1;
  const page = { left: -1, top: -1, right: innerWidth + 1, bottom: innerHeight + 1 };
  const found = [];
  for (const [name, a] of boxes) {
    const inside = a.left > page.left && a.top > page.top && a.right < page.right && a.bottom < page.bottom;
    if (!inside) found.push(`${name} leaves the page`);
    for (const [other, b] of boxes)
      if (name < other && shared('left', 'right', a, b) && shared('top', 'bottom', a, b))
        found.push(`${name} lies over ${other}`);
  }
  return found;
}"""


def sit(room: Room, size: tuple[int, int] = DESKTOP, seats: int = 2, **more: Any) -> Player:
    player = room.player(size)
    people = [{"kind": "person", "name": name} for name in NAMES[:seats]]
    made = player.make_table(people, **({"game": "sample", "preset": "full-walk"} | more))
    player.visit(made["seats"][0]["link"])
    player.page.locator(".piece.choosable").first.wait_for()
    player.ready()
    return player


def go(player: Player, place: int) -> None:
    player.page.locator(f'.piece[data-id="place.{place}"]').click()
    player.page.locator(".piece.trial").wait_for()
    player.ready()


def stone(player: Player) -> int:
    """How the ghost of the stone lies, in degrees."""
    turned = re.search(r"rotate\((\d+)", player.page.locator(".piece.trial").get_attribute("transform") or "")
    return int(turned.group(1)) if turned else 0


def test_names_and_roads_are_drawn(sample_room: Room):
    player = sit(sample_room)
    texts = player.page.locator('[data-surface="map"] .label').all_text_contents()
    assert "Baihe" in texts
    sizes = player.page.locator('[data-surface="map"] .label').evaluate_all(
        "all => Object.fromEntries(all.map((one) => [one.textContent, one.getBBox().width]))"
    )
    assert max(sizes.values()) <= 112  # the room of a name
    assert player.page.locator('[data-surface="map"] path[stroke="var(--wood)"]').count() == 11


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE, SIDEWAYS, (1024, 768)])
@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("preset", ["full-walk", "first-walk"])
def test_nothing_overlaps_and_the_page_never_scrolls(sample_room: Room, size, seats, preset):
    player = sit(sample_room, size, seats, preset=preset)
    made_large = set()
    while True:
        expect(player.page.locator(".table .surface").first).to_be_visible()
        player.page.wait_for_timeout(80)
        assert player.page.evaluate(OVERLAPS) == []
        assert player.page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        # what is small is made large; what is small changes with what is large
        small = [name for name in player.page.locator(".peek span").all_inner_texts() if name not in made_large]
        if not small:
            break
        made_large.add(small[0])
        player.page.locator(".peek", has_text=small[0]).first.click()


def test_a_stone_is_turned_by_tap_wheel_right_click_key_and_button_then_confirmed(sample_room: Room):
    player = sit(sample_room)
    page = player.page
    go(player, 1)  # all four ways; it lies in the one that brings most
    assert stone(player) == 90
    page.locator(".piece.trial").click()
    assert stone(player) == 180
    page.locator(".piece.trial").click(button="right")
    assert stone(player) == 270
    page.locator(".piece.trial").hover()
    page.mouse.wheel(0, 100)
    page.wait_for_function("() => !document.querySelector('.trial').getAttribute('transform').includes('rotate')")
    page.keyboard.press("r")
    assert stone(player) == 90
    page.locator(".bar .turn").click()
    assert stone(player) == 180
    assert page.locator(".pill text").all_text_contents() == ["+1, max +2"]  # an action may follow
    assert page.locator(".on-board.turn").count() == 1
    page.locator(".on-board.confirm").click()
    page.locator('.piece[data-id="stone:1"]').wait_for()
    assert "rotate(180" in (page.locator('.piece[data-id="stone:1"]').get_attribute("transform") or "")


def test_another_place_can_be_chosen_instead(sample_room: Room):
    player = sit(sample_room)
    page = player.page
    go(player, 1)
    number = player.number
    page.locator('.piece.other[data-id="place.4"]').click()
    page.wait_for_function(f"() => document.querySelector('.table').dataset.number >= {number + 2}")
    player.ready()
    assert "Old Mill" in (page.locator(".piece.trial").get_attribute("aria-label") or "")
    page.locator(".bar .confirm").click()
    page.locator('.piece[data-id="stone:4"]').wait_for()
    assert page.locator('.piece[data-id="stone:1"]').count() == 0


def test_what_a_choice_brings_about_is_shown_under_the_pointer(sample_room: Room):
    player = sit(sample_room)
    assert player.page.locator(".piece.shown").count() == 0
    player.page.locator('.piece[data-id="place.2"]').hover()
    expect(player.page.locator(".piece.shown")).to_have_count(3)
    player.page.locator(".bar .prompt").hover()
    expect(player.page.locator(".piece.shown")).to_have_count(0)


def test_a_finger_sees_it_first_and_confirms(sample_room: Room):
    player = sit(sample_room, PHONE)
    player.page.locator('.piece[data-id="place.2"]').tap()
    expect(player.page.locator(".piece.shown")).to_have_count(3)
    assert player.page.locator(".piece.trial").count() == 0
    player.page.locator('.piece[data-id="place.5"]').tap()  # another one is looked at
    expect(player.page.locator(".piece.previewed")).to_have_attribute("data-id", "place.5")
    player.page.locator(".bar .buttons button.main").tap()
    player.page.locator(".piece.trial").wait_for()
    assert player.page.locator(".on-board:visible").count() == 0


def test_overlays_are_kept_for_the_game(sample_room: Room):
    player = sit(sample_room)
    page = player.page
    page.locator(".overlays > button").click()
    page.get_by_label("Who owns what").check()
    expect(page.locator('.piece[data-id^="over."]')).to_have_count(12)
    page.reload()
    expect(page.locator('.piece[data-id^="over."]')).to_have_count(12)
    page.keyboard.press("o")
    page.keyboard.press("o")
    expect(page.locator('.piece[data-id^="over."]')).to_have_count(0)


def test_the_stage_of_a_phone_follows_what_is_asked(sample_room: Room):
    player = sit(sample_room, PHONE)
    page = player.page
    staged = page.locator(".stage .surface")
    expect(staged).to_have_attribute("data-surface", "map")
    page.locator(".peek", has_text="Clans").tap()  # a look at something else
    expect(page.locator('.stage [data-surface="clan-0"]')).to_be_visible()
    assert page.locator('.stage [data-surface="map"]').count() == 0
    page.locator(".peek", has_text="Back: Map").tap()
    expect(staged).to_have_attribute("data-surface", "map")
    for _ in range(2):
        page.locator('.piece[data-id="place.2"]').tap()
    page.locator(".bar .confirm").tap()
    expect(page.locator('.stage [data-surface="actions"]')).to_be_visible()
    expect(page.locator('.stage [data-surface="map"]')).to_have_count(0)


def test_the_part_of_another_player_is_enlarged(sample_room: Room):
    player = sit(sample_room)
    before = player.page.locator('[data-surface="clan-1"]').bounding_box() or {"width": 0}
    player.page.locator('.seats [data-seat="1"] .enlarge').click()
    expect(player.page.locator('dialog [data-surface="clan-1"]')).to_be_visible()
    after = player.page.locator('[data-surface="clan-1"]').bounding_box()
    assert after is not None
    assert after["width"] > before["width"]
    player.page.keyboard.press("Escape")
    expect(player.page.locator('dialog [data-surface="clan-1"]')).to_have_count(0)


def test_on_a_phone_a_name_leads_to_what_its_player_has(sample_room: Room):
    player = sit(sample_room, PHONE)
    page = player.page
    page.locator('.rail .chip[data-seat="1"]').tap()
    expect(page.locator('.stage [data-surface="clan-1"]')).to_be_visible()
    assert "Go to a place" in player.prompt  # the own question stays
    page.get_by_role("button", name="Back:").tap()  # in the tray, where the board is small meanwhile
    expect(page.locator('.stage [data-surface="map"]')).to_be_visible()


def test_the_help_begins_with_the_moment(sample_room: Room):
    player = sit(sample_room)
    player.page.locator(".head .sign-help").click()
    chapters = player.page.locator("dialog .chapter summary").all_inner_texts()
    assert chapters == ["The goal", "The goal", "Stones", "Actions"]
    expect(player.page.locator("dialog .chapter").first).to_contain_text("most points after 6 rounds")
    assert serious_violations(player.page) == []


def test_keys_alone(sample_room: Room):
    player = sit(sample_room)
    page = player.page
    page.keyboard.press("b")
    assert player.focused().startswith("place.")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".piece.shown")).to_have_count(3)  # the focus points, too
    page.keyboard.press("Enter")
    page.locator(".piece.trial").wait_for()
    page.wait_for_function("() => document.activeElement?.dataset?.try !== undefined")
    page.keyboard.press("r")
    page.wait_for_function("() => document.getElementById('live').textContent.includes('way')")
    assert player.focused() == "ghost"
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.prompt').textContent.includes('action')")
    page.wait_for_function("() => document.activeElement?.dataset?.id?.startsWith('action.')")
    assert serious_violations(page) == []


def test_the_plain_list_says_everything(sample_room: Room):
    player = sit(sample_room)
    go(player, 1)
    player.page.locator(".head .sign-list").click()
    player.page.locator("dialog[open] .choices button").first.wait_for()
    said = player.page.locator("dialog .choices").first.locator("button").all_inner_texts()
    assert [text.split("\n")[0] for text in said] == [f"Lay it in way {way}" for way in (1, 2, 3, 4)]
    assert "up to +4 points (+4 stones), +3 at once" in said[1]
    instead = player.page.locator("dialog .choices").nth(1).locator("button")
    assert instead.count() == 11
    instead.first.click()
    player.page.wait_for_function(
        "() => document.querySelector('.trial')?.getAttribute('aria-label').includes('Baihe')"
    )


def test_a_whole_match_of_a_strange_game(sample_room: Room):
    player = sit(sample_room, seats=1)
    for number in range(60):
        if player.over:
            break
        if player.page.locator(".bar .confirm").count():
            player.page.locator(".bar .confirm").click()
        else:
            player.touch_something(number)
            if player.page.locator("[data-sure]").count():  # the last round is asked about
                player.page.locator("[data-sure]").click()
        player.ready()
    assert player.over


def test_what_lies_over_the_board_has_a_legend_beside_it(sample_room: Room):
    for size in (DESKTOP, PHONE):
        player = sit(sample_room, size)
        page = player.page
        assert page.locator(".legend").count() == 0
        page.keyboard.press("o")
        expect(page.locator(".bar .legend li")).to_have_text(["its stone lies there", "nobody’s yet"])
        assert page.locator(".bar .legend use").first.get_attribute("href") == "#owned"
        assert page.evaluate(OVERLAPS) == []
        page.keyboard.press("o")
        expect(page.locator(".legend")).to_have_count(0)


def test_scenery_is_painted_below_the_roads_and_hears_nothing(sample_room: Room):
    player = sit(sample_room)
    page = player.page
    trees = page.locator('[data-surface="map"] use[href="#tree"]')
    expect(trees).to_have_count(12)
    assert page.locator('.piece use[href="#tree"]').count() == 0  # nothing that could be chosen or read
    assert trees.first.evaluate("(tree) => !tree.closest('.piece') && !tree.closest('[data-id]')")


def test_a_tap_lists_what_belongs_to_a_piece(sample_room: Room):
    player = sit(sample_room)
    page = player.page
    go(player, 2)
    page.keyboard.press("Enter")
    expect(page.locator('.piece[data-id="stone:2"]')).to_be_visible()
    page.locator('.piece[data-id="sign.clan.0"]').click()
    expect(page.locator("dialog .held li")).to_have_count(1)
    expect(page.locator("dialog .held li")).to_contain_text("tone of Ann at")
