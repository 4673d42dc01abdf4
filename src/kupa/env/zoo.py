"""PettingZoo: a table with an agent at every seat."""

from __future__ import annotations

from typing import Any

from kupa.env.needs import need
from kupa.env.table import Deals, Illegal, Options, payoffs, table_of

need("numpy", "gymnasium", "pettingzoo")

import numpy as np  # noqa: E402 — after the check, which says what to install
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402

Observation = dict[str, np.ndarray]
MOST = 255


def spaces_of(features: int, actions: int) -> spaces.Dict:
    """Return what an observation is: its features, and which actions are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (features,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class Seats:
    """What both kinds of environment share: the table, its agents and spaces, and how it is seen."""

    def __init__(self, game: str, seats: int | None, options: Options, recall: int, waits: int) -> None:
        self.table = table_of(game, seats, options, recall)
        self.episode = self.table.episode()
        self.agents_of = [f"player_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents_of)}
        self.actions = int(self.episode.actions) + waits
        self.bytes = bytearray(int(self.episode.size))
        self.mask = bytearray(self.actions)
        self.features = np.frombuffer(self.bytes, np.uint8)
        self.legal = np.frombuffer(self.mask, np.int8)
        self.deals = Deals()
        self.seen = {agent: spaces_of(len(self.bytes), self.actions) for agent in self.agents_of}
        self.played = {agent: spaces.Discrete(self.actions) for agent in self.agents_of}
        self.whole = spaces.Box(0, MOST, (self.table.seats * len(self.bytes),), np.uint8)

    def metadata(self) -> dict[str, Any]:
        """Return what PettingZoo asks to know of an environment."""
        name = f"kupa_{self.table.key}_v{self.table.game.edition}"
        return {"name": name, "render_modes": [], "is_parallelizable": False}

    def deal(self, seed: int | None) -> None:
        """Begin another game; a seed fixes it and all that follow."""
        if seed is not None:
            self.deals = Deals(seed)
        self.episode.deal(*self.deals.next())

    def look(self, seat: int) -> np.ndarray:
        """Return what a seat sees."""
        self.episode.write(seat, self.bytes, 0)
        found: np.ndarray = self.features.copy()
        return found

    def state(self) -> np.ndarray:
        """Return what all seats see, one after another."""
        views = [self.look(seat) for seat in range(self.table.seats)]
        found: np.ndarray = np.concatenate(views)
        return found

    def gains(self) -> list[float]:
        """Return what each seat has gained, at the end of a game."""
        return payoffs(self.episode.state.ranks())


class TableEnv(AECEnv):  # type: ignore[misc]  # the package has no types
    """A table for agents that act one after another.

    ``illegal`` says what becomes of a move the rules refuse: its agent may ``lose`` the game at once,
    the table's clock may answer for it (``fallback``), or it may ``raise``. ``max_cycles`` cuts a game
    after so many answers a seat. ``recall`` adds the last so many events that a seat was told.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options = None,
        *,
        max_cycles: int | None = None,
        illegal: Illegal = "lose",
        recall: int = 0,
    ) -> None:
        super().__init__()
        self.seats = Seats(game, seats, options, recall, 0)
        self.metadata = self.seats.metadata()
        self.possible_agents = self.seats.agents_of.copy()
        self.observation_spaces, self.action_spaces = self.seats.seen, self.seats.played
        self.state_space = self.seats.whole
        self.layout = self.seats.table.layout
        self.illegal = illegal
        self.most = None if max_cycles is None else max_cycles * len(self.possible_agents)
        self.render_mode = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal another game."""
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.seats.deal(seed)
        self.look()

    def look(self) -> None:
        """See who is asked; their ``info`` lists what they may do, as PettingZoo's card games do."""
        episode = self.seats.episode
        agent = self.possible_agents[episode.turn]
        self.agent_selection = agent
        self.infos[agent] = {"legal_moves": episode.legal()}

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and what it may do if it is asked."""
        seats = self.seats
        episode = seats.episode
        seat = seats.seat_of[agent]
        episode.write(seat, seats.bytes, 0)
        if seat == episode.turn:
            episode.write_mask(seats.mask, 0)
            return {"observation": seats.features.copy(), "action_mask": seats.legal.copy()}
        return {"observation": seats.features.copy(), "action_mask": np.zeros(seats.actions, np.int8)}

    def state(self) -> np.ndarray:
        """Return what all agents see together."""
        return self.seats.state()

    def step(self, action: int | None) -> None:
        """Let the agent that is asked act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        episode = self.seats.episode
        if not episode.answer(-1 if action is None else int(action)):
            self.refuse(agent, action)
        elif episode.over():
            self.finish(dict(zip(self.possible_agents, self.seats.gains(), strict=True)))
        elif self.most is not None and episode.answers >= self.most:
            self.truncations = dict.fromkeys(self.agents, True)
        if episode.turn >= 0:
            self.look()

    def refuse(self, agent: str, action: int | None) -> None:
        """Do what was settled for a move that the rules refuse."""
        episode = self.seats.episode
        if self.illegal == "lose":
            self.finish({each: -1.0 if each == agent else 0.0 for each in self.agents})
            return
        if self.illegal == "fallback":
            self.step(int(episode.fallback()))
            return
        if action is None or not 0 <= action < episode.actions:
            raise ValueError(f"{action} is none of {episode.actions} actions")
        why = episode.state.objection(episode.turn, episode.vocabulary[action])
        raise why or ValueError("the move is legal")

    def finish(self, gains: dict[str, float]) -> None:
        """End the game with what everybody gains."""
        self.rewards = gains
        cut = not self.seats.episode.turn >= 0 and self.seats.episode.state.unfinished()
        self.terminations = dict.fromkeys(self.agents, not cut)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()

    def close(self) -> None:
        """Nothing is held open."""


