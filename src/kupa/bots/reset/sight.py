"""What a learnt player sees of a position: yes-or-no features, turned to its own seat.

Compiled. It is handed an imagined position and reads of it only what the seat that is asked could see.
``examples/train`` reads the same features, in the same order, from the arrays of ``kupa.env``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kupa.bots.reset.heuristics import playable
from kupa.games.reset.cards import KINDS, count
from kupa.games.reset.position import GIVE_ONE, STICKING, TAKE_ONE, Position

COUNTED: Final = 4  # one, two, three, four or more of a kind
PILE_TOPS: Final = 22  # the number on the pile, none included, in either order
STEPS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 22, 24)  # cards left
SIZES: Final = (0, 1, 2, 3, 4, 5, 6, 7)  # cards in a hand
DRAW_STEPS: Final = (0, 5, 10, 20, 30, 45)
PLAYABLE: Final = 6
OTHERS: Final = 4
PHASES: Final = 5
MANY: Final = 99

STEP_LIST: Final[list[int]] = list(STEPS)
SIZE_LIST: Final[list[int]] = list(SIZES)
DRAW_LIST: Final[list[int]] = list(DRAW_STEPS)

SIZE: Final = 218
PILE_AT: Final = KINDS * COUNTED
RUN_AT: Final = PILE_AT + PILE_TOPS
PHASE_AT: Final = RUN_AT + 2
FITS_AT: Final = PHASE_AT + PHASES
REOPENING_AT: Final = FITS_AT + KINDS
MINE_AT: Final = REOPENING_AT + 1
NEXT_AT: Final = MINE_AT + 16
FEWEST_AT: Final = NEXT_AT + 16
HAND_AT: Final = FEWEST_AT + 16
NEXT_HAND_AT: Final = HAND_AT + 8
EMPTY_AT: Final = NEXT_HAND_AT + 8
DRAW_AT: Final = EMPTY_AT + 2
STOPS_AT: Final = DRAW_AT + 6
PLAYABLE_AT: Final = STOPS_AT + 1
LOOK_AT: Final = PLAYABLE_AT + PLAYABLE
TAKEN_AT: Final = LOOK_AT + KINDS
OTHERS_AT: Final = TAKEN_AT + KINDS


def see(p: Position) -> list[i64]:
    """Return the features that are set for the seat that is asked."""
    found: list[i64] = []
    hand = p.hands[p.turn].kinds
    see_hand(hand, found)
    see_pile(p, found)
    found.append(PHASE_AT + p.phase_id - 1)
    if p.phase_id == STICKING and p.fits:
        found.append(FITS_AT + p.fits - 1)
    if p.reopening:
        found.append(REOPENING_AT)
    see_sizes(p, found)
    at_most(p.draw_size(), DRAW_LIST, DRAW_AT, found)
    if p.stops:
        found.append(STOPS_AT)
    fitting = playable(hand, p.number, p.descending)
    step: i64
    for step in range(PLAYABLE):
        if fitting > step:
            found.append(PLAYABLE_AT + step)
    see_robbery(p, found)
    return found


def see_hand(hand: i64, found: list[i64]) -> None:
    """Note how many of each kind are held."""
    kind: i64 = 0
    while hand:
        held = hand & 15
        step: i64 = 0
        while step < held and step < COUNTED:
            found.append(kind * COUNTED + step)
            step += 1
        hand >>= 4
        kind += 1


def see_pile(p: Position, found: list[i64]) -> None:
    """Note the number and the order in play, and how many equal numbers lie on top."""
    top = p.number * 2
    if p.descending:
        top += 1
    found.append(PILE_AT + top)
    if p.run >= 1:
        found.append(RUN_AT)
    if p.run > 1:
        found.append(RUN_AT + 1)


def see_sizes(p: Position, found: list[i64]) -> None:
    """Note how many cards everybody still has."""
    seats: i64 = len(p.hands)
    following: i64 = -1
    fewest: i64 = MANY
    others: i64 = 0
    away: i64
    for away in range(1, seats):
        seat = (p.turn + away) % seats
        cards = p.hands[seat].size + p.pile_size(seat)
        if cards > 0:
            others += 1
            if following < 0:
                following = seat
            if cards < fewest:
                fewest = cards
    if following < 0:
        following = (p.turn + 1) % seats
    at_most(p.hands[p.turn].size + p.pile_size(p.turn), STEP_LIST, MINE_AT, found)
    at_most(p.hands[following].size + p.pile_size(following), STEP_LIST, NEXT_AT, found)
    at_most(fewest, STEP_LIST, FEWEST_AT, found)
    at_most(p.hands[p.turn].size, SIZE_LIST, HAND_AT, found)
    at_most(p.hands[following].size, SIZE_LIST, NEXT_HAND_AT, found)
    if p.pile_size(p.turn) == 0:
        found.append(EMPTY_AT)
    if p.pile_size(following) == 0:
        found.append(EMPTY_AT + 1)
    if others:
        found.append(OTHERS_AT + others - 1)


def at_most(value: i64, steps: list[int], at: i64, found: list[i64]) -> None:
    """Note every step that a number does not exceed."""
    for step in steps:
        if value <= step:
            found.append(at)
        at += 1


def see_robbery(p: Position, found: list[i64]) -> None:
    """Note the victim's hand, which the robber sees, and the card that was taken."""
    if p.phase_id == TAKE_ONE or p.phase_id == GIVE_ONE:  # noqa: PLR1714
        held = p.hands[p.victim].kinds
        kind: i64
        for kind in range(1, KINDS + 1):
            if count(held, kind):
                found.append(LOOK_AT + kind - 1)
    if p.phase_id == GIVE_ONE and p.taken:
        found.append(TAKEN_AT + p.taken - 1)
