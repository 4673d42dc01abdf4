"""The table an environment plays at: its game, options and seats, its seeds and its rewards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from kupa.core import seeds
from kupa.core.game import AnyGame
from kupa.core.options import read_options, value_text, write_options
from kupa.env.entries import Layout
from kupa.env.episode import Episode
from kupa.env.layouts import encoder_of, event_encoder, layout_of, starts_of
from kupa.games import find

Options = str | Mapping[str, object] | None
Illegal = Literal["lose", "fallback", "raise"]  # what becomes of a move that the rules refuse


@dataclass(frozen=True)
class Table:
    """What is played, by how many. Options are words, so that a table can be sent to another process."""

    key: str
    words: str
    seats: int
    recall: int = 0

    @cached_property
    def game(self) -> AnyGame:
        """The game."""
        return find(self.key)

    @cached_property
    def options(self) -> Any:
        """The options, as the game reads them."""
        return read_options(self.game.Options, self.words.split())

    @cached_property
    def layout(self) -> Layout:
        """What each feature and each action means."""
        found = layout_of(self.game, self.options, self.seats)
        return found.recalling(self.recall, event_encoder(self.game, self.seats)[1])

    def episode(self) -> Episode:
        """Return a table to play at."""
        encoder = encoder_of(self.game, self.options, self.seats)
        events = event_encoder(self.game, self.seats)[0] if self.recall else None
        starts = starts_of(self.layout, self.game.written)
        return Episode(self.game, self.options, self.seats, encoder, events, self.recall, starts)

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Table, (self.key, self.words, self.seats, self.recall)


def table_of(game: str, seats: int | None, options: Options, recall: int = 0) -> Table:
    """Return a table, with the limit that simulations use; refuse one that makes no sense."""
    found = find(game)
    given = read_options(found.Options, option_words(options))
    seats = min(found.usual_seats, found.seats[-1]) if seats is None else seats
    settled = found.with_limit(given)
    found.check(settled, seats)
    return Table(game, write_options(settled), seats, recall)


def option_words(options: Options) -> list[str]:
    """Return options as words, whether they came as a text or by name."""
    if options is None or isinstance(options, str):
        return (options or "").split()
    return [
        f"{name}={value if isinstance(value, str) else value_text(value)}"
        for name, value in options.items()
    ]


class Deals:
    """Seeds of one game after another: the same after the same number, whatever was played before."""

    def __init__(self, number: int | None = None) -> None:
        self.seed = seeds.fresh() if number is None else seeds.from_number(number)
        self.games = 0

    def next(self) -> tuple[seeds.Seed, seeds.Seed]:
        """Return the seed of the next deal, and of the dice for races."""
        self.games += 1
        return (
            seeds.derive(self.seed, "deal", self.games),
            seeds.derive(self.seed, "order", self.games),
        )


def payoffs(ranks: tuple[int, ...]) -> list[float]:
    """Return what each seat gains: 1 for winning alone, and the others pay it in equal parts.

    A shared win is shared; all sums are 0. Who plays alone gains nothing.
    """
    seats = len(ranks)
    if seats == 1:
        return [0.0]
    part = 1 / ranks.count(1)
    return [((seats * part if rank == 1 else 0.0) - 1) / (seats - 1) for rank in ranks]
