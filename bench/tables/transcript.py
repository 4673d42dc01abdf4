"""What four pages are told in a game of Reset: the bytes of the fan-out without a game."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec

from kupa.service.outbox import encode
from kupa.service.presenter import Presenter
from kupa.tables import entries as e
from kupa.tables.chairs import COLOURS
from kupa.tables.clock import steady_time
from kupa.tables.lobby_actions import TableSettings, opening
from kupa.tables.table import Table
from kupa.tables.updates import Update

SEATS: Final = 4
Told = list[dict[str, Any]]  # one message for each seat


def transcript(seed: int) -> list[Told]:
    """Play one game at random, and return what each seat is told after each move."""
    table, random, presenter = dealt(), Random(seed), Presenter(steady_time)
    told: list[Told] = []
    while table.asked:
        seat = table.asked[0]
        move = random.choice(table.questions[seat].moves)
        entry = e.Answered(steady_time(), seat, str(move), "person", f"m{len(told)}")
        update = Update(table, entry, table.apply(entry))
        told.append([message(presenter, update, seat) for seat in range(SEATS)])
    return told


def dealt() -> Table:
    """Return a table of four at which the cards have just been dealt."""
    settings = TableSettings("reset", pace="relaxed", chairs=SEATS).checked()
    table = Table("a-table-of-the-bench", opening(settings, owner(0), steady_time()))
    for seat in range(SEATS):
        table.apply(e.Sat(steady_time(), seat, f"Friend {seat}", COLOURS[seat], owner(seat)))
    table.apply(e.Dealt(steady_time(), table.game.edition))
    return table


def owner(seat: int) -> str:
    """Return the key of the device that has a seat."""
    return f"device-{seat}"


def message(presenter: Presenter, update: Update, seat: int) -> dict[str, Any]:
    """Return a message as what its JSON says, to be encoded anew."""
    said: dict[str, Any] = msgspec.json.decode(encode(presenter.update(update, owner(seat), seat)))
    return said
