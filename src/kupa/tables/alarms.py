"""The alarm clock of one table: wakes its keeper when something is due or somebody is to be warned."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from kupa.core.refused import Refused
from kupa.tables import answers, presence
from kupa.tables.acts import Act
from kupa.tables.due import Due, deadline, next_due, warning
from kupa.tables.entries import AnyEntry
from kupa.tables.keeper import Keeper, Outcome
from kupa.tables.table import Table

logger = logging.getLogger("kupa.tables")

POLITE: Final = 0.4  # seconds by which another process, that wrote last, may go first
SOONEST: Final = 0.005
PAUSE: Final = 1.0  # after a failure


class Alarm:
    """Set again after every entry; it never rings too late, and looks again when it rings too early."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.handle: asyncio.TimerHandle | None = None
        self.rings = float("inf")
        self.warned: set[tuple[int, int]] = set()  # questions about which their seat was warned

    def set(self) -> None:
        """Ring in time for what comes next, if the alarm is not set for something earlier already."""
        due = next_due(self.keeper.table)
        if due is None:
            return self.off()
        at = min(self._polite(due), self._warning())
        if self.handle is None or at < self.rings - SOONEST:
            self._ring_at(at)
        return None

    def off(self) -> None:
        """Ring no more."""
        if self.handle is not None:
            self.handle.cancel()
        self.handle, self.rings = None, float("inf")

    def _ring_at(self, at: float) -> None:
        self.off()
        wait = max(SOONEST, at - self.keeper.clock())
        self.rings = at
        self.handle = asyncio.get_running_loop().call_later(wait, self._ring)

    def _polite(self, due: Due) -> float:
        return due.at if self.keeper.ours else due.at + POLITE

    def _ring(self) -> None:
        self.off()
        keeper, now = self.keeper, self.keeper.clock()
        due = next_due(keeper.table)
        if due is not None and self._polite(due) <= now:
            keeper.submit(partial(self._see_to, due), self._seen_to)
        else:
            self._warn(now)
            self.set()

    def _see_to(self, due: Due, table: Table, now: float) -> AnyEntry:
        """The act that is due; bots think only when their turn has really come."""
        return self._act(due)(table, now)

    def _act(self, due: Due) -> Act:
        if due.what == "pilot":
            return presence.pilot(due.seat)
        if due.what == "clock":
            return answers.by_clock(due.seat, due.asked_at)
        return answers.by_bot(due.seat, due.asked_at, self._choose(due))

    def _choose(self, due: Due) -> str:
        question = self.keeper.table.questions.get(due.seat)
        if question is None or question.number != due.asked_at:
            raise Refused(None, "table.too_late")
        try:
            return self.keeper.pilots.choose(self.keeper.table, due.seat)
        except Exception:  # a bot's fault must not hold up the people
            logger.exception("a bot could not choose")
            match = self.keeper.table.match
            return str(match.state.fallback(due.seat)) if match else ""

    def _seen_to(self, outcome: Outcome) -> None:
        """An entry has set the alarm already; that somebody was quicker is no fault."""
        if isinstance(outcome, Refused):
            self.set()
        elif isinstance(outcome, Exception):
            logger.error("what was due could not be done", exc_info=outcome)
            self._ring_at(self.keeper.clock() + PAUSE)

    def _warning(self) -> float:
        table = self.keeper.table
        open_ones = [
            warning(table, seat)
            for seat, question in table.questions.items()
            if (seat, question.number) not in self.warned
        ]
        return min((at for at in open_ones if at is not None), default=float("inf"))

    def _warn(self, now: float) -> None:
        table = self.keeper.table
        for seat, question in table.questions.items():
            at, end = warning(table, seat), deadline(table, seat)
            if at is None or end is None or at > now or (seat, question.number) in self.warned:
                continue
            self.warned = {pair for pair in self.warned if pair[1] >= question.number - 50}
            self.warned.add((seat, question.number))
            for listener in self.keeper.listeners:
                listener.hurry(seat, max(0.0, end - now))
