"""Heuristics for Reset: a score for every move, from one's own hand and what all can see.

Compiled, because the search plays thousands of games with it. It is handed an imagined position and
reads of it only what the seat that is asked could see.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kupa.core.base_states import OVER
from kupa.core.dice import Dice
from kupa.games.reset.cards import (
    FIRE,
    HIGHEST,
    JOKER,
    LOWEST,
    REVERSE,
    ROBBER,
    STOP,
    count,
)
from kupa.games.reset.legal import legal_moves
from kupa.games.reset.moves import (
    DRAW,
    GIVE,
    PLAY_FIRE,
    PLAY_REVERSE,
    PLAY_ROBBER,
    PLAY_STOP,
    ROB,
    STICK,
    STRAIGHT,
    TAKE,
    Move,
)
from kupa.games.reset.position import Position
from kupa.games.reset.turns import RESET_RUN, apply

WIN: Final = 100_000
NEAR: Final = 7  # cards: fewer than a full hand and one
PAIR: Final = 2


@final
class Weights:
    """How much each thing counts, in hundredths of a card."""

    def __init__(  # noqa: PLR0913 — each weight has a name
        self,
        *,
        card: int = 0,  # each card that leaves the hand
        reset: int = 0,  # a reset: another play follows
        joker: int = 0,  # each joker spent
        fire: int = 0,
        stop: int = 0,  # each stop spent
        reverse: int = 0,
        robber: int = 0,
        stay: int = 0,  # each card of the hand the pile would still take
        climb: int = 0,  # how far the pile is left from its easy end
        set_up: int = 0,  # two equal on the pile invite the next player to reset
        draw: int = 0,
        stick: int = 0,
        danger: int = 0,  # a special is worth more against someone about to finish
        noise: int = 0,  # how much chance is mixed in
    ) -> None:
        self.card: i64 = card
        self.reset: i64 = reset
        self.joker: i64 = joker
        self.fire: i64 = fire
        self.stop: i64 = stop
        self.reverse: i64 = reverse
        self.robber: i64 = robber
        self.stay: i64 = stay
        self.climb: i64 = climb
        self.set_up: i64 = set_up
        self.draw: i64 = draw
        self.stick: i64 = stick
        self.danger: i64 = danger
        self.noise: i64 = noise


def playable(hand: i64, number: i64, descending: bool) -> i64:
    """Count the cards of a hand that a pile of this number takes; 0: any number."""
    low: i64 = LOWEST
    high: i64 = HIGHEST
    if number and descending:
        high = number
    elif number:
        low = number
    total = count(hand, JOKER)
    kind: i64
    for kind in range(low, high + 1):
        total += count(hand, kind)
    return total


def threat(p: Position) -> i64:
    """Tell how close the nearest opponent is to finishing: 0 far away, 6 with one card left."""
    fewest: i64 = 99
    seat: i64
    for seat in range(len(p.hands)):
        if seat != p.turn and p.hands[seat].place == 0:
            cards = p.hands[seat].size + p.pile_size(seat)
            fewest = min(fewest, cards)
    if fewest >= NEAR:
        return 0
    return NEAR - fewest


def score(p: Position, move: Move, w: Weights) -> i64:
    """Return the heuristic score of a move."""
    action = move.action
    if action <= STRAIGHT:
        return score_numbers(p, move, w)
    if action <= PLAY_FIRE:
        return score_special(p, move, w)
    if action == STICK:
        return w.stick
    if action == DRAW:
        return w.draw
    if action == TAKE:
        return keep_value(p, move.a, w)
    if action == GIVE:
        return -keep_value(p, move.a, w)
    if action == ROB:
        return -(p.hands[move.a].size + p.pile_size(move.a))
    return 0


def score_numbers(p: Position, move: Move, w: Weights) -> i64:
    """Score numbers and straights: cards shed, what follows, what is left."""
    hand = p.hands[p.turn]
    rest = hand.kinds - move.cost
    if hand.size == move.size and p.pile_size(p.turn) == 0:
        return WIN
    jokers = count(move.cost, JOKER)
    total = w.card * move.size - w.joker * jokers
    number = move.a
    run = move.size
    if move.action == STRAIGHT:
        run = 1
        if not p.descending:
            number = move.a + move.b - 1
    elif number == p.number:
        run += p.run
    if run >= RESET_RUN:
        return total + w.reset + w.stay * playable(rest, 0, False) // 4
    distance = number - LOWEST
    if p.descending:
        distance = HIGHEST - number
    total += w.stay * playable(rest, number, p.descending) - w.climb * distance
    if run == PAIR:
        total -= w.set_up
    return total


def score_special(p: Position, move: Move, w: Weights) -> i64:
    """Score a special: usually kept for when it is needed."""
    hand = p.hands[p.turn]
    rest = hand.kinds - move.cost
    last = hand.size == move.size and p.pile_size(p.turn) == 0
    near = threat(p) * w.danger
    if move.action == PLAY_STOP:
        return WIN if last else (w.card - w.stop) * move.a + near
    if move.action == PLAY_REVERSE:
        if last:
            return WIN
        gain = playable(rest, p.number, not p.descending) - playable(rest, p.number, p.descending)
        return w.card - w.reverse + w.stay * gain // 2
    if move.action == PLAY_ROBBER:
        return w.card - w.robber + near
    gain = playable(rest, 0, False) - playable(rest, p.number, p.descending)
    return w.card - w.fire + w.stay * gain // 2


def keep_value(p: Position, kind: i64, w: Weights) -> i64:
    """Tell how gladly one holds a card: specials by their weight, numbers in company."""
    if kind == JOKER:
        return w.joker
    if kind == FIRE:
        return w.fire
    if kind == STOP:
        return w.stop
    if kind == ROBBER:
        return w.robber
    if kind == REVERSE:
        return w.reverse
    hand = p.hands[p.turn].kinds
    company = count(hand, kind) * 3
    if kind > LOWEST and count(hand, kind - 1):
        company += 1
    if kind < HIGHEST and count(hand, kind + 1):
        company += 1
    return company * 10


def best(p: Position, moves: list[Move], w: Weights, dice: Dice) -> Move:
    """Return the move that looks best, chance mixed in, and chance alone among equals."""
    chosen = moves[0]
    top: i64 = -WIN
    equals: i64 = 1
    for move in moves:
        value = score(p, move, w)
        if w.noise:
            value += dice.below(w.noise)
        if value > top:
            top = value
            chosen = move
            equals = 1
        elif value == top:
            equals += 1
            if dice.below(equals) == 0:
                chosen = move
    return chosen


def play_out(p: Position, w: Weights, dice: Dice, most: int) -> int:
    """Play on by these heuristics until the game is over; return how many answers it took."""
    limit: i64 = most
    made: i64 = 0
    while p.phase_id != OVER and made < limit:
        moves = legal_moves(p)
        move = moves[0]
        if len(moves) > 1:
            move = best(p, moves, w, dice)
        apply(p, move, None)
        made += 1
    return made
