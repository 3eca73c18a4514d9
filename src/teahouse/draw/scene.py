"""What a screen shows: surfaces with pieces on them, and beside them what may be done (docs/scene.md is the contract).

A scene says *what* lies where, in words' keys and picture names. It holds no finished sentence, no colour and no rule;
the browser client, the SVG of notebooks and the list a screen reader speaks are all made from it.

`wire()` gives the plain form (dicts, lists, strings, integers) that travels; `patch.py` works on that form, or on
`in_parts()`, where it is quicker.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from teahouse.core.words import Question, Steps, Words
from teahouse.draw.spread import Spread

Wire = dict[str, Any]
Stroke = tuple[str, str]  # a style of the sheet's plates, and SVG path data
Box = tuple[int, int, int, int]  # left, top, width, height
Frame = tuple[int, int, int, int, int, int]  # a matrix: four per mille, two in units
Scenery = tuple[str, int, int, int]  # a picture of the background: art, x, y, per cent of its size
Label = tuple[str, int, int, Words]  # a style of the sheet's labels, the middle, what is written there

WIDE, TALL, LOW = "wide", "tall", "low"  # a window, a telephone, a telephone held sideways
TABLET = "tablet"  # held upright
SHAPES = (WIDE, TALL, LOW, TABLET)
NOBODY = -1  # as a viewer: somebody who watches; as the seat of a piece: it belongs to nobody

MAIN, MINE, OTHER, HAND, SHELF = "main", "mine", "other", "hand", "shelf"  # what a surface is for
FAINT, BLOCKED, LIT = 1, 2, 3  # veils: free but not now; not possible at all; told by its light, hardly veiled


def plain_words(said: Words) -> list[Any]:
    return [said[0], said[1]] if said[1] else [said[0]]


class Kept:
    """Has a plain form that is made once: what a game lays into many scenes is the same object in all of them.

    Whoever changes such a thing after its plain form was made changes nothing any more.
    """

    def __init__(self) -> None:
        self.plain: Wire | None = None

    def wire(self) -> Wire:
        if self.plain is None:
            self.plain = self.make_plain()
        return self.plain

    def make_plain(self) -> Wire:
        raise NotImplementedError


class Piece(Kept):
    """Something that lies on a surface. Its id is its key in the scene: `kin:name` lets it be followed (patch.py)."""

    def __init__(
        self,
        art: str,
        on: str,
        x: int,
        y: int,
        z: int = 0,
        say: Words | None = None,
        seat: int = NOBODY,
        size: int = 100,
        turn: int = 0,
        down: bool = False,
        text: str = "",
        tells: str = "",
        vars: dict[str, str] | None = None,
        stand: bool = False,
        pose: str = "",
        lift: int = 0,
        frame: Frame | None = None,
        to: tuple[int, int] | None = None,
        holds: list[str] | None = None,
    ) -> None:
        super().__init__()
        self.art = art  # the picture, a name of the game's sheet
        self.on = on  # the surface
        self.x = x  # the top left corner of the picture, in the units of the surface
        self.y = y
        self.z = z  # painted from low to high
        self.say = say  # for people who do not see it; None: nothing worth saying
        self.seat = seat  # the owner: gives the picture its colour --seat
        self.size = size  # per cent of the picture's own size
        self.turn = turn  # degrees, clockwise, about the middle
        self.down = down  # lies face-down: a change of this is shown as turning over
        self.text = text  # a number or sign written in the middle
        self.tells = tells  # the key of a longer text: what a card does
        self.vars = vars  # further CSS variables of the picture
        self.stand = stand  # in the tilted view it stands upright on its foot
        self.pose = pose  # there: which way it faces
        self.lift = lift  # there: so high above the plane
        self.frame = frame  # there: its place around the table
        self.to = to  # a beam: from its place to this one, in the owner's colour and shape
        self.holds = holds or []  # other pieces that are listed when this one is touched: those of a stack, a tally

    def make_plain(self) -> Wire:
        made: Wire = {"art": self.art, "on": self.on, "at": [self.x, self.y]}
        if self.z:
            made["z"] = self.z
        if self.say is not None:
            made["say"] = plain_words(self.say)
        if self.seat != NOBODY:
            made["seat"] = self.seat
        if self.size != 100:
            made["size"] = self.size
        if self.turn:
            made["turn"] = self.turn
        if self.down:
            made["down"] = 1
        if self.text:
            made["text"] = self.text
        if self.tells:
            made["tells"] = self.tells
        if self.vars:
            made["vars"] = self.vars
        if self.stand:
            made["stand"] = 1
        if self.pose:
            made["pose"] = self.pose
        if self.lift:
            made["lift"] = self.lift
        if self.frame is not None:
            made["frame"] = list(self.frame)
        if self.to is not None:
            made["to"] = list(self.to)
        if self.holds:
            made["holds"] = self.holds
        return made


class Lot(Kept):
    """Pieces by their ids that lie in several scenes together: a row of a board, a shelf. Made once and never changed,
    so that two scenes need not be compared piece by piece."""

    def __init__(self, pieces: dict[str, Piece]) -> None:
        super().__init__()
        self.pieces: Final = pieces

    def make_plain(self) -> Wire:
        return _pieces(self.pieces)

    @staticmethod
    def joined(lots: list[Lot]) -> Lot:
        """One lot of several, of which most lay elsewhere already: their plain forms are not made again."""
        pieces: dict[str, Piece] = {}
        plain: Wire = {}
        for lot in lots:
            pieces.update(lot.pieces)
            plain.update(lot.wire())
        made = Lot(pieces)
        made.plain = plain
        return made


@dataclass(slots=True)
class Plate:
    """A rectangle of a surface's background, in a style of the game's sheet."""

    style: str
    x: int
    y: int
    w: int
    h: int
    r: int = 0

    def wire(self) -> list[Any]:
        return [self.style, self.x, self.y, self.w, self.h, self.r]


@dataclass(frozen=True, slots=True)
class Eye:
    """How a tilted surface is looked at, and the box in which it is then drawn."""

    box: tuple[int, int]
    at: tuple[int, int]  # the middle of the bed's far edge in that box
    far: int  # per mille: the scale at the far edge
    near: int  # and at the near one
    high: int  # from the far edge to the near one, in the box
    front: int  # how high the front of the tray is
    upright: int  # per cent: the size of what stands

    def wire(self) -> Wire:
        return {
            "box": list(self.box),
            "at": list(self.at),
            "far": self.far,
            "near": self.near,
            "high": self.high,
            "front": self.front,
            "upright": self.upright,
        }


@dataclass(slots=True)
class Tilt:
    """A surface that may be shown tilted: a bed in a tray, with things standing on it and around it."""

    bed: Box
    eye: Eye
    lift: Eye | None = None  # for a small screen while something on the plane is asked
    decor: list[tuple[str, Frame]] = field(default_factory=list)  # pictures around the tray
    labels: list[tuple[str, int, int, Words]] = field(default_factory=list)  # on the plane, written upright

    def wire(self) -> Wire:
        made: Wire = {"bed": list(self.bed), "eye": self.eye.wire()}
        if self.lift is not None:
            made["lift"] = self.lift.wire()
        if self.decor:
            made["decor"] = [[art, *frame] for art, frame in self.decor]
        if self.labels:
            made["labels"] = [[style, x, y, plain_words(said)] for style, x, y, said in self.labels]
        return made


class Sight:
    """What a guest sees from where it stands: what lights up, and the sum in words and figures."""

    def __init__(self, say: Words, points: int, source: str = "") -> None:
        self.say = say
        self.points = points
        self.source = source  # the key of its line among the points of the end
        self.cells: list[Box] = []  # of the plane
        self.counts: list[tuple[str, int]] = []  # pieces, and what each counts
        self.icons: list[tuple[str, int]] = []  # pieces around the tray, and what each counts
        self.parts: list[tuple[str, int, str]] = []  # (key, points, picture): they add up

    def wire(self) -> Wire:
        made: Wire = {"say": plain_words(self.say), "points": self.points}
        made["cells"] = [list(cell) for cell in self.cells]
        made["parts"] = [list(part) for part in self.parts]
        if self.source:
            made["source"] = self.source
        if self.counts:
            made["counts"] = [list(one) for one in self.counts]
        if self.icons:
            made["icons"] = [list(one) for one in self.icons]
        return made


class Surface(Kept):
    """A part of the table with its own coordinates, 0 0 at the top left. Where it stands, the client's layout says."""

    def __init__(
        self,
        w: int,
        h: int,
        role: str,
        say: Words,
        plates: list[Plate] | None = None,
        seat: int = NOBODY,
        strokes: list[Stroke] | None = None,
        labels: list[Label] | None = None,
        lot: str = "",
        tilt: Tilt | None = None,
        scenery: list[Scenery] | None = None,
    ) -> None:
        super().__init__()
        self.w = w
        self.h = h
        self.role = role
        self.say = say
        self.plates = plates or []
        self.seat = seat
        self.scenery = scenery or []  # pictures that are painted after the plates
        self.strokes = strokes or []  # painted after the scenery
        self.labels = labels or []  # written after the strokes
        self.lot = lot  # the key of a short name: on a phone, surfaces of one lot come onto the stage together
        self.tilt = tilt  # how it is shown where it need not lie flat
        self.focus: Box | None = None  # the part that matters now: what a small screen shows of it
        self.rise = False  # what is asked lies on the plane: the camera of a small screen rises

    def make_plain(self) -> Wire:
        made: Wire = {"box": [self.w, self.h], "role": self.role, "say": plain_words(self.say)}
        if self.seat != NOBODY:
            made["seat"] = self.seat
        if self.lot:
            made["lot"] = self.lot
        if self.focus is not None:
            made["focus"] = list(self.focus)
        if self.rise:
            made["rise"] = 1
        if self.tilt is not None:
            made["tilt"] = self.tilt.wire()
        made["plates"] = [plate.wire() for plate in self.plates]
        if self.scenery:
            made["scenery"] = [list(one) for one in self.scenery]
        if self.strokes:
            made["strokes"] = [list(stroke) for stroke in self.strokes]
        if self.labels:
            made["labels"] = [[style, x, y, plain_words(said)] for style, x, y, said in self.labels]
        return made

    @property
    def seen(self) -> tuple[int, int]:
        """The box in which it is drawn on a page that has room: tilted, where it can be."""
        return (self.w, self.h) if self.tilt is None else self.tilt.eye.box

    def focused(self, box: Box, rise: bool = False) -> Surface:
        """The same surface where a part of it matters; its background, which is long, is not made again."""
        made = Surface(
            self.w,
            self.h,
            self.role,
            self.say,
            self.plates,
            self.seat,
            self.strokes,
            self.labels,
            self.lot,
            self.tilt,
            self.scenery,
        )
        made.focus, made.rise = box, rise
        made.plain = {**self.wire(), "focus": list(box)}
        if rise:
            made.plain["rise"] = 1
        return made


