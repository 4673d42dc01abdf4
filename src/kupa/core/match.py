"""One match in play: the only owner of its state, and the list of its answers."""

from __future__ import annotations

from dataclasses import replace
from typing import Generic, TypeVar

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.events import Notice, Seat, Tell
from kupa.core.game import Game
from kupa.core.options import read_options, record_options
from kupa.core.record import Record
from kupa.core.refused import Refused
from kupa.core.state import State

O = TypeVar("O")  # noqa: E741 — O, M, V as in the contract
M = TypeVar("M")
V = TypeVar("V")


class Match(Generic[O, M, V]):
    """A state with its record. ``opening`` is what was told at the deal."""

    def __init__(self, game: Game[O, M, V], options: O, seats: int, seed: seeds.Seed) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.answers: list[tuple[Seat, M]] = []
        self.opening: list[Notice] = []
        self.state: State[M, V] = game.start(options, seats, Dice(seed), self.opening.append)

    def asked(self) -> tuple[Seat, ...]:
        """Return the seats that may answer now; none: the match is over."""
        return self.state.asked()

    def moves(self, seat: Seat) -> list[M]:
        """Return the legal answers of a seat."""
        return self.state.moves(seat)

    def offers(self) -> list[tuple[Seat, list[M]]]:
        """Return every seat that may answer now with its legal answers."""
        return [(seat, self.state.moves(seat)) for seat in self.state.asked()]

    def view(self, seat: Seat | None = None) -> V:
        """Return what a seat, or an onlooker, sees right now."""
        return self.state.view(seat)

    def ranks(self) -> tuple[int, ...]:
        """Return each seat's place, 1 the best."""
        return self.state.ranks()

    def answer(self, seat: Seat, move: M | str) -> list[Notice]:
        """Play a move, or its notation, and return what is told; a refused one changes nothing."""
        if not 0 <= seat < self.seats:
            raise Refused(None, "core.no_such_seat", seat=seat, last=self.seats - 1)
        chosen = self.game.read(move) if isinstance(move, str) else move
        news: list[Notice] = []
        tell: Tell = news.append
        self.state.play(seat, chosen, tell)
        self.answers.append((seat, chosen))
        return news

    def copy(self) -> Match[O, M, V]:
        """Return a twin that can be played on without changing this match."""
        twin: Match[O, M, V] = object.__new__(type(self))
        twin.game, twin.options, twin.seats, twin.seed = self.game, self.options, self.seats, self.seed
        twin.answers, twin.opening = self.answers.copy(), self.opening.copy()
        twin.state = self.state.copy()
        return twin

    def after(self, answers: int) -> Match[O, M, V]:
        """Return the match as it was after so many answers."""
        record = self.record()
        return Match.replay(self.game, replace(record, answers=record.answers[:answers]))

    def __copy__(self) -> Match[O, M, V]:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Match[O, M, V]:
        return self.copy()

    def record(self) -> Record:
        """Return all that is needed to play this match again."""
        answers = tuple((seat, str(move)) for seat, move in self.answers)
        text = record_options(self.options)
        return Record(self.game.key, self.game.edition, self.seats, text, self.seed, answers)

    @classmethod
    def reopen(cls, game: Game[O, M, V], record: Record) -> Match[O, M, V]:
        """Deal a record's match again, without its answers."""
        if (record.game, record.edition) != (game.key, game.edition):
            written = f"{record.game} edition {record.edition}"
            known = f"{game.key} edition {game.edition}"
            raise Refused(None, "core.other_edition", written=written, known=known)
        options = read_options(game.Options, record.options.split())
        return cls(game, options, record.seats, record.seed)

    @classmethod
    def replay(cls, game: Game[O, M, V], record: Record) -> Match[O, M, V]:
        """Play a record again from its deal to its last answer."""
        match = cls.reopen(game, record)
        for seat, text in record.answers:
            match.answer(seat, text)
        return match
