"""What people may do at a table beside playing: sit, settle, hand over, start, leave.

An act looks at the table as it is and returns the entry to be written, or refuses; it changes nothing.
If somebody else's entry comes first, the same act is simply asked again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kupa.bots import levels
from kupa.core import fair, options as words, seeds
from kupa.core.refused import Refused
from kupa.core.told import Seat
from kupa.games import find
from kupa.tables import entries as e
from kupa.tables.chairs import Chair, clean_name, pick_colour
from kupa.tables.names import same, token_digest
from kupa.tables.pace import find_pace
from kupa.tables.table import Table

Act = Callable[[Table, float], e.AnyEntry]
LONGEST_WORD: Final = 64


@dataclass(frozen=True, slots=True)
class Settings:
    """What is played at a table, and how."""

    game: str
    options: str = ""
    pace: str = "normal"
    chairs: int = 4
    listed: bool = False
    onlookers: bool = False

    def checked(self) -> Settings:
        """Refuse what makes no sense; return the settings with every option written out."""
        game = find(self.game)
        chosen = words.read(game.Options, self.options.split())
        game.check(chosen, self.chairs)
        find_pace(self.pace)
        return Settings(
            self.game, words.write(chosen), self.pace, self.chairs, self.listed, self.onlookers
        )


def opening(settings: Settings, host: str, now: float) -> e.Opened:
    """Return the first entry of a new table."""
    s = settings.checked()
    root = seeds.fresh().hex()
    return e.Opened(now, s.game, s.options, s.pace, s.chairs, host, root, s.listed, s.onlookers)


def sit(owner: str, name: str, seat: Seat | None = None, colour: str | None = None) -> Act:
    """Take a chair: the one named, else the first that is free, else a new one."""

    def act(table: Table, now: float) -> e.Sat:
        _lobby(table)
        _newcomer(table, owner)
        place = _free_chair(table, seat)
        return e.Sat(now, place, clean_name(name), pick_colour(colour, table.chairs), owner)

    return act


def _free_chair(table: Table, wanted: Seat | None) -> Seat:
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if len(table.chairs) < table.game.seats[-1]:
        free.append(len(table.chairs))
    if wanted is not None and wanted not in free:
        raise Refused(None, "table.chair_taken")
    if not free:
        raise Refused(None, "table.full")
    return free[0] if wanted is None else wanted


def seat_bot(owner: str, level: str, seat: Seat | None = None) -> Act:
    """Let the host put a bot on a chair; each reads its name, of its fruit, in their own language."""

    def act(table: Table, now: float) -> e.Seated:
        _hosting(table, owner)
        _lobby(table)
        if level not in levels(table.game.key):
            allowed = ", ".join(levels(table.game.key))
            raise Refused(None, "core.no_such_level", level=level, allowed=allowed)
        place = _free_chair(table, seat)
        return e.Seated(now, place, level, pick_colour(None, table.chairs))

    return act


def rise(owner: str, seat: Seat | None = None) -> Act:
    """Leave one's chair, or let the host free another's; in play a bot goes on."""

    def act(table: Table, now: float) -> e.Rose | e.Piloted:
        own = table.owned(owner)
        place = own if seat is None else _chair(table, seat)
        if place is None:
            raise Refused(None, "table.not_seated")
        if place != own:
            _hosting(table, owner)
        if table.chairs[place].free:
            raise Refused(None, "table.chair_free")
        if place == own and table.phase == "playing":
            return e.Piloted(now, place)
        return e.Rose(now, place, barred=place != own)

    return act


def rename(owner: str, name: str, colour: str | None = None) -> Act:
    """Take another name or colour."""

    def act(table: Table, now: float) -> e.Named:
        seat = _own(table, owner)
        others = [chair for at, chair in enumerate(table.chairs) if at != seat]
        wanted = colour or table.chairs[seat].colour
        return e.Named(now, seat, clean_name(name), pick_colour(wanted, others))

    return act


def settle(owner: str, settings: Settings) -> Act:
    """Let the host change what is played before the cards are dealt."""

    def act(table: Table, now: float) -> e.Settled:
        _hosting(table, owner)
        _lobby(table)
        s = settings.checked()
        if s.chairs < _last_taken(table.chairs):
            raise Refused(None, "table.chair_taken")
        strange = [c for c in table.chairs if c.level and c.level not in levels(s.game)]
        if strange:
            allowed = ", ".join(levels(s.game))
            raise Refused(None, "core.no_such_level", level=strange[0].level, allowed=allowed)
        return e.Settled(now, s.game, s.options, s.pace, s.chairs, s.listed, s.onlookers)

    return act


def _last_taken(chairs: list[Chair]) -> int:
    return max((seat + 1 for seat, chair in enumerate(chairs) if not chair.free), default=0)


def make_host(owner: str, seat: Seat) -> Act:
    """Hand the table over to somebody who sits at it."""

    def act(table: Table, now: float) -> e.Hosted:
        _hosting(table, owner)
        chosen = table.chairs[_chair(table, seat)].owner
        if chosen is None:
            raise Refused(None, "table.no_person")
        return e.Hosted(now, chosen)

    return act


def add_word(owner: str, word: str) -> Act:
    """Add a word to the seed of the next deal."""

    def act(table: Table, now: float) -> e.Worded:
        _lobby(table)
        if not 0 < len(word.strip()) <= LONGEST_WORD:
            raise Refused(None, "table.bad_word", longest=LONGEST_WORD)
        return e.Worded(now, _own(table, owner), fair.digest(word.strip()))

    return act


def start(owner: str) -> Act:
    """Deal to all who sit; chairs that are free are put away."""

    def act(table: Table, now: float) -> e.Dealt:
        _hosting(table, owner)
        _lobby(table)
        table.game.check(table.dealt_options(), len(table.taken()))
        return e.Dealt(now, table.game.edition)

    return act


def again(owner: str) -> Act:
    """Gather for another deal; the count of wins stays."""

    def act(table: Table, now: float) -> e.Again:
        _hosting(table, owner)
        if table.phase != "over":
            raise Refused(None, "table.not_over")
        return e.Again(now, seeds.fresh().hex())

    return act


def offer(owner: str, token: str) -> Act:
    """Let one's seat be taken over by whoever has this token; a newer token ends an older one."""

    def act(table: Table, now: float) -> e.Offered:
        return e.Offered(now, _own(table, owner), token_digest(token))

    return act


