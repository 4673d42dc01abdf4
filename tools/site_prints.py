"""Print every game in every language beside the static site, where no server could."""

from __future__ import annotations

import sys
from pathlib import Path

from kupa.games import GAMES
from kupa.paper.order import Order
from kupa.paper.printing import print_order
from kupa.words import LANGUAGES


def main(folder: Path, games: list[str]) -> None:
    """Write a PDF for each game and language, where the page looks for it."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        for language in LANGUAGES:
            order = Order(game, (language,)).checked()
            (folder / f"{game}-{language}.pdf").write_bytes(print_order(order))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or list(GAMES))
