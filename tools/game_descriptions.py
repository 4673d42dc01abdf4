"""Write ``web/tests/fixtures/descriptions.json``: the built-in games as they describe themselves."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec

from kupa.core.description import describe
from kupa.games import GAMES

TARGET: Final = Path(__file__).parents[1] / "web" / "tests" / "fixtures" / "descriptions.json"


def made() -> str:
    """Return the file's text: one game a line."""
    lines = ",\n".join(msgspec.json.encode(describe(game)).decode() for game in GAMES.values())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    if "--show" in sys.argv:
        sys.stdout.write(made())
    else:
        TARGET.write_text(made(), encoding="utf-8")
