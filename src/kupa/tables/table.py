"""A table: everything that follows from its log, entry by entry. It checks nothing and knows no time.

What may be done is checked before an entry is written (see ``acts`` and ``answers``); here it is only
folded in, so that the same log makes the same table in any process, years later too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Literal

from kupa.core import options as words
from kupa.core.fair import Fair
from kupa.core.match import Match
from kupa.core.told import Seat, Told
from kupa.games import find
from kupa.tables import entries as e
from kupa.tables.chairs import Chair
from kupa.tables.names import same
from kupa.tables.pace import find_pace

AnyMatch = Match[Any, Any, Any]
Phase = Literal["lobby", "playing", "over"]
REMEMBERED = 32  # ids of answers kept, so that one sent twice is not played twice


class Question:
    """What a seat is asked now, and since which number and moment."""

    __slots__ = ("at", "moves", "number")

    def __init__(self, number: int, at: float, moves: list[Any]) -> None:
        self.number = number
        self.at = at
        self.moves = moves


class Table:
    """The fold of a log; ``number`` is that of its last entry."""

    def __init__(self, table_id: str, opened: e.Opened, haste: float = 1.0) -> None:
        self.id = table_id
        self.haste = haste
        self.number = 0
        self.opened = opened.at
        self.touched = opened.at
        self.host = opened.host
        self.phase: Phase = "lobby"
        self.chairs: list[Chair] = []
        self.barred: set[str] = set()  # devices the host sent away
        self.step = "lobby"  # the phase of the game that is played, as its views name it
        self.deal = 0  # how many deals there have been
        self.match: AnyMatch | None = None
        self.questions: dict[Seat, Question] = {}
        self.ids: dict[str, int] = {}  # the number under which an owner's answer of that id was written
        self.root = bytes.fromhex(opened.root)
        self.words: dict[Seat, str] = {}  # digests of what people added to the root
        self._settle(opened)

    def apply(self, entry: e.AnyEntry) -> list[Told]:
        """Fold in the next entry and return what the game tells about it."""
        self.number += 1
        self.touched = entry.at
        return FOLDS[type(entry)](self, entry)

    def owned(self, owner: str | None) -> Seat | None:
        """Return the seat of a device."""
        for seat, chair in enumerate(self.chairs):
            if owner is not None and chair.owner is not None and same(chair.owner, owner):
                return seat
        return None

    def people(self) -> list[Seat]:
        """Return the seats that belong to persons."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.owner is not None]

    def taken(self) -> list[Seat]:
        """Return the chairs on which somebody sits."""
        return [seat for seat, chair in enumerate(self.chairs) if not chair.free]

    def dealt_options(self) -> Any:  # noqa: ANN401 — every game has its own
        """Return the options of a deal to all who sit: the seat that begins moves, or is gone."""
        options, kept = words.read(self.game.Options, self.options.split()), self.taken()
        if options.first in kept:
            return replace(options, first=kept.index(options.first))
        return options if options.first is None else replace(options, first=None)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that may answer now."""
        return self.match.asked() if self.match and self.phase == "playing" else ()

    def _sat(self, entry: e.Sat) -> list[Told]:
        self._draw_up(entry.seat + 1)
        self.chairs[entry.seat] = Chair(entry.name, entry.colour, entry.owner)
        return []

    def _seated(self, entry: e.Seated) -> list[Told]:
        self._draw_up(entry.seat + 1)
        self.chairs[entry.seat] = Chair(colour=entry.colour, level=entry.level)
        return []

    def _rose(self, entry: e.Rose) -> list[Told]:
        chair = self.chairs[entry.seat]
        self.words.pop(entry.seat, None)
        if entry.barred and chair.owner:
            self.barred.add(chair.owner)
        if self.phase == "playing":  # the game goes on
            chair.name, chair.owner, chair.level, chair.piloted = "", None, "medium", False
            chair.gone, chair.offer = None, None
        else:
            self.chairs[entry.seat] = Chair()
        return []

    def _named(self, entry: e.Named) -> list[Told]:
        chair = self.chairs[entry.seat]
        chair.name, chair.colour = entry.name, entry.colour
        return []

    def _settled(self, entry: e.Settled) -> list[Told]:
        self._settle(entry)
        return []

    def _hosted(self, entry: e.Hosted) -> list[Told]:
        self.host = entry.owner
        return []

    def _worded(self, entry: e.Worded) -> list[Told]:
        self.words[entry.seat] = entry.digest
        return []

    def _dealt(self, entry: e.Dealt) -> list[Told]:
        kept, options = self.taken(), self.dealt_options()
        self.words = {at: self.words[seat] for at, seat in enumerate(kept) if seat in self.words}
        self.chairs = [self.chairs[seat] for seat in kept]
        self.match = Match(self.game, options, len(self.chairs), self.fair.seed())
        self.phase = "playing"
        self.deal += 1
        self._ask(entry.at)
        return self.match.opening

    def _answered(self, entry: e.Answered) -> list[Told]:
        match = self._playing()
        news = match.answer(entry.seat, entry.move)
        chair = self.chairs[entry.seat]
        chair.missed = chair.missed + 1 if entry.who == "clock" else 0
        if entry.id:
            self._remember(f"{chair.owner}/{entry.id}")
        self.questions.pop(entry.seat, None)
        self._ask(entry.at)
        return news

    def _again(self, entry: e.Again) -> list[Told]:
        match = self._playing()
        self.options = words.write(self.game.again(match.options, match.state))
        self.phase, self.step = "lobby", "lobby"
        self.root, self.words = bytes.fromhex(entry.root), {}
        return []

    def _gone(self, entry: e.Gone) -> list[Told]:
        self.chairs[entry.seat].gone = entry.at
        return []

    def _back(self, entry: e.Back) -> list[Told]:
        chair = self.chairs[entry.seat]
        chair.gone, chair.piloted, chair.missed = None, False, 0
        if entry.seat in self.questions:  # whoever comes back has the whole time to look around
            self.questions[entry.seat].at = entry.at
        return []

    def _piloted(self, entry: e.Piloted) -> list[Told]:
        self.chairs[entry.seat].piloted = True
        if entry.seat in self.questions:
            self.questions[entry.seat].at = entry.at
        return []

    def _offered(self, entry: e.Offered) -> list[Told]:
        self.chairs[entry.seat].offer = entry.token
        return []

    def _taken(self, entry: e.Taken) -> list[Told]:
        chair = self.chairs[entry.seat]
        if self.host == chair.owner:
            self.host = entry.owner
        chair.owner, chair.offer = entry.owner, None
        chair.gone, chair.piloted, chair.missed = None, False, 0
        return []

    def _settle(self, entry: e.Opened | e.Settled) -> None:
        self.game = find(entry.game)
        self.options = entry.options
        self.pace = entry.pace
        self.timing = find_pace(entry.pace).hurried(self.haste)
        self.listed = entry.listed
        self.onlookers = entry.onlookers
        self._draw_up(entry.chairs)
        while len(self.chairs) > entry.chairs and self.chairs[-1].free:
            self.chairs.pop()

    def _draw_up(self, chairs: int) -> None:
        while len(self.chairs) < chairs:
            self.chairs.append(Chair())

    @property
    def fair(self) -> Fair:
        """The sealed root with the words added to it so far."""
        return Fair(self.root, tuple(sorted(self.words.items())))

    def _playing(self) -> AnyMatch:
        if self.match is None:
            raise ValueError("no cards have been dealt at this table")
        return self.match

    def _remember(self, answer: str) -> None:
        self.ids[answer] = self.number
        if len(self.ids) > REMEMBERED:
            del self.ids[next(iter(self.ids))]

    def _ask(self, at: float) -> None:
        """A question is new when a seat was not asked before, or is offered other moves."""
        match = self._playing()
        before, self.questions = self.questions, {}
        for seat in match.asked():
            moves = match.moves(seat)
            old = before.get(seat)
            still = old is not None and old.moves == moves
            self.questions[seat] = old if old and still else Question(self.number, at, moves)
        self.step = match.state.step()
        if not self.questions:
            self._close(match)

    def _close(self, match: AnyMatch) -> None:
        self.phase = "over"
        for chair, rank in zip(self.chairs, match.ranks(), strict=True):
            chair.wins += rank == 1


# One fold for each kind of entry that follows the opening.
FOLDS: dict[type[Any], Callable[[Table, Any], list[Told]]] = {
    e.Sat: Table._sat,
    e.Seated: Table._seated,
    e.Rose: Table._rose,
    e.Named: Table._named,
    e.Settled: Table._settled,
    e.Hosted: Table._hosted,
    e.Worded: Table._worded,
    e.Dealt: Table._dealt,
    e.Answered: Table._answered,
    e.Again: Table._again,
    e.Gone: Table._gone,
    e.Back: Table._back,
    e.Piloted: Table._piloted,
    e.Offered: Table._offered,
    e.Taken: Table._taken,
}
