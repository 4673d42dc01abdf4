"""Games as rows: who answered what, by the index of the move, and what was seen at each decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.events import Seat
from kupa.core.match import Match
from kupa.core.record import Record
from kupa.env.episode import Episode
from kupa.env.table import payoffs
from kupa.lab.dataset.plan import DataPlan
from kupa.lab.simulate import Plan, seat_bots


@dataclass(slots=True)
class Decision:
    """One choice: when, whose, what was seen, what was legal, and which move it was."""

    step: int
    seat: Seat
    view: bytes
    legal: list[int]
    choice: int


@dataclass(slots=True)
class PlayedGame:
    """A game: its deal, its answers as seats and indices of moves, how it ended, its decisions."""

    number: int
    seed: seeds.Seed
    seats: list[Seat] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    ranks: tuple[int, ...] = ()
    unfinished: bool = False
    decisions: list[Decision] = field(default_factory=list)

    def results(self) -> list[float]:
        """Return what each seat gained, as in the environments; nothing where the game was cut."""
        return payoffs(self.ranks)


class GameMaker:
    """Plays the games of a data set, one by one; what it needs for that it keeps."""

    def __init__(self, plan: DataPlan) -> None:
        self.plan = plan
        self.episode: Episode = plan.table.episode()
        self.view = bytearray(int(self.episode.size))

    def play(self, number: int) -> PlayedGame:
        """Play a game of the plan."""
        game = PlayedGame(number, self.plan.deal(number))
        if self.plan.bots:
            self._play_bots(game)
        else:
            self._play_random(game)
        return self._ended(game)

    def _play_random(self, game: PlayedGame) -> None:
        """Play every answer evenly among the legal ones."""
        episode, plan = self.episode, self.plan
        seed = bytes.fromhex(plan.seed)
        dice = Dice(seeds.derive(seed, "choices", game.number))
        episode.deal(game.seed, seeds.derive(seed, "order", game.number))
        keeps, places = plan.keeps_decisions(game.number), episode.places
        while (seat := int(episode.turn)) >= 0:
            moves = episode.moves
            action = places[moves[dice.below(len(moves))]]
            self._note(game, seat, action, keeps=keeps)
            episode.answer(action)

    def _play_bots(self, game: PlayedGame) -> None:
        """Let bots play, the same game as in simulations."""
        plan = self.plan
        seed = bytes.fromhex(plan.seed)
        table = seat_bots(Plan(plan.game, plan.seats, 1, seed, plan.options, plan.bots), game.number)
        table.play()
        self.follow(game, table.match.record())

    def replay(self, number: int, record: Record) -> PlayedGame:
        """Return a game that was recorded."""
        game = PlayedGame(number, record.seed)
        self.follow(game, record)
        return self._ended(game)

    def follow(self, game: PlayedGame, record: Record) -> None:
        """Play the answers of a record again, and note them."""
        opening = Record(record.game, record.edition, record.seats, record.options, record.seed)
        match = Match.reopen(self.plan.table.game, opening)
        self.episode.state = match.state
        for seat, text in record.answers:
            self.episode.turn = seat
            self.episode.moves = match.state.moves(seat)
            move = match.game.read(text)
            keeps = self.plan.keeps_decisions(game.number)
            self._note(game, seat, self.episode.places[move], keeps=keeps)
            match.state.play(seat, move)

    def _note(self, game: PlayedGame, seat: Seat, action: int, *, keeps: bool) -> None:
        if keeps and len(self.episode.moves) > 1:
            self.episode.write(seat, self.view, 0)
            legal = self.episode.legal()
            game.decisions.append(Decision(len(game.moves), seat, bytes(self.view), legal, action))
        game.seats.append(seat)
        game.moves.append(action)

    def _ended(self, game: PlayedGame) -> PlayedGame:
        state = self.episode.state
        game.ranks, game.unfinished = state.ranks(), state.unfinished()
        return game


def record_of(plan: DataPlan, seed: bytes, seats: list[int], moves: list[int]) -> Record:
    """Return the record of a row: it replays with ``kupa replay``, and with ``kupa.replay``."""
    actions = plan.table.layout.actions
    answers = tuple(zip(seats, (actions[move] for move in moves), strict=True))
    return Record(plan.game, plan.edition, plan.seats, plan.options, seed, answers)


def play_all(plan: DataPlan, numbers: range) -> Iterator[PlayedGame]:
    """Play some games of a plan."""
    maker = GameMaker(plan)
    return (maker.play(number) for number in numbers)
