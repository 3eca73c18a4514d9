"""A match as a picture: its scene, the words in it and what has just happened, put together as stand-alone SVG."""

from __future__ import annotations

from teahouse import games
from teahouse.core.match import Match
from teahouse.core.record import SEATS
from teahouse.core.state import Event
from teahouse.draw.gains import gains
from teahouse.draw.scene import MAIN, NOBODY, WIDE, Offers, Scene
from teahouse.draw.svg import render, render_surface
from teahouse.games.face import Screen
from teahouse.text import LANGUAGE, Speaker


def picture(
    match: Match,
    seat: int | None = None,
    theme: str = "light",
    shape: str = WIDE,
    names: list[str] | None = None,
    language: str = LANGUAGE,
) -> str:
    """The table as `seat` sees it; without a seat, as whoever has to decide sees it."""
    named = players(match, language) if names is None else names
    speaker = Speaker(match.game.name, language, named).learn_from(match.state)
    return render(scene_of(match, seat, shape), screen_of(match).sheet, speaker.say, theme, named, speaker.word)


def board(match: Match, theme: str = "light", language: str = LANGUAGE) -> str:
    """The first surface of the table alone, as whoever watches sees it: to know a match by."""
    scene = screen_of(match).scene(match.state, NOBODY, WIDE, ())
    first = next(key for key, surface in scene.surfaces.items() if surface.role == MAIN)
    scene.offers = Offers()
    speaker = Speaker(match.game.name, language, players(match, language)).learn_from(match.state)
    return render_surface(scene, first, screen_of(match).sheet, speaker.say, theme)


def scene_of(match: Match, seat: int | None = None, shape: str = WIDE) -> Scene:
    """The scene of a match as it stands, with what has happened since the same player's last turn."""
    state = match.state
    viewer = seat if seat is not None else state.actor if state.actor >= 0 else NOBODY
    scene = screen_of(match).scene(state, viewer, shape, recent(match))
    if state.actor == viewer >= 0:
        scene.offers.gains = gains(state)
    return scene


def screen_of(match: Match) -> Screen:
    """How its game looks; raises OptionError if it has no picture."""
    face = games.face(match.game.name)
    return face.must_have(face.screen, "picture")


def paint(match: Match) -> str | None:
    """A match in a notebook; None where its game has no picture."""
    return None if games.face(match.game.name).screen is None else picture(match)


def recent(match: Match) -> list[Event]:
    """What has happened in the last round: the log played again, listening to its end."""
    state = match.first()
    since = max(1, match.state.turn - match.seats + 1)
    for entry in match.entries:
        if entry.turn >= since and state.events is None:
            state.events = []
        state.apply(entry.choice)
    return state.events or []


def players(match: Match, language: str = LANGUAGE) -> list[str]:
    """The names a record gives the seats, else `Player 1` and so on."""
    speaker = Speaker(match.game.name, language)
    tags = [match.tags.get(f"seat {letter}", "") for letter in SEATS[: match.seats]]
    return [tag.partition(" ")[2] or speaker.say("player", number=seat + 1) for seat, tag in enumerate(tags)]
