"""The messages between page and server; ``docs/wire.md`` explains them.

The page's TypeScript types are generated from these. Messages hold keys, numbers, names and cards, never
sentences in a language.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, field

Seat = int
Json = dict[str, Any]
GameStruct = Any  # an event or a view: a struct with the fields its game gives it

# Quick phrases and reactions, by key: each page shows them in its own language.
PHRASES: Final = (
    "phrase.hello", "phrase.good_luck", "phrase.your_turn", "phrase.one_moment", "phrase.no_hurry",
    "phrase.well_played", "phrase.what_luck", "phrase.thanks", "phrase.back_soon", "phrase.sorry",
    "phrase.oh_no", "phrase.forgot", "phrase.good_game", "phrase.again",
    "reaction.heart", "reaction.laugh", "reaction.clap", "reaction.think", "reaction.wow",
    "reaction.tea",
)  # fmt: skip


# From the page to the server.


class Hello(Struct, frozen=True, tag="hello", tag_field="t"):
    """The first message: the table, and the secret of the device; an onlooker sends none."""

    table: str
    secret: str | None = None


class MoveSent(Struct, frozen=True, tag="move", tag_field="t"):
    """An answer, given at the table as of entry ``seen``; the same ``id`` is played only once."""

    id: str
    seen: int
    move: str


class Why(Struct, frozen=True, tag="why", tag_field="t"):
    """Ask why a move is not possible now. Nothing is played, whatever the answer."""

    id: str
    move: str


class Say(Struct, frozen=True, tag="say", tag_field="t"):
    """A quick phrase or reaction, by its key."""

    key: str


class Here(Struct, frozen=True, tag="here", tag_field="t"):
    """The person is back and plays their seat again."""


class Ping(Struct, frozen=True, tag="ping", tag_field="t"):
    """Ask for a pong, to test the connection."""


class Rewind(Struct, frozen=True, tag="rewind", tag_field="t"):
    """Go back in a lesson to where so many answers had been given."""

    answers: int


class PageShown(Struct, frozen=True, tag="shown", tag_field="t"):
    """Whether the page can be seen: who is called to slow games is nobody who looks on."""

    shown: bool


FromPage = Hello | MoveSent | Why | Say | Here | Ping | Rewind | PageShown


# From the server to the page.


class ChairInfo(Struct, frozen=True):
    """A chair as everyone sees it. A bot has no name: each page names it after its symbol."""

    kind: Literal["free", "person", "bot"]
    name: str
    colour: str
    level: str | None
    away: bool
    piloted: bool
    wins: int
    word: bool


class SealInfo(Struct, frozen=True):
    """The sealed deal: its seal; root and digests of words (by seat) only when the deal is over."""

    seal: str
    root: str | None
    word_digests: dict[str, str] = field(name="words")


class WaitingInfo(Struct, frozen=True):
    """Somebody who is dealt in with the next game."""

    name: str
    colour: str


class TableInfo(Struct, frozen=True):
    """A table as everyone sees it, without the game.

    ``privacy``: what is for a seat's own eyes, a glance now and then or cards held all along.
    """

    id: str
    game: str
    options: dict[str, str]
    pace: str
    listed: bool
    onlookers: bool
    latecomers: bool
    screens: int
    phase: Literal["lobby", "playing", "over"]
    deal: int
    chairs: list[ChairInfo]
    host: Seat | None
    fair: SealInfo
    family: str
    privacy: Literal["glances", "hands"]
    ranks: list[int] | None
    waiting: list[WaitingInfo]


class MemberInfo(Struct, frozen=True):
    """Somebody of a family: wins by evening, the last one last; null: not there that evening."""

    name: str
    colour: str
    wins: list[int | None]
    total: int


class FamilyInfo(Struct, frozen=True):
    """A table that is kept for its people; ``me`` is the caller among its members."""

    name: str
    evenings: int
    members: list[MemberInfo]
    me: int | None


class Clock(Struct, frozen=True):
    """The time of a seat in milliseconds: until the warning, until the deadline, and in all."""

    seat: Seat
    warn: int
    left: int
    limit: int


class LessonNow(Struct, frozen=True):
    """Where a lesson is: its cue number ``step`` of ``steps`` is spoken by ``lesson.<key>.<cue>``.

    Without a ``cue`` the others play; ``places`` of the board are what it speaks of. ``forced``: the
    rules allow nothing else either. ``back`` is the number of answers to go back to for the cue before;
    ``done``: all is played.
    """

    key: str
    cue: str | None
    places: list[str]
    step: int
    steps: int
    forced: bool
    back: int | None
    done: bool


class GameNow(Struct, frozen=True, omit_defaults=True):
    """The game as one seat sees it now, and the moves it may choose from.

    ``look`` is how many milliseconds are left before the seat may end a study.
    """

    view: GameStruct
    moves: list[str]
    clocks: list[Clock]
    look: int
    lesson: LessonNow | None = None


class Welcome(Struct, frozen=True, tag="welcome", tag_field="t"):
    """The whole table, after a hello.

    ``hosting``: you are the host; ``gathering``: you may add bots and deal, as the host or standing in;
    ``waiting``: you have no seat yet and are dealt in with the next game.
    ``events`` is what the seat was told at the deal, while nobody has answered: it can still be shown.
    """

    n: int
    you: Seat | None
    hosting: bool
    gathering: bool
    waiting: bool
    table: TableInfo
    game: GameNow | None
    events: list[GameStruct]


class Lobby(Struct, frozen=True, tag="lobby", tag_field="t"):
    """An entry other than an answer: ``what`` is its kind, ``seat`` the seat it is about.

    For a deal, ``events`` is what this seat is told.
    """

    n: int
    what: str
    seat: Seat | None
    you: Seat | None
    hosting: bool
    gathering: bool
    waiting: bool
    table: TableInfo
    game: GameNow | None
    events: list[GameStruct]


class AnswerPlayed(Struct, frozen=True, tag="told", tag_field="t", omit_defaults=True):
    """An answer: what this seat is told, and what it sees now. Only the sender gets the ``id``."""

    n: int
    seat: Seat
    who: Literal["person", "bot", "clock"]
    events: list[GameStruct]
    game: GameNow | None
    id: str | None = None
    table: TableInfo | None = None  # with the last answer of a deal: ranks and the opened seal


class Done(Struct, frozen=True, tag="done", tag_field="t"):
    """An answer that was sent before: it is the entry ``n``."""

    id: str
    n: int


class RefusedSent(Struct, frozen=True, tag="refused", tag_field="t"):
    """A refusal: the ruling, the key of a sentence and its facts. Nothing has changed."""

    id: str | None
    ruling: str | None
    reason: str
    facts: Json


class Because(Struct, frozen=True, tag="because", tag_field="t"):
    """The objection to the move of a ``why``; no ``reason``: it is possible now."""

    id: str
    ruling: str | None
    reason: str | None
    facts: Json


class Said(Struct, frozen=True, tag="said", tag_field="t"):
    """A quick phrase or reaction of a seat."""

    seat: Seat
    key: str


class TimeWarning(Struct, frozen=True, tag="hurry", tag_field="t"):
    """A warning: a seat has ``left`` milliseconds."""

    seat: Seat
    left: int


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    """The answer to a ping."""


class Bye(Struct, frozen=True, tag="bye", tag_field="t"):
    """The server closes the connection; ``again``: the page should reconnect."""

    reason: str
    again: bool


FromServer = (
    Welcome | Lobby | AnswerPlayed | Done | RefusedSent | Because | Said | TimeWarning | Pong | Bye
)
