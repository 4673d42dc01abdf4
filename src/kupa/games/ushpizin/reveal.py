"""The reveal: rows open, winners, who announces, what goes back (U15–U20)."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.events import EVERYONE, Notice, Tell
from kupa.games.ushpizin import events as ev, public_events
from kupa.games.ushpizin.cards import (
    ELIJAH,
    EMPTY,
    GUST,
    NAMES,
    OPEN_DOOR,
    PASS_IT_ON,
    PLACES,
    bit,
    card_at,
    missions_in,
    names,
    place_of,
    with_card,
)
from kupa.games.ushpizin.missions import carry_out
from kupa.games.ushpizin.piles import replace, tell_buried
from kupa.games.ushpizin.position import ANNOUNCING, Position
from kupa.games.ushpizin.redraws import begin_redraws
from kupa.games.ushpizin.study import end_round
from kupa.games.ushpizin.winning import anyone_wins


def reveal(p: Position, tell: Tell | None) -> None:
    """Turn up all rows at once; complete ones win, holders of missions are asked (U15, U17)."""
    p.open = p.everyone()
    p.hushed = 0
    if tell is not None:
        tell(Notice(EVERYONE, ev.Revealed(tuple([names(row.cards) for row in p.rows]))))
    if anyone_wins(p, tell):
        return
    p.pending = holders(p)
    if p.pending:
        p.phase_id = ANNOUNCING
    elif p.resolved.again:
        begin_redraws(p, tell)
    else:
        end_round(p, revealed=True, tell=tell)


def holders(p: Position) -> i64:
    """Return who has a mission in the row, a bit for each seat (U17)."""
    found: i64 = 0
    seat: i64
    for seat in range(len(p.rows)):
        if missions_in(p.rows[seat].cards):
            found |= bit(seat)
    return found


def announce(p: Position, seat: i64, number: i64, tell: Tell | None) -> None:
    """Lay one mission aside, send the others back, replace, and carry it out (U17–U20)."""
    row = p.rows[seat]
    p.mission = number
    p.holder = seat
    p.gap = place_of(row.cards, ELIJAH + number)
    row.cards = with_card(row.cards, p.gap, EMPTY)
    public_events.note_announcement(p, seat, p.gap, number)
    public_events.tell_last(p, tell)
    replace_others(p, tell)
    if number in (PASS_IT_ON, GUST, OPEN_DOOR):  # the others say otherwise (U19)
        replace(p, seat, p.gap, tell)
        p.gap = 0
    tell_buried(p, tell)
    if not anyone_wins(p, tell):
        carry_out(p, tell)


def replace_others(p: Position, tell: Tell | None) -> None:
    """Shuffle every other mission into the kupa; their holders replace them, in turn order (U18)."""
    empty: list[tuple[int, int]] = []
    seat = p.first
    for _ in p.rows:
        take_missions(p, seat, empty)
        seat = p.next_seat(seat)
    if not empty:
        return
    if tell is not None:
        back = p.kupa[len(p.kupa) - len(empty) :]
        tell(Notice(EVERYONE, ev.Returned(tuple([NAMES[card] for card in back]))))
    p.dice.shuffle(p.kupa)
    for holder, place in empty:
        replace(p, holder, place, tell)


def take_missions(p: Position, seat: i64, empty: list[tuple[int, int]]) -> None:
    """Put the missions of one row onto the kupa and note the places they leave."""
    row = p.rows[seat]
    if missions_in(row.cards) == 0:
        return
    place: i64
    for place in range(1, PLACES + 1):
        card = card_at(row.cards, place)
        if card > ELIJAH:
            p.kupa.append(card)
            row.cards = with_card(row.cards, place, EMPTY)
            empty.append((seat, place))
