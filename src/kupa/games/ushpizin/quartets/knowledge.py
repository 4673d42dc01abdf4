"""What can be known of hands in quartets: what was handed over, given back or lacked.

A card handed over is taken for any of the hand that was seen by chance; that it was asked for tells a
little more, which is dropped. So ``complete`` ends at the first answer to another seat.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from kupa.core.events import Seat
from kupa.core.tracking import Follower, Place, Tracker
from kupa.core.tracking.follower import Handlers
from kupa.games.ushpizin.cards import KIND_OF, NAMES
from kupa.games.ushpizin.deal import added_cards, dealt_cards
from kupa.games.ushpizin.events import Ended, Shuffled
from kupa.games.ushpizin.quartets import events as ev
from kupa.games.ushpizin.quartets.hands import HAND_SIZE
from kupa.games.ushpizin.quartets.imagine import HandsRecalled
from kupa.games.ushpizin.resolved_options import ResolvedOptions

KUPA: Final = Place("kupa")
USED: Final = Place("used")


def hand(seat: Seat) -> Place:
    """Return a seat's hand."""
    return Place("shown", seat)


class HandFollower(Follower):
    """Follows hands, the kupa and the used pile."""

    zone: ClassVar[str] = "shown"

    def listen(self) -> Handlers:
        """Return what each event means for the cards."""
        return {
            ev.Opened: self.opened,
            ev.Hand: lambda event: self.tracker.see_all(hand(event.seat), event.cards),
            ev.Handed: lambda event: self.pass_card(event.other, event.seat, event.card),
            ev.GaveBack: lambda event: self.pass_card(event.seat, event.other, event.card),
            ev.Lacked: lambda event: self.lacked(event.other, event.card),
            ev.Fished: lambda event: self.tracker.move(KUPA, hand(event.seat), event.card),
            ev.PutAway: self.put_away,
            Shuffled: self.shuffled,
            Ended: self.ended,
        }

    def opened(self, event: ev.Opened) -> None:
        """Begin with hands of seven; Elijah comes by draws only."""
        resolved = ResolvedOptions(self.options, self.seats)
        dealt = dealt_cards(resolved, [KIND_OF[name] for name in event.kinds])
        added = added_cards(resolved)
        self.tracker = Tracker(NAMES[kind] for kind in dealt + added)
        for seat in range(self.seats):
            self.tracker.lay(hand(seat), HAND_SIZE, [NAMES[kind] for kind in added])
        self.tracker.lay(KUPA, len(dealt + added) - HAND_SIZE * self.seats)

    def pass_card(self, giver: Seat, getter: Seat, card: str | None) -> None:
        """A card went from hand to hand."""
        self.tracker.complete &= giver == self.seat
        self.tracker.move(hand(giver), hand(getter), card)

    def lacked(self, seat: Seat, card: str) -> None:
        """A hand has none of these."""
        self.tracker.rule_out(hand(seat), (card,))

    def put_away(self, event: ev.PutAway) -> None:
        """A card was put out, seen by its owner alone."""
        self.tracker.complete &= event.card is not None
        self.tracker.move(hand(event.seat), USED, event.card)

    def shuffled(self, _: Shuffled) -> None:
        """The used cards are the new kupa."""
        self.tracker.pour(USED, KUPA)
        self.tracker.shuffle(KUPA)

    def ended(self, event: Ended) -> None:
        """See all hands."""
        for seat, row in enumerate(event.rows):
            self.tracker.see_all(hand(seat), [card for card in row if card is not None])

    def recalled(self) -> Any:  # noqa: ANN401
        """Return the cards of others that are certain, and the used ones."""
        hands = tuple((seat, self.tracker.certain(hand(seat))) for seat in range(self.seats))
        return HandsRecalled(hands, self.tracker.certain(USED))