class Seat:
    """What is said about a player beside the board. The name is the table's business."""

    def __init__(
        self, score: int, notes: list[Words], acts: bool = False, signs: list[tuple[str, str]] | None = None
    ) -> None:
        self.score = score
        self.notes = notes
        self.acts = acts
        self.signs = signs or []  # of the first notes: a picture and a number, for where there is no room for words
        self.place = 0  # when the game is over: 1 for the winner
        self.lines: list[tuple[str, int]] = []  # then also: the points by source, (key, points)

    def wire(self) -> Wire:
        notes = [plain_words(note) for note in self.notes]
        for at, (art, short) in enumerate(self.signs):
            notes[at] = [*self.notes[at], [art, short]]
        made: Wire = {"score": self.score, "notes": notes}
        if self.acts:
            made["acts"] = 1
        if self.place:
            made["place"] = self.place
            made["lines"] = [list(line) for line in self.lines]
        return made


class Target:
    """A piece or spot that can be chosen: the choices a click stands for (several: ask which)."""

    def __init__(self, do: list[int]) -> None:
        self.do = do

    def wire(self) -> int | list[int]:
        return self.do[0] if len(self.do) == 1 else self.do


@dataclass(slots=True)
class Why:
    """Why a piece cannot be chosen now: told when somebody asks. The piece's own values complete those of the words."""

    rule: str
    say: Words


