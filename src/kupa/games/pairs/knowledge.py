"""What can be known of the grid of Pairs: every card that was turned up."""

from __future__ import annotations

from typing import Any, ClassVar

from kupa.core.events import Event
from kupa.core.tracking import Follower, Place, Tracker
from kupa.core.tracking.follower import Handlers
from kupa.games.pairs import events as ev
from kupa.games.pairs.cards import NAMES, layout
from kupa.games.pairs.imagine import Recalled


def at(place: int) -> Place:
    """Return a place of the grid."""
    return Place("grid", None, place)


class PairsFollower(Follower):
    """Follows the grid."""

    zone: ClassVar[str] = "grid"

    def listen(self) -> Handlers:
        """Return what each event means for the cards."""
        return {ev.Laid: self.laid, ev.Turned: self.turned, ev.Matched: self.matched}

    def laid(self, event: ev.Laid) -> None:
        """Begin with a covered grid."""
        del event
        self.begin([NAMES[kind] for kind in layout(self.options.size)])

    def begin(self, cards: list[str]) -> None:
        """Lay cards out, unseen."""
        self.tracker = Tracker(cards)
        for place in range(1, len(cards) + 1):
            self.tracker.lay(at(place))

    def turned(self, event: ev.Turned) -> None:
        """See a card."""
        self.tracker.see(at(event.place), event.card)

    def matched(self, event: ev.Matched) -> None:
        """Two cards are gone."""
        for place in event.places:
            self.tracker.clear(at(place))

    def aim(self, event: Event) -> Place | None:
        """Return the place of a card that was turned up."""
        return at(event.place) if isinstance(event, ev.Turned) else None

    def recalled(self) -> Any:  # noqa: ANN401
        """Return every card that is certain."""
        known = ((place.number, self.tracker.known(place)) for place in self.places())
        return Recalled(tuple((place, card) for place, card in known if card is not None))
