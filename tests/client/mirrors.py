"""What the client does in its language as Python does in its own: packing, patches, words. Cases with Python's results.

The client's tests (client/tests) hold its code against them, and a test here says when they have to be written again:
`python -m tests.client.mirrors`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from teahouse.core.rng import Rng
from teahouse.core.words import words
from teahouse.draw.camera import Camera, beam, glassy, picture
from teahouse.draw.packing import pack
from teahouse.draw.patch import apply, patch
from teahouse.draw.pills import changed, costs, pill, told
from teahouse.draw.recap import Ways, arts
from teahouse.draw.scene import MAIN, MINE, OTHER, Button, Eye, Piece, Scene, Surface, Target, Tilt, Wire
from teahouse.draw.sheet import Sheet
from teahouse.draw.tray import projected
from teahouse.text import Speaker
from teahouse.text.languages import languages

FOLDER = Path(__file__).parents[2] / "client" / "tests" / "cases"
NAMES = ["Ann", "Bea"]
Case = dict[str, Any]

# texts of their own, so that nobody who improves a sentence of the house has to come here
SOURCE = """
-house = Teahouse
gain-best = max { $points }
gain-more = { $points } …
gain-void = nothing
gain-points = { $points } points
gain-said-best = up to { $points } points
gain-said-more = { $points } points or more
gain-said-void = does nothing
gain-now = { $points } at once
gain-closing = begins the end
gain-ending = ends the game
gain-then-draw = then something is revealed
gain-then-other = then another one decides
good-guards = { $count ->
    [one] guard
   *[other] guards
  }
score-houses = Houses
score-penalties = Penalties
player = Guest { $number }
literal = { $text }
colour-red = vermilion
    .about = the colour of luck
lantern-effect = Lights { $count } cells.
    .title = Lantern
