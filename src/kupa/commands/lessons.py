"""Commands on lessons: ``kupa lessons check``."""

from __future__ import annotations

import typer

from kupa import words
from kupa.commands.output import print_line
from kupa.lessons import Lesson, all_lessons
from kupa.lessons.check import faults, sentences

lessons = typer.Typer(help="Lessons that teach a game by playing it.", no_args_is_help=True)


@lessons.callback()
def _lessons() -> None:
    """Lessons that teach a game by playing it."""


@lessons.command()
def check() -> None:
    """Play every lesson to its end and look for its sentences; exit code 1 if anything is wrong."""
    found = [(lesson, _wrong(lesson)) for lesson in all_lessons()]
    for lesson, wrong in found:
        print_line(f"{'✗' if wrong else '✓'} {lesson.key}: {len(lesson.cues)} steps")
        for fault in wrong:
            print_line(f"  {fault}")
    if any(wrong for _, wrong in found):
        raise typer.Exit(1)


def _wrong(lesson: Lesson) -> list[str]:
    """Return what is wrong with a lesson; its sentences are looked for if it can be played."""
    wrong = list(faults(lesson))
    if wrong:
        return wrong
    return [
        f"no sentence {key} in {language}"
        for key in sentences(lesson)
        for language in words.LANGUAGES
        if not words.has(language, key)
    ]
