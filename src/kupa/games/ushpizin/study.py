"""The end of a round: the limit, the study, the new order, closing (U21, U23, U29)."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.events import EVERYONE, Notice, Tell
from kupa.games.ushpizin import events as ev, public_events
from kupa.games.ushpizin.cards import GUST, REST, bit, card_at, shifted, with_card
from kupa.games.ushpizin.position import CLOSING, IN_ORDER, REORDERING, Position
from kupa.games.ushpizin.rounds import next_round
from kupa.games.ushpizin.winning import end_game


def end_round(p: Position, revealed: bool, tell: Tell | None) -> None:
    """After the last win check: a drawn game at the limit (U29), a study, or the next round."""
    if p.resolved.limit and p.round >= p.resolved.limit:
        end_game(p, 0, tell)
    elif not revealed or p.resolved.always or p.mission == GUST:  # M4: nobody studies
        next_round(p, tell)
    elif p.resolved.reorder:
        begin_reorder(p)
    else:
        begin_closing(p)


def begin_reorder(p: Position) -> None:
    """Ask all but a resting seat to change the order of their row (U23)."""
    p.phase_id = REORDERING
    p.pending = p.everyone()
    if p.mission == REST:
        p.pending &= ~bit(p.holder)


def exchange(p: Position, seat: i64, first: i64, second: i64, tell: Tell | None) -> None:
    """Exchange two places of one's row, seen by all (U23)."""
    row = p.rows[seat]
    card = card_at(row.cards, first)
    row.cards = with_card(with_card(row.cards, first, card_at(row.cards, second)), second, card)
    origin = place_in(row.order, first)
    other = place_in(row.order, second)
    row.order = with_place(with_place(row.order, first, other), second, origin)
    if tell is not None:
        tell(Notice(EVERYONE, ev.Exchanged(seat, (first, second))))


def place_in(order: i64, place: i64) -> i64:
    """Return which place the card at a place had before."""
    return (order >> (4 * place - 4)) & 15


def with_place(order: i64, place: i64, origin: i64) -> i64:
    """Return an order with another origin at a place."""
    return (order & ~shifted(15, 4 * place - 4)) | shifted(origin, 4 * place - 4)


def finish_reorder(p: Position, seat: i64, tell: Tell | None) -> None:
    """Be done with one's order, for good; when all are, closing is possible (U23)."""
    p.pending &= ~bit(seat)
    if tell is not None:
        tell(Notice(EVERYONE, ev.Reordered(seat)))
    if p.pending == 0:
        for row in p.rows:
            row.order = IN_ORDER
        begin_closing(p)


def begin_closing(p: Position) -> None:
    """Let everyone study until somebody, or everybody, closes (U21)."""
    p.phase_id = CLOSING
    p.pending = p.everyone()


def close(p: Position, seat: i64, tell: Tell | None) -> None:
    """Close the sukkah: the first call counts, or the last where all must be ready (U21)."""
    p.pending &= ~bit(seat)
    if p.resolved.close_all:
        if tell is not None:
            tell(Notice(EVERYONE, ev.Closed(seat)))
    else:
        public_events.note(p, public_events.CLOSED, seat)
        public_events.tell_last(p, tell)
        p.pending = 0
    if p.pending == 0:
        next_round(p, tell)
