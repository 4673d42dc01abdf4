"""One game as a study sees it: how long, how many choices, who was ahead when, what happened to whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Any

from kupa.core.events import Event, Notice
from kupa.core.fields import fields_of
from kupa.core.state import State
from kupa.lab.bot_match import BotMatch

Ranks = tuple[int, ...]


class Trace:
    """What is noted while bots play a match."""

    def __init__(self, table: BotMatch, events: tuple[str, ...]) -> None:
        self.table = table
        self.seats = table.match.seats
        game = table.match.game
        self.events = frozenset(f"{game.key}.{name}" for name in events)
        self.aliases = {card.key: card.alias_of for card in game.cards if card.alias_of}
        self.first = who_begins(table.match.view())
        self.choices = 0
        self.breadth = 0  # legal moves, summed over the choices
        self.ranks: list[Ranks] = []  # after each answer
        self.happened: set[tuple[str, int]] = set()  # what happened to which seat
        self.observe(table.match.opening)

    def play(self) -> Ranks:
        """Play to the end; return the ranks, none if the match was cut."""
        match = self.table.match
        while asked := match.asked():
            seat = self.table.who(asked)
            moves = match.moves(seat)
            if len(moves) > 1:
                self.choices += 1
                self.breadth += len(moves)
            self.observe(self.table.ask(seat, moves))
            self.ranks.append(match.ranks())
        return match.ranks()

    def observe(self, news: list[Notice]) -> None:
        """Note the cards of the events that are looked for, and whose they were."""
        if self.events:
            for notice in news:
                if notice.event.key in self.events:
                    self.happened |= cards_of(notice.event, self.aliases)

    @property
    def state(self) -> State[object, object]:
        """The state of the match."""
        return self.table.match.state


def who_begins(view: Any) -> int:  # noqa: ANN401 — of any game
    """Return who begins, as everybody sees it; where a game does not say so, the seat that is 0."""
    try:
        return int(view.first)
    except AttributeError:
        return 0


def cards_of(event: Event, aliases: Mapping[str, str]) -> set[tuple[str, int]]:
    """Return the cards an event names, each with the seat it names first, as the cards they are."""
    name = event.key.partition(".")[2]
    seat: int | None = None
    cards: list[str] = []
    for field, kind in fields_of(type(event)).items():
        value = getattr(event, field)
        if kind.kind == "seat" and not kind.many and seat is None:
            seat = value
        elif kind.kind == "card" and value is not None:
            cards += [card for card in (value if kind.many else (value,)) if isinstance(card, str)]
    if seat is None:
        return set()
    return {(f"{name} {aliases.get(card, card)}", seat) for card in cards} or {(name, seat)}


def lead_changes(ranks: Sequence[Ranks]) -> int:
    """Return how often somebody else came to lead alone."""
    leaders = [found[0] for each in ranks if len(found := leading(each)) == 1]
    return sum(one != other for one, other in pairwise(leaders))


def leading(ranks: Ranks) -> list[int]:
    """Return who is first."""
    return [seat for seat, rank in enumerate(ranks) if rank == 1]


def settled(ranks: Sequence[Ranks]) -> float:
    """Return after which part of the game those who won led until the end."""
    final = leading(ranks[-1])
    for back, each in enumerate(reversed(ranks)):
        if leading(each) != final:
            return (len(ranks) - back) / len(ranks)
    return 0.0


def comeback(ranks: Sequence[Ranks]) -> float:
    """Return how far back, from 0 to 1, who won was at worst in the second half of the game."""
    half, seats = ranks[len(ranks) // 2 :], len(ranks[-1])
    worst = (max(each[seat] for each in half) for seat in leading(ranks[-1]))
    return fmean((rank - 1) / (seats - 1) for rank in worst)


def has_standings(ranks: Sequence[Ranks]) -> bool:
    """Tell whether anybody was ever ahead before the end: in some games nobody is."""
    return any(max(each) > 1 for each in ranks[:-1])
