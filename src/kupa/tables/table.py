"""A table: the state that follows from its log, entry by entry.

Whether an entry is allowed is checked before it is written (see ``lobby_actions`` and ``answers``).
Here it is only applied, without looking at a clock, so that the same log gives the same table in any
process, also years later.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Any, Literal

from kupa.bots import stand_in
from kupa.core.declarations import Phase
from kupa.core.events import Notice, Seat
from kupa.core.match import Match
from kupa.core.options import option_specs, read_options, write_options
from kupa.core.sealed_deal import SealedDeal
from kupa.games import find
from kupa.lessons import parse_lesson
from kupa.tables import entries as e, presence_entries, waiting
from kupa.tables.chairs import Chair
from kupa.tables.credentials import keys_equal, log_label
from kupa.tables.evenings import Evenings
from kupa.tables.pace import find_pace
from kupa.tables.questions import Question

AnyMatch = Match[Any, Any, Any]
Stage = Literal["lobby", "playing", "over"]
LOBBY = Phase("lobby")  # no game's: nothing is dealt yet
LONG_AWAY = 900.0  # seconds after which a family deals without somebody
REMEMBERED = 32  # ids of answers kept, so that one sent twice is not played twice


class Table:
    """The state of a table after the entry ``number``.

    ``stage`` is the table's own: lobby, playing or over. ``phase`` is the phase of the game, as its
    views name it.
    """

    def __init__(self, table_id: str, opened: e.TableOpened, time_scale: float = 1.0) -> None:
        self.id = table_id
        self.time_scale = time_scale
        self.ahead = 0.0  # seconds by which its time is ahead of this process's clock
        self.chat_key = sha256(f"kupa chat:{opened.root}:{opened.host}".encode()).digest()
        self.number = 0
        self.opened = opened.at
        self.touched = opened.at
        self.host = opened.host
        self.host_connected = False  # of a host without a seat
        self.stage: Stage = "lobby"
        self.chairs: list[Chair] = []
        self.waiting: list[waiting.Waiting] = []  # for the next deal
        self.barred: set[str] = set()  # keys of devices the host removed
        self.phase = LOBBY  # of the game that is played
        self.deal = 0  # deals so far
        self.match: AnyMatch | None = None
        self.questions: dict[Seat, Question] = {}
        self.ids: dict[str, int] = {}  # owner and id of an answer: the number of its entry
        self.family = ""  # the name of a table that is kept for its people
        self.evenings = Evenings()
        self.gathered = 0  # the number of the entry since which the next deal is prepared
        self.screens: set[str] = set()  # keys of devices that show the table to all
        self.root = bytes.fromhex(opened.root)
        self.word_digests: dict[Seat, str] = {}  # digests of the words added to the seed
        self.lesson = parse_lesson(opened.lesson) if opened.lesson else None
        self._set(opened)

    @property
    def label(self) -> str:
        """What log lines call this table; the id itself would let a reader join."""
        return log_label(self.id, self.game.key)

    def apply(self, entry: e.AnyEntry) -> list[Notice]:
        """Apply the next entry and return the game's events."""
        self.number += 1
        self.touched = entry.at
        return HANDLERS[type(entry)](self, entry)

    def time(self, clock: float) -> float:
        """Return the table's time, which never runs backwards: a system's clock may be set back."""
        self.ahead = max(self.ahead, self.touched - clock)
        return clock + self.ahead

    def seat_of(self, owner: str | None) -> Seat | None:
        """Return the seat that a device owns."""
        for seat, chair in enumerate(self.chairs):
            if owner is not None and chair.owner is not None and keys_equal(chair.owner, owner):
                return seat
        return None

    def people(self) -> list[Seat]:
        """Return the seats that persons own."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.owner is not None]

    def bots_chairs(self) -> list[Seat]:
        """Return the seats of bots; one that only plays for an absent person has none of its own."""
        return [at for at, chair in enumerate(self.chairs) if chair.level and chair.owner is None]

    def taken(self) -> list[Seat]:
        """Return the seats that are not free."""
        return [seat for seat, chair in enumerate(self.chairs) if not chair.free]

    def dealt_in(self, at: float) -> list[Seat]:
        """Return the seats that are dealt in: a family goes on without those who are not there."""
        return [seat for seat in self.taken() if not (self.family and self._missing(seat, at))]

    def _missing(self, seat: Seat, at: float) -> bool:
        chair = self.chairs[seat]
        if chair.expected or chair.disconnected_at is None:
            return chair.expected
        return self.evenings.is_new(at) or at - chair.disconnected_at > LONG_AWAY

    def dealt_options(self, at: float) -> Any:  # noqa: ANN401 — every game has its own
        """Return the options of a deal to all who take part: a seat that begins moves, or is gone."""
        options, kept = read_options(self.game.Options, self.options.split()), self.dealt_in(at)
        moved: dict[str, int | None] = {}
        for spec in option_specs(self.game.Options):
            seat = getattr(options, spec.name) if spec.seat else None
            if seat is not None:
                moved[spec.name] = kept.index(seat) if seat in kept else None
        return replace(options, **moved)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that may answer now."""
        return self.match.asked() if self.match and self.stage == "playing" else ()

    def _sat(self, entry: e.Sat) -> list[Notice]:
        self.add_chairs(entry.seat + 1)
        self.chairs[entry.seat] = Chair(entry.name, entry.colour, entry.owner)
        return []

    def _bot_seated(self, entry: e.BotSeated) -> list[Notice]:
        self.add_chairs(entry.seat + 1)
        self.chairs[entry.seat] = Chair(colour=entry.colour, level=entry.level)
        return []

    def _bot_replaced(self, entry: e.BotReplaced) -> list[Notice]:
        playing = self.stage == "playing"
        self.chairs[entry.seat] = Chair(entry.name, entry.colour, entry.owner, late=playing)
        question = self.questions.get(entry.seat)
        if question is not None:
            question.restart(entry.at)
        return []

    def _left(self, entry: e.Left) -> list[Notice]:
        chair = self.chairs[entry.seat]
        self.word_digests.pop(entry.seat, None)
        if entry.barred and chair.owner:
            self.barred.add(chair.owner)
            self.evenings.forget(chair.owner)
        if self.stage == "playing":  # a bot keeps the seat until the deal is over
            level = stand_in(self.game.key)
            chair.name, chair.owner, chair.level, chair.autopilot = "", None, level, False
            chair.disconnected_at, chair.offer = None, None
        else:
            self.chairs[entry.seat] = Chair()
        return []

    def _renamed(self, entry: e.Renamed) -> list[Notice]:
        chair = self.chairs[entry.seat]
        chair.name, chair.colour = entry.name, entry.colour
        return []

    def _settings_changed(self, entry: e.SettingsChanged) -> list[Notice]:
        self._set(entry)
        return []

    def _host_changed(self, entry: e.HostChanged) -> list[Notice]:
        self.host = entry.owner
        self.host_connected = False
        return []

    def _seed_word_added(self, entry: e.SeedWordAdded) -> list[Notice]:
        self.word_digests[entry.seat] = entry.digest
        return []

    def _dealt(self, entry: e.Dealt) -> list[Notice]:
        taken, options = self.dealt_in(entry.at), self.dealt_options(entry.at)
        digests = self.word_digests
        self.word_digests = {at: digests[seat] for at, seat in enumerate(taken) if seat in digests}
        self.chairs = [self.chairs[seat] for seat in taken]
        for chair in self.chairs:
            chair.late = False
        seed = self.lesson.record.seed if self.lesson else self.sealed_deal.seed()
        self.match = Match(self.game, options, len(self.chairs), seed)
        self.stage = "playing"
        self.deal += 1
        self._ask(entry.at)
        return self.match.opening

    def _answered(self, entry: e.Answered) -> list[Notice]:
        match = self._current_match()
        news = match.answer(entry.seat, entry.move)
        chair = self.chairs[entry.seat]
        chair.missed = chair.missed + 1 if entry.who == "clock" else 0
        if entry.id:
            self._remember(f"{chair.owner}/{entry.id}")
        self.questions.pop(entry.seat, None)
        self._ask(entry.at)
        return news

    def _next_deal_prepared(self, entry: e.NextDealPrepared) -> list[Notice]:
        match = self._current_match()
        self.options = write_options(self.game.next_options(match.options, match.state))
        self.stage, self.phase, self.gathered = "lobby", LOBBY, self.number
        self.root, self.word_digests = bytes.fromhex(entry.root), {}
        self.questions = {}
        waiting.seat_waiting(self)
        if self.family:
            presence_entries.expect_members(self, entry.at)
        return []

    def _rewound(self, entry: e.Rewound) -> list[Notice]:
        self.match = self._current_match().after(entry.answers)
        self.stage, self.questions = "playing", {}
        self._ask(entry.at)
        return []

    def _set(self, entry: e.TableOpened | e.SettingsChanged) -> None:
        self.game = find(entry.game)
        self.options = entry.options
        self.pace = entry.pace
        self.timing = find_pace(entry.pace).scaled(self.time_scale)
        self.listed = entry.listed
        self.onlookers = entry.onlookers
        self.latecomers = entry.latecomers
        self.add_chairs(entry.chairs)
        while len(self.chairs) > entry.chairs and self.chairs[-1].free:
            self.chairs.pop()

    def add_chairs(self, count: int) -> None:
        """Make chairs until there are so many."""
        while len(self.chairs) < count:
            self.chairs.append(Chair())

    @property
    def sealed_deal(self) -> SealedDeal:
        """The secret root with the words added to it so far."""
        return SealedDeal(self.root, tuple(sorted(self.word_digests.items())))

    def _current_match(self) -> AnyMatch:
        if self.match is None:
            raise ValueError("no cards have been dealt at this table")
        return self.match

    def _remember(self, answer: str) -> None:
        self.ids[answer] = self.number
        if len(self.ids) > REMEMBERED:
            del self.ids[next(iter(self.ids))]

    def _ask(self, at: float) -> None:
        """A question is new if its seat was not asked before, or is offered other moves."""
        match = self._current_match()
        before, self.questions = self.questions, {}
        offers = self.lesson.offers(match) if self.lesson else match.offers()
        for seat, moves in offers:
            old = before.get(seat)
            still = old is not None and old.moves == moves
            self.questions[seat] = old if old and still else Question(self.number, at, moves)
        self.phase = self.game.find_phase(match.state.phase())
        if not match.asked():
            self._finish(match, at)

    def _finish(self, match: AnyMatch, at: float) -> None:
        self.stage = "over"
        self.evenings.note(at, self.chairs, match.ranks())
        for chair, rank in zip(self.chairs, match.ranks(), strict=True):
            chair.wins += rank == 1


