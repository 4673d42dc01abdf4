"""The draws: everyone at once puts one card out for one of the kupa (U13)."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.events import Notice, Tell, only
from kupa.games.ushpizin import events as ev, public_events
from kupa.games.ushpizin.cards import EMPTY, bit, card_at, with_card
from kupa.games.ushpizin.missions import pass_on
from kupa.games.ushpizin.piles import end_mission
from kupa.games.ushpizin.position import Position
from kupa.games.ushpizin.reveal import reveal
from kupa.games.ushpizin.study import end_round


def put(p: Position, seat: i64, place: i64, tell: Tell | None) -> None:
    """Note what a seat will put out; when all have answered, the cards are drawn."""
    p.rows[seat].chosen = place
    p.pending &= ~bit(seat)
    if tell is not None:
        tell(Notice(only(seat), ev.Chose(seat, place)))
        tell(Notice(~only(seat), ev.Chose(seat, None)))
    if p.pending == 0:
        draw(p, tell)


def choose_pass(p: Position, seat: i64, place: i64, tell: Tell | None) -> None:
    """Note what a seat will pass on; when all have answered, the cards move (M1)."""
    p.rows[seat].chosen = place
    p.pending &= ~bit(seat)
    if tell is not None:
        tell(Notice(only(seat), ev.PassChosen(seat, place)))
        tell(Notice(~only(seat), ev.PassChosen(seat, None)))
    if p.pending == 0:
        pass_on(p, tell)


def draw(p: Position, tell: Tell | None) -> None:
    """Deal the kupa's cards in turn order, whoever answered first, and end the round's play (U13)."""
    places: i64 = 0
    seat = p.first
    for _ in p.rows:
        place = drawing_place(p, seat)
        card = draw_into(p, seat, place)
        places = with_card(places, seat + 1, place)
        if p.open & bit(seat):
            public_events.show(p, seat, place, card)
        seat = p.next_seat(seat)
    p.gap = 0
    public_events.note_draw(p, places)
    public_events.tell_last(p, tell)
    public_events.tell_shown(p, tell)
    end_mission(p, tell)
    if p.resolved.reveals(p.round):
        reveal(p, tell)
    else:
        end_round(p, revealed=False, tell=tell)


def drawing_place(p: Position, seat: i64) -> i64:
    """Return where a seat's new card goes: the place put out, or the gap of a resting seat (M2)."""
    row = p.rows[seat]
    if row.chosen == 0:
        return p.gap
    return row.chosen


def draw_into(p: Position, seat: i64, place: i64) -> i64:
    """Move the card of a place to the used pile and the kupa's top card into it."""
    row = p.rows[seat]
    out = card_at(row.cards, place)
    if out != EMPTY:
        p.used.append(out)
    card: i64 = p.kupa.pop()
    row.cards = with_card(row.cards, place, card)
    row.chosen = 0
    return card
