"""A full state that fits what a seat sees and remembers: the covered cards dealt at random."""

from __future__ import annotations

from dataclasses import dataclass

from kupa.core.dice import Dice
from kupa.core.events import Event, Seat
from kupa.games.ushpizin import events as ev, public_events
from kupa.games.ushpizin.cards import DAVID, ELIJAH, KIND_OF, KINDS, PLACES, bit, with_card
from kupa.games.ushpizin.deal import added_cards, dealt_cards
from kupa.games.ushpizin.position import HOSTS, NOBODY, PHASE_NAMES, Position, Row
from kupa.games.ushpizin.resolved_options import ResolvedOptions
from kupa.games.ushpizin.state import UshpizinState
from kupa.games.ushpizin.study import with_place
from kupa.games.ushpizin.swaps import bars_at, with_bars
from kupa.games.ushpizin.views import Spot, View


@dataclass(frozen=True, slots=True)
class Recalled:
    """What a player remembers: covered cards, cards put out, and what is barred to others (U9, U10)."""

    faces: tuple[tuple[Seat, int, str], ...] = ()
    used: tuple[str, ...] = ()
    bars: tuple[tuple[Seat, Spot], ...] = ()


class Unseen:
    """The cards a seat cannot see, shuffled, and taken away as they are placed."""

    def __init__(self, cards: list[int], dice: Dice) -> None:
        self.cards = cards
        dice.shuffle(self.cards)

    def take(self, card: str) -> int:
        """Take a named card out; 0 if it cannot be there."""
        kind = KIND_OF[card]
        if kind not in self.cards:
            return 0
        self.cards.remove(kind)
        return kind

    def draw(self, highest: int) -> int:
        """Take any card whose kind is not above the highest."""
        for at in range(len(self.cards) - 1, -1, -1):
            if self.cards[at] <= highest:
                return self.cards.pop(at)
        raise ValueError("this view does not show a whole deck")


def imagine(view: View, recalled: Recalled, dice: Dice) -> UshpizinState:
    """Deal the unseen cards at random: what is seen first, then what is recalled, then the rest."""
    resolved = ResolvedOptions(view.options, len(view.rows))
    kinds = [KIND_OF[name] for name in view.kinds]
    unseen = Unseen(dealt_cards(resolved, kinds) + added_cards(resolved), dice)
    for card in (view.mission, view.drawn):
        if card is not None:
            unseen.take(card)
    rows = [Row(0) for _ in view.rows]
    for seat, place, card in _seen(view):
        rows[seat].cards = with_card(rows[seat].cards, place, unseen.take(card))
    highest = _highest_covered(view, resolved)
    _lay_recalled(view, recalled, rows, unseen, highest)
    # missions are put out only where they stay hidden (U22)
    highest_used = KINDS if resolved.seldom else ELIJAH
    known = [card for card in recalled.used[: view.used] if KIND_OF[card] <= highest_used]
    used = [kind for kind in map(unseen.take, known) if kind]
    _fill_rows(view, rows, unseen, highest)
    used += [unseen.draw(highest_used) for _ in range(view.used - len(used))]
    if len(unseen.cards) != view.kupa:
        raise ValueError("this view does not show a whole deck")
    state = UshpizinState(view.options, resolved, rows, unseen.cards, dice.copy())
    state.used = used
    _set_table(state, view)
    _set_secrets(state, view, recalled, dice)
    set_last(state, view.last)
    return state


def _seen(view: View) -> list[tuple[Seat, int, str]]:
    return [
        (seat, place, card)
        for seat, row in enumerate(view.rows)
        for place, card in enumerate(row, 1)
        if card is not None
    ]


def _covered(view: View) -> list[Spot]:
    """Return the places that hold a card nobody sees."""
    return [
        (seat, place)
        for seat in range(len(view.rows))
        for place in range(1, PLACES + 1)
        if seat not in view.open and (seat, place) != view.gap
    ]


def _lay_recalled(view: View, recalled: Recalled, rows: list[Row], unseen: Unseen, highest: int) -> None:
    covered = set(_covered(view)) if recalled.faces else set()
    for seat, place, card in recalled.faces:
        if (seat, place) in covered and KIND_OF[card] <= highest:
            kind = unseen.take(card)
            rows[seat].cards = with_card(rows[seat].cards, place, kind)
            covered -= {(seat, place)} if kind else set()


def _fill_rows(view: View, rows: list[Row], unseen: Unseen, highest: int) -> None:
    for seat, place in _covered(view):
        row = rows[seat]
        if (row.cards >> (8 * place - 8)) & 255 == 0:
            row.cards = with_card(row.cards, place, unseen.draw(highest))


def _highest_covered(view: View, resolved: ResolvedOptions) -> int:
    """Return the highest kind a covered card can have: Elijah and missions come by draws only.

    Before the first draw rows hold what was dealt; a mission lies covered only where a round ended
    without a reveal since the last one (U22).
    """
    if view.round == 1:
        return ELIJAH - 1
    hidden = resolved.seldom and (view.round - 1) % resolved.every != 0
    return KINDS if hidden else ELIJAH


