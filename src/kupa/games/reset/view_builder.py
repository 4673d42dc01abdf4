"""Building a view from nothing up, and an answer as everyone may know it.

What a seat may see is put in, nothing is ever taken out.
"""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.base_states import OVER
from kupa.core.events import Event
from kupa.core.refused import Refused
from kupa.games.reset import events as ev
from kupa.games.reset.cards import JOKER, NAMES, names
from kupa.games.reset.events import Cards, Order
from kupa.games.reset.moves import DRAW, GIVE, LEAVE, PASS, ROB, STICK, STRAIGHT, TAKE, Move
from kupa.games.reset.position import GIVE_ONE, PHASE_NAMES, STICKING, TAKE_ONE, Position
from kupa.games.reset.views import Centre, View


def build_view(p: Position, seat: int | None) -> View:
    """Return what a seat, or an onlooker, sees right now."""
    if seat is not None and not 0 <= seat < len(p.hands):  # a list would count from its end
        raise Refused(None, "core.no_such_seat", seat=seat, last=len(p.hands) - 1)
    asks = p.phase_id != OVER and seat == p.turn
    in_robbery = p.phase_id == TAKE_ONE or p.phase_id == GIVE_ONE  # noqa: PLR1714
    shares = p.phase_id == GIVE_ONE and (asks or seat == p.victim)
    return View(  # in the order of its fields: naming them would take three times as long
        seat,
        p.options,
        PHASE_NAMES[p.phase_id],
        p.asked(),
        p.first,
        p.turns,
        () if seat is None else names(p.hands[seat].kinds),  # hand
        tuple([hand.size for hand in p.hands]),  # hands
        tuple([hand.stop - hand.next for hand in p.hands]),  # piles
        p.draw_size(),
        p.used_size,
        look_at_centre(p),
        p.reopening,
        NAMES[p.fits] if p.phase_id == STICKING else None,
        p.climb if p.phase_id == STICKING else 0,
        names(p.fresh) if asks and p.phase_id == STICKING else (),
        p.stops,
        p.victim if in_robbery else None,
        names(p.hands[p.victim].kinds) if asks and in_robbery else None,  # look
        NAMES[p.taken] if shares else None,
        tuple([hand.place or None for hand in p.hands]),
        tuple([names(hand.kinds) for hand in p.hands]) if p.phase_id == OVER else None,  # shown
        last_event(p),
    )


def look_at_centre(p: Position) -> Centre:
    """Return the top of the centre pile, as all see it."""
    number = p.number or None
    return Centre(top_card(p), run_cards(p), number, order(p), p.centre_size)


def top_card(p: Position) -> str | None:
    """Return the top card; a joker shows what it was declared."""
    if p.top == 0:
        return None
    return NAMES[p.number] + "*" if p.top == JOKER else NAMES[p.top]


def run_cards(p: Position) -> Cards:
    """Return the equal numbers on top, jokers marked, from the bottom up."""
    name = NAMES[p.number]
    return tuple([name + "*" if (p.run_jokers >> n) & 1 else name for n in range(p.run)])


def last_event(p: Position) -> Event | None:
    """Return the last answer, as everyone may know it."""
    return None if p.last_move is None else public_event(p, p.last_seat, p.last_move)


def order(p: Position) -> Order:
    """Name the order in play (R10)."""
    return "descending" if p.descending else "ascending"


def public_event(p: Position, seat: i64, move: Move) -> Event:
    """Return what everybody learns from an answer, given by the seat."""
    action = move.action
    if action < ROB:
        return ev.Laid(seat, laid_cards(p, move))
    if action == STICK:
        return ev.Stuck(seat, move.text.split()[1])
    if action == LEAVE:
        return ev.Left(seat)
    if action == DRAW:
        return ev.Drew(seat, None)
    if action == PASS:
        return ev.Passed(seat)
    if action == TAKE:
        return ev.Taken(seat, p.last_victim, None)
    if action == GIVE:
        return ev.Given(seat, p.last_victim, None)
    return ev.Robbed(seat, p.last_victim, None)


def laid_cards(p: Position, move: Move) -> ev.Cards:
    """Return a play's cards from the bottom up: a straight falls in descending order (R11)."""
    cards = move.text.split()
    if p.descending and move.action == STRAIGHT:
        cards.reverse()
    return tuple(cards)
