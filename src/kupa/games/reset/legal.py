"""What may be answered now: the list of legal moves, and the objection to any other.

The two are written apart, one for speed and one for its reasons; the conformance suite holds them
to each other in every position it meets.
"""

from __future__ import annotations

from mypy_extensions import i64

from kupa.games.reset import refusals as no
from kupa.games.reset.cards import (
    FIRE, HIGHEST, JOKER, KINDS, LOWEST, REVERSE, ROBBER, STOP, count, shifted,
)  # fmt: skip
from kupa.games.reset.moves import (
    DRAW, GIVE, GIVES, LEAVE, PASS, PLAY_FIRE, PLAY_REVERSE, ROB, ROBS, SET, SETS, SHORTEST, STICK,
    STICKS, STOPS, STRAIGHT, STRAIGHTS, TAKE, TAKES, THE_DRAW, THE_FIRE, THE_LEAVE, THE_PASS,
    THE_REVERSE, THE_ROBBER, WILD_STICKS, Move, bits, set_index, straight_index,
)  # fmt: skip
from kupa.games.reset.position import CHOOSE, GIVE_ONE, OVER, STICKING, TAKE_ONE, TURN, Position, holds


def legal_moves(p: Position) -> list[Move]:
    """Return the legal answers of the seat that is asked."""
    moves: list[Move] = []
    if p.phase == TURN:
        add_plays(p, moves)
        add_draw(p, moves)
    elif p.phase == STICKING:
        add_sticks(p, moves)
    elif p.phase == CHOOSE:
        add_victims(p, moves)
    elif p.phase == TAKE_ONE:
        add_takes(p, moves)
    elif p.phase == GIVE_ONE:
        add_gives(p, moves)
    return moves


def lowest(p: Position) -> i64:
    """Return the smallest number that may be laid (R10)."""
    if p.descending or p.number == 0:
        return LOWEST
    return p.number


def highest(p: Position) -> i64:
    """Return the largest number that may be laid (R10)."""
    if p.descending and p.number:
        return p.number
    return HIGHEST


def add_plays(p: Position, moves: list[Move]) -> None:
    """Add numbers, straights and specials, in this order (R9)."""
    hand = p.hands[p.turn].kinds
    low = lowest(p)
    high = highest(p)
    jokers = count(hand, JOKER)
    add_sets(hand, low, high, jokers, moves)
    if jokers or three_in_a_row(hand):
        add_straights(hand, low, high, jokers, moves)
    if hand >> 40:  # every kind from fire on lies above bit 40
        add_specials(p, hand, moves)


def add_sets(hand: i64, low: i64, high: i64, jokers: i64, moves: list[Move]) -> None:
    """Add one or more of one number, jokers among them (R9, R20)."""
    number: i64
    for number in range(low, high + 1):
        most = count(hand, number)
        if most + jokers == 0:
            continue
        naturals: i64
        wild: i64
        for wild in range(jokers + 1):
            for naturals in range(most + 1):
                if naturals + wild:
                    moves.append(SETS[set_index(number, naturals, wild)])


def three_in_a_row(hand: i64) -> bool:
    """Tell quickly whether a straight without jokers is held at all: most hands have none."""
    some = (hand | hand >> 1 | hand >> 2 | hand >> 3) & 0x1111111111  # a bit for each number held
    return some & some >> 4 & some >> 8 != 0


def add_straights(hand: i64, low: i64, high: i64, jokers: i64, moves: list[Move]) -> None:
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
                add_fillings(first, length, missing, jokers - gaps, moves)


def add_fillings(first: i64, length: i64, missing: i64, spare: i64, moves: list[Move]) -> None:
    """Add a straight in every way jokers can fill it: a joker may stand for a card held (R20)."""
    moves.append(STRAIGHTS[straight_index(first, length, missing)])
    if spare == 0:
        return
    rest = (shifted(1, length) - 1) & ~missing
    extra = rest & -rest
    while extra:
        if bits(extra) <= spare:
            moves.append(STRAIGHTS[straight_index(first, length, missing | extra)])
        extra = (extra - rest) & rest  # the next larger choice of places


def add_specials(p: Position, hand: i64, moves: list[Move]) -> None:
    """Add the specials a hand may play (R13–R17)."""
    stops: i64
    for stops in range(1, count(hand, STOP) + 1):
        moves.append(STOPS[stops])
    if count(hand, REVERSE) and p.centre_size:  # R15
        moves.append(THE_REVERSE)
    if count(hand, ROBBER):
        moves.append(THE_ROBBER)
    if count(hand, FIRE):
        moves.append(THE_FIRE)


def add_draw(p: Position, moves: list[Move]) -> None:
    """Add the draw, or the pass, where it is allowed (R6, R7, R26)."""
    playable = len(moves) > 0
    if playable and not p.free_draw:
        return
    if draw_objection(p, playable) == no.FINE:
        moves.append(THE_DRAW)
    elif not playable:
        moves.append(THE_PASS)


def add_sticks(p: Position, moves: list[Move]) -> None:
    """Add what fits of the fresh cards, and letting it be (R21)."""
    if count(p.fresh, p.fits):
        moves.append(STICKS[p.fits])
    if p.fits != STOP and count(p.fresh, JOKER):
        moves.append(WILD_STICKS[p.fits])
    moves.append(THE_LEAVE)


