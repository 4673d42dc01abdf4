"""What travels between a page and the server. ``docs/wire.md`` explains it.

The types of the front end are made from these.

Nothing here has a sentence in a person's language: keys, numbers, names and cards.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Seat = int
Json = dict[str, Any]
Picture = Any  # an event or a view: a struct of the shape its game gives it


# What a page sends over its WebSocket.


class Hello(Struct, frozen=True, tag="hello", tag_field="t"):
    """The first message: which table, and the device's secret; an onlooker has none."""

    table: str
    secret: str | None = None


class MoveSent(Struct, frozen=True, tag="move", tag_field="t"):
    """An answer to the table at number ``seen``; ``id`` is the sender's own: sent twice, played once."""

    id: str
    seen: int
    move: str


class Say(Struct, frozen=True, tag="say", tag_field="t"):
    """A quick phrase or reaction, by its key."""

    key: str


class Here(Struct, frozen=True, tag="here", tag_field="t"):
    """I am back: I play for myself again."""


class Ping(Struct, frozen=True, tag="ping", tag_field="t"):
    """Ask whether the server is there."""


FromPage = Hello | MoveSent | Say | Here | Ping


# What the server sends.


class ChairInfo(Struct, frozen=True):
    """A chair as everyone sees it. A bot has no name: each page calls it by its fruit."""

    kind: Literal["free", "person", "bot"]
    name: str
    colour: str
    level: str | None
    away: bool
    piloted: bool
    wins: int
    word: bool


class FairInfo(Struct, frozen=True):
    """The sealed deal: the seal before, root and words (digests by seat) only after the end."""

    seal: str
    root: str | None
    words: dict[str, str]


class TableInfo(Struct, frozen=True):
    """A table as everyone sees it, beside the game itself."""

    id: str
    game: str
    options: dict[str, str]
    pace: str
    listed: bool
    onlookers: bool
    phase: Literal["lobby", "playing", "over"]
    deal: int
    chairs: list[ChairInfo]
    host: Seat | None
    fair: FairInfo
    ranks: list[int] | None


class Clock(Struct, frozen=True):
    """How long a seat has, in milliseconds: until the warning, until the clock answers, and in all."""

    seat: Seat
    warn: int
    left: int
    limit: int


class GameNow(Struct, frozen=True):
    """The game as one seat sees it now, and what it may answer.

    ``look`` is how many milliseconds it must still look before it may end a study.
    """

    view: Picture
    moves: list[str]
    clocks: list[Clock]
    look: int


class Welcome(Struct, frozen=True, tag="welcome", tag_field="t"):
    """The table as it is, after hello and whenever a page lost track.

    ``events`` is what was told at the deal, as long as nobody has answered: the page can still show it.
    """

    n: int
    you: Seat | None
    hosting: bool
    table: TableInfo
    game: GameNow | None
    events: list[Picture]


class Lobby(Struct, frozen=True, tag="lobby", tag_field="t"):
    """Something beside the game has changed: ``what`` is the entry's kind, ``seat`` whom it is about.

    With a deal, ``events`` is what this seat is told of it.
    """

    n: int
    what: str
    seat: Seat | None
    you: Seat | None
    hosting: bool
    table: TableInfo
    game: GameNow | None
    events: list[Picture]


class Told(Struct, frozen=True, tag="told", tag_field="t", omit_defaults=True):
    """An answer was played: what this seat is told, and what it sees now. ``id`` is for its sender."""

    n: int
    seat: Seat
    who: Literal["person", "bot", "clock"]
    events: list[Picture]
    game: GameNow | None
    id: str | None = None
    table: TableInfo | None = None  # with the last answer: who has won, and what was sealed


class Done(Struct, frozen=True, tag="done", tag_field="t"):
    """An answer sent again: it stands, under this number."""

    id: str
    n: int


class RefusedSent(Struct, frozen=True, tag="refused", tag_field="t"):
    """No, and why: the ruling, the sentence's key and its facts. Nothing has changed."""

    id: str | None
    ruling: str | None
    reason: str
    facts: Json


class Said(Struct, frozen=True, tag="said", tag_field="t"):
    """Somebody said a quick phrase."""

    seat: Seat
    key: str


class Hurry(Struct, frozen=True, tag="hurry", tag_field="t"):
    """A seat's time runs out."""

    seat: Seat
    left: int


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    """Say that it is."""


class Bye(Struct, frozen=True, tag="bye", tag_field="t"):
    """The server closes this connection; ``reason`` says why, ``again`` whether to come back."""

    reason: str
    again: bool


FromServer = Welcome | Lobby | Told | Done | RefusedSent | Said | Hurry | Pong | Bye
