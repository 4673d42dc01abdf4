"""Golden playthroughs: one random game a file, every answer with what it told whom, and views.

Of a long game the first and the last answers are written out; a digest stands for the rest, so that
it cannot change unseen. ``make golden`` writes them anew. A changed line is a changed rule: review it
like code.
"""

from __future__ import annotations

from dataclasses import fields
from hashlib import sha256
from pathlib import Path
from typing import Any

from kupa.core import seeds
from kupa.core.conformance import tables
from kupa.core.dice import Dice
from kupa.core.events import Notice
from kupa.core.game import AnyGame
from kupa.core.match import Match
from kupa.core.options import record_options, write_options
from kupa.games import GAMES

FOLDER = Path(__file__).parents[1] / "golden"
VIEW_EVERY = 60
WRITTEN = 100  # answers at each end of a long game
LONG = 3 * WRITTEN
REPEATED = ("options", "cast")  # what a view repeats of the table
MOST_ANSWERS = {"pairs": 110, "ushpizin": 150}  # a playthrough of these games is cut short


def names() -> dict[str, tuple[AnyGame, Any, int]]:
    """Return the file of each table: every size, and every option at some size."""
    return {
        f"{game.key}-{seats}{changed(game, options)}.txt": (game, game.with_limit(options), seats)
        for game in GAMES.values()
        for options, seats in tables(game)
    }


def changed(game: AnyGame, options: object) -> str:
    """Return what differs from the defaults, for the name of a file."""
    usual = write_options(game.Options()).split()
    return "".join(f"-{word}" for word in write_options(options).split() if word not in usual)


def playthrough(game: AnyGame, options: object, seats: int) -> str:
    """Play one random game and write down all of it."""
    # as tables were written before ``usual``: the same games are pinned down as ever
    written = record_options(options).replace("=usual", "=none")
    seed = seeds.derive(seeds.from_number(seats), "golden", written)
    match: Match[Any, Any, Any] = Match(game, options, seats, seed)
    choices = Dice(seeds.derive(seed, "choices", 0))
    lines = [*str(match.record()).splitlines(), *event_lines(match.opening), *views(match)]
    answers: list[list[str]] = []
    most = MOST_ANSWERS.get(game.key)
    while (asked := match.asked()) and len(match.answers) != most:
        seat = asked[choices.below(len(asked))]
        moves = match.moves(seat)
        move = moves[choices.below(len(moves))]
        news = match.answer(seat, move)
        number = len(match.answers)
        seen = views(match) if number % VIEW_EVERY == 0 else []
        answers.append(
            [f"{number}. seat {seat} of {len(moves)} moves: {move}", *event_lines(news), *seen]
        )
    end = f"ranks: {match.ranks()}" if not match.asked() else f"cut after {most} answers"
    return "\n".join([*lines, *abridged(answers), *views(match), end]) + "\n"


def abridged(answers: list[list[str]]) -> list[str]:
    """Return the lines of every answer, or of a long game's first and last ones."""
    if len(answers) <= LONG:
        return flat(answers)
    middle = flat(answers[WRITTEN:-WRITTEN])
    digest = sha256("\n".join(middle).encode()).hexdigest()[:16]
    note = (
        f"# {len(answers) - 2 * WRITTEN} answers are not written here; digest of their lines: {digest}"
    )
    return [*flat(answers[:WRITTEN]), note, *flat(answers[-WRITTEN:])]


def flat(answers: list[list[str]]) -> list[str]:
    """Return the lines of some answers, one after the other."""
    return [line for answer in answers for line in answer]


def event_lines(news: list[Notice]) -> list[str]:
    """Write one line an event: to whom, what, and its facts."""
    return [f"    {audience(told.audience)} {told.event.key} {facts(told.event)}" for told in news]


def audience(bits: int) -> str:
    """Write an audience: all, some seats, or all but some."""
    if bits == -1:
        return "all:"
    seats = [str(seat) for seat in range(9) if (~bits if bits < 0 else bits) >> seat & 1]
    return ("all but " if bits < 0 else "only ") + " ".join(seats) + ":"


def views(match: Match[Any, Any, Any]) -> list[str]:
    """Write what each seat and an onlooker see, without what a view repeats of the table."""
    return [f"    sees {seat}: {facts(match.view(seat))}" for seat in (None, *range(match.seats))]


def facts(thing: Any) -> str:  # noqa: ANN401 — any dataclass
    """Write a dataclass's fields, leaving out what is empty and what a view repeats of the table."""
    pairs = ((made.name, getattr(thing, made.name)) for made in fields(thing))
    return " ".join(
        f"{name}={fact(value)}"
        for name, value in pairs
        if value not in (None, (), False) and name not in REPEATED
    )


def fact(value: object) -> str:
    """Write one value briefly."""
    if isinstance(value, tuple):
        return "(" + " ".join(fact(each) for each in value) + ")"
    if hasattr(value, "__dataclass_fields__"):
        return "[" + facts(value) + "]"
    return "-" if value is None else str(value)


def write_all() -> None:
    """Write every playthrough and remove what no table has any more."""
    wanted = names()
    for old in FOLDER.glob("*.txt"):
        if old.name not in wanted:
            old.unlink()
    for name, table in wanted.items():
        (FOLDER / name).write_text(playthrough(*table), encoding="utf-8")


if __name__ == "__main__":
    write_all()