class ParallelTable(ParallelEnv):  # type: ignore[misc]
    """A table for agents that act at once: who is not asked waits, the last action there is.

    Whoever is asked and waits, or plays what the rules refuse, is answered for by the table's clock.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options = None,
        *,
        max_cycles: int | None = None,
        recall: int = 0,
    ) -> None:
        self.seats = Seats(game, seats, options, recall, 1)
        self.metadata = self.seats.metadata()
        self.possible_agents = self.seats.agents_of.copy()
        self.observation_spaces, self.action_spaces = self.seats.seen, self.seats.played
        self.state_space = self.seats.whole
        self.layout = self.seats.table.layout
        self.most = max_cycles
        self.cycles = 0
        self.render_mode = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal another game."""
        self.agents = self.possible_agents.copy()
        self.cycles = 0
        self.seats.deal(seed)
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        """Return what every agent sees and may do."""
        return {agent: self.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def observe(self, seat: int) -> Observation:
        """Return what a seat sees and may do: if it is not asked, wait."""
        episode = self.seats.episode
        legal: np.ndarray = np.zeros(self.seats.actions, np.int8)
        moves = episode.state.moves(seat)
        legal[[episode.places[move] for move in moves] or [self.seats.actions - 1]] = 1
        return {"observation": self.seats.look(seat), "action_mask": legal}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Let all who are asked answer, as long as the question they saw still stands."""
        agents = self.agents
        self.answer(actions)
        self.cycles += 1
        over = self.seats.episode.over()
        cut = not over and self.most is not None and self.cycles >= self.most
        cut = cut or (over and self.seats.episode.state.unfinished())
        gains = self.seats.gains() if over else [0.0] * len(agents)
        self.agents = [] if over or cut else agents
        return (
            {agent: seen for agent, seen in self.observations().items() if agent in agents},
            dict(zip(self.possible_agents, gains, strict=True)),
            dict.fromkeys(agents, over and not cut),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def answer(self, actions: dict[str, int]) -> None:
        """Play the answers in a fair order; one whose question has changed is asked again next time."""
        episode = self.seats.episode
        asked = list(episode.state.asked())
        if episode.state.race():
            episode.order.shuffle(asked)
        shown = {seat: (episode.state.phase(), episode.state.moves(seat)) for seat in asked}
        for seat in asked:
            if (episode.state.phase(), episode.state.moves(seat)) != shown[seat]:
                continue
            if not episode.answer_as(seat, int(actions.get(self.possible_agents[seat], -1))):
                clock = episode.places[episode.state.fallback(seat)]
                episode.answer_as(seat, clock)

    def state(self) -> np.ndarray:
        """Return what all agents see together."""
        return self.seats.state()

    def close(self) -> None:
        """Nothing is held open."""
