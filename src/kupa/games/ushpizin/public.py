"""The last public event: noted as a few numbers, built only when somebody looks or is told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kupa.core.told import EVERYONE, Event, Tell, Told
from kupa.games.ushpizin import events as ev
from kupa.games.ushpizin.cards import ELIJAH, NAMES, card_at, names
from kupa.games.ushpizin.position import Position

NOTHING: Final = 0
HOSTED: Final = 1
LIFTED: Final = 2
SWAPPED: Final = 3
QUIET: Final = 4
DECLARED: Final = 5
MISDECLARED: Final = 6
DREW: Final = 7
ANNOUNCED: Final = 8
PASSED: Final = 9
TOOK: Final = 10
OFFERED: Final = 11
PICKED: Final = 12
CLOSED: Final = 13


def note(p: Position, last: i64, seat: i64, place: i64, other: i64, spot: i64, x: i64, y: i64) -> None:
    """Note what happened last."""
    p.last = last
    p.last_seat = seat
    p.last_place = place
    p.last_other = other
    p.last_spot = spot
    p.last_x = x
    p.last_y = y


def tell_last(p: Position, tell: Tell | None) -> None:
    """Tell everyone what was just noted."""
    if tell is not None:
        event = last_event(p)
        if event is not None:
            tell(Told(EVERYONE, event))


def last_event(p: Position) -> Event | None:
    """Return the last public event."""
    last = p.last
    seat = p.last_seat
    if last == LIFTED:
        return ev.Lifted(seat, p.last_place)
    if last == SWAPPED:
        return ev.Swapped(seat, p.last_place, p.last_other, p.last_spot)
    if last == QUIET:
        return ev.Quiet(seat)
    if last == DREW:
        return ev.Drew(by_seat(p, p.last_x))
    if last == CLOSED:
        return ev.Closed(seat)
    if last == DECLARED:
        return ev.Declared(seat, names(p.rows[seat].cards))
    if last == MISDECLARED:
        return ev.Misdeclared(seat, names(p.rows[seat].cards))
    return reveal_event(p, last, seat)


def reveal_event(p: Position, last: i64, seat: i64) -> Event | None:
    """Return the last public event of the opening or of a mission."""
    if last == HOSTED:
        return ev.HostPicked(seat, NAMES[p.last_x])
    if last == ANNOUNCED:
        return ev.Announced(seat, NAMES[p.last_x + ELIJAH], p.last_place)
    if last == PASSED:
        cards = tuple([NAMES[kind] for kind in by_seat(p, p.last_y)])
        return ev.PassedOn(by_seat(p, p.last_x), cards)
    if last == TOOK:
        card = NAMES[p.last_x]
        return ev.Took(seat, p.last_place, p.last_other, p.last_spot, card)
    if last == OFFERED:
        return ev.Offered(seat, p.last_place, p.last_other, NAMES[p.last_x])
    if last == PICKED:
        cards = (NAMES[p.last_x], NAMES[p.last_y])
        return ev.Picked(seat, (p.last_place, p.last_spot), p.last_other, cards)
    return None


def by_seat(p: Position, packed: i64) -> tuple[int, ...]:
    """Unpack one number for each seat, eight bits each."""
    return tuple([card_at(packed, seat) for seat in range(1, len(p.rows) + 1)])


def show(p: Position, seat: i64, place: i64, card: i64) -> None:
    """Note a card that came into an open row: a view shows it until the next answer."""
    p.shown += bytes([seat, place, card])


def tell_shown(p: Position, tell: Tell | None) -> None:
    """Tell everyone which cards came into open rows."""
    if tell is not None:
        for seat, place, card in shown(p):
            tell(Told(EVERYONE, ev.Shown(seat, place, card)))


def shown(p: Position) -> tuple[tuple[int, int, str], ...]:
    """Return the cards the last answer brought into open rows, even if they are covered by now."""
    noted = p.shown
    return tuple([(noted[at], noted[at + 1], NAMES[noted[at + 2]]) for at in range(0, len(noted), 3)])
