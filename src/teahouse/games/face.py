"""The face of a game: one object that says all it offers. Whatever is outside `games/` reads it and knows no game.

`games/<game>/face.py` subclasses `Face`, says which parts the game has, and defines `FACE`. Parts are made when
somebody asks for them: who only plays by the rules does not import pictures, and nobody but learners needs an observer.
What a game leaves out has a sensible default, or is None; `must_have` says so to whoever cannot do without.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeVar

from teahouse.core.chances import Curve, read_curves
from teahouse.core.errors import OptionError
from teahouse.core.game import Game
from teahouse.core.mind import Mind
from teahouse.core.state import Event, State
from teahouse.core.words import Say, Values, Words

if TYPE_CHECKING:  # pictures are for those who look, observers need a package of their own
    from importlib.resources.abc import Traversable

    from teahouse.core.observe import Observer
    from teahouse.draw.scene import Scene, Why
    from teahouse.draw.sheet import Sheet

Row = list[tuple[str, str]]  # of the terminal: letters, each with the name of their style
Trait = tuple[str, str, int]  # table, item, seat or -1 for all
Part = TypeVar("Part")
NONE: Final[Mapping[str, Any]] = MappingProxyType({})


# --- words ---


def _nothing_asked(state: State) -> Values:
    return {}


def _nothing_about(state: State | None, choice: int) -> Values:
    return {}


def _no_words_of_its_own(state: State, say: Say, names: list[str]) -> dict[str, str]:
    return {}


def _no_facts(state: State) -> Values:
    return {}


class Example(NamedTuple):
    """A small position that shows a ruling: drawn where the ruling is read, played by the tests."""

    says: str  # key of its caption
    position: str  # in the notation of positions
    line: Sequence[str] = ()  # choices that are made from there
    legal: Sequence[str] = ()  # choices that are then possible …
    refused: Mapping[str, str] = NONE  # … and impossible ones, each with the key of its reason
    points: Sequence[int] = ()  # by how much each seat's total has changed then; empty: not what it is about


class Page(NamedTuple):
    """One thing that can be looked up: a card, a chapter, a rule. Its rulings are the texts `ruling-<page>-1`, -2 …"""

    title: str  # key
    text: str  # key of what it says
    rules: Sequence[str] = ()  # the numbers it is about; the number C-18 in words is the text `rule-c-18`
    examples: Sequence[Example] = ()


class Wording(NamedTuple):
    """The values of a game's sentences; the sentences themselves are in its .ftl files (`Face.texts`)."""

    asked: Callable[[State], Values] = _nothing_asked  # of the prompt; `closing` among them: this choice ends the turn
    about: Callable[[State | None, int], Values] = _nothing_about  # of a choice, with or without the position
    lists: Mapping[str, str] = NONE  # values of several words, and of which kind each word is
    # words of the match that no language has, such as names on its board, by the keys of a text
    vocabulary: Callable[[State, Say, list[str]], dict[str, str]] = _no_words_of_its_own
    # numbers and readings of this match, from its board and options alone: every text about the rules may use them
    facts: Callable[[State], Values] = _no_facts
    pages: Mapping[str, Page] = NONE  # what can be looked up, by name


# --- the screen ---


class DrawScene(Protocol):
    """The table as `viewer` sees it, with the choices if it is for that seat to decide (docs/scene.md)."""

    def __call__(
        self, state: State, viewer: int = ..., shape: str = ..., recent: Sequence[Event] = ..., overlay: str = ...
    ) -> Scene: ...


def _nothing_to_tell(state: State, viewer: int, piece: str) -> Why | None:
    return None


def _no_marks(event: Event) -> str:
    return ""


class Shared(NamedTuple):
    """A scene in two parts, for whoever draws one position for several viewers: `scene` does one after the other."""

    laid_out: Callable[[State, str], Scene]  # what everybody sees in a shape, without overlays
    seen: Callable[[Scene, State, int, Sequence[Event]], Scene]  # the same as one viewer sees it, with `recent` events


