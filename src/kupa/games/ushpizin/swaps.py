"""A turn: lift, swap, declare or not (U7–U12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kupa.core.events import Tell
from kupa.games.ushpizin import public_events
from kupa.games.ushpizin.cards import bit, card_at, shifted, with_card
from kupa.games.ushpizin.position import DECLARING, SWAPPING, Position
from kupa.games.ushpizin.rounds import next_turn
from kupa.games.ushpizin.winning import end_game, wins

EACH_PLACE: Final = 0x40810204081  # the lowest of the seven bits of each place


def bars_at(bars: i64, place: i64) -> i64:
    """Return who may not move the card at a place."""
    return (bars >> (7 * place - 7)) & 127


def with_bars(bars: i64, place: i64, seats: i64) -> i64:
    """Return a row's bars with others at a place."""
    return (bars & ~shifted(127, 7 * place - 7)) | shifted(seats, 7 * place - 7)


def lift(p: Position, seat: i64, place: i64, tell: Tell | None) -> None:
    """Touch-move: from now on this is the card to be given (U8)."""
    p.lifted = place
    p.phase_id = SWAPPING
    public_events.note_lift(p, seat, place)
    public_events.tell_last(p, tell)


def swap(p: Position, seat: i64, place: i64, other: i64, tell: Tell | None) -> None:
    """Exchange the lifted card with another player's; each lands in the other's place (U7)."""
    mine = p.rows[seat]
    theirs = p.rows[other]
    given = card_at(mine.cards, p.lifted)
    taken = card_at(theirs.cards, place)
    mine.cards = with_card(mine.cards, p.lifted, taken)
    theirs.cards = with_card(theirs.cards, place, given)
    bar_swapped(p, seat, place, other)
    note_swap(p, seat, place, other)
    public_events.tell_last(p, tell)
    public_events.tell_shown(p, tell)
    p.lifted = 0
    if p.hushed & bit(seat):  # U22: no free look before the next reveal
        next_turn(p, tell)
    else:
        p.phase_id = DECLARING


def bar_swapped(p: Position, seat: i64, place: i64, other: i64) -> None:
    """Bar both cards: from whom one was taken (U9), and to whom one came (U10)."""
    mine = p.rows[seat]
    theirs = p.rows[other]
    given = bars_at(mine.bars, p.lifted) | bit(other)
    taken = bars_at(theirs.bars, place) | bit(other) | bit(seat)
    mine.bars = with_bars(mine.bars, p.lifted, taken)
    theirs.bars = with_bars(theirs.bars, place, given)


def note_swap(p: Position, seat: i64, place: i64, other: i64) -> None:
    """Note the swap; what came into an open row is seen (U12)."""
    public_events.note_swap(p, seat, p.lifted, other, place)
    if p.open & bit(seat):
        public_events.show(p, seat, p.lifted, card_at(p.rows[seat].cards, p.lifted))
    if p.open & bit(other):
        public_events.show(p, other, place, card_at(p.rows[other].cards, place))


def declare(p: Position, seat: i64, tell: Tell | None) -> None:
    """Turn up one's row: win alone and at once, or leave it open for the round (U12)."""
    row = p.rows[seat]
    p.declarations += 1
    if wins(p.resolved, row.cards, row.host):
        public_events.note(p, public_events.DECLARED, seat)
        public_events.tell_last(p, tell)
        end_game(p, bit(seat), tell)
        return
    p.mistakes += 1
    p.open |= bit(seat)
    if p.resolved.seldom:
        p.hushed |= bit(seat)
    public_events.note(p, public_events.MISDECLARED, seat)
    public_events.tell_last(p, tell)
    next_turn(p, tell)


def keep_quiet(p: Position, seat: i64, tell: Tell | None) -> None:
    """Let the turn end without declaring."""
    public_events.note(p, public_events.QUIET, seat)
    public_events.tell_last(p, tell)
    next_turn(p, tell)
