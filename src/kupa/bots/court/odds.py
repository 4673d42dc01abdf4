"""How likely each hat fits, from what is remembered and from what the swaps of others suggest."""

from __future__ import annotations

from kupa.bots.court.opponent_model import OpponentModel, SwapSignal
from kupa.core.events import Seat
from kupa.games.court import View
from kupa.games.court.cards import LAST_THREE, MAGIC_HATS, SIZES

MAGIC = "magic"


class Odds:
    """What one player knows and believes about the table at one moment."""

    def __init__(self, view: View, model: OpponentModel) -> None:
        self.view = view
        self.model = model
        self.places = [place for place, filled in enumerate(view.hats, 1) if filled]
        self.magic_left = MAGIC_HATS - sum(view.magic)
        self.hats_left = SIZES[view.options.size] + MAGIC_HATS - sum(view.magic)
        self.hats_left -= sum(len(pairs) for pairs in view.pairs)
        won = sum(len(pairs) for pairs in view.pairs)
        self.pairs_left = SIZES[view.options.size] - won - LAST_THREE
        self.known = self._known()
        found = [hat for hat, _ in self.known.values()]
        self.found = frozenset(found)
        self.loose = max(1, self.hats_left - len(found))
        self.loose_magic = max(0, self.magic_left - found.count(MAGIC))

    def _known(self) -> dict[int, tuple[str, float]]:
        """Return what is remembered and can be true: a hat that was won or taken lies nowhere."""
        won = {person for pairs in self.view.pairs for person in pairs}
        if self.magic_left == 0:
            won.add(MAGIC)
        found: dict[int, tuple[str, float]] = {}
        for place in self.places:
            recalled = self.model.hats.recall(place)
            if recalled is not None and recalled[0] not in won:
                found[place] = recalled
        return found

    def person(self, place: int) -> str:
        """Return who stands at a place."""
        return self.view.row[place - 1] or ""

    def is_hat(self, place: int, hat: str) -> float:
        """Return how likely the hat at a place is this one."""
        known = self.known.get(place)
        if known is None:
            return 0 if self.located(hat) else 1 / self.loose
        return known[1] if known[0] == hat else (1 - known[1]) / self.loose

    def is_magic(self, place: int) -> float:
        """Return how likely the hat at a place is magic."""
        known = self.known.get(place)
        if known is None:
            return self.loose_magic / self.loose
        return known[1] if known[0] == MAGIC else 0

    def located(self, hat: str) -> bool:
        """Tell whether one believes to know where a hat lies."""
        return hat in self.found

    def fits(self, place: int) -> float:
        """Return how likely the hat at a place fits, by memory alone."""
        return self.is_hat(place, self.person(place))

    def betrayed(self, place: int) -> float:
        """Return how likely the hat at a place fits, by what a swap suggests."""
        return max([self._believed(signal, place) for signal in self.model.signals.values()], default=0)

    def _believed(self, signal: SwapSignal, place: int) -> float:
        """Weigh a signal against what one knows oneself: of two hats, one is known not to fit."""
        if place not in signal.chances:
            return 0
        weights = {at: chance * self._possible(at) for at, chance in signal.chances.items()}
        trust = self.model.trust(signal.seat)
        total = trust * sum(weights.values()) + 1 - trust
        return trust * weights[place] / total if total else 0

    def _possible(self, place: int) -> float:
        known = self.known.get(place)
        if known is None:
            return 0 if self.located(self.person(place)) else 1
        return 1 if known[0] == self.person(place) else 1 - known[1]

    def others(self) -> list[Seat]:
        """Return the other seats, in the order in which they will move."""
        seats = len(self.view.pairs)
        return [(self.model.seat + step) % seats for step in range(1, seats)]

    def miss(self, seat: Seat) -> float:
        """Return what a wrong declaration costs a seat: less while it has a magic hat to spare (C9)."""
        spare = self.view.magic[seat] > self.view.penalties[seat]
        return 0.35 if spare else 1
