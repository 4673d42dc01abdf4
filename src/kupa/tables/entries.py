"""What the log of a table holds. An entry is a fact: it was checked, written, then told.

Every entry has the moment it was written, in seconds since 1970: clocks are reckoned from the log, so
that any process, and one that comes after a crash, reckons alike.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.json import Decoder, Encoder

Who = Literal["person", "bot", "clock"]


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One line of the log."""

    at: float


class Opened(Entry, frozen=True, tag="opened"):
    """A table was opened by a device; ``root`` is the sealed beginning of its first seed."""

    game: str
    options: str
    pace: str
    chairs: int
    host: str
    root: str
    listed: bool = False
    onlookers: bool = False


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a chair; it belongs to the device whose key is ``owner``."""

    seat: int
    name: str
    colour: str
    owner: str


class Seated(Entry, frozen=True, tag="seated"):
    """The host put a bot on a chair."""

    seat: int
    level: str
    colour: str


class Rose(Entry, frozen=True, tag="rose"):
    """A chair is free again; within a deal a bot plays on. ``barred``: the host sent them away."""

    seat: int
    barred: bool = False


class Named(Entry, frozen=True, tag="named"):
    """Somebody at the table has another name or colour."""

    seat: int
    name: str
    colour: str


class Settled(Entry, frozen=True, tag="settled"):
    """The host settled what is played, and how."""

    game: str
    options: str
    pace: str
    chairs: int
    listed: bool
    onlookers: bool


class Hosted(Entry, frozen=True, tag="hosted"):
    """Another device is the host."""

    owner: str


class Worded(Entry, frozen=True, tag="worded"):
    """A person added a word to the seed; only its digest is kept."""

    seat: int
    digest: str


class Dealt(Entry, frozen=True, tag="dealt"):
    """The cards were dealt to all who sit; ``edition`` of the rules is the record's."""

    edition: int


class Answered(Entry, frozen=True, tag="answered"):
    """A seat answered: a person, its bot, or the clock. ``id`` is the sender's own."""

    seat: int
    move: str
    who: Who = "person"
    id: str = ""


class Again(Entry, frozen=True, tag="again"):
    """Another deal at the same table, with a new sealed root."""

    root: str


class Gone(Entry, frozen=True, tag="gone"):
    """A seat's last connection was lost."""

    seat: int


class Back(Entry, frozen=True, tag="back"):
    """A seat's owner is here again."""

    seat: int


class Piloted(Entry, frozen=True, tag="piloted"):
    """A bot plays for a seat that is away, until its owner is back."""

    seat: int


class Offered(Entry, frozen=True, tag="offered"):
    """A seat may be taken over once, by whoever has the token of this digest."""

    seat: int
    token: str


class Taken(Entry, frozen=True, tag="taken"):
    """A seat was taken over by another device."""

    seat: int
    owner: str


AnyEntry = (
    Opened | Sat | Seated | Rose | Named | Settled | Hosted | Worded | Dealt | Answered | Again
    | Gone | Back | Piloted | Offered | Taken
)  # fmt: skip

encode = Encoder().encode
decode = Decoder(AnyEntry).decode
