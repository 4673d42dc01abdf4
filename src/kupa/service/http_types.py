"""Bodies of HTTP requests and responses."""
# ruff: noqa: PLC0414 — those of games that are over stand in a module of their own, and are known here too

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from kupa.core.description import Description
from kupa.service.replay_types import (
    Practice as Practice,
    PracticePlace as PracticePlace,
    PracticeRound as PracticeRound,
    PracticeStep as PracticeStep,
    Replay as Replay,
    ReplayChair as ReplayChair,
    ReplaySent as ReplaySent,
    ReplayStep as ReplayStep,
)
from kupa.service.wire import FamilyInfo, Json, Seat, TableInfo


@dataclass(frozen=True, slots=True)
class GameInfo(Description):
    """A game that can be played here, as it describes itself, its bots' levels, and its lessons.

    ``practice`` tells whether one can practise where its covered cards lie.
    """

    levels: tuple[str, ...]
    lessons: tuple[str, ...]
    practice: bool


class Catalogue(Struct, frozen=True):
    """Everything a table can be set to; ``address`` is where other devices find this server."""

    games: list[GameInfo]
    paces: list[str]
    colours: list[str]
    phrases: list[str]
    address: str | None


class SettingsSent(Struct, frozen=True):
    """Settings of a table; options left out have their defaults.

    ``latecomers`` may take a bot's chair; left out, they may unless the table is ``listed``.
    """

    game: str
    options: dict[str, str] = {}
    pace: str = "normal"
    chairs: int = 4
    listed: bool = False
    onlookers: bool = False
    latecomers: bool | None = None


class OpenSent(Struct, frozen=True):
    """Open a table.

    With a ``name`` the caller takes a seat, ``bots`` of a level fill the other chairs, ``deal`` deals.
    A ``lesson`` of the game brings its own options and chairs, and bots that follow it.
    """

    game: str
    options: dict[str, str] = {}
    pace: str = "normal"
    chairs: int = 4
    listed: bool = False
    onlookers: bool = False
    latecomers: bool | None = None
    name: str | None = None
    colour: str | None = None
    bots: str | None = None
    deal: bool = False
    lesson: str | None = None


class TableCreated(Struct, frozen=True):
    """The id and the code of a new table."""

    id: str
    code: str


class Found(Struct, frozen=True):
    """The id of the table that has a code."""

    id: str


class TableState(Struct, frozen=True):
    """A table as an HTTP client sees it; ``you`` is its own seat.

    ``waiting``: it has none, and is dealt in with the next game.
    ``your_turn`` tells whether that seat may answer now, ``rounds_begun`` which round is played where
    that is shown, ``quiet`` for how many seconds nothing has happened.
    """

    n: int
    you: Seat | None
    hosting: bool
    gathering: bool
    waiting: bool
    code: str | None
    table: TableInfo
    your_turn: bool
    rounds_begun: int | None
    quiet: int
    family: FamilyInfo | None


class ListedTable(Struct, frozen=True):
    """A table in the public list."""

    id: str
    game: str
    options: str
    pace: str
    chairs: int
    people: list[str]
    bots: int


class SitSent(Struct, frozen=True):
    """Take a seat: the one named, or any free one."""

    name: str
    seat: Seat | None = None
    colour: str | None = None


class NameSent(Struct, frozen=True):
    """Change the display name or colour."""

    name: str
    colour: str | None = None


class BotSent(Struct, frozen=True):
    """Add a bot to a seat: the one named, or any free one."""

    level: str
    seat: Seat | None = None


class ScreenCode(Struct, frozen=True):
    """The code that lets one screen show a table, and for how many seconds it does."""

    code: str
    seconds: int


class ScreenSent(Struct, frozen=True):
    """The code that was typed at a screen."""

    code: str


class PushInfo(Struct, frozen=True):
    """The key that browsers subscribe with; null: this server calls nobody."""

    key: str | None


class PushSent(Struct, frozen=True):
    """Where a device can be called, and between which minutes of its day it is not."""

    endpoint: str
    p256dh: str
    auth: str
    zone: str
    quiet_from: int | None = None
    quiet_to: int | None = None


class SeatSent(Struct, frozen=True):
    """Choose a seat."""

    seat: Seat


class FamilySent(Struct, frozen=True):
    """The name of a family's table; empty: it is kept for nobody any more."""

    name: str


class WordSent(Struct, frozen=True):
    """Add a word to the seed."""

    word: str


class TokenSent(Struct, frozen=True):
    """The token of a link that takes a seat over."""

    token: str


class Written(Struct, frozen=True):
    """The action was written as the entry ``n``."""

    n: int


class Problem(Struct, frozen=True):
    """The body of a refusal: the ruling, the key of a sentence and its facts."""

    ruling: str | None
    reason: str
    facts: Json


class Fit(Struct, frozen=True):
    """A value of an option: all options if it is chosen, or why it cannot be."""

    value: str
    options: dict[str, str] | None
    why: Problem | None


class Checked(Struct, frozen=True):
    """Why settings are invalid; if they are valid, the values of every option."""

    refusal: Problem | None
    choices: dict[str, list[Fit]]


class KnownPlace(Struct, frozen=True):
    """What a seat could have known of one place, or (``number`` 0) of one hand.

    ``chances`` are the likeliest cards and how likely each is; of a hand, how many of it are expected.
    ``seen`` is the step in which its card was last seen, ``cards`` what really lay there.
    """

    zone: str
    seat: Seat | None
    number: int
    chances: list[tuple[str, float]]
    seen: int | None
    cards: list[str]


class ReviewStep(Struct, frozen=True):
    """What could be known after an answer (0: after the deal), and how that was found."""

    number: int
    round: int | None
    how: Literal["exact", "nearly", "sampled"]
    places: list[KnownPlace]


class ReviewChoice(Struct, frozen=True):
    """A choice beside what a strong player would have done; no ``worlds``: that was the same.

    Chances are shares of the wins. Only ``turning`` ones are claimed to have mattered.
    """

    step: int
    round: int | None
    chosen: str
    other: str
    chance: float
    other_chance: float
    error: float
    worlds: int
    turning: bool


class ReviewSentence(Struct, frozen=True):
    """A sentence of the story, by its key and the facts that fill it."""

    key: str
    facts: Json


class Review(Struct, frozen=True):
    """A review as far as it is made; ``progress`` 1: all of it. What could be known comes first."""

    game: str
    part: str  # which drawing of the game its places show
    seat: Seat
    chairs: list[ReplayChair]
    progress: float
    steps: list[ReviewStep]
    choices: list[ReviewChoice]
    story: list[ReviewSentence]
