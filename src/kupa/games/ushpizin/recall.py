"""The last public event of a view, turned back into the numbers a position notes."""

from __future__ import annotations

from kupa.core.told import Event
from kupa.games.ushpizin import events as ev, public
from kupa.games.ushpizin.cards import ELIJAH, KIND_OF, with_card
from kupa.games.ushpizin.position import Position

Numbers = tuple[int, int, int, int, int, int, int]


def set_last(p: Position, last: Event | None) -> None:
    """Note the event that a view shows as the last."""
    if last is not None:
        public.note(p, *_numbers(last))


def _numbers(last: Event) -> Numbers:
    """Return what ``public.note`` takes."""
    if isinstance(last, ev.Lifted):
        return public.LIFTED, last.seat, last.place, 0, 0, 0, 0
    if isinstance(last, ev.Swapped):
        return public.SWAPPED, last.seat, last.place, last.other, last.spot, 0, 0
    if isinstance(last, ev.Drew):
        return public.DREW, 0, 0, 0, 0, _pack(last.places), 0
    if isinstance(last, ev.Announced):
        number = KIND_OF[last.mission] - ELIJAH
        return public.ANNOUNCED, last.seat, last.place, 0, 0, number, 0
    if isinstance(last, (ev.PassedOn, ev.Took, ev.Offered, ev.Picked)):
        return _of_mission(last)
    return _simple(last)


def _of_mission(last: ev.PassedOn | ev.Took | ev.Offered | ev.Picked) -> Numbers:
    if isinstance(last, ev.PassedOn):
        cards = tuple(KIND_OF[card] for card in last.cards)
        return public.PASSED, 0, 0, 0, 0, _pack(last.places), _pack(cards)
    if isinstance(last, ev.Took):
        return public.TOOK, last.seat, last.place, last.other, last.spot, KIND_OF[last.card], 0
    if isinstance(last, ev.Offered):
        return public.OFFERED, last.seat, last.place, last.other, 0, KIND_OF[last.card], 0
    one, two = (KIND_OF[card] for card in last.cards)
    return public.PICKED, last.seat, last.places[0], last.other, last.places[1], one, two


def _simple(last: Event) -> Numbers:
    if isinstance(last, ev.HostPicked):
        return public.HOSTED, last.seat, 0, 0, 0, KIND_OF[last.host or ""], 0
    if isinstance(last, ev.Quiet):
        return public.QUIET, last.seat, 0, 0, 0, 0, 0
    if isinstance(last, ev.Declared):
        return public.DECLARED, last.seat, 0, 0, 0, 0, 0
    if isinstance(last, ev.Misdeclared):
        return public.MISDECLARED, last.seat, 0, 0, 0, 0, 0
    if isinstance(last, ev.Closed):
        return public.CLOSED, last.seat, 0, 0, 0, 0, 0
    raise TypeError(f"no answer looks like {last}")


def _pack(numbers: tuple[int, ...]) -> int:
    packed = 0
    for at, number in enumerate(numbers, 1):
        packed = with_card(packed, at, number)
    return packed
