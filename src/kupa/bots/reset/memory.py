"""What an attentive player of Reset remembers: the cards that were played, and hands once seen."""

from __future__ import annotations

from collections import Counter

from kupa.core.events import Event, Seat
from kupa.games.reset import Recalled, events as ev


def card_of(shown: str) -> str:
    """Return the card behind what was shown: a declared joker is a joker."""
    return "joker" if shown.endswith("*") else shown


class Memory:
    """Built from told events alone."""

    def __init__(self) -> None:
        self.centre: list[str] = []
        self.used: list[str] = []
        self.hands: dict[Seat, Counter[str]] = {}

    def take_in(self, event: Event) -> None:
        """Remember what an event tells."""
        if isinstance(event, ev.Opened):
            self.centre = [event.card]
        elif isinstance(event, ev.Laid):
            self._laid(event.seat, event.cards)
        elif isinstance(event, ev.Stuck):
            self._laid(event.seat, (event.card,))
        elif isinstance(event, ev.Burnt):
            self.used, self.centre = self.used + self.centre, []
        elif isinstance(event, ev.Shuffled):
            self.used = []
        elif isinstance(event, ev.Robbed | ev.Taken | ev.Given):
            self._robbery(event)

    def _laid(self, seat: Seat, cards: tuple[str, ...]) -> None:
        real = [card_of(card) for card in cards]
        self.centre += real
        self._of(seat).subtract(real)

    def _robbery(self, event: ev.Robbed | ev.Taken | ev.Given) -> None:
        if isinstance(event, ev.Robbed):
            if event.hand is not None:
                self.hands[event.victim] = Counter(event.hand)
        elif event.card is not None:
            taken = isinstance(event, ev.Taken)
            self._of(event.victim)[event.card] += -1 if taken else 1
            self._of(event.robber)[event.card] += 1 if taken else -1

    def _of(self, seat: Seat) -> Counter[str]:
        return self.hands.setdefault(seat, Counter())

    def recalled(self) -> Recalled:
        """Return it in the form that ``imagine`` takes."""
        hands = tuple((seat, tuple((+held).elements())) for seat, held in sorted(self.hands.items()))
        return Recalled(hands, tuple(self.used), tuple(self.centre))
