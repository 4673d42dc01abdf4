"""Asking for cards (U25): remember who was found without, and who was given what."""

from __future__ import annotations

from collections import Counter
from random import Random

from kupa.bots.memory import Memory, Mind
from kupa.core.told import Event, Seat
from kupa.games.ushpizin import HandView, Move
from kupa.games.ushpizin.quartets import events as ev

Holding = tuple[Seat, str]  # a player and an ushpiz
HAS, LACKS = "has", "lacks"


class Asker:
    """Plays hands; what it remembers is whether a player has an ushpiz."""

    def __init__(self, seat: Seat, mind: Mind, seed: str) -> None:
        self.seat = seat
        self.memory: Memory[Holding, str] = Memory(mind, seed)

    def take_in(self, event: Event) -> None:
        """Remember what a question or a card in return tells."""
        if isinstance(event, ev.Lacked):
            self.memory.see((event.other, event.card), LACKS)
        elif isinstance(event, ev.Handed):
            self.memory.forget((event.other, event.card))
            self.memory.see((event.seat, event.card), HAS)
        elif isinstance(event, ev.GaveBack) and event.card is not None:
            self.memory.see((event.other, event.card), HAS)
        elif isinstance(event, ev.Silent | ev.PutAway):
            self.memory.pass_turn()

    def choose(self, view: HandView, moves: list[Move], luck: Random) -> Move:
        """Choose by the phase of the game."""
        held = Counter(view.hand)
        if view.phase == "hosts":
            return max(moves, key=lambda move: (held[str(move).split()[1]], luck.random()))
        host = view.hosts[self.seat] or ""
        if view.phase == "ask":
            return max(moves, key=lambda move: self._hope(move, host) + luck.random())
        wanted = {host, *view.hosts}
        return max(moves, key=lambda move: spare(str(move).split()[1], host, wanted) + luck.random())

    def _hope(self, move: Move, host: str) -> float:
        """Return how promising a question is: for one's own host, to who is known to have it."""
        _, other, card = str(move).split()
        known = self.memory.recall((int(other), card))
        hope = {HAS: 6.0, LACKS: -4.0}.get(known[0], 0.0) if known else 0.0
        return hope + (10.0 if card == host else 0.0)


def spare(card: str, host: str, wanted: set[str | None]) -> float:
    """Return how gladly a card is let go: never one's own host or Elijah, rather not another's."""
    if card in (host, "elijah"):
        return -20.0
    return -5.0 if card in wanted else 0.0
