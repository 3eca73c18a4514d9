"""Fitting letters into a width: blocks, flowing parts, titles."""

from __future__ import annotations

from teahouse.draw.letters import Row, between_spans, flow, length, player_line, side_by_side, titled


def texts(lines: list[Row]) -> list[str]:
    return ["".join(text for text, _ in line) for line in lines]


def test_blocks_stand_level_whatever_their_heights() -> None:
    blocks: list[list[Row]] = [[[("ab", "")], [("abc", "")]], [[("x", "")]], [[], [("y", "")]]]
    assert texts(side_by_side(blocks, 2)) == ["ab   x  ", "abc     y"]


def test_parts_flow_and_a_long_one_is_broken() -> None:
    parts: list[Row] = [[(word, "")] for word in ("one", "two", "three", "a b c d e f g")]
    assert texts(flow(parts, 9)) == ["one two", "three", "a b c d e", "f g"]
    assert texts(flow(parts[:3], 7, gap=1, indent=2)) == ["one two", "  three"]


def test_a_title_keeps_its_style_and_the_rest_is_wrapped() -> None:
    lines = titled(("Row", "title"), "Row one two three", 9, "quiet", "  ")
    assert texts(lines) == ["Row one", "  two", "  three"]
    assert [[style for _, style in line] for line in lines] == [["title", "quiet"], ["quiet"], ["quiet"]]


def test_a_long_line_is_broken_between_its_spans() -> None:
    lines = between_spans([("abcd ", "x"), ("efgh ", "y"), ("ijkl", "z")], 10)
    assert texts(lines) == ["abcd efgh ", "  ijkl"]


def test_points_stay_whatever_the_name() -> None:
    line = player_line(0, ["A" * 50], "12 points", lambda key, **values: key, 24)
    assert length(line) == 24
    assert line[-1][0] == "12 points"
