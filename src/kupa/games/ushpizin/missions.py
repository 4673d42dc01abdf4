"""Carrying out the six missions (M1–M6)."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.events import EVERYONE, Notice, Tell
from kupa.games.ushpizin import events as ev, public_events
from kupa.games.ushpizin.cards import (
    DEAR_GUEST,
    GUST,
    OPEN_HANDED,
    PASS_IT_ON,
    REST,
    bit,
    card_at,
    with_card,
)
from kupa.games.ushpizin.piles import replace, tell_buried
from kupa.games.ushpizin.position import OFFERING, PASSING, PICKING, TAKING, Position
from kupa.games.ushpizin.study import end_round
from kupa.games.ushpizin.winning import anyone_wins


def carry_out(p: Position, tell: Tell | None) -> None:
    """Begin what the announced mission demands; some ask for an answer, some are done at once."""
    p.missions += 1
    if p.mission == PASS_IT_ON:
        p.phase_id = PASSING
        p.pending = p.everyone()
    elif p.mission == DEAR_GUEST:
        p.phase_id = TAKING
        p.pending = bit(p.holder)
    elif p.mission == OPEN_HANDED:
        p.phase_id = OFFERING
        p.pending = bit(p.holder)
    else:
        change_exposure(p, tell)
        end_round(p, revealed=True, tell=tell)


def change_exposure(p: Position, tell: Tell | None) -> None:
    """Rest, close at once or leave the door open: missions 2, 4 and 5 move no card."""
    if p.mission == REST:
        p.open &= ~bit(p.holder)
    if tell is None:
        return
    if p.mission == REST:
        tell(Notice(EVERYONE, ev.Rested(p.holder)))
    elif p.mission == GUST:
        tell(Notice(EVERYONE, ev.Gust()))
    else:
        tell(Notice(EVERYONE, ev.OpenDoor(p.holder)))


def mission_done(p: Position, tell: Tell | None) -> None:
    """Check for winners, then end the round (U20)."""
    tell_buried(p, tell)
    if not anyone_wins(p, tell):
        end_round(p, revealed=True, tell=tell)


def pass_on(p: Position, tell: Tell | None) -> None:
    """Pass every chosen card to the left; it takes the place of the card passed on there (M1)."""
    places: i64 = 0
    cards: i64 = 0
    seat: i64
    for seat in range(len(p.rows)):
        row = p.rows[seat]
        places = with_card(places, seat + 1, row.chosen)
        cards = with_card(cards, seat + 1, card_at(row.cards, row.chosen))
    for seat in range(len(p.rows)):
        left = p.rows[p.next_seat(seat)]
        left.cards = with_card(left.cards, left.chosen, card_at(cards, seat + 1))
    for row in p.rows:
        row.chosen = 0
    public_events.note_passing(p, places, cards)
    public_events.tell_last(p, tell)
    mission_done(p, tell)


def take(p: Position, place: i64, other: i64, tell: Tell | None) -> None:
    """Take a card into the mission's place; its owner replaces it (M3)."""
    mine = p.rows[p.holder]
    theirs = p.rows[other]
    card = card_at(theirs.cards, place)
    mine.cards = with_card(mine.cards, p.gap, card)
    public_events.note_taking(p, p.holder, p.gap, other, place, card)
    public_events.tell_last(p, tell)
    p.gap = 0
    replace(p, other, place, tell)
    mission_done(p, tell)


def offer(p: Position, place: i64, other: i64, tell: Tell | None) -> None:
    """Name a card and a player, who picks two in return (M6)."""
    p.offer = place
    p.guest = other
    p.phase_id = PICKING
    p.pending = bit(other)
    card = card_at(p.rows[p.holder].cards, place)
    public_events.note_offer(p, p.holder, place, other, card)
    public_events.tell_last(p, tell)


def pick(p: Position, first: i64, second: i64, tell: Tell | None) -> None:
    """Give two for one: for the offered card's place and for the mission's (M6)."""
    theirs = p.rows[p.guest]
    mine = p.rows[p.holder]
    one = card_at(theirs.cards, first)
    two = card_at(theirs.cards, second)
    theirs.cards = with_card(theirs.cards, first, card_at(mine.cards, p.offer))
    mine.cards = with_card(with_card(mine.cards, p.offer, one), p.gap, two)
    public_events.note_pick(p, p.guest, first, p.holder, second, one, two)
    public_events.tell_last(p, tell)
    replace(p, p.guest, second, tell)
    p.gap = 0
    p.offer = 0
    p.guest = -1
    mission_done(p, tell)