class Button:
    """A choice that also stands beside the board; with room, as a row: a picture, a line that says what happens, and
    under the heading of its kin what all of them cost."""

    def __init__(
        self, do: int, say: Words, kind: str = "plain", art: str = "", small: Words | None = None, kin: str = ""
    ) -> None:
        self.do = do
        self.say = say
        self.kind = kind  # main, plain or quiet
        self.art = art
        self.small = small
        self.kin = kin  # the key of a heading; with the attribute `.price`
        self.of: list[str] = []  # the targets of which one is meant, where there are several: they are shown

    def wire(self) -> list[Any]:
        made: list[Any] = [self.do, self.kind, plain_words(self.say)]
        look: Wire = {}
        if self.art:
            look["art"] = self.art
        if self.small is not None:
            look["small"] = plain_words(self.small)
        if self.kin:
            look["kin"] = self.kin
        if self.of:
            look["of"] = self.of
        return [*made, look] if look else made


class Group:
    """Targets that are one for a finger: a box around them, and which of them is meant is asked beside the board."""

    def __init__(self, on: str, box: Box, say: Words, targets: list[str]) -> None:
        self.on = on
        self.box = box
        self.say = say
        self.targets = targets

    def wire(self) -> Wire:
        return {"on": self.on, "box": list(self.box), "say": plain_words(self.say), "targets": self.targets}


