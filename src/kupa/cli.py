"""The command line: ``kupa games``, ``kupa simulate``, ``kupa record``, ``kupa replay``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import kupa
from kupa import show, words
from kupa.core import options as option_words, seeds
from kupa.core.dice import Dice
from kupa.core.match import Match
from kupa.core.record import parse
from kupa.core.refused import Refused
from kupa.games import find
from kupa.lab import Plan, duel, simulate

app = typer.Typer(
    help="Kupa: three card games of hidden information, simulated, recorded and replayed.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

Language = Literal["en", "he", "ar"]
Seats = Annotated[int, typer.Option(min=1, max=9, help="How many players sit at the table.")]
MaybeSeats = Annotated[
    int | None, typer.Option(min=1, max=9, help="How many players; default 4, or one a bot.")
]
Words = Annotated[
    list[str] | None,
    typer.Option("--options", metavar="NAME=VALUE …", help="One word or more; see 'kupa games'."),
]
# --options takes one word; those that follow it arrive as arguments
More = Annotated[list[str] | None, typer.Argument(hidden=True, metavar="NAME=VALUE")]
Key = Annotated[str, typer.Argument(metavar="GAME", help="The game's key, see 'kupa games'.")]


@app.callback(invoke_without_command=True)
def kupa_command(
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,  # noqa: FBT002
) -> None:
    """Three card games of hidden information, simulated, recorded and replayed."""
    if version:
        kind = "compiled" if kupa.compiled() else "pure Python: no C compiler was found, so it is slower"
        out.print(f"kupa {kupa.__version__} ({kind})")
        raise typer.Exit


@app.command()
def games(
    lang: Annotated[Language, typer.Option(help="Language of the explanations.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,  # noqa: FBT002
) -> None:
    """List the games with their options and defaults."""
    if as_json:
        print(json.dumps(show.games_plain(), ensure_ascii=False))  # noqa: T201 — data, not prose
    else:
        show.games(out, lang)


@app.command("simulate")
def simulate_command(  # noqa: PLR0913 — a command's options are its arguments
    game: Key,
    more: More = None,
    seats: MaybeSeats = None,
    games: Annotated[int, typer.Option(min=1, max=100_000_000, help="How many games.")] = 10_000,
    seed: Annotated[str, typer.Option(help="A number, or 64 hexadecimal digits.")] = "1",
    options: Words = None,
    bots: Annotated[str | None, typer.Option(help="A level for each seat: hard,easy,random")] = None,
    processes: Annotated[int | None, typer.Option(min=1, max=512, help="Default: every core.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,  # noqa: FBT002
) -> None:
    """Play many games on all cores: wins by seat, lengths, what happened."""
    start = seeds.from_text(seed)
    levels = tuple(bots.split(",")) if bots else ()
    seats = seats or len(levels) or 4
    plan = Plan(game, seats, games, start, _options(options, more), levels).checked()
    with _progress() as bar:
        task = bar.add_task(f"{game}, {seats} players", total=games)
        report = simulate(plan, processes, lambda done: bar.advance(task, done))
    if as_json:
        facts = {"game": game, "seats": seats, "seed": plan.seed.hex(), "options": plan.options}
        facts |= {"bots": bots} if bots else {}
        print(json.dumps({**facts, **report.plain()}))  # noqa: T201
    else:
        show.report(out, plan, report)


@app.command("duel")
def duel_command(  # noqa: PLR0913
    game: Key,
    first: Annotated[str, typer.Argument(metavar="LEVEL", help="The level whose wins are counted.")],
    second: Annotated[str, typer.Argument(metavar="RIVAL", help="The level it plays against.")],
    more: More = None,
    games: Annotated[
        int, typer.Option(min=1, max=10_000_000, help="Deals, each played both ways.")
    ] = 200,
    seed: Annotated[str, typer.Option(help="A number, or 64 hexadecimal digits.")] = "1",
    options: Words = None,
    processes: Annotated[int | None, typer.Option(min=1, max=512, help="Default: every core.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,  # noqa: FBT002
) -> None:
    """Let two levels of bots play each other: same deals for both, seats exchanged."""
    start = seeds.from_text(seed)
    plan = Plan(game, 2, games, start, _options(options, more), (first, second)).checked()
    with _progress() as bar:
        task = bar.add_task(f"{game}: {first} against {second}", total=games)
        verdict = duel(plan, processes, lambda done: bar.advance(task, done))
    if as_json:
        facts = {"game": game, "levels": [first, second], "options": plan.options}
        print(json.dumps({**facts, **verdict.plain()}))  # noqa: T201
    else:
        show.verdict(out, plan, verdict)


@app.command()
def record(  # noqa: PLR0913
    game: Key,
    more: More = None,
    seats: Seats = 4,
    seed: Annotated[str | None, typer.Option(help="A number, or 64 hexadecimal digits.")] = None,
    options: Words = None,
    to: Annotated[
        Path | None, typer.Option("--out", "-o", help="File to write; else it is printed.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that exists.")] = False,  # noqa: FBT002
) -> None:
    """Play one random game and write its record."""
    rules = find(game)
    chosen = option_words.read(rules.Options, _options(options, more).split())
    start = seeds.fresh() if seed is None else seeds.from_text(seed)
    match = Match(rules, rules.bounded(chosen), seats, start)
    choices = Dice(seeds.derive(start, "choices", 0))
    while asked := match.asked():
        seat = asked[choices.below(len(asked))]
        moves = match.moves(seat)
        match.answer(seat, moves[choices.below(len(moves))])
    _write(str(match.record()), to, force=force)


def _write(text: str, to: Path | None, *, force: bool) -> None:
    if to is None:
        sys.stdout.write(text)
        return
    if to.exists() and not force:
        _fail(f"{to} exists already: choose another name, or --force to replace it.")
    try:
        to.write_text(text, encoding="utf-8")
    except OSError as error:
        _fail(f"{to} cannot be written: {error.strerror}.")
    err.print(f"wrote {escape(str(to))}")


@app.command()
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
        _fail("Choose --seat or --onlooker, not both.")
    told = parse(_read(file))
    rules = find(told.game)
    match: Match[Any, Any, Any] = Match.reopen(rules, told)
    if seat is not None and seat >= match.seats:
        raise Refused(None, "core.no_such_seat", seat=seat, last=match.seats - 1)
    eyes = show.Eyes(seat, open=not onlooker and seat is None)
    show.replay(out, match, told.answers, eyes, lang)


def _read(file: Path) -> str:
    try:
        return sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except OSError as error:
        _fail(f"{file} cannot be read: {error.strerror}.")
    except UnicodeDecodeError:
        _fail(f"{file} is no text file.")


def _progress() -> Progress:
    name = TextColumn("{task.description}")
    columns = (name, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True)


def _options(first: list[str] | None, more: list[str] | None) -> str:
    if more and not first:
        raise Refused(None, "core.unknown_option", option=more[0], allowed="after --options")
    return " ".join([*(first or []), *(more or [])])


def _fail(sentence: str) -> NoReturn:
    err.print(escape(sentence))
    raise typer.Exit(2)


def main() -> None:
    """Run the command line; what the rules refuse is a sentence and exit code 2."""
    try:
        app()
    except Refused as refused:
        err.print(escape(words.explain("en", refused)))
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
