"""A match of Pairs: one grid, one seat at a time, two cards an attempt (U28)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from mypy_extensions import i64

from kupa.core.base_states import OVER, TurnState
from kupa.core.declarations import Phase
from kupa.core.dice import Dice
from kupa.core.events import EVERYONE, Event, Notice, Tell
from kupa.core.refused import Refusal, Refused
from kupa.games.pairs import events as ev, refusals
from kupa.games.pairs.cards import NAMES
from kupa.games.pairs.moves import TURNS, Move
from kupa.games.pairs.options import Options
from kupa.games.pairs.views import View

FIRST: Final = 1
SECOND: Final = 2
PHASES: Final = [Phase("over", "over"), Phase("first"), Phase("second")]
PHASE_NAMES: Final = [phase.name for phase in PHASES]


@final
class PairsState(TurnState[Move, View]):
    """One match. ``one`` and ``two`` are the places that lie open now, 0 for none."""

    def __init__(
        self, options: Options, grid: list[int], kept: list[list[int]], first: int, dice: Dice
    ) -> None:
        self.options: Options = options
        self.dice: Dice = dice
        self.grid: list[int] = grid  # the kind at each place, 0 where it was taken; place 1 first
        self.kept: list[list[int]] = kept  # the kinds of each seat's pairs
        self.first: i64 = first
        self.turn = first
        self.phase_id = FIRST
        self.at_limit = False  # every match is played to its last pair
        self.one: i64 = 0
        self.two: i64 = 0
        self.attempts: i64 = 0
        self.left: i64 = len(grid)
        self.last_seat: i64 = first
        self.matched: i64 = 0  # the kind of the last attempt's pair, 0 if it missed

    def legal_moves(self) -> list[Move]:
        """Return every place that may be turned up."""
        found: list[Move] = []
        place: i64
        for place in range(1, len(self.grid) + 1):
            if self.grid[place - 1] and not (self.phase_id == SECOND and place == self.one):
                found.append(TURNS[place])
        return found

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Return the reason against a move, or None."""
        if self.phase_id == OVER:
            return refusals.OVER
        if seat != self.turn:
            return refusals.NOT_YOUR_TURN
        if move.place > len(self.grid):
            return refusals.NO_SUCH_PLACE
        if self.grid[move.place - 1] == 0:
            return refusals.GONE
        if self.phase_id == SECOND and move.place == self.one:
            return refusals.STILL_UP
        return None

    def facts(self, move: Move) -> dict[str, object]:
        """Return the facts that fill the sentence of a refusal."""
        return {"move": move.text, "asked": self.turn, "last": len(self.grid)}

    def apply(self, seat: int, move: Move, tell: Tell | None) -> None:
        """Turn a card up."""
        if tell is not None:
            tell(Notice(EVERYONE, ev.Turned(seat, move.place, NAMES[self.grid[move.place - 1]])))
        if self.phase_id == FIRST:
            self.one = move.place
            self.two = 0
            self.phase_id = SECOND
        else:
            self.two = move.place
            self._compare(tell)

    def _compare(self, tell: Tell | None) -> None:
        """Keep a pair and go on, or leave two different cards to be seen until the next move."""
        self.attempts += 1
        self.last_seat = self.turn
        self.phase_id = FIRST
        kind: i64 = self.grid[self.one - 1]
        other: i64 = self.grid[self.two - 1]
        self.matched = 0
        if kind == other:
            self._keep(kind)
        if tell is not None:
            tell(Notice(EVERYONE, self._attempt()))
        if self.left == 0:
            self._end(tell)
        elif kind != other:
            self.turn = (self.turn + 1) % len(self.kept)

    def _keep(self, kind: i64) -> None:
        self.matched = kind
        self.grid[self.one - 1] = 0
        self.grid[self.two - 1] = 0
        self.kept[self.turn].append(kind)
        self.left -= 2

    def _end(self, tell: Tell | None) -> None:
        self.phase_id = OVER
        if tell is not None:
            scores = tuple([len(pairs) for pairs in self.kept])
            tell(Notice(EVERYONE, ev.Ended(self.ranks(), scores, self.attempts)))

    def _attempt(self) -> Event:
        places = (self.one, self.two)
        if self.matched:
            return ev.Matched(self.last_seat, NAMES[self.matched], places)
        return ev.Missed(self.last_seat, places)

    def view(self, seat: int | None) -> View:
        """Return what a seat sees right now: the same as all others."""
        if seat is not None and not 0 <= seat < len(self.kept):
            raise Refused(None, "core.no_such_seat", seat=seat, last=len(self.kept) - 1)
        return View(
            seat=seat,
            options=self.options,
            phase=PHASE_NAMES[self.phase_id],
            asked=self.asked(),
            first=self.first,
            grid=tuple([self._face(place) for place in range(1, len(self.grid) + 1)]),
            gaps=tuple([place for place, kind in enumerate(self.grid, 1) if kind == 0]),
            turned=self.one if self.phase_id == SECOND else None,
            kept=tuple([tuple([NAMES[kind] for kind in pairs]) for pairs in self.kept]),
            attempts=self.attempts,
            last=self._last(),
        )

    def open_view(self) -> View:
        """Return the grid with every card turned up."""
        faces = tuple([NAMES[kind] if kind else None for kind in self.grid])
        return replace(self.view(None), grid=faces)

    def _face(self, place: i64) -> str | None:
        kind = self.grid[place - 1]
        return NAMES[kind] if kind and (place == self.one or place == self.two) else None  # noqa: PLR1714

    def _last(self) -> Event | None:
        if self.phase_id == SECOND:
            return ev.Turned(self.turn, self.one, NAMES[self.grid[self.one - 1]])
        return self._attempt() if self.attempts else None

    def copy(self) -> PairsState:
        """Return a twin that shares nothing that changes."""
        kept = [pairs.copy() for pairs in self.kept]
        twin = PairsState(self.options, self.grid.copy(), kept, self.first, self.dice.copy())
        twin.turn = self.turn
        twin.phase_id = self.phase_id
        twin.at_limit = self.at_limit
        twin.one = self.one
        twin.two = self.two
        twin.attempts = self.attempts
        twin.left = self.left
        twin.last_seat = self.last_seat
        twin.matched = self.matched
        return twin

    def ranks(self) -> tuple[int, ...]:
        """Return each seat's place: most pairs first, equal scores share."""
        scores = [len(pairs) for pairs in self.kept]
        return tuple([1 + sum([other > score for other in scores]) for score in scores])

    def phase(self) -> str:
        """Return the phase by its name."""
        return PHASE_NAMES[self.phase_id]

    def measures(self) -> dict[str, int]:
        """Return what a report counts."""
        return {"attempts": self.attempts}

    def card_counts(self) -> dict[str, int]:
        """Return how many cards of each kind there are."""
        cards = [kind for kind in self.grid if kind]
        for pairs in self.kept:
            cards += pairs + pairs
        return {NAMES[kind]: cards.count(kind) for kind in sorted(set(cards))}

    def constructor_arguments(self) -> tuple[object, ...]:
        """Return what the constructor takes."""
        return self.options, self.grid, self.kept, self.first, self.dice
