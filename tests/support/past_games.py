"""Finished games, as a device keeps them."""

from __future__ import annotations

import json


def past_games(table: str, count: int) -> str:
    """Return games as a device keeps them, the newest first."""
    player = {"kind": "person", "name": "Grandma Tehila", "colour": "olive"}
    games = [
        {
            "table": table, "deal": count - at, "game": ["ushpizin", "court", "reset", "pairs"][at % 4],
            "at": 1.76e12 - at * 5e7, "you": 0, "ranks": [1 + (at % 3 == 1), 2 - (at % 3 == 1)],
            "players": [player, {**player, "name": "יוסף", "colour": "grape"}], "family": "",
        }
        for at in range(count)
    ]  # fmt: skip
    return json.dumps(games)
