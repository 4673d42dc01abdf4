"""Who has played at a table, and who won how often on which evening; all of it follows from the log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kupa.tables.chairs import Chair

PAUSE: Final = 8 * 3600.0  # seconds without a result, after which it is another evening


@dataclass(slots=True)
class Member:
    """Somebody who has played a game to its end here; ``wins`` by evening, 0 where there was none."""

    name: str
    colour: str
    wins: dict[int, int] = field(default_factory=dict)

    @property
    def total(self) -> int:
        """All games won here."""
        return sum(self.wins.values())


class Evenings:
    """The members of a table by the key of their device, and how many evenings there were."""

    def __init__(self) -> None:
        self.count = 0
        self.last = 0.0  # when the last game ended
        self.members: dict[str, Member] = {}

    def is_new(self, at: float) -> bool:
        """Tell whether a game that is dealt now belongs to another evening than the last."""
        return not self.count or at - self.last > PAUSE

    def note(self, at: float, chairs: list[Chair], ranks: tuple[int, ...]) -> None:
        """Count a finished game."""
        self.count += self.is_new(at)
        self.last = at
        for chair, rank in zip(chairs, ranks, strict=True):
            if chair.owner is None:
                continue
            member = self.members.setdefault(chair.owner, Member(chair.name, chair.colour))
            member.name, member.colour = chair.name, chair.colour
            member.wins[self.count] = member.wins.get(self.count, 0) + (rank == 1)

    def move(self, owner: str | None, to: str) -> None:
        """Let another device be a member in the place of one."""
        if owner in self.members:
            self.members[to] = self.members.pop(owner)

    def forget(self, owner: str | None) -> None:
        """Drop a member who may not come back."""
        if owner is not None:
            self.members.pop(owner, None)
