"""Write ``web/tests/fixtures/ushpizin.json``: real positions of Ushpizin as a page gets them.

Random playthroughs over every option and example of the game. Of each table the first position of every
phase is kept, then any that lets somebody answer what nobody could before, and one event of each kind,
so that the page's tests know every move and all that can happen. ``python -m tools.ushpizin_positions``.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from kupa.core import seeds
from kupa.core.events import Event, Notice, Seat, hears
from kupa.core.match import Match
from kupa.core.options import option_specs, read_options
from kupa.core.refused import Refused
from kupa.games import GAMES
from kupa.service import presenter

TARGET: Final = Path(__file__).parents[1] / "web" / "tests" / "fixtures" / "ushpizin.json"
GAME: Final = GAMES["ushpizin"]
LONGEST: Final = 1500  # answers of one playthrough
DEALS: Final = 3  # playthroughs of one table
PLAIN: Final = ("none", "swaps")  # what a table has anyway
Json = dict[str, Any]
AnyMatch = Match[Any, Any, Any]


def view(seen: object) -> Json:
    """Return a view as the page gets it."""
    return plain(presenter.view(seen))


def event(told: Event) -> Json:
    """Return an event as the page gets it."""
    return plain(presenter.event(told))


def plain(drawn: object) -> Json:
    """Return what is sent, as JSON."""
    made: Json = msgspec.json.decode(msgspec.json.encode(drawn))
    return made


def tables() -> Iterator[tuple[str, int]]:
    """Yield the examples, all sizes, and every value of every option that no example has."""
    yield from GAME.examples()
    tried = {word for text, _ in GAME.examples() for word in text.split()}
    for spec in option_specs(GAME.Options):
        for value in spec.examples:
            text, seats = f"{spec.name}={value}", 6 if spec.name == "elijah" else 3
            if sensible(text, seats) and text not in tried and value not in PLAIN:
                yield text, seats
    for seats in GAME.seats:
        yield "", seats


def sensible(text: str, seats: int) -> bool:
    """Tell whether a table may be played like that."""
    try:
        GAME.check(read_options(GAME.Options, text.split()), seats)
    except Refused:
        return False
    return True


def dealt(text: str, seats: int, deal: int) -> AnyMatch:
    """Deal a table; without a limit it gets the one of simulations."""
    options = GAME.with_limit(read_options(GAME.Options, text.split()))
    return Match(GAME, options, seats, seeds.from_number(deal))


class Album:
    """The positions and events worth keeping, each once."""

    def __init__(self) -> None:
        self.positions: list[Json] = []
        self.events: dict[str, list[Json]] = {}
        self.answers: set[str] = set()
        self.phases: set[tuple[str, int, str]] = set()

    def add_views(self, text: str, seats: int, match: AnyMatch) -> None:
        """Keep what each seat that is asked sees, where it is new."""
        for seat in match.asked():
            moves = [str(move) for move in match.moves(seat)]
            seen = view(match.view(seat))
            phase = (text, seats, seen["phase"])
            if phase not in self.phases or not self.answers.issuperset(moves):
                self.answers.update(moves)
                self.keep(text, seats, seen, moves)

    def end(self, text: str, seats: int, match: AnyMatch) -> None:
        """Keep how a table looks when all is over."""
        if (text, seats, "over") not in self.phases:
            self.keep(text, seats, view(match.view(0)), [])

    def keep(self, text: str, seats: int, seen: Json, moves: list[str]) -> None:
        """Put a position into the album."""
        self.phases.add((text, seats, seen["phase"]))
        self.positions.append({"options": text, "seats": seats, "view": seen, "moves": moves})

    def add_events(self, news: list[Notice], seats: int) -> None:
        """Keep an answer's news, as one seat and as an onlooker hear them, if one of a kind is new."""
        for eyes in (0, None):
            heard = [event(told.event) for told in news if hears(told.audience, eyes)]
            name = "+".join(each["key"].removeprefix("ushpizin.") for each in heard)
            if heard and name not in self.events and self.unheard(heard):
                self.events[name] = [{"seats": seats}, *heard]

    def unheard(self, heard: list[Json]) -> bool:
        """Tell whether some kind of event is not in the album yet."""
        known = {each["key"] for kept in self.events.values() for each in kept[1:]}
        return any(each["key"] not in known for each in heard)


def choose(match: AnyMatch, dice: random.Random) -> tuple[Seat, Any]:
    """Answer at random; hurry where an exchange of places could go on for ever."""
    seat = dice.choice(match.asked())
    moves = match.moves(seat)
    done = [move for move in moves if str(move) == "done"]
    return seat, done[0] if done and dice.random() < 0.7 else dice.choice(moves)  # noqa: PLR2004


def play(text: str, seats: int, deal: int, album: Album) -> None:
    """Play one table to its end, or as long as it is worth it."""
    dice = random.Random(f"{text}/{seats}/{deal}")  # noqa: S311 — the same album every time
    match = dealt(text, seats, deal)
    album.add_events(match.opening, seats)
    for _ in range(LONGEST):
        if not match.asked():
            album.end(text, seats, match)
            return
        album.add_views(text, seats, match)
        seat, move = choose(match, dice)
        album.add_events(match.answer(seat, move), seats)


def made() -> str:
    """Return the album's text."""
    album = Album()
    for text, seats in tables():
        for deal in range(DEALS):
            play(text, seats, deal, album)
    written = {"positions": album.positions, "news": list(album.events.values())}
    return json.dumps(written, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    if "--show" in sys.argv:
        sys.stdout.write(made())
    else:
        TARGET.write_text(made(), encoding="utf-8")
