"""Playing on from imagined worlds: how often a seat wins if it answers so, or otherwise."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kupa.bots import AnyBot, levels, seat_bot, stand_in
from kupa.core.dice import Dice
from kupa.core.events import Notice, Seat, heard
from kupa.core.state import State
from kupa.core.wins import share
from kupa.review.walk import AnyMatch, Moment

MOST_ANSWERS: Final = 400  # of one playout; a longer one counts as it stands
FORGETS_NOTHING: Final = "perfect"
AnyState = State[Any, Any]


def player_level(game: str) -> str:
    """Return the level that plays on: one that remembers all, if there is one."""
    return FORGETS_NOTHING if FORGETS_NOTHING in levels(game) else stand_in(game)


class Audience:
    """A bot for each seat, as far as one seat can know what they were told: all else is public."""

    def __init__(self, match: AnyMatch, seat: Seat) -> None:
        level = player_level(match.game.key)
        self.seat = seat
        self.bots = [seat_bot(match.game.key, level, at, f"review/{at}") for at in range(match.seats)]

    def observe(self, moment: Moment) -> None:
        """Tell every bot what its seat was told, as this seat knows it."""
        for at, bot in enumerate(self.bots):
            for event in moment.told(at if at == self.seat else None):
                bot.told(event)

    def written(self) -> bytes:
        """Return the bots as they are now, to be woken again and again."""
        return pickle.dumps(self.bots)


@dataclass(frozen=True, slots=True)
class Position:
    """One choice of a seat, with all that the seat knew."""

    match: AnyMatch  # for its game and number of seats; it has gone on since
    seat: Seat
    view: Any
    recalled: Any
    audience: bytes

    def compare(self, moves: Sequence[Any], dice: Dice) -> tuple[list[float], int]:
        """Play each move out in one imagined world; return who won, and how many answers it took."""
        world = self.match.game.imagine(self.view, self.recalled, dice)
        found: list[float] = []
        spent = 0
        for move in moves:
            won, answers = self.play_out(world.copy(), move, dice.copy())
            found.append(won)
            spent += answers
        return found, spent

    def play_out(self, state: AnyState, move: Any, dice: Dice) -> tuple[float, int]:  # noqa: ANN401
        """Answer so, and let the bots go on."""
        bots: list[AnyBot] = pickle.loads(self.audience)  # noqa: S301 — our own bytes of a moment ago
        answer(state, self.seat, move, bots)
        for spent in range(1, MOST_ANSWERS):
            asked = state.asked()
            if not asked:
                return share(state.ranks(), self.seat), spent
            seat = asked[dice.below(len(asked))] if state.race() else asked[0]
            moves = state.moves(seat)
            chosen = moves[0] if len(moves) == 1 else bots[seat].choose(state.view(seat), moves)
            answer(state, seat, chosen, bots)
        return share(state.ranks(), self.seat), MOST_ANSWERS


def answer(state: AnyState, seat: Seat, move: Any, bots: list[AnyBot]) -> None:  # noqa: ANN401
    """Play a move and tell every bot what its seat is told."""
    news: list[Notice] = []
    state.play(seat, move, news.append)
    for at, bot in enumerate(bots):
        for event in heard(news, at):
            bot.told(event)
