"""Builds the messages a seat is sent. They are made from the game's views; no game state comes in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from math import ceil
from operator import attrgetter
from typing import Any, Literal

from msgspec import Raw, defstruct

from kupa.core.events import Event, Seat, hears
from kupa.core.options import read_options
from kupa.lessons import LEARNER
from kupa.service import wire
from kupa.service.outbox import encode
from kupa.tables import entries as e
from kupa.tables.chairs import Chair
from kupa.tables.lobby_actions import is_host, may_gather
from kupa.tables.schedule import deadline, warning
from kupa.tables.table import Table
from kupa.tables.updates import Update
from kupa.tables.waiting import is_waiting

LEFT_OUT = frozenset({"options"})  # fields of views that are sent once, with the table
LAST = "last"  # the field for a view's last public event, encoded like any event


class StructEncoder:
    """Converts one class of events or views to msgspec structs, which encode fastest."""

    def __init__(self, shape: type[Any], key: str | None) -> None:
        names = [made.name for made in fields(shape) if made.name not in LEFT_OUT]
        self.ends = bool(names) and names[-1] == LAST and key is None
        read = names[:-1] if self.ends else names
        self.get: Callable[[Any], Any] | None = attrgetter(*read) if read else None
        self.several = len(read) > 1
        self.struct: Any = defstruct(shape.__name__, names, tag_field="key" if key else None, tag=key)

    def values(self, made: object) -> tuple[Any, ...]:
        """Return the field values of an event or view, but not the last event."""
        if self.get is None:
            return ()
        found = self.get(made)
        return tuple(found) if self.several else (found,)


ENCODERS: dict[type[Any], StructEncoder] = {}


def _encoder(shape: type[Any], key: str | None) -> StructEncoder:
    encoder = ENCODERS.get(shape)
    if encoder is None:
        encoder = ENCODERS[shape] = StructEncoder(shape, key)
    return encoder


def event(told: Event) -> wire.GameStruct:
    """Return an event as a struct, tagged with its key."""
    encoder = _encoder(type(told), told.key)
    return encoder.struct(*encoder.values(told))


def view(seen: Any) -> wire.GameStruct:  # noqa: ANN401 — every game has its own
    """Return a view as a struct."""
    encoder = _encoder(type(seen), None)
    last = getattr(seen, LAST, None)
    return encoder.struct(*encoder.values(seen), event(last) if last is not None else None)


Message = wire.AnswerPlayed | wire.Lobby


def may_look(table: Table, owner: str | None, seat: Seat | None) -> bool:
    """Tell whether the game is shown: to players and screens, and to onlookers if the host allows it."""
    return seat is not None or table.onlookers or owner in table.screens


class Presenter:
    """Builds messages about tables; the clock gives the time left."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock

    def welcome(self, table: Table, owner: str | None, seat: Seat | None) -> wire.Welcome:
        """Return the whole table as a device sees it."""
        info, game, opening = (
            table_info(table),
            self.game(table, owner, seat),
            _opening(table, owner, seat),
        )
        return wire.Welcome(table.number, seat, *rights_of(table, owner), info, game, opening)

    def update(self, update: Update, owner: str | None, seat: Seat | None) -> Message | None:
        """Return the message about an entry for a device; None if it is not sent one."""
        entry, table = update.entry, update.table
        if isinstance(entry, e.Answered) and may_look(table, owner, seat):
            return self.answer_played(update, entry, owner, seat)
        if isinstance(entry, e.Answered) and table.stage == "playing":
            return None
        what, about = str(entry.__struct_config__.tag), _about(table, entry)
        info, game = table_info(table), self.game(table, owner, seat)
        news = _news(update, seat) if game else []
        rights = rights_of(table, owner)
        return wire.Lobby(table.number, what, about, seat, *rights, info, game, news)

    def answer_played(
        self, update: Update, entry: e.Answered, owner: str | None, seat: Seat | None
    ) -> wire.AnswerPlayed:
        """Return the message about an answer for a seat."""
        news = _news(update, seat)
        cache = update.render_cache
        if cache.clocks is None:
            cache.clocks = self.clocks(update.table)
        game = self.game(update.table, owner, seat, cache.clocks)
        own = entry.id if entry.id and seat == entry.seat else None
        table = table_info(update.table) if update.table.stage == "over" else None
        return wire.AnswerPlayed(update.number, entry.seat, entry.who, news, game, own, table)

    def game(
        self,
        table: Table,
        owner: str | None,
        seat: Seat | None,
        clocks: list[wire.Clock] | None = None,
    ) -> wire.GameNow | None:
        """Return the game as a seat sees it, with its moves; None where it is not shown."""
        match = table.match
        if match is None or table.stage == "lobby" or not may_look(table, owner, seat):
            return None
        question = table.questions.get(seat) if seat is not None else None
        moves = [str(move) for move in question.moves] if question else []
        study_left = self._study_left(table, seat)
        shown = self.clocks(table) if clocks is None else clocks
        return wire.GameNow(view(match.view(seat)), moves, shown, study_left, lesson_now(table))

    def clocks(self, table: Table) -> list[wire.Clock]:
        """Return the time left of every person who is asked."""
        now, clocks = table.time(self.clock()), []
        limit = table.timing.limit(table.phase)
        for seat in table.questions:
            end, warn = deadline(table, seat), warning(table, seat)
            if end is not None and warn is not None:
                clocks.append(wire.Clock(seat, _ms(warn - now), _ms(end - now), _ms(limit)))
        return clocks

    def _study_left(self, table: Table, seat: Seat | None) -> int:
        question = table.questions.get(seat) if seat is not None else None
        if question is None or table.phase.time != "study":
            return 0
        left = question.at + table.timing.look - table.time(self.clock())
        return max(0, ceil(left * 1000))  # never too early: whoever waits so long is not refused


