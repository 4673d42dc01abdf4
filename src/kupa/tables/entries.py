"""The entries of a table's log.

An entry is a fact: it was checked, then written, then sent to everyone at the table. Each carries the
time at which it was written, in seconds since 1970. All clocks are computed from these times, so that
every process, also one that starts after a crash, computes the same deadlines.

The tags are stored in databases and must never change; the names of the classes may.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.json import Decoder, Encoder

Who = Literal["person", "bot", "clock"]


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One line of the log; ``at`` is the time it was written."""

    at: float


class TableOpened(Entry, frozen=True, tag="opened"):
    """The first entry: a device opened the table. ``root`` is the secret part of the first seed."""

    game: str
    options: str
    pace: str
    chairs: int
    host: str
    root: str
    listed: bool = False
    onlookers: bool = False
    latecomers: bool = False
    lesson: str = ""  # the text of the lesson that is played here


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat; it belongs to the device whose key is ``owner``."""

    seat: int
    name: str
    colour: str
    owner: str


class BotSeated(Entry, frozen=True, tag="seated"):
    """The host added a bot."""

    seat: int
    level: str
    colour: str


class BotReplaced(Entry, frozen=True, tag="joined"):
    """A person took a bot's chair, before the deal or during it."""

    seat: int
    name: str
    colour: str
    owner: str


class Left(Entry, frozen=True, tag="rose"):
    """A seat was freed; during a deal a bot takes it. ``barred``: the host removed the person."""

    seat: int
    barred: bool = False


class Renamed(Entry, frozen=True, tag="named"):
    """A person changed their display name or colour."""

    seat: int
    name: str
    colour: str


class SettingsChanged(Entry, frozen=True, tag="settled"):
    """The host changed the game, its options, or how the table is run."""

    game: str
    options: str
    pace: str
    chairs: int
    listed: bool
    onlookers: bool
    latecomers: bool = False


class HostChanged(Entry, frozen=True, tag="hosted"):
    """The device whose key is ``owner`` became the host."""

    owner: str


class SeedWordAdded(Entry, frozen=True, tag="worded"):
    """A person added a word to the seed of the next deal; only its digest is stored."""

    seat: int
    digest: str


class Dealt(Entry, frozen=True, tag="dealt"):
    """The cards were dealt, under this ``edition`` of the rules."""

    edition: int


class Answered(Entry, frozen=True, tag="answered"):
    """A move was played for a seat. ``id`` is chosen by the sender, to recognise repetitions."""

    seat: int
    move: str
    who: Who = "person"
    id: str = ""


class NextDealPrepared(Entry, frozen=True, tag="again"):
    """The table went back to its lobby for another deal, with a new secret root."""

    root: str


class Rewound(Entry, frozen=True, tag="rewound"):
    """The learner of a lesson went back to where so many answers had been given."""

    answers: int


class Disconnected(Entry, frozen=True, tag="gone"):
    """The last connection of a seat's owner was lost."""

    seat: int


class Returned(Entry, frozen=True, tag="back"):
    """The owner of a seat connected again, or took the seat back from a bot."""

    seat: int


class HostDisconnected(Entry, frozen=True, tag="host_gone"):
    """The last connection of a host without a seat was lost."""


class HostReturned(Entry, frozen=True, tag="host_back"):
    """A host without a seat is connected."""


class BotTookOver(Entry, frozen=True, tag="piloted"):
    """A bot plays for an absent person until they return."""

    seat: int


class SeatOffered(Entry, frozen=True, tag="offered"):
    """A seat can be taken over once, with the token that has this digest."""

    seat: int
    token: str


class SeatTakenOver(Entry, frozen=True, tag="taken"):
    """Another device took a seat over; ``owner`` is its key."""

    seat: int
    owner: str


class ScreenAdmitted(Entry, frozen=True, tag="screen"):
    """The device whose key is ``owner`` shows the table to all, also where nobody else may watch."""

    owner: str


class ScreensDismissed(Entry, frozen=True, tag="screens_off"):
    """No screen may show the table any more."""


class Waited(Entry, frozen=True, tag="waits"):
    """A person who came while a game was played gets a chair when the next deal is prepared."""

    name: str
    colour: str
    owner: str


class WaitingEnded(Entry, frozen=True, tag="waits_no_more"):
    """A person who waited for the next deal went away."""

    owner: str


class FamilyNamed(Entry, frozen=True, tag="family"):
    """The table is kept for its people, under a name; without one it is so no longer."""

    name: str


AnyEntry = (
    TableOpened | Sat | BotSeated | Left | Renamed | SettingsChanged | HostChanged | SeedWordAdded
    | Dealt | Answered | NextDealPrepared | Disconnected | Returned | BotTookOver | SeatOffered
    | SeatTakenOver | HostDisconnected | HostReturned | BotReplaced | ScreenAdmitted
    | ScreensDismissed | Rewound | FamilyNamed | Waited | WaitingEnded
)  # fmt: skip

encode = Encoder().encode
decode = Decoder(AnyEntry).decode
