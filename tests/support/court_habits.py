"""Simple habits of the King's Court that a clever player might try against the bots.

Each habit remembers and plays like hard, but for the one thing it is named after: if hard had a weakness
that a simple rule can use, the habit would win more than half of its games against it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Final

from kupa.bots.court.odds import Odds
from kupa.bots.court.players import HARD, CourtBot
from kupa.bots.memory import MEMORY_PROFILES
from kupa.core.events import Event, Seat
from kupa.games.court import Move, View, events as ev
from kupa.games.court.moves import SWAP

SURE: Final = 0.6  # a hat that fits so likely is declared before any habit


class LikeHard(CourtBot):
    """Plays like hard; a habit changes its style, or wishes for a move."""

    changes: ClassVar[Mapping[str, Any]] = {}

    def __init__(self, seat: Seat, seed: str) -> None:
        super().__init__(seat, seed, MEMORY_PROFILES["hard"], replace(HARD, **self.changes))
        self.last: Event | None = None

    def remember(self, event: Event) -> None:
        super().remember(event)
        if isinstance(event, ev.Peeked | ev.Swapped | ev.Fitted | ev.Missed | ev.MagicTaken):
            self.last = event

    def choose(self, view: View, moves: list[Move]) -> Move:
        wish = self.wish(view, moves, Odds(view, self.model))
        return next((move for move in moves if str(move) == wish), None) or super().choose(view, moves)

    def wish(self, view: View, moves: list[Move], odds: Odds) -> str | None:
        """Return the move the habit wants, if any."""
        return None

    def swapped(self) -> ev.Swapped | None:
        """Return the last answer if it was a swap of somebody else's."""
        last = self.last
        return last if isinstance(last, ev.Swapped) and last.seat != self.seat else None

    def peeked(self) -> ev.Peeked | None:
        """Return the last answer if it was somebody else's look at a hat."""
        last = self.last
        return last if isinstance(last, ev.Peeked) and last.seat != self.seat else None


class NeverGivesIn(LikeHard):
    changes: ClassVar[Mapping[str, Any]] = {"impatience": 0}


class NeverGivesInNorBluffs(LikeHard):
    changes: ClassVar[Mapping[str, Any]] = {"impatience": 0, "bluffs": False}


class NeverBluffs(LikeHard):
    changes: ClassVar[Mapping[str, Any]] = {"bluffs": False}


class NeverSteals(LikeHard):
    changes: ClassVar[Mapping[str, Any]] = {"thief": 0}


class NeverConfuses(LikeHard):
    changes: ClassVar[Mapping[str, Any]] = {"slips": 0}


class OnlyWaits(LikeHard):
    changes: ClassVar[Mapping[str, Any]] = {"impatience": 0, "bluffs": False, "thief": 0}


class NeverGuards(LikeHard):
    changes: ClassVar[Mapping[str, Any]] = {"guards": 0}


class AlwaysSteals(LikeHard):
    """Declares one of the two hats after every swap of others."""

    def wish(self, view: View, moves: list[Move], odds: Odds) -> str | None:
        swap = self.swapped()
        if swap is None:
            return None
        likely = max(
            (swap.place, swap.other), key=lambda place: (odds.betrayed(place), odds.fits(place))
        )
        return f"declare {likely}"


class OftenSteals(AlwaysSteals):
    """Does so every other time."""

    def wish(self, view: View, moves: list[Move], odds: Odds) -> str | None:
        return super().wish(view, moves, odds) if self.dice("habit").random() < 1 / 2 else None


class AlwaysDeclares(LikeHard):
    def wish(self, view: View, moves: list[Move], odds: Odds) -> str | None:
        return f"declare {max(odds.places, key=lambda place: (odds.fits(place), odds.is_magic(place)))}"


class Habit(LikeHard):
    """Declares what it knows to fit, before it follows its habit."""

    def wish(self, view: View, moves: list[Move], odds: Odds) -> str | None:
        best = max(odds.places, key=odds.fits)
        return f"declare {best}" if odds.fits(best) > SURE else self.habit(moves, odds)

    def habit(self, moves: list[Move], odds: Odds) -> str | None:
        """Return what the habit wants otherwise."""
        raise NotImplementedError


class TakesSwapsBack(Habit):
    def habit(self, moves: list[Move], odds: Odds) -> str | None:
        swap = self.swapped()
        return f"swap {swap.place} {swap.other}" if swap else None


class LooksWhereOthersLook(Habit):
    def habit(self, moves: list[Move], odds: Odds) -> str | None:
        peek = self.peeked()
        return f"peek {peek.place}" if peek else None


class Mirrors(LooksWhereOthersLook):
    """Does what was just done: looks there too, or swaps the same hats."""

    def habit(self, moves: list[Move], odds: Odds) -> str | None:
        swap = self.swapped()
        return f"swap {swap.place} {swap.other}" if swap else super().habit(moves, odds)


class ChecksSwappedHats(Habit):
    def habit(self, moves: list[Move], odds: Odds) -> str | None:
        swap = self.swapped()
        return f"peek {swap.place}" if swap else None


class SwapsAway(Habit):
    """Moves a hat that somebody has just looked at."""

    def habit(self, moves: list[Move], odds: Odds) -> str | None:
        del odds
        peek = self.peeked()
        fitting = [
            move
            for move in moves
            if move.action == SWAP and peek is not None and peek.place in (move.place, move.other)
        ]
        return str(self.dice("habit").choice(fitting)) if fitting else None


class LooksAtAllFirst(Habit):
    def habit(self, moves: list[Move], odds: Odds) -> str | None:
        return next((f"peek {place}" for place in odds.places if place not in odds.known), None)


class AlwaysSwaps(Habit):
    def habit(self, moves: list[Move], odds: Odds) -> str | None:
        del odds
        return str(self.dice("habit").choice([move for move in moves if move.action == SWAP]))


class NeverSwaps(LikeHard):
    def choose(self, view: View, moves: list[Move]) -> Move:
        return super().choose(view, [move for move in moves if move.action != SWAP])


HABITS: Final[dict[str, type[LikeHard]]] = {
    "never gives in": NeverGivesIn,
    "never gives in, nor bluffs": NeverGivesInNorBluffs,
    "never gives in, bluffs or steals": OnlyWaits,
    "never bluffs": NeverBluffs,
    "never steals": NeverSteals,
    "never confuses": NeverConfuses,
    "never guards": NeverGuards,
    "never swaps": NeverSwaps,
    "always steals": AlwaysSteals,
    "steals every other time": OftenSteals,
    "always declares": AlwaysDeclares,
    "always swaps": AlwaysSwaps,
    "mirrors": Mirrors,
    "takes swaps back": TakesSwapsBack,
    "looks where others look": LooksWhereOthersLook,
    "looks at every hat first": LooksAtAllFirst,
    "checks swapped hats": ChecksSwappedHats,
    "swaps away what others look at": SwapsAway,
}
