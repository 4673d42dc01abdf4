"""The command line: ``kupa`` alone starts the server; the other commands are in ``kupa.commands``."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

import kupa
from kupa import words
from kupa.commands import (
    dataset,
    lab,
    lessons,
    new_game,
    printing,
    records,
    review,
    serve,
    study,
    tables,
)
from kupa.commands.common import fail
from kupa.commands.output import err, guard_output, out, print_line
from kupa.core.refused import Refused
from kupa.host.errors import UserError

app = typer.Typer(
    help="Kupa: a family card table. Without a command it opens the tables in your browser.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def kupa_command(
    context: typer.Context,
    lan: Annotated[bool, typer.Option("--lan", help="Let phones in the house join.")] = False,  # noqa: FBT002
    port: serve.Port = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address.")] = False,  # noqa: FBT002
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,  # noqa: FBT002
) -> None:
    """Kupa: a family card table. Without a command it opens the tables in your browser."""
    if version:
        kind = "compiled" if kupa.compiled() else "pure Python: no C compiler was found, so it is slower"
        out.print(f"kupa {kupa.__version__} ({kind})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve.play(port, lan=lan, browser=not no_browser)
    elif lan or port is not None or no_browser:
        command = context.invoked_subcommand
        fail(f"--lan, --port and --no-browser stand without a command, not before {command}.")


app.command()(serve.serve)
app.add_typer(tables.tables, name="tables")
app.command()(tables.backup)
app.command()(records.verify)
app.command()(records.replay)
app.command()(records.record)
app.command("review")(review.review_command)
app.command()(lab.games)
app.command("print")(printing.print_command)
app.command("simulate")(lab.simulate_command)
app.command("duel")(lab.duel_command)
app.add_typer(lessons.lessons, name="lessons")
app.command("study")(study.study_command)
app.add_typer(dataset.dataset, name="dataset")
app.command("new-game")(new_game.new_game)


def main() -> None:
    """Run the command line; whatever the user has to put right is one line and exit code 2."""
    sys.exit(guard_output(_run))


def _run() -> int:
    try:
        code = app(prog_name="kupa", standalone_mode=False)
    except SystemExit as stop:
        code = stop.code
    except typer.Abort:
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception as error:  # noqa: BLE001 — raised again unless the user can put it right
        print_line(_what_to_put_right(error), err)
        return 2
    return code if isinstance(code, int) else 0


def _what_to_put_right(error: Exception) -> str:
    """Return a refusal or an error of the user as one line; any other exception is a fault of ours."""
    if isinstance(error, Refused):
        return words.explain("en", error)
    if isinstance(error, UserError):
        return str(error)
    if not hasattr(error, "format_message"):  # errors of usage: typer's or click's, by typer's version
        raise error
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "kupa"
    return f"{' '.join(error.format_message().split())} See '{command} --help'."
