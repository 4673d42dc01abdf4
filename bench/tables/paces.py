"""When a table's next move is sent."""

from __future__ import annotations

import asyncio
from random import Random

from bench.tables.players import Table
from bench.tables.tally import now

THOUGHT = (2.0, 5.0)  # seconds


class Rush:
    """At once."""

    def ready(self, table: Table) -> None:
        """Send the next move."""
        table.move()


class Paced:
    """So many a second at each table, whatever the server does: an open loop.

    A move that could not be sent in time, because the one before it had not been seen, counts from when
    it ought to have been sent.
    """

    def __init__(self, rate: float, random: Random) -> None:
        self.gap = 1 / rate
        self.random = random

    def ready(self, table: Table) -> None:
        """Send the next move when its time comes."""
        moment = now()
        fresh = not table.due or not table.sent  # no beat yet, or a new game: gathering takes its time
        table.due = moment + self.random.random() * self.gap if fresh else table.due + self.gap
        if table.due > moment:
            asyncio.get_running_loop().call_later(table.due - moment, table.move)
        else:
            table.move(table.due)


class Thinking:
    """After a while of thought, which differs from move to move."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def ready(self, table: Table) -> None:
        """Send the next move after some thought."""
        asyncio.get_running_loop().call_later(self.random.uniform(*THOUGHT), table.move)
