"""Bodies of HTTP responses about games that are over: replays, and the practice cut from them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kupa.service.wire import GameStruct, Seat


class ReplayChair(Struct, frozen=True):
    """Who had a seat when the cards were dealt."""

    kind: Literal["person", "bot"]
    name: str
    colour: str
    level: str | None


class ReplayStep(Struct, frozen=True):
    """One step of a finished deal: the deal itself (0), then every answer.

    ``events`` and ``views`` are those of the chosen seat or onlooker: one view, or for an open replay
    that of every seat in order. A ``move`` is shown to its own seat and in an open replay.
    """

    n: int
    seat: Seat | None
    who: Literal["person", "bot", "clock"] | None
    move: str | None
    events: list[GameStruct]
    views: list[GameStruct]


class ReplaySent(Struct, frozen=True):
    """The record of a finished game, as text, and which of its steps are wanted, as who saw them."""

    record: str
    eyes: str = "open"
    start: int = 0


class Replay(Struct, frozen=True):
    """Some steps of a finished deal; ``total`` is the number of all its steps."""

    game: str
    options: dict[str, str]
    deal: int
    eyes: str
    chairs: list[ReplayChair]
    ranks: list[int]
    total: int
    steps: list[ReplayStep]


class PracticePlace(Struct, frozen=True):
    """A place of a row, or (``seat`` null) of the table; ``empty``: nothing lies there at first."""

    seat: Seat | None
    number: int
    empty: bool


class PracticeStep(Struct, frozen=True):
    """What one answer changed, by the places' numbers in the round, from 0.

    Cards that moved, from where to where; that were shown and covered again; places with another card
    than before; places with none.
    """

    moves: list[tuple[int, int]]
    faces: list[tuple[int, str]]
    new: list[int]
    gone: list[int]


class PracticeRound(Struct, frozen=True):
    """A question: ``shown`` is where its card lies at first; null: one of the steps shows it."""

    level: int
    step: int
    places: list[PracticePlace]
    card: str
    shown: int | None
    steps: list[PracticeStep]
    answers: list[int]


class Practice(Struct, frozen=True):
    """Questions of every level that the game has; 1 is the easiest of ``levels``."""

    game: str
    part: str  # which drawing of the game its places show
    chairs: list[ReplayChair]
    levels: int
    rounds: list[PracticeRound]
