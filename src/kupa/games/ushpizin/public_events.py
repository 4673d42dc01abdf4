"""The last public event: noted as a few numbers, built only when somebody looks or is told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kupa.core.events import EVERYONE, Event, Notice, Tell
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
SEATED: Final = 14
DECLINED: Final = 15


def note(p: Position, last: i64, seat: i64) -> None:
    """Note an event of which no more is to be told than who did it."""
    p.last = last
    p.last_seat = seat
    p.last_place = 0
    p.last_other = 0
    p.last_spot = 0
    p.last_card = 0
    p.last_second = 0
    p.last_places = 0
    p.last_cards = 0


def note_host(p: Position, seat: i64, host: i64) -> None:
    """Note that a seat has picked its ushpiz openly (U24)."""
    note(p, HOSTED, seat)
    p.last_card = host


def note_lift(p: Position, seat: i64, place: i64) -> None:
    """Note which place of its own row a seat has lifted (U8)."""
    note(p, LIFTED, seat)
    p.last_place = place


def note_swap(p: Position, seat: i64, place: i64, other: i64, spot: i64) -> None:
    """Note a swap of a place of one's own with a spot of another (U8)."""
    note(p, SWAPPED, seat)
    p.last_place = place
    p.last_other = other
    p.last_spot = spot


def note_draw(p: Position, places: i64) -> None:
    """Note the places that were put out, packed by seat (U13)."""
    note(p, DREW, 0)
    p.last_places = places


def note_announcement(p: Position, seat: i64, place: i64, number: i64) -> None:
    """Note which mission was announced, and where it lay (U17)."""
    note(p, ANNOUNCED, seat)
    p.last_place = place
    p.last_card = number + ELIJAH


def note_passing(p: Position, places: i64, cards: i64) -> None:
    """Note which places were passed on, and what lay there, packed by seat (M1)."""
    note(p, PASSED, 0)
    p.last_places = places
    p.last_cards = cards


def note_taking(p: Position, seat: i64, place: i64, other: i64, spot: i64, card: i64) -> None:
    """Note a card that came to a place of one's own from a spot of another (M3)."""
    note(p, TOOK, seat)
    p.last_place = place
    p.last_other = other
    p.last_spot = spot
    p.last_card = card


def note_offer(p: Position, seat: i64, place: i64, other: i64, card: i64) -> None:
    """Note the card that is offered to another seat (M6)."""
    note(p, OFFERED, seat)
    p.last_place = place
    p.last_other = other
    p.last_card = card


def note_pick(p: Position, seat: i64, place: i64, other: i64, spot: i64, card: i64, second: i64) -> None:
    """Note what was picked: a card at a place, and the second at a spot of the other seat (M6)."""
    note(p, PICKED, seat)
    p.last_place = place
    p.last_other = other
    p.last_spot = spot
    p.last_card = card
    p.last_second = second


def note_seating(p: Position, seat: i64, place: i64, out: i64, card: i64) -> None:
    """Note the card that was put out for the one drawn after the reveal (U13a)."""
    note(p, SEATED, seat)
    p.last_place = place
    p.last_card = out
    p.last_second = card


def note_declining(p: Position, seat: i64, card: i64) -> None:
    """Note that the card drawn after the reveal was itself put out (U13a)."""
    note(p, DECLINED, seat)
    p.last_card = card


def tell_last(p: Position, tell: Tell | None) -> None:
    """Tell everyone what was just noted."""
    if tell is not None:
        event = last_event(p)
        if event is not None:
            tell(Notice(EVERYONE, event))


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
        return ev.Drew(by_seat(p, p.last_places))
    if last == CLOSED:
        return ev.Closed(seat)
    if last == DECLARED:
        return ev.Declared(seat, names(p.rows[seat].cards))
    if last == MISDECLARED:
        return ev.Misdeclared(seat, names(p.rows[seat].cards))
    return reveal_event(p, last, seat)


def reveal_event(p: Position, last: i64, seat: i64) -> Event | None:
    """Return the last public event of the opening, of a mission or of a redraw."""
    if last == HOSTED:
        return ev.HostPicked(seat, NAMES[p.last_card])
    if last == ANNOUNCED:
        return ev.Announced(seat, NAMES[p.last_card], p.last_place)
    if last == PASSED:
        cards = tuple([NAMES[kind] for kind in by_seat(p, p.last_cards)])
        return ev.PassedOn(by_seat(p, p.last_places), cards)
    if last == TOOK:
        card = NAMES[p.last_card]
        return ev.Took(seat, p.last_place, p.last_other, p.last_spot, card)
    if last == OFFERED:
        return ev.Offered(seat, p.last_place, p.last_other, NAMES[p.last_card])
    if last == PICKED:
        cards = (NAMES[p.last_card], NAMES[p.last_second])
        return ev.Picked(seat, (p.last_place, p.last_spot), p.last_other, cards)
    if last == SEATED:
        return ev.Seated(seat, p.last_place, NAMES[p.last_card], NAMES[p.last_second])
    if last == DECLINED:
        return ev.Declined(seat, NAMES[p.last_card])
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
            tell(Notice(EVERYONE, ev.Shown(seat, place, card)))


def shown(p: Position) -> tuple[tuple[int, int, str], ...]:
    """Return the cards the last answer brought into open rows, even if they are covered by now."""
    noted = p.shown
    return tuple([(noted[at], noted[at + 1], NAMES[noted[at + 2]]) for at in range(0, len(noted), 3)])
