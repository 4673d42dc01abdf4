"""Positions of the King's Court in a line: ``table("king cook", "cook king")``.

The first text is the row of characters from place 1 on, the second the covered hats above them; a
dash, or nothing, is an empty place. ``people`` and ``hats`` are the draw piles from the top down.
"""

from __future__ import annotations

from collections.abc import Iterator

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.events import Event, Notice, heard
from kupa.games.court import Court, CourtState, Options
from kupa.games.court.cards import CARD_OF, NAMES, pack, unpack
from kupa.games.court.position import Player
from support import rules

COURT = Court()
DECLARED = Options(magic="declared")


def table(
    row: str,
    covered: str,
    *,
    people: str = "",
    hats: str = "",
    seats: int = 2,
    turn: int = 0,
    options: Options | None = None,
) -> CourtState:
    """Lay out a position in which the seat ``turn`` is asked."""
    players = [Player(0, 0, 0) for _ in range(seats)]
    state = CourtState(options or Options(), players, Dice(seeds.from_number(1)))
    state.people, state.hats = pack(cards(row)), pack(cards(covered))
    state.filled = sum(1 << at for at, card in enumerate(cards(row)) if card)
    state.people_pile, state.hat_pile = bytes(cards(people)), bytes(cards(hats))
    state.turn = state.first = turn
    return state


def cards(text: str) -> list[int]:
    """Read cards by name; a dash is none."""
    return [CARD_OF.get(name, 0) for name in text.split()]


def play(state: CourtState, *answers: str) -> list[Notice]:
    """Let the asked seat give each answer in turn; return all that was told."""
    news: list[Notice] = []
    for text in answers:
        state.play(state.asked()[0], COURT.read(text), news.append)
    return news


def offered(state: CourtState) -> list[str]:
    """Return the notation of every move offered to the asked seat."""
    return [str(move) for move in state.moves(state.asked()[0])]


def why_not(state: CourtState, text: str, seat: int | None = None) -> str:
    """Return ruling and reason for refusing a move of the asked seat, or of another."""
    return rules.why_not(COURT, state, text, state.turn if seat is None else seat)


def unreadable(text: str) -> str:
    """Return ruling and reason for a text that is no move."""
    return rules.unreadable(COURT, text)


def covered(state: CourtState) -> str:
    """Return the covered hats, which no seat may see, as a text."""
    return " ".join(NAMES[card] or "-" for card in unpack(state.hats))


def row(state: CourtState) -> str:
    """Return the row of characters as a text."""
    return " ".join(person or "-" for person in state.view(None).row)


def told(news: list[Notice], seat: int | None) -> list[Event]:
    """Return what a seat, or an onlooker, was told."""
    return heard(news, seat)


def deals(count: int, seats: int, options: Options | None = None) -> Iterator[CourtState]:
    """Yield some fresh deals."""
    for number in range(count):
        yield COURT.deal(options or Options(), seats, Dice(seeds.from_number(number)))
