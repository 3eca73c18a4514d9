"""Patches: what changed, what became what, and nothing else."""

from __future__ import annotations

from teahouse.core.words import words
from teahouse.draw.patch import apply, patch
from teahouse.draw.scene import MAIN, MINE, OTHER, Button, Offers, Piece, Scene, Surface, Target, Try, Wire


def table(*keys: str, role: str = MAIN, log: int = 0, **arts: str) -> Wire:
    scene = Scene("any", "wide")
    scene.surfaces["board"] = Surface(100, 100, role, words("board"))
    for number, key in enumerate(keys):
        scene.put(key, Piece(arts.get(key.replace(":", "_"), "stone"), "board", 10 * number, 0))
    scene.log = [(0, words("line", number=number)) for number in range(log)]
    return scene.wire()


def test_nothing_changed() -> None:
    assert patch(table("a", "b"), table("a", "b")) == {}


def test_a_moved_piece_is_set_whole() -> None:
    change = patch(table("a", "b"), table("b", "a"))
    assert set(change) == {"set"}
    assert change["set"]["a"]["at"] == [10, 0]


def test_of_one_kin_the_new_piece_was_the_old_one() -> None:
    assert patch(table("x:1"), table("x:2"))["was"] == {"x:2": "x:1"}
    assert "was" not in patch(table("x:1"), table("y:1"))
    assert "was" not in patch(table("x.1"), table("x.2"))  # without a colon nobody follows


def test_of_several_candidates_the_alike_one_is_taken() -> None:
    change = patch(table("x:1", "x:2", x_1="red", x_2="blue"), table("x:3", x_3="blue"))
    assert change["was"] == {"x:3": "x:2"}


def test_a_bank_gives_and_takes() -> None:
    assert patch(table("x"), table("x", "x:1"))["was"] == {"x:1": "x"}
    assert patch(table("x", "x:1"), table("x"))["into"] == {"x:1": "x"}
    assert "into" not in patch(table("x:1"), table())


def test_surfaces_change_part_by_part() -> None:
    old, new = table(role=MINE), table(role=OTHER)
    assert patch(old, new) == {"surfaces": {"board": {"role": "other"}}}
    assert apply(old, patch(old, new)) == new


def test_the_log_grows_and_is_cut() -> None:
    old, new = table(log=3), table(log=5)
    assert patch(old, new)["log"][0] == 0
    assert len(patch(old, new)["log"][1]) == 2
    assert apply(old, patch(old, new)) == new
    old["log"], new["log"] = old["log"][:3], new["log"][1:]
    assert patch(old, new)["log"][0] == 1
    assert apply(old, patch(old, new)) == new
    assert apply(new, patch(new, table())) == table()


def test_offers_come_and_go_by_parts() -> None:
    scene = Scene("any", "wide")
    bare = scene.wire()
    scene.offers = Offers(words("prompt"))
    scene.offers.targets["a"] = Target([1, 2])
    scene.offers.buttons.append(Button(3, words("go")))
    full = scene.wire()
    assert apply(bare, patch(bare, full)) == full
    assert patch(full, bare)["offers"] == {"prompt": None, "targets": None, "buttons": None}
    assert apply(full, patch(full, bare)) == bare
    assert scene.offers.reachable() == {1, 2, 3}


def test_tries_and_what_could_have_been_are_offers_like_others() -> None:
    scene = Scene("any", "wide")
    bare = scene.wire()
    ghost, way = Piece("stone", "board", 0, 0, turn=90), Piece("dot", "board", 5, 5)
    scene.offers.tries = [Try(4, {"ghost": ghost}), Try(5, {"ghost": ghost})]
    scene.offers.gains = {4: {"total": 2}}
    scene.offers.instead = {"a": 6}
    scene.offers.shows = {"b": {"way": way}}
    scene.offers.help = ["help-turn"]
    full = scene.wire()
    assert full["offers"] == {
        "tries": [[4, {"ghost": ghost.wire()}], [5, {"ghost": ghost.wire()}]],
        "gains": {"4": {"total": 2}},
        "instead": {"a": 6},
        "shows": {"b": {"way": way.wire()}},
        "help": ["help-turn"],
    }
    assert scene.offers.reachable() == {4, 5}  # what could have been is no choice of this decision
    assert apply(bare, patch(bare, full)) == full
    assert apply(full, patch(full, bare)) == bare


def test_overlays_and_help_come_and_go() -> None:
    scene = Scene("any", "wide")
    bare = scene.wire()
    assert {"overlays", "overlay", "help"} & set(bare) == set()
    scene.overlays, scene.overlay, scene.help = [("roads", "overlay-roads")], "roads", ["help-goal"]
    full = scene.wire()
    assert full["overlays"] == [["roads", "overlay-roads"]]
    assert apply(bare, patch(bare, full)) == full
    assert patch(full, bare) == {"overlays": None, "overlay": None, "help": None}
    scene.legend = [("seat-0", words("owner")), ("seat-1", words("count", count=2))]
    told = scene.wire()
    assert told["legend"] == [["seat-0", "owner"], ["seat-1", "count", {"count": 2}]]
    assert patch(full, told) == {"legend": told["legend"]}
    assert patch(told, full) == {"legend": None}
    assert apply(full, patch(full, bare)) == bare


def test_a_stack_names_the_pieces_in_it() -> None:
    assert "holds" not in Piece("stone", "board", 0, 0).wire()
    assert Piece("pile", "board", 0, 0, holds=["a", "b"]).wire()["holds"] == ["a", "b"]


def test_scenery_is_part_of_the_background_and_stays_where_only_a_part_matters() -> None:
    surface = Surface(99, 99, MAIN, words("board"), scenery=[("tree", 5, 60, 80)])
    assert surface.wire()["scenery"] == [["tree", 5, 60, 80]]
    assert surface.focused((0, 0, 50, 50)).wire()["scenery"] == [["tree", 5, 60, 80]]
    assert surface.focused((0, 0, 50, 50)).scenery == surface.scenery


def test_backgrounds_have_strokes_and_labels() -> None:
    plain = Surface(9, 9, MAIN, words("board")).wire()
    assert {"strokes", "labels", "tab"} & set(plain) == set()
    drawn = Surface(9, 9, MAIN, words("board"), strokes=[("road", "M0 0L9 9")], lot="lot-map")
    drawn.labels = [("place", 3, 4, words("literal", text="Baihe"))]
    made = drawn.wire()
    assert made["strokes"] == [["road", "M0 0L9 9"]]
    assert made["labels"] == [["place", 3, 4, ["literal", {"text": "Baihe"}]]]
    assert made["lot"] == "lot-map"