NEAR, BEGUN = "near", "begun"  # the end of the game: a choice may begin it; it has begun


@dataclass(slots=True)
class End:
    """How near the end is: near, or begun by somebody; the turns that are left, where they can be counted."""

    state: str
    by: int = NOBODY
    left: int = -1

    def wire(self) -> Wire:
        made: Wire = {"state": self.state}
        if self.by != NOBODY:
            made["by"] = self.by
        if self.left >= 0:
            made["left"] = self.left
        return made


class Try:
    """One of several ways to do a thing, of which the screen shows one at a time: the pieces as they would lie."""

    def __init__(self, do: int, pieces: dict[str, Piece]) -> None:
        self.do = do
        self.pieces = pieces

    def wire(self) -> list[Any]:
        return [self.do, _pieces(self.pieces)]


class Ending:
    """Tries that end the turn: by the choice that follows, or by nothing more (-1). `say` names the button that does
    both, `more` the one that goes on instead."""

    def __init__(self, then: dict[int, int], say: Words, more: Words | None = None) -> None:
        self.then = then
        self.say = say
        self.more = more

    def wire(self) -> Wire:
        made: Wire = {"then": {str(choice): then for choice, then in self.then.items()}, "say": plain_words(self.say)}
        if self.more is not None:
            made["more"] = plain_words(self.more)
        return made


