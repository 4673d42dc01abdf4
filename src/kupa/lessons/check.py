"""Checks of a lesson: it is played from its deal to its end, as the learner will play it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kupa.core.match import Match
from kupa.core.refused import Refused
from kupa.games import find
from kupa.lessons.script import LEARNER, Lesson

END: Final = "done"


def play(lesson: Lesson) -> Iterator[tuple[int, Match[Any, Any, Any]]]:
    """Yield how many answers were given, and the match, whenever the learner is to answer."""
    match: Match[Any, Any, Any] = Match.reopen(find(lesson.record.game), lesson.record)
    for given, (seat, move) in enumerate(lesson.record.answers):
        if seat == LEARNER:
            yield given, match
        match.answer(seat, move)


def choices(lesson: Lesson) -> dict[str, bool]:
    """Return for each cue whether the rules allow anything beside what it asks for."""
    found = {cue.name: False for cue in lesson.cues}
    for given, match in play(lesson):
        if (step := lesson.step(given)) >= 0:
            found[lesson.cues[step].name] |= len(match.moves(LEARNER)) > 1
    return found


def faults(lesson: Lesson) -> Iterator[str]:
    """Yield what is wrong with a lesson, beside its sentences."""
    names = [cue.name for cue in lesson.cues]
    yield from (f"two cues are called {name}" for name in {*names} if names.count(name) > 1)
    if END in names:
        yield f"no cue may be called {END}: that is what is said at the end"
    yield from (
        f"the cue {cue.name} asks for nothing" for cue in lesson.cues if not _asks(lesson, cue.first)
    )
    try:
        for given, _ in play(lesson):
            if lesson.step(given) < 0:
                yield f"no cue stands before answer {given + 1}"
    except Refused as refused:
        yield f"it cannot be played: {refused.reason} {refused.facts}"


def _asks(lesson: Lesson, given: int) -> bool:
    """Tell whether the answer after a cue is the learner's."""
    answer = lesson.next_answer(given)
    return answer is not None and answer[0] == LEARNER


def sentences(lesson: Lesson) -> Iterator[str]:
    """Yield the keys of all sentences of a lesson that can be played."""
    key = f"lesson.{lesson.key}"
    yield from (key, f"{key}.{END}")
    for name, others in choices(lesson).items():
        yield f"{key}.{name}"
        if others:
            yield f"{key}.{name}.why"
