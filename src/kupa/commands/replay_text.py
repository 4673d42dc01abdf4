"""A recorded match as text: its events sentence by sentence, then what lies on the table."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from kupa import words
from kupa.commands.output import print_line
from kupa.commands.view_text import view_lines
from kupa.core.events import Notice, heard
from kupa.core.match import Match
from kupa.core.refused import Refused


@dataclass(frozen=True, slots=True)
class Observer:
    """Who watches a replay: a seat, an onlooker (None), or somebody who may know everything."""

    seat: int | None
    sees_all: bool

    def events(self, news: list[Notice]) -> list[Any]:
        """Return the events this observer may read; who sees all reads the fullest version of each."""
        if not self.sees_all:
            return heard(news, self.seat)
        return [notice.event for notice in news if not _has_unseen(notice)]


def _has_unseen(notice: Notice) -> bool:
    return any(getattr(notice.event, field.name) is None for field in fields(notice.event))


def print_replay(
    match: Match[Any, Any, Any],
    answers: tuple[tuple[int, str], ...],
    observer: Observer,
    language: str,
) -> None:
    """Print a match move by move, then the last view."""
    _lines("deal", observer.events(match.opening), language)
    for number, (seat, text) in enumerate(answers, 1):
        try:
            news = match.answer(seat, text)
        except Refused as refused:
            why = words.explain("en", refused)
            reason = "core.record_stops"
            raise Refused(None, reason, number=number, move=f"{seat}: {text}", why=why) from None
        _lines(str(number), observer.events(news), language)
    _print_end(match, observer, language)


def _print_end(match: Match[Any, Any, Any], observer: Observer, language: str) -> None:
    """Print who came where, or who is to play, and what lies on the table."""
    if asked := match.asked():
        print_line(words.say(language, "view.to_play", seats=asked))
    else:
        print_line(words.say(language, "view.places", places=match.ranks()))
    for line in view_lines(language, match.game.key, match.view(observer.seat)):
        print_line(f"  {line}")


def _lines(number: str, events: list[Any], language: str) -> None:
    sentences = [words.tell(language, event) for event in events]
    print_line(f"{number:>5}  {' '.join(sentences)}")
