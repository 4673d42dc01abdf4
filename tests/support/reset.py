"""Positions of Reset in a line: ``table("4 4", "4 7 | 9", "3 5")``.

The first text is the centre pile from the bottom up, then one text a seat: its hand and, after a
bar, its personal pile from the top down.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.events import Event, Notice, heard
from kupa.games.reset import Options, Reset, ResetState
from kupa.games.reset.cards import HIGHEST, JOKER, KIND_OF, pack
from kupa.games.reset.position import Hand
from support import rules

RESET = Reset()


def table(
    pile: str,
    *seats: str,
    draw: str = "1 1 1 1",
    used: str = "",
    turn: int = 0,
    down: bool = False,
    options: Options | None = None,
) -> ResetState:
    """Lay out a position in which the seat ``turn`` is asked to play."""
    deck: list[int] = []
    hands: list[Hand] = []
    for seat in seats:
        held, _, below = seat.partition("|")
        cards = [KIND_OF[name] for name in below.split()]
        names = held.split()
        hands.append(Hand(pack(names), len(names), len(deck), len(deck) + len(cards), 0))
        deck += cards
    state = ResetState(options or Options(), hands, bytes(deck), Dice(seeds.from_number(1)))
    state.draw = bytes(KIND_OF[name] for name in draw.split())
    state.used, state.used_size = pack(used.split()), len(used.split())
    state.turn = state.first = turn
    state.descending = down
    for card in pile.split():
        _lay(state, card)
    return state


def _lay(state: ResetState, card: str) -> None:
    joker = card.endswith("*")
    kind = KIND_OF[card.removesuffix("*")]
    state.top = JOKER if joker else kind
    state.centre += pack(["joker" if joker else card])
    state.centre_size += 1
    if kind > HIGHEST:
        state.run = state.run_jokers = 0
        return
    state.run, state.run_jokers = (state.run, state.run_jokers) if state.number == kind else (0, 0)
    state.run_jokers |= joker << state.run
    state.run += 1
    state.number = kind


def play(state: ResetState, *answers: str) -> list[Notice]:
    """Let the asked seat give each answer in turn; return all that was told."""
    news: list[Notice] = []
    for text in answers:
        state.play(state.asked()[0], RESET.read(text), news.append)
    return news


def offered(state: ResetState) -> set[str]:
    """Return the notation of every move offered to the asked seat."""
    return {str(move) for move in state.moves(state.asked()[0])}


def why_not(state: ResetState, text: str, seat: int | None = None) -> str:
    """Return ruling and reason for refusing a move of the asked seat, or of another."""
    return rules.why_not(RESET, state, text, state.turn if seat is None else seat)


def unreadable(text: str) -> str:
    """Return ruling and reason for a text that is no move."""
    return rules.unreadable(RESET, text)


def hand(state: ResetState, seat: int = 0) -> str:
    """Return a hand as a text."""
    return " ".join(state.view(seat).hand)


def told(news: list[Notice], seat: int | None, kind: type[Event]) -> list[Any]:
    """Return the events of one kind that a seat was told."""
    return [event for event in heard(news, seat) if isinstance(event, kind)]


def deals(count: int, seats: int, draw: Literal["forced", "free"] = "forced") -> Iterator[ResetState]:
    """Yield some fresh deals."""
    for number in range(count):
        yield RESET.deal(Options(draw=draw), seats, Dice(seeds.from_number(number)))
