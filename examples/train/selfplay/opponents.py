"""Players that do not learn, as opponents and as teachers: what a level of Kupa answers at a table."""

from __future__ import annotations

from dataclasses import dataclass

from kupa.bots import AnyBot, seat_bot
from kupa.core.events import Notice, hears
from kupa.env.episode import Episode


@dataclass
class Seated:
    """A bot, and how much it has heard of the news of its game."""

    bot: AnyBot
    news: list[Notice]
    heard: int = 0


class Level:
    """Bots of one level at many tables. Each is told what its seat is told, as everywhere."""

    def __init__(self, level: str, seed: int) -> None:
        self.level = level
        self.seed = seed
        self.made = 0
        self.bots: dict[tuple[int, int], Seated] = {}  # by table and seat

    def __call__(self, episode: Episode) -> int:
        """Return the index of the move that the bot at the asked seat chooses."""
        seat = int(episode.turn)
        seated = self.seated(episode, seat)
        for notice in episode.news[seated.heard :]:
            if hears(notice.audience, seat):
                seated.bot.told(notice.event)
        seated.heard = len(episode.news)
        move = seated.bot.choose(episode.state.view(seat), episode.moves)
        found: int = episode.places[move]
        return found

    def seated(self, episode: Episode, seat: int) -> Seated:
        """Return the bot of a seat; a new one for each game."""
        found = self.bots.get((id(episode), seat))
        if found is None or found.news is not episode.news:
            self.made += 1
            found = Seated(seat_bot("reset", self.level, seat, f"{self.seed}/{self.made}"), episode.news)
            self.bots[id(episode), seat] = found
        return found
