"""The lessons there are: those of this package, and those that games of other packages bring."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from kupa.core.refused import Refused
from kupa.games import all_games, find
from kupa.lessons.script import Lesson, parse_lesson


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return a game's lessons in the order of their files' names, in which they are to be played."""
    folder = _folder(game)
    if not folder.is_dir():
        return ()
    texts = sorted((each for each in folder.iterdir() if each.name.endswith(".txt")), key=_name)
    return tuple(parse_lesson(each.read_text(encoding="utf-8")) for each in texts)


def all_lessons() -> tuple[Lesson, ...]:
    """Return the lessons of all games."""
    return tuple(lesson for game in all_games() for lesson in lessons_of(game))


def find_lesson(game: str, name: str) -> Lesson:
    """Return a game's lesson by its name."""
    for lesson in lessons_of(find(game).key):
        if lesson.name == name:
            return lesson
    raise Refused(None, "table.no_such_lesson")


def _folder(game: str) -> Traversable:
    """Return where a game's lessons are: a game of another package brings them beside its words."""
    package = find(game).words
    return files("kupa.lessons") / game if package is None else files(package) / "lessons"


def _name(file: Traversable) -> str:
    return file.name
