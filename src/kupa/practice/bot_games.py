"""Games that bots play for the practice: the same from the same number, and nobody sits at them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kupa.bots import seat_bot, stand_in
from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.events import Notice, heard
from kupa.core.game import Game
from kupa.core.match import Match
from kupa.practice.layouts import AnyMatch, layouts
from kupa.practice.rounds import LEVELS, PER_LEVEL, Round, rounds_of

MOST_ANSWERS: Final = 300  # of one game; a longer one is broken off
MOST_GAMES: Final = 3
ENOUGH: Final = len(LEVELS) * PER_LEVEL


def can_practise(game: Game[Any, Any, Any]) -> bool:
    """Tell whether a game has covered cards at places, so that they can be asked for."""
    match = Match(game, game.Options(), game.usual_seats, seeds.from_number(0))
    return any(layout.tokens for layout in layouts(match, ()))


def part_of(game: Game[Any, Any, Any]) -> str | None:
    """Return which of its drawings a game's covered cards have; None: nothing follows them."""
    follower = game.follow(game.Options(), game.usual_seats, None)
    return None if follower is None else follower.part


def practise_with_bots(game: Game[Any, Any, Any], number: int) -> list[Round]:
    """Return rounds from games of bots; another number gives other games."""
    found: list[Round] = []
    for deal in range(MOST_GAMES):
        seed = seeds.derive(seeds.from_number(number), "practice", deal)
        match = Match(game, game.Options(), game.usual_seats, seed)
        dice = Dice(seeds.derive(seed, "rounds"))
        played = list(layouts(match, play(match)))
        for each in rounds_of(played, dice):
            if sum(known.level == each.level for known in found) < PER_LEVEL:
                found.append(each)
        if len(found) == ENOUGH:
            break
    return sorted(found, key=lambda each: each.level)


def play(match: AnyMatch) -> Iterator[list[Notice]]:
    """Let bots play a match; yield what each answer tells."""
    level = stand_in(match.game.key)
    bots = [seat_bot(match.game.key, level, seat, f"practice/{seat}") for seat in range(match.seats)]
    news = match.opening
    for _ in range(MOST_ANSWERS):
        for seat, bot in enumerate(bots):
            for event in heard(news, seat):
                bot.told(event)
        asked = match.asked()
        if not asked:
            return
        moves = match.moves(asked[0])
        chosen = moves[0] if len(moves) == 1 else bots[asked[0]].choose(match.view(asked[0]), moves)
        news = match.answer(asked[0], chosen)
        yield news
