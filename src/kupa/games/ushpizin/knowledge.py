"""What can be known of covered rows: every card lay open once, and swaps are made in full view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from kupa.core.events import Event, Seat
from kupa.core.tracking import Follower, Place, Tracker
from kupa.core.tracking.follower import Handlers
from kupa.games.ushpizin import events as ev
from kupa.games.ushpizin.cards import KIND_OF, NAMES
from kupa.games.ushpizin.deal import added_cards, dealt_cards
from kupa.games.ushpizin.imagine import Recalled
from kupa.games.ushpizin.resolved_options import ResolvedOptions

KUPA: Final = Place("kupa")
USED: Final = Place("used")
MISSION: Final = Place("mission")  # the card in force
DRAWN: Final = Place("drawn")  # the card that one of the eight is put out for (U13a)


def at(seat: Seat, place: int) -> Place:
    """Return a place of a row."""
    return Place("rows", seat, place)


class RowFollower(Follower):
    """Follows the rows, the kupa and the used pile."""

    zone: ClassVar[str] = "rows"

    def listen(self) -> Handlers:
        """Return what each event means for the cards."""
        return {
            ev.Dealt: self.dealt,
            ev.Began: self.began,
            ev.Swapped: lambda event: self.exchange(event.seat, event.place, event.other, event.spot),
            ev.Exchanged: lambda event: self.exchange(
                event.seat, event.places[0], event.seat, event.places[1]
            ),
            ev.Shown: self.shown,
            ev.Declared: self.turned_up,
            ev.Misdeclared: self.turned_up,
            ev.Drew: self.drew,
            ev.Shuffled: self.shuffled,
            ev.Revealed: self.all_turned_up,
            ev.Ended: self.all_turned_up,
            **self.missions(),
        }

    def missions(self) -> Handlers:
        """Return what the events of missions and of redraws mean for the cards."""
        return {
            ev.Announced: self.announced,
            ev.MissionOver: lambda event: self.tracker.bury(MISSION, KUPA, event.mission),
            ev.Returned: self.returned,
            ev.Buried: self.buried,
            ev.Replaced: lambda event: self.tracker.move(KUPA, at(event.seat, event.place), event.card),
            ev.PassedOn: self.passed_on,
            ev.Took: self.took,
            ev.Offered: self.offered,
            ev.Picked: self.picked,
            ev.Redrew: lambda event: self.tracker.move(KUPA, DRAWN, event.card),
            ev.Seated: self.seated,
            ev.Declined: lambda event: self.tracker.move(DRAWN, USED, event.card),
        }

    def in_order(self, events: Sequence[Event]) -> Sequence[Event]:
        """Missions that came up as replacements are told last, but left the kupa before (U18)."""
        first = (ev.Replaced, ev.Redrew)
        at_first = next((n for n, event in enumerate(events) if isinstance(event, first)), len(events))
        buried = [event for event in events if isinstance(event, ev.Buried)]
        rest = [event for event in events if not isinstance(event, ev.Buried)]
        if buried and any(isinstance(event, ev.Shuffled) for event in events):
            self.tracker.complete = (
                False  # which of them came up before, and were shuffled in, is not told
            )
            self.tracker.shuffle(KUPA)
            return rest
        return [*rest[:at_first], *buried, *rest[at_first:]]

    def dealt(self, event: ev.Dealt) -> None:
        """All rows lie open (U5)."""
        resolved = ResolvedOptions(self.options, self.seats)
        kinds = [KIND_OF[name] for name in event.kinds]
        deck = [NAMES[kind] for kind in dealt_cards(resolved, kinds) + added_cards(resolved)]
        self.begin(deck, event.rows)

    def begin(self, deck: list[str], rows: Sequence[Sequence[str]]) -> None:
        """Lay out open rows and the kupa."""
        self.tracker = Tracker(deck)
        for seat, row in enumerate(rows):
            for place, card in enumerate(row, 1):
                self.tracker.lay(at(seat, place))
                self.tracker.see(at(seat, place), card)
        self.tracker.lay(KUPA, len(deck) - sum(map(len, rows)))

    def began(self, event: ev.Began) -> None:
        """Note who draws first in this round."""
        self.first = event.first

    def exchange(self, seat: Seat, place: int, other: Seat, spot: int) -> None:
        """Follow two cards that change places."""
        self.tracker.swap(at(seat, place), at(other, spot))

    def shown(self, event: ev.Shown) -> None:
        """See what came into an open row."""
        self.tracker.see(at(event.seat, event.place), event.card)

    def turned_up(self, event: ev.Declared | ev.Misdeclared) -> None:
        """See one row."""
        self.see_row(event.seat, event.row)

    def all_turned_up(self, event: ev.Revealed | ev.Ended) -> None:
        """See all rows."""
        for seat, row in enumerate(event.rows):
            self.see_row(seat, row)

    def see_row(self, seat: Seat, row: Sequence[str | None]) -> None:
        """See a row; a mission may have left a gap."""
        for place, card in enumerate(row, 1):
            if card is not None:
                self.tracker.see(at(seat, place), card)

    def drew(self, event: ev.Drew) -> None:
        """Each put out a card, unseen, and drew another, in turn order; a gap is just filled."""
        for step in range(self.seats):
            seat = (self.first + step) % self.seats
            here = at(seat, event.places[seat])
            if self.tracker.size(here):
                self.tracker.move(here, USED)
            self.tracker.move(KUPA, here)

    def shuffled(self, _: ev.Shuffled) -> None:
        """Kupa and used pile are mixed (U14)."""
        self.tracker.pour(USED, KUPA)
        self.tracker.shuffle(KUPA)

    def announced(self, event: ev.Announced) -> None:
        """A mission leaves its row."""
        self.gap = at(event.seat, event.place)
        self.tracker.move(self.gap, MISSION, event.mission)

    def returned(self, event: ev.Returned) -> None:
        """The other missions are mixed with the kupa; rows lie open, so it is seen from where."""
        for place in self.places():
            if self.tracker.known(place) in event.missions:
                self.tracker.move(place, KUPA)
        self.tracker.shuffle(KUPA)

    def buried(self, event: ev.Buried) -> None:
        """Missions that came up went to the bottom."""
        for mission in event.missions:
            self.tracker.bury(KUPA, KUPA, mission)

    def passed_on(self, event: ev.PassedOn) -> None:
        """Each passed a card to the left (M1)."""
        for seat, (place, card) in enumerate(zip(event.places, event.cards, strict=True)):
            self.tracker.see(at(seat, place), card)
        for seat in range(self.seats - 1):
            self.exchange(0, event.places[0], seat + 1, event.places[seat + 1])

    def took(self, event: ev.Took) -> None:
        """A card came into the mission's place (M3)."""
        self.tracker.move(at(event.other, event.spot), at(event.seat, event.place), event.card)

    def offered(self, event: ev.Offered) -> None:
        """See which card is offered (M6)."""
        self.offer = at(event.seat, event.place)
        self.tracker.see(self.offer, event.card)

    def picked(self, event: ev.Picked) -> None:
        """Two cards for one: for the offered one and for the gap (M6)."""
        first, second = (at(event.seat, place) for place in event.places)
        for place, card in zip((first, second), event.cards, strict=True):
            self.tracker.see(place, card)
        self.tracker.swap(first, self.offer)
        self.tracker.move(second, self.gap, event.cards[1])

    def seated(self, event: ev.Seated) -> None:
        """The card drawn takes the place of another (U13a)."""
        here = at(event.seat, event.place)
        self.tracker.move(here, USED, event.out)
        self.tracker.move(DRAWN, here, event.card)

    def aim(self, event: Event) -> Place | None:
        """Return the place whose card somebody took by a swap."""
        return at(event.other, event.spot) if isinstance(event, ev.Swapped) else None

    def recalled(self) -> Any:  # noqa: ANN401
        """Return every covered card that is certain, and the used ones."""
        known = ((place, self.tracker.known(place)) for place in self.places())
        faces = tuple((place.seat or 0, place.number, card) for place, card in known if card is not None)
        return Recalled(faces, self.tracker.certain(USED))
