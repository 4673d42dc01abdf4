"""The command line: ``kupa`` alone opens the tables; the rest are commands of ``kupa.commands``."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.markup import escape

import kupa
from kupa import words
from kupa.commands import lab, records, serving, tables
from kupa.commands.common import err, fail, out
from kupa.core.refused import Refused
from kupa.host.trouble import Trouble

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
    port: serving.Port = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address.")] = False,  # noqa: FBT002
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,  # noqa: FBT002
) -> None:
    """Kupa: a family card table. Without a command it opens the tables in your browser."""
    if version:
        kind = "compiled" if kupa.compiled() else "pure Python: no C compiler was found, so it is slower"
        out.print(f"kupa {kupa.__version__} ({kind})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serving.play(port, lan=lan, browser=not no_browser)
    elif lan or port is not None or no_browser:
        command = context.invoked_subcommand
        fail(f"--lan, --port and --no-browser stand without a command, not before {command}.")


app.command()(serving.serve)
app.add_typer(tables.tables, name="tables")
app.command()(tables.backup)
app.command()(records.verify)
app.command()(records.replay)
app.command()(records.record)
app.command()(lab.games)
app.command("simulate")(lab.simulate_command)
app.command("duel")(lab.duel_command)


def main() -> None:
    """Run the command line; what is refused or goes wrong is a sentence and exit code 2."""
    try:
        app()
    except Refused as refused:
        err.print(escape(words.explain("en", refused)))
        sys.exit(2)
    except Trouble as trouble:
        err.print(escape(str(trouble)), soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
