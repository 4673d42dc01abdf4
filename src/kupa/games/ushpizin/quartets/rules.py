"""What may be asked for, given away and put out (U25): the legal moves, and the objections."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.refused import Refusal
from kupa.games.ushpizin import refusals
from kupa.games.ushpizin.cards import DAVID, ELIJAH, bit
from kupa.games.ushpizin.moves import (
    ASK,
    ASKS,
    GIVE,
    GIVES,
    HOST,
    HOSTS as HOST_MOVES,
    OUT,
    OUTS,
    Move,
    spot,
)
from kupa.games.ushpizin.position import ASKING, GIVING, HOSTS, PUTTING
from kupa.games.ushpizin.quartets.hands import count, held
from kupa.games.ushpizin.quartets.position import HandPosition


def askable(p: HandPosition, seat: i64) -> i64:
    """Return the ushpizin a seat may ask for, a bit each: it must be able to give something back."""
    spare = held(p.hands[seat].cards) & ~p.received
    found = p.kinds & ~p.gave
    kind: i64
    for kind in range(1, DAVID + 1):
        if spare & ~bit(kind) == 0:
            found &= ~bit(kind)
    return found


def legal_moves(p: HandPosition, seat: i64) -> list[Move]:
    """Return the legal answers of a seat that is asked."""
    moves: list[Move] = []
    if p.phase_id == ASKING:
        add_asks(p, seat, moves)
    elif p.phase_id == HOSTS:
        add_hosts(p, moves)
    else:
        add_cards(p, seat, moves)
    return moves


def add_asks(p: HandPosition, seat: i64, moves: list[Move]) -> None:
    """Add every possible question to every other player."""
    kinds = askable(p, seat)
    other: i64
    kind: i64
    for other in range(len(p.hands)):
        for kind in range(1, DAVID + 1):
            if other != seat and kinds & bit(kind):
                moves.append(ASKS[spot(other, kind)])


def add_hosts(p: HandPosition, moves: list[Move]) -> None:
    """Add the ushpizin that may be hosted (U24)."""
    kind: i64
    for kind in range(1, DAVID + 1):
        if host_objection(p, kind) is None:
            moves.append(HOST_MOVES[kind - 1])


def add_cards(p: HandPosition, seat: i64, moves: list[Move]) -> None:
    """Add the cards that may be given back, or put out."""
    kind: i64
    for kind in range(1, ELIJAH + 1):
        if card_objection(p, seat, kind) is None:
            moves.append(GIVES[kind - 1] if p.phase_id == GIVING else OUTS[kind - 1])


def objection(p: HandPosition, seat: i64, move: Move) -> Refusal | None:
    """Return the reason against a seat's move, None if it is legal."""
    if seat < 0 or seat >= len(p.hands) or p.pending & bit(seat) == 0:
        return refusals.WAIT[p.phase_id]
    phase = p.phase_id
    if phase == ASKING and move.action == ASK:
        return ask_objection(p, seat, move.a, move.b)
    if phase == HOSTS and move.action == HOST:
        return host_objection(p, move.a)
    if (phase == GIVING and move.action == GIVE) or (phase == PUTTING and move.action == OUT):
        return card_objection(p, seat, move.a)
    return refusals.NOW[phase]


def ask_objection(p: HandPosition, seat: i64, kind: i64, other: i64) -> Refusal | None:
    """Object to a question."""
    if other >= len(p.hands):
        return refusals.NO_SUCH_SEAT
    if other == seat:
        return refusals.ASK_SELF
    if p.kinds & bit(kind) == 0:
        return refusals.NOT_IN_PLAY
    if p.gave & bit(kind):
        return refusals.GAVE_IT_AWAY
    return None if askable(p, seat) & bit(kind) else refusals.NOTHING_TO_GIVE


def card_objection(p: HandPosition, seat: i64, kind: i64) -> Refusal | None:
    """Object to a card not held or, given back, to one asked for in this turn."""
    if count(p.hands[seat].cards, kind) == 0:
        return refusals.NOT_HELD
    if p.phase_id == GIVING and p.received & bit(kind):
        return refusals.ASKED_FOR_IT
    return None


def host_objection(p: HandPosition, kind: i64) -> Refusal | None:
    """Object to an ushpiz not in play or, openly, to another's (U24)."""
    if p.kinds & bit(kind) == 0:
        return refusals.HOST_NOT_IN_PLAY
    if not p.resolved.secret:
        for hand in p.hands:
            if hand.host == kind:
                return refusals.HOST_TAKEN
    return None
