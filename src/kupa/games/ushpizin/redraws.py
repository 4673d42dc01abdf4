"""One more exchange after a reveal at which nobody held a mission: an option (U13a).

In turn order each seat draws a card that all see, and puts out one of the eight.
"""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.events import EVERYONE, Notice, Tell
from kupa.games.ushpizin import events as ev, public_events
from kupa.games.ushpizin.cards import NAMES, bit, card_at, with_card
from kupa.games.ushpizin.piles import draw_no_mission, tell_buried
from kupa.games.ushpizin.position import REDRAWING, Position
from kupa.games.ushpizin.study import end_round
from kupa.games.ushpizin.winning import anyone_wins


def begin_redraws(p: Position, tell: Tell | None) -> None:
    """Begin with the round's first player."""
    p.phase_id = REDRAWING
    p.turns = 0
    ask_redraw(p, p.first, tell)


def ask_redraw(p: Position, seat: i64, tell: Tell | None) -> None:
    """Draw a card for a seat and ask it what to put out."""
    p.turn = seat
    p.pending = bit(seat)
    p.drawn = draw_no_mission(p, tell)
    if tell is not None:
        tell_buried(p, tell)
        tell(Notice(EVERYONE, ev.Redrew(seat, NAMES[p.drawn])))


def seat_drawn(p: Position, seat: i64, place: i64, tell: Tell | None) -> None:
    """Put out the card at a place; the one drawn takes its place."""
    row = p.rows[seat]
    out = card_at(row.cards, place)
    row.cards = with_card(row.cards, place, p.drawn)
    p.used.append(out)
    public_events.show(p, seat, place, p.drawn)
    public_events.note_seating(p, seat, place, out, p.drawn)
    public_events.tell_last(p, tell)
    next_redraw(p, tell)


def decline_drawn(p: Position, seat: i64, tell: Tell | None) -> None:
    """Put out the very card that was drawn."""
    p.used.append(p.drawn)
    public_events.note_declining(p, seat, p.drawn)
    public_events.tell_last(p, tell)
    next_redraw(p, tell)


def next_redraw(p: Position, tell: Tell | None) -> None:
    """Go on to the next seat; after the last one winners are looked for, and the round ends."""
    p.drawn = 0
    p.turns += 1
    if p.turns < len(p.rows):
        ask_redraw(p, p.next_seat(p.turn), tell)
    elif not anyone_wins(p, tell):
        end_round(p, revealed=True, tell=tell)
