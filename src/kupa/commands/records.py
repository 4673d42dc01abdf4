"""Commands on records: ``kupa record``, ``kupa replay``, ``kupa verify``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from kupa import words
from kupa.commands.common import (
    Force,
    GameKey,
    GivenOptions,
    Language,
    MoreOptions,
    fail,
    option_text,
    read,
    write,
)  # fmt: skip
from kupa.commands.output import print_line
from kupa.commands.replay_text import Observer, print_replay
from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.match import Match
from kupa.core.options import read_options
from kupa.core.record import parse
from kupa.core.refused import Refused
from kupa.core.verify import Check, verify as check_record
from kupa.games import find

Seats = Annotated[int, typer.Option(min=1, max=9, help="How many players sit at the table.")]


def record(  # noqa: PLR0913
    game: GameKey,
    more: MoreOptions = None,
    seats: Seats = 4,
    seed: Annotated[str | None, typer.Option(help="A number, or 64 hexadecimal digits.")] = None,
    options: GivenOptions = None,
    to: Annotated[
        Path | None, typer.Option("--out", "-o", help="File to write; else it is printed.")
    ] = None,
    force: Force = False,  # noqa: FBT002
) -> None:
    """Play one random game and write its record."""
    rules = find(game)
    chosen = read_options(rules.Options, option_text(options, more).split())
    start = seeds.fresh() if seed is None else seeds.from_text(seed)
    match = Match(rules, rules.with_limit(chosen), seats, start)
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
    seat: Annotated[int | None, typer.Option(help="Show what this seat was told and sees.")] = None,
    onlooker: Annotated[bool, typer.Option("--onlooker", help="Show what anyone may see.")] = False,  # noqa: FBT002
    lang: Language = "en",
) -> None:
    """Print a recorded game move by move: open, or as one seat saw it."""
    if onlooker and seat is not None:
        fail("Choose --seat or --onlooker, not both.")
    recorded = parse(read(file))
    match: Match[Any, Any, Any] = Match.reopen(find(recorded.game), recorded)
    if seat is not None and not 0 <= seat < match.seats:
        raise Refused(None, "core.no_such_seat", seat=seat, last=match.seats - 1)
    observer = Observer(seat, sees_all=not onlooker and seat is None)
    print_replay(match, recorded.answers, observer, lang)


def verify(
    file: Annotated[Path, typer.Argument(help="A record with its seal, as a table gives it; - reads.")],
    seal: Annotated[str | None, typer.Option(help="The seal noted at the start of the game.")] = None,
    word: Annotated[str | None, typer.Option(help="The word you added to the seed.")] = None,
    lang: Language = "en",
) -> None:
    """Check that a game was played by the rules and dealt as it was sealed; exit code 1 if not."""
    if word is not None:
        _check_encodable(word)
    text = read(file)
    found = check_record(find(parse(text).game), text, seal, word)
    for check in found:
        print_line(f"{'✓' if check.passed else '✗'} {_sentence(check, lang)}")
    if not all(check.passed for check in found):
        raise typer.Exit(1)


def _sentence(check: Check, language: str) -> str:
    """Return the sentence of a check; why a record stops is told in the same language."""
    why = check.facts.get("why")
    facts = {"why": words.explain(language, why)} if isinstance(why, Refused) else {}
    return words.say(language, check.key, **{**check.facts, **facts})


def _check_encodable(word: str) -> None:
    """Fail if a word holds bytes of another encoding than this terminal's."""
    try:
        word.encode()
    except UnicodeEncodeError:
        fail("--word is no valid text: the terminal sent bytes that are not in its own encoding.")
