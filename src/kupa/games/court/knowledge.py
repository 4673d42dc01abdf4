"""What can be known of the covered hats of the King's Court."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from kupa.core.events import Event
from kupa.core.tracking import Follower, Place, Tracker
from kupa.core.tracking.follower import Handlers
from kupa.games.court import events as ev
from kupa.games.court.cards import MAGIC, NAMES, PLACES, hats_of
from kupa.games.court.imagine import Recalled

PILE: Final = Place("hat_pile")


def at(place: int) -> Place:
    """Return the place of a hat."""
    return Place("shown", None, place)


ROW: Final = tuple(at(place) for place in range(1, PLACES + 1))


class CourtFollower(Follower):
    """Follows the hats; of who stands below them it knows the row."""

    zone: ClassVar[str] = "shown"
    part: ClassVar[str] = "hat"

    def listen(self) -> Handlers:
        """Return what each event means for the hats."""
        return {
            ev.Opened: self.opened,
            ev.Peeked: self.peeked,
            ev.Swapped: self.swapped,
            ev.Fitted: self.fitted,
            ev.Missed: self.missed,
            ev.MagicTaken: self.magic_taken,
            ev.Refilled: self.refilled,
            ev.Redealt: self.redealt,
        }

    def opened(self, event: ev.Opened) -> None:
        """Begin with seven covered hats (C3)."""
        self.begin([NAMES[hat] for hat in hats_of(self.options.size)], event.row)

    def begin(self, hats: list[str], people: Sequence[str]) -> None:
        """Lay a row and a pile, unseen."""
        self.tracker = Tracker(hats)
        for place in ROW:
            self.tracker.lay(place)
        self.tracker.lay(PILE, len(hats) - PLACES)
        self.row: list[str | None] = list(people)

    def peeked(self, event: ev.Peeked) -> None:
        """See a hat; where magic hats are taken at sight, one that another looked at is none (C8)."""
        if event.hat is not None:
            self.tracker.see(at(event.place), event.hat)
        elif self.options.magic == "any":
            self.tracker.rule_out(at(event.place), (NAMES[MAGIC],))

    def swapped(self, event: ev.Swapped) -> None:
        """Follow two hats."""
        self.tracker.swap(at(event.place), at(event.other))

    def fitted(self, event: ev.Fitted) -> None:
        """A pair is won."""
        self.take_away(event.place, event.person)
        self.row[event.place - 1] = None

    def missed(self, event: ev.Missed) -> None:
        """See what all see."""
        self.tracker.see(at(event.place), event.hat)

    def magic_taken(self, event: ev.MagicTaken) -> None:
        """A magic hat is gone."""
        self.take_away(event.place, NAMES[MAGIC])

    def take_away(self, place: int, hat: str) -> None:
        """Take note of a hat that leaves the table."""
        self.tracker.see(at(place), hat)
        self.tracker.clear(at(place))

    def refilled(self, event: ev.Refilled) -> None:
        """A new hat lies there, unseen."""
        self.tracker.move(PILE, at(event.place))
        self.row[event.place - 1] = event.person

    def redealt(self, event: ev.Redealt) -> None:
        """All hats were mixed."""
        self.tracker.shuffle(*ROW, PILE)
        self.row = list(event.row)

    def settle(self, events: Sequence[Event]) -> None:
        """A row that was laid and stays is alive (C10)."""
        if any(isinstance(event, ev.Opened | ev.Refilled | ev.Redealt) for event in events):
            here = [person for person in self.row if person is not None]
            self.tracker.expect_some(self.places(), (*here, NAMES[MAGIC]))

    def aim(self, event: Event) -> Place | None:
        """Return the place of a hat that was declared."""
        return at(event.place) if isinstance(event, ev.Fitted | ev.Missed) else None

    def recalled(self) -> Any:  # noqa: ANN401
        """Return every hat that is certain."""
        known = ((place.number, self.tracker.known(place)) for place in self.places())
        return Recalled(tuple((place, hat) for place, hat in known if hat is not None))
