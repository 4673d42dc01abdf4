"""What a learnt player sees of a legal move: its cards, and what hand and pile are left after it.

Compiled. A move is known by what it is, not by its number: so few weights serve four thousand moves.
``examples/train`` reads the same features, in the same order, from the arrays of ``kupa.env``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kupa.bots.reset.heuristics import playable
from kupa.bots.reset.sight import MANY
from kupa.games.reset.cards import HIGHEST, JOKER, KINDS, count
from kupa.games.reset.moves import (
    GIVE,
    PLAY_FIRE,
    PLAY_REVERSE,
    ROB,
    SET,
    STICK,
    STRAIGHT,
    TAKE,
    Move,
)
from kupa.games.reset.position import Position

RESET: Final = 3  # equal numbers reset the pile
REST: Final = 3  # one, two, three or more of a kind are left
SIZES: Final = 6
FITTING: Final = 5

ACTIONS: Final = 13
PILE_AT: Final = ACTIONS + KINDS * REST
RUN_AT: Final = PILE_AT + 22
SIZE_AT: Final = RUN_AT + 2
JOKERS_AT: Final = SIZE_AT + SIZES
KIND_AT: Final = JOKERS_AT + 2
FITTING_AT: Final = KIND_AT + KINDS
LAST_AT: Final = FITTING_AT + FITTING
VICTIM_AT: Final = LAST_AT + 1
FEWEST_AT: Final = VICTIM_AT + 4
SIZE: Final = FEWEST_AT + 1


def describe(p: Position, move: Move) -> list[i64]:
    """Return the features that are set for a legal move of the seat that is asked."""
    found: list[i64] = [move.action]
    hand = p.hands[p.turn]
    rest = hand.kinds - move.cost
    see_rest(rest, found)
    see_pile_after(p, move, rest, found)
    if move.size:
        found.append(SIZE_AT + min(move.size, SIZES) - 1)
        if hand.size == move.size and p.pile_size(p.turn) == 0:
            found.append(LAST_AT)
    jokers = count(move.cost, JOKER)
    if jokers:
        found.append(JOKERS_AT)
    if jokers > 1:
        found.append(JOKERS_AT + 1)
    if move.action == TAKE or move.action == GIVE or move.action == STICK:  # noqa: PLR1714
        found.append(KIND_AT + move.a - 1)
    if move.action == ROB:
        see_victim(p, move.a, found)
    return found


def see_rest(rest: i64, found: list[i64]) -> None:
    """Note what is left of each kind."""
    kind: i64 = 0
    while rest:
        held = rest & 15
        step: i64 = 0
        while step < held and step < REST:
            found.append(ACTIONS + kind * REST + step)
            step += 1
        rest >>= 4
        kind += 1


def see_pile_after(p: Position, move: Move, rest: i64, found: list[i64]) -> None:
    """Note the number, the order and the run that a move leaves, and what would still fit."""
    run = run_after(p, move)
    if run >= RESET:
        found.append(RUN_AT)
    elif run == RESET - 1:
        found.append(RUN_AT + 1)
    number = number_after(p, move)
    if run >= RESET:
        number = 0
    descending = p.descending != (move.action == PLAY_REVERSE)
    order: i64 = 0
    if descending:
        order = 1
    found.append(PILE_AT + number * 2 + order)
    fitting = playable(rest, number, descending)
    step: i64 = 0
    while step < fitting and step < FITTING:
        found.append(FITTING_AT + step)
        step += 1


def number_after(p: Position, move: Move) -> i64:
    """Return the number that a move leaves on the pile, if it does not reset it."""
    if move.action == SET or (move.action == STICK and move.a <= HIGHEST):
        return move.a
    if move.action == STRAIGHT:
        return move.a if p.descending else move.a + move.b - 1
    return 0 if move.action == PLAY_FIRE else p.number


def run_after(p: Position, move: Move) -> i64:
    """Return how many equal numbers a move leaves on top; 0 where it lays no number."""
    if move.action == STRAIGHT:
        return 1
    if move.action == SET:
        return p.run + move.size if move.a == p.number else move.size
    if move.action == STICK and move.a <= HIGHEST:
        return p.run + 1 if move.a == p.number else 1
    return 0


def see_victim(p: Position, victim: i64, found: list[i64]) -> None:
    """Note who would be robbed, counted from one's own seat, and whether nobody has fewer cards."""
    seats: i64 = len(p.hands)
    found.append(VICTIM_AT + (victim - p.turn + seats) % seats - 1)
    fewest: i64 = MANY
    seat: i64
    for seat in range(seats):
        cards = p.hands[seat].size + p.pile_size(seat)
        if seat != p.turn and 0 < cards < fewest:
            fewest = cards
    if p.hands[victim].size + p.pile_size(victim) == fewest:
        found.append(FEWEST_AT)
