"""A match of Pairs: one grid, one seat at a time, two cards an attempt (U28)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kupa.core.dice import Dice
from kupa.core.refused import Refused
from kupa.core.state import State
from kupa.core.told import EVERYONE, Event, Tell, Told
from kupa.games.pairs import events as ev, refusals as no
from kupa.games.pairs.cards import NAMES
from kupa.games.pairs.moves import TURNS, Move
from kupa.games.pairs.options import Options
from kupa.games.pairs.views import View

FIRST: Final = 0
SECOND: Final = 1
OVER: Final = 2
PHASES: Final = ["first", "second", "over"]
NOBODY: Final[tuple[int, ...]] = ()
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(7)]


@final
class PairsState(State[Move, View]):
    """One match. ``one`` and ``two`` are the places that lie open now, 0 for none."""

    def __init__(self, options: Options, grid: list[int], seats: int, first: int, dice: Dice) -> None:
        self.options: Options = options
        self.dice: Dice = dice
        self.grid: list[int] = grid  # the kind at each place, 0 where it was taken; place 1 first
        self.kept: list[list[int]] = [[] for _ in range(seats)]
        self.first: i64 = first
        self.turn: i64 = first
        self.phase: i64 = FIRST
        self.one: i64 = 0
        self.two: i64 = 0
        self.attempts: i64 = 0
        self.left: i64 = len(grid)
        self.last_seat: i64 = first
        self.matched: i64 = 0  # the kind of the last attempt's pair, 0 if it missed

    def asked(self) -> tuple[int, ...]:
        """Return the one seat that is asked; none when it is over."""
        return NOBODY if self.phase == OVER else ALONE[self.turn]

    def moves(self, seat: int) -> list[Move]:
        """Return every place that may be turned up."""
        found: list[Move] = []
        if seat != self.turn or self.phase == OVER:
            return found
        place: i64
        for place in range(1, len(self.grid) + 1):
            if self.grid[place - 1] and not (self.phase == SECOND and place == self.one):
                found.append(TURNS[place])
        return found

    def objection(self, seat: int, move: Move) -> Refused | None:
        """Return why the move is refused, or None."""
        reason = self._objection(seat, move)
        return None if reason == no.FINE else self._refused(reason, move)

    def _objection(self, seat: int, move: Move) -> i64:
        if self.phase == OVER:
            return no.OVER
        if seat != self.turn:
            return no.NOT_YOUR_TURN
        if move.place > len(self.grid):
            return no.NO_SUCH_PLACE
        if self.grid[move.place - 1] == 0:
            return no.GONE
        if self.phase == SECOND and move.place == self.one:
            return no.STILL_UP
        return no.FINE

    def _refused(self, reason: i64, move: Move) -> Refused:
        ruling, key = no.REASONS[reason]
        return Refused(ruling, key, move=move.text, asked=self.turn, last=len(self.grid))

    def play(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        """Turn a card up; refuse what cannot be turned."""
        reason = self._objection(seat, move)
        if reason != no.FINE:
            raise self._refused(reason, move)
        if tell is not None:
            tell(Told(EVERYONE, ev.Turned(seat, move.place, NAMES[self.grid[move.place - 1]])))
        if self.phase == FIRST:
            self.one = move.place
            self.two = 0
            self.phase = SECOND
        else:
            self.two = move.place
            self._compare(tell)

    def _compare(self, tell: Tell | None) -> None:
        """Keep a pair and go on, or leave two different cards to be seen until the next move."""
        self.attempts += 1
        self.last_seat = self.turn
        self.phase = FIRST
        kind: i64 = self.grid[self.one - 1]
        other: i64 = self.grid[self.two - 1]
        self.matched = 0
        if kind == other:
            self._keep(kind)
        if tell is not None:
            tell(Told(EVERYONE, self._attempt()))
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
        self.phase = OVER
        if tell is not None:
            scores = tuple([len(pairs) for pairs in self.kept])
            tell(Told(EVERYONE, ev.Ended(self.ranks(), scores, self.attempts)))

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
            phase=PHASES[self.phase],
            asked=self.asked(),
            first=self.first,
            grid=tuple([self._face(place) for place in range(1, len(self.grid) + 1)]),
            gaps=tuple([place for place, kind in enumerate(self.grid, 1) if kind == 0]),
            turned=self.one if self.phase == SECOND else None,
            kept=tuple([tuple([NAMES[kind] for kind in pairs]) for pairs in self.kept]),
            attempts=self.attempts,
            last=self._last(),
        )

    def _face(self, place: i64) -> str | None:
        kind = self.grid[place - 1]
        return NAMES[kind] if kind and (place == self.one or place == self.two) else None  # noqa: PLR1714

    def _last(self) -> Event | None:
        if self.phase == SECOND:
            return ev.Turned(self.turn, self.one, NAMES[self.grid[self.one - 1]])
        return self._attempt() if self.attempts else None

    def fallback(self, seat: int) -> Move:
        """Return the first card that may be turned."""
        return self.moves(seat)[0]

    def copy(self) -> PairsState:
        """Return a twin that shares nothing that changes."""
        twin = PairsState(self.options, self.grid.copy(), len(self.kept), self.first, self.dice.copy())
        twin.kept = [pairs.copy() for pairs in self.kept]
        twin.turn = self.turn
        twin.phase = self.phase
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

    def step(self) -> str:
        """Return the phase by its name."""
        return PHASES[self.phase]

    def race(self) -> bool:
        """There is no race in Pairs."""
        return False

    def unfinished(self) -> bool:
        """Every match is played to its last pair."""
        return False

    def measures(self) -> dict[str, int]:
        """Return what a report counts."""
        return {"attempts": self.attempts}

    def census(self) -> dict[str, int]:
        """Return how many cards of each kind there are."""
        cards = [kind for kind in self.grid if kind]
        for pairs in self.kept:
            cards += pairs + pairs
        return {NAMES[kind]: cards.count(kind) for kind in sorted(set(cards))}

    def exact(self) -> tuple[object, ...]:
        """Return everything, for referees and tests."""
        table = (tuple(self.grid), tuple([tuple(pairs) for pairs in self.kept]), self.left)
        turn = (self.first, self.turn, self.phase, self.one, self.two, self.attempts)
        return (table, turn, self.last_seat, self.matched, self.dice.place(), self.options)
