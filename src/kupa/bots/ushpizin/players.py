"""The players of Ushpizin: a level is a memory and a style."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kupa.bots.bot import Bot
from kupa.bots.memory import MemoryProfile
from kupa.bots.ushpizin.beliefs import Beliefs, from_seat
from kupa.bots.ushpizin.choices import BelievedTable, PlayStyle, worst
from kupa.bots.ushpizin.goals import likely_host
from kupa.bots.ushpizin.quartets import Asker
from kupa.core.events import Event, Seat
from kupa.games.ushpizin import HandView, Move, View

AnyView = View | HandView


class UshpizinBot(Bot[Move, Any]):
    """Plays rows by what it remembers of them, and quartets by what was asked and answered."""

    def __init__(self, seat: Seat, seed: str, profile: MemoryProfile, style: PlayStyle) -> None:
        super().__init__(seat, seed)
        self.beliefs = Beliefs(seat, profile, seed)
        self.asker = Asker(seat, profile, seed)
        self.style = style

    def remember(self, event: Event) -> None:
        """Take in what an event tells."""
        self.beliefs.take_in(event)
        self.asker.take_in(event)

    def choose(self, view: AnyView, moves: list[Move]) -> Move:
        """Choose by the phase of the game."""
        if isinstance(view, HandView):
            return self.asker.choose(view, moves, self.style, self.dice())
        table = BelievedTable(view, self.beliefs.rows(view), self.style, self.dice())
        chooser = CHOOSERS.get(view.phase)
        return chooser(table, moves) if chooser else moves[0]


def pick_host(table: BelievedTable, moves: list[Move]) -> Move:
    """Take the ushpiz one has most of, of those still free."""
    free = [str(move).split()[1] for move in moves]
    return moves[free.index(likely_host(table.cards(table.me), free))]


def lift(table: BelievedTable, moves: list[Move]) -> Move:
    """Lift the card of the best swap there is."""
    spots = targets(table)
    return table.best(moves, lambda move: max(table.swap_value(move.a, *spot) for spot in spots))


def targets(table: BelievedTable) -> list[tuple[Seat, int]]:
    """Return the cards of others that may be taken."""
    resting = table.view.holder if table.view.mission == "mission2" else None
    others = [seat for seat in from_seat(table.me, len(table.rows)) if seat not in (table.me, resting)]
    spots = [(seat, place) for seat in others for place in range(1, len(table.rows[seat]) + 1)]
    return [spot for spot in spots if spot not in table.view.barred]


def swap(table: BelievedTable, moves: list[Move]) -> Move:
    """Take what is best for the card that is lifted."""
    lifted = table.view.lifted or 1
    return table.best(moves, lambda move: table.swap_value(lifted, move.b, move.a))


def declare(table: BelievedTable, moves: list[Move]) -> Move:
    """Declare when sure enough."""
    wanted = "declare" if table.certainty() >= table.style.boldness else "done"
    return next(move for move in moves if str(move) == wanted)


def let_go(table: BelievedTable, moves: list[Move]) -> Move:
    """Put out, or pass on, the card that is missed least (U13, M1)."""
    place = worst(table, [move.a for move in moves])
    return next(move for move in moves if move.a == place)


def take(table: BelievedTable, moves: list[Move]) -> Move:
    """Take the most useful card of anyone, and rather from who is ahead (M3)."""
    gap = table.view.gap[1] if table.view.gap else 1

    def value(move: Move) -> float:
        card, sure = table.rows[move.b][move.a - 1]
        lost = -table.gain(move.b, move.a, "", 1.0)
        return table.gain(table.me, gap, card, sure) + table.blocks * lost

    return table.best(moves, value)


def offer(table: BelievedTable, moves: list[Move]) -> Move:
    """Offer the card one misses least, to who has most to give (M6)."""

    def value(move: Move) -> float:
        useful = sum(table.gain(table.me, move.a, *card) > 0 for card in table.rows[move.b])
        return useful - table.keep_value(move.a)

    return table.best(moves, value)


def pick(table: BelievedTable, moves: list[Move]) -> Move:
    """Give the two cards one misses least (M6)."""
    values = {place: table.keep_value(place) for place in range(1, 8)}
    return table.best(moves, lambda move: -values[move.a] - values[move.b])


def reorder(table: BelievedTable, moves: list[Move]) -> Move:
    """Exchange two places once, then be done: the others must remember it, and so must we (U23)."""
    done = [move for move in moves if str(move) == "done"]
    return done[0] if done else table.luck.choice(moves)


def exchange_drawn(table: BelievedTable, moves: list[Move]) -> Move:
    """Seat the card drawn where the row gains most by it, or put it out again (U13a)."""
    drawn = table.view.drawn or ""

    def value(move: Move) -> float:
        declines = str(move).startswith("out")
        return 0.0 if declines else table.gain(table.me, move.a, drawn, 1.0)

    return table.best(moves, value)


CHOOSERS: Final[dict[str, Callable[[BelievedTable, list[Move]], Move]]] = {
    "hosts": pick_host,
    "lift": lift,
    "swap": swap,
    "declare": declare,
    "draw": let_go,
    "pass": let_go,
    "take": take,
    "offer": offer,
    "pick": pick,
    "reorder": reorder,
    "redraw": exchange_drawn,
}
STYLES: Final = {
    "easy": (MemoryProfile(8, 0.10, 0.3), PlayStyle(blocks=0.0, boldness=0.8, wavers=1.0)),
    "medium": (MemoryProfile(10, 0.05, 0.12), PlayStyle(blocks=0.2, boldness=0.6, wavers=0.2)),
    "hard": (MemoryProfile(16, 0.02, 0.05), PlayStyle(blocks=0.5, boldness=0.5, wavers=0.05)),
    "perfect": (MemoryProfile(None, 0, 0), PlayStyle(blocks=0.5, boldness=0.5, wavers=0.01)),
}


def with_memory(level: str, memory: str) -> Callable[[Seat, str], Bot[Move, Any]]:
    """Return what makes players of one level with the memory of another."""
    profile, style = STYLES[memory][0], STYLES[level][1]
    return lambda seat, seed: UshpizinBot(seat, seed, profile, style)


PLAYERS: Final = {level: with_memory(level, level) for level in STYLES}
