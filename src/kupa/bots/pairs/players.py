"""The players of Pairs: a level is a memory. Hard also considers what it shows to the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kupa.bots.bot import Bot
from kupa.bots.memory import MEMORY_PROFILES, Memory, MemoryProfile
from kupa.bots.pairs.odds import should_explore
from kupa.core.events import Event, Seat
from kupa.games.pairs import Move, View, events as ev


class PairsBot(Bot[Move, View]):
    """Takes the pairs it remembers, and looks for others among the cards it does not."""

    def __init__(self, seat: Seat, seed: str, profile: MemoryProfile, *, wary: bool) -> None:
        super().__init__(seat, seed)
        self.memory: Memory[int, str] = Memory(profile, seed)
        self.wary = wary  # hides, with the second card, what would help the next player

    def remember(self, event: Event) -> None:
        """See what is turned up; an attempt is a turn."""
        if isinstance(event, ev.Laid):
            self.memory.clear()
        elif isinstance(event, ev.Turned):
            self.memory.see(event.place, event.card)
        elif isinstance(event, ev.Matched):
            for place in event.places:
                self.memory.forget(place)
            self.memory.pass_turn()
        elif isinstance(event, ev.Missed):
            self.memory.pass_turn()

    def choose(self, view: View, moves: list[Move]) -> Move:
        """Turn up a pair if one is known, else an unknown card."""
        faces = self.faces(view, moves)
        places = self.second(view, faces, moves) if view.turned is not None else self.first(faces, moves)
        return self.dice().choice([move for move in moves if move.place in places])

    def faces(self, view: View, moves: list[Move]) -> dict[int, str]:
        """Return the faces that are known, the faintest first; what lies open needs no memory."""
        offered = {move.place for move in moves}
        found: dict[int, str] = {}
        for place in self.memory.places():
            recalled = self.memory.recall(place)
            if place in offered and recalled is not None:
                found[place] = recalled[0]
        seen = {place: card for place, card in enumerate(view.grid, 1) if card and place in offered}
        return found | seen

    def first(self, faces: dict[int, str], moves: list[Move]) -> list[int]:
        """Return the places worth turning up first."""
        cards = list(faces.values())
        paired = [place for place, card in faces.items() if cards.count(card) > 1]
        return paired or unknown(faces, moves)

    def second(self, view: View, faces: dict[int, str], moves: list[Move]) -> list[int]:
        """Return the places worth turning up second."""
        first = view.grid[(view.turned or 1) - 1]
        fitting = [place for place, card in faces.items() if card == first]
        if fitting:
            return fitting
        if faces and self.wary and len(view.kept) > 1 and not self.explores(view, faces):
            return list(faces)[-1:]  # what was shown last tells the others least
        return unknown(faces, moves)

    def explores(self, view: View, faces: dict[int, str]) -> bool:
        """Tell whether an unknown second card is more likely to help oneself than the next player."""
        covered = len(view.grid) - len(view.gaps)
        if view.options.size != "large":
            return should_explore(covered // 2, min(len(faces) + 1, covered // 2))
        return len(set(faces.values())) <= 1  # two pairs of a kind: a third card is no sure gift


def unknown(faces: dict[int, str], moves: list[Move]) -> list[int]:
    """Return the places nothing is known of; all, if there is none."""
    return [move.place for move in moves if move.place not in faces] or [move.place for move in moves]


WARY: Final = {"easy": False, "medium": False, "hard": True, "perfect": True}


def with_memory(level: str, memory: str) -> Callable[[Seat, str], Bot[Move, View]]:
    """Return what makes players of one level with the memory of another."""
    profile, wary = MEMORY_PROFILES[memory], WARY[level]
    return lambda seat, seed: PairsBot(seat, seed, profile, wary=wary)


PLAYERS: Final = {level: with_memory(level, level) for level in WARY}
