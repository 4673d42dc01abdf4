"""A view written as numbers straight from the position, without building it: for learners, compiled.

What is written is what ``kupa.env`` would write of the view, field by field; its tests compare the two
in every position they meet. ``ENTRIES`` are the fields, in the order in which their places are given.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kupa.core.base_states import OVER
from kupa.core.features import Sink
from kupa.games.reset.cards import JOKER, KIND_OF, KINDS
from kupa.games.reset.moves import DRAW, GIVE, LEAVE, PASS, ROB, STICK, TAKE, Move
from kupa.games.reset.position import GIVE_ONE, STICKING, TAKE_ONE, Position

ENTRIES: Final = (
    "seat", "phase", "asked", "first", "turns", "hand", "hands", "piles", "draw", "used", "centre.top",
    "centre.run", "centre.number", "centre.order", "centre.size", "reopening", "fits", "climb", "fresh",
    "stops", "victim", "look", "taken", "places", "shown", "last", "last.card", "last.cards",
    "last.seat", "last.seat_2",
)  # fmt: skip
SEAT: Final = 0
PHASE: Final = 1
ASKED: Final = 2
FIRST: Final = 3
TURNS: Final = 4
HAND: Final = 5
HANDS: Final = 6
PILES: Final = 7
DRAWS: Final = 8
USED: Final = 9
TOP: Final = 10
RUN: Final = 11
NUMBER: Final = 12
ORDER: Final = 13
SIZE: Final = 14
REOPENING: Final = 15
FITS: Final = 16
CLIMB: Final = 17
FRESH: Final = 18
STOPS: Final = 19
VICTIM: Final = 20
LOOK: Final = 21
TAKEN: Final = 22
PLACES: Final = 23
SHOWN: Final = 24
LAST: Final = 25
CARD: Final = 26
CARDS: Final = 27
BY: Final = 28
SUFFERS: Final = 29
DECLARED: Final = KINDS - 1  # where a joker declared 1 stands among the cards, less one

# Where each kind of public answer stands among the events of the game.
LAID: Final = 2
STUCK: Final = 3
LEFT: Final = 4
DREW: Final = 6
PASSED: Final = 7
ROBBED: Final = 11
TOOK: Final = 12
GAVE: Final = 13


def write_view(p: Position, seat: int | None, out: Sink, at: i64, starts: list[int]) -> None:
    """Write what a seat, or an onlooker, sees; ``starts`` says where each of ``ENTRIES`` begins."""
    asks = p.phase_id != OVER and seat is not None and seat == p.turn
    if seat is not None:
        out.put(at + starts[SEAT] + seat, 1)
        write_cards(p.hands[seat].kinds, out, at + starts[HAND])
    write_turn(p, out, at, starts)
    write_sizes(p, out, at, starts)
    write_pile(p, out, at, starts)
    if p.phase_id == STICKING:
        write_stick(p, asks, out, at, starts)
    elif p.phase_id == TAKE_ONE or p.phase_id == GIVE_ONE:  # noqa: PLR1714
        write_robbery(p, seat, asks, out, at, starts)
    elif p.phase_id == OVER:
        write_shown(p, out, at + starts[SHOWN])
    if p.last_move is not None:
        write_last(p, p.last_move, out, at, starts)


def write_cards(hand: i64, out: Sink, at: i64) -> None:
    """Write how many cards of each kind a packed hand holds."""
    while hand:
        if hand & 15:
            out.put(at, hand & 15)
        hand >>= 4
        at += 1


def write_turn(p: Position, out: Sink, at: i64, starts: list[int]) -> None:
    """Write who is asked what."""
    out.put(at + starts[PHASE] + p.phase_id, 1)
    if p.phase_id != OVER:
        out.put(at + starts[ASKED] + p.turn, 1)
    out.put(at + starts[FIRST] + p.first, 1)
    put_number(p.turns, out, at + starts[TURNS])
    put_number(p.stops, out, at + starts[STOPS])
    if p.reopening:
        out.put(at + starts[REOPENING], 1)


def put_number(number: i64, out: Sink, at: i64) -> None:
    """Write a number, unless it is none."""
    if number > 0:
        out.put(at, number)


def write_sizes(p: Position, out: Sink, at: i64, starts: list[int]) -> None:
    """Write how many cards lie where, and who has finished."""
    seats: i64 = len(p.hands)
    seat: i64
    for seat in range(seats):
        hand = p.hands[seat]
        put_number(hand.size, out, at + starts[HANDS] + seat)
        put_number(hand.stop - hand.next, out, at + starts[PILES] + seat)
        if hand.place:
            out.put(at + starts[PLACES] + seat * seats + hand.place - 1, 1)
    put_number(p.draw_size(), out, at + starts[DRAWS])
    put_number(p.used_size, out, at + starts[USED])
    put_number(p.centre_size, out, at + starts[SIZE])


def write_pile(p: Position, out: Sink, at: i64, starts: list[int]) -> None:
    """Write the top of the centre pile; a joker shows what it was declared."""
    if p.top:
        top = p.top - 1
        if p.top == JOKER:
            top = DECLARED + p.number
        out.put(at + starts[TOP] + top, 1)
    place: i64
    for place in range(p.run):
        card = p.number - 1
        if (p.run_jokers >> place) & 1:
            card = DECLARED + p.number
        out.add(at + starts[RUN] + card)
    if p.number:
        out.put(at + starts[NUMBER], 1)
        out.put(at + starts[NUMBER] + 1, p.number)
    order: i64 = 0
    if p.descending:
        order = 1
    out.put(at + starts[ORDER] + order, 1)


def write_stick(p: Position, asks: bool, out: Sink, at: i64, starts: list[int]) -> None:
    """Write what may be stuck on, and to the asked seat its fresh cards."""
    out.put(at + starts[FITS] + p.fits - 1, 1)
    put_number(p.climb, out, at + starts[CLIMB])
    if asks:
        write_cards(p.fresh, out, at + starts[FRESH])


def write_robbery(
    p: Position, seat: int | None, asks: bool, out: Sink, at: i64, starts: list[int]
) -> None:
    """Write whom it is about; the victim's hand to the robber, what was taken to both."""
    out.put(at + starts[VICTIM] + p.victim, 1)
    if asks:
        write_cards(p.hands[p.victim].kinds, out, at + starts[LOOK])
    if p.phase_id == GIVE_ONE and seat is not None and (asks or seat == p.victim):
        out.put(at + starts[TAKEN] + p.taken - 1, 1)


