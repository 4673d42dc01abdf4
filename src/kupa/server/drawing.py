"""From a table to what one seat is sent. Everything is built up from a view; no state comes near it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any

from kupa.core.told import Event, Seat, heard
from kupa.server import wire
from kupa.tables import entries as e
from kupa.tables.acts import may_host
from kupa.tables.chairs import Chair
from kupa.tables.due import deadline, warning
from kupa.tables.keeper import Update
from kupa.tables.pace import STUDY
from kupa.tables.table import Table

Facts = Callable[[Any], tuple[Any, ...]]
OWN = frozenset({"options"})  # the table says them once; a view need not repeat them


@cache
def _reader(shape: type[Any]) -> tuple[tuple[str, ...], Facts]:
    names = tuple(made.name for made in fields(shape) if made.name not in OWN)
    if len(names) > 1:
        return names, attrgetter(*names)
    return names, lambda made: tuple(getattr(made, name) for name in names)


def event(told: Event) -> wire.Json:
    """Return an event as it travels, its key first."""
    names, read = _reader(type(told))
    return {"key": told.key, **dict(zip(names, read(told), strict=True))}


def view(seen: Any) -> wire.Json:  # noqa: ANN401 — every game has its own
    """Return a view as it travels."""
    names, read = _reader(type(seen))
    drawn = dict(zip(names, read(seen), strict=True))
    if drawn.get("last") is not None:
        drawn["last"] = event(drawn["last"])
    return drawn


Drawn = wire.Told | wire.Lobby


def may_look(table: Table, seat: Seat | None) -> bool:
    """Tell whether the game is shown: to those who play, and to onlookers where the host allows it."""
    return seat is not None or table.onlookers


class Artist:
    """Draws tables for devices, with the time they have left."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock

    def welcome(self, table: Table, owner: str | None, seat: Seat | None) -> wire.Welcome:
        """Draw all of a table for a device."""
        info, game = table_info(table), self.game(table, seat)
        return wire.Welcome(table.number, seat, _hosting(table, owner), info, game)

    def update(self, update: Update, owner: str | None, seat: Seat | None) -> Drawn | None:
        """Draw an entry for a device; None: it is not its business."""
        entry, table = update.entry, update.table
        if isinstance(entry, e.Answered) and may_look(table, seat):
            return self.told(update, entry, seat)
        if isinstance(entry, e.Answered) and table.phase == "playing":
            return None
        what = entry.__struct_config__.tag
        info, game = table_info(table), self.game(table, seat)
        return wire.Lobby(table.number, str(what), seat, _hosting(table, owner), info, game)

    def told(self, update: Update, entry: e.Answered, seat: Seat | None) -> wire.Told:
        """Draw an answer."""
        news = [event(each) for each in heard(update.news, seat)]
        game = self.game(update.table, seat)
        own = entry.id if entry.id and seat == entry.seat else None
        table = table_info(update.table) if update.table.phase == "over" else None
        return wire.Told(update.number, entry.seat, entry.who, news, game, own, table)

    def game(self, table: Table, seat: Seat | None) -> wire.GameNow | None:
        """Draw the game for a seat; for an onlooker only where the host allows it."""
        match = table.match
        if match is None or table.phase == "lobby" or not may_look(table, seat):
            return None
        question = table.questions.get(seat) if seat is not None else None
        moves = [str(move) for move in question.moves] if question else []
        look = self._look(table, seat)
        return wire.GameNow(view(match.view(seat)), moves, self.clocks(table), look)

    def clocks(self, table: Table) -> list[wire.Clock]:
        """Draw the time every person that is asked has left."""
        now, drawn = self.clock(), []
        limit = table.timing.limit(table.step)
        for seat in table.questions:
            end, warn = deadline(table, seat), warning(table, seat)
            if end is not None and warn is not None:
                drawn.append(wire.Clock(seat, _ms(warn - now), _ms(end - now), _ms(limit)))
        return drawn

    def _look(self, table: Table, seat: Seat | None) -> int:
        question = table.questions.get(seat) if seat is not None else None
        if question is None or table.step not in STUDY:
            return 0
        return _ms(question.at + table.timing.look - self.clock())


def table_info(table: Table) -> wire.TableInfo:
    """Draw a table as everyone sees it."""
    over = table.phase == "over"
    told = {str(seat): word for seat, word in table.words.items()} if over else {}
    fair = wire.FairInfo(table.fair.seal, table.root.hex() if over else None, told)
    ranks = list(table.match.ranks()) if table.match and over else None
    chairs = [_chair(chair, seat in table.words) for seat, chair in enumerate(table.chairs)]
    return wire.TableInfo(
        id=table.id,
        game=table.game.key,
        options=option_facts(table.options),
        pace=table.pace,
        listed=table.listed,
        onlookers=table.onlookers,
        phase=table.phase,
        deal=table.deal,
        chairs=chairs,
        host=table.owned(table.host),
        fair=fair,
        ranks=ranks,
    )


def _chair(chair: Chair, worded: bool) -> wire.ChairInfo:
    kind = "person" if chair.owner is not None else "bot" if chair.level else "free"
    away = chair.owner is not None and (chair.gone is not None or chair.piloted)
    return wire.ChairInfo(
        kind, chair.name, chair.colour, chair.level, away, chair.piloted, chair.wins, worded  # type: ignore[arg-type]
    )


def option_facts(text: str) -> dict[str, str]:
    """Return options such as ``draw=free`` by name."""
    return dict(word.split("=", 1) for word in text.split())


def option_text(facts: dict[str, str]) -> str:
    """Return options by name as words; what they may be is checked elsewhere."""
    return " ".join(f"{name}={value}" for name, value in facts.items())


def _hosting(table: Table, owner: str | None) -> bool:
    return owner is not None and may_host(table, owner)


def _ms(seconds: float) -> int:
    return max(0, round(seconds * 1000))

