"""Gymnasium: one learner at a seat, bots at all others."""

from __future__ import annotations

from typing import Any, ClassVar

from kupa.bots import AnyBot, seat_bot
from kupa.core.events import heard
from kupa.env.needs import need
from kupa.env.table import Options
from kupa.env.zoo import Observation, Seats

need("numpy", "gymnasium", "pettingzoo")

import gymnasium  # noqa: E402 — after the check, which says what to install


class Single(gymnasium.Env):  # type: ignore[misc]  # the package may be missing
    """A table of which one seat is the learner's. A move the rules refuse loses the game at once.

    ``bots`` is a level for all others, or one for each of them; ``seat`` None: another one each game.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options = None,
        *,
        bots: str | tuple[str, ...] = "medium",
        seat: int | None = 0,
        recall: int = 0,
    ) -> None:
        self.seats = Seats(game, seats, options, recall, 0)
        self.seats.episode.listening = True
        self.layout = self.seats.table.layout
        self.observation_space = self.seats.seen["player_0"]
        self.action_space = self.seats.played["player_0"]
        others = self.seats.table.seats - 1
        self.levels = (bots,) * others if isinstance(bots, str) else tuple(bots)
        if len(self.levels) != others:
            raise ValueError(f"{others} other seats, but {len(self.levels)} bots")
        self.wanted = seat
        self.seat = seat or 0
        self.bots: dict[int, AnyBot] = {}
        self.told = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal until the learner is asked something."""
        super().reset(seed=seed, options=options)
        self.deal(seed)
        while self.seats.episode.over():  # it may be over before the learner is asked
            self.deal(None)
        return self.observe(), {"seat": self.seat}

    def deal(self, seed: int | None) -> None:
        """Deal a game, seat its bots and let them play up to the learner."""
        self.seats.deal(seed)
        number = self.seats.deals.games
        self.seat = number % self.seats.table.seats if self.wanted is None else self.wanted
        name = self.seats.deals.seed.hex()
        others = [seat for seat in range(self.seats.table.seats) if seat != self.seat]
        self.bots = {
            seat: seat_bot(self.seats.table.key, level, seat, f"{name}/{number}/{seat}")
            for seat, level in zip(others, self.levels, strict=True)
        }
        self.told = 0
        self.play_bots()

    def play_bots(self) -> None:
        """Tell the bots what happened and let them answer, until the learner is asked."""
        episode = self.seats.episode
        self.tell()
        while not episode.over() and episode.turn != self.seat:
            seat = int(episode.turn)
            moves = episode.moves
            move = (
                self.bots[seat].choose(episode.state.view(seat), moves) if len(moves) > 1 else moves[0]
            )
            episode.answer_as(seat, episode.places[move])
            self.tell()

    def tell(self) -> None:
        """Tell every bot what its seat may know of what is new."""
        news = self.seats.episode.news[self.told :]
        self.told += len(news)
        for seat, bot in self.bots.items():
            for event in heard(news, seat):
                bot.told(event)

    def observe(self) -> Observation:
        """Return what the learner sees and may do."""
        self.seats.episode.write_mask(self.seats.mask, 0)
        return {"observation": self.seats.look(self.seat), "action_mask": self.seats.legal.copy()}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Let the learner act, then the bots."""
        episode = self.seats.episode
        if not episode.answer_as(self.seat, int(action)):
            return self.observe(), -1.0, True, False, {"seat": self.seat, "illegal": True}
        self.play_bots()
        gain = self.seats.gains()[self.seat] if episode.over() else 0.0
        cut = episode.over() and episode.state.unfinished()
        return self.observe(), gain, episode.over() and not cut, cut, {"seat": self.seat}
