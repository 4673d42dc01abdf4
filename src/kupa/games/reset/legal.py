"""The legal moves, listed for speed: in the engine's order, from tables built once.

The objection to any other move is written apart, for its reasons; the conformance suite holds the two
to each other in every position it meets.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kupa.games.reset.cards import FIRE, JOKER, KINDS, REVERSE, ROBBER, STOP, count, shifted
from kupa.games.reset.moves import (
    GIVES,
    ROBS,
    SETS,
    SHORTEST,
    STICKS,
    STOPS,
    STRAIGHTS,
    TAKES,
    THE_DRAW,
    THE_FIRE,
    THE_LEAVE,
    THE_PASS,
    THE_REVERSE,
    THE_ROBBER,
    WILD_STICKS,
    Move,
    bits,
    set_index,
    straight_index,
)
from kupa.games.reset.objections import (
    draw_objection,
    give_objection,
    highest,
    lowest,
    victim_objection,
)
from kupa.games.reset.position import CHOOSE, GIVE_ONE, STICKING, TAKE_ONE, TURN, Position


@final
class Offered:
    """A list of moves that can be filled again: whole games need no new one for each position."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.count: i64 = 0

    def add(self, move: Move) -> None:
        """Add a move behind the others."""
        if self.count < len(self.moves):
            self.moves[self.count] = move
        else:
            self.moves.append(move)
        self.count += 1


def legal_moves(p: Position) -> list[Move]:
    """Return the legal answers of the seat that is asked."""
    offered = Offered()
    offer(p, offered)
    return offered.moves


def offer(p: Position, offered: Offered) -> None:
    """Fill the list with the legal answers of the seat that is asked."""
    offered.count = 0
    if p.phase_id == TURN:
        add_plays(p, offered)
        add_draw(p, offered)
    elif p.phase_id == STICKING:
        add_sticks(p, offered)
    elif p.phase_id == CHOOSE:
        add_victims(p, offered)
    elif p.phase_id == TAKE_ONE:
        add_takes(p, offered)
    elif p.phase_id == GIVE_ONE:
        add_gives(p, offered)


def add_plays(p: Position, offered: Offered) -> None:
    """Add numbers, straights and specials, in this order (R9)."""
    hand = p.hands[p.turn].kinds
    low = lowest(p)
    high = highest(p)
    jokers = count(hand, JOKER)
    add_sets(hand, low, high, jokers, offered)
    if jokers or three_in_a_row(hand):
        add_straights(hand, low, high, jokers, offered)
    if hand >> 40:  # every kind from fire on lies above bit 40
        add_specials(p, hand, offered)


def add_sets(hand: i64, low: i64, high: i64, jokers: i64, offered: Offered) -> None:
    """Add one or more of one number, jokers among them (R9, R20)."""
    left = hand >> (4 * low - 4)
    number: i64
    for number in range(low, high + 1):
        most = left & 15
        left >>= 4
        if most + jokers == 0:  # the usual case
            continue
        naturals: i64
        for naturals in range(1, most + 1):
            offered.add(SETS[set_index(number, naturals, 0)])
        wild: i64
        for wild in range(1, jokers + 1):
            for naturals in range(most + 1):
                offered.add(SETS[set_index(number, naturals, wild)])


def three_in_a_row(hand: i64) -> bool:
    """Tell quickly whether a straight without jokers is held at all: most hands have none."""
    some = (hand | hand >> 1 | hand >> 2 | hand >> 3) & 0x1111111111  # a bit for each number held
    return some & some >> 4 & some >> 8 != 0


def add_straights(hand: i64, low: i64, high: i64, jokers: i64, offered: Offered) -> None:
    """Add three or more consecutive numbers (R9)."""
    first: i64
    for first in range(low, high - SHORTEST + 2):
        gaps: i64 = 0
        missing: i64 = 0
        length: i64 = 0
        while first + length <= high:
            if count(hand, first + length) == 0:
                gaps += 1
                if gaps > jokers:
                    break
                missing |= shifted(1, length)
            length += 1
            if length >= SHORTEST:
                add_fillings(first, length, missing, jokers - gaps, offered)


def add_fillings(first: i64, length: i64, missing: i64, spare: i64, offered: Offered) -> None:
    """Add a straight in every way jokers can fill it: a joker may stand for a card held (R20)."""
    offered.add(STRAIGHTS[straight_index(first, length, missing)])
    if spare == 0:
        return
    rest = (shifted(1, length) - 1) & ~missing
    extra = rest & -rest
    while extra:
        if bits(extra) <= spare:
            offered.add(STRAIGHTS[straight_index(first, length, missing | extra)])
        extra = (extra - rest) & rest  # the next larger choice of places


def add_specials(p: Position, hand: i64, offered: Offered) -> None:
    """Add the specials a hand may play (R13–R17)."""
    stops: i64
    for stops in range(1, count(hand, STOP) + 1):
        offered.add(STOPS[stops])
    if count(hand, REVERSE) and p.centre_size:  # R15
        offered.add(THE_REVERSE)
    if count(hand, ROBBER):
        offered.add(THE_ROBBER)
    if count(hand, FIRE):
        offered.add(THE_FIRE)


def add_draw(p: Position, offered: Offered) -> None:
    """Add the draw, or the pass, where it is allowed (R6, R7, R26)."""
    playable = offered.count > 0
    if playable and not p.free_draw:
        return
    if draw_objection(p, playable) is None:
        offered.add(THE_DRAW)
    elif not playable:
        offered.add(THE_PASS)


def add_sticks(p: Position, offered: Offered) -> None:
    """Add what fits of the fresh cards, and letting it be (R21)."""
    if count(p.fresh, p.fits):
        offered.add(STICKS[p.fits])
    if p.fits != STOP and count(p.fresh, JOKER):
        offered.add(WILD_STICKS[p.fits])
    offered.add(THE_LEAVE)


def add_victims(p: Position, offered: Offered) -> None:
    """Add every opponent still in the game (R17, R29)."""
    seat: i64
    for seat in range(len(p.hands)):
        if victim_objection(p, seat) is None:
            offered.add(ROBS[seat])


def add_takes(p: Position, offered: Offered) -> None:
    """Add each kind of card the victim holds (R17)."""
    kind: i64
    for kind in range(1, KINDS + 1):
        if count(p.hands[p.victim].kinds, kind):
            offered.add(TAKES[kind])


def add_gives(p: Position, offered: Offered) -> None:
    """Add each kind of card held before the robbery (R17)."""
    kind: i64
    for kind in range(1, KINDS + 1):
        if give_objection(p, kind) is None:
            offered.add(GIVES[kind])
