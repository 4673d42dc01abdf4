"""What people do at a table beside playing: sit down, change settings, deal, hand a seat over, leave.

An action is a function of the table and the time. It returns the entry to be written, or raises
``Refused``; it changes nothing. If another process writes first, the same action is called again with
the newer table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from kupa.bots import levels
from kupa.core import sealed_deal, seeds
from kupa.core.events import Seat
from kupa.core.options import read_options, write_options
from kupa.core.refused import Refused
from kupa.games import find
from kupa.tables import entries as e
from kupa.tables.chairs import Chair, clean_name, distinct_name, pick_colour
from kupa.tables.credentials import keys_equal, token_digest
from kupa.tables.pace import find_pace
from kupa.tables.table import Table
from kupa.tables.waiting import is_waiting

Action = Callable[[Table, float], e.AnyEntry]
LONGEST_WORD: Final = 64


class LeftAlready(Exception):
    """A bot plays for this person already: there is nothing to write."""


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The game, its options, and how the table is run."""

    game: str
    options: str = ""
    pace: str = "normal"
    chairs: int = 4
    listed: bool = False
    onlookers: bool = False
    latecomers: bool = False
    lesson: str = ""  # the text of a lesson

    def checked(self) -> TableSettings:
        """Raise ``Refused`` for invalid settings; return them with every option written out."""
        game = find(self.game)
        chosen = read_options(game.Options, self.options.split())
        game.check(chosen, self.chairs)
        find_pace(self.pace)
        return replace(self, options=write_options(chosen))


def opening(settings: TableSettings, host: str, now: float) -> e.TableOpened:
    """Return the first entry of a new table, with a fresh secret root."""
    s = settings.checked()
    root = seeds.fresh().hex()
    run = s.listed, s.onlookers, s.latecomers, s.lesson
    return e.TableOpened(now, s.game, s.options, s.pace, s.chairs, host, root, *run)


def free_chairs(table: Table) -> list[Seat]:
    """Return the seats that nobody has, with that of a chair there is still room for."""
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if len(table.chairs) < table.game.seats[-1]:
        free.append(len(table.chairs))
    return free


def free_chair(table: Table, wanted: Seat | None) -> Seat:
    """Return the free chair that is wanted, or the first one."""
    free = free_chairs(table)
    if wanted is not None and wanted not in free:
        raise Refused(None, "table.chair_taken")
    if not free:
        raise Refused(None, "table.full")
    return free[0] if wanted is None else wanted


def seat_bot(owner: str, level: str, seat: Seat | None = None) -> Action:
    """Add a bot, as the host or who stands in for it. Each page names it after its symbol."""

    def action(table: Table, now: float) -> e.BotSeated:
        _require_gatherer(table, owner)
        require_lobby(table)
        if level not in levels(table.game.key):
            allowed = ", ".join(levels(table.game.key))
            raise Refused(None, "core.no_such_level", level=level, allowed=allowed)
        place = free_chair(table, seat)
        return e.BotSeated(now, place, level, pick_colour(None, table.chairs))

    return action


def leave_seat(owner: str, seat: Seat | None = None) -> Action:
    """Leave one's seat, or free another's as the host; during a deal a bot plays it."""

    def action(table: Table, now: float) -> e.Left | e.BotTookOver | e.WaitingEnded:
        own = table.seat_of(owner)
        if own is None and seat is None and is_waiting(table, owner):
            return e.WaitingEnded(now, owner)
        place = own if seat is None else _checked_seat(table, seat)
        if place is None:
            raise Refused(None, "table.not_seated")
        if place != own:
            _require_host(table, owner)
        if table.chairs[place].free:
            raise Refused(None, "table.chair_free")
        if place == own and table.stage == "playing":
            if table.chairs[place].autopilot:
                raise LeftAlready
            return e.BotTookOver(now, place)
        return e.Left(now, place, barred=place != own)

    return action


def rename(owner: str, name: str, colour: str | None = None) -> Action:
    """Change one's display name or colour."""

    def action(table: Table, now: float) -> e.Renamed:
        seat = own_seat(table, owner)
        others = [chair for at, chair in enumerate(table.chairs) if at != seat]
        wanted = colour or table.chairs[seat].colour
        shown = distinct_name(clean_name(name), others)
        return e.Renamed(now, seat, shown, pick_colour(wanted, others))

    return action


def change_settings(owner: str, settings: TableSettings) -> Action:
    """Change the settings, as the host, before the cards are dealt."""

    def action(table: Table, now: float) -> e.SettingsChanged:
        _require_host(table, owner)
        require_lobby(table)
        _require_no_lesson(table)
        s = settings.checked()
        if s.chairs < _last_taken(table.chairs):
            raise Refused(None, "table.chair_taken")
        unknown = [c for c in table.chairs if c.level and c.level not in levels(s.game)]
        if unknown:
            allowed = ", ".join(levels(s.game))
            raise Refused(None, "core.no_such_level", level=unknown[0].level, allowed=allowed)
        run = s.listed, s.onlookers, s.latecomers
        return e.SettingsChanged(now, s.game, s.options, s.pace, s.chairs, *run)

    return action


