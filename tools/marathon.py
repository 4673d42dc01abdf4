"""Random games by the ten thousand: every one must end, keep its cards, and refuse nothing it offered.

``python tools/marathon.py [--games 20000] [--variants 500] [GAME …]`` plays that many games at every
number of seats, and that many of every other table the game can be set to. It prints a row a table and
fails if anything went wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import kupa
from kupa.core import seeds
from kupa.core.conformance import tables
from kupa.core.options import read_options, write_options
from kupa.core.playout import playout
from kupa.lab.batches import run_batches

CHUNK = 250


@dataclass(frozen=True, slots=True)
class Table:
    """One table to play at; options are words so that they can be sent to another process."""

    game: str
    seats: int
    options: str
    games: int


@dataclass(slots=True)
class Tally:
    """What happened at a table."""

    games: int = 0
    answers: int = 0
    longest: int = 0
    unfinished: int = 0
    lost_cards: int = 0
    not_over: int = 0

    def add(self, other: Tally) -> None:
        """Add another tally to this one."""
        self.games += other.games
        self.answers += other.answers
        self.longest = max(self.longest, other.longest)
        self.unfinished += other.unfinished
        self.lost_cards += other.lost_cards
        self.not_over += other.not_over


def chosen(keys: list[str], games: int, variants: int) -> Iterator[Table]:
    """Yield every table of the games: sizes with many games, variants with fewer."""
    for game in (kupa.find(key) for key in keys):
        usual = write_options(game.with_limit(game.Options()))
        for options, seats in tables(game):
            words = write_options(game.with_limit(options))
            yield Table(game.key, seats, words, games if words == usual else variants)


def play(table: Table, numbers: range) -> Tally:
    """Play some of a table's games. A refused move would raise here, and stop everything."""
    game = kupa.find(table.game)
    options = read_options(game.Options, table.options.split())
    tally = Tally()
    for number in numbers:
        seed = seeds.derive(bytes(32), table.game, table.seats, table.options, number)
        state = game.start(options, table.seats, kupa.Dice(seed))
        card_counts = state.card_counts()
        made = playout(state, kupa.Dice(seeds.derive(seed, "choices")))
        lost, going = state.card_counts() != card_counts, bool(state.asked())
        tally.add(Tally(1, made, made, state.unfinished(), lost, going))
    return tally


def main() -> int:
    """Play, print, and return 0 if all went well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(kupa.GAMES), help="default: all")
    parser.add_argument("--games", type=int, default=20_000, help="at every number of seats")
    parser.add_argument("--variants", type=int, default=500, help="of every other table")
    given = parser.parse_args()
    failed = 0
    for table in chosen(given.game, given.games, given.variants):
        tally = Tally()
        work = partial(play, table)
        for _, part in run_batches(work, [range(table.games)], CHUNK, None, None):
            tally.add(part)
        failed += tally.lost_cards + tally.not_over
        print(f"{table.game} {table.seats} [{table.options}] {tally}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
