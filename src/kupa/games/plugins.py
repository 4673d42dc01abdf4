"""Games that other packages add, found through the entry point group ``kupa.games``.

A package names its game in ``pyproject.toml``::

    [project.entry-points."kupa.games"]
    gofish = "kupa_gofish.gofish:GoFish"

A plug-in that cannot be loaded, or whose key is taken, is left out with one warning in the log: a table
must open even where a package of somebody else is broken.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from kupa.core.description import describe
from kupa.core.game import AnyGame, Game

GROUP: Final = "kupa.games"
KEY: Final = re.compile(r"[a-z][a-z0-9_]{1,30}")  # it is part of addresses, message ids and file names
ATTRIBUTES: Final = ("key", "edition", "seats", "rulings", "Options")
log = logging.getLogger(__name__)


class BadPlugin(Exception):
    """A plug-in that cannot be used; its text says why."""


def installed(builtin: Mapping[str, AnyGame]) -> dict[str, AnyGame]:
    """Return the games of all installed plug-ins, by key."""
    return load(entry_points(group=GROUP), builtin)


def load(found: Iterable[EntryPoint], builtin: Mapping[str, AnyGame]) -> dict[str, AnyGame]:
    """Return the games of some entry points by key; warn of those that cannot be used."""
    games: dict[str, AnyGame] = {}
    for entry in sorted(set(found), key=lambda each: (each.name, each.value)):
        try:
            game = _game(entry)
            _check(game, {*builtin, *games})
            games[game.key] = game
        except BadPlugin as why:
            log.warning("plug-in %s = %s is left out: %s", entry.name, entry.value, why)
    return games


def _game(entry: EntryPoint) -> AnyGame:
    """Load one entry point: a subclass of ``Game``, or an instance of one."""
    try:
        loaded = entry.load()
        game = loaded() if isinstance(loaded, type) else loaded
    except Exception as error:  # whatever a stranger's module raises when it is imported
        raise BadPlugin(f"{type(error).__name__}: {error}".splitlines()[0]) from error
    if not isinstance(game, Game):
        raise BadPlugin("it is not a kupa.core.game.Game")
    return game


def _check(game: AnyGame, taken: set[str]) -> None:
    missing = [name for name in ATTRIBUTES if not hasattr(game, name)]
    if missing:
        raise BadPlugin(f"{type(game).__name__} lacks {', '.join(missing)}")
    if not KEY.fullmatch(game.key):
        raise BadPlugin(f"the key {game.key!r} is not a lower-case word of 2 to 31 letters")
    if game.key in taken:
        raise BadPlugin(f"there is another game with the key {game.key!r}")
    try:
        describe(game)
    except Exception as error:  # the same: a type that cannot be described, a range without seats
        reason = f"{type(error).__name__}: {error}".splitlines()[0]
        raise BadPlugin(f"it cannot be described: {reason}") from error