# One handler for each kind of entry but the first.
HANDLERS: dict[type[Any], Callable[[Table, Any], list[Notice]]] = {
    e.Sat: Table._sat,
    e.BotSeated: Table._bot_seated,
    e.Left: Table._left,
    e.Renamed: Table._renamed,
    e.SettingsChanged: Table._settings_changed,
    e.HostChanged: Table._host_changed,
    e.SeedWordAdded: Table._seed_word_added,
    e.Dealt: Table._dealt,
    e.Answered: Table._answered,
    e.NextDealPrepared: Table._next_deal_prepared,
    e.Disconnected: presence_entries.disconnected,
    e.Returned: presence_entries.returned,
    e.BotTookOver: presence_entries.bot_took_over,
    e.SeatOffered: presence_entries.seat_offered,
    e.SeatTakenOver: presence_entries.seat_taken_over,
    e.HostDisconnected: presence_entries.host_disconnected,
    e.HostReturned: presence_entries.host_returned,
    e.BotReplaced: Table._bot_replaced,
    e.FamilyNamed: presence_entries.family_named,
    e.ScreenAdmitted: presence_entries.screen_admitted,
    e.ScreensDismissed: presence_entries.screens_dismissed,
    e.Rewound: Table._rewound,
    e.Waited: waiting.waited,
    e.WaitingEnded: waiting.waiting_ended,
}


def open_from(table_id: str, first: bytes, time_scale: float = 1.0) -> Table:
    """Return a table after the first entry of its log."""
    opened = e.decode(first)
    if not isinstance(opened, e.TableOpened):
        raise TypeError("the first entry of a log must open the table")
    return Table(table_id, opened, time_scale)


def fold(table_id: str, bodies: list[bytes], time_scale: float = 1.0) -> Table:
    """Return the table that a log results in."""
    table = open_from(table_id, bodies[0], time_scale)
    for body in bodies[1:]:
        table.apply(e.decode(body))
    return table
