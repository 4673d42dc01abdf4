"""One game in play, as an environment sees it: who is asked, moves by index, views as numbers.

Seats that may answer at once are asked one after another, and see nothing of each other's answers; in a
race dice choose who is asked next, as in simulations.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from kupa.core.dice import Dice
from kupa.core.events import Notice, hears
from kupa.core.features import Sink
from kupa.core.game import AnyGame
from kupa.core.refused import Refused
from kupa.core.state import State
from kupa.env.encoders import Encoder

NOBODY: Final = -1


class Episode:
    """A table of one game, dealt again and again."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        seats: int,
        encoder: Encoder,
        events: Encoder | None = None,
        recall: int = 0,
        starts: list[int] | None = None,
    ) -> None:
        self.game: AnyGame = game
        self.options: Any = options
        self.seats: int = seats
        self.encoder: Encoder = encoder
        self.starts: list[int] = starts or []  # where what the game writes itself begins, if it does
        self.events: Encoder | None = events  # writes the last ``recall`` events that a seat was told
        self.recall: i64 = recall if events is not None else 0
        self.size: i64 = encoder.size
        if events is not None:
            self.size += recall * events.size
        self.vocabulary: tuple[Any, ...] = game.vocabulary(seats)
        self.places: dict[Any, int] = {move: at for at, move in enumerate(self.vocabulary)}
        self.actions: i64 = len(self.vocabulary)
        self.blank: bytes = bytes(self.size)
        self.zeros: list[float] = [0.0] * self.size
        self.sink: Sink = Sink(bytearray())
        self.no_moves: bytes = bytes(self.actions)
        self.listening: bool = events is not None  # whether events are built at all
        self.news: list[Notice] = []  # everything told in this game, while somebody listens
        self.moves: list[Any] = []
        self.turn: i64 = NOBODY
        self.answers: i64 = 0

    def deal(self, deal: bytes, order: bytes) -> None:
        """Begin another game: a seed for its cards, and one for who is first in a race."""
        self.news = []
        tell = self.news.append if self.listening else None
        self.state: State[Any, Any] = self.game.start(self.options, self.seats, Dice(deal), tell)
        self.order: Dice = Dice(order)
        self.answers = 0
        self.look()

    def look(self) -> None:
        """See who is asked next, and what they may do."""
        asked = self.state.asked()
        if not asked:
            self.turn = NOBODY
            self.moves = []
            return
        if len(asked) > 1 and self.state.race():
            self.turn = asked[self.order.below(len(asked))]
        else:
            self.turn = asked[0]
        self.moves = self.state.moves(self.turn)

    def legal(self) -> list[int]:
        """Return the indices of the legal moves of the seat that is asked, lowest first."""
        places = self.places
        found = [places[move] for move in self.moves]
        found.sort()
        return found

    def answer(self, action: i64) -> bool:
        """Play the move of an index for the seat that is asked; an illegal one is refused: False."""
        return self.turn != NOBODY and self.answer_as(self.turn, action)

    def answer_as(self, seat: int, action: i64) -> bool:
        """Play the move of an index for a seat; an illegal one is refused: False."""
        if action < 0 or action >= self.actions:
            return False
        tell = self.news.append if self.listening else None
        try:
            self.state.play(seat, self.vocabulary[action], tell)
        except Refused:
            return False
        self.answers += 1
        self.look()
        return True

    def fallback(self) -> i64:
        """Return the index of what a clock would answer for the seat that is asked."""
        return self.places[self.state.fallback(self.turn)]

    def write(self, seat: int, out: bytearray, at: i64) -> None:
        """Write what a seat sees, and the last events it was told."""
        out[at : at + self.size] = self.blank
        sink = self.sink
        sink.bytes = out
        self.write_view(self.state, seat, at)
        if self.recall and self.events is not None:
            self.write_events(self.events, seat, sink, at + self.encoder.size)

    def write_view(self, state: State[Any, Any], seat: int | None, at: i64) -> None:
        """Write a view into the sink: by the game itself, where it can, or of the view."""
        if self.starts:
            state.write_view(seat, self.sink, at, self.starts)
        else:
            self.encoder.write(state.view(seat), self.sink, at)

    def floats(self, state: State[Any, Any], seat: int | None) -> list[float]:
        """Return what a seat of any match of this table sees, as a list of floats."""
        sink = self.sink
        sink.floats = self.zeros.copy()
        sink.as_floats = True
        self.write_view(state, seat, 0)
        sink.as_floats = False
        return sink.floats

    def legal_of(self, state: State[Any, Any], seat: int) -> list[int]:
        """Return the indices of the legal moves of a seat of any match of this table."""
        places = self.places
        found = [places[move] for move in state.moves(seat)]
        found.sort()
        return found

    def write_events(self, events: Encoder, seat: int, out: Sink, at: i64) -> None:
        """Write the last events that a seat was told, the newest first."""
        left = self.recall
        for notice in reversed(self.news):
            if left == 0:
                return
            if hears(notice.audience, seat):
                events.write(notice.event, out, at)
                at += events.size
                left -= 1

    def write_mask(self, out: bytearray, at: i64) -> None:
        """Write a 1 for each legal move of the seat that is asked."""
        out[at : at + self.actions] = self.no_moves
        places = self.places
        for move in self.moves:
            out[at + places[move]] = 1

    def over(self) -> bool:
        """Tell whether nobody is asked any more."""
        return self.turn == NOBODY
