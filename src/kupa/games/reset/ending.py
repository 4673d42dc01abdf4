"""The end of a turn and of the game: who has finished, who is next, who came where."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.base_states import OVER
from kupa.core.events import EVERYONE, Notice, Tell
from kupa.games.reset import events as ev
from kupa.games.reset.cards import names
from kupa.games.reset.position import TURN, Position


def end_turn(p: Position, tell: Tell | None) -> None:
    """Close the turn: finish (R27), pass it on (R16), or stop at the limit (R30)."""
    p.turns += 1
    if p.hands[p.turn].size == 0:
        finish(p, tell)
    if p.phase_id != OVER and p.limit and p.turns >= p.limit:
        p.at_limit = True
        p.phase_id = OVER
    if p.phase_id == OVER:
        end_game(p, tell)
    else:
        pass_turn(p, tell)
    clear_turn(p)


def clear_turn(p: Position) -> None:
    """Forget what belonged to the turn that ended."""
    p.fresh = 0
    p.fits = 0
    p.climb = 0
    p.stops = 0
    p.reopening = False


def finish(p: Position, tell: Tell | None) -> None:
    """A seat without cards takes its place; the game may be over (R27)."""
    p.finished += 1
    p.hands[p.turn].place = p.finished
    if tell is not None:
        tell(Notice(EVERYONE, ev.Finished(p.turn, p.finished)))
    if not p.for_places or p.still_in() == 1:
        p.phase_id = OVER


def end_game(p: Position, tell: Tell | None) -> None:
    """Show all hands and who came where."""
    if tell is not None:
        hands = tuple([names(hand.kinds) for hand in p.hands])
        tell(Notice(EVERYONE, ev.Ended(ranks(p), hands)))


def pass_turn(p: Position, tell: Tell | None) -> None:
    """Ask the next player still in, past those who are stopped (R16, R29)."""
    p.phase_id = TURN
    seat = p.turn if p.stops == 0 else skip_stopped(p, tell)
    p.turn = next_in(p, seat)


def skip_stopped(p: Position, tell: Tell | None) -> i64:
    """Return the last seat that is stopped; all stopped, the turn goes round once (R16)."""
    skipped: list[int] = []
    opponents = p.still_in()
    if p.hands[p.turn].place == 0:
        opponents -= 1
    seat = p.turn
    while p.stops > len(skipped) and len(skipped) < opponents:
        seat = next_in(p, seat)
        skipped.append(seat)
    if tell is not None:
        tell(Notice(EVERYONE, ev.Stopped(tuple(skipped))))
    if len(skipped) == opponents and p.hands[p.turn].place:
        return p.turn
    return seat


def next_in(p: Position, seat: i64) -> i64:
    """Return the next seat, clockwise, that is still in the game."""
    seats: i64 = len(p.hands)
    while True:
        seat += 1
        if seat == seats:
            seat = 0
        if p.hands[seat].place == 0:
            return seat


def ranks(p: Position) -> tuple[int, ...]:
    """Return each seat's place: the finished in order, the rest as the table plays (R27, R30)."""
    by_cards = p.for_places or p.at_limit or p.phase_id != OVER
    return tuple([rank(p, seat, by_cards) for seat in range(len(p.hands))])


def rank(p: Position, seat: i64, by_cards: bool) -> int:
    """Return one seat's place; those still in share it unless the cards are counted."""
    hand = p.hands[seat]
    if hand.place:
        return hand.place
    ahead: i64 = 0
    if by_cards:
        mine = hand.size + p.pile_size(seat)
        other: i64
        for other in range(len(p.hands)):
            rival = p.hands[other]
            if rival.place == 0 and rival.size + p.pile_size(other) < mine:
                ahead += 1
    return p.finished + 1 + ahead