def lesson_now(table: Table) -> wire.LessonNow | None:
    """Return where a lesson is; None at other tables."""
    lesson, match = table.lesson, table.match
    if lesson is None or match is None:
        return None
    given = len(match.answers)
    step, done = lesson.step(given), lesson.next_answer(given) is None
    asked = LEARNER in table.questions and step >= 0
    cue = lesson.cues[step]
    starts = [each.first for each in lesson.cues if each.first < given]
    return wire.LessonNow(
        key=lesson.key,
        cue=cue.name if asked else None,
        places=list(cue.places) if asked else [],
        step=max(0, step),
        steps=len(lesson.cues),
        forced=asked and len(match.moves(LEARNER)) == 1,
        back=starts[-1] if starts else None,
        done=done,
    )


def _opening(table: Table, owner: str | None, seat: Seat | None) -> list[Any]:
    """Return what a seat was told at the deal, if nobody has answered since; no latecomer was there."""
    match = table.match
    if match is None or match.answers or table.stage != "playing":
        return []
    if not may_look(table, owner, seat) or (seat is not None and table.chairs[seat].late):
        return []
    return [event(notice.event) for notice in match.opening if hears(notice.audience, seat)]


def _news(update: Update, seat: Seat | None) -> list[Any]:
    """Return the events a seat is told; each is encoded once for all seats that are told it."""
    encoded, news = update.render_cache.events, []
    for at, notice in enumerate(update.news):
        if hears(notice.audience, seat):
            if at not in encoded:
                encoded[at] = Raw(encode(event(notice.event)))
            news.append(encoded[at])
    return news


def round_of(table: Table, owner: str | None, seat: Seat | None) -> int | None:
    """Return the round that is being played, if this seat is shown the game and it has rounds."""
    match = table.match
    if match is None or table.stage != "playing" or not may_look(table, owner, seat):
        return None
    return table.game.round(match.view(seat), match.seats)


def table_info(table: Table) -> wire.TableInfo:
    """Return a table as everyone sees it, without the game."""
    over = table.stage == "over"
    digests = {str(seat): digest for seat, digest in table.word_digests.items()} if over else {}
    seal = wire.SealInfo(table.sealed_deal.seal, table.root.hex() if over else None, digests)
    ranks = list(table.match.ranks()) if table.match and over else None
    chairs = [_chair(chair, seat in table.word_digests) for seat, chair in enumerate(table.chairs)]
    return wire.TableInfo(
        id=table.id,
        game=table.game.key,
        options=option_facts(table.options),
        pace=table.pace,
        listed=table.listed,
        onlookers=table.onlookers,
        latecomers=table.latecomers,
        screens=len(table.screens),
        phase=table.stage,
        deal=table.deal,
        chairs=chairs,
        host=table.seat_of(table.host),
        fair=seal,
        family=table.family,
        privacy=table.game.privacy(read_options(table.game.Options, table.options.split())),
        ranks=ranks,
        waiting=[wire.WaitingInfo(each.name, each.colour) for each in table.waiting],
    )


def _chair(chair: Chair, worded: bool) -> wire.ChairInfo:
    kind: Literal["free", "person", "bot"] = "free"
    if not chair.free:
        kind = "bot" if chair.owner is None else "person"
    away = kind == "person" and not chair.present
    level, piloted, wins = chair.level, chair.autopilot, chair.wins
    return wire.ChairInfo(kind, chair.name, chair.colour, level, away, piloted, wins, worded)


def option_facts(text: str) -> dict[str, str]:
    """Parse options such as ``draw=free stick=off`` into a dictionary."""
    return dict(word.split("=", 1) for word in text.split())


def option_text(facts: dict[str, str]) -> str:
    """Write a dictionary of options as text, unchecked."""
    return " ".join(f"{name}={value}" for name, value in facts.items())


def _about(table: Table, entry: e.AnyEntry) -> Seat | None:
    if isinstance(entry, e.HostChanged):
        return table.seat_of(entry.owner)
    return getattr(entry, "seat", None)


def rights_of(table: Table, owner: str | None) -> tuple[bool, bool, bool]:
    """Return whether a device is the host, whether it may gather and deal, and whether it waits."""
    if owner is None:
        return False, False, False
    return is_host(table, owner), may_gather(table, owner), is_waiting(table, owner)


def _ms(seconds: float) -> int:
    return max(0, round(seconds * 1000))
