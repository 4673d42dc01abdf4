"""One server a file: people at two servers on one SQLite database would not see each other's moves.

The lock is the operating system's, so it is gone with its process, however that ended.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Final

from kupa.host.trouble import Trouble

APART: Final = 1024  # the locked byte stands behind what is written: Windows lets nobody read it


class Running(Exception):
    """Another server has these tables; ``address`` is where, if it has said so."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Lock:
    """Held for as long as the server runs."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        try:
            self.file: IO[str] = self.path.open("a+", encoding="utf-8")
        except OSError as error:
            raise Trouble(f"{self.path} cannot be written: {error.strerror}.") from None
        try:
            _lock(self.file)
        except OSError:
            raise Running(self._read()) from None
        self.say("")

    def say(self, address: str) -> None:
        """Write down where the tables are served, for whoever comes second."""
        self.file.truncate(0)
        self.file.write(address)
        self.file.flush()

    def _read(self) -> str:
        self.file.seek(0)
        return self.file.read(APART).strip()


if os.name == "posix":
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
else:
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(APART)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