def _last_taken(chairs: list[Chair]) -> int:
    return max((seat + 1 for seat, chair in enumerate(chairs) if not chair.free), default=0)


def make_host(owner: str, seat: Seat) -> Action:
    """Make the owner of a seat the host."""

    def action(table: Table, now: float) -> e.HostChanged:
        _require_host(table, owner)
        chosen = table.chairs[_checked_seat(table, seat)].owner
        if chosen is None:
            raise Refused(None, "table.no_person")
        return e.HostChanged(now, chosen)

    return action


def add_seed_word(owner: str, word: str) -> Action:
    """Add a word to the seed of the next deal, so that nobody can have chosen the cards."""

    def action(table: Table, now: float) -> e.SeedWordAdded:
        require_lobby(table)
        if not 0 < len(word.strip()) <= LONGEST_WORD:
            raise Refused(None, "table.bad_word", longest=LONGEST_WORD)
        return e.SeedWordAdded(now, own_seat(table, owner), sealed_deal.digest(word.strip()))

    return action


def start(owner: str) -> Action:
    """Deal, as the host or who stands in for it; free chairs are removed."""

    def action(table: Table, now: float) -> e.Dealt:
        _require_gatherer(table, owner)
        require_lobby(table)
        return dealt(table, now)

    return action


def prepare_next_deal(owner: str) -> Action:
    """Go back to the lobby for another deal, as the host or who stands in for it; wins are kept."""

    def action(table: Table, now: float) -> e.NextDealPrepared:
        _require_gatherer(table, owner)
        return prepared(table, now)

    return action


def prepared(table: Table, now: float) -> e.NextDealPrepared:
    """Return the entry that prepares the next deal, after a game."""
    if table.stage != "over":
        raise Refused(None, "table.not_over")
    _require_no_lesson(table)
    return e.NextDealPrepared(now, seeds.fresh().hex())


def dealt(table: Table, now: float) -> e.Dealt:
    """Return the entry that deals, if those who sit there may play with these options."""
    dealt_in = table.dealt_in(now)
    table.game.check(table.dealt_options(now), len(dealt_in))
    if table.lesson is not None and len(dealt_in) != table.lesson.record.seats:
        raise Refused(None, "table.lesson")
    return e.Dealt(now, table.game.edition)


def offer_seat(owner: str, token: str) -> Action:
    """Let the holder of a token take over one's seat; it replaces an earlier token."""

    def action(table: Table, now: float) -> e.SeatOffered:
        return e.SeatOffered(now, own_seat(table, owner), token_digest(token))

    return action


def take_over_seat(owner: str, token: str) -> Action:
    """Take over the seat a token was made for. A token works once."""

    def action(table: Table, now: float) -> e.SeatTakenOver:
        digest = token_digest(token)
        require_newcomer(table, owner)
        for seat, chair in enumerate(table.chairs):
            if chair.offer is not None and keys_equal(chair.offer, digest):
                return e.SeatTakenOver(now, seat, owner)
        raise Refused(None, "table.bad_token")

    return action


def is_host(table: Table, owner: str) -> bool:
    """Tell whether a device is the host."""
    return keys_equal(table.host, owner)


def may_gather(table: Table, owner: str) -> bool:
    """Tell whether a device may fill chairs with bots and deal: the host, or who stands in for it.

    While the host is not connected that is the next person who is. Whatever could harm others, or
    outlast the host's absence, is left to the host.
    """
    if is_host(table, owner):
        return True
    seat, host = table.seat_of(owner), table.seat_of(table.host)
    host_is_here = table.host_connected if host is None else table.chairs[host].connected
    if seat is None or host_is_here:
        return False
    count = len(table.chairs)
    after = [((host or 0) + step) % count for step in range(count)]
    return seat == next((each for each in after if table.chairs[each].connected), None)


def _require_host(table: Table, owner: str) -> None:
    if not is_host(table, owner):
        raise Refused(None, "table.not_host")


def _require_gatherer(table: Table, owner: str) -> None:
    if not may_gather(table, owner):
        raise Refused(None, "table.not_host")


def require_newcomer(table: Table, owner: str) -> None:
    """Raise unless a device may take a seat."""
    if table.seat_of(owner) is not None:
        raise Refused(None, "table.sits_already")
    if owner in table.barred:
        raise Refused(None, "table.barred")


def require_lobby(table: Table) -> None:
    """Raise once the cards are dealt."""
    if table.stage != "lobby":
        raise Refused(None, "table.dealt_already")


def _require_no_lesson(table: Table) -> None:
    if table.lesson is not None:
        raise Refused(None, "table.lesson")


def own_seat(table: Table, owner: str) -> Seat:
    """Return the seat of a device that has one."""
    seat = table.seat_of(owner)
    if seat is None:
        raise Refused(None, "table.not_seated")
    return seat


def _checked_seat(table: Table, seat: Seat) -> Seat:
    if not 0 <= seat < len(table.chairs):
        raise Refused(None, "core.no_such_seat", seat=seat, last=len(table.chairs) - 1)
    return seat
