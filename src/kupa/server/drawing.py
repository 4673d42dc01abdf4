"""From a table to what one seat is sent. Everything is built up from a view; no state comes near it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any, Literal

from msgspec import Raw, defstruct

from kupa.core.told import Event, Seat, hears
from kupa.server import wire
from kupa.server.outbox import encode
from kupa.tables import entries as e
from kupa.tables.acts import may_host
from kupa.tables.chairs import Chair
from kupa.tables.due import deadline, warning
from kupa.tables.keeper import Update
from kupa.tables.pace import STUDY
from kupa.tables.table import Table

OWN = frozenset({"options"})  # the table says them once; a view need not repeat them


LAST = "last"  # a view's last public event: it travels with its key, like every event


class Mould:
    """Casts one kind of event or view into what travels: a struct, which is written quickest."""

    def __init__(self, shape: type[Any], key: str | None) -> None:
        names = [made.name for made in fields(shape) if made.name not in OWN]
        self.ends = bool(names) and names[-1] == LAST and key is None
        read = names[:-1] if self.ends else names
        self.get: Callable[[Any], Any] | None = attrgetter(*read) if read else None
        self.several = len(read) > 1
        self.cast: Any = defstruct(shape.__name__, names, tag_field="key" if key else None, tag=key)

    def facts(self, made: object) -> tuple[Any, ...]:
        """Return the facts of a thing, without its last event."""
        if self.get is None:
            return ()
        found = self.get(made)
        return tuple(found) if self.several else (found,)


MOULDS: dict[type[Any], Mould] = {}


def _mould(shape: type[Any], key: str | None) -> Mould:
    mould = MOULDS.get(shape)
    if mould is None:
        mould = MOULDS[shape] = Mould(shape, key)
    return mould


def event(told: Event) -> wire.Picture:
    """Return an event as it travels, its key first."""
    mould = _mould(type(told), told.key)
    return mould.cast(*mould.facts(told))


def view(seen: Any) -> wire.Picture:  # noqa: ANN401 — every game has its own
    """Return a view as it travels."""
    mould = _mould(type(seen), None)
    last = getattr(seen, LAST, None)
    facts = mould.facts(seen)
    return mould.cast(*facts, event(last) if last is not None else None)


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
        info, game, opening = table_info(table), self.game(table, seat), _opening(table, seat)
        return wire.Welcome(table.number, seat, _hosting(table, owner), info, game, opening)

    def update(self, update: Update, owner: str | None, seat: Seat | None) -> Drawn | None:
        """Draw an entry for a device; None: it is not its business."""
        entry, table = update.entry, update.table
        if isinstance(entry, e.Answered) and may_look(table, seat):
            return self.told(update, entry, seat)
        if isinstance(entry, e.Answered) and table.phase == "playing":
            return None
        what, about = str(entry.__struct_config__.tag), _about(table, entry)
        info, game = table_info(table), self.game(table, seat)
        news = _news(update, seat) if game else []
        return wire.Lobby(table.number, what, about, seat, _hosting(table, owner), info, game, news)

    def told(self, update: Update, entry: e.Answered, seat: Seat | None) -> wire.Told:
        """Draw an answer."""
        news = _news(update, seat)
        if "clocks" not in update.drawn:
            update.drawn["clocks"] = self.clocks(update.table)
        game = self.game(update.table, seat, update.drawn["clocks"])
        own = entry.id if entry.id and seat == entry.seat else None
        table = table_info(update.table) if update.table.phase == "over" else None
        return wire.Told(update.number, entry.seat, entry.who, news, game, own, table)

    def game(
        self, table: Table, seat: Seat | None, clocks: list[wire.Clock] | None = None
    ) -> wire.GameNow | None:
        """Draw the game for a seat; for an onlooker only where the host allows it."""
        match = table.match
        if match is None or table.phase == "lobby" or not may_look(table, seat):
            return None
        question = table.questions.get(seat) if seat is not None else None
        moves = [str(move) for move in question.moves] if question else []
        look = self._look(table, seat)
        shown = self.clocks(table) if clocks is None else clocks
        return wire.GameNow(view(match.view(seat)), moves, shown, look)

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


def _opening(table: Table, seat: Seat | None) -> list[Any]:
    """Return what a seat was told at the deal, if nothing has happened since."""
    match = table.match
    if match is None or match.answers or table.phase != "playing" or not may_look(table, seat):
        return []
    return [event(told.event) for told in match.opening if hears(told.audience, seat)]


def _news(update: Update, seat: Seat | None) -> list[Any]:
    """Return what a seat is told, each event written once for all who are told it."""
    written: dict[int, Raw] = update.drawn.setdefault("events", {})
    news = []
    for at, told in enumerate(update.news):
        if hears(told.audience, seat):
            if at not in written:
                written[at] = Raw(encode(event(told.event)))
            news.append(written[at])
    return news


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
    kind: Literal["free", "person", "bot"] = "free"
    if not chair.free:
        kind = "bot" if chair.owner is None else "person"
    away = kind == "person" and not chair.present
    level, piloted, wins = chair.level, chair.piloted, chair.wins
    return wire.ChairInfo(kind, chair.name, chair.colour, level, away, piloted, wins, worded)


def option_facts(text: str) -> dict[str, str]:
    """Return options such as ``draw=free`` by name."""
    return dict(word.split("=", 1) for word in text.split())


def option_text(facts: dict[str, str]) -> str:
    """Return options by name as words; what they may be is checked elsewhere."""
    return " ".join(f"{name}={value}" for name, value in facts.items())


def _about(table: Table, entry: e.AnyEntry) -> Seat | None:
    if isinstance(entry, e.Hosted):
        return table.owned(entry.owner)
    return getattr(entry, "seat", None)


def _hosting(table: Table, owner: str | None) -> bool:
    return owner is not None and may_host(table, owner)


def _ms(seconds: float) -> int:
    return max(0, round(seconds * 1000))
