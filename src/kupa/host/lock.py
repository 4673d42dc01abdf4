"""One server for each SQLite file: players on two servers would not see each other's moves.

The lock is the operating system's, so it is released with its process, however that ended.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from kupa.host.errors import UserError


class AlreadyRunning(Exception):
    """Another server holds the lock; ``address`` is that server's, if it has announced it."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class DatabaseLock:
    """Held for as long as the server runs. Links are followed: two names of one file are one lock."""

    def __init__(self, database: Path) -> None:
        file = database.resolve()
        self.path = file.with_name(file.name + ".lock")
        self.address_file = file.with_name(file.name + ".address")  # a lock file may be emptied
        self.lock = FileLock(self.path, timeout=0, thread_local=False)
        try:
            self.lock.acquire()
        except Timeout:
            raise AlreadyRunning(self._read_address()) from None
        except OSError as error:
            raise UserError(f"{self.path} cannot be written: {error.strerror}.") from None
        self.announce("")

    def announce(self, address: str) -> None:
        """Write this server's address beside the database, for a second one to show."""
        try:
            self.address_file.write_text(address, encoding="utf-8")
        except OSError as error:
            self.lock.release()
            raise UserError(f"{self.address_file} cannot be written: {error.strerror}.") from None

    def release(self) -> None:
        """Let another server use the database."""
        with suppress(OSError):
            self.address_file.unlink(missing_ok=True)
        self.lock.release()

    def _read_address(self) -> str:
        with suppress(OSError):
            return self.address_file.read_text(encoding="utf-8").strip()
        return ""
