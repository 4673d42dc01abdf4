"""OpenSpiel: ``import kupa.env.openspiel`` registers every game, as ``kupa_reset(players=4,draw=free)``.

Chance moves once, at the start: its action is the number of a shuffle, one of a million. It is sampled
when a state is made, so that ``chance_outcomes`` is short; any other number may be played as well.
Questions to several seats at once are asked one after another. An information state is all that a seat
was told so far, and what it sees; an observation is what it sees.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.game import AnyGame
from kupa.core.options import option_specs
from kupa.core.state import State
from kupa.env.episode import Episode
from kupa.env.needs import need
from kupa.env.table import Table, payoffs, table_of
from kupa.env.transcript import Transcript
from kupa.games import all_games

need("numpy", "pyspiel")

import numpy as np  # noqa: E402 — after the check, which says what to install
import pyspiel  # noqa: E402

SHUFFLES = 1 << 20
MOST_ANSWERS = 100_000  # of one game; a longer one is cut, and nobody gains
UNSET = -1  # of an option that is a number: its default, or none


def game_type(game: AnyGame) -> Any:
    """Return what OpenSpiel is told of a game."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"kupa_{game.key}",
        long_name=f"Kupa: {game.key}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def parameters(game: AnyGame) -> dict[str, str | int]:
    """Return the parameters of a game's string with their defaults: players, and every option."""
    found: dict[str, str | int] = {"players": min(game.usual_seats, game.seats[-1])}
    for spec in option_specs(game.Options):
        number = spec.number and not [word for word in spec.words if word != "none"]
        found[spec.name] = (
            (int(spec.default) if spec.default != "none" else UNSET) if number else spec.default
        )
    return found


def table_of_parameters(game: AnyGame, given: dict[str, Any]) -> Table:
    """Return the table that a game's string means."""
    options = {
        name: value
        for name, value in given.items()
        if name in parameters(game) and name != "players" and value != UNSET
    }
    return table_of(game.key, given["players"], options)


