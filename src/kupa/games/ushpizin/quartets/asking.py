"""Asking, giving back, drawing, winning: what an answer does in quartets (U25)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kupa.core.events import EVERYONE, Event, Notice, Tell, only
from kupa.games.ushpizin import events as ev
from kupa.games.ushpizin.cards import DAVID, ELIJAH, NAMES, bit
from kupa.games.ushpizin.moves import ASK, GIVE, HOST, Move
from kupa.games.ushpizin.position import ASKING, GIVING, NOBODY, OVER, PUTTING
from kupa.games.ushpizin.quartets import events as quartet_events
from kupa.games.ushpizin.quartets.hands import HAND_SIZE, count, hand_names, one
from kupa.games.ushpizin.quartets.position import Hand, HandPosition
from kupa.games.ushpizin.quartets.rules import askable
from kupa.games.ushpizin.winning import ranks, seats_in

HOSTED: Final = 1
HANDED: Final = 2
LACKED: Final = 3
GAVE: Final = 4
PUT_AWAY: Final = 5


def apply(p: HandPosition, seat: i64, move: Move, tell: Tell | None) -> None:
    """Carry out the move of a seat that is asked."""
    if move.action == ASK:
        ask(p, seat, move.b, move.a, tell)
    elif move.action == GIVE:
        give_back(p, seat, move.a, tell)
    elif move.action == HOST:
        pick_host(p, seat, move.a, tell)
    else:
        put_away(p, seat, move.a, tell)


def note(p: HandPosition, last: i64, seat: i64, other: i64, kind: i64) -> None:
    """Note what happened last, as all may know it."""
    p.last = last
    p.last_seat = seat
    p.last_other = other
    p.last_kind = kind


def last_event(p: HandPosition) -> Event | None:
    """Return the last public event."""
    if p.last == HOSTED:
        return ev.HostPicked(p.last_seat, NAMES[p.last_kind])
    if p.last == HANDED:
        return quartet_events.Handed(p.last_seat, p.last_other, NAMES[p.last_kind])
    if p.last == LACKED:
        return quartet_events.Lacked(p.last_seat, p.last_other, NAMES[p.last_kind])
    if p.last == GAVE:
        return quartet_events.GaveBack(p.last_seat, p.last_other, None)
    return quartet_events.PutAway(p.last_seat, None) if p.last == PUT_AWAY else None


def tell_last(p: HandPosition, tell: Tell | None) -> None:
    """Tell everyone what was just noted."""
    event = None if tell is None else last_event(p)
    if tell is not None and event is not None:
        tell(Notice(EVERYONE, event))


def pick_host(p: HandPosition, seat: i64, host: i64, tell: Tell | None) -> None:
    """Choose the one ushpiz to host, one's own hand seen (U24, U25)."""
    p.hands[seat].host = host
    p.pending &= ~bit(seat)
    if not p.resolved.secret:
        note(p, HOSTED, seat, 0, host)
        tell_last(p, tell)
        following = p.next_seat(seat)
        p.pending = bit(following) if following != p.first else 0
    elif tell is not None:
        tell(Notice(only(seat), ev.HostPicked(seat, NAMES[host])))
        tell(Notice(~only(seat), ev.HostPicked(seat, None)))
    if p.pending == 0:
        begin_turn(p, p.first)


def begin_turn(p: HandPosition, seat: i64) -> None:
    """Ask a seat for its question."""
    p.turn = seat
    p.pending = bit(seat)
    p.received = 0
    p.gave = 0
    p.phase_id = ASKING


def ask(p: HandPosition, seat: i64, other: i64, kind: i64, tell: Tell | None) -> None:
    """Ask a player for an ushpiz: they hand one over, or a card is drawn."""
    p.asks += 1
    if count(p.hands[other].cards, kind) == 0:
        note(p, LACKED, seat, other, kind)
        tell_last(p, tell)
        fish(p, seat, tell)
        return
    p.hits += 1
    move_card(p.hands[other], p.hands[seat], kind)
    p.received |= bit(kind)
    p.other = other
    p.phase_id = GIVING
    note(p, HANDED, seat, other, kind)
    tell_last(p, tell)


def move_card(giver: Hand, getter: Hand, kind: i64) -> None:
    """Pass one card from hand to hand."""
    giver.cards -= one(kind)
    giver.size -= 1
    getter.cards += one(kind)
    getter.size += 1


