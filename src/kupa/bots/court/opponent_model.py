"""What a player of the King's Court makes of all it was told.

Where hats lie, who has seen which of them, whose swaps can be believed, who is a thief, and for how long
nothing has been won. All of it comes from told events.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from kupa.bots.court.style import PlayStyle
from kupa.bots.memory import Memory, MemoryProfile
from kupa.core.events import Event, Seat
from kupa.games.court import events as ev
from kupa.games.court.cards import PLACES

HARDLY: Final = 0.08  # how far a hat is known that its owner was never seen to look at
DOUBT: Final = 1.0  # swaps one takes to have been bluffs, before having seen any
MOST: Final = 8  # gifts beyond which one waits no longer still
SELDOM: Final = 0.1  # swaps one takes a player to have taken back, before having seen any
SPARED: Final = (
    2.0  # of one's own swaps of a hat to its owner, those one takes to have been let pass before
)
BEFORE: Final = 1.0  # swaps one takes a player to have preyed upon, and let pass, before having seen any


def near(place: int) -> list[int]:
    """Return the places beside one."""
    return [other for other in (place - 1, place + 1) if 1 <= other <= PLACES]


@dataclass(slots=True)
class SwapSignal:
    """A swap that suggests what its maker believes: how likely each of the two hats is the one."""

    seat: Seat
    chances: dict[int, float]  # by the place where the hat lies now; one in all, if the swap was honest


class OpponentModel:
    """What one player knows and believes."""

    def __init__(self, seat: Seat, seed: str, profile: MemoryProfile, style: PlayStyle) -> None:
        self.seat = seat
        self.seed = seed
        self.profile = profile
        self.style = style
        self.hats: Memory[int, str] = Memory(profile, f"{seed}/hats", near)
        self.shown: Memory[int, bool] = Memory(
            profile, f"{seed}/shown", near
        )  # to all, by a declaration
        self.looks: dict[Seat, Memory[int, bool]] = {}
        self.attention = Random(f"{seed}/attention")  # noqa: S311 — play, not secrets
        self.signals: dict[Seat, SwapSignal] = {}
        self.honest: dict[Seat, float] = {}
        self.bluffs: dict[Seat, float] = {}
        self.thefts: dict[Seat, float] = {}
        self.passed: dict[Seat, float] = {}
        self.undone: dict[Seat, float] = {}
        self.kept: dict[Seat, float] = {}
        self.robbed: dict[Seat, float] = {}
        self.spared: dict[Seat, float] = {}
        self.swap: ev.Swapped | None = None  # if the last answer was one
        self.meant = False  # one's own next swap, or the last one, brings a hat to its owner
        self.quiet = 0  # turns since something was won
        self.gave = 0  # pairs it gave away after a long wait, beyond those it was given

    def take_in(self, event: Event) -> None:
        """Remember what an event signals."""
        if isinstance(event, ev.Opened | ev.Redealt):
            self.start_anew()
        elif isinstance(event, ev.Peeked | ev.Swapped | ev.Fitted | ev.Missed | ev.MagicTaken):
            self._judge(event)
            self._follow(event)
            self.swap = event if isinstance(event, ev.Swapped) else None
            self._pass_turn()

    def start_anew(self) -> None:
        """Know nothing of a new row."""
        for memory in self._memories():
            memory.clear()
        self.signals.clear()
        self.swap = None
        self.quiet = 0

    def _pass_turn(self) -> None:
        self.quiet += 1
        for memory in self._memories():
            memory.pass_turn()

    def _memories(self) -> list[Memory[int, Any]]:
        return [self.hats, self.shown, *self.looks.values()]

    def _follow(self, event: ev.Peeked | ev.Swapped | ev.Fitted | ev.Missed | ev.MagicTaken) -> None:
        if isinstance(event, ev.Swapped):
            self._follow_swap(event)
        elif isinstance(event, ev.Peeked):
            if event.seat == self.seat or self.attention.random() < self.style.reads:
                self._peeks_of(event.seat).see(event.place, card=True)
            if event.hat is not None:
                self.see(event.place, event.hat)
        elif isinstance(event, ev.Missed):
            self.see(event.place, event.hat)
            self.shown.see(event.place, card=True)
        else:
            self._lose(event.place)

    def see(self, place: int, hat: str) -> None:
        """See a hat: it is the only one of its kind, unless it is magic, so it lies nowhere else."""
        for other in self.hats.places():
            recalled = self.hats.recall(other)
            if other != place and recalled is not None and recalled[0] == hat != "magic":
                self.hats.forget(other)
        self.hats.see(place, hat)

    def _lose(self, place: int) -> None:
        """Know nothing of a place that was refilled, or is empty."""
        self.quiet = 0
        for memory in self._memories():
            memory.forget(place)

    def _follow_swap(self, event: ev.Swapped) -> None:
        own = event.seat == self.seat
        if not self.style.slips:  # a swap ends the wait, unless it is meant to confuse
            self.quiet = min(self.style.patience, self.quiet)
        if not own and not self._undoes(event):
            self.signals[event.seat] = self._signal_of(event)
        if own:
            self.hats.use(event.place)
            self.hats.use(event.other)
        back = self._undoes(event)
        for memory in self._memories():
            memory.swap(event.place, event.other, own=own or back)
        if not back:
            self._blur(event)

    def _blur(self, swap: ev.Swapped) -> None:
        """Take it that others may have lost track of two hats that somebody else has swapped."""
        if not self.style.slips:
            return
        for seat, memory in self.looks.items():
            if seat not in (swap.seat, self.seat):
                memory.doubt(swap.place, self.style.slips)
                memory.doubt(swap.other, self.style.slips)

    def last_swap(self) -> tuple[int, int] | None:
        """Return the places of the last answer if it was a swap."""
        return None if self.swap is None else places(self.swap)

    def _undoes(self, event: Event) -> bool:
        """Tell whether an answer takes back the swap before it, which says nothing of the hats."""
        if not self.style.slips or not isinstance(event, ev.Swapped):
            return False  # who does not confuse others does not notice either
        return places(event) == self.last_swap()

    def _signal_of(self, event: ev.Swapped) -> SwapSignal:
        """Say which hat it was about: the one that its maker has looked at, if only one."""
        one, other = self.knows(event.seat, event.place), self.knows(event.seat, event.other)
        share = one / (one + other)
        return SwapSignal(event.seat, {event.other: share, event.place: 1 - share})

    def _peeks_of(self, seat: Seat) -> Memory[int, bool]:
        if seat not in self.looks:
            self.looks[seat] = Memory(self.profile, f"{self.seed}/looks/{len(self.looks)}", near)
        return self.looks[seat]

    def knows(self, seat: Seat, place: int) -> float:
        """Return how likely a seat knows the hat at a place, going by where it has looked."""
        recalled = self._peeks_of(seat).recall(place) or self.shown.recall(place)
        return HARDLY if recalled is None else max(HARDLY, recalled[1])

    def patience(self, rivals: int) -> int:
        """Return for how many turns it waits for a win before it gives a pair away."""
        return self.style.patience + self.style.resolve // rivals**3

    def waited(self, rivals: int, lead: int, *, last: bool) -> int:
        """Return for how many turns it has waited too long; who gave before, or leads, waits longer.

        Longest waits who would lose the game with the last pair.
        """
        patience = self.patience(rivals) * (1 + self.gave)
        times = self.style.stubborn if last and lead <= 0 else self.style.firm if lead > 0 else 1
        return max(0, self.quiet - patience * times)

    def trust(self, seat: Seat) -> float:
        """Return how likely a swap of a seat is honest, going by the swaps it made."""
        honest = self.style.trusts + self.honest.get(seat, 0)
        return honest / (honest + DOUBT + self.bluffs.get(seat, 0))

    def preys(self, seat: Seat) -> float:
        """Return how likely a seat declares a hat that was just swapped, going by what it did."""
        thefts = BEFORE + self.thefts.get(seat, 0)
        return thefts / (thefts + BEFORE + self.passed.get(seat, 0))

    def robs(self, seat: Seat) -> float:
        """Return how likely a seat takes the hat that one brings to its owner, going by what it did.

        It may see more than where one looked: most swaps that mean nothing it lets pass.
        """
        robbed = BEFORE + self.robbed.get(seat, 0)
        return robbed / (robbed + SPARED + self.spared.get(seat, 0))

    def undoes(self, seat: Seat) -> float:
        """Return how likely a seat takes back a swap, going by what it did."""
        undone = SELDOM + self.undone.get(seat, 0)
        return undone / (undone + BEFORE + self.kept.get(seat, 0))

    def _judge(self, event: ev.Peeked | ev.Swapped | ev.Fitted | ev.Missed | ev.MagicTaken) -> None:
        """Learn who preys on swaps and whose swaps were honest, and drop signals that are settled."""
        touched = {event.place, event.other} if isinstance(event, ev.Swapped) else {event.place}
        if self.swap is not None and self.swap.seat != event.seat:
            preyed = isinstance(event, ev.Fitted | ev.Missed) and event.place in places(self.swap)
            count(self.thefts if preyed else self.passed, event.seat)
            count(self.undone if self._undoes(event) else self.kept, event.seat)
            if self.meant and self.swap.seat == self.seat:
                count(self.robbed if preyed else self.spared, event.seat)
            if preyed and isinstance(event, ev.Fitted):
                self._balance(self.swap.seat, event.seat)
        mine = self.signals.get(event.seat)
        if mine is not None and event.place not in mine.chances:
            self._settle(event.seat, honest=False)  # the maker itself makes nothing of it
        for signal in list(self.signals.values()):
            if isinstance(event, ev.Fitted) and event.place in signal.chances:
                self._settle(signal.seat, honest=True)
            elif isinstance(event, ev.Swapped | ev.MagicTaken) and touched & set(signal.chances):
                del self.signals[signal.seat]

    def _balance(self, giver: Seat, taker: Seat) -> None:
        """Count what one gave away after a long wait, less what others did."""
        if self.quiet <= self.style.patience:
            return
        if giver == self.seat:
            self.gave = min(MOST, self.gave + 1)
        elif taker == self.seat:
            self.gave = max(0, self.gave - 1)

    def _settle(self, seat: Seat, *, honest: bool) -> None:
        del self.signals[seat]
        count(self.honest if honest else self.bluffs, seat)


def places(swap: ev.Swapped) -> tuple[int, int]:
    """Return the two places of a swap."""
    return swap.place, swap.other


def count(tally: dict[Seat, float], seat: Seat) -> None:
    """Add one to a seat's tally."""
    tally[seat] = tally.get(seat, 0) + 1