def take_over(owner: str, token: str) -> Act:
    """Take the seat a token stands for. It works once."""

    def act(table: Table, now: float) -> e.Taken:
        digest = token_digest(token)
        _newcomer(table, owner)
        for seat, chair in enumerate(table.chairs):
            if chair.offer is not None and same(chair.offer, digest):
                return e.Taken(now, seat, owner)
        raise Refused(None, "table.bad_token")

    return act


def may_host(table: Table, owner: str) -> bool:
    """The host; and while the host is not here to act, the next person who is."""
    if same(table.host, owner):
        return True
    seat = table.owned(owner)
    host = table.owned(table.host)
    if seat is None or (host is not None and table.chairs[host].present):
        return False
    count = len(table.chairs)
    after = [((host or 0) + step) % count for step in range(count)]
    return seat == next((each for each in after if table.chairs[each].present), None)


def _hosting(table: Table, owner: str) -> None:
    if not may_host(table, owner):
        raise Refused(None, "table.not_host")


def _newcomer(table: Table, owner: str) -> None:
    if table.owned(owner) is not None:
        raise Refused(None, "table.sits_already")
    if owner in table.barred:
        raise Refused(None, "table.barred")


def _lobby(table: Table) -> None:
    if table.phase != "lobby":
        raise Refused(None, "table.dealt_already")


def _own(table: Table, owner: str) -> Seat:
    seat = table.owned(owner)
    if seat is None:
        raise Refused(None, "table.not_seated")
    return seat


def _chair(table: Table, seat: Seat) -> Seat:
    if not 0 <= seat < len(table.chairs):
        raise Refused(None, "core.no_such_seat", seat=seat, last=len(table.chairs) - 1)
    return seat