def fish(p: HandPosition, seat: i64, tell: Tell | None) -> None:
    """Draw a card of the kupa, seen by its new owner alone; one of the eight must go (U14)."""
    if not p.kupa:
        p.kupa = p.used
        p.used = []
        p.dice.shuffle(p.kupa)
        p.shuffles += 1
        if tell is not None:
            tell(Notice(EVERYONE, ev.Shuffled(len(p.kupa))))
    card: i64 = p.kupa.pop()
    hand = p.hands[seat]
    hand.cards += one(card)
    hand.size += 1
    p.phase_id = PUTTING
    if tell is not None:
        tell(Notice(only(seat), quartet_events.Fished(seat, NAMES[card])))
        tell(Notice(~only(seat), quartet_events.Fished(seat, None)))


def give_back(p: HandPosition, seat: i64, kind: i64, tell: Tell | None) -> None:
    """Give a card in return; the seat asks again, unless it can ask nothing any more."""
    other = p.other
    move_card(p.hands[seat], p.hands[other], kind)
    p.gave |= bit(kind)
    p.other = NOBODY
    note(p, GAVE, seat, other, 0)
    if tell is not None:
        tell(Notice(only(seat, other), quartet_events.GaveBack(seat, other, NAMES[kind])))
        tell(Notice(~only(seat, other), quartet_events.GaveBack(seat, other, None)))
    if anyone_wins(p, tell):
        return
    p.phase_id = ASKING
    if askable(p, seat) == 0:
        if tell is not None:
            tell(Notice(EVERYONE, quartet_events.Silent(seat)))
        end_turn(p, tell)


def put_away(p: HandPosition, seat: i64, kind: i64, tell: Tell | None) -> None:
    """Put one of the eight out, unseen; the turn is over."""
    hand = p.hands[seat]
    hand.cards -= one(kind)
    hand.size -= 1
    p.used.append(kind)
    note(p, PUT_AWAY, seat, 0, 0)
    if tell is not None:
        tell(Notice(only(seat), quartet_events.PutAway(seat, NAMES[kind])))
        tell(Notice(~only(seat), quartet_events.PutAway(seat, None)))
    if not anyone_wins(p, tell):
        end_turn(p, tell)


def end_turn(p: HandPosition, tell: Tell | None) -> None:
    """Pass the turn on; a round is one turn each, and the limit is checked after it (U25, U29)."""
    following = p.next_seat(p.turn)
    if following == p.first:
        if p.resolved.limit and p.round >= p.resolved.limit:
            end_game(p, 0, tell)
            return
        p.round += 1
    begin_turn(p, following)


def anyone_wins(p: HandPosition, tell: Tell | None) -> bool:
    """Check every hand once an exchange or a draw is finished; both may be complete."""
    found: i64 = 0
    seat: i64
    for seat in range(len(p.hands)):
        hand = p.hands[seat]
        if complete(p, hand):
            found |= bit(seat)
    if found:
        end_game(p, found, tell)
    return found != 0


def complete(p: HandPosition, hand: Hand) -> bool:
    """Tell whether a hand is seven of its host; of any one ushpiz, where nobody picks (U24)."""
    wanted: i64 = HAND_SIZE - count(hand.cards, ELIJAH)
    if not p.resolved.free:
        return count(hand.cards, hand.host) == wanted
    kind: i64
    for kind in range(1, DAVID + 1):  # noqa: SIM110 — as above: no generators in compiled loops
        if count(hand.cards, kind) == wanted:
            return True
    return False


def end_game(p: HandPosition, winners: i64, tell: Tell | None) -> None:
    """End the game; all hands and hosts are shown. No winners: the game is drawn (U29)."""
    p.winners = winners
    p.at_limit = winners == 0
    p.phase_id = OVER
    p.pending = 0
    if tell is not None:
        tell(Notice(EVERYONE, ev.Won(seats_in(winners)) if winners else ev.Drawn(p.round)))
        hands = tuple([hand_names(hand.cards) for hand in p.hands])
        hosts = tuple([NAMES[hand.host] for hand in p.hands if hand.host])
        tell(Notice(EVERYONE, ev.Ended(ranks(p.winners, len(p.hands)), hands, hosts)))