def add_victims(p: Position, moves: list[Move]) -> None:
    """Add every opponent still in the game (R17, R29)."""
    seat: i64
    for seat in range(len(p.hands)):
        if victim_objection(p, seat) == no.FINE:
            moves.append(ROBS[seat])


def add_takes(p: Position, moves: list[Move]) -> None:
    """Add each kind of card the victim holds (R17)."""
    kind: i64
    for kind in range(1, KINDS + 1):
        if count(p.hands[p.victim].kinds, kind):
            moves.append(TAKES[kind])


def add_gives(p: Position, moves: list[Move]) -> None:
    """Add each kind of card held before the robbery (R17)."""
    kind: i64
    for kind in range(1, KINDS + 1):
        if give_objection(p, kind) == no.FINE:
            moves.append(GIVES[kind])


def could_play(p: Position) -> bool:
    """Tell whether the hand has any legal play."""
    hand = p.hands[p.turn].kinds
    kind: i64
    for kind in range(lowest(p), highest(p) + 1):
        if count(hand, kind):
            return True
    anything = count(hand, JOKER) + count(hand, STOP) + count(hand, ROBBER) + count(hand, FIRE)
    return anything > 0 or (count(hand, REVERSE) > 0 and p.centre_size > 0)


def objection(p: Position, seat: i64, move: Move) -> i64:
    """Return the reason against a seat's move, FINE if there is none."""
    if p.phase == OVER:
        return no.OVER
    if seat != p.turn:
        outside = seat < 0 or seat >= len(p.hands)
        return no.FINISHED if not outside and p.hands[seat].place else no.NOT_YOUR_TURN
    if p.phase == TURN:
        return turn_objection(p, move)
    if p.phase == STICKING:
        return stick_objection(p, move)
    return robbery_objection(p, move)


def turn_objection(p: Position, move: Move) -> i64:
    """Object to a play, a draw or a pass."""
    action = move.action
    if action <= PLAY_FIRE:
        return play_objection(p, move)
    if action == DRAW:
        return draw_objection(p, could_play(p))
    if action == PASS:
        return pass_objection(p, could_play(p))
    return no.PLAY_NOW


def play_objection(p: Position, move: Move) -> i64:
    """Object to a play: cards not held, a wrong number, a reverse that would open."""
    if not holds(p.hands[p.turn], move):
        return no.NOT_HELD
    if move.action <= STRAIGHT:
        if move.a < lowest(p):
            return no.TOO_LOW
        top = move.a if move.action == SET else move.a + move.b - 1
        return no.TOO_HIGH if top > highest(p) else no.FINE
    if move.action == PLAY_REVERSE and p.centre_size == 0:
        return no.REVERSE_OPENS
    return no.FINE


def draw_objection(p: Position, playable: bool) -> i64:
    """Object to a draw (R6, R7)."""
    if not playable:
        return no.FINE if p.draw_size() + p.used_size + p.centre_size else no.NOTHING_TO_DRAW
    if not p.free_draw:
        return no.COULD_PLAY
    if p.reopening:
        return no.MUST_OPEN
    hand = p.hands[p.turn]
    if hand.size == 1 and count(hand.kinds, ROBBER) and p.pile_size(p.turn) == 0:
        return no.ROBBER_LAST
    return no.FINE if p.draw_size() + p.used_size else no.PILES_EMPTY


def pass_objection(p: Position, playable: bool) -> i64:
    """Object to a pass (R26)."""
    if playable:
        return no.COULD_PLAY
    return no.CAN_DRAW if p.draw_size() + p.used_size + p.centre_size else no.FINE


def stick_objection(p: Position, move: Move) -> i64:
    """Object to anything but sticking what fits, or letting it be (R21)."""
    if move.action == LEAVE:
        return no.FINE
    if move.action != STICK:
        return no.STICK_NOW
    if move.a != p.fits:
        return no.DOES_NOT_FIT
    held = count(p.fresh, JOKER) if move.b else count(p.fresh, move.a)
    return no.FINE if held else no.NOT_FRESH


def robbery_objection(p: Position, move: Move) -> i64:
    """Object to anything but the step of the robbery that is due (R17)."""
    if p.phase == CHOOSE:
        return victim_objection(p, move.a) if move.action == ROB else no.CHOOSE_NOW
    if p.phase == TAKE_ONE:
        if move.action != TAKE:
            return no.TAKE_NOW
        return no.FINE if count(p.hands[p.victim].kinds, move.a) else no.VICTIM_LACKS
    return give_objection(p, move.a) if move.action == GIVE else no.GIVE_NOW


def victim_objection(p: Position, seat: i64) -> i64:
    """Object to robbing a seat (R17, R29)."""
    if seat >= len(p.hands):
        return no.NO_SUCH_SEAT
    if seat == p.turn:
        return no.ROB_SELF
    return no.ROB_FINISHED if p.hands[seat].place else no.FINE


def give_objection(p: Position, kind: i64) -> i64:
    """Object to giving a card not held, or the very card just taken (R17)."""
    held = count(p.hands[p.turn].kinds, kind)
    if held == 0:
        return no.NOT_HELD
    return no.GIVE_BACK if kind == p.taken and held == 1 else no.FINE
