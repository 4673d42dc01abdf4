"""Records of bots that forget nothing, in which seat 0 blunders at a moment that decides the game."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, islice
from typing import Any

from kupa.core import seeds
from kupa.core.record import Record
from kupa.lab.bot_match import BotMatch
from kupa.lab.simulate import Plan, seat_bots

USHPIZIN = {"abraham", "isaac", "jacob", "moses", "aaron", "joseph", "david"}
MISSIONS = "missions=off"


@dataclass(frozen=True, slots=True)
class Planted:
    """A record with a blunder of seat 0, and which answers it is made of."""

    record: Record
    steps: tuple[int, ...]


Blunder = Callable[[BotMatch], tuple[int, ...]]  # makes it if this is the moment; the answers, or none


def table_of(game: str, seats: int, number: int, options: str = "") -> BotMatch:
    """Seat bots that forget nothing."""
    level = "hard" if game == "reset" else "perfect"
    plan = Plan(game, seats, 1, seeds.from_number(number), options, (level,) * seats).checked()
    return seat_bots(plan, number)


def play_on(table: BotMatch) -> Record:
    """Let the bots finish the game."""
    table.play()
    return table.match.record()


def answer(table: BotMatch, move: str) -> int:
    """Answer for seat 0, and tell the bots; return which answer it was."""
    table.tell(table.match.answer(0, move))
    return len(table.match.answers)


def wins_now(table: BotMatch) -> bool:
    """Tell whether seat 0 wins alone in this turn, if it plays on as its bot does."""
    twin: BotMatch = pickle.loads(pickle.dumps(table))
    while twin.match.asked() == (0,):
        twin.ask(0)
    ranks: tuple[int, ...] = () if twin.match.asked() else twin.match.ranks()
    return ranks.count(1) == 1 and ranks[0] == 1


def gives_the_winning_card_away(table: BotMatch) -> tuple[int, ...]:
    """Give a card that fits for one that does not, when another swap would have won."""
    match = table.match
    if match.view(0).phase != "lift" or not wins_now(table):
        return ()
    rows = match.state.open_view().rows
    offered = [move.a for move in match.moves(0) if rows[0][move.a - 1] in USHPIZIN]
    lifted = next((place for place in offered if rows[0].count(rows[0][place - 1]) == 1), None)
    if lifted is None:
        return ()
    first = answer(table, f"lift {lifted}")
    useless = [move for move in match.moves(0) if rows[move.b][move.a - 1] not in {*USHPIZIN, "elijah"}]
    if not useless:
        return (first,)
    return (first, answer(table, str(useless[0])))


def declares_against_the_odds(table: BotMatch) -> tuple[int, ...]:
    """Declare a hat that is known not to fit, when another declaration would have won the game."""
    match = table.match
    view = match.state.open_view()
    if view.scores[0] > max(view.scores[1:]) or not wins_now(table):
        return ()  # who leads may win all the same
    known = table.bots[0].model.hats.traces  # type: ignore[attr-defined]
    places = [
        place for place, trace in known.items() if trace.card not in {"magic", view.row[place - 1]}
    ]
    return (answer(table, f"declare {min(places)}"),) if places else ()


def misses_a_pair(table: BotMatch) -> tuple[int, ...]:
    """Of the last four cards, which are known, turn up two that do not fit: the next takes them all."""
    match = table.match
    view = match.view(0)
    left = [place for place in range(1, len(view.grid) + 1) if place not in view.gaps]
    seen = {int(str(move).split()[1]) for _, move in match.answers}
    scores = [len(pairs) for pairs in view.kept]
    if len(left) != 4 or not view.turned or abs(scores[0] - scores[1]) > 2 or len({*left} - seen) > 1:
        return ()
    faces = match.state.open_view().grid
    wrong = next(place for place in left if faces[place - 1] != faces[view.turned - 1])
    return (answer(table, f"turn {wrong}"),)


BLUNDERS: dict[str, tuple[str, int, str, Blunder]] = {
    "the winning card given away": ("ushpizin", 3, MISSIONS, gives_the_winning_card_away),
    "a declaration against the odds": ("court", 2, "size=short", declares_against_the_odds),
    "a pair missed": ("pairs", 2, "", misses_a_pair),
}


def plant(table: BotMatch, blunder: Blunder) -> Planted | None:
    """Play, make the blunder at the first moment for it, and play on."""
    while table.match.asked():
        steps = blunder(table) if table.match.asked() == (0,) else ()
        if steps:
            return Planted(play_on(table), steps)
        table.ask(table.who(table.match.asked()))
    return None


def planted(name: str, amount: int) -> list[Planted]:
    """Return records with a blunder."""
    game, seats, options, blunder = BLUNDERS[name]
    found: Iterator[Any] = (plant(table_of(game, seats, n, options), blunder) for n in count())
    return list(islice((each for each in found if each is not None), amount))