plain = Welcome to { -house }!
seats = { $seat } sits here
many = { $count ->
    [0] nothing
    [one] { $count } tile
   *[other] { $count } tiles
} for { $seat }
which = { $kind ->
    [colour] a colour: { $colour }
   *[other] { $kind }
}
nested = { $count ->
    [one] { $colour ->
        [vermilion] one red
       *[other] one { $colour }
    }
   *[other] { $count } × { $colour }
}
exact = { NUMBER($count, minimumFractionDigits: 2) }
card = { $effect }
"""
# no number of four digits: Italian writes it without a point, which browsers know and Babel does not
SAID: list[tuple[str, dict[str, int | str]]] = [
    ("plain", {}),
    ("colour-red.about", {}),
    ("lantern-effect.title", {}),
    *[("seats", {"seat": seat}) for seat in (0, 1, 2, 11)],
    *[("many", {"count": count, "seat": 1}) for count in (0, 1, 2, 5, 21, 999, 12345, 1000000)],
    *[("which", {"kind": kind, "colour": "red"}) for kind in ("colour", "shape")],
    *[("nested", {"count": count, "colour": colour}) for count in (1, 3) for colour in ("red", "grey", "7")],
    ("exact", {"count": 12345}),
    ("card", {"effect": "lantern-effect.title"}),
    ("card", {"effect": "no-such-card"}),
    ("literal", {"text": "Baihe <b>"}),
    ("no-such-text.at-all", {"colour": "red", "seat": 5, "rest": 7}),
    ("no-such-text", {}),
]


def packing() -> list[Case]:
    """Few and many boxes, flat and tall, in wide and narrow rooms."""
    made: list[Case] = []
    for seed in range(36):
        rng = Rng(seed)
        boxes = [(10 + rng.below(300), 10 + rng.below(300)) for _ in range(1 + seed % 11)]
        w, h, gap = 100 + rng.below(900), 100 + rng.below(900), (0, 10, 24)[seed % 3]
        places = [[round(number, 6) for number in place] for place in pack(boxes, w, h, gap)]
        made.append({"boxes": boxes, "w": w, "h": h, "gap": gap, "places": places})
    return made


def small_scenes() -> Iterator[Wire]:
    """A made-up table where everything that a patch can tell happens."""
    for step in range(6):
        scene = Scene("any", "wide", 0, help=["one", "two"][: step % 3])
        scene.surfaces["board"] = Surface(100, 100 + step // 3, MAIN, words("board"), lot="map" if step % 2 else "")
        if step != 2:
            scene.surfaces["own"] = Surface(50, 50, MINE if step < 4 else OTHER, words("own"), seat=step // 4)
        scene.put("stone", Piece("heap", "board", 0, 0))
        for number in range(step, step + (3, 1, 4, 2, 3, 0)[step]):
            art = ("red", "blue")[number % 2]
            scene.put(f"stone:{number}", Piece(art, "board", 10 * number, step, say=words("stone", number=number)))
        if step in (1, 4):
            scene.put(f"tile:{step}", Piece("tile", "board", 5, 5, down=step == 1))
        scene.offers.prompt = words("prompt", seat=step % 2) if step != 3 else None
        scene.offers.targets = {f"stone:{step}": Target([step]), "stone": Target([7, 8])}
        scene.offers.buttons = [Button(9, words("pass"))] if step % 2 else []
        scene.overlays, scene.overlay = [("paths", "overlay-paths")][: step % 2], "paths" if step == 5 else ""
        yield scene.wire() | {"log": []}


def patches() -> list[Case]:
    """From each scene to each other: the patch, and the scene that it makes."""
    made: list[Case] = []
    scenes = list(small_scenes())
    for before in scenes:
        for after in scenes:
            change = patch(before, after)
            assert apply(before, change) == after
            made.append({"old": before, "patch": change, "new": after})
    return made


def rounded(numbers: Any) -> list[float]:
    return [round(number, 5) for number in numbers]


def cameras() -> list[Case]:
    """Lying, standing, raised, framed pieces, beams and strokes, through three eyes."""
    sheet = Sheet()
    for art, size in (
        ("tile", (64, 64)),
        ("tree", (36, 40)),
        ("fir", (36, 40)),
        ("man", (30, 44)),
        ("man-N", (30, 44)),
    ):
        sheet.draw(art, size, "")
    sheet.feet, sheet.tilted = {"tree": (18, 24), "man": (15, 37)}, {"tree": "fir", "grid": ""}
    sheet.draw("grid", (10, 10), "")
    pieces = {
        "lies": Piece("tile", "bed", 120, 300, turn=90),
        "high": Piece("tile", "bed", 420, 120, size=160, lift=14),
        "tree": Piece("tree", "bed", 320, 331, stand=True),
        "near": Piece("tree", "bed", 210, 260, stand=True, size=80),
        "man": Piece("man", "bed", 214, 224, stand=True, pose="N", seat=1),
        "framed": Piece("tile", "bed", 0, 0, frame=(600, -170, 0, 980, 12, 240)),
        "gone": Piece("grid", "bed", 90, 90),
    }
    sight = Piece("tile", "bed", 240, 250, seat=2, to=(240, 90))
    made: list[Case] = []
    for eye in (
        Eye((886, 596), (443, 124), 975, 1105, 394, 60, 86),
        Eye((602, 670), (301, 122), 966, 1046, 431, 58, 84),
        Eye((400, 400), (200, 10), 650, 650, 350, 5, 100),
    ):
        tilt = Tilt((94, 94, 552, 552), eye)
        camera = Camera(tilt, eye)
        ray = beam(sight, camera)
        made.append(
            {
                "tilt": tilt.wire(),
                "sheet": {"sizes": sheet.sizes, "feet": sheet.feet, "tilted": sheet.tilted},
                "pieces": {key: piece.wire() for key, piece in pieces.items()},
                "matrices": {key: rounded(camera.matrix(sheet, piece)) for key, piece in pieces.items()},
                "pictures": {key: picture(sheet, piece) for key, piece in pieces.items()},
                "glass": sorted(glassy(camera, sheet, pieces)),
                "sight": sight.wire(),
                "outline": [rounded(point) for point in ray.outline],
                "marks": [rounded(mark) for mark in ray.marks],
                "stroke": projected(camera, "M120 120h60v-20L300 300Q310 320 330 330z", lambda x, y: x > 94 and y > 94),
                "outside": projected(camera, "M20 20h60", lambda x, y: x > 94 and y > 94),
            }
        )
    return made


def turns() -> list[Case]:
    """A turn through several scenes: what moved, with and without marks, and what it looks like."""
    made: list[Case] = []
    scenes = list(small_scenes())
    every = [f"stone:{number}" for number in range(9)]
    spans = [([], 0, 4), (every, 0, 2), (every, 1, 2), (every, 1, 3), (every, 3, 5), (["stone:4", "stone:1."], 0, 4)]
    for marks, first, last in spans:
        ways = Ways(scenes[first])
        for number, scene in enumerate(scenes[first + 1 : last + 1], 1):
            ways.go_on(scene, number)
        steps = ways.steps(marks)
        shown = arts(ways.before, ways.last, steps, 0)
        made.append({"scenes": scenes[first : last + 1], "marks": marks, "steps": steps, "arts": shown})
    return made


def texts() -> list[Case]:
    """In each language texts with values of every kind: seats, words, effects, numbers of many sizes, and no text."""
    made: list[Case] = []
    for language in languages():
        speaker = Speaker("castle", language, NAMES)
        speaker.add(SOURCE)
        for key, values in SAID:
            says = speaker.say(key, **speaker.words(values))
            made.append({"language": language, "key": key, "values": values, "names": NAMES, "says": says})
    return made


GAINS: list[Wire] = [
    {},
    {"total": 4, "parts": [["houses", 4]]},
    {"void": 1, "total": -2, "parts": [["penalties", -2]], "goods": [["guards", -1]]},
    {
        **{"total": 4, "parts": [["penalties", -5], ["houses", 9]], "more": 1, "now": -5},
        **{"goods": [["guards", -2], ["beads", 1]], "earned": [["cards", 1]]},
    },
    {"total": 1, "parts": [["houses", 1]], "more": 2, "others": [[1, "houses", 2]], "closing": "x", "then": "other"},
    {"total": 0, "parts": [["houses", 2], ["penalties", -2]], "ending": "x", "closing": "x"},
    {"total": 0, "more": 1, "now": -3},
    {"goods": [["guards", 3]], "then": "draw"},
]


def brought() -> list[Case]:
    """What choices bring, short and whole, what is lost by them, and what everybody got."""
    speaker = Speaker("castle", "en", NAMES)
    speaker.add(SOURCE)
    made: list[Case] = []
    for gain in GAINS:
        said = {
            "pill": pill(speaker.say, gain),
            "brief": pill(speaker.say, gain, brief=True),
            "told": told(speaker.say, gain, NAMES),
        }
        more = {"costs": costs(speaker.say, gain), "changed": changed(speaker.say, [gain, {}], NAMES)}
        made.append({"gain": gain, "names": NAMES, **said, **more})
    return made


def files() -> dict[str, str]:
    """By the name of a file what belongs into it, a case a line."""
    made = {"packing": packing(), "patches": patches(), "turns": turns(), "words": texts(), "gains": brought()}
    made["camera"] = cameras()
    cases = {f"{name}.json": "[\n" + ",\n".join(map(dump, all)) + "\n]\n" for name, all in made.items()}
    return cases | {"words.ftl": SOURCE}


def dump(case: Case) -> str:
    return json.dumps(case, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    for name, content in files().items():
        (FOLDER / name).write_text(content, "utf-8")
