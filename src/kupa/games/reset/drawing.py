"""Drawing, burning and shuffling: where cards come from when hands run short."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.events import EVERYONE, Notice, Tell, only
from kupa.games.reset import events as ev
from kupa.games.reset.cards import NAMES, kinds, names, one
from kupa.games.reset.position import Position


def burn(p: Position, cause: ev.Cause, tell: Tell | None) -> None:
    """Send the centre pile to the used cards; order is ascending again (R14, R22)."""
    if tell is not None:
        tell(Notice(EVERYONE, ev.Burnt(p.turn, cause, p.centre_size)))
    p.used += p.centre
    p.used_size += p.centre_size
    clear_centre(p)


def clear_centre(p: Position) -> None:
    """Leave an empty centre that anyone may open."""
    p.centre = 0
    p.centre_size = 0
    p.top = 0
    p.number = 0
    p.run = 0
    p.run_jokers = 0
    p.descending = False


def draw_one(p: Position, seat: i64, tell: Tell | None) -> None:
    """Take one card from the draw pile into a hand (R6, R25)."""
    if p.draw_size() == 0:
        renew_draw(p, tell)
    kind: i64 = p.draw[p.draw_next]
    p.draw_next += 1
    hand = p.hands[seat]
    hand.kinds += one(kind)
    hand.size += 1
    if tell is not None:
        tell(Notice(only(seat), ev.Drew(seat, NAMES[kind])))
        tell(Notice(~only(seat), ev.Drew(seat, None)))


def renew_draw(p: Position, tell: Tell | None) -> None:
    """Shuffle the used cards into the empty draw pile; without any the centre burns first (R25)."""
    if p.used_size == 0:
        burn(p, "short", tell)
    cards = kinds(p.used)
    p.dice.shuffle(cards)
    p.draw = bytes(cards)
    p.draw_next = 0
    p.used = 0
    p.used_size = 0
    if tell is not None:
        tell(Notice(EVERYONE, ev.Shuffled(len(cards))))


def tell_refill(seat: i64, drawn: i64, tell: Tell) -> None:
    """Tell a seat the cards it drew, and the others how many (R8)."""
    cards = names(drawn)
    tell(Notice(only(seat), ev.Refilled(seat, len(cards), cards)))
    tell(Notice(~only(seat), ev.Refilled(seat, len(cards), None)))