def write_shown(p: Position, out: Sink, at: i64) -> None:
    """Write every hand, once the game is over."""
    for hand in p.hands:
        write_cards(hand.kinds, out, at)
        at += DECLARED + 11


def write_last(p: Position, move: Move, out: Sink, at: i64, starts: list[int]) -> None:
    """Write the last answer, as everyone may know it."""
    out.put(at + starts[LAST] + event_of(move), 1)
    out.put(at + starts[BY] + p.last_seat, 1)
    action = move.action
    if action < ROB:
        for card in move.text.split():
            out.add(at + starts[CARDS] + card_place(card))
    elif action == STICK:
        out.put(at + starts[CARD] + card_place(move.text[6:]), 1)
    elif action <= GIVE:
        out.put(at + starts[SUFFERS] + p.last_victim, 1)


def event_of(move: Move) -> i64:
    """Return which event an answer is told by."""
    action = move.action
    if action < ROB:
        return LAID
    if action == STICK:
        return STUCK
    if action == LEAVE:
        return LEFT
    if action == DRAW:
        return DREW
    if action == PASS:
        return PASSED
    if action == TAKE:
        return TOOK
    return GAVE if action == GIVE else ROBBED


def card_place(card: str) -> i64:
    """Return where a card stands among all there are; a declared joker stands behind the others."""
    if card.endswith("*"):
        return DECLARED + KIND_OF[card[:-1]]
    return KIND_OF[card] - 1
