"""Write ``web/tests/fixtures/positions.json``: real positions that the boards are tested on.

Games are played at random with every value of every option; some positions of each step are kept, as the
seat that is asked sees them, with all it may answer. The boards must be able to make every such move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec

from kupa.core.dice import Dice
from kupa.games import GAMES
from kupa.server.drawing import view

TARGET: Final = Path(__file__).parents[1] / "web" / "tests" / "fixtures" / "positions.json"
CHOICES: Final[dict[str, dict[str, list[Any]]]] = {
    "reset": {"draw": ["forced", "free"], "stick": [True, False], "finish": ["first", "places"]},
    "court": {"size": ["short", "standard", "long"], "magic": ["any", "declared"]},
    "pairs": {"size": ["small", "medium", "large"]},
}
KEPT: Final = {"reset": 9, "court": 3, "pairs": 3}  # positions of a step, for each table
MOST_MOVES: Final = 160  # a handful of jokers makes hundreds
Position = dict[str, Any]


def tables(game: str) -> Iterator[tuple[dict[str, Any], int]]:
    """Yield every mixture of options, with the numbers of seats taking turns."""
    choices = CHOICES[game]
    seats = list(GAMES[game].seats)
    for at, values in enumerate(product(*choices.values())):
        yield dict(zip(choices, values, strict=True)), seats[at % len(seats)]


def positions(game: str, chosen: dict[str, Any], seats: int, number: int) -> Iterator[Position]:
    """Play one game at random; keep a few positions of each step."""
    rules = GAMES[game]
    options = rules.bounded(rules.Options(**chosen))
    dice = Dice(number.to_bytes(32, "big"))
    state = rules.start(options, seats, dice)
    kept: Counter[str] = Counter()
    while asked := state.asked():
        seat = asked[0]
        moves = state.moves(seat)
        if kept[state.step()] < KEPT[game] and dice.below(7) == 0 and len(moves) <= MOST_MOVES:
            kept[state.step()] += 1
            yield drawn(game, chosen, state.view(seat), [str(move) for move in moves])
        state.play(seat, moves[dice.below(len(moves))])


def drawn(game: str, chosen: dict[str, Any], seen: Any, moves: list[str]) -> Position:  # noqa: ANN401
    """Return a position as the page gets it."""
    return {"game": game, "options": chosen, "view": view(seen), "moves": moves}


def main() -> None:
    """Write one position a line."""
    found: list[Position] = []
    for game in CHOICES:
        for number, (chosen, seats) in enumerate(tables(game)):
            found += positions(game, chosen, seats, number)
    lines = ",\n".join(msgspec.json.encode(position).decode() for position in found)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
