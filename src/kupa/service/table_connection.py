"""One WebSocket connection to one table: it forwards updates to the page, and the page's messages."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from kupa.core.events import Seat
from kupa.core.refused import Refused
from kupa.service import wire
from kupa.service.bucket import Bucket
from kupa.service.outbox import Outbox, encode
from kupa.service.presenter import Presenter
from kupa.service.wire import PHRASES
from kupa.tables import answers, lessons, presence
from kupa.tables.actor import Outcome, TableActor
from kupa.tables.entries import (
    Answered,
    AnyEntry,
    Disconnected,
    HostDisconnected,
    Left,
    NextDealPrepared,
)
from kupa.tables.lobby_actions import is_host, leave_seat
from kupa.tables.table import Table
from kupa.tables.updates import Update
from kupa.tables.waiting import is_waiting

logger = logging.getLogger("kupa.server")

LONGEST_ID: Final = 40
PHRASE_RATE, PHRASE_BURST = 0.5, 4.0  # quick phrases a second, and at once
WHY_RATE, WHY_BURST = 5.0, 20.0  # questions why a move is not possible


class TableConnection:
    """A listener of a table's actor. Several may share a seat: they are devices of one person."""

    def __init__(
        self,
        actor: TableActor,
        owner: str | None,
        outbox: Outbox,
        presenter: Presenter,
        phrases: Bucket | None = None,
    ) -> None:
        self.actor = actor
        self.owner = owner
        self.seat: Seat | None = None
        self.looking = True
        self.outbox = outbox
        self.presenter = presenter
        self.phrases = phrases or Bucket(PHRASE_RATE, PHRASE_BURST)  # of all connections of the seat
        self.questions = Bucket(WHY_RATE, WHY_BURST)

    def on_join(self, table: Table) -> None:
        """Send the whole table."""
        self.outbox.put(self.presenter.welcome(table, self.owner, self.seat))

    def on_entry(self, update: Update) -> None:
        """Send an update, encoded once for each owner and seat."""
        key, messages = (self.owner, self.seat), update.render_cache.messages
        if key not in messages:
            message = self.presenter.update(update, self.owner, self.seat)
            messages[key] = None if message is None else encode(message)
        text = messages[key]
        if text is not None:
            self.outbox.put_text(text)
        if not isinstance(update.entry, Answered) and self._may_be_taken_for_absent(update.entry):
            asyncio.get_running_loop().call_soon(self.come_back)

    def _may_be_taken_for_absent(self, entry: AnyEntry) -> bool:
        """Tell whether another process lost a connection, a host their seat, or a chair is kept anew."""
        if isinstance(entry, NextDealPrepared):
            return self.seat is not None
        if isinstance(entry, Disconnected):
            return entry.seat == self.seat
        return isinstance(entry, HostDisconnected | Left) and self.seat is None

    def on_warning(self, seat: Seat, left: float) -> None:
        """Send a warning that a seat's time is running out."""
        self.outbox.put(wire.TimeWarning(seat, round(left * 1000)))

    def on_chat(self, seat: Seat, phrase: str) -> None:
        """Send a seat's phrase."""
        self.outbox.put(wire.Said(seat, phrase))

    def take(self, message: wire.FromPage) -> None:
        """Handle a message of the page; a refusal is sent back."""
        try:
            self._take(message)
        except Refused as refused:
            answer_id = None
            if isinstance(message, wire.MoveSent | wire.Why):
                answer_id = message.id[:LONGEST_ID]
            self.refuse(refused, answer_id)

    def _take(self, message: wire.FromPage) -> None:
        if isinstance(message, wire.MoveSent):
            self._move(message)
        elif isinstance(message, wire.Why):
            self._explain(message)
        elif isinstance(message, wire.Here):
            self.come_back()
        elif isinstance(message, wire.Say):
            self._say(message.key)
        elif isinstance(message, wire.Rewind):
            self._rewind(message.answers)
        elif isinstance(message, wire.PageShown):
            self.looking = message.shown
        elif isinstance(message, wire.Ping):
            self.outbox.put(wire.Pong())
        else:
            raise Refused(None, "table.greeted_already")

    def _move(self, sent: wire.MoveSent) -> None:
        if self.owner is None:
            raise Refused(None, "table.not_seated")
        _check_id(sent.id)
        self.come_back()
        action = answers.answer(self.owner, sent.move, sent.seen, sent.id)
        self.actor.submit(action, partial(self._answered, sent.id))

    def _rewind(self, to: int) -> None:
        if self.owner is None:
            raise Refused(None, "table.not_seated")
        self.actor.submit(lessons.rewind(self.owner, to), self._rewound)

    def _rewound(self, outcome: Outcome) -> None:
        if isinstance(outcome, Refused):
            self.refuse(outcome)
        elif isinstance(outcome, Exception):
            self._log_failure("a step back", outcome)

    def _answered(self, answer_id: str, outcome: Outcome) -> None:
        """A success reaches the sender as an update; only the rest needs a message of its own."""
        if isinstance(outcome, answers.Repeated):
            self.outbox.put(wire.Done(answer_id, outcome.number))
        elif isinstance(outcome, Refused):
            self.refuse(outcome, answer_id)
        elif isinstance(outcome, Exception):
            self._log_failure("an answer", outcome)
            self.refuse(Refused(None, "table.not_written"), answer_id)

    def _explain(self, asked: wire.Why) -> None:
        """Say why a move is not possible now: the table is only read, so the actor need not wait."""
        _check_id(asked.id)
        if not self.questions.take():
            raise Refused(None, "table.too_fast")
        now = self.actor.table.time(self.presenter.clock())
        against = answers.objection(self.actor.table, self.seat, asked.move, now)
        self.outbox.put(because(asked.id, against))

    def come_back(self) -> None:
        """Give the seat back to its owner, if it is marked as away or a bot plays it."""
        table, seat = self.actor.table, self.seat
        if self.owner is None:
            return
        if seat is None and presence.is_absent_host(table, self.owner):
            self.actor.submit(presence.host_returned(self.owner), self._presence_written)
        elif seat is not None and presence.is_away(table, seat):
            self.actor.submit(presence.returned(self.owner), self._presence_written)

    def _say(self, key: str) -> None:
        if key not in PHRASES:
            raise Refused(None, "table.no_such_phrase")
        if self.seat is None:
            raise Refused(None, "table.not_seated")
        if not self.phrases.take():
            raise Refused(None, "table.too_fast")
        self.actor.say(self.seat, key)

    def refuse(self, refused: Refused, answer_id: str | None = None) -> None:
        """Send a refusal."""
        self.outbox.put(refusal(refused, answer_id))

    async def leave(self, grace: float) -> None:
        """Stop listening; mark the seat as disconnected if no connection remains after ``grace``."""
        self.actor.leave(self)
        owner = self.owner
        if owner is None:
            return
        await asyncio.sleep(grace)
        if any(other.owner == owner for other in self.actor.listeners):
            return
        seat = self.actor.table.seat_of(owner)  # seats may have been renumbered meanwhile
        if seat is not None:
            self.actor.submit(presence.disconnected(seat), self._presence_written)
            return
        if is_waiting(self.actor.table, owner) and not self.actor.table.timing.slow:
            self.actor.submit(leave_seat(owner), self._presence_written)
        if is_host(self.actor.table, owner):
            self.actor.submit(presence.host_disconnected(owner), self._presence_written)

    def _presence_written(self, outcome: Outcome) -> None:
        """A refusal means that another device or process was faster."""
        if isinstance(outcome, Exception) and not isinstance(outcome, Refused):
            self._log_failure("presence", outcome)

    def _log_failure(self, what: str, error: Exception) -> None:
        label = self.actor.table.label
        logger.error("%s: %s of seat %s was not written", label, what, self.seat, exc_info=error)


def refusal(refused: Refused, answer_id: str | None = None) -> wire.RefusedSent:
    """Return a refusal as a message."""
    return wire.RefusedSent(answer_id, refused.ruling, refused.reason, plain(refused.facts))


def because(asked_id: str, against: Refused | None) -> wire.Because:
    """Return an objection as a message; None: there is none."""
    if against is None:
        return wire.Because(asked_id, None, None, {})
    return wire.Because(asked_id, against.ruling, against.reason, plain(against.facts))


def _check_id(message_id: str) -> None:
    if not 0 < len(message_id) <= LONGEST_ID:
        raise Refused(None, "table.bad_id", longest=LONGEST_ID)


def plain(facts: dict[str, object]) -> wire.Json:
    """Return the facts of a refusal as numbers and text."""
    return {name: fact if isinstance(fact, int) else str(fact) for name, fact in facts.items()}