class Screen(NamedTuple):
    """How a game looks: in the browser, in notebooks, as a picture."""

    scene: DrawScene
    sheet: Sheet
    why: Callable[[State, int, str], Why | None] = _nothing_to_tell  # why the viewer cannot choose this piece now
    # a line of the log with names that only this board has: whose it is (-1: it goes on with the one before), its words
    told: Callable[[State, Event], tuple[int, Words]] | None = None
    marks: Callable[[Event], str] = _no_marks  # the pieces that a line of the log is about
    shared: Shared | None = None  # where much of a scene is the same for all who look


# --- the terminal ---


class DrawLines(Protocol):
    """The table in letters as `viewer` sees it; `tight` where every line counts."""

    def __call__(
        self,
        state: State,
        say: Say,
        width: int = ...,
        viewer: int = ...,
        names: Sequence[str] = ...,
        recent: Sequence[Event] = ...,
        tight: bool = ...,
    ) -> list[Row]: ...


def _no_key(say: Say) -> list[Row]:
    return []


class Sketch(NamedTuple):
    """How a game looks in the terminal."""

    table: DrawLines
    styles: Mapping[str, str] = NONE  # what the names of styles stand for, as rich writes it
    sheets: Mapping[str, Callable[[State, Say, int], list[Row]]] = NONE  # asked for by name
    seat_shapes: str = "●■▲◆"
    key_lines: Callable[[Say], list[Row]] = _no_key  # what the signs mean


# --- studies ---


def _no_traits(state: State) -> list[Trait]:
    return []


class Study(NamedTuple):
    """What statistics look at. Families are named as records write them."""

    traits: Callable[[State], list[Trait]] = _no_traits  # the cards, missions, characters that were in play
    drawn: Sequence[str] = ()  # families of draws that a report compares games by
    chosen: Sequence[str] = ()  # families of choices that a report compares players by
    chance: Sequence[str] = ()  # all families that chance draws


# --- the face ---


class Face:
    """All that a game offers. A game overrides `game`, and of the rest what it has."""

    def __init__(self, name: str) -> None:
        """`name` is that of the game's folder, and of its `Game`."""
        self.name = name

    @cached_property
    def game(self) -> Game:
        """The rules."""
        raise NotImplementedError(f"games/{self.name}/face.py does not say what its rules are")

    @cached_property
    def words(self) -> Wording:
        return Wording()

    @cached_property
    def screen(self) -> Screen | None:
        return None

    @cached_property
    def sketch(self) -> Sketch | None:
        return None

    @cached_property
    def mind(self) -> Mind:
        """What computer players know; without one they know the rules alone."""
        return Mind()

    @cached_property
    def observer(self) -> Observer | None:
        """What learners see; it needs the package librt."""
        return None

    @cached_property
    def compact(self) -> Observer | None:
        """The same in some hundred numbers, for small networks."""
        return None

    @cached_property
    def study(self) -> Study:
        return Study()

    @property
    def folder(self) -> Traversable:
        from importlib.resources import files  # noqa: PLC0415  who plays by the rules alone asks for no files

        return files(type(self).__module__.rpartition(".")[0])

    @property
    def texts(self) -> Traversable:
        """The folder with the texts, a file `<language>.ftl` each."""
        return self.folder / "words"

    @property
    def lessons(self) -> Traversable:
        """The folder with courses, a .toml file each, and their texts (docs/lessons.md). It may be missing."""
        return self.folder / "lessons"

    @property
    def courses(self) -> Sequence[str]:
        """The order of the courses; those that are not named come after them."""
        return ()

    @property
    def data(self) -> Traversable:
        """The folder with boards, tiles and cards, a .toml file each."""
        return self.folder / "rules" / "data"

    def curves(self) -> dict[int, Curve]:
        """What turns counted wins into chances, by seats, as `mind/chances.toml` has it; nothing without that file."""
        import tomllib  # noqa: PLC0415

        file = self.folder / "mind" / "chances.toml"
        return read_curves(tomllib.loads(file.read_text("utf-8"))) if file.is_file() else {}

    def must_have(self, part: Part | None, what: str) -> Part:
        """The part, for whoever cannot do without it; raises OptionError where the game has none."""
        if part is None:
            raise OptionError(f"{self.game.title} has no {what}")
        return part
