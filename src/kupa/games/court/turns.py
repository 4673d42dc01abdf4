"""Carrying out a turn that has been checked, and laying the row: nothing here refuses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kupa.core.base_states import OVER
from kupa.core.events import EVERYONE, Notice, Tell, only
from kupa.games.court import events as ev
from kupa.games.court.cards import (
    LAST_THREE,
    MAGIC,
    NAMES,
    PLACES,
    alive,
    bits,
    card_at,
    exchanged,
    laid,
    lifted,
    pack,
    shifted,
    unpack,
)
from kupa.games.court.ending import end_turn
from kupa.games.court.moves import PEEK, SWAP, Move
from kupa.games.court.position import FITTED, MISSED, PEEKED, SWAPPED, TOOK, Position
from kupa.games.court.view_builder import public_event


def apply(p: Position, move: Move, tell: Tell | None) -> None:
    """Carry out the turn of the seat that is asked; it ends the view of any hat seen before."""
    p.last_seat = p.turn
    p.last_move = move
    p.last_person = 0
    p.redealt = False
    if move.action == SWAP:
        swap(p, move, tell)
    elif move.action == PEEK:
        peek(p, move, tell)
    else:
        declare(p, move, tell)
    end_turn(p, tell)


def settle(p: Position, move: Move, result: i64, tell: Tell | None) -> None:
    """Note what the move came to, and tell everyone."""
    p.last_result = result
    if tell is not None:
        tell(Notice(EVERYONE, public_event(p, move)))


def swap(p: Position, move: Move, tell: Tell | None) -> None:
    """Exchange two hats, unseen (C6)."""
    p.swaps += 1
    p.hats = exchanged(p.hats, move.place, move.other)
    settle(p, move, SWAPPED, tell)


def peek(p: Position, move: Move, tell: Tell | None) -> None:
    """Look at a hat alone; a magic one is taken, unless the table wants it declared (C5, C8)."""
    p.peeks += 1
    hat = card_at(p.hats, move.place)
    if hat == MAGIC and p.magic_by_peek:
        take_magic(p, move, tell)
        return
    p.last_result = PEEKED
    if tell is not None:
        tell(Notice(only(p.turn), ev.Peeked(p.turn, move.place, NAMES[hat])))
        tell(Notice(~only(p.turn), public_event(p, move)))


def declare(p: Position, move: Move, tell: Tell | None) -> None:
    """Turn a hat up for all: it fits, it is magic, or it costs a penalty hat (C7)."""
    p.declarations += 1
    hat = card_at(p.hats, move.place)
    if hat == MAGIC:
        take_magic(p, move, tell)
    elif hat == card_at(p.people, move.place):
        win_pair(p, move, hat, tell)
    else:
        p.misses += 1
        p.players[p.turn].penalties += 1
        settle(p, move, MISSED, tell)


def take_magic(p: Position, move: Move, tell: Tell | None) -> None:
    """Take the magic hat; the place gets another hat, unseen (C8)."""
    p.magic_taken += 1
    p.players[p.turn].magic += 1
    p.hats = lifted(p.hats, move.place)
    settle(p, move, TOOK, tell)
    lay_hat(p, move.place, tell)


def win_pair(p: Position, move: Move, person: i64, tell: Tell | None) -> None:
    """Take both cards; then see whether it is over, and only then refill (C7, C11, C12)."""
    p.players[p.turn].pairs |= shifted(1, person)
    p.last_person = person
    p.people = lifted(p.people, move.place)
    p.hats = lifted(p.hats, move.place)
    p.filled &= ~move.places
    settle(p, move, FITTED, tell)
    if bits(p.filled) == LAST_THREE:
        p.phase_id = OVER
    elif p.people_left():
        refill(p, move.place, tell)


def refill(p: Position, place: i64, tell: Tell | None) -> None:
    """Lay the next character at the place and a hat above it (C7)."""
    person: i64 = p.people_pile[p.people_next]
    p.people_next += 1
    p.people = laid(p.people, place, person)
    p.filled |= shifted(1, place - 1)
    lay_hat(p, place, tell)


def lay_hat(p: Position, place: i64, tell: Tell | None) -> None:
    """Lay the next hat, covered: there is always one (C11). The table may be dead now (C10)."""
    hat: i64 = p.hat_pile[p.hat_next]
    p.hat_next += 1
    p.hats = laid(p.hats, place, hat)
    if tell is not None:
        tell(Notice(EVERYONE, ev.Refilled(place, NAMES[card_at(p.people, place)])))
    revive(p, tell)


ALL_FILLED: Final = (1 << PLACES) - 1


def lay_row(p: Position, people: list[int], hats: list[int]) -> None:
    """Shuffle the cards, each kind apart, lay seven of both, and leave the rest as piles (C3)."""
    p.dice.shuffle(people)
    p.dice.shuffle(hats)
    p.people = pack(people[:PLACES])
    p.hats = pack(hats[:PLACES])
    p.filled = ALL_FILLED
    p.people_pile = bytes(people)
    p.people_next = PLACES
    p.hat_pile = bytes(hats)
    p.hat_next = PLACES


def revive(p: Position, tell: Tell | None) -> None:
    """Lay a new row until the table is alive; whatever it takes is announced once (C10).

    Only a full row can be dead: with an empty place every character left lies on the table, and so
    do their hats, unless a magic hat lies in the place of one.
    """
    if alive(p.people, p.hats):
        return
    while not alive(p.people, p.hats):
        p.redeals += 1
        people = unpack(p.people) + list(p.people_pile[p.people_next :])
        lay_row(p, people, unpack(p.hats) + list(p.hat_pile[p.hat_next :]))
    p.redealt = True
    if tell is not None:
        tell(Notice(EVERYONE, ev.Redealt(row_names(p))))


def row_names(p: Position) -> tuple[str, ...]:
    """Return the characters of a full row by name."""
    return tuple([NAMES[card] for card in unpack(p.people)])
