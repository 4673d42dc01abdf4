"""Commands on records: ``kupa record``, ``kupa replay``, ``kupa verify``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from kupa import show
from kupa.commands.common import (
    Force,
    Key,
    Language,
    More,
    Words,
    fail,
    option_text,
    out,
    read,
    write,
)  # fmt: skip
from kupa.commands.proof import checks
from kupa.core import options as option_words, seeds
from kupa.core.dice import Dice
from kupa.core.match import Match
from kupa.core.record import parse
from kupa.core.refused import Refused
from kupa.games import find

Seats = Annotated[int, typer.Option(min=1, max=9, help="How many players sit at the table.")]


def record(  # noqa: PLR0913
    game: Key,
    more: More = None,
    seats: Seats = 4,
    seed: Annotated[str | None, typer.Option(help="A number, or 64 hexadecimal digits.")] = None,
    options: Words = None,
    to: Annotated[
        Path | None, typer.Option("--out", "-o", help="File to write; else it is printed.")
    ] = None,
    force: Force = False,  # noqa: FBT002
) -> None:
    """Play one random game and write its record."""
    rules = find(game)
    chosen = option_words.read(rules.Options, option_text(options, more).split())
    start = seeds.fresh() if seed is None else seeds.from_text(seed)
    match = Match(rules, rules.bounded(chosen), seats, start)
    choices = Dice(seeds.derive(start, "choices", 0))
    while asked := match.asked():
        seat = asked[choices.below(len(asked))]
        moves = match.moves(seat)
        match.answer(seat, moves[choices.below(len(moves))])
    write(str(match.record()), to, force=force)


def replay(
    file: Annotated[
        Path, typer.Argument(help="A record, as 'kupa record' writes it; - reads standard input.")
    ],
    seat: Annotated[
        int | None, typer.Option(min=0, help="Show what this seat was told and sees.")
    ] = None,
    onlooker: Annotated[bool, typer.Option("--onlooker", help="Show what anyone may see.")] = False,  # noqa: FBT002
    lang: Annotated[Language, typer.Option(help="Language of the sentences.")] = "en",
) -> None:
    """Print a recorded game move by move: open, or as one seat saw it."""
    if onlooker and seat is not None:
        fail("Choose --seat or --onlooker, not both.")
    told = parse(read(file))
    rules = find(told.game)
    match: Match[Any, Any, Any] = Match.reopen(rules, told)
    if seat is not None and seat >= match.seats:
        raise Refused(None, "core.no_such_seat", seat=seat, last=match.seats - 1)
    eyes = show.Eyes(seat, open=not onlooker and seat is None)
    show.replay(out, match, told.answers, eyes, lang)


def verify(
    file: Annotated[Path, typer.Argument(help="A record with its seal, as a table gives it; - reads.")],
    seal: Annotated[str | None, typer.Option(help="The seal noted at the start of the game.")] = None,
    word: Annotated[str | None, typer.Option(help="The word you added to the seed.")] = None,
    lang: Annotated[Language, typer.Option(help="Language of the sentences.")] = "en",
) -> None:
    """Check that a game was played by the rules and dealt as it was sealed; exit code 1 if not."""
    found = checks(read(file), seal, word)
    for check in found:
        out.print(escape(f"{'✓' if check.passed else '✗'} {check.said(lang)}"), soft_wrap=True)
    if not all(check.passed for check in found):
        raise typer.Exit(1)