class Shared:
    """What all states of one OpenSpiel game share: its table, and a buffer for observations."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.episode: Episode = table.episode()
        self.size = int(self.episode.size)

    def __deepcopy__(self, memo: dict[int, object]) -> Shared:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Shared, (self.table,)


class KupaGame(pyspiel.Game):  # type: ignore[misc]  # the package has no types
    """One game at a table of so many seats; ``register`` makes a class for each game."""

    kind: ClassVar[Any]
    game: ClassVar[AnyGame]

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        given = {**parameters(self.game), **(given or {})}
        self.shared = Shared(table_of_parameters(self.game, given))
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.shared.episode.actions),
            max_chance_outcomes=SHUFFLES,
            num_players=self.shared.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_ANSWERS,
        )
        super().__init__(self.kind, info, given)
        self.shuffles = random.Random(random.random())  # noqa: S311 — play, not secrets

    def new_initial_state(self) -> KupaState:
        """Return a state in which the cards are still to be shuffled."""
        return KupaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return 1: chance moves once."""
        return 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Return what writes observations."""
        if params:
            raise ValueError(f"there are no parameters of observations, such as {params}")
        return Observer(self.shared, kind or pyspiel.IIGObservationType(perfect_recall=False))


class KupaState(pyspiel.State):  # type: ignore[misc]
    """A match, as OpenSpiel asks for it. Everything here is copied and stored with it."""

    def __init__(self, game: KupaGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.shuffle = game.shuffles.randrange(SHUFFLES)
        self.match: State[Any, Any] | None = None
        self.order: Dice | None = None
        self.turn = int(pyspiel.PlayerId.CHANCE)
        self.answers = 0
        self.transcript: Transcript | None = (
            None  # kept from the first time on that somebody asks for it
        )

    def current_player(self) -> int:
        """Return the seat that is asked, chance, or that it is over."""
        return self.turn

    def is_terminal(self) -> bool:
        """Tell whether it is over."""
        return self.turn == TERMINAL

    def is_chance_node(self) -> bool:
        """Tell whether the cards are still to be shuffled."""
        return self.turn == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the one shuffle that was sampled."""
        return [(self.shuffle, 1.0)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of a seat, lowest first."""
        if player is None or player == self.turn:
            return [self.shuffle] if self.turn == CHANCE else self._legal_actions(self.turn)
        found: list[int] = super().legal_actions(player)
        return found

    def _legal_actions(self, player: int) -> list[int]:
        if self.match is None or self.turn == TERMINAL:
            return []
        return self.shared.episode.legal_of(self.match, player)

    def _apply_action(self, action: int) -> None:
        told = None if self.transcript is None else self.transcript.add
        if self.match is None:
            self.match, self.order = deal(self.shared, action, told)
        else:
            self.match.play(self.turn, self.shared.episode.vocabulary[action], told)
            self.answers += 1
        self.turn = self.next_turn(self.match)

    def next_turn(self, match: State[Any, Any]) -> int:
        """Return who is asked next; in a race dice choose among those who may call."""
        asked = match.asked()
        if not asked or self.answers >= MOST_ANSWERS - 1:
            return TERMINAL
        if len(asked) > 1 and self.order is not None and match.race():
            return asked[self.order.below(len(asked))]
        return asked[0]

    def _action_to_string(self, player: int, action: int) -> str:
        return f"shuffle {action}" if player == CHANCE else str(self.shared.episode.vocabulary[action])

    def returns(self) -> list[float]:
        """Return what each seat gained."""
        if self.turn != TERMINAL or self.match is None or self.match.asked():
            return [0.0] * self.shared.table.seats
        return payoffs(self.match.ranks())

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return what a seat sees, as numbers."""
        seat = self.turn if player is None else player
        if self.match is None or not 0 <= seat < self.shared.table.seats:
            found: list[float] = super().observation_tensor(seat)
            return found
        return self.shared.episode.floats(self.match, seat)

    def heard(self) -> Transcript:
        """Return what everybody was told so far; from now on it is kept."""
        if self.transcript is None:
            self.transcript = Transcript([], 0)
            match: State[Any, Any] | None = None
            for step in self.full_history():
                if match is None:
                    match, _ = deal(self.shared, step.action, self.transcript.add)
                else:
                    match.play(
                        step.player, self.shared.episode.vocabulary[step.action], self.transcript.add
                    )
        return self.transcript

    def __str__(self) -> str:
        if self.match is None:
            return "the cards are to be shuffled"
        views = [str(self.match.view(seat)) for seat in range(self.shared.table.seats)]
        return "\n".join([f"asked: {self.turn}", *views])


CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def deal(shared: Shared, shuffle: int, tell: Any) -> tuple[State[Any, Any], Dice]:
    """Shuffle and deal; return the match, and dice for its races."""
    seed = seeds.from_number(shuffle)
    table = shared.table
    match = table.game.start(table.options, table.seats, Dice(seed), tell)
    return match, Dice(seeds.derive(seed, "order"))


class Observer:
    """Writes any kind of observation: of a seat, of all that is public, of what is not."""

    def __init__(self, shared: Shared, kind: Any) -> None:
        self.shared = shared
        self.recall = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.everybody = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self.tensor: np.ndarray | None = (
            None if self.recall or self.everybody else np.zeros(shared.size, np.float32)
        )
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: KupaState, player: int) -> None:
        """Write what a seat sees into ``tensor``."""
        if self.tensor is None:
            return
        self.tensor[:] = 0
        if state.match is not None:
            self.tensor[:] = self.shared.episode.floats(state.match, player if self.private else None)
        if self.private and not self.public and state.match is not None:
            public = np.array(self.shared.episode.floats(state.match, None))
            self.tensor[self.tensor == public] = 0

    def string_from(self, state: KupaState, player: int) -> str:
        """Return what a seat sees, or was told, as text."""
        if state.match is None:
            return "the cards are to be shuffled"
        if self.everybody:
            seats = range(self.shared.table.seats)
            return "\n".join(line for seat in seats for line in self.lines(state, state.match, seat))
        return "\n".join(self.lines(state, state.match, player))

    def lines(self, state: KupaState, match: State[Any, Any], seat: int) -> list[str]:
        """Return the lines of one seat: all, the public ones, or those that only it knows."""
        transcript = state.heard() if self.recall else None
        whole = text_lines(match, seat, transcript)
        if self.public and self.private:
            return whole
        public = text_lines(match, None, transcript)
        return public if self.public else [line for line in whole if line not in set(public)]


def text_lines(match: State[Any, Any], seat: int | None, transcript: Transcript | None) -> list[str]:
    """Return a view line by line, after what was told."""
    view = match.view(seat)
    fields = [f"{name}={getattr(view, name)!r}" for name in type(view).__slots__ if name != "options"]
    return [*(transcript.to(seat) if transcript else ()), *fields]


def register(game: AnyGame) -> None:
    """Make a game known to OpenSpiel.

    OpenSpiel lets go of it when Python is already gone: a class outlives that, a function does not.
    """
    kind = game_type(game)
    pyspiel.register_game(kind, type(f"Kupa_{game.key}", (KupaGame,), {"kind": kind, "game": game}))


REGISTERED = [game.key for game in all_games().values()]
for each in all_games().values():
    register(each)
