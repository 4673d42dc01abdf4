"""A lesson: a record whose answers are given again, and the cues that ask the learner for theirs.

The cues stand in the record's comments, so that a lesson is a record like any other::

    # lesson turn
    …
    # cue climb at heap order
    0: 5
    1: 7

A cue asks for the learner's answers that follow it, up to the next cue. The places after ``at`` are
those of the board that the sentence speaks of; what can be tapped is found without them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from kupa.core.events import Seat
from kupa.core.match import Match
from kupa.core.record import HEADER, Record, parse
from kupa.core.refused import Refused

LEARNER: Final[Seat] = 0
NAMED: Final = re.compile(r"# lesson ([a-z][a-z0-9_]*)")
CUE: Final = re.compile(r"# cue ([a-z][a-z0-9_]*)(?: at ([a-z0-9_.: ]+))?")


@dataclass(frozen=True, slots=True)
class Cue:
    """What is said from the answer number ``first`` on, and the ``places`` of the board it is about."""

    name: str
    first: int
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson; ``text`` is its whole file."""

    name: str
    text: str
    record: Record
    cues: tuple[Cue, ...]

    @property
    def key(self) -> str:
        """The key of its sentences, without ``lesson.``: the game and the lesson."""
        return f"{self.record.game}.{self.name}"

    def next_answer(self, given: int) -> tuple[Seat, str] | None:
        """Return who answers what after so many answers; None: the lesson is over."""
        answers = self.record.answers
        return answers[given] if given < len(answers) else None

    def step(self, given: int) -> int:
        """Return the number of the cue that so many answers have come to; -1 before the first."""
        return sum(cue.first <= given for cue in self.cues) - 1

    def offers(self, match: Match[Any, Any, Any]) -> list[tuple[Seat, list[Any]]]:
        """Return who may answer now, and with what: nothing but the record's next answer."""
        answer = self.next_answer(len(match.answers))
        return [] if answer is None else [(answer[0], [match.game.read(answer[1])])]

    def objection(self, given: int) -> Refused:
        """Return why another legal answer has to wait."""
        cue = self.cues[max(0, self.step(given))].name
        return Refused(None, f"lesson.{self.key}.{cue}.why")


def parse_lesson(text: str) -> Lesson:
    """Read a lesson; one that is malformed is refused."""
    record = parse(text)
    named = [found[1] for line in text.splitlines() if (found := NAMED.fullmatch(line.strip()))]
    cues = _cues(text)
    if len(named) != 1 or not cues:
        raise Refused(None, "table.not_a_lesson")
    return Lesson(named[0], text, record, tuple(cues))


def _cues(text: str) -> list[Cue]:
    """Return the cues, each with the number of the answer that follows it."""
    found: list[Cue] = []
    given = -1 - len(HEADER)  # the first line and the header come before the answers
    for line in text.splitlines():
        cue = CUE.fullmatch(line.strip())
        if cue:
            found.append(Cue(cue[1], given, tuple((cue[2] or "").split())))
        elif line.strip() and not line.startswith("#"):
            given += 1
    return found
