"""What is heard: samples that arrive at the loudspeaker when sounds are wanted, and none when they are not."""

from __future__ import annotations

from tests.e2e.conftest import Room
from tests.e2e.player import Player
from tests.e2e.test_play import TWO

# Whatever goes to the loudspeaker goes through a meter, too: the loudest sample so far.
METER = """
  window.loudest = 0;
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...more) {
    if (to instanceof AudioDestinationNode) {
      const meter = to.context.createAnalyser();
      meter.fftSize = 32768; // most of a second: no sound is missed
      connect.call(this, meter);
      const samples = new Float32Array(meter.fftSize);
      setInterval(() => {
        meter.getFloatTimeDomainData(samples);
        window.now = Math.max(...samples.map(Math.abs));
        window.loudest = Math.max(window.loudest, window.now);
      }, 50);
    }
    return connect.call(this, to, ...more);
  };
"""
HEARD = "() => window.loudest > 0.01"
QUIET = "() => window.now < 0.001"


def at_the_table(room: Room, sound: bool) -> Player:
    player = room.player()
    player.page.add_init_script(METER)
    player.page.add_init_script(
        "const likes = JSON.parse(localStorage.getItem('teahouse:settings'));"
        f"likes.sound = {str(sound).lower()}; localStorage.setItem('teahouse:settings', JSON.stringify(likes))"
    )
    made = player.make_table(TWO)
    player.visit(made["seats"][0]["link"])
    player.ready()
    return player


def test_the_own_turn_and_a_tile_that_is_put_down_are_heard(room: Room):
    player = at_the_table(room, sound=True)
    player.page.wait_for_function(HEARD)  # the chime: it is one's turn
    player.page.wait_for_function(QUIET)
    player.page.evaluate("() => { window.loudest = 0 }")
    player.play_on(1)
    player.page.wait_for_function(HEARD)


def test_nothing_is_heard_by_those_who_want_silence(room: Room):
    player = at_the_table(room, sound=False)
    for number in (1, 2):
        player.play_on(number)
    player.page.wait_for_timeout(500)
    assert player.page.evaluate("() => window.loudest") == 0


def test_whoever_turns_sounds_on_hears_one(room: Room):
    player = room.player()
    player.page.add_init_script(METER)
    player.page.goto(player.url)
    player.page.get_by_role("button", name="Settings").click()
    player.page.locator("dialog").get_by_text("Sounds").click()
    player.page.wait_for_function(HEARD)
