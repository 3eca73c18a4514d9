"""Where courses are: in the folder of each game, and in a folder that whoever runs a house names.

A course is a file `<name>.toml`, its texts are `<name>.<language>.ftl` beside it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from teahouse import games
from teahouse.core.errors import DataError
from teahouse.core.options import did_you_mean
from teahouse.school.checking import check
from teahouse.school.lesson import Course
from teahouse.school.reading import read_course

LARGEST: Final = 256 * 1024  # bytes of a file


def in_folder(folder: Traversable) -> list[Course]:
    """All courses of a folder, by their names; raises DataError for one that cannot be used."""
    if not folder.is_dir():
        return []
    files = {file.name: file for file in folder.iterdir() if file.is_file()}
    found: list[Course] = []
    for name in sorted(files):
        if name.endswith(".toml"):
            stem = name.removesuffix(".toml")
            texts = {
                other.split(".")[-2]: read(files[other])
                for other in sorted(files)
                if other.startswith(f"{stem}.") and other.endswith(".ftl") and other.count(".") == 2
            }
            found.append(read_course(stem, read(files[name]), texts, str(files[name])))
    return found


def read(file: Traversable) -> str:
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise DataError(f"{file.name}: {problem}") from None
    if len(text) > LARGEST:
        raise DataError(f"{file.name}: a file of a course has at most {LARGEST} letters, not {len(text)}")
    return text


@cache
def of_game(game: str) -> tuple[Course, ...]:
    """Those that a game brings, in the order of its own."""
    face = games.face(game)
    found = {course.name: course for course in in_folder(face.lessons)}
    for course in found.values():
        if course.game != game:
            raise DataError(f"{course.origin}: a course of {course.game} in the folder of {game}")
    ordered = [name for name in face.courses if name in found]
    return tuple([found[name] for name in [*ordered, *[name for name in found if name not in ordered]]])


class School:
    """All courses of a house."""

    def __init__(self, folder: str = "") -> None:
        """Raises DataError for a file of that folder that cannot be used."""
        if folder and not Path(folder).is_dir():
            raise DataError(f"lessons: there is no folder '{folder}'")
        own = in_folder(Path(folder)) if folder else []
        self.courses: list[Course] = []
        for name in games.names():
            self.courses += [*of_game(name), *[course for course in own if course.game == name]]
        known: set[tuple[str, str]] = set()
        for course in self.courses:
            if (course.game, course.name) in known:
                raise DataError(f"{course.origin}: there is a course '{course.name}' of {course.game} already")
            known.add((course.game, course.name))
        for course in own:
            check(course)

    def of(self, game: str) -> list[Course]:
        return [course for course in self.courses if course.game == game]

    def find(self, game: str, course: str) -> Course:
        """Raises DataError."""
        found = next((one for one in self.of(game) if one.name == course), None)
        if found is None:
            known = [one.name for one in self.of(game)]
            raise DataError(f"there is no course '{course[:40]}' of {game[:40]}; {did_you_mean(course[:40], known)}")
        return found
