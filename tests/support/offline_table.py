"""A table without a server: the test carries out each action, and time passes only when it says."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from kupa.core.events import Notice, Seat
from kupa.tables import answers, entries as e, presence
from kupa.tables.lobby_actions import Action, TableSettings, opening, seat_bot, start
from kupa.tables.schedule import Due, next_due
from kupa.tables.seating import sit
from kupa.tables.table import AnyMatch, Table, fold
from kupa.tables.table_bots import TableBots

PEOPLE = ("noa", "omar", "maya", "sami", "dina", "yael", "rami")
TABLE_ID = "AAAAAAAAAAAAAAAA"


class OfflineTable:
    """A table with its log; the owner key of a person is simply their name."""

    def __init__(self, game: str = "reset", options: str = "", **settings: Any) -> None:  # noqa: ANN401
        self.now = 1000.0
        fresh = opening(TableSettings(game, options, **settings), "noa", self.now)
        root = sha256(repr((game, options, settings)).encode()).hexdigest()
        self.opened = replace(fresh, root=root)  # the same cards in every run
        self.table = Table(TABLE_ID, self.opened)
        self.log = [e.encode(self.opened)]
        self.table_bots = TableBots()
        self.news: list[Notice] = []

    def do(self, action: Action, after: float = 0.0) -> Any:  # noqa: ANN401 — any entry
        """Carry out an action, some seconds later; return its entry."""
        self.now += after
        entry = action(self.table, self.now)
        self.log.append(e.encode(entry))
        self.news = self.table.apply(entry)
        self.table_bots.notify(self.table, self.news)
        return entry

    def people(self, count: int) -> OfflineTable:
        """Let people sit down."""
        for name in PEOPLE[:count]:
            self.do(sit(name, name.title()))
        return self

    def bots(self, count: int, level: str = "easy") -> OfflineTable:
        """Put bots on chairs."""
        for _ in range(count):
            self.do(seat_bot("noa", level))
        return self

    def deal(self) -> OfflineTable:
        """Deal the cards."""
        self.do(start("noa"))
        return self

    @property
    def answers(self) -> list[e.Answered]:
        """Every answer of the log."""
        return [each for each in map(e.decode, self.log) if isinstance(each, e.Answered)]

    @property
    def match(self) -> AnyMatch:
        """The match that is played."""
        assert self.table.match is not None
        return self.table.match

    def answer(
        self, seat: Seat, move: str | None = None, answer_id: str = "", after: float = 0.0
    ) -> e.Answered:
        """Let the person of a seat answer; with the first move offered if none is named."""
        owner = self.table.chairs[seat].owner
        assert owner is not None
        chosen = move or str(self.match.moves(seat)[0])
        answer_id = answer_id or f"a{self.table.number}"
        entry = self.do(answers.answer(owner, chosen, self.table.number, answer_id), after)
        assert isinstance(entry, e.Answered)
        return entry

    def due(self) -> Due:
        """Return what happens next by itself."""
        due = next_due(self.table)
        assert due is not None
        return due

    def wait(self) -> Due:
        """Let time pass until something happens by itself, and let it happen."""
        due = self.due()
        self.now = max(self.now, due.at)
        self.do(self._action(due))
        return due

    def wait_out(self, most: int = 20_000) -> OfflineTable:
        """Let everything happen by itself until the game is over."""
        for _ in range(most):
            if self.table.stage != "playing":
                return self
            self.wait()
        raise AssertionError("the game does not end")

    def reloaded(self) -> Table:
        """Return the table that the log makes."""
        return fold(TABLE_ID, self.log)

    def _action(self, due: Due) -> Action:
        if due.what == "takeover":
            return presence.bot_takes_over(due.seat)
        if due.what == "clock":
            return answers.by_clock(due.seat, due.asked_at)
        return answers.by_bot(due.seat, due.asked_at, self.table_bots.choose(self.table, due.seat))


def all_fields(table: Table) -> dict[str, Any]:
    """Return everything there is to know about a table, to compare."""
    match = table.match
    played = None if match is None else (match.state.snapshot(), str(match.record()))
    asked = {seat: (each.number, each.at, each.moves) for seat, each in table.questions.items()}
    plain = {
        name: value for name, value in _fields_of(table).items() if name not in {"match", "questions"}
    }
    return {**plain, "match": played, "questions": asked}


def _fields_of(table: Table) -> dict[str, Any]:
    """Return the fields of a table, compiled or not."""
    names = (
        "id", "time_scale", "number", "opened", "touched", "host", "stage", "chairs", "barred", "phase",
        "deal", "ids", "root", "word_digests", "game", "options", "pace", "timing", "listed",
        "onlookers", "match", "questions",
    )  # fmt: skip
    return {name: getattr(table, name) for name in names}
