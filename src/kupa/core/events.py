"""Events and their audiences: who is told what.

An audience is one whole number with a bit for each seat. Onlookers sit at every bit above the
seats, so a negative number includes them: everyone is -1, and ``~only(2)`` is all but seat 2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from kupa.core.fields import Seat

__all__ = ["EVERYONE", "Event", "Notice", "Seat", "Tell", "heard", "hears", "only"]

EVERYONE: Final = -1


def only(*seats: Seat) -> int:
    """Return the audience of just these seats."""
    audience = 0
    for seat in seats:
        audience |= 1 << seat
    return audience


def hears(audience: int, seat: Seat | None) -> bool:
    """Tell whether a seat, or an onlooker (None), is in the audience."""
    return audience < 0 if seat is None else bool(audience >> seat & 1)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as its audience may know it."""

    key: ClassVar[str]
    field_kind: ClassVar[str] = "event"  # a field that holds one is told with its key


@dataclass(slots=True, unsafe_hash=True)
class Notice:
    """An event and who is told of it. Nothing is redacted later.

    Nobody changes a notice; frozen, it would take three times as long to make.
    """

    audience: int
    event: Event


Tell = Callable[[Notice], None]


def heard(news: Iterable[Notice], seat: Seat | None) -> list[Event]:
    """Return the events of some news that one seat, or an onlooker, was told."""
    return [notice.event for notice in news if hears(notice.audience, seat)]
