"""A match as a text file: a header, an empty line, then one answer a line.

It holds all that is needed to play the match again, bit for bit, years later, on any Python.
Lines that begin with ``#`` are for people and are not read.
"""

from __future__ import annotations

from dataclasses import dataclass

from kupa.core import seeds
from kupa.core.events import Seat
from kupa.core.refused import Refused

FORMAT = "kupa record 1"
LONGEST_LINE = 10_000  # characters; what a game writes is far shorter
HEADER = ("game", "edition", "seats", "options", "seed")


@dataclass(frozen=True, slots=True)
class Record:
    """All that is stored of a match."""

    game: str
    edition: int
    seats: int
    options: str
    seed: bytes
    answers: tuple[tuple[Seat, str], ...] = ()

    def __str__(self) -> str:
        """Write the record as the text of a file."""
        facts = (self.game, self.edition, self.seats, self.options, self.seed.hex())
        header = [f"{name}: {fact}" for name, fact in zip(HEADER, facts, strict=True)]
        answers = [f"{seat}: {move}" for seat, move in self.answers]
        return "\n".join([FORMAT, *header, "", *answers]) + "\n"


def parse(text: str) -> Record:
    """Read a record; a malformed one is refused with the number of the line."""
    lines = text.lstrip("\ufeff").splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise Refused(None, "core.not_a_record", format=FORMAT)
    pairs = [_pair(number, line) for number, line in enumerate(lines[1:], 2) if _is_read(line)]
    header, answers = pairs[: len(HEADER)], pairs[len(HEADER) :]
    facts = [_fact(name, header, at) for at, name in enumerate(HEADER)]
    seed = seeds.from_text(facts[4])
    numbers = _number(3, facts[1]), _number(4, facts[2])
    given = tuple((_number(line, seat), move) for line, seat, move in answers)
    return Record(facts[0], numbers[0], numbers[1], facts[3], seed, given)


def _is_read(line: str) -> bool:
    return bool(line.strip()) and not line.startswith("#")


def _pair(number: int, line: str) -> tuple[int, str, str]:
    name, colon, rest = line.partition(":")
    if not colon or len(line) > LONGEST_LINE:
        raise Refused(None, "core.bad_record_line", line=number, text=line[:60])
    return number, name.strip(), rest.strip()


def _fact(name: str, header: list[tuple[int, str, str]], at: int) -> str:
    if at >= len(header) or header[at][1] != name:
        raise Refused(None, "core.record_lacks", field=name)
    return header[at][2]


def _number(line: int, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):  # noqa: PLR2004
        raise Refused(None, "core.bad_record_line", line=line, text=text[:60])
    return int(text)
