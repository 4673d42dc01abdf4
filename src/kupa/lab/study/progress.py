"""How far a study is: what has been played of each arm, kept in a file so that it can go on later."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kupa.lab.errors import LabError
from kupa.lab.kept import EVERY, between, joined, write_whole
from kupa.lab.study.tally import Tally


@dataclass(slots=True)
class ArmProgress:
    """One arm: who is still compared, the numbers of this look, and what has been found so far."""

    active: tuple[str, ...]
    begin: int
    end: int
    done: list[tuple[int, int]] = field(default_factory=list)  # of this look, apart and in order
    tally: Tally = field(default_factory=Tally)

    def left(self) -> Iterator[range]:
        """Yield the numbers of this look that nobody has played."""
        return between(self.begin, self.done, self.end)

    def merge(self, batch: range, tally: Tally) -> None:
        """Count a batch, once."""
        self.tally.merge(tally)
        self.done = joined([*self.done, (batch.start, batch.stop)])

    def plain(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {"active": self.active, "begin": self.begin, "end": self.end, "done": self.done,
                "tally": self.tally.plain()}  # fmt: skip

    @classmethod
    def of(cls, plain: dict[str, Any]) -> ArmProgress:
        """Read it from plain data."""
        done = [(start, stop) for start, stop in plain["done"]]
        tally = Tally.of(plain["tally"])
        return cls(tuple(plain["active"]), plain["begin"], plain["end"], done, tally)


class ProgressFile:
    """The file it is kept in; None: nowhere."""

    def __init__(self, path: Path | None, digest: str) -> None:
        self.path = path
        self.digest = digest
        self.written = time.monotonic()

    def read(self) -> dict[str, ArmProgress] | None:
        """Return what was played before; None: nothing was."""
        if self.path is None or not self.path.exists():
            return None
        found = json.loads(self.path.read_text(encoding="utf-8"))
        if found["study"] != self.digest:
            raise LabError(f"{self.path} is of another study, or of this one before it was changed.")
        return {name: ArmProgress.of(each) for name, each in found["arms"].items()}

    def write(self, arms: dict[str, ArmProgress], *, now: bool = True) -> None:
        """Write it, whole or not at all; without ``now`` only if some time has passed."""
        if self.path is None or (not now and time.monotonic() - self.written < EVERY):
            return
        plain = {"study": self.digest, "arms": {name: each.plain() for name, each in arms.items()}}
        write_whole(self.path, plain)
        self.written = time.monotonic()

    def remove(self) -> None:
        """Forget it: the study is done."""
        if self.path is not None:
            self.path.unlink(missing_ok=True)
