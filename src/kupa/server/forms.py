"""What HTTP carries: requests of the lobby and what they are answered with."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kupa.server.wire import Json, Picture, Seat, TableInfo


class OptionInfo(Struct, frozen=True):
    """One option of a game, as a table may settle it."""

    name: str
    ruling: str
    default: str
    words: list[str]
    number: bool


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    key: str
    fewest: int
    most: int
    options: list[OptionInfo]
    levels: list[str]


class Catalogue(Struct, frozen=True):
    """Everything a table can choose from; ``address`` is where other devices find this server."""

    games: list[GameInfo]
    paces: list[str]
    colours: list[str]
    phrases: list[str]
    address: str | None


class SettingsSent(Struct, frozen=True):
    """What is to be played; options not named have their defaults."""

    game: str
    options: dict[str, str] = {}
    pace: str = "normal"
    chairs: int = 4
    listed: bool = False
    onlookers: bool = False


class OpenSent(Struct, frozen=True):
    """Open a table.

    With a ``name`` one sits down at once, ``bots`` of a level fill the other chairs, ``deal`` begins.
    """

    game: str
    options: dict[str, str] = {}
    pace: str = "normal"
    chairs: int = 4
    listed: bool = False
    onlookers: bool = False
    name: str | None = None
    bots: str | None = None
    deal: bool = False


class Opened(Struct, frozen=True):
    """Where the new table is."""

    id: str
    code: str


class Found(Struct, frozen=True):
    """The table a code stands for."""

    id: str


class TableState(Struct, frozen=True):
    """A table for somebody who is not connected to it."""

    n: int
    you: Seat | None
    hosting: bool
    code: str | None
    table: TableInfo


class ListedTable(Struct, frozen=True):
    """A table in the list of those that are open to everyone."""

    id: str
    game: str
    options: str
    pace: str
    chairs: int
    people: list[str]
    bots: int


class SitSent(Struct, frozen=True):
    """Sit down: on a chair named, or on any that is free."""

    name: str
    seat: Seat | None = None
    colour: str | None = None


class NameSent(Struct, frozen=True):
    """Be called, or look, otherwise."""

    name: str
    colour: str | None = None


class BotSent(Struct, frozen=True):
    """Put a bot on a chair."""

    level: str
    seat: Seat | None = None


class SeatSent(Struct, frozen=True):
    """Name somebody at the table."""

    seat: Seat


class WordSent(Struct, frozen=True):
    """A word for the seed."""

    word: str


class TokenSent(Struct, frozen=True):
    """The token of a link that hands a seat on."""

    token: str


class Written(Struct, frozen=True):
    """It is done, under this number."""

    n: int


class Problem(Struct, frozen=True):
    """What an HTTP answer says instead, when it says no."""

    ruling: str | None
    reason: str
    facts: Json


class Fit(Struct, frozen=True):
    """A value for an option: all options as they would then be, or why it cannot be chosen now."""

    value: str
    options: dict[str, str] | None
    why: Problem | None


class Checked(Struct, frozen=True):
    """Whether settings make sense; if not, why. If so, what else could be chosen, by option."""

    refusal: Problem | None
    choices: dict[str, list[Fit]]


class ReplayChair(Struct, frozen=True):
    """Who sat on a chair when the cards were dealt."""

    kind: Literal["person", "bot"]
    name: str
    colour: str
    level: str | None


class ReplayStep(Struct, frozen=True):
    """One step of a deal that is over: the deal itself (0), then every answer.

    ``events`` and ``views`` are those of whoever is looked through: one view, or with open eyes that of
    every seat, in order. A seat's own ``move`` is shown to it and to open eyes.
    """

    n: int
    seat: Seat | None
    who: Literal["person", "bot", "clock"] | None
    move: str | None
    events: list[Picture]
    views: list[Picture]


class Replay(Struct, frozen=True):
    """A part of a deal that is over; ``total`` is how many steps there are in all."""

    game: str
    options: dict[str, str]
    deal: int
    eyes: str
    chairs: list[ReplayChair]
    ranks: list[int]
    total: int
    steps: list[ReplayStep]
