"""Sitting down: on a free chair before the deal, or in a bot's place, also during a game."""

from __future__ import annotations

from kupa.core.events import Seat
from kupa.core.refused import Refused
from kupa.tables import entries as e, waiting
from kupa.tables.chairs import clean_name, distinct_name, pick_colour
from kupa.tables.lobby_actions import (
    Action,
    free_chair,
    free_chairs,
    require_lobby,
    require_newcomer,
)
from kupa.tables.table import Table


def sit(owner: str, name: str, seat: Seat | None = None, colour: str | None = None) -> Action:
    """Take the seat named, else the first free one, else one on a new chair, else a bot's.

    Where none can be had before the next deal, one is kept for it.
    """

    def action(table: Table, now: float) -> e.Sat | e.BotReplaced | e.Waited:
        require_newcomer(table, owner)
        if _waits(table, seat):
            return waiting.wait(table, now, owner, name, colour)
        if _wants_bots_chair(table, seat):
            kind: type[e.Sat | e.BotReplaced] = e.BotReplaced
            place = _bots_chair(table, seat)
        else:
            require_lobby(table)
            place, kind = free_chair(table, seat), e.Sat
        others = [chair for at, chair in enumerate(table.chairs) if at != place]
        shown = distinct_name(clean_name(name), others)
        return kind(now, place, shown, _symbol(table, place, colour), owner)

    return action


def _waits(table: Table, seat: Seat | None) -> bool:
    """Tell whether a newcomer has to wait for the next deal."""
    if not table.latecomers or table.lesson is not None or table.stage == "lobby" or seat is not None:
        return False
    return table.stage == "over" or not table.bots_chairs()


def _wants_bots_chair(table: Table, seat: Seat | None) -> bool:
    """Tell whether a newcomer takes over from a bot: where one sits, or where no chair is free."""
    if not table.latecomers or table.lesson is not None or table.stage == "over":
        return False
    if seat is not None:
        return seat in table.bots_chairs()
    return table.stage == "playing" or not free_chairs(table)


def _bots_chair(table: Table, wanted: Seat | None) -> Seat:
    bots = table.bots_chairs()
    if not bots:
        raise Refused(None, "table.full")
    return bots[0] if wanted is None else wanted


def _symbol(table: Table, place: Seat, colour: str | None) -> str:
    """Return the symbol asked for, if nobody else has it; else the one that a bot there has."""
    others = [chair for at, chair in enumerate(table.chairs) if at != place]
    if colour in {chair.colour for chair in others} or colour is None:
        colour = table.chairs[place].colour or None if place < len(table.chairs) else None
    return pick_colour(colour, others)
