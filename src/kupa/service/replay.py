"""Replays of finished deals, step by step: as a seat or an onlooker saw them, or with all cards open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from typing import Any, Final

from kupa.core.events import Event, Notice, Seat, heard
from kupa.core.match import Match
from kupa.core.record import Record, parse
from kupa.core.refused import Refused
from kupa.games import find
from kupa.service import http_types, presenter, wire
from kupa.tables import entries as e
from kupa.tables.chairs import COLOURS, Chair
from kupa.tables.records import FinishedDeal
from kupa.tables.table import AnyMatch

OPEN, ONLOOKER = "open", "onlooker"
STEPS: Final = 100  # in one response
MOST_ANSWERS: Final = 10_000  # of a game in a file; usual games have a fiftieth


def replay(finished: FinishedDeal, deal: int, eyes: str, start: int) -> http_types.Replay:
    """Return the steps of a deal from ``start`` on, at most ``STEPS``."""
    record, chairs = finished.record, [chair(each) for each in finished.chairs]
    match: AnyMatch = Match.reopen(find(record.game), record)
    return _replay(match, record, finished.who, http_types.ReplaySent("", eyes, start), chairs, deal)


def replay_file(sent: http_types.ReplaySent) -> http_types.Replay:
    """Return the steps of a game that was saved as a file, wherever that was; it names nobody."""
    record = parse(sent.record)
    if len(record.answers) > MOST_ANSWERS:
        raise Refused(None, "table.file_too_long", most=MOST_ANSWERS)
    match: AnyMatch = Match.reopen(find(record.game), record)
    colours = [*COLOURS, *[""] * record.seats][: record.seats]
    chairs = [http_types.ReplayChair("bot", "", colour, None) for colour in colours]
    return _replay(match, record, [None] * len(record.answers), sent, chairs, 1)


def _replay(  # noqa: PLR0913 — a deal, who was there, and what is wanted of it
    match: AnyMatch,
    record: Record,
    who: Sequence[e.Who | None],
    wanted: http_types.ReplaySent,
    chairs: list[http_types.ReplayChair],
    deal: int,
) -> http_types.Replay:
    viewer = ReplayViewer(wanted.eyes, record.seats)
    answers = list(zip(record.answers, who, strict=True))
    steps = list(_steps(match, answers, viewer, range(wanted.start, wanted.start + STEPS)))
    if match.asked():
        raise Refused(None, "core.not_over")
    return http_types.Replay(
        game=record.game,
        options=presenter.option_facts(record.options),
        deal=deal,
        eyes=wanted.eyes,
        chairs=chairs,
        ranks=list(match.ranks()),
        total=len(record.answers) + 1,
        steps=steps,
    )


def _steps(
    match: AnyMatch,
    answers: list[tuple[tuple[Seat, str], e.Who | None]],
    viewer: ReplayViewer,
    wanted: range,
) -> Iterator[http_types.ReplayStep]:
    """Replay every answer to the end, and yield the steps in the range."""
    if 0 in wanted:
        yield viewer.step(match, match.opening, 0)
    for n, ((seat, move), who) in enumerate(answers, 1):
        news = match.answer(seat, move)
        if n in wanted:
            yield viewer.step(match, news, n, (seat, move), who)


class ReplayViewer:
    """Whose view a replay shows: a seat's, an onlooker's, or all seats' (open)."""

    def __init__(self, eyes: str, seats: int) -> None:
        self.open = eyes == OPEN
        if eyes not in {OPEN, ONLOOKER} and not (eyes.isascii() and eyes.isdecimal()):
            raise Refused(None, "table.not_understood")
        self.seat: Seat | None = None if eyes in {OPEN, ONLOOKER} else int(eyes[:9])
        if self.seat is not None and self.seat >= seats:
            raise Refused(None, "core.no_such_seat", seat=self.seat, last=seats - 1)

    def step(
        self,
        match: AnyMatch,
        news: list[Notice],
        n: int,
        answer: tuple[Seat, str] | None = None,
        who: Any = None,  # noqa: ANN401 — a person, a bot or the clock
    ) -> http_types.ReplayStep:
        """Return one step with its events and views."""
        seat, move = answer or (None, None)
        shown = move if self.open or seat == self.seat else None
        events = [presenter.event(each) for each in self._events(news)]
        return http_types.ReplayStep(n, seat, who, shown, events, self._views(match))

    def _events(self, news: list[Notice]) -> list[Event]:
        return fullest([told.event for told in news]) if self.open else heard(news, self.seat)

    def _views(self, match: AnyMatch) -> list[wire.GameStruct]:
        if not self.open:
            return [presenter.view(match.view(self.seat))]
        return [presenter.view(view) for view in opened(match)]


def opened(match: AnyMatch) -> list[Any]:
    """Return every seat's view with the covered cards face up, where the game says which they are."""
    views = [match.view(seat) for seat in range(match.seats)]
    follower = match.game.follow(match.options, match.seats, None)
    if follower is None:
        return views
    faces = getattr(match.state.open_view(), follower.zone)
    return [replace(view, **{follower.zone: faces}) for view in views]


def fullest(events: list[Event]) -> list[Event]:
    """Leave out events that another one contains, as told to a better informed seat."""
    return [each for each in events if not any(_says_more(other, each) for other in events)]


def _says_more(other: Event, event: Event) -> bool:
    if type(other) is not type(event) or other == event:
        return False
    pairs = [(getattr(event, made.name), getattr(other, made.name)) for made in fields(event)]
    return all(less is None or less == more for less, more in pairs)


def chair(sat: Chair) -> http_types.ReplayChair:
    """Return who had a chair."""
    kind: Any = "bot" if sat.owner is None else "person"
    return http_types.ReplayChair(kind, sat.name, sat.colour, sat.level)