def _set_table(state: UshpizinState, view: View) -> None:
    state.phase_id = PHASE_NAMES.index(view.phase)
    state.round = view.round
    state.first = view.first
    state.kinds = sum(1 << KIND_OF[name] for name in view.kinds)
    state.pending = _mask(view.asked)
    state.open = _mask(view.open)
    state.hushed = _mask(view.hushed)
    state.winners = _mask(view.winners)
    state.at_limit = view.phase == "over" and not view.winners
    state.lifted = view.lifted or 0
    for seat, place, card in view.shown:
        state.shown += bytes([seat, place, KIND_OF[card]])
    state.buried = bytes(KIND_OF[name] for name in view.buried)
    if view.turn is not None:
        state.turn = view.turn
        state.turns = (view.turn - view.first) % len(view.rows)
    if view.mission is not None and view.holder is not None:
        state.mission = KIND_OF[view.mission] - ELIJAH
        state.holder = view.holder
    state.gap = 0 if view.gap is None else view.gap[1]
    state.drawn = 0 if view.drawn is None else KIND_OF[view.drawn]
    state.offer, state.guest = (0, NOBODY) if view.offer is None else view.offer


def _mask(seats: tuple[Seat, ...]) -> int:
    return sum(1 << seat for seat in seats)


def _set_secrets(state: UshpizinState, view: View, recalled: Recalled, dice: Dice) -> None:
    """Fill in bars, orders, sealed answers and hosts; what others chose may be anything."""
    mine = () if view.seat is None else tuple((view.seat, spot) for spot in view.barred)
    others = tuple((seat, spot) for seat, spot in recalled.bars if seat != view.seat)
    for seat, (other, place) in (*mine, *(others if view.turn is not None else ())):
        row = state.rows[other]
        row.bars = with_bars(row.bars, place, bars_at(row.bars, place) | bit(seat))
    for row, order in zip(state.rows, view.orders, strict=False):
        for place, origin in enumerate(order, 1):
            row.order = with_place(row.order, place, origin)
    if view.phase in ("draw", "pass"):
        _seal_places(state, view, dice)
    if state.resolved.picks_hosts():
        _set_hosts(state, view, dice)


def _seal_places(state: UshpizinState, view: View, dice: Dice) -> None:
    for seat, row in enumerate(state.rows):
        if seat == view.seat:
            row.chosen = view.chosen or 0
        elif seat not in view.asked and seat != state.resting():
            row.chosen = dice.below(PLACES) + 1


def _set_hosts(state: UshpizinState, view: View, dice: Dice) -> None:
    """Set the hosts that are known; a secret one that was picked may be any ushpiz in play."""
    kinds = [kind for kind in range(1, DAVID + 1) if state.kinds >> kind & 1]
    for seat, (row, host) in enumerate(zip(state.rows, view.hosts, strict=True)):
        picked = state.phase_id != HOSTS or seat not in view.asked
        if host is not None:
            row.host = KIND_OF[host]
        elif picked and state.resolved.secret:
            row.host = kinds[dice.below(len(kinds))]


BY_SEAT_ALONE = {
    ev.Quiet: public_events.QUIET,
    ev.Declared: public_events.DECLARED,
    ev.Misdeclared: public_events.MISDECLARED,
    ev.Closed: public_events.CLOSED,
}


def set_last(p: Position, last: Event | None) -> None:
    """Note the event that a view shows as the last."""
    if last is None:
        return
    if isinstance(last, (ev.Quiet, ev.Declared, ev.Misdeclared, ev.Closed)):
        public_events.note(p, BY_SEAT_ALONE[type(last)], last.seat)
    elif isinstance(last, ev.HostPicked):
        public_events.note_host(p, last.seat, KIND_OF[last.host or ""])
    elif isinstance(last, ev.Lifted):
        public_events.note_lift(p, last.seat, last.place)
    elif isinstance(last, ev.Swapped):
        public_events.note_swap(p, last.seat, last.place, last.other, last.spot)
    elif isinstance(last, ev.Drew):
        public_events.note_draw(p, _pack(last.places))
    else:
        _set_mission(p, last)


def _set_mission(p: Position, last: Event) -> None:
    if isinstance(last, ev.Announced):
        public_events.note_announcement(p, last.seat, last.place, KIND_OF[last.mission] - ELIJAH)
    elif isinstance(last, ev.PassedOn):
        cards = _pack(tuple(KIND_OF[card] for card in last.cards))
        public_events.note_passing(p, _pack(last.places), cards)
    elif isinstance(last, ev.Took):
        card = KIND_OF[last.card]
        public_events.note_taking(p, last.seat, last.place, last.other, last.spot, card)
    elif isinstance(last, ev.Offered):
        public_events.note_offer(p, last.seat, last.place, last.other, KIND_OF[last.card])
    elif isinstance(last, ev.Picked):
        one, two = (KIND_OF[card] for card in last.cards)
        public_events.note_pick(p, last.seat, last.places[0], last.other, last.places[1], one, two)
    elif isinstance(last, ev.Seated):
        out, card = KIND_OF[last.out], KIND_OF[last.card]
        public_events.note_seating(p, last.seat, last.place, out, card)
    elif isinstance(last, ev.Declined):
        public_events.note_declining(p, last.seat, KIND_OF[last.card])
    else:
        raise TypeError(f"no answer looks like {last}")


def _pack(numbers: tuple[int, ...]) -> int:
    packed = 0
    for at, number in enumerate(numbers, 1):
        packed = with_card(packed, at, number)
    return packed
