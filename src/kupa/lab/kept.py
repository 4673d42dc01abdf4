"""Sums of numbered games, kept in a file so that whoever was interrupted goes on with the rest."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Protocol, Self, TypeVar

from kupa.lab.batches import Work, run_batches
from kupa.lab.errors import LabError

EVERY: Final = 10.0  # seconds between two writings of the file
Spans = list[tuple[int, int]]  # numbers that are done, apart and in order


class Sums(Protocol):
    """What games are summed up in."""

    def merge(self, other: Self) -> None:
        """Count others too."""

    def plain(self) -> dict[str, Any]:
        """Return it as plain data."""

    @classmethod
    def of(cls, plain: dict[str, Any]) -> Self:
        """Read it from plain data."""


S = TypeVar("S", bound=Sums)


@dataclass(frozen=True, slots=True)
class Conduct:
    """How games are played, which changes nothing of what they give."""

    processes: int | None = None
    on: str | None = None  # a Ray cluster; None: this machine
    kept: Path | None = None  # the file that keeps what was played
    resume: bool = False
    heard: Callable[[int], None] | None = None  # games just played, or played before


def digest(*facts: object) -> str:
    """Return what tells a run from others, as far as its figures go."""
    return sha256(repr(facts).encode()).hexdigest()[:16]


@dataclass(slots=True)
class Run:
    """Games of one plan: which are played, their sums, and how long it took."""

    name: str  # tells it from other runs
    games: int
    total: Any
    done: Spans
    seconds: float = 0.0

    def play(self, work: Work[S], size: int, how: Conduct) -> None:
        """Play what is left; what was played is kept, whatever interrupts it."""
        before, began = self.seconds, time.perf_counter()
        written = time.monotonic()
        try:
            for batch, found in run_batches(work, self.left(), size, how.on, how.processes):
                self.count(batch, found)
                self.seconds = before + time.perf_counter() - began
                if time.monotonic() - written >= EVERY:
                    self.write(how.kept)
                    written = time.monotonic()
                if how.heard is not None:
                    how.heard(len(batch))
        except BaseException:
            self.write(how.kept)
            raise

    def count(self, batch: range, found: Sums) -> None:
        """Count a batch, once."""
        self.total.merge(found)
        self.done = joined([*self.done, (batch.start, batch.stop)])

    def left(self) -> list[range]:
        """Return the numbers that nobody has played."""
        return list(between(0, self.done, self.games))

    def write(self, path: Path | None) -> None:
        """Keep it in the file, if anything was played."""
        if path is not None and self.done:
            facts = {"run": self.name, "done": self.done, "seconds": self.seconds}
            write_whole(path, {**facts, "total": self.total.plain()})

    def read(self, path: Path) -> None:
        """Go on with what a file keeps."""
        try:
            plain = json.loads(path.read_text(encoding="utf-8"))
            name = plain["run"]
            if name == self.name:
                self.done = [(start, stop) for start, stop in plain["done"]]
                self.seconds, self.total = plain["seconds"], type(self.total).of(plain["total"])
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise LabError(f"{path} cannot be read as what was played before.") from error
        if name != self.name:
            raise LabError(f"{path} keeps games of another command.")


def sum_up(work: Work[S], games: int, size: int, start: S, name: str, how: Conduct) -> tuple[S, float]:  # noqa: PLR0913
    """Play numbered games and return their sums, and the seconds that took."""
    run = Run(name, games, start, [])
    if how.kept is not None and how.resume and how.kept.exists():
        run.read(how.kept)
        if how.heard is not None:
            how.heard(sum(stop - start for start, stop in run.done))
    run.play(work, size, how)
    if how.kept is not None:
        how.kept.unlink(missing_ok=True)
    return run.total, run.seconds


def between(begin: int, done: Spans, end: int) -> Iterator[range]:
    """Yield what lies between spans that are apart and in order."""
    for start, stop in done:
        yield range(begin, start)
        begin = stop
    yield range(begin, end)


def joined(spans: Spans) -> Spans:
    """Return spans in order, those that touch as one."""
    found: Spans = []
    for start, stop in sorted(spans):
        if found and found[-1][1] == start:
            found[-1] = (found[-1][0], stop)
        else:
            found.append((start, stop))
    return found


def write_whole(path: Path, plain: dict[str, Any]) -> None:
    """Write plain data, whole or not at all."""
    aside = path.with_suffix(".tmp")
    aside.write_text(json.dumps(plain), encoding="utf-8")
    aside.replace(path)
