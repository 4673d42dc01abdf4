"""What the states of the games share, so that a game writes its rules and nothing else.

``BaseState`` checks a move before it is carried out; it can be pickled, copied, compared by its fields.
``TurnState`` asks one seat at a time; ``SimultaneousState`` asks any number of seats at once.
A position's ``__init__`` is the one list of its fields: ``snapshot`` and pickling read the object.
"""

from __future__ import annotations

from abc import abstractmethod
from types import GetSetDescriptorType
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from kupa.core.dice import Dice
from kupa.core.events import Seat, Tell
from kupa.core.refused import Refusal, Refused
from kupa.core.state import State

M = TypeVar("M")
V = TypeVar("V")

OVER: Final = 0  # the phase_id of a TurnState that is over
MOST_SEATS: Final = 7
MASKS: Final = 128  # of seven seats
NOBODY: Final[tuple[int, ...]] = ()
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]


class Part:
    """A piece of a position, such as one player's hand; its constructor takes ``values()``."""

    def values(self) -> tuple[object, ...]:
        """Return every field, in the order of the constructor."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.values()


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseState(State[M, V]):
    """A match whose rules are a ``refusal`` for illegal moves and an ``apply`` for legal ones."""

    @abstractmethod
    def refusal(self, seat: Seat, move: M) -> Refusal | None:
        """Return the reason against a move; None exactly for the legal ones."""

    @abstractmethod
    def apply(self, seat: Seat, move: M, tell: Tell | None) -> None:
        """Carry out a legal move. From here on nothing can fail."""

    @abstractmethod
    def facts(self, move: M) -> dict[str, object]:
        """Return the facts that fill the sentence of a refusal."""

    @abstractmethod
    def constructor_arguments(self) -> tuple[object, ...]:
        """Return what the constructor takes to make this state again; other fields are set after it."""

    def objection(self, seat: Seat, move: M) -> Refused | None:
        """Return why the move is refused, or None."""
        why = self.refusal(seat, move)
        return None if why is None else Refused(why.ruling, why.key, **self.facts(move))

    def play(self, seat: Seat, move: M, tell: Tell | None = None) -> None:
        """Carry out a legal move; refuse any other."""
        why = self.refusal(seat, move)
        if why is not None:
            raise Refused(why.ruling, why.key, **self.facts(move))
        self.apply(seat, move, tell)

    def fallback(self, seat: Seat) -> M:
        """Return the first legal move."""
        return self.moves(seat)[0]

    def race(self) -> bool:
        """Tell whether the first answer counts; most games have no race."""
        return False

    def snapshot(self) -> tuple[object, ...]:
        """Return every field with its name, hidden order and dice too."""
        return tuple([(name, _plain(getattr(self, name))) for name in field_names(self)])

    def __reduce__(self) -> tuple[object, ...]:
        fields = {name: getattr(self, name) for name in field_names(self)}
        return type(self), self.constructor_arguments(), fields

    def __setstate__(self, fields: dict[str, object]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)

    def __copy__(self) -> State[M, V]:
        return self.copy()  # a shallow copy would share what changes

    def __deepcopy__(self, memo: dict[int, object]) -> State[M, V]:
        return self.copy()


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnState(BaseState[M, V]):
    """A match that asks exactly one seat at a time, until its phase is OVER."""

    turn: i64
    phase_id: i64
    at_limit: bool

    @abstractmethod
    def legal_moves(self) -> list[M]:
        """Return the legal answers of the seat that is asked."""

    def play_on(self, dice: Dice, most: i64) -> int:
        """Play at random until it is over, or so many answers; return how many were given.

        What is listed as legal is not checked once more.
        """
        made: i64 = 0
        while made < most and self.phase_id != OVER:
            moves: list[M] = self.legal_moves()
            self.apply(self.turn, moves[dice.pick(len(moves))], None)
            made += 1
        return made

    def asked(self) -> tuple[int, ...]:
        """Return the one seat that is asked; none when it is over."""
        return NOBODY if self.phase_id == OVER else ALONE[self.turn]

    def moves(self, seat: Seat) -> list[M]:
        """Return the legal answers of a seat."""
        return self.legal_moves() if seat == self.turn and self.phase_id != OVER else []

    def unfinished(self) -> bool:
        """Tell whether the limit of turns ended the game."""
        return self.at_limit


@mypyc_attr(allow_interpreted_subclasses=True)
class SimultaneousState(BaseState[M, V]):
    """A match of up to seven seats that asks every seat of ``pending``, a bit for each seat."""

    first: i64  # who begins: the order in which seats are asked
    pending: i64
    at_limit: bool

    @abstractmethod
    def legal_moves(self, seat: Seat) -> list[M]:
        """Return the legal answers of a seat that is asked."""

    def asked(self) -> tuple[int, ...]:
        """Return the seats that may answer now, in turn order; none when it is over."""
        return ASKED[self.first * MASKS + self.pending]

    def moves(self, seat: Seat) -> list[M]:
        """Return the legal answers of a seat."""
        at: i64 = seat
        if at < 0 or at >= MOST_SEATS or self.pending >> at & 1 == 0:
            return []
        return self.legal_moves(seat)

    def unfinished(self) -> bool:
        """Tell whether the limit of rounds ended the game."""
        return self.at_limit


def _in_turn_order(first: int, mask: int) -> tuple[int, ...]:
    seats = [seat for seat in range(MOST_SEATS) if mask >> seat & 1]
    return tuple([seat for seat in seats if seat >= first] + [seat for seat in seats if seat < first])


ASKED: Final = [_in_turn_order(first, mask) for first in range(MOST_SEATS) for mask in range(MASKS)]


def field_names(whole: object) -> list[str]:
    """Return the names of an object's fields, whether its class is compiled or not."""
    found: set[str] = set(getattr(whole, "__dict__", ()))
    for each in type(whole).__mro__:
        found |= {name for name, value in vars(each).items() if isinstance(value, GetSetDescriptorType)}
    return sorted([name for name in found if not name.startswith("__")])


def _plain(value: object) -> object:
    if isinstance(value, Part):
        return value.values()
    if isinstance(value, Dice):
        return value.place()
    return tuple([_plain(each) for each in value]) if isinstance(value, list) else value
