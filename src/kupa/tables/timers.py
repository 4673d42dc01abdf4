"""The timer of one table: wakes its actor when something is due or a person is to be warned."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final

from kupa.core.events import Seat
from kupa.core.refused import Refused
from kupa.tables import answers, presence
from kupa.tables.actor import Outcome, TableActor
from kupa.tables.entries import AnyEntry
from kupa.tables.lobby_actions import Action
from kupa.tables.schedule import Due, deadline, next_due, warning
from kupa.tables.table import Table
from kupa.tables.thinker import Resting, Thinker

logger = logging.getLogger("kupa.tables")

PRECEDENCE: Final = 0.4  # seconds by which the process that wrote last goes first
SHORTEST: Final = 0.005
PAUSE: Final = 1.0  # seconds after a failure
EARLIER: Final = 0.5  # by this part of its usual pause a bot thinks before its time
LATE: Final = 1.0  # seconds after its time for which a bot that thinks elsewhere is waited for
REMEMBERED: Final = 50  # entries after which a warning that was sent is forgotten


class TableTimer:
    """Scheduled again after every entry. It never fires late; when it fires early, it looks again."""

    def __init__(self, actor: TableActor, thinker: Thinker | None = None) -> None:
        self.actor = actor
        self.thinker = thinker  # None: bots that search think here too
        self.thinking: asyncio.Task[None] | None = None
        self.handle: asyncio.TimerHandle | None = None
        self.fires = float("inf")
        self.warned: set[tuple[Seat, int]] = set()  # seats and numbers of questions warned about
        self.chosen: tuple[Seat, int, str] | None = None  # what a bot will play: seat, question, move
        self.fell_back: tuple[Seat, int] | None = None  # the question for which the thinker failed

    def schedule(self) -> None:
        """Fire in time for what is due next, unless the timer is set for an earlier time already."""
        stopped = self.actor.damaged or self.is_resting()
        due = None if stopped else next_due(self.actor.table)
        if due is None:
            return self.cancel()
        at = min(self._thinks_at(due), self._next_warning())
        if self.handle is None or at < self.fires - SHORTEST:
            self._fire_at(at)
        return None

    def is_resting(self) -> bool:
        """Tell whether nobody is there to play or to watch: bots do not play for themselves."""
        actor = self.actor
        if actor.table.timing.slow:
            return False
        return not actor.listeners and not any(chair.present for chair in actor.table.chairs)

    def _now(self) -> float:
        return self.actor.table.time(self.actor.clock())

    def cancel(self) -> None:
        """Stop the timer, until it is scheduled again."""
        if self.handle is not None:
            self.handle.cancel()
        self.handle, self.fires = None, float("inf")

    def stop(self) -> None:
        """Let nothing happen any more."""
        self.cancel()
        if self.thinking is not None:
            self.thinking.cancel()

    def _fire_at(self, at: float) -> None:
        self.cancel()
        wait = max(SHORTEST, at - self._now())
        self.fires = at
        self.handle = asyncio.get_running_loop().call_later(wait, self._fire)

    def _time_of(self, due: Due) -> float:
        """The process that wrote last acts first, so that two rarely write the same."""
        return due.at if self.actor.wrote_last else due.at + PRECEDENCE

    def _thinks_at(self, due: Due) -> float:
        """A bot thinks before its time, so that how long it took cannot be seen from its answer."""
        if due.what != "bot" or self._has_chosen(due) or not self.actor.wrote_last:
            return self._time_of(due)
        return due.at - self.actor.table.timing.thought * EARLIER

    def _has_chosen(self, due: Due) -> bool:
        return self.chosen is not None and self.chosen[:2] == (due.seat, due.asked_at)

    def _fire(self) -> None:
        self.cancel()
        if self.thinking is not None:  # it ends soon, and then this is looked at again
            return
        actor, now = self.actor, self._now()
        due = None if self.is_resting() else next_due(actor.table)
        if due is not None and self._time_of(due) <= now:
            actor.submit(partial(self._perform, due), partial(self._performed, due))
        elif due is not None and self._thinks_at(due) <= now:
            actor.submit(partial(self._think, due), self._thought)
        else:
            self._warn(now)
            self.schedule()

    def _think(self, due: Due, _table: Table, _now: float) -> AnyEntry:
        """An action that writes nothing: the bot chooses when the table is whole, and waits."""
        if not self._thinks_elsewhere(due):
            self.chosen = (due.seat, due.asked_at, self._choose(due))
        raise Refused(None, "table.too_late")

    def _thinks_elsewhere(self, due: Due) -> bool:
        """Let a bot that searches begin to choose, if there is a process for that."""
        table, thinker = self.actor.table, self.thinker
        if thinker is None or due.what != "bot" or self._has_chosen(due) or not self._is_open(due):
            return False
        if self.fell_back == (due.seat, due.asked_at) or not thinker.ready:
            return False
        moves = table.questions[due.seat].moves
        bot, view = self.actor.bots.asked(table, due.seat)
        if not bot.searches or len(moves) == 1:
            return False
        self.thinking = asyncio.ensure_future(
            self._wait(thinker.choose(bot, view, moves, due.at), due, moves)
        )
        return True

    async def _wait(self, choice: Coroutine[Any, Any, int], due: Due, moves: list[Any]) -> None:
        """Take the choice; if there is none in time the bot chooses here, this once."""
        try:
            place = await asyncio.wait_for(choice, max(0.0, due.at - self._now()) + LATE)
            self.chosen = (due.seat, due.asked_at, str(moves[place]))
        except Exception as error:  # noqa: BLE001 — whatever it is, the people must not wait
            self.fell_back = due.seat, due.asked_at
            if not isinstance(error, Resting):  # that was logged before
                label = self.actor.table.label
                logger.warning("%s: a bot thinks in the event loop, this once (%r)", label, error)
        self.thinking = None
        self.schedule()

    def _is_open(self, due: Due) -> bool:
        question = self.actor.table.questions.get(due.seat)
        return question is not None and question.number == due.asked_at

    def _thought(self, _outcome: Outcome) -> None:
        self.schedule()

    def _perform(self, due: Due, table: Table, now: float) -> AnyEntry:
        """An action: bots choose only now, when it is their action's turn in the inbox."""
        if self._thinks_elsewhere(due):
            raise Refused(None, "table.too_late")
        return self._action(due)(table, now)

    def _action(self, due: Due) -> Action:
        if due.what == "takeover":
            return presence.bot_takes_over(due.seat)
        if due.what == "clock":
            return answers.by_clock(due.seat, due.asked_at)
        return answers.by_bot(due.seat, due.asked_at, self._choose(due))

    def _choose(self, due: Due) -> str:
        table = self.actor.table
        if not self._is_open(due):
            raise Refused(None, "table.too_late")
        if self.chosen is not None and self._has_chosen(due):
            return self.chosen[2]
        try:
            return self.actor.bots.choose(table, due.seat)
        except Exception:  # a bot's fault must not hold up the people
            logger.exception("%s: bot of seat %d failed, fallback is played", table.label, due.seat)
            return str(table.match.state.fallback(due.seat)) if table.match else ""

    def _performed(self, due: Due, outcome: Outcome) -> None:
        """A success has scheduled the timer already; a refusal means that another was faster."""
        if isinstance(outcome, Refused):
            self.schedule()
        elif isinstance(outcome, Exception):
            label = self.actor.table.label
            logger.error("%s: %s of seat %d failed", label, due.what, due.seat, exc_info=outcome)
            self._fire_at(self._now() + PAUSE)

    def _next_warning(self) -> float:
        table = self.actor.table
        times = [
            warning(table, seat)
            for seat, question in table.questions.items()
            if (seat, question.number) not in self.warned
        ]
        return min((at for at in times if at is not None), default=float("inf"))

    def _warn(self, now: float) -> None:
        table = self.actor.table
        for seat, question in table.questions.items():
            at, end = warning(table, seat), deadline(table, seat)
            if at is None or end is None or at > now or (seat, question.number) in self.warned:
                continue
            self.warned = {pair for pair in self.warned if pair[1] >= question.number - REMEMBERED}
            self.warned.add((seat, question.number))
            for listener in self.actor.listeners:
                listener.on_warning(seat, max(0.0, end - now))
