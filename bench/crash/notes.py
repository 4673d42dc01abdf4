"""What the clients write down: the other half of the truth, beside the database."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A move of mine stands under this number, says the server."""

    table: str
    id: str
    number: int


@dataclass(frozen=True, slots=True)
class Seen:
    """An answer I was told of: under which number, whose, and who gave it."""

    table: str
    number: int
    seat: int
    who: str


@dataclass(slots=True)
class Notes:
    """The notes of all clients. A client is never killed, so they need no disk."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    seen: set[Seen] = field(default_factory=set)
    resent: int = 0  # moves sent again after a crash
    stood: int = 0  # of those, how many had been written before it
