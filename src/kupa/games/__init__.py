"""The games there are. A game listed here is simulated, recorded and tested by being listed."""

from __future__ import annotations

from functools import cache
from typing import Final

from kupa.core.game import AnyGame
from kupa.core.refused import Refused
from kupa.games import plugins
from kupa.games.court import Court
from kupa.games.pairs import Pairs
from kupa.games.reset import Reset
from kupa.games.ushpizin import Ushpizin

GAMES: Final[dict[str, AnyGame]] = {game.key: game for game in (Ushpizin(), Court(), Reset(), Pairs())}


@cache
def all_games() -> dict[str, AnyGame]:
    """Return every game that can be played here by its key: the built-in ones, then the plug-ins."""
    return {**GAMES, **plugins.installed(GAMES)}


def find(key: str) -> AnyGame:
    """Return a game by its key."""
    known = all_games()
    if key not in known:
        raise Refused(None, "core.no_such_game", game=key, allowed=", ".join(known))
    return known[key]
