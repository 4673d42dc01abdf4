"""What can be known of the hands of Reset: what was seen in them, and what has been laid since.

Not considered is what a hand cannot be: who draws because nothing fits, or is not asked to stick, tells
something that is dropped, so ``complete`` ends there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from kupa.core.events import Seat
from kupa.core.tracking import Follower, Place, Tracker
from kupa.core.tracking.follower import Handlers
from kupa.games.reset import events as ev
from kupa.games.reset.cards import HAND_SIZE, NAMES, PILE_SIZE, WHOLE_DECK
from kupa.games.reset.imagine import Recalled

DRAW: Final = Place("draw")
CENTRE: Final = Place("centre")
USED: Final = Place("used")


def hand(seat: Seat) -> Place:
    """Return a seat's hand."""
    return Place("shown", seat)


def pile(seat: Seat) -> Place:
    """Return a seat's personal pile."""
    return Place("piles", seat)


def card_of(shown: str) -> str:
    """Return the card behind what was shown: a declared joker is a joker."""
    return "joker" if shown.endswith("*") else shown


class ResetFollower(Follower):
    """Follows hands and piles."""

    zone: ClassVar[str] = "shown"

    def listen(self) -> Handlers:
        """Return what each event means for the cards."""
        return {
            ev.Opened: self.opened,
            ev.Dealt: lambda event: self.tracker.see_all(hand(event.seat), event.cards),
            ev.Laid: lambda event: self.lay(event.seat, event.cards),
            ev.Stuck: lambda event: self.lay(event.seat, (event.card,)),
            ev.Left: self.left,
            ev.Refilled: self.refilled,
            ev.Drew: self.drew,
            ev.Burnt: lambda _: self.tracker.pour(CENTRE, USED),
            ev.Shuffled: self.shuffled,
            ev.Robbed: self.robbed,
            ev.Taken: lambda event: self.pass_card(event.victim, event.robber, event.card),
            ev.Given: self.given,
            ev.Ended: self.ended,
        }

    def opened(self, event: ev.Opened) -> None:
        """Begin with full hands and piles; what was turned at the opening lies at the bottom (R4)."""
        deck = [NAMES[kind] for kind in WHOLE_DECK]
        self.begin(deck, [HAND_SIZE] * self.seats, [PILE_SIZE - HAND_SIZE] * self.seats)
        for each in event.buried:
            self.tracker.bury(DRAW, DRAW, each)
        self.tracker.move(DRAW, CENTRE, event.card)

    def begin(self, deck: list[str], hands: Sequence[int], piles: Sequence[int]) -> None:
        """Deal hands and piles of these sizes, unseen; the rest is the draw pile."""
        self.tracker = Tracker(deck)
        for seat, (held, lying) in enumerate(zip(hands, piles, strict=True)):
            self.tracker.lay(hand(seat), held)
            self.tracker.lay(pile(seat), lying)
        self.tracker.lay(DRAW, len(deck) - sum(hands) - sum(piles))

    def lay(self, seat: Seat, cards: Iterable[str]) -> None:
        """See cards leave a hand."""
        for card in cards:
            self.tracker.move(hand(seat), CENTRE, card_of(card))

    def left(self, event: ev.Left) -> None:
        """Somebody could have stuck a card, which is not followed up."""
        self.tracker.complete &= event.seat == self.seat

    def refilled(self, event: ev.Refilled) -> None:
        """See one's own new cards; that others got none that could be stuck is not followed up."""
        self.tracker.complete &= event.cards is not None or not self.options.stick
        for card in event.cards or (None,) * event.count:
            self.tracker.move(pile(event.seat), hand(event.seat), card)

    def drew(self, event: ev.Drew) -> None:
        """A card came into a hand; that who must draw has nothing to lay is not followed up."""
        self.tracker.complete &= event.card is not None or self.options.draw == "free"
        self.tracker.move(DRAW, hand(event.seat), event.card)

    def shuffled(self, _: ev.Shuffled) -> None:
        """Used cards are the new draw pile (R25)."""
        self.tracker.pour(USED, DRAW)
        self.tracker.shuffle(DRAW)

    def robbed(self, event: ev.Robbed) -> None:
        """See the victim's hand."""
        if event.hand is not None:
            self.tracker.see_all(hand(event.victim), event.hand)

    def given(self, event: ev.Given) -> None:
        """A card was given in return, but not the very one that was taken (R17)."""
        taken = self.tracker.lying[hand(event.robber)].pop()
        self.pass_card(event.robber, event.victim, event.card)
        self.tracker.lying[hand(event.robber)].append(taken)

    def ended(self, event: ev.Ended) -> None:
        """See all hands."""
        for seat, cards in enumerate(event.hands):
            self.tracker.see_all(hand(seat), cards)

    def pass_card(self, giver: Seat, getter: Seat, card: str | None) -> None:
        """A card went from hand to hand."""
        self.tracker.move(hand(giver), hand(getter), card)

    def recalled(self) -> Any:  # noqa: ANN401
        """Return the cards of others that are certain, the used ones and the centre."""
        hands = tuple((seat, self.tracker.certain(hand(seat))) for seat in range(self.seats))
        return Recalled(hands, self.tracker.certain(USED), self.tracker.certain(CENTRE))