class Offers:
    """The side table: what the viewer is asked and may do. Kept out of the pieces, so that a turn repaints nothing."""

    def __init__(self, prompt: Words | None = None) -> None:
        self.prompt = prompt
        self.hint: Words | None = None
        self.steps: Steps = []
        self.targets: dict[str, Target] = {}  # by the id of a piece or spot
        self.spots: dict[str, Piece] = {}  # empty places that can be chosen
        self.ghost = ""  # the picture of what a spot would receive
        self.veils: dict[int, list[str]] = {}  # FAINT or BLOCKED: the pieces that lie under it
        self.buttons: list[Button] = []
        self.choices: dict[int, Words] = {}  # every choice there is, as a sentence
        self.gains: dict[int, Wire] | None = None  # what they bring (gains.py): the engine knows, no game says so
        self.fresh: list[str] = []  # pieces that what is told in the log has touched
        self.tries: list[Try] = []  # ways to do one thing: turn through them, then confirm
        self.instead: dict[str, int] = {}  # by piece or spot: what one decision earlier offered besides
        self.shows: dict[str, dict[str, Piece]] = {}  # by target: drawn while it is pointed at
        self.groups: dict[str, Group] = {}  # targets that are one for a finger
        self.final: dict[int, Words] = {}  # by choice: what cannot be taken back after it
        self.lights: dict[str, list[str]] = {}  # by target: pieces that are lit while it is selected
        self.then: dict[str, dict[str, int]] = {}  # by target, by one of those: the choice that follows at once
        self.ending: Ending | None = None
        self.end: End | None = None
        self.help: list[str] = []  # chapters about what is on the screen now, the nearest first

    def wire(self) -> Wire:
        made: Wire = {}
        if self.prompt is not None:
            made["prompt"] = plain_words(self.prompt)
        if self.hint is not None:
            made["hint"] = plain_words(self.hint)
        if self.steps:
            made["steps"] = [list(step) for step in self.steps]
        if self.targets:
            made["targets"] = {key: target.wire() for key, target in self.targets.items()}
        if self.spots:
            made["spots"] = _pieces(self.spots)
        if self.ghost:
            made["ghost"] = self.ghost
        if self.veils:
            made["veils"] = {str(veil): pieces for veil, pieces in self.veils.items()}
        if self.buttons:
            made["buttons"] = [button.wire() for button in self.buttons]
        if self.choices:
            made["choices"] = _sentences(self.choices)
        if self.gains is not None:
            made["gains"] = {str(choice): gain for choice, gain in self.gains.items()}
        if self.fresh:
            made["fresh"] = self.fresh
        if self.tries:
            made["tries"] = [one.wire() for one in self.tries]
        if self.instead:
            made["instead"] = self.instead
        if self.shows:
            made["shows"] = {key: _pieces(shown) for key, shown in self.shows.items()}
        if self.groups:
            made["groups"] = {key: group.wire() for key, group in self.groups.items()}
        if self.final:
            made["final"] = _sentences(self.final)
        if self.lights:
            made["lights"] = self.lights
        if self.then:
            made["then"] = _together(self.then)
        if self.ending is not None:
            made["ending"] = self.ending.wire()
        if self.end is not None:
            made["end"] = self.end.wire()
        if self.help:
            made["help"] = self.help
        return made

    def ask(self, question: Question) -> None:
        """Say what is to be decided."""
        self.prompt, self.hint, self.steps = question.prompt, question.hint, question.steps
        self.help = question.chapters[:]

    def put(self, key: str, choice: int) -> None:
        """Lay a choice on a piece or spot; several may lie there."""
        target = self.targets.get(key)
        if target is None:
            self.targets[key] = Target([choice])
        else:
            target.do.append(choice)

    def veil(self, piece: str, veil: int) -> None:
        """Dim a piece that cannot be chosen; no veil (0) leaves it as it is."""
        if veil:
            self.veils.setdefault(veil, []).append(piece)

    def reachable(self) -> set[int]:
        """Every choice that some piece, spot, button or try stands for."""
        found = {button.do for button in self.buttons} | {one.do for one in self.tries}
        for target in self.targets.values():
            found.update(target.do)
        return found


def _sentences(said_of: dict[int, Words]) -> list[list[Any]]:
    """[words, choices] for every different sentence: most choices of a kind are said with the same one."""
    groups: dict[tuple[object, ...], list[Any]] = {}
    for choice, said in said_of.items():
        groups.setdefault((said[0], *said[1].items()), [plain_words(said), []])[1].append(choice)
    return list(groups.values())


def _together(then: dict[str, dict[str, int]]) -> list[list[Any]]:
    """[{id: choice}, targets]: of several that belong together each is the second of every other. Told once, and
    without the targets where they are just those."""
    groups: dict[frozenset[str], tuple[list[str], dict[str, int]]] = {}
    for target, seconds in then.items():
        targets, all_seconds = groups.setdefault(frozenset([target, *seconds]), ([], {}))
        targets.append(target)
        all_seconds.update(seconds)
    made: list[list[Any]] = []
    for targets, seconds in groups.values():
        ordered = dict(sorted(seconds.items(), key=lambda one: one[1]))  # it packs better
        made.append([ordered] if set(targets) == set(seconds) else [ordered, targets])
    return made


