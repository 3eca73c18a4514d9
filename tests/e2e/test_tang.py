"""Tang Garden in the browser: whole games by mouse and finger, turns by keys alone, the solo game, axe-core."""

from __future__ import annotations

import pytest

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.words import decision
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


@pytest.mark.timeout(900)
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


@pytest.mark.timeout(900)
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


# --- the tilted garden ---

HIT = """() => {
  const wrong = [];
  for (const node of document.querySelectorAll('.stage .piece[data-do]')) {
    const box = node.querySelector('.lift').getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.piece');
    if (there !== node) wrong.push(`${node.dataset.id} is behind ${there?.dataset.id}`);
  }
  return wrong;
}"""


def lay_garden(room: Room, kind: str, size: tuple[int, int], overlay: str = "") -> Player:
    """A garden that has been built for a while, at the first decision of a kind."""
    match, rng = Match(find("tang"), 4, {"board": "balanced"}), Rng(5)
    match.settle(rng)
    while match.state.turn < 24 or decision(match.state) != kind:
        match.play(match.state.legal()[rng.below(len(match.state.legal()))])
        match.settle(rng)
    player = room.player(size)
    begin = {"game": "tang", "preset": "", "first": None, "position": match.state.to_text()}
    made = player.make_table([ANN, ANN, ANN, ANN], **begin)
    keep = f"localStorage.setItem('teahouse:game:tang', JSON.stringify({{overlay: '{overlay}'}}))"
    player.page.add_init_script(keep)
    player.visit(made["seats"][match.state.actor]["link"])
    player.ready()
    return player


@pytest.mark.parametrize("kind", ["turn", "choose-cell", "choose-slot"])
@pytest.mark.parametrize("size", [(1440, 900), TABLET, PHONE])
def test_every_target_of_the_tilted_garden_is_hit_at_its_middle(room: Room, size: tuple[int, int], kind: str) -> None:
    page = lay_garden(room, kind, size).page
    page.wait_for_selector(".surface.tilted .piece[data-do]", state="attached")
    assert page.evaluate(HIT) == []


def test_on_a_phone_the_camera_rises_while_a_space_is_asked(room: Room) -> None:
    page = lay_garden(room, "choose-cell", PHONE).page
    page.wait_for_selector(".surface.tilted .piece.spot[data-do]", state="attached")
    boxes = page.evaluate(
        "() => [...document.querySelectorAll('.piece.spot[data-do] > .lift')].map((n) => n.getBoundingClientRect())"
    )
    assert boxes
    assert min(min(box["width"], box["height"]) for box in boxes) > 38
    assert page.locator(".piece.folded").count() > 0  # the paintings make room
    assert page.locator(".piece.folded:visible").count() == 0


def test_flat_or_tilted_is_kept_on_the_device(room: Room) -> None:
    page = lay_garden(room, "turn", (1440, 900)).page
    page.wait_for_selector(".surface.tilted")
    page.locator(".view-switch input[value=flat]").check(force=True)
    page.wait_for_function("() => !document.querySelector('.surface.tilted')")
    page.reload()
    page.wait_for_selector(".surface .piece[data-do]", state="attached")
    assert page.locator(".surface.tilted").count() == 0
    page.locator(".view-switch input[value=tilted]").check(force=True)
    page.wait_for_selector(".surface.tilted")


def test_with_forced_colours_it_lies_flat(room: Room) -> None:
    player = lay_garden(room, "turn", (1440, 900))
    player.page.wait_for_selector(".surface.tilted")
    player.page.emulate_media(forced_colors="active")
    player.page.wait_for_function("() => !document.querySelector('.surface.tilted')")


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_a_guest_has_the_floor(room: Room, size: tuple[int, int]) -> None:
    """What it sees lights up, the sum is said; the next one, and back."""
    page = lay_garden(room, "turn", size, "sight").page
    page.wait_for_selector(".piece.sees", state="attached")
    if not page.locator(".sight-bar").count():  # on a telephone an own guest begins
        page.locator(".piece.sees").first.focus()
        page.keyboard.press("Enter")
    page.wait_for_selector(".sight-bar")
    said = page.locator(".sight-bar p").inner_text()
    total = page.locator(".sight-sum text").first.text_content()
    assert f": {total}, of which" in said
    assert page.locator(".sight .night").count() == 1
    if page.locator(".piece.sees").count() > 1:
        page.locator(".sight-bar .main").click()
        page.wait_for_function(f"() => document.querySelector('.sight-bar p')?.textContent !== {said!r}")
    assert serious_violations(page) == []
    page.locator(".sight-bar button").first.click()
    page.wait_for_selector(".sight-bar", state="detached")
    assert page.locator(".night").count() == 0
