"""What a choice brings, in its plain form and in words; the client says the same (tests/client/mirrors.py)."""

from __future__ import annotations

from teahouse.core.forecast import Before, forecast
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.draw.gains import change, gains, standing
from teahouse.draw.pills import changed, common, costs, pill, told
from teahouse.games import face, find
from teahouse.text import Speaker

say = Speaker("panda", "en", ["Ann", "Ben"]).say


def test_what_does_nothing_says_so_before_what_it_costs() -> None:
    gain = {"void": 1, "total": -2, "parts": [["penalties", -2]], "goods": [["ap", -4], ["guards", -1]]}
    assert pill(say, gain) == "nothing, −2"
    assert told(say, gain, ["Ann", "Ben"]) == ["does nothing", "−2 points (−2 Too few AP)", "−4 AP", "−1 guard"]
    assert costs(say, gain) == "−2 Too few AP, −4 AP, −1 guard"


def test_a_place_with_several_choices_shows_what_they_have_in_common() -> None:
    gains_of = {1: {"total": 2}, 2: {"total": 2}, 3: {"total": 3}}
    assert common(say, gains_of, [1, 2]) == "+2"
    assert common(say, gains_of, [1, 3]) == common(say, gains_of, [4]) == ""


def test_what_everybody_got_between_two_positions() -> None:
    match, rng = Match(find("castle"), 2), Rng(3)
    match.settle(rng)
    before = Before(match.state.clone())
    while not match.state.scores()[0]:
        match.play("discard" if "discard" in match.legal() else match.legal()[0])
        match.settle(rng)
    got = change(before, match.state)
    assert got[0] == {"total": 1, "parts": [["discards", 1]]}
    assert changed(Speaker("castle", "en").say, got, ["Ann", "Ben"])[0] == "Ann: +1 (+1 Thrown away)"


def test_a_guest_is_told_apart_and_the_parts_are_its_points() -> None:
    match, rng = Match(find("tang"), 2), Rng(1)
    seen = 0
    while not match.over:
        match.settle(rng)
        if match.over:
            break
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
        for lines in standing(match.state):
            for _, points, parts in lines:
                seen += bool(parts)
                assert not parts or sum(number for _, number in parts) == points
    assert seen


def test_positions_of_matches_that_are_alike_share_their_facts() -> None:
    for name in ("castle", "panda", "tang"):
        game, facts = find(name), face(name).words.facts
        match, other = Match(game, 2), Match(game, 2)
        match.settle(Rng(1))
        assert facts(match.state) is facts(other.state)
        assert facts(Match(game, game.seats[-1]).state) != facts(match.state), "the number of players is one of them"
    for options in ({"round_limit": "7"}, {"round_limit": "9"}):
        limited = Match(find("panda"), 2, options)
        assert str(face("panda").words.facts(limited.state)["round_limit"]) == options["round_limit"]


def test_single_steps_alone_are_the_forecasts_themselves() -> None:
    match = Match(find("panda"), 2)
    match.settle(Rng(1))
    for choice, gain in gains(match.state, 0).items():
        assert "more" not in gain
        assert gain.get("total", 0) == forecast(match.state, choice).gain
