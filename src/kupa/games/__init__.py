"""The games there are. A game listed here is simulated, recorded and tested by being listed."""

from __future__ import annotations

from typing import Final

from kupa.core.game import AnyGame
from kupa.core.refused import Refused
from kupa.games.court import Court
from kupa.games.pairs import Pairs
from kupa.games.reset import Reset
from kupa.games.ushpizin import Ushpizin

GAMES: Final[dict[str, AnyGame]] = {game.key: game for game in (Ushpizin(), Court(), Reset(), Pairs())}


def find(key: str) -> AnyGame:
    """Return a game by its key."""
    if key not in GAMES:
        raise Refused(None, "core.no_such_game", game=key, allowed=", ".join(GAMES))
    return GAMES[key]
