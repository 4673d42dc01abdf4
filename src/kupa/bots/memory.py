"""What a player remembers: which card lies at which place, with a limit, decay and confusion.

The model of every memory game. A place and a card are whatever the game calls them. Memory is built from
told events alone and throws dice of its own only when something is told, never when it is asked: a bot
that is told the same events again remembers the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Generic, TypeVar

P = TypeVar("P", bound=Hashable)  # a place
C = TypeVar("C", bound=Hashable)  # a card


@dataclass(frozen=True, slots=True)
class MemoryProfile:
    """How well a level remembers."""

    span: int | None  # places remembered at once; None: all
    decay: float  # chance a turn to lose what was seen once; seen or used n times, it is an n-th of it
    confusion: float  # chance to mix up a swap that somebody else made


FEW: Final = 3  # random places of which a full memory drops the weakest

MEMORY_PROFILES: Final = {
    "easy": MemoryProfile(span=5, decay=0.08, confusion=0.2),
    "medium": MemoryProfile(span=7, decay=0.04, confusion=0.12),
    "hard": MemoryProfile(span=11, decay=0.02, confusion=0.05),
    "perfect": MemoryProfile(span=None, decay=0, confusion=0),
}


@dataclass(slots=True)
class Trace(Generic[C]):
    """One thing remembered."""

    card: C
    fresh: int  # the turn in which it was last seen or used
    uses: int = 1
    sure: float = 1


def alone(place: P) -> Sequence[P]:
    """Say that a place has no neighbour it could be taken for."""
    del place
    return ()


class Memory(Generic[P, C]):
    """Which card lies where, as far as one player remembers it."""

    def __init__(
        self, profile: MemoryProfile, seed: str, near: Callable[[P], Sequence[P]] = alone
    ) -> None:
        self.profile = profile
        self.near = near
        self.turn = 0
        self.traces: dict[P, Trace[C]] = {}
        self._dice = Random(f"{seed}/memory")  # noqa: S311 — play, not secrets

    def see(self, place: P, card: C) -> None:
        """Remember what lies at a place, longer if seen again; a full memory drops another place."""
        old = self.traces.pop(place, None)
        uses = old.uses + 1 if old is not None and old.card == card else 1
        self.traces[place] = Trace(card, self.turn, uses)
        if self.profile.span is not None and len(self.traces) > self.profile.span:
            self._drop_faintest(place)

    def _drop_faintest(self, newest: P) -> None:
        """Forget, of a few random places, the one that was used least and longest ago."""
        others = [place for place in self.traces if place != newest]
        few = self._dice.sample(others, min(FEW, len(others)))
        if few:
            del self.traces[min(few, key=self._vivid)]

    def _vivid(self, place: P) -> int:
        trace = self.traces[place]
        return trace.fresh + trace.uses

    def use(self, place: P) -> None:
        """Make use of what is remembered of a place, which freshens it."""
        trace = self.traces.get(place)
        if trace is not None:
            trace.fresh = self.turn
            trace.uses += 1

    def swap(self, one: P, other: P, *, own: bool = False) -> None:
        """Follow two cards that change places; one's own swap is never mixed up."""
        if one not in self.traces and other not in self.traces:
            return
        doubt = 0 if own else self.profile.confusion
        for place in (one, other):
            if place in self.traces:
                self.traces[place].sure *= 1 - doubt
        if doubt and self._dice.random() < doubt:
            self._mix_up(one, other)
        else:
            self._exchange(one, other)

    def _mix_up(self, one: P, other: P) -> None:
        """Take a place for its neighbour, or miss the swap altogether."""
        near = [place for place in self.near(other) if place != one]
        if near and self._dice.random() < 1 / 2:
            self._exchange(one, self._dice.choice(near))

    def _exchange(self, one: P, other: P) -> None:
        mine, theirs = self.traces.pop(one, None), self.traces.pop(other, None)
        if mine is not None:
            self.traces[other] = mine
        if theirs is not None:
            self.traces[one] = theirs

    def doubt(self, place: P, chance: float) -> None:
        """Be less sure of what lies at a place, by the chance that it is not so."""
        if place in self.traces:
            self.traces[place].sure *= 1 - chance

    def forget(self, place: P) -> None:
        """Know no more of a place: its card is gone, or another lies there."""
        self.traces.pop(place, None)

    def clear(self) -> None:
        """Know nothing any more: all was shuffled."""
        self.traces.clear()

    def pass_turn(self) -> None:
        """Let a turn go by: what is seldom used may slip away."""
        self.turn += 1
        if not self.profile.decay:
            return
        for place, trace in list(self.traces.items()):
            if self._dice.random() < self.profile.decay / trace.uses:
                del self.traces[place]

    def recall(self, place: P) -> tuple[C, float] | None:
        """Return what lies at a place and how sure that is, from 0 to 1; None: no idea."""
        trace = self.traces.get(place)
        return None if trace is None else (trace.card, trace.sure)

    def places(self) -> list[P]:
        """Return the places something is remembered of, the faintest first."""
        return sorted(self.traces, key=self._vivid)
