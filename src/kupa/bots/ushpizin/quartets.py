"""Asking for cards (U25): remember who was found without, and who was given what."""

from __future__ import annotations

from collections import Counter
from random import Random

from kupa.bots.memory import Memory, MemoryProfile
from kupa.bots.ushpizin.choices import PlayStyle
from kupa.bots.ushpizin.goals import likely_host
from kupa.core.events import Event, Seat
from kupa.games.ushpizin import HandView, Move
from kupa.games.ushpizin.quartets import events as ev

Holding = tuple[Seat, str]  # a player and an ushpiz
HAS, LACKS = "has", "lacks"
STRIPS = 0.4  # levels that block at least so much take away what rivals collect


class Asker:
    """Plays hands; what it remembers is whether a player has an ushpiz."""

    def __init__(self, seat: Seat, profile: MemoryProfile, seed: str) -> None:
        self.seat = seat
        self.memory: Memory[Holding, str] = Memory(profile, seed)

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

    def choose(self, view: HandView, moves: list[Move], style: PlayStyle, luck: Random) -> Move:
        """Choose by the phase of the game."""
        held = Counter(view.hand)
        if view.phase == "hosts":
            return max(moves, key=lambda move: (held[str(move).split()[1]], luck.random()))
        host = view.hosts[self.seat] if view.hosts else likely_host(view.hand, view.kinds)
        host = host or ""
        if luck.random() < style.wavers / 2:  # a careless moment
            return luck.choice(moves)
        moods = {move: luck.random() for move in moves}
        if view.phase == "ask":
            rivals = self._rivals(view, host) if style.blocks >= STRIPS else set()
            return max(moves, key=lambda move: self._hope(move, host, rivals) + moods[move])
        return max(moves, key=lambda move: spare(str(move).split()[1], host) + moods[move])

    def _rivals(self, view: HandView, host: str) -> set[str]:
        """Return what rivals collect, if there is a card to spare for taking some of it away."""
        kept = {host, "elijah", *view.asked_for}
        spares = sum(card not in kept for card in view.hand)
        return {each for each in view.hosts if each} - {host} if spares > 1 else set()

    def _hope(self, move: Move, host: str, rivals: set[str]) -> float:
        """Return how promising a question is: for one's own host, to who is known to have it (U25).

        A question that succeeds goes on, and one in vain ends the turn: so before asking once more for
        what nobody seems to have, take from a rival what the rival collects.
        """
        _, other, card = str(move).split()
        known = self.memory.recall((int(other), card))
        found = known[0] if known else ""
        if card == host:
            return {HAS: 20.0, LACKS: 6.0}.get(found, 10.0)
        if card in rivals:
            return 0.0 if found == LACKS else 15.0
        return 0.0


def spare(card: str, host: str) -> float:
    """Return how gladly a card is let go: never one's own host or Elijah."""
    return -60.0 if card in (host, "elijah") else 0.0
