"""Write ``web/tests/fixtures/positions.json``: real positions that the boards are tested on.

Games are played at random with every value of every option; some positions of each step are kept, and
those that offer a move of a new shape, as the seat that is asked sees them, with all it may answer. The
boards must be able to make every such move.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec

from kupa.core.dice import Dice
from kupa.games import GAMES
from kupa.service.presenter import view

TARGET: Final = Path(__file__).parents[1] / "web" / "tests" / "fixtures" / "positions.json"
CHOICES: Final[dict[str, dict[str, list[Any]]]] = {
    "reset": {"draw": ["forced", "free"], "stick": [True, False], "finish": ["first", "places"]},
    "court": {"size": ["short", "standard", "long"], "magic": ["any", "declared"]},
    "pairs": {"size": ["small", "medium", "large"]},
}
KEPT: Final = {"reset": 9, "court": 3, "pairs": 3}  # positions of a step, for each table
DEALS: Final = 4  # at each table; after the first, jokers stay in hand and only what is new is kept
MOST_MOVES: Final = 160  # a handful of jokers makes hundreds: that is enough of them
MOST_NEW: Final = 900  # moves of a position that has something new
LONGEST: Final = 400  # answers of one game
MOST_CARDS: Final = 4  # longer plays are of no other shape
Position = dict[str, Any]
Shape = tuple[str, int]


def tables(game: str) -> Iterator[tuple[dict[str, Any], int]]:
    """Yield every mixture of options, with the numbers of seats taking turns."""
    choices = CHOICES[game]
    seats = list(GAMES[game].seats)
    for at, values in enumerate(product(*choices.values())):
        yield dict(zip(choices, values, strict=True)), seats[at % len(seats)]


def shape(move: str) -> Shape:
    """What a move looks like, whatever its numbers: jokers and how many numbers are different count."""
    return re.sub(r"\d+", "n", move), len(set(re.findall(r"\d+", move)))


def positions(
    game: str, table: tuple[dict[str, Any], int], number: int, known: set[Shape], *, few: int
) -> Iterator[Position]:
    """Play one game at random; keep a few positions of each step, and what is new."""
    chosen, seats = table
    rules = GAMES[game]
    options = rules.with_limit(rules.Options(**chosen))
    dice = Dice(number.to_bytes(32, "big"))
    state = rules.start(options, seats, dice)
    kept: Counter[str] = Counter()
    for _ in range(LONGEST):
        if not (asked := state.asked()):
            return
        seat = asked[0]
        moves = state.moves(seat)
        usual = kept[state.phase()] < few and dice.below(7) == 0 and len(moves) <= MOST_MOVES
        shapes = {shape(str(move)) for move in moves if len(str(move).split()) <= MOST_CARDS}
        if usual or (shapes - known and len(moves) <= MOST_NEW):
            kept[state.phase()] += usual
            known |= shapes
            yield position(game, chosen, state.view(seat), [str(move) for move in moves])
        likely = moves if few else [move for move in moves if "*" not in str(move)] or moves
        state.play(seat, likely[dice.below(len(likely))])


def position(game: str, chosen: dict[str, Any], seen: Any, moves: list[str]) -> Position:  # noqa: ANN401
    """Return a position as the page gets it."""
    return {"game": game, "options": chosen, "view": view(seen), "moves": moves}


def made() -> str:
    """Return the file's text: one position a line."""
    found: list[Position] = []
    for game in CHOICES:
        known: set[Shape] = set()
        once = list(tables(game))
        for number, table in enumerate(once * DEALS):
            few = KEPT[game] if number < len(once) else 0
            found += positions(game, table, number, known, few=few)
    lines = ",\n".join(msgspec.json.encode(each).decode() for each in found)
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    if "--show" in sys.argv:
        sys.stdout.write(made())
    else:
        TARGET.write_text(made(), encoding="utf-8")
