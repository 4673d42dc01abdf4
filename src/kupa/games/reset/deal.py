"""Set-up: shuffle, deal, turn the first card (R3, R4, R5)."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.dice import Dice
from kupa.core.events import EVERYONE, Notice, Tell, only
from kupa.games.reset import events as ev
from kupa.games.reset.cards import HIGHEST, NAMES, PILE_SIZE, WHOLE_DECK, names, one
from kupa.games.reset.options import Options
from kupa.games.reset.position import Hand, refill
from kupa.games.reset.state import ResetState


def deal(options: Options, seats: int, dice: Dice, tell: Tell | None) -> ResetState:
    """Deal until the draw pile holds a number to open with (R4)."""
    deck = WHOLE_DECK.copy()
    dice.shuffle(deck)
    start: i64 = seats * PILE_SIZE
    first = opener(deck, start)
    while first == len(deck):
        dice.shuffle(deck)
        first = opener(deck, start)
    cards = bytes(deck)
    hands = [Hand(0, 0, n * PILE_SIZE, (n + 1) * PILE_SIZE, 0) for n in range(seats)]
    state = ResetState(options, hands, cards[:start], dice)
    for hand in hands:
        refill(state, hand)
    buried = open_centre(state, cards[start:], first - start)
    state.first = dice.below(seats) if options.first is None else options.first
    state.turn = state.first
    if tell is not None:
        tell_deal(state, buried, tell)
    return state


def opener(deck: list[int], at: i64) -> i64:
    """Return where the first number lies from there on; the deck's length if nowhere."""
    while at < len(deck) and deck[at] > HIGHEST:
        at += 1
    return at


def open_centre(state: ResetState, draw: bytes, at: i64) -> bytes:
    """Turn the first number; the specials before it go to the bottom and are returned (R4)."""
    buried = draw[:at]
    number: i64 = draw[at]
    state.draw = draw[at + 1 :] + buried
    state.centre = one(number)
    state.centre_size = 1
    state.top = number
    state.number = number
    state.run = 1
    return buried


def tell_deal(state: ResetState, buried: bytes, tell: Tell) -> None:
    """Tell each seat its hand, and everyone what was turned."""
    seen = tuple([NAMES[kind] for kind in buried])
    tell(Notice(EVERYONE, ev.Opened(NAMES[state.number], seen, state.first)))
    seat: i64
    for seat in range(len(state.hands)):
        tell(Notice(only(seat), ev.Dealt(seat, names(state.hands[seat].kinds))))
