"""Positions of Ushpizin in a line: ``table("AIJMRYb", "gfonubg", kupa="DE")``.

A row is seven letters, place 1 first: Abraham, Isaac, Jacob, Moses, aaRon, Yosef (Joseph), David;
grandfather, friends, guest (o), neighbour, uncle, beggar; Elijah; 1 to 6 the missions; - a gap.
The kupa is written from its top card down. Hands of quartets are letters too, in any order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.events import Event, Notice, heard
from kupa.core.options import read_options
from kupa.core.refused import Refused
from kupa.games.ushpizin import (
    AnyView,
    HandView,
    Options,
    QuartetsState,
    Ushpizin,
    UshpizinState,
    View,
)
from kupa.games.ushpizin.cards import card_at, pack
from kupa.games.ushpizin.opening import open_table
from kupa.games.ushpizin.position import Row
from kupa.games.ushpizin.quartets import hands as packed
from kupa.games.ushpizin.quartets.asking import begin_turn
from kupa.games.ushpizin.quartets.position import Hand
from kupa.games.ushpizin.resolved_options import ResolvedOptions
from kupa.games.ushpizin.rounds import begin_draws, begin_round

USHPIZIN = Ushpizin()
LETTERS = "-AIJMRYDgfonubE123456"
GUESTS = "gfonub" * 4
AnyState = UshpizinState | QuartetsState


def kinds(letters: str) -> list[int]:
    """Return the kinds that letters stand for."""
    return [LETTERS.index(letter) for letter in letters]


def chosen(words: str) -> Options:
    """Read options as a person writes them."""
    return read_options(Options, words.split())


def table(
    *rows: str,
    kupa: str = GUESTS,
    used: str = "",
    at: str = "lift",
    options: str = "",
    first: int = 0,
    round: int = 1,  # noqa: A002 — the word of the game
    hosts: str = "",
) -> UshpizinState:
    """Lay out a round at its beginning (``lift``), at its draws or at the opening study."""
    resolved = ResolvedOptions(chosen(options), len(rows))
    placed = [Row(pack(kinds(row))) for row in rows]
    for row, host in zip(placed, kinds(hosts), strict=False):
        row.host = host
    state = UshpizinState(
        chosen(options), resolved, placed, kinds(kupa)[::-1], Dice(seeds.from_number(1))
    )
    state.used = kinds(used)
    state.first, state.round = first, round
    state.kinds = 0b11111110
    if at == "opening":
        open_table(state, None)
        return state
    begin_round(state, None)
    if at == "draw":
        begin_draws(state, None)
    return state


def quartets(*hands: str, kupa: str = GUESTS, used: str = "", options: str = "") -> QuartetsState:
    """Lay out quartets at seat 0's turn; the first letter of a hand is its host, then a colon."""
    words = f"goal=one_host style=quartets {options}"
    dealt = []
    for text in hands:
        host, _, cards = text.partition(":")
        hand = Hand(packed.pack(kinds(cards)))
        hand.host = kinds(host)[0]
        dealt.append(hand)
    resolved = ResolvedOptions(chosen(words), len(hands))
    dice = Dice(seeds.from_number(1))
    state = QuartetsState(chosen(words), resolved, dealt, kinds(kupa)[::-1], dice)
    state.used = kinds(used)
    state.kinds = 0b11111110
    begin_turn(state, 0)
    return state


def play(state: AnyState, *answers: str) -> list[Notice]:
    """Let the first seat asked give each answer; ``2: put 3`` names the seat. Return all told."""
    news: list[Notice] = []
    for text in answers:
        seat, colon, move = text.rpartition(":")
        who = int(seat) if colon else state.asked()[0]
        state.play(who, USHPIZIN.read(move), news.append)
    return news


def swaps(state: UshpizinState) -> list[Notice]:
    """Let every seat make the clock's swap and not declare, until the draws."""
    news: list[Notice] = []
    while state.view(None).phase in ("lift", "swap", "declare"):
        (seat,) = state.asked()
        state.play(seat, state.fallback(seat), news.append)
    return news


def put(state: UshpizinState, place: int = 1) -> list[Notice]:
    """Let everyone put the same place out."""
    return play(state, *[f"{seat}: put {place}" for seat in state.asked()])


def why_not(state: AnyState, text: str, seat: int | None = None) -> str:
    """Return ruling and reason for refusing a move; make sure that nothing changed."""
    before = state.snapshot()
    try:
        state.play(state.asked()[0] if seat is None else seat, USHPIZIN.read(text))
    except Refused as refused:
        assert state.snapshot() == before
        return f"{refused.ruling} {refused.reason.removeprefix('ushpizin.')}"
    raise AssertionError(f"{text} was accepted")


def offered(state: AnyState, seat: int | None = None) -> list[str]:
    """Return the notation of every move offered to the asked seat."""
    return [str(move) for move in state.moves(state.asked()[0] if seat is None else seat)]


def row(state: UshpizinState, seat: int) -> str:
    """Return a row as letters, open or covered."""
    return "".join(LETTERS[card_at(state.rows[seat].cards, place)] for place in range(1, 8))


def hand(state: QuartetsState, seat: int) -> str:
    """Return a hand as letters."""
    return "".join(LETTERS[kind] for kind in packed.kinds_of(state.hands[seat].cards))


def pile(cards: list[int]) -> str:
    """Return the kupa as letters, its top first."""
    return "".join(LETTERS[card] for card in reversed(cards))


def seen(state: AnyState, seat: int | None = None) -> View:
    """Return what a seat sees at a table of rows."""
    view = state.view(seat)
    assert isinstance(view, View)
    return view


def held(state: AnyState, seat: int | None = None) -> HandView:
    """Return what a seat sees in quartets."""
    view = state.view(seat)
    assert isinstance(view, HandView)
    return view


def told(news: list[Notice], seat: int | None, kind: type[Event]) -> list[Any]:
    """Return the events of one kind that a seat was told."""
    return [event for event in heard(news, seat) if isinstance(event, kind)]


def deal(seats: int, words: str = "", number: int = 1, news: list[Notice] | None = None) -> Any:  # noqa: ANN401
    """Return a fresh deal."""
    USHPIZIN.check(chosen(words), seats)
    tell = None if news is None else news.append
    return USHPIZIN.start(chosen(words), seats, Dice(seeds.from_number(number)), tell)


def deals(count: int, seats: int, words: str = "") -> Iterator[Any]:
    """Yield some fresh deals."""
    return (deal(seats, words, number) for number in range(count))


def imagined(view: AnyView, number: int = 3, recalled: Any = None) -> Any:  # noqa: ANN401
    """Return a state imagined from a view."""
    return USHPIZIN.imagine(view, recalled, Dice(seeds.from_number(number)))
