"""Somebody who is connected to a table: listens to its keeper, and passes on what their page sends."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from kupa.core.refused import Refused
from kupa.core.told import Seat
from kupa.server import wire
from kupa.server.drawing import Artist
from kupa.server.limits import Bucket
from kupa.server.outbox import Outbox, encode
from kupa.server.phrases import PHRASES
from kupa.tables import answers, presence
from kupa.tables.entries import Gone
from kupa.tables.keeper import Keeper, Outcome, Update
from kupa.tables.table import Table

logger = logging.getLogger("kupa.server")

LONGEST_ID: Final = 40
TALK_RATE, TALK_BURST = 0.5, 4.0  # quick phrases a second, and at once


class Guest:
    """One connection at one table. Several may share a seat: they are one person's devices."""

    def __init__(self, keeper: Keeper, owner: str | None, outbox: Outbox, artist: Artist) -> None:
        self.keeper = keeper
        self.owner = owner
        self.seat: Seat | None = None
        self.outbox = outbox
        self.artist = artist
        self.talk = Bucket(TALK_RATE, TALK_BURST)

    def greet(self, table: Table) -> None:
        """Show the table."""
        self.outbox.put(self.artist.welcome(table, self.owner, self.seat))

    def hear(self, update: Update) -> None:
        """Pass an entry on, drawn once for each seat and device."""
        key = (self.owner, self.seat)
        if key not in update.drawn:
            drawn = self.artist.update(update, self.owner, self.seat)
            update.drawn[key] = None if drawn is None else encode(drawn)
        if update.drawn[key] is not None:
            self.outbox.put_text(update.drawn[key])
        if isinstance(update.entry, Gone) and update.entry.seat == self.seat:
            # another process lost a page of ours and cannot see this one
            asyncio.get_running_loop().call_soon(self.come_back)

    def hurry(self, seat: Seat, left: float) -> None:
        """Pass a warning on."""
        self.outbox.put(wire.Hurry(seat, round(left * 1000)))

    def overhear(self, text: bytes) -> None:
        """Pass on what somebody says."""
        self.outbox.put_text(text)

    def take(self, message: wire.FromPage) -> None:
        """Do what the page asks for; a refusal is an answer too."""
        try:
            self._take(message)
        except Refused as no:
            self.refuse(no, message.id[:LONGEST_ID] if isinstance(message, wire.MoveSent) else None)

    def _take(self, message: wire.FromPage) -> None:
        if isinstance(message, wire.MoveSent):
            self._move(message)
        elif isinstance(message, wire.Here):
            self.come_back()
        elif isinstance(message, wire.Say):
            self._say(message.key)
        elif isinstance(message, wire.Ping):
            self.outbox.put(wire.Pong())
        else:
            raise Refused(None, "table.greeted_already")

    def _move(self, sent: wire.MoveSent) -> None:
        if self.owner is None:
            raise Refused(None, "table.not_seated")
        if not 0 < len(sent.id) <= LONGEST_ID:
            raise Refused(None, "table.bad_id", longest=LONGEST_ID)
        self.come_back()
        act = answers.answer(self.owner, sent.move, sent.seen, sent.id)
        self.keeper.submit(act, partial(self._answered, sent.id))

    def _answered(self, answer_id: str, outcome: Outcome) -> None:
        """Whoever answered hears of it with everybody; only a refusal needs a message of its own."""
        if isinstance(outcome, answers.Repeated):
            self.outbox.put(wire.Done(answer_id, outcome.number))
        elif isinstance(outcome, Refused):
            self.refuse(outcome, answer_id)
        elif isinstance(outcome, Exception):
            logger.error("an answer could not be written", exc_info=outcome)
            self.refuse(Refused(None, "table.not_written"), answer_id)

    def come_back(self) -> None:
        """Give the seat back to its owner, if a bot has it or it was marked as away."""
        seat = self.seat
        if self.owner is None or seat is None or not presence.is_away(self.keeper.table, seat):
            return
        self.keeper.submit(presence.back(self.owner), _let_be)  # another device may be quicker

    def _say(self, key: str) -> None:
        if key not in PHRASES:
            raise Refused(None, "table.no_such_phrase")
        if self.seat is None:
            raise Refused(None, "table.not_seated")
        if not self.talk.take():
            raise Refused(None, "table.too_fast")
        self.keeper.say(encode(wire.Said(self.seat, key)))

    def refuse(self, no: Refused, answer_id: str | None = None) -> None:
        """Say why not."""
        self.outbox.put(refusal(no, answer_id))

    async def leave(self, grace: float) -> None:
        """Go; and if nobody else holds the seat after a moment, write down that it is empty."""
        self.keeper.leave(self)
        if self.seat is None:
            return
        await asyncio.sleep(grace)
        seat = self.keeper.table.owned(self.owner)  # chairs may have been put away meanwhile
        if seat is not None and not any(other.seat == seat for other in self.keeper.listeners):
            self.keeper.submit(presence.gone(seat), _let_be)


def _let_be(outcome: Outcome) -> None:
    """Whether it was written or had been done by then, it is well; only a fault is worth a line."""
    if isinstance(outcome, Exception) and not isinstance(outcome, Refused):
        logger.error("coming or going could not be written", exc_info=outcome)


def refusal(no: Refused, answer_id: str | None = None) -> wire.RefusedSent:
    """Return a refusal as it travels."""
    return wire.RefusedSent(answer_id, no.ruling, no.reason, plain(no.facts))


def plain(facts: dict[str, object]) -> wire.Json:
    """Return a refusal's facts as numbers and text."""
    return {name: fact if isinstance(fact, int) else str(fact) for name, fact in facts.items()}
