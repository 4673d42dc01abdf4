"""The learnt player at a table: it looks at each move, or searches like hard with what it learnt.

It gets a view and events like every bot. A search deals the hidden cards anew, plays each move on by
medium's rules of thumb until it has had ``turns`` more choices, and asks the network how it stands then.
What the look of a move says counts besides, by ``trust``.
"""

from __future__ import annotations

import numpy as np

from kupa.bots.bot import Bot
from kupa.bots.reset.heuristics import best
from kupa.bots.reset.memory import Memory
from kupa.bots.reset.players import MEDIUM
from kupa.core.base_states import OVER
from kupa.core.dice import Dice
from kupa.core.events import Event
from kupa.env.table import table_of
from kupa.games.reset import Move, View
from kupa.games.reset.imagine import imagine
from kupa.games.reset.legal import legal_moves
from kupa.games.reset.state import ResetState
from kupa.games.reset.turns import apply
from selfplay import moving, network, seeing


class Mind:
    """The networks, asked about positions of a table of so many."""

    def __init__(self, w: network.Weights, seats: int) -> None:
        self.w = w
        self.eyes = seeing.Eyes(seats)
        self.known = moving.moves_of(seats)
        self.episode = table_of("reset", seats, None).episode()
        self.size = int(self.episode.size)

    def see(self, positions: list[ResetState]) -> seeing.Sight:
        """Return what the asked seat of each position sees."""
        out = bytearray(len(positions) * self.size)
        for at, position in enumerate(positions):
            self.episode.state = position
            self.episode.write(position.turn, out, at * self.size)
        seen = np.frombuffer(out, np.uint8).reshape(len(positions), self.size)
        return self.eyes.read(seen, np.array([position.turn for position in positions]))

    def looks(self, position: ResetState, moves: list[Move]) -> np.ndarray:
        """Return how good each move looks to the asked seat."""
        seen = self.see([position])
        actions = np.array([self.episode.places[move] for move in moves])
        row: np.ndarray = np.zeros(len(moves), int)
        described: np.ndarray = moving.features(self.known, seen, row, actions).astype(np.float32)
        states: np.ndarray = seeing.features(seen).astype(np.float32)
        found: np.ndarray = network.weigh(self.w, states, described, row) @ self.w["out"]
        return found

    def judge(self, positions: list[ResetState]) -> np.ndarray:
        """Return from -1 to 1 how the asked seat of each position stands."""
        states: np.ndarray = seeing.features(self.see(positions)).astype(np.float32)
        return network.standing(self.w, states)[0]


class LearntBot(Bot[Move, View]):
    """Plays Reset by what was learnt; with ``playouts`` it searches besides."""

    def __init__(
        self,
        seat: int,
        seed: str,
        mind: Mind,
        playouts: int = 0,
        turns: int = 2,
        trust: float = 0.05,
    ) -> None:
        super().__init__(seat, seed)
        self.mind = mind
        self.playouts = playouts
        self.turns = turns
        self.trust = trust
        self.memory = Memory()

    def remember(self, event: Event) -> None:
        """Take in what an event tells."""
        self.memory.take_in(event)

    def choose(self, view: View, moves: list[Move]) -> Move:
        """Choose what looks best, or after trying all moves what came out best."""
        dice = Dice(self.dice().randbytes(32))
        looks = self.mind.looks(imagine(view, self.memory.recalled(), dice), moves)
        if not self.playouts:
            return moves[int(looks.argmax())]
        return moves[self.searched(view, moves, looks, dice)]

    def searched(self, view: View, moves: list[Move], looks: np.ndarray, dice: Dice) -> int:
        """Try the moves out, and drop the worse half of them again and again."""
        left: list[int] = list(range(len(moves)))
        total, tries = np.zeros(len(moves)), 0
        rounds = max(1, (len(moves) - 1).bit_length())
        while len(left) > 1:
            worlds = max(1, self.playouts // rounds // len(left))
            total[left] += self.tried(view, [moves[at] for at in left], worlds, dice)
            tries += worlds
            worth = total / tries + self.trust * looks
            left.sort(key=lambda at: -worth[at])
            del left[(len(left) + 1) // 2 :]
        return left[0]

    def tried(self, view: View, moves: list[Move], worlds: int, dice: Dice) -> np.ndarray:
        """Return what each move comes to, added up over so many imagined deals."""
        ends, recalled = [], self.memory.recalled()
        for _ in range(worlds):
            world = imagine(view, recalled, dice)
            ends += [self.played_on(world, move, dice.copy()) for move in moves]
        values = np.array([value(end, self.seat) for end in ends])
        open_ends = [at for at, end in enumerate(ends) if end.phase_id != OVER]
        if open_ends:
            values[open_ends] = self.mind.judge([ends[at] for at in open_ends])
        found: np.ndarray = values.reshape(worlds, len(moves)).sum(0)
        return found

    def played_on(self, world: ResetState, move: Move, dice: Dice) -> ResetState:
        """Return where a move leads: to the end, or to where the seat has a choice again."""
        end = world.copy()
        apply(end, move, None)
        left = self.turns
        while end.phase_id != OVER:
            moves = legal_moves(end)
            move = moves[0]
            if len(moves) > 1:
                left -= end.turn == self.seat
                if left == 0:
                    break
                move = best(end, moves, MEDIUM, dice)
            apply(end, move, None)
        return end


def value(end: ResetState, seat: int) -> float:
    """Return what a game that is over is worth to a seat; nothing yet if it is not over."""
    if end.phase_id != OVER:
        return 0.0
    return 1.0 if end.hands[seat].place == 1 else -1.0 / (len(end.hands) - 1)