class Scene:
    """All of it. `log` are lines (seat, words), the oldest first; `help` are the keys of all chapters of the game."""

    def __init__(
        self,
        game: str,
        shape: str,
        viewer: int = NOBODY,
        help: list[str] | None = None,
        overlays: list[tuple[str, str]] | None = None,
        overlay: str = "",
    ) -> None:
        self.game = game
        self.shape = shape
        self.viewer = viewer
        self.surfaces: dict[str, Surface] = {}
        self.pieces: dict[str, Piece] = {}  # those laid one by one; `lying` gives all
        self.seats: list[Seat] = []
        self.offers = Offers()
        self.log: list[tuple[int, Words]] = []
        self.overlays = overlays or []  # (name, key): what can be laid over the board
        self.overlay = overlay  # the one that is laid over it here
        self.legend: list[tuple[str, Words]] = []  # the signs of that one: a picture, and what it means
        self.help = help or []
        self.sights: dict[str, Sight] = {}  # by piece, while lines of sight are laid over the board
        self.lots: list[Lot] = []  # pieces that lie in other scenes just so
        self.spread: Spread | None = None  # the plain form of all of them, once it is made

    def find(self, key: str) -> Piece | None:
        found = self.pieces.get(key)
        if found is None:
            for lot in self.lots:
                found = lot.pieces.get(key)
                if found is not None:
                    return found
        return found

    def lying(self) -> dict[str, Piece]:
        """All pieces by their ids."""
        found = {key: piece for lot in self.lots for key, piece in lot.pieces.items()}
        found.update(self.pieces)
        return found

    def seen_by(self, viewer: int, surfaces: dict[str, Surface]) -> Scene:
        """The same pieces for one of those who look at them."""
        made = Scene(self.game, self.shape, viewer, self.help, self.overlays, self.overlay)
        made.surfaces = surfaces
        made.pieces = self.pieces.copy()
        made.seats = self.seats
        made.lots = self.lots
        made.spread = self.spread
        return made

    def put(self, key: str, piece: Piece) -> None:
        """Lay a piece down; two pieces of one id would be a mistake of the game's scene."""
        if key in self.pieces:
            raise KeyError(f"two pieces are called '{key}'")
        self.pieces[key] = piece
        self.spread = None  # it knew the pieces before this one

    def lays_over(self, overlays: Sequence[tuple[str, str]], asked: str) -> bool:
        """Say what can be laid over the board; whether `asked` is one of that, and is to be laid over it now."""
        self.overlays = list(overlays)
        self.overlay = asked if any(asked == name for name, _ in overlays) else ""
        return self.overlay != ""

    def wire(self) -> Wire:
        return whole(self.in_parts())

    def in_parts(self) -> Wire:
        """The plain form, but for the pieces, which are a Spread: for whoever keeps scenes to compare them."""
        made: Wire = {
            "form": FORM,
            "game": self.game,
            "shape": self.shape,
            "viewer": self.viewer,
            "surfaces": {key: surface.wire() for key, surface in self.surfaces.items()},
            "pieces": self.plain_pieces(),
            "seats": [seat.wire() for seat in self.seats],
            "offers": self.offers.wire(),
            "log": [[seat, *plain_words(said)] for seat, said in self.log],
        }
        if self.overlays:
            made["overlays"] = [list(one) for one in self.overlays]
        if self.overlay:
            made["overlay"] = self.overlay
        if self.legend:
            made["legend"] = [[art, *plain_words(said)] for art, said in self.legend]
        if self.sights:
            made["sights"] = {key: sight.wire() for key, sight in self.sights.items()}
        if self.help:
            made["help"] = self.help
        return made

    def plain_pieces(self) -> Spread:
        if self.spread is None:
            parts = [lot.wire() for lot in self.lots]
            self.spread = Spread([*parts, _pieces(self.pieces)] if self.pieces else parts)
        return self.spread


def whole(made: Wire) -> Wire:
    """A scene in parts as it travels."""
    spread: Spread = made["pieces"]
    return {**made, "pieces": spread.whole()}


def _pieces(pieces: dict[str, Piece]) -> Wire:
    return {key: piece.wire() for key, piece in pieces.items()}


FORM = 1  # the version of the plain form
